"""What the viewer's ship will bring: goods hidden, adversaries beaten, gains at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.core.show.kit import plate
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules.archipelago import MOST_SPACES
from tidetable.games.nassau.rules.chapters import home
from tidetable.games.nassau.rules.chapters.home import ALL, own_adversaries
from tidetable.games.nassau.rules.chapters.sea import TOWER_POINTS
from tidetable.games.nassau.rules.drawers import seat_foe_type, seat_good
from tidetable.games.nassau.rules.tales import outposts_of, towers_with
from tidetable.games.nassau.rules.verbs import GOODS, LINES, N_GOODS, N_TYPES, TYPES
from tidetable.games.nassau.show.picture import number, titled
from tidetable.games.nassau.show.scenery import use

if TYPE_CHECKING:
    from tidetable.games.nassau.show.picture import Picture


def hideout(picture: Picture) -> str:
    """Return the spaces with what belongs there and its worth, and the goods in the middle."""
    table, islands, me = picture.table, picture.islands, picture.me
    mine = int(table.hideout[me])
    parts = [plate(508, 178, 212, 122, 12)]
    if mine < 0:
        return "".join(parts)
    parts.append(titled(picture.say("board-hideout"), use("hideout", 530, 272, 40)))
    rest = [int(table.hidden[seat_good(me, good)]) for good in range(N_GOODS)]
    spaces = int(islands.hideout_spaces[mine])
    step = min(34.0, 204 / spaces)
    for space in range(spaces):
        good = int(islands.hideout_goods[mine * MOST_SPACES + space])
        worth = int(islands.hideout_values[mine * MOST_SPACES + space])
        filled = space < table.filled[me]
        rest[good] -= 1 if filled else 0
        box = tag(
            "rect",
            x=2 - step / 2,
            y=-18,
            width=step - 3,
            height=66,
            rx=7,
            class_="space filled" if filled else "space",
        )
        icon = use(GOODS.tokens[good], 0, 0, min(28, step - 1), "" if filled else "faint")
        label = picture.say("board-space", good=picture.name(GOODS, good), n=worth)
        figure = text(str(worth), 0, 38, "worth")
        parts.append(group(titled(label, box, icon, figure), x=513 + step * (space + 0.5), y=202))
    middle = [good for good in range(N_GOODS) for _ in range(rest[good])]
    step = min(27.0, 150 / max(len(middle), 1))
    parts += [
        group(
            titled(picture.name(GOODS, good), use(GOODS.tokens[good], 0, 0, 27)),
            x=566 + step * i,
            y=277,
        )
        for i, good in enumerate(middle)
    ]
    new = " just" if me in picture.just.hidden else ""
    return tag("g", *parts, class_="row" + new)


def trophies(picture: Picture) -> str:
    """Return the adversaries beaten, by type; NAS-F2 multiplies their scores by the types."""
    table, me = picture.table, picture.me
    parts = [plate(726, 178, 132, 122, 12)]
    for n in range(N_TYPES):
        have = int(table.beaten[seat_foe_type(me, n)])
        x, y = 748 + 44 * (n % 3), 200 + 52 * (n // 3)
        drawn = use(f"type-{TYPES.tokens[n]}", 0, 0, 34, "" if have else "ghost")
        drawn += number(have, 12, 16, 18) if have else ""
        label = picture.say("board-beaten", type=picture.name(TYPES, n), n=have)
        new = "row just" if (me, n) in picture.just.beaten else ""
        parts.append(group(titled(label, drawn, class_=new), x=x, y=y))
    score = int(table.beaten_score[me])
    label = picture.say("board-beaten-score", n=score)
    parts.append(group(titled(label, use("star", 0, 0, 34), number(score, 0, 2, 19)), x=836, y=252))
    return "".join(parts)


def home_port(picture: Picture) -> str:
    """Return what the home port will give: crates, tales and points (NAS-H3)."""
    table, me = picture.table, picture.me
    counts = [
        int(outposts_of(table, me)),
        int(own_adversaries(table, me)),
        int(towers_with(table, me, 1, ALL)) * TOWER_POINTS,
    ]
    icons = [("outpost", "crate"), ("type-kraken", "tale"), ("tower", "star")]
    parts = [plate(864, 178, 118, 122, 12)]
    for n, (source, given) in enumerate(icons):
        drawn = use(source, -36, 0, 30) + text("→", -13, 6, "small middle")
        drawn += use(given, 12, 0, 28) + number(counts[n], 38, 0, 22)
        label = picture.say(f"board-home-{LINES.tokens[n]}", n=counts[n])
        ring = picture.touch({home.TURTLE.kind}, LINES.tokens[n], label, drawn, (-55, -18, 110, 36))
        parts.append(group(ring, x=923, y=202 + 38 * n, class_=f"seat-{me + 1}"))
    return "".join(parts)
