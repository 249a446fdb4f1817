"""The whole bay in short sentences, for who cannot see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.games.sirens.rules.drawers import ship_seat
from tidetable.games.sirens.rules.state import IN_PLAY, Hand, Table
from tidetable.games.sirens.rules.verbs import (
    MOST_CARDS,
    N_CARDS,
    N_CREW,
    N_SHIPS,
    SHIPS,
)
from tidetable.games.sirens.show.drawings import printed, signed
from tidetable.games.sirens.show.unseen import unseen_cards

if TYPE_CHECKING:
    from tidetable.core.box import Scene

CREW: Final = ["captain", "mate"]


def describe(scene: Scene) -> str:
    table = scene.view.public
    assert isinstance(table, Table)
    me = max(scene.seat, 0)
    if scene.over:
        sentences = [ended(scene, table)]
    else:
        sentences = turn(scene, table)
        for ship in range(N_SHIPS):
            sentences += part(scene, table, ship)
    for seat in (me, 1 - me):
        sentences += player(scene, table, seat)
    if not scene.over:
        sentences += piles(scene, table)
    return " ".join(sentences)


def listed(scene: Scene, things: list[str]) -> str:
    """Say several things one after another."""
    said = things[0]
    for further in things[1:]:
        said = scene.say("board-list", before=said, further=further)
    return said


def ended(scene: Scene, table: Table) -> str:
    if table.points[0] == table.points[1]:
        return scene.say("board-tie")
    winner = 0 if table.points[0] > table.points[1] else 1
    return scene.say("board-winner", who=scene.names[winner])


def turn(scene: Scene, table: Table) -> list[str]:
    if table.turn == 0:
        return [scene.say("board-picking")]
    return [scene.say("board-turn", who=scene.names[table.player])]


def part(scene: Scene, table: Table, ship: int) -> list[str]:
    """Say what is at a ship card: who stands on it, the rum, the cards of both sides."""
    if table.ships[ship] != IN_PLAY:
        return []
    me = max(scene.seat, 0)
    sentences = [part_in_words(scene, table, ship)]
    for seat in (me, 1 - me):
        place = ship_seat(ship, seat)
        if table.count[place] > 0:
            cards = listed(scene, [printed(card) for card in cards_at(table, place)])
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


def cards_at(table: Table, place: int) -> list[int]:
    """Return the cards at a place, the highest first."""
    return [card for card in reversed(range(N_CARDS)) for _ in range(table.lying(place, card))]


def wanted_at(table: Table, ship: int) -> int:
    """Return what a side must reach to win a ship card (SIR-P1)."""
    return int(table.resistance(ship))


def part_in_words(scene: Scene, table: Table, ship: int) -> str:
    """Name a ship card with who stands on it."""
    sentences = [scene.say("board-ship", ship=SHIPS.tokens[ship], wanted=wanted_at(table, ship))]
    return " ".join(sentences + on_board(scene, table, ship))


def on_board(scene: Scene, table: Table, ship: int) -> list[str]:
    """Say who stands on a ship card, and the rum."""
    sentences = [
        scene.say(f"board-{CREW[crew]}") for crew in range(N_CREW) if table.crew[crew] == ship
    ]
    if table.rum[ship] > 0:
        sentences.append(scene.say("board-rum", n=int(table.rum[ship])))
    return sentences


def side_in_words(scene: Scene, table: Table, place: int) -> str:
    """Name a place with what lies there and what it must reach."""
    ship, seat = place >> 1, place & 1
    return scene.say(
        "board-side",
        ship=SHIPS.tokens[ship],
        who=scene.names[seat],
        total=signed(int(table.total[place])),
        wanted=wanted_at(table, ship),
        free=int(MOST_CARDS - table.count[place]),
    )


def player(scene: Scene, table: Table, seat: int) -> list[str]:
    """Say what a player has: points, cards, octopus and rum."""
    say = scene.say
    who = scene.names[seat]
    sentences = [say("board-points", who=who, n=int(table.points[seat]))]
    if scene.over:
        return sentences
    own = scene.view.own
    hand = [printed(card) for card in held(own)] if isinstance(own, Hand) else []
    if seat == scene.seat and hand:
        sentences.append(say("board-hand", cards=listed(scene, hand)))
    else:
        sentences.append(say("board-cards", who=who, n=int(table.hand_size[seat])))
    octopus = int(table.octopus[seat])
    if octopus < 0:
        sentences.append(say("board-octopus-free", who=who))
    else:
        place, card = divmod(octopus, N_CARDS)
        sentences.append(
            say(
                "board-octopus",
                who=who,
                card=printed(card),
                ship=SHIPS.tokens[place >> 1],
                side=scene.names[place & 1],
            )
        )
    if table.mugs[seat] > 0:
        sentences.append(say("board-mug", who=who))
    return sentences


def held(own: Hand) -> list[int]:
    return [card for card in range(N_CARDS) for _ in range(own.cards[card])]


def piles(scene: Scene, table: Table) -> list[str]:
    if table.more_tactics == 0:
        return [scene.say("board-pile", n=int(table.pile_size[0]))]
    return [
        scene.say("board-pile-of", who=scene.names[seat], n=int(table.pile_size[seat]))
        for seat in range(2)
    ]


def unseen_in_words(scene: Scene, table: Table) -> str:
    """Say which cards may still come, and how many of each."""
    cards = [
        scene.say("board-times", card=printed(card), n=left)
        for card, (left, _) in enumerate(unseen_cards(scene, table))
        if left > 0
    ]
    if not cards:
        return scene.say("board-all-seen")
    return scene.say("board-unseen", cards=listed(scene, cards))
