"""At every position of any game: what may be done there and what comes of it, read literally."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from tests.games.sirens.literal import Literal
from tests.games.sirens.positions import VARIANTS, Play, start
from tidetable.core.luck import Luck

MANY_STEPS = 2000


def same(play: Play, rules: Literal) -> None:
    """Compare all that lies open."""
    table = play.table
    assert [
        ship for ship in (28, 30, 32, 34, 36) if play.ship(str(ship)) == "in play"
    ] == rules.ring
    for (ship, player), cards in rules.sides.items():
        side = f"{ship}:{player}"
        assert play.cards(side) == sorted(card.value for card in cards)
        for card in cards:
            if card.under:
                assert play.octopus(card.under) == f"{side}/{card.value}"
    covered = {card.under for cards in rules.sides.values() for card in cards}
    for player in (1, 2):
        assert (play.octopus(player) == "in hand") == (player not in covered)
        assert (table.mugs[player - 1] == 1) == (player in rules.mugs)
    standing = [int(ship) for ship in play.crew() if ship != "-"]
    assert sorted(standing) == sorted(rules.crew.values())
    assert list(table.rum) == [rules.rum[ship] for ship in (28, 30, 32, 34, 36)]
    assert play.scores() == [rules.points[1], rules.points[2]]
    assert play.over == rules.over


@pytest.mark.rule("SIR-T1", "SIR-T3", "SIR-T4", "SIR-M1", "SIR-M3", "SIR-M4", "SIR-P1", "SIR-P2")
@pytest.mark.rule("SIR-P3", "SIR-P4", "SIR-O1", "SIR-O2", "SIR-O3", "SIR-R1", "SIR-R3", "SIR-R10")
@given(st.integers(0, 2**32 - 1))
@pytest.mark.parametrize("variants", VARIANTS, ids=["base", "more-tactics"])
@settings(max_examples=12, deadline=None)
def test_games_go_as_the_rules_say_and_not_otherwise(variants: dict[str, str], seed: int) -> None:
    luck = Luck(seed)
    rules = Literal()
    play = start(**{name.replace("-", "_"): choice for name, choice in variants.items()})
    ways: set[int] = set()
    player, drew = 0, True
    for _ in range(MANY_STEPS):
        if play.over:
            return
        asked = play.asked()
        answers = sorted(play.can()) if asked else list(play.odds())
        said = answers[luck.below(len(answers))]
        question = play.question()
        if question == "crew":
            assert {*answers} == {f"crew {ship}" for ship in ways}
            rules.send(int(said.split()[1]))
            rules.check()
            ways = set()
        elif question == "turn":
            if asked != player:
                assert drew, "a card was played and none drawn"
            player = asked
            assert {*answers} == rules.turn(player, {*play.hand(player)})
            ways = rules.do(player, said)
            pile = play.table.pile_size[play.table.pile_of(player - 1)]
            drew = not said.startswith("play") or pile == 0
        elif question == "after":
            assert asked == player
            assert drew
            assert {*answers} == rules.places_for_rum(player) | {"done"}
            rules.do(player, said)
        elif question == "card":
            drew = True
        play.do(said)
        assert not ways or play.question() == "crew"
        same(play, rules)
    raise AssertionError("the game does not end")
