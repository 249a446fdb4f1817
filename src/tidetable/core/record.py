"""A game as text: one decision or draw a line. A replay needs no generator; what a record proves
about its luck is judged in `verdict.py`.

tidetable 1
game chests
edition 1
data 3f0c52e1a9b4
rules 0.1.0
option old-sea-dogs yes
seat 1 human Anna
seat 2 bot greedy
commitment 9f86d0...
seed 000102...
given 12
chain 5c7b21...

! share
! 1 seal 0f3a55...
! 1 number 71c2d8...
! draw
~ chest 2
1 roll
~ dice key key coin sabres
1 open left
< 1 2
1 open right
= 12 9
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tidetable.core.chain import (
    CHANCE_MARK,
    FORMAT,
    SHARE_MARK,
    UNDO_MARK,
    first_hash,
    hashes,
    heading,
    line_of,
    mark_of,
)
from tidetable.core.contract import CHANCE
from tidetable.core.errors import BadRecord, BadShare, BadTable, Contradiction, Refusal
from tidetable.core.luck import commitment, seed_from_text
from tidetable.core.options import read_options
from tidetable.core.shares import DRAW, SHARE
from tidetable.core.table import Entry, Table
from tidetable.version import __version__

if TYPE_CHECKING:
    from tidetable.core.play import AnyGame

RESULT_MARK: Final = "="
LONGEST: Final = 500  # characters of a line; no action comes near it
LONGEST_NAME: Final = 100
BEFORE_SEATS: Final = ("tidetable", "game", "edition", "data", "rules", "option")
WORDS: Final = (*BEFORE_SEATS, "seat", "commitment", "seed", "given", "chain")  # in this order
REPEATED: Final = ("option", "seat")  # the only words that a heading has more than once
FINGERPRINT: Final = re.compile("[0-9a-f]{64}")
BYTE_ORDER_MARK: Final = "\ufeff"  # some editors put it before a text


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: `human Anna`, `bot greedy`."""

    kind: str
    name: str = ""


@dataclass
class Header:
    """What stands before the first line of play."""

    game: str = ""
    edition: int = 0
    rules: str = ""
    options: dict[str, str] = field(default_factory=dict)
    players: list[Player] = field(default_factory=list)
    commitment: str = ""
    seed: bytes | None = None
    given: int = 0  # entries that another game began, by a seed of its own
    chain: str = ""  # the hash of its last line, which covers all others

    @property
    def bots(self) -> frozenset[int]:
        return frozenset(i for i, player in enumerate(self.players) if player.kind == "bot")


@dataclass(frozen=True)
class StrangeDraw:
    """A line says that chance drew one thing, and the seed says another."""

    line: int
    said: str
    due: str


@dataclass
class Record:
    """A game that was read: its header, the table it was played on again, and what was noticed."""

    header: Header
    table: Table
    strange: list[StrangeDraw] = field(default_factory=list)
    has_result: bool = False
    hashes: dict[str, int] = field(default_factory=dict)  # of all lines, and where each stands
    sealed: int = 0  # the line after which no seat could change what it gave to the luck


def write(
    table: Table,
    players: list[Player],
    seed: bytes | None = None,
    log: Sequence[str] | None = None,
) -> str:
    """Print a game. The seed goes in after the end, or where its host saves a running game.

    With its whole log, all that was taken back is in it too, and the hash that covers every line.
    """
    codec = table.game.codec
    if seed is None and table.over and table.commitment:
        seed = table.reveal()
    chain = [] if log is None else hashes(first_hash(table, table.commitment), log)[-1:]
    if log is None:
        log = [line_of(entry.seat, codec.text(entry.action)) for entry in table.entries]
    rows = [
        *heading(table, table.commitment),
        f"rules {__version__}",
        *(
            f"seat {i + 1} {_on_one_line(f'{who.kind} {who.name}')}"
            for i, who in enumerate(players)
        ),
        *([f"seed {seed.hex()}"] if seed else []),
        *(f"chain {last.hex()}" for last in chain),
    ]
    rows.sort(key=lambda row: WORDS.index(row.partition(" ")[0]))
    rows += ["", *log]
    if table.over:
        rows.append(f"{RESULT_MARK} {_result(table)}")
    return "\n".join(rows) + "\n"


def _on_one_line(text: str) -> str:
    """A player's name must not write lines of its own, nor one that is too long to be read."""
    return " ".join(text.split())[:LONGEST_NAME].rstrip()


def _result(table: Table) -> str:
    return " ".join(map(str, table.scores()))


FindGame = Callable[[str, int], "AnyGame"]  # by its name, and the edition if there is such a one


def read(text: str, find_game: FindGame) -> Record:
    """Read a record and play it again; raise BadRecord that names the first bad line and why.

    A draw that is not what the seed gives is noted and played as it stands there, since it could
    have come; but if the game breaks off later, it is the first bad line.
    """
    lines = _lines(text)
    header, game, body = _read_header(lines, find_game)
    try:
        table = Table(game, len(header.players), header.options, header.seed, header.bots)
    except Refusal as refusal:
        last = lines[-1 - len(body)].number
        raise BadRecord("table", last, **_why(refusal)) from refusal
    table.given = header.given
    record = Record(header, table)
    _check_chain(record, body, lines[-1 - len(body)].number)
    try:
        for line in _kept(body, header.given):
            _read_line(record, line)
    except BadRecord as refusal:
        if not record.strange:
            raise
        first = record.strange[0]
        raise Contradiction("luck", first.line, text=first.said, due=first.due) from refusal
    return record


def looks_like_one(text: str) -> bool:
    """Whether a text begins as a record does, of whatever format."""
    return text.removeprefix(BYTE_ORDER_MARK).startswith("tidetable ")


@dataclass(frozen=True)
class _Line:
    number: int
    word: str
    rest: str = ""

    @property
    def is_entry(self) -> bool:
        """Whether it is something that was done or drawn."""
        return self.word not in (RESULT_MARK, SHARE_MARK, UNDO_MARK)


def _lines(text: str) -> list[_Line]:
    """Return the lines that say something; empty ones and remarks do not."""
    rows = text.removeprefix(BYTE_ORDER_MARK).splitlines()
    split = [(n, row.strip().split(maxsplit=1)) for n, row in enumerate(rows, 1)]
    return [_Line(n, *words) for n, words in split if words and not words[0].startswith("#")]


def _why(refusal: Refusal) -> dict[str, str | int]:
    return {**refusal.facts, "why": refusal.key}


# --- the heading ----------------------------------------------------------------------------------


def _read_header(lines: list[_Line], find_game: FindGame) -> tuple[Header, AnyGame, list[_Line]]:
    """Read what stands before the first line of play. The game comes first: it knows the rest."""
    if not lines or (lines[0].word, lines[0].rest) != ("tidetable", FORMAT):
        raise BadRecord("format", lines[0].number if lines else 1, want=FORMAT)
    for line in lines:
        if len(line.word) + len(line.rest) > LONGEST:
            raise BadRecord("long", line.number, most=LONGEST)
    if len(lines) < 2 or lines[1].word != "game":
        raise BadRecord("no-game", lines[min(1, len(lines) - 1)].number)
    name = lines[1].rest
    try:
        game = find_game(name, _edition(lines))
    except Refusal as refusal:
        raise BadRecord("game", lines[1].number, game=name) from refusal
    header = Header(name)
    found = {line.word: line.number for line in lines[:2]}
    at = 2
    while at < len(lines) and not _is_play(lines[at].word):
        line = lines[at]
        if line.word in found and line.word not in REPEATED:
            raise BadRecord("twice", line.number, word=line.word)
        _read_header_line(header, game, line)
        found[line.word] = line.number
        at += 1
    body = lines[at:]
    for word, ours in (("edition", game.edition), ("data", game.data)):
        if ours and word not in found:
            raise BadRecord("missing", lines[at - 1].number, word=word, want=f"{word} {ours}")
    _check_header(header, found, sum(line.is_entry for line in body))
    return header, game, body


def _edition(lines: list[_Line]) -> int:
    """Return the edition that a heading names, 0 for none: the rest is read by its rules."""
    return edition_in(next((line.rest for line in lines if line.word == "edition"), ""))


def edition_in(said: str) -> int:
    """Read the number of an edition; 0 for what is none."""
    return int(said) if re.fullmatch("[0-9]{1,9}", said) else 0


def _is_play(word: str) -> bool:
    return word in (CHANCE_MARK, RESULT_MARK, SHARE_MARK, UNDO_MARK) or word.isdigit()


def _read_header_line(header: Header, game: AnyGame, line: _Line) -> None:
    n, word, rest = line.number, line.word, line.rest
    try:
        if word == "edition":
            if rest != str(game.edition):
                raise BadRecord("edition", n, edition=rest, ours=game.edition)
            header.edition = game.edition
        elif word == "data":
            if rest != game.data:
                raise BadRecord("data", n, data=rest, ours=game.data)
        elif word == "rules":
            header.rules = rest
        elif word == "option":
            name, choice = rest.split()
            if name in header.options:
                raise BadRecord("twice", n, word=f"{word} {name}")
            header.options[name] = choice
            read_options(game.options, header.options)
        elif word == "seat":
            number, kind, *name_of = rest.split(maxsplit=2)
            if number != str(len(header.players) + 1) or kind not in ("human", "bot"):
                raise ValueError(number)
            header.players.append(Player(kind, "".join(name_of)))
        elif word in ("commitment", "chain"):
            if not FINGERPRINT.fullmatch(rest):
                raise ValueError(rest)
            setattr(header, word, rest)
        elif word == "seed":
            header.seed = seed_from_text(rest)
        elif word == "given":
            if not (rest.isascii() and rest.isdigit() and len(rest) < 10):
                raise ValueError(rest)
            header.given = int(rest)
        else:
            raise BadRecord("word", n, word=word)
    except ValueError as error:
        raise BadRecord("value", n, word=word, value=rest) from error
    except BadTable as refusal:
        raise BadRecord("table", n, **_why(refusal)) from refusal


def _check_header(header: Header, found: dict[str, int], entries: int) -> None:
    """Compare what several lines say together, wherever each of them stands."""
    if header.seed is not None:
        if not header.commitment:
            raise BadRecord("no-commitment", found["seed"])
        if commitment(header.seed) != header.commitment:
            raise Contradiction("commitment", found["seed"])
    if header.given > entries:
        raise BadRecord("given", found["given"], given=header.given, entries=entries)


# --- the chain ------------------------------------------------------------------------------------


def _check_chain(record: Record, body: list[_Line], heading_ends: int) -> None:
    """Work out the hash of every line; the last must be the one that the heading names."""
    header, first = record.header, first_hash(record.table, record.header.commitment)
    chained = [line for line in body if line.word != RESULT_MARK]
    found = [one.hex() for one in hashes(first, (f"{one.word} {one.rest}" for one in chained))]
    if header.chain and header.chain != found[-1]:
        raise Contradiction("chain", heading_ends)
    if header.chain:
        numbers = [heading_ends, *(line.number for line in chained)]
        record.hashes = dict(zip(found, numbers, strict=True))


def _kept(body: list[_Line], given: int) -> list[_Line]:
    """Return the lines that count in the end: without those that were taken back."""
    kept: list[_Line] = []
    entries: list[int] = []  # where they stand among those that are kept
    for line in body:
        if line.word == UNDO_MARK:
            number = [*line.rest.split(), "", ""][1]
            if not (number.isascii() and number.isdigit() and len(number) < 10):
                raise BadRecord("value", line.number, word=line.word, value=line.rest)
            if not given <= int(number) < len(entries):
                raise BadRecord("undo", line.number, keep=int(number), entries=len(entries))
            del kept[entries[int(number)] :], entries[int(number) :]
            continue
        if line.is_entry:
            entries.append(len(kept))
        kept.append(line)
    return kept


# --- the play -------------------------------------------------------------------------------------


def _read_line(record: Record, line: _Line) -> None:
    if record.has_result:
        raise BadRecord("after-end", line.number)
    if line.word == RESULT_MARK:
        _read_result(record.table, line)
        record.has_result = True
    elif line.word == SHARE_MARK:
        _read_share(record.table, line)
        if record.table.shares and not record.table.shares.numbers:
            record.sealed = line.number
    else:
        _read_play(record, line)


def _read_result(table: Table, line: _Line) -> None:
    if not table.over or line.rest != _result(table):
        raise Contradiction("result", line.number, result=line.rest)


def _read_share(table: Table, line: _Line) -> None:
    """Read what a seat gave to the luck: `1 seal 0f3a55...`; or how it begins and ends."""
    try:
        if line.rest in (SHARE, DRAW):
            table.share(CHANCE, line.rest)
            return
        number, _, text = line.rest.partition(" ")
        if number not in map(str, range(1, table.seats + 1)):
            raise BadRecord("mark", line.number, mark=number)
        table.share(int(number) - 1, text)
    except BadShare as refusal:
        facts = {"text": line.rest, **_why(refusal)}
        raise Contradiction("share", line.number, **facts) from refusal


def _read_play(record: Record, line: _Line) -> None:
    """Play one line again, and compare a draw of this game with its seed."""
    table, codec = record.table, record.table.game.codec
    seats = {mark_of(seat): seat for seat in (CHANCE, *range(table.seats))}
    if line.word not in seats:
        raise BadRecord("mark", line.number, mark=line.word)
    if table.waits:
        raise Contradiction("share", line.number, text=line.rest, why="bad-share-open")
    try:
        entry = Entry(seats[line.word], codec.parse(line.rest))
        if record.header.seed is not None and len(table.entries) >= table.given:
            record.strange += _strange(table, entry, line)
        table.repeat(entry)
    except Refusal as refusal:
        raise BadRecord("line", line.number, **{"text": line.rest, **_why(refusal)}) from refusal


def _strange(table: Table, entry: Entry, line: _Line) -> list[StrangeDraw]:
    if entry.seat != CHANCE or not table.luck_is_asked:
        return []
    codec, due = table.game.codec, table.luck_says()
    if entry.action == due:
        return []
    return [StrangeDraw(line.number, codec.text(entry.action), codec.text(due))]
