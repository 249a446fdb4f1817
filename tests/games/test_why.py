"""Why can't I? In each game a handful of clicks that lead nowhere, and the rule that says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pytest

from tests.games.chests.positions import position
from tests.games.chests.test_reasons import rolled
from tests.games.nassau.positions import ship
from tests.games.nassau.questions import action, again, city, prepare, sea, stuck
from tests.games.sirens.test_reasons import after, choosing, mid_game
from tests.games.titania.test_reasons import building, discarding, placing, starfish, turn
from tidetable.core.contract import State
from tidetable.core.say.why import why
from tidetable.core.table import Table
from tidetable.games import box


class Play(Protocol):
    """A game put together for a test, whichever game it is."""

    @property
    def state(self) -> State: ...


class Position(Table):
    """A table at which a game stands as a test has put it together."""

    def __init__(self, name: str, state: State) -> None:
        game = box(name).game
        super().__init__(game, game.max_seats, {}, None)
        self._state = state


def asked(name: str, state: State, clicks: str) -> str:
    """Return all that is answered to clicks of whoever is asked: rules, or keys of words."""
    table = Position(name, state)
    found = why(table, table.asked()[0], clicks.split(), box(name).about)
    return " ".join(str(refusal.facts.get("rule", refusal.key)) for refusal in found)


CLICKS: list[tuple[str, Callable[[], Play], str, str]] = [
    # Chests: first the dice, then as many keys as the chest shows
    ("chests", position, "left", "CHE-T1"),
    ("chests", position, "done", "CHE-T1"),
    ("chests", lambda: rolled("coin coin coin coin"), "left", "CHE-T3"),
    # Sirens: a full side, a card under an octopus, a mug that is gone
    ("sirens", mid_game, "7 28:mine", "SIR-T4"),
    ("sirens", mid_game, "28:mine", "SIR-T4 SIR-R10"),
    ("sirens", mid_game, "30:mine", "not-now-later"),
    ("sirens", mid_game, "30", "not-now-later"),
    ("sirens", mid_game, "7 30", "not-now-later"),
    ("sirens", mid_game, "7 rum", "not-now-other"),
    ("sirens", mid_game, "7 0", "not-now-other"),
    ("sirens", mid_game, "8", "SIR-T1"),
    ("sirens", mid_game, "done", "SIR-R3"),
    ("sirens", lambda: mid_game(("36:2/9", "")), "28:mine/3", "SIR-O1"),
    ("sirens", lambda: mid_game(("", "36:2/9")), "36:theirs/9", "SIR-O2"),
    ("sirens", choosing, "7", "SIR-M1"),
    ("sirens", choosing, "36:mine", "SIR-M1"),
    ("sirens", choosing, "34", "SIR-M4"),
    ("sirens", after, "0", "SIR-T1"),
    ("sirens", after, "30:mine", "SIR-T1"),
    # Titania: what comes before a ship, a starfish, a floor
    ("titania", turn, "D5", "TIT-T1"),
    ("titania", turn, "C3", "TIT-E1"),
    ("titania", turn, "H1:black", "TIT-K1"),
    ("titania", turn, "yellow", "not-now-later"),
    ("titania", turn, "blue-yellow red", "TIT-B1"),
    ("titania", placing, "C3", "TIT-B3"),
    ("titania", placing, "A1", "TIT-B2"),
    ("titania", building, "A3:black", "TIT-K1"),
    ("titania", lambda: building(floors={"H1:black": 4}), "H1:black", "TIT-K2"),
    ("titania", building, "D5", "TIT-K1"),
    ("titania", starfish, "C3", "TIT-E3"),
    ("titania", starfish, "D5", "TIT-E1"),
    ("titania", discarding, "yellow", "TIT-T4"),
    # Nassau: no alley, not this zone, and what a thing is good for
    ("nassau", city, "a1", "NAS-N1"),
    ("nassau", city, "E9", "NAS-N5"),
    ("nassau", stuck, "f6", "NAS-R-7"),
    ("nassau", city, "rum", "NAS-O1"),
    ("nassau", city, "compass", "NAS-O4"),
    ("nassau", again, "contract", "NAS-O2"),
    ("nassau", lambda: city(ship(monkey_spirit=1)), "bomb", "NAS-R-46"),
    ("nassau", lambda: city(ship(monkey_spirit=1)), "rum", "not-now-later"),
    ("nassau", sea, "skull-island", "NAS-R-39"),
    ("nassau", action, "F1", "NAS-A5"),
    ("nassau", action, "F9", "NAS-A6"),
    ("nassau", action, "F5", "NAS-A7"),
    ("nassau", action, "meet", "NAS-A9"),
    ("nassau", lambda: prepare(ship(rat=1)), "rat", "NAS-Z1"),
]


@pytest.mark.parametrize(("name", "play", "clicks", "answer"), CLICKS)
def test_the_answer_is_the_rule_that_forbids_it(
    name: str, play: Callable[[], Play], clicks: str, answer: str
) -> None:
    assert asked(name, play().state, clicks) == answer
