"""`tidetable replay`: plays a record through, shows it, checks its luck, draws its board."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tidetable.cli import WORDS, pages
from tidetable.cli.files import Contradicted, read_record, write_text
from tidetable.cli.seats import names_of
from tidetable.cli.terminal import Misused, Terminal
from tidetable.core.box import Box
from tidetable.core.contract import CHANCE
from tidetable.core.record import FINGERPRINT
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import Words, words
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.core.verdict import Outcome, Verdict, judge

if TYPE_CHECKING:
    from tidetable.core.record import Record

EXIT_CODES: Final = {Outcome.PROVEN: 0, Outcome.OPEN: 4, Outcome.CONTRADICTED: Contradicted.code}
MARKS: Final = {Outcome.PROVEN: "✓", Outcome.OPEN: "–", Outcome.CONTRADICTED: "✗"}
STYLES: Final = {Outcome.PROVEN: "green", Outcome.OPEN: "yellow", Outcome.CONTRADICTED: "red"}


def replay(
    file: Path,
    language: str,
    verify: bool,
    fingerprint: str | None,
    step: bool,
    seat: int,
    svg: Path | None,
) -> int:
    """Show a record, from a seat counted from 1 or, with 0, as a spectator sees it.

    Return the exit code: what its check has shown, if it was wished for.
    """
    noted = "" if fingerprint is None else read_fingerprint(fingerprint, words(language, WORDS))
    box, record = read_record(file, language)
    replayed = Replay(box, record, language, seat - 1)
    if seat > record.table.seats:
        raise Misused(replayed.say("misused-seat", seat=seat, seats=record.table.seats))
    if step:
        replayed.walk()
    replayed.finish()
    if svg is not None:
        replayed.draw(svg)
    if not (verify or noted):
        return 0
    verdict = judge(record, noted)
    replayed.pronounce(verdict)
    return EXIT_CODES[verdict.outcome]


def read_fingerprint(text: str, say: Words) -> str:
    """Read what somebody noted: in groups, or in capitals, but whole.

    Of a part there are many, and whoever wants to cheat has the time to find another seed for it.
    """
    noted = "".join(text.split()).lower()
    if not FINGERPRINT.fullmatch(noted):
        raise Misused(say("misused-fingerprint", fingerprint=text))
    return noted


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

    def pronounce(self, verdict: Verdict) -> None:
        """Say what was proven and what was not; last what follows from it all."""
        self.terminal.show()
        for finding in verdict.findings():
            sentence = f"{MARKS[finding.outcome]} {finding.said(self.say)}"
            self.terminal.show(sentence, style=STYLES[finding.outcome])
        self.terminal.show()
        self.terminal.show(self.conclusion(verdict), style=f"bold {STYLES[verdict.outcome]}")
        self.terminal.show(self.say("replay-limits"))

    def conclusion(self, verdict: Verdict) -> str:
        if verdict.outcome is Outcome.CONTRADICTED:
            return self.say("replay-contradicted")
        if verdict.outcome is Outcome.OPEN:
            return self.say("replay-open")
        return self.say("replay-fair" if verdict.noted else "replay-fair-if")

    def draw(self, file: Path) -> None:
        picture = self.box.picture(self.scene(self.record.table))
        write_text(file, str(picture) + "\n", self.say)
        self.terminal.show(self.say("replay-drawn", file=str(file)))
