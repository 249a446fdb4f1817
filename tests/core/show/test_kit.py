"""Small things that all boards are made of."""

from __future__ import annotations

import pytest

from tidetable.core.show.kit import (
    around,
    badge,
    dots,
    fitted,
    fresh,
    number,
    plate,
    player_name,
    rect,
    row,
    shorten,
    spread,
    squeezed,
    touchable,
)

SQUEEZED = ' textLength="100" lengthAdjust="spacingAndGlyphs"'


def test_a_thing_lies_between_its_rings() -> None:
    ring = '<rect x="1" y="2" width="3" height="4" rx="5" class="ring{}"/>'
    thing = '<g class="thing lit" data-token="t" data-key="k" role="img" aria-label="L">{}</g>'
    box = (1, 2, 3, 4)
    drawn = touchable("t", "L", "<x/>", box, "k", "lit", corner=5)
    assert drawn == thing.format(ring.format(" under") + "<x/>" + ring.format(""))


def test_a_title_says_what_a_thing_is() -> None:
    drawn = touchable("t", "<3", "<x/>", (1, 2, 3, 4), title=True)
    assert 'aria-label="&lt;3"><title>&lt;3</title><rect' in drawn


def test_a_badge_counts_for_the_eye_alone() -> None:
    assert badge(7, 10, 20, 5, 2, "many") == (
        '<circle cx="10" cy="20" r="5" class="badge"/>'
        '<text x="10" y="22" class="many" aria-hidden="true">7</text>'
    )


@pytest.mark.parametrize(
    ("words", "is_squeezed"),
    [("a" * 10, False), ("a" * 11, True), ("大" * 5, False), ("大" * 5 + "a", True), ("", False)],
)
def test_only_what_does_not_fit_is_squeezed(words: str, is_squeezed: bool) -> None:
    assert bool(squeezed(words, 100, wide=20, narrow=10)) == is_squeezed


def test_a_name_is_shortened_then_squeezed() -> None:
    assert shorten("Bartholomew Jo") == "Bartholomew Jo"
    assert shorten("Bartholomew Joe") == "Bartholomew J…"
    drawn = player_name("Bartholomew <Joe>", 1, 2, 100, wide=20, narrow=10)
    assert drawn == f'<text x="1" y="2" class="player-name"{SQUEEZED}>Bartholomew &lt;…</text>'


def test_a_plate_shines_for_whose_turn_it_is() -> None:
    assert 'class="plate"' in plate(0, 0, 9, 9, 2, active=False)
    assert 'class="plate active"' in plate(0, 0, 9, 9, 2, active=True)


def test_a_rectangle_lies_around_a_middle() -> None:
    assert around(30, 8) == (-15, -4, 30, 8)
    drawn = '<rect x="-15" y="-4" width="30" height="8" rx="2" class="paper"/>'
    assert rect(around(30, 8), 2, "paper") == drawn


@pytest.mark.parametrize(("n", "spots"), [(0, []), (1, [7]), (2, [2, 12]), (3, [-3, 7, 17])])
def test_things_are_spread_around_a_middle(n: int, spots: list[float]) -> None:
    assert spread(n, 10, 7) == spots


def test_a_row_rounds_where_its_things_lie() -> None:
    left, right = row(["a", "b"], 1 / 3, 10, 5)
    assert left == '<g transform="translate(9.8 5)">a</g>'
    assert right == '<g transform="translate(10.2 5)">b</g>'
    assert row([], 1) == []


def test_what_has_just_changed_is_marked() -> None:
    assert fresh("x", "laid", just=True) == '<g class="laid just">x</g>'
    assert fresh("x", "laid", just=False) == '<g class="laid">x</g>'


def test_words_fit_and_figures_are_for_the_eye_alone() -> None:
    assert fitted("abc", 1, 2, "said", 30, wide=20, narrow=10).endswith(' class="said">abc</text>')
    assert SQUEEZED in fitted("a" * 11, 1, 2, "said", 100, wide=20, narrow=10)
    assert (
        number("+3", 1, 2, "more") == '<text x="1" y="2" class="more" aria-hidden="true">+3</text>'
    )


def test_dots_are_strokes_of_no_length() -> None:
    assert dots([(1, 2), (3.5, 4)], "stars") == '<path d="M1 2h.1M3.5 4h.1" class="stars"/>'
