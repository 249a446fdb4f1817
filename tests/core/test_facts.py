"""Drawers and views as plain data."""

from __future__ import annotations

import json

from tests.contract.cove import BOX
from tests.contract.cove.state import Hand
from tidetable.core.contract import SPECTATOR
from tidetable.core.facts import facts, open_asks, state_bytes, view_bytes

GAME = BOX.game


def test_facts_are_numbers_and_lists_by_name() -> None:
    hand = Hand()
    hand.cards[2] = 1
    assert facts(hand) == {"cards": [0, 0, 1] + [0] * 12, "chosen": -1, "seen": [0] * 15}
    assert facts(Hand.__new__(Hand)) == {}


def test_facts_are_a_copy() -> None:
    hand = Hand()
    cards = facts(hand)["cards"]
    assert isinstance(cards, list)
    cards[0] = 5
    assert hand.cards[0] == 0


def test_open_asks_are_said_by_name() -> None:
    table = BOX.table(3, seed=bytes(16))
    assert open_asks(GAME, table.view(SPECTATOR)) == [
        {"seat": 0, "kind": "course", "sealed": False, "arg": 0}
    ]
    table.play(0, "anchor")
    assert open_asks(GAME, table.view(2)) == [
        {"seat": seat, "kind": "clash", "sealed": True, "arg": 0} for seat in range(3)
    ]


def test_view_bytes_hold_all_a_viewer_is_given() -> None:
    table = BOX.table(3, seed=bytes(16))
    seat, public, own, asks = json.loads(view_bytes(table.view(1)))
    assert seat == 1
    assert public["hands"] == [3, 3, 3]
    assert sum(own["cards"]) == 3
    assert asks == table.questions(0)
    assert json.loads(view_bytes(table.view(SPECTATOR)))[2] == {}


def test_state_bytes_tell_states_apart_by_any_drawer() -> None:
    state = GAME.setup(3, [0])
    same = state_bytes(state, 3)
    assert state_bytes(state.copy(), 3) == same
    twins = [state.copy() for _ in range(4)]
    twins[0].table.coins[0] += 1
    twins[1].hands[2].cards[0] = 1
    twins[2].wreck.card = 4
    twins[3].close(0)
    assert len({same, *(state_bytes(twin, 3) for twin in twins)}) == 5
