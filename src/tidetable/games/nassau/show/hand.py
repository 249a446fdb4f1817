"""Sailor's tales as small cards: what they ask for in signs, their points, and whether it holds."""

from typing import Final

from tidetable.core.show.kit import block
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.svg import text
from tidetable.games.nassau.rules import archipelago as a, verbs as v
from tidetable.games.nassau.rules.chapters import campfire
from tidetable.games.nassau.rules.tales import is_met
from tidetable.games.nassau.show.picture import Picture, disc, just, number, sign
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.words import tale_in_words

HELD: Final = (740, 148)
TOLD: Final = (240, 148)
SMALLEST: Final = 0.62  # cards overlap rather than being smaller still
# What tales ask for: an icon with a figure, or two. {name} is of the thing that a tale names.
ASKED: Final = {
    a.SAILS_GE: [("sail", "≥{n}")],
    a.SAILORS_GE: [("sailor", "≥{n}")],
    a.SAME_WEAPON_GE: [("weapon", "≥{n}")],
    a.PROVISIONS_GE: [("provision", "≥{n}")],
    a.CRATES_IN_HOLDS_GE: [("crate", "≥{n}")],
    a.RUM_GE: [("rum", "≥{n}")],
    a.DOUBLOONS_GE: [("doubloon", "≥{n}")],
    a.ANIMALS_GE: [("animal", "≥{n}")],
    a.OPEN_HOLDS_GE: [("hold", "≥{n}")],
    a.STANDING_PIRATES_GE: [("pirate", "≥{n}")],
    a.OUTPOSTS_GE: [("outpost", "≥{n}")],
    a.WEAPONS_GE: [("{name}", "≥{n}")],
    a.MOST_WEAPONS: [("{name}", "▲")],
    a.HAS_ANIMAL: [("{name}", "")],
    a.HAS_GOOD: [("{name}", "")],
    a.GOODS_IN_HOLDS_EXACT: [("good", "={n}≠"), ("hold", "")],
    a.DEFEATED_GE: [("type-{name}", "≥{n}")],
    a.ADVERSARIES_WITH_OWN_CRATES: [("type-fortress", "{n}×"), ("crate", "={m}")],
    a.TOWERS_WITH_OWN_CRATES: [("tower", "{n}×"), ("crate", "≥{m}")],
    a.TOWER_EXACT: [("tower", ""), ("crate", "={m}")],
    a.TOWERS_EXACT_SET: [("tower", ""), ("crate", "{set}")],
    a.ZONE_CLEARED: [("boat", "{name}")],
    a.SCORE_RANK: [("star", "{rank}")],
}
NAMED: Final = {
    a.WEAPONS_GE: v.WEAPONS,
    a.MOST_WEAPONS: v.WEAPONS,
    a.HAS_ANIMAL: v.ANIMALS,
    a.HAS_GOOD: v.GOODS,
    a.DEFEATED_GE: v.TYPES,
    a.ZONE_CLEARED: v.ZONES,
}


def signs_of(picture: Picture, tale: int) -> list[tuple[str, str]]:
    """Return the icons of what a tale asks for, each with its figure."""
    islands = picture.islands
    op, what = int(islands.tale_op[tale]), int(islands.tale_what[tale])
    facts = {
        "n": int(islands.tale_n[tale]),
        "m": int(islands.tale_m[tale]),
        "name": NAMED[op].tokens[what] if op in NAMED else "",
        "set": " ".join(str(i) for i in range(20) if what >> i & 1),
        "rank": "▼" if what else "▲",
    }
    return [(icon.format(**facts), figure.format(**facts)) for icon, figure in ASKED[op]]


def hand(picture: Picture) -> list[Area]:
    """Return the viewer's tales, and those told this round."""
    say, panel, held = picture.say, picture.panel, picture.held()
    step = min(94.0, (HELD[0] - 24) / max(len(held), 1))
    scale = max(step / 94, SMALLEST)
    pieces = [
        held_card(picture, tale, (12 + step * (i + 0.5), 84), scale, f"held-{i + 1}")
        for i, tale in enumerate(held)
    ]
    told = [tale for tale in range(v.N_TALES) if picture.table.told[tale] > 0]
    beside = min(68.0, (TOLD[0] - 16) / max(len(told), 1))
    cards = [told_card(picture, tale, 8 + beside * (i + 0.5)) for i, tale in enumerate(told)]
    shown = panel("hand", HELD, pieces, say("board-hand") if held else "")
    return [shown, *([panel("told", TOLD, cards, say("board-told-heading"))] if told else [])]


def held_card(
    picture: Picture, tale: int, at: tuple[float, float], scale: float, key: str
) -> Piece:
    own = picture.own
    assert own is not None
    met = is_met(picture.table, picture.islands, picture.me, tale)
    laid = own.tales[tale] == campfire.LAID
    twice = number(2, -30, 44, 20) if own.twice == tale else ""
    mark = use("check" if met else "not-yet", 29, 45, 25)
    class_ = "lens tale laid " if laid else "lens tale met " if met else "lens tale "
    class_ += just(tale in picture.just.drawn)
    drawn, label = card(picture, tale) + mark + twice, tale_in_words(picture, tale)
    piece = sign(drawn, at, key, label, class_.strip(), scale=scale)
    asks = {"tell", "twice"}
    return picture.touch(asks, v.TALES.tokens[tale], (-45, -60, 90, 122), piece, 9)


def told_card(picture: Picture, tale: int, x: float) -> Piece:
    seat = int(picture.table.told[tale]) - 1
    points, name = int(picture.islands.tale_points[tale]), picture.name(v.TALES, tale)
    label = picture.say("board-told-by", who=picture.who(seat), tale=name, n=points)
    drawn, class_ = card(picture, tale) + disc(seat, 28, 44, 30), just(tale in picture.just.told)
    class_ = f"lens {class_}".strip()
    return sign(drawn, (x, 86), f"told-{tale + 1}", label, class_, scale=0.72)


def card(picture: Picture, tale: int) -> str:
    """Return a tale around its middle."""
    points = int(picture.islands.tale_points[tale])
    parts = [
        block(86, 116, 8, "paper"),
        text(v.TALES.tokens[tale], -37, -40, "tale-name fine"),
        use("star", 28, -44, 30) + number(points, 28, -43, 18),
    ]
    signs = signs_of(picture, tale)
    if len(signs) == 1:
        icon, figure = signs[0]
        parts.append(use(icon, 0, -4 if figure else 2, 52))
        parts.append(text(figure, -10, 51, "asked") if figure else "")
    else:
        for (icon, figure), x in zip(signs, (-21, 21), strict=True):
            parts.append(use(icon, x, -8, 38) + text(figure, x, 29, "asked small"))
    return "".join(parts)
