"""Texts of any letters, for hypothesis to make up.

Its own are the same, but it tries each of a million letters first whether UTF-8 knows it: two
seconds in every process.
"""

from __future__ import annotations

from hypothesis import strategies as st


def any_text(max_size: int | None = None) -> st.SearchStrategy[str]:
    letters = st.characters(exclude_categories=["Cs"])  # halves of letters, in UTF-16: none alone
    return st.text(letters, max_size=max_size)
