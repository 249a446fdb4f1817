"""`tidetable replay`: plays a record through, shows it, checks its luck, draws its board."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tidetable.cli import WORDS, pages
from tidetable.cli.files import read_record, write_text
from tidetable.cli.seats import names_of
from tidetable.cli.terminal import Misused, Terminal
from tidetable.core.box import Box, Scene
from tidetable.core.contract import CHANCE
from tidetable.core.phrases import Phrases
from tidetable.core.table import Table

if TYPE_CHECKING:
    from tidetable.core.record import Record


def replay(
    file: Path, language: str, verify: bool, step: bool, seat: int, svg: Path | None
) -> None:
    """Show a record, from a seat counted from 1 or, with 0, as a spectator sees it."""
    box, record = read_record(file, language, verify)
    replayed = Replay(box, record, language, seat - 1)
    if seat > record.table.seats:
        raise Misused(replayed.say("misused-seat", seat=seat, seats=record.table.seats))
    if step:
        replayed.walk()
    replayed.finish()
    if verify:
        replayed.confirm()
    if svg is not None:
        replayed.draw(svg)


class Replay:
    """A record, seen from one seat or by a spectator."""

    def __init__(self, box: Box, record: Record, language: str, viewer: int) -> None:
        self.box = box
        self.record = record
        self.viewer = viewer
        self.terminal = Terminal()
        self.say = box.words(language, WORDS)
        names = names_of(record.header.players, self.say)
        self.phrases = Phrases(box.game, self.say, names)

    def scene(self, table: Table) -> Scene:
        return Scene(table.view(self.viewer), self.phrases, [], table.over)

    def walk(self) -> None:
        """Show the table before each decision, and what came of it."""
        played, header = self.record.table, self.record.header
        table = Table(self.box.game, played.seats, header.options, None, header.bots)
        told = 0
        for entry in played.entries:
            if entry.seat != CHANCE:
                told = self.show(table, told)
                if self.terminal.is_live and not self.goes_on():
                    return
            table.repeat(entry)
        for line in table.told(self.viewer)[told:]:
            self.terminal.show(self.phrases.news(line.seat, line.action))

    def show(self, table: Table, told: int) -> int:
        """Tell the news that was not told yet, and show the board; return how many there are."""
        news = table.told(self.viewer)
        for line in news[told:]:
            self.terminal.show(self.phrases.news(line.seat, line.action))
        self.terminal.show(self.box.screen(self.scene(table)))
        self.terminal.show()
        return len(news)

    def goes_on(self) -> bool:
        try:
            return not self.terminal.ask(self.say("replay-next") + " ")
        except (EOFError, KeyboardInterrupt):
            return False

    def finish(self) -> None:
        """Show how the game ended, or where it stands."""
        table = self.record.table
        self.terminal.show(self.box.screen(self.scene(table)))
        self.terminal.show()
        if table.over:
            pages.ending(self.terminal, self.box, self.scene(table), table)
        else:
            self.terminal.show(self.say("replay-unfinished"))

    def confirm(self) -> None:
        """Say what the check has shown; had it shown anything else, nobody would get here."""
        table = self.record.table
        draws = sum(1 for entry in table.entries[table.given :] if entry.seat == CHANCE)
        self.terminal.show()
        if table.given:
            self.terminal.show(self.say("replay-given", given=table.given))
        said = self.say("replay-verified", draws=draws, commitment=table.commitment)
        self.terminal.show(said, style="bold green")

    def draw(self, file: Path) -> None:
        picture = self.box.picture(self.scene(self.record.table))
        write_text(file, str(picture) + "\n", self.say)
        self.terminal.show(self.say("replay-drawn", file=str(file)))
