"""Every field of a drawer is declared, and what is written from the declarations is not stale."""

from __future__ import annotations

import pytest

from tests.meta.generated import HOW, VIEWS, views_page
from tidetable.core.drawers import source
from tidetable.core.facts import facts
from tidetable.core.options import read_options
from tidetable.games import box, names

INT16 = 1 << 15


@pytest.mark.parametrize("name", names())
def test_every_field_is_declared(name: str) -> None:
    game, drawers = box(name).game, box(name).drawers
    state = game.setup(game.min_seats, read_options(game.options, {}))
    for declared, drawer in [
        (drawers.public, state.public()),
        (drawers.own, state.own(0)),
        (drawers.secret, state.secret()),
    ]:
        assert {*facts(drawer)} == {field.name for field in declared.fields}, "see fields.py"


@pytest.mark.parametrize("name", names())
def test_drawers_are_as_declared(name: str) -> None:
    written = (box(name).folder / "rules" / "drawers.py").read_text(encoding="utf-8")
    assert written == source(box(name).drawers), "Run `make drawers`."


@pytest.mark.parametrize("name", names())
def test_axes_and_things_of_one_name_are_the_same(name: str) -> None:
    drawers = box(name).drawers
    for field in (*drawers.public.fields, *drawers.own.fields):
        for domain in (*field.axes, *filter(None, [field.of])):
            assert drawers.domains()[domain.name] == domain.tokens, field.name


@pytest.mark.parametrize("name", names())
def test_every_number_fits_into_a_learners_row(name: str) -> None:
    drawers = box(name).drawers
    for field in (*drawers.public.fields, *drawers.own.fields, *drawers.secret.fields):
        assert -INT16 <= field.least <= field.most < INT16, field.name


def test_the_page_of_views_is_as_declared() -> None:
    assert VIEWS.read_text(encoding="utf-8") == views_page(), HOW
