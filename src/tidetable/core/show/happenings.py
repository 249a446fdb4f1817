"""What the news tells, as things that go from place to place on the board.

No game lists its happenings. A piece says what it holds, in the words of the verbs: `quay-3` is the
quay that `moor 3` is about, `2:kind-rum` is where the second seat has its rum, `2:drew` where it
puts what it drew. What a seat does goes from what it has to a place; what comes of it, or what
chance brings, goes from a place to what a seat has, unless the game says that it goes away. Of
equal things that come one after the other, such as dice, each may have a name of its own, counted
from the last one: `face-3~1` came before `face-3~0`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from tidetable.core.contract import EVERYONE

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.codec import Codec, Domain, Verb
    from tidetable.core.show.pieces import Area, Piece
    from tidetable.core.table import Line

# What lies on a board -> the keys of its pieces or the names of its areas, with spaces between them
Places = Mapping[str, str]
COUNTING: Final = {"amount", "number", "point"}  # domains that say how many, and not which
NOWHERE: Final = ""
# What kind of thing it is, whatever the game: pages have a sound for each.
DRAW, TAKE, PLACE, LOSE, SCORE = "draw", "take", "place", "lose", "score"


@dataclass(frozen=True)
class Happening:
    """One thing that happened: who acts, whose it is, how many, from where and to where."""

    verb: str
    actor: int  # whose turn it is by now; before the first, nobody's
    seat: int  # whom it befalls
    n: int
    source: str  # NOWHERE: it comes up where it goes to
    target: str
    kind: str = PLACE


# --- Places --------------------------------------------------------------------------------------


def places_on(areas: Sequence[Area]) -> Places:
    """Return where everything is that a board says it holds.

    In one area what lies above counts; of several, a page takes the first that it shows. Areas in
    which nothing lies now, such as a fight that is over, stand at NOWHERE.
    """
    layers = [dict.fromkeys(area.holds, area.name) for area in areas]
    layers += [
        {name: piece.key for piece in all_in(area.pieces) for name in (piece.key, *piece.holds)}
        for area in areas
    ]
    found: dict[str, str] = {}
    for layer in layers:
        for name, place in layer.items():
            found[name] = f"{place} {found[name]}" if name in found else place
    bare = [area.name for area in areas if area.holds and not (area.ground or area.pieces)]
    return {**found, NOWHERE: " ".join(bare)} if bare else found


def all_in(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """Yield the pieces that can be found again, with those that lie on others."""
    for piece in pieces:
        if piece.key:
            yield piece
        yield from all_in(piece.inside)


def named(domain: Domain, i: int) -> str:
    """Return how one of a domain's things is called among the things on a board."""
    return f"{domain.name}-{domain.tokens[i]}"


def nth(name: str, later: int) -> str:
    """Return how one of several equal things is called, after which so many others came."""
    return f"{name}~{later}"


def one_by_one(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield by which names things are found that came one after the other, though some are equal.

    What is told of any of them finds the last one.
    """
    left = Counter(names)
    for name in names:
        left[name] -= 1
        yield nth(name, left[name]), name


def of_seat(seat: int, name: str) -> str:
    """Return how a thing of a seat is called among the things on a board."""
    return f"{seat + 1}:{name}"


def plate_of(seat: int) -> str:
    """Return how the place is called where a seat shows who it is."""
    return f"seat-{seat + 1}"


# --- Happenings ----------------------------------------------------------------------------------


def latest(box: Box, lines: Sequence[Line], places: Places, n: int) -> list[Happening]:
    """Return what became of the last lines; of the others, only who acts is looked for."""
    codec, start = box.game.codec, max(len(lines) - n, 0)
    moves = (i for i in range(start, 0, -1) if i < len(lines) and _is_move(codec, lines[i]))
    first = next(moves, 0)
    return happenings(box, lines[first:], places)[start - first :]


def _is_move(codec: Codec, line: Line) -> bool:
    return codec.verb(line.action) in codec.moves


def happenings(box: Box, lines: Sequence[Line], places: Places) -> list[Happening]:
    """Return what a viewer was told, line by line, at places of the board as it is now."""
    again = Counter(line.action for line in lines)  # how often each of them is still to be told
    found: list[Happening] = []
    actor, cause = -1, next(iter(places.values()), NOWHERE)
    bare = places.get(NOWHERE, "").split()
    codec = box.game.codec
    for line in lines:
        verb = codec.verb(line.action)
        does = _is_move(codec, line)
        if does:
            actor = line.seat
        again[line.action] -= 1
        later = again[line.action]
        to_one = line.audience if line.audience != EVERYONE else actor
        seat = line.seat if line.seat >= 0 else to_one
        names, n = names_of(codec, line.action)
        owned = [of_seat(seat, name) for name in names]
        own = _find(places, owned, later)
        common = _find(places, names, later)
        plate = places.get(plate_of(seat), cause)
        goes = (does and verb.name not in box.comes) or verb.name in box.away
        if goes:
            target = min(common, own, key=lambda found: found.rank).place or plate
            elsewhere = NOWHERE if own.place == target else plate
            source = _find(places, owned, later, besides=target).place or elsewhere
        elif own.place and not common.rank == 0 < own.rank:
            source, target = common.place or cause, own.place
        else:
            source, target = NOWHERE, common.place or (plate if line.seat >= 0 else cause)
        if target in bare:  # who has seen nothing there sees it at what brought it about
            target = f"{target} {cause}"
        elif target == common.place and (does or line.seat < 0):
            cause = target  # what comes of it, comes from there
        source = NOWHERE if source == target else source
        kind = kind_of(box, verb, to_seat=not goes and target == own.place != NOWHERE)
        found.append(Happening(verb.name, actor, seat, n, source, target, kind))
    return found


def kind_of(box: Box, verb: Verb, to_seat: bool) -> str:
    """Return what kind of thing happens: what it is told by says it, or else where it goes."""
    if verb.name in box.scores:
        return SCORE
    if verb.name in box.away:
        return LOSE
    if verb.outward or verb in box.game.codec.draws:
        return DRAW
    return TAKE if to_seat else PLACE


class Found(NamedTuple):
    """A place, and which of the names it was found by: an earlier one says more."""

    rank: int
    place: str = NOWHERE


def _find(places: Places, names: list[str], later: int, besides: str = NOWHERE) -> Found:
    for rank, name in enumerate(names):
        for called in (nth(name, later), name):
            if called in places and places[called] != besides:
                return Found(rank, places[called])
    return Found(len(names))


def names_of(codec: Codec, action: int) -> tuple[list[str], int]:
    """Return how an action can be named: by all of it, its things, its verb; and how many it is."""
    names = [codec.text(action)]
    n = 1
    for domain, token in reversed(codec.things(action).values()):
        for part, half in _with_halves(domain, token):
            if part.name in COUNTING:
                n = int(half)
            else:
                names.append(f"{part.name}-{half}")
    return [*names, codec.verb(action).name], n


def _with_halves(domain: Domain, token: str) -> Iterator[tuple[Domain, str]]:
    """Yield a thing, and those that it is named by."""
    yield domain, token
    if domain.parts:
        for part, half in zip(domain.parts, domain.halves[token], strict=True):
            yield from _with_halves(part, half)
