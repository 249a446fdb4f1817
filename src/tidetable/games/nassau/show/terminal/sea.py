"""The Caribbean in the terminal: nine zones as they lie on the board, and a fight there."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.table import Table as Grid
from rich.text import Text

from tidetable.core.codec import Domain
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import N_ADVERSARY_GAINS, N_GAINS
from tidetable.games.nassau.rules.chapters.defence import damage
from tidetable.games.nassau.rules.chapters.fight import strength, weapon_against
from tidetable.games.nassau.rules.drawers import slot_seat
from tidetable.games.nassau.rules.places import outposts_in, posts_in, slots_in, towers_in
from tidetable.games.nassau.rules.state import NO_FIGHT, THE_DUTCHMAN
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
        self.islands = signs.islands
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
        neighbours = [
            v.ZONES.tokens[n]
            for n in range(v.N_ZONES)
            if self.islands.neighbours[zone * v.N_ZONES + n]
        ]
        head = Text.assemble((v.ZONES.tokens[zone], "bold reverse"), " ")
        head.append(f"{self.signs.then}{''.join(neighbours)}", style="dim")
        if self.table.sea_dog == zone:
            head.append(f" {self.say('screen-sea-dog')}", style="bold magenta")
        if self.table.dutchman == zone:
            head.append(f" {self.say('screen-dutchman')}", style="bold cyan")
        for seat in range(self.table.seats):
            if self.table.boat[seat] == zone:
                head.append(" ").append_text(self.signs.mark(seat))
        return head

    def adversaries(self, zone: int) -> list[Text]:
        """Each with its strength, the crates on it, and the reward."""
        lines: list[Text] = []
        for slot in slots_in(zone, len(self.table.adversaries)):
            foe = int(self.table.adversaries[slot])
            if foe < 0:
                continue
            kind = self.signs.type_of_adversary(int(self.islands.adversary_type[foe]))
            strength = int(self.islands.adversary_strength[foe])
            first = foe * N_ADVERSARY_GAINS
            reward = self.signs.gains(
                self.islands.adversary_reward[first + n] for n in range(N_ADVERSARY_GAINS)
            )
            number = numbered(v.SLOTS, slot)
            line = Text.assemble(number, f" {kind} ", (str(strength), "bold"))
            crates = self.crates_on(slot)
            if crates:
                line.append(" ").append_text(crates)
            gives = Text(f" {self.signs.then} {reward}", style="dim")
            together = Text.assemble(line, gives)
            fits = together.cell_len <= self.zone_width
            lines += [together] if fits else [line, Text.assemble(" ", gives)]
        return lines

    def crates_on(self, slot: int) -> Text:
        first = slot_seat(slot, 0)
        return self.signs.marks(
            int(self.table.crates_on[first + seat]) for seat in range(self.table.seats)
        )

    def towers(self, zone: int) -> list[Text]:
        found: list[Text] = []
        for place in towers_in(zone, len(self.table.towers)):
            if self.table.towers[place] < 0:
                continue
            weapon = self.signs.weapon(int(self.table.towers[place]))
            tower = Text.assemble(numbered(v.TOWERS, place), f" {self.signs.tower} {weapon}")
            owner = int(self.table.tower_owner[place])
            if owner >= 0:
                crates = int(self.table.tower_crates[place])
                tower.append(" ").append_text(self.signs.mark(owner, crates))
            found.append(tower)
        return found

    def posts(self, zone: int) -> list[Text]:
        found: list[Text] = []
        for place in posts_in(zone):
            if self.table.posts[place] < 0:
                continue
            weapon = self.signs.weapon(int(self.table.posts[place]))
            good = int(self.table.post_good[place])
            word = self.signs.thing(v.GOODS, good) if good >= 0 else self.signs.nothing
            goods = f" {self.signs.post} {self.signs.pair(weapon, word)}"
            found.append(Text.assemble(numbered(v.POSTS, place), goods))
        return found

    def outposts(self, zone: int) -> list[Text]:
        found: list[Text] = []
        for place in outposts_in(zone, len(self.table.outposts)):
            first = int(self.table.outposts[place]) * N_GAINS
            if first < 0:
                continue
            gains = self.signs.gains(self.islands.outpost_gains[first + i] for i in range(N_GAINS))
            line = Text.assemble(numbered(v.OUTPOSTS, place), f" {self.signs.outpost} {gains} ")
            owner = int(self.table.outpost_owner[place])
            found.append(line.append_text(self.signs.mark(owner)) if owner >= 0 else line)
        return found

    # --- in few lines -------------------------------------------------------------------------

    def folded(self) -> Text:
        """Whom one can fight where, and what is still to be had: enough to plan by."""
        zones: list[Text] = []
        for zone in range(v.N_ZONES):
            foes: list[str] = []
            for slot in slots_in(zone, len(self.table.adversaries)):
                foe = int(self.table.adversaries[slot])
                if foe >= 0:
                    kind = self.signs.type_of_adversary(int(self.islands.adversary_type[foe]))
                    foes.append(f"{kind} {int(self.islands.adversary_strength[foe])}")
            words = self.signs.comma.join(foes) or self.signs.nothing
            zones.append(Text.assemble((v.ZONES.tokens[zone], "bold"), f" {words}"))
        return labelled(self.say("screen-caribbean"), Text("; ").join(zones))

    def weapons_to_use(self) -> Text:
        """Which weapon beats which type of adversary."""
        pairs = [
            self.signs.pair(self.signs.type_of_adversary(n), self.signs.weapon(int(weapon)))
            for n, weapon in enumerate(self.islands.type_weapon)
            if n < v.N_TYPES
        ]
        return Text("   ".join(pairs), style="dim")

    # --- a fight ------------------------------------------------------------------------------

    def fight(self) -> list[Text]:
        """Whom the player fights, and what tokens and dice have shown so far."""
        table = self.table
        if table.foe == NO_FIGHT:
            return []
        lines = [labelled(self.say("screen-fight"), self.opponent())]
        drawn = [
            self.signs.thing(v.TOKENS, token)
            for token in range(len(v.TOKENS.tokens))
            for _ in range(table.tokens[token])
        ]
        if drawn:
            lines.append(labelled(self.say("screen-tokens"), self.signs.comma.join(drawn)))
        dice = [str(face + 1) for face in range(6) for _ in range(table.dice[face])]
        if dice:
            lines.append(labelled(self.say("screen-dice"), " ".join(dice)))
        return lines

    def opponent(self) -> Text:
        table = self.table
        weapon = self.signs.weapon(int(weapon_against(table, self.islands)))
        if table.foe == THE_DUTCHMAN:
            crates = self.signs.marks(int(n) for n in table.dutchman_crates)
            return Text.assemble(f"{self.say('screen-dutchman')} ({weapon})  ", crates)
        foe = int(table.adversaries[table.foe])
        kind = self.signs.thing(v.TYPES, int(self.islands.adversary_type[foe]))
        words = [f"{v.SLOTS.tokens[table.foe]} {kind} ({weapon})"]
        words.append(self.say("screen-strength", strength=int(strength(table, self.islands))))
        words.append(self.say("screen-damage", n=int(damage(table))))
        crates = self.crates_on(int(table.foe))
        return Text.assemble(self.signs.comma.join(words), "  ", crates)
