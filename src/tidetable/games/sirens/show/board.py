"""The bay: the ship across the middle, the own side below, the opponent's above.

Everything keeps its place from picture to picture, so that a piece can be seen to move.
"""

from typing import Final, NamedTuple

from tidetable.core.codec import Verb
from tidetable.core.contract import kind_of
from tidetable.core.show.changing import replace
from tidetable.core.show.happenings import named, of_seat, plate_of
from tidetable.core.show.kit import around, badge, fresh, number, rect, row, spread
from tidetable.core.show.pieces import Area, Piece, side_by_side
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import group, tag
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.drawers import Hand
from tidetable.games.sirens.rules.laying import seen_by
from tidetable.games.sirens.rules.state import IN_PLAY, Tabletop
from tidetable.games.sirens.rules.turn import CREW
from tidetable.games.sirens.show import drawings, sheet
from tidetable.games.sirens.show.drawings import HELD, LYING, PART, STEP, back, octopus, use
from tidetable.games.sirens.show.happened import Happened
from tidetable.games.sirens.show.scenery import BAY, WIDE_BAY, WIDTH, name_plate, siren

# The ship, seen from its keel
KEEL: Final = 565
COLUMNS: Final = spread(v.N_SHIPS, 169, WIDTH / 2)
PART_BOX: Final = around(PART[0] - 14, PART[1] - 48)
CREW_AT: Final = (50, -2)
CREW_SIZE: Final = 82
MUGS_AT: Final = [(-36, 36), (8, 38)]
GAUGE_AT: Final = 86
OCTOPUS_AT: Final = (46, 30)  # on a card

# The hand, the pile, and what is touched to do something at once
HAND: Final = (385, 1144)
RUM_AT: Final = (74, 1144)
DONE_AT: Final = (702, 1144)
BUTTON: Final = (-60, -68, 120, 136)
PILE: Final = (824, 1150)
PILED: Final = (92, 124)
OFFERED: Final = [(8, 772), (7, 920)]  # how many cards to pick from in a row, and where
THEIR_HAND: Final = (408, 68)
THEIR_PILE: Final = (524, 66)
THEIR_MUG: Final = (668, 70)
THEIR_CARDS: Final = (56, 78)
RIBBON: Final = 1228


class Spots(NamedTuple):
    """Where the things lie that both players have."""

    siren: tuple[float, float, float]
    plate: tuple[float, float, float]  # with its width
    pearls: tuple[float, float]  # from the plate
    trophies: tuple[float, float]
    octopus: tuple[float, float]


THEIRS: Final = Spots((52, 72, 88), (212, 36, 200), (-60, 56), (732, 66), (594, 70))
OWN: Final = Spots((50, 1032, 70), (206, 1034, 210), (138, 0), (504, 1034), (826, 1029))


def board(scene: Scene) -> list[Area]:
    """Return what lies where, from the back to the front. It depends on nothing but the scene."""
    return Board(scene).areas()


class Board:
    """One picture being drawn: who looks, and what has just changed.

    Pieces are named by where they lie; one that has just moved says what it was called where it
    came from. So a piece slides once, and cards without a name of their own never mix.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table = table = scene.public(Tabletop)
        self.just = Happened(table, scene.news)
        self.me, self.other = scene.me, 1 - scene.me
        self.own = scene.own(Hand)
        self.unseen = sheet.unseen_cards(scene)
        begins = table.turn == 0 and table.hand_size[self.me] < v.N_HAND
        self.picking = begins and self.own is not None

    def areas(self) -> list[Area]:
        return [
            Area("bay", ground=BAY),
            Area("wide-bay", ground=WIDE_BAY, shown=False),
            *self.opponent(),
            self.ship(),
            *self.viewer(),
            self.offer(),
            self.hand(),
            self.to_come(),
        ]

    # --- The ship -------------------------------------------------------------------------------

    def ship(self) -> Area:
        table = self.table
        ships = [ship for ship in range(v.N_SHIPS) if table.ships[ship] == IN_PLAY]
        places = [place for place in range(v.N_PLACES) if place >> 1 in ships]
        covered = self.me if self.picking else -1  # whose side is under the cards to pick from
        sides = [self.side(place) for place in places if place & 1 != covered]
        pieces = [
            *(self.part_at(ship) for ship in range(v.N_SHIPS)),
            *(piece for side in sides for piece in side),
            *(self.crew_member(crew) for crew in range(v.N_CREW) if table.crew[crew] >= 0),
            *(self.mug_on(ship, i) for ship in ships for i in range(table.rum[ship])),
            *(self.touch(ship) for ship in ships),
            *(self.gauge(place) for place in places),
            *self.last_moment(),
        ]
        return Area("ship", pieces, y=KEEL)

    def part_at(self, ship: int) -> Piece:
        if self.table.ships[ship] == IN_PLAY:
            return Piece(drawings.part(ship), COLUMNS[ship], key=f"ship-{v.SHIPS.tokens[ship]}")
        wreck, holds = use("wreck", class_="wreck"), (v.CODEC.text(v.LEAVES.of(ship)),)
        return Piece(wreck, COLUMNS[ship], key=f"wreck-{v.SHIPS.tokens[ship]}", holds=holds)

    def crew_member(self, crew: int) -> Piece:
        ship = int(self.table.crew[crew])
        drawn = fresh(use(sheet.CREW[crew], 0, 0, CREW_SIZE), "piece", ship in self.just.moved_to)
        return Piece(drawn, *CREW_AT, key=sheet.CREW[crew]).at(COLUMNS[ship], 0)

    def mug_on(self, ship: int, i: int) -> Piece:
        key, rum = f"rum-{v.SHIPS.tokens[ship]}-{i}", self.just.rum
        just = rum is not None and rum[1] == ship and i == self.table.rum[ship] - 1
        came = f"mug-{rum[0] + 1}" if rum is not None and just else ""
        drawn = use("mug", 0, 0, 60) + number(f"+{v.RUM}", -4, 20, "more")
        mug = Piece(fresh(drawn, "piece", just), *MUGS_AT[i], key=key, came=came)
        return mug.at(COLUMNS[ship], 0)

    def touch(self, ship: int) -> Piece:
        """Return a part as a thing to put rum on or to send the crew to, over all that is on it."""
        token, label = v.SHIPS.tokens[ship], sheet.part_in_words(self.scene, ship)
        key = f"deck-{token}"
        x, ghost = COLUMNS[ship], self.arriving_crew()
        return Piece("", x, key=key, token=token, label=label, box=PART_BOX, ghost=ghost)

    def arriving_crew(self) -> str:
        """Return who would come to a part, if the viewer is asked where to (SIR-M2)."""
        asks = self.scene.view.asks
        if self.scene.seat not in self.scene.asked() or kind_of(asks[0]) != CREW.kind:
            return ""
        return use(sheet.CREW[self.table.moving], *CREW_AT, CREW_SIZE)

    def gauge(self, place: int) -> Piece:
        """Return how much a side has laid against what it must reach (SIR-P1)."""
        ship, seat = place >> 1, place & 1
        shown = drawings.gauge(int(self.table.total[place]), int(self.table.resistance(ship)))
        drawn = fresh(shown, "gauged", place == self.just.arrived)
        y = GAUGE_AT if seat == self.me else -GAUGE_AT
        label = sheet.side_in_words(self.scene, place)
        key = f"gauge-{place}"
        return Piece(drawn, COLUMNS[ship], y, key=key, seat=seat, label=label, echo=True)

    def last_moment(self) -> list[Piece]:
        """Return a shine where a part was taken, and for a moment the card that did it."""
        just = self.just
        burst = tag("circle", r=120, fill="url(#sirens-glow)", class_="burst")
        pieces = [
            Piece(burst, COLUMNS[ship], key=f"burst-{v.SHIPS.tokens[ship]}")
            for ship in sorted(just.gone)
        ]
        if just.arrived >= 0 and just.arrived >> 1 in just.gone:
            drawn = tag("g", drawings.lying_card(just.card), class_="ghost")
            ghost = Piece(drawn, key=f"ghost-{just.arrived}", came=self.origin())
            top = drawings.top_of(0, just.arrived & 1 == self.me)
            pieces.append(ghost.at(COLUMNS[just.arrived >> 1], top))
        return pieces

    # --- The cards at its sides -----------------------------------------------------------------

    def side(self, place: int) -> list[Piece]:
        """Return a place to lay cards at, and on it the cards that lie there."""
        mine, x = place & 1 == self.me, COLUMNS[place >> 1]
        token = v.PLACES.tokens[seen_by(place, self.me)]
        label = sheet.side_in_words(self.scene, place)
        slots = drawings.slots(int(self.table.count[place]), mine)
        key, box = f"side-{place}", drawings.side_box(mine)
        holds = tuple(of_seat(seat, named(v.PLACES, seen_by(place, seat))) for seat in range(2))
        side = Piece(
            slots, x, key=key, token=token, label=label, box=box, class_="side", holds=holds
        )
        cards = self.cards_at(place, token)
        upwards = cards if mine else cards[::-1]  # lower cards lie above higher ones
        return [side, *(piece for card in upwards for piece in card)]

    def cards_at(self, place: int, token: str) -> list[list[Piece]]:
        """Return the cards at a place, the highest next to the ship, each with its octopus."""
        mine, x = place & 1 == self.me, COLUMNS[place >> 1]
        on_top = int(self.table.count[place]) - 1 if mine else 0
        found: list[list[Piece]] = []
        for card in reversed(range(v.N_CARDS)):
            riders = self.riders(place, card)
            new = self.new_copy(place, card, riders)
            for copy, rider in enumerate(riders):
                slot, just = len(found), copy == new
                named = f"{token}/{v.CARDS.tokens[card]}"
                high = LYING[1] if slot == on_top else STEP
                laid, *octopus = self.lying(card, named, rider, high, just)
                came = self.origin() if just else ""
                laid = replace(laid, key=f"lying-{place}-{card}-{copy}", came=came)
                pieces = [laid, *octopus]
                found.append([piece.at(x, drawings.top_of(slot, mine)) for piece in pieces])
        return found

    def riders(self, place: int, card: int) -> list[int]:
        """Return whose octopus lies on each of some equal cards; -1: nobody's."""
        lying = place * v.N_CARDS + card
        found = [-1] * int(self.table.lying(place, card))
        if self.table.octopus[self.other] == lying:
            found[0] = self.other
        if self.table.octopus[self.me] == lying:
            found[-1] = self.me
        return found

    def new_copy(self, place: int, card: int, riders: list[int]) -> int:
        """Return which of some equal cards has just arrived; -1: none."""
        just = self.just
        if just.arrived != place or just.card != card:
            return -1
        rider = just.actor if just.taken_from >= 0 else -1
        return riders.index(rider) if rider in riders else -1

    def lying(self, card: int, token: str, rider: int, high: float, just: bool) -> list[Piece]:
        """Return a card at the ship. From under the opponent's octopus none is taken (SIR-O2)."""
        label = self.scene.phrases.thing(v.LYING, token)
        laid = Piece(fresh(drawings.lying_card(card), "laid", just), label=label)
        if rider != self.other:
            box = (-LYING[0] / 2, 0, LYING[0], high)
            laid = replace(laid, token=token, box=box, corner=13, class_="lying")
        if rider < 0:
            return [laid]
        return [laid, self.octopus_of(rider, 56, just).at(*OCTOPUS_AT)]

    def octopus_of(self, seat: int, size: float, just: bool = False) -> Piece:
        label = sheet.octopus(self.scene, seat)
        return Piece(octopus(seat, size, just), key=f"octopus-{seat + 1}", label=label)

    def origin(self) -> str:
        """Return the key of the card that has just arrived, where it was before."""
        just, table = self.just, self.table
        drew = 1 if just.drew == just.actor else 0
        if just.taken_from >= 0:
            left = table.lying(just.taken_from, just.card)
            return f"lying-{just.taken_from}-{just.card}-{left}"
        if just.actor == self.me and self.own is not None:
            held = self.own.cards[just.card] - (drew if just.drawn == just.card else 0)
            return f"held-{just.actor + 1}-{just.card}-{held}"
        return f"back-{just.actor + 1}-{table.hand_size[just.actor] - drew}"

    # --- The players ----------------------------------------------------------------------------

    def opponent(self) -> list[Area]:
        """Return the other player's things, along the horizon."""
        seat, table = self.other, self.table
        backs = side_by_side(self.backs(seat, THEIR_CARDS), 40, *THEIR_HAND)
        if table.more_tactics == 1:
            backs.append(self.pile(seat, THEIR_PILE, THEIR_CARDS))
        things = self.things(seat, THEIRS)
        if table.mugs[seat]:
            drawn, label = use("mug", 0, 0, 62), self.scene.say("board-mug")
            things.append(Piece(drawn, *THEIR_MUG, key=f"mug-{seat + 1}", label=label))
        return [self.name(seat, THEIRS), Area("backs", backs), Area("theirs", things)]

    def viewer(self) -> list[Area]:
        """Return the viewer's things, along the beach."""
        seat, table = self.me, self.table
        rum: list[Piece] = []
        if table.mugs[seat]:
            drawn, label = use("mug", 0, 0, 96), self.scene.say("board-own-mug")
            key, class_ = f"mug-{seat + 1}", "control held"
            mug = Piece(drawn, key=key, token="rum", label=label, box=BUTTON, class_=class_)
            rum = [mug.at(*RUM_AT)]
        done, pile = self.button(v.DONE, DONE_AT), self.pile(int(table.pile_of(seat)), PILE, PILED)
        return [
            self.name(seat, OWN),
            Area("own", self.things(seat, OWN)),
            Area("rum", rum),
            Area("done", [done]),
            Area("pile", [pile]),
        ]

    def name(self, seat: int, at: Spots) -> Area:
        """Return a player's siren, name and points."""
        (x, y, width), (pearls_x, pearls_y) = at.plate, at.pearls
        plate = name_plate(self.scene.names[seat], seat, seat == self.table.player, width)
        pearls = group(self.pearls(seat), x=pearls_x, y=pearls_y)
        holds = (plate_of(seat),)
        named = Piece(plate + pearls, x, y, key=f"plate-{seat + 1}", seat=seat, holds=holds)
        return Area(f"player-{seat + 1}", [named], siren(seat, *at.siren))

    def things(self, seat: int, at: Spots) -> list[Piece]:
        """Return a player's trophies, and the octopus if it lies on no card."""
        pieces = [trophy.at(*at.trophies) for trophy in self.trophies(seat)]
        if self.table.octopus[seat] < 0:
            pieces.append(self.octopus_of(seat, 68).at(*at.octopus))
        return pieces

    def pearls(self, seat: int) -> str:
        """Return a pearl for each point, and a hollow for each that is still needed (SIR-P4)."""
        points = int(self.table.points[seat])
        pearl = fresh(use("pearl", 0, 0, 38), "pearl", seat in self.just.won.values())
        hollow = tag("circle", r=12, class_="hollow")
        return "".join(
            group(pearl if i < points else hollow, x=36 * i)
            for i in range(max(v.POINTS_TO_WIN, points))
        )

    def trophies(self, seat: int) -> list[Piece]:
        """Return the parts of the ship a player has taken, and a hat for each of the crew."""
        just, taken = self.just, sheet.taken_by(self.table, seat)
        crew = int(self.table.points[seat]) - len(taken)
        with_crew = any(just.won[ship] == seat for ship in just.with_crew)
        hat = fresh(use("hat", 0, 0, 50), "trophy", with_crew)
        parts = {ship: fresh(drawings.trophy(ship), "trophy", ship in just.won) for ship in taken}
        pieces = [Piece(part, key=f"ship-{v.SHIPS.tokens[n]}") for n, part in parts.items()]
        pieces += [Piece(hat, key=f"hat-{seat + 1}-{i}") for i in range(crew)]
        return [piece.at(64 * i, 0) for i, piece in enumerate(pieces[: v.POINTS_TO_WIN])]

    def button(self, verb: Verb, at: tuple[int, int]) -> Piece:
        name, label = verb.name, self.scene.phrases.label(verb.base)
        key, holds = f"button-{name}", (of_seat(self.me, name),)
        button = Piece(
            use(name), key=key, token=name, label=label, box=BUTTON, class_="control", holds=holds
        )
        return button.at(*at)

    # --- The cards face down, and the hand ------------------------------------------------------

    def emblem(self, seat: int) -> int:
        """Return whose emblem cards bear on their backs: with more tactics each has its own."""
        return seat if self.table.more_tactics == 1 else -1

    def backs(self, seat: int, size: tuple[int, int]) -> list[Piece]:
        """Return a hand face down; the card just drawn comes from the pile."""
        n = int(self.table.hand_size[seat])
        in_and_out = tuple(of_seat(seat, verb.name) for verb in (v.DREW, v.PICK, v.PLAY))
        drawn, label = back(*size, self.emblem(seat)), sheet.in_hand(self.scene, seat)
        card = Piece(drawn, holds=in_and_out, label=label)
        cards = [replace(card, key=f"back-{seat + 1}-{i}") for i in range(n)]
        if cards and self.just.drew == seat:
            cards[-1] = replace(cards[-1], came=self.top_of_pile(seat))
        return cards

    def top_of_pile(self, seat: int) -> str:
        """Return the key that the pile had from which a card was just drawn."""
        pile = self.table.pile_of(seat)
        return f"pile-{pile}-{self.table.pile_size[pile] + 1}"

    def pile(self, pile: int, where: tuple[int, int], size: tuple[int, int]) -> Piece:
        """Return the cards still to be drawn, the more the higher, and how many they are."""
        n = int(self.table.pile_size[pile])
        width, height = size
        drawn = rect(around(*size), 10, "slot")
        if n > 0:
            card, r = back(width, height, self.emblem(pile)), width * 0.31
            cards = [group(card, y=-3 * i) for i in range(min(5, (n + 5) // 6))]
            class_ = "count" if width > HELD[0] / 2 else "count small"
            drawn = "".join([*cards, badge(n, width * 0.36, height * 0.42, r, r * 0.42, class_)])
        key, holds = f"pile-{pile}-{n}", (v.CARD.name, v.DREW.name)
        return Piece(drawn, *where, key=key, holds=holds, label=sheet.piles(self.scene)[pile])

    def hand(self) -> Area:
        """Return the viewer's cards, for a spectator their backs. With none, passing is offered."""
        cards = self.backs(self.me, HELD) if self.own is None else self.held(self.own)
        if not cards and not self.picking:
            cards = [self.button(v.PASS, (0, 0))]
        x, y = HAND
        holds = tuple(of_seat(self.me, verb.name) for verb in (v.CARD, v.PICK, v.DREW, v.PLAY))
        return Area("hand", side_by_side(cards, 122), x=x, y=y, holds=holds)

    def held(self, own: Hand) -> list[Piece]:
        """Return the cards in the hand, the lowest first."""
        found: list[Piece] = []
        for card in range(v.N_CARDS):
            token, label = self.scene.thing(v.CARDS, card)
            token = "" if self.picking else token
            n = int(own.cards[card])
            for copy in range(n):
                new = self.just.drew == self.me and self.just.drawn == card and copy == n - 1
                drawn = fresh(drawings.held_card(card), "in-hand", new)
                held = Piece(drawn, token=token, label=label, box=around(*HELD))
                came = self.top_of_pile(self.me) if new else ""
                found.append(replace(held, key=f"held-{self.me + 1}-{card}-{copy}", came=came))
        return found

    def offer(self) -> Area:
        """SIR-S3: return the cards from which the hand is picked, where own ones will lie later."""
        if self.own is None or not self.picking:
            return Area("offer")
        offered = [self.offered(card, self.own) for card in range(v.N_CARDS)]
        pieces: list[Piece] = []
        for n, y in OFFERED:
            pieces += side_by_side(offered[len(pieces) : len(pieces) + n], 109, WIDTH / 2, y, 0.88)
        return Area("offer", [piece for piece in pieces if piece.drawn])

    def offered(self, card: int, own: Hand) -> Piece:
        """Return the copies of a card that are left to pick. Picks go upwards, so some are past."""
        _, half = self.unseen[card]  # both have the same cards
        left = half - int(own.cards[card])
        drawn = "".join(
            group(drawings.held_card(card), x=-5 * i, y=-6 * i) for i in reversed(range(left))
        )
        if left > 1:
            drawn += badge(left, 42, -62, 21, 10, "copies")
        class_ = "offered past" if card < own.last_pick else "offered"
        key, (token, label) = f"offered-{card}", self.scene.thing(v.CARDS, card)
        box = (-62, -86, 124, 166)
        return Piece(drawn, key=key, token=token, label=label, box=box, class_=class_)

    def to_come(self) -> Area:
        """Return the cards the viewer has not seen: a dot for each under its value."""
        cards = [drawings.unseen(card, *numbers) for card, numbers in enumerate(self.unseen)]
        drawn = rect((12, 0, 876, 56), 18, "ribbon") + use("unseen", 44, 28, 40)
        drawn += "".join(row(cards, 54.5, 478.5))
        label = sheet.unseen_in_words(self.scene)
        ribbon = Piece(drawn, key="unseen", label=label, class_="unseen")
        return Area("to-come", [ribbon], y=RIBBON)
