"""How people are spoken to: one word for one thing on a screen, and one form of address."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.spread import tongues
from tidetable.cli import WORDS as TERMINAL
from tidetable.core.say.vocabulary import PACKAGE
from tidetable.games import box, names
from tidetable.server.web.languages import WORDS as PAGES

TEMPLATES = PACKAGE / "server" / "web" / "templates"
LISTED = ("keys-",)  # words that explain a control and are none themselves
OTHERS = re.compile(r'{% (?:include|extends|from) "([^"]+)"')
SAID = re.compile(r"""say\(["']([\w-]+)["'][,)]""")

# Whoever plays is a “tu”, and all of them together are “on” or “chacun”.
TO_STRANGERS = re.compile(r"\b([Vv]ous|[Vv]otre|[Vv]os|\w+ez|êtes|Dites|Faites)\b")
NO_VERBS = {"assez", "chez", "nez"}


def whole(template: str) -> str:
    """Return a page's source together with all that it is put together from."""
    source = (TEMPLATES / template).read_text(encoding="utf-8")
    return source + "".join(whole(other) for other in OTHERS.findall(source))


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize("page", ["table", "replay", "start", "new", "rules"])
@pytest.mark.parametrize("game", names())
def test_what_means_two_things_on_a_page_is_said_in_two_ways(
    game: str, page: str, language: str
) -> None:
    say = box(game).words(language, PAGES)
    keys = {key for key in SAID.findall(whole(f"{page}.html")) if not key.startswith(LISTED)}
    if page == "table":
        keys |= {f"verb-{verb.name}" for verb in box(game).game.codec.moves if not verb.params}
    assert len(keys) > 5
    said = [say(key, n=2) for key in sorted(keys)]
    assert {words: said.count(words) for words in said if said.count(words) > 1} == {}


@pytest.mark.parametrize("language", tongues())
def test_what_can_be_typed_in_the_terminal_means_one_thing(language: str) -> None:
    say = box("chests").words(language, TERMINAL)
    commands = ("help", "hint", "undo", "save", "quit", "rules", "language", "auto")
    typed = [say(f"command-{name}").casefold() for name in commands]
    assert len({*typed, say("menu-back").casefold()}) == len(commands) + 1


@pytest.mark.parametrize(
    "file", sorted(PACKAGE.rglob("lang/fr/*.ftl")), ids=lambda file: "-".join(file.parts[-4::3])
)
def test_french_says_tu(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    found = [
        f"{file.name}:{n} {word}"
        for n, line in enumerate(lines, 1)
        for word in TO_STRANGERS.findall(line)
        if word not in NO_VERBS and not line.startswith("#")
    ]
    assert found == []
