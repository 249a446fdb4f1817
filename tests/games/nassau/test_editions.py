"""Edition 1 of Nassau, kept for games that were begun with it: three rulings were other ones.

`records/nassau-edition-1.tide` was written by the version that had it. In its last round somebody
fights with a crab and not one crate, which cannot be done since.
"""

from __future__ import annotations

import pickle

import pytest

import tidetable
from tests.core.kept import kept
from tests.games.nassau.positions import Play
from tests.games.nassau.positions_at_sea import boat, crates_on, fighting
from tests.games.nassau.sea.test_loss_order import CROWDED
from tests.games.nassau.sea.test_losses import struck
from tests.spread import tongues
from tidetable.core import record
from tidetable.core.errors import BadRecord
from tidetable.core.say.rules_page import rules_page
from tidetable.core.verdict import Outcome, judge
from tidetable.games import box
from tidetable.games.nassau.rules.game import Nassau
from tidetable.games.nassau.rules.state import NassauState

TODAY = box("nassau")
FIRST = TODAY.at(1)
RECORD = kept("nassau-edition-1")
FREE = "fight F2"  # by a crab, when it was played last
RULED_OTHERWISE = ["NAS-A5a", "NAS-R-31", "NAS-R-32", "NAS-R-33", "NAS-R-34"]


def as_before(play: Play) -> Play:
    """Go on with a position by the rules of edition 1."""
    assert isinstance(FIRST.game, Nassau)
    was = play.state
    drawers = was.table, was.hands, was.piles
    state = NassauState(FIRST.game.islands, *drawers, was.asks, was.n_asks)
    return Play(state, FIRST.game)


def test_there_are_two_editions_and_no_third() -> None:
    assert [box.game.edition for box in (TODAY, FIRST)] == [2, 1]
    assert TODAY.under(2) is TODAY
    assert TODAY.under(1) is FIRST, "it is made once"
    assert TODAY.under(3) is None
    assert (FIRST.is_earlier, TODAY.is_earlier) == (True, False)
    assert (FIRST.lesson, FIRST.guide) == (None, None), "they teach what is ruled today"


def test_an_owners_data_go_with_either_edition() -> None:
    assert FIRST.data is not None
    again = FIRST.on(FIRST.data)
    assert (again.game.edition, again.is_earlier) == (1, True)


def test_what_was_played_by_it_is_proven_by_it_and_by_no_other() -> None:
    read = record.read(RECORD, lambda name, edition: box(name).at(edition).game)
    assert judge(read).outcome is Outcome.PROVEN
    assert record.write(read.table, read.header.players) == RECORD
    claimed = RECORD.replace("edition 1\n", "edition 2\n")
    with pytest.raises(BadRecord) as refused:
        record.read(claimed, lambda name, edition: box(name).at(edition).game)
    assert refused.value.facts["rule"] == "NAS-R-31"


@pytest.mark.parametrize("edition", ["3", "0", "-1", "1.0", "9" * 5000])
def test_an_edition_that_is_not_kept_is_named(edition: str) -> None:
    text = RECORD.replace("edition 1\n", f"edition {edition}\n")
    with pytest.raises(BadRecord) as refused:
        record.read(text, lambda name, edition: box(name).at(edition).game)
    assert refused.value.key in ("bad-record-edition", "bad-record-long")


def test_the_library_goes_on_by_it() -> None:
    game = tidetable.read(RECORD)
    assert game.game.rules.edition == 1
    assert pickle.loads(pickle.dumps(game.game)) == game.game
    before = game.position(max(n for n, (_, move) in enumerate(game.moves) if move.text == FREE))
    assert FREE in [move.text for move in before.legal]
    again = tidetable.position(str(before))
    assert FREE in [move.text for move in again.legal]


def test_a_crab_was_enough_where_the_crates_of_all_were() -> None:
    others = boat(on="B1:2")
    play = as_before(fighting("kraken-5", others, crab=1))
    play.do("use crab")
    assert play.table.at_once == 1
    play = fighting("kraken-5", others, crab=1).do("use crab")
    assert play.question() == "prepare", "today it takes a crate"


def test_a_dodge_took_crates_of_this_fight_only() -> None:
    play = as_before(fighting("kraken-7", on="B1:1", bomb=1).do("bomb", "put 1"))
    play.fight("dodge " * 5)
    assert crates_on(play, "B1") == [3, 0]


def test_losses_came_in_a_fixed_order() -> None:
    assert struck("hold provision", **CROWDED).question() == "lose"
    foe, mine = "merchant-ship-4", CROWDED | {"sails": 1, "sailors": 1, "hook": 1}
    play = as_before(fighting(foe, **mine)).fight("dodge hold provision", "1")
    assert play.asked() == 2
    assert [line for line in play.news if "loses" in line] == ["1 loses provision", "1 loses hold"]


@pytest.mark.parametrize("language", tongues())
def test_its_rules_are_told_as_they_were(language: str) -> None:
    now, then = (
        {
            one.id: one.sentence
            for chapter in rules_page(box, box.words(language))
            for one in chapter.statements
        }
        for box in (TODAY, FIRST)
    )
    assert [rule for rule in now if now[rule] != then[rule]] == RULED_OTHERWISE
