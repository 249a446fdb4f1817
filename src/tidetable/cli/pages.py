"""What is read rather than played: introduction, explanation, rules, the ending, the games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tidetable import games as shelf
from tidetable.bots.names import called, temper
from tidetable.cli import WORDS
from tidetable.core.options import write_options
from tidetable.core.say.rules_page import Statement, rules_page, unprinted
from tidetable.core.show.typed import COMMANDS

if TYPE_CHECKING:
    from tidetable.cli.terminal import Terminal
    from tidetable.core.box import Box
    from tidetable.core.record import Player
    from tidetable.core.say.phrases import Phrases
    from tidetable.core.say.words import Words
    from tidetable.core.show.scene import Scene
    from tidetable.core.table import Table


def introduce(terminal: Terminal, phrases: Phrases, table: Table, players: list[Player]) -> None:
    """Say what is played, by whom, and that the luck is sealed."""
    say = phrases.say
    terminal.show(Panel(say("game-tagline"), title=say("game-title"), width=72))
    for name, who in zip(phrases.names, players, strict=True):
        if who.kind == "bot":
            terminal.show(say("introduce-bot", name=name, bot=called(who.name, say)))
            terminal.show(f"  {temper(who.name, say)}", style="dim")
        else:
            terminal.show(say("introduce-person", name=name))
    chosen = write_options(table.game.options, table.options)
    for option in table.game.options:
        if chosen[option.name] != option.choices[0]:
            choice = phrases.choice(option, chosen[option.name])
            terminal.show(f"{say(f'option-{option.name}')}: {choice}")
    terminal.show(say("introduce-commitment", commitment=table.commitment), style="dim")
    terminal.show(say("introduce-help"))


def explain(terminal: Terminal, box: Box, phrases: Phrases, table: Table, seat: int) -> None:
    """Say what is asked, the rules behind each answer, and what else can be typed."""
    say, codec = phrases.say, table.game.codec
    legal = table.legal(seat)
    for question in table.questions(seat):
        terminal.show(phrases.ask(question, table.view(seat)), style="bold")
    for verb in dict.fromkeys(codec.verb(action) for action in legal):
        sentence = say(f"rule-{verb.rule}")
        terminal.show(say("explain-rule", verb=verb.name, rule=verb.rule, sentence=sentence))
    terminal.show()
    terminal.show(say("explain-answer", example=codec.text(legal[0])))
    grid = Grid.grid(padding=(0, 2))
    for command in (*COMMANDS, "save", "quit", "rules", "language"):
        grid.add_row(f"  {say(f'command-{command}')}", say(f"command-{command}.help"))
    if box.may_skip:
        grid.add_row(f"  {say('command-auto')}", say("command-auto.help"))
    terminal.show(grid)


def ending(terminal: Terminal, box: Box, scene: Scene, table: Table) -> None:
    """Say who won, how the points came about, and the seed that nobody could know before."""
    say, names, places = scene.say, scene.names, table.places()
    terminal.show(scene.phrases.ending(places), style="bold yellow")
    tally = box.tally(scene)
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(say("ending-place"))
    grid.add_column(say("ending-player"), max_width=24, no_wrap=True)
    for line in tally:
        grid.add_column(line.label, justify="right", overflow="fold")
    for seat in sorted(range(table.seats), key=lambda seat: places[seat]):
        figures = [str(line.values[seat]) for line in tally]
        grid.add_row(f"{places[seat]}.", Text(names[seat]), *figures)
    terminal.show(grid)
    if table.commitment:
        terminal.show()
        terminal.show(say("ending-seed", seed=table.reveal().hex()), style="dim")


# --- rules ---------------------------------------------------------------------------------------


def rules(terminal: Terminal, box: Box, say: Words) -> None:
    """Print every statement of the rules, chapter by chapter."""
    title(terminal, say("game-title"))
    terminal.show(say("game-credit"), style="dim")
    for chapter in rules_page(box, say):
        title(terminal, chapter.title)
        for statement in chapter.statements:
            state(terminal, say, statement)


def not_printed(terminal: Terminal, box: Box, say: Words) -> None:
    """Print all that is not in the rulebook: rulings, and components nobody has a list of."""
    page = unprinted(box, say)
    title(terminal, page.title)
    terminal.show(say("unprinted-introduction"))
    title(terminal, say("unprinted-rules"))
    for statement in page.statements:
        state(terminal, say, statement)
    title(terminal, say("unprinted-components"))
    for part in page.components:
        facts = ", ".join(f"{name} = {value}" for name, value in part.facts.items())
        terminal.show(f"{part.file} {part.kind}: {facts} ({part.src_words})")


def title(terminal: Terminal, words: str) -> None:
    terminal.show()
    terminal.show(words, style="bold yellow")


def state(terminal: Terminal, say: Words, statement: Statement) -> None:
    """Print a statement with its number, and below it where it comes from if not from the book."""
    terminal.show(Text.assemble((statement.id, "cyan"), "  ", statement.sentence))
    if statement.reason is not None:
        reason = say("rules-reason", reason=statement.reason)
        terminal.show(Padding(Text(reason, style="italic dim"), (0, 0, 0, 8)))


# --- games ---------------------------------------------------------------------------------------


def games(terminal: Terminal, language: str) -> None:
    """List the games on the shelf: their names for the other commands, and what they are."""
    for name in shelf.names():
        box = shelf.box(name)
        say = box.words(language, WORDS)
        terminal.show(Text.assemble((name, "bold cyan"), "  ", (say("game-title"), "bold")))
        terminal.show(f"  {say('game-tagline')}")
        least, most = box.game.min_seats, box.game.max_seats
        facts = say("games-facts", least=least, most=most, age=box.age, minutes=box.minutes)
        terminal.show(f"  {facts}", style="dim")
