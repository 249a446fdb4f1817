"""What a link's holder is shown: one table from one seat, in one language, as data and picture."""

from __future__ import annotations

from typing import Any

from tidetable.core.box import Scene
from tidetable.core.codec import click_tree
from tidetable.core.contract import SPECTATOR, kind_of
from tidetable.core.errors import CannotUndo
from tidetable.core.phrases import Phrases, click_labels
from tidetable.core.words import Words
from tidetable.server import matches
from tidetable.server.tables import LiveTable

FEED_LENGTH = 40


def seat_names(live: LiveTable, say: Words) -> list[str]:
    """Return the names of the seats: as given, or by the colour of the boat."""
    return [
        who.name if who.kind == "human" and who.name else say(f"seat-{i + 1}")
        for i, who in enumerate(live.players)
    ]


def viewer(live: LiveTable, seats: list[int]) -> int:
    """Return from which of its seats a link looks: one that is asked, else the last to play."""
    asked = [seat for seat in live.table.asked() if seat in seats]
    if asked:
        return asked[0]
    return last_played(live, seats)


def last_played(live: LiveTable, seats: list[int]) -> int:
    """Return which of a link's seats moved last."""
    if not seats:
        return SPECTATOR
    played = [entry.seat for entry in live.table.entries if entry.seat in seats]
    return played[-1] if played else seats[0]


def phrases_of(live: LiveTable, say: Words) -> Phrases:
    return Phrases(live.box.game, say, seat_names(live, say))


def picture(live: LiveTable, seat: int, phrases: Phrases) -> Scene:
    """Return the scene that the board is drawn from, with the news of the last version."""
    lines = live.table.news(seat)
    latest = [(line.seat, line.action) for line in lines if line.version == live.table.version]
    return Scene(live.table.view(seat), phrases, latest, live.table.over)


def show(live: LiveTable, seats: list[int], say: Words) -> dict[str, Any]:
    """Return all that the page shows."""
    table = live.table
    seat = viewer(live, seats)
    phrases = phrases_of(live, say)
    scene = picture(live, seat, phrases)
    svg = live.box.picture(scene)
    return {
        "version": table.version,
        "seat": seat,
        "board": svg.element(),
        "prompt": prompt(live, seat, phrases),
        "yours": seat in table.asked() and seat in seats,
        "choices": click_labels(phrases, click_tree(live.box.game.codec, table.legal(seat))),
        "players": players(live, phrases),
        "feed": [
            {"seat": line.seat, "text": phrases.news(line.seat, line.action)}
            for line in table.news(seat)[-FEED_LENGTH:]
        ],
        "undo": can_undo(live, last_played(live, seats), phrases),
        "skip": skip(live, seat),
        "shared": len(seats) > 1 and live.box.has_hands,
        "end": end(live, scene) if table.over else None,
    }


def prompt(live: LiveTable, seat: int, phrases: Phrases) -> str:
    """Say what is asked: of this seat if it is asked, else of the others."""
    asked = live.table.asked()
    if not asked:
        return phrases.say("table-over")
    decider = seat if seat in asked else asked[0]
    return phrases.ask(live.table.questions(decider)[0], seat)


def players(live: LiveTable, phrases: Phrases) -> list[dict[str, Any]]:
    asked = live.table.asked()
    return [
        {
            "name": phrases.names[i],
            "bot": phrases.say(f"bot-{who.name}") if who.kind == "bot" else None,
            "score": score,
            "asked": i in asked,
            "place": place if live.table.over else None,
        }
        for i, (who, score, place) in enumerate(
            zip(live.players, live.table.scores(), live.table.places(), strict=True)
        )
    ]


def skip(live: LiveTable, seat: int) -> str | None:
    """Return the answer that a seat gets by itself if it does not wish to be asked this."""
    kinds = live.box.game.kinds
    asked = [kinds[kind_of(question)] for question in live.table.questions(seat)]
    return live.box.may_skip.get(asked[0]) if asked else None


def can_undo(live: LiveTable, seat: int, phrases: Phrases) -> dict[str, Any]:
    """Say whether the last move can be taken back, and if not, why."""
    try:
        live.table.may_undo(seat)
    except CannotUndo as refusal:
        return {"allowed": False, "why": phrases.refusal(refusal)}
    return {"allowed": True, "why": phrases.say("table-undo-allowed")}


def end(live: LiveTable, scene: Scene) -> dict[str, Any]:
    """Return how it ended, and the seed that nobody could know before."""
    table = live.table
    return {
        "winners": scene.phrases.ending(table.places()),
        "match": match_words(live, scene),
        "tally": [{"label": label, "values": values} for label, values in live.box.tally(scene)],
        "seed": table.reveal().hex(),
        "commitment": table.commitment,
    }


def match_words(live: LiveTable, scene: Scene) -> str:
    """Say how a match stands."""
    if live.match.best_of == 1:
        return ""
    standing = ", ".join(
        f"{name} {n}" for name, n in zip(scene.names, matches.wins(live), strict=True)
    )
    won = matches.winner(live)
    if won is not None:
        return scene.say("match-won", name=scene.names[won], standing=standing)
    return scene.say("match-stands", n=live.match.best_of, standing=standing)
