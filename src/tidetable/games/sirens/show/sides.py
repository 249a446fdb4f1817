"""The middle of the picture: the ship, who and what is on it, and the cards at both its sides."""

from __future__ import annotations

from typing import Final

from tidetable.core.show.kit import around, fresh, number, placed, rect, touchable
from tidetable.core.show.svg import group, tag
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.laying import seen_by
from tidetable.games.sirens.rules.state import IN_PLAY
from tidetable.games.sirens.show import drawings
from tidetable.games.sirens.show.drawings import LYING, STEP, lying_card, octopus, use
from tidetable.games.sirens.show.picture import Picture
from tidetable.games.sirens.show.sheet import CREW, part_in_words, side_in_words

COLUMNS: Final = [112, 281, 450, 619, 788]
KEEL: Final = 565
GAUGE: Final = (144, 38)
GAUGE_AT: Final = 86  # from the keel
NEAR: Final = 107  # from the keel to the cards


class Sides(Picture):
    """The ship across the bay. The viewer's side is below it."""

    def drawn(self) -> str:
        ships = [ship for ship in range(v.N_SHIPS) if self.table.ships[ship] == IN_PLAY]
        places = [place for place in range(v.N_PLACES) if place >> 1 in ships]
        free = [place for place in places if not (self.picking and place & 1 == self.me)]
        return "".join(
            [
                *(self.part_at(ship) for ship in range(v.N_SHIPS)),
                *(self.side(place) for place in free),
                *(self.crew_member(crew) for crew in range(v.N_CREW) if self.table.crew[crew] >= 0),
                *(self.mug_on(ship, i) for ship in ships for i in range(self.table.rum[ship])),
                *(self.touch(ship) for ship in ships),
                *(self.gauge(place) for place in places),
                self.last_moment(),
            ]
        )

    # --- The ship -------------------------------------------------------------------------------

    def part_at(self, ship: int) -> str:
        if self.table.ships[ship] != IN_PLAY:
            return group(use("wreck", class_="wreck"), x=COLUMNS[ship], y=KEEL)
        key = f"ship-{v.SHIPS.tokens[ship]}"
        return placed(drawings.part(ship), key, COLUMNS[ship], KEEL)

    def crew_member(self, crew: int) -> str:
        ship = int(self.table.crew[crew])
        drawn = fresh(use(CREW[crew], 0, 0, 82), "piece", ship in self.just.moved_to)
        x, y = drawings.CREW_AT
        return placed(drawn, CREW[crew], COLUMNS[ship] + x, KEEL + y)

    def mug_on(self, ship: int, i: int) -> str:
        key, rum = f"rum-{v.SHIPS.tokens[ship]}-{i}", self.just.rum
        just = rum is not None and rum[1] == ship and i == self.table.rum[ship] - 1
        if rum is not None and just:
            key = f"mug-{rum[0] + 1}"
        drawn = use("mug", 0, 0, 60) + number(f"+{v.RUM}", -4, 20, "more")
        x, y = drawings.MUGS_AT[i]
        return placed(fresh(drawn, "piece", just), key, COLUMNS[ship] + x, KEEL + y)

    def touch(self, ship: int) -> str:
        """Return a part as a thing to put rum on or to send the crew to, over all that is on it."""
        width, height = drawings.PART
        box = around(width - 14, height - 48)
        label = part_in_words(self.scene, self.table, ship)
        return group(touchable(v.SHIPS.tokens[ship], label, "", box), x=COLUMNS[ship], y=KEEL)

    def gauge(self, place: int) -> str:
        """Return how much a side has laid against what it must reach (SIR-P1)."""
        ship, seat = place >> 1, place & 1
        total = int(self.table.total[place])
        wanted = int(self.table.resistance(ship))
        x, y, width, height = box = around(*GAUGE)
        rim, plate = (rect(box, height / 2, class_) for class_ in ("rim", "gauge"))
        filled = width * max(0, min(total, wanted)) / wanted
        clip = "url(#sirens-gauge)"
        fill = tag("rect", x=x, y=y, width=filled, height=height, class_="fill", clip_path=clip)
        reached = tag("tspan", drawings.signed(total), class_="sum")
        needed = tag("tspan", f" / {wanted}", class_="wanted")
        said = tag("text", reached, needed, y=11, class_="total", aria_hidden="true")
        just = " just" if place == self.just.arrived else ""
        drawn = tag("g", plate, fill, rim, said, class_=f"gauged{just} seat-{seat + 1}")
        y = KEEL + (GAUGE_AT if seat == self.me else -GAUGE_AT)
        return group(drawn, x=COLUMNS[ship], y=y)

    def last_moment(self) -> str:
        """Return a shine where a part was taken, and for a moment the card that did it."""
        just = self.just
        burst = tag("circle", r=120, fill="url(#sirens-glow)", class_="burst")
        parts = [group(burst, x=COLUMNS[ship], y=KEEL) for ship in sorted(just.gone)]
        if just.arrived >= 0 and just.arrived >> 1 in just.gone:
            ghost = tag("g", lying_card(just.card), class_="ghost")
            x, y = COLUMNS[just.arrived >> 1], self.top_of(just.arrived, 0)
            parts.append(placed(ghost, self.origin(), x, y))
        return "".join(parts)

    # --- The cards ------------------------------------------------------------------------------

    def top_of(self, place: int, slot: int) -> float:
        """Return the upper edge of a card: on both sides the first one lies next to the ship."""
        if place & 1 == self.me:
            return KEEL + NEAR + slot * STEP
        return KEEL - NEAR - LYING[1] - slot * STEP

    def side(self, place: int) -> str:
        """Return a place as one thing to lay cards at, with the cards that lie there."""
        mine = place & 1 == self.me
        token = v.PLACES.tokens[seen_by(place, self.me)]
        cards = self.cards_at(place, token)
        slots = [self.slot(place, slot) for slot in range(len(cards), v.MOST_CARDS)]
        inside = "".join(slots + (cards if mine else cards[::-1]))  # lower cards lie above higher
        top = self.top_of(place, 0 if mine else v.MOST_CARDS - 1)
        box = (-80, top - 5, 160, (v.MOST_CARDS - 1) * STEP + LYING[1] + 10)
        label = side_in_words(self.scene, self.table, place)
        return group(touchable(token, label, inside, box, class_="side"), x=COLUMNS[place >> 1])

    def slot(self, place: int, slot: int) -> str:
        """Return where a further card would come: a strip of it beyond those that lie there."""
        mine = place & 1 == self.me
        beyond = LYING[1] - STEP if mine == (self.table.count[place] > 0) else 0
        top = self.top_of(place, slot) + beyond + 3
        return rect((4 - LYING[0] / 2, top, LYING[0] - 8, STEP - 6), 12, "slot")

    def cards_at(self, place: int, token: str) -> list[str]:
        """Return the cards at a place, the highest next to the ship."""
        mine = place & 1 == self.me
        count = int(self.table.count[place])
        drawn: list[str] = []
        for card in reversed(range(v.N_CARDS)):
            n = int(self.table.lying(place, card))
            if n == 0:
                continue
            riders = self.riders(place * v.N_CARDS + card, n)
            new = self.new_copy(place, card, riders)
            for copy, rider in enumerate(riders):
                slot = len(drawn)
                whole = slot == count - 1 if mine else slot == 0
                named = f"{token}/{v.CARDS.tokens[card]}"
                shown = self.lying(named, card, rider, copy == new, whole)
                key = self.origin() if copy == new else f"lying-{place}-{card}-{copy}"
                drawn.append(placed(shown, key, 0, self.top_of(place, slot)))
        return drawn

    def riders(self, lying: int, n: int) -> list[int]:
        """Return whose octopus lies on each of some equal cards; -1: nobody's."""
        found = [-1] * n
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

    def lying(self, token: str, card: int, rider: int, new: bool, whole: bool) -> str:
        """Return a card at the ship. From under the opponent's octopus none is taken (SIR-O2)."""
        drawn = fresh(lying_card(card), "laid", new)
        if rider >= 0:
            drawn += placed(octopus(rider, 56, new), f"octopus-{rider + 1}", 46, 30)
        if rider == self.other:
            return drawn
        width, height = LYING
        box = (-width / 2, 0, width, height if whole else STEP)
        label = self.scene.phrases.thing(v.LYING, token)
        return touchable(token, label, drawn, box, class_="lying", corner=13)
