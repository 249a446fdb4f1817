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
from tidetable.core.show.sheet import Fact, Group, Sheet, counted
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


def test_what_is_sealed_is_not_foreseen() -> None:
    table = cove_in_clash()
    assert brings(COVE, table, 1, "hold") == []


def test_what_would_be_shown_of_hidden_things_is_not_foreseen() -> None:
    """Whose hand is spied on sees a card. How many it has seen is the same in every world."""
    table = cove_in_clash()
    for seat in (0, 1, 2):
        table.play(seat, "hold")
    (who,) = table.asked()
    spying = next(text for text in texts(COVE, table) if text.startswith("spy"))

    def spied(scene: Scene) -> Sheet:
        seen = COVE.drawers.view(scene.view)["own"]["seen"]
        assert isinstance(seen, list)
        return [Group([counted("seen", sum(one is not None for one in seen))], "me", who)]

    view, action = table.view(who), COVE.game.codec.parse(spying)
    assert preview(spied, phrases_of(COVE), view, action).changes == []
    table.play(who, spying)
    after = spied(Scene(table.view(who), phrases_of(COVE)))
    assert after != spied(Scene(view, phrases_of(COVE))), "else this would prove nothing"


def test_what_differs_from_world_to_world_is_not_told() -> None:
    sirens = box("sirens")
    table = sirens.table(2, {"first": "1"}, bytes(16))
    card = next(
        action for action in table.legal(0) if sirens.game.codec.verb(action).name == "play"
    )
    worlds = iter(range(100))

    def unsure(scene: Scene) -> Sheet:
        laid = int(any(fact.n is not None for fact in sirens.facts(scene)[0].facts))
        return [Group([counted("sure", laid), counted("unsure", next(worlds))], "me", 0)]

    found = preview(unsure, phrases_of(sirens), table.view(0), card)
    assert found.changes == ["sure: 0 → 1"]


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
