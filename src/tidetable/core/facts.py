"""Drawers and views as plain data: for comparing, for the wire, for printing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from tidetable.core.contract import arg_of, is_sealed, kind_of, seat_of

if TYPE_CHECKING:
    from tidetable.core.contract import State, View
    from tidetable.core.play import AnyGame

Fact = int | list[int]

NO_FACT: Final = "marked_lists"  # what a drawer keeps besides, for learners


def facts(drawer: object) -> dict[str, Fact]:
    """Return a drawer's attributes by name: numbers and lists of numbers."""
    compiled: tuple[str, ...] = getattr(drawer, "__mypyc_attrs__", ())
    both = {*compiled, *getattr(drawer, "__dict__", ())}  # its base may be compiled
    names = sorted(both - {NO_FACT})
    values = {name: getattr(drawer, name) for name in names}
    return {name: v if isinstance(v, int) else list(v) for name, v in values.items()}


def open_asks(game: AnyGame, view: View) -> list[dict[str, str | int | bool]]:
    """Return the open questions a viewer knows of, by name."""
    questions = [int(view.asks[i]) for i in range(view.n_asks)]
    return [
        {
            "seat": seat_of(question),
            "kind": game.kinds[kind_of(question)],
            "sealed": is_sealed(question),
            "arg": arg_of(question),
        }
        for question in questions
    ]


def view_bytes(view: View) -> bytes:
    """Return all a viewer is given, so that two views can be compared byte by byte."""
    asks = [int(view.asks[i]) for i in range(view.n_asks)]
    whole = [int(view.seat), facts(view.public), facts(view.own), asks]
    return json.dumps(whole, sort_keys=True).encode()


def state_bytes(state: State, seats: int) -> bytes:
    """Return the whole truth; for comparing two states, never for sending."""
    asks = [int(state.asks[i]) for i in range(state.n_asks)]
    private = [facts(state.own(seat)) for seat in range(seats)]
    whole = [facts(state.public()), private, facts(state.secret()), asks]
    return json.dumps(whole, sort_keys=True).encode()
