"""What lies open and what is hidden: tales in hand, bad jokes, sealed answers, piles."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import GAME, Play, start
from tests.games.nassau.positions_at_sea import at_sea, boat
from tidetable.core.contract import CHANCE, EVERYONE, SPECTATOR, Buffer, News, look, seat_of
from tidetable.core.facts import facts, view_bytes
from tidetable.core.luck import Luck
from tidetable.core.play import answer, choices
from tidetable.games.nassau.rules.verbs import CODEC, N_TALES, TALE_DRAWN, TELL, TWICE

OPEN = (
    "adversaries crates_on outposts outpost_owner towers tower_owner tower_crates posts post_good "
    "sea_dog offering dutchman dutchman_weapons goods_bag objects_left animal_pile open_animals "
    "pile_size discards discards_open discards_hidden told backs jokes points pirates lying "
    "in_tavern weapons sails sailors holds crates crate_supply provisions goods objects animals "
    "beaten hideout filled hidden boat way districts occupied captain tokens dice"
)
SEALED = (TALE_DRAWN, TELL, TWICE)


def seen(play: Play, viewer: int) -> bytes:
    return view_bytes(look(play.state, viewer))


def heard(play: Play, player: int) -> list[str]:
    """Return the news that a player was told; 0: a spectator."""
    mine = f", to {player}"
    return [line for line in play.news if ", to" not in line or line.endswith(mine)]


# --- Drawing -------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-52")
def test_a_drawn_tale_is_told_to_its_owner_and_its_back_to_everybody() -> None:
    play = at_sea(boat()).do("sail A", "listen", "draw Arrr", "tale 3")
    assert play.news[-2:] == ["chance tale 3, to 1", "1 gets-tale S"]
    play = at_sea(boat(), boat(), player=2).do("sail A", "listen", "draw B", "tale 70")
    assert play.news[-2:] == ["chance tale 70, to 2", "2 gets-tale B"]


@pytest.mark.rule("NAS-R-52")
def test_which_tale_was_drawn_leaves_no_trace_for_others() -> None:
    views = []
    for tale in ("40", "63"):
        play = at_sea(boat(), boat(), boat()).do("sail A", "listen", "draw B", f"tale {tale}")
        views.append([seen(play, viewer) for viewer in (SPECTATOR, 1, 2)])
        views[-1].append(repr(heard(play, 2)).encode())
    assert views[0] == views[1]


@pytest.mark.rule("NAS-R-52")
def test_the_back_of_the_next_card_is_not_known_before_it_is_drawn() -> None:
    """S and Arrr lie in one pile: any of them may come, and only their number is said."""
    play = at_sea(boat(), boat(tales="1 11")).do("sail A", "listen", "draw Arrr")
    odds = play.odds()
    assert odds == {f"tale {n}": 1 for n in range(1, 36) if n not in (1, 11)}
    assert list(play.table.pile_size) == [33, 39]


@pytest.mark.rule("NAS-R-52")
def test_tiles_not_turned_up_do_not_exist_yet() -> None:
    """Sea dog, offering and Dutchman: all that were not seen are as likely, round after round."""
    play = at_sea(boat(), boat(), dutchman="D", sea_dog="D", offering=2)
    play.do("home home-port", "home home-port")
    odds = {}
    while not play.asked():
        odds[play.question()] = play.odds()
        play.do(next(iter(play.odds())))
    assert odds["sea-dog"] == {f"sea-dog {zone}": 1 for zone in "BCEFGHI"}
    assert odds["offering"] == {f"offering {n}": 1 for n in (1, 3, 4, 5, 6, 7, 8)}
    assert odds["dutchman-zone"] == {f"dutchman-zone {zone}": 1 for zone in "BCEFGHI"}
    assert facts(play.state.secret()) == {"tales": [1] * 74}


# --- The campfire --------------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-52", "NAS-R-40")
def test_tales_are_laid_sealed_and_seen_when_all_lie_there() -> None:
    play = at_sea(boat(tales="7 8 70")).do("home campfire", "promise 2")
    play.do("tell 7")
    assert play.news[-1] == "1 tell 7, to 1"
    assert list(play.table.told) == [0] * N_TALES
    play.do("tell 70")
    assert heard(play, 2)[-3:] == ["1 told 7", "1 joked B", "1 scores 3"]


@pytest.mark.rule("NAS-R-52", "NAS-R-41")
def test_while_tales_are_laid_others_see_only_how_many() -> None:
    views = []
    for first in (7, 8, 63):
        play = at_sea(boat(tales="7 8 63 70"), boat(), boat()).do("home campfire", "promise 2")
        play.do(f"tell {first}")
        views.append([*(seen(play, viewer) for viewer in (SPECTATOR, 1, 2)), len(heard(play, 2))])
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("NAS-R-41", "NAS-R-52")
def test_a_bad_joke_stays_hidden_for_ever_its_back_excepted() -> None:
    """Told, discarded and shuffled into the pile: which one it was nobody else ever learns."""
    views: list[list[bytes]] = []
    for joke in (70, 74):
        play = at_sea(boat(tales="70 74"), boat(), boat()).do("home campfire", "promise 1")
        play.do(f"tell {joke}")
        views.append([seen(play, viewer) for viewer in (SPECTATOR, 1, 2)])
        assert "1 joked B" in heard(play, 2)
        assert play.state.hands[0].laid[joke - 1] == 1
        play.do("home home-port", "home home-port").draw()
        assert play.table.round == 2
        views[-1] += [seen(play, viewer) for viewer in (SPECTATOR, 1, 2)]
        assert list(play.table.discards_hidden) == [0, 1]
        assert list(play.table.discards) == [0] * N_TALES
    assert views[0] == views[1]


@pytest.mark.rule("NAS-R-41", "NAS-R-20")
def test_among_the_discards_it_goes_back_into_the_pile_unseen() -> None:
    held = " ".join(str(n) for n in range(36, 74))
    play = at_sea(boat(tales="74"), boat(tales=held), boat()).do("home campfire", "tell 74")
    play.do("home home-port", "home home-port").draw()
    assert play.state.hands[0].laid[73] == 2
    play.do("moor 3", "draw B")
    assert play.news[-1] == f"{play.player} reshuffled B"
    assert play.odds() == {"tale 74": 1}
    assert play.state.hands[0].laid[73] == 0
    assert list(play.table.discards_hidden) == [0, 0]


@pytest.mark.rule("NAS-R-45", "NAS-R-52")
def test_which_bad_joke_the_parrot_doubled_is_not_told() -> None:
    views = []
    for joke in (70, 74):
        play = at_sea(boat(tales="70 74", parrot=1), boat()).do("home campfire", "promise 2")
        play.do("tell 70", "tell 74", f"twice {joke}")
        views.append([seen(play, 1), repr(heard(play, 2)).encode()])
        assert play.news[-4] == f"1 twice {joke}, to 1"
    assert views[0] == views[1]


# --- Whole games ---------------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-52", "NAS-R-41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_of_news_is_told_to_whom_it_concerns(seats: int) -> None:
    luck, into = Luck(seats), Buffer()
    state = GAME.setup(seats, [1, 1, 0, 0])
    while state.n_asks:
        question, news = state.asks[0], News()
        into.clear()
        if seat_of(question) == CHANCE:
            action = GAME.sample(state, question, luck, into)
        else:
            actions = choices(GAME, state, 0)
            action = actions[luck.below(len(actions))]
        asked = seat_of(question)
        answer(GAME, state, 0, action, news)
        for audience, seat, told in news.items:
            sealed = any(verb.has(told) for verb in SEALED)
            assert (audience != EVERYONE) == sealed, CODEC.text(told)
            if sealed and seat != CHANCE:
                assert audience == seat == asked
            elif sealed:
                assert state.hands[audience].tales[told - TALE_DRAWN.base] == 1


@pytest.mark.rule("NAS-R-52")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scrambling_what_a_seat_cannot_see_changes_nothing_for_it(seats: int) -> None:
    """Any other tales with the same backs in other hands and piles: the same view and answers."""
    luck = Luck(seats)
    play = start(seats)
    while not play.over:
        if play.asked():
            viewer = play.asked() - 1
            twin = Play(play.state.copy())
            scramble(twin, viewer, luck)
            assert seen(twin, viewer) == seen(play, viewer)
            assert twin.can() == play.can()
            scramble(twin, SPECTATOR, luck)
            assert seen(twin, SPECTATOR) == seen(play, SPECTATOR)
        answers = sorted(play.can() if play.asked() else play.odds())
        play.do(answers[luck.below(len(answers))])


def scramble(play: Play, viewer: int, luck: Luck) -> None:
    """Let tales with the same back change their places, if a seat does not see them."""
    hands, piles = play.state.hands, play.state.piles
    hidden = [hand for seat, hand in enumerate(hands) if seat != viewer]
    rows = [piles.tales, *(hand.tales for hand in hidden), *(hand.laid for hand in hidden)]
    for deck in range(3):
        of_deck = [i for i in range(N_TALES) if GAME.islands.tale_deck[i] == deck]
        unseen = [i for i in of_deck if any(row[i] for row in rows)]
        for n in range(len(unseen) - 1, 0, -1):
            one, other = unseen[n], unseen[luck.below(n + 1)]
            for row in rows:
                row[one], row[other] = row[other], row[one]


# --- What is open --------------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-52")
def test_everything_else_is_public() -> None:
    play = at_sea(boat(tales="1 2 11 36"), boat(tales="3 74 73"))
    public = facts(look(play.state, SPECTATOR).public)
    for open_to_all in OPEN.split():
        assert open_to_all in public
    assert public["backs"] == [2, 1, 1, 1, 0, 2] + [0] * 6
    assert public["pile_size"] == [31, 36]


@pytest.mark.rule("NAS-R-52")
def test_a_seat_sees_its_own_tales_and_a_spectator_none() -> None:
    play = at_sea(boat(tales="1 74"), boat(tales="2"))
    assert facts(look(play.state, SPECTATOR).own) == {}
    own = facts(look(play.state, 0).own)
    assert {*own} == {"tales", "laid", "last", "twice"}
    assert own["tales"] == [1] + [0] * 72 + [1]
