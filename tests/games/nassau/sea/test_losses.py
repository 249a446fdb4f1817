"""What attacks take: the thing itself, or 3 points where there is none to lose."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import Play
from tests.games.nassau.positions_at_sea import at_sea, boat, fighting
from tidetable.games.nassau.rules.verbs import WEAPONS


def struck(tokens: str, **things: int | str) -> Play:
    """Return a game in which player 1 was hit by all these attacks, and did no damage."""
    foe = f"merchant-ship-{[0, 1, 2, 4, 6, 7][len(tokens.split()) + 1]}"
    play = fighting(foe, **({"sails": 1, "sailors": 1, "crates": 1, "hook": 1} | things))
    play.fight(f"dodge {tokens}")
    if "rum" in things and play.question() == "dodge":
        play.do("give-crate")
    while not play.over and play.question() in ("die", "defend"):
        play.do("die 1" if play.question() == "die" else "lay 0")
    return play


@pytest.mark.rule("NAS-A5d")
@pytest.mark.parametrize("weapon", WEAPONS.tokens)
def test_a_weapon_is_lost_but_not_the_starting_one(weapon: str) -> None:
    play = struck(weapon, **{weapon: 2})
    assert (play.of(1, weapon), play.points()[0]) == (1, 10)
    assert f"1 loses {weapon}" in play.news
    others = dict.fromkeys([other for other in WEAPONS.tokens if other != weapon], 3)
    play = struck(weapon, **(others | {weapon: 1}))
    assert (play.of(1, weapon), play.points()[0]) == (1, 7)
    assert all(play.of(1, other) == 3 for other in others)
    assert "1 pays 3" in play.news


@pytest.mark.rule("NAS-A5d")
@pytest.mark.parametrize(
    ("token", "thing", "kept"),
    [
        *[("sail", "sails", 1), ("sailor", "sailors", 1), ("hold", "holds", 3)],
        *[("rum", "rum", 0), ("doubloon", "doubloon", 0), ("provision", "provisions", 0)],
    ],
)
def test_the_thing_goes_or_else_three_points(token: str, thing: str, kept: int) -> None:
    """Provisions: one more is aboard before the turn is paid."""
    paid = int(thing == "provisions")
    play = struck(token, **{thing: kept + 1 + paid})
    assert (play.of(1, thing), play.points()[0]) == (kept, 10)
    assert f"1 loses {token}" in play.news
    play = struck(token, **{thing: kept + paid})
    assert (play.of(1, thing), play.points()[0]) == (kept, 7)
    assert "1 pays 3" in play.news
    assert f"1 loses {token}" not in play.news


@pytest.mark.rule("NAS-A5d", "NAS-R-16")
def test_objects_go_back_to_the_supply() -> None:
    play = fighting("merchant-ship-2", crates=1, sails=1, sailors=1, hook=1, rum=3)
    left = play.table.objects_left[1]
    play.fight("rum nothing").do("die 1").draw()
    assert play.table.objects_left[1] == left + 1


@pytest.mark.rule("NAS-A5d")
def test_what_was_spent_in_the_fight_is_there_no_more() -> None:
    """The last rum has bought off the dodge: the attack on rum costs 3 points."""
    play = fighting("merchant-ship-3", crates=1, sails=1, sailors=1, hook=1, rum=1)
    play.fight("dodge rum").do("pay-rum", "die 1")
    assert play.of(1, "rum") == 0
    assert play.points()[0] == 10 - 3 + 2


@pytest.mark.rule("NAS-R-34")
def test_where_it_does_not_matter_losses_come_one_by_one_in_a_fixed_order() -> None:
    play = fighting("merchant-ship-7", crates=1, sails=2, sailors=1, hook=2, holds=4, provisions=2)
    play.fight("hold provision sail hook rum", "1")
    losses = [line for line in play.news if "loses" in line or "pays" in line]
    assert losses == [
        "1 loses hook",
        "1 loses sail",
        "1 pays 3",
        "1 loses provision",
        "1 loses hold",
    ]
    for tokens in ("doubloon sailor sabre dodge rum", "rum sabre doubloon nothing sailor"):
        mine = {"sabre": 2, "sailors": 2, "rum": 1, "doubloon": 1, "sails": 1}
        play = fighting("merchant-ship-7", crates=1, hook=1, **mine).fight(tokens)
        play.do(*(["give-crate"] if play.question() == "dodge" else []), "die 2")
        losses = [line for line in play.news if "loses" in line]
        assert losses == [f"1 loses {word}" for word in ("sabre", "sailor", "rum", "doubloon")]


@pytest.mark.rule("NAS-R-34", "NAS-A5a")
def test_losses_come_after_the_dice_have_been_rolled() -> None:
    """Three sails are three dice, although one of the attacks takes a sail."""
    play = fighting("merchant-ship-5", sails=3, sailors=3, crates=1)
    play.fight("sail sailor rum", "1 1 1")
    assert (play.of(1, "sails"), play.of(1, "sailors")) == (2, 2)


@pytest.mark.rule("NAS-A5d", "NAS-R-18")
def test_a_lost_hold_is_closed_and_what_does_not_fit_is_lost_with_it() -> None:
    play = struck("hold", holds=4, crates=5, provisions=4)
    assert play.of(1, "holds") == 3
    assert play.asked() == 2
    play = struck("hold", holds=4, crates=6, provisions=2, silver=1)
    assert play.question() == "throw"
    assert play.can() == {"throw crate", "throw provision", "throw silver"}
    play.do("throw provision")
    assert play.asked() == 2
    assert (play.of(1, "provisions"), play.of(1, "crates")) == (0, 5)


@pytest.mark.rule("NAS-A5d", "NAS-R-22")
def test_a_lost_sailor_had_an_animal_on_the_hat() -> None:
    play = struck("sailor", sailors=2, turtle=1, kraken="used")
    assert play.question() == "wait"
    assert play.can() == {"wait turtle", "wait kraken"}
    play.do("wait turtle")
    assert play.animal(1, "turtle") == "waiting ready"
    assert play.animal(1, "kraken") == "used"
    play = struck("sailor", sailors=2, turtle=1)
    assert play.asked() == 2
    assert play.animal(1, "turtle") == "ready"


@pytest.mark.rule("NAS-R-11", "NAS-A5d")
def test_points_can_fall_below_nothing() -> None:
    play = struck("rum doubloon", points=2)
    assert play.points()[0] == -4
    play = at_sea(boat(points=2, provisions=1), boat(provisions=0))
    play.do("home home-port").draw()
    assert play.points() == [-3, 5]


@pytest.mark.rule("NAS-A5d")
def test_only_the_player_who_fights_loses() -> None:
    play = fighting("merchant-ship-7", boat(sails=3, rum=2), crates=1, sails=1, sailors=1, hook=1)
    before = play.ship(2)
    play.fight("sail rum dodge nothing hook", "1")
    assert play.change(before, 2) == {}
    assert play.points() == [1, 10]


@pytest.mark.rule("NAS-A5a", "NAS-A5d")
def test_an_attack_repelled_takes_nothing() -> None:
    play = fighting("merchant-ship-7", crates=1, sails=2, sailors=3, hook=2, rum=0)
    before = play.ship(1)
    play.fight("sail hook rum dodge nothing", "6 6").do("repel sail", "repel hook")
    assert play.change(before) == {"points": -3, "supply": 1}
