"""The whole table in short sentences, for who cannot see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.games.nassau.rules.archipelago import MOST_CHOICES, MOST_SPACES, N_TABLES
from tidetable.games.nassau.rules.cargo import aboard
from tidetable.games.nassau.rules.chapters.scoring import score_of
from tidetable.games.nassau.rules.drawers import seat_animal, seat_foe_type, seat_good, seat_table
from tidetable.games.nassau.rules.places import outposts_in, posts_in, slots_in, towers_in
from tidetable.games.nassau.rules.state import (
    CITY,
    MAKE_READY,
    NO_FIGHT,
    NOT_OWNED,
    THE_DUTCHMAN,
    Table,
)
from tidetable.games.nassau.rules.streets import FIRST_EXIT, end_from, exit_of, touches, ways_of
from tidetable.games.nassau.rules.verbs import (
    ANIMALS,
    CATEGORIES,
    EXITS,
    GOODS,
    N_ANIMALS,
    N_CARGO,
    N_CATEGORIES,
    N_EXITS,
    N_GOODS,
    N_HARBOUR_QUAYS,
    N_OBJECTS,
    N_TALES,
    N_TOKENS,
    N_TYPES,
    N_WEAPONS,
    N_ZONES,
    OBJECTS,
    QUAYS,
    SQUARES,
    TABLES,
    TOKENS,
    TYPES,
    WEAPONS,
    ZONES,
)
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
    from tidetable.core.box import Scene

ROUND_OF_ALL: Final = 4


def describe(scene: Scene) -> str:
    table = scene.view.public
    assert isinstance(table, Table)
    picture = Picture(scene, table)
    sentences: list[str] = []
    if scene.over:
        sentences += ended(picture)
    else:
        sentences += turn(picture)
        sentences += in_the_city(picture) if table.phase <= CITY else []
        sentences += at_sea(picture)
        sentences += fighting(picture)
        sentences += on_offer(picture)
    for i in range(table.seats):
        sentences += player(picture, (picture.me + i) % int(table.seats))
    if not scene.over:
        sentences += held(picture)
    return " ".join(sentences)


def counted(picture: Picture, things: list[tuple[str, int]]) -> str:
    """Say several things, each with its number, those of which there are none left out."""
    said = [picture.say("board-times", thing=name, n=n) for name, n in things if n > 0]
    return ", ".join(said) if said else "–"


def ended(picture: Picture) -> list[str]:
    table = picture.table
    best = max(int(table.points[seat]) for seat in range(table.seats))
    winners = [picture.who(seat) for seat in range(table.seats) if table.points[seat] == best]
    return [picture.say("board-winner", who=", ".join(winners), n=best)]


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
    sentences = [picture.say("board-captain", square=SQUARES.tokens[here])]
    for alley in ways_of(here):
        n = int(table.sections[alley])
        if touches(table, alley, here) and table.occupied[alley] == 0:
            gives = square_in_words(picture, int(end_from(table, alley, here)))
            sentences.append(picture.say("board-way", n=n, square=gives))
    for n in range(N_EXITS):
        if exit_of(table, n) == here and table.occupied[FIRST_EXIT + n] == 0:
            length = int(table.sections[FIRST_EXIT + n])
            sentences.append(picture.say("board-way-out", exit=EXITS.tokens[n], n=length))
    if table.figure >= 0:
        sentences.append(picture.say("board-figure", square=SQUARES.tokens[table.figure]))
    free = [QUAYS.tokens[n] for n in range(N_HARBOUR_QUAYS) if table.quays[n] < 0]
    sentences.append(picture.say("board-free-quays", quays=", ".join(free) if free else "–"))
    return sentences


# --- The Caribbean -------------------------------------------------------------------------------


def at_sea(picture: Picture) -> list[str]:
    sentences: list[str] = []
    for zone in range(N_ZONES):
        sentences += in_zone(picture, zone)
    return sentences


def in_zone(picture: Picture, zone: int) -> list[str]:
    """Say all that lies in a zone: first what floats there."""
    table, say = picture.table, picture.say
    sentences = [
        say("board-boat", who=picture.who(seat), zone=ZONES.tokens[zone])
        for seat in range(table.seats)
        if is_afloat(picture, seat, zone)
    ]
    if table.sea_dog == zone:
        sentences.append(say("board-sea-dog", zone=ZONES.tokens[zone]))
    if table.dutchman == zone:
        sentences.append(say("board-dutchman-zone", zone=ZONES.tokens[zone]))
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
    tokens = [picture.name(TOKENS, n) for n in range(N_TOKENS) for _ in range(int(table.tokens[n]))]
    dice = [str(face + 1) for face in range(6) for _ in range(int(table.dice[face]))]
    sentences.append(say("board-tokens-drawn", tokens=", ".join(tokens) or "–"))
    if dice:
        sentences.append(say("board-dice-rolled", dice=", ".join(dice)))
    return sentences


def on_offer(picture: Picture) -> list[str]:
    """Say which animals are face up, what the sea dog sells, what waits in the tavern."""
    table, islands, say = picture.table, picture.islands, picture.say
    animals = [picture.name(ANIMALS, int(a)) for a in table.open_animals if a >= 0]
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
            sentences.append(say("board-table", n=int(TABLES.tokens[n]), gain=names))
    return sentences


# --- The players ---------------------------------------------------------------------------------


def player(picture: Picture, seat: int) -> list[str]:
    """Say what a player has, the hand excepted."""
    table, say, who = picture.table, picture.say, picture.who(seat)
    sentences = [say("board-points", who=who, n=int(table.points[seat]))]
    worth = [
        say(
            "board-have",
            thing=picture.name(CATEGORIES, n),
            n=int(score_of(table, picture.islands, seat, n)),
        )
        for n in range(N_CATEGORIES if table.with_dutchman else N_CATEGORIES - 1)
    ]
    sentences.append(say("board-scoring", who=who, scores=", ".join(worth)))
    if picture.scene.over:
        return sentences
    arms = [(picture.name(WEAPONS, n), int(table.arms(seat, n))) for n in range(N_WEAPONS)]
    hidden = [
        (picture.name(GOODS, n), int(table.hidden[seat_good(seat, n)])) for n in range(N_GOODS)
    ]
    things = [(picture.name(OBJECTS, n), int(table.owns(seat, n))) for n in range(N_OBJECTS)]
    beaten = [
        (picture.name(TYPES, n), int(table.beaten[seat_foe_type(seat, n)])) for n in range(N_TYPES)
    ]
    animals = [
        (picture.name(ANIMALS, n), 1)
        for n in range(N_ANIMALS)
        if table.animals[seat_animal(seat, n)] != NOT_OWNED
    ]
    loads = [(cargo, int(aboard(table, seat, cargo))) for cargo in range(N_CARGO)]
    cargo = ", ".join(load_in_words(picture, what, n) for what, n in loads if n > 0)
    crew = [
        say("board-sails", n=int(table.sails[seat])),
        say("board-sailors", n=int(table.sailors[seat])),
        say("board-pirates", n=int(table.pirates[seat]), lying=int(table.lying[seat])),
    ]
    sentences += [
        say("board-sentence", words=", ".join(crew)),
        say("board-weapons-list", things=counted(picture, arms)),
        say("board-cargo-list", n=int(table.holds[seat]), things=cargo or "–"),
        say("board-objects-list", things=counted(picture, things)),
        say("board-animals-list", things=counted(picture, animals)),
        say("board-hidden-list", things=counted(picture, hidden)),
        say("board-beaten-list", things=counted(picture, beaten)),
    ]
    return sentences


def held(picture: Picture) -> list[str]:
    """Say the viewer's tales and the hideout."""
    table, islands, me = picture.table, picture.islands, picture.me
    sentences = []
    if table.hideout[me] >= 0:
        at = int(table.hideout[me]) * MOST_SPACES
        spaces = [
            picture.say(
                "board-space",
                good=picture.name(GOODS, int(islands.hideout_goods[at + i])),
                n=int(islands.hideout_values[at + i]),
            )
            for i in range(int(table.filled[me]), int(islands.hideout_spaces[table.hideout[me]]))
        ]
        sentences.append(picture.say("board-free-spaces", spaces="; ".join(spaces) or "–"))
    if picture.own is not None:
        tales = [tale_in_words(picture, n) for n in range(N_TALES) if picture.own.tales[n] > 0]
        sentences += [picture.say("board-sentence", words=tale) for tale in tales]
    return sentences
