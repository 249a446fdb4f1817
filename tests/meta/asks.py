"""The page of all that is asked: from each game's own lists, and from random games looked on at."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

from tidetable.core.box import Box
from tidetable.core.check import settings
from tidetable.core.codec import Verb
from tidetable.core.contract import CHANCE, Buffer, is_sealed, kind_of, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import AnyGame, answer

GAMES: Final = 200  # of each game: enough for all but its rarest questions
SEED: Final = 1

HEAD: Final = f"""# What is asked

For whoever writes a bot, or wants to know how a game's rules became questions. A row is one kind of
ask: its number and its name, which never change; whether chance or a seat must answer, and whether
in secret (*sealed*); the rule by which it must be answered; the verbs that can answer it, each with
the number of its actions; how many of them were on offer *at once* at most; and what the code says
of it. Words: [glossary](../develop/glossary.md). How asks work:
[architecture.md](../develop/architecture.md).

The page is generated. Names, numbers and rules are those of the code; which verbs answer was seen
in {GAMES} random games of each title, with all numbers of players and many mixes of options.
"""
TABLE: Final = """| | ask | of | by rule | answers, and size | at once | says |
|-:|---|---|---|---|-:|---|"""


@dataclass
class Seen:
    """What random games showed of one kind of ask."""

    actions: set[int] = field(default_factory=set)
    sealed: bool = False
    most: int = 0


def watched(game: AnyGame) -> list[Seen]:
    """Play random games, and note for each kind of ask what was on offer."""
    seen = [Seen() for _ in game.kinds]
    luck = Luck(SEED)
    tables = settings(game, None, {})
    for number in range(GAMES):
        table = tables[number % len(tables)]
        _watch(game, table.seats, read_options(game.options, table.options), luck, seen)
    return seen


def _watch(game: AnyGame, seats: int, options: list[int], luck: Luck, seen: list[Seen]) -> None:
    state = game.setup(seats, options)
    offered = Buffer()
    while state.n_asks:
        chance = seat_of(state.asks[0]) == CHANCE
        i = 0 if chance else luck.below(state.n_asks)
        question = state.asks[i]
        offered.clear()
        if chance:
            game.odds(state, question, offered)
        else:
            game.legal(state.public(), state.own(seat_of(question)), question, offered)
        note = seen[kind_of(question)]
        note.actions.update(offered.to_list())
        note.sealed |= is_sealed(question)
        note.most = max(note.most, int(offered.n))
        action = offered.pick_weighted(luck) if chance else offered.pick(luck)
        answer(game, state, i, action, None)


def sentences(box: Box) -> dict[str, str]:
    """Return what each class of the rules says of itself: read, for compiled classes forget it."""
    found: dict[str, str] = {}
    for file in sorted((box.folder / "rules").rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and (said := ast.get_docstring(node)):
                found[node.name] = " ".join(said.split("\n\n")[0].split())
    return found


def section(box: Box) -> str:
    """Return a game's table: a row for each kind of ask, in the order of their numbers."""
    game, codec, said = box.game, box.game.codec, sentences(box)
    lists = import_module(type(game).__module__)
    asked = [*lists.DRAWS, *lists.QUESTIONS]
    rows, met = [f"## {box.words('en')('game-title')}", "", TABLE], set[Verb]()
    for kind, (one, seen) in enumerate(zip(asked, watched(game), strict=True)):
        of = "chance" if kind < len(game.draws) else "a seat"
        verbs = {codec.verb(action) for action in seen.actions}
        met |= verbs
        cells = [
            str(kind),
            f"`{game.kinds[kind]}`",
            f"{of}, sealed" if seen.sealed else of,
            getattr(one, "rule", ""),  # chance must not answer by any
            _shown(verb for verb in codec.verbs if verb in verbs),
            str(seen.most),
            said.get(type(one).__name__, ""),
        ]
        rows.append(f"| {' | '.join(cells)} |")
    unmet = _shown(verb for verb in [*codec.moves, *codec.draws] if verb not in met)
    told = _shown(codec.consequences)
    notes = {"Only told": told, "Too rare for random games": unmet}
    return "\n".join(
        [*rows, "", *(f"{name}: {verbs}.\n" for name, verbs in notes.items() if verbs)]
    )


def _shown(verbs: Iterable[Verb]) -> str:
    """Return verbs with their parameters, and how many actions they make."""
    return " · ".join(
        f"`{' '.join([verb.name, *verb.params])}`{f' {verb.size}' if verb.params else ''}"
        for verb in verbs
    )


def asks_page(boxes: list[Box]) -> str:
    return "\n".join([HEAD, *map(section, boxes)])
