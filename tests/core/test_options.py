"""What a table is set up with."""

from __future__ import annotations

import pytest

from tidetable.core.errors import BadTable
from tidetable.core.options import Option, read_options, write_options

OPTIONS = [Option("storm", "X-V1", ["no", "yes"]), Option("first", "X-V2", ["random", "1", "2"])]


def test_the_first_choice_is_the_default() -> None:
    assert read_options(OPTIONS, {}) == [0, 0]
    assert read_options([], {}) == []


def test_choices_become_numbers_and_names_again() -> None:
    values = read_options(OPTIONS, {"first": "2", "storm": "yes"})
    assert values == [1, 2]
    assert write_options(OPTIONS, values) == {"storm": "yes", "first": "2"}
    assert read_options(OPTIONS, write_options(OPTIONS, values)) == values


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadTable) as caught:
        read_options(OPTIONS, {"fog": "yes"})
    assert caught.value.key == "bad-table-option"
    assert caught.value.facts == {"name": "fog", "known": "storm first"}


@pytest.mark.parametrize("choice", ["", "maybe", "Yes", "1"])
def test_an_unknown_choice_is_refused_with_those_there_are(choice: str) -> None:
    with pytest.raises(BadTable) as caught:
        read_options(OPTIONS, {"storm": choice})
    assert caught.value.key == "bad-table-choice"
    assert caught.value.facts == {"name": "storm", "choice": choice, "known": "no yes"}
