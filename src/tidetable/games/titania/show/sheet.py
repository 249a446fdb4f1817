"""What there is to know in Titania: the turn, the players, every space, what is left."""

from collections.abc import Iterable
from functools import lru_cache

from mypy_extensions import i64

from tidetable.core.codec import Domain
from tidetable.core.say.words import Words
from tidetable.core.show.happenings import named
from tidetable.core.show.scene import Scene
from tidetable.core.show.sheet import (
    Fact,
    Group,
    Sheet,
    amounts,
    counted,
    listed,
    scored,
    sentences,
)
from tidetable.core.vec import vec
from tidetable.games.titania.rules import kingdom as k, state, verbs as v
from tidetable.games.titania.rules.drawers import Hand, seat_value
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.state import Tabletop
from tidetable.games.titania.rules.turn import standing
from tidetable.games.titania.show.drawings import GAIN_NAMES, colours_in, gains_of, purse_of
from tidetable.games.titania.show.hexes import beside


def sheet(scene: Scene) -> Sheet:
    table = scene.public(Tabletop)
    players = [player(scene, table, seat) for seat in range(table.seats)]
    if scene.over:
        return players
    board = [*spaces(scene, table), *supplies(scene, table)]
    fog = [fog_in_words(scene, table)] if scene.helps else []
    say = scene.say
    return [
        sentences(*turn(scene, table), heading=say("sheet-now")),
        *players,
        sentences(*hand(scene), heading=say("area-hand")),
        sentences(*board, *fog, heading=say("area-kingdom")),
    ]


def amounts_of(
    scene: Scene, what: str, domain: Domain, numbers: Iterable[int], none: bool = False
) -> list[str]:
    return amounts(lambda name, n: scene.say(f"board-{what}-{name}", n=n), domain, numbers, none)


# --- The turn and the players --------------------------------------------------------------------


def tile_values(tiles: vec[i64]) -> list[str]:
    """Return the value of each point tile of some."""
    return [str(value + v.LOWEST_VALUE) for value in range(v.N_VALUES) for _ in range(tiles[value])]


def tiles_shown(table: Tabletop, seat: int) -> tuple[list[int], int]:
    """Return the point tiles a player has turned over, by value, and the points they give."""
    tiles = [int(table.tiles_shown[seat_value(seat, value)]) for value in range(v.N_VALUES)]
    return tiles, sum(n * (value + v.LOWEST_VALUE) for value, n in enumerate(tiles))


def turn(scene: Scene, table: Tabletop) -> list[str]:
    fleets = amounts_of(scene, "fleet", v.COLOURS, table.reserve, none=True)
    return [
        scene.say("board-turn", who=scene.names[table.player], n=int(table.period)),
        scene.say("board-reserve", ships=listed(fleets, scene.say)),
    ]


def player(scene: Scene, table: Tabletop, seat: int) -> Group:
    """Where the points come from (TIT-P4), what breaks a tie (TIT-R7), and all that lies open."""
    say, starfish, tiles = scene.say, int(table.starfish[seat]), int(table.tiles[seat])
    goods = amounts_of(scene, "gain", v.SHELLS, purse_of(table, seat))
    goods += [say("board-gain-starfish", n=starfish)] if starfish else []
    if not scene.over:
        goods += [say("board-tiles", n=tiles)] if tiles else []
        goods.append(say("board-gain-cards", n=int(table.hand_size[seat])))
    return Group([*points(scene, table, seat), *map(Fact, goods)], scene.names[seat], seat)


def points(scene: Scene, table: Tabletop, seat: int) -> list[Fact]:
    """Those of the board, and once they are turned over those of the point tiles."""
    say, whole = scene.say, int(table.points[seat])
    total = counted(say("screen-total"), whole, counts=True)
    if not scene.over:
        return [total]
    tiles, added = tiles_shown(table, seat)
    track = scored(say("screen-track"), whole - added, v.GETS_POINTS.name)
    by_value = [tiles_of(scene, seat, value, n) for value, n in enumerate(tiles)]
    goods = counted(say("screen-goods"), int(standing(table, seat)[1]), counts=True)
    return [track, *by_value, total, goods]


def tiles_of(scene: Scene, seat: int, value: int, n: int) -> Fact:
    """The point tiles of one value: their owner has them by value, the others know how many."""
    label = scene.say("screen-tiles-of", value=v.VALUES.tokens[value])
    at = named(v.VALUES, value) if seat == scene.seat else v.TAKES_TILE.name
    return scored(label, n, at, worth=n * (value + v.LOWEST_VALUE), late=True)


def hand(scene: Scene) -> list[str]:
    """What the viewer alone knows."""
    say, own = scene.say, scene.own(Hand)
    if own is None:
        return []
    cards = amounts_of(scene, "held", v.CARDS, own.cards)
    values = tile_values(own.tiles)
    said = [say("board-hand", cards=listed(cards, say))] if cards else []
    return said + ([say("board-own-tiles", values=listed(values, say))] if values else [])


# --- The board -----------------------------------------------------------------------------------


def spaces(scene: Scene, table: Tabletop) -> list[str]:
    """Say every space on which something lies or stands that was not printed there."""
    return [
        space_in_words(scene, table, space)
        for space in range(v.N_SPACES)
        if table.ships[space]
        or table.floors[space]
        or table.starfish_on[space]
        or table.fog[space] >= state.FACE_UP
    ]


def space_in_words(scene: Scene, table: Tabletop, space: int) -> str:
    """Say a space: what it is, what it gives, what lies on it."""
    kingdom = scene.game(Titania).kingdom
    lies, ships, floors = int(table.fog[space]), int(table.ships[space]), int(table.floors[space])
    occupied = bool(table.starfish_on[space])
    return _in_words(scene.say, kingdom, space, lies, ships, floors, occupied)


@lru_cache(maxsize=4096)
def _in_words(
    say: Words, kingdom: k.Kingdom, space: int, lies: int, ships: int, floors: int, occupied: bool
) -> str:
    kind = kingdom.kinds[space]
    if kind == k.FOG_SPACE:
        things = [fog_in(say, lies)]
    elif kind == k.TOWER_SPACE:
        things = [
            say(f"board-tower-{name}", n=floors >> shell * state.HEIGHT_BITS & state.HEIGHT_MASK)
            for shell, name in enumerate(v.SHELLS.tokens)
            if kingdom.has_tower(space, shell)
        ]
        things += [say("board-occupied")] * occupied
    else:
        things = [printed_at(say, kingdom, space)]
    things += [say(f"board-ship-{v.COLOURS.tokens[colour]}") for colour in colours_in(ships)]
    return say("board-space", space=v.SPACES.tokens[space], things=listed(things, say))


def fog_in(say: Words, lies: int) -> str:
    """Say what lies on a fog space."""
    if lies >= state.FACE_UP:
        return say("board-gives", gains=say(f"fog-{v.FOG.tokens[lies - state.FACE_UP]}"))
    return say("board-open" if lies == state.NO_TILE else "board-fog")


def printed_at(say: Words, kingdom: k.Kingdom, space: int) -> str:
    """Say what is printed on a space where neither fog nor towers are."""
    kind = kingdom.kinds[space]
    if kind == k.BONUS_SPACE:
        words = [
            say(f"board-gain-{GAIN_NAMES[gain // v.AMOUNT]}", n=gain % v.AMOUNT)
            for gain in gains_of(kingdom, space)
        ]
        return say("board-gives", gains=listed(words, say))
    if kind == k.POINT_SPACE:
        return say("board-gives", gains=say("board-tiles", n=1))
    if kind == k.CRANE:
        towers = [v.SPACES.tokens[at] for at in beside(kingdom, space, k.TOWER_SPACE)]
        return say("board-crane", spaces=listed(towers, say))
    assert kind == k.CASTLE
    return say("board-castle")


# --- What is left --------------------------------------------------------------------------------


def supplies(scene: Scene, table: Tabletop) -> list[str]:
    """Say what is left of shells, floors, starfish, point tiles and cards."""
    say = scene.say
    left = [
        *amounts_of(scene, "gain", v.SHELLS, table.shell_supply, none=True),
        *amounts_of(scene, "floors", v.SHELLS, table.floor_supply, none=True),
        say("board-gain-starfish", n=int(table.starfish_supply)),
        say("board-tiles", n=int(table.tile_supply)),
    ]
    pile, discards = int(table.pile_size), sum(map(int, table.discards))
    return [
        say("board-supplies", things=listed(left, say)),
        say("board-piles", pile=pile, discards=discards),
    ]


def fog_in_words(scene: Scene, table: Tabletop) -> str:
    """Say which fog tiles still lie face down, and how many of each."""
    tiles = [
        scene.say("sheet-times", n=n, thing=scene.phrases.thing(v.FOG, v.FOG.tokens[tile]))
        for tile in range(v.N_FOG)
        if (n := int(table.never_turned[tile] + table.dealt_again[tile])) > 0
    ]
    if not tiles:
        return scene.say("board-no-fog")
    return scene.say("board-unseen", tiles=listed(tiles, scene.say))
