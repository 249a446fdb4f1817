"""What a link received, held against what its seat may know."""

from __future__ import annotations

import json
from typing import Any

from tests.server.house import changed
from tidetable.core import record
from tidetable.core.contract import look
from tidetable.core.luck import Luck
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.games import box
from tidetable.server.web.languages import WORDS
from tidetable.server.web.scenes import FEED_LENGTH


def scenes_in(texts: list[str]) -> dict[int, dict[str, Any]]:
    """Return the scenes that texts from the table carry, by version.

    Of what changed every word stands in a scene that is put together by it.
    """
    by_mark: dict[str, str] = {}
    for text in map(_read, texts):
        found = json.loads(text) or {}  # luck has nothing to say once it has drawn
        if found.get("since") in by_mark:
            text = changed(by_mark[found["since"]], text)
            found = json.loads(text)
        if "board" in found:
            by_mark[found["mark"]] = text
    return {scene["version"]: scene for scene in map(json.loads, by_mark.values())}


def _read(text: str) -> str:
    """Return what a page or an answer says to the script."""
    if not text.startswith("<"):
        return text
    _, _, scene = text.partition('id="first-scene">')
    return scene.partition("</script>")[0] or "{}"  # nothing but a picture of a link


def shared(read: record.Record) -> int:
    """Return how many versions a table had before the first draw: what seats gave to the luck."""
    if (shares := read.table.shares) is None:
        return 0
    return len(shares.seals) + len(shares.numbers) + len(shares.left_out) + 1  # and the draw


def compare(name: str, text: str, seat: int, received: dict[int, dict[str, Any]]) -> int:
    """Play the game again and deal anew, at each position, all that this seat could not see.

    Had it received anything that depends on what is truly there, the two would differ. Return
    how many scenes were compared.
    """
    found = box(name)
    say = found.words("en", WORDS)
    read = record.read(text, lambda name, _: box(name).game)
    seats = len(read.header.players)
    phrases = Phrases(found.game, say, [say(f"seat-{n + 1}") for n in range(seats)])
    table = Table(found.game, seats, read.header.options, read.header.seed)
    compared, before = 0, shared(read)
    for entry in read.table.entries:
        table.repeat(entry)
        scene = received.get(before + table.version)
        if scene is None or table.luck_is_asked or table.over:
            continue
        world = look(found.game.guess(table.view(seat), Luck(compared)), seat)
        news = [line for line in table.news(seat) if line.version == table.version]
        latest = [(line.seat, line.action) for line in news]
        drawn = found.picture(Scene(world, phrases, latest))
        assert scene["seat"] == seat
        assert (scene["board"], scene["described"]) == (drawn.element(), drawn.description)
        told = [phrases.news(line.seat, line.action) for line in table.told(seat)[-FEED_LENGTH:]]
        assert [line["text"] for line in scene["feed"]] == told
        assert read.header.seed is not None
        assert read.header.seed.hex() not in json.dumps(scene)
        compared += 1
    return compared
