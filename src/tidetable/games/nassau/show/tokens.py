"""A fight step by step: the adversary, crates on it, tokens drawn, dice, what is to be decided."""

from __future__ import annotations

from typing import Final

from tidetable.core.contract import arg_of, kind_of, seat_of
from tidetable.core.show.kit import block
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import defence, losses, reward
from tidetable.games.nassau.rules.chapters import fight as fights
from tidetable.games.nassau.rules.crew import pairs
from tidetable.games.nassau.rules.state import NO_FIGHT, THE_DUTCHMAN
from tidetable.games.nassau.show.picture import Picture, fitted, number, titled
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.waters import foe
from tidetable.games.nassau.show.words import crates_there, damage_in_words, needed_crates

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
    ({fights.PREPARE.kind}, "crate"),
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
    who = picture.who(int(picture.table.player))
    parts = [
        tag("rect", x=6, y=8, width=width, height=height, rx=26, class_="shadow"),
        tag("rect", width=width, height=height, rx=26, class_="battle"),
        text(picture.say("board-fight", who=who), 24, 36, "title"),
    ]
    rest = (stages, adversary, crates, drawn_tokens, dice, decision, question)
    parts += [draw(picture) for draw in rest]
    return group(*parts, x=x, y=y, class_="fight")


def stages(picture: Picture) -> str:
    """Return the steps of a fight in a row; the one that is decided now shines."""
    view = picture.scene.view
    now = kind_of(view.asks[0]) if view.n_asks else -1  # whoever is asked
    parts = []
    for i, (kinds, icon) in enumerate(STAGES):
        circle = tag("circle", r=17, class_="step now" if now in kinds else "step")
        parts.append(group(circle, use(icon, 0, 0, 24), x=408 + 40 * i, y=28))
    return tag("g", *parts, aria_hidden="true")


def adversary(picture: Picture) -> str:
    table, islands = picture.table, picture.islands
    if table.foe != THE_DUTCHMAN:
        return group(foe(picture, int(table.foe)), x=132, y=122, scale=1.7)
    weapon = int(fights.weapon_against(table, islands))
    name, points = picture.name(v.WEAPONS, weapon), int(islands.dutchman_points[table.dutchman])
    drawn = use("dutchman", 0, 0, 120) + use(v.WEAPONS.tokens[weapon], 70, -26, 48)
    label = picture.say("board-dutchman", weapon=name, points=points)
    return group(titled(label, drawn), x=116, y=122)


def crates(picture: Picture) -> str:
    """Return a place for each crate that beats it, and the crates that lie there."""
    needed, lying = needed_crates(picture), crates_there(picture)
    n = max(needed, len(lying))
    step = min(46.0, 330 / max(n, 1))
    parts = []
    for i in range(n):
        x = 278 + step * i
        if i < needed:
            parts.append(tag("rect", x=x - 20, y=84, width=40, height=40, rx=7, class_="socket"))
        if i < len(lying):
            emblem = f"seat-{lying[i] + 1}"
            crate = use("crate", x, 104, 36) + use(emblem, x, 106, 20)
            parts.append(tag("g", crate, class_=emblem))
    label = damage_in_words(picture)
    bomb = use("bomb", 0, 0, 34) + number(fights.BOMB_DAMAGE, 14, 10, 20)
    thrown = group(bomb, x=276, y=150) if picture.table.bombed else ""
    return titled(label, *parts, text(label, 258, 76, "note")) + thrown


def drawn_tokens(picture: Picture) -> str:
    """Return the tokens drawn, and face down those still to come."""
    found = picture.tokens()
    n = len(found) + still(picture, steps.TOKENS)
    parts = [text(picture.say("board-tokens"), 24, 214, "note")] if n else []
    asks = {defence.REPEL.kind, losses.LOSE.kind}
    for i, token in enumerate(found):
        name, new = picture.name(v.TOKENS, token), "just" if token in picture.just.tokens else ""
        label = picture.say("board-attack", thing=name) if token >= v.ATTACK else name
        face, box = token_face(token, 29, 40), (-31, -31, 62, 62)
        ring = picture.touch(asks, v.TOKENS.tokens[token], label, face, box, 31, new)
        parts.append(group(ring, x=54 + 68 * i, y=254))
    parts += [
        tag("circle", cx=54 + 68 * i, cy=254, r=29, class_="token hidden-token")
        for i in range(len(found), n)
    ]
    return "".join(parts)


def token_face(token: int, r: float, size: float) -> str:
    class_ = "token attack" if token >= v.ATTACK else "token"
    return tag("circle", r=r, class_=class_) + use(v.TOKENS.tokens[token], 0, 0, size)


def dice(picture: Picture) -> str:
    """Return the dice: from 3 on each of them cancels an attack."""
    sides = [(str(face + 1), die_face(face)) for face in picture.dice()]
    sides += [("", block(50, 50, 10, "die rolling"))] * still(picture, steps.DICE)
    new = "just" if picture.just.dice else ""
    parts = [text(picture.say("board-dice"), 24, 310, "note")] if sides else []
    for i, (label, side) in enumerate(sides):
        parts.append(group(titled(label, side, class_=new), x=50 + 60 * i, y=344))
    return "".join(parts)


def die_face(face: int) -> str:
    class_ = "die hit" if face >= v.LOWEST_HIT else "die"
    return block(50, 50, 10, class_) + tag("path", d=PIPS[face + 1], class_="pips")


def still(picture: Picture, kind: int) -> int:
    """Return how many tokens or dice are still to come: the stack of steps knows it."""
    table = picture.table
    for i in range(table.n_steps):
        if table.steps[i] % steps.STEP == kind:
            return int(table.steps[i]) // steps.STEP
    return 0


def decision(picture: Picture) -> str:
    """Return what can be answered in the picture itself: crates to put, rum, pirates to lay."""
    table, kind, say = picture.table, picture.kind, picture.say
    if kind == fights.PREPARE.kind:
        weapon = fights.weapon_against(table, picture.islands)
        least, most = fights.least_crates(table), pairs(table, table.player, weapon)
        labels = {n: say("board-put", n=n) for n in range(least, most + 1)}
        return answers(picture, "crate", labels)
    if kind == defence.DEFEND.kind:
        labels = {n: say("board-lay", n=n) for n in range(defence.most_laid(table) + 1)}
        return answers(picture, "pirate", labels)
    if kind == defence.DODGE.kind:
        crate = answer(picture, "give-crate", use("crate", 0, 0, 50), say("board-give-crate"))
        rum = answer(picture, "pay-rum", use("rum", 0, 0, 50), say("board-pay-rum"))
        return group(crate, x=480, y=344) + group(rum, x=570, y=344)
    if kind == reward.REWARD.kind:
        times = say("board-times-reward", n=int(arg_of(picture.scene.view.asks[0])))
        sign = answer(picture, "sign", use("contract", 0, 0, 50), say("board-sign"))
        return text(times, 360, 296, "note") + group(sign, x=400, y=346)
    return ""


def question(picture: Picture) -> str:
    """Return in words what is to be decided, and by whom."""
    scene = picture.scene
    if not scene.view.n_asks or seat_of(scene.view.asks[0]) < 0:
        return ""
    words = scene.phrases.ask(int(scene.view.asks[0]), scene.view)
    return text(words, 24, SIZE[1] - 16, "asks", textLength=fitted(words, SIZE[0] - 48))


def answers(picture: Picture, icon: str, labels: dict[int, str]) -> str:
    """Return numbers to choose from, on what they count."""
    parts = []
    for n, label in labels.items():
        drawn = use(icon, 0, 0, 50, "" if n else "ghost") + number(n, 0, 2, 30)
        ring = answer(picture, str(n), drawn, label)
        parts.append(group(ring, x=600 - 66 * (max(labels) - n), y=344))
    return tag("g", *parts, class_=f"seat-{picture.me + 1}")


def answer(picture: Picture, token: str, drawn: str, label: str) -> str:
    return picture.touch({picture.kind}, token, label, drawn, (-31, -33, 62, 66))
