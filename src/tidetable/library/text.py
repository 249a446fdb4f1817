"""A position as one line: `chests:1:3f0c52e1a9b4:2:yes,no,1:` and then its facts.

The facts are all fields of all drawers in the order of their names, packed. What was written by
other rules, on other data or by hand is refused, and never misread.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, Buffer, kind_of, seat_of
from tidetable.core.errors import BadPosition
from tidetable.core.facts import Fact, facts
from tidetable.core.luck import Luck
from tidetable.core.play import begin
from tidetable.core.record import edition_in
from tidetable.core.vec import vec
from tidetable.library.setup import Setup, in_words

if TYPE_CHECKING:
    from tidetable.core.contract import State

PARTS: Final = 6
LONGEST: Final = 100_000  # bytes of a position: none comes near it
MOST_BITS: Final = 70  # of a number: 64 take ten bytes of seven

SetUp = Callable[[str, int, dict[str, str], int], Setup[Any, Any]]


def write(game: Setup[Any, Any], state: State) -> str:
    """Print a position."""
    chosen = ",".join(game.options.values())
    head = ":".join(map(str, [game.name, game.rules.edition, game.rules.data, game.seats, chosen]))
    numbers = [belonging(head)]
    for drawer in drawers(game, state):
        for fact in facts(drawer).values():
            numbers += [fact] if isinstance(fact, int) else [len(fact), *fact]
    numbers += [int(state.asks[i]) for i in range(state.n_asks)]
    packed = base64.urlsafe_b64encode(zlib.compress(bytes(pack(numbers)), 9))
    return f"{head}:{packed.decode().rstrip('=')}"


def read(text: str, set_up: SetUp) -> tuple[Setup[Any, Any], State]:
    """Read a position; raise BadPosition that says what is wrong with it."""
    with in_words():
        parts = text.strip().split(":")
        if len(parts) != PARTS:
            raise BadPosition("parts", want=PARTS, got=len(parts))
        name, edition, data, seats, chosen, packed = parts
        game = of_head(name, seats, chosen, edition_in(edition), set_up)
        if edition != str(game.rules.edition) or data != game.rules.data:
            ours = f"{game.rules.edition} {game.rules.data}"
            raise BadPosition("edition", game=name, edition=f"{edition} {data}", ours=ours)
        state = game.rules.setup(game.seats, game.chosen)
        fill(game, state, unpacked(packed, belonging(text.strip().rpartition(":")[0])))
    return game, state


def belonging(head: str) -> int:
    """Return the number with which facts begin: those of another game must not be read as ours."""
    return zlib.crc32(head.encode())


def of_head(name: str, seats: str, chosen: str, edition: int, set_up: SetUp) -> Setup[Any, Any]:
    if not (seats.isascii() and seats.isdigit() and len(seats) == 1):
        raise BadPosition("seats", seats=seats)
    game = set_up(name, int(seats), {}, edition)
    choices = chosen.split(",") if chosen else []
    if len(choices) != len(game.options):
        raise BadPosition("options", want=len(game.options), got=len(choices))
    return set_up(name, int(seats), dict(zip(game.options, choices, strict=True)), edition)


def drawers(game: Setup[Any, Any], state: State) -> list[object]:
    return [state.public(), *(state.own(seat) for seat in range(game.seats)), state.secret()]


def fill(game: Setup[Any, Any], state: State, numbers: list[int]) -> None:
    """Put facts into the drawers of a state, if they fit there and add up."""
    left = iter(numbers)
    try:
        for drawer in drawers(game, state):
            for name, fact in facts(drawer).items():
                setattr(drawer, name, taken(left, fact))
        state.n_asks = 0
        for question in left:
            state.open(question)
        wrong = impossible(game, state)
        if not wrong:  # whoever is asked must find an answer
            begin(game.rules, state.copy(), Luck(0), Buffer())
    except (StopIteration, ArithmeticError, LookupError, ValueError) as error:
        raise BadPosition("facts") from error
    if wrong:
        raise BadPosition("audit", wrong=wrong)


def impossible(game: Setup[Any, Any], state: State) -> str:
    """Return the first thing that cannot be, or nothing."""
    declared = game.box.drawers
    kinds = [declared.public, *[declared.own] * game.seats, declared.secret]
    ranges = (kind.out_of_range(d) for kind, d in zip(kinds, drawers(game, state), strict=True))
    asks = [int(state.asks[i]) for i in range(state.n_asks)]
    strange = (ask for ask in asks if not is_known(game, ask))
    return (
        next(filter(None, ranges), "")
        or next((f"nobody is asked {ask}" for ask in strange), "")
        or game.rules.audit(state)
    )


def is_known(game: Setup[Any, Any], question: int) -> bool:
    seat, kind = seat_of(question), kind_of(question)
    return CHANCE <= seat < game.seats and kind < len(game.rules.kinds) and question >= 0


def taken(left: Iterator[int], fact: Fact) -> object:
    """Return the next number, or the next list: as long as the one that it replaces."""
    n = next(left)
    if isinstance(fact, int):
        return n
    if n != len(fact):
        raise BadPosition("facts")
    return vec[i64]([next(left) for _ in range(n)])


# --- Numbers as bytes: small ones, also below zero, take one --------------------------------------


def pack(numbers: list[int]) -> Iterator[int]:
    for n in numbers:
        rest = n * 2 if n >= 0 else -n * 2 - 1
        while rest > 127:
            yield rest & 127 | 128
            rest >>= 7
        yield rest


def unpacked(text: str, first: int) -> list[int]:
    try:
        squeezed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unzip = zlib.decompressobj()
        packed = unzip.decompress(squeezed, LONGEST)
    except (ValueError, binascii.Error, zlib.error) as error:
        raise BadPosition("facts") from error
    if not unzip.eof or unzip.unused_data:
        raise BadPosition("facts")
    numbers, rest, shift = [], 0, 0
    for byte in packed:
        rest |= (byte & 127) << shift
        shift += 7
        if shift > MOST_BITS:
            raise BadPosition("facts")
        if byte < 128:
            numbers.append(-(rest >> 1) - 1 if rest & 1 else rest >> 1)
            rest, shift = 0, 0
    if numbers[:1] != [first]:
        raise BadPosition("facts")
    return numbers[1:]
