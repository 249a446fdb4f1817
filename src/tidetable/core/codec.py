"""Action id <-> text <-> click path, all derived from verbs; nothing is spelled twice."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.errors import NotUnderstood

MAX_SEATS: Final = 4
READABLE: Final = 40  # tokens in a list


@final
class Domain:
    """An ordered, finite set of things a verb can be about, each with a token that names it.

    What was added `later`, when numbers were locked already, comes last in it.
    """

    def __init__(
        self,
        name: str,
        tokens: list[str],
        parts: list[Domain] | None = None,
        joint: str = ":",
        is_sign: bool = False,
        later: list[str] | None = None,
    ) -> None:
        self.name: Final = name
        self.n_first: Final[int] = len(tokens)
        self.tokens: Final[list[str]] = tokens if later is None else [*tokens, *later]
        self.parts: Final[list[Domain]] = parts if parts is not None else []
        self.joint: Final = joint  # what a pair's token has between its parts
        self.is_sign: Final = is_sign  # a token that no language says differently: `12`, `C4`
        self.index: Final = {token: i for i, token in enumerate(self.tokens)}
        self.halves: Final[dict[str, tuple[str, str]]] = {}  # a pair's token -> those of its parts
        if self.parts:
            first, second = self.parts
            for a in first.tokens:
                self.halves.update({f"{a}{joint}{b}": (a, b) for b in second.tokens})

    @staticmethod
    def pairs(name: str, first: Domain, second: Domain, joint: str = ":") -> Domain:
        """Things named by two others: `2:coin+coin` lies before boat 2. Said part by part."""
        tokens: list[str] = []
        later: list[str] = []
        for i, a in enumerate(first.tokens):
            for j, b in enumerate(second.tokens):
                is_first = i < first.n_first and j < second.n_first
                (tokens if is_first else later).append(f"{a}{joint}{b}")
        return Domain(name, tokens, [first, second], joint, later=later)

    def listed(self) -> str:
        """Name all tokens, or the first and the last of more than anybody would read."""
        few = len(self.tokens) <= READABLE
        last = self.tokens[self.n_first - 1]
        return " ".join(self.tokens) if few else f"{self.tokens[0]} … {last}"

    @staticmethod
    def signs(name: str, tokens: list[str], later: list[str] | None = None) -> Domain:
        """Things whose token is their name in every language: numbers, squares of a grid."""
        return Domain(name, tokens, is_sign=True, later=later)

    @staticmethod
    def numbers(name: str, last: int, later: int = 0) -> Domain:
        """The numbers from 1, and those up to `later` that were added."""
        tokens = [str(n + 1) for n in range(max(last, later))]
        return Domain.signs(name, tokens[:last], tokens[last:] or None)


# Seats are said by their players' names, so no language file has words for them.
SEATS: Final = Domain("seat", [str(n + 1) for n in range(MAX_SEATS)])


@final
class Verb:
    """One kind of move, draw or consequence. Its actions are base + mixed radix over its domains.

    Only the first domain may have things that were added later. Their actions are numbered after
    those of all verbs, so that no number moves: there is a gap between them and the first ones.

    A verb with a `handle` is picked up by its own name (a button, a mug of rum) and then its
    things; any other verb starts with its first thing: a click on the chest opens it.
    A verb that `reveals` tells somebody what was hidden, so it cannot be taken back. One that is
    `outward` is what others see of something (a card was drawn): whose it is was told more.
    One that `ends` a turn, a phase or a chance to do more is offered last: a hasty first click or
    key never ends anything.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        *,
        handle: bool = False,
        reveals: bool = False,
        outward: bool = False,
        ends: bool = False,
        **params: Domain,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.handle: Final = handle or not params
        self.reveals: Final = reveals
        self.outward: Final = outward
        self.ends: Final = ends
        self.params: Final = dict(params)
        self.base: i64 = 0
        self.gap: i64 = 0
        sizes = [len(domain.tokens) for domain in params.values()]
        size: i64 = 1
        n_first: i64 = 1
        for i, domain in enumerate(params.values()):
            if i > 0 and domain.n_first < sizes[i]:
                raise ValueError(f"{name}: more of {domain.name} would move numbers")
            size *= sizes[i]
            n_first *= domain.n_first
        self.size: i64 = size
        self.n_first: i64 = n_first  # of these actions, all but what was added later
        self.step: i64 = sizes[-1] if sizes else 1  # of the last parameter but one

    def of(self, last: i64) -> i64:
        """Return the action of a verb with one parameter."""
        if last < self.n_first:
            return self.base + last
        return self.base + self.gap + last

    def of2(self, first: i64, second: i64) -> i64:
        """Return the action of a verb with two parameters."""
        return self.of(first * self.step + second)

    def number(self, action: i64) -> i64:
        """Return what an action of this verb is about, as a number: the inverse of `of`."""
        n = action - self.base
        if n < self.n_first:
            return n
        return n - self.gap

    def has(self, action: i64) -> bool:
        n = action - self.base
        if n < self.n_first:
            return n >= 0
        return self.n_first <= n - self.gap < self.size

    def __call__(self, *args: int) -> int:
        """Return the action, checked, for any number of parameters: for tests and the edge."""
        if len(args) != len(self.params):
            raise ValueError(f"{self.name} takes {len(self.params)} things, not {len(args)}")
        n = 0
        for arg, domain in zip(args, self.params.values(), strict=True):
            if not 0 <= arg < len(domain.tokens):
                raise ValueError(f"{self.name}: there is no {domain.name} number {arg}")
            n = n * len(domain.tokens) + arg
        return self.of(n)

    def args(self, action: int) -> list[int]:
        """Return the numbers of an action's things, in the order of the parameters."""
        n: int = self.number(action)
        found: list[int] = []
        for domain in reversed(list(self.params.values())):
            n, arg = divmod(n, len(domain.tokens))
            found.append(arg)
        found.reverse()
        return found

    def rows(self) -> list[tuple[int, str]]:
        """Print its actions: their first number, and the tokens they are about."""
        parts = [f" {name}={','.join(domain.tokens)}" for name, domain in self.params.items()]
        if self.n_first == self.size:
            return [(self.base, self.name + "".join(parts))]
        name, grown = next(iter(self.params.items()))
        first, later = grown.tokens[: grown.n_first], grown.tokens[grown.n_first :]
        rest = "".join(parts[1:])
        return [
            (self.base, f"{self.name} {name}={','.join(first)}{rest}"),
            (self.of(self.n_first), f"{self.name} {name}={','.join(later)}{rest}"),
        ]


@final
class Codec:
    """All verbs of a game: numbers them, prints actions and reads them back.

    Verbs that were added `later`, when numbers were locked already, are numbered after the others.
    """

    def __init__(
        self,
        moves: list[Verb],
        draws: list[Verb],
        consequences: list[Verb] | None = None,
        later: list[Verb] | None = None,
    ) -> None:
        self.moves: Final = moves  # what seats do
        self.draws: Final = draws  # what chance answers
        self.consequences: Final[list[Verb]] = consequences if consequences is not None else []
        self.verbs: Final = [*moves, *draws, *self.consequences]
        self.named: Final = {verb.name: verb for verb in self.verbs}
        added = later if later is not None else []
        size: i64 = 0
        for verb in [*(verb for verb in self.verbs if verb not in added), *added]:
            verb.base = size
            size += verb.n_first
        for verb in self.verbs:
            if verb.n_first < verb.size:
                verb.gap = size - verb.base - verb.n_first
                size += verb.size - verb.n_first
        self.size: Final[int] = size

    def verb(self, action: int) -> Verb:
        for verb in self.verbs:
            if verb.has(action):
                return verb
        raise ValueError(f"no verb has the action {action}")

    def things(self, action: int) -> dict[str, tuple[Domain, str]]:
        """Return what an action is about: parameter -> its domain and token."""
        verb = self.verb(action)
        return {
            name: (domain, domain.tokens[arg])
            for (name, domain), arg in zip(verb.params.items(), verb.args(action), strict=True)
        }

    def text(self, action: int) -> str:
        """Print an action: the one notation of logs, records, keyboards and links."""
        tokens = [token for _, token in self.things(action).values()]
        return " ".join([self.verb(action).name, *tokens])

    def parse(self, text: str) -> int:
        """Read an action printed by `text`; raise NotUnderstood that says which word is wrong."""
        words = text.split()
        if not words:
            raise NotUnderstood("empty")
        verb = self.named.get(words[0])
        if verb is None:
            known = " ".join(verb.name for verb in self.moves)
            raise NotUnderstood("verb", word=words[0], known=known)
        if len(words) - 1 != len(verb.params):
            raise NotUnderstood("length", verb=verb.name, want=len(verb.params), got=len(words) - 1)
        args: list[int] = []
        for word, domain in zip(words[1:], verb.params.values(), strict=True):
            if word not in domain.index:
                raise NotUnderstood("thing", verb=verb.name, word=word, known=domain.listed())
            args.append(domain.index[word])
        return verb(*args)

    def read(self, answer: int | str) -> int:
        """Return an action that is given by its number or by its text, if there is such a one."""
        if isinstance(answer, str):
            return self.parse(answer)
        if not 0 <= answer < self.size:
            raise NotUnderstood("number", number=answer, most=self.size - 1)
        return answer

    def path(self, action: int) -> list[str]:
        """Return the clicks that make an action: its handle if it has one, then its things.

        The verb closes the path of a verb without a handle, so that two verbs for the same thing
        ask once more; whoever walks the tree stops as soon as only one action is left.
        """
        verb = self.verb(action)
        tokens = [token for _, token in self.things(action).values()]
        return [verb.name, *tokens] if verb.handle else [*tokens, verb.name]

    def lock(self) -> str:
        """Print the numbering; a game keeps it in a file so that no number moves by accident."""
        rows = sorted(row for verb in self.verbs for row in verb.rows())
        return "".join(f"{number} {row}\n" for number, row in rows)


@final
class Fork:
    """A place in the click tree: where each next click leads, and the action if none is left."""

    def __init__(self) -> None:
        self.branches: dict[str, Fork] = {}
        self.action: int | None = None


def click_tree(codec: Codec, actions: list[int]) -> Fork:
    """Build the tree of click paths, cut short wherever one action only is left.

    It is in the order in which it is offered: as the rules wrote the actions, what ends last.
    """
    root = Fork()
    for action in sorted(actions, key=lambda action: codec.verb(action).ends):
        fork = root
        for token in codec.path(action):
            fork = fork.branches.setdefault(token, Fork())
        fork.action = action
    for branch in root.branches.values():
        _cut(branch)
    return root


def _cut(fork: Fork) -> None:
    """Follow the only way on to its action, if there is only one way."""
    end = fork
    while end.action is None and len(end.branches) == 1:
        (end,) = end.branches.values()
    if end.action is not None and not end.branches:
        fork.action = end.action
        fork.branches = {}
        return
    for branch in fork.branches.values():
        _cut(branch)
