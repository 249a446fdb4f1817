"""Games so little that the right answer is known: positions written down one by one.

In a position somebody is asked, and each answer leads to the next position, or to an end with the
points of all seats. A card may be drawn that nobody sees; where answers depend on it, only its
holder knows which of them are possible.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import i64

from tidetable.core.codec import Codec, Domain, Verb
from tidetable.core.contract import (
    CHANCE,
    NO_ASKS,
    Buffer,
    Game,
    News,
    Own,
    Public,
    State,
    View,
    arg_of,
    ask,
    sealed_ask,
    seat_of,
)
from tidetable.core.luck import Luck
from tidetable.core.vec import vec

WORDS = "abcdef"
SAY = Verb("say", "", word=Domain("word", list(WORDS)))
DRAW = Verb("draw", "", card=Domain("card", list("uvw")))
CODEC = Codec([SAY], [DRAW])
ASK_DRAW, ASK_SAY = 0, 1

End = tuple[int, ...]
Next = str | End


@dataclass
class Position:
    """Who is asked, and where each answer leads."""

    seat: int
    ways: dict[str, Next] = field(default_factory=dict)
    by_card: dict[str, dict[str, Next]] = field(default_factory=dict)  # card -> ways
    bag: dict[str, int] = field(default_factory=dict)  # what chance draws from, if it is asked
    sealed: bool = False


@dataclass
class Both:
    """Two seats answer at once, in secret; what they said leads to an end."""

    ends: dict[str, End]  # both words -> points


class Spot(Public):
    def __init__(self, at: i64, points: vec[i64]) -> None:
        self.at: i64 = at
        self.points: vec[i64] = points

    def copy(self) -> Spot:
        return Spot(self.at, self.points[:])


class Held(Own):
    """The card of whoever holds it, and what was said in secret."""

    def __init__(self, card: i64 = -1, said: i64 = -1) -> None:
        self.card: i64 = card
        self.said: i64 = said

    def copy(self) -> Held:
        return Held(self.card, self.said)


class LittleState(State):
    def __init__(self, spot: Spot, held: list[Held], card: i64, asks: vec[i64], n: i64) -> None:
        super().__init__(asks, n)
        self.spot = spot
        self.held = held
        self.card: i64 = card

    def public(self) -> Public:
        return self.spot

    def own(self, seat: i64) -> Own:
        return self.held[seat]

    def copy(self) -> LittleState:
        held = [one.copy() for one in self.held]
        return LittleState(self.spot.copy(), held, self.card, self.asks, self.n_asks)


class Little(Game[Spot, Held, LittleState]):
    """The positions by name, the first of them first; `holder` sees the card, if anybody does."""

    def __init__(
        self,
        seats: int,
        positions: dict[str, Position | Both],
        cards: dict[str, int] | None = None,
        holder: int = -1,
    ) -> None:
        super().__init__("little", 1, seats, seats, CODEC, ["draw"], ["say"], [])
        self.names = list(positions)
        self.positions = list(positions.values())
        self.cards = cards or {}
        self.holder = holder

    def setup(self, seats: i64, options: list[int]) -> LittleState:
        held = [Held() for _ in range(seats)]
        state = LittleState(Spot(0, vec[i64]([0] * seats)), held, -1, NO_ASKS, 0)
        if self.cards:
            state.open(sealed_ask(CHANCE, ASK_DRAW, 1))
        else:
            self.go_to(state, self.names[0])
        return state

    def go_to(self, state: LittleState, there: Next) -> None:
        if isinstance(there, tuple):
            for seat, points in enumerate(there):
                state.spot.points[seat] = points
            return
        state.spot.at = self.names.index(there)
        position = self.positions[state.spot.at]
        if isinstance(position, Both):
            state.open(sealed_ask(0, ASK_SAY))
            state.open(sealed_ask(1, ASK_SAY))
        elif position.seat == CHANCE:
            state.open(ask(CHANCE, ASK_DRAW))
        else:
            state.open((sealed_ask if position.sealed else ask)(position.seat, ASK_SAY))

    def ways(self, at: i64, card: i64) -> dict[str, Next]:
        position = self.positions[at]
        assert isinstance(position, Position)
        return position.by_card["uvw"[card]] if position.by_card else position.ways

    def legal(self, public: Spot, own: Held, question: i64, into: Buffer) -> None:
        position = self.positions[public.at]
        if isinstance(position, Both):
            words = {said[seat_of(question)] for said in position.ends}
        elif position.by_card and seat_of(question) != self.holder:
            words = set(position.by_card["u"])  # the same whatever the card is
        else:
            words = set(self.ways(public.at, own.card))
        for word in sorted(words):
            into.add(SAY.of(WORDS.index(word)))

    def odds(self, state: LittleState, question: i64, into: Buffer) -> None:
        position = self.positions[state.spot.at]
        bag = self.cards
        if arg_of(question) == 0:
            assert isinstance(position, Position)
            bag = position.bag
        for card, n in bag.items():
            into.add_weighted(DRAW.of("uvw".index(card)), n)

    def apply(self, state: LittleState, question: i64, action: i64, news: News | None) -> None:
        seat = seat_of(question)
        position = self.positions[state.spot.at]
        if seat != CHANCE and isinstance(position, Both):
            state.held[seat].said = action
            if state.n_asks == 0:
                said = "".join(WORDS[one.said - SAY.base] for one in state.held)
                self.go_to(state, position.ends[said])
        elif seat != CHANCE:
            self.go_to(state, self.ways(state.spot.at, state.card)[WORDS[action - SAY.base]])
        elif arg_of(question) == 1:
            state.card = action - DRAW.base
            if self.holder >= 0:
                state.held[self.holder].card = state.card
            self.go_to(state, self.names[0])
        else:
            assert isinstance(position, Position)
            self.go_to(state, position.ways["uvw"[action - DRAW.base]])

    def scores(self, public: Spot) -> list[int]:
        return list(public.points)

    def guess(self, view: View, luck: Luck) -> LittleState:
        """Draw the card anew, unless the viewer holds it."""
        assert isinstance(view.public, Spot)
        held = [Held() for _ in range(self.max_seats)]
        card: i64 = -1
        if isinstance(view.own, Held):
            held[view.seat] = view.own.copy()
            card = view.own.card
        if self.cards and card < 0:
            bag = [n for n, card in enumerate("uvw") for _ in range(self.cards.get(card, 0))]
            card = bag[luck.below(len(bag))]
            if self.holder >= 0:
                held[self.holder].card = card
        return LittleState(view.public.copy(), held, card, view.asks, view.n_asks)
