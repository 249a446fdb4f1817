"""What speaks for an answer in Chests & Sabres, where everything lies open (CHE-R16)."""

from collections.abc import Iterator

from tidetable.core.codec import SEATS
from tidetable.core.think.merits import Merit, Trial, choices, thing
from tidetable.games.chests.rules import verbs as v
from tidetable.games.chests.rules.drawers import keys_treasure
from tidetable.games.chests.rules.filling import is_opened
from tidetable.games.chests.rules.state import Tabletop
from tidetable.games.chests.think.evaluator import mean_behind, points


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
    if _fits(choices(trial.game, trial.after)):
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


def _of_another_roll(trial: Trial, table: Tabletop) -> Iterator[Merit]:
    """CHE-V1: greedy pirates keep what they have filled. Else it is lost, if anything was."""
    if table.n_filled > 0:
        yield Merit("rest", n=table.dice_left())
    elif not _fits(choices(trial.game, trial.before)):
        yield Merit("no-fit")


def _fits(answers: list[int]) -> bool:
    """Whether dice can be put on some card."""
    return any(verb.has(action) for verb in (v.OPEN, v.LOAD, v.STEAL) for action in answers)
