"""Below the Caribbean: the quays of Nassau's harbour, and the stops on the way home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.core.show.kit import placed
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules.chapters import city, home
from tidetable.games.nassau.rules.chapters.city import QUAY_PROVISIONS
from tidetable.games.nassau.rules.state import AT_HOME, CITY
from tidetable.games.nassau.rules.verbs import N_HARBOUR_QUAYS, QUAYS, STOPS
from tidetable.games.nassau.show.picture import number
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.waters import LEFT, SAILING, STRIP

if TYPE_CHECKING:
    from tidetable.games.nassau.show.picture import Picture


def shore(picture: Picture) -> str:
    return harbour(picture) + way_home(picture)


def harbour(picture: Picture) -> str:
    """Return the five quays of Nassau with their bonuses, and who moors there (NAS-N5)."""
    table, islands = picture.table, picture.islands
    parts = [picture.plate(LEFT, STRIP, 470, 98, picture.say("board-harbour"))]
    for n in range(N_HARBOUR_QUAYS):
        gains = [int(islands.quay_gains[n * 2 + i]) for i in range(2)]
        gains = [gain for gain in gains if gain > 0]
        owner = int(table.quays[n])
        planks = use("quay", 0, 4, 84)
        label = picture.say(
            "board-quay",
            quay=QUAYS.tokens[n],
            gain=", ".join(picture.gain_name(gain) for gain in gains),
        )
        drawn = planks + text(QUAYS.tokens[n], -33, -10, "small")
        drawn += use("provision", -16, 6, 27) + number(QUAY_PROVISIONS, -6, 14, 15)
        drawn += picture.gains(gains, 17, 5, 31, 26)
        if owner >= 0:
            drawn += moored(picture, owner)
            label += " " + picture.say("board-moored", who=picture.who(owner))
        ring = picture.touch({city.CITY.kind}, QUAYS.tokens[n], label, drawn, (-43, -28, 86, 62))
        parts.append(group(ring, x=LEFT + 50 + 92 * n, y=STRIP + 56))
    return "".join(parts)


def moored(picture: Picture, seat: int) -> str:
    """Return the boat at its quay; once it has sailed, only whose quay it was."""
    if picture.table.phase != CITY:
        return picture.disc(seat, 32, -16, 22)
    boat = use("boat", 0, 0, 40) + use(f"seat-{seat + 1}", 0, 13, 18)
    return placed(tag("g", boat, class_=f"seat-{seat + 1}"), f"boat-{seat + 1}", 22, 12)


def way_home(picture: Picture) -> str:
    """Return Skull Island, the campfire and the home port, and who is there (NAS-H)."""
    table, islands = picture.table, picture.islands
    parts = [picture.plate(LEFT + 478, STRIP, 332, 98, picture.say("board-way-home"))]
    for n, token in enumerate(STOPS.tokens):
        label = picture.name(STOPS, n)
        drawn = use(token, -10, 2, 58)
        if n == 0:
            prices = "/".join(str(int(islands.hide_price[i])) for i in (1, 2, 3))
            label = picture.say("board-skull-island", place=label, prices=prices)
            drawn += use("doubloon", 34, -18, 20) + text(prices, 34, 8, "small middle")
        else:
            label = picture.say(f"rule-NAS-H{n + 1}")
        if n == 1:
            drawn += use("rum", 34, -12, 32)
        seats = [seat for seat in range(table.seats) if is_at(picture, seat, n)]
        for i, seat in enumerate(seats):
            drawn += picture.disc(seat, -32 + 20 * i, 32, 21)
        ring = picture.touch(SAILING | {home.HOME.kind}, token, label, drawn, (-48, -32, 98, 76))
        parts.append(group(ring, x=LEFT + 532 + 110 * n, y=STRIP + 52))
    return "".join(parts)


def is_at(picture: Picture, seat: int, stop: int) -> bool:
    """Whether a boat is at a stop; who is home stays there until the next round."""
    way = int(picture.table.way[seat])
    return 0 < way <= AT_HOME and way == stop + 1
