"""The rulebook of Sirens in Sight, in its order: setup, turn, crew, end of the turn.

What is asked on the way is an object of its chapter; the list of them all stands at the end.
"""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, tell
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.sirens.rules import laying, scoring, verbs as v
from tidetable.games.sirens.rules.drawers import Hand, seat_card
from tidetable.games.sirens.rules.questions import Draw, Question
from tidetable.games.sirens.rules.state import IN_PLAY, SirensState, Tabletop, draw

ASTERN: Final = 1
AHEAD: Final = v.N_SHIPS - 1  # towards the bow, round the ring

# --- Setup -------------------------------------------------------------------------------------


def set_up(state: SirensState) -> None:
    """SIR-S2: four cards to each hand. SIR-S3, SIR-R11: or each picks four, both at once."""
    if state.table.more_tactics == 1:
        state.open(PICK.asks(0))
        state.open(PICK.asks(1))
    else:
        deal(state)


def deal(state: SirensState) -> None:
    """Deal on, one card each in turn; then draw the start player, last of all (SIR-R11)."""
    table = state.table
    if table.hand_size[1] < v.N_HAND:
        table.drawer = 0 if table.hand_size[0] == table.hand_size[1] else 1
        state.open(CARD.asks())
    elif table.named_start >= 0:
        begin_turn(state, table.named_start)
    else:
        state.open(START.asks())


@final
class Pick(Question):
    """SIR-S3: a card of the own half; always four times, whatever was picked (SIR-R11)."""

    def allows(self, table: Tabletop, hand: Hand, half: vec[i64], into: Buffer) -> None:
        """Upwards, so that none comes twice, and with enough of them left above."""
        wanted: i64 = v.N_HAND
        above: i64 = 0
        for card in range(v.N_CARDS):
            wanted -= hand.cards[card]
            above += half[card]
        for card in range(v.N_CARDS):
            left = half[card] - hand.cards[card]
            if card >= hand.last_pick and left > 0 and above - hand.cards[card] >= wanted:
                into.add(v.PICK.of(card))
            above -= half[card]

    def do(self, state: SirensState, seat: i64, action: i64, news: News | None) -> None:
        table, hand, card = state.table, state.hand(seat), action - v.PICK.base
        hand.cards[card] += 1
        hand.last_pick = card
        state.piles.cards[seat_card(seat, card)] -= 1
        table.hand_size[seat] += 1
        table.pile_size[seat] -= 1
        if table.hand_size[seat] < v.N_HAND:
            state.open(self.asks(seat, table.hand_size[seat]))
        elif state.n_asks == 0:
            state.first_hand.last_pick = 0
            state.second_hand.last_pick = 0
            deal(state)


@final
class DrawCard(Draw):
    """SIR-S2, SIR-T1: any card of the pile; who draws it alone sees it."""

    def odds(self, state: SirensState, into: Buffer) -> None:
        first = seat_card(state.table.pile_of(state.table.drawer), 0)
        into.add_bag(v.CARD.base, state.piles.cards[first : first + v.N_CARDS])

    def sample(self, state: SirensState, luck: Luck, into: Buffer) -> i64:
        table = state.table
        pile = table.pile_of(table.drawer)
        return v.CARD.of(draw(state.piles, pile, table.pile_size[pile], luck))

    def do(self, state: SirensState, action: i64, news: News | None) -> None:
        table, seat, card = state.table, state.table.drawer, action - v.CARD.base
        pile = table.pile_of(seat)
        state.piles.cards[seat_card(pile, card)] -= 1
        table.pile_size[pile] -= 1
        state.hand(seat).cards[card] += 1
        table.hand_size[seat] += 1
        if news is not None:
            news.tell(seat, CHANCE, action)
            if table.turn > 0:
                news.tell(EVERYONE, seat, v.DREW.base)
        if table.turn == 0:
            deal(state)
        else:
            offer_rum(state)


@final
class DrawStart(Draw):
    """SIR-S2: either may start."""

    def odds(self, state: SirensState, into: Buffer) -> None:
        into.add_weighted(v.START.of(0), 1)
        into.add_weighted(v.START.of(1), 1)

    def do(self, state: SirensState, action: i64, news: News | None) -> None:
        begin_turn(state, action - v.START.base)


# --- Turn --------------------------------------------------------------------------------------


def begin_turn(state: SirensState, player: i64) -> None:
    """SIR-T1: the players alternate."""
    table = state.table
    table.player = player
    table.drawer = player
    table.turn += 1
    table.to_draw = 0
    state.open(TURN.asks(player))


@final
class Turn(Question):
    """SIR-T1: a card or the octopus. SIR-R8: before it, the first moment for the rum."""

    def allows(self, table: Tabletop, hand: Hand, half: vec[i64], into: Buffer) -> None:
        free = laying.free_places(table)
        into.add_rows(v.PLAY.base, hand.cards, v.N_PLACES, free)
        if not laying.forbids_octopus(table):
            laying.octopus_moves(table, free, into)
        if into.n == 0:
            into.add(v.PASS.base)  # SIR-R3: passing is no choice
        if table.mugs[table.player] > 0:  # SIR-T2: once per game
            laying.rum_places(table, into)

    def forbids(self, table: Tabletop, hand: Hand, half: vec[i64], action: i64) -> str:
        if v.PLAY.has(action):
            return laying.forbids_play(table, hand, action - v.PLAY.base)
        if v.OCTOPUS.has(action):
            return laying.forbids_move(table, action - v.OCTOPUS.base)
        return super().forbids(table, hand, half, action)

    def do(self, state: SirensState, seat: i64, action: i64, news: News | None) -> None:
        table = state.table
        if v.PLAY.has(action):
            arrive(state, laying.play(table, state.hand(seat), action - v.PLAY.base), news)
        elif v.OCTOPUS.has(action):  # SIR-O3: the card arrives like one that was played
            arrive(state, laying.move(table, action - v.OCTOPUS.base), news)
        elif v.RUM_ON.has(action):
            laying.lay_rum(table, action - v.RUM_ON.base)
            state.open(self.asks(seat))
        else:
            begin_turn(state, 1 - seat)


# --- Crew --------------------------------------------------------------------------------------


def arrive(state: SirensState, card: i64, news: News | None) -> None:
    """SIR-M1: a card with the icon moves the crew before any scoring check."""
    table = state.table
    crew = table.crew_on(table.arrived >> 1)
    if card > v.LAST_WITH_ICON or crew < 0 or table.ships_in_play() == table.crew_in_play():
        end_turn(state, news)  # no icon, nobody there, or no room to move (SIR-M5)
        return
    table.moving = crew
    astern = next_ship(table, crew, ASTERN)
    if astern == next_ship(table, crew, AHEAD):
        move_crew(state, astern, news)  # SIR-R4: both ways lead there
    else:
        state.open(CREW.asks(table.arrived & 1, crew))  # SIR-M2: whose side it is


def next_ship(table: Tabletop, crew: i64, step: i64) -> i64:
    """SIR-M3: round the ring of ship cards in play. SIR-M4, SIR-M6: past the other crew token."""
    ship = table.crew[crew]
    while True:
        ship = (ship + step) % v.N_SHIPS
        if table.ships[ship] == IN_PLAY and table.crew_on(ship) != 1 - crew:
            return ship


@final
class CrewWay(Question):
    """SIR-M2: which way the crew goes."""

    def allows(self, table: Tabletop, hand: Hand, half: vec[i64], into: Buffer) -> None:
        into.add(v.CREW.of(next_ship(table, table.moving, ASTERN)))
        into.add(v.CREW.of(next_ship(table, table.moving, AHEAD)))

    def forbids(self, table: Tabletop, hand: Hand, half: vec[i64], action: i64) -> str:
        rule = super().forbids(table, hand, half, action)
        if rule and v.RUM_ON.has(action):
            return "SIR-R8"  # never between laying and scoring
        if rule and v.CREW.has(action):
            taken = table.crew[1 - table.moving] == action - v.CREW.base
            return "SIR-M4" if taken else "SIR-M3"
        return rule

    def do(self, state: SirensState, seat: i64, action: i64, news: News | None) -> None:
        move_crew(state, action - v.CREW.base, news)


def move_crew(state: SirensState, ship: i64, news: News | None) -> None:
    table = state.table
    table.crew[table.moving] = ship
    table.moving = -1
    tell(news, table.player, v.MOVES.of(ship))
    end_turn(state, news)


# --- End of the turn ---------------------------------------------------------------------------


def end_turn(state: SirensState, news: News | None) -> None:
    """SIR-R7: the scoring; a draw if a card was played. SIR-T5: an empty pile gives none."""
    table = state.table
    scoring.check_places(table, news)
    if scoring.is_over(table):
        return
    pile = table.pile_of(table.player)
    if table.to_draw == 1 and table.pile_size[pile] > 0:
        table.to_draw = 0
        state.open(CARD.asks(pile))
    else:
        offer_rum(state)


def offer_rum(state: SirensState) -> None:
    """SIR-R8: asked only of whoever still has the mug; else the turn ends by itself."""
    table = state.table
    if table.mugs[table.player] > 0:
        state.open(AFTER.asks(table.player))
    else:
        begin_turn(state, 1 - table.player)


@final
class After(Question):
    """SIR-R8: the second moment for the rum, when the drawn card is known."""

    def allows(self, table: Tabletop, hand: Hand, half: vec[i64], into: Buffer) -> None:
        laying.rum_places(table, into)
        into.add(v.DONE.base)

    def forbids(self, table: Tabletop, hand: Hand, half: vec[i64], action: i64) -> str:
        if v.PLAY.has(action) or v.OCTOPUS.has(action):
            return "SIR-T1"  # one of them was used
        return super().forbids(table, hand, half, action)

    def do(self, state: SirensState, seat: i64, action: i64, news: News | None) -> None:
        if v.RUM_ON.has(action):
            laying.lay_rum(state.table, action - v.RUM_ON.base)
        begin_turn(state, 1 - seat)


# --- All that is asked, in the order of its numbers --------------------------------------------

CARD: Final = DrawCard(0, "card", sealed=True)
START: Final = DrawStart(1, "start")
TURN: Final = Turn(2, "turn", "SIR-R3")
AFTER: Final = After(3, "after", "SIR-R3")
CREW: Final = CrewWay(4, "crew", "SIR-M1")
PICK: Final = Pick(5, "pick", "SIR-S3", sealed=True)

DRAWS: Final[vec[Draw]] = vec[Draw]([CARD, START])
QUESTIONS: Final[vec[Question]] = vec[Question]([TURN, AFTER, CREW, PICK])
N_DRAWS: Final = 2
