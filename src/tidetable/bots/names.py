"""What people call bots: a level, and a name and a temper of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tidetable.core.say.words import Words


def name_of(bot: str, say: Words) -> str:
    """Say a bot's name; of one that has none, its level."""
    key = f"bot-{bot}.name"
    return say(key if say.knows(key) else f"bot-{bot}")


def called(bot: str, say: Words) -> str:
    """Say a bot's name and level; one that a game brings along may have no name of its own."""
    level, name = say(f"bot-{bot}"), name_of(bot, say)
    return level if name == level else say("bot-called", name=name, level=level)


def temper(bot: str, say: Words) -> str:
    """Say how a bot plays, in a line that tells how strong it is; nothing, if nobody said it."""
    key = f"bot-{bot}.temper"
    return say(key) if say.knows(key) else ""
