"""What an answer would bring, as far as its seat can know: facts of the sheet before and after it.

The answer is tried in worlds that the seat cannot rule out, and no further than to where chance or
somebody else has a say. All of it follows from the seat's view. What differs from world to world,
and what would be shown of hidden things, is not told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tidetable.core.contract import CHANCE, Buffer, News, is_sealed, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.play import answer, choices, settle
from tidetable.core.show.scene import Scene

if TYPE_CHECKING:
    from tidetable.core.contract import State, View
    from tidetable.core.play import AnyGame
    from tidetable.core.say.phrases import Phrases
    from tidetable.core.say.words import Words
    from tidetable.core.show.sheet import Fact, Sheet

WORLDS: Final = 4
MOST: Final = 5  # changes that are told: nobody reads more while a piece is in the hand
ENDING: Final = 2  # letters by which one and several of a thing may differ
FIGURE: Final = re.compile(r"[−+-]?\d+(?:/\d+)?")


@dataclass(frozen=True)
class Preview:
    """What is certain of an answer: what it changes, in words, and who is asked then."""

    changes: list[str]
    ends: bool  # whether the seat is done with it, whatever luck brings
    luck: bool  # whether luck has a say before anybody else has


def preview(facts: Callable[[Scene], Sheet], phrases: Phrases, view: View, action: int) -> Preview:
    """Try an answer in a seat's own view; `facts` is the game's sheet."""
    luck, before = Luck(0), facts(Scene(view, phrases))
    told: list[list[str]] = []
    drawn: list[bool] = []
    for _ in range(WORLDS):
        world = phrases.game.guess(view, luck)
        after = _tried(phrases.game, world, int(view.seat), action)
        drawn.append(_asked(world)[:1] == [CHANCE])
        if after is not None:
            scene = Scene(after, phrases, over=after.n_asks == 0)
            told.append([*changes(before, facts(scene), phrases.say, int(view.seat))])
    certain = told[0] if len(told) == WORLDS else []
    known = [said for said in certain if all(said in others for others in told)]
    return Preview(known[:MOST], ends_turn(phrases.game, view, action), any(drawn))


def ends_turn(game: AnyGame, view: View, action: int) -> bool:
    """Tell whether a seat is asked no more after an answer, whatever luck and hidden things are."""
    luck = Luck(0)
    for _ in range(WORLDS):
        world = game.guess(view, luck)
        answer(game, world, _ask_for(game, world, int(view.seat), action), action, None)
        settle(game, world, luck, Buffer())
        if int(view.seat) in _asked(world):
            return False
    return True


def _tried(game: AnyGame, world: State, seat: int, action: int) -> View | None:
    """Answer in a world; return what the seat sees then, unless that was hidden from it before."""
    i = _ask_for(game, world, seat, action)
    sealed, news = is_sealed(world.asks[i]), News()
    answer(game, world, i, action, news)
    if sealed or any(game.codec.verb(told).reveals for _, _, told in news.items):
        return None
    return look(world, seat)


def _ask_for(game: AnyGame, world: State, seat: int, action: int) -> int:
    """Return which of a seat's questions an action answers."""
    mine = (i for i in range(world.n_asks) if seat_of(world.asks[i]) == seat)
    return next(i for i in mine if action in choices(game, world, i))


def _asked(world: State) -> list[int]:
    return [int(seat_of(world.asks[i])) for i in range(world.n_asks)]


# --- What is different ---------------------------------------------------------------------------


def changes(before: Sheet, after: Sheet, say: Words, me: int) -> Iterator[str]:
    """Say what is different on two sheets: first what the viewer has, then what others have."""
    was, now = _by_owner(before), _by_owner(after)
    for seat, title in sorted(now, key=lambda owner: _rank(owner[0], me)):
        for said in _among_facts(was.get((seat, title), []), now[seat, title], say):
            own = seat in (me, -1)
            yield said if own else say("sheet-line", label=title, value=said)


def _by_owner(sheet: Sheet) -> dict[tuple[int, str], list[Fact]]:
    """Return what each seat has; of what nobody has, what is counted."""
    found: dict[tuple[int, str], list[Fact]] = {}
    for group in sheet:
        facts = [fact for fact in group.facts if group.seat >= 0 or fact.n is not None]
        found.setdefault((group.seat, group.title), []).extend(facts)
    return found


def _rank(seat: int, me: int) -> int:
    return 0 if seat == me else 1 if seat < 0 else 2


def _among_facts(old: list[Fact], new: list[Fact], say: Words) -> Iterator[str]:
    """Say what is different of some facts: of those with a value, then of sentences."""
    before = {fact.label: fact for fact in old if fact.value}
    for now in new:
        was = before.get(now.label)
        if now.value and was is None and now.n is not None:
            yield say("sheet-line", label=now.label, value=now.value)
        elif now.value and was is not None and was.value != now.value:
            yield from _in_value(was, now, say)
    was_said, now_said = ([fact.label for fact in facts if not fact.value] for facts in (old, new))
    yield from _among(was_said, now_said, say)


def _in_value(was: Fact, now: Fact, say: Words) -> Iterator[str]:
    """Say how a value changed: as a whole, or thing by thing where it lists several."""
    if now.n is not None:
        became = say("sheet-became", before=was.value, after=now.value)
        yield say("sheet-line", label=now.label, value=became)
        return
    joint = say("sheet-and", first="", second="")
    for said in _among(was.value.split(joint), now.value.split(joint), say):
        yield say("sheet-line", label=now.label, value=said)


def _among(was: Iterable[str], now: Iterable[str], say: Words) -> Iterator[str]:
    """Say of which things there are more or fewer, and which came or went.

    What begins with no number is no thing that is counted.
    """
    old, new = [*was], [*now]
    for thing in [*new]:
        if thing in old:
            old.remove(thing)
            new.remove(thing)
    for thing in [*new]:
        other = next((one for one in old if _is_same(one, thing)), None)
        if other is not None:
            old.remove(other)
            new.remove(thing)
            yield from _became(other, thing, say)
    yield from (say("sheet-less", thing=thing) for thing in old if FIGURE.match(thing))
    yield from (say("sheet-more", thing=thing) for thing in new if FIGURE.match(thing))


def _is_same(one: str, other: str) -> bool:
    """Tell whether words are about the same thing, though another number of it."""
    short, long = sorted((FIGURE.sub("#", said) for said in (one, other)), key=len)
    ending = long.removeprefix(short) if long.startswith(short) else "?"
    return not ending or (ending.isascii() and ending.isalpha() and len(ending) <= ENDING)


def _became(was: str, now: str, say: Words) -> Iterator[str]:
    """Say one number that changed, in the words around it; where more did, say nothing."""
    old, new = FIGURE.findall(was), [*FIGURE.finditer(now)]
    if len(old) != len(new):
        return
    changed = [(a, b) for a, b in zip(old, new, strict=True) if a != b[0]]
    if len(changed) == 1:
        before, found = changed[0]
        became = say("sheet-became", before=before, after=found[0])
        yield now[: found.start()] + became + now[found.end() :]
