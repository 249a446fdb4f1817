"""All 74 sailor's tales: each told where it is true, and where it just is not."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.nassau.positions import GAME, Play
from tests.games.nassau.positions_at_sea import at_sea, boat
from tidetable.games.nassau.rules.verbs import ANIMALS, GOODS, TYPES, WEAPONS

ISLANDS = GAME.islands
FOES = {
    "B1": "kraken-2",
    "B2": "kraken-4",
    "C1": "fortress-6",
    "F1": "pirate-ship-3",
    "D1": "merchant-ship-7",
    "G1": "fortress-7",
    "H1": "treasure-island-6",
}


class Sea(NamedTuple):
    """What the teller has, what the other player has, and which adversaries there are."""

    mine: dict[str, int | str]
    other: dict[str, int | str]
    foes: dict[str, str]


def having(**mine: int | str) -> Sea:
    return Sea(mine, {}, FOES)


def against(sea: Sea, **other: int | str) -> Sea:
    """The same, where the other player has something too."""
    return sea._replace(other=other)


def among(**foes: str) -> Sea:
    """Nothing but these adversaries."""
    return Sea({}, {}, foes)


def others(tokens: list[str], name: str, n: int | str) -> dict[str, int | str]:
    """Plenty of everything but one."""
    return {token: n for token in tokens if token != name}


WHEN: dict[int, list[Sea]] = {
    1: [having(sails=3), having(sails=5)],
    7: [having(sailors=2)],
    8: [having(provisions=1), having(provisions=3)],
    9: [having(on="B1:1"), having(on="B1:1 B2:2"), against(having(on="B1:1"), on="B1:1")],
    10: [having(outposts="B9"), having(outposts="B9 C9")],
    30: [having(sails=4), having(sails=5)],
    31: [having(rum=3)],  # one of them is paid
    32: [having(doubloon=2), having(doubloon=3)],
    33: [having(on="B1:1 C1:1"), having(on="B1:1 B2:1 C1:1"), having(on="B1:1 B2:1 C1:2")],
    34: [having(pirates=1), having(pirates=8)],
    35: [having(towers="A5:1 B5:1 C5:1"), having(towers="A5:2 B5:1 E5:1 E6:4")],
    36: [having(rat=1, crab="used"), having(sailors=1, rat="used", crab="waiting")],
    37: [having(sailors=3, rat=1, crab=1, cat="used"), having(rat=1, crab=1, cat="waiting")],
    53: [having(outposts="B9 I9"), having(outposts="B9 C9 D9")],
    54: [having(towers="A5:2 B5:2"), having(towers="A5:2 B5:3 C5:1")],
    55: [having(towers="E6:3"), having(towers="A5:1 E6:3 B5:4")],
    56: [having(towers="E6:4"), having(towers="A5:3 E6:4")],
    57: [having(towers="A5:1 B5:2 C5:3"), having(towers="I5:3 E5:5 E6:1 D5:2")],
    58: [having(sailors=3), having(sailors=4)],
    59: [having(sailors=4), having(sailors=5)],
    60: [having(on="B1:1 B2:1 C1:1"), having(on="B1:1 B2:1 C1:1 D1:3")],
    61: [having(on="D1:1"), having(on="D1:2 G1:1"), against(having(on="G1:1"), on="G1:2")],
    62: [among(), among(I1="kraken-1", B1="kraken-2", D1="kraken-3", F4="kraken-4")],
    63: [among(), among(E1="kraken-1", F1="kraken-2", H4="kraken-3")],
    64: [having(crates=4), having(crates=5)],
    65: [having(crates=6)],
    66: [having(crates=8)],
    67: [having(pirates=2), having(pirates=5, lying=1)],
    68: [having(points=11), having(points=10), against(having(points=-3), points=-3)],
    69: [having(points=9), having(points=10), against(having(points=-4), points=-3)],
    70: [having(towers="E6:5"), having(towers="A5:6 E6:5")],
    71: [having(sabre=4), having(pistol=5)],
    72: [having(holds=5)],
    73: [
        having(silver=1, spices=1, crates=0),
        having(silver=1, spices=1, crates=0, hidden="silver"),
    ],
    74: [having(harpoon=5), having(pistol=5, sabre=2)],
}
WHEN_NOT: dict[int, list[Sea]] = {
    1: [having(sails=2)],
    7: [having(sailors=1, pirates=8), having(sailors=1, pirates=4, lying=4)],
    8: [having(provisions=0), against(having(provisions=0), provisions=3)],
    9: [having(on="B1:2"), having(on="B2:2 C1:3"), against(having(), on="B1:1")],
    10: [having(pirates=8), against(having(), outposts="B9")],
    30: [having(sails=3), having(sails=3, sailors=5, pirates=5)],
    31: [having(rum=2)],
    32: [having(doubloon=1), against(having(doubloon=1), doubloon=5)],
    33: [having(on="B1:1 C1:2"), having(on="B1:1"), against(having(on="B1:1"), on="C1:1")],
    34: [having(lying=8), against(having(), pirates=8)],
    35: [having(towers="A5:4 B5:3"), against(having(towers="A5:1 B5:1"), towers="C5:1 D5:1")],
    36: [having(rat=1), against(having(rat=1), crab=1, cat=1)],
    37: [having(rat=1, crab=1), against(having(rat=1, crab=1), cat=1)],
    53: [having(outposts="B9"), against(having(outposts="B9"), outposts="C9 D9")],
    54: [having(towers="A5:2 B5:1 C5:1"), having(towers="A5:4")],
    55: [having(towers="A5:4"), having(towers="A5:2 B5:1"), against(having(), towers="A5:3")],
    56: [having(towers="A5:5 B5:3"), against(having(), towers="A5:4")],
    57: [having(towers="A5:1 B5:2 C5:4"), having(towers="A5:3 B5:3 C5:1"), having(towers="A5:2")],
    58: [having(sailors=2, pirates=8)],
    59: [having(sailors=3, pirates=8)],
    60: [having(on="B1:1 B2:1 C1:2"), against(having(on="B1:1 B2:1"), on="C1:1 D1:1")],
    61: [having(on="D1:2"), having(on="C1:1 H1:1"), against(having(on="D1:2"), on="D1:1")],
    62: [among(E3="kraken-1"), among(E1="fortress-7"), among(E2="pirate-ship-2")],
    63: [among(I3="kraken-1"), among(I1="fortress-7"), among(I2="pirate-ship-2")],
    64: [having(crates=3), against(having(crates=3, towers="A5:4"), crates=8)],
    65: [having(crates=5), having(crates=4, on="B2:2")],
    66: [having(crates=7)],
    67: [having(pirates=1, lying=4)],
    68: [against(having(points=10), points=11), against(having(points=-4), points=-3)],
    69: [against(having(points=10), points=9), against(having(points=-3), points=-4)],
    70: [having(towers="A5:4 B5:1"), having(towers="A5:6"), against(having(), towers="A5:5")],
    71: [having(sabre=3, pistol=3), against(having(sabre=3), sabre=4)],
    72: [having(holds=4)],
    73: [
        *[having(silver=2, crates=0), having(silver=1, crates=0, hidden="spices")],
        *[having(silver=1, spices=1, tobacco=1, crates=0, holds=4), having(hidden="silver spices")],
    ],
    74: [having(harpoon=4, sabre=4)],
}
for i, weapon in enumerate(WEAPONS.tokens):
    WHEN[2 + i] = [having(**{weapon: 2}), having(**{weapon: 5})]
    WHEN_NOT[2 + i] = [having(**others(WEAPONS.tokens, weapon, 5))]
    WHEN[38 + i] = [having(), having(**{weapon: 2}), against(having(**{weapon: 3}), **{weapon: 3})]
    WHEN_NOT[38 + i] = [
        against(having(**{weapon: 2}), **{weapon: 3}),
        against(having(**others(WEAPONS.tokens, weapon, 5)), **{weapon: 2}),
    ]
    WHEN[43 + i] = [having(**{weapon: 3}), having(**{weapon: 4})]
    WHEN_NOT[43 + i] = [having(**{weapon: 2}, **others(WEAPONS.tokens, weapon, 5))]
for i, animal in enumerate(ANIMALS.tokens):
    WHEN[11 + i] = [having(**{animal: word}) for word in ("ready", "used", "waiting")]
    WHEN_NOT[11 + i] = [
        against(having(sailors=5, **others(ANIMALS.tokens[:5], animal, 1)), **{animal: 1})
    ]
for i, good in enumerate(GOODS.tokens):
    WHEN[19 + i] = [having(**{good: 1}), having(hidden=good), having(hidden=f"{good} {good}")]
    WHEN_NOT[19 + i] = [
        having(hidden=" ".join(others(GOODS.tokens, good, 1))),
        against(having(), hidden=good, **{good: 1}),
    ]
for i, type_ in enumerate(TYPES.tokens):
    all_others = " ".join(f"{other}-5" for other in others(TYPES.tokens, type_, 1))
    one, two = f"{type_}-1", f"{type_}-1 {type_}-5"
    WHEN[25 + i] = [having(beaten=one), having(beaten=two)]
    WHEN_NOT[25 + i] = [having(beaten=all_others), against(having(), beaten=two)]
    WHEN[48 + i] = [having(beaten=two)]
    WHEN_NOT[48 + i] = [
        having(beaten=f"{one} {all_others}"),
        against(having(beaten=one), beaten=f"{type_}-5"),
    ]


def told(tale: int, sea: Sea) -> Play:
    """Tell a tale at the campfire."""
    mine = boat(**({"tales": str(tale)} | sea.mine))
    play = at_sea(mine, boat(**sea.other), foes=sea.foes).do("home campfire")
    if play.question() == "rum":
        play.do("drink 1")
    play.do(f"tell {tale}")
    if play.question() == "twice":
        play.do("once")
    return play


def cases(seas: dict[int, list[Sea]]) -> list[tuple[int, Sea]]:
    return [(tale, sea) for tale in sorted(seas) for sea in seas[tale]]


def named(case: object) -> str:
    """Name a case by the tale and what was said of it."""
    if isinstance(case, Sea):
        said = case.mine or (case.foes if case.foes != FOES else {})
        words = [f"{name}={thing}" for name, thing in said.items()]
        return " ".join([*words, *(f"other-{name}={n}" for name, n in case.other.items())])
    return str(case)


@pytest.mark.rule("NAS-T1", "NAS-R-51", "NAS-H2")
@pytest.mark.parametrize(("tale", "sea"), cases(WHEN), ids=named)
def test_a_tale_that_is_true_lies_face_up_and_gives_its_points(tale: int, sea: Sea) -> None:
    play = told(tale, sea)
    assert f"1 told {tale}" in play.news
    assert play.table.told[tale - 1] == 1
    before = int(sea.mine.get("points", 10))
    assert play.points()[0] == before + ISLANDS.tale_points[tale - 1]


@pytest.mark.rule("NAS-T1", "NAS-R-51", "NAS-H2")
@pytest.mark.parametrize(("tale", "sea"), cases(WHEN_NOT), ids=named)
def test_a_tale_that_just_is_not_true_is_a_bad_joke(tale: int, sea: Sea) -> None:
    play = told(tale, sea)
    assert not any("told" in line for line in play.news)
    assert play.table.told[tale - 1] == 0
    assert play.points()[0] == int(sea.mine.get("points", 10)) + 1


@pytest.mark.rule("NAS-T1")
def test_every_tale_is_told_here() -> None:
    assert sorted(WHEN) == sorted(WHEN_NOT) == list(range(1, 75))


@pytest.mark.rule("NAS-T1")
@pytest.mark.parametrize(("deck", "tales"), [(0, (1, 10)), (1, (11, 35)), (2, (36, 74))])
def test_the_tales_are_marked_s_arrr_and_b(deck: int, tales: tuple[int, int]) -> None:
    first, last = tales
    assert [*ISLANDS.tale_deck[first - 1 : last]] == [deck] * (last - first + 1)


@pytest.mark.rule("NAS-H2")
@pytest.mark.parametrize("tale", [8, 21, 32, 34, 64])
def test_nothing_that_a_tale_shows_is_spent(tale: int) -> None:
    mine = boat(tales=str(tale), silver=1, doubloon=2, pirates=1, crates=4, provisions=1)
    play = at_sea(mine)
    before = play.ship(1)
    play.do("home campfire", f"tell {tale}")
    points = ISLANDS.tale_points[tale - 1]
    assert play.change(before) == {"rum": -1, "tales": -1, "points": points}


@pytest.mark.rule("NAS-R-51", "NAS-T1")
@pytest.mark.parametrize(
    ("points", "first", "last"), [((9, 12, 10, 10), 2, 1), ((5, 5, 5, 5), 1, 4)]
)
def test_of_four_all_scores_are_looked_at(
    points: tuple[int, int, int, int], first: int, last: int
) -> None:
    for tale, teller in ((68, first), (69, last)):
        boats = [boat(points=n) for n in points]
        boats[teller - 1] |= {"tales": str(tale)}
        play = at_sea(*boats, player=teller).do("home campfire", f"tell {tale}")
        assert f"{teller} told {tale}" in play.news
    boats = [boat(points=n) for n in points]
    boats[3] |= {"tales": "68 69"}
    play = at_sea(*boats, player=4).do("home campfire", "promise 2", "tell 68", "tell 69")
    assert sum("joked" in line for line in play.news) == (2 if points[0] == 9 else 0)


@pytest.mark.rule("NAS-H2")
def test_a_hundred_points_and_more_at_one_fire_are_told_as_well() -> None:
    tales = [*range(1, 8), 30, *range(38, 48), 58, 59, 71, 74]
    arms = dict.fromkeys(WEAPONS.tokens, 5)
    mine = boat(rum=8, sails=5, sailors=5, tales=" ".join(map(str, tales)), **arms)
    play = at_sea(mine).do("home campfire", "drink 8", f"promise {len(tales)}")
    play.do(*(f"tell {tale}" for tale in tales))
    assert play.news[-1] == "1 scores 103"
    assert play.points()[0] == 113


@pytest.mark.rule("NAS-R-51", "NAS-T1")
def test_most_weapons_are_compared_with_everybody() -> None:
    for third, met in ((3, True), (4, False)):
        boats = [boat(hook=3, tales="41"), boat(hook=1), boat(hook=third)]
        play = at_sea(*boats).do("home campfire", "tell 41")
        assert ("1 told 41" in play.news) == met
