"""The page of all that learners see and do: features and actions, from the declarations."""

from __future__ import annotations

from typing import Final

from tidetable.core.box import Box
from tidetable.core.codec import Domain, Verb
from tidetable.core.fields import Gauge
from tidetable.core.learn.actions import Actions
from tidetable.core.learn.observation import CATEGORY, Feature, Observation

HEAD: Final = """# What learners see and do

This page is generated from the fields and verbs that the games declare. How learners get at it:
[learners.md](learners.md). What the axes are: [views.md](../program/views.md).

An observation is a row of int16. A feature stands in it from *at* on, with a cell for each mix of
its axes, the last axis running fastest. Seats are turned: whoever looks is the first of an axis of
seats and of the seats that a value names, then follow the others in order of play; seats that
nobody has are 0. The value of a *category* is a thing's place among the tokens of its domain; of
one with *or none*, 0 is none and 1 the first. A *count* is an amount. A *code* is a label, or packs
several things: it names seats, and actions, by their own numbers.

An action is a number among all moves of the game. *First* is the number of a verb's first action;
things are counted with the last one running fastest, things added later at the end of all. Beside
the number, an action can be chosen part by part: the heads are the verb, then each kind of thing.
"""
LAW: Final = (
    "What learners see has changed, and what they learned would be misread. If that is meant, "
    "raise `version` of DRAWERS in the game's fields.py first. "
)


def observation_of(box: Box) -> Observation:
    return Observation(box.game, box.drawers)


def section(box: Box) -> str:
    observation, actions = observation_of(box), Actions(box.game.codec)
    heads = ", ".join(f"{head.name} ({len(head.tokens)})" for head in actions.heads)
    return "\n".join(
        [
            f"## {box.words('en')('game-title')}",
            "",
            f"`{observation.name}`: {observation.size} cells, {len(actions)} actions.",
            "",
            "| at | feature | axes | value | says |",
            "|-:|---|---|---|---|",
            *map(_row, observation.features),
            "",
            "| first | action | how many |",
            "|-:|---|-:|",
            *(_verb(actions, verb) for verb in box.game.codec.moves),
            "",
            f"Heads: {heads}.",
            "",
            *map(_gauge, box.drawers.gauges),
        ]
    )


def _row(feature: Feature) -> str:
    cells = [
        str(feature.offset),
        f"`{feature.name}`",
        _axes(feature.axes),
        _value(feature),
        feature.text,
    ]
    return f"| {' | '.join(cells)} |"


def _axes(axes: tuple[Domain, ...]) -> str:
    return " × ".join(f"{axis.name} {len(axis.tokens)}" for axis in axes)


def _gauge(gauge: Gauge) -> str:
    """Tell what networks also read, in words and as the sum that it is."""
    named = " ".join(filter(None, [f"`{gauge.name}`", _axes(gauge.axes)]))
    start = ", ".join(map(str, gauge.start)) or "0"
    terms = "".join(
        f" {'−' if times < 0 else '+'} {abs(times)} × `{name}`" for name, times in gauge.terms
    )
    steps = ", ".join(map(str, gauge.steps))
    said = f"Networks also read {named}, {gauge.text}: {start}{terms}"
    return f"{said}; whether it is at least {steps}.\n"


def _value(feature: Feature) -> str:
    if feature.kind == CATEGORY and feature.of is not None:
        return f"{feature.kind}: {feature.of.name}{' or none' * feature.none}"
    return f"{feature.kind}: {feature.least} to {feature.most}"


def _verb(actions: Actions, verb: Verb) -> str:
    things = " × ".join(f"{one.name} {len(one.tokens)}" for one in verb.params.values())
    said = " ".join([f"`{verb.name}`", *filter(None, [things])])
    return f"| {actions.number[verb.of(0)]} | {said} | {verb.size} |"


def features_page(boxes: list[Box]) -> str:
    return "\n".join([HEAD, *map(section, boxes)])


def changed(old: str, new: str) -> bool:
    """Whether learners see something else under the same name."""
    return old.split("\n", 1)[0] == new.split("\n", 1)[0] and old != new
