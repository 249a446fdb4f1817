"""The small pieces: cards, octopuses and parts of the ship, made of the symbols of art/.

A symbol fills a square of 100 around its middle, so its size is its scale in hundredths.
Colours that change at night, or with the seat, are CSS variables (board.css).
"""

from functools import cache, partial
from typing import Final

from tidetable.core.show.kit import Rectangle, around, dots, fresh, number, rect, spread
from tidetable.core.show.svg import symbol, tag, text
from tidetable.games.sirens.rules.verbs import LAST_WITH_ICON, LOWEST, MOST_CARDS, SHIPS

LYING: Final = (140, 80)  # a card at the ship
STEP: Final = 60  # how much of it stays in sight under the next one
HELD: Final = (114, 152)  # a card in the hand
PART: Final = (169, 176)  # a part of the ship
NEAR: Final = 107  # from the keel of the ship to the cards at its sides
GAUGE: Final = around(144, 38)
EMBLEMS: Final = ["starfish", "shell"]  # by seat, as on the two halves of the cards (SIR-C1)
use: Final = partial(symbol, "sirens")


def signed(n: int) -> str:
    """Return a number in figures, with a minus sign of a figure's width."""
    return str(n) if n >= 0 else f"\N{MINUS SIGN}{-n}"


def printed(card: int) -> str:
    """Return the value that stands on a card."""
    return signed(card + LOWEST)


def sign_of(card: int) -> str:
    value = card + LOWEST
    return "high" if value > 0 else "zero" if value == 0 else "low"


def _paper(width: float, height: float, y: float) -> str:
    shadow = rect((-width / 2 + 2, y + 5, width, height), 13, "shadow")
    return shadow + rect((-width / 2, y, width, height), 13, "paper")


@cache
def lying_card(card: int) -> str:
    """Return a card at the ship; y = 0 is its upper edge, where everything to be read stands."""
    moves_crew = card <= LAST_WITH_ICON
    shown = use("move-crew", 17, 31, 42) if moves_crew else use("tail", 44, 46, 58, "faint")
    value = number(printed(card), -37, 48, "value")
    return tag("g", _paper(*LYING, 0), shown, value, class_=f"card {sign_of(card)}")


@cache
def held_card(card: int) -> str:
    """Return a card in the hand, around its middle."""
    width, height = HELD
    icon = "move-crew" if card <= LAST_WITH_ICON else "tail"
    wave = tag("path", d=f"M{-width / 2 + 8:g} 62q12-9 24 0t24 0 24 0 24 0", class_="ripple")
    shown = wave + use(icon, 0, 34, 66) + number(printed(card), 0, -8, "held value")
    return tag("g", _paper(*HELD, -height / 2), shown, class_=f"card {sign_of(card)}")


@cache
def back(width: float, height: float, owner: int) -> str:
    """Return a card face down, around its middle; `owner` is -1 where both share one pile."""
    paper = rect(around(width, height), 10, "back")
    paper += rect(around(width - 10, height - 10), 7, "frame")
    if owner >= 0:
        emblem = use(EMBLEMS[owner], 0, 0, width * 0.5)
        return tag("g", paper, emblem, class_=f"seat-{owner + 1}")
    r = width * 0.3
    waves = [f"M{-r:g} {y:g}q{r / 2:g} {-r / 2:g} {r:g} 0t{r:g} 0" for y in (-r, 0, r)]
    return paper + tag("path", d="".join(waves), class_="swirl")


def octopus(seat: int, size: float, just: bool = False) -> str:
    """Return an octopus around its middle: a round head or a pointed one, in its seat's colour."""
    return fresh(use(f"octopus-{seat + 1}", 0, 0, size), f"octopus seat-{seat + 1}", just)


@cache
def unseen(card: int, left: int, all_: int) -> str:
    """Return a value, and below it a dot for each card: large for those that may still come."""
    value = text(printed(card), 0, 31, "unseen-value" if left else "unseen-value none")
    copies = [(x, 45.0) for x in spread(all_, 12)]
    return value + dots(copies, "dots seen") + dots(copies[:left], "dots")


# --- The ship at anchor, seen from above: five parts from bow to stern, taken one by one ---------


@cache
def part(ship: int) -> str:
    """Return a part of the ship around its middle, with its figure on a round of brass."""
    x, y = -17, -24
    figure = number(SHIPS.tokens[ship], x, y + 13, "resistance")
    return use(f"part-{ship + 1}") + use("plaque", x, y) + figure


@cache
def trophy(ship: int) -> str:
    """Return a part that has been taken, small, with its figure."""
    whole = use(f"hull-{ship + 1}") + use(f"deck-{ship + 1}")
    small = tag("g", whole, transform="scale(.34 .32)")
    return small + number(SHIPS.tokens[ship], 2, 10, "trophy-figure")


# --- Its sides: the first card lies next to the ship ---------------------------------------------


def top_of(slot: int, mine: bool) -> int:
    """Return the upper edge of a card, from the keel."""
    return NEAR + slot * STEP if mine else -NEAR - LYING[1] - slot * STEP


@cache
def slots(n: int, mine: bool) -> str:
    """Return where further cards would come: a strip of each beyond the n that lie there."""
    beyond = LYING[1] - STEP if mine == (n > 0) else 0
    tops = [top_of(slot, mine) + beyond + 3 for slot in range(n, MOST_CARDS)]
    width, height = LYING[0] - 8, STEP - 6
    return "".join(rect((-width / 2, top, width, height), 12, "slot") for top in tops)


def side_box(mine: bool) -> Rectangle:
    """Return what takes the clicks at a side, as high as all cards for which there is room.

    It ends beside the gauge, which would be hard to read under a ring.
    """
    near, high = NEAR + 1, (MOST_CARDS - 1) * STEP + LYING[1] + 4
    return -80, near if mine else -near - high, 160, high


@cache
def gauge(total: int, wanted: int) -> str:
    """Return how full a side is."""
    x, y, width, height = GAUGE
    rim, plate = (rect(GAUGE, height / 2, class_) for class_ in ("rim", "gauge"))
    filled = width * max(0, min(total, wanted)) / wanted
    clip = "url(#sirens-gauge)"
    fill = tag("rect", x=x, y=y, width=filled, height=height, class_="fill", clip_path=clip)
    reached = tag("tspan", signed(total), class_="sum")
    needed = tag("tspan", f" / {wanted}", class_="wanted")
    said = tag("text", reached, needed, y=11, class_="total", aria_hidden="true")
    return plate + fill + rim + said
