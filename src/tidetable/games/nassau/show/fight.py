"""A fight step by step: the adversary, crates on it, tokens drawn, dice, what is to be decided."""

from collections.abc import Iterator
from typing import Final

from tidetable.core.contract import arg_of, seat_of
from tidetable.core.show.emblems import coin
from tidetable.core.show.happenings import named
from tidetable.core.show.kit import around, block, fitted
from tidetable.core.show.pieces import Area, Piece, told_apart
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.chapters import defence, fight as fights
from tidetable.games.nassau.rules.crew import pairs
from tidetable.games.nassau.rules.state import NO_FIGHT, THE_DUTCHMAN
from tidetable.games.nassau.show.picture import Picture, just, number, sign
from tidetable.games.nassau.show.reading import name_of
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.waters import foe
from tidetable.games.nassau.show.words import (
    crates_there,
    damage_in_words,
    dutchman_in_words,
    needed_crates,
)

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
    ({"prepare"}, "crate"),
    ({"dodge"}, "dodge"),
    ({"defend"}, "sail"),
    ({"reroll"}, "cat"),
    ({"repel", "lose"}, "sabre"),
    ({"reward"}, "contract"),
]


def fight(picture: Picture) -> list[Area]:
    """Return the fight that goes on, before the sea; else only its place."""
    if picture.table.foe == NO_FIGHT:
        return [Area("fight")]
    width, height = SIZE
    ground = tag("rect", x=6, y=8, width=width, height=height, rx=26, class_="shadow")
    ground += tag("rect", width=width, height=height, rx=26, class_="battle")
    who = picture.who(int(picture.table.player))
    ground += text(picture.say("board-fight", who=who), 24, 36, "title")
    parts = (stages, adversary, crates, drawn_tokens, dice, decision, question)
    pieces = [piece for draw in parts for piece in draw(picture)]
    return [Area("fight", pieces, ground, class_="fight")]


def stages(picture: Picture) -> Iterator[Piece]:
    """Return the steps of a fight in a row; the one that is decided now shines."""
    view = picture.scene.view
    now = name_of(int(view.asks[0])) if view.n_asks else ""  # whoever is asked
    drawn = ""
    for i, (asks, icon) in enumerate(STAGES):
        circle = tag("circle", r=17, class_="step now" if now in asks else "step")
        drawn += group(circle, use(icon, 0, 0, 24), x=40 * i)
    yield Piece(tag("g", drawn, aria_hidden="true"), 408, 28, key="steps")


def adversary(picture: Picture) -> Iterator[Piece]:
    table = picture.table
    if table.foe != THE_DUTCHMAN:
        yield foe(picture, int(table.foe), "fought", (132, 122), 1.7)
        return
    weapon = int(fights.weapon_against(table, picture.islands))
    drawn = use("dutchman", 0, 0, 120) + use(v.WEAPONS.tokens[weapon], 70, -26, 48)
    yield sign(drawn, (116, 122), "fought", dutchman_in_words(picture, weapon))


def crates(picture: Picture) -> Iterator[Piece]:
    """Return a place for each crate that beats it, and the crates that lie there."""
    needed, lying = needed_crates(picture), crates_there(picture)
    n = max(needed, len(lying))
    step = min(46.0, 330 / max(n, 1))
    drawn = ""
    for i in range(n):
        x = 278 + step * i
        if i < needed:
            drawn += tag("rect", x=x - 20, y=84, width=40, height=40, rx=7, class_="socket")
        if i < len(lying):
            crate = use("crate", x, 104, 36) + coin(lying[i], x, 106, 20)
            drawn += tag("g", crate, class_=f"seat-{lying[i] + 1}")
    label = damage_in_words(picture)
    yield sign(drawn + text(label, 258, 76, "note"), (0, 0), "damage", label)
    if picture.table.bombed:
        bomb = use("bomb", 0, 0, 34) + number(fights.BOMB_DAMAGE, 14, 10, 20)
        yield Piece(bomb, 276, 150, key="bomb-thrown")


def drawn_tokens(picture: Picture) -> Iterator[Piece]:
    """Return the tokens drawn, and face down those still to come."""
    found = picture.tokens()
    n = len(found) + still(picture, steps.TOKENS)
    if n:
        yield Piece(text(picture.say("board-tokens"), 24, 214, "note"), key="tokens")
    for i, (token, key) in enumerate(zip(found, token_keys(found), strict=True)):
        name, class_ = picture.name(v.TOKENS, token), just(token in picture.just.tokens)
        label = picture.say("board-attack", thing=name) if token >= v.ATTACK else name
        face, at = token_face(token, 29, 40), (54 + 68 * i, 254)
        piece = sign(face, at, key, label, class_)
        asks = {"repel", "lose"}
        yield picture.touch(asks, v.TOKENS.tokens[token], around(62, 62), piece, 31)
    for i in range(len(found), n):
        hidden = tag("circle", r=29, class_="token hidden-token")
        yield Piece(hidden, 54 + 68 * i, 254, key=f"token-{i + 1}")


def token_keys(found: list[int]) -> list[str]:
    return told_apart(named(v.TOKENS, token) for token in found)


def token_face(token: int, r: float, size: float) -> str:
    class_ = "token attack" if token >= v.ATTACK else "token"
    return tag("circle", r=r, class_=class_) + use(v.TOKENS.tokens[token], 0, 0, size)


def dice(picture: Picture) -> Iterator[Piece]:
    """Return the dice: from 3 on each of them cancels an attack."""
    sides = [(str(face + 1), die_face(face)) for face in picture.dice()]
    sides += [("", block(50, 50, 10, "die rolling"))] * still(picture, steps.DICE)
    if sides:
        yield Piece(text(picture.say("board-dice"), 24, 310, "note"), key="dice")
    for i, (label, side) in enumerate(sides):
        yield sign(side, (50 + 60 * i, 344), f"die-{i + 1}", label, just(picture.just.dice))


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


def decision(picture: Picture) -> Iterator[Piece]:
    """Return what can be answered in the picture itself: crates to put, rum, pirates to lay."""
    table, kind, say = picture.table, picture.question, picture.say
    if kind == "prepare":
        weapon = fights.weapon_against(table, picture.islands)
        least, most = fights.least_crates(table), pairs(table, table.player, weapon)
        labels = {n: say("board-put", n=n) for n in range(least, most + 1)}
        yield from answers(picture, "crate", labels)
    elif kind == "defend":
        labels = {n: say("board-lay", n=n) for n in range(defence.most_laid(table) + 1)}
        yield from answers(picture, "pirate", labels)
    elif kind == "dodge":
        yield answer(picture, "give-crate", use("crate", 0, 0, 50), say("board-give-crate"), 480)
        yield answer(picture, "pay-rum", use("rum", 0, 0, 50), say("board-pay-rum"), 570)
    elif kind == "reward":
        times = say("board-times-reward", n=int(arg_of(picture.scene.view.asks[0])))
        yield Piece(text(times, 360, 296, "note"), key="times")
        yield answer(picture, "sign", use("contract", 0, 0, 50), say("board-sign"), 400)


def question(picture: Picture) -> Iterator[Piece]:
    """Return in words what is to be decided, and by whom."""
    scene = picture.scene
    if scene.view.n_asks and seat_of(scene.view.asks[0]) >= 0:
        words = scene.phrases.ask(int(scene.view.asks[0]), scene.view)
        said = fitted(words, 24, SIZE[1] - 16, "asks", SIZE[0] - 48, 21, 12)
        yield Piece(said, key="question")


def answers(picture: Picture, icon: str, labels: dict[int, str]) -> Iterator[Piece]:
    """Return numbers to choose from, on what they count."""
    for n, label in labels.items():
        drawn = use(icon, 0, 0, 50, "" if n else "ghost") + number(n, 0, 2, 30)
        yield answer(picture, str(n), drawn, label, 600 - 66 * (max(labels) - n))


def answer(picture: Picture, token: str, drawn: str, label: str, x: float) -> Piece:
    piece = sign(drawn, (x, 344), f"answer-{token}", label, seat=picture.me)
    return picture.touch({picture.question}, token, around(62, 66), piece)
