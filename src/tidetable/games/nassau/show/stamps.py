"""Small pictures beside the news: where the captain went, what was gained, fought, told."""

from collections.abc import Callable
from typing import Final

from tidetable.core.codec import Domain
from tidetable.core.show.kit import block
from tidetable.core.show.svg import STRUCK, group, stamps, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.show.fight import die_face, token_face
from tidetable.games.nassau.show.picture import disc, number
from tidetable.games.nassau.show.scenery import use

_GROUND: Final = tag("circle", r=50, fill="var(--tile)")  # what is black is seen at night too
_CORNER: Final = 26  # how far from the middle a mark in the corner is


# --- One thing, one mark -------------------------------------------------------------------------


def one(icon: str, *marks: str) -> str:
    return use(icon, 0, 0, 88) + "".join(marks)


def mark(icon: str) -> str:
    """Return a second thing, small, in the corner below."""
    return use(icon, _CORNER, _CORNER, 48)


def named(name: str) -> str:
    """Return the name of a place, below."""
    return text(name, 0, 46, "number size-40")


def count(n: int) -> str:
    return number(n, _CORNER, 28, 46)


def icons(domain: Domain, *marks: str) -> Callable[[int], str]:
    """Return how things of a domain are shown: each by the symbol that has its name."""
    return lambda n: one(domain.tokens[n], *marks)


def places(icon: str, domain: Domain) -> Callable[..., str]:
    return lambda n, *_more: one(icon, named(domain.tokens[n]))


def counted(icon: str) -> Callable[[int], str]:
    return lambda n: one(icon, count(n))


def always(icon: str, *marks: str) -> Callable[..., str]:
    """Return how things are shown that all look alike, or whose looks the news does not tell."""
    return lambda *_things: one(icon, *marks)


# --- What needs more -----------------------------------------------------------------------------


def gain(n: int, *marks: str) -> str:
    kind, less_one = divmod(n, v.N_AMOUNTS)
    return one(v.KINDS.tokens[kind], count(less_one + 1) if less_one else "", *marks)


def fight(slot: int) -> str:
    """Return two blades; the adversary is told when it is beaten."""
    crossed = use("sabre", 0, 0, 76) + tag("g", use("sabre", 0, 0, 76), transform="scale(-1 1)")
    return crossed + named(v.SLOTS.tokens[slot])


def on_tower(tower: int, crates: int) -> str:
    return use("tower", -14, 0, 92) + use("crate", 22, 18, 50) + number(crates, 22, 20, 40)


def armed(icon: str) -> Callable[[int], str]:
    return lambda weapon: one(icon, mark(v.WEAPONS.tokens[weapon]))


def adversary(n: int, *marks: str) -> str:
    return one(f"type-{v.ADVERSARIES.tokens[n].rpartition('-')[0]}", *marks)


def token(n: int, *marks: str) -> str:
    return token_face(n, 46, 62) + "".join(marks)


def back(name: str, *marks: str) -> str:
    """Return a tale face down."""
    return block(72, 94, 9, "back") + text(name, 0, 12, "number size-34") + "".join(marks)


def points(n: int, below: str = "") -> str:
    return use("star", 0, -2, 100) + below + number(n, 0, 6, 46 if n < 100 else 36)


_ALIKE: Final = {
    "claim": "outpost",
    "pause": "rum",
    "hire": "pirate",
    "enough": "check",
    "plunder": "post",
    "meet": "sea-dog",
    "give-crate": "dodge",
    "sign": "contract",
    "district": "houses",
    "listen": "tale",
    "tell": "tale",
}
_DRAWN: Final[dict[str, Callable[..., str]]] = {
    # what looks alike
    **{name: always(name) for name in ("barge", "bomb", "dolphin", "hideout", "outpost", "tale")},
    **{name: always(icon) for name, icon in _ALIKE.items()},
    **dict.fromkeys(("walk", "detour", "set"), places("captain", v.SQUARES)),
    **dict.fromkeys(("stand", "figure"), places("merchant", v.SQUARES)),
    **dict.fromkeys(("arm", "start-weapon"), icons(v.WEAPONS)),
    **dict.fromkeys(("tame", "animal"), icons(v.ANIMALS)),
    **dict.fromkeys(("wait", "waits"), icons(v.ANIMALS, mark("not-yet"))),
    **dict.fromkeys(("good", "gets-good"), icons(v.GOODS)),
    **dict.fromkeys(("lay", "lays"), counted("pirate")),
    # what is seen once
    "moor": lambda n: use("quay", 0, 24, 84) + use("boat", 0, -16, 62) + named(v.QUAYS.tokens[n]),
    "again": always("doubloon", mark("captain")),
    "take": gain,
    "draw": lambda pile: back(v.PILES.tokens[pile]),
    "throw": icons(v.CARGO, STRUCK),
    "gift": icons(v.GIFTS, mark("merchant")),
    "use": icons(v.ANIMALS, mark("star")),
    "spare": icons(v.OBJECTS, mark("monkey-spirit")),
    "sail": places("boat", v.ZONES),
    "steer": lambda figure: one("compass", mark(v.FIGURES.tokens[figure])),
    "home": icons(v.STOPS),
    "fight": fight,
    "tower": on_tower,
    "dutchman": always("dutchman", mark("sabre")),
    "buy": lambda n: gain(n, use("sea-dog", -28, -28, 44)),
    "put": counted("crate"),
    "pay-rum": always("rum", mark("dodge")),
    "repel": lambda n: token(n, mark("check")),
    "hide": lambda good: one("hideout", mark(v.GOODS.tokens[good])),
    "drink": counted("rum"),
    "promise": counted("tale"),
    "twice": always("tale", mark("parrot")),
    "once": always("parrot", mark("not-yet")),
    "double": always("turtle", mark("star")),
    "lose": token,
    "foe": adversary,
    "watchtower": armed("tower"),
    "post": armed("post"),
    "sea-dog": places("sea-dog", v.ZONES),
    "offering": always("sea-dog", mark("good")),
    "dutchman-zone": places("dutchman", v.ZONES),
    "dutchman-weapon": armed("dutchman"),
    "start": lambda n: disc(n, 0, 0, 92),
    "token": token,
    "die": lambda face: group(die_face(face), scale=1.7),
    "gets": gain,
    "lapses": lambda n: gain(n, STRUCK),
    "gets-tale": lambda n: back(v.BACKS.tokens[n]),
    "scores": points,
    "pays": lambda n: points(n, STRUCK),
    "loses": lambda n: token(n, STRUCK),
    "beats": lambda n: adversary(n, mark("check")),
    "told": always("tale", mark("check")),
    "joked": lambda n: back(v.BACKS.tokens[n], STRUCK),
    "round": counted("houses"),
    "at-sea": always("island", mark("boat")),
    "reshuffled": lambda n: back(v.PILES.tokens[n], mark("not-yet")),
    "final": lambda _category, n: points(n),
}
stamp: Final = stamps("nassau", v.CODEC, _DRAWN, _GROUND)
