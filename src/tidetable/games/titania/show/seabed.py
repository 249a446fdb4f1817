"""The kingdom as it stands: fog, tiles, ships, towers, starfish, and where all can be touched."""

from functools import cache, lru_cache
from html import escape
from typing import Final

from tidetable.core.contract import kind_of
from tidetable.core.show.changing import replace
from tidetable.core.show.happenings import named
from tidetable.core.show.kit import figure, fresh, rect
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import MOST_KEPT, group, tag
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.building import BUILD, forbids_floor
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.kingdom import CASTLE, FOG_GAINS, TOWER_SPACE
from tidetable.games.titania.rules.placing import EXTRA, PLACE, forbids_space
from tidetable.games.titania.rules.starfish import STARFISH, forbids_occupying
from tidetable.games.titania.rules.state import DEALT_AGAIN, FACE_UP, NO_TILE, Tabletop
from tidetable.games.titania.show import hexes
from tidetable.games.titania.show.drawings import colours_in, floors, gain_at, use
from tidetable.games.titania.show.happened import Happened
from tidetable.games.titania.show.hexes import middle
from tidetable.games.titania.show.sheet import space_in_words

FOG: Final = 94
TILE: Final = 72
TILE_AT: Final = 4
STARFISH_SIZE: Final = 36
STARFISH_AT: Final = -34
SHIPS: Final = {PLACE.kind, EXTRA.kind}  # the questions where one goes
HEX: Final = use("outline", class_="ring under") + use("outline", class_="ring")
OCCUPIED: Final = use("outline", class_="occupied-edge")
WAKE: Final = tag("circle", r=44, class_="wake")
TOWER_RINGS: Final = {
    n: rect((-wide / 2 - 1, -48, wide + 2, 84), 8, "ring") for n, wide in hexes.TOWER_WIDE.items()
}
ARRIVED: Final = tag("circle", r=25, cy=1, class_="arrived")


class Seabed:
    """The board with all that lies on it."""

    def __init__(self, scene: Scene, just: Happened) -> None:
        self.scene = scene
        self.table = scene.public(Tabletop)
        self.kingdom = scene.game(Titania).kingdom
        self.just = just
        asks_me = scene.seat in scene.asked()
        self.asked = int(kind_of(scene.view.asks[0])) if asks_me else -1  # one question at most

    def areas(self, sailing: str) -> list[Area]:
        """Return the layers of the board. Spaces shine from below all that lies there.

        They do so in the colour of the ship that is to be placed, if one is.
        """
        table, kinds, spaces = self.table, self.kingdom.kinds, hexes.spaces_of(self.kingdom)
        towers = [space for space in spaces if kinds[space] == TOWER_SPACE]
        touched = [
            touch(
                space,
                space_in_words(self.scene, table, space),
                bool(table.starfish_on[space]),
                self.ghost_on(space),
            )
            for space in spaces
            if kinds[space] != CASTLE
        ]
        lying = [
            *(self.fog(space) for space in spaces if table.fog[space] != NO_TILE),
            *(piece for space in towers for piece in self.towers(space)),
            *(piece for space in spaces for piece in self.ships(space)),
        ]
        moments = [self.last_moment(space) for space in spaces if space in self.just.placed]
        x, y, scale = hexes.fit(self.kingdom)
        shine = f"sails-{sailing}" if sailing else ""
        layers = [
            Area("spaces", touched, hexes.bases(self.kingdom), class_=shine),
            Area("kingdom", lying, hexes.printed(self.kingdom), class_="pieces"),
            Area("names", moments, hexes.names(self.kingdom)),
        ]
        return [replace(layer, x=x, y=y, scale=scale) for layer in layers]

    def ghost_on(self, space: int) -> str:
        """Return the ship or the starfish that would come to lie on a space."""
        table, kingdom = self.table, self.kingdom
        if self.asked == STARFISH.kind and not forbids_occupying(table, kingdom, space):
            return use("starfish", 0, STARFISH_AT, STARFISH_SIZE)
        if self.asked in SHIPS and not forbids_space(table, kingdom, space):
            colours = colours_in(int(table.ships[space] | v.SAILS[table.colour]))
            x, y = hexes.SHIPS_AT[colours.index(int(table.colour))]
            return use(f"ship-{v.COLOURS.tokens[table.colour]}", x, y, hexes.SHIP)
        return ""

    # --- The sea --------------------------------------------------------------------------------

    def fog(self, space: int) -> Piece:
        """Return the tile on a fog space, face down or face up."""
        lies, token, (x, y) = int(self.table.fog[space]), v.SPACES.tokens[space], middle(space)
        if lies < FACE_UP:
            fog = use("again" if lies == DEALT_AGAIN else "fog", 0, 0, FOG)
            return Piece(fog, x, y + TILE_AT, key=f"fog-{token}")
        tile = use("tile", 0, 0, TILE) + gain_at(int(FOG_GAINS[lies - FACE_UP]), 0, 0, 44)
        tile = fresh(tile, "turned", space in self.just.fog_lifted)
        return Piece(tile, x, y + TILE_AT, key=f"tile-{token}")

    def ships(self, space: int) -> list[Piece]:
        """Return the ships on a space, at most two. At the castle each lies by its flag."""
        colours = colours_in(self.table.ships[space])
        spots = hexes.ships_at(self.kingdom, space) if colours else []
        return [
            self.ship(colour, space, x, y) for colour, (x, y) in zip(colours, spots, strict=False)
        ]

    def ship(self, colour: int, space: int, x: float, y: float) -> Piece:
        """Return a ship; if it has just come, it was the next of its fleet."""
        drawn = use(f"ship-{v.COLOURS.tokens[colour]}", 0, 0, hexes.SHIP)
        placed, key = self.just.placed, f"ship-{colour}-{space}"
        if colour != self.table.colour or space not in placed:
            return Piece(drawn, x, y, key=key)
        later = int(self.table.reserve[colour]) + len(placed) - placed.index(space)
        return Piece(ARRIVED + drawn, x, y, key=key, came=f"fleet-{colour}-{later}")

    def last_moment(self, space: int) -> Piece:
        """Return the fog as it lifts, and a ring in the water where a ship came."""
        fog = use("fog", 0, TILE_AT, FOG, "lifting") if space in self.just.fog_lifted else ""
        return Piece(WAKE + fog, *middle(space), key=f"wake-{v.SPACES.tokens[space]}")

    # --- The towers -----------------------------------------------------------------------------

    def towers(self, space: int) -> list[Piece]:
        """Return the towers of a space, and the starfish that occupies it."""
        (x, y), spots = middle(space), hexes.towers_at(self.kingdom, space)
        found = [
            piece
            for shell, dx in spots.items()
            for piece in self.tower(space, shell, x + dx, y, len(spots))
        ]
        if self.table.starfish_on[space]:
            just = space in self.just.occupied
            star = fresh(use("starfish", 0, 0, STARFISH_SIZE), "occupied", just)
            found.append(Piece(star, x, y + STARFISH_AT, key=f"star-{v.SPACES.tokens[space]}"))
        return found

    def tower(self, space: int, shell: int, x: float, y: float, n: int) -> list[Piece]:
        """Return one of n towers as a thing to build; a floor just built falls into its place."""
        i, name, wide = space * v.N_SHELLS + shell, v.SHELLS.tokens[shell], hexes.TOWER_WIDE[n]
        height, just = int(self.table.height(space, shell)), i in self.just.built
        drawn, ring = priced(name, height, wide, height - just), TOWER_RINGS[n]
        key, (token, label) = f"tower-{i}", self.scene.thing(v.TOWERS, i)
        holds, ghost = (named(v.TOWERS, i),), ""
        if self.asked == BUILD.kind and not forbids_floor(self.table, space, shell):
            ghost = group(floors(name, height, height + 1, wide), y=hexes.GROUND)
        tower = Piece(
            *(drawn, x, y),
            key=key,
            token=token,
            label=label,
            ring=ring,
            class_="tower",
            holds=holds,
            ghost=ghost,
        )
        if not just:
            return [tower]
        floor = fresh(floors(name, height - 1, height, wide), "raised", just)
        return [tower, Piece(floor, x, y + hexes.GROUND, key=f"floor-{i}-{height}")]


@lru_cache(MOST_KEPT)
def touch(space: int, said: str, occupied: bool, ghost: str) -> Piece:
    """Return a space as a thing to sail to or to occupy, with what it is when pointed at."""
    token, (x, y) = v.SPACES.tokens[space], middle(space)
    drawn = tag("title", escape(said)) + (OCCUPIED if occupied else "")
    key = f"space-{token}"
    return Piece(
        drawn, x, y, key=key, token=token, label=said, ring=HEX, class_="space", ghost=ghost
    )


@cache
def priced(name: str, height: int, wide: float, drawn_to: int) -> str:
    """Return a tower as far as it is drawn, with the price of its next floor."""
    drawn = use(f"base-{name}", 0, 0, wide) + floors(name, 0, drawn_to, wide)
    if height == 0:
        drawn += use(f"shell-{name}", 0, round(-wide * 0.42, 1), round(wide * 0.74, 1))
    if height < v.MOST_FLOORS:
        class_ = f"price {name} large" if wide > 30 else f"price {name}"
        drawn += figure(height + 1, 0, round(wide * 0.33 + 5.5, 1), class_)
    return group(drawn, y=hexes.GROUND)
