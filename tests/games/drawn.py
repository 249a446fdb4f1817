"""Pictures read as XML, as strictly as XML is read: what the tests of all boards look for."""

from __future__ import annotations

from collections import Counter
from functools import cache
from xml.etree import ElementTree

from tidetable.core.box import Box
from tidetable.core.codec import Fork
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import NAMESPACE
from tidetable.games import box

Elements = list[ElementTree.Element]


def elements(game_box: Box, seen: Scene) -> Elements:
    """Return all elements of a picture, but for the shapes that it uses: they never change."""
    return read(game_box.draw(seen))


def read(inside: str) -> Elements:
    return list(ElementTree.fromstring(f'<svg xmlns="{NAMESPACE}">{inside}</svg>').iter())


@cache
def shapes(name: str) -> Elements:
    return read(box(name).shapes)


def counted(found: Elements, attribute: str) -> Counter[str]:
    return Counter(value for element in found if (value := element.get(attribute)) is not None)


def classes(element: ElementTree.Element) -> list[str]:
    return element.get("class", "").split()


def clicks(fork: Fork) -> set[str]:
    """Return all tokens that a path from here goes through."""
    return {*fork.branches}.union(*map(clicks, fork.branches.values()))


def assert_sound(game_box: Box, found: Elements) -> None:
    """Every piece can be told from the others, every shape is there, nothing else is brought."""
    ids = counted(found, "id") + counted(shapes(game_box.name), "id")
    keys = counted(found, "data-key")
    assert max(keys.values(), default=1) == 1, keys
    assert max(ids.values()) == 1, ids
    assert {element.get("href", "#")[1:] for element in found} - {""} <= set(ids)
    assert all(one.startswith((f"{game_box.name}-", "emblem-", "coin-")) for one in ids)
    assert not counted(found, "style")
    brought = {element.tag for element in found}
    assert not {f"{{{NAMESPACE}}}{bad}" for bad in ("script", "style")} & brought
    assert "⟦" not in "".join(counted(found, "aria-label")), "a word is missing"
