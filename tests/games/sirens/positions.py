"""Positions of Sirens in Sight, said in words and played on by words."""

from __future__ import annotations

from tests.games.play import BarePlay
from tidetable.core.options import read_options
from tidetable.games.sirens import GAME
from tidetable.games.sirens.rules import laying
from tidetable.games.sirens.rules.drawers import Hand, Piles
from tidetable.games.sirens.rules.game import Sirens
from tidetable.games.sirens.rules.state import OUT, TAKEN, SirensState, Tabletop
from tidetable.games.sirens.rules.turn import TURN
from tidetable.games.sirens.rules.verbs import (
    CARDS,
    N_CARDS,
    SHIPS,
)

MORE_TACTICS = {"more-tactics": "yes"}
VARIANTS: list[dict[str, str]] = [{}, MORE_TACTICS]
VALUES = range(-4, 11)


class Play(BarePlay[Sirens, SirensState]):
    """A game of Sirens in Sight on a bare state.

    A side is named by its ship card and whose it is: `30:2` is the second player's side of 30.
    """

    most_asks = 2  # both players pick at once

    def __init__(self, state: SirensState, game: Sirens = GAME) -> None:
        super().__init__(state, game)

    # --- doing ----------------------------------------------------------------------------------

    def turn(self, *texts: str) -> Play:
        """Do something in a turn and end it: let chance draw, and lay no rum afterwards."""
        player = self.table.player
        self.do(*texts)
        if not self.over and not self.asked():
            self.draw()
        if not self.over and self.question() == "after" and self.table.player == player:
            self.do("done")
        return self

    def pick(self, player: int, *values: int) -> Play:
        """Let a player pick cards; whose ask is open first does not matter."""
        for value in values:
            self.do(f"pick {value}", ask=0 if self.asked() == player else 1)
        return self

    def draw(self) -> Play:
        """Let chance draw, the lowest card that is there."""
        return self.do(next(iter(self.odds())))

    # --- looking --------------------------------------------------------------------------------

    @property
    def table(self) -> Tabletop:
        return self.state.table

    def cards(self, side: str) -> list[int]:
        """Return what lies at a side, the lowest first."""
        lying = self.table.lying
        return [v for i, v in enumerate(VALUES) for _ in range(lying(place_of(side), i))]

    def hand(self, player: int) -> list[int]:
        held = self.state.hand(player - 1).cards
        return [value for i, value in enumerate(VALUES) for _ in range(held[i])]

    def crew(self) -> list[str]:
        """Return where captain and mate stand; `-`: nowhere any more."""
        return ["-" if ship < 0 else SHIPS.tokens[ship] for ship in self.table.crew]

    def ship(self, token: str) -> str:
        """Return where a ship card is: in play, with a player, or out of the game."""
        return ["in play", "1", "2", "out"][self.table.ships[SHIPS.index[token]]]

    def octopus(self, player: int) -> str:
        """Return the card an octopus lies on, `30:2/-3`; or in hand."""
        lying = self.table.octopus[player - 1]
        if lying < 0:
            return "in hand"
        place, card = divmod(int(lying), N_CARDS)
        return f"{SHIPS.tokens[place // 2]}:{place % 2 + 1}/{CARDS.tokens[card]}"

    def scores(self) -> list[int]:
        return self.game.scores(self.table)


def start(**options: str) -> Play:
    """Return a game before its first draw."""
    wished = {name.replace("_", "-"): choice for name, choice in options.items()}
    return Play(GAME.setup(2, read_options(GAME.options, wished)))


def position(
    *,
    player: int = 1,
    hands: tuple[str, str] = ("7 7 8 8", "5 5 6 6"),
    lying: dict[str, str] | None = None,
    taken: tuple[str, str] = ("", ""),
    out: str = "",
    crew: tuple[str, str] = ("30", "34"),
    points: tuple[int, int] | None = None,
    rum: str = "",
    mugs: tuple[int, int] = (1, 1),
    octopus: tuple[str, str] = ("", ""),
    pile: str | None = None,
    variants: dict[str, str] | None = None,
) -> Play:
    """Return a game in which it is a player's turn.

    Named are the hands, what lies at which side, the ship cards that players took or that are out,
    where the crew stand (`-`: gone), the mugs on ship cards and those not used yet, and what the
    octopuses lie on. Points not named: one for each ship card taken. The pile not named: all cards
    that are not seen; those that are neither named nor in a named pile have left the game.
    """
    table = Tabletop()
    table.more_tactics, _ = read_options(GAME.options, variants or {})
    for side, cards in (lying or {}).items():
        for card in numbers(cards):
            laying.lay(table, place_of(side), card)
    for seat, ships in enumerate(taken):
        for ship in ships.split():
            table.ships[SHIPS.index[ship]] = TAKEN + seat
    for ship in out.split():
        table.ships[SHIPS.index[ship]] = OUT
    for ship in rum.split():
        table.rum[SHIPS.index[ship]] += 1
    for seat in (0, 1):
        table.crew[seat] = -1 if crew[seat] == "-" else SHIPS.index[crew[seat]]
        table.mugs[seat] = mugs[seat]
        table.points[seat] = points[seat] if points else len(taken[seat].split())
        table.octopus[seat] = lying_at(octopus[seat]) if octopus[seat] else -1
    state = SirensState(table, hand_of(hands[0]), hand_of(hands[1]), Piles())
    share_out(state, pile)
    table.player = table.drawer = player - 1
    table.turn = 1
    state.open(TURN.asks(table.player))
    assert GAME.audit(state) == ""
    return Play(state)


def share_out(state: SirensState, pile: str | None) -> None:
    """Give every card a place: shown, or in a pile. A player shows its own half first (SIR-S3)."""
    table = state.table
    wished = None if pile is None else numbers(pile)
    for card in range(N_CARDS):
        held = [state.hand(seat).cards[card] for seat in (0, 1)]
        laid = sum(table.lying(place, card) for place in range(10))
        left = GAME.cards[card] - sum(held) - laid
        drawn = left if wished is None else wished.count(card)
        assert 0 <= drawn <= left, f"too many cards with {CARDS.tokens[card]}"
        mine = table.more_tactics * (GAME.half[card] - held[1])
        shown = GAME.cards[card] - sum(held) - drawn
        second = min(shown, max(0, mine))
        table.shown[card], table.shown[N_CARDS + card] = shown - second, second
        if table.more_tactics == 0:
            state.piles.cards[card] = drawn
            continue
        for seat in (0, 1):
            own = GAME.half[card] - held[seat] - table.shown[seat * N_CARDS + card]
            assert own >= 0
            state.piles.cards[seat * N_CARDS + card] = own
    for seat in (0, 1):
        table.hand_size[seat] = sum(state.hand(seat).cards)
        table.pile_size[seat] = sum(state.piles.cards[seat * N_CARDS : (seat + 1) * N_CARDS])


def numbers(cards: str) -> list[int]:
    return [CARDS.index[token] for token in cards.split()]


def hand_of(cards: str) -> Hand:
    hand = Hand()
    for card in numbers(cards):
        hand.cards[card] += 1
    return hand


def place_of(side: str) -> int:
    """Return the place that `30:2` names."""
    ship, player = side.split(":")
    return 2 * SHIPS.index[ship] + int(player) - 1


def lying_at(card: str) -> int:
    """Return place x card of `30:2/-3`."""
    side, token = card.split("/")
    return place_of(side) * N_CARDS + CARDS.index[token]
