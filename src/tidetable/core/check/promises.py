"""What every game promises about playing: its end, its actions, its luck, its bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tidetable.core.check.match import GlassTable, Match, who
from tidetable.core.codec import Fork, click_tree
from tidetable.core.contract import CHANCE, Buffer, Marking, kind_of, seat_of
from tidetable.core.errors import Refusal
from tidetable.core.facts import facts, state_bytes
from tidetable.core.fields import Drawer
from tidetable.core.lock import fault
from tidetable.core.luck import Luck
from tidetable.core.play import choices
from tidetable.core.record import Player, read, write
from tidetable.core.say.vocabulary import spoken, word_problems
from tidetable.core.table import Entry
from tidetable.core.think.bot import Bot
from tidetable.core.verdict import Outcome, judge

MOST_ACTIONS: Final = 500  # that one question may offer
FOREIGN: Final = 6  # actions out of place to try at a position
GUARDED: Final = 40  # moves of all kinds to ask the guards about, beside those on offer
SAMPLES: Final = 300  # draws to compare with the odds
FALSE_ALARM: Final = 5.5  # standard deviations; one in fifty million fair samples goes beyond


def termination(match: Match) -> Iterator[str]:
    """Every random game ends, with points and a place for every seat."""
    for _ in match.positions():
        seats = [seat_of(question) for question in match.asks()]
        if CHANCE in seats and seats[0] != CHANCE:
            yield "chance is asked, but not first"
    if not match.table.over:
        yield f"still going on after {match.limit} steps"
        return
    scores, places = match.table.scores(), match.table.places()
    if len(scores) != match.setting.seats or len(places) != match.setting.seats:
        yield f"{len(scores)} scores and {len(places)} places"
        return
    for mine, place in zip(scores, places, strict=True):
        if place != 1 + sum(1 for other in places if other < place):
            yield f"nobody can have these places: {places}"
        if any(s > mine and p >= place for s, p in zip(scores, places, strict=True)):
            yield f"the places {places} are not those of the scores {scores}"


def legality(match: Match) -> Iterator[str]:
    """What is offered is accepted, everything else refused; a refusal changes nothing."""
    table, codec = match.table, match.codec
    for _ in match.decisions(one_in=2):
        before = _everything(table)
        offers = {seat: table.legal(seat) for seat in range(match.setting.seats)}
        for seat, offered in offers.items():
            if offered != table.legal(seat):
                yield f"{who(seat)} is not offered the same when asked twice"
            if len(set(offered)) != len(offered):
                yield f"{who(seat)} is offered an action twice"
            if not offered and seat in table.asked():
                yield f"{who(seat)} is asked and offered nothing"
            for _ in range(FOREIGN):
                action = match.luck.below(codec.size)
                if action not in offered:
                    yield from _is_refused(table, seat, codec.text(action))
        if _everything(table) != before:
            yield "offering or refusing changed something"
        for seat, offered in offers.items():
            for action in offered:
                yield from _is_accepted(table.double(), seat, codec.text(action))


def guards(match: Match) -> Iterator[str]:
    """What no rule forbids is legal, and nothing else: refusals never contradict the offers."""
    game, codec = match.game, match.codec
    moves = [action for action in range(codec.size) if codec.verb(action) in codec.moves]
    for _ in match.decisions(one_in=4):
        for i, question in enumerate(match.asks()):
            seat = seat_of(question)
            if seat == CHANCE:
                continue
            public, own = match.state.public(), match.state.own(seat)
            legal = choices(game, match.state, i)
            tried = [moves[match.luck.below(len(moves))] for _ in range(GUARDED)]
            for action in {*legal, *tried}:
                rule = game.forbids(public, own, question, action)
                if (rule == "") != (action in legal):
                    yield f"{who(seat)}: '{codec.text(action)}' is forbidden by '{rule}'"


def _is_accepted(table: GlassTable, seat: int, text: str) -> Iterator[str]:
    try:
        table.play(seat, text, table.version)
    except Refusal as refusal:
        yield f"{who(seat)} is offered '{text}', then refused it: {refusal.key}"


def _is_refused(table: GlassTable, seat: int, text: str) -> Iterator[str]:
    try:
        table.play(seat, text)
    except Refusal:
        return
    yield f"{who(seat)} is not offered '{text}', but may play it"


def _everything(table: GlassTable) -> tuple[bytes, int, list[Entry], int]:
    state = state_bytes(table.state, table.seats)
    return state, table.version, list(table.entries), len(table.lines)


def replay(match: Match) -> Iterator[str]:
    """A log played again, or a record read again, is the same game."""
    table, seats = match.table, match.setting.seats
    for _ in match.positions():
        pass
    end = _everything(table)
    again = GlassTable(match.game, seats, match.setting.options, None)
    for entry in table.entries:
        again.repeat(entry)
    if _everything(again) != end:
        yield "the log played again ends differently"
    players = [Player("human", f"{seat}") for seat in range(seats)]
    text = write(table, players, match.seed)
    try:
        record = read(text, lambda *_: match.game)
    except Refusal as refusal:
        yield f"its own record is refused: {refusal.key} {refusal.facts}"
        return
    for finding in judge(record).findings():
        if table.over and finding.outcome is not Outcome.PROVEN:
            yield f"its own record is not proven: {finding.name} {finding.facts}"
    if write(record.table, record.header.players, match.seed) != text:
        yield "a record read and written again is another"


def copy(match: Match) -> Iterator[str]:
    """Playing on a copy, or scribbling on a view, leaves the game as it was."""
    seats = match.setting.seats
    for _ in match.decisions(one_in=3):
        before = state_bytes(match.state, seats)
        twin = match.table.double()
        if state_bytes(twin.state, seats) != before:
            yield "a copy is not the same"
        for _ in range(3):
            if not twin.over:
                seat = twin.asked()[0]
                legal = twin.legal(seat)
                twin.play(seat, legal[match.luck.below(len(legal))])
        if state_bytes(match.state, seats) != before:
            yield "playing on a copy changed the original"
        for viewer in match.viewers:
            view = match.table.view(viewer)
            for drawer in (view.public, view.own):
                _scribble(drawer)
            view.asks[0] += 1
            if state_bytes(match.state, seats) != before:
                yield f"{who(viewer)} can write on the table"
                return


def _scribble(drawer: object) -> None:
    """Change everything in a drawer that can be changed."""
    for name in facts(drawer):
        value = getattr(drawer, name)
        if isinstance(value, int):
            setattr(drawer, name, value + 1)
        else:
            for i in range(len(value)):
                value[i] += 1


def ids(match: Match) -> Iterator[str]:
    """Every action has one number and one text, and each leads back to the other."""
    codec = match.codec
    names = Counter(verb.name for verb in codec.verbs)
    yield from (f"two verbs are called {name}" for name, n in names.items() if n > 1)
    for verb in codec.verbs:
        for domain in verb.params.values():
            if len(set(domain.tokens)) != len(domain.tokens):
                yield f"two things of {domain.name} have the same token"
            for token in domain.tokens:
                if token.split() != [token]:
                    yield f"the token '{token}' of {domain.name} is not one word"
    owners = Counter(verb.of(n) for verb in codec.verbs for n in range(verb.size))
    if sorted(owners) != list(range(codec.size)) or max(owners.values()) > 1:
        yield "the verbs' numbers overlap or leave gaps"
    for action in range(codec.size):
        match.seen += 1
        text = codec.text(action)
        try:
            back = codec.parse(text)
        except Refusal:
            back = -1
        if back != action:
            yield f"action {action} is printed '{text}', which is read as {back}"


def lock(match: Match) -> Iterator[str]:
    """The lock beside the rules says the edition and every number."""
    match.seen += 1
    wrong = fault(match.box)
    if wrong:
        yield wrong


def words(match: Match) -> Iterator[str]:
    """All that a game says has words in every language it speaks, and no words are left over."""
    match.seen += 1
    problems = word_problems(match.box, spoken(match.box))
    if problems:
        yield "; ".join(problems)


def size(match: Match) -> Iterator[str]:
    """No question offers more than five hundred actions."""
    for _ in match.decisions():
        for i, question in enumerate(match.asks()):
            n = len(choices(match.game, match.state, i))
            if n > MOST_ACTIONS:
                yield f"'{match.game.kinds[kind_of(question)]}' offers {n} actions"


def reachable(match: Match) -> Iterator[str]:
    """Every legal action can be clicked and can be typed."""
    for _ in match.decisions():
        for seat in match.table.asked():
            legal = match.table.legal(seat)
            tree = click_tree(match.codec, legal)
            yield from _ambiguous(tree)
            clicked = _leaves(tree)
            for action in legal:
                text = match.codec.text(action)
                if action not in clicked:
                    yield f"no click leads to '{text}'"
                if match.codec.parse(text) != action:
                    yield f"typing '{text}' means something else"


def _ambiguous(fork: Fork) -> Iterator[str]:
    for token, branch in fork.branches.items():
        if branch.action is not None and branch.branches:
            yield f"a click on '{token}' could be the last or not"
        yield from _ambiguous(branch)


def _leaves(fork: Fork) -> set[int]:
    if not fork.branches:
        return set() if fork.action is None else {fork.action}
    return {action for branch in fork.branches.values() for action in _leaves(branch)}


def odds(match: Match) -> Iterator[str]:
    """Chance's weights are sound, and a draw by `sample` follows them."""
    sampled: set[int] = set()
    for _ in match.draws():
        question = match.asks()[0]
        kind, name = kind_of(question), match.game.kinds[kind_of(question)]
        into = Buffer()
        match.game.odds(match.state, question, into)
        actions = into.to_list()
        weights = [int(into.weights[i]) for i in range(into.n)]
        if not actions or min(weights) <= 0:
            yield f"'{name}' has no outcome, or one without weight"
        elif len(set(actions)) != len(actions) or sum(weights) != into.total:
            yield f"'{name}' has an outcome twice, or a wrong total"
        elif kind not in sampled:
            sampled.add(kind)
            yield from _follows(match, question, dict(zip(actions, weights, strict=True)))


def _follows(match: Match, question: int, weights: dict[int, int]) -> Iterator[str]:
    """Compare a sample with the odds, rare outcomes thrown together."""
    name = match.game.kinds[kind_of(question)]
    luck, into = Luck(match.luck.below(1 << 30)), Buffer()
    drawn: Counter[int] = Counter()
    for _ in range(SAMPLES):
        into.clear()
        drawn[match.game.sample(match.state, question, luck, into)] += 1
    if set(drawn) - set(weights):
        yield f"'{name}' draws what its odds do not know"
        return
    total = sum(weights.values())
    deviation, bins, expected, got = 0.0, 0, 0.0, 0
    for action, weight in sorted(weights.items(), key=lambda item: item[1]):
        expected += SAMPLES * weight / total
        got += drawn[action]
        if expected >= 8:
            deviation += (got - expected) ** 2 / expected
            bins, expected, got = bins + 1, 0.0, 0
    if bins > 1 and _surprise(deviation, bins - 1) > FALSE_ALARM:
        yield f"'{name}' does not draw by its odds"


def _surprise(deviation: float, freedom: int) -> float:
    """Return how many standard deviations a chi-square lies above what luck explains (Wilson and
    Hilferty's cube root).
    """
    spread = 2 / (9 * freedom)
    return float(((deviation / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def conservation(match: Match) -> Iterator[str]:
    """Nothing appears from nowhere, nothing is lost."""
    for _ in match.positions():
        wrong = match.game.audit(match.state)
        if wrong:
            yield wrong


def ranges(match: Match) -> Iterator[str]:
    """No field is ever what its declaration says it cannot be, or changes if it says it does not.

    What is fixed stays from the first time that a seat is asked: learners are shown it only then.
    Lists that are marked when they change are shown to them only where they are.
    """
    fixed = [field for field in match.box.drawers.public.fields if field.fixed]
    begun: dict[str, list[int]] = {}
    shown: list[dict[str, list[int]]] = []
    for _ in match.positions():
        drawers = _declared(match)
        if not match.table.luck_is_asked:
            now = {field.name: field.read(match.state.public()) for field in fixed}
            begun = begun or now
            yield from (f"{name} is fixed and changed" for name in now if now[name] != begun[name])
            for before, (declared, drawer) in zip(shown, drawers, strict=False):
                yield from _unmarked(declared, drawer, before)
            shown = [_marked(*one) for one in drawers]
        for declared, drawer in drawers:
            wrong = declared.out_of_range(drawer)
            if wrong:
                yield wrong


def _declared(match: Match) -> list[tuple[Drawer, Marking]]:
    """Return all drawers of the state, each with its declaration."""
    drawers, state = match.box.drawers, match.state
    owns = [(drawers.own, state.own(seat)) for seat in range(match.setting.seats)]
    return [(drawers.public, state.public()), *owns, (drawers.secret, state.secret())]


def _marked(declared: Drawer, drawer: Marking) -> dict[str, list[int]]:
    """Return the lists that are to be marked from now on if they change."""
    drawer.all_is_written()
    return {one.name: one.read(drawer) for one in declared.fields if one.name in declared.marks}


def _unmarked(declared: Drawer, drawer: Marking, before: dict[str, list[int]]) -> Iterator[str]:
    """Find lists that changed without a mark."""
    for field in declared.fields:
        mark = declared.marks.get(field.name, 0)
        if mark and not drawer.unwritten() & mark and field.read(drawer) != before[field.name]:
            yield f"{field.name} changed and is not marked"


def bots(match: Match) -> Iterator[str]:
    """A bot answers legally, and the same to the same view with the same luck."""
    for _ in match.decisions(one_in=3):
        i = match.luck.below(match.state.n_asks)
        question = match.asks()[i]
        view = match.table.view(seat_of(question))
        legal = choices(match.game, match.state, i)
        number = match.luck.below(1 << 30)
        for name, make in match.box.bots.items():
            one: Bot = make(match.game, Luck(number))
            two: Bot = make(match.game, Luck(number))
            answer_of_one = one.choose(view, question, legal[:])
            if answer_of_one not in legal:
                yield f"'{name}' answers what is not legal"
            view = match.table.view(seat_of(question))
            if two.choose(view, question, legal[:]) != answer_of_one:
                yield f"'{name}' answers differently to the same view with the same luck"
