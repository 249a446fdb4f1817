"""Action id <-> text <-> click path."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from tests.letters import any_text
from tidetable.core.codec import SEATS, Codec, Domain, Fork, Verb, click_tree
from tidetable.core.errors import NotUnderstood

TOKENS = st.lists(
    st.text("abcdefghij0123456789+-:'é", min_size=1, max_size=6),
    min_size=1,
    max_size=6,
    unique=True,
)
DOMAINS = st.lists(TOKENS, max_size=3)


def domain(j: int, tokens: list[str], n_later: int) -> Domain:
    """The first domain of a verb may have grown, down to one token that was there before."""
    cut = len(tokens) - min(n_later, len(tokens) - 1) if j == 0 else len(tokens)
    return Domain(f"d{j}", tokens[:cut], later=tokens[cut:])


@st.composite
def codecs(draw: st.DrawFn) -> Codec:
    """Any verbs on any domains, of which some were added later."""
    verbs = [
        Verb(
            f"v{i}",
            "X-1",
            handle=draw(st.booleans()),
            reveals=False,
            outward=False,
            ends=draw(st.booleans()),
            **{
                f"p{j}": domain(j, tokens, draw(st.integers(0, 3)))
                for j, tokens in enumerate(domains)
            },
        )
        for i, domains in enumerate(draw(st.lists(DOMAINS, min_size=1, max_size=5)))
    ]
    cut = draw(st.integers(0, len(verbs)))
    return Codec(verbs[:cut], verbs[cut:], later=[v for v in verbs if draw(st.booleans())])


@given(codecs(), st.data())
def test_every_action_survives_its_text(codec: Codec, data: st.DataObject) -> None:
    action = data.draw(st.integers(0, codec.size - 1))
    assert codec.parse(codec.text(action)) == action
    assert codec.parse(f"  {codec.text(action)}\t") == action
    verb = codec.verb(action)
    assert verb(*verb.args(action)) == action
    assert [verb for verb in codec.verbs if verb.has(action)] == [codec.verb(action)]


@given(codecs())
def test_an_action_is_read_from_its_number_or_its_text(codec: Codec) -> None:
    for action in (0, codec.size - 1):
        assert codec.read(action) == codec.read(codec.text(action)) == action
    for number in (-1, codec.size, 10**30):
        with pytest.raises(NotUnderstood) as refused:
            codec.read(number)
        assert refused.value.facts == {"number": number, "most": codec.size - 1}


@given(codecs())
def test_numbers_are_dense_and_each_verb_s_are_in_order(codec: Codec) -> None:
    numbers = [[int(verb.of(n)) for n in range(verb.size)] for verb in codec.verbs]
    assert sorted(action for some in numbers for action in some) == [*range(codec.size)]
    for verb, some in zip(codec.verbs, numbers, strict=True):
        assert some == sorted(some)
        assert [int(verb.number(action)) for action in some] == [*range(verb.size)]
    with pytest.raises(ValueError, match="no verb"):
        codec.verb(codec.size)


def little(n_cups: int, later: bool) -> Codec:
    """A codec before and after it grew: two cups, then two more and a verb."""
    names = ["red", "blue", "green", "black"][:n_cups]
    cups = Domain("cup", names[:2], later=names[2:])
    sides = Domain("side", ["left", "right"])
    put = Verb("put", "X-2", what=cups, where=sides)
    pairs = Verb("swap", "X-5", pair=Domain.pairs("pair", sides, cups))
    moves = [Verb("wait", "X-1"), put, Verb("drop", "X-3", what=cups)]
    fill = Verb("fill", "X-4", what=cups)
    return Codec([*moves, *([fill] if later else [])], [pairs], later=[fill] if later else [])


def test_what_is_added_later_moves_no_number() -> None:
    before, after = little(2, later=False), little(4, later=True)
    texts = [before.text(action) for action in range(before.size)]
    assert [after.text(action) for action in range(before.size)] == texts
    assert after.lock().splitlines()[: len(before.verbs)] == before.lock().splitlines()
    assert after.lock().splitlines()[len(before.verbs) :] == [
        "11 fill what=red,blue",
        "13 put what=green,black where=left,right",
        "17 drop what=green,black",
        "19 fill what=green,black",
        "21 swap pair=left:green,left:black,right:green,right:black",
    ]
    assert [after.text(action) for action in (13, 14, 16, 18, 24)] == [
        "put green left",
        "put green right",
        "put black right",
        "drop black",
        "swap right:black",
    ]


def test_only_the_first_things_of_a_verb_can_grow() -> None:
    cups = Domain("cup", ["red"], later=["blue"])
    with pytest.raises(ValueError, match="more of cup would move numbers"):
        Verb("put", "X-2", where=Domain("where", ["left", "right"]), what=cups)


def test_a_list_of_many_tokens_ends_with_one_that_is_always_there() -> None:
    many = [str(n) for n in range(40)]
    assert Domain("number", many, later=["more"]).listed() == "0 … 39"


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
    assert theirs.halves["2:red"] == ("2", "red")


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


@given(any_text())
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
