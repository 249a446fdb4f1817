"""Fields declared once, and all that follows from them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from mypy_extensions import i16

from tests.contract.cove import BOX
from tests.contract.cove.fields import DRAWERS
from tidetable.core.codec import SEATS, Domain
from tidetable.core.contract import ALL, SPECTATOR
from tidetable.core.drawers import reference, source
from tidetable.core.facts import facts
from tidetable.core.fields import MOST_MARKS, Drawer, Drawers, cells, flag, number
from tidetable.core.luck import Luck
from tidetable.core.vec import vec

SHIPS = Domain("ship", ["sloop", "brig"])
GOODS = Domain("good", ["rum", "salt", "silk"])
MASTS = Domain("mast", ["1", "2"], later=["3"])
HOLD = Drawer(
    "Hold",
    "What the ships carry.",
    (
        number("flagship", "the first to sail", of=SHIPS),
        flag("storm", "1: nobody sails"),
        cells("goods", SHIPS, GOODS, text="in the holds", most=9),
        cells("marks", SHIPS, GOODS, text="what was seen there", bits=2, most=2),
        cells("owners", GOODS, text="who has most", of=SHIPS, none=0),
        cells("sails", MASTS, text="sails set", start=1, grows=True),
        cells("log", GOODS, text="what was done", upto="n_log", most=5),
        number("n_log", "how much was done", most=3),
        cells("crew", SHIPS, text="on board", start=(4, 7)),
    ),
)


def loaded() -> SimpleNamespace:
    return SimpleNamespace(
        flagship=1,
        storm=0,
        goods=[1, 2, 3, 4, 5, 6],
        marks=[0b100100, 0b000001],
        owners=[0, 2, 1],
        sails=[1, 0],
        log=[5, 4, 3],
        n_log=1,
        crew=[4, 7],
    )


def test_programs_get_lists_in_the_order_of_the_axes_and_names_for_things() -> None:
    assert HOLD.plain(loaded()) == {
        "flagship": "brig",
        "storm": 0,
        "goods": [[1, 2, 3], [4, 5, 6]],
        "marks": [[0, 1, 2], [1, 0, 0]],
        "owners": [None, "brig", "sloop"],
        "sails": [1, 0, 1],
        "log": [5, 0, 0],
        "n_log": 1,
        "crew": [4, 7],
    }


def test_what_nobody_declared_is_sent_as_it_is() -> None:
    ship = SimpleNamespace(storm=1, rats=[3, 4])
    assert HOLD.plain(ship) == {"storm": 1, "rats": [3, 4]}


def test_a_schema_says_what_each_field_means() -> None:
    means = HOLD.schema()
    assert means["goods"] == {
        "says": "in the holds",
        "axes": ["ship", "good"],
        "names": None,
        "range": [0, 9],
    }
    assert means["flagship"]["names"] == "ship"
    assert Drawers(HOLD).domains() == {
        "ship": ["sloop", "brig"],
        "good": ["rum", "salt", "silk"],
        "mast": ["1", "2", "3"],
    }


def test_a_learners_row_has_a_column_for_each_cell() -> None:
    row = dict(zip(HOLD.columns(), HOLD.encode(loaded()), strict=True))
    assert row["goods[brig,salt]"] == 5
    assert row["marks[sloop,silk]"] == 2
    assert row["flagship"] == 1
    assert (row["log[rum]"], row["log[salt]"]) == (5, 0)


def test_every_view_of_a_game_is_a_row_of_the_same_length() -> None:
    table = BOX.table(3, seed=bytes(16))
    for viewer in (SPECTATOR, 0, 1, 2):
        row = DRAWERS.encode(table.view(viewer))
        named = dict(zip(DRAWERS.columns(), row, strict=True))
        held = sum(n for name, n in named.items() if name.startswith("own cards"))
        assert held == (0 if viewer == SPECTATOR else 3)


def test_what_cannot_be_is_named_with_its_cell() -> None:
    ship = loaded()
    assert HOLD.out_of_range(ship) == ""
    ship.goods[4] = 10
    assert HOLD.out_of_range(ship) == "goods[brig,salt] is 10, not 0 to 9"
    ship.goods[4] = 0
    ship.flagship = 2
    assert HOLD.out_of_range(ship) == "flagship is 2, not -1 to 1"


def test_a_new_drawer_is_as_declared_and_a_copy_shares_nothing() -> None:
    module: dict[str, type] = {}
    exec(source(Drawers(HOLD)), module)
    new = module["Hold"]()
    assert HOLD.out_of_range(new) == ""
    assert (new.flagship, [*new.sails], [*new.crew]) == (-1, [1, 1], [4, 7])
    twin = module["Hold"](new)
    assert vars(twin) == vars(new)
    lists = {name: value for name, value in vars(new).items() if not isinstance(value, int)}
    assert not [name for name, value in lists.items() if value is vars(twin)[name]]


def test_a_cell_is_found_by_the_names_of_its_axes() -> None:
    module: dict[str, type] = {}
    exec(source(Drawers(HOLD)), module)
    assert module["ship_good"](1, 2) == 5
    deep = Drawer("Deep", "Deep.", (cells("deep", SHIPS, GOODS, MASTS, text="deep"),))
    exec(source(Drawers(deep)), module)
    assert module["ship_good_mast"](1, 2, 1) == 16


def test_axes_of_different_lengths_must_not_share_a_name() -> None:
    more = Domain("good", [*GOODS.tokens, "tea"])
    twice = Drawer(
        "Twice", "Twice.", (cells("a", SHIPS, GOODS, text="a"), cells("b", SHIPS, more, text="b"))
    )
    with pytest.raises(ValueError, match="ship_good"):
        source(Drawers(twice))


def test_the_page_says_what_each_field_means() -> None:
    page = reference(Drawers(HOLD))
    assert "| `goods` | ship × good | 0 to 9 | in the holds |" in page
    assert "| `flagship` |  | ship or null | the first to sail |" in page
    assert "| mast | 1, 2, 3 |" in page


def test_what_stays_as_it_is_in_a_hand_is_written_for_every_seat() -> None:
    """On the table it is written once in a game; a row of hands is another for each seat."""
    cup = Drawer("Cup", "A cup.", (cells("dice", GOODS, text="dice", most=6, fixed=True),))
    module: dict[str, Any] = {}
    exec(source(Drawers(HOLD, cup)), module)
    mine, row = module["Cup"](), vec[i16]([0, 0, 0])
    mine.dice[1] = 5
    mine.observe(row, 0, 0, 2)
    assert [*row] == [0, 5, 0]


# --- What is marked ------------------------------------------------------------------------------

BERTHS = Domain.pairs("berth", SHIPS, SEATS)
YARD = Drawer(
    "Yard",
    "Where ships are built.",
    (
        number("wind", "who has it", of=SEATS),
        cells("planks", GOODS, text="planks", most=9),
        cells("owners", MASTS, text="whose it is", of=SEATS, grows=True),
        cells("purses", SEATS, GOODS, text="what each has", most=9),
        cells("crew", SHIPS, SEATS, text="on board", most=9),
        cells("moored", SEATS, text="where each lies", of=BERTHS),
        cells("holes", SEATS, GOODS, text="holes", bits=2, most=3),
        cells("slips", SHIPS, text="slips", most=9, fixed=True),
        cells("log", GOODS, text="what was done", most=9, upto="n_log"),
        number("n_log", "how much was done", most=3),
    ),
    marked=True,
)


def yard() -> Any:
    module: dict[str, Any] = {}
    exec(source(Drawers(YARD)), module)
    return module["Yard"]()


def whole_row(drawer: Any, me: int, seats: int) -> list[int]:
    row = vec[i16]([0] * len(YARD.columns()))
    drawer.observe_fixed(row, 0)
    drawer.observe(row, 0, me, seats)
    drawer.renew(row, 0, me, seats, ALL, 0)
    return [*row]


def change(drawer: Any, luck: Luck) -> None:
    """Change a list by its own methods, as rules do."""
    drawer.wind = luck.below(4) - 1
    field = [one for one in YARD.fields if one.name in YARD.marks][luck.below(len(YARD.marks))]
    at = luck.below(len(getattr(drawer, field.name)))
    if field.name == "planks":
        drawer.add_planks(at, 1)
    elif field.bits:
        drawer.set_holes(at, luck.below(64))
    else:
        value = field.least + luck.below(field.most - field.least + 1)
        getattr(drawer, f"set_{field.name}")(at, value)


def test_lists_are_marked_by_what_changes_them() -> None:
    one = yard()
    assert one.unwritten() == ALL, "nothing of a new drawer is written"
    one.all_is_written()
    assert one.unwritten() == 0
    one.set_owners(1, 2)
    one.add_crew(0, 1)
    assert one.unwritten() == YARD.marks["owners"] | YARD.marks["crew"]
    assert (one.owners[1], one.crew[0]) == (2, 1)
    assert not {"slips", "log", "wind"} & YARD.marks.keys(), "fixed, often, no list"
    assert one.copy().unwritten() == ALL, "a copy was never shown"
    assert facts(one).keys() == {field.name for field in YARD.fields}, "marks are no facts"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_row_is_renewed_where_lists_are_marked_and_turned_where_not(seats: int) -> None:
    """It becomes what a new one would be, whoever looks next, and whatever changed meanwhile."""
    one, luck, before = yard(), Luck(seats), 0
    row = vec[i16](whole_row(one, before, seats))
    one.all_is_written()
    for _ in range(300):
        for _change in range(luck.below(3)):
            change(one, luck)
        me = luck.below(seats)
        one.observe(row, 0, me, seats)
        one.renew(row, 0, me, seats, one.unwritten(), (me - before) % seats)
        one.all_is_written()
        assert [*row] == whole_row(one, me, seats)
        before = me


def test_more_lists_than_bits_share_some() -> None:
    bins = tuple(cells(f"bin_{n}", GOODS, text="bin", most=9) for n in range(MOST_MARKS + 1))
    marks = Drawer("Store", "A store.", bins, marked=True).marks
    assert marks["bin_0"] == marks[f"bin_{MOST_MARKS}"] != marks["bin_1"]
    assert max(marks.values()) < 1 << 63
