"""Of what the pieces are the place, in the words of the verbs: so that news finds its way there.

A square, a quay, a zone, a table, a pile and a stop are found by their keys, which are their names.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from tidetable.core.codec import Verb
from tidetable.core.show.changing import replace
from tidetable.core.show.happenings import named, of_seat, one_by_one, plate_of
from tidetable.core.show.pieces import Area, Piece
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.show.decks import load_keys, packed
from tidetable.games.nassau.show.fight import token_keys
from tidetable.games.nassau.show.panels import companion_keys
from tidetable.games.nassau.show.picture import Picture
from tidetable.games.nassau.show.reading import each
from tidetable.games.nassau.show.words import stock

Names = tuple[str, ...]

# Things that a ship has are called differently where they are gained, thrown, lost or used.
HAD: Final = [
    *(v.KINDS, v.WEAPONS, v.OBJECTS, v.CARGO, v.GIFTS),
    *(v.ANIMALS, v.GOODS, v.TYPES, v.LINES),
]
# What is done with some of them, and does not name them
DONE_WITH: Final[dict[str, list[Verb]]] = {
    "crate": [v.PUT, v.TOWER, v.GIVE_CRATE],
    "pirate": [v.LAY, v.LAYS, v.PAUSE],
    "rum": [v.DRINK, v.PAY_RUM],
    "bomb": [v.THROW_BOMB],
    "contract": [v.SIGN],
    "outpost": [v.CLAIM],
    "tale": [
        v.DRAW_FROM,
        v.GETS_TALE,
        v.TALE_DRAWN,
        v.TELL,
        v.TOLD,
        v.JOKED,
        v.PROMISE,
        v.TWICE,
        v.ONCE,
    ],
    "hideout": [v.HIDEOUT],
    "good": [v.GETS_GOOD, v.PLUNDER],
}
OWN: Final = {  # under which key the viewer has them
    **{token: f"own-{token}" for token in (*v.WEAPONS.tokens, *v.OBJECTS.tokens)},
    **{line: f"home-{line}" for line in v.LINES.tokens},
    "sail": "sails",
    "sailor": "sailors",
    "pirate": "pirates",
    "hideout": "hideout",
}
AT: Final[dict[str, list[Verb]]] = {  # what happens at a piece without naming it
    "captain": [v.BARGE, v.AGAIN, v.TAKE],
    "damage": [v.PUT],
    "bomb-thrown": [v.THROW_BOMB],
    "fought": [v.SIGN],
    "sea-dog": [v.MEET, v.OFFERING],
    "rounds": [v.ROUND],
    "phases": [v.AT_SEA],
    "bag": [v.GOOD_DRAWN, v.GETS_GOOD],
    "stop-campfire": [v.TELL, v.TOLD, v.JOKED, v.PROMISE, v.TWICE, v.ONCE, v.DRINK],
}
IN: Final[dict[str, list[Verb]]] = {  # what happens in an area, where no piece is named
    "city": [v.DISTRICT],
    "sea": [v.FOE, v.OUTPOST, v.WATCHTOWER, v.POST, v.DUTCHMAN_WEAPON],
    "piles": [v.LISTEN],
    "fight": [
        v.PUT,
        v.TOKEN,
        v.DIE,
        v.REPEL,
        v.LOSE,
        v.THROW_BOMB,
        v.GIVE_CRATE,
        v.PAY_RUM,
        v.SIGN,
    ],
}
AWAY: Final = frozenset(
    verb.name
    for verb in (v.THROW, v.LAPSES, v.PAYS, v.LOSES, v.LOSE, v.LAYS, v.TOLD, v.JOKED, v.WAITS)
)
COMES: Final = frozenset(
    verb.name for verb in (v.TAKE, v.ARM, v.HIRE, v.TAME, v.DRAW_FROM, v.GIFT, v.BUY, v.PLUNDER)
)
SCORES: Final = frozenset(verb.name for verb in (v.SCORES, v.TOLD, v.JOKED, v.FINAL))


def placed(picture: Picture, areas: Iterable[Area]) -> list[Area]:
    """Return the areas with pieces that say what they are the places of."""
    holds = dict(held(picture))
    within = {name: _names(verbs) for name, verbs in IN.items()}
    within["hand"] = names_of(picture.me, "tale")
    return [
        replace(
            area,
            pieces=[with_names(piece, holds) for piece in area.pieces],
            holds=within.get(area.name, ()),
        )
        for area in areas
    ]


def with_names(piece: Piece, holds: dict[str, Names]) -> Piece:
    if piece.inside:
        piece = replace(piece, inside=tuple(with_names(one, holds) for one in piece.inside))
    return replace(piece, holds=holds[piece.key]) if piece.key in holds else piece


def held(picture: Picture) -> Iterator[tuple[str, Names]]:
    """Yield the keys of pieces with the names of what they are the places of."""
    for key, verbs in AT.items():
        yield key, _names(verbs)
    for domain, key in ((v.SLOTS, "foe"), (v.TOWERS, "site"), (v.POSTS, "site")):
        for i, token in enumerate(domain.tokens):
            yield f"{key}-{token}", (named(domain, i),)
            yield f"folded-{key}-{token}", (named(domain, i),)
    for i, token in enumerate(v.ZONES.tokens):
        yield f"folded-{token}", (named(v.ZONES, i),)
    for i, token in enumerate(v.OUTPOSTS.tokens):
        post = (named(v.OUTPOSTS, i), f"{v.QUAYS.name}-{token}")
        yield f"site-{token}", post
        yield f"folded-site-{token}", post
    for i, token in enumerate(v.FIGURES.tokens):
        met = (named(v.FIGURES, i), *_names(AT.get(token, [])))
        yield token, met
        yield f"folded-{token}", met
    for token in v.OBJECTS.tokens:
        yield f"left-{token}", (f"{v.KINDS.name}-{token}",)
    for token in v.PILES.tokens:
        yield f"pile-{token}", (f"{v.BACKS.name}-{token}",)
    tokens = picture.tokens()
    called = one_by_one([named(v.TOKENS, token) for token in tokens])
    for drawn_token, key, names in zip(tokens, token_keys(tokens), called, strict=True):
        answers = _names([v.GIVE_CRATE, v.PAY_RUM]) if drawn_token == v.DODGES else ()
        yield key, (*names, *answers)
    for i, names in enumerate(one_by_one([named(v.FACES, face) for face in picture.dice()])):
        yield f"die-{i + 1}", names
    for i, animal in enumerate(map(int, picture.table.open_animals)):
        if animal >= 0:
            drawn = v.CODEC.text(v.ANIMAL_DRAWN.of(animal))
            yield f"offered-{i + 1}", (drawn, named(v.ANIMALS, animal))
    for i, gain in enumerate(picture.wares()):
        yield f"ware-{i + 1}", (v.CODEC.text(v.BUY.of(v.named(gain))),)
    for seat in picture.seats:
        points = (of_seat(seat, verb.name) for verb in (v.SCORES, v.PAYS, v.FINAL))
        yield f"name-{seat + 1}", (plate_of(seat), *points)
        yield from aboard(picture, seat)


def aboard(picture: Picture, seat: int) -> Iterator[tuple[str, Names]]:
    """Yield where a seat has its things: the viewer on a large ship, others on small ones."""
    friends = [(v.ANIMALS, animal.n) for animal in picture.animals(seat)]
    goods = [(v.GOODS, good) for good in each(picture.goods(seat))]
    beaten = [(v.TYPES, n) for n, have in enumerate(picture.beaten(seat)) for _ in range(have)]
    if seat == picture.me:
        yield from in_holds(picture, seat)
        for token, key in OWN.items():
            yield key, names_of(seat, token)
        for domain, i in friends:
            yield f"own-{domain.tokens[i]}", (of_seat(seat, named(domain, i)),)
        for domain, i in beaten:  # a kraken can be either
            yield f"beaten-{domain.tokens[i]}", (of_seat(seat, named(domain, i)),)
        return
    tokens = [token for token, *_ in stock(picture, seat)]
    yield f"ship-{seat + 1}", tuple(name for token in tokens for name in names_of(seat, token))
    for token in tokens:
        yield f"ship-{seat + 1}-{token}", names_of(seat, token)
    row = [*friends, *goods, *beaten]
    icons = [f"type-{of.tokens[n]}" if of is v.TYPES else of.tokens[n] for of, n in row]
    for key, (domain, n) in zip(companion_keys(seat, icons), row, strict=True):
        more = (*names_of(seat, domain.tokens[n]), *names_of(seat, "good"))
        called = (of_seat(seat, named(domain, n)), *(more if domain is v.GOODS else ()))
        yield key, called


def in_holds(picture: Picture, seat: int) -> Iterator[tuple[str, Names]]:
    """Yield what lies in the viewer's holds; what lies in none would come into the first."""
    cargo = [*v.CARGO.tokens, "good", "hold"]
    yield "hold-1", tuple(name for token in cargo for name in names_of(seat, token))
    loads = packed(picture, seat)
    for key, (thing, _) in zip(load_keys(loads), loads, strict=True):
        token = v.CARGO.tokens[thing]
        more = names_of(seat, "good") if token in v.GOODS.index else ()
        yield key, (*names_of(seat, token), *more)


def names_of(seat: int, token: str) -> Names:
    """Return what a thing of a seat is called, and what is done with it."""
    called = [f"{domain.name}-{token}" for domain in HAD if token in domain.index]
    lost = [f"{verb.name} {token}" for verb in (v.LOSES, v.LOSE) if token in v.TOKENS.index]
    lost += [f"{v.HIDE.name} {good}" for good in v.GOODS.tokens if token == "hideout"]
    done = _names(DONE_WITH.get(token, []))
    return tuple(of_seat(seat, name) for name in (*called, *lost, *done))


def _names(verbs: Iterable[Verb]) -> Names:
    return tuple(verb.name for verb in verbs)
