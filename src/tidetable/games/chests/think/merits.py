"""What speaks for an answer in Chests & Sabres, where everything lies open (CHE-R16)."""

from collections.abc import Iterator

from tidetable.core.codec import SEATS
from tidetable.core.contract import Buffer, look
from tidetable.core.play import answer
from tidetable.core.think.merits import Merit, Trial, choices, thing
from tidetable.games.chests.rules import verbs as v
from tidetable.games.chests.rules.drawers import keys_treasure
from tidetable.games.chests.rules.filling import is_opened
from tidetable.games.chests.rules.state import Tabletop
from tidetable.games.chests.think.evaluator import mean_behind, points, promise


def merits(trial: Trial) -> Iterator[Merit]:
    """Tell what is won for good, then what a chest or another roll promises."""
    table, action = trial.before.public, trial.action
    assert isinstance(table, Tabletop)
    if v.LOAD.has(action):
        yield Merit("load", n=points(action - v.LOAD.base))
    elif v.STEAL.has(action):
        owner, treasure = divmod(action - v.STEAL.base, v.N_TREASURES)
        yield Merit("steal", n=points(treasure), who=thing(SEATS, owner))
    elif v.OPEN.has(action):
        yield from _of_chest(trial, table, action - v.OPEN.base)
    elif action == v.ROLL.base and table.rolls == 1:
        yield from _of_another_roll(trial, table)
    if _most(table, choices(trial.game, trial.after)):
        yield Merit("another-card")


def _of_chest(trial: Trial, table: Tabletop, place: int) -> Iterator[Merit]:
    keys = table.places[place]
    filled = [i for i in range(v.N_PLACES) if is_opened(table, i)]
    scores = trial.game.scores(table)
    others = [score for seat, score in enumerate(scores) if seat != trial.seat]
    if table.all_unopened() - len(filled) == 1 and scores[trial.seat] > max(others):
        yield Merit("last-chest")
    if table.unopened[keys_treasure(keys - 1, v.FISH_BONES)] == 0:
        yield Merit("no-bones")
    lying = [i for i in range(v.N_PLACES) if table.places[i] > 0 and i not in (place, *filled)]
    behind = [mean_behind(table, table.places[i]) for i in lying]
    if behind and mean_behind(table, keys) > max(behind):
        yield Merit("richest")
    if mean_behind(table, keys) >= 5:
        yield Merit("holds", n=(mean_behind(table, keys) + 5) // 10)


def _of_another_roll(trial: Trial, table: Tabletop) -> Iterator[Merit]:
    """CHE-V1: greedy pirates keep what they have filled. Else it is lost, if anything was."""
    if table.n_filled > 0:
        yield Merit("rest", n=table.dice_left())
    elif not _most(table, choices(trial.game, trial.before)):
        yield Merit("no-fit")
    else:
        yield from _of_odds(trial, table)


def _of_odds(trial: Trial, table: Tabletop) -> Iterator[Merit]:
    """Tell in how many of 100 rolls a card fits that holds more than any now, in how many none."""
    game, world, into = trial.game, trial.game.guess(trial.after, trial.luck), Buffer()
    game.odds(world, world.asks[0], into)
    now, better, none = _most(table, choices(game, trial.before)), 0, 0
    for i in range(into.n):
        rolled = world.copy()
        answer(game, rolled, 0, into.actions[i], None)
        most = _most(table, choices(game, look(rolled, trial.seat)))
        better += into.weights[i] * (most > now)
        none += into.weights[i] * (most == 0)
    if better > 0:
        n, none = round(100 * better / into.total), round(100 * none / into.total)
        yield Merit("better-roll", n=n, none=none)
    elif none < into.total:
        yield Merit("any-roll", n=100 - round(100 * none / into.total))


def _most(table: Tabletop, answers: list[int]) -> int:
    """Return the most that a card promises on which dice can be put, in tenths; or nothing."""
    fitting = [a for a in answers if v.OPEN.has(a) or v.LOAD.has(a) or v.STEAL.has(a)]
    return max((1 + promise(table, action) for action in fitting), default=0)
