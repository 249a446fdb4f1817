"""What there is to know in Sirens in Sight: the ship, both sides, the players, the piles."""

from typing import Final

from tidetable.core.show.scene import Scene
from tidetable.core.show.sheet import Fact, Group, Sheet, counted, listed, scored, sentences
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.drawers import Hand, seat_card, ship_seat
from tidetable.games.sirens.rules.game import Sirens
from tidetable.games.sirens.rules.guess import unseen
from tidetable.games.sirens.rules.state import IN_PLAY, TAKEN, Tabletop
from tidetable.games.sirens.show.drawings import printed, signed

CREW: Final = ["captain", "mate"]


def sheet(scene: Scene) -> Sheet:
    players = [player(scene, seat) for seat in range(2)]
    if scene.over:
        return players
    parts = [fact for ship in range(v.N_SHIPS) for fact in part(scene, ship)]
    ship = Group([Fact(turn(scene)), *parts], heading=scene.say("area-ship"))
    return [ship, *players, sentences(*piles(scene), heading=scene.say("area-pile"))]


def turn(scene: Scene) -> str:
    table = scene.public(Tabletop)
    if table.turn == 0:
        return scene.say("board-picking")
    return scene.say("board-turn", who=scene.names[table.player])


# --- The ship ------------------------------------------------------------------------------------


def part(scene: Scene, ship: int) -> list[Fact]:
    """Say what is at a ship card: who stands on it, the rum, both sides' cards, high to low."""
    say, table = scene.say, scene.public(Tabletop)
    if table.ships[ship] != IN_PLAY:
        return []
    said = [Fact(part_in_words(scene, ship))]
    for seat in (scene.me, 1 - scene.me):
        place = int(ship_seat(ship, seat))
        if cards := [printed(card) for card in reversed(cards_at(table, place))]:
            who, total = scene.names[seat], int(table.total[place])
            label = say("board-total", who=who, ship=v.SHIPS.tokens[ship])
            reached = f"{signed(total)}/{int(table.resistance(ship))}"
            said.append(Fact(say("board-at", who=who, cards=listed(cards, say))))
            said.append(Fact(label, reached, total))
    return said


def cards_at(table: Tabletop, place: int) -> list[int]:
    """Return the cards that lie at a place, the lowest first."""
    return [card for card in range(v.N_CARDS) for _ in range(table.lying(place, card))]


def part_in_words(scene: Scene, ship: int) -> str:
    """Name a ship card with whoever stands on it, and the rum."""
    say, table = scene.say, scene.public(Tabletop)
    said = [say("board-ship", ship=v.SHIPS.tokens[ship], wanted=int(table.resistance(ship)))]
    said += [say(f"board-{name}") for crew, name in enumerate(CREW) if table.crew[crew] == ship]
    if table.rum[ship] > 0:
        said.append(say("board-rum", n=int(table.rum[ship])))
    return " ".join(said)


def side_in_words(scene: Scene, place: int) -> str:
    """Name a place with what lies there and what it must reach."""
    table, ship = scene.public(Tabletop), place >> 1
    return scene.say(
        "board-side",
        ship=v.SHIPS.tokens[ship],
        who=scene.names[place & 1],
        total=signed(int(table.total[place])),
        wanted=int(table.resistance(ship)),
        free=int(v.MOST_CARDS - table.count[place]),
    )


# --- The players ---------------------------------------------------------------------------------


def player(scene: Scene, seat: int) -> Group:
    """Where the points come from (SIR-P4), and what a player has: cards, octopus and rum."""
    say, table = scene.say, scene.public(Tabletop)
    taken, points = taken_by(table, seat), int(table.points[seat])
    ships, crew = [f"ship-{v.SHIPS.tokens[ship]}" for ship in taken], points - len(taken)
    hats = [f"hat-{seat + 1}-{i}" for i in range(crew)]
    facts = [
        scored(say("screen-ship-cards"), len(ships), *ships),
        scored(say("screen-crew"), crew, *hats),
        counted(say("screen-points"), points, counts=True),
    ]
    if not scene.over:
        facts += [Fact(in_hand(scene, seat)), Fact(octopus(scene, seat))]
        facts += [Fact(say("board-mug"))] * (int(table.mugs[seat]) > 0)
    return Group(facts, scene.names[seat], seat)


def taken_by(table: Tabletop, seat: int) -> list[int]:
    """Return the ship cards a player has won."""
    return [ship for ship in range(v.N_SHIPS) if table.ships[ship] == TAKEN + seat]


def hand_of(own: Hand) -> list[int]:
    """Return the cards in a hand, the lowest first."""
    return [card for card in range(v.N_CARDS) for _ in range(own.cards[card])]


def in_hand(scene: Scene, seat: int) -> str:
    own = scene.own(Hand)
    if own is not None and seat == scene.seat and (hand := hand_of(own)):
        return scene.say("board-hand", cards=listed(map(printed, hand), scene.say))
    return scene.say("board-cards", n=int(scene.public(Tabletop).hand_size[seat]))


def octopus(scene: Scene, seat: int) -> str:
    lying = int(scene.public(Tabletop).octopus[seat])
    if lying < 0:
        return scene.say("board-octopus-free")
    place, card = divmod(lying, v.N_CARDS)
    ship, side = v.SHIPS.tokens[place >> 1], scene.names[place & 1]
    return scene.say("board-octopus", card=printed(card), ship=ship, side=side)


# --- The cards to come ---------------------------------------------------------------------------


def piles(scene: Scene) -> list[str]:
    say, table = scene.say, scene.public(Tabletop)
    sizes = [int(n) for n in table.pile_size]
    if table.more_tactics == 0:
        return [say("board-pile", n=sizes[0])]
    return [say("board-pile-of", who=scene.names[seat], n=n) for seat, n in enumerate(sizes)]


def unseen_cards(scene: Scene) -> list[tuple[int, int]]:
    """Return for each card how many may still come, and out of how many (SIR-R6).

    With more tactics the own pile is no riddle: then these are the opponent's cards alone.
    """
    game, table, own = scene.game(Sirens), scene.public(Tabletop), scene.own(Hand)
    left = unseen(table, game.cards)
    found: list[tuple[int, int]] = []
    for card in range(v.N_CARDS):
        if own is not None and table.more_tactics == 1:
            theirs = int(left[seat_card(1 - scene.seat, card)])
            found.append((theirs, int(game.half[card])))
        else:
            held = int(own.cards[card]) if own is not None else 0
            both = int(left[seat_card(0, card)] + left[seat_card(1, card)])
            found.append((both - held, int(game.cards[card])))
    return found


def unseen_in_words(scene: Scene) -> str:
    """Say which cards may still come, and how many of each."""
    cards = [
        scene.say("sheet-times", thing=printed(card), n=left)
        for card, (left, _) in enumerate(unseen_cards(scene))
        if left > 0
    ]
    if not cards:
        return scene.say("board-all-seen")
    return scene.say("board-unseen", cards=listed(cards, scene.say))
