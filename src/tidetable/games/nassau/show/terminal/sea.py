"""The Caribbean in the terminal: nine zones as they lie on the board."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.table import Table as Grid
from rich.text import Text

from tidetable.core.codec import Domain
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.show.terminal.signs import Signs, labelled

ROWS: Final = ((6, 7, 8), (3, 4, 5), (0, 1, 2))  # A B C at the bottom
EDGES: Final = 10  # characters of the lines around three zones and beside what stands in them


def numbered(domain: Domain, place: int) -> tuple[str, str]:
    """The number by which a place is called within its zone."""
    return domain.tokens[place][1:], "bold"


class SeaScreen:
    """Three rows of three zones; what can be done there has the number that names it."""

    def __init__(self, signs: Signs, width: int) -> None:
        self.signs = signs
        self.table = signs.table
        self.say = signs.say
        self.zone_width = (width - EDGES) // 3

    def picture(self) -> Grid:
        grid = Grid(box=ROUNDED, show_header=False, show_lines=True, border_style="blue")
        for _ in range(3):
            grid.add_column(width=self.zone_width, overflow="fold")
        for row in ROWS:
            grid.add_row(*(self.zone(zone) for zone in row))
        return grid

    def zone(self, zone: int) -> Text:
        lines = [self.head(zone), *self.adversaries(zone)]
        towers, posts = self.towers(zone), self.posts(zone)
        for at in range(max(len(towers), len(posts))):
            lines += self.side_by_side([*towers[at : at + 1], *posts[at : at + 1]])
        lines += self.outposts(zone)
        return Text("\n").join(lines)

    def side_by_side(self, parts: list[Text]) -> list[Text]:
        """On one line if they fit, each on its own if not."""
        together = Text("  ").join(parts)
        return [together] if parts and together.cell_len <= self.zone_width else parts

    def head(self, zone: int) -> Text:
        """A zone's letter, where one can sail from it, and who is there."""
        head = Text.assemble((v.ZONES.tokens[zone], "bold reverse"), " ")
        head.append(f"{self.signs.then}{''.join(self.signs.beside(zone))}", style="dim")
        if self.table.sea_dog == zone:
            head.append(f" {self.say('screen-sea-dog')}", style="bold magenta")
        if self.table.dutchman == zone:
            head.append(f" {self.say('screen-dutchman')}", style="bold cyan")
        for seat in self.signs.seats:
            if self.table.boat[seat] == zone:
                head.append(" ").append_text(self.signs.mark(seat))
        return head

    def adversaries(self, zone: int) -> list[Text]:
        """Each with its strength, the crates on it, and the reward."""
        signs = self.signs
        lines: list[Text] = []
        for slot in signs.foes_in(zone):
            line = Text.assemble(numbered(v.SLOTS, slot), " ", signs.foe(slot))
            crates = signs.marks(signs.crates_on(slot))
            if crates:
                line.append(" ").append_text(crates)
            gives = Text(f"{signs.then} {signs.gains(signs.foe_gains(slot))}", style="dim")
            together = Text(" ").join([line, gives])
            fits = together.cell_len <= self.zone_width
            lines += [together] if fits else [line, Text.assemble("  ", gives)]
        return lines

    def towers(self, zone: int) -> list[Text]:
        signs, table = self.signs, self.table
        found: list[Text] = []
        for place in signs.towers_in(zone):
            weapon, owner = self.weapon(int(table.towers[place])), int(table.tower_owner[place])
            tower = Text.assemble(numbered(v.TOWERS, place), f" {signs.tower} {weapon}")
            if owner >= 0:
                tower.append(" ").append_text(signs.mark(owner, int(table.tower_crates[place])))
            found.append(tower)
        return found

    def posts(self, zone: int) -> list[Text]:
        signs = self.signs
        found: list[Text] = []
        for place in signs.posts_in(zone):
            weapon, good = self.weapon(int(self.table.posts[place])), self.table.post_good[place]
            word = signs.name(v.GOODS, int(good)) if good >= 0 else signs.nothing
            goods = f" {signs.post} {signs.pair(weapon, word)}"
            found.append(Text.assemble(numbered(v.POSTS, place), goods))
        return found

    def outposts(self, zone: int) -> list[Text]:
        signs = self.signs
        found: list[Text] = []
        for place in signs.outposts_in(zone):
            gains, owner = signs.gains(signs.outpost_gains(place)), self.table.outpost_owner[place]
            line = Text.assemble(numbered(v.OUTPOSTS, place), f" {signs.outpost} {gains} ")
            found.append(line.append_text(signs.mark(owner)) if owner >= 0 else line)
        return found

    def weapon(self, weapon: int) -> str:
        return self.signs.short(v.WEAPONS.tokens[weapon])

    # --- in few lines -------------------------------------------------------------------------

    def folded(self) -> Text:
        """Whom one can fight where, and what is still to be had: enough to plan by."""
        signs = self.signs
        zones: list[Text] = []
        for zone, letter in enumerate(v.ZONES.tokens):
            foes = Text(signs.comma).join(map(signs.foe, signs.foes_in(zone)))
            zones.append(Text.assemble((letter, "bold"), " ", foes or signs.nothing))
        return labelled(self.say("screen-caribbean"), Text("; ").join(zones))

    def weapons_to_use(self) -> Text:
        """Which weapon beats which type of adversary."""
        weapons = map(self.weapon, map(int, self.signs.islands.type_weapon))
        foes = zip(map(self.signs.short, v.TYPES.tokens), weapons, strict=True)
        return Text("   ".join(self.signs.pair(foe, weapon) for foe, weapon in foes), style="dim")
