"""The picture of the kingdom: the others at the surface, the board, the own hand on the sand.

Everything keeps its place from picture to picture, so that a piece can be seen to move.
"""

from typing import Final

from tidetable.core.contract import arg_of, kind_of
from tidetable.core.show.happenings import named, of_seat, plate_of
from tidetable.core.show.kit import around, figure, fitted, fresh, number, rect, row, spread
from tidetable.core.show.pieces import Area, Piece, side_by_side
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import group, tag
from tidetable.games.titania.rules import spaces, verbs as v
from tidetable.games.titania.rules.drawers import Hand
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.kingdom import FOG_GAINS
from tidetable.games.titania.rules.placing import EXTRA, PLACE, colours_to_play
from tidetable.games.titania.rules.state import Tabletop
from tidetable.games.titania.rules.turn import TURN
from tidetable.games.titania.show import drawings
from tidetable.games.titania.show.drawings import counter, gain_at, goods, had, use
from tidetable.games.titania.show.happened import Happened
from tidetable.games.titania.show.scenery import KINGDOM_SEA, WIDE_SEA, name_plate
from tidetable.games.titania.show.seabed import Seabed
from tidetable.games.titania.show.sheet import fog_in_words

# The players
THEIRS_Y: Final = 8
WIDEST: Final = 438
OWN_PANEL: Final = (596, 1073)
OWN_WIDE: Final = 396
HAND: Final = (300, 1138)
HAND_WIDE: Final = 572
CARD_STEP: Final = 98
SAIL: Final = "M-5-9 9 7H-5Z"

# The supplies
SUPPLIES_Y: Final = 982
HIGH: Final = 84
PERIOD_X: Final = 62
FLEETS_X: Final = [184, 306, 428]
FLEET: Final = 116
SHIP_AT: Final = (-28, 34)
STORES_X: Final = [524, 594, 664, 734]
STORE: Final = 68
CHOICES_X: Final = [104, 294, 484, 674]
CHOICE: Final = 182
HEAPS_X: Final = [800, 855, 910, 965]
HEAPS: Final = rect((772, 0, 221, HIGH), 16, "panel")
FEW: Final = 3  # ships: the end of the period is near
RIBBON: Final = 1206
DOT: Final = "M-4.5 0a4.5 4.5 0 1 1 0 .1Z"
LOZENGE: Final = "M0-5.5 5.5 0 0 5.5-5.5 0Z"

IN_HEAPS: Final = {  # what comes from each of the heaps, or goes there
    "starfish": (v.GETS_STARFISH.name,),
    "lozenge": (v.TILE.name, v.TAKES_TILE.name),
    "back": (v.CARD.name, v.DREW.name, v.RESHUFFLED.name),
    "discards": (v.DISCARD.name,),
}


def in_hand(seat: int) -> tuple[str, ...]:
    """Return what comes into a seat's hand and what goes out of it."""
    verbs = (v.PLAY, v.JOKER, v.DISCARD, v.CARD, v.DREW)
    return tuple(of_seat(seat, verb.name) for verb in verbs)


def board(scene: Scene) -> list[Area]:
    """Return what lies where, from the back to the front. It depends on nothing but the scene."""
    return Board(scene).areas()


class Board:
    """One picture being drawn: who looks, who is asked, and what has just changed."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table = scene.public(Tabletop)
        self.kingdom = scene.game(Titania).kingdom
        self.just = Happened(scene.news)
        self.me = scene.me
        self.own = scene.own(Hand)
        asks = scene.view.asks  # one question at most
        self.kind = int(kind_of(asks[0])) if scene.view.n_asks else -1
        self.asks_me = scene.seat in scene.asked()
        sails = self.kind in (PLACE.kind, EXTRA.kind)
        self.sailing = v.COLOURS.tokens[arg_of(asks[0])] if sails else ""  # the ship to place

    def areas(self) -> list[Area]:
        return [
            Area("sea", ground=KINGDOM_SEA),
            Area("wide-sea", ground=WIDE_SEA, shown=False),
            *self.others(),
            *Seabed(self.scene, self.just).areas(self.sailing),
            *self.supplies(),
            self.viewer(),
            self.hand(),
            *self.to_come(),
        ]

    # --- The players ----------------------------------------------------------------------------

    def others(self) -> list[Area]:
        """Return the other players, the next to play first."""
        others = self.scene.others
        room = 980 / len(others)
        wide = min(WIDEST, room - 10)
        spots = zip(others, spread(len(others), room, 500 - wide / 2), strict=True)
        return [self.panel(seat, round(x, 1), wide) for seat, x in spots]

    def panel(self, seat: int, x: float, wide: float) -> Area:
        """Return a player's name and points, and below them all that lies open before it."""
        cards, tiles = int(self.table.hand_size[seat]), int(self.table.tiles[seat])
        key, said = f"cards-{seat + 1}", self.scene.say("board-gain-cards", n=cards)
        things = [
            *goods(self.scene.say, self.table, self.just, seat, 38, 38),
            counter(key, "back", cards, 40, seat in self.just.drew, in_hand(seat), said),
            self.tile_counter(seat, tiles, 42),
        ]
        pieces = self.heading(seat, wide - 8)
        pieces += side_by_side(things, (wide - 12) / len(things), wide / 2, 61)
        ground = rect((0, 0, wide, 84), 18, "panel")
        return Area(f"player-{seat + 1}", pieces, ground, x, THEIRS_Y)

    def viewer(self) -> Area:
        """Return the viewer's name, points, shells, starfish and point tiles."""
        own = goods(self.scene.say, self.table, self.just, self.me, 54, 52)
        things = side_by_side(own, 54, 142, 86)
        things += [tile.at(296, 84) for tile in self.tiles()]
        ground = rect((0, 0, OWN_WIDE, 128), 20, "panel")
        pieces = self.heading(self.me, OWN_WIDE - 8) + things
        return Area(f"player-{self.me + 1}", pieces, ground, *OWN_PANEL)

    def heading(self, seat: int, wide: float) -> list[Piece]:
        """Return the name, the points, and for whose turn it is the cards already played."""
        active, n = seat == self.table.player, seat + 1
        plate_wide = wide - 76
        room = plate_wide - (82 if active else 0)
        plate = name_plate(seat, self.scene.names[seat], active, plate_wide, room)
        holds = (plate_of(seat),)
        pieces = [Piece(plate, 4 + plate_wide / 2, 21, key=f"plate-{n}", seat=seat, holds=holds)]
        if active:
            pieces.append(Piece(self.plays(), plate_wide - 60, 21, key=f"plays-{n}"))
        return pieces + [piece.at(wide - 32, 21) for piece in self.points(seat)]

    def plays(self) -> str:
        """Return a sail for each card that may be played, furled once it was (TIT-T1)."""
        classes = ["play used" if i < self.table.plays else "play" for i in range(v.MOST_PLAYS)]
        sails = [tag("path", d=SAIL, class_=class_) for class_ in classes]
        return "".join(group(sail, x=22 * i) for i, sail in enumerate(sails))

    def points(self, seat: int) -> list[Piece]:
        """Return the points, and for a moment how many have come."""
        gained, points = self.just.points.get(seat, 0), int(self.table.points[seat])
        medal = rect(around(68, 38), 19, "medal") + figure(points, 0, 11, "points")
        holds = tuple(of_seat(seat, verb.name) for verb in (v.GETS_POINTS, v.SHOWS))
        drawn = fresh(medal, "gained", gained > 0)
        label = self.scene.say("board-gain-points", n=points)
        pieces = [Piece(drawn, key=f"points-{seat + 1}", holds=holds, label=label)]
        if gained:
            pieces.append(Piece(number(f"+{gained}", 0, -4, "plus"), key=f"plus-{seat + 1}"))
        return pieces

    def tiles(self) -> list[Piece]:
        """Return the point tiles: their values, which none but their owner sees (TIT-N2)."""
        just = self.me in self.just.tiles
        if self.own is None:
            return [self.tile_counter(self.me, int(self.table.tiles[self.me]), 56).at(40, 0)]
        found: list[Piece] = []
        for i, n in enumerate(map(int, self.own.tiles)):
            drawn = use("lozenge", 0, -4, 42) + figure(i + v.LOWEST_VALUE, 0, 3, "tile-value")
            drawn += number(f"×{n}", 0, 30, "times") if n else ""
            holds = (of_seat(self.me, named(v.VALUES, i)),)
            drawn, x = had(drawn, n, n > 0 and just), 8 + 36 * i
            label = self.scene.say("board-tiles-of", n=n, value=i + v.LOWEST_VALUE)
            found.append(Piece(drawn, x, key=f"tiles-of-{i}", holds=holds, label=label))
        return found

    def tile_counter(self, seat: int, n: int, size: float) -> Piece:
        """Return how many point tiles a player has, for whoever may not see them."""
        holds, just = (of_seat(seat, v.TAKES_TILE.name),), seat in self.just.tiles
        said = self.scene.say("board-tiles", n=n)
        return counter(f"tiles-{seat + 1}", "lozenge", n, size, just, holds, said)

    # --- The own hand ---------------------------------------------------------------------------

    def hand(self) -> Area:
        """Return the viewer's cards, for a spectator their backs."""
        if self.own is None:
            n, back = int(self.table.hand_size[self.me]), use("back", 0, 0, 126)
            label = self.scene.say("board-gain-cards", n=n)
            cards = [Piece(back, key=f"back-{i}", label=label) for i in range(n)]
        else:
            cards = self.held(self.own)
        step = min(CARD_STEP, (HAND_WIDE - drawings.CARD[0]) / max(len(cards) - 1, 1))
        class_ = "with-joker" if self.offers_joker() else ""
        pieces, holds = side_by_side(cards, step), in_hand(self.me)
        return Area("hand", pieces, "", *HAND, class_=class_, holds=holds)

    def held(self, own: Hand) -> list[Piece]:
        """Return the cards in the hand, each a thing to play or to discard."""
        found: list[Piece] = []
        ring = rect(around(*drawings.CARD), 14, "ring")
        for card in range(v.N_CARDS):
            token, label = self.scene.thing(v.CARDS, card)
            kind = "plain" if card < v.N_COLOURS else "joker"
            old = int(own.cards[card]) - self.just.drawn.count(card)
            for i in range(own.cards[card]):
                key, drawn = f"held-{card}-{i}", fresh(use(f"card-{token}"), "in-hand", i >= old)
                piece = Piece(drawn, key=key, token=token, label=label, ring=ring, class_=kind)
                found.append(piece)
        return found

    def offers_joker(self) -> bool:
        """Whether a joker can be played: then, once it is touched, a fleet is chosen.

        Cards of one colour do not shine at that moment, though the colour has their name.
        """
        if self.own is None or self.kind != TURN.kind or not self.asks_me:
            return False
        fits = colours_to_play(self.table, self.kingdom)
        jokers = range(v.N_COLOURS, v.N_CARDS)
        return any(self.own.cards[card] > 0 and v.SAILS[card] & fits for card in jokers)

    # --- What nobody owns -----------------------------------------------------------------------

    def supplies(self) -> list[Area]:
        """Return all supplies. Who chooses shells has them large, in place of the fleets."""
        if self.chooses_shells():
            supplies = {"stores": self.stores(CHOICES_X, CHOICE)}
        else:
            fleets = [piece for colour in range(v.N_COLOURS) for piece in self.fleet(colour)]
            stores = self.stores(STORES_X, STORE)
            supplies = {"period": [self.period()], "fleets": fleets, "stores": stores}
        heaps = Area("heaps", self.heaps(), HEAPS, y=SUPPLIES_Y)
        return [*(Area(name, has, y=SUPPLIES_Y) for name, has in supplies.items()), heaps]

    def chooses_shells(self) -> bool:
        return self.kind == spaces.SHELLS.kind and self.asks_me

    def period(self) -> Piece:
        """Return which of the periods it is: a lamp for each, lit once it has begun."""
        n = int(self.table.period)
        words = self.scene.say("board-period", n=n)
        drawn = rect((-48, 0, 96, HIGH), 16, "panel dark")
        drawn += fitted(words, 0, 32, "period", 84, wide=23, narrow=13.8)
        for i in range(v.LAST_PERIOD):
            class_ = "lamp lit-up" if i < n else "lamp"
            drawn += tag("circle", cx=24 * i - 12, cy=56, r=9, class_=class_)
        holds = (v.BECALMED.name, v.SECOND_PERIOD.name)
        drawn = fresh(drawn, "gained", self.just.new_period)
        return Piece(drawn, PERIOD_X, key="period", holds=holds, label=words)

    def fleet(self, colour: int) -> list[Piece]:
        """Return the reserve of a colour: its last ship ends the period (TIT-P1)."""
        token, label = self.scene.thing(v.COLOURS, colour)
        left, aside = int(self.table.reserve[colour]), int(self.table.aside[colour])
        box = (-FLEET / 2, 0, FLEET, HIGH)
        few = "panel few" if left <= FEW else "panel"
        ship = use(f"ship-{token}", *SHIP_AT, 58, "" if left else "none")
        parts = [
            rect(box, 16, "panel sailing" if token == self.sailing else few),
            ship,
            figure(left, 29, 49, "left"),
            self.gauge(colour, left),
            number(f"+{aside}", 39, 79, "aside") if aside else "",
        ]
        just = " just" if self.just.last_ship == colour else ""
        fleet = drawings.touched(
            f"fleet-{colour}",
            "".join(parts),
            token,
            label,
            box,
            f"fleet {token}{just}",
            (named(v.COLOURS, colour),),
        )
        next_ship = [Piece(ship, key=f"fleet-{colour}-{left}", class_="moored")] if left else []
        return [piece.at(FLEETS_X[colour], 0) for piece in (fleet, *next_ship)]

    def gauge(self, colour: int, left: int) -> str:
        """Return how far the fleet has shrunk, as a bar."""
        moored = sum(int(flags) >> colour & 1 for flags in self.kingdom.flags)
        all_ = int(self.kingdom.ships[colour] - self.table.aside[colour]) - moored
        wide = FLEET - 56
        x = 12 - FLEET / 2
        filled = round(wide * left / max(all_, 1), 1)
        fill = drawings.CLOTHS[v.COLOURS.tokens[colour]]
        bar = tag("rect", x=x, y=69, width=filled, height=8, rx=4, fill=fill)
        return rect((x, 69, wide, 8), 4, "gauge") + bar

    def stores(self, xs: list[int], wide: int) -> list[Piece]:
        """Return shells and floors by colour. A colour of one's choice is chosen here (TIT-R13)."""
        return [self.store(shell, wide).at(x, 0) for shell, x in enumerate(xs)]

    def store(self, shell: int, wide: int) -> Piece:
        token, label = self.scene.thing(v.SHELLS, shell)
        shells, floors = int(self.table.shell_supply[shell]), int(self.table.floor_supply[shell])
        box = (-wide / 2, 0, wide, HIGH)
        parts = [
            rect(box, 14, "panel"),
            use(f"shell-{token}", 0, 28, 50, "" if shells else "none"),
            figure(shells, 0, 38, "on-shell"),
            use(f"floor-{token}", -14, 68, 28, "" if floors else "none"),
            figure(floors, 15, 76, "heap"),
        ]
        key, holds = f"store-{shell}", (named(v.SHELLS, shell),)
        return drawings.touched(key, "".join(parts), token, label, box, "store", holds)

    def heaps(self) -> list[Piece]:
        """Return starfish, point tiles, the pile and the discards, each with its number."""
        table = self.table
        heaps = {
            "starfish": int(table.starfish_supply),
            "lozenge": int(table.tile_supply),
            "back": int(table.pile_size),
            "discards": sum(map(int, table.discards)),
        }
        drawn = {
            icon: use(icon, 0, 32, 44, "" if n else "none") + figure(n, 0, 76, "heap")
            for icon, n in heaps.items()
        }
        say, spots = self.scene.say, zip(drawn.items(), HEAPS_X, strict=True)
        piles = say("board-piles", pile=heaps["back"], discards=heaps["discards"])
        said = {
            "starfish": say("board-gain-starfish", n=heaps["starfish"]),
            "lozenge": say("board-tiles", n=heaps["lozenge"]),
        }
        return [
            Piece(heap, x, key=f"heap-{i}", holds=IN_HEAPS[i], label=said.get(i, piles))
            for (i, heap), x in spots
        ]

    def to_come(self) -> list[Area]:
        """Return the fog tiles still face down: a dot for each, a lozenge if it was dealt again."""
        if not self.scene.helps:
            return []
        tiles = [self.unseen(tile) for tile in range(v.N_FOG) if self.kingdom.fog[tile]]
        drawn = rect((10, 0, 980, 42), 16, "ribbon") + use("unseen", 36, 21, 34)
        drawn += "".join(row(tiles, 920 / max(len(tiles), 1), 526, 21))
        label = fog_in_words(self.scene, self.table)
        ribbon = Piece(drawn, key="unseen", label=label, class_="unseen")
        return [Area("to-come", [ribbon], y=RIBBON)]

    def unseen(self, tile: int) -> str:
        never, again = int(self.table.never_turned[tile]), int(self.table.dealt_again[tile])
        gain = gain_at(int(FOG_GAINS[tile]), -10, 0, 34)
        shapes = [DOT] * never + [LOZENGE] * again
        dots = zip(shapes, spread(len(shapes), 11), strict=True)
        return group(gain, class_="" if shapes else "none") + "".join(
            group(tag("path", d=shape, class_="dot"), x=17, y=y) for shape, y in dots
        )
