"""Below the Caribbean: the quays of Nassau's harbour, and the stops on the way home."""

from __future__ import annotations

from tidetable.core.show.kit import placed
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import city, home
from tidetable.games.nassau.rules.state import CITY
from tidetable.games.nassau.show.picture import Picture, number
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.waters import LEFT, SAILING, STRIP


def shore(picture: Picture) -> str:
    return harbour(picture) + way_home(picture)


def harbour(picture: Picture) -> str:
    """Return the five quays of Nassau with their bonuses, and who moors there (NAS-N5)."""
    parts = [picture.plate(LEFT, STRIP, 470, 98, picture.say("board-harbour"))]
    for n, token in enumerate(v.QUAYS.tokens[: v.N_HARBOUR_QUAYS]):
        gains, owner = picture.quay_gains(n), int(picture.table.quays[n])
        label = picture.say("board-quay", quay=token, gain=picture.gain_names(gains))
        drawn = use("quay", 0, 4, 84) + text(token, -33, -10, "small")
        drawn += use("provision", -16, 6, 27) + number(city.QUAY_PROVISIONS, -6, 14, 15)
        drawn += picture.gains(gains, 17, 5, 31, 26)
        if owner >= 0:
            drawn += moored(picture, owner)
            label += " " + picture.say("board-moored", who=picture.who(owner))
        ring = picture.touch({city.CITY.kind}, token, label, drawn, (-43, -28, 86, 62))
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
    parts = [picture.plate(LEFT + 478, STRIP, 332, 98, picture.say("board-way-home"))]
    for n, token in enumerate(v.STOPS.tokens):
        label = picture.name(v.STOPS, n)
        drawn = use(token, -10, 2, 58)
        if n == 0:
            prices = "/".join(str(int(picture.islands.hide_price[i])) for i in (1, 2, 3))
            label = picture.say("board-skull-island", place=label, prices=prices)
            drawn += use("doubloon", 34, -18, 20) + text(prices, 34, 8, "small middle")
        else:
            label = picture.say(f"rule-NAS-H{n + 1}")
        if n == 1:
            drawn += use("rum", 34, -12, 32)
        seats = [seat for seat in picture.seats if picture.table.way[seat] == n + 1]
        for i, seat in enumerate(seats):
            drawn += picture.disc(seat, -32 + 20 * i, 32, 21)
        ring = picture.touch(SAILING | {home.HOME.kind}, token, label, drawn, (-48, -32, 98, 76))
        parts.append(group(ring, x=LEFT + 532 + 110 * n, y=STRIP + 52))
    return "".join(parts)
