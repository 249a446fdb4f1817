"""The table as text, part by part: headings to jump by, and a list under each.

No game writes anything for it. The parts are the groups of its sheet, and the areas of its board
with the names of their pieces; what a part or a thing is called is how it can be asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from tidetable.core.show.sheet import lines as lines_of

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.say.words import Words
    from tidetable.core.show.pieces import Area, Piece
    from tidetable.core.show.scene import Scene
    from tidetable.core.show.sheet import Group

HAND: Final = "hand"  # how every game calls the area of what its viewer holds
MOST_READ: Final = 60  # lines of one answer: nobody listens to more


@dataclass(frozen=True)
class Spot:
    """One line of a part: what is said there, and by which names it can be asked for."""

    said: str
    names: frozenset[str] = frozenset()
    token: str = ""  # how it is chosen, if it can be
    again: bool = False  # whether another part has said it already: then only who asks is told


@dataclass(frozen=True)
class Part:
    """A heading and what is to be known under it."""

    title: str
    spots: Sequence[Spot]
    names: frozenset[str] = frozenset()
    seat: int = -1  # whose it is
    on_board: bool = field(default=False, kw_only=True)


def parts_of(box: Box, scene: Scene) -> list[Part]:
    """Return all that a viewer can know, then the board place by place; what is empty is left."""
    facts = box.facts(scene)
    areas, _ = box.arranged(scene, facts)
    said = {lines_of(group, scene.say) for group in facts}  # on the plates of seats, for the mouse
    parts = [of_group(group, scene.say) for group in facts if group.facts]
    told = {spot.said for part in parts for spot in part.spots}
    for area in areas:
        spots = [replace(spot, again=spot.said in told) for spot in _spots(area, said, scene.say)]
        told |= {spot.said for spot in spots}
        if spots:
            title = area.title or scene.say("text-elsewhere")
            parts.append(Part(title, spots, frozenset({area.name}), on_board=True))
    return parts


def of_group(group: Group, say: Words) -> Part:
    title = group.title or group.heading or say("text-table")
    _, *facts = lines_of(group, say).split("\n")
    return Part(title, [Spot(fact) for fact in facts], seat=group.seat)


def _spots(area: Area, known: set[str], say: Words) -> Iterator[Spot]:
    """Yield what an area's pieces say. Things to be chosen are counted, others are said once."""
    named: dict[tuple[str, str], set[str]] = {}
    counts: Counter[tuple[str, str]] = Counter()
    for piece in _all_in(area.pieces):
        one = (piece.label, piece.token)
        if piece.label and piece.label not in known:
            named.setdefault(one, set()).update(_names(piece))
            counts[one] += piece.count
    for one, names in named.items():
        label, token = one
        n = counts[one] if token else 1
        said = say("sheet-times", n=n, thing=label) if n > 1 else label
        yield Spot(said.replace("\n", " "), frozenset(names), token)


def _all_in(pieces: Iterable[Piece]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        yield from _all_in(piece.inside)


def _names(piece: Piece) -> Iterator[str]:
    """Yield how a piece can be called: by its token, a half of it, or the end of its key."""
    token = piece.token.casefold()
    tail = piece.key.rpartition("-")[2].casefold()
    yield from (token, token.partition(":")[0], piece.key.replace("-", " ").casefold())
    if not tail.isdigit():  # `quay 3` is one of a kind, 3 is nothing
        yield tail


def without_repeats(parts: Iterable[Part]) -> Iterator[Part]:
    """Yield what is new in parts; one that has nothing new is left out."""
    for part in parts:
        if spots := [spot for spot in part.spots if not spot.again]:
            yield replace(part, spots=spots)


# --- Asking for a part ---------------------------------------------------------------------------


def named(parts: Sequence[Part], wanted: str) -> list[str]:
    """Return what there is under a name: of a part, of a player, of a place."""
    wanted = wanted.casefold().strip()
    if not wanted:
        return []
    whole = [part for part in parts if wanted in (part.title.casefold(), *part.names)]
    found = [line for part in whole for line in read(part)]
    found += [spot.said for part in parts for spot in part.spots if wanted in spot.names]
    return [*dict.fromkeys(found)][:MOST_READ]


def searched(parts: Sequence[Part], wanted: str) -> list[str]:
    """Return what is said of something: parts whose heading has the word, else lines that do."""
    wanted = wanted.casefold().strip()
    if not wanted:
        return []
    found = [line for part in parts if wanted in part.title.casefold() for line in read(part)]
    if not found:
        spots = (spot for part in parts for spot in part.spots)
        found = [spot.said for spot in spots if wanted in spot.said.casefold()]
    return [*dict.fromkeys(found)][:MOST_READ]


def hand(parts: Sequence[Part], seat: int) -> list[str]:
    """Return what a viewer holds; where nobody holds anything hidden, what lies before them."""
    held = [part for part in parts if HAND in part.names]
    return [line for part in held or parts if held or part.seat == seat >= 0 for line in read(part)]


def read(part: Part) -> list[str]:
    return [part.title, *(spot.said for spot in part.spots)]
