"""What there is to know in Sirens in Sight: the ship, both sides, the players, the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.show.sheet import Fact, Group, Sheet, counted, listed, sentences
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.drawers import ship_seat
from tidetable.games.sirens.rules.state import IN_PLAY, TAKEN, Hand, Tabletop
from tidetable.games.sirens.show.drawings import printed, signed
from tidetable.games.sirens.show.unseen import unseen_cards

if TYPE_CHECKING:
    from tidetable.core.show.scene import Scene

CREW: Final = ["captain", "mate"]


def sheet(scene: Scene) -> Sheet:
    table = scene.view.public
    assert isinstance(table, Tabletop)
    players = [player(scene, table, seat) for seat in range(2)]
    if scene.over:
        return players
    ship = [said for ship in range(v.N_SHIPS) for said in part(scene, table, ship)]
    return [sentences(*turn(scene, table), *ship), *players, sentences(*piles(scene, table))]


def turn(scene: Scene, table: Tabletop) -> list[str]:
    if table.turn == 0:
        return [scene.say("board-picking")]
    return [scene.say("board-turn", who=scene.names[table.player])]


def part(scene: Scene, table: Tabletop, ship: int) -> list[str]:
    """Say what is at a ship card: who stands on it, the rum, the cards of both sides."""
    if table.ships[ship] != IN_PLAY:
        return []
    me = max(scene.seat, 0)
    sentences = [part_in_words(scene, table, ship)]
    for seat in (me, 1 - me):
        place = ship_seat(ship, seat)
        if table.count[place] > 0:
            cards = listed([printed(card) for card in cards_at(table, place)], scene.say)
            sentences.append(
                scene.say(
                    "board-at",
                    who=scene.names[seat],
                    n=int(table.count[place]),
                    cards=cards,
                    total=signed(int(table.total[place])),
                )
            )
    return sentences


def cards_at(table: Tabletop, place: int) -> list[int]:
    """Return the cards at a place, the highest first."""
    return [card for card in reversed(range(v.N_CARDS)) for _ in range(table.lying(place, card))]


def wanted_at(table: Tabletop, ship: int) -> int:
    """Return what a side must reach to win a ship card (SIR-P1)."""
    return int(table.resistance(ship))


def part_in_words(scene: Scene, table: Tabletop, ship: int) -> str:
    """Name a ship card with whoever stands on it."""
    sentences = [scene.say("board-ship", ship=v.SHIPS.tokens[ship], wanted=wanted_at(table, ship))]
    return " ".join(sentences + on_board(scene, table, ship))


def on_board(scene: Scene, table: Tabletop, ship: int) -> list[str]:
    """Say who stands on a ship card, and the rum."""
    sentences = [
        scene.say(f"board-{CREW[crew]}") for crew in range(v.N_CREW) if table.crew[crew] == ship
    ]
    if table.rum[ship] > 0:
        sentences.append(scene.say("board-rum", n=int(table.rum[ship])))
    return sentences


def side_in_words(scene: Scene, table: Tabletop, place: int) -> str:
    """Name a place with what lies there and what it must reach."""
    ship, seat = place >> 1, place & 1
    return scene.say(
        "board-side",
        ship=v.SHIPS.tokens[ship],
        who=scene.names[seat],
        total=signed(int(table.total[place])),
        wanted=wanted_at(table, ship),
        free=int(v.MOST_CARDS - table.count[place]),
    )


def player(scene: Scene, table: Tabletop, seat: int) -> Group:
    """Where the points come from (SIR-P4), and what a player has: cards, octopus and rum."""
    say = scene.say
    ships = sum(1 for ship in table.ships if ship == TAKEN + seat)
    points = int(table.points[seat])
    facts = [
        counted(say("screen-ship-cards"), ships, counts=True),
        counted(say("screen-crew"), points - ships, counts=True),
        counted(say("screen-points"), points, counts=True),
    ]
    if not scene.over:
        facts += [Fact(in_hand(scene, table, seat)), Fact(octopus(scene, table, seat))]
        facts += [Fact(say("board-mug"))] * (int(table.mugs[seat]) > 0)
    return Group(facts, scene.names[seat], seat)


def in_hand(scene: Scene, table: Tabletop, seat: int) -> str:
    own = scene.view.own
    hand = [printed(card) for card in held(own)] if isinstance(own, Hand) else []
    if seat == scene.seat and hand:
        return scene.say("board-hand", cards=listed(hand, scene.say))
    return scene.say("board-cards", n=int(table.hand_size[seat]))


def octopus(scene: Scene, table: Tabletop, seat: int) -> str:
    if table.octopus[seat] < 0:
        return scene.say("board-octopus-free")
    place, card = divmod(int(table.octopus[seat]), v.N_CARDS)
    ship, side = v.SHIPS.tokens[place >> 1], scene.names[place & 1]
    return scene.say("board-octopus", card=printed(card), ship=ship, side=side)


def held(own: Hand) -> list[int]:
    return [card for card in range(v.N_CARDS) for _ in range(own.cards[card])]


def piles(scene: Scene, table: Tabletop) -> list[str]:
    if table.more_tactics == 0:
        return [scene.say("board-pile", n=int(table.pile_size[0]))]
    return [
        scene.say("board-pile-of", who=scene.names[seat], n=int(table.pile_size[seat]))
        for seat in range(2)
    ]


def unseen_in_words(scene: Scene, table: Tabletop) -> str:
    """Say which cards may still come, and how many of each."""
    cards = [
        scene.say("sheet-times", thing=printed(card), n=left)
        for card, (left, _) in enumerate(unseen_cards(scene, table))
        if left > 0
    ]
    if not cards:
        return scene.say("board-all-seen")
    return scene.say("board-unseen", cards=listed(cards, scene.say))
