"""Why can't I? A click that leads nowhere now, answered from the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice, product
from typing import TYPE_CHECKING, Final, NamedTuple

from tidetable.core.errors import NotNow, NotYours

if TYPE_CHECKING:
    from tidetable.core.codec import Verb
    from tidetable.core.errors import Refusal
    from tidetable.core.table import Table

MOST_REASONS: Final = 3
MOST_ACTIONS: Final = 150  # of a verb that are looked at, where clicks leave so many of them open
MOST_WAYS: Final = 20  # of clicks before one that comes later
NOTHING: Final[Mapping[str, str]] = {}


def why(
    table: Table, seat: int, path: list[str], about: Mapping[str, str] = NOTHING
) -> list[Refusal]:
    """Return why the last of these clicks leads nowhere, most telling first; nothing if it does.

    The clicks before it picked up something that the last one may not go with. `about` names for
    some things the rule that says what they are good for.
    """
    if table.over:
        return [NotYours("over")]
    asked = table.asked()
    if seat not in asked:
        return [NotYours("asked", asked=" ".join(str(other) for other in asked))]
    codec = table.game.codec
    legal = [codec.path(action) for action in table.legal(seat)]
    return _why(table, seat, path, legal, about)


def _why(
    table: Table, seat: int, path: list[str], legal: list[list[str]], about: Mapping[str, str]
) -> list[Refusal]:
    if not path or any(way[: len(path)] == path for way in legal):
        return []
    last = path[-1]
    moves = table.game.codec.moves
    reasons = against(table, seat, {verb: completions(verb, path) for verb in moves})
    question = table.questions(seat)[0]
    if len(path) > 1:
        return (
            told(reasons, question) or _why(table, seat, [last], legal, about) or [NotNow("other")]
        )
    if any(last in way for way in legal):
        # It is the goal of something else; still there may be a reason not to begin with it.
        return [*told([one for one in reasons if all(one[:3])], question), NotNow("later")]
    if not reasons:
        ways = {(*way[:depth], last): None for way in legal for depth in range(1, len(way))}
        few = [list(way) for way in islice(ways, MOST_WAYS)]
        meant = {verb: [a for way in few for a in completions(verb, way)] for verb in moves}
        reasons = against(table, seat, meant)
    if not reasons:
        reasons = against(table, seat, {verb: goals(verb, last) for verb in moves})
    if last in about and not any(one.possible or one.telling for one in reasons):
        return [NotNow("rule", rule=about[last])]
    return told(reasons, question) or [NotNow("nothing")]


class Reason(NamedTuple):
    """A rule that forbids what a click begins."""

    possible: bool  # whether moves of this kind can be made now, with other things
    mostly: bool  # whether it forbids most of what the click begins
    telling: bool  # whether it is more than the rule by which there are such moves at all
    rule: str


def told(reasons: list[Reason], question: int) -> list[Refusal]:
    """Return those that tell as much as the best: others would be about what nobody meant.

    Where the best is just that such moves have their time, it is more telling what is asked now.
    """
    best = [one.rule for one in reasons if one[:3] == reasons[0][:3]]
    if best and not reasons[0].possible and not reasons[0].telling:
        return [NotNow("first", rule=best[0], question=int(question))]
    return [NotNow("rule", rule=rule) for rule in [*dict.fromkeys(best)][:MOST_REASONS]]


def against(table: Table, seat: int, meant: dict[Verb, list[int]]) -> list[Reason]:
    """Return what forbids the moves that may have been meant, most telling first."""
    codec = table.game.codec
    legal = set(table.legal(seat))
    possible = {codec.verb(action).name for action in legal}
    reasons: list[Reason] = []
    for verb, all_actions in meant.items():
        actions = [action for action in all_actions if action not in legal]
        for rule, n in Counter(table.forbidding(seat, actions)).most_common():
            mostly, telling = 2 * n >= len(actions), rule != verb.rule
            reasons.append(Reason(verb.name in possible, mostly, telling, rule))
    return sorted(reasons, key=lambda reason: reason[:3], reverse=True)


def completions(verb: Verb, path: list[str]) -> list[int]:
    """Return the actions of a verb that begin with these clicks; the first of very many.

    Who clicks on a thing that wants its verb picked up first may well mean that verb.
    """
    handle = {verb.name: 0}
    things = [domain.index for domain in verb.params.values()]
    if verb.handle and things and path[:1] != [verb.name]:
        path = [verb.name, *path]
    ways = [handle, *things] if verb.handle else [*things, handle]
    clicked = list(zip(path, ways, strict=False))
    if len(path) > len(ways) or any(token not in way for token, way in clicked):
        return []
    left = [[way[token]] for token, way in clicked]
    left += [list(way.values()) for way in ways[len(path) :]]
    return _actions(verb, left[1:] if verb.handle else left[:-1])


def goals(verb: Verb, token: str) -> list[int]:
    """Return the actions of a verb in which a thing comes later; the first of very many."""
    things = [domain.index for domain in verb.params.values()]
    found: list[int] = []
    for i, way in enumerate(things):
        if i > 0 and token in way:
            every = [list(other.values()) for other in things]
            found += _actions(verb, [*every[:i], [way[token]], *every[i + 1 :]])
    return found


def _actions(verb: Verb, left: list[list[int]]) -> list[int]:
    return [verb(*args) for args in islice(product(*left), MOST_ACTIONS)]
