"""The chain of a log, and the luck that all seats have a part in."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest

from tidetable.core import chain, record
from tidetable.core.contract import CHANCE
from tidetable.core.errors import BadRecord, BadShare, Contradiction, NotYours
from tidetable.core.record import Player
from tidetable.core.shares import DRAW, SHARE, LuckShares, seal_of
from tidetable.core.table import Table
from tidetable.core.verdict import Outcome, judge
from tidetable.games import box

BOX = box("chests")
HOST = bytes(range(16))
NUMBERS = [bytes([seat + 1] * 16) for seat in range(3)]
PLAYERS = [Player("human", "Anna"), Player("human", "Ben")]


class Logged:
    """A table and the lines of its log, as a server writes them."""

    def __init__(self, seed: bytes = HOST) -> None:
        self.table = Table(BOX.game, 2, {"first": "1"}, seed)
        self.log: list[str] = []

    def share(self, seat: int, text: str) -> None:
        self.table.share(seat, text)
        self.log.append(chain.line_of(seat, chain.SHARE_MARK + text))

    def deal(self) -> None:
        self.share(CHANCE, DRAW)
        self.table.settle()
        self.note(0)

    def note(self, first: int) -> None:
        codec = BOX.game.codec
        for entry in self.table.entries[first:]:
            self.log.append(chain.line_of(entry.seat, codec.text(entry.action)))

    def play(self, n: int = 1000) -> None:
        while n and not self.table.over:
            first, seat = len(self.table.entries), self.table.asked()[0]
            self.table.play(seat, self.table.legal(seat)[-1])
            self.note(first)
            n -= 1

    def undo(self, seat: int, keep: int) -> None:
        self.table.cut(keep)
        self.log.append(chain.line_of(seat, "", keep))

    @property
    def text(self) -> str:
        return record.write(self.table, PLAYERS, log=self.log)

    @property
    def last(self) -> str:
        first = chain.first_hash(self.table, self.table.commitment)
        return chain.hashes(first, self.log)[-1].hex()


def shared() -> Logged:
    logged = Logged()
    logged.share(CHANCE, SHARE)
    for seat in (0, 1):
        logged.share(seat, f"seal {seal_of(NUMBERS[seat])}")
    return logged


def finished() -> tuple[Logged, str]:
    """Return a whole game, and the fingerprint that both saw when all was sealed."""
    logged = shared()
    noted = logged.last
    for seat in (1, 0):
        logged.share(seat, f"number {NUMBERS[seat].hex()}")
    logged.deal()
    logged.play()
    return logged, noted


def read(text: str) -> record.Record:
    return record.read(text, lambda *_: BOX.game)


def names(text: str, noted: str = "") -> dict[str, Outcome]:
    return {one.name: one.outcome for one in judge(read(text), noted).findings()}


def test_the_luck_follows_from_the_host_and_every_seat() -> None:
    whole = LuckShares(numbers=((0, NUMBERS[0]), (1, NUMBERS[1])))
    seed = whole.seed(HOST)
    assert seed == sha256(HOST + NUMBERS[0] + NUMBERS[1]).digest()[:16]
    others = [
        whole.seed(bytes(16)),
        LuckShares(numbers=((0, NUMBERS[0]), (1, NUMBERS[2]))).seed(HOST),
        LuckShares(numbers=((0, NUMBERS[2]), (1, NUMBERS[1]))).seed(HOST),
    ]
    assert len({seed, *others}) == 4


def test_nothing_is_drawn_or_asked_before_every_number_is_shown() -> None:
    logged = shared()
    table = logged.table
    table.settle()
    assert table.waits
    assert (table.entries, table.asked(), table.legal(0)) == ([], [], [])
    with pytest.raises(NotYours, match="draw"):
        table.play(0, "roll")
    logged.share(0, f"number {NUMBERS[0].hex()}")
    with pytest.raises(BadShare, match="open"):
        table.share(CHANCE, DRAW)
    logged.share(1, f"number {NUMBERS[1].hex()}")
    logged.deal()
    assert table.asked() == [0]


@pytest.mark.parametrize(
    ("seat", "text", "why"),
    [
        (0, f"seal {seal_of(NUMBERS[2])}", "twice"),  # nobody changes what they sealed
        (0, f"number {NUMBERS[2].hex()}", "other"),  # nor shows another number
        (1, f"number {NUMBERS[0].hex()}", "other"),  # nor somebody else's
        (0, "number 12", "number"),
        (0, "seal 12", "seal"),
        (0, "without number", "word"),
        (0, SHARE, "word"),
        (0, "nonsense", "word"),
    ],
)
def test_what_a_seat_may_not_give(seat: int, text: str, why: str) -> None:
    with pytest.raises(BadShare, match=f"bad-share-{why}"):
        shared().share(seat, text)


def test_nobody_seals_after_a_number_was_shown() -> None:
    logged = Logged()
    logged.share(CHANCE, SHARE)
    logged.share(0, f"seal {seal_of(NUMBERS[0])}")
    logged.share(0, f"number {NUMBERS[0].hex()}")
    with pytest.raises(BadShare, match="late"):
        logged.share(1, f"seal {seal_of(NUMBERS[1])}")
    logged.deal()
    with pytest.raises(BadShare, match="late"):
        logged.share(1, "without")


def test_who_shows_no_number_is_left_out_and_all_others_begin_anew() -> None:
    logged = shared()
    logged.share(0, f"number {NUMBERS[0].hex()}")
    logged.share(1, "without")
    assert logged.table.shares == LuckShares(left_out=frozenset({1}))
    with pytest.raises(BadShare, match="twice"):
        logged.share(1, f"seal {seal_of(NUMBERS[1])}")
    logged.share(0, f"seal {seal_of(NUMBERS[2])}")
    logged.share(0, f"number {NUMBERS[2].hex()}")
    logged.deal()
    logged.play()
    found = names(logged.text)
    assert found["shares"] is Outcome.PROVEN
    assert found["silent"] is Outcome.OPEN


def test_a_record_proves_luck_moves_and_order() -> None:
    logged, noted = finished()
    for fingerprint in (noted, logged.last):
        assert names(logged.text, fingerprint) == dict.fromkeys(
            ["played", "seed", "draws", "shares", "result", "chain", "noted-line"], Outcome.PROVEN
        )
    assert names(logged.text, logged.table.commitment)["noted-early"] is Outcome.OPEN
    assert names(logged.text, "0" * 64)["other-fingerprint"] is Outcome.CONTRADICTED


def test_whoever_changes_a_line_breaks_the_chain() -> None:
    text = finished()[0].text
    lines = text.splitlines()
    at = lines.index("1 roll")
    changed = [
        [*lines[:at], *lines[at + 1 :]],
        [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
        [*lines[:at], lines[at], *lines[at:]],
        [line for line in lines if "number" not in line],
        [line.replace("first 1", "first 2") for line in lines],
    ]
    for rows in changed:
        with pytest.raises(Contradiction, match="chain"):
            read("\n".join(rows))


def test_a_forged_chain_is_not_the_one_that_was_noted() -> None:
    """The host and one seat make up another luck afterwards, with a seal and a chain that fit."""
    logged, noted = finished()
    forged = Logged()
    forged.share(CHANCE, SHARE)
    forged.share(0, f"seal {seal_of(NUMBERS[0])}")
    forged.share(1, f"seal {seal_of(NUMBERS[2])}")
    forged.share(0, f"number {NUMBERS[0].hex()}")
    forged.share(1, f"number {NUMBERS[2].hex()}")
    forged.deal()
    forged.play()
    assert forged.table.commitment == logged.table.commitment
    assert max(names(forged.text).values()) is Outcome.PROVEN  # it agrees with itself
    assert names(forged.text, noted)["other-fingerprint"] is Outcome.CONTRADICTED


def test_numbers_that_do_not_fit_their_seals_are_a_contradiction() -> None:
    text = re.sub("chain .*\n", "", finished()[0].text)
    for was, now in [
        (NUMBERS[0].hex(), NUMBERS[2].hex()),
        (f"! 1 number {NUMBERS[0].hex()}\n", ""),
        ("! draw\n", ""),
        (f"! 1 seal {seal_of(NUMBERS[0])}\n", ""),
    ]:
        assert was in text
        with pytest.raises((Contradiction, BadRecord), match="share"):
            read(text.replace(was, now))


def test_what_was_taken_back_stays_in_the_chain() -> None:
    logged = Logged()
    logged.table.settle()
    logged.note(0)
    logged.play(4)
    kept, noted = [*logged.table.entries], logged.last
    first = len(kept)
    logged.play(2)
    logged.undo(max(kept[-1].seat, 0), first)
    logged.play()
    found = read(logged.text)
    assert found.table.entries == logged.table.entries
    assert logged.text.count("\n<") == 1
    assert names(logged.text, noted)["noted-line"] is Outcome.PROVEN


@pytest.mark.parametrize("undo", ["< 1 99999", "< 1", "< 1 x", "< 1 -1"])
def test_an_undo_that_cannot_be_is_named(undo: str) -> None:
    logged = Logged()
    logged.table.settle()
    logged.note(0)
    logged.log.append(undo)
    with pytest.raises(BadRecord, match=r"undo|value"):
        read(logged.text)
