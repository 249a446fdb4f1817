"""A game as text: one decision or draw a line. A replay needs no generator, a check needs the seed.

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

~ chest 2
1 roll
~ dice key key coin sabres
1 open left
= 12 9
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tidetable import __version__
from tidetable.core.contract import CHANCE
from tidetable.core.errors import BadRecord, BadTable, Refusal
from tidetable.core.luck import commitment, seed_from_text
from tidetable.core.options import read_options, write_options
from tidetable.core.table import Entry, Table

if TYPE_CHECKING:
    from tidetable.core.play import AnyGame

FORMAT: Final = "1"
CHANCE_MARK: Final = "~"
RESULT_MARK: Final = "="


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
    rules: str = __version__
    options: dict[str, str] = field(default_factory=dict)
    players: list[Player] = field(default_factory=list)
    commitment: str = ""
    seed: bytes | None = None
    given: int = 0  # entries that another game began, by a seed of its own

    @property
    def bots(self) -> frozenset[int]:
        return frozenset(i for i, player in enumerate(self.players) if player.kind == "bot")


@dataclass(frozen=True)
class Record:
    """A game that was read: its header, and the table it was played on again."""

    header: Header
    table: Table


def write(table: Table, players: list[Player], seed: bytes | None = None) -> str:
    """Print a game. The seed goes in after the end, or where its host saves a running game."""
    game = table.game
    codec = game.codec
    options = write_options(game.options, table.options)
    if seed is None and table.over and table.commitment:
        seed = table.reveal()
    rows = [
        f"tidetable {FORMAT}",
        f"game {game.name}",
        f"edition {game.edition}",
        *([f"data {game.data}"] if game.data else []),
        f"rules {__version__}",
        *(f"option {name} {choice}" for name, choice in options.items()),
        *(
            f"seat {i + 1} {_on_one_line(f'{who.kind} {who.name}')}"
            for i, who in enumerate(players)
        ),
        *([f"commitment {table.commitment}"] if table.commitment else []),
        *([f"seed {seed.hex()}"] if seed else []),
        *([f"given {table.given}"] if table.given else []),
        "",
    ]
    rows += [f"{_mark(entry.seat)} {codec.text(entry.action)}" for entry in table.entries]
    if table.over:
        rows.append(f"{RESULT_MARK} {_result(table)}")
    return "\n".join(rows) + "\n"


def _on_one_line(text: str) -> str:
    """A player's name must not write lines of its own."""
    return " ".join(text.split())


def _mark(seat: int) -> str:
    return CHANCE_MARK if seat == CHANCE else str(seat + 1)


def _result(table: Table) -> str:
    return " ".join(map(str, table.scores()))


def read(text: str, find_game: Callable[[str], AnyGame], verify: bool = False) -> Record:
    """Read a record and play it again; raise BadRecord that names the first bad line and why.

    With `verify` every draw is checked against the seed, and the seed against the commitment; what
    was given by another game had another seed.
    """
    rows = [(n, row.strip().split(maxsplit=1)) for n, row in enumerate(text.splitlines(), 1)]
    lines = [_Line(n, *row) for n, row in rows if row and not row[0].startswith("#")]
    header, game, body = _read_header(lines, find_game)
    end = lines[-1].number
    if verify and header.seed is None:
        raise BadRecord("no-seed", end)
    try:
        table = Table(game, len(header.players), header.options, header.seed, header.bots)
    except Refusal as refusal:
        last = lines[-1 - len(body)].number
        raise BadRecord("table", last, **_why(refusal)) from refusal
    result = False
    for line in body:
        if result:
            raise BadRecord("after-end", line.number)
        result = line.word == RESULT_MARK
        if result:
            _read_result(table, line)
        else:
            _read_play(table, line, verify and len(table.entries) >= header.given)
    if header.given > len(table.entries):
        where = next(line.number for line in lines if line.word == "given")
        raise BadRecord("given", where, given=header.given, entries=len(table.entries))
    table.given = header.given
    if verify and not table.over:
        raise BadRecord("unfinished", end)
    return Record(header, table)


@dataclass(frozen=True)
class _Line:
    number: int
    word: str
    rest: str = ""


def _why(refusal: Refusal) -> dict[str, str | int]:
    return {**refusal.facts, "why": refusal.key}


def _read_header(
    lines: list[_Line], find_game: Callable[[str], AnyGame]
) -> tuple[Header, AnyGame, list[_Line]]:
    """Read what stands before the first line of play. The game comes first: it knows the rest."""
    if not lines or (lines[0].word, lines[0].rest) != ("tidetable", FORMAT):
        raise BadRecord("format", lines[0].number if lines else 1, want=FORMAT)
    if len(lines) < 2 or lines[1].word != "game":
        raise BadRecord("no-game", lines[min(1, len(lines) - 1)].number)
    name = lines[1].rest
    try:
        game = find_game(name)
    except Refusal as refusal:
        raise BadRecord("game", lines[1].number, game=name) from refusal
    header = Header(name)
    at = 2
    while at < len(lines) and not _is_play(lines[at].word):
        _read_header_line(header, game, lines[at])
        at += 1
    if header.edition != game.edition:
        raise BadRecord("edition", lines[at - 1].number, edition="", ours=game.edition)
    return header, game, lines[at:]


def _is_play(word: str) -> bool:
    return word in (CHANCE_MARK, RESULT_MARK) or word.isdigit()


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
                raise ValueError(name)
            header.options[name] = choice
            read_options(game.options, header.options)
        elif word == "seat":
            number, kind, *name_of = rest.split(maxsplit=2)
            if number != str(len(header.players) + 1) or kind not in ("human", "bot"):
                raise ValueError(number)
            header.players.append(Player(kind, "".join(name_of)))
        elif word == "commitment":
            header.commitment = rest
        elif word == "seed":
            header.seed = seed_from_text(rest)
            if commitment(header.seed) != header.commitment:
                raise BadRecord("commitment", n)
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


def _read_result(table: Table, line: _Line) -> None:
    if not table.over or line.rest != _result(table):
        raise BadRecord("result", line.number, result=line.rest)


def _read_play(table: Table, line: _Line, verify: bool) -> None:
    """Play one line again."""
    seats = {_mark(seat): seat for seat in (CHANCE, *range(table.seats))}
    if line.word not in seats:
        raise BadRecord("mark", line.number, mark=line.word)
    seat = seats[line.word]
    try:
        action = table.game.codec.parse(line.rest)
        if seat == CHANCE and verify and table.luck_is_asked and action != table.luck_says():
            raise BadRecord("luck", line.number, text=line.rest)
        table.repeat(Entry(seat, action))
    except BadRecord:
        raise
    except Refusal as refusal:
        raise BadRecord("line", line.number, **{"text": line.rest, **_why(refusal)}) from refusal
