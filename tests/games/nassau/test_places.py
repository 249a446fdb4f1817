"""Where things lie on Nassau's board: a kraken can be a companion or a beaten adversary."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.test_pictures import scene
from tidetable.core.show.happenings import named, of_seat, places_on
from tidetable.games import box
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.show.reading import Animal, Reading

NASSAU = box("nassau")


def test_a_tame_kraken_is_not_where_a_beaten_one_is(monkeypatch: pytest.MonkeyPatch) -> None:
    kraken = v.ANIMALS.index["kraken"]
    beaten = [int(token == "kraken") for token in v.TYPES.tokens]
    monkeypatch.setattr(Reading, "animals", lambda *_: [Animal(kraken, False, False)])
    monkeypatch.setattr(Reading, "beaten", lambda *_: beaten)
    table = NASSAU.table(2, seed=Random(1).randbytes(16))
    places = places_on(NASSAU.areas(scene(NASSAU, table, 0)))
    for seat in range(2):
        tame = places[of_seat(seat, named(v.ANIMALS, kraken))]
        fought = places[of_seat(seat, named(v.TYPES, v.TYPES.index["kraken"]))]
        assert tame != fought
    assert places[of_seat(0, named(v.ANIMALS, kraken))] == "own-kraken"
