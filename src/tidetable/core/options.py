"""What a table can be set up with besides its seats: variants, the start player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.errors import BadTable


@final
class Option:
    """A choice made before the first draw. The first choice is the default."""

    def __init__(self, name: str, rule: str, choices: list[str]) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.choices: Final = choices


def read_options(declared: list[Option], wished: dict[str, str]) -> list[int]:
    """Turn `{"greedy-pirates": "yes"}` into one number for each declared option."""
    names = [option.name for option in declared]
    for name in wished:
        if name not in names:
            raise BadTable("option", name=name, known=" ".join(names))
    values: list[int] = []
    for option in declared:
        choice = wished.get(option.name, option.choices[0])
        if choice not in option.choices:
            known = " ".join(option.choices)
            raise BadTable("choice", name=option.name, choice=choice, known=known)
        values.append(option.choices.index(choice))
    return values


def seat_named(choice: int, seats: i64) -> i64:
    """Return the seat that a choice of `random`, `1`, `2` … names to start; -1: chance says."""
    if choice > seats:
        raise BadTable("first", first=choice, seats=seats)
    return choice - 1


def write_options(declared: list[Option], values: list[int]) -> dict[str, str]:
    """Return the chosen options by name, as records and pages show them."""
    return {option.name: option.choices[n] for option, n in zip(declared, values, strict=True)}
