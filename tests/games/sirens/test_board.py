"""The picture: everything that can be done can be touched, and nothing hidden is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from tests.games import drawn
from tests.games.drawn import Elements, assert_sound, classes, clicks, counted
from tests.spread import spread
from tidetable.core.codec import click_tree
from tidetable.core.contract import SPECTATOR, look
from tidetable.core.luck import KeyedLuck, Luck
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import LANGUAGES
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.games import box
from tidetable.games.sirens.rules.drawers import Hand
from tidetable.games.sirens.rules.laying import seen_by
from tidetable.games.sirens.rules.state import Tabletop
from tidetable.games.sirens.rules.verbs import (
    CARDS,
    DREW,
    LEAVES,
    LYING,
    N_CARDS,
    N_PLACES,
    PLAY,
    RUM_ON,
    WINS,
    WINS_CREW,
)
from tidetable.games.sirens.show.board import board
from tidetable.games.sirens.show.happened import Happened
from tidetable.games.sirens.show.sheet import unseen_cards

BOX = box("sirens")
CODEC = BOX.game.codec
NAMES = ["Anna <3>", "大衛 & Bartholomäus-Theodor"]
VIEWERS = [0, 1, SPECTATOR]
SOME = 3  # where any position will do, one in so many is looked at
News = list[tuple[int, int]]


def scene(table: Table, seat: int, news: News, language: str = "en") -> Scene:
    phrases = Phrases(BOX.game, BOX.words(language), NAMES)
    return Scene(table.view(seat), phrases, news, table.over)


def play(
    more_tactics: str, number: int, few_rum: bool = True, every: int = 1
) -> Iterator[tuple[Table, News]]:
    """Play a game at random; stop to look before one decision in so many, and at the end."""
    seed = bytes([number, 9] * 8)
    table = BOX.table(2, {"more-tactics": more_tactics}, seed)
    luck = KeyedLuck(seed)
    news = [(line.seat, line.action) for line in table.lines]
    while not table.over:
        told = len(table.lines)
        if luck.below(every, "look", told) == 0:
            yield table, news
        asked = table.asked()
        seat = asked[luck.below(len(asked), "seat", told)]
        legal = table.legal(seat)
        others = [action for action in legal if not RUM_ON.has(action)]
        if few_rum and luck.below(8, "rum", told):
            legal = others
        table.play(seat, CODEC.text(legal[luck.below(len(legal), "choice", told)]))
        news = [(line.seat, line.action) for line in table.lines[told:]]
    yield table, news


def elements(seen: Scene) -> Elements:
    return drawn.elements(BOX, seen)


def laid(seen: Scene) -> Tabletop:
    assert isinstance(seen.view.public, Tabletop)
    return seen.view.public


@pytest.mark.parametrize(("more_tactics", "number"), spread(["no", "yes"], [1, 2]))
def test_a_whole_game_is_drawn_so_that_it_can_be_played(more_tactics: str, number: int) -> None:
    for table, news in play(more_tactics, number, every=SOME):
        for seat in VIEWERS:
            found = elements(scene(table, seat, news))
            if seat in table.asked():
                wanted = clicks(click_tree(CODEC, table.legal(seat)))
                assert wanted <= set(counted(found, "data-token"))
            assert_sound(BOX, found)


@pytest.mark.parametrize("more_tactics", ["no", "yes"])
def test_every_piece_has_a_key_of_its_own(more_tactics: str) -> None:
    for table, news in play(more_tactics, 3):
        for seat in VIEWERS:
            areas = board(scene(table, seat, news))
            keys = Counter(piece.key for area in areas for piece in area.pieces)
            assert "" not in keys
            assert max(keys.values()) == 1, keys


@pytest.mark.parametrize("more_tactics", ["no", "yes"])
def test_what_a_viewer_cannot_know_changes_nothing_in_its_picture(more_tactics: str) -> None:
    luck = Luck(1)
    for table, news in play(more_tactics, 3, every=SOME):
        for seat in VIEWERS:
            seen = scene(table, seat, news)
            world = BOX.game.guess(seen.view, luck)
            told = [
                (line.seat, line.action)
                for line in table.news(seat)
                if line.version == table.version
            ]
            known = Scene(seen.view, seen.phrases, told, table.over)
            scrambled = Scene(look(world, seat), seen.phrases, told, table.over)
            assert BOX.draw(scrambled) == BOX.draw(known)
            assert BOX.describe(scrambled) == BOX.describe(known)


def test_the_same_scene_is_always_the_same_picture() -> None:
    for (one, news), (other, same_news) in zip(
        play("no", 4, every=SOME), play("no", 4, every=SOME), strict=True
    ):
        assert BOX.draw(scene(one, 0, news)) == BOX.draw(scene(other, 0, same_news))


def test_a_spectator_sees_no_hand() -> None:
    for table, news in play("no", 5, every=SOME):
        tokens = counted(elements(scene(table, SPECTATOR, news)), "data-token")
        assert not set(CARDS.tokens) & set(tokens)


@pytest.mark.rule("SIR-O2")
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_at_the_ship_can_be_touched_but_not_under_the_opponents_octopus(seat: int) -> None:
    covered = 0
    for number in range(6):
        if covered:
            break
        for table, news in play("no", number):
            if table.over:
                continue
            seen = scene(table, seat, news)
            public = laid(seen)
            tokens = counted(elements(seen), "data-token")
            for place in range(N_PLACES):
                for card in range(N_CARDS):
                    lying = place * N_CARDS + card
                    under = public.octopus[1 - seat] == lying
                    covered += under
                    named = LYING.tokens[int(seen_by(place, seat)) * N_CARDS + card]
                    assert tokens[named] == public.lying(place, card) - under
    assert covered > 0


def test_both_octopuses_the_crew_and_the_mugs_never_get_lost() -> None:
    for table, news in play("no", 6):
        seen = scene(table, 0, news)
        if table.over:
            continue
        public = laid(seen)
        keys = set(counted(elements(seen), "data-key"))
        assert {"octopus-1", "octopus-2"} <= keys
        for crew, name in enumerate(["captain", "mate"]):
            assert (name in keys) == (public.crew[crew] >= 0)
        mugs = [key for key in keys if key.startswith(("rum-", "mug-"))]
        assert len(mugs) == sum(public.mugs) + sum(public.rum)


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_card_comes_from_where_it_was(seat: int) -> None:
    """What has just moved says which key it had in the picture before: so it slides."""
    before: set[str] = set()
    moved = 0
    for table, _ in play("no", 7):
        told = [
            (line.seat, line.action) for line in table.news(seat) if line.version == table.version
        ]
        seen = scene(table, seat, told)
        now = elements(seen)
        just = Happened(laid(seen), told)
        if before and just.arrived >= 0 and not table.over:
            origins = [
                element.get("data-came", "")
                for element in now
                if any("laid" in classes(child) and "just" in classes(child) for child in element)
            ]
            ghosts = [e.get("data-came", "") for e in now if any("ghost" in classes(c) for c in e)]
            key = [name for name in origins + ghosts if name]
            assert len(key) == 1
            assert key[0] in before
            moved += 1
        before = set(counted(now, "data-key"))
    assert moved > 10


def test_what_happened_just_now_is_marked() -> None:
    seen_just: set[str] = set()
    for number in range(2):
        for table, news in play("no", number):
            found = elements(scene(table, 0, news))
            seen_just |= {name for e in found if "just" in classes(e) for name in classes(e)}
            seen_just |= {name for e in found for name in classes(e) if name == "burst"}
            if table.version % SOME:
                continue
            quiet = elements(scene(table, 0, []))
            assert not [e for e in quiet if {"just", "burst", "ghost"} & set(classes(e))]
    assert {
        "laid",
        "octopus",
        "piece",
        "gauged",
        "in-hand",
        "pearl",
        "trophy",
        "burst",
    } <= seen_just


@pytest.mark.rule("SIR-T1", "SIR-P1", "SIR-P2")
def test_the_news_is_read_as_it_was_told() -> None:
    won = drawn = 0
    for table, news in play("no", 8):
        just = Happened(laid(scene(table, 0, news)), news)
        for seat, action in news:
            if PLAY.has(action):
                card, place = PLAY.args(action)
                assert (just.card, just.actor) == (card, seat)
                assert just.arrived == seen_by(place, seat)
            if WINS.has(action) or WINS_CREW.has(action):
                won += 1
                assert seat in just.won.values()
            if LEAVES.has(action):
                assert just.left
            if action == DREW.base:
                drawn += 1
                assert just.drew == seat
    assert won > 0
    assert drawn > 0


@pytest.mark.rule("SIR-R6")
@pytest.mark.parametrize("more_tactics", ["no", "yes"])
def test_the_unseen_cards_are_those_in_the_piles_and_the_other_hand(more_tactics: str) -> None:
    for table, news in play(more_tactics, 9, every=SOME):
        for seat in VIEWERS:
            seen = scene(table, seat, news)
            public = laid(seen)
            left = sum(n for n, _ in unseen_cards(seen))
            if not isinstance(seen.view.own, Hand):
                assert left == sum(public.hand_size) + sum(public.pile_size)
            elif more_tactics == "yes":
                assert left == public.hand_size[1 - seat] + public.pile_size[1 - seat]
            else:
                assert left == public.hand_size[1 - seat] + public.pile_size[0]
            if not table.over:
                ribbon = [e for e in elements(seen) if "unseen" in classes(e)]
                assert len(ribbon) == 1
                assert ribbon[0].get("aria-label")


@pytest.mark.rule("SIR-S3")
def test_before_the_game_the_own_cards_are_spread_out() -> None:
    table, news = next(play("yes", 1))
    offered = [e for e in elements(scene(table, 0, news)) if "offered" in classes(e)]
    assert [e.get("data-token") for e in offered] == CARDS.tokens
    assert not [e for e in elements(scene(table, SPECTATOR, news)) if "offered" in classes(e)]
    table.play(0, "pick 7")
    found = elements(scene(table, 0, []))
    assert "held-1-11-0" in counted(found, "data-key")
    past = [e for e in found if "past" in classes(e)]
    assert len(past) == CARDS.index["7"]


@pytest.mark.parametrize(("language", "more_tactics"), spread(LANGUAGES, ["no", "yes"]))
def test_the_board_in_words_names_both(language: str, more_tactics: str) -> None:
    for table, news in play(more_tactics, 10, every=SOME):
        seen = scene(table, 1, news, language)
        said = BOX.describe(seen) + "".join(e.get("aria-label", "") for e in elements(seen))
        assert "⟦" not in said
        assert "{" not in said
        for name in NAMES:
            assert name in said


def endings() -> Iterator[tuple[Table, News]]:
    for number in range(40):
        *_, last = play("no", number, few_rum=False)
        yield last


def feast(seen: Scene) -> ElementTree.Element:
    """Return what stands beside the board when all is over."""
    (found,) = (one for one in elements(seen) if one.get("data-area") == "feast-ending")
    return found


@pytest.mark.rule("SIR-P4")
def test_the_ending_crowns_who_won_and_nobody_after_a_tie() -> None:
    crowned: set[int] = set()
    for table, news in endings():
        found = [*feast(scene(table, 0, news)).iter()]
        crowns = len([e for e in found if "crown" in classes(e)])
        banners = len([e for e in found if "banner" in classes(e)])
        tie = table.places() == [1, 1]
        assert (crowns, banners) == ((0, 1) if tie else (1, 0))
        assert {"feast-siren-1", "feast-siren-2"} <= set(counted(found, "data-key"))
        pearls = [e for e in found if e.get("href") == "#sirens-pearl"]
        assert len(pearls) == sum(table.scores())
        crowned.add(crowns)
        if len(crowned) == 2:
            return
    raise AssertionError("no game ended in a tie")


def test_the_picture_brings_its_own_style_to_a_notebook() -> None:
    table, news = next(play("no", 0))
    picture = str(BOX.picture(scene(table, 0, news)))
    ElementTree.fromstring(picture)
    assert "--bay-far" in picture
