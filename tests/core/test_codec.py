"""Action id <-> text <-> click path."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tidetable.core.codec import SEATS, Codec, Domain, Fork, Verb, click_tree
from tidetable.core.errors import NotUnderstood

TOKENS = st.lists(
    st.text("abcdefghij0123456789+-:'é", min_size=1, max_size=6),
    min_size=1,
    max_size=6,
    unique=True,
)
DOMAINS = st.lists(TOKENS, max_size=3)


@st.composite
def codecs(draw: st.DrawFn) -> Codec:
    """Any verbs on any domains."""
    verbs = [
        Verb(
            f"v{i}",
            "X-1",
            handle=draw(st.booleans()),
            reveals=False,
            outward=False,
            ends=draw(st.booleans()),
            **{f"p{j}": Domain(f"d{j}", tokens) for j, tokens in enumerate(domains)},
        )
        for i, domains in enumerate(draw(st.lists(DOMAINS, min_size=1, max_size=5)))
    ]
    cut = draw(st.integers(0, len(verbs)))
    return Codec(verbs[:cut], verbs[cut:])


@given(codecs(), st.data())
def test_every_action_survives_its_text(codec: Codec, data: st.DataObject) -> None:
    action = data.draw(st.integers(0, codec.size - 1))
    assert codec.parse(codec.text(action)) == action
    assert codec.parse(f"  {codec.text(action)}\t") == action
    verb = codec.verb(action)
    assert verb(*verb.args(action)) == action
    assert [verb for verb in codec.verbs if verb.has(action)] == [codec.verb(action)]


@given(codecs())
def test_numbers_are_dense_and_in_order(codec: Codec) -> None:
    assert [codec.verbs.index(codec.verb(a)) for a in range(codec.size)] == [
        i for i, verb in enumerate(codec.verbs) for _ in range(verb.size)
    ]
    with pytest.raises(ValueError, match="no verb"):
        codec.verb(codec.size)


@given(codecs(), st.data())
def test_every_action_of_a_click_tree_is_reached(codec: Codec, data: st.DataObject) -> None:
    legal = data.draw(st.sets(st.integers(0, codec.size - 1), max_size=12))
    tree = click_tree(codec, sorted(legal))
    assert sorted(ends(tree)) == sorted(legal)
    starts = {codec.path(action)[0] for action in legal}
    assert set(tree.branches) == starts


def ends(fork: Fork) -> list[int]:
    here = [] if fork.action is None else [fork.action]
    return here + [action for branch in fork.branches.values() for action in ends(branch)]


def test_one_two_and_many_parameters() -> None:
    places = Domain("place", ["left", "right"])
    put = Verb("put", "X-2", what=Domain("what", ["cup", "jug", "pot"]), where=places)
    wait = Verb("wait", "X-1")
    look = Verb("look", "X-3", where=places)
    codec = Codec([wait, put], [look])
    assert [codec.text(a) for a in (wait(), put(1, 0), put.of2(2, 1), look.of(1))] == [
        "wait",
        "put jug left",
        "put pot right",
        "look right",
    ]
    assert codec.things(put(1, 0)) == {
        "what": (put.params["what"], "jug"),
        "where": (places, "left"),
    }
    assert codec.lock() == (
        "0 wait\n1 put what=cup,jug,pot where=left,right\n7 look where=left,right\n"
    )


def test_a_verb_refuses_what_it_is_not_about() -> None:
    put = Verb("put", "X-2", what=Domain("what", ["cup", "jug"]))
    with pytest.raises(ValueError, match="takes 1 things, not 2"):
        put(0, 0)
    for wrong in (-1, 2):
        with pytest.raises(ValueError, match=f"no what number {wrong}"):
            put(wrong)


def test_pairs_are_named_by_both_parts() -> None:
    cups = Domain("cup", ["red", "blue"])
    theirs = Domain.pairs("theirs", SEATS, cups)
    assert theirs.tokens[:3] == ["1:red", "1:blue", "2:red"]
    assert theirs.parts == [SEATS, cups]


# --- Not understood ------------------------------------------------------------------------------

CUPS = Domain("cup", ["red", "blue"])
CODEC = Codec([Verb("wait", "X-1"), Verb("take", "X-2", cup=CUPS)], [])


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("", "not-understood-empty", {}),
        (" \t\n", "not-understood-empty", {}),
        ("jump", "not-understood-verb", {"word": "jump"}),
        ("WAIT", "not-understood-verb", {"word": "WAIT"}),
        ("wait now", "not-understood-length", {"verb": "wait", "want": 0, "got": 1}),
        ("take", "not-understood-length", {"verb": "take", "want": 1, "got": 0}),
        ("take red blue", "not-understood-length", {"verb": "take", "want": 1, "got": 2}),
        (
            "take green",
            "not-understood-thing",
            {"verb": "take", "word": "green", "known": "red blue"},
        ),
        ("take 0", "not-understood-thing", {"word": "0"}),
        ("\x00", "not-understood-verb", {"word": "\x00"}),
    ],
)
def test_what_is_wrong_is_said(text: str, key: str, facts: dict[str, str | int]) -> None:
    with pytest.raises(NotUnderstood) as caught:
        CODEC.parse(text)
    assert caught.value.key == key
    assert facts.items() <= caught.value.facts.items()


@pytest.mark.parametrize(("n", "known"), [(40, " ".join(map(str, range(40)))), (41, "0 … 40")])
def test_of_more_things_than_anybody_reads_the_ends_are_named(n: int, known: str) -> None:
    many = Codec([Verb("take", "X-2", cup=Domain("cup", [str(i) for i in range(n)]))], [])
    with pytest.raises(NotUnderstood) as caught:
        many.parse("take green")
    assert caught.value.facts["known"] == known


@given(st.text())
def test_no_text_breaks_the_parser(text: str) -> None:
    try:
        action = CODEC.parse(text)
    except NotUnderstood:
        return
    assert CODEC.text(action).split() == text.split()


# --- Click trees ---------------------------------------------------------------------------------

THINGS = Domain("thing", ["cup", "jug"])
SPOTS = Domain("spot", ["here", "there"])
WAIT = Verb("wait", "X-1", ends=True)
TAKE = Verb("take", "X-2", thing=THINGS)
DROP = Verb("drop", "X-3", thing=THINGS)
PUT = Verb("put", "X-4", thing=THINGS, spot=SPOTS)
POUR = Verb("pour", "X-5", handle=True, spot=SPOTS)
KITCHEN = Codec([WAIT, TAKE, DROP, PUT, POUR], [])


def branches(*actions: int) -> dict[str, object]:
    """Return the click tree as nested dicts, with texts as leaves."""

    def plain(fork: Fork) -> object:
        if fork.action is not None:
            assert not fork.branches
            return KITCHEN.text(fork.action)
        return {token: plain(branch) for token, branch in fork.branches.items()}

    return {
        token: plain(branch)
        for token, branch in click_tree(KITCHEN, list(actions)).branches.items()
    }


def test_the_only_thing_to_do_with_a_thing_needs_one_click() -> None:
    assert branches(TAKE(0), WAIT()) == {"cup": "take cup", "wait": "wait"}
    assert branches(PUT(0, 1)) == {"cup": "put cup there"}


def test_two_verbs_for_a_thing_ask_once_more() -> None:
    assert branches(TAKE(0), DROP(0), TAKE(1)) == {
        "cup": {"take": "take cup", "drop": "drop cup"},
        "jug": "take jug",
    }


def test_paths_are_cut_only_where_one_action_is_left() -> None:
    assert branches(PUT(0, 0), PUT(0, 1), PUT(1, 0)) == {
        "cup": {"here": "put cup here", "there": "put cup there"},
        "jug": "put jug here",
    }
    assert branches(PUT(0, 0), TAKE(0)) == {"cup": {"here": "put cup here", "take": "take cup"}}


def test_a_handle_comes_first() -> None:
    assert KITCHEN.path(POUR(1)) == ["pour", "there"]
    assert KITCHEN.path(PUT(0, 1)) == ["cup", "there", "put"]
    assert branches(POUR(0), POUR(1)) == {"pour": {"here": "pour here", "there": "pour there"}}
    assert branches(POUR(0)) == {"pour": "pour here"}


def test_what_ends_something_comes_last_and_all_else_keeps_its_order() -> None:
    assert list(branches(WAIT(), TAKE(1), TAKE(0), POUR(0))) == ["jug", "cup", "pour", "wait"]


def test_nothing_to_do_is_an_empty_tree() -> None:
    assert branches() == {}
