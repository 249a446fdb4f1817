"""`tidetable play`: sets up a table, or takes one up again."""

from __future__ import annotations

from pathlib import Path

from tidetable import games
from tidetable.cli import WORDS
from tidetable.cli.files import FileTrouble, read_record
from tidetable.cli.seats import call_bots, invite
from tidetable.cli.sitting import Sitting
from tidetable.cli.terminal import Misused
from tidetable.core.errors import Refusal
from tidetable.core.luck import new_seed, seed_from_text
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import Words


def set_up(
    game: str,
    language: str,
    seats: int | None,
    bots: str | None,
    names: str | None,
    options: list[str],
    seed: str | None,
) -> Sitting:
    """Invite the players and lay out the game."""
    box = games.box(game)
    say = box.words(language, WORDS)
    luck = new_seed() if seed is None else read_seed(seed, say)
    bot_names = None if bots is None else comma_separated(bots)
    players = invite(box, say, seats, bot_names, comma_separated(names or ""))
    robots = frozenset(seat for seat, who in enumerate(players) if who.kind == "bot")
    try:
        table = box.table(len(players), read_options(options, say), luck, robots)
    except Refusal as refusal:
        raise Misused(Phrases(box.game, say, []).refusal(refusal)) from refusal
    return Sitting(box, table, players, luck, language)


def comma_separated(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text.strip() else []


def read_seed(text: str, say: Words) -> bytes:
    try:
        return seed_from_text(text)
    except ValueError as error:
        raise Misused(say("misused-seed", seed=text)) from error


def read_options(wishes: list[str], say: Words) -> dict[str, str]:
    """Read `old-sea-dogs=yes`, as often as it was given."""
    chosen: dict[str, str] = {}
    for wish in wishes:
        name, equals, choice = wish.partition("=")
        if not equals:
            raise Misused(say("misused-wish", wish=wish))
        chosen[name.strip()] = choice.strip()
    return chosen


def take_up(file: Path, game: str, language: str) -> Sitting:
    """Go on with a game that was kept."""
    box, record = read_record(file, language)
    say = box.words(language, WORDS)
    if game and game != box.name:
        raise Misused(say("misused-game", file=str(file), game=box.name))
    players, seed = record.header.players, record.header.seed
    if seed is None:
        raise FileTrouble(say("file-no-seed", file=str(file)))
    try:
        call_bots(box, players)
    except Refusal as refusal:
        raise FileTrouble(f"{file}: {say(refusal.key, **refusal.facts)}") from refusal
    record.table.settle()
    return Sitting(box, record.table, players, seed, language, file)
