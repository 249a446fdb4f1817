"""The text table: every game can be read part by part, and played by what is typed."""

from __future__ import annotations

from random import Random

import pytest

from tests.spread import spread
from tidetable.core.box import Box
from tidetable.core.contract import SPECTATOR
from tidetable.core.errors import NotUnderstood
from tidetable.core.luck import seed_from_text
from tidetable.core.say.phrases import Choice, Phrases
from tidetable.core.say.words import LANGUAGES
from tidetable.core.show.parts import HAND
from tidetable.core.show.scene import Scene
from tidetable.core.show.typed import (
    COMMANDS,
    LOOK,
    MOVES,
    PLAY,
    TextTable,
    Typed,
    completed,
    words_for,
)
from tidetable.core.table import Table
from tidetable.games import box, names

MOST = 3000  # decisions of any game
SOME = 25
lengths = pytest.mark.parametrize("decisions", [SOME, pytest.param(MOST, marks=pytest.mark.long)])


def page(box: Box, table: Table, seat: int, language: str = "en") -> TextTable:
    phrases = Phrases(box.game, box.words(language), ["Anna", "Ben"])
    legal = table.legal(seat) if seat in table.asked() else []
    return TextTable(box, table, Scene(table.view(seat), phrases, [], table.over), legal)


def begun(name: str, decisions: int = 0, seed: str = "7") -> Table:
    table, chance = box(name).table(2, seed=seed_from_text(seed)), Random(seed)
    for _ in range(decisions):
        if not table.over:
            table.play(table.asked()[0], chance.choice(table.legal(table.asked()[0])))
    return table


def numbers_to(choices: list[Choice], play: str) -> list[str]:
    """Return the numbers that lead to an action."""
    for n, choice in enumerate(choices, 1):
        if choice.get("play") == play:
            return [str(n)]
        if below := numbers_to(choice.get("next", []), play):
            return [str(n), *below]
    return []


@lengths
@pytest.mark.parametrize("name", names())
def test_a_game_is_played_by_what_is_typed(name: str, decisions: int) -> None:
    """By the whole text of an action, in small letters, by its things alone, or by numbers."""
    table, chance = begun(name), Random(name)
    for n in range(decisions):
        if table.over:
            break
        seat = table.asked()[0]
        here = page(box(name), table, seat)
        text = chance.choice([*here.texts])
        lines = [text, text.lower(), f" {text.upper()} ", " ".join(numbers_to(here.choices, text))]
        for line in lines if n < SOME else lines[:1]:
            assert here.understand(line) == (PLAY, text)
        table.play(seat, here.understand(lines[n % len(lines)]).rest)
    assert table.over or decisions == SOME


@lengths
@pytest.mark.parametrize(("name", "language"), spread(names(), LANGUAGES))
def test_all_that_is_known_is_read_under_headings(name: str, language: str, decisions: int) -> None:
    """Every area of the board in which something says what it is has a heading."""
    table, chance = begun(name), Random(name)
    for n in range(decisions):
        if table.over:
            break
        seat = table.asked()[0]
        if n % (5 if decisions == SOME else 20) == 0:
            for viewer in (seat, SPECTATOR):
                here = page(box(name), table, viewer, language)
                titles = [part.title for part in here.parts]
                assert here.say("text-elsewhere") not in titles, "an area without a heading"
                said = [*titles, *(spot.said for part in here.parts for spot in part.spots)]
                assert [one for one in said if not one.strip() or "⟦" in one or "\n" in one] == []
        table.play(seat, chance.choice(table.legal(seat)))


@pytest.mark.parametrize(("name", "language"), spread(names(), LANGUAGES))
def test_commands_have_words_that_are_no_actions(name: str, language: str) -> None:
    """In every language, and the English ones in all; none of them is a word for two."""
    say, verbs = box(name).words(language), {verb.name for verb in box(name).game.codec.moves}
    found = {command: {*words_for(command, say)} for command in COMMANDS}
    every = [word for words in found.values() for word in words]
    assert len(every) == len({*every})
    assert verbs & {word.casefold() for word in every} == set()
    here = page(box(name), begun(name, 3), 0, language)
    for command, words in found.items():
        assert {here.understand(word).command for word in words} == {command}
        assert here.understand(command.upper()).command == command


@pytest.mark.parametrize("name", names())
def test_parts_places_and_players_are_read_by_their_names(name: str) -> None:
    table = begun(name, 8)
    here = page(box(name), table, table.asked()[0])
    for part in here.parts:
        read = here.read(Typed(LOOK, part.title.upper()))
        assert {spot.said for spot in part.spots[:20]} <= {*read}, part.title
    for who in ("Anna", "ben"):
        assert here.understand(who) == (LOOK, who)
    spots = [spot for part in here.parts for spot in part.spots if spot.token]
    for spot in spots:
        assert spot.said in here.look(spot.token), "a thing that can be chosen can be asked for"


def test_what_was_named_in_the_open_question_is_read() -> None:
    titania = page(box("titania"), begun("titania"), 0)
    assert titania.understand("c4") == (LOOK, "c4")
    assert titania.look("C4")[0].startswith("C4: ")
    nassau = page(box("nassau"), begun("nassau"), 0)
    assert nassau.look("quay 3")[0].startswith("Quay 3: ")
    assert nassau.understand("What can I do?") == (MOVES, "")
    assert nassau.understand("zone a").command == LOOK


@pytest.mark.parametrize("name", ["sirens", "titania", "nassau"])
def test_a_hand_is_read_by_its_seat_and_by_nobody_else(name: str) -> None:
    """What another seat reads is what it sees: it knows the view of its own seat and no more."""
    table = begun(name, 4)
    own = page(box(name), table, 0).read(Typed("hand"))
    assert len(own) > 1
    (part,) = (part for part in page(box(name), table, 0).parts if HAND in part.names)
    cards = {spot.said for spot in part.spots} - {
        spot.said for part in page(box(name), table, 1).parts for spot in part.spots
    }
    for viewer in (1, SPECTATOR):
        here = page(box(name), table, viewer)
        for line in ("hand", "look hand", "Anna", "news", "moves"):
            assert not cards & {*here.read(here.understand(line))}


@pytest.mark.parametrize("name", names())
def test_a_refusal_says_what_why_not_says(name: str) -> None:
    """Every legal action of another moment is refused in the words of the rules, or played."""
    table = begun(name, 3)
    later = begun(name, 12, "8")
    seat = table.asked()[0]
    here = page(box(name), table, seat)
    for action in later.legal(later.asked()[0])[:40]:
        text = box(name).game.codec.text(action)
        assert here.understand(text).command == PLAY
        reasons = here.reasons(box(name).game.codec.path(action))
        refusal = NotUnderstood("empty")
        told = here.refused(text.lower(), refusal)
        assert told == (reasons or [here.phrases.refusal(refusal)])
        why = here.read(here.understand(f"Why {text}"))
        assert why == (reasons or [here.say("text-possible")])


def test_what_nothing_is_called_is_said_to_be_nothing() -> None:
    here = page(box("chests"), begun("chests"), 0)
    for line in (
        "xyz",
        "<b>",
        "open xyz",
        "9" * 200,
        "0",
        "roll 1",
        "\N{KHMER DIGIT TWO}",
    ):
        asked = here.understand(line)
        assert asked.command in (LOOK, MOVES)
        assert len(here.read(asked)) == 1
    assert here.read(here.understand("look"))[1:] == [*dict.fromkeys(p.title for p in here.parts)]
    assert here.read(Typed(MOVES))[1:] == ["1: Roll the dice (roll)"]


def test_a_line_is_completed_word_by_word() -> None:
    known = ["open left", "open middle", "Open holds", "look", "roll"]
    assert completed("o", known) == ["open", "Open"]
    assert completed("open", known) == ["open left", "open middle", "Open holds"]
    assert completed("OPEN M", known) == ["open middle"]
    assert completed("roll", known) == []
    here = page(box("chests"), begun("chests"), 0)
    assert {"roll", "hand", "what can i do", "Anna", "left"} <= {*here.known()}


def test_news_are_what_others_did_since_the_own_turn() -> None:
    """And nothing of what was laid out before the first."""
    table = begun("chests")
    assert page(box("chests"), table, 0).read(Typed("news")) == [
        "Nothing has happened since your last turn."
    ]
    seat = table.asked()[0]
    while table.asked() == [seat]:
        table.play(seat, table.legal(seat)[-1])
    other = page(box("chests"), table, 1 - seat).news()
    assert other[0].startswith("Anna rolls")
    assert page(box("chests"), table, seat).news() == []
    table.play(1 - seat, "roll")
    assert page(box("chests"), table, 1 - seat).news()[: len(other)] == other
    assert page(box("chests"), table, seat).news()[0] == "Ben rolls the dice."
