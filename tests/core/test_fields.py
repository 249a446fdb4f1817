"""Fields declared once, and all that follows from them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from mypy_extensions import i16

from tests.contract.cove import BOX
from tests.contract.cove.fields import DRAWERS
from tidetable.core.codec import Domain
from tidetable.core.contract import SPECTATOR
from tidetable.core.drawers import reference, source
from tidetable.core.fields import Drawer, Drawers, cells, flag, number
from tidetable.core.observing import MANY_LISTS
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


def test_many_lists_are_touched_before_any_is_written_and_what_is_fixed_stays() -> None:
    """What is read first goes to a cell that is written afterwards, never to a fixed one."""
    masts = cells("masts", MASTS, text="masts", fixed=True)
    bins = [cells(f"bin_{n}", GOODS, text="bin", most=9) for n in range(MANY_LISTS)]
    module: dict[str, Any] = {}
    exec(text := source(Drawers(Drawer("Store", "A store.", (masts, *bins)))), module)
    assert f" + self.bin_{MANY_LISTS - 1}[0]" in text
    assert "near" not in source(Drawers(HOLD))
    store, row = module["Store"](), vec[i16]([0] * 3 * (MANY_LISTS + 1))
    store.masts[0], store.bin_7[0] = 2, 5
    store.observe_fixed(row, 0)
    store.observe(row, 0, 0, 2)
    assert {at: n for at, n in enumerate(row) if n} == {0: 2, 24: 5}
