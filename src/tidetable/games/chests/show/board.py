"""The picture of the board: boats on the sea, chests and dice on the quay, the own boat in front.

Everything keeps its place from picture to picture, so that a child finds it again and a piece can
be seen to move. What can be touched is at least a fingertip wide when the board fills a phone.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from tidetable.core.show.art import framed
from tidetable.core.show.kit import around, badge, fresh, placed, rect, spread
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import group, tag
from tidetable.games.chests.rules import filling
from tidetable.games.chests.rules import verbs as v
from tidetable.games.chests.rules.drawers import seat_treasure
from tidetable.games.chests.rules.state import Tabletop
from tidetable.games.chests.show import drawings, scenery
from tidetable.games.chests.show.drawings import CARD, card, chest, die, touchable, use
from tidetable.games.chests.show.ending import ending
from tidetable.games.chests.show.happened import happened
from tidetable.games.chests.show.scenery import BEACH, DEFS, QUAY, SEA, SIZE, WIDTH
from tidetable.games.chests.show.sheet import chest_in_words

__all__ = ["SIZE", "draw"]

OPPONENTS_X: Final = {1: [450], 2: [240, 660], 3: [150, 450, 750]}
SUN_X: Final = {1: 190, 2: 450, 3: 300}  # where no boat hides it
ISLAND_X: Final = {1: 735, 2: 60, 3: 600}
OPPONENTS_WATER: Final = 196
OPPONENTS_CARDS: Final = 304
CHESTS_X: Final = [120, 350, 580]
CHESTS_Y: Final = 588
PILE: Final = (798, 506)
CUP: Final = (90, 700)
DICE_X: Final = [242, 381, 520, 659]
DICE_Y: Final = 698
DIE: Final = 116
DIE_TURNS: Final = [-6, 3, -3, 5]
DONE_AT: Final = (814, 700)
OWN_BOAT: Final = (158, 992)
OWN_CARDS: Final = (614, 944)


def draw(scene: Scene) -> str:
    """Return the inside of the board's <svg>. It depends on nothing but the scene."""
    if scene.over:
        return framed("chests", DEFS, ending(scene))
    board = Board(scene)
    return framed(
        "chests",
        DEFS,
        board.sky_and_sea(),
        QUAY,
        BEACH,
        board.opponents(),
        *(board.chest_at(place) for place in range(v.N_PLACES)),
        board.pile(),
        board.tray(),
        board.treasures_before(board.me, *OWN_CARDS, 552, 1.02),
        board.boat(board.me, *OWN_BOAT, 1.06),
        board.reveals(),
    )


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

    def dice_on(self, i: int, spots: list[tuple[float, float, float]]) -> str:
        """Return the dice on the i-th card filled, each on its place."""
        action, faces = self.filled[i]
        return "".join(
            self.placed_die(face, name, x, y, size + 4, action in self.just.filled)
            for face, name, (x, y, size) in zip(faces, self.names[i], spots, strict=True)
        )

    def placed_die(self, face: int, name: str, x: float, y: float, size: float, just: bool) -> str:
        return placed(fresh(die(face, 0, 0, size), "die placed", just), name, x, y)

    def tray(self) -> str:
        """Return the cup, the dice that are not placed, and the buoy that ends the turn."""
        layers = ("felt", "rope", "rope twist")
        felt = "".join(rect((172, 618, 556, 160), 36, class_) for class_ in layers)
        cup, buoy = use("cup", *CUP, 112), use("done", *DONE_AT, 116)
        roll, done = (self.scene.phrases.label(verb.base) for verb in (v.ROLL, v.DONE))
        if self.table.rolls == 0:
            ready = cup + self.waiting_dice()
            dice = touchable("roll", roll, ready, (16, 611, 720, 174), class_="control first")
        else:
            dice = touchable("roll", roll, cup, (16, 622, 142, 154), class_="control")
            dice += self.dice_in_tray()
        return felt + dice + touchable("done", done, buoy, (742, 624, 144, 150), class_="control")

    def waiting_dice(self) -> str:
        """Return four blank dice; before them, for a moment, those that ended the turn before."""
        past = [self.loose_die(face, i, "past") for i, face in enumerate(self.just.past_dice)]
        blank = "blank after" if past else "blank"
        return "".join([*(self.loose_die(v.NO_DIE, i, blank) for i in range(v.N_DICE)), *past])

    def dice_in_tray(self) -> str:
        """Return the dice not placed. Each keeps its slot while others are taken away."""
        slot = 0
        parts: list[str] = []
        for face in range(v.N_FACES):
            slot += self.named[face]
            for _ in range(self.table.dice[face]):
                loose = self.loose_die(face, slot, "just" if self.just.rolled else "")
                parts.append(tag("g", loose, data_key=self.name_die(face)))
                slot += 1
        return "".join(parts)

    def loose_die(self, face: int, slot: int, class_: str) -> str:
        drawn = tag("g", die(face, 0, 0, DIE, DIE_TURNS[slot]), class_=f"die slot-{slot} {class_}")
        return group(drawn, x=DICE_X[slot], y=DICE_Y)

    # --- The chests -----------------------------------------------------------------------------

    def chest_at(self, place: int) -> str:
        keys = int(self.table.places[place])
        x = CHESTS_X[place]
        if keys == 0:
            return tag("ellipse", cx=x, cy=CHESTS_Y - 30, rx=92, ry=34, class_="empty")
        token = v.PLACES.tokens[place]
        label = chest_in_words(self.scene, place, keys)
        laid = "laid just" if place in self.just.laid else "laid"
        drawn = tag("g", chest(keys), class_=f"{laid} {token}")
        for i in self.filled_by(v.OPEN.of(place)):
            dice = self.dice_on(i, drawings.places_on_chest(keys))
            return group(tag("g", drawn, data_key=f"chest-{token}"), dice, x=x, y=CHESTS_Y)
        box = (-106, -180, 212, 194)
        return group(touchable(token, label, drawn, box, f"chest-{token}"), x=x, y=CHESTS_Y)

    def reveals(self) -> str:
        """Return the chests just turned over: they open, show what they held, and fade away."""
        parts: list[str] = []
        for place, treasure in self.just.opened.items():
            lid = tag("g", use("lid"), class_="flip")
            held = tag("g", card(treasure), class_="rising")
            turned = tag("g", use("open-chest"), lid, held, class_="reveal")
            parts.append(group(turned, x=CHESTS_X[place], y=CHESTS_Y))
        return "".join(parts)

    def pile(self) -> str:
        """Return the cards face down, the keys of the top one (CHE-R1), and how many they are."""
        n = int(self.table.pile)
        x, y = PILE
        if n == 0:
            return rect((x - 66, y - 70, 132, 142), 14, "empty")
        cards = [use("card", 0, -4 * i, 112) for i in range(min(n, 7))]
        lift = -4 * len(cards) + 4
        top = group(chest(int(self.table.top)), x=0, y=lift + 54, scale=0.6)
        count = badge(n, 54, 66, 32, 13, "count")
        return group(tag("g", *cards, top, count, data_key="pile"), x=x, y=y)

    # --- The boats ------------------------------------------------------------------------------

    def sky_and_sea(self) -> str:
        """Return what lies behind everything; in the last round the sun sets on it."""
        others, left = len(self.scene.others), int(self.table.turns_left)
        sky = scenery.sky(SUN_X[others], ISLAND_X[others], left >= 0, max(0, left))
        return sky + SEA + (scenery.sun_on_water(SUN_X[others]) if left >= 0 else "")

    def opponents(self) -> str:
        """Return the other boats, in the order in which they follow the viewer."""
        others = self.scene.others
        room = WIDTH / len(others) - 26
        parts = [use("dolphin", 160, 270), use("dolphin", 770, 300, 74)] if len(others) == 1 else []
        for seat, x in zip(others, OPPONENTS_X[len(others)], strict=True):
            cards = self.treasures_before(seat, x, OPPONENTS_CARDS, room, 0.77)
            parts += [self.boat(seat, x, OPPONENTS_WATER, 0.94), cards]
        return "".join(parts)

    def boat(self, seat: int, x: float, y: float, scale: float) -> str:
        active = seat == self.table.player
        afloat = scenery.boat(self.table, seat, self.scene.names[seat], active)
        bones = (seat, v.FISH_BONES) in self.just.brought
        afloat += scenery.loot(self.table, seat, seat in self.just.loaded, bones)
        lantern = ""
        if active:
            halo = tag("circle", cy=-92, r=150, fill="url(#chests-glow)", class_="halo")
            afloat = halo + afloat
            lantern = tag("g", use("lantern", 112, -108), data_key="lantern")
        afloat = tag("g", afloat, data_key=f"boat-{seat + 1}")
        return group(afloat, lantern, self.boarding_die(seat), x=x, y=y, scale=scale)

    def boarding_die(self, seat: int) -> str:
        """CHE-R3: the sabres die on the boat of somebody who is robbed."""
        if not filling.is_boarded(self.table, seat):
            return ""
        stolen = [v.STEAL.number(action) for action in self.just.filled if v.STEAL.has(action)]
        just = any(theirs // v.N_TREASURES == seat for theirs in stolen)
        return self.placed_die(v.SABRES, f"boarder-{seat + 1}", -86, -100, 74, just)

    # --- The treasures --------------------------------------------------------------------------

    def treasures_before(self, seat: int, x: float, y: float, room: float, scale: float) -> str:
        """Return the cards before a boat in a row: equals stacked, those with dice apart."""
        drawn = [
            part
            for treasure in range(v.FISH_BONES)
            if self.table.treasures[seat_treasure(seat, treasure)] > 0
            for part in self.cards_of(seat, treasure)
        ]
        if not drawn:
            return ""
        step = min((CARD[0] + 10) * scale, room / len(drawn))
        size = step / (CARD[0] + 10)
        spots = zip(drawn, spread(len(drawn), step, x), strict=True)
        cards = "".join(group(part, x=at, y=y, scale=size) for part, at in spots)
        if seat == self.me:
            return cards
        rx, ry = step * len(drawn) / 2 + 14, 48 * scale
        return tag("ellipse", cx=x, cy=y + 30 * scale, rx=rx, ry=ry, class_="bank") + cards

    def cards_of(self, seat: int, treasure: int) -> list[str]:
        """Return the cards of one kind: each filled one by itself, the others on one stack."""
        n = int(self.table.treasures[seat_treasure(seat, treasure)])
        own = seat == self.table.player
        wanted = v.LOAD.of(treasure) if own else v.STEAL.of(seat_treasure(seat, treasure))
        filled = self.filled_by(wanted)
        spots = drawings.places_on_card(len(drawings.symbols_of(treasure)))
        key = f"treasure-{seat + 1}-{treasure}"
        parts = [
            tag("g", card(treasure), data_key=f"{key}-{j}") + self.dice_on(i, spots)
            for j, i in enumerate(filled)
        ]
        left = n - len(filled)
        if left > 0:
            parts.append(self.stack(seat, treasure, left, f"{key}-{len(filled)}"))
        return parts

    def stack(self, seat: int, treasure: int, n: int, key: str) -> str:
        token, label = self.token_of(seat, treasure)
        below = "".join(
            group(use("card"), x=5 * i, y=-6 * i, turn=2 * i) for i in range(min(n, 4) - 1, 0, -1)
        )
        just = (seat, treasure) in self.just.brought
        drawn = fresh(below + card(treasure), "treasure", just)
        if n > 1:
            drawn += badge(n, 46, -56, 22, 10, "copies")
        return touchable(token, label, drawn, around(132, 142), key)

    def token_of(self, seat: int, treasure: int) -> tuple[str, str]:
        """Return how a treasure is clicked and named: the own, or one before another boat."""
        if seat == self.me:
            return self.scene.thing(v.TREASURES, treasure)
        return self.scene.thing(v.THEIRS, int(seat_treasure(seat, treasure)))
