"""Actions, questions and refusals as sentences, for a table whose seats have names."""

from __future__ import annotations

import re
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Final, NotRequired, TypedDict

from tidetable.core.codec import SEATS
from tidetable.core.contract import Buffer, arg_of, kind_of, seat_of

if TYPE_CHECKING:
    from tidetable.core.codec import Domain, Fork, Verb
    from tidetable.core.contract import View
    from tidetable.core.errors import Refusal
    from tidetable.core.options import Option
    from tidetable.core.play import AnyGame
    from tidetable.core.say.words import Words

MANY: Final = 20  # things in a list that nobody likes to read through
MOST_SLUGS: Final = 4096  # that are kept: every answer that is offered names its things


@lru_cache(MOST_SLUGS)
def slug(token: str) -> str:
    """Turn a token into the tail of a key: `coin+coin` is said by `treasure-coin-coin`."""
    kept = "".join(c if c.isalnum() else "-" for c in token)
    return kept if kept.strip("-") else "none"


def is_crowded(verb: Verb) -> bool:
    """Whether a verb begins with one of so many things that a list asks for the verb first."""
    things = [domain.n_first for domain in verb.params.values()]
    return not verb.handle and len(things) > 1 and things[0] > MANY


def begins_with_sign(verb: Verb) -> bool:
    """Whether the first of several clicks is on a thing whose name alone tells nobody anything."""
    return not verb.handle and len(verb.params) > 1 and next(iter(verb.params.values())).is_sign


# A sentence ends with a stop, but not after a single letter: “z. B.” goes on.
SENTENCE: Final = re.compile(r".*?(?:(?<!\b[^\W\d_])[.!?](?=[\s”»]|$)|[。！？]|$)", re.DOTALL)


def gist(statement: str) -> str:
    """Return the first sentence: a statement begins with what it is about."""
    found = SENTENCE.match(statement)
    return found[0] if found else statement


class Phrases:
    """Says what is done at a table, in one language, by the names of its players."""

    def __init__(self, game: AnyGame, say: Words, names: list[str]) -> None:
        self.game = game
        self.say = say
        self.names = names

    def thing(self, domain: Domain, token: str) -> str:
        """Name a thing: a seat by its player, a sign as it is, a pair by its parts."""
        if domain is SEATS:
            seat = int(token) - 1
            return self.names[seat] if seat < len(self.names) else token
        if domain.is_sign:
            return token
        if domain.parts:
            first, second = domain.parts
            one, other = domain.halves[token]
            return self.say(
                f"pair-{domain.name}",
                first=self._fact(first, one),
                second=self._fact(second, other),
            )
        return self.say(f"{domain.name}-{slug(token)}")

    def things(self, action: int) -> dict[str, str | int]:
        """Name what an action is about."""
        found = self.game.codec.things(action).items()
        return {name: self._fact(domain, token) for name, (domain, token) in found}

    def _fact(self, domain: Domain, token: str) -> str | int:
        """Name a thing for a sentence. A number stays one, so that words can count with it."""
        return int(token) if domain.is_sign and token.isdigit() else self.thing(domain, token)

    def label(self, action: int) -> str:
        """Say an action as an offer: `Open the left chest`."""
        return self.say(f"verb-{self.game.codec.verb(action).name}", **self.things(action))

    def news(self, seat: int, action: int) -> str:
        """Say what somebody, or chance, did."""
        who = self.names[seat] if seat >= 0 else ""
        key = f"did-{self.game.codec.verb(action).name}"
        return self.say(key, who=who, **self.things(action))

    def ask(self, question: int, view: View) -> str:
        """Say an open question: to the one who decides, or about them to everybody else."""
        seat = seat_of(question)
        key = f"ask-{self.game.kinds[kind_of(question)]}"
        n = arg_of(question)
        if seat == view.seat:
            return self.say(key, n=n, **self._offers(question, view))
        return self.say(f"{key}.others", who=self.names[seat], n=n)

    def _offers(self, question: int, view: View) -> dict[str, str]:
        """Return of every move whether it is an answer now, so that nothing else is asked for."""
        into = Buffer()
        self.game.legal(view.public, view.own, question, into)
        verb_of, moves = self.game.codec.verb, self.game.codec.moves
        offered = {verb_of(action).name for action in into.to_list()}
        return {verb.name: "yes" if verb.name in offered else "no" for verb in moves}

    def click(self, verbs: list[Verb], depth: int, token: str) -> str:
        """Say a click that does not yet decide: the verb's handle, or the thing.

        A sign is said with what is done there: `Barge from landing a1n`, not `a1n`.
        """
        for verb in verbs:
            if verb.handle and depth == 0:
                if verb.name == token:
                    return self.say(f"verb-{verb.name}.handle")
                continue
            name, domain = list(verb.params.items())[depth - 1 if verb.handle else depth]
            if token in domain.index:
                if depth == 0 and begins_with_sign(verb):
                    return self.say(f"verb-{verb.name}.first", **{name: self._fact(domain, token)})
                return self.thing(domain, token)
        return token

    def then(self, verbs: list[Verb], path: list[str]) -> str:
        """Ask for the click that follows others: for the next thing of a move, or for the move."""
        verb, clicks = verbs[0], path[1:] if verbs[0].handle else path
        params = list(verb.params.items())
        if {*verbs} != {verb} or len(clicks) >= len(params):
            return self.say("click-which")
        chosen = zip(params, clicks, strict=False)
        facts = {name: self._fact(domain, token) for (name, domain), token in chosen}
        return self.say(f"verb-{verb.name}.{params[len(clicks)][0]}", **facts)

    def refusal(self, refusal: Refusal, view: View | None = None) -> str:
        """Say why something was refused, with the rule's own sentence where there is a rule.

        Whoever says with which view it was asked also hears what is asked there instead.
        """
        facts = dict(refusal.facts)
        if "rule" in facts:
            sentence = self.say(f"rule-{facts['rule']}")
            facts |= {"sentence": sentence, "gist": gist(sentence)}
        if "question" in facts and view is not None:
            facts["ask"] = self.ask(int(facts["question"]), view)
        if "asked" in facts:
            facts["asked"] = self.together([int(seat) for seat in str(facts["asked"]).split()])
        if "why" in facts:
            facts["why"] = self.say(str(facts["why"]), **facts)
        return self.say(refusal.key, **facts)

    def ending(self, places: list[int]) -> str:
        """Say who won, or what a tie means in this game."""
        best = [seat for seat, place in enumerate(places) if place == 1]
        if len(best) == 1:
            return self.say("ending-winner", name=self.names[best[0]])
        return self.say("game-tie", names=self.together(best))

    def together(self, seats: list[int]) -> str:
        """Name several players."""
        names = [self.names[seat] for seat in seats]
        return reduce(lambda one, two: self.say("names-and", first=one, second=two), names)

    def choice(self, option: Option, choice: str) -> str:
        """Say a choice of an option: yes, no, a seat, or a word of the game."""
        if choice in ("yes", "no"):
            return self.say(f"choice-{choice}")
        if choice.isdigit():
            return self.thing(SEATS, choice)
        return self.say(f"choice-{option.name}-{choice}")


class Choice(TypedDict):
    """A click that can be made next: its token, its words, and the action or what follows it."""

    token: str
    label: str
    play: NotRequired[str]
    ask: NotRequired[str]
    next: NotRequired[list[Choice]]


def click_labels(phrases: Phrases, fork: Fork, path: tuple[str, ...] = ()) -> list[Choice]:
    """Return the click tree as data, in its order: where `28` is a key, JavaScript has another.

    A click that does not yet decide brings what is asked for after it.
    """
    codec = phrases.game.codec
    found: list[Choice] = []
    for token, branch in fork.branches.items():
        if branch.action is not None:
            label, text = phrases.label(branch.action), codec.text(branch.action)
            found.append({"token": token, "label": label, "play": text})
        else:
            clicks = (*path, token)
            below = click_labels(phrases, branch, clicks)
            verbs = [codec.verb(action) for action in actions_below(branch)]
            label, ask = phrases.click(verbs, len(path), token), phrases.then(verbs, [*clicks])
            found.append({"token": token, "label": label, "ask": ask, "next": below})
    return found


def actions_below(fork: Fork) -> list[int]:
    """Return every action that a click path through this fork can end in."""
    found = [] if fork.action is None else [fork.action]
    for branch in fork.branches.values():
        found += actions_below(branch)
    return found
