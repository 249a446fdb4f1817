"""The box of Chests & Sabres: an open chest on the beach, full to the brim."""

from typing import Final

from tidetable.core.show.cover import HEIGHT, WIDTH, rays
from tidetable.core.show.svg import group, tag
from tidetable.games.chests.rules.verbs import FACES
from tidetable.games.chests.show.drawings import die, socket, use

HORIZON: Final = 300
GOLD: Final = [  # what swells out of the chest: name, x, y, size
    *(("coin", x, -246, 74) for x in range(-150, 151, 60)),
    *(("coin", x, -282, 70) for x in range(-114, 115, 57)),
    ("diamond", -60, -306, 84),
    ("diamond", 74, -300, 78),
    *(("coin", x, -324, 64) for x in (-10, 28)),
    ("fish-bones", 128, -292, 84),
    ("crown", -4, -360, 124),
]
SPILT: Final = [
    *(("coin", x, y, 62) for x, y in ((-262, 6), (-226, 34), (238, 20), (286, 42))),
    ("diamond", -300, 40, 66),
    ("diamond", 326, 18, 60),
    ("key", 196, 46, 78),
]


def cover() -> str:
    sky = tag("rect", width=WIDTH, height=HORIZON + 4, fill="url(#chests-sunset)")
    sun = tag("circle", cx=WIDTH / 2, cy=HORIZON - 20, r=330, fill="url(#chests-glow)")
    sea = "".join(
        tag("rect", y=HORIZON, width=WIDTH, height=170, fill=f"url(#chests-{fill})")
        for fill in ("sea", "waves")
    )
    sand = "M0 470C180 410 330 402 420 404 560 404 700 424 800 462"
    beach = tag("path", d=f"{sand}V{HEIGHT}H0Z", fill="var(--sand-wet)")
    beach += tag("path", d=f"M0 490C200 424 600 420 800 484V{HEIGHT}H0Z", fill="url(#chests-sand)")
    far = use("island", 90, HORIZON + 4, 190) + use("island", 716, HORIZON + 4, 150)
    far += use("gull", 150, 84, 150) + use("gull", 640, 62, 110) + use("cloud", 660, 150, 130)
    sabres = group(use("sabre"), x=214, y=208, turn=-40, scale=3.3)
    sabres += tag("g", use("sabre"), transform="translate(586 208) rotate(40) scale(-3.3 3.3)")
    heap = [use(name, x * 0.86, y, size) for name, x, y, size in GOLD]
    locks = "".join(socket("key", x, -104, 112) for x in (-112, 0, 112))
    chest = use("open-chest", 0, 0, 200) + tag("g", locks, class_="chest keys-3")
    dice = die(FACES.index["coin"], -176, 52, 100, -14) + die(FACES.index["sabres"], 98, 60, 92, 12)
    spilt = [use(*one) for one in SPILT]
    front = group(chest, *heap, *spilt, dice, x=WIDTH / 2, y=484)
    return "".join([sky, sun, rays(WIDTH / 2, HORIZON - 30), far, sea, beach, sabres, front])
