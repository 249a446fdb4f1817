"""Action id <-> text <-> click path, all derived from verbs; nothing is spelled twice."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.errors import NotUnderstood

MAX_SEATS: Final = 4
READABLE: Final = 40  # tokens in a list


@final
class Domain:
    """An ordered, finite set of things a verb can be about, each with a token that names it."""

    def __init__(
        self,
        name: str,
        tokens: list[str],
        parts: list[Domain] | None = None,
        joint: str = ":",
        is_sign: bool = False,
    ) -> None:
        self.name: Final = name
        self.tokens: Final = tokens
        self.parts: Final[list[Domain]] = parts if parts is not None else []
        self.joint: Final = joint  # what a pair's token has between its parts
        self.is_sign: Final = is_sign  # a token that no language says differently: `12`, `C4`
        self.index: Final = {token: i for i, token in enumerate(tokens)}

    @staticmethod
    def pairs(name: str, first: Domain, second: Domain, joint: str = ":") -> Domain:
        """Things named by two others: `2:coin+coin` lies before boat 2. Said part by part."""
        tokens = [f"{a}{joint}{b}" for a in first.tokens for b in second.tokens]
        return Domain(name, tokens, [first, second], joint)

    def listed(self) -> str:
        """Name all tokens, or the first and the last of more than anybody would read."""
        few = len(self.tokens) <= READABLE
        return " ".join(self.tokens) if few else f"{self.tokens[0]} … {self.tokens[-1]}"

    @staticmethod
    def signs(name: str, tokens: list[str]) -> Domain:
        """Things whose token is their name in every language: numbers, squares of a grid."""
        return Domain(name, tokens, is_sign=True)


# Seats are said by their players' names, so no language file has words for them.
SEATS: Final = Domain("seat", [str(n + 1) for n in range(MAX_SEATS)])


@final
class Verb:
    """One kind of move, draw or consequence. Its actions are base + mixed radix over its domains.

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
        sizes = [len(domain.tokens) for domain in params.values()]
        size: i64 = 1
        for n in sizes:
            size *= n
        self.size: i64 = size
        self.step: i64 = sizes[-1] if sizes else 1  # of the last parameter but one

    def of(self, last: i64) -> i64:
        """Return the action of a verb with one parameter."""
        return self.base + last

    def of2(self, first: i64, second: i64) -> i64:
        """Return the action of a verb with two parameters."""
        return self.base + first * self.step + second

    def has(self, action: i64) -> bool:
        return self.base <= action < self.base + self.size

    def __call__(self, *args: int) -> int:
        """Return the action, checked, for any number of parameters: for tests and the edge."""
        if len(args) != len(self.params):
            raise ValueError(f"{self.name} takes {len(self.params)} things, not {len(args)}")
        n = 0
        for arg, domain in zip(args, self.params.values(), strict=True):
            if not 0 <= arg < len(domain.tokens):
                raise ValueError(f"{self.name}: there is no {domain.name} number {arg}")
            n = n * len(domain.tokens) + arg
        return self.base + n

    def args(self, action: int) -> list[int]:
        """Return the numbers of an action's things, in the order of the parameters."""
        n = action - self.base
        found: list[int] = []
        for domain in reversed(list(self.params.values())):
            n, arg = divmod(n, len(domain.tokens))
            found.append(arg)
        found.reverse()
        return found


@final
class Codec:
    """All verbs of a game: numbers them, prints actions and reads them back."""

    def __init__(
        self, moves: list[Verb], draws: list[Verb], consequences: list[Verb] | None = None
    ) -> None:
        self.moves: Final = moves  # what seats do
        self.draws: Final = draws  # what chance answers
        self.consequences: Final[list[Verb]] = consequences if consequences is not None else []
        self.verbs: Final = [*moves, *draws, *self.consequences]
        self.named: Final = {verb.name: verb for verb in self.verbs}
        size: i64 = 0
        for verb in self.verbs:
            verb.base = size
            size += verb.size
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
        rows = [
            f"{verb.base} {verb.name}"
            + "".join(f" {name}={','.join(domain.tokens)}" for name, domain in verb.params.items())
            for verb in self.verbs
        ]
        return "\n".join(rows) + "\n"


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
