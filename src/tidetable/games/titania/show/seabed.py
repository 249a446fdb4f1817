"""The board as it stands: fog, tiles, ships, towers, starfish, and where all can be touched."""

from __future__ import annotations

from html import escape
from typing import Final

from tidetable.core.show.kit import fresh, placed, rect
from tidetable.core.show.svg import group, tag, text, thing
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.kingdom import CASTLE, FOG_GAINS, FOG_SPACE, TOWER_SPACE
from tidetable.games.titania.rules.state import DEALT_AGAIN, FACE_UP, NO_TILE
from tidetable.games.titania.show import hexes
from tidetable.games.titania.show.drawings import FLOOR, colours_in, gain_at, use
from tidetable.games.titania.show.hexes import middle, towers_at
from tidetable.games.titania.show.picture import Picture
from tidetable.games.titania.show.sheet import space_in_words

FOG: Final = 94
TILE: Final = 72
TILE_AT: Final = 4
STARFISH: Final = 36
STARFISH_AT: Final = (0, -34)


class Seabed(Picture):
    """The board with all that lies on it."""

    def drawn(self) -> str:
        spaces = hexes.spaces_of(self.kingdom)
        towers = [space for space in spaces if self.kingdom.kinds[space] == TOWER_SPACE]
        sea = [space for space in spaces if self.kingdom.kinds[space] != TOWER_SPACE]
        pieces = tag(
            "g",
            hexes.printed(self.kingdom),
            *(self.fog(space) for space in sea if self.kingdom.kinds[space] == FOG_SPACE),
            *(self.towers(space) for space in towers),
            *(self.ships(space) for space in sea if self.table.ships[space]),
            hexes.names(self.kingdom),
            *(self.last_moment(space) for space in sea if space in self.just.placed),
            class_="pieces",
            aria_hidden="true",
        )
        below = [self.touch(space) for space in spaces if self.kingdom.kinds[space] != CASTLE]
        above = [
            self.touch_tower(space, shell, dx)
            for space in towers
            for shell, dx in towers_at(self.kingdom, space).items()
        ]
        x, y, scale = hexes.fit(self.kingdom)
        return group(hexes.bases(self.kingdom), *below, pieces, *above, x=x, y=y, scale=scale)

    # --- The sea --------------------------------------------------------------------------------

    def fog(self, space: int) -> str:
        """Return what lies on a fog space: a tile face down, face up, or none any more."""
        lies = int(self.table.fog[space])
        x, y = middle(space)
        if lies == NO_TILE:
            return ""
        if lies < FACE_UP:
            return use("again" if lies == DEALT_AGAIN else "fog", x, y + TILE_AT, FOG)
        tile = use("tile", 0, 0, TILE) + gain_at(int(FOG_GAINS[lies - FACE_UP]), 0, 0, 44)
        if space in self.just.fog_lifted:
            tile = fresh(tile, "turned", just=True)
        return group(tile, x=x, y=y + TILE_AT)

    def ships(self, space: int) -> str:
        """Return the ships on a space, at most two. At the castle each lies by its flag."""
        x, y = middle(space)
        colours, spots = colours_in(self.table.ships[space]), hexes.ships_at(self.kingdom, space)
        return "".join(
            placed(self.ship(colour, space), self.ship_key(colour, space), x + dx, y + dy)
            for colour, (dx, dy) in zip(colours, spots, strict=False)
        )

    def ship(self, colour: int, space: int) -> str:
        drawn = use(f"ship-{v.COLOURS.tokens[colour]}", 0, 0, hexes.SHIP)
        just = colour == self.table.colour and space in self.just.placed
        return tag("circle", r=25, cy=1, class_="arrived") + drawn if just else drawn

    def last_moment(self, space: int) -> str:
        """Return the fog as it lifts, and a ring in the water where a ship came."""
        x, y = middle(space)
        wake = tag("circle", r=44, class_="wake")
        fog = use("fog", 0, TILE_AT, FOG, "lifting") if space in self.just.fog_lifted else ""
        return group(wake, fog, x=x, y=y)

    # --- The towers -----------------------------------------------------------------------------

    def towers(self, space: int) -> str:
        x, y = middle(space)
        towers = towers_at(self.kingdom, space)
        wide = hexes.TOWER_WIDE[len(towers)]
        parts = [self.tower(space, shell, dx, wide) for shell, dx in towers.items()]
        if self.table.starfish_on[space]:
            just = space in self.just.occupied
            star = fresh(use("starfish", 0, 0, STARFISH), "occupied", just)
            parts.insert(0, use("outline", class_="occupied-edge"))
            parts.append(group(star, x=STARFISH_AT[0], y=STARFISH_AT[1]))
        return group(*parts, x=x, y=y)

    def tower(self, space: int, shell: int, x: float, wide: float) -> str:
        """Return a tower: its foundation with the price of the next floor, then floor on floor."""
        name = v.SHELLS.tokens[shell]
        height = int(self.table.height(space, shell))
        step = wide * FLOOR
        parts = [use(f"base-{name}", 0, 0, wide)]
        if height == 0:
            parts.append(use(f"shell-{name}", 0, round(-wide * 0.42, 1), round(wide * 0.74, 1)))
        for floor in range(height):
            y = round(-step * (floor + 0.5) - wide * 0.06, 1)
            drawn = use(f"floor-{name}", 0, y, wide)
            if floor == height - 1 and space * v.N_SHELLS + shell in self.just.built:
                drawn = fresh(drawn, "raised", just=True)
            parts.append(drawn)
        if height == v.MOST_FLOORS:
            parts.append(use(f"roof-{name}", 0, round(-step * height - wide * 0.04, 1), wide))
        else:
            class_ = f"price {name}{' large' if wide > 30 else ''}"
            parts.append(text(str(height + 1), 0, round(wide * 0.33 + 5.5, 1), class_))
        return group(*parts, x=x, y=hexes.GROUND)

    # --- What can be touched --------------------------------------------------------------------

    def touch(self, space: int) -> str:
        """Return a space as a thing to sail to or to occupy, with what it is when pointed at.

        It shines from below all that lies there.
        """
        x, y = middle(space)
        token = v.SPACES.tokens[space]
        title = tag("title", escape(space_in_words(self.scene, self.table, space)))
        ring = use("outline", class_="ring")
        return group(thing(token, token, title, ring, class_="space"), x=x, y=y)

    def touch_tower(self, space: int, shell: int, dx: float) -> str:
        """Return a tower as a thing to build."""
        x, y = middle(space)
        wide = hexes.TOWER_WIDE[len(towers_at(self.kingdom, space))]
        ring = rect((-wide / 2 - 1, -48, wide + 2, 84), 8, "ring")
        token, label = self.scene.thing(v.TOWERS, space * v.N_SHELLS + shell)
        return group(thing(token, label, ring, class_="tower"), x=x + dx, y=y)
