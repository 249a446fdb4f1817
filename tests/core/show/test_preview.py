"""What an answer would bring: true when it is given, and the same whatever the seat cannot see."""

from __future__ import annotations

import pytest

from tests.contract.cove import BOX as COVE
from tests.core.tables import cove_in_clash, play_on
from tidetable.core.box import Box
from tidetable.core.contract import Buffer, State, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.play import answer, choices, settle
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.preview import MOST, changes, ends_turn, preview
from tidetable.core.show.scene import Scene
from tidetable.core.show.sheet import Fact, Group
from tidetable.core.table import Table
from tidetable.games import box, names

NAMES = ["Anna", "Ben", "Chloé"]


def phrases_of(game: Box, language: str = "en") -> Phrases:
    return Phrases(game.game, game.words(language), NAMES)


def brings(game: Box, table: Table, seat: int, text: str) -> list[str]:
    action = game.game.codec.parse(text)
    return preview(game.facts, phrases_of(game), table.view(seat), action).changes


def begun(game: Box, seats: int, luck: Luck) -> State:
    state: State = game.game.setup(seats, [0] * len(game.game.options))
    settle(game.game, state, luck, Buffer())
    return state


@pytest.mark.parametrize("game", [*map(box, names()), COVE], ids=lambda game: game.name)
def test_what_it_says_is_true_and_hangs_on_nothing_hidden(game: Box) -> None:
    rules, luck, said = game.game, Luck(5), 0
    phrases = phrases_of(game)
    state = begun(game, rules.min_seats, luck)
    for _ in range(60):
        if not state.n_asks:
            break
        seat = int(seat_of(state.asks[0]))
        legal = choices(rules, state, 0)
        action = legal[luck.below(len(legal))]
        view = look(state, seat)
        told = preview(game.facts, phrases, view, action)
        twin = rules.guess(view, luck)
        assert preview(game.facts, phrases, look(twin, seat), action) == told
        before = game.facts(Scene(view, phrases))
        answer(rules, state, 0, action, None)
        after = game.facts(Scene(look(state, seat), phrases, over=not state.n_asks))
        assert {*told.changes} <= {*changes(before, after, phrases.say, seat)}
        assert len(told.changes) <= MOST
        said += bool(told.changes)
        if told.ends and not told.luck:
            assert seat not in {int(seat_of(state.asks[i])) for i in range(state.n_asks)}
        settle(rules, state, luck, Buffer())
    assert said or game.name == "chests", "something was foreseen"  # there all hangs on dice


def test_a_card_shows_what_its_side_will_have_reached() -> None:
    sirens = box("sirens")
    table = sirens.table(2, {"first": "1"}, bytes(16))
    seat = table.asked()[0]
    card = next(text for text in texts(sirens, table, seat) if text.startswith("play"))
    _, value, place = card.split()
    ship = place.partition(":")[0]
    (said,) = brings(sirens, table, seat, card)
    assert said.endswith(f" of {ship}: {value.replace('-', '−')}/{ship}")
    play_on(table, 6)
    more = [brings(sirens, table, table.asked()[0], text) for text in texts(sirens, table)]
    assert any("→" in line for lines in more for line in lines)


def texts(game: Box, table: Table, seat: int | None = None) -> list[str]:
    who = table.asked()[0] if seat is None else seat
    return [game.game.codec.text(action) for action in table.legal(who)]


def test_what_is_sealed_or_reveals_is_not_foreseen() -> None:
    table = cove_in_clash()
    assert brings(COVE, table, 1, "hold") == []
    for seat in (0, 1, 2):
        table.play(seat, "hold")
    spying = next(text for text in texts(COVE, table) if text.startswith("spy"))
    assert brings(COVE, table, table.asked()[0], spying) == []


def test_a_roll_brings_luck_and_ends_nothing() -> None:
    chests = box("chests")
    table = chests.table(2, {"first": "1"}, bytes(16))
    roll = chests.game.codec.parse("roll")
    found = preview(chests.facts, phrases_of(chests), table.view(0), roll)
    assert (found.luck, found.ends, found.changes) == (True, False, [])
    table.play(0, "roll")
    assert "done" in texts(chests, table) or table.asked() == [1]
    assert ends_turn(chests.game, table.view(0), chests.game.codec.parse("done"))


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        (["3 shells"], ["5 shells"], ["3 → 5 shells"]),
        (["2 crates"], ["1 crate"], ["2 → 1 crate"]),
        ([], ["3 shells"], ["+ 3 shells"]),
        (["1 × rum", "1 × hook"], ["1 × hook"], ["− 1 × rum"]),
        (["octopus free"], ["octopus on a 4"], []),
        (["2 × 鉤"], ["1 × 槍"], ["− 2 × 鉤", "+ 1 × 槍"]),
        (["in hand: 0, 1, 4"], ["in hand: 0, 4"], []),
    ],
)
def test_things_are_compared_by_their_words(
    was: list[str], now: list[str], said: list[str]
) -> None:
    say = box("chests").words("en")
    before, after = ([Group([Fact(one) for one in things], "Anna", 0)] for things in (was, now))
    assert [*changes(before, after, say, 0)] == said
    assert [*changes(before, after, say, 1)] == [f"Anna: {one}" for one in said]
