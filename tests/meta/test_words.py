"""No key without words, no words without a key, in any language."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.spread import tongues
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.vocabulary import (
    PACKAGE,
    core_problems,
    layer_problems,
    read_words,
    spoken,
    word_problems,
)
from tidetable.core.say.words import LANGUAGES, words
from tidetable.games import box, names

LAYERS = [path.name for path in sorted(PACKAGE.iterdir()) if (path / "lang").is_dir()]
LAYERS.remove("core")


def test_core_has_exactly_the_words_it_needs() -> None:
    problems = core_problems()
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_has_exactly_the_words_it_needs(layer: str) -> None:
    problems = layer_problems(PACKAGE / layer)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("name", names())
def test_a_game_has_exactly_the_words_it_needs(name: str) -> None:
    problems = word_problems(box(name))
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("name", names())
def test_a_game_and_a_layer_never_use_the_same_key(name: str, layer: str) -> None:
    """Their words are spoken together: the second of two would never be heard."""
    of_game, _ = read_words(box(name).folder / "lang", "en")
    of_layer, _ = read_words(PACKAGE / layer / "lang", "en")
    assert {*of_game} & {*of_layer} == set()


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize("name", names())
def test_every_action_can_be_said(name: str, language: str) -> None:
    game = box(name).game
    phrases = Phrases(game, box(name).words(language), ["Anna", "Ben", "Chloé", "大衛"])
    for action in range(game.codec.size):
        verb = game.codec.verb(action)
        said = phrases.news(-1 if verb in game.codec.draws else 0, action)
        if verb in game.codec.moves:
            said += phrases.label(action)
        assert "⟦" not in said, said
        assert "{" not in said, said


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize("name", names())
def test_a_first_click_is_said_in_words_not_by_its_token(name: str, language: str) -> None:
    codec = box(name).game.codec
    phrases = Phrases(box(name).game, box(name).words(language), [])
    for verb in codec.moves:
        if len(verb.params) > 1 and not verb.handle:
            for token in next(iter(verb.params.values())).tokens:
                said = phrases.click([verb], 0, token)
                assert said != token or token.lstrip("-").isdigit()  # a card is its number
                assert "⟦" not in said


def test_dice_that_were_not_rolled_are_not_said() -> None:
    codec = box("chests").game.codec
    for language, sentence in {
        "en": "Rolled: key, sabres.",
        "de": "Gewürfelt: Schlüssel, Säbel.",
        "fr": "Résultat\N{NO-BREAK SPACE}: clé, sabres.",
        "zh-Hant": "擲出\N{FULLWIDTH COLON}鑰匙、彎刀。",
    }.items():
        phrases = Phrases(box("chests").game, box("chests").words(language), ["Anna"])
        assert phrases.news(-1, codec.parse("dice key sabres - -")) == sentence


def test_languages_say_their_own_names() -> None:
    for key in ("language", "language.short"):
        assert len({words(language)(key) for language in LANGUAGES}) == len(LANGUAGES)


# --- Whether the checker notices ----------------------------------------------------------------

CODE = """
def greet(say, who, n):
    say("hello", who=who)
    say("yes" if n else "no")
    say(f"number-{n}")
    yield Merit("big" if n else "small", n=n)
    raise BadTable("tiny", n=n)
"""
TEMPLATE = """<p title="{{ say('title', n=len(")")) }}">{{ say("part-" ~ n ~ ".help") }}</p>"""
WORDS = """
hello = Hello { $who }
yes = Yes
no = No
number-1 = One
merit-big = It is { $n } feet tall.
merit-small = It is { $n } feet small.
bad-table-tiny = { $n ->
    [one] One is too few.
   *[other] { $n } are too few.
}
title = { $n } pages
part-1 =
    .help = The first
"""


@pytest.fixture
def layer(tmp_path: Path) -> Path:
    """A layer whose words are as they should be."""
    (tmp_path / "code.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "page.html").write_text(TEMPLATE, encoding="utf-8")
    for language in LANGUAGES:
        (tmp_path / "lang" / language).mkdir(parents=True)
        (tmp_path / "lang" / language / "layer.ftl").write_text(WORDS, encoding="utf-8")
    return tmp_path


def test_good_words_pass(layer: Path) -> None:
    assert layer_problems(layer) == []


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("yes = Yes\n", "", "missing yes"),
        ("number-1 = One\n", "", "missing number-1"),
        ("merit-small = It is { $n } feet small.\n", "", "missing merit-small"),
        ("It is { $n } feet tall", "{ $who }", "mismatched merit-big: nobody gives $who"),
        ("merit-big", "merit-huge", "stale merit-huge"),
        ("part-1 =\n    .help = The first\n", "", "missing part-1.help"),
        ("no = No\n", "no = No\nold = Old\n", "stale old"),
        ("yes = Yes\n", "yes = Yes\n    .old = Old\n", "stale yes.old"),
        ("{ $who }", "{ $name }", "mismatched hello: nobody gives $name"),
        ("Hello { $who }", "Hello", "mismatched hello: en uses $who, here nothing"),
        ("no = No\n", "no = No\nno = Nope\n", "layer.ftl: duplicate no"),
        ("no = No\n", "no = No\nchoice-no = No\n", "duplicate choice-no: said elsewhere"),
        ("no = No\n", "no = No\nwhat is this\n", "layer.ftl: not Fluent: what is this"),
    ],
)
def test_bad_words_are_noticed(layer: Path, before: str, after: str, problem: str) -> None:
    file = layer / "lang" / "fr" / "layer.ftl"
    assert before in WORDS
    file.write_text(WORDS.replace(before, after), encoding="utf-8")
    assert f"{layer.name} fr: {problem}" in layer_problems(layer)


@pytest.mark.parametrize(
    ("where", "before", "after", "problem"),
    [
        ("chests words", "verb-roll = ", "verb-rolls = ", "missing verb-roll"),
        ("chests words", "verb-roll = ", "verb-rolls = ", "stale verb-rolls"),
        (
            "chests words",
            "{ $boat } fängt an.",
            "{ $who } fängt an.",
            "mismatched did-start: nobody gives $who",
        ),
        ("chests words", "treasure-fish-bones", "treasure-bones", "missing treasure-fish-bones"),
        ("chests components", "parts-face", "parts-die", "missing parts-face"),
        ("chests components", "part-on-each-die", "part-die", "missing part-on-each-die"),
        ("chests components", "part-on-each-die", "part-die", "stale part-die"),
        ("titania components", "thing-crane", "thing-hoist", "missing thing-crane"),
        ("titania components", "parts-card = ", "parts-cards = ", "missing parts-card"),
    ],
)
def test_bad_words_of_a_game_are_noticed(
    tmp_path: Path, where: str, before: str, after: str, problem: str
) -> None:
    game, name = where.split()
    folder = tmp_path / game
    shutil.copytree(box(game).folder, folder)
    file = folder / "lang" / "de" / f"{name}.ftl"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    assert f"{game} de: {problem}" in word_problems(replace(box(game), folder=folder))


def test_a_field_of_the_data_is_said_or_named_as_one_that_is_not() -> None:
    problems = word_problems(replace(box("nassau"), unshown=frozenset({"start", "alleys"})))
    assert "nassau en: missing part-exits" in problems
    assert "nassau en: missing part-alleys" not in problems


def test_a_language_that_a_game_does_not_speak_is_not_asked_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "chests"
    shutil.copytree(box("chests").folder, folder)
    shutil.rmtree(folder / "lang" / "fr")
    quiet = replace(box("chests"), folder=folder)
    assert word_problems(quiet, spoken(quiet)) == []
    assert "chests fr: missing verb-roll" in word_problems(quiet)
