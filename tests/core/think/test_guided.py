"""Search that a network guides: it goes where it is told to, and counts what it is told."""

from __future__ import annotations

import pytest

from tests.core.listening import ROOM, unaware
from tests.core.little import Little, Position
from tidetable.core.contract import CHANCE, Buffer, look
from tidetable.core.luck import Luck
from tidetable.core.play import settle
from tidetable.core.think.evaluator import Evaluator
from tidetable.core.think.guided import Guided
from tidetable.core.think.search import Search, Settings

WON, LOST = (1, 0), (0, 1)
# Both answers of the first lead to a question for the other, and either end is as near.
FORK = Little(
    2,
    {
        "start": Position(0, {"a": "left", "b": "right"}),
        "left": Position(1, {"c": WON, "d": LOST}),
        "right": Position(1, {"e": WON, "f": LOST}),
    },
)


def begun(heard: float, exploration: float = 1.0) -> Guided:
    settings = Settings(exploration, margin=0.0, heard=heard, doubt=0.0)
    return unaware(Search(Evaluator(FORK), look(FORK.setup(2, []), 0), settings, Luck(7)))


def said(guided: Guided, k: int) -> str:
    """Return the answers that somebody waits at, as words."""
    return "".join(FORK.codec.text(one)[-1] for one in guided.waiting[k].actions)


def visits(guided: Guided) -> dict[str, int]:
    return {FORK.codec.text(one.action)[-1]: one.visits for one in guided.search.tried()}


def values(guided: Guided) -> dict[str, float]:
    return {FORK.codec.text(one.action)[-1]: one.value for one in guided.search.tried()}


def test_the_first_word_is_about_the_position_itself() -> None:
    guided = begun(heard=1.0)
    assert guided.look(ROOM) == 1
    assert said(guided, 0) == "ab"
    assert list(guided.rows)[:2] == [0, -1], "the row is of who is asked; the others stay blank"


def test_it_looks_where_the_network_says() -> None:
    """What waits was tried, so the next one looks at the other answer if it is likely enough."""
    guided = begun(heard=1.0)
    guided.look(ROOM)
    guided.tell(0, [0.6, 0.4], [0.5, 0.5])
    assert guided.look(2) == 2
    assert [said(guided, k) for k in range(2)] == ["cd", "ef"]
    assert values(guided) == {"a": 0.5, "b": 0.5}, "until it is known, it is even"
    assert list(guided.rows)[:2] == [1, 1], "there the other is asked, and its row is read"
    for k in range(2):
        guided.tell(k, [0.5, 0.5], [0.6, 0.4])
    assert values(guided) == pytest.approx({"a": 0.6, "b": 0.6})


@pytest.mark.parametrize("heard", [1.0, 0.25, 0.0])
def test_its_word_counts_as_much_as_it_is_heard(heard: float) -> None:
    """From `a` the game is played on, and somebody wins there: that counts for the rest."""
    guided = begun(heard)
    guided.look(ROOM)
    guided.tell(0, [1.0, 0.0], [0.5, 0.5])
    guided.look(1)
    assert said(guided, 0) == "cd"
    played, _ = guided.waiting[0].counted
    assert played in ((0.0, 1.0) if heard < 1 else (0.5,))
    assert values(guided) == {"a": played}
    guided.tell(0, [0.5, 0.5], [0.8, 0.2])
    expected = 0.8 if heard == 1 else heard * 0.8 + (1 - heard) * played
    assert values(guided) == pytest.approx({"a": expected})


def test_ends_count_without_its_word() -> None:
    """The other takes what it wins by, whatever the network thinks of it."""
    guided = begun(heard=1.0)
    while guided.search.done() < 400:
        for k in range(guided.look(ROOM)):
            guided.tell(k, [0.9, 0.1], [0.5, 0.5])
    assert values(guided)["a"] < 0.2
    assert guided.look(ROOM) == 0, "all answers are known"


def test_what_the_network_thinks_impossible_is_looked_at_all_the_same() -> None:
    """It is sure of `a`, which is lost, and gives `b` no chance, which is won."""
    game = Little(
        2,
        {
            "start": Position(0, {"a": "lost", "b": "won"}),
            "lost": Position(1, {"c": LOST, "d": LOST}),
            "won": Position(1, {"c": WON, "d": WON}),
        },
    )
    search = Search(Evaluator(game), look(game.setup(2, []), 0), Settings(1.0, heard=1.0), Luck(7))
    guided = unaware(search)
    while search.done() < 400:
        for k in range(guided.look(ROOM)):
            guided.tell(k, [1.0, 0.0], [0.0, 1.0])
    assert game.codec.text(search.tried()[0].action) == "say b"


def test_a_good_word_draws_the_search() -> None:
    """Two answers as likely; of what follows one, it says that it is won."""
    guided = begun(heard=1.0)
    for _ in range(3):
        for k in range(guided.look(1)):
            chances = [0.9, 0.1] if said(guided, k) == "ef" else [0.1, 0.9]
            guided.tell(k, [0.5, 0.5], chances)
    found = values(guided)
    assert found["b"] > found["a"]
    assert visits(guided) == {"a": 1, "b": 1}


def test_answers_meet_the_same_worlds_however_much_luck_each_takes() -> None:
    """Both win by a card that nobody sees; before the second does, chance is asked for nothing."""
    game = Little(
        2,
        {
            "start": Position(0, {"a": "shown", "b": "toss"}),
            "toss": Position(CHANCE, {"u": "shown", "v": "shown"}, bag={"u": 1, "v": 1}),
            "shown": Position(1, by_card={"u": {"c": WON}, "v": {"c": LOST}}),
        },
        cards={"u": 1, "v": 1},
    )
    state = game.setup(2, [])
    settle(game, state, Luck(1), Buffer())
    settings = Settings(margin=0.0, heard=1.0)
    guided = unaware(Search(Evaluator(game), look(state, 0), settings, Luck(7)))
    guided.look(1)
    guided.tell(0, [0.5, 0.5], [0.5, 0.5])
    actions = [game.codec.parse(f"say {word}") for word in "ab"]
    seen = set()
    for seed in range(0, 8 * ROOM, ROOM):
        before = [guided.search.came_of(action) for action in actions]
        guided.look_in(ROOM, seed, actions)
        after = [guided.search.came_of(action) for action in actions]
        won = [b - a for a, b in zip(before, after, strict=True)]
        assert won[0] == won[1]
        seen.add(won[0])
    assert len(seen) > 1, "other seeds are other worlds"


def test_there_is_room_for_all_that_wait() -> None:
    guided = begun(heard=1.0)
    guided.look(1)
    guided.tell(0, [0.5, 0.5], [0.5, 0.5])
    actions = [FORK.codec.parse(f"say {word}") for word in "ab"]
    assert guided.look_in(ROOM, 1, actions) == 2 * ROOM
    assert [said(guided, k) for k in (0, ROOM)] == ["cd", "ef"]
    assert len(guided.rows) == 2 * ROOM, "a number each"
