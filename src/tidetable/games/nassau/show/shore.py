"""Below the Caribbean: the quays of Nassau's harbour, and the stops on the way home."""

from __future__ import annotations

from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.svg import text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import city, home
from tidetable.games.nassau.rules.state import CITY
from tidetable.games.nassau.show.picture import Picture, disc, number, sign
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.waters import LEFT, SAILING

STRIP = 840


def harbour(picture: Picture) -> Area:
    """Return the five quays of Nassau with their bonuses, and who moors there (NAS-N5)."""
    pieces = [quay(picture, n) for n in range(v.N_HARBOUR_QUAYS)]
    return picture.panel("harbour", (LEFT, STRIP, 470, 98), pieces, picture.say("board-harbour"))


def quay(picture: Picture, n: int) -> Piece:
    """Return a quay and the boat there; once that has sailed, only whose quay it was."""
    token, gains, owner = v.QUAYS.tokens[n], picture.quay_gains(n), int(picture.table.quays[n])
    label = picture.say("board-quay", quay=token, gain=picture.gain_names(gains))
    drawn = use("quay", 0, 4, 84) + text(token, -33, -10, "small")
    drawn += use("provision", -16, 6, 27) + number(city.QUAY_PROVISIONS, -6, 14, 15)
    drawn += picture.gains(gains, 17, 5, 31, 26)
    moored: list[Piece] = []
    if owner >= 0:
        label += " " + picture.say("board-moored", who=picture.who(owner))
        if picture.table.phase == CITY:
            boat = use("boat", 0, 0, 40) + use(f"seat-{owner + 1}", 0, 13, 18)
            moored = [Piece(boat, 22, 12, key=f"boat-{owner + 1}", seat=owner)]
        else:
            drawn += disc(owner, 32, -16, 22)
    x, key = 50 + 92 * n, f"quay-{token}"
    piece = Piece(drawn, x, 56, key=key, label=label, title=True, inside=moored)
    return picture.touch({city.CITY.kind}, token, (-43, -28, 86, 62), piece)


def way_home(picture: Picture) -> Area:
    """Return Skull Island, the campfire and the home port, and who is there (NAS-H)."""
    prices = "/".join(str(int(picture.islands.hide_price[i])) for i in (1, 2, 3))
    place = picture.name(v.STOPS, 0)
    labels = [picture.say("board-skull-island", place=place, prices=prices)]
    labels += [picture.say(f"rule-NAS-H{n}") for n in (2, 3)]
    beside = [use("doubloon", 34, -18, 20) + text(prices, 34, 8, "small middle")]
    beside += [use("rum", 34, -12, 32), ""]
    pieces = []
    for n, token in enumerate(v.STOPS.tokens):
        seats = [seat for seat in picture.seats if picture.table.way[seat] == n + 1]
        there = [disc(seat, -32 + 20 * i, 32, 21) for i, seat in enumerate(seats)]
        drawn = "".join([use(token, -10, 2, 58), beside[n], *there])
        piece = sign(drawn, (54 + 110 * n, 52), f"stop-{token}", labels[n])
        asks, box = SAILING | {home.HOME.kind}, (-48, -32, 98, 76)
        pieces.append(picture.touch(asks, token, box, piece))
    title, box = picture.say("board-way-home"), (LEFT + 478, STRIP, 332, 98)
    return picture.panel("way-home", box, pieces, title)
