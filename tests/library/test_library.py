"""One import is the whole library: what it offers, in how few lines, and how it refuses."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import tidetable as tt
from tidetable.core.say.words import LANGUAGES


def test_everything_that_is_offered_is_there() -> None:
    assert sorted(tt.__all__) == tt.__all__
    assert all(hasattr(tt, name) for name in tt.__all__)
    typed = re.findall(r"\b(\w+) as \1\b", Path(tt.__file__).read_text())
    assert sorted({*typed} - {"__all__", "__version__"}) == tt.__all__
    assert {*dir(tt)} == {*typed} - {"__all__"}
    with pytest.raises(AttributeError, match="tidetable offers no chess; it has"):
        getattr(tt, "chess".lower())


def test_a_game_is_set_up_by_name_seats_and_options() -> None:
    game = tt.game("chests", seats=3, greedy_pirates=True, first=2)
    assert (game.name, game.seats) == ("chests", 3)
    assert game.options == {"greedy-pirates": "yes", "old-sea-dogs": "no", "first": "2"}
    assert game.start(1).asked == (1,)


def test_what_cannot_be_set_up_says_what_can() -> None:
    with pytest.raises(tt.Refusal, match="Choose one of these: chests nassau sirens titania"):
        tt.game("chess")
    with pytest.raises(tt.Refusal, match="for 2 to 4 players, not for 5"):
        tt.game("chests", seats=5)
    with pytest.raises(tt.Refusal, match="no option “dragons”"):
        tt.game("chests", dragons=True)
    with pytest.raises(tt.Refusal, match="no choice for “first”"):
        tt.game("chests", first=True)
    with pytest.raises(tt.Refusal, match="no bot “commodore”"):
        tt.bot("commodore", tt.game("chests"))


def test_a_move_is_a_number_that_says_what_it_is() -> None:
    game = tt.game("chests")
    move = game.move("open left")
    assert move == int(move)
    assert move == game.move(int(move)) == game.moves[move]
    assert (str(move), f"{move}", repr(move)) == ("open left", "open left", "Move('open left')")
    assert (move.verb, move.things, move.rule) == ("open", {"place": "left"}, "CHE-T3")
    assert len({move.label(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert pickle.loads(pickle.dumps(move)) is move
    assert {move: "key"}[game.move("open left")] == "key"


def test_a_bot_is_anything_that_takes_a_view_and_returns_a_move() -> None:
    game = tt.game("chests")
    standings = tt.match(
        game, {"first": lambda view: view.legal[0], "greedy": tt.bot("greedy", game, seed=1)}, 20
    )
    assert [standing.name for standing in standings] == ["greedy", "first"]
    assert [standing.games for standing in standings] == [40, 40]
    assert sum(standing.wins for standing in standings) == pytest.approx(40)
    assert all(each.share.low < each.share.value < each.share.high for each in standings)
    assert str(standings[0]).startswith("greedy: ")


def test_everybody_has_every_deal_from_every_seat() -> None:
    sat: dict[str, list[int | None]] = {"one": [], "two": []}

    def sitting(name: str) -> Callable[[tt.Sight], int]:
        def choose(view: tt.Sight) -> int:
            sat[name].append(view.seat)
            return view.legal[0]

        return choose

    tt.match(tt.game("chests"), {name: sitting(name) for name in sat}, deals=1)
    assert {*sat["one"]} == {*sat["two"]} == {0, 1}
    for seat in (0, 1):  # the same luck, and both choose alike
        assert sat["one"].count(seat) == sat["two"].count(seat)


def test_a_match_needs_a_player_for_each_seat() -> None:
    for players in (["greedy"], ["greedy", "greedy"], ["random", "greedy", "mate"]):
        with pytest.raises(ValueError, match="needs 2 players with different names"):
            tt.match(tt.game("chests"), players)


def test_the_same_view_and_luck_give_the_same_answer() -> None:
    game = tt.game("sirens")
    position = game.start(4)
    seat = position.asked[0]
    answers = {tt.bot("helmsman", game, seed=3)(position.view(seat)) for _ in range(2)}
    other_world = position.guess(seat, seed=9)
    answers.add(tt.bot("helmsman", game, seed=3)(other_world.view(seat)))
    assert len(answers) == 1


def test_a_game_is_reviewed_from_its_record_or_its_position() -> None:
    position = tt.game("chests", seats=3).start(seed=3)
    while not position.over:
        position.play(position.legal[-1])
    found = tt.review(position, seed=1, playouts=1)
    assert found == tt.review(tt.read(position.record("Anna", "Ben")), seed=1, playouts=1)
    assert found != tt.review(position, seed=2, playouts=1)
    shares = found.shares(0)
    parts = shares.start + shares.own + shares.others + shares.luck
    assert parts == pytest.approx(shares.result)
    step = found.decisions[0]
    assert step.best.label("en")
    assert step.move == tt.read(position.record()).moves[step.n][1]


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(tt.Refusal, match="once it is over"):
        tt.review(tt.game("chests").start(seed=3))
