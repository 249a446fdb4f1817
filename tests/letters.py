"""Texts of any letters, for hypothesis to make up.

Its own are the same, but it tries each of a million letters first whether UTF-8 knows it: two
seconds in every process.
"""

from __future__ import annotations

from hypothesis import strategies as st

HALVES = "Cs"  # of letters beyond the first 65,536 in UTF-16: alone they are none


def any_text(max_size: int | None = None) -> st.SearchStrategy[str]:
    return st.text(st.characters(exclude_categories=[HALVES]), max_size=max_size)
