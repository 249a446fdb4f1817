"""One sheet of facts for each game: what lies there and what everybody has, in words, in groups.

A game says its facts once. What is read aloud, the plain terminal, the plain board, the tally at
the end and the labels that programs get are read off the sheet, by readers that know no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import product
from typing import TYPE_CHECKING, Any

from tidetable.core.codec import SEATS

if TYPE_CHECKING:
    from tidetable.core.codec import Domain
    from tidetable.core.fields import Drawer, Drawers, Field
    from tidetable.core.show.scene import Scene


@dataclass(frozen=True)
class Fact:
    """One thing to know. Without a value its label says it all, in a whole sentence."""

    label: str
    value: str = ""
    n: int | None = None  # the value as a number, by which seats are compared
    counts: bool = False  # whether it stands in the tally
    worth: int | None = None  # points of the result that it is; none: it is no part of it
    late: bool = False  # whether those are counted only when the game is over
    at: tuple[str, ...] = ()  # what they come from, by names of things on the board


def counted(label: str, n: int, counts: bool = False) -> Fact:
    return Fact(label, str(n), n, counts)


def scored(label: str, n: int, *at: str, worth: int | None = None, late: bool = False) -> Fact:
    """Return a part of the result: how many there are, their points, and where they lie."""
    return Fact(label, str(n), n, True, n if worth is None else worth, late, at)


@dataclass(frozen=True)
class Group:
    """Facts that belong together: to a part of the table, or to a seat."""

    facts: Sequence[Fact]
    title: str = ""
    seat: int = -1
    heading: str = ""  # to be found by where parts are listed; whole sentences need no other title


@dataclass(frozen=True)
class TallyLine:
    """A line of the tally, seat by seat: a part of the result, the result, or what breaks ties."""

    label: str
    values: list[int]
    worth: list[int]  # in points; empty: no part of the result
    late: bool  # whether it is counted only when the game is over
    at: list[tuple[str, ...]]  # what it comes from


Sheet = Sequence[Group]
Say = Callable[..., str]


def sentences(*said: str, heading: str = "") -> Group:
    """Return what needs no title: whole sentences."""
    return Group([Fact(sentence) for sentence in said], heading=heading)


def amounts(
    saying: Callable[[str, int], str], domain: Domain, numbers: Iterable[int], none: bool = False
) -> list[str]:
    """Say how many there are of each thing; of what there is none only where that is wanted."""
    return [
        saying(token, int(n))
        for token, n in zip(domain.tokens, numbers, strict=False)
        if n > 0 or none
    ]


# --- Its readers -------------------------------------------------------------------------------


def spoken(sheet: Sheet, say: Say) -> str:
    """Say everything in short sentences, a line for each group: `Anna: coins 3, diamonds 1.`"""
    return "\n".join(_in_sentences(group, say) for group in sheet if group.facts)


def _in_sentences(group: Group, say: Say) -> str:
    if not group.title:
        return " ".join(_sentence(fact, say) for fact in group.facts)
    facts = listed([_said(fact, say) for fact in group.facts], say)
    return say("sheet-group", title=group.title, facts=facts)


def lines(group: Group, say: Say) -> str:
    """Return a group with a line for each fact, as a small box explains it."""
    facts = [
        say("sheet-line", label=fact.label, value=fact.value) if fact.value else fact.label
        for fact in group.facts
    ]
    return "\n".join([group.title, *facts])


def tally(sheet: Sheet) -> list[TallyLine]:
    """Return what counts at the end, line by line."""
    found: dict[str, list[Fact]] = {}
    for group in sheet:
        for fact in group.facts:
            if fact.counts:
                found.setdefault(fact.label, []).append(fact)
    return [_row(label, facts) for label, facts in found.items()]


def _row(label: str, facts: list[Fact]) -> TallyLine:
    return TallyLine(
        label,
        [fact.n for fact in facts if fact.n is not None],
        [fact.worth for fact in facts if fact.worth is not None],
        facts[0].late,
        [fact.at for fact in facts],
    )


def plain(sheet: Sheet) -> list[dict[str, Any]]:
    """Return the sheet for programs."""
    return [
        {
            "title": group.title,
            "seat": None if group.seat < 0 else group.seat,
            "facts": [
                {"label": fact.label, "value": fact.value, "n": fact.n} for fact in group.facts
            ],
        }
        for group in sheet
    ]


def listed(things: Iterable[str], say: Say) -> str:
    """Say several things one after another."""
    return reduce(lambda one, two: say("sheet-and", first=one, second=two), things)


def _said(fact: Fact, say: Say) -> str:
    return say("sheet-fact", label=fact.label, value=fact.value) if fact.value else fact.label


def _sentence(fact: Fact, say: Say) -> str:
    if not fact.value:
        return fact.label
    return say("sheet-group", title=fact.label, facts=fact.value)


# --- The sheet that follows from declared fields ------------------------------------------------


def of_fields(drawers: Drawers, scene: Scene) -> Sheet:
    """Return the fields of a view that have words, `field-NAME`; those of seats by seat."""
    table: list[Fact] = []
    seats: list[list[Fact]] = [[] for _ in scene.names]
    for field, label in _with_words(drawers.public, scene):
        values = field.read(scene.view.public)
        if field.axes and field.axes[0].name == SEATS.name:
            size = len(values) // field.shape[0]
            for seat, facts in enumerate(seats):
                row = values[seat * size : (seat + 1) * size]
                facts.append(_fact(scene, field, label, row, field.axes[1:]))
        else:
            table.append(_fact(scene, field, label, values, field.axes))
    scores = scene.phrases.game.scores(scene.view.public)
    for facts, score in zip(seats, scores, strict=False):
        facts.append(scored(scene.say("sheet-points"), score))
    groups = [Group(table), *(Group(seats[n], scene.names[n], n) for n in range(len(seats)))]
    if not scene.is_spectator:
        own = [
            _fact(scene, field, label, field.read(scene.view.own), field.axes)
            for field, label in _with_words(drawers.own, scene)
        ]
        groups.append(Group(own, scene.say("sheet-own")))
    return groups


def _with_words(drawer: Drawer, scene: Scene) -> list[tuple[Field, str]]:
    keys = {field: f"field-{field.name}" for field in drawer.fields}
    return [(field, scene.say(key)) for field, key in keys.items() if scene.say.knows(key)]


def _fact(
    scene: Scene, field: Field, label: str, values: list[int], axes: tuple[Domain, ...]
) -> Fact:
    """Return a number, a name, or all that is there: `2 × red, 1 × blue`."""
    if not axes:
        named = field.named(values[0])
        if field.of is not None:
            return Fact(label, _named(scene, field.of, named))
        return counted(label, values[0])
    there: list[str] = []
    for tokens, value in zip(product(*(axis.tokens for axis in axes)), values, strict=True):
        if value != field.empty:
            things = zip(axes, tokens, strict=True)
            thing = " ".join(_named(scene, axis, token) for axis, token in things)
            there.append(_with_value(scene, field, thing, value))
    return Fact(label, listed(there, scene.say) if there else scene.say("sheet-nothing"))


def _with_value(scene: Scene, field: Field, thing: str, value: int) -> str:
    if field.of is not None:
        named = _named(scene, field.of, field.named(value))
        return scene.say("sheet-fact", label=thing, value=named)
    if field.most == 1:
        return thing
    return scene.say("sheet-times", n=value, thing=thing)


def _named(scene: Scene, domain: Domain, token: object) -> str:
    if not isinstance(token, str):
        return scene.say("sheet-nothing")
    return scene.phrases.thing(SEATS if domain.name == SEATS.name else domain, token)
