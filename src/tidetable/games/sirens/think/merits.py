"""What speaks for an answer in Sirens in Sight: what lies at the ship, and the own hand."""

from collections.abc import Iterator

from tidetable.core.codec import SEATS
from tidetable.core.think.merits import Merit, Trial, points_at_once, thing
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.drawers import Hand, ship_seat
from tidetable.games.sirens.rules.state import IN_PLAY, Tabletop

HIGHEST = v.N_CARDS - 1 + v.LOWEST


def merits(trial: Trial) -> Iterator[Merit]:
    """Tell what is won at once, what one more card could win, and who is ahead where."""
    before, after, hand = trial.before.public, trial.after.public, trial.after.own
    assert isinstance(before, Tabletop)
    assert isinstance(after, Tabletop)
    assert isinstance(hand, Hand)
    me = trial.seat
    if trial.after.n_asks == 0 and after.points[me] > after.points[1 - me]:
        yield Merit("wins-game")
    yield from points_at_once(trial)
    in_play = [ship for ship in range(v.N_SHIPS) if after.ships[ship] == IN_PLAY]
    ships = sorted(in_play, key=lambda ship: after.crew_on(ship) < 0)  # two points before one
    for ship in ships:
        yield from _of_one_card(before, after, hand, me, ship)
    yield from _of_crew(before, after, me)
    for ship in ships:
        yield from _of_totals(before, after, me, ship)
    if trial.action == v.DONE.base:
        yield Merit("keeps-rum")


def _of_one_card(
    before: Tabletop, after: Tabletop, hand: Hand, me: int, ship: int
) -> Iterator[Merit]:
    """Tell whether one more card is enough now for me, or no longer for the other."""
    who = thing(SEATS, 1 - me)
    there = thing(v.SHIPS, ship)
    if enough(before, ship, 1 - me) is not None and enough(after, ship, 1 - me) is None:
        yield Merit("blocks", who=who, ship=there)
    least = enough(after, ship, me)
    if least is None or least == enough(before, ship, me):
        return
    held = [card for card in range(v.N_CARDS) if hand.cards[card] and card + v.LOWEST >= least]
    if held:
        yield Merit("ready", card=thing(v.CARDS, held[0]), ship=there)
    elif enough(before, ship, me) is None and least > 0:
        yield Merit("reach", n=least, ship=there)


def enough(table: Tabletop, ship: int, seat: int) -> int | None:
    """Return the lowest value that wins a ship card for a seat as its next card there, if any can.

    SIR-P1: it reaches the resistance. SIR-P2: or it is the tenth card, and the total is higher.
    """
    here, there = ship_seat(ship, seat), ship_seat(ship, 1 - seat)
    if table.count[here] == v.MOST_CARDS:
        return None
    least = table.resistance(ship) - table.total[here]
    if table.count[here] == v.MOST_CARDS - 1 and table.count[there] == v.MOST_CARDS:
        least = min(least, table.total[there] - table.total[here] + 1)
    return int(least) if least <= HIGHEST else None


def _of_crew(before: Tabletop, after: Tabletop, me: int) -> Iterator[Merit]:
    """Tell where the crew has gone, if that is good."""
    for crew in range(v.N_CREW):
        here, there = before.crew[crew], after.crew[crew]
        if there < 0 or there == here:
            continue
        if lead(after, there, me) > 0:
            yield Merit("crew-comes", ship=thing(v.SHIPS, there))
        if lead(after, there, me) == 0 and lead(after, here, me) <= 0:
            yield Merit("crew-open", ship=thing(v.SHIPS, there))
        if lead(after, here, me) < 0:
            yield Merit("crew-leaves", who=thing(SEATS, 1 - me), ship=thing(v.SHIPS, here))


def _of_totals(before: Tabletop, after: Tabletop, me: int, ship: int) -> Iterator[Merit]:
    there = thing(v.SHIPS, ship)
    if lead(before, ship, me) <= 0 < lead(after, ship, me):
        yield Merit("lead", ship=there)
    theirs = ship_seat(ship, 1 - me)
    who = thing(SEATS, 1 - me)
    lost = before.total[theirs] - after.total[theirs]
    if lost > 0:
        yield Merit("lowers", n=lost, who=who, ship=there)
    if after.rum[ship] > before.rum[ship]:
        if lead(after, ship, me) < 0:
            yield Merit("rum-against", who=who, ship=there)
        yield Merit("lacks", n=after.resistance(ship) - after.total[theirs], who=who, ship=there)
    if after.count[theirs] > before.count[theirs]:
        yield Merit("takes-place", n=v.MOST_CARDS - after.count[theirs], who=who, ship=there)
    mine = ship_seat(ship, me)
    if after.count[mine] > before.count[mine] and after.total[mine] > before.total[mine]:
        yield Merit("stands", n=after.total[mine], resistance=after.resistance(ship), ship=there)


def lead(table: Tabletop, ship: int, me: int) -> int:
    return int(table.total[ship_seat(ship, me)] - table.total[ship_seat(ship, 1 - me)])
