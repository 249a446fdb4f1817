"""What there is to know in Chests & Sabres: the dice, the chests, the boats."""

from tidetable.core.codec import Domain
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
from tidetable.games.chests.rules import verbs as v
from tidetable.games.chests.rules.drawers import seat_treasure
from tidetable.games.chests.rules.state import Tabletop
from tidetable.games.chests.show.drawings import loot_of


def sheet(scene: Scene) -> Sheet:
    table = scene.public(Tabletop)
    boats = [boat(scene, table, seat) for seat in range(table.seats)]
    if scene.over:
        return boats
    now = [*turn(scene, table), *chests(scene, table)]
    return [sentences(*now, heading=scene.say("sheet-now")), *boats]


def turn(scene: Scene, table: Tabletop) -> list[str]:
    say = scene.say
    sentences: list[str] = []
    if table.player >= 0:
        sentences.append(say("board-turn", who=scene.names[table.player]))
    if table.turns_left >= 0:
        sentences.append(say("board-last-round"))
    if dice := amounts(lambda name, n: say(f"board-dice-{name}", n=n), v.FACES, table.dice):
        sentences.append(say("board-dice", dice=listed(dice, say)))
    elif table.rolls == 0:
        sentences.append(say("board-dice-in-cup"))
    filled = [on_card(scene, int(table.filled[i])) for i in range(table.n_filled)]
    if filled:
        sentences.append(say("board-filled", cards=listed(filled, say)))
    return sentences


def on_card(scene: Scene, action: int) -> str:
    """Name a card on which dice lie."""
    verb = v.CODEC.verb(action)
    (domain,) = verb.params.values()
    return in_words(scene, domain, int(verb.number(action)))


def chests(scene: Scene, table: Tabletop) -> list[str]:
    lying = [
        chest_in_words(scene, place, int(table.places[place]))
        for place in range(v.N_PLACES)
        if table.places[place] > 0
    ]
    if not lying:
        return [scene.say("board-no-chests")]
    said = [scene.say("board-chests", chests=listed(lying, scene.say))]
    return [*said, pile_in_words(scene, table)]


def pile_in_words(scene: Scene, table: Tabletop) -> str:
    if table.pile == 0:
        return scene.say("board-no-pile")
    keys = in_words(scene, v.KEYS, int(table.top) - 1)
    return scene.say("board-pile", n=int(table.pile), keys=keys)


def in_words(scene: Scene, domain: Domain, index: int) -> str:
    return scene.phrases.thing(domain, domain.tokens[index])


def chest_in_words(scene: Scene, place: int, keys: int) -> str:
    where = in_words(scene, v.PLACES, place)
    return scene.say("board-chest", place=where, keys=in_words(scene, v.KEYS, keys - 1))


def boat(scene: Scene, table: Tabletop, seat: int) -> Group:
    """What lies under a boat and counts (CHE-E2, CHE-E3), and what lies before it."""
    say = scene.say
    coins, diamonds, fish_bones = loot_of(table, seat)
    facts = [
        scored(say("screen-coins"), coins),
        scored(say("screen-diamonds"), diamonds),
        counted(say("screen-fish-bones"), fish_bones, counts=True),
        counted(say("screen-points"), coins + diamonds, counts=True),
    ]
    before = [
        in_words(scene, v.TREASURES, treasure)
        for treasure in range(v.FISH_BONES)
        for _ in range(table.treasures[seat_treasure(seat, treasure)])
    ]
    if before:
        facts.append(Fact(say("board-before"), listed(before, say)))
    return Group(facts, scene.names[seat], seat)
