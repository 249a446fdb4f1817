"""Captain and mate: who sends them, round which ring, and when they stay."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.sirens.positions import Play, position

SHIPS = ["28", "30", "32", "34", "36"]
ICONS = ["-4", "-3", "-2", "-1", "0"]


def ways(play: Play) -> set[str]:
    """Return where the crew may be sent."""
    assert play.question() == "crew"
    return {text.removeprefix("crew ") for text in play.can()}


@pytest.mark.rule("SIR-M1")
@pytest.mark.parametrize("card", ICONS)
@pytest.mark.parametrize("side", ["mine", "theirs"])
def test_a_card_with_the_icon_moves_who_stands_there(card: str, side: str) -> None:
    play = position(hands=(card, "5")).do(f"play {card} 34:{side}")
    assert play.question() == "crew"
    assert play.argument() == 1
    play.do("crew 36")
    assert play.crew() == ["30", "36"]
    assert play.news[-2:] == [f"{1 if side == 'mine' else 2} crew 36", "1 moves 36"]


@pytest.mark.rule("SIR-M1")
def test_nobody_moves_for_a_card_without_the_icon_or_at_an_empty_ship_card() -> None:
    assert position(hands=("1", "5")).do("play 1 34:mine").question() == "card"
    assert position(hands=("0", "5")).do("play 0 32:mine").question() == "card"


@pytest.mark.rule("SIR-M1", "SIR-P1", "SIR-R5")
def test_the_crew_leave_before_the_ship_card_is_scored() -> None:
    """A 0 as the tenth card: 30 is scored, and the captain is not won with it."""
    lying = {"30:1": "9 8 7 1", "30:2": "1 2 3 4 5"}
    play = position(hands=("0", "5"), lying=lying).do("play 0 30:mine")
    assert play.ship("30") == "in play"
    play.do("crew 28")
    assert play.ship("30") == "1"
    assert play.scores() == [1, 0]
    assert play.crew() == ["28", "34"]
    assert play.news[-2:] == ["1 moves 28", "1 wins 30"]


@pytest.mark.rule("SIR-M2")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize(("side", "own"), [("mine", True), ("theirs", False)])
def test_whose_side_it_is_decides(player: int, side: str, own: bool) -> None:
    play = position(player=player, hands=("0", "0")).do(f"play 0 30:{side}")
    assert play.question() == "crew"
    assert play.asked() == (player if own else 3 - player)
    assert ways(play) == {"28", "32"}
    play.do("crew 28").draw()
    assert (play.question(), play.asked()) == ("after", player)


@pytest.mark.rule("SIR-M2", "SIR-O3")
@pytest.mark.parametrize(("side", "asked"), [("mine", 1), ("theirs", 2)])
def test_whose_side_an_octopus_lays_a_card_on_decides(side: str, asked: int) -> None:
    play = position(lying={"28:2": "-3"}).do(f"octopus 28:theirs/-3 34:{side}")
    assert (play.question(), play.asked()) == ("crew", asked)


@pytest.mark.rule("SIR-M3")
def test_bow_and_stern_are_adjacent() -> None:
    bow = position(hands=("0", "5"), crew=("28", "32")).do("play 0 28:mine")
    assert ways(bow) == {"36", "30"}
    stern = position(hands=("0", "5"), crew=("32", "36")).do("play 0 36:mine")
    assert ways(stern) == {"34", "28"}


@pytest.mark.rule("SIR-M3")
def test_scored_cards_leave_no_gap() -> None:
    play = position(hands=("0", "5"), taken=("32", ""), crew=("30", "36")).do("play 0 30:mine")
    assert ways(play) == {"28", "34"}


@pytest.mark.rule("SIR-M4")
def test_the_other_crew_is_passed_and_the_direction_kept() -> None:
    play = position(hands=("0", "5"), crew=("30", "32")).do("play 0 30:mine")
    assert ways(play) == {"28", "34"}
    play = position(hands=("0", "5"), crew=("30", "32")).do("play 0 32:mine")
    assert ways(play) == {"28", "34"}
    play = position(hands=("0", "5"), crew=("36", "28"), taken=("30", "")).do("play 0 36:mine")
    assert ways(play) == {"34", "32"}


@pytest.mark.rule("SIR-M5")
@pytest.mark.parametrize(
    ("out", "crew"), [("28 32 36", ("30", "34")), ("28 30 32 36", ("-", "34"))]
)
def test_as_many_ship_cards_as_crew_and_nobody_moves(out: str, crew: tuple[str, str]) -> None:
    play = position(hands=("0", "5"), out=out, crew=crew).do("play 0 34:mine")
    assert play.question() == "card"
    assert tuple(play.crew()) == crew
    assert not any("moves" in line for line in play.news)


@pytest.mark.rule("SIR-M5")
def test_who_does_not_move_is_won() -> None:
    lying = {"34:1": "9 8 7 1", "34:2": "1 2 3 4 5"}
    play = position(hands=("0", "5"), out="28 32 36", lying=lying).do("play 0 34:mine")
    assert play.scores() == [2, 0]
    assert play.crew() == ["30", "-"]
    assert play.news[-1] == "1 wins-crew 34"


@pytest.mark.rule("SIR-M6", "SIR-M2", "SIR-M3", "SIR-M4")
def test_the_worked_example() -> None:
    """36 is scored, captain on 28, mate on 34; a 0 is laid on the opponent's side of 28."""
    play = position(hands=("0", "5"), taken=("36", ""), crew=("28", "34"))
    play.do("play 0 28:theirs")
    assert play.asked() == 2, "the opponent decides"
    assert ways(play) == {"32", "30"}
    other = Play(play.state.copy())
    assert play.do("crew 32").crew() == ["32", "34"], "toward 34, past the mate"
    assert other.do("crew 30").crew() == ["30", "34"]


@pytest.mark.rule("SIR-R4")
@pytest.mark.parametrize(
    ("out", "crew", "then"),
    [
        ("28 30", ("34", "32"), ["36", "32"]),  # three ship cards, two crew
        ("28 30", ("34", "36"), ["32", "36"]),
        ("28 30 32", ("34", "-"), ["36", "-"]),  # two and one
    ],
)
def test_nobody_is_asked_where_both_ways_lead_to_one_ship_card(
    out: str, crew: tuple[str, str], then: list[str]
) -> None:
    for side in ("mine", "theirs"):
        play = position(hands=("0", "5"), out=out, crew=crew).do(f"play 0 34:{side}")
        assert play.question() == "card"
        assert play.crew() == then
        assert play.news[-1] == f"1 moves {then[0]}"


# --- Every ring -----------------------------------------------------------------------------------


def steps(ring: list[str], at: str, other: str) -> set[str]:
    """Return where one comes to on a ring, one step either way, and one more past the other."""
    found = set()
    for step in (1, -1):
        n = ring.index(at) + step
        if ring[n % len(ring)] == other:
            n += step
        found.add(ring[n % len(ring)])
    return found


RINGS = [list(ring) for n in range(1, 6) for ring in combinations(SHIPS, n)]


@pytest.mark.rule("SIR-M3", "SIR-M4", "SIR-M5", "SIR-R4")
@pytest.mark.parametrize("ring", RINGS, ids="-".join)
def test_every_ring_with_every_crew(ring: list[str]) -> None:
    gone = " ".join(ship for ship in SHIPS if ship not in ring)
    for at in ring:
        for other in ["-", *ring]:
            if other == at:
                continue
            for crew in ((at, other), (other, at)):
                play = position(hands=("0", "5"), out=gone, crew=crew).do(f"play 0 {at}:mine")
                number = len([c for c in crew if c != "-"])
                to = {at} if len(ring) == number else steps(ring, at, other)
                if len(to) == 2:
                    assert ways(play) == to
                    continue
                moved = crew.index(at)
                assert play.question() == "card"
                assert play.crew()[moved] == to.pop()
                assert play.crew()[1 - moved] == other
