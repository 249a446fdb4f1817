"""Playing again: the start player changes, and a match keeps its score."""

from __future__ import annotations

from tests.server.house import Player, Visitor, first_action


def play_to_the_end(player: Player) -> dict[str, object]:
    scene = player.scene()
    for _ in range(2000):
        if scene["end"]:
            end: dict[str, object] = scene["end"]
            return end
        scene = player.play(first_action(scene["choices"]), scene)
    raise AssertionError("the game does not end")


def play_again(player: Player, visitor: Visitor) -> Player:
    response = player.http.post(f"{player.path}/again")
    assert response.status_code == 303
    return Player(visitor, response.headers["location"])


def asked(player: Player) -> list[int]:
    return [i for i, who in enumerate(player.scene()["players"]) if who["asked"]]


def test_the_other_player_begins_the_next_game(visitor: Visitor) -> None:
    player = visitor.set_up("sirens", seat_1="here", seat_2="here", option_first="1")
    assert asked(player) == [0]
    second = play_again(player, visitor)
    assert asked(second) == [1]
    assert asked(play_again(second, visitor)) == [0]


def test_whoever_was_drawn_to_begin_does_not_begin_again(visitor: Visitor) -> None:
    player = visitor.set_up("chests", seat_1="here", seat_2="here", seat_3="here")
    (first,) = asked(player)
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
