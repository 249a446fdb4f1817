"""A game as text: one decision or draw a line. A replay needs no generator, a check needs the seed.

tidetable 1
game chests
edition 1
rules 0.1.0
option old-sea-dogs yes
seat 1 human Anna
seat 2 bot greedy
commitment 9f86d0...
seed 000102...

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
from tidetable.core.errors import BadRecord, Refusal
from tidetable.core.luck import commitment, seed_from_text
from tidetable.core.options import write_options
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
        f"rules {__version__}",
        *(f"option {name} {choice}" for name, choice in options.items()),
        *(f"seat {i + 1} {who.kind} {who.name}".rstrip() for i, who in enumerate(players)),
        *([f"commitment {table.commitment}"] if table.commitment else []),
        *([f"seed {seed.hex()}"] if seed else []),
        "",
    ]
    rows += [f"{_mark(entry.seat)} {codec.text(entry.action)}" for entry in table.entries]
    if table.over:
        rows.append(f"{RESULT_MARK} {_result(table)}")
    return "\n".join(rows) + "\n"


def _mark(seat: int) -> str:
    return CHANCE_MARK if seat == CHANCE else str(seat + 1)


def _result(table: Table) -> str:
    return " ".join(map(str, table.scores()))


def read(text: str, find_game: Callable[[str], AnyGame], verify: bool = False) -> Record:
    """Read a record and play it again; raise BadRecord that names the first bad line and why.

    With `verify` every draw is checked against the seed, and the seed against the commitment.
    """
    rows = [(n, row.strip()) for n, row in enumerate(text.splitlines(), 1)]
    rows = [(n, row) for n, row in rows if row and not row.startswith("#")]
    header, game, body = _read_header(rows, find_game)
    line = rows[-1][0] if rows else 1
    if verify and header.seed is None:
        raise BadRecord("no-seed", line)
    try:
        table = Table(game, len(header.players), header.options, header.seed, header.bots)
    except Refusal as refusal:
        raise BadRecord("table", 1, why=refusal.key, **refusal.facts) from refusal
    for n, row in body:
        _read_line(table, n, row, verify)
    if verify and not table.over:
        raise BadRecord("unfinished", line)
    return Record(header, table)


def _read_header(
    rows: list[tuple[int, str]], find_game: Callable[[str], AnyGame]
) -> tuple[Header, AnyGame, list[tuple[int, str]]]:
    if not rows or rows[0][1].split() != ["tidetable", FORMAT]:
        raise BadRecord("format", rows[0][0] if rows else 1, want=FORMAT)
    header = Header()
    game: AnyGame | None = None
    at = 1
    while at < len(rows) and not _is_play(rows[at][1]):
        n, row = rows[at]
        word, _, rest = row.partition(" ")
        game = _read_header_line(header, game, n, word, rest.strip(), find_game)
        at += 1
    end = rows[min(at, len(rows) - 1)][0]
    if game is None:
        raise BadRecord("no-game", end)
    if header.edition != game.edition:
        raise BadRecord("edition", end, edition=header.edition, ours=game.edition)
    if header.seed is not None and commitment(header.seed) != header.commitment:
        raise BadRecord("commitment", end)
    return header, game, rows[at:]


def _is_play(row: str) -> bool:
    mark = row.split()[0]
    return mark in (CHANCE_MARK, RESULT_MARK) or mark.isdigit()


def _read_header_line(
    header: Header,
    game: AnyGame | None,
    n: int,
    word: str,
    rest: str,
    find_game: Callable[[str], AnyGame],
) -> AnyGame | None:
    try:
        if word == "game":
            header.game = rest
            return find_game(rest)
        if word == "edition":
            header.edition = int(rest)
        elif word == "rules":
            header.rules = rest
        elif word == "option":
            name, choice = rest.split()
            header.options[name] = choice
        elif word == "seat":
            number, kind, *name_of = rest.split(maxsplit=2)
            if int(number) != len(header.players) + 1 or kind not in ("human", "bot"):
                raise ValueError(number)
            header.players.append(Player(kind, "".join(name_of)))
        elif word == "commitment":
            header.commitment = rest
        elif word == "seed":
            header.seed = seed_from_text(rest)
        else:
            raise BadRecord("word", n, word=word)
    except ValueError as error:
        raise BadRecord("value", n, word=word, value=rest) from error
    except BadRecord:
        raise
    except Refusal as refusal:
        raise BadRecord("game", n, game=rest) from refusal
    return game


def _read_line(table: Table, n: int, row: str, verify: bool) -> None:
    """Play one line again."""
    mark, _, text = row.partition(" ")
    if mark == RESULT_MARK:
        if not table.over or text != _result(table):
            raise BadRecord("result", n, result=text)
        return
    if mark != CHANCE_MARK and not mark.isdigit():
        raise BadRecord("mark", n, mark=mark)
    seat = CHANCE if mark == CHANCE_MARK else int(mark) - 1
    try:
        action = table.game.codec.parse(text)
        if seat == CHANCE and verify and table.luck_is_asked and action != table.luck_says():
            raise BadRecord("luck", n, text=text)
        table.repeat(Entry(seat, action))
    except BadRecord:
        raise
    except Refusal as refusal:
        raise BadRecord("line", n, text=text, why=refusal.key, **refusal.facts) from refusal
