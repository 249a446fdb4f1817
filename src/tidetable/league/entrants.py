"""The bots of a league: the house's by name, anybody's by `package.module:Class` or a file.

A file is an agent, `file.py`, or a network, `file.npz`.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from traceback import extract_tb, format_exception_only
from typing import TYPE_CHECKING, Final

from tidetable import bots
from tidetable.bots.agents import SUFFIX, AgentFile, NoAgent, last_callable
from tidetable.core.errors import BadTable
from tidetable.core.think.bot import Bot

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.think.bot import BotMaker

NETWORK_SUFFIX: Final = ".npz"


class BadBot(Exception):
    """A bot cannot join; `reason` is form, import, missing, class, agent or `network-` and why."""

    def __init__(self, bot: str, reason: str, detail: str = "") -> None:
        super().__init__(bot, reason, detail)
        self.bot = bot
        self.reason = reason
        self.detail = detail


def maker(box: Box, name: str) -> BotMaker:
    """Return what makes a bot for one game. Levels count playouts here, never seconds.

    A search that the clock cuts short on a busy machine would make other games of the same seeds.
    """
    if name.endswith(SUFFIX):
        return agent(box, name)
    if name.endswith(NETWORK_SUFFIX):
        return network(box, name)
    if ":" in name:
        return own_bot(name)
    known = bots.makers(box, hurried=False)
    if name not in known:
        raise BadTable("bot", bot=name, known=" ".join(known))
    return known[name]


def agent(box: Box, file: str) -> BotMaker:
    """Find somebody's agent. Its file is run here once, to see that it can be."""
    try:
        last_callable(file)
    except NoAgent as error:
        raise BadBot(file, "agent") from error
    except Exception as error:
        raise BadBot(file, "import", described(error)) from error
    return partial(AgentFile, box, file)


def network(box: Box, file: str) -> BotMaker:
    """Find somebody's network, and see that it has learned this game."""
    from tidetable.bots.networked import Networked, instinct_of
    from tidetable.networks.network import NoNetwork

    try:
        instinct_of(box, Path(file))
    except NoNetwork as error:
        raise BadBot(file, f"network-{error.reason}", error.learned) from error
    return partial(Networked, box, Path(file))


def own_bot(name: str) -> BotMaker:
    """Import somebody's own bot. A module can fail in any way while it is imported."""
    module, _, attribute = name.partition(":")
    if not module or not all(part.isidentifier() for part in [*module.split("."), attribute]):
        raise BadBot(name, "form")
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception as error:
        raise BadBot(name, "import", described(error)) from error
    if found is None:
        raise BadBot(name, "missing", attribute)
    if not (isinstance(found, type) and issubclass(found, Bot)) or isabstract(found):
        raise BadBot(name, "class", attribute)
    return found


def described(error: BaseException) -> str:
    """Return an exception in one line, and where it was raised, for whoever has to mend it."""
    said = format_exception_only(error)[-1].strip()
    frames = extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return said[:300] + where
