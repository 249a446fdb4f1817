"""The tables on the page of the benchmark, from the games that were played."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tidetable.games import box, names
from tidetable.league.benchmark import AnchorTable, sizes, table_of

TABLES: Final = re.compile(r"(?<=^## The tables\n\n).*?(?=^## )", re.MULTILINE | re.DOTALL)


def with_tables(page: str) -> str:
    """Return the page with its tables written anew."""
    return TABLES.sub(lambda _: "\n".join(map(table_text, all_tables())) + "\n", page)


def all_tables() -> Iterable[AnchorTable]:
    return (table_of(name, seats) for name in names() for seats in sizes(name))


def table_text(table: AnchorTable) -> str:
    title, anchors = box(table.heading["game"]).words("en")("game-title"), table.bots[::-1]
    head = ["bot", "rating", "95 % sure", "games", *(f"against {anchor}" for anchor in anchors)]
    rows = [
        [
            f"**{bot}**"
            if bot in anchors
            else f"{bot} `{table.entered[bot][:8]}`".removesuffix(" ``"),
            f"{rating.value:.0f}",
            f"{rating.low:.0f} to {rating.high:.0f}",
            f"{table.games_of(bot):,}",
            *(share(table, bot, anchor) for anchor in anchors),
        ]
        for bot, rating in sorted(table.ratings().items(), key=lambda each: -each[1].value)
    ]
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    text = "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
    return f"### {title}, {table.heading['seats']} players\n\n{text}\n"


def share(table: AnchorTable, bot: str, rival: str) -> str:
    """Return how often a bot was ahead of another, a shared place counting half."""
    found = []
    for fixture, ended in table.games.items():
        if bot != rival and {bot, rival} <= set(fixture.seating):
            mine, theirs = (ended.places[fixture.seating.index(name)] for name in (bot, rival))
            found.append(((mine < theirs) - (mine > theirs) + 1) / 2)
    return f"{sum(found) / len(found):.1%} of {len(found)}".replace("%", " %") if found else ""
