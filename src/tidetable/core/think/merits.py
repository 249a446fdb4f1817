"""What speaks for an answer: features of the position that a person at the table sees as well.

An answer is tried in worlds that its seat cannot rule out, and no further than to where chance or
somebody else has a say. What can be seen before and after is compared. What differs from world to
world hangs on something hidden, and is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tidetable.core.codec import SEATS
from tidetable.core.contract import Buffer, View, is_sealed, kind_of, look, seat_of
from tidetable.core.luck import SEEDS, Luck
from tidetable.core.play import answer, ask_of, choices as choices_in, settle

if TYPE_CHECKING:
    from tidetable.core.codec import Domain
    from tidetable.core.contract import State
    from tidetable.core.play import AnyGame
    from tidetable.core.say.phrases import Phrases

WORLDS: Final = 3
THREATENED: Final = 12  # worlds in which one looks at what others could do next

Fact = int | str  # a number, or the text of a thing
Threat = tuple[int, int]  # a seat, and points that it could get


@dataclass(init=False)
class Merit:
    """One thing that speaks for an answer. `merit-` and its name are the key of its sentence."""

    name: str
    facts: dict[str, Fact]

    def __init__(self, name: str, **facts: Fact) -> None:
        self.name = name
        self.facts = facts


@dataclass(frozen=True)
class Trial:
    """An answer that was tried: what its seat sees before it, and after it."""

    game: AnyGame
    action: int
    before: View
    after: View
    luck: Luck

    @property
    def seat(self) -> int:
        return int(self.before.seat)

    def then(self) -> Iterator[Trial]:
        """Try all that the seat may answer next, where it is asked again at once."""
        for action in choices(self.game, self.after):
            trial = try_out(self.game, self.after, action, self.luck)
            if trial is not None:
                yield trial


Merits = Callable[[Trial], Iterable[Merit]]


def thing(domain: Domain, i: int) -> str:
    """Return a thing as a fact: not yet in anybody's language."""
    return f"{domain.name} {domain.tokens[i]}"


def choices(game: AnyGame, view: View) -> list[int]:
    """Return what the viewer may answer, if it is asked."""
    if seat_asked(view) != view.seat:
        return []
    into = Buffer()
    game.legal(view.public, view.own, view.asks[0], into)
    return into.to_list()


def seat_asked(view: View) -> int | None:
    """Return who is asked first; nobody once the game is over."""
    return int(seat_of(view.asks[0])) if view.n_asks else None


def kind_asked(view: View) -> int:
    """Return what is asked first; -1 once the game is over."""
    return int(kind_of(view.asks[0])) if view.n_asks else -1


def try_out(game: AnyGame, view: View, action: int, luck: Luck) -> Trial | None:
    """Return what an answer leads to. Of one that is sealed there is nothing to see yet."""
    world = game.guess(view, luck)
    i = ask_of(world, view.seat)
    if is_sealed(world.asks[i]):
        return None
    answer(game, world, i, action, None)
    return Trial(game, action, view, look(world, view.seat), luck)


def merits_of(
    told: Merits, game: AnyGame, view: View, action: int, luck: Luck, worlds: int = WORLDS
) -> list[Merit]:
    """Return what speaks for an answer, most telling first, whatever the seat cannot see."""
    trials = [try_out(game, view, action, luck) for _ in range(worlds)]
    found = [[*told(trial)] for trial in trials if trial is not None]
    if not found:
        return []
    return [merit for merit in found[0] if all(merit in others for others in found)]


def points_at_once(trial: Trial) -> Iterator[Merit]:
    """Tell the points that an answer brings: what any game can say."""
    before = trial.game.scores(trial.before.public)[trial.seat]
    gained = trial.game.scores(trial.after.public)[trial.seat] - before
    if gained > 0:
        yield Merit("points", n=gained)


def prevented(game: AnyGame, view: View, action: int, rival: int, luck: Luck) -> list[Merit]:
    """Tell what who comes next could score at once after the rival answer, but not after this one.

    Both are tried in the same worlds. After this one it must be so in none of them, and after the
    other in half of them at least.
    """
    ours, its = list[Threat](), list[Threat]()
    for _ in range(THREATENED):
        world, seed = game.guess(view, luck), int(luck.below(SEEDS))
        ours.append(_threat(game, world.copy(), view.seat, action, Luck(seed)))
        its.append(_threat(game, world, view.seat, rival, Luck(seed)))
    most = max(points for _, points in ours)
    worse = [(seat, points) for seat, points in its if points > most]
    if 2 * len(worse) < THREATENED or len({seat for seat, _ in worse}) > 1:
        return []
    seat, points = min(worse)
    return [Merit("prevents", n=points, who=thing(SEATS, seat))]


def _threat(game: AnyGame, world: State, me: int, action: int, luck: Luck) -> Threat:
    """Return who is asked after an answer, and the most points that an answer gives them."""
    answer(game, world, ask_of(world, me), action, None)
    settle(game, world, luck, Buffer())
    if world.n_asks == 0 or seat_of(world.asks[0]) == me:
        return me, 0
    seat, scores = int(seat_of(world.asks[0])), game.scores(world.public())
    gains = [0]
    for one in choices_in(game, world, 0):
        after = world.copy()
        answer(game, after, 0, one, None)
        gains.append(game.scores(after.public())[seat] - scores[seat])
    return seat, max(gains)


def say_merit(name: str, facts: Mapping[str, Fact], phrases: Phrases) -> str:
    """Say what speaks for an answer, with its things by their names."""
    key = f"merit-{name}"
    return phrases.say(key, **{fact: _named(value, phrases) for fact, value in facts.items()})


def _named(value: Fact, phrases: Phrases) -> Fact:
    if isinstance(value, int):
        return value
    name, token = value.split(" ", 1)
    return phrases.thing(_domains(phrases.game)[name], token)


def _domains(game: AnyGame) -> dict[str, Domain]:
    """Return all that the moves of a game can be about, and its players."""
    found = {SEATS.name: SEATS}
    for verb in game.codec.verbs:
        for domain in verb.params.values():
            found |= {one.name: one for one in (domain, *domain.parts)}
    return found
