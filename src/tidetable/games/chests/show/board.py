"""The board: boats on the sea, chests and dice on the quay, the own boat in front.

Everything keeps its place from picture to picture, so that a child finds it again and a piece can
be seen to move. What can be touched is at least a fingertip wide when the board fills a phone.
"""

from collections import Counter
from typing import Final

from tidetable.core.codec import Verb
from tidetable.core.show.changing import replace
from tidetable.core.show.happenings import named, of_seat, plate_of
from tidetable.core.show.kit import Rectangle, around, badge, fresh, rect, spread
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import group, tag
from tidetable.games.chests.rules import filling, verbs as v
from tidetable.games.chests.rules.drawers import seat_treasure
from tidetable.games.chests.rules.state import Tabletop
from tidetable.games.chests.show import drawings, scenery
from tidetable.games.chests.show.drawings import CARD, card, chest, die, use
from tidetable.games.chests.show.happened import happened
from tidetable.games.chests.show.scenery import BEACH, DEEP, HALO, QUAY, SEA, SHORE, WIDTH
from tidetable.games.chests.show.sheet import chest_in_words, pile_in_words

OPPONENTS_X: Final = {1: [450], 2: [240, 660], 3: [150, 450, 750]}
SUN_X: Final = {1: 190, 2: 450, 3: 300}  # where no boat hides it
ISLAND_X: Final = {1: 735, 2: 60, 3: 600}
DOLPHINS: Final = use("dolphin", 160, 270) + use("dolphin", 770, 300, 74)  # beside a single boat
OPPONENTS_WATER: Final = 196
AFLOAT: Final = 0.94  # how large the others' boats are
OPPONENTS_CARDS: Final = 304
CHESTS_X: Final = [120, 350, 580]
CHESTS_Y: Final = 588
PILE: Final = (798, 506)
FELT: Final = "".join(rect((172, 618, 556, 160), 36, c) for c in ("felt", "rope", "rope twist"))
CUP: Final = use("cup", 90, 700, 112)
BUOY: Final = use("done", 814, 700, 116)
DICE_X: Final = [242, 381, 520, 659]
DICE_Y: Final = 698
DIE: Final = 116
DIE_TURNS: Final = [-6, 3, -3, 5]
OWN_BOAT: Final = (158, 992)
OWN_CARDS: Final = (614, 944)
CORNER: Final = 26  # of what takes a click
THROWN: Final = (v.DICE.name, v.LOST.name)  # what happens on the felt


def board(scene: Scene) -> list[Area]:
    """Return what lies where, from the back to the front. It depends on nothing but the scene."""
    return Board(scene).areas()


class Board:
    """One picture being drawn: what lies where, and what has just changed."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table = scene.public(Tabletop)
        self.just = happened(self.table, scene.news)
        self.me = scene.me
        self.filled = [self.dice_of(i) for i in range(self.table.n_filled)]
        self.named: Counter[int] = Counter()
        self.names = [[self.name_die(face) for face in faces] for _, faces in self.filled]

    def areas(self) -> list[Area]:
        return [
            Area("deep", ground=DEEP, shown=False),
            self.sea(),
            Area("deck", ground=QUAY),
            Area("shore", ground=SHORE + BEACH),
            *self.opponents(),
            self.quay(),
            self.tray(),
            self.treasures_before(self.me, *OWN_CARDS, 552, 1.02),
            self.boat(self.me, *OWN_BOAT, 1.06),
            self.reveals(),
        ]

    # --- The dice -------------------------------------------------------------------------------

    def dice_of(self, i: int) -> tuple[int, list[int]]:
        """Return an action that filled a card, and the faces on the card's places."""
        table = self.table
        action, jokers, for_coins = (
            int(row[i]) for row in (table.filled, table.jokers, table.coin_jokers)
        )
        if v.OPEN.has(action):
            plain = int(table.places[action - v.OPEN.base]) - jokers
            return action, [v.KEY] * plain + [v.SABRES] * jokers
        treasure = int(v.CODEC.verb(action).number(action)) % v.N_TREASURES
        coins = [v.COIN] * int(v.COINS[treasure] - for_coins) + [v.SABRES] * for_coins
        jokers -= for_coins
        diamonds = [v.DIAMOND] * int(v.DIAMONDS[treasure] - jokers) + [v.SABRES] * jokers
        return action, coins + diamonds

    def filled_by(self, action: int) -> list[int]:
        """Return which of the filled cards an action filled."""
        return [i for i, (filling_, _) in enumerate(self.filled) if filling_ == action]

    def name_die(self, face: int) -> str:
        """Return a key for the next die with this face: the dice placed first come first."""
        self.named[face] += 1
        return f"die-{v.FACES.tokens[face]}-{self.named[face]}"

    def dice_on(self, i: int, spots: list[tuple[float, float, float]]) -> list[Piece]:
        """Return the dice on the i-th card filled, each on its place."""
        action, faces = self.filled[i]
        return [
            self.placed_die(face, name, x, y, size + 4, action in self.just.filled)
            for face, name, (x, y, size) in zip(faces, self.names[i], spots, strict=True)
        ]

    def placed_die(
        self, face: int, name: str, x: float, y: float, size: float, just: bool
    ) -> Piece:
        drawn, label = fresh(die(face, 0, 0, size), "die placed", just), self.face(face)
        return Piece(drawn, x, y, key=name, label=label)

    def face(self, face: int) -> str:
        return self.scene.phrases.thing(v.FACES, v.FACES.tokens[face])

    def tray(self) -> Area:
        """Return the cup, the dice that are not placed, and the buoy that ends the turn."""
        buoy = self.control(v.DONE, BUOY, (742, 624, 144, 150))
        if self.table.rolls == 0:
            first = self.control(v.ROLL, CUP + self.waiting_dice(), (16, 611, 720, 174), "first")
            return Area("tray", [first, buoy], FELT, holds=THROWN)
        cup = self.control(v.ROLL, CUP, (16, 622, 142, 154))
        return Area("tray", [cup, *self.dice_in_tray(), buoy], FELT, holds=THROWN)

    def control(self, verb: Verb, drawn: str, box: Rectangle, class_: str = "") -> Piece:
        """Return what is clicked to do something at once."""
        name, label = verb.name, self.scene.phrases.label(verb.base)
        class_ = f"control {class_}".strip()
        return Piece(
            drawn, key=name, token=name, label=label, box=box, corner=CORNER, class_=class_
        )

    def waiting_dice(self) -> str:
        """Return four blank dice; before them, for a moment, those that ended the turn before."""
        past = [self.loose_die(face, i, "past") for i, face in enumerate(self.just.past_dice)]
        blank = "blank after" if past else "blank"
        return "".join([*(self.loose_die(v.NO_DIE, i, blank) for i in range(v.N_DICE)), *past])

    def dice_in_tray(self) -> list[Piece]:
        """Return the dice not placed. Each keeps its slot while others are taken away."""
        faces = [face for face in range(v.N_FACES) for _ in range(self.table.dice[face])]
        taken = self.named.copy()
        just = "just" if self.just.rolled else ""
        slots = [n + sum(taken[below] for below in range(face + 1)) for n, face in enumerate(faces)]
        return [
            Piece(self.loose_die(face, slot, just), key=self.name_die(face), label=self.face(face))
            for face, slot in zip(faces, slots, strict=True)
        ]

    def loose_die(self, face: int, slot: int, class_: str) -> str:
        drawn = tag("g", die(face, 0, 0, DIE, DIE_TURNS[slot]), class_=f"die slot-{slot} {class_}")
        return group(drawn, x=DICE_X[slot], y=DICE_Y)

    # --- The chests -----------------------------------------------------------------------------

    def quay(self) -> Area:
        chests = [piece for place in range(v.N_PLACES) for piece in self.chest_at(place)]
        return Area("quay", [*chests, self.pile()])

    def chest_at(self, place: int) -> list[Piece]:
        keys, token = int(self.table.places[place]), v.PLACES.tokens[place]
        if keys == 0:
            empty = tag("ellipse", cy=-30, rx=92, ry=34, class_="empty")
            return [Piece(empty, CHESTS_X[place], CHESTS_Y)]
        laid = "laid just" if place in self.just.laid else "laid"
        drawn = tag("g", chest(keys), class_=f"{laid} {token}")
        key, holds = f"chest-{token}", (f"place-{token}",)
        at, label = (CHESTS_X[place], CHESTS_Y), chest_in_words(self.scene, place, keys)
        closed = Piece(drawn, *at, key=key, corner=CORNER, holds=holds, label=label)
        for i in self.filled_by(v.OPEN.of(place)):
            dice = self.dice_on(i, drawings.places_on_chest(keys))
            return [closed, *(die.at(*at) for die in dice)]
        return [replace(closed, token=token, box=(-106, -180, 212, 194))]

    def reveals(self) -> Area:
        """Return the chests just turned over: they open, show what they held, and fade away."""
        pieces: list[Piece] = []
        for place, treasure in self.just.opened.items():
            lid = tag("g", use("lid"), class_="flip")
            held = tag("g", card(treasure), class_="rising")
            turned = tag("g", use("open-chest"), lid, held, class_="reveal")
            key, holds = f"reveal-{v.PLACES.tokens[place]}", (named(v.TREASURES, treasure),)
            at, (_, label) = (CHESTS_X[place], CHESTS_Y), self.scene.thing(v.TREASURES, treasure)
            pieces.append(Piece(turned, *at, key=key, holds=holds, label=label))
        return Area("reveals", pieces)

    def pile(self) -> Piece:
        """Return the cards face down, the keys of the top one (CHE-R1), and how many they are."""
        n, said = int(self.table.pile), pile_in_words(self.scene, self.table)
        if n == 0:
            empty = rect((-66, -70, 132, 142), 14, "empty")
            return Piece(empty, *PILE, key="pile", label=said, holds=(v.CHEST.name,))
        cards = [use("card", 0, -4 * i, 112) for i in range(min(n, 7))]
        lift = -4 * len(cards) + 4
        top = group(chest(int(self.table.top)), x=0, y=lift + 54, scale=0.6)
        drawn = "".join([*cards, top, badge(n, 54, 66, 32, 13, "count")])
        return Piece(drawn, *PILE, key="pile", label=said, holds=(v.CHEST.name,))

    # --- The boats ------------------------------------------------------------------------------

    def sea(self) -> Area:
        """Return what lies behind everything; in the last round the sun sets on it."""
        others, left = len(self.scene.others), int(self.table.turns_left)
        sky = scenery.sky(SUN_X[others], ISLAND_X[others], left >= 0, max(0, left))
        shine = scenery.sun_on_water(SUN_X[others]) if left >= 0 else ""
        dolphins = DOLPHINS if others == 1 else ""
        ground = sky + SEA + shine + dolphins
        return Area("sea", ground=ground, holds=(v.LAST_ROUND.name,))

    def opponents(self) -> list[Area]:
        """Return the other boats, in the order in which they follow the viewer."""
        others = self.scene.others
        room = WIDTH / len(others) - 26
        areas: list[Area] = []
        for seat, x in zip(others, OPPONENTS_X[len(others)], strict=True):
            areas.append(self.boat(seat, x, OPPONENTS_WATER, AFLOAT))
            areas.append(self.treasures_before(seat, x, OPPONENTS_CARDS, room, 0.77))
        return areas

    def boat(self, seat: int, x: float, y: float, scale: float) -> Area:
        active = seat == self.table.player
        afloat = scenery.boat(self.table, seat, self.scene.names[seat], active)
        bones = (seat, v.FISH_BONES) in self.just.brought
        afloat += scenery.loot(self.table, seat, seat in self.just.loaded, bones)
        holds = (plate_of(seat), of_seat(seat, named(v.TREASURES, v.FISH_BONES)))
        drawn = (HALO if active else "") + afloat
        pieces = [Piece(drawn, key=f"boat-{seat + 1}", holds=holds)]
        if active:
            pieces.append(Piece(use("lantern", 112, -108), key="lantern"))
        if filling.is_boarded(self.table, seat):
            pieces.append(self.boarding_die(seat))
        return Area(f"boat-{seat + 1}", pieces, x=x, y=y, scale=scale)

    def boarding_die(self, seat: int) -> Piece:
        """CHE-R3: the sabres die on the boat of somebody who is robbed."""
        stolen = [v.STEAL.number(action) for action in self.just.filled if v.STEAL.has(action)]
        just = any(theirs // v.N_TREASURES == seat for theirs in stolen)
        return self.placed_die(v.SABRES, f"boarder-{seat + 1}", -86, -100, 74, just)

    # --- The treasures --------------------------------------------------------------------------

    def treasures_before(self, seat: int, x: float, y: float, room: float, scale: float) -> Area:
        """Return the cards before a boat in a row: equals stacked, those with dice apart."""
        cards = [card for treasure in range(v.FISH_BONES) for card in self.cards_of(seat, treasure)]
        name, n = f"treasures-{seat + 1}", len(cards)
        if not cards:
            return Area(name, x=x, y=y)
        step = min((CARD[0] + 10) * scale, room / n)
        spots = zip(cards, spread(n, step), strict=True)
        size = step / (CARD[0] + 10)
        pieces = [piece.at(at, 0, size) for card, at in spots for piece in card]
        rx, ry = step * n / 2 + 14, 48 * scale
        bank = tag("ellipse", cy=30 * scale, rx=rx, ry=ry, class_="bank")
        return Area(name, pieces, "" if seat == self.me else bank, x, y)

    def cards_of(self, seat: int, treasure: int) -> list[list[Piece]]:
        """Return the cards of one kind: each filled one by itself, the others on one stack."""
        own = seat == self.table.player
        wanted = v.LOAD.of(treasure) if own else v.STEAL.of(seat_treasure(seat, treasure))
        filled = self.filled_by(wanted)
        spots = drawings.places_on_card(len(drawings.symbols_of(treasure)))
        key, holds = f"treasure-{seat + 1}-{treasure}", self.filled_names(seat, treasure)
        drawn, (_, label) = card(treasure), self.token_of(seat, treasure)
        cards = [
            [Piece(drawn, key=f"{key}-{j}", holds=holds, label=label), *self.dice_on(i, spots)]
            for j, i in enumerate(filled)
        ]
        left = int(self.table.treasures[seat_treasure(seat, treasure)]) - len(filled)
        stack = [[self.stack(seat, treasure, left, f"{key}-{len(filled)}")]] if left > 0 else []
        return cards + stack

    def stack(self, seat: int, treasure: int, n: int, key: str) -> Piece:
        below = "".join(
            group(use("card"), x=5 * i, y=-6 * i, turn=2 * i) for i in range(min(n, 4) - 1, 0, -1)
        )
        just = (seat, treasure) in self.just.brought
        drawn = fresh(below + card(treasure), "treasure", just)
        if n > 1:
            drawn += badge(n, 46, -56, 22, 10, "copies")
        token, label = self.token_of(seat, treasure)
        box = around(132, 142)
        holds = (of_seat(seat, named(v.TREASURES, treasure)), *self.filled_names(seat, treasure))
        return Piece(drawn, key=key, token=token, label=label, box=box, corner=CORNER, holds=holds)

    def filled_names(self, seat: int, treasure: int) -> tuple[str, ...]:
        """Return the moves that fill a treasure with dice: its owner's, and a thief's."""
        load = v.CODEC.text(v.LOAD.of(treasure))
        return of_seat(seat, load), v.CODEC.text(v.STEAL.of(seat_treasure(seat, treasure)))

    def token_of(self, seat: int, treasure: int) -> tuple[str, str]:
        """Return how a treasure is clicked and named: the own, or one before another boat."""
        if seat == self.me:
            return self.scene.thing(v.TREASURES, treasure)
        return self.scene.thing(v.THEIRS, int(seat_treasure(seat, treasure)))
