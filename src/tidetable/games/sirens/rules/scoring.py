"""Scoring: who takes a ship card and who stands on it, and when the game is over."""

from mypy_extensions import i64

from tidetable.core.contract import News, tell
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.drawers import ship_seat
from tidetable.games.sirens.rules.state import IN_PLAY, OUT, TAKEN, Tabletop


def check_places(table: Tabletop, news: News | None) -> None:
    """SIR-P1, SIR-R1: first where the card arrived, then what an octopus took it from.

    SIR-R5: the crew has moved before, as the German text says.
    """
    arrived = table.arrived >> 1
    check_ship(table, arrived, news)
    if table.left >= 0 and table.left >> 1 != arrived and not is_over(table):
        check_ship(table, table.left >> 1, news)
    table.arrived = -1
    table.left = -1


def check_ship(table: Tabletop, ship: i64, news: News | None) -> None:
    """SIR-P1: a side that reaches the resistance. SIR-P2: ten cards, and the higher total.

    SIR-R12: one side at most has reached it, so which is looked at first does not matter.
    """
    side = ship_seat(ship, 0)
    resistance = table.resistance(ship)
    first, second = table.total[side], table.total[side + 1]
    full = table.count[side] == v.MOST_CARDS and table.count[side + 1] == v.MOST_CARDS
    if first >= resistance or (full and first > second):
        score(table, ship, 0, news)
    elif second >= resistance or (full and second > first):
        score(table, ship, 1, news)
    elif full:
        score(table, ship, -1, news)


def score(table: Tabletop, ship: i64, winner: i64, news: News | None) -> None:
    """Give a ship card and who stands on it to a player, or to nobody; then clean up (SIR-P3)."""
    crew = table.crew_on(ship)
    if winner >= 0:
        table.ships[ship] = TAKEN + winner
        table.points[winner] += table.stake(ship)
        tell(news, winner, (v.WINS if crew < 0 else v.WINS_CREW).of(ship))
    else:
        table.ships[ship] = OUT
        tell(news, table.player, v.LEAVES.of(ship))
    if crew >= 0:
        table.crew[crew] = -1
    table.rum[ship] = 0
    clear(table, ship_seat(ship, 0))
    clear(table, ship_seat(ship, 1))


def clear(table: Tabletop, place: i64) -> None:
    """The cards leave the game; an octopus on one of them goes home (SIR-R9)."""
    for seat in range(2):
        if table.octopus[seat] >= 0 and table.octopus[seat] // v.N_CARDS == place:
            table.octopus[seat] = -1
    table.laid[place] = 0
    table.count[place] = 0
    table.total[place] = 0


def is_over(table: Tabletop) -> bool:
    """SIR-P4: four points, or no ship card left."""
    if table.points[0] >= v.POINTS_TO_WIN or table.points[1] >= v.POINTS_TO_WIN:
        return True
    return all(table.ships[ship] != IN_PLAY for ship in range(v.N_SHIPS))
