"""Shapes as text."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given, strategies as st

from tidetable.core.show.svg import NAMESPACE, Svg, group, painted, tag, text, thing

NAMES = st.text(st.characters(exclude_categories=["Cc", "Cs", "Cn", "Co"]))


def test_an_element_with_its_attributes() -> None:
    assert tag("circle", r=2.5, cx=10, class_="sea", stroke_width=1) == (
        '<circle r="2.5" cx="10" class="sea" stroke-width="1"/>'
    )
    assert tag("g", "a", "b", id=None) == "<g>ab</g>"
    assert tag("g", "") == "<g></g>"


def test_numbers_are_short() -> None:
    assert tag("i", a=1.0, b=0.3333333333, c=-0.5) == '<i a="1" b="0.333333" c="-0.5"/>'


def test_a_group_is_moved_turned_and_scaled_in_this_order() -> None:
    assert group("x", x=1, y=2.5, turn=90, scale=2, class_="a") == (
        '<g class="a" transform="translate(1 2.5) rotate(90) scale(2)">x</g>'
    )
    assert group("x") == "<g>x</g>"


def test_a_thing_can_be_clicked_followed_and_heard() -> None:
    assert thing("left", "Open", "x", key="chest-1", class_="chest") == (
        '<g class="thing chest" data-token="left" data-key="chest-1" role="img"'
        ' aria-label="Open">x</g>'
    )
    assert 'class="thing"' in thing("left", "Open", "x")


@given(NAMES)
def test_no_name_breaks_out_of_a_picture(name: str) -> None:
    inside = text(name, 1, 2) + thing(name, name, key=name)
    root = ElementTree.fromstring(str(Svg(inside, (10, 10), name, name, ".a { fill: red; }")))
    description, style, _, (said, click) = root
    assert root.get("aria-label") == name
    assert description.text in (name, None)
    assert style.text == ".a { fill: red; }"
    assert said.text in (name, None)
    assert click.get("data-token") == click.get("aria-label") == name


def test_a_picture_shows_itself_and_brings_its_style_where_no_page_does() -> None:
    picture = Svg("<g/>", (600, 300), "Cove", "A board", ".a {}")
    assert picture._repr_svg_() == str(picture)
    assert "<desc>A board</desc><style>.a {}</style>" in str(picture)
    assert "<desc>" not in picture.element()
    assert "<style>" not in picture.element()
    frame = '<clipPath id="frame-600-300"><rect width="600" height="300" rx="26"/></clipPath>'
    assert f'{frame}<g clip-path="url(#frame-600-300)"><g/></g>' in str(picture)
    assert "clip" not in picture.element()  # a page has round corners of its own
    root = ElementTree.fromstring(str(picture))
    assert root.tag == f"{{{NAMESPACE}}}svg"
    assert root.get("viewBox") == "0 0 600 300"


def test_seats_are_painted_in_the_colours_they_chose() -> None:
    drawn = tag("g", tag("use", href="#nassau-seat-2"), class_="boat seat-1") + tag(
        "g", class_="seat-3"
    )
    assert painted(drawn, [0, 1]) == drawn
    swapped = painted(drawn, [2, 0])
    assert 'class="boat seat-3"' in swapped
    assert 'href="#nassau-seat-1"' in swapped
    named = text('my seat-1 class="seat-1 x"', 1, 2)
    assert painted(named, [2, 0]) == named
    # Who does not play gets a colour that nobody has.
    assert 'class="seat-2"' in swapped
    assert painted(swapped, [1, 2, 0]) == drawn
