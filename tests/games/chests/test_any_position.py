"""At every position of any game: what may be done there, against the rules read literally."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings, strategies as st

from tests.games.chests.positions import VARIANTS, Play, start
from tidetable.core.luck import Luck

PLACES = ("left", "middle", "right")
MANY_STEPS = 5000


def fits(faces: list[str], dice: list[str]) -> bool:
    """Whether some of the dice can be laid on places for these faces."""
    return any(
        all(die in (face, "sabres") for die, face in zip(laid, faces, strict=True))
        for laid in permutations(dice, len(faces))
    )


def left_of(treasures: list[str], taken: list[str]) -> set[str]:
    """Return the treasures that no dice lie on yet."""
    return {token for token in treasures if treasures.count(token) > taken.count(token)}


def may(play: Play, rolls: int, filled: list[str], variants: dict[str, str]) -> set[str]:
    """Return what may be done after so many rolls, with these cards filled already."""
    me = play.asked()
    dice = play.dice().split()
    can = {
        f"open {place}"
        for place, keys in zip(PLACES, play.table.places, strict=True)
        if keys and f"open {place}" not in filled and fits(["key"] * keys, dice)
    }
    loaded = [card.removeprefix("load ") for card in filled]
    for token in left_of(play.before(me), loaded):
        if fits(token.split("+"), dice):
            can.add(f"load {token}")
    if not can:
        can.add("done")
    if "old-sea-dogs" in variants:
        for owner in {1, 2, 3, 4} - {me}:
            stolen = [c.split(":")[1] for c in filled if c.startswith(f"steal {owner}:")]
            for token in left_of(play.before(owner), stolen):
                boat = [] if stolen else ["sabres"]
                if fits(boat + token.split("+"), dice):
                    can.add(f"steal {owner}:{token}")
    if rolls == 1 and dice and (not filled or "greedy-pirates" in variants):
        can.add("roll")
    return can


@pytest.mark.rule("CHE-T1", "CHE-T2", "CHE-T5", "CHE-R4", "CHE-R7", "CHE-R9", "CHE-R10", "CHE-R15")
@given(st.integers(2, 4), st.integers(0, 2**32 - 1))
@pytest.mark.parametrize("variants", VARIANTS)
@settings(max_examples=15, deadline=None)
def test_a_player_may_do_what_the_rules_say_and_nothing_else(
    variants: dict[str, str], seats: int, seed: int
) -> None:
    luck = Luck(seed)
    play = start(seats, **{name.replace("-", "_"): choice for name, choice in variants.items()})
    rolls = 0
    filled: list[str] = []
    for _ in range(MANY_STEPS):
        if play.over:
            return
        answers = sorted(play.can()) if play.asked() else list(play.odds())
        if play.asked():
            if play.question() == "roll":
                rolls, filled = 0, []
                assert answers == ["roll"]
            else:
                assert set(answers) == may(play, rolls, filled, variants)
                assert answers != ["done"], "there is something to choose, or nobody is asked"
        said = answers[luck.below(len(answers))]
        rolls += said == "roll"
        filled += [said] if said.split()[0] in ("open", "load", "steal") else []
        play.do(said)
    raise AssertionError("the game does not end")
