"""What there is to know in Sirens in Sight: the ship, both sides, the players, the piles."""

from __future__ import annotations

from typing import Final

from tidetable.core.show.scene import Scene
from tidetable.core.show.sheet import Fact, Group, Sheet, counted, listed, sentences
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.drawers import seat_card, ship_seat
from tidetable.games.sirens.rules.game import Sirens
from tidetable.games.sirens.rules.guess import unseen
from tidetable.games.sirens.rules.state import IN_PLAY, TAKEN, Hand, Tabletop
from tidetable.games.sirens.show.drawings import printed, signed

CREW: Final = ["captain", "mate"]


def sheet(scene: Scene) -> Sheet:
    table = scene.public(Tabletop)
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
    """Say what is at a ship card: who stands on it, the rum, both sides' cards, high to low."""
    if table.ships[ship] != IN_PLAY:
        return []
    sentences = [part_in_words(scene, table, ship)]
    for seat in (scene.me, 1 - scene.me):
        place = ship_seat(ship, seat)
        if table.count[place] > 0:
            lying = [(card, table.lying(place, card)) for card in reversed(range(v.N_CARDS))]
            cards = listed([printed(card) for card, n in lying for _ in range(n)], scene.say)
            n, total = int(table.count[place]), signed(int(table.total[place]))
            who = scene.names[seat]
            sentences.append(scene.say("board-at", who=who, n=n, cards=cards, total=total))
    return sentences


def part_in_words(scene: Scene, table: Tabletop, ship: int) -> str:
    """Name a ship card with whoever stands on it, and the rum."""
    wanted = int(table.resistance(ship))
    sentences = [scene.say("board-ship", ship=v.SHIPS.tokens[ship], wanted=wanted)]
    sentences += [
        scene.say(f"board-{name}") for crew, name in enumerate(CREW) if table.crew[crew] == ship
    ]
    if table.rum[ship] > 0:
        sentences.append(scene.say("board-rum", n=int(table.rum[ship])))
    return " ".join(sentences)


def side_in_words(scene: Scene, table: Tabletop, place: int) -> str:
    """Name a place with what lies there and what it must reach."""
    ship, seat = place >> 1, place & 1
    return scene.say(
        "board-side",
        ship=v.SHIPS.tokens[ship],
        who=scene.names[seat],
        total=signed(int(table.total[place])),
        wanted=int(table.resistance(ship)),
        free=int(v.MOST_CARDS - table.count[place]),
    )


def player(scene: Scene, table: Tabletop, seat: int) -> Group:
    """Where the points come from (SIR-P4), and what a player has: cards, octopus and rum."""
    say = scene.say
    ships = len(taken_by(table, seat))
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


def taken_by(table: Tabletop, seat: int) -> list[int]:
    """Return the ship cards a player has won."""
    return [ship for ship in range(v.N_SHIPS) if table.ships[ship] == TAKEN + seat]


def in_hand(scene: Scene, table: Tabletop, seat: int) -> str:
    own = scene.own(Hand)
    if own is not None and seat == scene.seat and sum(own.cards) > 0:
        hand = [printed(card) for card in range(v.N_CARDS) for _ in range(own.cards[card])]
        return scene.say("board-hand", cards=listed(hand, scene.say))
    return scene.say("board-cards", n=int(table.hand_size[seat]))


def octopus(scene: Scene, table: Tabletop, seat: int) -> str:
    if table.octopus[seat] < 0:
        return scene.say("board-octopus-free")
    place, card = divmod(int(table.octopus[seat]), v.N_CARDS)
    ship, side = v.SHIPS.tokens[place >> 1], scene.names[place & 1]
    return scene.say("board-octopus", card=printed(card), ship=ship, side=side)


def piles(scene: Scene, table: Tabletop) -> list[str]:
    if table.more_tactics == 0:
        return [scene.say("board-pile", n=int(table.pile_size[0]))]
    return [
        scene.say("board-pile-of", who=scene.names[seat], n=int(table.pile_size[seat]))
        for seat in range(2)
    ]


def unseen_cards(scene: Scene, table: Tabletop) -> list[tuple[int, int]]:
    """Return for each card how many may still come, and out of how many (SIR-R6).

    With more tactics the own pile is no riddle: then these are the opponent's cards alone.
    """
    game, own = scene.game(Sirens), scene.own(Hand)
    left = unseen(table, game.cards)
    found: list[tuple[int, int]] = []
    for card in range(v.N_CARDS):
        if own is not None and table.more_tactics == 1:
            theirs = int(left[seat_card(1 - scene.seat, card)])
            found.append((theirs, int(game.half[card])))
        else:
            held = int(own.cards[card]) if own is not None else 0
            both = int(left[card] + left[seat_card(1, card)])
            found.append((both - held, int(game.cards[card])))
    return found


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
