"""A game at one keyboard: shows, asks, plays the bots' part, keeps the game for later."""

from __future__ import annotations

import shlex
from os.path import expanduser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.rule import Rule
from rich.text import Text

from tidetable import bots
from tidetable.bots.hints import hints, say_hint
from tidetable.cli import WORDS, pages
from tidetable.cli.files import FileTrouble, keep_record
from tidetable.cli.menu import Menu
from tidetable.cli.seats import names_of
from tidetable.cli.terminal import Terminal, is_spoken
from tidetable.core import record
from tidetable.core.contract import SPECTATOR, kind_of
from tidetable.core.errors import NotUnderstood, Refusal
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import LANGUAGES, pick_language
from tidetable.core.show import typed
from tidetable.core.show.scene import Scene
from tidetable.core.show.typed import TextTable, choices, meant

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.table import Table

INTERRUPTED: Final = 130
NOWHERE: Final = "-"
COMMANDS: Final = (  # what this keyboard obeys; a table on a page has no files
    *typed.COMMANDS,
    *("rules", "auto", "language", "save", "quit"),
)
MOST_TOLD: Final = 30  # lines of news; a big game lays out more than a hundred things


class Left(Exception):
    """Somebody leaves before the game is over."""


class Sitting:
    """One table, one keyboard, and whoever shares it."""

    def __init__(
        self,
        box: Box,
        table: Table,
        players: list[record.Player],
        seed: bytes,
        language: str,
        file: Path | None = None,
    ) -> None:
        self.box = box
        self.table = table
        self.players = players
        self.seed = seed
        self.file = file or Path(f"{box.name}-{table.commitment[:8]}.tide")
        self.terminal = Terminal()
        viewers = range(SPECTATOR, table.seats)
        self.told = dict.fromkeys(viewers, table.version - 1)  # whose news each was told last
        people = [who for who in players if who.kind == "human"]
        self.hides_hands = box.has_hands and len(people) > 1
        self.at_keyboard: int | None = None  # who may look at the screen, where hands are hidden
        self.helps = True  # whether cards not yet seen are shown
        self.skips: set[int] = set()  # seats that do not wish to be asked what may be skipped
        self.speak(language)

    def speak(self, language: str) -> None:
        self.say = self.box.words(language, WORDS)
        self.phrases = Phrases(self.box.game, self.say, names_of(self.players, self.say))

    def run(self) -> int:
        """Play to the end, or until somebody leaves; return the exit code."""
        pages.introduce(self.terminal, self.phrases, self.table, self.players)
        try:
            while not self.table.over:
                seat = self.next_to_decide()
                if self.players[seat].kind == "bot":
                    self.table.play(
                        seat, bots.answer(self.box, self.players[seat].name, self.table, seat)
                    )
                elif seat in self.skips and self.skipped(seat):
                    self.table.play(seat, self.skipped(seat))
                else:
                    self.ask(seat)
        except Left:
            return 0
        except (EOFError, KeyboardInterrupt) as end:
            self.terminal.show()
            self.terminal.show(self.say("left-early"), style="bold")
            self.keep(self.file)
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 1
        self.end()
        return 0

    def next_to_decide(self) -> int:
        """Bots first: nobody at the keyboard has to wait for them."""
        asked = self.table.asked()
        return next((seat for seat in asked if self.players[seat].kind == "bot"), asked[0])

    def skipped(self, seat: int) -> str:
        """Return the answer that is given to a question nobody needs to be asked; nothing: ask."""
        asked = [self.box.game.kinds[kind_of(each)] for each in self.table.questions(seat)]
        return self.box.may_skip.get(asked[0], "")

    # --- a person's decision ----------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show the table and read lines until one of them changes it."""
        if self.hides_hands and seat != self.at_keyboard:
            self.hand_over(seat)
        self.show(seat)
        menu = Menu(choices(self.phrases, self.table.legal(seat)))
        self.offer(menu)
        self.terminal.complete_from(self.text(seat).known)
        while True:
            line = self.terminal.ask(f"{self.phrases.names[seat]}> ")
            if not line and len(menu.offers()) == 1:
                line = "1"
            if line.isdecimal():
                line = self.pick(menu, line)
                if not line:
                    continue
            if self.obey(seat, line, menu):
                return

    def hand_over(self, seat: int) -> None:
        """Wipe one hand off the screen before the next is shown. A script hands over nothing."""
        name = self.phrases.names[seat]
        self.terminal.wipe()
        self.terminal.show()
        self.terminal.show(self.say("hand-over", name=name), style="bold")
        if self.terminal.is_live:
            self.terminal.ask(self.say("hand-over.ready", name=name) + " ")
        self.at_keyboard = seat

    def offer(self, menu: Menu) -> None:
        self.terminal.show(menu.grid(self.say))

    def pick(self, menu: Menu, line: str) -> str:
        """Return the action that a number chooses; nothing if it does not decide yet."""
        numbers = menu.numbers()
        if line not in [str(number) for number in numbers]:
            least, most = numbers[0], numbers[-1]
            self.terminal.show(self.say("prompt-number", least=least, most=most), style="red")
            return ""
        text = menu.pick(int(line))
        if not text:
            self.offer(menu)
        return text

    def obey(self, seat: int, line: str, menu: Menu) -> bool:
        """Carry out a line: one of the commands, or an action. Whether the table has changed."""
        asked = typed.command_in(line, self.say, COMMANDS)
        if asked is None:
            return self.play(seat, line)
        _, _, rest = line.partition(" ")  # of a file's name, capital letters count
        match asked.command:
            case typed.HELP:
                pages.explain(self.terminal, self.box, self.phrases, self.table, seat)
                self.offer(menu)
            case "rules":
                pages.rules(self.terminal, self.box, self.say)
                self.offer(menu)
            case typed.HINT:
                self.hint(seat, asked.rest)
            case typed.UNDO:
                return self.undo(seat)
            case typed.REDO:
                return self.redo(seat)
            case "auto":
                return self.auto(seat)
            case "language":
                return self.switch(rest.strip())
            case "save":
                self.keep(self.named(rest.strip()))
            case "quit":
                self.quit(rest.strip())
            case _:
                self.tell_lines(self.text(seat).read(asked))
        return False

    def text(self, seat: int) -> TextTable:
        return TextTable(self.box, self.table, self.scene(seat), self.table.legal(seat))

    def tell_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.terminal.show(line)

    def play(self, seat: int, text: str) -> bool:
        texts = [self.box.game.codec.text(action) for action in self.table.legal(seat)]
        try:
            self.table.play(seat, meant(text, texts), self.table.version)
        except NotUnderstood as refusal:
            page = self.text(seat)
            if page.understand(text).command == typed.LOOK and (read := page.found(text)):
                self.tell_lines(read)
                return False
            self.terminal.show(self.phrases.refusal(refusal), style="red")
            self.terminal.show(self.say("prompt-hint"))
            return False
        except Refusal as refusal:
            self.terminal.show(self.phrases.refusal(refusal), style="red")
            return False
        return True

    def hint(self, seat: int, thought: str) -> None:
        """Say what the captain would do, instead of what was thought of, if anything was."""
        luck = bots.luck_of(self.table.commitment, seat, len(self.table.entries))
        texts = [self.box.game.codec.text(action) for action in self.table.legal(seat)]
        try:
            found = hints(self.box, self.table, seat, luck, meant(thought, texts))
        except Refusal as refusal:
            self.terminal.show(self.phrases.refusal(refusal), style="red")
            return
        for one in found:
            label, why = say_hint(one, self.phrases)
            self.terminal.show(Text.assemble((label, "bold"), "  ", why))

    def undo(self, seat: int) -> bool:
        """Take back the last decision made at this keyboard, whoever made it."""
        made_here = [e.seat for e in self.table.entries if self.is_person(e.seat)]
        decider = made_here[-1] if made_here else seat
        try:
            self.table.undo(decider)
        except Refusal as refusal:
            self.terminal.show(self.phrases.refusal(refusal), style="red")
            return False
        self.terminal.show(self.say("undone"), style="bold")
        if decider in self.skips:  # or what was taken back would happen again by itself
            self.auto(decider)
        return True

    def redo(self, seat: int) -> bool:
        """Do again what was taken back at this keyboard, whoever took it back."""
        ahead = [entry.seat for entry in self.table.taken_back[:1] if self.is_person(entry.seat)]
        try:
            self.table.redo(ahead[0] if ahead else seat)
        except Refusal as refusal:
            self.terminal.show(self.phrases.refusal(refusal), style="red")
            return False
        self.terminal.show(self.say("redone"), style="bold")
        return True

    def is_person(self, seat: int) -> bool:
        return seat >= 0 and self.players[seat].kind == "human"

    def auto(self, seat: int) -> bool:
        """Let a seat's turns end by themselves, or ask again; whether this one may end now."""
        if not self.box.may_skip:
            self.terminal.show(self.say("auto-none"))
            return False
        self.skips ^= {seat}
        self.terminal.show(self.say("auto-on" if seat in self.skips else "auto-off"))
        return seat in self.skips and bool(self.skipped(seat))

    def switch(self, wish: str) -> bool:
        if not wish or not is_spoken(wish):
            self.terminal.show(self.say("language-choices", known=", ".join(LANGUAGES)))
            return False
        self.speak(pick_language([wish]))
        return True

    # --- showing ----------------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """Tell what happened, draw the table, and put the question."""
        self.terminal.show()
        self.tell(seat)
        self.terminal.show(Rule(self.phrases.names[seat]))
        self.terminal.show(self.box.screen(self.scene(seat)))
        self.terminal.show()
        for question in self.table.questions(seat):
            self.terminal.show(self.phrases.ask(question, self.table.view(seat)), style="bold")

    def tell(self, viewer: int) -> None:
        """Tell the news since anybody looked; where hands are hidden, since this player did."""
        alone = self.hides_hands and viewer != SPECTATOR
        heard = self.told[viewer] if alone else max(self.told.values())
        fresh = [line for line in self.table.told(viewer) if line.version > heard]
        for line in fresh[-MOST_TOLD:]:
            self.terminal.show(self.phrases.news(line.seat, line.action))
        self.told[viewer] = self.table.version

    def scene(self, viewer: int) -> Scene:
        return Scene(self.table.view(viewer), self.phrases, [], self.table.over, self.helps)

    def end(self) -> None:
        """Say who won and why, reveal the seed, and offer to keep the record."""
        self.terminal.show()
        self.tell(SPECTATOR)
        self.terminal.show(self.box.screen(self.scene(SPECTATOR)))
        self.terminal.show()
        pages.ending(self.terminal, self.box, self.scene(SPECTATOR), self.table)
        try:
            line = self.terminal.ask(self.say("prompt-end") + " ")
        except (EOFError, KeyboardInterrupt):
            self.terminal.show()
            return
        word, _, file = line.partition(" ")
        if word in ("save", self.say("command-save")):
            self.keep(self.named(file.strip()))

    # --- keeping ----------------------------------------------------------------------------------

    def quit(self, file: str) -> None:
        """Leave, once the game lies somewhere or shall not."""
        try:
            file = file or self.terminal.ask(self.say("quit-where", file=str(self.file)) + " ")
        except EOFError:
            self.terminal.show()
        if file == NOWHERE or self.keep(self.named(file)):
            raise Left

    def named(self, file: str) -> Path:
        """Return the file that somebody named, or else the one that was offered."""
        return Path(expanduser(file)) if file else self.file

    def keep(self, file: Path) -> bool:
        """Write the game into a file and say how to go on; or say why not."""
        try:
            keep_record(file, record.write(self.table, self.players, self.seed), self.say)
        except FileTrouble as trouble:
            self.terminal.show(str(trouble), style="red")
            return False
        self.file = file
        where = shlex.quote(str(file))
        if self.table.over:
            self.terminal.show(self.say("kept.over", file=str(file)))
            self.terminal.show(f"  tidetable replay {where} --verify", style="cyan")
        else:
            self.terminal.show(self.say("kept", file=str(file)))
            self.terminal.show(f"  tidetable play {self.box.name} --resume {where}", style="cyan")
        return True
