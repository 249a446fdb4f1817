"""What people call bots: a level, and a name and a temper of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tidetable.core.say.words import Words


def called(bot: str, say: Words) -> str:
    """Say a bot's name and level; one that a game brings along may have no name of its own."""
    level, name = f"bot-{bot}", f"bot-{bot}.name"
    return say("bot-called", name=say(name), level=say(level)) if say.knows(name) else say(level)


def temper(bot: str, say: Words) -> str:
    """Say how a bot plays, in a line that tells how strong it is; nothing, if nobody has said it."""
    key = f"bot-{bot}.temper"
    return say(key) if say.knows(key) else ""
