"""Prints a random game: every question, every answer, and what each viewer learns from it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.contract.cove import BOX as COVE
from tidetable import games
from tidetable.core.box import Box
from tidetable.core.contract import CHANCE, EVERYONE, SPECTATOR
from tidetable.core.facts import Fact, facts, open_asks
from tidetable.core.luck import seed_from_text
from tidetable.core.table import Entry, Table

FOLDER: Final = Path(__file__).parent / "games"
HOW: Final = "# Written by `python -m tests.playthroughs.write`. A view shows only what changed."

MASK = 0xFFFFFFFF


@dataclass(frozen=True)
class Playthrough:
    """A game that is kept."""

    file: str
    box: Box
    seats: int
    options: dict[str, str]
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / self.file


LONG: Final = 30  # a list of which nobody reads all numbers to find one that changed
KEPT: Final = [
    Playthrough("chests-2.txt", games.box("chests"), 2, {}, 1),
    Playthrough(
        "chests-4-variants.txt",
        games.box("chests"),
        4,
        {"greedy-pirates": "yes", "old-sea-dogs": "yes"},
        2,
    ),
    Playthrough("cove-3.txt", COVE, 3, {}, 3),
    Playthrough("sirens.txt", games.box("sirens"), 2, {}, 16),
    Playthrough("sirens-variant.txt", games.box("sirens"), 2, {"more-tactics": "yes"}, 20),
    Playthrough("titania-3.txt", games.box("titania"), 3, {}, 4),
    Playthrough("nassau-2.txt", games.box("nassau"), 2, {"dutchman": "yes", "figure": "yes"}, 5),
]


class Picks:
    """What seats choose: an xorshift of 32 bits that nothing else uses, so that kept games last."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2654435761 + 1) & MASK
        for _ in range(4):
            self.below(2)

    def below(self, n: int) -> int:
        x = self.state
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.state = x
        return (x * n) >> 32


def printed(kept: Playthrough) -> str:
    """Play the game and return its text."""
    table = Table(kept.box.game, kept.seats, kept.options, seed_from_text(str(kept.seed)))
    picks = Picks(kept.seed)
    options = "".join(f", {name} {choice}" for name, choice in kept.options.items())
    rows = [HOW, "", f"{kept.box.name}, {kept.seats} seats{options}, seed {kept.seed}"]
    seen = {viewer: sight(table, viewer) for viewer in viewers(table)}
    rows += by_viewer({viewer: not_empty(mine) for viewer, mine in seen.items()})
    heard = 0
    while not table.over:
        rows += ["", *questions(table)]
        entry = next_entry(table, picks)
        table.repeat(entry)
        now = {viewer: sight(table, viewer) for viewer in viewers(table)}
        told = {viewer: news(table, viewer, heard) for viewer in viewers(table)}
        heard = len(table.lines)
        rows.append(f"> {mark(entry.seat)} {table.game.codec.text(entry.action)}")
        rows += by_viewer(told)
        rows += by_viewer({viewer: changes(seen[viewer], now[viewer]) for viewer in now})
        seen = now
    rows += ["", f"scores {table.scores()}", f"places {table.places()}"]
    return "\n".join(rows) + "\n"


def viewers(table: Table) -> list[int]:
    return [SPECTATOR, *range(table.seats)]


def mark(seat: int) -> str:
    return "~" if seat == CHANCE else str(seat + 1)


def next_entry(table: Table, picks: Picks) -> Entry:
    if table.luck_is_asked:
        return Entry(CHANCE, table.luck_says())
    asked = table.asked()
    seat = asked[picks.below(len(asked))]
    legal = table.legal(seat)
    return Entry(seat, legal[picks.below(len(legal))])


def questions(table: Table) -> list[str]:
    """Return every open question with all its answers."""
    rows: list[str] = []
    for question in open_asks(table.game, table.view(SPECTATOR)):
        seat = int(question["seat"])
        sealed = " sealed" if question["sealed"] else ""
        legal = [table.game.codec.text(action) for action in table.legal(seat)]
        answers = f": {', '.join(legal)}" if legal else ""
        rows.append(f"? {mark(seat)} {question['kind']} {question['arg']}{sealed}{answers}")
    return rows


def sight(table: Table, viewer: int) -> dict[str, Fact]:
    """Return all facts of a view, those of the own drawer marked; a long list line by line."""
    view = table.view(viewer)
    own = {f"own {name}": fact for name, fact in facts(view.own).items()}
    seen: dict[str, Fact] = {}
    for name, fact in (facts(view.public) | own).items():
        if isinstance(fact, list) and len(fact) > LONG:
            seen |= {f"{name} {i}": n for i, n in enumerate(fact)}
        else:
            seen[name] = fact
    return seen


def not_empty(seen: dict[str, Fact]) -> dict[str, Fact]:
    """Leave out the lines of long lists that say nothing."""
    return {name: fact for name, fact in seen.items() if fact != 0 or name[-1].isalpha()}


def changes(before: dict[str, Fact], after: dict[str, Fact]) -> dict[str, Fact]:
    return {name: fact for name, fact in after.items() if before[name] != fact}


def news(table: Table, viewer: int, heard: int) -> dict[str, str]:
    lines = [line for line in table.lines[heard:] if line.audience in (EVERYONE, viewer)]
    said = [f"{mark(line.seat)} {table.game.codec.text(line.action)}" for line in lines]
    return {"news": ", ".join(said)} if said else {}


def by_viewer(given: dict[int, dict[str, Fact]] | dict[int, dict[str, str]]) -> list[str]:
    """Print what each viewer is given; what all of them are given, once."""
    everyone = dict(given[SPECTATOR])
    rows = [f"  {name} {fact}" for name, fact in everyone.items()]
    for viewer, mine in given.items():
        assert everyone.keys() <= mine.keys()
        rows += [
            f"  {mark(viewer)} {name} {fact}"
            for name, fact in mine.items()
            if everyone.get(name) != fact
        ]
    return rows
