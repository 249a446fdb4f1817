"""The bots of a league: the house's by name, anybody's by `package.module:Class` or a file.

A file is an agent, `file.py`, or a network, `file.npz`. A bot that says by which numbers it plays
can be given others: `mate?exploration=0.5&depth=10`. A network with numbers guides an admiral:
`file.npz?playouts=800`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from traceback import extract_tb, format_exception_only
from typing import TYPE_CHECKING, Any, Final

from tidetable import bots
from tidetable.bots.agents import SUFFIX, AgentFile, NoAgent, last_callable
from tidetable.bots.even import Even
from tidetable.core.errors import BadTable
from tidetable.core.think.bot import Bot
from tidetable.core.think.search import Settings

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.think.bot import BotMaker
    from tidetable.core.think.level import Level

NETWORK_SUFFIX: Final = ".npz"
OF_EVEN: Final = ("leniency", "aim")  # of an even match; for the rest it has an adviser
LIMITS: Final = ("playouts", "leniency")  # of a level,
SETTINGS: Final = (  # and of its search
    "exploration",
    "depth",
    "margin",
    "scale",
    "sensible",
    "caution",
    "heard",
    "doubt",
)


class BadBot(Exception):
    """A bot cannot join; `reason` is form, import, missing, class, agent, weight, or `network-`
    and why.
    """

    def __init__(self, bot: str, reason: str, detail: str = "") -> None:
        super().__init__(bot, reason, detail)
        self.bot = bot
        self.reason = reason
        self.detail = detail


def maker(box: Box, name: str) -> BotMaker:
    """Return what makes a bot for one game. Levels count playouts here, never seconds.

    A search that the clock cuts short on a busy machine would make other games of the same seeds.
    """
    if "?" in name:
        return weighted(box, name)
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


# --- weights --------------------------------------------------------------------------------------


def weights_of(box: Box, name: str) -> dict[str, float]:
    """Return the numbers by which a bot plays, as far as it declares them.

    A level has the settings of its search, somebody's own class what it calls `weights`.
    """
    if ":" in name:
        return dict(getattr(own_bot(name), "weights", {}))
    level = level_of(box, name)
    if level is None:
        return {}
    if name == bots.EVEN:
        return {name: getattr(level, name) for name in OF_EVEN}
    limits = {name: getattr(level, name) for name in LIMITS}
    return limits | {name: getattr(level.settings, name) for name in SETTINGS}


def level_of(box: Box, name: str) -> Level | None:
    if name == bots.EVEN:
        return box.even
    return box.levels.get(name) if guide(box, name) is None else box.admiral


def guide(box: Box, name: str) -> Path | None:
    """Return the network that guides a bot which is given numbers, if it is an admiral then."""
    if name.endswith(NETWORK_SUFFIX):
        return Path(name)
    return box.network if name == bots.ADMIRAL else None


def with_weights(name: str, weights: Mapping[str, float]) -> str:
    """Return what a bot is called that plays by these numbers."""
    return f"{name}?{'&'.join(f'{weight}={value:.6g}' for weight, value in weights.items())}"


def weighted(box: Box, name: str) -> BotMaker:
    """Return a bot with other numbers than its own; a whole number stays one."""
    plain, _, wishes = name.partition("?")
    usual = maker(box, plain)
    weights = weights_of(box, plain)
    try:
        for wish in wishes.split("&"):
            weight, _, value = wish.partition("=")
            weights[weight] = type(weights[weight])(value)
    except (KeyError, ValueError) as error:
        raise BadBot(name, "weight", ", ".join(weights) or "–") from error
    level = level_of(box, plain)
    if level is None:
        return partial(usual, **weights)
    if plain == bots.EVEN:
        leniency, aim = (weights[name] for name in OF_EVEN)
        return partial(Even, box, replace(level, leniency=leniency, aim=aim, seconds=None))
    level, guiding = level_with(level, weights), guide(box, plain)
    if guiding is not None:
        return partial(bots.admiral, box, guiding, level)
    return partial(bots.by_search, box, level)


def level_with(level: Level, weights: Mapping[str, float]) -> Level:
    def given(names: Iterable[str], now: object) -> dict[str, Any]:
        return {name: type(getattr(now, name))(weights[name]) for name in names}

    settings = Settings(**given(SETTINGS, level.settings))
    return replace(level, **given(LIMITS, level), settings=settings, seconds=None)


# --- somebody's own -------------------------------------------------------------------------------


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
