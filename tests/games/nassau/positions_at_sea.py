"""Positions in the Caribbean: short words for what most tests of phase II begin with."""

from __future__ import annotations

from tests.games.nassau.positions import GAME, Play, Ship, position, ship
from tidetable.games.nassau.rules.archipelago import gain_of
from tidetable.games.nassau.rules.verbs import ADVERSARIES, HIDEOUTS, N_TYPES, OUTPOSTS, WEAPONS

ISLANDS = GAME.islands
WEAPON_AGAINST = {
    "kraken": "harpoon",
    "fortress": "cannon",
    "treasure-island": "sabre",
    "merchant-ship": "hook",
    "pirate-ship": "pistol",
}

# So two of each kind of goods are left at least. One of each lies on the posts of other zones.
FAR_POSTS = {
    "F7": "pistol sugar-cane",
    "H7": "hook spices",
    "I7": "sabre emeralds",
    "I8": "cannon sapphires",
}


def boat(**things: int | str) -> Ship:
    """Say what a player has; its pirates are in the city, where not said otherwise."""
    return ship(**({"pirates": 0} | things))


def at_sea(
    *boats: Ship,
    player: int = 1,
    round_: int = 1,
    foes: dict[str, str] | None = None,
    towers: dict[str, str] | None = None,
    posts: dict[str, str] | None = None,
    outposts: dict[str, str] | None = None,
    hideouts: str = "",
    weapons: str = "harpoon hook pistol sabre",
    animals: str = "turtle parrot lizard",
    pile: str | None = None,
    bag: str | None = None,
    discards: str = "",
    sea_dog: str = "I",
    offering: int = 1,
    dutchman: str = "",
    dutchman_alone: bool = False,
) -> Play:
    """Return a game in which a player begins a turn at sea. Two play, if no more boats are named.

    Said besides what `position` knows: what outposts give (`{"B9": "hook-1"}`), the players'
    hideouts, and the Dutchman's weapons round by round.
    """
    one, two, three, four = [*boats, *[boat()] * 4][:4]
    play = position(
        seats=max(2, len(boats)),
        player=player,
        phase="sea",
        round_=round_,
        one=one,
        two=two,
        three=three,
        four=four,
        foes=foes,
        towers=towers,
        posts=FAR_POSTS | (posts or {}),
        animals=animals,
        pile=pile,
        bag=bag,
        discards=discards,
        sea_dog=sea_dog,
        offering=offering,
        dutchman=dutchman,
        dutchman_alone=dutchman_alone,
    )
    table = play.table
    for outpost, gain in (outposts or {}).items():
        zone, here = OUTPOSTS.index[outpost], list(table.outposts)
        there = here.index(list(ISLANDS.outpost_gains[::2]).index(gain_of(gain)))
        table.outposts[zone], table.outposts[there] = here[there], here[zone]
    for seat, hideout in enumerate(hideouts.split()):
        table.hideout[seat] = HIDEOUTS.index[hideout]
    if dutchman:
        for n, weapon in enumerate(weapons.split()):
            table.dutchman_weapons[n] = WEAPONS.index[weapon]
    return play


def fighting(foe: str, *others: Ship, **things: int | str) -> Play:
    """Return a game in which player 1 has just gone to fight an adversary in B, alone there.

    Nothing but crates is aboard, if not said otherwise, and weapons enough for all of them.
    """
    arms: Ship = {WEAPON_AGAINST[foe.rpartition("-")[0]]: 5}
    plain: Ship = {"boat": "B", "sailors": 3, "crates": 3, "rum": 0, "doubloon": 0}
    mine = boat(**(plain | arms | things))
    return at_sea(mine, *others, foes={"B1": foe}).do("sail B", "fight B1")


def strength_of(foe: str) -> int:
    return int(ISLANDS.adversary_strength[ADVERSARIES.index[foe]])


def crates_on(play: Play, slot: str) -> list[int]:
    """Return the crates of each player on an adversary."""
    at = slots_of(slot)
    return [int(play.table.crates_on[at * 4 + seat]) for seat in range(play.table.seats)]


def foe_at(play: Play, slot: str) -> str:
    """Return who is there; nothing if nobody is."""
    foe = play.table.adversaries[slots_of(slot)]
    return "" if foe < 0 else ADVERSARIES.tokens[foe]


def slots_of(slot: str) -> int:
    return "ABCDEFGHI".index(slot[0]) * 4 + int(slot[1]) - 1


def beaten(play: Play, player: int) -> list[int]:
    """Return how many adversaries of each type a player has."""
    first = (player - 1) * N_TYPES
    return [int(i) for i in play.table.beaten[first : first + N_TYPES]]


def end_turn(play: Play) -> Play:
    """Let chance draw what it likes until a turn begins again."""
    turn = play.table.turn
    while not play.over and play.table.turn == turn:
        play.draw()
        if play.table.turn == turn:
            play.do(min(play.can()))
    return play
