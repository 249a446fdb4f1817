"""Matches: players against each other on the same deals, from every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tidetable.league.figures import Estimate, paired
from tidetable.league.plan import seatings
from tidetable.library.players import Chooser, bot
from tidetable.library.positions import Position
from tidetable.library.setup import Setup


@dataclass(frozen=True)
class WinShare:
    """How a match ended for one player. It prints as one line."""

    name: str
    """What the player was called."""
    games: int
    """How many games it played."""
    wins: float
    """How many it won; a shared win counts for its part."""
    share: Estimate
    """Its share of wins as `share.value`; 95 % sure between `share.low` and `share.high`."""
    score: float
    """Its points a game."""

    def __str__(self) -> str:
        low, high = 100 * self.share.low, 100 * self.share.high
        return (
            f"{self.name}: {100 * self.share.value:.1f} % of {self.games} games "
            f"({low:.1f} to {high:.1f}), {self.score:.1f} points"
        )


def match(
    game: Setup[Any, Any], players: Mapping[str, Chooser] | Sequence[str], deals: int = 50
) -> list[WinShare]:
    """Let as many players meet as there are seats; return how each did, the best first.

    Players are a dict of names and functions, each from a view to a move, or a list of the names of
    bots. Each deal is played once from every seating, so that all have the same luck; deals are the
    same in every match.
    """
    named = (
        players if isinstance(players, Mapping) else {name: bot(name, game, 0) for name in players}
    )
    if len(named) != game.seats or len(named) != len(players):
        raise ValueError(f"a match needs {game.seats} players with different names")
    shares: dict[str, list[float]] = {name: [] for name in named}
    points = dict.fromkeys(named, 0)
    for deal in range(deals):
        won = dict.fromkeys(named, 0.0)
        for seating in seatings(tuple(named)):
            end = play_out(game.start(deal), [named[name] for name in seating])
            winners = end.places.count(1)
            for name, place, score in zip(seating, end.places, end.scores, strict=True):
                won[name] += (place == 1) / winners
                points[name] += score
        for name, wins in won.items():
            shares[name].append(wins / game.seats)
    games = deals * game.seats
    standings = [
        WinShare(name, games, sum(of) * game.seats, paired(of), points[name] / games)
        for name, of in shares.items()
    ]
    return sorted(standings, key=lambda standing: -standing.wins)


def play_out(position: Position[Any, Any], players: Sequence[Chooser]) -> Position[Any, Any]:
    """Let players answer until the game is over, each by what its own seat may know."""
    while not position.over:
        seat = position.asked[0]
        position.play(players[seat](position.view(seat)), seat)
    return position
