"""The box of Sirens in Sight: she sings under the moon, and a ship hears it."""

from typing import Final

from tidetable.core.show.cover import WIDTH
from tidetable.core.show.svg import group, tag
from tidetable.games.sirens.show.drawings import use
from tidetable.games.sirens.show.scenery import bay, siren, sky

SHORE: Final = 330  # where the sky ends
MOON: Final = (470, 186, 320)
SCALE: Final = WIDTH / 900  # of what is drawn for the board
NOTES: Final = [(668, 236, 70), (700, 130, 84), (786, 190, 60), (830, 82, 74), (640, 62, 58)]


def cover() -> str:
    scenery = sky(SHORE, MOON) + use("headland", 60, SHORE + 2) + bay(SHORE, MOON[0])
    ship = use("far-ship", 772, SHORE + 10, 230)
    song = "".join(use("note", *at) for at in NOTES)
    singer = siren(1, 430, 404, 470)
    dolphin = use("dolphin", 762, 500, 170)
    octopus = tag("g", use("octopus-1", 128, 570, 190), class_="seat-1")
    waves = "".join(
        tag("path", d=f"M{x} {y}" + "q28-18 56 0t56 0" * 9, class_="foam-line")
        for x, y in ((-70, 606), (-40, 648))
    )
    return group(scenery, ship, song, singer, dolphin, octopus, waves, scale=SCALE)
