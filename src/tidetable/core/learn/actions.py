"""A learner's actions: the moves of a game, numbered without gaps, and what each is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tidetable.core.learn.fleet import move_ids

if TYPE_CHECKING:
    from tidetable.core.codec import Codec, Domain, Verb

NOTHING: Final = -1


@dataclass(frozen=True)
class Head:
    """One choice that actions are made of: the verb, or one of its things."""

    name: str
    tokens: list[str]


class Actions:
    """All actions of a game, and their parts: for networks with a head for each part.

    An action is a place among the ids of all moves. The first head is the verb; then comes one for
    each domain, as often as a verb has it; a thing that is named by two others is two parts. Where
    an action has no such part, its number is -1.
    """

    def __init__(self, codec: Codec) -> None:
        self.codec: Final = codec
        self.ids: Final = move_ids(codec)
        self.number: Final = {action: n for n, action in enumerate(self.ids)}
        self.heads: Final = self._heads()

    def __len__(self) -> int:
        return len(self.ids)

    def text(self, action: int) -> str:
        return self.codec.text(self.ids[action])

    def read(self, text: str) -> int:
        """Return the action that a text says, if a seat can do such a thing at all."""
        said = self.codec.parse(text)
        if said not in self.number:
            raise ValueError(f"'{text}' is nothing that a seat answers")
        return self.number[said]

    def parts(self, action: int) -> list[int]:
        """Return the number of each of its parts, head by head."""
        verb = self.codec.verb(self.ids[action])
        found = {"verb": self.codec.moves.index(verb)}
        things = zip(verb.params.values(), verb.args(self.ids[action]), strict=True)
        simple = [one for domain, thing in things for one in _taken_apart(domain, thing)]
        found |= dict(zip(_names(verb), simple, strict=True))
        return [found.get(head.name, NOTHING) for head in self.heads]

    def table(self) -> list[list[int]]:
        """Return the parts of all actions, a row for each."""
        return [self.parts(action) for action in range(len(self))]

    def _heads(self) -> list[Head]:
        tokens: dict[str, list[str]] = {}
        for verb in self.codec.moves:
            simple = [one.tokens for domain in verb.params.values() for one in _simple(domain)]
            tokens |= dict(zip(_names(verb), simple, strict=True))
        verbs = Head("verb", [verb.name for verb in self.codec.moves])
        return [verbs, *(Head(name, known) for name, known in tokens.items())]


def _simple(domain: Domain) -> list[Domain]:
    """Return what things are named by: `2:coin` by a boat and a treasure."""
    return [one for part in domain.parts for one in _simple(part)] or [domain]


def _taken_apart(domain: Domain, thing: int) -> list[int]:
    if not domain.parts:
        return [thing]
    halves = zip(domain.parts, domain.halves[domain.tokens[thing]], strict=True)
    return [one for part, half in halves for one in _taken_apart(part, part.index[half])]


def _names(verb: Verb) -> list[str]:
    """Name the parts of a verb's actions by their domains; the second of the same, `card 2`."""
    found: list[str] = []
    for domain in verb.params.values():
        for one in _simple(domain):
            before = sum(name.split(" ")[0] == one.name for name in found)
            found.append(f"{one.name} {before + 1}" if before else one.name)
    return found
