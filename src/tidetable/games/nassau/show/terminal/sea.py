"""The Caribbean in the terminal: nine zones as they lie on the board."""

from typing import Final

from rich.box import ROUNDED
from rich.table import Table as Grid
from rich.text import Text

from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.show.reading import Site
from tidetable.games.nassau.show.terminal.signs import Signs, labelled

ROWS: Final = ((6, 7, 8), (3, 4, 5), (0, 1, 2))  # A B C at the bottom
SITES: Final = ("tower", "post", "outpost")
EDGES: Final = 10  # characters of the lines around three zones and beside what stands in them


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
        """Its towers and posts two by two, its outpost last."""
        lines = [self.head(zone), *self.adversaries(zone)]
        sites = [(site.kind, self.site(site)) for site in self.signs.sites_in(zone)]
        towers, posts, outposts = ([t for k, t in sites if k == kind] for kind in SITES)
        for at in range(max(len(towers), len(posts))):
            lines += self.side_by_side([*towers[at : at + 1], *posts[at : at + 1]])
        return Text("\n").join([*lines, *outposts])

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
        for foe in signs.foes_in(zone):
            line = Text.assemble((v.SLOTS.tokens[foe.slot][1:], "bold"), " ", signs.short_foe(foe))
            crates = signs.marks(foe.crates)
            if crates:
                line.append(" ").append_text(crates)
            gives = Text(f"{signs.then} {signs.gains(foe.gains)}", style="dim")
            together = Text(" ").join([line, gives])
            fits = together.cell_len <= self.zone_width
            lines += [together] if fits else [line, Text.assemble("  ", gives)]
        return lines

    def site(self, site: Site) -> Text:
        """A site's number in its zone, its sign, what it takes or gives, and whose it is."""
        signs = self.signs
        if site.kind == "outpost":
            said = f"{signs.outpost} {signs.gains([*site.gains])}"
        elif site.kind == "tower":
            said = f"{signs.tower} {self.weapon(site.weapon)}"
        else:
            good = signs.name(v.GOODS, site.good) if site.good >= 0 else signs.nothing
            said = f"{signs.post} {signs.pair(self.weapon(site.weapon), good)}"
        line = Text.assemble((site.token[1:], "bold"), f" {said}")
        if site.owner >= 0:
            line.append(" ").append_text(signs.mark(site.owner, site.crates or None))
        return line

    def weapon(self, weapon: int) -> str:
        return self.signs.short(v.WEAPONS.tokens[weapon])

    # --- in few lines -------------------------------------------------------------------------

    def folded(self) -> Text:
        """Whom one can fight where, and what is still to be had: enough to plan by."""
        signs = self.signs
        zones: list[Text] = []
        for zone, letter in enumerate(v.ZONES.tokens):
            foes = Text(signs.comma).join(map(signs.short_foe, signs.foes_in(zone)))
            zones.append(Text.assemble((letter, "bold"), " ", foes or signs.nothing))
        return labelled(self.say("screen-caribbean"), Text("; ").join(zones))

    def weapons_to_use(self) -> Text:
        """Which weapon beats which type of adversary."""
        weapons = map(self.weapon, map(int, self.signs.islands.type_weapon))
        foes = zip(map(self.signs.short, v.TYPES.tokens), weapons, strict=True)
        return Text("   ".join(self.signs.pair(foe, weapon) for foe, weapon in foes), style="dim")
