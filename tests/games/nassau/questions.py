"""A position for every question that a player of Nassau can be asked."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.nassau.positions import Play, Ship, position, ship

AROUND = {"c3-d4": 2, "d3-d4": 2, "c4-d4": 2, "d4-d5": 2, "d4-e4": 1}
FIVE = ship(pistol=5, sabre=5, cannon=5)


def city(one: Ship | None = None, captain: str = "") -> Play:
    return position(one=one, captain=captain)


def stuck() -> Play:
    return position(visited="d2 c2", occupied=AROUND, one=ship(pirates=2))


def walk() -> Play:
    return position(one=ship(doubloon=2)).do("walk d3", "take sail-1", "again")


def again() -> Play:
    return position().do("walk d3", "take sail-1")


def option() -> Play:
    return position().do("walk d3")


def weapon() -> Play:
    one = FIVE | ship(bomb=1, rum=0)
    play = position(phase="sea", one=one, two=ship(on="A1:3"), foes={"A1": "fortress-4"})
    return play.do("sail A", "fight A1", "bomb")


def table() -> Play:
    return position(one=ship(tavern="2 4"), captain="d1").do("walk d2")


def tame() -> Play:
    return position(one=ship(rat=1), captain="a2", animals="rat cat crab").do("walk b2")


def pile() -> Play:
    return position().do("moor 3")


def throw() -> Play:
    one = ship(boat="B", pistol=2, crates=4, provisions=2, spices=1)
    play = position(phase="sea", one=one, posts={"B7": "pistol silver"})
    return play.do("sail B", "plunder B7")


def wait() -> Play:
    one = ship(pirates=0, sails=1, doubloon=0, rat=1, parrot=1, turtle="waiting")
    play = position(phase="sea", one=one, foes={"A1": "pirate-ship-1"})
    return play.do("sail A", "fight A1").fight("sailor", "1")


def kraken() -> Play:
    return position(one=ship(kraken=1)).do("moor 1")


def gift() -> Play:
    return position(figure="a1", captain="b1").do("walk a1", "gift rum")


def stand() -> Play:
    return gift().do("enough")


def sea(one: Ship | None = None) -> Play:
    """A kraken in B; the sea dog in I."""
    mine = ship(pirates=0) | (one or {})
    return position(phase="sea", one=mine, foes={"B1": "kraken-1"}, sea_dog="I")


def sail() -> Play:
    return sea(ship(compass=2)).do("steer sea-dog")


def action(one: Ship | None = None, dutchman: str = "") -> Play:
    mine = ship(pirates=0, boat="E") | (one or {})
    return position(
        phase="sea",
        one=mine,
        two=ship(towers="E5:2"),
        foes={"E2": "fortress-7", "F1": "kraken-1"},
        towers={"E5": "pistol", "E6": "hook"},
        posts={"E7": "hook silver"},
        dutchman=dutchman,
    ).do("sail E")


def prepare(one: Ship | None = None) -> Play:
    return action(ship(bomb=1, crab=1, cannon=3, crates=4) | (one or {})).do("fight E2")


def dutchman() -> Play:
    arms = ship(boat="E", pirates=0, bomb=1, crab=1, cat=1, crates=4, pistol=3)
    return position(phase="sea", one=arms, dutchman="E").do("sail E", "dutchman")


def dodge() -> Play:
    return prepare().do("put 2").fight("dodge nothing nothing nothing nothing")


def defend(pirates: int = 1, sails: int = 4) -> Play:
    arms = ship(pirates=pirates, sails=sails, cannon=2)
    return action(arms).do("fight E2", "put 2").fight("rum nothing nothing nothing nothing")


def reroll() -> Play:
    arms = ship(cat=1, cannon=2)
    play = action(arms).do("fight E2", "put 2")
    return play.fight("rum nothing nothing nothing nothing", "1 2")


def repel() -> Play:
    arms = ship(cannon=2)
    return action(arms).do("fight E2", "put 2").fight("rum sail nothing nothing nothing", "6 1")


def lose() -> Play:
    arms = ship(sails=1, holds=4, crates=4, provisions=5, silver=1)
    return action(arms).do("fight E2").fight("hold provision nothing nothing nothing", "1")


def reward(one: Ship | None = None) -> Play:
    arms = ship(contract=2, lizard=1, cannon=2) | (one or {})
    return action(arms).do("fight E2", "put 2").fight("nothing " * 5)


def trade() -> Play:
    one = ship(boat="B", sails=5)
    return position(phase="sea", one=one).do("sail B", "meet", "draw B", "tale 36")


def home() -> Play:
    one = ship(provisions=1, silver=1, doubloon=2, tales="7", compass=1)
    play = position(phase="sea", one=one, two=ship(rum=0, provisions=0)).do("home skull-island")
    assert play.asked() == 1
    return play


def hide() -> Play:
    return position(phase="sea", one=ship(provisions=0, silver=1, spices=1)).do("home skull-island")


def rum(n: int = 3) -> Play:
    return position(phase="sea", one=ship(rum=n, tales="7 8 9 31")).do("home campfire")


def tales() -> Play:
    return rum().do("drink 2")


def tell() -> Play:
    return tales().do("promise 2", "tell 8")


def twice() -> Play:
    one = ship(parrot=1, tales="7 8 9")
    return position(phase="sea", one=one).do("home campfire", "promise 2", "tell 7", "tell 8")


def turtle() -> Play:
    return position(phase="sea", one=ship(turtle=1, outposts="E9")).do("home home-port")


EVERY_QUESTION: list[Callable[[], Play]] = [
    *(city, walk, again, option, weapon, table, tame, pile, throw, wait, kraken, gift, stand),
    *(sea, sail, action, prepare, dodge, defend, reroll, repel, lose, reward, trade),
    *(home, hide, rum, tales, tell, twice, turtle),
]
