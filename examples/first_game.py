"""A whole game of Titania, played at random: what is asked, what is seen, what came of it.

python examples/first_game.py
"""

from random import Random

import tidetable as tt


def main() -> None:
    chance = Random(7)
    game = tt.game("titania", seats=2, first=1)
    position = game.start(seed=7)
    while not position.over:
        seat = position.asked[0]
        view = position.view(seat)
        move = chance.choice(view.legal)
        if len(position.played) < 5:
            held = list(view.own.cards)
            print(f"Seat {seat + 1} is asked {view.question}, holds {held}, plays: {move.label()}")
        position.play(move)
    print(f"After {len(position.played)} moves: {position.scores}, places {position.places}")


if __name__ == "__main__":
    main()
