"""What is public, what is hidden, and who is told of which draw."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.titania.positions import GAME, Play, position, start
from tidetable.core.contract import CHANCE, EVERYONE, SPECTATOR, Buffer, News, look, seat_of
from tidetable.core.facts import facts, view_bytes
from tidetable.core.luck import Luck
from tidetable.core.play import answer, choices
from tidetable.games.titania.rules.verbs import CARD, START, TILE, TURN_FOG

PUBLIC = (
    "ships floors starfish_on fog never_turned dealt_again beside reserve aside shell_supply "
    "floor_supply starfish_supply tile_supply pile_size discards played points shells starfish "
    "hand_size tiles period player plays"
)


def seen(play: Play, viewer: int) -> bytes:
    return view_bytes(look(play.state, viewer))


@pytest.mark.rule("TIT-R19")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    play = start(3, first="1").do("card red", "card blue")
    assert play.news == ["chance card red, to 1", "chance card blue, to 1"]
    play.do("card red", "card red", "card yellow")
    assert play.news[-1] == "chance card yellow, to 2"
    play = position(hands=("red", ""), ships={"D4": "red"}).sail("red", "E3").do("card blue")
    assert play.news[-1] == "chance card blue, to 1"


@pytest.mark.rule("TIT-R19", "TIT-N2")
def test_a_point_tile_is_told_to_its_owner_alone() -> None:
    play = position(ships={"F3": "red"}, player=2).sail("red", "F2").do("tile 5")
    assert play.news[-2:] == ["chance tile 5, to 2", "2 takes-tile"]


@pytest.mark.rule("TIT-R19", "TIT-F1")
def test_a_fog_tile_and_the_start_player_are_told_to_everybody() -> None:
    play = position().do("play red", "place D5", "fog brown-3")
    assert play.news[-2:] == ["chance fog brown-3", "1 gets-shells 3 brown"]


@pytest.mark.rule("TIT-R19")
def test_every_draw_of_whole_games_is_told_to_whom_it_concerns() -> None:
    luck, into = Luck(3), Buffer()
    for seats in (2, 3, 4):
        state = GAME.setup(seats, [0])
        while state.n_asks:
            question, news = state.asks[0], News()
            into.clear()
            if seat_of(question) == CHANCE:
                action = GAME.sample(state, question, luck, into)
            else:
                actions = choices(GAME, state, 0)
                action = actions[luck.below(len(actions))]
            hands = [facts(state.hands[seat]) for seat in range(seats)]
            answer(GAME, state, 0, action, news)
            for audience, seat, told in news.items:
                hidden = CARD.has(told) or TILE.has(told)
                assert (audience == EVERYONE) != hidden
                assert (seat == CHANCE) == (hidden or START.has(told) or TURN_FOG.has(told))
                if hidden:
                    assert facts(state.hands[audience]) != hands[audience]


@pytest.mark.rule("TIT-R19")
def test_other_hands_tiles_and_piles_leave_no_trace_in_a_view() -> None:
    first = position(seats=3, hands=("red blue", "red red", "blue"), tiles=("3", "5 5", "4"))
    hands = ("red blue", "yellow blue-red", "red")
    second = position(seats=3, hands=hands, tiles=("3", "3 4", "5"))
    assert seen(first, 0) == seen(second, 0)
    assert seen(first, SPECTATOR) == seen(second, SPECTATOR)
    assert seen(first, 1) != seen(second, 1)


@pytest.mark.rule("TIT-R19")
def test_what_is_drawn_leaves_no_trace_in_other_views() -> None:
    views = []
    for card, tile in (("red", "3"), ("blue-yellow", "5")):
        play = position(seats=3, hands=("red", "blue", "blue"), ships={"F3": "red"})
        play.sail("red", "F2").do(f"tile {tile}", f"card {card}", f"card {card}")
        views.append([seen(play, viewer) for viewer in (SPECTATOR, 1, 2)])
        views[-1].append(repr(sorted(line for line in play.news if ", to" not in line)).encode())
    assert views[0] == views[1]


@pytest.mark.rule("TIT-R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scrambling_what_a_seat_cannot_see_changes_nothing_for_it(seats: int) -> None:
    """In whole games: any other hands and piles, the same view and the same legal answers."""
    luck = Luck(seats)
    play = start(seats)
    while not play.over:
        if play.asked():
            viewer = play.asked() - 1
            twin = Play(play.state.copy())
            scramble(twin, viewer, luck)
            assert seen(twin, viewer) == seen(play, viewer)
            assert seen(twin, SPECTATOR) == seen(play, SPECTATOR)
            assert twin.can() == play.can()
        answers = sorted(play.can() if play.asked() else play.odds())
        play.do(answers[luck.below(len(answers))])


def scramble(play: Play, viewer: int, luck: Luck) -> None:
    """Deal anew, of what a seat does not see, to the others and to the piles."""
    hands, piles = play.state.hands, play.state.piles
    others = [hand for seat, hand in enumerate(hands) if seat != viewer]
    for bags in (
        [piles.cards, *(hand.cards for hand in others)],
        [piles.tiles, *(hand.tiles for hand in others)],
    ):
        sizes = [sum(bag) for bag in bags]
        things = [i for bag in bags for i, n in enumerate(bag) for _ in range(n)]
        for n in range(len(things) - 1, 0, -1):
            other = luck.below(n + 1)
            things[n], things[other] = things[other], things[n]
        for bag, size in zip(bags, sizes, strict=True):
            dealt = Counter(things[:size])
            things = things[size:]
            for i in range(len(bag)):
                bag[i] = dealt[i]


@pytest.mark.rule("TIT-R19")
def test_everything_else_is_public() -> None:
    public = facts(look(position(tiles=("3", "5")).state, SPECTATOR).public)
    for open_to_all in PUBLIC.split():
        assert open_to_all in public
    assert public["tiles"] == [1, 1, 0, 0]
    assert public["hand_size"] == [3, 3, 0, 0]
    assert public["tiles_shown"] == [0] * 12


@pytest.mark.rule("TIT-R19")
def test_nothing_is_seen_by_a_spectator_alone() -> None:
    assert facts(look(position().state, SPECTATOR).own) == {}
    own = facts(look(position(hands=("red", "blue"), tiles=("5", "")).state, 0).own)
    assert own == {"cards": [0, 0, 1, 0, 0, 0], "tiles": [0, 0, 1]}


@pytest.mark.rule("TIT-R19", "TIT-P2")
def test_tiles_dealt_again_are_known_as_a_set_only() -> None:
    """Which of the turned tiles lies where is not decided before it is turned again."""
    play = position(
        hands=("red", "blue"),
        ships={"H5": "red"},
        reserve={"red": 1},
        fog={"D5": "black-3", "E6": "white-3"},
    )
    play.sail("red", "I5").end()
    for space in ("D5", "E6"):
        twin = Play(play.state.copy()).do("play blue", f"place {space}")
        assert twin.odds() == {"fog black-3": 1, "fog white-3": 1}
