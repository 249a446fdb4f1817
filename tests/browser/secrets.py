"""What a browser received, held against what its seat may know."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response

from tidetable.core import record
from tidetable.core.contract import look
from tidetable.core.luck import Luck
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.games import box
from tidetable.server.web.languages import WORDS
from tidetable.server.web.scenes import FEED_LENGTH

# What a page asks for, and each event of its stream as it comes: there is no body to ask for later.
OVERHEARD = """
  const [ask, Stream] = [window.fetch, window.EventSource];
  window.fetch = async (...what) => {
    const answer = await ask(...what);
    if (answer.ok && answer.url.includes("/table/"))
      window.tidetableHeard(await answer.clone().text());
    return answer;
  };
  window.EventSource = class extends Stream {
    constructor(where) {
      super(where);
      this.addEventListener("scene", (event) => window.tidetableHeard(event.data));
    }
  };
"""


def listen(page: Page, heard: list[str]) -> None:
    """Keep every text that this browser receives from the table."""

    def keep(response: Response) -> None:
        if "/table/" in response.url and response.request.is_navigation_request() and response.ok:
            heard.append(response.text())

    page.on("response", keep)
    page.expose_function("tidetableHeard", lambda text: heard.append(text))
    page.add_init_script(OVERHEARD)


def scenes_in(texts: list[str]) -> dict[int, dict[str, Any]]:
    """Return the scenes that texts from the table carry, by version."""
    return {scene["version"]: scene for scene in map(_scene_in, texts) if scene}


def _scene_in(text: str) -> dict[str, Any] | None:
    if text.startswith("<") and "first-scene" not in text:
        return None  # a picture of a link
    if text.startswith("<"):
        text = text.split('id="first-scene">')[1].split("</script>")[0]
    found: dict[str, Any] = json.loads(text)
    return found if "board" in found else None


def compare(name: str, text: str, seat: int, received: dict[int, dict[str, Any]]) -> int:
    """Play the game again and deal anew, at each position, all that this seat could not see.

    Had it received anything that depends on what is truly there, the two would differ. Return
    how many scenes were compared.
    """
    found = box(name)
    say = found.words("en", WORDS)
    read = record.read(text, lambda name: box(name).game)
    seats = len(read.header.players)
    phrases = Phrases(found.game, say, [say(f"seat-{n + 1}") for n in range(seats)])
    table = Table(found.game, seats, read.header.options, read.header.seed)
    compared = 0
    for entry in read.table.entries:
        table.repeat(entry)
        scene = received.get(table.version)
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
