"""What a link's holder is shown: one table from one seat, in one language, as data and picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tidetable.core.codec import click_tree
from tidetable.core.contract import SPECTATOR, kind_of
from tidetable.core.errors import CannotUndo
from tidetable.core.say.lesson import FAREWELL, WELCOME
from tidetable.core.say.phrases import Choice, Phrases, click_labels
from tidetable.core.say.words import Words
from tidetable.core.show.feast import counted_up
from tidetable.core.show.happenings import PLACE, Happening, latest, plate_of
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import Svg, painted
from tidetable.core.show.typed import TextTable
from tidetable.server.room import matches
from tidetable.server.room.live import LiveTable
from tidetable.server.room.orders import read_after
from tidetable.server.room.pictures import SceneText
from tidetable.server.room.room import seat_names
from tidetable.server.room.sharing import owed
from tidetable.server.store.model import Order

FEED_LENGTH = 60


def viewer(live: LiveTable, seats: list[int]) -> int:
    """Return from which of its seats a link looks: one that is asked, else the last to play.

    Seats that a bot plays are not looked from, as long as there is another.
    """
    seats = [seat for seat in seats if not live.sitters[seat].bot] or seats
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
    eyes = SPECTATOR if live.table.waits else seat  # before the deal nobody has a hand
    return Scene(live.table.view(eyes), phrases, latest, live.table.over)


def board(live: LiveTable, scene: Scene) -> Svg:
    """Draw the board in the colours that its people chose."""
    return live.box.picture(scene).painted([who.colour for who in live.sitters])


async def shown(live: LiveTable, seats: list[int], say: Words) -> SceneText:
    """Return what the page shows of the game, made once for all who see the same.

    A move is made on a copy of the table, so what is drawn from stands still meanwhile.
    """
    still = replace(live, sitters=[*live.sitters])
    # What a seat has ordered is no part of what others see.
    orders = [(live.sitters[seat].orders, live.sitters[seat].dropped) for seat in seats]
    seen = (*seats, say.language, *orders)
    stands = (live.table, *(replace(who, orders=(), dropped="") for who in live.sitters))
    return await live.pictures.shared(stands, seen, lambda: SceneText(show(still, seats, say)))


async def text_table(live: LiveTable, seats: list[int], say: Words) -> TextTable:
    """Return the position as text, made once for all who see the same."""
    still = replace(live, sitters=[*live.sitters])

    def make() -> TextTable:
        seat, phrases = viewer(still, seats), phrases_of(still, say)
        choices = may_choose(still, seat, seats, phrases)
        made = TextTable(still.box, still.table, picture(still, seat, phrases), choices)
        made.known()  # so that nothing is left to be made while others wait
        return made

    stands = (live.table, *(replace(who, orders=(), dropped="") for who in live.sitters))
    return await live.pictures.shared(stands, ("text", *seats, say.language), make)


def may_choose(live: LiveTable, seat: int, seats: list[int], phrases: Phrases) -> list[int]:
    """Return the answers that a link's holder may give now; in a walkthrough, its next step."""
    table = live.table
    if seat not in table.asked() or seat not in seats or live.sitters[seat].bot:
        return []
    taught = lesson(live, seat, phrases) if live.settings.lesson else None
    if taught is not None and taught["play"]:
        return [live.box.game.codec.parse(taught["play"])]
    return table.legal(seat)


def show(live: LiveTable, seats: list[int], say: Words) -> dict[str, Any]:
    """Return all that the page shows of the game."""
    table = live.table
    seat = viewer(live, seats)
    phrases = phrases_of(live, say)
    scene = picture(live, seat, phrases)
    drawn = board(live, scene)
    yours = seat in table.asked() and seat in seats and not live.sitters[seat].bot
    legal = table.legal(seat) if yours else []
    choices = click_labels(phrases, click_tree(live.box.game.codec, legal))
    taught = lesson(live, seat, phrases) if live.settings.lesson else None
    if taught is not None:
        taught["free"] = choices
        choices = only(choices, taught["play"]) if taught["play"] else choices
    return {
        "version": table.version,
        "seat": seat,
        "board": drawn.element(),
        "described": drawn.description,
        "prompt": prompt(live, seat, phrases),
        "yours": yours,
        "choices": choices,
        "rules": concerned(live, seat) if yours else [],
        "lesson": taught,
        "players": players(live, phrases, drawn.places),
        "feed": feed(live, seat, phrases, drawn.places),
        "undo": can_undo(live, last_played(live, seats), phrases),
        "redo": can_redo(live, seats),
        "orders": None if taught else orders(live, seat, phrases) if seat in seats else None,
        "skip": None if taught else skip(live, seat),
        "shared": len(seats) > 1 and live.box.has_hands,
        "chain": live.chain.last.hex(),
        "end": end(live, scene, drawn.places) if table.over else None,
    }


def feed(
    live: LiveTable, seat: int, phrases: Phrases, places: Mapping[str, str]
) -> list[dict[str, Any]]:
    """Return what this seat was told last: in words, with a small picture, and where it happened.

    The places are those of the board as it is now; what came before the first turn has no actor.
    """
    colours = [who.colour for who in live.sitters]
    lines = live.table.told(seat)
    happened = latest(live.box, lines, places, FEED_LENGTH)
    first = len(lines) - len(happened)
    moves = {verb.name for verb in live.box.game.codec.moves}
    told = enumerate(zip(lines[first:], happened, strict=True), first)
    return [
        {
            "number": number,
            "seat": line.seat,
            "actor": happening.actor,
            **({"new": True} if line.version == live.table.version else {}),
            **({"late": True} if happening.verb in live.box.late else {}),
            **({"act": True} if happening.verb in moves else {}),
            "text": phrases.news(line.seat, line.action),
            **went(happening),
            "stamp": painted(live.box.stamp(line.action), colours),
        }
        for number, (line, happening) in told
    ]


def went(happening: Happening) -> dict[str, Any]:
    """Return what kind of things went from where to where; what is usual is not said."""
    n = happening.n if happening.n != 1 else None
    kind = happening.kind if happening.kind != PLACE and happening.actor >= 0 else None
    said = {"n": n, "kind": kind, "from": happening.source}
    return {**{name: value for name, value in said.items() if value}, "to": happening.target}


def concerned(live: LiveTable, seat: int) -> list[str]:
    """Return the rules that the open question is about: those of the moves it offers."""
    codec = live.box.game.codec
    return list(dict.fromkeys(codec.verb(action).rule for action in live.table.legal(seat)))


def lesson(live: LiveTable, seat: int, phrases: Phrases) -> dict[str, Any] | None:
    """Return what the walkthrough says before the next step, and which step it is."""
    taught = live.box.lesson
    if taught is None:
        return None
    told, codec = [one for one in taught.steps if one.say], live.box.game.codec
    words: dict[str, Any] = {"cards": [card(phrases.say(FAREWELL))], "path": []}
    words |= {"play": None, "rule": ""}
    step = taught.next_step(live.table)
    if step is not None and step.seat == seat:
        cards = list(map(card, step.cards(phrases.say), (*step.points, "")))
        if step is taught.steps[0]:
            cards.insert(0, card(phrases.say(WELCOME)))
        path = codec.path(codec.parse(step.play))
        words = {"cards": cards, "path": path, "play": step.play, "rule": step.rule}
    elif not taught.is_finished(live.table):
        return None
    n = told.index(step) + 1 if step is not None else len(told)
    return {**words, "step": n, "steps": len(told)}


def card(say: str, at: str = "") -> dict[str, str]:
    """Return one idea of a walkthrough, and the place on the board that it is about."""
    return {"say": say, "at": at}


def only(choices: list[Choice], play: str) -> list[Choice]:
    """Return the part of a click tree that leads to one action."""
    for choice in choices:
        if choice.get("play") == play:
            return [choice]
        if below := only(choice.get("next", []), play):
            return [{**choice, "next": below}]
    return []


def prompt(live: LiveTable, seat: int, phrases: Phrases) -> str:
    """Say what is asked: of this seat if it is asked, else of the others."""
    asked = live.table.asked()
    if live.table.waits:
        now = owed(live.table, live.sitters)
        names = ", ".join(phrases.names[seat] for seat in sorted(now.people or now.all))
        return phrases.say("luck-people" if now.people else "luck-numbers", who=names)
    if not asked:
        return phrases.say("table-over")
    decider = seat if seat in asked else asked[0]
    looks_on = live.sitters[decider].bot != ""  # who lets a bot play reads what the others read
    view = live.table.view(SPECTATOR if looks_on else seat)
    return phrases.ask(live.table.questions(decider)[0], view)


def players(live: LiveTable, phrases: Phrases, places: Mapping[str, str]) -> list[dict[str, Any]]:
    asked = live.table.asked()
    return [
        {
            "name": phrases.names[i],
            "colour": who.colour + 1,
            **({"bot": who.bot} if who.bot else {}),
            "score": score,
            "asked": i in asked,
            "place": place if live.table.over else None,
            "plate": places.get(plate_of(i), ""),
        }
        for i, (who, score, place) in enumerate(
            zip(live.sitters, live.table.scores(), live.table.places(), strict=True)
        )
    ]


def skip(live: LiveTable, seat: int) -> str | None:
    """Return the answer that a seat gets by itself if it prefers not to be asked this."""
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


def can_redo(live: LiveTable, seats: list[int]) -> bool:
    """Tell whether one of these seats can do again what it has taken back."""
    undone = live.table.taken_back[:1]
    return any(entry.seat in seats and entry.seat in live.table.asked() for entry in undone)


def orders(live: LiveTable, seat: int, phrases: Phrases) -> dict[str, Any] | None:
    """Return what a seat has answered ahead, why that was dropped, and whether it may; or nothing.

    A bot's turn is too short for it to be offered.
    """
    who, asked = live.sitters[seat], live.table.asked()
    may = seat not in asked and any(not live.sitters[other].bot for other in asked)
    if live.table.over or not who.person or not (who.orders or who.dropped or may):
        return None
    return {
        "given": [order_in_words(live, order, phrases) for order in who.orders],
        "dropped": phrases.say(f"order-dropped-{who.dropped}") if who.dropped else "",
        "may": may,
    }


def order_in_words(live: LiveTable, order: Order, phrases: Phrases) -> str:
    label = phrases.label(live.box.game.codec.parse(order.text))
    if order.after:
        after = phrases.news(*read_after(live.table, order.after))
        label = phrases.say("order-after", after=after, label=label)
    return phrases.say("order-stands", label=label) if order.stands else label


def end(live: LiveTable, scene: Scene, places: Mapping[str, str]) -> dict[str, Any]:
    """Return how it ended, and the seed that nobody could know before."""
    table = live.table
    return {
        "winners": scene.phrases.ending(table.places()),
        "match": match_words(live, scene),
        "tally": counted_up(live.box.tally(scene), places),
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
