"""A game on two sides of paper: nothing is drawn for it, and it shows every sign there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.core.tables import CHESTS
from tidetable.core.codec import Domain
from tidetable.core.show.guide import FILE, Guide, ShownSection, shown
from tidetable.games import box, names
from tidetable.games.chests.rules import verbs as chests
from tidetable.games.nassau.rules import verbs as nassau
from tidetable.games.titania.rules import verbs as titania

# What a player has to tell apart by a picture.
THINGS: Final[dict[str, list[Domain]]] = {
    "chests": [chests.KEYS],
    "sirens": [],
    "titania": [titania.COLOURS, titania.SHELLS],
    "nassau": [nassau.WEAPONS, nassau.OBJECTS, nassau.GOODS, nassau.ANIMALS, nassau.TYPES],
}
USED: Final = re.compile(r'href="#([\w-]+)"')
VIEW: Final = re.compile(r'viewBox="([^"]+)"')
RING: Final = re.compile(r'<rect x="([^"]+)" y="([^"]+)" [^>]*class="pointed"')


def sections(name: str) -> list[ShownSection]:
    guide = box(name).guide
    assert guide is not None
    return shown(box(name), guide, box(name).words("en"))


def one_card(tmp_path: Path, card: str) -> str:
    """Return the picture of a guide with a single card."""
    text = f'[[section]]\nname = "turn"\nside = 1\n[[section.card]]\nsay = "roll"\n{card}'
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    (section,) = shown(CHESTS, Guide.read(tmp_path), CHESTS.words("en"))
    return "".join(section.cards[0].pictures)


@pytest.mark.parametrize("name", names())
def test_every_picture_is_made_of_shapes_that_are_there(name: str) -> None:
    pictures = [one for part in sections(name) for card in part.cards for one in card.pictures]
    used = {shape for picture in pictures for shape in USED.findall(picture)}
    there = box(name).shapes + "".join(
        pictures
    )  # grounds are drawn once, where they are seen first
    missing = {shape for shape in used if there.count(f'id="{shape}"') != 1}
    assert used
    assert missing == set()
    assert {part.side for part in sections(name)} == {1, 2}


@pytest.mark.parametrize("name", names())
def test_every_thing_has_its_sign(name: str) -> None:
    guide = box(name).guide
    assert guide is not None
    signs = " ".join(sign for card in guide.cards for sign in card.signs)
    things = [token for domain in THINGS[name] for token in domain.tokens]
    assert [token for token in things if not re.search(rf"(?<!\w){token}(?!\w)", signs)] == []


def test_a_figure_is_a_part_of_the_board_where_something_glows(tmp_path: Path) -> None:
    figure = 'before = "open"\nareas = ["quay"]\nview = [0, 396, 900, 394]\n'
    lit = one_card(tmp_path, f'{figure}light = ["chest-middle"]')
    assert VIEW.findall(lit)[0] == "0 396 900 394"
    assert lit.count("lit") == 1
    assert 'data-token="middle"' in lit
    assert 'data-token="roll"' not in lit, "other areas are not drawn"


def test_a_view_is_given_in_the_coordinates_of_its_first_area(tmp_path: Path) -> None:
    figure = 'before = "open"\nareas = ["boat-1"]\nview = [0, 0, 100, 50]\n'
    drawn = one_card(tmp_path, figure)
    at = re.search(r'data-area="boat-1" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"', drawn)
    assert at is not None
    x, y, scale = map(float, at.groups())
    assert [*map(float, VIEW.findall(drawn)[0].split())] == [x, y, 100 * scale, 50 * scale]


def test_what_nobody_can_choose_is_ringed_and_a_way_has_an_arrow(tmp_path: Path) -> None:
    figure = 'before = "open"\nareas = ["quay"]\nview = [0, 396, 900, 394]\n'
    ringed = one_card(tmp_path, f'{figure}circle = ["pile"]\nway = ["pile", "chest-left"]')
    assert len(RING.findall(ringed)) == 2, "a pale one below"
    assert re.findall(r'd="(M[\d.-]+ [\d.-]+L[^"]+)" class="pointed"', ringed)


@pytest.mark.parametrize("mark", ["light", "circle", "way"])
def test_a_figure_cannot_point_at_what_is_not_there(tmp_path: Path, mark: str) -> None:
    figure = 'before = "open"\nareas = ["quay"]\nview = [0, 396, 900, 394]\n'
    with pytest.raises(KeyError, match="die-9"):
        one_card(tmp_path, f'{figure}{mark} = ["die-9", "pile"]')


def test_a_sign_is_a_shape_or_what_stands_beside_news(tmp_path: Path) -> None:
    shape, news = one_card(tmp_path, 'signs = ["#key"]'), one_card(tmp_path, 'signs = ["roll"]')
    assert USED.findall(shape) == ["chests-key"]
    assert CHESTS.stamp(CHESTS.game.codec.parse("roll")) in news
    assert 'class="seat-2"' in one_card(tmp_path, 'signs = ["#boat-2"]')


def test_a_misspelled_fact_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        one_card(tmp_path, 'sings = ["#key"]')
