"""What there is to know in Nassau: city and sea, a fight, what is on offer, the ships."""

from collections.abc import Iterator
from typing import Final

from tidetable.core.codec import Domain
from tidetable.core.show.happenings import named
from tidetable.core.show.scene import Scene
from tidetable.core.show.sheet import Fact, Group, Sheet, counted as fact, listed, scored, sentences
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import N_TABLES
from tidetable.games.nassau.rules.cargo import aboard
from tidetable.games.nassau.rules.state import CITY, MAKE_READY, NO_FIGHT
from tidetable.games.nassau.rules.streets import FIRST_EXIT, end_from, exit_of, touches, ways_of
from tidetable.games.nassau.show import words
from tidetable.games.nassau.show.reading import Reading

NONE: Final = "–"


def sheet(scene: Scene) -> Sheet:
    reading = Reading(scene)
    players = [player(reading, seat) for seat in reading.seats]
    if scene.over:
        return players
    city = in_the_city(reading) if reading.table.phase <= CITY else []
    say, offers = reading.say, [*on_offer(reading), *tavern(reading)]
    return [
        sentences(*turn(reading), heading=say("sheet-now")),
        sentences(*city, heading=say("area-city")),
        sentences(*at_sea(reading), heading=say("area-sea")),
        Group([*fighting(reading), *offers], heading=say("area-had")),
        *players,
        sentences(*held(reading), heading=say("sheet-own")),
    ]


def turn(reading: Reading) -> list[str]:
    """Say where the game stands and whose turn it is."""
    table = reading.table
    sentences = [reading.say("board-round", n=min(int(table.round), v.ROUNDS))]
    phase = min(max(int(table.phase), CITY), MAKE_READY)
    sentences.append(reading.say("board-phase", name=reading.say(f"board-phase-{phase}")))
    if table.player >= 0:
        sentences.append(reading.say("board-turn", who=reading.who(int(table.player))))
    if table.dolphin >= 0:
        sentences.append(reading.say("board-dolphin", who=reading.who(int(table.dolphin))))
    return sentences


# --- The city ------------------------------------------------------------------------------------


def in_the_city(reading: Reading) -> list[str]:
    """Say where the captain stands, which free ways lead on, and which quays are left."""
    table = reading.table
    here = int(table.captain)
    if here < 0:
        return []
    sentences = [reading.say("board-captain", square=v.SQUARES.tokens[here])]
    for alley in ways_of(here):
        n = int(table.sections[alley])
        if touches(table, alley, here) and table.occupied[alley] == 0:
            gives = words.square_in_words(reading, int(end_from(table, alley, here)))
            sentences.append(reading.say("board-way", n=n, square=gives))
    for n in range(v.N_EXITS):
        if exit_of(table, n) == here and table.occupied[FIRST_EXIT + n] == 0:
            length = int(table.sections[FIRST_EXIT + n])
            sentences.append(reading.say("board-way-out", exit=v.EXITS.tokens[n], n=length))
    if table.figure >= 0:
        sentences.append(reading.say("board-figure", square=v.SQUARES.tokens[table.figure]))
    free = [v.QUAYS.tokens[n] for n in range(v.N_HARBOUR_QUAYS) if table.quays[n] < 0]
    sentences.append(reading.say("board-free-quays", quays=", ".join(free) or NONE))
    return sentences


# --- The Caribbean -------------------------------------------------------------------------------


def at_sea(reading: Reading) -> list[str]:
    return [said for zone in range(v.N_ZONES) for said in in_zone(reading, zone)]


def in_zone(reading: Reading, zone: int) -> list[str]:
    """Say all that lies in a zone: first what floats there."""
    table, say, name = reading.table, reading.say, v.ZONES.tokens[zone]
    afloat = reading.afloat_in(zone)
    return [
        *(say("board-boat", who=reading.who(seat), zone=name) for seat in afloat),
        *([say("board-sea-dog", zone=name)] if table.sea_dog == zone else []),
        *([say("board-dutchman-zone", zone=name)] if table.dutchman == zone else []),
        *(words.foe_in_words(reading, foe) for foe in reading.foes_in(zone)),
        *(words.site_in_words(reading, site) for site in reading.sites_in(zone)),
    ]


def fighting(reading: Reading) -> list[Fact]:
    """How a fight stands."""
    table, say = reading.table, reading.say
    if table.foe == NO_FIGHT:
        return []
    whom = f"{words.opponent_in_words(reading)} {words.damage_in_words(reading)}"
    tokens = [reading.name(v.TOKENS, n) for n in reading.tokens()]
    dice = [str(face + 1) for face in reading.dice()]
    return [
        Fact(say("board-fight", who=reading.who(int(table.player))), whom),
        Fact(say("board-tokens"), ", ".join(tokens) or NONE),
        *([Fact(say("screen-dice"), ", ".join(dice))] if dice else []),
    ]


# --- What is to be had ---------------------------------------------------------------------------


def on_offer(reading: Reading) -> list[Fact]:
    """Animals, the sea dog's wares, tales and goods; and where the Flying Dutchman waits."""
    table, say = reading.table, reading.say
    animals = [reading.name(v.ANIMALS, animal) for animal in reading.open_animals()]
    facts = [Fact(say("board-animals"), ", ".join(animals) or NONE)]
    if table.sea_dog >= 0:
        wares = reading.gain_names(reading.wares()) or NONE
        at = say("screen-pair", first=v.ZONES.tokens[table.sea_dog], second=wares)
        facts.append(Fact(say("screen-sea-dog"), at))
    if table.dutchman >= 0:
        facts.append(Fact(say("screen-dutchman"), dutchman(reading)))
    sizes = zip(v.PILES.tokens, table.pile_size, strict=True)
    facts.append(Fact(say("screen-piles"), ", ".join(f"{pile} {n}" for pile, n in sizes)))
    bag = several(reading, v.GOODS, [int(n) for n in table.goods_bag])
    return [*facts, Fact(say("screen-bag"), bag)]


def dutchman(reading: Reading) -> str:
    """Say his zone, the weapons of this round and the next, his points, crates on tile and quay."""
    table, say = reading.table, reading.say
    n = min(int(table.round), v.ROUNDS)
    now, *later = (reading.name(v.WEAPONS, w) for w in table.dutchman_weapons[n - 1 : v.ROUNDS])
    points = say("screen-points-of", points=int(reading.islands.dutchman_points[table.dutchman]))
    parts = [say("screen-pair", first=v.ZONES.tokens[table.dutchman], second=f"{now}, {points}")]
    parts += [f"→ {', '.join(later)}"] if later else []
    parts += words.crates_in_words(reading, table.dutchman_crates)
    quay = words.crates_in_words(reading, table.dutchman_quay)
    if quay:
        parts.append(say("screen-pair", first=say("screen-dutchman-quay"), second=", ".join(quay)))
    return "; ".join(parts)


def tavern(reading: Reading) -> list[Fact]:
    """What the viewer's pirates in the tavern will bring."""
    gains = {n: reading.table_gains(n) for n in range(N_TABLES) if reading.me in reading.sitting(n)}
    return [
        Fact(reading.say("board-table", n=n + 1, gain=reading.gain_names(of)))
        for n, of in gains.items()
    ]


# --- The players ---------------------------------------------------------------------------------


def player(reading: Reading, seat: int) -> Group:
    """What a player has, the hand excepted."""
    facts = scores(reading, seat)
    if not reading.scene.over:
        facts += [standing(reading, seat), *(Fact(part) for part in crew(reading, seat))]
        facts += aboard_ship(reading, seat)
    return Group(facts, reading.who(seat), seat)


def scores(reading: Reading, seat: int) -> list[Fact]:
    """Where the points come from (NAS-F); before the end nothing but how many they are."""
    points, final, say = int(reading.table.points[seat]), reading.final(seat), reading.say
    whole = fact(say("tally-points"), points, counts=True)
    if not reading.scene.over:
        return [whole]
    parts = [
        scored(say(f"tally-{v.CATEGORIES.tokens[n]}"), gives, *sources(reading, seat, n), late=True)
        for n, gives in enumerate(final)
    ]
    return [scored(say("tally-rounds"), points - sum(final), v.SCORES.name), *parts, whole]


def sources(reading: Reading, seat: int, category: int) -> Iterator[str]:
    """Yield what a category is counted from, by the names of what lies there."""
    table = reading.table
    match v.CATEGORIES.tokens[category]:
        case "towers":
            for site, owner in enumerate(table.tower_owner):
                if owner == seat:
                    yield named(v.TOWERS, site)
        case "adversaries":
            yield from had(v.TYPES, reading.beaten(seat))
        case "goods":
            yield v.HIDEOUT.name
        case "weapons":
            yield from had(v.WEAPONS, reading.weapons(seat))
        case "companions":
            for animal in reading.animals(seat):
                yield named(v.ANIMALS, animal.n)
            yield f"{v.KINDS.name}-sailor"
        case "cargo":
            yield from had(v.CARGO, [int(aboard(table, seat, what)) for what in range(v.N_CARGO)])
            yield from had(v.OBJECTS, reading.objects(seat))


def had(domain: Domain, counts: list[int]) -> list[str]:
    """Return the names of the things of which there are some."""
    return [named(domain, i) for i, n in enumerate(counts) if n > 0]


def standing(reading: Reading, seat: int) -> Fact:
    """What the final scoring would bring by now."""
    say = reading.say
    worth = [
        say("board-have", thing=reading.name(v.CATEGORIES, n), n=points)
        for n, points in enumerate(reading.scores(seat))
    ]
    return Fact(say("board-standing"), listed(worth, say))


def crew(reading: Reading, seat: int) -> list[str]:
    table, say = reading.table, reading.say
    return [
        say("board-sails", n=int(table.sails[seat])),
        say("board-sailors", n=int(table.sailors[seat])),
        say("board-pirates", n=int(table.pirates[seat]), lying=int(table.lying[seat])),
    ]


def aboard_ship(reading: Reading, seat: int) -> list[Fact]:
    """Weapons, cargo, objects, animals; and what is hidden or beaten."""
    table, say = reading.table, reading.say
    animals = {animal.n for animal in reading.animals(seat)}
    tame = [int(n in animals) for n in range(v.N_ANIMALS)]
    loads = [(cargo, int(aboard(table, seat, cargo))) for cargo in range(v.N_CARGO)]
    cargo = [words.load_in_words(reading, what, n) for what, n in loads if n > 0]
    holds = int(table.holds[seat])
    return [
        Fact(say("board-weapons-list"), several(reading, v.WEAPONS, reading.weapons(seat))),
        Fact(say("board-cargo-list", n=holds), listed(cargo or [NONE], say)),
        Fact(say("board-objects-list"), several(reading, v.OBJECTS, reading.objects(seat))),
        Fact(say("board-animals-list"), several(reading, v.ANIMALS, tame)),
        Fact(say("board-hidden-list"), several(reading, v.GOODS, reading.hidden(seat))),
        Fact(say("board-beaten-list"), several(reading, v.TYPES, reading.beaten(seat))),
    ]


def several(reading: Reading, domain: Domain, counts: list[int]) -> str:
    """Say several things, each with its number, those of which there are none left out."""
    there = [(reading.name(domain, i), n) for i, n in enumerate(counts) if n > 0]
    said = [reading.say("sheet-times", thing=name, n=n) for name, n in there]
    return listed(said or [NONE], reading.say)


def held(reading: Reading) -> list[str]:
    """Say the viewer's tales and the hideout."""
    table, me, say = reading.table, reading.me, reading.say
    sentences = []
    if table.hideout[me] >= 0:
        free = reading.spaces(me)[table.filled[me] :]
        spaces = [words.space_in_words(reading, good, worth) for good, worth in free]
        sentences.append(say("board-free-spaces", spaces="; ".join(spaces) or NONE))
    tales = [words.tale_in_words(reading, tale) for tale in reading.held()]
    return sentences + [say("board-sentence", words=tale) for tale in tales]
