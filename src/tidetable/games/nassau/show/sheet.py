"""What there is to know in Nassau: city and sea, a fight, what is on offer, the ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.show.sheet import Fact, Group, Sheet, listed, sentences
from tidetable.core.show.sheet import counted as fact
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import MOST_CHOICES, MOST_SPACES, N_TABLES
from tidetable.games.nassau.rules.cargo import aboard
from tidetable.games.nassau.rules.chapters.scoring import score_of
from tidetable.games.nassau.rules.drawers import (
    seat_animal,
    seat_category,
    seat_foe_type,
    seat_good,
    seat_table,
)
from tidetable.games.nassau.rules.places import outposts_in, posts_in, slots_in, towers_in
from tidetable.games.nassau.rules.state import (
    CITY,
    MAKE_READY,
    NO_FIGHT,
    NOT_OWNED,
    THE_DUTCHMAN,
    Tabletop,
)
from tidetable.games.nassau.rules.streets import FIRST_EXIT, end_from, exit_of, touches, ways_of
from tidetable.games.nassau.show.decks import load_in_words
from tidetable.games.nassau.show.hand import tale_in_words
from tidetable.games.nassau.show.picture import Picture
from tidetable.games.nassau.show.tokens import damage_in_words
from tidetable.games.nassau.show.town import square_in_words
from tidetable.games.nassau.show.waters import (
    foe_in_words,
    is_afloat,
    outpost_in_words,
    post_in_words,
    tower_in_words,
)

if TYPE_CHECKING:
    from tidetable.core.show.scene import Scene

ROUND_OF_ALL: Final = 4
NONE: Final = "–"


def sheet(scene: Scene) -> Sheet:
    table = scene.view.public
    assert isinstance(table, Tabletop)
    picture = Picture(scene, table)
    players = [player(picture, seat) for seat in range(table.seats)]
    if scene.over:
        return players
    city = in_the_city(picture) if table.phase <= CITY else []
    return [
        sentences(*turn(picture), *city),
        sentences(*at_sea(picture), *fighting(picture), *on_offer(picture)),
        *players,
        sentences(*held(picture)),
    ]


def turn(picture: Picture) -> list[str]:
    """Say where the game stands and whose turn it is."""
    table = picture.table
    sentences = [picture.say("board-round", n=min(int(table.round), ROUND_OF_ALL))]
    phase = min(max(int(table.phase), CITY), MAKE_READY)
    sentences.append(picture.say("board-phase", name=picture.say(f"board-phase-{phase}")))
    if table.player >= 0:
        sentences.append(picture.say("board-turn", who=picture.who(int(table.player))))
    if table.dolphin >= 0:
        sentences.append(picture.say("board-dolphin", who=picture.who(int(table.dolphin))))
    return sentences


# --- The city ------------------------------------------------------------------------------------


def in_the_city(picture: Picture) -> list[str]:
    """Say where the captain stands, which free ways lead on, and which quays are left."""
    table = picture.table
    here = int(table.captain)
    if here < 0:
        return []
    sentences = [picture.say("board-captain", square=v.SQUARES.tokens[here])]
    for alley in ways_of(here):
        n = int(table.sections[alley])
        if touches(table, alley, here) and table.occupied[alley] == 0:
            gives = square_in_words(picture, int(end_from(table, alley, here)))
            sentences.append(picture.say("board-way", n=n, square=gives))
    for n in range(v.N_EXITS):
        if exit_of(table, n) == here and table.occupied[FIRST_EXIT + n] == 0:
            length = int(table.sections[FIRST_EXIT + n])
            sentences.append(picture.say("board-way-out", exit=v.EXITS.tokens[n], n=length))
    if table.figure >= 0:
        sentences.append(picture.say("board-figure", square=v.SQUARES.tokens[table.figure]))
    free = [v.QUAYS.tokens[n] for n in range(v.N_HARBOUR_QUAYS) if table.quays[n] < 0]
    sentences.append(picture.say("board-free-quays", quays=", ".join(free) if free else "–"))
    return sentences


# --- The Caribbean -------------------------------------------------------------------------------


def at_sea(picture: Picture) -> list[str]:
    sentences: list[str] = []
    for zone in range(v.N_ZONES):
        sentences += in_zone(picture, zone)
    return sentences


def in_zone(picture: Picture, zone: int) -> list[str]:
    """Say all that lies in a zone: first what floats there."""
    table, say = picture.table, picture.say
    sentences = [
        say("board-boat", who=picture.who(seat), zone=v.ZONES.tokens[zone])
        for seat in range(table.seats)
        if is_afloat(picture, seat, zone)
    ]
    if table.sea_dog == zone:
        sentences.append(say("board-sea-dog", zone=v.ZONES.tokens[zone]))
    if table.dutchman == zone:
        sentences.append(say("board-dutchman-zone", zone=v.ZONES.tokens[zone]))
    for places, there, in_words in [
        (slots_in(zone, len(table.adversaries)), table.adversaries, foe_in_words),
        (towers_in(zone, len(table.towers)), table.towers, tower_in_words),
        (posts_in(zone), table.posts, post_in_words),
        (outposts_in(zone, len(table.outposts)), table.outposts, outpost_in_words),
    ]:
        sentences += [in_words(picture, place) for place in places if there[place] >= 0]
    return sentences


def fighting(picture: Picture) -> list[str]:
    """Say how a fight stands."""
    table, say = picture.table, picture.say
    if table.foe == NO_FIGHT:
        return []
    sentences = [say("board-fight", who=picture.who(int(table.player)))]
    if table.foe != THE_DUTCHMAN:
        sentences.append(foe_in_words(picture, int(table.foe)))
    sentences.append(say("board-sentence", words=damage_in_words(picture)))
    tokens = [
        picture.name(v.TOKENS, n) for n in range(v.N_TOKENS) for _ in range(int(table.tokens[n]))
    ]
    dice = [str(face + 1) for face in range(6) for _ in range(int(table.dice[face]))]
    sentences.append(say("board-tokens-drawn", tokens=", ".join(tokens) or "–"))
    if dice:
        sentences.append(say("board-dice-rolled", dice=", ".join(dice)))
    return sentences


def on_offer(picture: Picture) -> list[str]:
    """Say which animals are face up, what the sea dog sells, what waits in the tavern."""
    table, islands, say = picture.table, picture.islands, picture.say
    animals = [picture.name(v.ANIMALS, int(a)) for a in table.open_animals if a >= 0]
    sentences = [say("board-open-animals", animals=", ".join(animals) if animals else "–")]
    if table.offering >= 0:
        wares = [
            int(islands.offering_gains[table.offering * MOST_CHOICES + i])
            for i in range(MOST_CHOICES)
        ]
        names = ", ".join(picture.gain_name(gain) for gain in wares if gain)
        sentences.append(say("board-wares", gains=names))
    for n in range(N_TABLES):
        if table.in_tavern[seat_table(picture.me, n)]:
            gains = [int(islands.table_gains[n * 2 + i]) for i in range(2)]
            names = ", ".join(picture.gain_name(gain) for gain in gains if gain)
            sentences.append(say("board-table", n=int(v.TABLES.tokens[n]), gain=names))
    return sentences


# --- The players ---------------------------------------------------------------------------------


def player(picture: Picture, seat: int) -> Group:
    """What a player has, the hand excepted."""
    facts = scores(picture, seat)
    if not picture.scene.over:
        facts += [standing(picture, seat), *(Fact(part) for part in crew(picture, seat))]
        facts += aboard_ship(picture, seat)
    return Group(facts, picture.who(seat), seat)


def scores(picture: Picture, seat: int) -> list[Fact]:
    """Where the points come from (NAS-F); before the end nothing but how many they are."""
    table, say = picture.table, picture.say
    points = int(table.points[seat])
    final = [int(table.final[seat_category(seat, n)]) for n in categories(table)]
    labels = [say(f"tally-{v.CATEGORIES.tokens[n]}") for n in categories(table)]
    parts = [fact(say("tally-rounds"), points - sum(final), counts=True)]
    parts += [fact(label, n, counts=True) for label, n in zip(labels, final, strict=True)]
    whole = fact(say("tally-points"), points, counts=True)
    return [*parts, whole] if picture.scene.over else [whole]


def categories(table: Tabletop) -> range:
    return range(v.N_CATEGORIES if table.with_dutchman else v.N_CATEGORIES - 1)


def standing(picture: Picture, seat: int) -> Fact:
    """What the final scoring would bring by now."""
    table, islands, say = picture.table, picture.islands, picture.say
    worth = [
        say(
            "board-have",
            thing=picture.name(v.CATEGORIES, n),
            n=int(score_of(table, islands, seat, n)),
        )
        for n in categories(table)
    ]
    return Fact(say("board-standing"), listed(worth, say))


def crew(picture: Picture, seat: int) -> list[str]:
    table, say = picture.table, picture.say
    return [
        say("board-sails", n=int(table.sails[seat])),
        say("board-sailors", n=int(table.sailors[seat])),
        say("board-pirates", n=int(table.pirates[seat]), lying=int(table.lying[seat])),
    ]


def aboard_ship(picture: Picture, seat: int) -> list[Fact]:
    """Weapons, cargo, objects, animals; and what is hidden or beaten."""
    table, say, name = picture.table, picture.say, picture.name
    arms = [(name(v.WEAPONS, n), int(table.arms(seat, n))) for n in range(v.N_WEAPONS)]
    objects = [(name(v.OBJECTS, n), int(table.owns(seat, n))) for n in range(v.N_OBJECTS)]
    animals = [
        (name(v.ANIMALS, n), int(table.animals[seat_animal(seat, n)] != NOT_OWNED))
        for n in range(v.N_ANIMALS)
    ]
    hidden = [(name(v.GOODS, n), int(table.hidden[seat_good(seat, n)])) for n in range(v.N_GOODS)]
    beaten = [
        (name(v.TYPES, n), int(table.beaten[seat_foe_type(seat, n)])) for n in range(v.N_TYPES)
    ]
    loads = [(cargo, int(aboard(table, seat, cargo))) for cargo in range(v.N_CARGO)]
    cargo = [load_in_words(picture, what, n) for what, n in loads if n > 0]
    return [
        Fact(say("board-weapons-list"), several(picture, arms)),
        Fact(say("board-cargo-list", n=int(table.holds[seat])), listed(cargo or [NONE], say)),
        Fact(say("board-objects-list"), several(picture, objects)),
        Fact(say("board-animals-list"), several(picture, animals)),
        Fact(say("board-hidden-list"), several(picture, hidden)),
        Fact(say("board-beaten-list"), several(picture, beaten)),
    ]


def several(picture: Picture, things: list[tuple[str, int]]) -> str:
    """Say several things, each with its number, those of which there are none left out."""
    said = [picture.say("sheet-times", thing=name, n=n) for name, n in things if n > 0]
    return listed(said or [NONE], picture.say)


def held(picture: Picture) -> list[str]:
    """Say the viewer's tales and the hideout."""
    table, islands, me = picture.table, picture.islands, picture.me
    sentences = []
    if table.hideout[me] >= 0:
        at = int(table.hideout[me]) * MOST_SPACES
        spaces = [
            picture.say(
                "board-space",
                good=picture.name(v.GOODS, int(islands.hideout_goods[at + i])),
                n=int(islands.hideout_values[at + i]),
            )
            for i in range(int(table.filled[me]), int(islands.hideout_spaces[table.hideout[me]]))
        ]
        sentences.append(picture.say("board-free-spaces", spaces="; ".join(spaces) or "–"))
    if picture.own is not None:
        tales = [tale_in_words(picture, n) for n in range(v.N_TALES) if picture.own.tales[n] > 0]
        sentences += [picture.say("board-sentence", words=tale) for tale in tales]
    return sentences
