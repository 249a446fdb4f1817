"""The benchmark: deals that never change, bots of the house that have met on them, and newcomers.

A table has the games of its anchors, for one game and one number of players, as they ended. A
newcomer plays the same deals against them and is put on their scale. Its file has all its answers;
since all else follows from the deals and the anchors, anybody can play the same games again.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tidetable.bots.agents import SUFFIX
from tidetable.core.luck import SEED_BYTES
from tidetable.league.entrants import NETWORK_SUFFIX
from tidetable.league.log import BadLog, heading, read
from tidetable.league.plan import Fixture, LeaguePlan, Submission
from tidetable.league.scale import Duel, Scale, duels

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.league.figures import Estimate
    from tidetable.league.game import Played

NAME: Final = "tidetable-bench-1"
SEED: Final = hashlib.sha256(NAME.encode()).digest()[:SEED_BYTES]
FOLDER: Final = Path(__file__).parent / "anchors"
SHORT: Final = 8  # letters of a game's digest that a table keeps


class BadEntry(Exception):
    """A file is no entry to this benchmark; `reason` is other, rules, anchors or games."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Kept:
    """What a table keeps of a game."""

    places: tuple[int, ...]
    digest: str


# --- tables of anchors ----------------------------------------------------------------------------


@dataclass(frozen=True)
class AnchorTable:
    """How the anchors did among each other, and those who entered since against them."""

    heading: Mapping[str, Any]  # game, edition, data, seats
    anchors: tuple[str, ...]  # in an order that stays: who sits where in an entry follows from it
    games: Mapping[Fixture, Kept]
    entered: Mapping[str, str] = field(default_factory=dict)  # bot -> the fingerprint of its file

    @property
    def bots(self) -> list[str]:
        """Return the anchors, the weakest first."""
        strengths = self.scale().strengths
        return sorted(self.anchors, key=lambda bot: strengths[bot])

    def scale(self) -> Scale:
        return Scale(self._duels(self._own()))

    def ratings(self) -> dict[str, Estimate]:
        """Rate the anchors, and put the others on their scale."""
        scale = self.scale()
        placed = {bot: scale.place(bot, self._duels(self._of(bot))) for bot in self.entered}
        return scale.ratings() | placed

    def _own(self) -> list[Fixture]:
        anchors = set(self.anchors)
        return [fixture for fixture in self.games if anchors.issuperset(fixture.seating)]

    def _of(self, bot: str) -> list[Fixture]:
        return [fixture for fixture in self.games if bot in fixture.seating]

    def _duels(self, fixtures: Iterable[Fixture]) -> Iterator[Duel]:
        for fixture in fixtures:
            yield from duels(fixture, self.games[fixture].places)

    def games_of(self, bot: str) -> int:
        """Return how many games a bot has played."""
        return len(self._of(bot))

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data, a line of text for all games of a seating, deal by deal."""
        seated: dict[tuple[str, ...], list[Kept]] = defaultdict(list)
        for fixture in sorted(self.games, key=lambda fixture: fixture.deal):
            seated[fixture.seating].append(self.games[fixture])
        return {
            "benchmark": NAME,
            **self.heading,
            "anchors": list(self.anchors),
            "entered": dict(self.entered),
            "games": [
                {
                    "seating": list(seating),
                    "places": " ".join("".join(map(str, one.places)) for one in ended),
                    "digests": "".join(one.digest for one in ended),
                }
                for seating, ended in seated.items()
            ],
        }

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> AnchorTable:
        games = {}
        for row in found["games"]:
            digests = row["digests"]
            for deal, places in enumerate(row["places"].split()):
                digest = digests[deal * SHORT : (deal + 1) * SHORT]
                fixture = Fixture(deal, tuple(row["seating"]))
                games[fixture] = Kept(tuple(map(int, places)), digest)
        shared = {key: found[key] for key in ("game", "edition", "data", "seats")}
        return cls(shared, tuple(found["anchors"]), games, found["entered"])


def sizes(game: str) -> list[int]:
    """Return for how many players there is a table."""
    return sorted(int(file.stem.rpartition("-")[2]) for file in FOLDER.glob(f"{game}-*.json"))


def table_of(game: str, seats: int) -> AnchorTable:
    return table_in(FOLDER / f"{game}-{seats}.json")


def table_in(file: Path) -> AnchorTable:
    return AnchorTable.from_json(json.loads(file.read_text(encoding="utf-8")))


def kept_of(plan: LeaguePlan, played: Mapping[Fixture, Played]) -> dict[Fixture, Kept]:
    """Return what a table keeps of a league."""
    games = {fixture: played[fixture] for fixture in plan.fixtures()}
    return {f: Kept(game.places, shortened(game.digest)) for f, game in games.items()}


def shortened(digest: str) -> str:
    """Return as much of a digest as a table keeps; a game that was lost by a fault has none."""
    return digest[:SHORT].ljust(SHORT, "-")


# --- newcomers ------------------------------------------------------------------------------------


def plan_entry(
    box: Box, bot: str, against: Iterable[str], seats: int, games: int, fingerprint: str = ""
) -> LeaguePlan:
    """Return what a newcomer has to play."""
    submission = Submission(NAME, fingerprint)
    return LeaguePlan(box.name, (bot, *against), games, seats, seed=SEED, submission=submission)


def fingerprint_of(bot: str) -> str:
    """Return a digest of somebody's own file; a bot of the house has none."""
    name = bot.partition("?")[0]
    if name.endswith((SUFFIX, NETWORK_SUFFIX)):
        file = name
    elif ":" in name:
        file = import_module(name.partition(":")[0]).__file__ or ""
    else:
        return ""
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]


def entry_duels(played: Iterable[Played]) -> Iterator[Duel]:
    for game in played:
        yield from duels(game.fixture, game.places)


def read_entry(path: Path, game: str) -> tuple[LeaguePlan, dict[Fixture, Played]]:
    """Read a newcomer's file: who has left out what it did not like has no entry."""
    found, played, _ = read(path)
    if (found.get("benchmark"), found.get("game")) != (NAME, game):
        raise BadEntry("other")
    try:
        bot, seats, fingerprint = str(found["bot"]), int(found["seats"]), found["fingerprint"]
    except (KeyError, TypeError, ValueError) as error:
        raise BadLog("form") from error
    if seats not in sizes(game):
        raise BadEntry("other")
    met = {name for fixture in played for name in fixture.seating}
    bots = (bot, *(name for name in table_of(game, seats).anchors if name in met))
    deals = 1 + max((fixture.deal for fixture in played), default=-1)
    submission = Submission(NAME, str(fingerprint))
    plan = LeaguePlan(game, bots, deals * seats, seats, seed=SEED, submission=submission)
    if found != heading(plan):
        raise BadEntry("rules")
    if met != set(bots) or bot in bots[1:]:
        raise BadEntry("anchors")
    if len(played) != deals * seats * len(plan.groups()) or set(played) != set(plan.fixtures()):
        raise BadEntry("games")
    return plan, played


def again(plan: LeaguePlan, played: Mapping[Fixture, Played]) -> LeaguePlan:
    """Return the same games to be played with the answers that the newcomer gave."""
    assert plan.submission is not None
    answers = {fixture: game.answers for fixture, game in played.items()}
    return replace(plan, submission=replace(plan.submission, answers=answers))


def false(claimed: Mapping[Fixture, Played], found: Mapping[Fixture, Played]) -> list[Fixture]:
    """Return the games that did not end as the file says."""

    def ended(game: Played) -> tuple[object, ...]:
        return game.places, game.scores, game.digest

    return [fixture for fixture in claimed if ended(claimed[fixture]) != ended(found[fixture])]
