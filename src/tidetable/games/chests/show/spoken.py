"""The whole board in short sentences, for who cannot see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.games.chests.rules.drawers import seat_treasure
from tidetable.games.chests.rules.state import Table
from tidetable.games.chests.rules.turn import coins, diamonds, fish_bones
from tidetable.games.chests.rules.verbs import (
    FACES,
    FISH_BONES,
    KEYS,
    LOAD,
    N_FACES,
    N_PLACES,
    OPEN,
    PLACES,
    STEAL,
    THEIRS,
    TREASURES,
)

if TYPE_CHECKING:
    from tidetable.core.box import Scene
    from tidetable.core.codec import Domain


def describe(scene: Scene) -> str:
    table = scene.view.public
    assert isinstance(table, Table)
    if scene.over:
        sentences = [ended(scene, table)]
    else:
        sentences = turn(scene, table) + chests(scene, table)
    for seat in range(table.seats):
        sentences += boat(scene, table, seat)
    return " ".join(sentences)


def listed(scene: Scene, things: list[str]) -> str:
    """Say several things one after another."""
    said = things[0]
    for further in things[1:]:
        said = scene.say("board-list", before=said, further=further)
    return said


def ended(scene: Scene, table: Table) -> str:
    places = scene.phrases.game.places(table)
    winners = [scene.names[seat] for seat in range(table.seats) if places[seat] == 1]
    return scene.say("board-winners", who=listed(scene, winners), winners=len(winners))


def turn(scene: Scene, table: Table) -> list[str]:
    say = scene.say
    sentences: list[str] = []
    if table.player >= 0:
        sentences.append(say("board-turn", who=scene.names[table.player]))
    if table.turns_left >= 0:
        sentences.append(say("board-last-round"))
    dice = [
        say(f"board-dice-{FACES.tokens[face]}", n=int(table.dice[face]))
        for face in range(N_FACES)
        if table.dice[face] > 0
    ]
    if dice:
        sentences.append(say("board-dice", dice=listed(scene, dice)))
    elif table.rolls == 0:
        sentences.append(say("board-dice-in-cup"))
    filled = [on_card(scene, int(table.filled[i])) for i in range(table.n_filled)]
    if filled:
        sentences.append(say("board-filled", cards=listed(scene, filled)))
    return sentences


def on_card(scene: Scene, action: int) -> str:
    """Name a card on which dice lie."""
    if OPEN.has(action):
        return in_words(scene, PLACES, action - int(OPEN.base))
    if LOAD.has(action):
        return in_words(scene, TREASURES, action - int(LOAD.base))
    return in_words(scene, THEIRS, action - int(STEAL.base))


def chests(scene: Scene, table: Table) -> list[str]:
    lying = [
        chest_in_words(scene, place, int(table.places[place]))
        for place in range(N_PLACES)
        if table.places[place] > 0
    ]
    if not lying:
        return [scene.say("board-no-chests")]
    said = [scene.say("board-chests", chests=listed(scene, lying))]
    if table.pile == 0:
        return [*said, scene.say("board-no-pile")]
    keys = in_words(scene, KEYS, int(table.top) - 1)
    return [*said, scene.say("board-pile", n=int(table.pile), keys=keys)]


def in_words(scene: Scene, domain: Domain, index: int) -> str:
    return scene.phrases.thing(domain, domain.tokens[index])


def chest_in_words(scene: Scene, place: int, keys: int) -> str:
    where = in_words(scene, PLACES, place)
    return scene.say("board-chest", place=where, keys=in_words(scene, KEYS, keys - 1))


def boat(scene: Scene, table: Table, seat: int) -> list[str]:
    """Say what lies under a boat and before it."""
    who = scene.names[seat]
    under = scene.say(
        "board-boat",
        who=who,
        coins=int(coins(table, seat)),
        diamonds=int(diamonds(table, seat)),
        bones=int(fish_bones(table, seat)),
    )
    before = [
        in_words(scene, TREASURES, treasure)
        for treasure in range(FISH_BONES)
        for _ in range(table.treasures[seat_treasure(seat, treasure)])
    ]
    if not before:
        return [under]
    return [under, scene.say("board-before", who=who, treasures=listed(scene, before))]
