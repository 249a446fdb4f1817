"""Reads a record: who played, how the points came about, and a position to go on from.

python examples/reading_a_record.py [game.txt]
"""

import sys

import tidetable as tt


def some_game() -> str:
    """Return the record of a game between two bots."""
    game = tt.game("sirens")
    bots = [tt.bot("greedy", game, seed=seat) for seat in range(2)]
    position = game.start(seed=3)
    while not position.over:
        seat = position.asked[0]
        position.play(bots[seat](position.view(seat)), seat)
    return position.record("Anna", "Ben")


def main() -> None:
    played = tt.read(sys.argv[1] if len(sys.argv) > 1 else some_game())
    print(played.game.name, played.players, played.scores)
    for n in range(0, len(played.moves), 10):
        seat, move = played.moves[n]
        print(f"{n:4} {played.position(n).scores} {played.players[seat]}: {move}")
    there = played.position(len(played.moves) // 2, seed=1)
    print("Half-way, to go on from:", there)


if __name__ == "__main__":
    main()
