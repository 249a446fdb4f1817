"""What every game promises about hidden things: who learns what, and when."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tidetable.core.check.match import Match, told, who
from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, is_sealed, look, seat_of
from tidetable.core.errors import CannotUndo, NotUnderstood, Refusal
from tidetable.core.facts import state_bytes, view_bytes
from tidetable.core.luck import Luck
from tidetable.core.play import answer, choices

if TYPE_CHECKING:
    from tidetable.core.contract import State
    from tidetable.core.table import Entry


def canary(match: Match) -> Iterator[str]:
    """No hidden token and no seed is in any view, picture, text, news or refusal."""
    seeds = [match.seed.hex(), str(int.from_bytes(match.seed, "big"))]
    heard = 0
    for _ in match.positions():
        fresh, heard = match.table.lines[heard:], len(match.table.lines)
        screens = match.shows_screens()
        for viewer in match.viewers:
            hidden = [*seeds, *match.game.hidden(match.state, viewer)]
            given = {
                "news": " ".join(
                    match.codec.text(line.action)
                    for line in fresh
                    if line.audience in (EVERYONE, viewer)
                )
            }
            if screens:
                given |= match.shown(match.state, viewer) | {"refusal": _refusal(match, viewer)}
            for where, text in given.items():
                for token in _tokens_in(text, hidden):
                    yield f"the {where} of {who(viewer)} has '{token}'"


def _tokens_in(text: str, tokens: list[str]) -> list[str]:
    """Return the tokens that stand in a text as words of their own: `1-red` is not in `11-red`."""
    any_of = "|".join(map(re.escape, tokens))
    return re.findall(rf"(?<![\w-])(?:{any_of})(?![\w-])", text)


def _refusal(match: Match, viewer: int) -> str:
    """Return what a viewer is told who plays something out of place, less the words they said."""
    text = match.codec.text(match.luck.below(match.codec.size))
    try:
        match.table.double().play(viewer, text)
    except NotUnderstood:
        return ""  # it would be said the same in any position
    except Refusal as refusal:
        return " ".join(str(fact) for fact in refusal.facts.values() if fact != text)
    return ""


def noninterference(match: Match) -> Iterator[str]:
    """In another world that looks the same to a viewer, all they get is the same: what they see,
    what they may do, and what they see next, unless news tell them apart.
    """
    for _ in match.positions():
        screens = match.shows_screens()
        if match.table.over or not (screens or match.chosen(3)):
            continue
        i = match.luck.below(match.state.n_asks) if not match.table.luck_is_asked else 0
        action = _some_answer(match, match.state, i)
        for viewer in match.viewers:
            world = match.world(viewer)
            if world is None:
                continue
            if screens:
                yield from _screens_agree(match, world, viewer)
            if action not in _answers(match, world, i):
                continue
            here, here_news = match.after(match.state, i, action)
            there, there_news = match.after(world, i, action)
            same_news = told(here_news, viewer) == told(there_news, viewer)
            if same_news and not _looks_alike(here, there, viewer):
                yield (
                    f"after '{match.codec.text(action)}' {who(viewer)} sees what depends on "
                    "hidden facts, and no news says so"
                )


def _screens_agree(match: Match, world: State, viewer: int) -> Iterator[str]:
    here, there = match.shown(match.state, viewer), match.shown(world, viewer)
    for where, text in here.items():
        if there[where] != text:
            yield f"the {where} of {who(viewer)} depends on hidden facts"
    for i, question in enumerate(match.asks()):
        if seat_of(question) == viewer != CHANCE and (
            choices(match.game, match.state, i) != choices(match.game, world, i)
        ):
            yield f"what {who(viewer)} may do depends on hidden facts"


def sealed(match: Match) -> Iterator[str]:
    """Two sealed answers look alike to everybody else until they are told, and answers to the same
    question of several seats are not told before the last.
    """
    for _ in match.positions():
        asks = match.asks()
        for i, question in enumerate(asks):
            if is_sealed(question):
                one, two = _some_answer(match, match.state, i), _some_answer(match, match.state, i)
                others_wait = any(map(is_sealed, asks[:i] + asks[i + 1 :]))
                may_be_told = seat_of(question) == CHANCE or not others_wait
                yield from _look_alike_sealed(match, i, one, two, may_be_told)


def _look_alike_sealed(
    match: Match, i: int, one: int, two: int, may_be_told: bool
) -> Iterator[str]:
    here, here_news = match.after(match.state, i, one)
    there, there_news = match.after(match.state, i, two)
    seat = seat_of(match.state.asks[i])
    for viewer in match.viewers:
        if viewer == seat != CHANCE:
            continue
        same_news = told(here_news, viewer) == told(there_news, viewer)
        alike = _looks_alike(here, there, viewer)
        if not (alike if same_news else may_be_told):
            texts = f"'{match.codec.text(one)}' from '{match.codec.text(two)}'"
            yield f"{who(viewer)} can tell the sealed {texts}"


def guess(match: Match) -> Iterator[str]:
    """A guessed world shows the viewer what they see, and adds up."""
    for _ in match.positions():
        if match.table.luck_is_asked:
            continue
        sound = not match.game.audit(match.state)
        before = state_bytes(match.state, match.setting.seats)
        for viewer in match.viewers:
            view = match.table.view(viewer)
            seen = view_bytes(view)
            world = match.game.guess(view, Luck(match.luck.below(1 << 30)))
            if view_bytes(look(world, viewer)) != seen:
                yield f"the world guessed for {who(viewer)} contradicts what they see"
            wrong = match.game.audit(world)
            if sound and wrong:
                yield f"the world guessed for {who(viewer)} does not add up: {wrong}"
        if state_bytes(match.state, match.setting.seats) != before:
            yield "guessing changed the game"


def undo(match: Match) -> Iterator[str]:
    """What may be taken back leaves no trace, and nobody saw anything hidden by it. Against bots
    everything may, and the same luck comes again.
    """
    match.table.settle()
    while match.goes_on:
        decision = match.pick()
        if match.chosen(3):
            match.seen += 1
            yield from _undo_among_people(match, decision)
        elif match.chosen(6):
            match.seen += 1
            yield from _undo_among_bots(match, decision)
        else:
            match.play(decision)


def _undo_among_people(match: Match, decision: Entry) -> Iterator[str]:
    match.table.bots = frozenset()
    text = match.codec.text(decision.action)
    before = _for_everybody(match)
    worlds = {viewer: match.world(viewer) for viewer in match.viewers}
    match.play(decision)
    after = _for_everybody(match)
    try:
        match.table.undo(decision.seat)
    except CannotUndo:
        return
    if _for_everybody(match) != before:
        yield f"taking back '{text}' leaves traces"
    for viewer, world in worlds.items():
        if world is not None and match.ask_of(decision, world) >= 0:
            news = News()
            answer(match.game, world, match.ask_of(decision, world), decision.action, news)
            heard = before[viewer][1] + told(news, viewer)
            if after[viewer] != (view_bytes(look(world, viewer)), heard):
                yield f"'{text}' showed {who(viewer)} hidden facts, and was taken back"
    match.play(decision)


def _undo_among_bots(match: Match, decision: Entry) -> Iterator[str]:
    match.table.bots = frozenset(range(match.setting.seats)) - {decision.seat}
    first = match.play(decision)
    if match.table.over:
        return
    match.table.undo(decision.seat)
    if match.play(decision) != first:
        text = match.codec.text(decision.action)
        yield f"'{text}' taken back against bots does not bring the same luck again"


# --- Answers and looks ---------------------------------------------------------------------------


def _answers(match: Match, state: State, i: int) -> list[int]:
    """Return all that may be answered to an open ask, by a seat or by chance."""
    question = state.asks[i]
    if seat_of(question) != CHANCE:
        return choices(match.game, state, i)
    into = Buffer()
    match.game.odds(state, question, into)
    return into.to_list()


def _some_answer(match: Match, state: State, i: int) -> int:
    answers = _answers(match, state, i)
    return answers[match.luck.below(len(answers))]


def _looks_alike(one: State, two: State, viewer: int) -> bool:
    return view_bytes(look(one, viewer)) == view_bytes(look(two, viewer))


def _for_everybody(match: Match) -> dict[int, tuple[bytes, list[tuple[int, int]]]]:
    """Return what each viewer sees and has heard."""
    return {
        viewer: (
            view_bytes(match.table.view(viewer)),
            [(line.seat, line.action) for line in match.table.news(viewer)],
        )
        for viewer in match.viewers
    }
