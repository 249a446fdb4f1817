"""What the viewer's ship will bring: goods hidden, adversaries beaten, gains at home."""

from __future__ import annotations

from collections.abc import Iterator

from tidetable.core.show.kit import around
from tidetable.core.show.pieces import Piece
from tidetable.core.show.svg import tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import home
from tidetable.games.nassau.rules.chapters.sea import TOWER_POINTS
from tidetable.games.nassau.rules.tales import outposts_of, towers_with
from tidetable.games.nassau.show.picture import Picture, just, number, sign
from tidetable.games.nassau.show.reading import each
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.words import space_in_words


def hideout(picture: Picture) -> Iterator[Piece]:
    """Return the spaces with what belongs there and its worth, and the goods in the middle."""
    me, class_ = picture.me, just(picture.me in picture.just.hidden)
    spaces, rest, filled = picture.spaces(me), picture.hidden(me), picture.table.filled[me]
    if not spaces:
        return
    yield sign(use("hideout", 530, 272, 40), (0, 0), "hideout", picture.say("board-hideout"))
    step = min(34.0, 204 / len(spaces))
    for i, (good, worth) in enumerate(spaces):
        is_full = i < filled
        rest[good] -= is_full
        shape, size = "space filled" if is_full else "space", min(28, step - 1)
        drawn = tag("rect", x=2 - step / 2, y=-18, width=step - 3, height=66, rx=7, class_=shape)
        drawn += use(v.GOODS.tokens[good], 0, 0, size, "" if is_full else "faint")
        drawn += text(str(worth), 0, 38, "worth")
        at, label = (513 + step * (i + 0.5), 202), space_in_words(picture, good, worth)
        yield sign(drawn, at, f"space-{i + 1}", label, class_)
    middle = each(rest)
    step = min(27.0, 150 / max(len(middle), 1))
    for i, good in enumerate(middle):
        drawn, label = use(v.GOODS.tokens[good], 0, 0, 27), picture.name(v.GOODS, good)
        yield sign(drawn, (566 + step * i, 277), f"hidden-{i + 1}", label, class_)


def trophies(picture: Picture) -> Iterator[Piece]:
    """Return the adversaries beaten, by type; NAS-F2 multiplies their scores by the types."""
    me = picture.me
    for n, have in enumerate(picture.beaten(me)):
        token, class_ = v.TYPES.tokens[n], just((me, n) in picture.just.beaten)
        drawn = use(f"type-{token}", 0, 0, 34, "" if have else "ghost")
        drawn += number(have, 12, 16, 18) if have else ""
        label = picture.say("board-beaten", type=picture.name(v.TYPES, n), n=have)
        x, y = 748 + 44 * (n % 3), 200 + 52 * (n // 3)
        yield sign(drawn, (x, y), f"beaten-{token}", label, class_)
    score = int(picture.table.beaten_score[me])
    drawn, label = use("star", 0, 0, 34), picture.say("board-beaten-score", n=score)
    yield sign(drawn + number(score, 0, 2, 19), (836, 252), "beaten-score", label)


def home_port(picture: Picture) -> Iterator[Piece]:
    """Return what the home port will give: crates, tales and points (NAS-H3)."""
    table, me = picture.table, picture.me
    given = [
        ("outpost", "crate", int(outposts_of(table, me))),
        ("type-kraken", "tale", int(home.own_adversaries(table, me))),
        ("tower", "star", int(towers_with(table, me, 1, home.ALL)) * TOWER_POINTS),
    ]
    for i, (source, gain, n) in enumerate(given):
        drawn = use(source, -36, 0, 30) + text("→", -13, 6, "small middle")
        drawn += use(gain, 12, 0, 28) + number(n, 38, 0, 22)
        token = v.LINES.tokens[i]
        label = picture.say(f"board-home-{token}", n=n)
        piece = sign(drawn, (923, 202 + 38 * i), f"home-{token}", label, seat=me)
        yield picture.touch({home.TURTLE.kind}, token, around(110, 36), piece)
