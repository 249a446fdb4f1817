"""Taking back at a table with people: nobody makes others redo, or looks at the luck to come."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import wait_for
from tests.server.guests import company, guests, room, seat, sitting_there
from tests.server.house import Player, Visitor, run_async, serving
from tidetable.core.errors import BadTable
from tidetable.games import box
from tidetable.server.room.house import House
from tidetable.server.store.model import MatchScore, Sitter, TablePlan
from tidetable.server.store.store import Store

PATIENT = 3600.0  # seconds for which a bot waits: it does not move in a test
PICKS = {"option_more_tactics": "yes", "option_first": "1"}  # four sealed answers, without luck


def moves(player: Player) -> int:
    found: int = player.http.get(f"{player.path}/at/0").json()["last"]
    return found


def play(player: Player, n: int = 1) -> None:
    """Answer so many questions, as long as one is asked."""
    for _ in range(n):
        found = player.http.get(f"{player.path}/questions").json()
        if not found["legal"]:
            return
        answer = {"action": found["legal"][0]["action"], "seat": found["seat"]}
        assert player.post("play", version=found["version"], **answer).status_code == 200


def refused(answer: httpx.Response) -> str:
    assert answer.status_code == 422, answer.text
    error: str = answer.json()["error"]
    return error


def takes_nothing_back(player: Player) -> None:
    """A person has moved, or luck was drawn: whoever tries to take that back fails."""
    before, standing = moves(player), player.scene()
    assert refused(player.post("undo")) in ("cannot-undo-others", "cannot-undo-chance")
    assert not standing["undo"]["allowed"]
    assert (moves(player), player.scene()) == (before, standing)


def anna_and_ben(visitor: Visitor) -> tuple[Player, Player]:
    """Both have made their first moves, and it is Anna's turn."""
    host = visitor.set_up(seat_1="here", seat_2="link", name_1="Anna", option_first="1")
    ben, _ = company(visitor, host, "Ben")
    while moves(host) < 6:
        play(host)
        play(ben)
    while ben.http.get(f"{ben.path}/questions").json()["legal"]:
        play(ben)
    return host, ben


# --- stand-ins ------------------------------------------------------------------------------------


def test_a_stand_in_for_somebody_does_not_open_the_past(tmp_path: Path) -> None:
    """Anna is alone at the table, lets a bot play for Ben, and tries to rewind both."""
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        host, _ = anna_and_ben(visitor)
        play(host)
        with sitting_there(host):
            host.post("seat", seat=1, who="greedy")
            wait_for(lambda: seat(host, 1)["stand_in"])
            takes_nothing_back(host)
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        takes_nothing_back(visitor.at(host.path))  # not after a restart either


def test_two_who_let_bots_play_are_people_still(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        host, ben = anna_and_ben(visitor)
        play(host)
        for player, number in ((host, 0), (ben, 1)):
            player.post("seat", seat=number, who="random")
        takes_nothing_back(host)


def test_a_bot_for_the_other_at_the_same_screen_does_not_open_the_past(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
        play(host, 5)
        for number in (1, 0):
            host.post("seat", seat=number, who="random")
            takes_nothing_back(host)


# --- bots that come and go ------------------------------------------------------------------------


def test_a_bot_that_came_later_is_no_bot_from_the_start(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="link", option_first="1")
        host.post("seat", seat=1, who="random")
        play(host)
        takes_nothing_back(host)


def test_a_seat_once_offered_is_nobodys_to_rewind(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1")
        play(host)
        assert host.scene()["undo"]["allowed"]
        host.post("seat", seat=1, who="person")
        takes_nothing_back(host)
        host.post("seat", seat=1, who="random")
        takes_nothing_back(host)
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        takes_nothing_back(visitor.at(host.path))


def test_another_level_is_still_a_bot_from_the_start(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1")
        play(host)
        host.post("seat", seat=1, who="greedy")
        host.undo()
        assert moves(host) == 0


def test_bots_of_the_last_game_are_bots_from_the_start_of_the_next(visitor: Visitor) -> None:
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="1")
    host.post("seat", seat=1, who="random")
    host.post("seat", seat=0, who="random")
    wait_for(lambda: host.http.get(f"{host.path}/questions").json()["over"])
    after = visitor.at(host.http.post(f"{host.path}/again").headers["location"])
    after.post("seat", seat=0, who="person")
    after.wait_until_asked()
    play(after)
    after.undo()


# --- who knows the luck to come -------------------------------------------------------------------


def may_invite(host: Player) -> bool:
    """Tell whether the second seat can be freed for a friend, and that the page says the same."""
    offered: list[dict[str, Any]] = seat(host, 1)["offers"]
    freed = host.post("seat", seat=1, who="person")
    assert freed.status_code in (200, 400)
    if freed.status_code == 400:
        assert freed.json()["error"] == "bad-table-foreseen"
        assert "⟦" not in freed.json()["message"]
    assert (freed.status_code == 200) == any(one["who"] == "person" for one in offered)
    return freed.status_code == 200


def test_who_has_seen_the_luck_to_come_invites_nobody(tmp_path: Path) -> None:
    """Among bots everything can be taken back, and the same luck comes again."""
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1")
        play(host)
        host.undo()
        assert not may_invite(host)
        host.post("seat", seat=1, who="greedy")  # another bot may still come
        assert seat(host, 1)["level"] == "greedy"
        assert not may_invite(host)
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        assert not may_invite(visitor.at(host.path))


def test_nobody_sits_down_where_luck_was_seen_since_the_invitation(tmp_path: Path) -> None:
    """One server takes back what another offers at the same moment: the log knows in the end."""

    async def try_it() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tidetable.sqlite3'}")
        await store.open()
        house = House(store, PATIENT)
        sitters = [Sitter("human", "Anna", 0, taken=True), Sitter("bot", "random", 1)]
        plan = TablePlan(box("chests"), {"first": "1"}, sitters, [[0], []], MatchScore(1, [0, 0]))
        host = (await house.tables.create(plan))[0]
        live = await house.tables.open(host.table_id)
        await house.people.change(live, host, 1, "person")
        await house.tables.play(live, 0, "roll", None)
        live.table.cut(0)
        invitation = (await store.seating.to_give(live.id))[0]
        with pytest.raises(BadTable):
            await house.people.accept(live, invitation, "Ben", None)
        assert live.sitters[1].free
        await house.close()
        await store.close()

    run_async(try_it())


def test_who_took_nothing_back_invites_whom_they_like(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1")
        play(host)
        assert may_invite(host)
        friend, _ = guests(visitor, host)
        assert friend.sit("Ben").status_code == 200


def test_nobody_is_invited_to_a_first_game(visitor: Visitor) -> None:
    """Its luck is fixed, and the same for everybody who ever played it."""
    begun = visitor.http.post("/lesson/chests", data={"name-1": "Anna"})
    assert not may_invite(visitor.at(begun.headers["location"]))


# --- taking back against the clock ----------------------------------------------------------------


def hand_on(player: Player) -> None:
    """Play until only others are asked."""
    while player.http.get(f"{player.path}/questions").json()["legal"]:
        play(player)


def test_who_hands_the_turn_on_gets_no_new_time_by_taking_it_back(visitor: Visitor) -> None:
    """In the last second one would play and take back, and play and take back."""
    for clock, key in (("0", None), ("60", "cannot-undo-clock")):
        host = visitor.set_up("sirens", seat_1="here", seat_2="link", clock=clock, **PICKS)
        company(visitor, host, "Ben")
        hand_on(host)
        answer = host.post("undo")
        if key is None:
            assert answer.status_code == 200, answer.text
        else:
            assert refused(answer) == key
            assert not host.scene()["undo"]["allowed"]
            assert "⟦" not in answer.json()["message"]


def test_against_bots_there_is_no_clock_for_taking_back(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT) as base, Visitor(base) as visitor:
        host = visitor.set_up(
            "sirens", seat_1="here", seat_2="bot:random", clock="60", option_first="1"
        )
        hand_on(host)
        host.undo()
        assert room(host)["clock"]
