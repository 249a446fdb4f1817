"""Twins of Cove, each broken in one way that one check alone catches."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Final

from mypy_extensions import i64

from tests.contract.cove import BOX
from tests.contract.cove.game import Cove
from tests.contract.cove.state import CoveState, Hand, Table, Wreck
from tests.contract.cove.verbs import (
    ASK_CLASH,
    ASK_COURSE,
    ASK_DEAL,
    ASK_TRIBUTE,
    ASK_WIND,
    CONSEQUENCES,
    DEAL,
    DRAWN,
    FIGHT,
    HELD,
    HOLD,
    MOVES,
    N_RANKS,
    SAIL,
    SEEN,
    TOLL,
    TURNS,
    WIND,
)
from tidetable.core.box import Box
from tidetable.core.codec import SEATS, Codec, Domain, Verb
from tidetable.core.contract import (
    CHANCE,
    EVERYONE,
    SPECTATOR,
    Buffer,
    News,
    View,
    kind_of,
    seat_of,
)
from tidetable.core.luck import Luck
from tidetable.core.options import Option
from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.core.think.bot import Bot

# --- termination ---------------------------------------------------------------------------------


class Endless(Cove):
    """The last turn never comes."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        if kind_of(question) == ASK_TRIBUTE and state.table.turn == TURNS - 1:
            state.table.turn -= 3
        super().apply(state, question, action, news)


class Biased(Cove):
    """The first seat always wins."""

    def places(self, public: Table) -> list[int]:
        return [1, 2, 3]


# --- legality ------------------------------------------------------------------------------------


class Stammering(Cove):
    """Something is offered twice."""

    def legal(self, public: Table, own: Hand, question: i64, into: Buffer) -> None:
        super().legal(public, own, question, into)
        if kind_of(question) == ASK_TRIBUTE:
            into.add(TOLL.base)


# --- replay --------------------------------------------------------------------------------------


class SaltedWreck(Wreck):
    def __init__(self, card: i64, salt: i64) -> None:
        super().__init__(card)
        self.salt = salt

    def copy(self) -> SaltedWreck:
        return SaltedWreck(self.card, self.salt)


class Salted(Cove):
    """Luck of its own, that no log knows of."""

    def setup(self, seats: i64, options: list[int]) -> CoveState:
        state = super().setup(seats, options)
        state.wreck = SaltedWreck(-1, secrets.randbelow(1 << 30))
        return state


# An option that cannot be written down: a record splits its choice in two.
TWO_WORDS = Cove(options=[Option("storm", "COV-V1", ["no", "very much"])])


# --- copy ----------------------------------------------------------------------------------------


class SharingState(CoveState):
    def copy(self) -> SharingState:
        twin = super().copy()
        twin.table.coins = self.table.coins
        return SharingState(twin.table, twin.hands, twin.wreck, twin.asks, twin.n_asks)


class Sharing(Cove):
    """A copy pays from the same purse."""

    def setup(self, seats: i64, options: list[int]) -> CoveState:
        state = super().setup(seats, options)
        return SharingState(state.table, state.hands, state.wreck, state.asks, state.n_asks)


class OpenHand(Hand):
    def copy(self) -> OpenHand:
        return self


def anew(hand: Hand) -> OpenHand:
    twin = OpenHand()
    twin.cards, twin.chosen, twin.seen = hand.cards[:], hand.chosen, hand.seen[:]
    return twin


class OpenState(CoveState):
    def copy(self) -> OpenState:
        hands: list[Hand] = [anew(hand) for hand in self.hands]
        return OpenState(self.table.copy(), hands, self.wreck.copy(), self.asks, self.n_asks)


class OpenHanded(Cove):
    """A view hands out the hand itself. A guess does not play with it: other checks would see."""

    def setup(self, seats: i64, options: list[int]) -> CoveState:
        state = super().setup(seats, options)
        hands: list[Hand] = [OpenHand() for _ in state.hands]
        return OpenState(state.table, hands, state.wreck, state.asks, state.n_asks)

    def guess(self, view: View, luck: Luck) -> CoveState:
        world = super().guess(view, luck)
        world.hands = [anew(hand) for hand in world.hands]
        return world


# --- ids -----------------------------------------------------------------------------------------


def with_more(*verbs: Verb) -> Codec:
    """All others keep their numbers."""
    return Codec(MOVES, DRAWN, [*CONSEQUENCES, *verbs])


def with_instead(old: Verb, new: Verb) -> Codec:
    """All others keep their numbers, since the new verb has as many actions."""

    def swap(verbs: list[Verb]) -> list[Verb]:
        return [new if verb is old else verb for verb in verbs]

    return Codec(swap(MOVES), swap(DRAWN), swap(CONSEQUENCES))


RENUMBERED = Cove(with_more(Verb("hail", "COV-T1")))  # and nobody wrote it down
SPACED = Cove(with_more(Verb("hail", "COV-T1", word=Domain("word", ["ahoy", "ship ahoy"]))))
NAMESAKE = Cove(with_more(Verb("gain", "COV-T4", coins=Domain("coins", ["4", "5"]))))


# --- canary --------------------------------------------------------------------------------------


class Loud(Cove):
    """Cards are dealt aloud."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        super().apply(state, question, action, news)
        if kind_of(question) == ASK_DEAL and news is not None:
            news.tell(EVERYONE, CHANCE, action)


def remembering() -> Callable[[Scene], list[Area]]:
    """A picture that is kept by what is public in it, and then shown to others."""
    kept: dict[tuple[int, ...], list[Area]] = {}

    def board(scene: Scene) -> list[Area]:
        if scene.is_spectator:
            return BOX.areas(scene)
        table = scene.view.public
        assert isinstance(table, Table)
        return kept.setdefault((int(table.turn), *table.coins, *table.played), BOX.areas(scene))

    return board


# --- non-interference ----------------------------------------------------------------------------


class Silent(Cove):
    """The public drawer follows a hidden hand, and nobody is told."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        super().apply(state, question, action, news)
        if kind_of(question) == ASK_COURSE:
            state.table.winner = strongest(state)


def strongest(state: CoveState) -> int:
    """Return the seat with the best card in hand."""
    best = [best_rank(hand) for hand in state.hands]
    return best.index(max(best))


def best_rank(hand: Hand) -> int:
    return max((card % N_RANKS + 1 for card, held in enumerate(hand.cards) if held), default=0)


class Telling(Cove):
    """Only who could fight well is asked: the question itself tells."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        super().apply(state, question, action, news)
        if kind_of(question) == ASK_WIND:
            for i in range(state.n_asks - 1, -1, -1):
                if state.n_asks > 1 and best_rank(state.hands[seat_of(state.asks[i])]) < N_RANKS:
                    state.close(i)


# --- sealed --------------------------------------------------------------------------------------


class Marking(Cove):
    """What lies there for a sealed answer tells which it is."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        super().apply(state, question, action, news)
        if kind_of(question) == ASK_CLASH and state.n_asks and FIGHT.has(action):
            state.table.winner = seat_of(question)


class Chatty(Cove):
    """Who holds back is named at once."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        super().apply(state, question, action, news)
        if action == HOLD.base and news is not None:
            news.tell(EVERYONE, seat_of(question), HELD.base)


# --- guess ---------------------------------------------------------------------------------------


class Forgetful(Cove):
    """A guess that forgets what the viewer holds."""

    def guess(self, view: View, luck: Luck) -> CoveState:
        world = super().guess(view, luck)
        if view.seat != SPECTATOR:
            world.hands = world.hands[1:] + world.hands[:1]
        return world


class Careless(Cove):
    """A guess that looks right and loses a card."""

    def guess(self, view: View, luck: Luck) -> CoveState:
        world = super().guess(view, luck)
        world.wreck = Wreck(-1)
        return world


# --- size, reachable, odds -----------------------------------------------------------------------

HAGGLE: Final = Verb("haggle", "COV-T5", price=Domain("price", [f"p{n}" for n in range(500)]))


class Haggling(Cove):
    """A question with five hundred answers too many."""

    def legal(self, public: Table, own: Hand, question: i64, into: Buffer) -> None:
        super().legal(public, own, question, into)
        if kind_of(question) == ASK_TRIBUTE and public.turn == 0:
            for price in range(500):
                into.add(HAGGLE.of(price))

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        super().apply(state, question, TOLL.base if HAGGLE.has(action) else action, news)


# A port that is called like the button beside it: one click, two meanings.
HOMONYM = Cove(
    with_instead(SAIL, Verb("sail", "COV-T1", to=Domain("port", ["tortuga", "anchor", "kingston"])))
)


class Loaded(Cove):
    """A fast draw that is not fair."""

    def sample(self, state: CoveState, question: i64, luck: Luck, into: Buffer) -> i64:
        if kind_of(question) == ASK_WIND:
            return WIND.of(luck.below(2))
        return super().sample(state, question, luck, into)


class Weightless(Cove):
    """An outcome that can never come."""

    def odds(self, state: CoveState, question: i64, into: Buffer) -> None:
        if kind_of(question) == ASK_WIND:
            into.add_weighted(WIND.of(0), 1)
            into.add_weighted(WIND.of(1), 0)
            into.add_weighted(WIND.of(2), 1)
        else:
            super().odds(state, question, into)


# --- conservation, bots, undo --------------------------------------------------------------------


class Counterfeit(Cove):
    """Coins from nowhere."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        super().apply(state, question, action, news)
        if action == TOLL.base:
            state.table.bank += 1


class Lenient(Cove):
    """Its rules know nothing against answers that are not on offer."""

    def forbids(self, public: Table, own: Hand, question: i64, action: i64) -> str:
        return ""


class Stormy(Cove):
    """After the clash a wind is left that no card has."""

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        super().apply(state, question, action, news)
        if action == TOLL.base:
            state.table.wind = 4


class Smudged(Table):
    def unwritten(self) -> i64:
        return 0


class Unseen(Cove):
    """What is paid leaves no mark for learners."""

    def setup(self, seats: i64, options: list[int]) -> CoveState:
        state = super().setup(seats, options)
        table = Smudged()
        for name, fact in vars(state.table).items():
            setattr(table, name, fact)
        state.table = table
        return state


class Cheat(Bot):
    def __init__(self, game: Cove, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return DEAL.base


class Moody(Bot):
    mood = count()

    def __init__(self, game: Cove, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return legal[next(Moody.mood) % len(legal)]


# What a spy sees, as if it could be unseen.
UNMARKED = Cove(with_instead(SEEN, Verb("seen", "COV-T5", on=SEATS, card=SEEN.params["card"])))


# Learners are shown the purses once, as if nobody were ever paid.
CLOSED = replace(
    BOX.drawers,
    public=replace(
        BOX.drawers.public,
        fields=tuple(
            replace(field, fixed=field.name == "coins") for field in BOX.drawers.public.fields
        ),
    ),
)


# Its lists say that they are marked.
MARKED = replace(BOX.drawers, public=replace(BOX.drawers.public, marked=True))


def playing(game: Cove) -> Box:
    return replace(BOX, game=game)


TWINS: Final[list[tuple[str, str, Box]]] = [
    ("termination", "endless", playing(Endless())),
    ("termination", "biased", playing(Biased())),
    ("legality", "stammering", playing(Stammering())),
    ("replay", "salted", playing(Salted())),
    ("replay", "two words", playing(TWO_WORDS)),
    ("copy", "sharing", playing(Sharing())),
    ("copy", "open-handed", playing(OpenHanded())),
    ("ids", "spaced", playing(SPACED)),
    ("ids", "namesake", playing(NAMESAKE)),
    ("lock", "unlocked", replace(BOX, folder=BOX.folder / "lang")),
    ("lock", "renumbered", playing(RENUMBERED)),
    ("words", "nameless", replace(BOX, bots={"nameless": BOX.bots["bold"]})),
    ("canary", "loud", playing(Loud())),
    ("canary", "remembering", replace(BOX, board=remembering())),
    ("non-interference", "silent", playing(Silent())),
    ("non-interference", "telling", playing(Telling())),
    ("sealed", "marking", playing(Marking())),
    ("sealed", "chatty", playing(Chatty())),
    ("guess", "forgetful", playing(Forgetful())),
    ("guess", "careless", playing(Careless())),
    ("size", "haggling", playing(Haggling(with_more(HAGGLE)))),
    ("reachable", "homonym", playing(HOMONYM)),
    ("odds", "loaded", playing(Loaded())),
    ("odds", "weightless", playing(Weightless())),
    ("conservation", "counterfeit", playing(Counterfeit())),
    ("guards", "lenient", playing(Lenient())),
    ("ranges", "stormy", playing(Stormy())),
    ("ranges", "closed purses", replace(BOX, drawers=CLOSED)),
    ("ranges", "unseen", replace(playing(Unseen()), drawers=MARKED)),
    ("bots", "cheat", replace(BOX, bots={"cheat": Cheat})),
    ("bots", "moody", replace(BOX, bots={"moody": Moody})),
    ("undo", "unmarked", playing(UNMARKED)),
]
