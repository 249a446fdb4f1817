"""What the viewer's ship will bring: goods hidden, adversaries beaten, gains at home."""

from __future__ import annotations

from tidetable.core.show.kit import plate
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import home
from tidetable.games.nassau.rules.chapters.sea import TOWER_POINTS
from tidetable.games.nassau.rules.tales import outposts_of, towers_with
from tidetable.games.nassau.show.picture import Picture, number, titled
from tidetable.games.nassau.show.reading import each
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.words import space_in_words


def hideout(picture: Picture) -> str:
    """Return the spaces with what belongs there and its worth, and the goods in the middle."""
    me = picture.me
    spaces, rest, filled = picture.spaces(me), picture.hidden(me), picture.table.filled[me]
    parts = [plate(508, 178, 212, 122, 12)]
    if not spaces:
        return "".join(parts)
    parts.append(titled(picture.say("board-hideout"), use("hideout", 530, 272, 40)))
    step = min(34.0, 204 / len(spaces))
    for i, (good, worth) in enumerate(spaces):
        is_full = i < filled
        rest[good] -= is_full
        class_, size = "space filled" if is_full else "space", min(28, step - 1)
        drawn = tag("rect", x=2 - step / 2, y=-18, width=step - 3, height=66, rx=7, class_=class_)
        drawn += use(v.GOODS.tokens[good], 0, 0, size, "" if is_full else "faint")
        drawn += text(str(worth), 0, 38, "worth")
        label = space_in_words(picture, good, worth)
        parts.append(group(titled(label, drawn), x=513 + step * (i + 0.5), y=202))
    middle = each(rest)
    step = min(27.0, 150 / max(len(middle), 1))
    for i, good in enumerate(middle):
        drawn = titled(picture.name(v.GOODS, good), use(v.GOODS.tokens[good], 0, 0, 27))
        parts.append(group(drawn, x=566 + step * i, y=277))
    return tag("g", *parts, class_="row just" if me in picture.just.hidden else "row")


def trophies(picture: Picture) -> str:
    """Return the adversaries beaten, by type; NAS-F2 multiplies their scores by the types."""
    me = picture.me
    parts = [plate(726, 178, 132, 122, 12)]
    for n, have in enumerate(picture.beaten(me)):
        drawn = use(f"type-{v.TYPES.tokens[n]}", 0, 0, 34, "" if have else "ghost")
        drawn += number(have, 12, 16, 18) if have else ""
        label = picture.say("board-beaten", type=picture.name(v.TYPES, n), n=have)
        new = "row just" if (me, n) in picture.just.beaten else ""
        x, y = 748 + 44 * (n % 3), 200 + 52 * (n // 3)
        parts.append(group(titled(label, drawn, class_=new), x=x, y=y))
    score = int(picture.table.beaten_score[me])
    label = picture.say("board-beaten-score", n=score)
    parts.append(group(titled(label, use("star", 0, 0, 34), number(score, 0, 2, 19)), x=836, y=252))
    return "".join(parts)


def home_port(picture: Picture) -> str:
    """Return what the home port will give: crates, tales and points (NAS-H3)."""
    table, me = picture.table, picture.me
    given = [
        ("outpost", "crate", int(outposts_of(table, me))),
        ("type-kraken", "tale", int(home.own_adversaries(table, me))),
        ("tower", "star", int(towers_with(table, me, 1, home.ALL)) * TOWER_POINTS),
    ]
    parts = [plate(864, 178, 118, 122, 12)]
    for i, (source, gain, n) in enumerate(given):
        drawn = use(source, -36, 0, 30) + text("→", -13, 6, "small middle")
        drawn += use(gain, 12, 0, 28) + number(n, 38, 0, 22)
        token, box = v.LINES.tokens[i], (-55, -18, 110, 36)
        label = picture.say(f"board-home-{token}", n=n)
        ring = picture.touch({home.TURTLE.kind}, token, label, drawn, box)
        parts.append(group(ring, x=923, y=202 + 38 * i, class_=f"seat-{me + 1}"))
    return "".join(parts)
