"""Every text by key."""

from __future__ import annotations

from pathlib import Path

import pytest

from tidetable.core.say.words import LANGUAGES, Words, pick_language, words


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    """Two folders of words, the way a game stands behind core."""
    files = {
        "one/en/a.ftl": "hello = Hello, { $who }!\n  .short = Hi\nonly-short =\n  .short = Hm\n",
        "one/en/b.ftl": "coins = { $n ->\n    [one] a coin\n   *[other] { $n } coins\n }\n",
        "one/fr/a.ftl": "hello = Bonjour, { $who } !\n",
        "two/en/a.ftl": "bye = Bye\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [tmp_path / "one", tmp_path / "two"]


def test_words_come_from_all_files_and_folders(folders: list[Path]) -> None:
    say = Words("en", folders)
    assert say("hello", who="Ann") == "Hello, Ann!"
    assert say("hello.short") == "Hi"
    assert say("coins", n=1) == "a coin"
    assert say("coins", n=3) == "3 coins"
    assert say("bye") == "Bye"
    assert Words("fr", folders)("hello", who="Ann") == "Bonjour, Ann !"


def test_what_has_no_words_shows_as_its_key(folders: list[Path]) -> None:
    say = Words("en", folders)
    for key in ("nothing", "hello.long", "only-short", "nothing.short"):
        assert not say.has(key)
        assert say(key) == f"⟦{key}⟧"
    assert say.has("hello")
    assert say.has("only-short.short")


def test_what_a_language_lacks_is_said_in_english(folders: list[Path]) -> None:
    say = Words("fr", folders)
    assert say("bye") == "Bye"
    assert say("coins", n=3) == "3 coins"
    assert say("nothing") == "⟦nothing⟧"
    assert (say.has("bye"), say.knows("bye"), say.knows("nothing")) == (False, True, False)


def test_an_entry_is_said_with_all_that_it_quotes(tmp_path: Path) -> None:
    """Each is parsed when it is first said: also what is said in it, from whichever file."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en/a.ftl").write_text(
        "ship = the { -name } of { harbour.short }\n# A comment = no entry\nround = { and-round }\n"
        "twice = first\nbroken = { \ntwice = second\n",
        encoding="utf-8",
    )
    (tmp_path / "en/b.ftl").write_text(
        "-name = { ship-name }\nship-name = Dolphin\nharbour = Harbour\n    .short = H.\n"
        "and-round = { round }\ntwice = third\n",
        encoding="utf-8",
    )
    say = Words("en", [tmp_path])
    assert say("ship") == "the Dolphin of H."
    assert say("twice") == "first"
    assert not say.has("-name")
    assert not say.has("broken")
    assert say.has("round")  # though it quotes itself, which is a mistake


def test_a_missing_fact_is_no_traceback(folders: list[Path]) -> None:
    assert "who" in Words("en", folders)("hello")


def test_a_fact_is_text_and_never_a_pattern(folders: list[Path]) -> None:
    assert Words("en", folders)("hello", who="{ $n }") == "Hello, { $n }!"


def test_a_fact_of_any_length_is_said(folders: list[Path]) -> None:
    said = Words("en", folders)("hello", who="x" * 100_000)
    assert said.startswith("Hello, xxxxx")
    assert said.endswith("xxxxx…!")


def test_the_words_of_core_are_always_there() -> None:
    for language in LANGUAGES:
        assert words(language).has("choice-yes")
        assert words(language) is words(language)


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ([], "en"),
        (["de"], "de"),
        (["de-AT", "en"], "de"),
        (["de_DE.UTF-8"], "de"),
        (["C.UTF-8", "fr_CA"], "fr"),
        (["zh-CN"], "zh-Hans"),
        (["zh_SG.UTF-8"], "zh-Hans"),
        (["zh"], "zh-Hans"),
        (["zh-Hans-HK"], "zh-Hans"),
        (["zh-TW"], "zh-Hant"),
        (["zh_HK"], "zh-Hant"),
        (["zh-Hant"], "zh-Hant"),
        (["ZH-hant-TW"], "zh-Hant"),
        (["de-Cyrl"], "de"),  # rather in another script than in another language
        (["zh-Latn-x-", "de"], "de"),
        (["tlh", " fr "], "fr"),
        (["", "*", "xx"], "en"),
        (["dec", "fra"], "en"),
    ],
)
def test_the_first_wish_we_speak_is_served(wishes: list[str], language: str) -> None:
    assert pick_language(wishes) == language
