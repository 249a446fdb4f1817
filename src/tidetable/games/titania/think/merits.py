"""What speaks for an answer in Titania: what lies open, and the own purse."""

from collections.abc import Iterator

from tidetable.core.contract import View
from tidetable.core.think.merits import Merit, Trial, kind_asked, thing
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.building import BUILD
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.placing import EXTRA, PLACE
from tidetable.games.titania.rules.spaces import FOG, SHELLS, TILE
from tidetable.games.titania.rules.state import OVER, Tabletop
from tidetable.games.titania.rules.turn import CARD

# What a ship comes to that it sails to
THERE = {
    FOG.kind: Merit("fog"),
    BUILD.kind: Merit("can-build"),
    SHELLS.kind: Merit("choose-shells"),
}


def merits(trial: Trial) -> Iterator[Merit]:
    """Tell points, then what a ship can reach, then what is gathered or kept."""
    before, after = _table(trial.before), _table(trial.after)
    assert isinstance(trial.game, Titania)
    kingdom = trial.game.kingdom
    me = trial.seat
    others = [scored(after, seat) for seat in range(after.seats) if seat != me]
    if after.step == OVER and scored(after, me) > max(others):
        yield Merit("ends-game")
    gained = scored(after, me) - scored(before, me)
    if gained > 0:
        yield Merit("points", n=gained)
    if v.PLAY.has(trial.action) or v.JOKER.has(trial.action):
        yield from _of_ship(trial)
    asked = kind_asked(trial.after)
    if asked == TILE.kind:
        yield Merit("tile", least=v.LOWEST_VALUE, most=v.LOWEST_VALUE + v.N_VALUES - 1)
    if asked == EXTRA.kind:
        yield Merit("extra-ship")
    if asked in THERE:
        yield THERE[asked]
    yield from _of_purse(before, after, kingdom, me)
    if asked == CARD.kind and after.player == me:  # who has no cards draws unasked
        yield Merit("cards", n=min(after.owed, after.pile_size + sum(after.discards)))
    if trial.action == v.KEEP.base:
        yield Merit("keeps-starfish", n=before.starfish[me])
    if trial.action == v.ENOUGH.base:
        yield Merit("keeps-shells", n=sum(before.purse(me, i) for i in range(v.N_SHELLS)))


def _of_ship(trial: Trial) -> Iterator[Merit]:
    """Tell the best that the ship of a card can come to, where it is still to be placed."""
    if kind_asked(trial.after) != PLACE.kind:
        return
    start = scored(_table(trial.before), trial.seat)
    places = [*trial.then()]
    ends = [end for place in places for end in (place, *_floors(place))]
    most = max(scored(_table(end.after), trial.seat) - start for end in ends)
    if most > 0:
        yield Merit("can-score", n=most)
    reached = {kind_asked(place.after) for place in places}
    if TILE.kind in reached:
        yield Merit("can-tile")
    if FOG.kind in reached:
        yield Merit("can-fog")


def _floors(place: Trial) -> Iterator[Trial]:
    """Try the first floor, where a ship at a crane has the choice."""
    if kind_asked(place.after) == BUILD.kind:
        yield from place.then()


def _of_purse(before: Tabletop, after: Tabletop, kingdom: Kingdom, me: int) -> Iterator[Merit]:
    """Tell shells and starfish, and first of all a floor that they can pay for."""
    gained = [after.purse(me, i) - before.purse(me, i) for i in range(v.N_SHELLS)]
    for i in range(v.N_SHELLS):
        price = price_of(after, kingdom, i)
        if price is not None and before.purse(me, i) < price <= after.purse(me, i):
            yield Merit("price", shell=thing(v.SHELLS, i))
    if all(n > 0 for n in gained):
        yield Merit("each-shell")
    else:
        for i in range(v.N_SHELLS):
            if gained[i] > 0:
                yield Merit("shells", n=gained[i], shell=thing(v.SHELLS, i))
    if after.starfish[me] > before.starfish[me]:
        yield Merit("starfish", n=after.starfish[me] - before.starfish[me])


def price_of(table: Tabletop, kingdom: Kingdom, shell: int) -> int | None:
    """Return what the cheapest floor of a colour costs; nothing if none can be built (TIT-K2)."""
    if table.floor_supply[shell] == 0:
        return None
    towers = [space for space in range(v.N_SPACES) if kingdom.has_tower(space, shell)]
    heights = [int(table.height(space, shell)) for space in towers]
    return min((height + 1 for height in heights if height < v.MOST_FLOORS), default=None)


def scored(table: Tabletop, seat: int) -> int:
    """Return the points of a seat without its point tiles, which are turned over in the end."""
    shown = table.tiles_shown[seat * v.N_VALUES : (seat + 1) * v.N_VALUES]
    return int(table.points[seat]) - sum(n * (i + v.LOWEST_VALUE) for i, n in enumerate(shown))


def _table(view: View) -> Tabletop:
    assert isinstance(view.public, Tabletop)
    return view.public
