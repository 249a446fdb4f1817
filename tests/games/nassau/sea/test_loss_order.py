"""In which order things are lost: the player is asked where it matters, and only there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice, permutations
from random import Random
from xml.etree import ElementTree

import pytest
from mypy_extensions import i64

from tests.games.nassau.positions import GAME, Play
from tests.games.nassau.positions_at_sea import at_sea, boat, fighting
from tests.games.nassau.sea.test_losses import struck
from tests.games.nassau.test_merits import told
from tidetable.core.contract import look
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.core.vec import vec
from tidetable.games import box
from tidetable.games.nassau.rules.verbs import TAKES_HOLD, TAKES_PROVISION, TAKES_SAILOR, TOKENS

ISLANDS = GAME.islands
NASSAU = box("nassau")
CROWDED = {"holds": 4, "crates": 4, "provisions": 5, "silver": 1}  # a crate is put, a meal eaten
HATS = {"sailors": 2, "rat": 1, "turtle": 1}
SHIPS = 150


# --- When the player is asked --------------------------------------------------------------------


@pytest.mark.rule("NAS-R-34")
def test_a_hold_lost_before_the_sailor_leaves_time_to_use_the_rat() -> None:
    """Then the rat, which is used, may wait, and the turtle helps on."""
    play = struck("sailor hold", **(CROWDED | HATS))
    assert (play.question(), play.can()) == ("lose", {"lose sailor", "lose hold"})
    play.do("lose hold")
    assert "use rat" in play.can()
    play.do("use rat", "wait rat")
    assert play.asked() == 2
    assert (play.animal(1, "rat"), play.animal(1, "turtle")) == ("waiting used", "ready")
    assert (play.of(1, "crates"), play.of(1, "provisions"), play.of(1, "silver")) == (3, 4, 1)


@pytest.mark.rule("NAS-R-34", "NAS-R-22")
def test_a_sailor_lost_before_the_hold_may_leave_the_rat_waiting() -> None:
    play = struck("sailor hold", **(CROWDED | HATS)).do("lose sailor")
    assert play.can() == {"wait rat", "wait turtle"}
    play.do("wait rat")
    assert play.can() == {"throw crate", "throw provision", "throw silver"}


@pytest.mark.rule("NAS-R-34", "NAS-A5d", "NAS-R-18")
def test_a_provision_lost_before_the_hold_makes_room() -> None:
    play = struck("hold provision", **CROWDED)
    assert (play.question(), play.can()) == ("lose", {"lose provision", "lose hold"})
    play.do("lose provision")
    assert play.asked() == 2
    assert (play.of(1, "holds"), play.of(1, "provisions"), play.of(1, "crates")) == (3, 3, 3)


@pytest.mark.rule("NAS-R-34", "NAS-A5d", "NAS-R-51")
def test_a_hold_lost_before_the_provision_may_be_what_a_tale_asks_for() -> None:
    """Tale 73 asks for exactly two goods: the third one is thrown away for want of room."""
    mine = {"holds": 5, "crates": 4, "provisions": 2, "silver": 1, "spices": 1, "tobacco": 1}
    play = struck("hold provision", **mine).do("lose hold", "throw tobacco")
    assert play.asked() == 2
    assert (play.of(1, "provisions"), play.of(1, "silver"), play.of(1, "spices")) == (0, 1, 1)


@pytest.mark.rule("NAS-R-34")
def test_all_that_has_nothing_to_do_with_it_is_lost_first() -> None:
    mine = CROWDED | {"sabre": 2, "doubloon": 1}
    play = struck("hold provision sabre doubloon", **mine)
    assert play.question() == "lose"
    assert [line for line in play.news if "loses" in line] == ["1 loses sabre", "1 loses doubloon"]
    play.do("lose hold")
    assert play.news[-2:] == ["1 lose hold", "1 loses hold"]


@pytest.mark.rule("NAS-R-34")
@pytest.mark.parametrize(
    ("tokens", "mine"),
    [
        ("hold provision", {"provisions": 4}),
        ("hold provision", {"crates": 1}),
        ("hold provision", {"holds": 5}),
        ("hold provision", {"holds": 3, "provisions": 3}),
        ("hold sailor", {}),
        ("hold sailor", {"sailors": 2, "rat": 1}),
        ("hold sailor", {"sailors": 2, "turtle": 1, "kraken": 1}),
        ("hold sailor", {"sailors": 2, "turtle": 1, "rat": "used"}),
        ("hold sailor", {"sailors": 2, "turtle": 1, "kraken": 1, "rat": "waiting"}),
        ("hold sailor", {"provisions": 4, **HATS}),
        ("provision sailor", HATS),
    ],
)
def test_where_all_orders_lead_to_the_same_nobody_is_asked(
    tokens: str, mine: dict[str, int | str]
) -> None:
    """There is room, or nothing to lose, or no rat that could help and might have to wait."""
    play = struck(tokens, **(CROWDED | mine))
    while play.question() in ("wait", "throw"):
        play.do(min(play.can()))
    assert play.asked() == 2
    assert not any(" lose " in line for line in play.news)


@pytest.mark.rule("NAS-R-34", "NAS-X2")
def test_against_the_dutchman_it_is_the_same() -> None:
    mine = boat(boat="F", sails=1, sailors=1, **CROWDED)
    play = at_sea(mine, dutchman="F").do("sail F", "dutchman").fight("hold provision", "1")
    assert play.can() == {"lose provision", "lose hold"}


# --- Every order there is ------------------------------------------------------------------------


@dataclass(frozen=True)
class Aboard:
    """A ship of which things are lost, as a player sees it who has never seen our rules."""

    holds: int
    crates: int
    provisions: int
    goods: int
    sailors: int
    hats: frozenset[str]  # the animals that sit on sailors
    rat: str  # ready, used, or nothing
    is_loaded_twice: bool
    points: int = 10

    @property
    def is_mixed(self) -> bool:
        return sum(n > 0 for n in (self.crates, self.provisions, self.goods)) > 1

    def fits(self) -> bool:
        room = self.holds + (self.is_loaded_twice and self.is_mixed)
        return -(-self.crates // 4) - (-self.provisions // 3) + self.goods <= room

    def stowed(self) -> Iterator[Aboard]:
        """Throw one thing after another away, or use the rat, until all fits."""
        if self.fits():
            yield self
            return
        if self.crates > 0:
            yield from replace(self, crates=self.crates - 1).stowed()
        if self.provisions > 0:
            yield from replace(self, provisions=self.provisions - 1).stowed()
        if self.goods > 0:
            yield from replace(self, goods=self.goods - 1).stowed()
        if self.rat == "ready" and "rat" in self.hats and self.is_mixed:
            yield from replace(self, rat="used", is_loaded_twice=True).stowed()

    def without(self, token: str) -> Iterator[Aboard]:
        if token == "hold" and self.holds > 3:
            yield from replace(self, holds=self.holds - 1).stowed()
        elif token == "provision" and self.provisions > 0:
            yield replace(self, provisions=self.provisions - 1)
        elif token == "sailor" and self.sailors > 1:
            left = replace(self, sailors=self.sailors - 1)
            if len(self.hats) < self.sailors:
                yield left
            else:
                for animal in self.hats:
                    yield replace(left, hats=self.hats - {animal})
        else:
            yield replace(self, points=self.points - 3)

    def after(self, tokens: tuple[str, ...]) -> set[Aboard]:
        """Return all that can be left when these are lost in this order."""
        found = {self}
        for token in tokens:
            found = {left for one in found for left in one.without(token)}
        return found


def some_ships() -> Iterator[tuple[Aboard, tuple[str, ...]]]:
    """Draw ships on which all fits, and what is lost; the tokens in the order of the ruling."""
    luck = Random(34)
    menageries = ["", "rat", "rat turtle", "kraken turtle", "rat turtle parrot", "turtle"]
    while True:
        animals = frozenset(luck.choice(menageries).split())
        used = "rat" in animals and luck.random() < 0.3
        ship = Aboard(
            holds=luck.choice([3, 4, 4, 5, 5]),
            crates=luck.choice([0, 1, 4, 5, 8, 9]),
            provisions=luck.choice([0, 1, 2, 3, 4, 6]),
            goods=luck.choice([0, 1, 2, 3]),
            sailors=max(1, len(animals)) + luck.choice([0, 0, 1]),
            hats=animals,
            rat="used" if used else "ready" if "rat" in animals else "",
            is_loaded_twice=used,
        )
        tokens = [["sailor"] * luck.choice([0, 1, 1, 2]), ["provision"] * luck.choice([0, 1, 2])]
        tokens.append(["hold"] * luck.choice([0, 1, 1, 1, 2]))
        lost = tuple(token for several in tokens for token in several)
        if ship.fits() and 0 < len(lost) <= 4:
            yield ship, lost


def struck_ship(ship: Aboard, tokens: tuple[str, ...]) -> Play:
    """Return a game in which just these things are lost of this ship, after a fight in vain."""
    animals: dict[str, int | str] = dict.fromkeys(ship.hats, 1)
    if ship.rat == "used":
        animals["rat"] = "used"
    foe = f"merchant-ship-{[0, 1, 2, 4, 6, 7][len(tokens) + 1]}"
    play = fighting(foe, sails=1, hook=1, crates=1, sailors=ship.sailors, **animals)
    play.fight(f"dodge {' '.join(tokens)}")
    table = play.table
    table.holds[0], table.provisions[0] = ship.holds, ship.provisions
    table.crates[0], table.crate_supply[0] = ship.crates, 20 - ship.crates
    table.goods[2], table.goods_bag[2] = ship.goods, table.goods_bag[2] - ship.goods
    table.rat_on[0] = int(ship.is_loaded_twice)
    return play.do("die 1")


def seen(play: Play) -> Aboard:
    """Return what is left aboard when the turn is over."""
    mine = play.ship(1)
    words = {name: play.animal(1, name) for name in ("rat", "turtle", "kraken", "parrot")}
    return Aboard(
        holds=mine["holds"],
        crates=mine["crates"],
        provisions=mine["provisions"],
        goods=mine["silver"],
        sailors=mine["sailors"],
        hats=frozenset(name for name, word in words.items() if word and "waiting" not in word),
        rat=words["rat"].replace("waiting ", ""),
        is_loaded_twice=play.table.rat_on[0] == 1,
        points=mine["points"],
    )


def all_that_can_be_left(play: Play, asked: set[str]) -> set[Aboard]:
    """Give every answer there is, and note what was asked."""
    if play.asked() != 1:
        return {seen(play)}
    asked.add(play.question())
    found: set[Aboard] = set()
    for text in play.can():
        found |= all_that_can_be_left(Play(play.state.copy()).do(text), asked)
    return found


@pytest.mark.rule("NAS-R-34")
def test_the_player_is_asked_if_and_only_if_another_order_leaves_other_things(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With two of each token, as another data file may have them."""
    bag = [int(n) for n in ISLANDS.tokens]
    for token in (TAKES_SAILOR, TAKES_PROVISION, TAKES_HOLD):
        bag[token] = 2
    monkeypatch.setattr(ISLANDS, "tokens", vec[i64](bag))
    times_asked = 0
    for ship, tokens in islice(some_ships(), SHIPS):
        asked: set[str] = set()
        in_order = ship.after(tokens)
        in_any_order = {left for order in {*permutations(tokens)} for left in ship.after(order)}
        assert all_that_can_be_left(struck_ship(ship, tokens), asked) == in_any_order
        assert ("lose" in asked) == (in_any_order != in_order), (ship, tokens)
        times_asked += "lose" in asked
    assert SHIPS / 10 < times_asked < SHIPS


# --- Around it -----------------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-34")
def test_other_answers_are_refused_by_the_ruling() -> None:
    play = struck("hold provision", **CROWDED)
    assert {play.why_not(f"lose {token}") for token in TOKENS.tokens[2:11]} == {"NAS-R-34"}
    assert play.why_not("enough") == "NAS-R-34"


def test_in_the_picture_it_is_the_tokens_that_are_touched() -> None:
    play = struck("hold provision rum", rum=1, **CROWDED)
    phrases = Phrases(GAME, NASSAU.words("en"), ["Ann", "Ben"])
    drawn = NASSAU.picture(Scene(look(play.state, 0), phrases)).element()
    things = {thing.get("data-token") for thing in ElementTree.fromstring(drawn).iter()}
    assert {"hold", "provision"} <= things
    assert "rum" not in things, "it is lost already"


def test_what_speaks_for_an_order_is_told() -> None:
    play = struck("hold provision", **CROWDED)
    assert told(play, "lose provision").names == ["room"]
    assert told(play, "lose hold").names == []
    play = struck("hold sailor", **(CROWDED | HATS))
    assert told(play, "lose hold").names == ["rat-helps"]
    assert told(play, "lose sailor").names == []
    short = struck("hold provision", **(CROWDED | {"provisions": 6}))
    assert told(short, "lose provision").names == []
