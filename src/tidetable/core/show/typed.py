"""What is typed at a table, in a terminal or on a page: an action, a command, or what to read.

One notation for both. Commands have words of their own in every language, and the English ones are
understood in all of them; what can be read are the parts of the table (core/show/parts.py).
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from tidetable.core.codec import click_tree
from tidetable.core.contract import SPECTATOR
from tidetable.core.errors import NotUnderstood, Refusal
from tidetable.core.say.phrases import click_labels, is_crowded
from tidetable.core.say.why import why
from tidetable.core.show import parts as text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tidetable.core.box import Box
    from tidetable.core.say.phrases import Choice, Phrases
    from tidetable.core.say.words import Words
    from tidetable.core.show.scene import Scene
    from tidetable.core.table import Line, Table

HELP, LOOK, MOVES, HAND, NEWS, WHY = "help", "look", "moves", "hand", "news", "why"
READING: Final = (HELP, LOOK, MOVES, HAND, NEWS, WHY)
HINT, UNDO, REDO = "hint", "undo", "redo"
COMMANDS: Final = (*READING, HINT, UNDO, REDO)
PLAY: Final = "play"  # no command: what is typed is an action
MOST_NEWS: Final = 60
OTHER_WORDS: Final = ";"  # between the words that a command has besides


class Typed(NamedTuple):
    """A line as it was understood: a command and what it is about, or an action to play."""

    command: str
    rest: str = ""


def words_for(command: str, say: Words) -> list[str]:
    """Return all words for a command, the one to be told first."""
    also = say(f"command-{command}.also") if say.knows(f"command-{command}.also") else ""
    others = [word.strip() for word in also.split(OTHER_WORDS)]
    return [word for word in (say(f"command-{command}"), *others, command) if word]


def command_in(line: str, say: Words, commands: Iterable[str] = COMMANDS) -> Typed | None:
    """Return the command that a line begins with; the one with the longest words."""
    words = line.split()
    said = " ".join(words).casefold().rstrip("?!.。？！ ") or line
    found = [
        (len(word), Typed(command, " ".join(words[len(word.split()) :])))
        for command in commands
        for word in map(str.casefold, words_for(command, say))
        if said == word or said.startswith(f"{word} ")
    ]
    return max(found)[1] if found else None


def meant(line: str, texts: Iterable[str]) -> str:
    """Return the action that a line stands for: small letters do, and so do its things alone."""
    said = " ".join(line.casefold().split())
    found = [
        text
        for text in texts
        if said and said in (text.casefold(), text.casefold().partition(" ")[2])
    ]
    return found[0] if len(found) == 1 else line


def choices(phrases: Phrases, actions: Sequence[int]) -> list[Choice]:
    """Return the click tree with words; a crowded verb is chosen first, and then its things."""
    codec = phrases.game.codec
    crowded = [verb for verb in codec.moves if is_crowded(verb)]
    others = [action for action in actions if codec.verb(action) not in crowded]

    def labelled(some: list[int]) -> list[Choice]:
        return click_labels(phrases, click_tree(codec, some))

    found = labelled([action for action in others if not codec.verb(action).ends])
    for verb in crowded:
        if below := labelled([action for action in actions if verb.has(action)]):
            label = phrases.say(f"verb-{verb.name}.handle")
            found.append({"token": verb.name, "label": label, "next": below})
    return found + labelled([action for action in others if codec.verb(action).ends])


class TextTable:
    """A position as one seat reads it and types at it. It knows what the seat's view knows."""

    def __init__(self, box: Box, table: Table, scene: Scene, legal: Sequence[int]) -> None:
        self.box = box
        self.table = table
        self.scene = scene
        self.phrases = scene.phrases
        self.say = scene.say
        self.legal = legal  # nothing, if somebody else decides
        codec = box.game.codec
        self.texts = {codec.text(action): action for action in legal}

    @cached_property
    def parts(self) -> list[text.Part]:
        return text.parts_of(self.box, self.scene)

    @property
    def fresh(self) -> list[text.Part]:
        """Return the board place by place, without what the facts have said already."""
        return [*text.without_repeats(part for part in self.parts if part.on_board)]

    @cached_property
    def choices(self) -> list[Choice]:
        return choices(self.phrases, self.legal)

    # --- Understanding ----------------------------------------------------------------------------

    def understand(self, line: str) -> Typed:
        """Return what a line asks for. To read costs nothing, so a place is read, not played.

        An action typed as a whole is always one, whatever else it may be called.
        """
        whole = [
            text for text in self.texts if text.casefold() == " ".join(line.casefold().split())
        ]
        if whole:
            return Typed(PLAY, whole[0])
        if command := command_in(line, self.say):
            return command
        numbers = line.split()
        if numbers and all(number.isdecimal() for number in numbers):
            play = self._numbered(numbers)
            return Typed(PLAY, play) if play else Typed(MOVES, line)
        if text.named(self.parts, line):
            return Typed(LOOK, line)
        text_ = meant(line, self.texts)
        return (
            Typed(PLAY, text_) if text_ in self.texts or self._clicks(line) else Typed(LOOK, line)
        )

    def _numbered(self, numbers: list[str]) -> str:
        """Return the action that numbers lead to through the choices; nothing: not yet."""
        chosen = self._chosen(numbers)
        return chosen.get("play", "") if chosen else ""

    def _chosen(self, numbers: list[str]) -> Choice | None:
        offered, found = self.choices, None
        for number in numbers:
            if not 0 < int(number) <= len(offered):
                return None
            found = offered[int(number) - 1]
            offered = found.get("next", [])
        return found

    def _clicks(self, line: str) -> list[str]:
        """Return a line as the clicks of an action; else its words, if moves are made of them."""
        codec = self.box.game.codec
        domains = [domain for verb in codec.moves for domain in verb.params.values()]
        tokens = [token for domain in domains for token in domain.tokens]
        known = {verb.name: verb.name for verb in codec.moves} | {one: one for one in tokens}
        known = {one.casefold(): one for one in known} | known
        words = [word if word in known else word.casefold() for word in line.split()]
        if not all(word in known for word in words):
            return []
        clicks = [known[word] for word in words]
        try:
            return codec.path(codec.parse(" ".join(clicks)))
        except NotUnderstood:
            return clicks

    # --- Reading ----------------------------------------------------------------------------------

    def read(self, typed: Typed) -> list[str]:
        """Return what a command that changes nothing has to say."""
        if typed.command == HELP:
            return self.help()
        if typed.command == MOVES:
            return self.moves(typed.rest.split())
        if typed.command == HAND:
            return text.hand(self.parts, self.scene.seat) or [self.say("text-no-hand")]
        if typed.command == NEWS:
            return self.news() or [self.say("text-no-news")]
        return self.why(typed.rest) if typed.command == WHY else self.look(typed.rest)

    def help(self) -> list[str]:
        """Say what can be typed; an action as an example, where there is one."""
        example = next(iter(self.texts), self.box.game.codec.moves[0].name)
        told = [self.say("text-help", example=example)]
        for command in COMMANDS:
            word, explained = self.say(f"command-{command}"), self.say(f"command-{command}.help")
            told.append(self.say("sheet-line", label=word, value=explained))
        return told

    def look(self, wanted: str) -> list[str]:
        """Read a part, a player or a place, and say what can be done there."""
        if not wanted:
            return [self.say("text-parts"), *dict.fromkeys(part.title for part in self.parts)]
        return self.found(wanted) or [self.say("text-nothing", word=wanted)]

    def found(self, wanted: str) -> list[str]:
        found = text.named(self.parts, wanted) or text.searched(self.parts, wanted)
        return found + self._done_with(wanted) if found else []

    def _done_with(self, wanted: str) -> list[str]:
        codec, wanted = self.box.game.codec, wanted.casefold().strip()
        here = [
            self._offer(text, self.phrases.label(action))
            for text, action in self.texts.items()
            if wanted in " ".join(codec.path(action)).casefold().replace(":", " ").split()
        ]
        return [self.say("text-here"), *here[: text.MOST_READ]] if here else []

    def moves(self, numbers: list[str]) -> list[str]:
        """Say what can be chosen, with the numbers and the words to type for it."""
        if not self.choices:
            return [self.prompt()]
        chosen = self._chosen(numbers)
        if numbers and (chosen is None or "next" not in chosen):
            return [self.say("text-number", most=len(self.choices))]
        offered = chosen["next"] if chosen else self.choices
        asks = chosen["ask"] if chosen and "ask" in chosen else self.prompt()
        return [asks, *(self.offered(one, [*numbers, str(n)]) for n, one in enumerate(offered, 1))]

    def offered(self, choice: Choice, numbers: Sequence[str]) -> str:
        label = choice["label"]
        said = self._offer(choice["play"], label) if "play" in choice else f"{label} …"
        return self.say("text-choice", number=" ".join(numbers), said=said)

    def _offer(self, typed: str, label: str) -> str:
        return self.say("text-offer", label=label, typed=typed)

    def prompt(self) -> str:
        """Say what is asked, of this seat if it is."""
        asked = self.table.asked()
        if not asked:
            return self.phrases.ending(self.table.places())
        decider = self.scene.seat if self.scene.seat in asked else asked[0]
        return self.phrases.ask(self.table.questions(decider)[0], self.scene.view)

    def news(self) -> list[str]:
        """Tell what happened since this seat's last turn."""
        return [self.phrases.news(line.seat, line.action) for line in self._since()]

    def _since(self) -> list[Line]:
        """Return what was told since another's turn began, and what of the own one came after."""
        lines, seat = self.table.told(self.scene.seat), self.scene.seat
        moves = self.box.game.codec.moves
        actors: list[int] = []
        for line in lines:
            acts = self.box.game.codec.verb(line.action) in moves
            actors.append(line.seat if acts else actors[-1] if actors else SPECTATOR)
        start = len(lines)
        while start and seat in self.table.asked() and actors[start - 1] == seat:
            start -= 1
        while start and actors[start - 1] not in (seat, SPECTATOR):
            start -= 1
        return lines[start:][-MOST_NEWS:]

    def why(self, wanted: str) -> list[str]:
        """Say why something cannot be done, as whoever clicks on it is told."""
        path = self._clicks(wanted)
        if not path:
            return [self.say("text-nothing", word=wanted)]
        return self.reasons(path) or [self.say("text-possible")]

    def reasons(self, path: list[str]) -> list[str]:
        found = why(self.table, self.scene.seat, path, self.box.about)
        return [self.phrases.refusal(one, self.scene.view) for one in found]

    def refused(self, line: str, refusal: Refusal) -> list[str]:
        """Say why an answer was refused: as “why not” does, where there is more to say."""
        path = self._clicks(line)
        reasons = self.reasons(path) if path and self.scene.seat >= 0 else []
        return reasons or [self.phrases.refusal(refusal)]

    # --- Completing -------------------------------------------------------------------------------

    def known(self) -> list[str]:
        """Return all that may be typed, for whoever completes a line: actions first."""
        words = [word for command in COMMANDS for word in words_for(command, self.say)[:-1]]
        titles = [part.title for part in self.parts]
        tokens = [spot.token for part in self.parts for spot in part.spots if spot.token]
        return [*dict.fromkeys([*self.texts, *words, *titles, *tokens])]


def completed(line: str, known: Iterable[str]) -> list[str]:
    """Return how a line may go on, word by word: all that is known and begins with it."""
    said = line.casefold()
    found = (one for one in known if one.casefold().startswith(said) and len(one) > len(line))
    nexts = [one[: _end_of_word(one, len(line))] for one in found]
    return [*dict.fromkeys(nexts)]


def _end_of_word(known: str, start: int) -> int:
    """Return where the word ends in which a line ends now, or the next one that begins there."""
    space = known.find(" ", start + 1)
    return len(known) if space < 0 else space
