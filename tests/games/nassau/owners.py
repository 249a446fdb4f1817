"""Data files as owners of the game might correct them: ours, with other sizes of things."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from tidetable.core.box import Box
from tidetable.core.datafile import DataFile
from tidetable.games import printed

SHIPPED = printed("nassau").data
assert SHIPPED is not None
TEXT = SHIPPED.text
RECORD = r"^\[\[{kind}\]\]\n(?:\w.*\n)+"
Edit = Callable[[str], str]


def records(text: str, kind: str) -> list[str]:
    """Return the records of a kind as they stand in a file."""
    return re.findall(RECORD.format(kind=kind), text, re.MULTILINE)


def with_records(text: str, kind: str, change: Callable[[int, str], str]) -> str:
    """Change every record of a kind."""
    numbers = iter(range(len(text)))
    found = re.compile(RECORD.format(kind=kind), re.MULTILINE)
    return found.sub(lambda match: change(next(numbers), match[0]), text)


def with_field(record: str, field: str, value: str) -> str:
    row = f"{field} = {value}"
    if re.search(rf"^{field} = ", record, re.MULTILINE):
        return re.sub(rf"^{field} = .*$", row, record, flags=re.MULTILINE)
    return record.replace("src = ", f"{row}\nsrc = ")


def fields(kind: str, field: str, values: dict[int, str] | list[str]) -> Edit:
    """Return what gives some records of a kind other values."""
    some = dict(enumerate(values)) if isinstance(values, list) else values

    def change(n: int, record: str) -> str:
        return with_field(record, field, some[n]) if n in some else record

    return lambda text: with_records(text, kind, change)


def without(kind: str, *numbers: int) -> Edit:
    return lambda text: with_records(text, kind, lambda n, one: "" if n in numbers else one)


def with_more(kind: str, n: int) -> Edit:
    """Return what repeats the last record of a kind."""

    def change(text: str) -> str:
        last = records(text, kind)[-1]
        before, after = text.rsplit(last, 1)
        return before + "\n".join([last] * (n + 1)) + after

    return change


# --- What is least sure ---------------------------------------------------------------------------


def seven_offerings() -> Iterator[Edit]:
    yield without("offering", 3)
    yield fields("offering", "gives", {0: '["rum-2", "crate-1"]'})


def nine_offerings() -> Iterator[Edit]:
    yield with_more("offering", 1)
    four = '["bomb-1", "sail-1", "hook-1", "tale-2"]'
    yield fields("offering", "gives", dict.fromkeys(range(0, 9, 2), four))


def twelve_offerings() -> Iterator[Edit]:
    yield with_more("offering", 4)


def other_adversaries() -> Iterator[Edit]:
    """Twelve krakens, three fortresses, seven treasure islands, twelve merchants, one pirate."""
    kinds = ["kraken"] * 12 + ["fortress"] * 3 + ["treasure-island"] * 7
    kinds += ["merchant-ship"] * 12 + ["pirate-ship"]
    yield fields("adversary", "type", [f'"{kind}"' for kind in kinds])
    yield fields("adversary", "number", [str(kinds[:i].count(k) + 1) for i, k in enumerate(kinds)])


def other_hideouts() -> Iterator[Edit]:
    """One with nine spaces, one with a single one, one with four."""
    goods = '"tobacco", "sugar-cane", "sapphires"'
    sizes = {0: (f"[{goods}, {goods}, {goods}]", 9), 1: ('["silver"]', 1)}
    sizes[2] = (f'[{goods}, "tobacco"]', 4)
    yield fields("hideout", "goods", {n: names for n, (names, _) in sizes.items()})
    yield fields(
        "hideout", "values", {n: str([3 + i // 2 for i in range(k)]) for n, (_, k) in sizes.items()}
    )


def two_squares() -> Iterator[Edit]:
    """Every other tile has two squares, across or side by side, and many edges have no exits."""
    across, beside = '["pirate-1", "", "crate-3/provision-2", ""]', '["", "", "hold-1", "rum-2"]'
    sides = [n for n in range(18) if n // 2 % 2]
    tiles = {n: across if n % 2 else beside for n in sides}
    yield fields("district", "squares", tiles)
    alleys = {n: "[0, 0, 0, 0, 2, 0]" if n % 2 else "[0, 0, 5, 0, 0, 0]" for n in sides}
    yield fields("district", "alleys", alleys)
    yield fields("district", "exits", dict.fromkeys(sides, "[1, 2, 0, 0, 1, 1, 2, 0]"))


def joined_twice() -> Iterator[Edit]:
    """Two squares on every tile, so that neighbours are often joined by two alleys."""
    yield fields("district", "squares", ['["pirate-1", "", "crate-3/tale-1", ""]'] * 18)
    yield fields("district", "alleys", ["[0, 0, 0, 0, 1, 0]"] * 18)
    yield fields("district", "exits", ["[1, 2, 1, 2, 2, 1, 2, 1]"] * 18)
    yield fields("district", "start", ["3" if n < 2 else "0" for n in range(18)])


def three_squares() -> Iterator[Edit]:
    gives = '["animal-1", "sail-1/sailor-1", "", "doubloon-2"]'
    yield fields("district", "squares", dict.fromkeys(range(2, 18), gives))
    yield fields("district", "alleys", dict.fromkeys(range(2, 18), "[1, 0, 0, 2, 0, 3]"))
    yield fields("district", "exits", dict.fromkeys(range(2, 18), "[1, 1, 0, 2, 0, 1, 1, 0]"))


def five_squares() -> Iterator[Edit]:
    """Every tile has a square in the middle, joined to corners; on some an alley goes round it."""
    gives = '["pistol-1/sabre-1", "sail-1", "pirate-1", "crate-3/provision-2", "rum-1/tale-3"]'
    yield fields("district", "squares", [gives] * 18)
    alleys = ["[0, 2, 0, 1, 0, 0, 1, 2, 5, 3]", "[1, 0, 2, 0, 0, 3, 2, 0, 1, 0]"]
    yield fields("district", "alleys", [alleys[n % 2] for n in range(18)])
    yield fields("district", "exits", ["[0, 2, 1, 0, 5, 5, 1, 2]"] * 18)
    yield fields(
        "district", "exits_from", dict.fromkeys(range(0, 18, 3), "[0, 5, 2, 0, 3, 4, 5, 5]")
    )
    yield fields("district", "start", ["5" if n < 2 else "0" for n in range(18)])


def few_tokens() -> Iterator[Edit]:
    """No dodges, no sabres and no holds; other numbers of the rest."""
    yield without("token", 1, 3, 12)
    yield fields("token", "count", {0: "9", 2: "3", 5: "4"})


def full_zones() -> Iterator[Edit]:
    """Zones E and I have all that a zone can have, others have less."""
    slots = ["[2]", "[2]", "[2, 2]", "[]", "[2, 2, 2, 3, 3, 4]", "[2, 2, 3, 4]", "[2, 3, 4, 4]"]
    yield fields("zone", "slots", [*slots, "[2, 2, 3]", "[2, 2, 2, 2, 2, 4]"])
    yield fields("zone", "towers", ["0", "1", "2", "0", "3", "0", "1", "0", "3"])
    yield fields("zone", "outposts", ["1", "0", "1", "1", "2", "0", "1", "0", "2"])
    yield fields("zone", "posts", ["0", "1", "1", "1", "2", "0", "1", "2", "2"])


def fewer_towers() -> Iterator[Edit]:
    yield without("tower", *range(2, 10))
    yield fields("zone", "towers", ["0", "0", "0", "0", "2", "0", "0", "0", "0"])


def more_towers() -> Iterator[Edit]:
    yield with_more("tower", 11)
    yield fields("zone", "towers", ["3", "3", "3", "2", "2", "2", "2", "2", "2"])


def fewer_outposts() -> Iterator[Edit]:
    yield without("outpost", 0, 2, 4, 5, 7)
    yield fields("zone", "outposts", ["0", "0", "2", "0", "0", "0", "0", "1", "0"])


def other_waters() -> Iterator[Edit]:
    """One sails from A to E and I too."""
    ways = {0: '["B", "D", "E", "I"]', 4: '["A", "B", "D", "F", "H"]', 8: '["F", "H", "A"]'}
    yield fields("zone", "neighbours", ways)


def all_at_once() -> Iterator[Edit]:
    for some in (nine_offerings, other_adversaries, other_hideouts, five_squares, few_tokens):
        yield from some()
    yield from full_zones()
    yield from other_waters()


FILES = [
    *(seven_offerings, nine_offerings, twelve_offerings, other_adversaries, other_hideouts),
    *(two_squares, joined_twice, three_squares, five_squares, few_tokens, full_zones),
    *(fewer_towers, more_towers, fewer_outposts, other_waters, all_at_once),
]


def text_of(edits: Callable[[], Iterator[Edit]]) -> str:
    text = TEXT
    for edit in edits():
        before, text = text, edit(text)
        assert text != before
    return text


@cache
def box_of(edits: Callable[[], Iterator[Edit]]) -> Box:
    """Return the game on such a file."""
    return printed("nassau").on(DataFile(f"{edits.__name__}.toml", text_of(edits)))
