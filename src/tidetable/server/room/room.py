"""The room around the game, as a private link shows it: who is there, who thinks, what is said."""

from __future__ import annotations

from typing import Any, Final

from tidetable import bots
from tidetable.bots.names import called, name_of, temper
from tidetable.core.say.words import Words
from tidetable.server.room import sharing
from tidetable.server.room.live import LiveTable
from tidetable.server.room.pauses import agreeing, is_agreed
from tidetable.server.room.people import PERSON, voters
from tidetable.server.room.strength import FULL
from tidetable.server.room.talk import AGAIN, QUICK, rematch
from tidetable.server.room.thinkers import TRY_AGAIN
from tidetable.server.room.timekeeper import ClockFace
from tidetable.server.store.model import Link, Pause, Remark

TALK_LENGTH: Final = 60


def seat_names(live: LiveTable, say: Words) -> list[str]:
    """Return the names of the seats: as given, or by the colour of the boat."""
    return [
        who.name if who.kind == "human" and who.name else say(f"seat-{who.colour + 1}")
        for who in live.sitters
    ]


def show(
    live: LiveTable,
    link: Link,
    say: Words,
    stands: ClockFace | None,
    silent: frozenset[int],
    strength: str,
) -> dict[str, Any]:
    """Return all that the page shows beside the game."""
    names = seat_names(live, say)
    chat = live.settings.chat
    watchers = live.watchers
    return {
        "room": live.room,
        "luck": sharing.state(live, link),
        "host": link.host,
        "seats": [_seat(live, link, seat, name, silent, say) for seat, name in enumerate(names)],
        "watchers": watchers,
        "watching": say("room-watching", n=watchers) if watchers else "",
        "clock": None if stands is None else _clock(live, stands, link, names, say),
        "chat": chat,
        "rematch": _rematch(live, names, say),
        "strength": _strength(live, strength, say),
        "talk": [_remark(one, names, say) for one in live.remarks[-TALK_LENGTH:]] if chat else [],
        "phrases": {phrase: say(f"quick-{phrase}") for phrase in QUICK} if chat else {},
    }


def _strength(live: LiveTable, strength: str, say: Words) -> str:
    """Say that bots which search think as hard as they can; nothing where they do not yet."""
    searching = any(bots.searches(live.box, who.bot) for who in live.sitters)
    return say("room-full-strength") if searching and strength == FULL else ""


# --- seats ----------------------------------------------------------------------------------------


def _seat(
    live: LiveTable, link: Link, seat: int, name: str, silent: frozenset[int], say: Words
) -> dict[str, Any]:
    who = live.sitters[seat]
    return {
        "name": name,
        "colour": who.colour + 1,
        "bot": say(f"bot-{who.bot}") if who.bot else None,
        "level": who.bot or None,
        "temper": temper(who.bot, say) if who.bot else "",
        "stand_in": bool(who.stand_in),
        "free": who.free,
        "taken": who.taken,
        "present": live.is_here(seat),
        "thinking": live.thinking == seat,
        "mine": seat in link.seats,
        "status": _status(live, link, seat, say),
        "proposal": _gave_up(live, seat, say) or _proposal(live, seat, name, say),
        "offers": []
        if live.table.over
        else [
            *_rousing(live, link, seat, say),
            *_going_on(live, link, seat, name, silent, say),
            *_offers(live, link, seat, name, say),
        ],
    }


def _status(live: LiveTable, link: Link, seat: int, say: Words) -> str:
    """Say in a few words who answers for a seat, and whether they are there."""
    who = live.sitters[seat]
    if who.free:
        return say("room-free-bot", bot=say(f"bot-{who.bot}")) if who.bot else say("room-free")
    if live.thinking == seat and not who.stand_in:
        return say("room-thinks", bot=name_of(who.bot, say))
    if who.bot:
        name = say(f"bot-{who.bot}") if who.stand_in else called(who.bot, say)
        if live.hurried.get(seat):
            name = say("room-hurried", bot=name)
        return say("room-stand-in", bot=name) if who.stand_in else name
    if seat in link.seats:
        return say("room-you")
    return say("room-here") if live.is_here(seat) else say("room-away")


def _gave_up(live: LiveTable, seat: int, say: Words) -> str:
    """Say that a bot has given up."""
    return (
        say("room-stuck", bot=say(f"bot-{live.sitters[seat].bot}")) if live.is_stuck(seat) else ""
    )


def _rousing(live: LiveTable, link: Link, seat: int, say: Words) -> list[dict[str, str | bool]]:
    """Offer everybody who plays to let a bot try again that has given up."""
    if not link.seats or not live.is_stuck(seat):
        return []
    return [_offer(TRY_AGAIN, say("offer-try-again"), now=True)]


def _going_on(
    live: LiveTable, link: Link, seat: int, name: str, silent: frozenset[int], say: Words
) -> list[dict[str, str | bool]]:
    """Offer to go on without a seat that owes the luck a number: one's own, or one that is silent.

    Of one's own it is in the menu: a page that has lost its number has lost it for good.
    """
    own = frozenset(link.seats) & sharing.due(live)
    if not link.seats or seat not in own | silent:
        return []
    return [_offer(sharing.GO_ON, say("offer-without", who=name), now=seat not in own)]


def _proposal(live: LiveTable, seat: int, name: str, say: Words) -> str:
    """Say which stand-in is proposed for a seat, and how many agree."""
    proposal = live.proposals.get(seat)
    if proposal is None:
        return ""
    needed = voters(live) | proposal.agreed
    return say(
        "room-proposal",
        who=name,
        bot=say(f"bot-{proposal.bot}"),
        agreed=len(proposal.agreed),
        needed=len(needed),
    )


def _offers(
    live: LiveTable, link: Link, seat: int, name: str, say: Words
) -> list[dict[str, str | bool]]:
    """Return what can be done about a seat by a private link.

    What is `now` waits for an answer and is one click away; the rest is in a menu.
    """
    who = live.sitters[seat]
    known = {bot: say(f"bot-{bot}") for bot in bots.offered(live.box)}
    others = {bot: label for bot, label in known.items() if bot != who.bot}
    proposal = live.proposals.get(seat)
    if not link.seats:
        return []
    if seat in link.seats:
        back = [_offer(PERSON, say("offer-back"), now=True)] if who.stand_in else []
        agree = [_offer(proposal.bot, say("offer-agree"), now=True)] if proposal else []
        own = [_offer(bot, say("offer-own", bot=label)) for bot, label in others.items()]
        return back + agree + own
    if who.taken:
        if who.stand_in:
            return []
        if proposal is not None and not proposal.agreed.issuperset(link.seats):
            return [_offer(proposal.bot, say("offer-agree"), now=True)]
        return [
            _offer(bot, say("offer-stand-in", who=name, bot=label)) for bot, label in others.items()
        ]
    if not link.host:
        return []
    if who.free:
        return [_offer(bot, say("offer-bot", bot=label)) for bot, label in known.items()]
    free = [] if live.is_foreseen else [_offer(PERSON, say("offer-free"))]
    return free + [_offer(bot, say("offer-bot", bot=label)) for bot, label in others.items()]


def _offer(who: str, label: str, now: bool = False) -> dict[str, str | bool]:
    return {"who": who, "label": label, "now": now}


# --- time and talk --------------------------------------------------------------------------------


def _clock(
    live: LiveTable, stands: ClockFace, link: Link, names: list[str], say: Words
) -> dict[str, Any]:
    return {
        "given": stands.given,
        "left": round(stands.left, 1),
        "runs": not (stands.is_still or stands.waits),
        "paused": stands.is_still,
        "words": _break(live, stands.pause, names, say),
        "offers": _ways(live, stands.pause, link, say) if link.seats else [],
    }


def _break(live: LiveTable, pause: Pause | None, names: list[str], say: Words) -> str:
    """Say who has stopped the clock, or wants to, and how many agree."""
    if pause is None:
        return ""
    if pause.stands:
        return say("room-paused", who=names[pause.seat])
    needed = agreeing(live) | pause.agreed
    facts = {"agreed": len(pause.agreed), "needed": len(needed)}
    return say("room-asks-pause", who=names[pause.seat], **facts)


def _ways(
    live: LiveTable, pause: Pause | None, link: Link, say: Words
) -> list[dict[str, str | bool]]:
    """Return what can be done about the clock by a private link."""
    go_on = _way(stop=False, label=say("room-go-on"))
    if pause is None:
        alone = agreeing(live).issubset(link.seats)
        return [_way(stop=True, label=say("room-stop" if alone else "room-ask"))]
    if pause.seat in link.seats:
        return [go_on]
    if is_agreed(pause, link.seats):
        return [] if pause.stands else [go_on]
    agree = _way(stop=True, label=say("offer-agree"), now=True)
    return [go_on] if pause.stands else [agree, go_on]


def _way(stop: bool, label: str, now: bool = False) -> dict[str, str | bool]:
    return {"stop": stop, "label": label, "now": now}


def _remark(one: Remark, names: list[str], say: Words) -> dict[str, Any]:
    kind = one.kind
    if kind == AGAIN:
        kind, text = "house", say("end-invited", name=caller(one, names, say))
    elif kind == "house":
        text = say(f"house-{one.text}", who=names[one.seat])
    elif kind == "quick":
        text = say(f"quick-{one.text}")
    else:
        text = one.text
    return {"number": one.number, "seat": one.seat, "kind": kind, "text": text, "at": one.at}


def _rematch(live: LiveTable, names: list[str], say: Words) -> str | None:
    """Return who wants to play again, if somebody does."""
    called = rematch(live)
    return None if called is None else caller(called, names, say)


def caller(one: Remark, names: list[str], say: Words) -> str:
    return names[one.seat] if one.seat >= 0 else say("end-host")
