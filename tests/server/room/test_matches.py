"""Playing again: the start player changes, and a match keeps its score."""

from __future__ import annotations

import pytest

from tests.server.guests import company, finish, guests, room, seat
from tests.server.house import Player, Visitor
from tidetable.server.room import live


def play_to_the_end(player: Player) -> dict[str, object]:
    finish(player)
    end: dict[str, object] = player.scene()["end"]
    return end


def play_again(player: Player, visitor: Visitor) -> Player:
    response = player.http.post(f"{player.path}/again")
    assert response.status_code == 303, response.text
    return visitor.at(response.headers["location"])


def asked(player: Player) -> list[int]:
    return [i for i, who in enumerate(player.scene()["players"]) if who["asked"]]


def test_the_other_player_begins_the_next_game(visitor: Visitor) -> None:
    player = visitor.set_up("sirens", seat_1="here", seat_2="here", option_first="1")
    assert asked(player) == [0]
    finish(player)
    second = play_again(player, visitor)
    assert asked(second) == [1]
    finish(second)
    assert asked(play_again(second, visitor)) == [0]


def test_whoever_was_drawn_to_begin_does_not_begin_again(visitor: Visitor) -> None:
    player = visitor.set_up("chests", seat_1="here", seat_2="here", seat_3="here")
    (first,) = asked(player)
    finish(player)
    assert asked(play_again(player, visitor)) == [(first + 1) % 3]


def test_a_match_goes_on_until_it_is_decided(visitor: Visitor) -> None:
    player = visitor.set_up("sirens", seat_1="here", seat_2="here", best_of="3", name_1="Anna")
    won = {0: 0, 1: 0}
    for _ in range(20):
        end = play_to_the_end(player)
        places = [who["place"] for who in player.scene()["players"]]
        if places.count(1) == 1:
            won[places.index(1)] += 1
        words = str(end["match"])
        assert f"Anna {won[0]}, Blue {won[1]}" in words
        if max(won.values()) == 2:
            assert "wins the match" in words
            break
        assert "wins the match" not in words
        player = play_again(player, visitor)
    assert max(won.values()) == 2
    after = play_again(player, visitor)
    assert str(play_to_the_end(after)["match"]).startswith("Best of 3")


def test_a_single_game_says_nothing_of_matches(visitor: Visitor) -> None:
    player = visitor.set_up("sirens", seat_1="here", seat_2="here")
    assert play_to_the_end(player)["match"] == ""


def test_a_match_of_four_is_refused(visitor: Visitor) -> None:
    form = {"seat-1": "here", "seat-2": "here", "best-of": "4"}
    response = visitor.http.post("/new/sirens", data=form)
    assert response.status_code == 400
    assert "1 3 5" in response.text


# --- only after the end ---------------------------------------------------------------------------


def test_nobody_plays_again_before_the_end(visitor: Visitor) -> None:
    """Who is about to lose would begin the next game, and this one would count for nobody."""
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", best_of="3", name_1="Anna")
    friend, watcher = company(visitor, host, "Ben")
    for player in (host, friend, watcher):
        refused = player.http.post(f"{player.path}/again")
        assert refused.status_code == 403
        assert refused.json()["error"] == "not-yours-again"
        assert "⟦" not in refused.json()["message"]
    assert room(host)["rematch"] is None
    finish(host, friend)
    places = [who["place"] for who in host.scene()["players"]]
    won = [int(place == 1 and places.count(1) == 1) for place in places]
    after = play_again(host, visitor)
    finish(after, play_again(friend, visitor))
    places = [who["place"] for who in after.scene()["players"]]
    both = [
        n + int(place == 1 and places.count(1) == 1) for n, place in zip(won, places, strict=True)
    ]
    assert f"Anna {both[0]}, Ben {both[1]}" in after.scene()["end"]["match"]


# --- each by their own link -----------------------------------------------------------------------


def test_who_asks_first_gets_nobodys_link_but_the_own(visitor: Visitor) -> None:
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", name_1="Anna")
    friend, watcher = company(visitor, host, "Ben")
    finish(host, friend)
    first = play_again(friend, visitor)  # Ben is the host now
    found = first.http.get(f"{first.path}/invitations").json()["invitations"]
    assert [(one["name"], one["free"]) for one in found] == [("Anna", False), ("Watch only", False)]
    assert found[0]["address"] is None
    page = first.http.get(first.path).text
    joined, watching = play_again(host, visitor), play_again(watcher, visitor)
    for other in (joined, host, friend):
        assert other.path.removeprefix("/table/") not in page
    assert joined.scene()["seat"] == 0
    assert watching.scene()["seat"] == -1
    for player, there in ((host, joined), (friend, first), (watcher, watching)):
        assert play_again(player, visitor).path == there.path


def test_a_seat_that_was_free_is_free_in_the_next_game(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="bot:random", seat_3="bot:random")
    host.post("seat", seat=2, who="person")
    finish(host)
    after = play_again(host, visitor)
    friend, _ = guests(visitor, after)
    assert seat(after, 2)["free"]
    assert friend.sit("Ben").status_code == 200
    assert seat(friend, 2)["mine"]


def test_everybody_reads_who_wants_to_play_again(visitor: Visitor) -> None:
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", name_1="Anna")
    friend, watcher = company(visitor, host, "Ben")
    finish(host, friend)
    assert room(host)["rematch"] is None
    play_again(friend, visitor)
    for one in (host, watcher):
        assert room(one)["rematch"] == "Ben"


def test_the_next_game_is_not_forgotten_in_a_long_talk(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_REMARKS", 2)
    host = visitor.set_up("sirens", seat_1="here", seat_2="link")
    friend, _ = company(visitor, host)
    finish(host, friend)
    first = play_again(friend, visitor)
    for n in range(4):
        host.post("say", text=f"word {n}")
    assert play_again(friend, visitor).path == first.path
    first.post("say", text="here we are")
    assert room(play_again(host, visitor))["talk"][-1]["text"] == "here we are"
