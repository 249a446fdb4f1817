"""A fight step by step: the adversary, crates on it, tokens drawn, dice, what is to be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.contract import arg_of, kind_of, seat_of
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules.chapters import defence, losses, reward
from tidetable.games.nassau.rules.chapters.defence import N_FACES, damage, most_laid
from tidetable.games.nassau.rules.chapters.fight import (
    BOMB_DAMAGE,
    PREPARE,
    least_crates,
    strength,
    weapon_against,
)
from tidetable.games.nassau.rules.crew import pairs
from tidetable.games.nassau.rules.drawers import slot_seat
from tidetable.games.nassau.rules.state import NO_FIGHT, THE_DUTCHMAN
from tidetable.games.nassau.rules.verbs import ATTACK, LOWEST_HIT, N_TOKENS, TOKENS, WEAPONS
from tidetable.games.nassau.show.picture import fitted, number, titled
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.waters import foe

if TYPE_CHECKING:
    from tidetable.games.nassau.show.picture import Picture

PLACE: Final = (70, 236)
SIZE: Final = (640, 420)
PIPS: Final = {
    1: "M0 0h.1",
    2: "M-12-12h.1M12 12h.1",
    3: "M-13-13h.1M0 0h.1M13 13h.1",
    4: "M-12-12h.1M12-12h.1M-12 12h.1M12 12h.1",
    5: "M-13-13h.1M13-13h.1M0 0h.1M-13 13h.1M13 13h.1",
    6: "M-12-15h.1M12-15h.1M-12 0h.1M12 0h.1M-12 15h.1M12 15h.1",
}
STAGES: Final = [
    ({PREPARE.kind}, "crate"),
    ({defence.DODGE.kind}, "dodge"),
    ({defence.DEFEND.kind}, "sail"),
    ({defence.REROLL.kind}, "cat"),
    ({defence.REPEL.kind, losses.LOSE.kind}, "sabre"),
    ({reward.REWARD.kind}, "contract"),
]


def fight(picture: Picture) -> str:
    """Return the fight that goes on, over the city, where nobody is now."""
    if picture.table.foe == NO_FIGHT:
        return ""
    width, height = SIZE
    x, y = PLACE
    return group(
        tag("rect", x=6, y=8, width=width, height=height, rx=26, class_="shadow"),
        tag("rect", width=width, height=height, rx=26, class_="battle"),
        text(
            picture.say("board-fight", who=picture.who(int(picture.table.player))), 24, 36, "title"
        ),
        stages(picture),
        adversary(picture),
        crates(picture),
        drawn_tokens(picture),
        dice(picture),
        decision(picture),
        question(picture),
        x=x,
        y=y,
        class_="fight",
    )


def open_question(picture: Picture) -> int:
    """Return the kind of question that is open, whoever is asked; -1: none."""
    view = picture.scene.view
    return int(kind_of(view.asks[0])) if view.n_asks else -1


def stages(picture: Picture) -> str:
    """Return the steps of a fight in a row; the one that is decided now shines."""
    now = open_question(picture)
    parts = []
    for i, (kinds, icon) in enumerate(STAGES):
        class_ = "step now" if now in kinds else "step"
        parts.append(
            group(tag("circle", r=17, class_=class_), use(icon, 0, 0, 24), x=408 + 40 * i, y=28)
        )
    return tag("g", *parts, aria_hidden="true")


def adversary(picture: Picture) -> str:
    table = picture.table
    if table.foe != THE_DUTCHMAN:
        return group(foe(picture, int(table.foe)), x=132, y=122, scale=1.7)
    weapon = int(weapon_against(table, picture.islands))
    label = picture.say(
        "board-dutchman",
        weapon=picture.name(WEAPONS, weapon),
        points=int(picture.islands.dutchman_points[table.dutchman]),
    )
    drawn = use("dutchman", 0, 0, 120) + use(WEAPONS.tokens[weapon], 70, -26, 48)
    return group(titled(label, drawn), x=116, y=122)


def crates(picture: Picture) -> str:
    """Return a place for each crate that beats it, and the crates that lie there."""
    table = picture.table
    needed, lying = needed_crates(picture), crates_there(picture)
    n = max(needed, len(lying))
    step = min(46.0, 330 / max(n, 1))
    parts = []
    for i in range(n):
        x = 278 + step * i
        if i < needed:
            parts.append(tag("rect", x=x - 20, y=84, width=40, height=40, rx=7, class_="socket"))
        if i < len(lying):
            seat = lying[i]
            crate = use("crate", x, 104, 36) + use(f"seat-{seat + 1}", x, 106, 20)
            parts.append(tag("g", crate, class_=f"seat-{seat + 1}"))
    label = damage_in_words(picture)
    bomb = ""
    if table.bombed:
        bomb = group(use("bomb", 0, 0, 34), number(int(BOMB_DAMAGE), 14, 10, 20), x=276, y=150)
    return titled(label, *parts, text(label, 258, 76, "note")) + bomb


def needed_crates(picture: Picture) -> int:
    """Return how many crates beat it; the Dutchman is never beaten."""
    if picture.table.foe == THE_DUTCHMAN:
        return 0
    return int(strength(picture.table, picture.islands))


def crates_there(picture: Picture) -> list[int]:
    """Return whose crates lie on the adversary, a seat for each."""
    table = picture.table
    if table.foe == THE_DUTCHMAN:
        counts = [int(table.dutchman_crates[seat]) for seat in range(table.seats)]
    else:
        first = slot_seat(int(table.foe), 0)
        counts = [int(table.crates_on[first + seat]) for seat in range(table.seats)]
    return [seat for seat, n in enumerate(counts) for _ in range(n)]


def damage_in_words(picture: Picture) -> str:
    """Say what lies there, and what of it is of this fight: that alone is rewarded (NAS-A5b)."""
    n = len(crates_there(picture))
    if picture.table.foe == THE_DUTCHMAN:
        return picture.say("board-damage-dutchman", n=n)
    now = int(damage(picture.table))
    return picture.say("board-damage", n=n, needed=needed_crates(picture), now=now)


def drawn_tokens(picture: Picture) -> str:
    """Return the tokens drawn, and face down those still to come."""
    table = picture.table
    found = [token for token in range(N_TOKENS) for _ in range(int(table.tokens[token]))]
    coming = still(picture, steps.TOKENS)
    n = len(found) + coming
    parts = [text(picture.say("board-tokens"), 24, 214, "note")] if n else []
    for i in range(n):
        x = 54 + 68 * i
        if i >= len(found):
            parts.append(tag("circle", cx=x, cy=254, r=29, class_="token hidden-token"))
            continue
        token = found[i]
        class_ = "token attack" if token >= ATTACK else "token"
        name = picture.name(TOKENS, token)
        if token >= ATTACK:
            name = picture.say("board-attack", thing=name)
        face = tag("circle", r=29, class_=class_) + use(TOKENS.tokens[token], 0, 0, 40)
        new = "just" if token in picture.just.tokens else ""
        ring = picture.touch(
            {defence.REPEL.kind, losses.LOSE.kind},
            TOKENS.tokens[token],
            name,
            face,
            (-31, -31, 62, 62),
            31,
            new,
        )
        parts.append(group(ring, x=x, y=254))
    return "".join(parts)


def dice(picture: Picture) -> str:
    """Return the dice: from 3 on each of them cancels an attack."""
    table = picture.table
    faces = [face for face in range(N_FACES) for _ in range(int(table.dice[face]))]
    n = len(faces) + still(picture, steps.DICE)
    parts = [text(picture.say("board-dice"), 24, 310, "note")] if n else []
    for i in range(n):
        if i < len(faces):
            class_ = "die hit" if faces[i] >= LOWEST_HIT else "die"
            pips = tag("path", d=PIPS[faces[i] + 1], class_="pips")
        else:
            class_, pips = "die rolling", ""
        label = str(faces[i] + 1) if i < len(faces) else ""
        face = tag("rect", x=-25, y=-25, width=50, height=50, rx=10, class_=class_)
        new = "just" if picture.just.dice else ""
        parts.append(group(titled(label, face, pips, class_=new), x=50 + 60 * i, y=344))
    return "".join(parts)


def still(picture: Picture, kind: int) -> int:
    """Return how many tokens or dice are still to come: the stack of steps knows it."""
    table = picture.table
    for i in range(table.n_steps):
        if table.steps[i] % steps.STEP == kind:
            return int(table.steps[i]) // steps.STEP
    return 0


def decision(picture: Picture) -> str:
    """Return what can be answered in the picture itself: crates to put, rum, pirates to lay."""
    table, kind = picture.table, picture.kind
    if kind == PREPARE.kind:
        weapon = weapon_against(table, picture.islands)
        numbers = range(int(least_crates(table)), int(pairs(table, table.player, weapon)) + 1)
        return answers(picture, "crate", [(n, picture.say("board-put", n=n)) for n in numbers])
    if kind == defence.DEFEND.kind:
        numbers = range(int(most_laid(table)) + 1)
        return answers(picture, "pirate", [(n, picture.say("board-lay", n=n)) for n in numbers])
    if kind == defence.DODGE.kind:
        crate = answer(
            picture, "give-crate", use("crate", 0, 0, 50), picture.say("board-give-crate")
        )
        rum = answer(picture, "pay-rum", use("rum", 0, 0, 50), picture.say("board-pay-rum"))
        return group(crate, x=480, y=344) + group(rum, x=570, y=344)
    if kind == reward.REWARD.kind:
        times = picture.say("board-times-reward", n=reward_times(picture))
        sign = answer(picture, "sign", use("contract", 0, 0, 50), picture.say("board-sign"))
        return text(times, 360, 296, "note") + group(sign, x=400, y=346)
    return ""


def question(picture: Picture) -> str:
    """Return in words what is to be decided, and by whom."""
    scene = picture.scene
    if not scene.view.n_asks or seat_of(scene.view.asks[0]) < 0:
        return ""
    words = scene.phrases.ask(int(scene.view.asks[0]), scene.view)
    return text(words, 24, SIZE[1] - 16, "asks", textLength=fitted(words, SIZE[0] - 48))


def reward_times(picture: Picture) -> int:
    return int(arg_of(picture.scene.view.asks[0]))


def answers(picture: Picture, icon: str, choices: list[tuple[int, str]]) -> str:
    """Return numbers to choose from, on what they count."""
    left = 600 - 66 * (len(choices) - 1)
    parts = []
    for i, (n, label) in enumerate(choices):
        drawn = use(icon, 0, 0, 50, "" if n else "ghost") + number(n, 0, 2, 30)
        parts.append(group(answer(picture, str(n), drawn, label), x=left + 66 * i, y=344))
    return tag("g", *parts, class_=f"seat-{picture.me + 1}")


def answer(picture: Picture, token: str, drawn: str, label: str) -> str:
    return picture.touch({picture.kind}, token, label, drawn, (-31, -33, 62, 66))
