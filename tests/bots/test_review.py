"""Reviews: parts add up to the result, luck is 0 on average, and no seat knows more than it saw."""

from __future__ import annotations

import pickle
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from zlib import crc32

import pytest

from tests.contract import cove
from tests.core.little import Both, Little, Position
from tests.spread import tongues
from tidetable import bots
from tidetable.bots import review_words
from tidetable.bots.judge import GuessingJudge, judge_of, outcome
from tidetable.bots.networked import Consultation
from tidetable.bots.review import Decision, Review, Reviewer, asked_of, rest, reviewer_of
from tidetable.core.box import Box
from tidetable.core.contract import CHANCE, Buffer, State, View, look
from tidetable.core.errors import NotYours
from tidetable.core.facts import view_bytes
from tidetable.core.luck import Luck
from tidetable.core.play import answer
from tidetable.core.say.phrases import Phrases
from tidetable.core.table import Entry, Table
from tidetable.games import box, names

EVERY_TABLE = [  # with three players nothing is new that is not with four
    pytest.param(name, seats, marks=[pytest.mark.long] * (seats == 3))
    for name in names()
    for seats in range(box(name).game.min_seats, box(name).game.max_seats + 1)
]


class Whim:
    """Judges by nothing but a hash of what is seen: what holds for it, holds for any judge."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def chances(self, view: View) -> list[float]:
        weights = [1 + crc32(view_bytes(view) + bytes([seat])) % 100 for seat in range(self.seats)]
        return [weight / sum(weights) for weight in weights]


def played(game: Box, seats: int, bot: str = "random", seed: int = 1) -> Table:
    """Return a table at which a game was played to its end."""
    table = game.table(seats, seed=bytes(15) + bytes([seed]))
    while not table.over:
        seat = table.asked()[-1]
        table.play(seat, bots.answer(game, bot, table, seat))
    return table


def looked_at(game: Box, table: Table, playouts: int = 0) -> Reviewer:
    start = game.game.setup(table.seats, table.options)
    return Reviewer(
        game, start, table.entries, 1, table.given, Whim(table.seats), playouts=playouts
    )


def adds_up(review: Review[int], seat: int) -> bool:
    shares = review.shares(seat)
    parts = shares.start + shares.own + shares.others + shares.luck
    return parts == pytest.approx(shares.result, abs=1e-9)


# --- identities -----------------------------------------------------------------------------------


# Large tables of long games take the longest, and what a third seat changes is seen in short ones.
@pytest.mark.parametrize(
    ("name", "seats"),
    [
        pytest.param(name, seats, marks=[pytest.mark.long] * (seats > 2 and name != "chests"))
        for name in names()
        for seats in range(box(name).game.min_seats, box(name).game.max_seats + 1)
    ],
)
def test_start_decisions_and_luck_add_up_to_the_result(name: str, seats: int) -> None:
    table = played(box(name), seats)
    review = looked_at(box(name), table).review()
    assert review.result == outcome(table.game, table.view(0).public)
    assert all(adds_up(review, seat) for seat in range(seats))
    for one, following in zip(review.decisions, review.decisions[1:], strict=False):
        assert one.after == following.before
    assert review.decisions[-1].after == review.result
    assert any(abs(step.luck(0)) > 0.01 for step in review.decisions)


def test_it_adds_up_where_several_seats_are_asked_at_once() -> None:
    table = played(cove.BOX, 3)
    review = looked_at(cove.BOX, table).review()
    assert all(adds_up(review, seat) for seat in range(3))


@pytest.mark.parametrize("times", [150, pytest.param(600, marks=pytest.mark.long)])
def test_luck_is_0_on_average(times: int) -> None:
    """One answer, and over and over what chance draws then: what came less what was expected."""
    game = box("chests")
    reviewer = looked_at(game, played(game, 2))
    k = next(k for k in range(5, len(reviewer)) if is_lucky(reviewer.decision(k)))
    _, state, given, _ = reviewer.beads[k]
    assert given is not None
    answered = state.copy()
    answer(game.game, answered, asked_of(game.game, state, given), given.action, None)
    lucks = []
    for seed in range(times):
        world = answered.copy()
        rest(game.game, world, Luck(1000 + seed), Buffer())
        reviewer.seed = seed
        reviewer.beads[k + 1] = reviewer.beads[k + 1]._replace(state=world)
        reviewer._chances.clear()
        lucks.append(reviewer.decision(k).luck(0))
    assert stdev(lucks) > 0.01
    assert abs(fmean(lucks)) < 2 * stdev(lucks) / sqrt(len(lucks))


def is_lucky(step: Decision[int]) -> bool:
    return abs(step.luck(0)) > 0.03


def test_what_no_chance_follows_is_no_luck() -> None:
    table = played(box("sirens"), 2)
    reviewer = looked_at(box("sirens"), table)
    quiet = [k for k in range(len(reviewer)) if not reviewer.beads[k].drawn]
    assert quiet
    assert all(reviewer.decision(k).luck(seat) == 0 for k in quiet for seat in range(2))


def test_a_draw_that_only_others_see_is_no_luck_of_mine() -> None:
    table = played(box("sirens"), 2)
    reviewer = looked_at(box("sirens"), table)
    drawn = [reviewer.decision(k) for k in range(len(reviewer)) if reviewer.beads[k].drawn]
    theirs = [step for step in drawn if step.seat == 1 and step.luck(1) != 0]
    assert theirs
    assert all(step.luck(0) == pytest.approx(0) for step in theirs[:-1])


# --- little games ---------------------------------------------------------------------------------


def little(game: Little) -> Box:
    return replace(cove.BOX, game=game)


def walked(game: Little, *words: tuple[int, str], playouts: int = 200) -> Review[int]:
    """Return the review of a game that went like this."""
    entries = [Entry(seat, game.codec.parse(text)) for seat, text in words]
    return Reviewer(little(game), game.setup(2, []), entries, playouts=playouts).review()


COIN = Little(
    2,
    {
        "first": Position(0, {"a": "toss", "b": (0, 1)}),
        "toss": Position(CHANCE, bag={"u": 3, "v": 1}, ways={"u": "won", "v": "lost"}),
        "won": Position(1, {"a": (1, 0)}),
        "lost": Position(1, {"a": (0, 1)}),
    },
)


def test_the_answer_is_judged_by_what_could_have_come() -> None:
    """Three of four tosses win: to toss was right, even for whoever lost by it."""
    review = walked(COIN, (0, "say a"), (CHANCE, "draw v"), (1, "say a"))
    (step,) = review.decisions
    assert (step.n, step.seat, step.best, step.loss) == (0, 0, step.move, 0)
    assert step.expected[0] == pytest.approx(0.75, abs=0.25)
    assert review.result == [0, 1]
    assert step.luck(0) == pytest.approx(-step.expected[0])
    assert (review.moves, len(review.course())) == (2, 3)


def test_an_answer_without_a_choice_is_neither_luck_nor_skill() -> None:
    """The second seat only says what it must: nothing of that is counted anywhere."""
    review = walked(COIN, (0, "say a"), (CHANCE, "draw u"), (1, "say a"))
    assert [step.seat for step in review.decisions] == [0]
    assert review.shares(1).own == 0
    assert review.shares(0).others == 0


def test_a_mistake_is_found_and_what_it_cost() -> None:
    review = walked(COIN, (0, "say b"))
    (step,) = review.mistakes(0)
    assert COIN.codec.text(step.best) == "say a"
    assert 0.4 < step.loss < 0.85
    assert review.mistakes(1) == []
    assert walked(COIN, (0, "say b"), playouts=0).mistakes(0) == []


def test_whom_hints_are_asked_of_looks_for_better_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The network's word decides where it looks, and no captain who knows less than hints do."""
    game, asked = box("sirens"), list[int]()
    reviewer = reviewer_of(game, played(game, 2, "greedy"))
    _, state, given, _ = reviewer.beads[20]
    assert given is not None
    run = Consultation.run

    def noted(consultation: Consultation, playouts: int) -> None:
        asked.append(playouts)
        run(consultation, playouts)

    monkeypatch.setattr(Consultation, "run", noted)
    reviewer._best(look(state, given.seat), given.action, Luck(3))
    assert asked == [reviewer.playouts]


def test_better_answers_are_found_where_no_bot_searches() -> None:
    entries = [Entry(0, COIN.codec.parse("say b"))]
    alone = replace(little(COIN), levels={})
    review = Reviewer(alone, COIN.setup(2, []), entries, playouts=200).review()
    assert len(review.mistakes(0)) == 1


def test_a_game_in_which_nobody_has_a_choice_is_decided_from_the_start() -> None:
    game = Little(2, {"first": Position(0, {"a": (1, 0)})})
    review = walked(game, (0, "say a"))
    assert review.decisions == []
    assert review.course() == [[1.0, 0.0], [1.0, 0.0]]
    assert adds_up(review, 0)


def test_sealed_answers_of_two_seats_are_two_steps() -> None:
    game = Little(2, {"both": Both({"aa": (1, 0), "ab": (0, 1), "ba": (0, 1), "bb": (1, 0)})})
    table = Table(game, 2, {}, None)
    for seat in (1, 0):
        table.repeat(Entry(seat, game.codec.parse("say a")))
    review = looked_at(little(game), table).review()
    assert [step.seat for step in review.decisions] == [1, 0]
    assert all(adds_up(review, seat) for seat in range(2))


def test_who_only_says_what_they_must_while_others_choose_has_decided_nothing() -> None:
    step = Decision(0, 0, 5, 1, [0.5, 0.5], [0.6, 0.4], [0.6, 0.4], 5, 0.0)
    review = Review([step], [0.6, 0.4], 1)
    assert (review.shares(0).own, review.shares(1).own) == (0, 0)
    assert adds_up(review, 0)


# --- honesty and order ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["sirens", "titania"])
def test_what_is_hidden_from_a_seat_changes_nothing_of_its_judgement(name: str) -> None:
    game = box(name)
    table = played(game, 2, "greedy")
    reviewer = reviewer_of(game, table)
    for k in (10, 40):
        _, state, given, _ = reviewer.beads[k]
        assert given is not None
        view = look(state, given.seat)
        other = game.game.guess(view, Luck(k))
        assert reviewer._judged(other)[given.seat] == reviewer.chances(k)[given.seat]
        luck = Luck(3)
        found = reviewer._best(look(other, given.seat), given.action, luck.copy())
        assert found == reviewer._best(view, given.action, luck.copy())


def test_steps_can_be_had_in_any_order_and_sent_elsewhere() -> None:
    game = box("chests")
    table = played(game, 2)
    one, other = (Reviewer(game, start_of(table), table.entries, 5, playouts=1) for _ in range(2))
    forwards = [one.decision(k) for k in range(6)]
    backwards = [other.decision(k) for k in reversed(range(6))]
    assert forwards == backwards[::-1]
    assert pickle.loads(pickle.dumps(forwards)) == forwards


def start_of(table: Table) -> State:
    start: State = table.game.setup(table.seats, table.options)
    return start


def test_what_another_game_began_is_not_looked_at() -> None:
    game = box("chests")
    table = played(game, 2)
    table.given = 20
    review = looked_at(game, table).review()
    before = sum(1 for entry in table.entries[:20] if entry.seat != CHANCE)
    assert review.decisions[0].n >= before
    assert all(adds_up(review, seat) for seat in range(2))
    assert len(review.course()) == review.moves + 1


def test_a_game_that_goes_on_is_not_looked_at() -> None:
    with pytest.raises(NotYours):
        reviewer_of(box("chests"), box("chests").table(2))


# --- the judge ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_chances_add_up_to_1_for_every_viewer(name: str, seats: int) -> None:
    game = box(name)
    judge = GuessingJudge(game, Luck(1), worlds=2)
    beads = looked_at(game, played(game, seats)).beads[:-1]
    for bead in beads[:: len(beads) // 4]:
        for seat in range(seats):
            view = look(bead.state, seat)
            chances = judge.chances(view)
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0
            assert chances == judge.chances(view)


def test_a_game_that_says_nothing_about_thinking_is_judged_by_its_ends() -> None:
    judge = judge_of(little(COIN), Luck(1))
    state = COIN.setup(2, [])
    assert judge.chances(look(state, 0)) == judge.chances(look(state, 0))
    assert judge.chances(look(state, 0))[0] < 0.75  # half of the answers throw it away


@pytest.mark.parametrize("name", ["chests", "sirens"])
def test_near_the_end_the_winner_is_the_favourite(name: str) -> None:
    game = box(name)
    seen = []
    for seed in range(6):
        reviewer = looked_at(game, played(game, 2, "greedy", seed))
        reviewer.judge = GuessingJudge(game, Luck(seed))
        result = reviewer.chances(len(reviewer))
        if 1 in result:
            seen.append(reviewer.chances(len(reviewer) * 9 // 10)[result.index(1)])
    assert fmean(seen) > 0.6


# --- in words -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def of_three() -> Review[int]:
    return looked_at(box("chests"), played(box("chests"), 3, "greedy"), playouts=1).review()


@pytest.mark.parametrize("language", tongues())
def test_a_person_is_told_sums_that_add_up(of_three: Review[int], language: str) -> None:
    game, review = box("chests"), of_three
    phrases = Phrases(game.game, game.words(language), ["Anna", "Ben", "Cleo"])
    for seat in range(3):
        said = review_words.tell(review, seat, phrases)
        *parts, result = said.sums.values()
        assert sum(parts) == result
        assert said.name in said.summary
        assert len(said.turning_points) == 3
        assert all(0 <= moment.n < review.moves for moment in said.turning_points)
        assert len(said.mistakes) <= review_words.MOST_MISTAKES


@pytest.mark.parametrize(("dear", "is_praised"), [(0, True), (1, True), (2, False)])
def test_only_who_loses_next_to_nothing_nearly_always_is_praised(
    of_three: Review[int], dear: int, is_praised: bool
) -> None:
    """Many decisions that cost a little each are no mistakes, and no good play either."""
    (step, *_) = (one for one in of_three.decisions if one.seat == 0 and one.choices > 1)
    losses = [0.03] * dear + [0.01] * (10 - dear)
    review = Review([replace(step, loss=loss) for loss in losses], [1.0, 0.0, 0.0], step.n + 1)
    game = box("chests")
    phrases = Phrases(game.game, game.words("en"), ["Anna", "Ben", "Cleo"])
    said = review_words.tell(review, 0, phrases)
    assert f"10 decisions; {10 - dear} of them cost next to nothing" in said.summary
    assert ("Well played" in said.summary) == is_praised
    assert said.mistakes == []


def test_what_is_added_has_a_sign() -> None:
    assert [review_words.signed(n) for n in (3, 0, -4)] == ["+3", "0", "−4"]


def test_the_moments_that_decided_it_are_the_largest_of_all_seats() -> None:
    def decision(n: int, after: list[float]) -> Decision[int]:
        return Decision(n, 0, 7, 2, [0.5, 0.3, 0.2], after, after, 7, 0.0)

    moved = [[0.5, 0.3, 0.2], [0.1, 0.7, 0.2], [0.52, 0.29, 0.19], [0.6, 0.2, 0.2], [0.2, 0.3, 0.5]]
    review = Review([decision(n, after) for n, after in enumerate(moved)], [0.0, 1.0, 0.0], 5)
    assert [one.n for one in review.decisive()] == [1, 3, 4], "in the order of play"
    assert [one.n for one in review.decisive(1)] == [1]
    assert review.decisions[1].upset() == pytest.approx(0.4)
    quiet = Review(review.decisions[:1], [0.0, 1.0, 0.0], 5)
    assert not quiet.decisive(), "where nothing changed, nothing decided it"
