"""Plays every game at the tables it can be set up at, and prints what happened, step by step.

Run in two processes, on the source and on the compiled copy, it must print the same lines:
`python -m tests.compiled.trace TABLES GAMES`.
"""

from __future__ import annotations

import hashlib
import pickle
import sys
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import tidetable as tt
from tests.contract import cove
from tidetable import games
from tidetable.core.box import Box
from tidetable.core.contract import CHANCE, Buffer, News, State, look, seat_of
from tidetable.core.errors import BadTable
from tidetable.core.facts import state_bytes
from tidetable.core.learn.fleet import Fleet
from tidetable.core.learn.observation import Observation
from tidetable.core.luck import Luck
from tidetable.core.options import write_options
from tidetable.core.play import AnyGame, answer, begin, random_games, step
from tidetable.core.think.coach import Expert
from tidetable.core.think.evaluator import AnyEvaluator
from tidetable.core.think.search import Search, Settings
from tidetable.core.vec import COMPILED
from tidetable.library.setup import Setup

SEARCHED = 20  # playouts of each table
COUNTED = 3  # times as many games as are watched: of those the sums are compared
FLEET = 3  # games stepped at once
STEPS = 40  # of them
HISTORY = 3  # things that were told, recalled by each seat


def tables(game: AnyGame) -> Iterator[tuple[int, list[int]]]:
    """Yield every number of seats with every choice of options that go together."""
    ranges = [range(len(option.choices)) for option in game.options]
    for seats, *options in product(range(game.min_seats, game.max_seats + 1), *ranges):
        try:
            game.setup(seats, options)
        except BadTable:
            continue
        yield seats, options


def some_tables(game: AnyGame, most: int) -> list[tuple[int, list[int]]]:
    """Return all tables, or some that are drawn by lot where there are more."""
    found = list(tables(game))
    return Random(1).sample(found, most) if len(found) > most else found


def answers(game: AnyGame, state: State, question: int, into: Buffer) -> list[int]:
    """Return what may be answered, and by chance how likely."""
    into.clear()
    if seat_of(question) == CHANCE:
        game.odds(state, question, into)
        return [*into.to_list(), *(int(into.weights[i]) for i in range(into.n))]
    game.legal(state.public(), state.own(seat_of(question)), question, into)
    return into.to_list()


def watch(game: AnyGame, seats: int, options: list[int], seed: int) -> Iterator[str]:
    """Play at random. Yield each step: who did what, and a digest of all there is to know."""
    luck, into = Luck(seed), Buffer()
    state = game.setup(seats, options)
    turn = 0
    while state.n_asks:
        questions = [int(state.asks[i]) for i in range(state.n_asks)]
        known: list[object] = [answers(game, state, question, into) for question in questions]
        viewer = turn % (seats + 1) - 1
        known.append(state_bytes(game.guess(look(state, viewer), Luck(turn)), seats))
        i = int(luck.below(len(questions)))
        into.clear()
        if seat_of(questions[i]) == CHANCE:
            action = int(game.sample(state, questions[i], luck, into))
        else:
            game.legal(state.public(), state.own(seat_of(questions[i])), questions[i], into)
            action = int(into.pick(luck))
        news = News()
        answer(game, state, i, action, news)
        public = state.public()
        known += [news.items, state_bytes(state, seats), state_bytes(state.copy(), seats)]
        known += [game.scores(public), game.places(public), game.audit(state)]
        digest = hashlib.sha256(repr(known).encode()).hexdigest()[:12]
        yield f"{turn} {seat_of(questions[i])} {game.codec.text(action)} {digest}"
        turn += 1


def driven(game: AnyGame, seats: int, options: list[int]) -> str:
    """Play one game from outside, as a loop in Python does."""
    luck, picks, into = Luck(3), Luck(4), Buffer()
    state = game.setup(seats, options)
    digest = hashlib.sha256()
    legal = begin(game, state, luck, into)
    while legal:
        digest.update(repr(legal).encode())
        legal = step(game, state, legal[picks.below(len(legal))], luck, into)
    return digest.hexdigest()


def observed(box: Box, seats: int, options: list[int]) -> str:
    """Step some games at once, at random: all that learners see and get."""
    observation = Observation(box.game, box.drawers, HISTORY)
    observer, blank = observation.observer(seats, options), observation.blank(seats)
    coach = Expert(box.evaluator)
    fleet = Fleet(box.game, observer, blank, FLEET, options, "6", 0, HISTORY, True, coach)
    luck = Luck(7)
    digest = hashlib.sha256()
    for _ in range(STEPS):
        legal = list(fleet.legal)[: fleet.n_legal]
        rows = [list(fleet.observations), list(fleet.hidden)]
        seen = [*rows, list(fleet.mask), list(fleet.offsets)]
        got = [list(fleet.seat), list(fleet.done), list(fleet.rewards), list(fleet.scores)]
        said = [list(fleet.prospects), list(fleet.advice), list(fleet.glances)]
        digest.update(repr([legal, seen, got, said]).encode())
        fleet.step(fleet.random_actions(luck))
    return digest.hexdigest()


def searched(evaluator: AnyEvaluator, seats: int, options: list[int]) -> str:
    """Search from a position of a random game, in playouts that are weighed and judged."""
    game = evaluator.game
    luck, into = Luck(5), Buffer()
    state = game.setup(seats, options)
    legal = begin(game, state, luck, into)
    for _ in range(9):
        legal = step(game, state, legal[luck.below(len(legal))], luck, into)
    search = Search(evaluator, look(state, seat_of(state.asks[0])), Settings(depth=6), luck)
    search.run(SEARCHED)
    return " ".join(f"{one.action} {one.visits} {one.value!r}" for one in search.tried())


def valued(box: Box, seats: int, options: list[int]) -> str:
    """Play a game as values of the library: copied, pickled, printed and read on the way."""
    chosen = write_options(box.game.options, options)
    position: tt.Position[Any, Any] = Setup(box, seats, chosen).start(6)
    digest = hashlib.sha256()
    while not position.over:
        if len(position.played) % 25 == 0:
            text, same = str(position), pickle.loads(pickle.dumps(position))
            assert text == str(tt.position(text)) == str(position.copy()) == str(same)
            assert same == position == tt.position(text)
            digest.update(text.encode())
        position.play(position.legal[len(position.played) % len(position.legal)])
    return digest.hexdigest()


def main(most_tables: int, watched: int) -> None:
    """Print all of some tables; of each, so many games are watched at every step."""
    print("compiled" if COMPILED else "source")
    for box in [*map(games.box, games.names()), cove.BOX]:
        game = box.game
        for seats, options in some_tables(game, most_tables):
            where = f"{game.name} {seats} {options}"
            for seed in range(watched):
                for line in watch(game, seats, options, seed):
                    print(where, seed, line)
            tally = random_games(game, seats, options, COUNTED * watched, seed=9)
            print(where, tally.games, tally.decisions, tally.draws, tally.trace)
            print(where, driven(game, seats, options))
            print(where, searched(box.evaluator, seats, options))
            if box is not cove.BOX:  # nobody but the contract's own tests can find its box
                print(where, valued(box, seats, options))
            print(where, observed(box, seats, options))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
