"""A language is a folder of words wherever words lie, and no line of code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tidetable.core.say.vocabulary import PACKAGE
from tidetable.core.say.words import LANGUAGES

NEW = "nl"  # Dutch, which writes a decimal comma
SPEAKS = """
import sys
from tidetable.cli.app import main
from tidetable.cli.league_tables import figure
from tidetable.core.say.vocabulary import word_problems
from tidetable.core.say.words import LANGUAGES, pick_language, words
from tidetable.games import box
from tidetable.server.web.languages import WORDS
from tidetable.server.web.pages import templates

print(*LANGUAGES)
print(pick_language(["nl-BE"]), words("nl")("language"), figure(words("nl"), 2.5, 1))
print(word_problems(box("chests")))
page = templates.get_template("lost.html").render(
    say=words("nl", WORDS), languages=LANGUAGES, title="", text=""
)
print('<html lang="nl">' in page, "Nederlands" in page)
sys.argv = ["tidetable", "rules", "chests", "--lang", "nl_NL"]
main()
"""


def test_a_folder_in_each_place_is_all_that_a_language_takes(tmp_path: Path) -> None:
    package = tmp_path / "tidetable"
    shutil.copytree(PACKAGE, package, copy_function=os.symlink)
    for english in sorted(package.rglob("lang/en")):
        shutil.copytree(english, english.with_name(NEW))
    names = package / "core" / "lang" / NEW / "language.ftl"
    text = names.read_text(encoding="utf-8")
    assert "language = English\n    .short = EN\n" in text
    text = text.replace(
        "language = English\n    .short = EN\n", "language = Nederlands\n    .short = NL\n"
    )
    names.write_text(text, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])  # there lies what is compiled
    done = subprocess.run(
        [sys.executable, "-c", SPEAKS],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    spoken, wish, problems, page, rules = done.stdout.split("\n", 4)
    assert spoken.split() == ["en", *sorted([*LANGUAGES[1:], NEW])]
    assert wish == "nl Nederlands 2,5"
    assert problems == "[]"
    assert page == "True True"
    assert "CHE-T1" in rules
