"""The whole kingdom in short sentences, for who cannot see it; and each space for who points."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mypy_extensions import i64

from tidetable.core.vec import vec
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.kingdom import (
    BONUS_SPACE,
    CASTLE,
    CRANE,
    FOG_SPACE,
    N_GAINS,
    N_NEIGHBOURS,
    POINT_SPACE,
    TOWER_SPACE,
)
from tidetable.games.titania.rules.state import FACE_UP, NO_TILE, Hand, Table
from tidetable.games.titania.rules.verbs import (
    AMOUNT,
    CARDS,
    COLOURS,
    FOG,
    LOWEST_VALUE,
    N_CARDS,
    N_COLOURS,
    N_FOG,
    N_SHELLS,
    N_SPACES,
    N_VALUES,
    SHELLS,
    SPACES,
)
from tidetable.games.titania.show.drawings import GAIN_NAMES

if TYPE_CHECKING:
    from tidetable.core.box import Scene
    from tidetable.core.say.words import Words
    from tidetable.games.titania.rules.kingdom import Kingdom


def describe(scene: Scene) -> str:
    table = scene.view.public
    assert isinstance(table, Table)
    seats = int(table.seats)
    me = max(scene.seat, 0)
    order = [(me + i) % seats for i in range(seats)]
    if scene.over:
        return " ".join(ended(scene, table, order))
    sentences = turn(scene, table)
    for seat in order:
        sentences += player(scene, table, seat)
    sentences += spaces(scene, table)
    sentences += supplies(scene, table)
    if scene.helps:
        sentences.append(fog_in_words(scene, table))
    return " ".join(sentences)


def listed(say: Words, things: list[str]) -> str:
    """Say several things one after another."""
    said = things[0]
    for further in things[1:]:
        said = say("board-list", before=said, further=further)
    return said


# --- The turn and the players --------------------------------------------------------------------


def ended(scene: Scene, table: Table, order: list[int]) -> list[str]:
    """Say who won, and what everybody has, with the point tiles that are among the points."""
    sentences = [scene.phrases.ending(scene.phrases.game.places(table))]
    for seat in order:
        goods = [
            scene.say("board-points", n=int(table.points[seat])),
            *open_goods(scene, table, seat),
        ]
        sentences.append(
            scene.say("board-player", who=scene.names[seat], goods=listed(scene.say, goods))
        )
        values = tile_values(table.tiles_shown[seat * N_VALUES : (seat + 1) * N_VALUES])
        if values:
            sentences.append(scene.say("board-shown-tiles", values=listed(scene.say, values)))
    return sentences


def tile_values(tiles: vec[i64]) -> list[str]:
    """Return the value of each point tile of some."""
    return [str(value + LOWEST_VALUE) for value in range(N_VALUES) for _ in range(tiles[value])]


def open_goods(scene: Scene, table: Table, seat: int) -> list[str]:
    """Say the shells and starfish of a player."""
    goods = [
        scene.say(f"board-gain-{SHELLS.tokens[shell]}", n=n)
        for shell in range(N_SHELLS)
        if (n := int(table.purse(seat, shell))) > 0
    ]
    if table.starfish[seat] > 0:
        goods.append(scene.say("board-gain-starfish", n=int(table.starfish[seat])))
    return goods


def turn(scene: Scene, table: Table) -> list[str]:
    fleets = [
        scene.say(f"board-fleet-{COLOURS.tokens[colour]}", n=int(table.reserve[colour]))
        for colour in range(N_COLOURS)
    ]
    return [
        scene.say("board-turn", who=scene.names[table.player], n=int(table.period)),
        scene.say("board-reserve", ships=listed(scene.say, fleets)),
    ]


def player(scene: Scene, table: Table, seat: int) -> list[str]:
    """Say what a player has: points, shells, starfish, cards and point tiles."""
    say = scene.say
    goods = [say("board-points", n=int(table.points[seat])), *open_goods(scene, table, seat)]
    if table.tiles[seat] > 0:
        goods.append(say("board-tiles", n=int(table.tiles[seat])))
    goods.append(say("board-gain-cards", n=int(table.hand_size[seat])))
    sentences = [say("board-player", who=scene.names[seat], goods=listed(say, goods))]
    own = scene.view.own
    if seat == scene.seat and isinstance(own, Hand):
        sentences += hand(say, own)
    return sentences


def hand(say: Words, own: Hand) -> list[str]:
    """Say what the viewer alone knows."""
    cards = [
        say(f"board-held-{CARDS.tokens[card]}", n=int(own.cards[card]))
        for card in range(N_CARDS)
        if own.cards[card] > 0
    ]
    values = tile_values(own.tiles)
    sentences = [say("board-hand", cards=listed(say, cards))] if cards else []
    if values:
        sentences.append(say("board-own-tiles", values=listed(say, values)))
    return sentences


# --- The board -----------------------------------------------------------------------------------


def spaces(scene: Scene, table: Table) -> list[str]:
    """Say every space on which something lies or stands that was not printed there."""
    return [
        space_in_words(scene, table, space)
        for space in range(N_SPACES)
        if table.ships[space]
        or table.floors[space]
        or table.starfish_on[space]
        or table.fog[space] >= FACE_UP
    ]


def space_in_words(scene: Scene, table: Table, space: int) -> str:
    """Say a space: what it is, what it gives, what lies on it."""
    game = scene.phrases.game
    assert isinstance(game, Titania)
    kind = game.kingdom.kinds[space]
    if kind == FOG_SPACE:
        things = [fog_at(scene, table, space)]
    elif kind == TOWER_SPACE:
        things = towers_at(scene.say, game.kingdom, table, space)
    else:
        things = [printed_at(scene.say, game.kingdom, space)]
    things += [
        scene.say(f"board-ship-{COLOURS.tokens[colour]}")
        for colour in range(N_COLOURS)
        if table.ships[space] >> colour & 1
    ]
    return scene.say("board-space", space=SPACES.tokens[space], things=listed(scene.say, things))


def fog_at(scene: Scene, table: Table, space: int) -> str:
    lies = int(table.fog[space])
    if lies >= FACE_UP:
        token = FOG.tokens[lies - FACE_UP]
        return scene.say("board-gives", gains=scene.phrases.thing(FOG, token))
    return scene.say("board-open" if lies == NO_TILE else "board-fog")


def towers_at(say: Words, kingdom: Kingdom, table: Table, space: int) -> list[str]:
    things = [
        say(f"board-tower-{SHELLS.tokens[shell]}", n=int(table.height(space, shell)))
        for shell in range(N_SHELLS)
        if kingdom.has_tower(space, shell)
    ]
    if table.starfish_on[space]:
        things.append(say("board-occupied"))
    return things


@lru_cache(maxsize=2048)
def printed_at(say: Words, kingdom: Kingdom, space: int) -> str:
    """Say what is printed on a space where neither fog nor towers are."""
    kind = kingdom.kinds[space]
    if kind == BONUS_SPACE:
        gains = [int(kingdom.gains[space * N_GAINS + i]) for i in range(N_GAINS)]
        words = [
            say(f"board-gain-{GAIN_NAMES[gain // AMOUNT]}", n=gain % AMOUNT)
            for gain in gains
            if gain > 0
        ]
        return say("board-gives", gains=listed(say, words))
    if kind == POINT_SPACE:
        return say("board-gives", gains=say("board-tiles", n=1))
    if kind == CRANE:
        around = [int(kingdom.neighbours[space * N_NEIGHBOURS + i]) for i in range(N_NEIGHBOURS)]
        towers = [
            SPACES.tokens[at] for at in around if at >= 0 and kingdom.kinds[at] == TOWER_SPACE
        ]
        return say("board-crane", spaces=listed(say, towers))
    assert kind == CASTLE
    return say("board-castle")


# --- What is left --------------------------------------------------------------------------------


def supplies(scene: Scene, table: Table) -> list[str]:
    """Say what is left of shells, floors, starfish, point tiles and cards."""
    say = scene.say
    left = [
        say(f"board-gain-{SHELLS.tokens[shell]}", n=int(table.shell_supply[shell]))
        for shell in range(N_SHELLS)
    ]
    left += [
        say(f"board-floors-{SHELLS.tokens[shell]}", n=int(table.floor_supply[shell]))
        for shell in range(N_SHELLS)
    ]
    left.append(say("board-gain-starfish", n=int(table.starfish_supply)))
    left.append(say("board-tiles", n=int(table.tile_supply)))
    discards = sum(int(table.discards[card]) for card in range(N_CARDS))
    return [
        say("board-supplies", things=listed(say, left)),
        say("board-piles", pile=int(table.pile_size), discards=discards),
    ]


def fog_in_words(scene: Scene, table: Table) -> str:
    """Say which fog tiles still lie face down, and how many of each."""
    tiles = [
        scene.say("board-times", n=n, thing=scene.phrases.thing(FOG, FOG.tokens[tile]))
        for tile in range(N_FOG)
        if (n := int(table.never_turned[tile] + table.dealt_again[tile])) > 0
    ]
    if not tiles:
        return scene.say("board-no-fog")
    return scene.say("board-unseen", tiles=listed(scene.say, tiles))
