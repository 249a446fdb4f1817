"""A review in words: all that a person is told of a game that was looked at again.

Chances are whole hundredths here, so that what is shown adds up on the page as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tidetable.bots.review import Decision, Review
    from tidetable.core.say.phrases import Phrases

MUCH: Final = 10  # hundredths from which on luck is worth a word
MOST_MISTAKES: Final = 5
NEXT_TO_NOTHING: Final = 1  # hundredths at most that a decision may cost and be called good
WELL: Final = 0.9  # of all decisions are good: that is worth a word


@dataclass(frozen=True)
class Moment:
    """A decision worth looking at: its place in a replay, what was done, what to say of it."""

    n: int
    seat: int
    move: str
    said: str


@dataclass(frozen=True)
class Weighed:
    """A decision among all of a seat; what was better, if anything was, and what luck brought."""

    n: int
    move: str
    better: str
    loss: int
    luck: int


@dataclass(frozen=True)
class SeatReview:
    """What a review tells of one seat."""

    name: str
    sums: dict[str, int]  # by the keys of their words, from the start to the result
    summary: str
    turning_points: list[Moment]
    mistakes: list[Moment]
    decisions: list[Weighed]


def tell(review: Review[int], seat: int, phrases: Phrases) -> SeatReview:
    """Say what a review has found out about a seat."""
    return SeatReview(
        phrases.names[seat],
        sums_of(review, seat),
        _summary(review, seat, phrases),
        [_turn(one, seat, phrases) for one in review.turning_points(seat)],
        [_mistake(one, phrases) for one in review.mistakes(seat)[:MOST_MISTAKES]],
        [_weighed(one, phrases) for one in review.decisions if one.seat == seat],
    )


def decisive(review: Review[int], phrases: Phrases) -> list[Moment]:
    """Say which moments decided the game, each by the seat to which it meant most."""
    found = review.decisive()
    seats = range(len(phrases.names))
    return [_turn(one, max(seats, key=lambda seat: abs(one.swing(seat))), phrases) for one in found]


def sums_of(review: Review[int], seat: int) -> dict[str, int]:
    """Return the shares of a seat in whole hundredths; what rounding leaves, the others get."""
    shares = review.shares(seat)
    start, own, luck, result = map(
        hundredths, (shares.start, shares.own, shares.luck, shares.result)
    )
    return {
        "review-start": start,
        "review-luck": luck,
        "review-own": own,
        "review-others": result - start - own - luck,
        "review-result": result,
    }


def signed(n: int) -> str:
    """Write what is added or taken away."""
    return f"{n:+d}".replace("-", "−") if n else "0"


def hundredths(chance: float) -> int:
    return round(100 * chance)


def _summary(review: Review[int], seat: int, phrases: Phrases) -> str:
    say, name = phrases.say, phrases.names[seat]
    luck = sums_of(review, seat)["review-luck"]
    key = "lucky" if luck >= MUCH else "unlucky" if luck <= -MUCH else "fair"
    own = [one for one in review.decisions if one.seat == seat and one.choices > 1]
    good = sum(hundredths(one.loss) <= NEXT_TO_NOTHING for one in own)
    said = [say(f"review-{key}", name=name), say("review-good", name=name, good=good, all=len(own))]
    if good >= WELL * len(own):
        said.append(say("review-well-played"))
    return " ".join(said)


def _turn(one: Decision[int], seat: int, phrases: Phrases) -> Moment:
    say = phrases.say
    before, after = hundredths(one.before[seat]), hundredths(one.after[seat])
    by_luck = abs(one.luck(seat)) > abs(one.effect(seat))
    why = say("review-by-luck" if by_luck else "review-by-choice")
    swing = say("review-swing", name=phrases.names[seat], before=before, after=after)
    return Moment(one.n, one.seat, phrases.news(one.seat, one.move), f"{swing} {why}")


def _mistake(one: Decision[int], phrases: Phrases) -> Moment:
    better = phrases.say(
        "review-better", best=phrases.label(one.best), n=max(1, hundredths(one.loss))
    )
    return Moment(one.n, one.seat, phrases.news(one.seat, one.move), better)


def _weighed(one: Decision[int], phrases: Phrases) -> Weighed:
    loss = hundredths(one.loss)
    better = phrases.label(one.best) if loss else ""
    luck = hundredths(one.luck(one.seat))
    return Weighed(one.n, phrases.label(one.move), better, loss, luck)
