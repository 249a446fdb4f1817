"""Pieces and areas with some of their facts changed: a picture has hundreds of each.

To look up every field, as `dataclasses.replace` does, took a good part of a picture's time. What is
made here is the same, for classes that only hold what they are given, and types are checked as
there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(thing: Any, /, **facts: Any) -> Any:
        other = object.__new__(type(thing))
        vars(other).update(vars(thing), **facts)  # what is frozen, is so from here on
        return other
