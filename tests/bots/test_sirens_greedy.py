"""The greedy bot of Sirens in Sight: what it takes and denies, and that it wins."""

from __future__ import annotations

import pytest

from tests.games.sirens.positions import VARIANTS, Play, position, start
from tidetable import bots
from tidetable.core.contract import look
from tidetable.core.luck import SEED_BYTES, Luck
from tidetable.core.play import choices
from tidetable.games import box
from tidetable.games.sirens import GAME
from tidetable.games.sirens.rules.verbs import CODEC
from tidetable.games.sirens.think.bots import OPENING


def greedy_says(play: Play, luck: int = 0) -> str:
    bot = bots.make(box("sirens"), "greedy", Luck(luck))
    view = look(play.state, play.asked() - 1)
    return CODEC.text(bot.choose(view, play.state.asks[0], choices(GAME, play.state, 0)))


@pytest.mark.parametrize("player", [1, 2])
def test_it_takes_a_ship_card_within_reach(player: int) -> None:
    play = position(player=player, lying={f"32:{player}": "10 9 5"}, hands=("8 9", "8 9"))
    assert greedy_says(play).endswith("32:mine")


def test_it_takes_the_ship_card_with_crew() -> None:
    lying = {"32:1": "10 9 5", "34:1": "10 9 7"}
    assert greedy_says(position(lying=lying, hands=("8 2", "5"))) == "play 8 34:mine"


def test_it_takes_the_game_before_anything_else() -> None:
    """The fourth point at 28 ends it; at 34 two points of the opponent's could be denied."""
    lying = {"28:1": "10 9 3", "34:2": "10 9 7 1"}
    play = position(lying=lying, hands=("6 2 -4", "5"), taken=("36 32", "30"), points=(3, 2))
    assert greedy_says(play) == "play 6 28:mine"


def test_it_denies_with_a_negative_card() -> None:
    lying = {"34:2": "10 9 8"}
    assert greedy_says(position(lying=lying, hands=("-4 5", "5"), octopus=("", ""))) in (
        "play -4 34:theirs",
        "octopus 34:theirs/10 34:mine",
    )
    play = position(lying=lying | {"28:1": "1"}, hands=("-4 5", "5"), octopus=("28:1/1", ""))
    assert greedy_says(play) == "play -4 34:theirs"


def test_it_gives_low_cards_to_the_opponent_and_keeps_high_ones() -> None:
    assert greedy_says(position(hands=("1", "5"))).endswith("theirs")
    assert greedy_says(position(hands=("9", "5"))).endswith("mine")


def test_it_sends_the_crew_where_it_leads() -> None:
    play = position(hands=("0", "5"), lying={"32:1": "10 9", "28:2": "10 9"}).do("play 0 30:mine")
    assert greedy_says(play) == "crew 32"
    play = position(hands=("0", "5"), lying={"32:1": "10 9", "28:2": "10 9"}).do("play 0 30:theirs")
    assert (play.asked(), greedy_says(play)) == (2, "crew 28")


def test_it_moves_a_card_that_scores() -> None:
    lying = {"34:1": "10 9 8", "36:2": "8"}
    play = position(lying=lying, hands=("1 1", "5"))
    assert greedy_says(play) == "octopus 36:theirs/8 34:mine"


def test_it_lays_rum_on_a_ship_card_the_opponent_is_about_to_take() -> None:
    play = position(lying={"34:2": "10 9 8"}, hands=("5 5", "5")).do("play 5 28:mine").draw()
    assert greedy_says(play) == "rum 34"


def test_it_keeps_the_rum_otherwise() -> None:
    assert greedy_says(position(hands=("5 5", "5")).do("play 5 28:mine").draw()) == "done"


def test_stuck_it_may_still_lay_rum() -> None:
    play = position(lying={"34:2": "10 9 8"}, hands=("", "5"), octopus=("34:2/8", ""), pile="")
    assert greedy_says(play) == "rum 34"
    assert greedy_says(play.do("rum 34")) == "pass"


def test_it_picks_its_opening_hand() -> None:
    play = start(more_tactics="yes").pick(2, 1, 2, 3, 4)
    for card in OPENING:
        assert greedy_says(play) == f"pick {card}"
        play.do(f"pick {card}")


def test_between_equals_luck_decides() -> None:
    said = {greedy_says(position(hands=("9", "5"), crew=("-", "-")), luck) for luck in range(30)}
    assert len(said) > 1


def test_it_copes_with_as_much_as_there_is_to_choose_from() -> None:
    sides = {1: "0 3 5 7", 2: "-1 4 6 8"}
    lying = {f"{ship}:{p}": sides[p] for ship in (28, 30) for p in sides}
    lying |= {"32:1": "1 2 9 10", "32:2": "0 1 2 9", "34:1": "3 4 5", "34:2": "6 7 8"}
    play = position(lying=lying, hands=("9 10 -2 -3", "5"))
    assert len(play.can()) > 250
    assert greedy_says(play) in play.can()


@pytest.mark.parametrize("options", VARIANTS, ids=["base", "more-tactics"])
def test_it_beats_random_nearly_always(options: dict[str, str]) -> None:
    """Forty games, each seed from both seats."""
    wins = sum(greedy_wins(seat, options, seed) for seed in range(20) for seat in (0, 1))
    assert wins >= 38


def greedy_wins(greedy: int, options: dict[str, str], seed: int) -> bool:
    its = box("sirens")
    table = its.table(2, options, seed.to_bytes(SEED_BYTES, "big"))
    players = [
        bots.make(its, "greedy" if seat == greedy else "random", Luck(seed * 2 + seat))
        for seat in (0, 1)
    ]
    while not table.over:
        seat = table.asked()[0]
        question = table.questions(seat)[0]
        action = players[seat].choose(table.view(seat), question, table.legal(seat))
        table.play(seat, CODEC.text(action))
    return table.places() == [1 + (seat != greedy) for seat in (0, 1)]
