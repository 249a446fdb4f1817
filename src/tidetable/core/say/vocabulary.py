"""Which words the code asks for, and whether the language files have exactly those.

What a game needs follows from its box: verbs, questions, tokens, options, rules, bots, components.
What code says itself is found in its source: `say("key", fact=...)` in Python and in templates,
every refusal it raises, every merit it tells and every finding of a verdict. A folder with a `lang`
folder speaks for all code in it; core for the rest.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, ast as fluent

from tidetable.core import errors
from tidetable.core.codec import MAX_SEATS, SEATS
from tidetable.core.rulebook import SOURCES
from tidetable.core.say.components import component_sheets
from tidetable.core.say.phrases import begins_with_sign, is_crowded, slug
from tidetable.core.say.words import CORE_WORDS, LANGUAGES, Words

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.codec import Domain, Verb

# The facts a key is said with. None: the code passes on facts that its source does not name.
Facts = frozenset[str] | None

NO_FACTS: Final[frozenset[str]] = frozenset()
PACKAGE: Final = Path(__file__).parents[2]
REFUSALS: Final = {
    kind.__name__: kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, errors.Refusal)
} | {"refuse": errors.BadData}  # what a data file and its records call to note one
# What code calls to have something said, and how the key of it begins.
OPENINGS: Final = {"say": "", "Merit": "merit-", "Finding": "verdict-"}
# Every game has words for these.
GAME_KEYS: Final = {
    "game-title": NO_FACTS,
    "game-tagline": NO_FACTS,
    "game-credit": NO_FACTS,
    "game-tie": frozenset({"names"}),
}


@dataclass
class Needs:
    """Keys that must have words. `openings` begin keys that the code completes: `seat-`."""

    keys: dict[str, Facts] = field(default_factory=dict)
    openings: dict[str, Facts] = field(default_factory=dict)

    def add(self, key: str, facts: Facts = NO_FACTS) -> None:
        self.keys[key] = _surely(self.keys.get(key), facts)

    def add_opening(self, opening: str, facts: Facts) -> None:
        if opening:
            self.openings[opening] = _surely(self.openings.get(opening), facts)

    def add_all(self, other: Needs) -> None:
        for key, facts in other.keys.items():
            self.add(key, facts)
        for opening, facts in other.openings.items():
            self.add_opening(opening, facts)

    def has(self, key: str) -> bool:
        return key in self.keys or any(key.startswith(opening) for opening in self.openings)

    def facts(self, key: str) -> Facts:
        """Return the facts that words for this key can count on."""
        found = self.keys.get(key)
        for opening, facts in self.openings.items():
            if key not in self.keys and key.startswith(opening):
                found = _surely(found, facts)
        return found


def _surely(one: Facts, other: Facts) -> Facts:
    """Return the facts given both times a key is said."""
    if one is None or other is None:
        return other if one is None else one
    return one & other


# --- What is asked for --------------------------------------------------------------------------


def needs_of_game(box: Box) -> Needs:
    """Return what a game's words must say because of what the game is."""
    needs = Needs()
    for key, facts in GAME_KEYS.items():
        needs.add(key, facts)
    game = box.game
    for verb in game.codec.verbs:
        _add_verb(needs, verb, is_move=verb in game.codec.moves, is_draw=verb in game.codec.draws)
    moves = {verb.name for verb in game.codec.moves}
    for question in game.questions:
        needs.add(f"ask-{question}", frozenset({"n", *moves}))
        needs.add(f"ask-{question}.others", frozenset({"who", "n"}))
    for option in game.options:
        needs.add(f"option-{option.name}")
        needs.add(f"option-{option.name}.help")
        for choice in option.choices:
            if choice not in ("yes", "no") and not choice.isdigit():
                needs.add(f"choice-{option.name}-{choice}")
    for name in box.rulebook.chapters:
        needs.add(f"chapter-{name}")
    for rule in box.rulebook.rules.values():
        needs.add(f"rule-{rule.id}")
        if rule.has_reason:
            needs.add(f"rule-{rule.id}.reason")
    for bot in box.bots:
        needs.add(f"bot-{bot}")
    for script in (box.lesson, box.guide):
        for key in script.keys if script else []:
            needs.add(key)
    needs.add_all(needs_of_components(box))
    return needs


def needs_of_fields(box: Box) -> Needs:
    """Return what may be said of fields, where no sheet says it: one without words is not shown.

    An area of the board may have a heading.
    """
    needs = Needs()
    needs.add_opening("area-", frozenset({"who"}))
    if box.sheet is None:
        for field in (*box.drawers.public.fields, *box.drawers.own.fields):
            needs.add(f"field-{field.name}")
    return needs


class Listener(Words):
    """Says nothing, and remembers what it was asked to say."""

    def __init__(self) -> None:
        super().__init__(LANGUAGES[0], [])
        self.heard = Needs()

    def __call__(self, key: str, **facts: str | int) -> str:
        self.heard.add(key, frozenset(facts))
        return ""

    def has(self, key: str) -> bool:
        return True


def needs_of_components(box: Box, with_printed: bool = False) -> Needs:
    """Return what is said where a page lists what a game is played on."""
    listener = Listener()
    component_sheets(box, listener, with_printed)
    return listener.heard


def _add_verb(needs: Needs, verb: Verb, is_move: bool, is_draw: bool) -> None:
    things = frozenset(verb.params)
    if is_move:
        needs.add(f"verb-{verb.name}", things)
    if is_move and (is_crowded(verb) or (verb.handle and verb.params)):
        needs.add(f"verb-{verb.name}.handle")
    if is_move and begins_with_sign(verb):
        needs.add(f"verb-{verb.name}.first", frozenset([*verb.params][:1]))
    clicked = [*verb.params]
    for i in range(0 if verb.handle else 1, len(clicked) if is_move else 0):
        needs.add(f"verb-{verb.name}.{clicked[i]}", frozenset(clicked[:i]))
    needs.add(f"did-{verb.name}", things if is_draw else things | {"who"})
    for domain in verb.params.values():
        _add_things(needs, domain)


def _add_things(needs: Needs, domain: Domain) -> None:
    """Seats are said by their players' names, signs as they are, pairs by their parts."""
    if domain is SEATS or domain.is_sign:
        return
    for part in domain.parts:
        _add_things(needs, part)
        needs.add(f"pair-{domain.name}", frozenset({"first", "second"}))
    if not domain.parts:
        for token in domain.tokens:
            needs.add(f"{domain.name}-{slug(token)}")


def needs_of_core() -> Needs:
    """Return what any game and any page may say."""
    needs = Needs()
    tails = {
        "choice": ("yes", "no"),
        "seat": [str(n + 1) for n in range(MAX_SEATS)],
        "src": SOURCES,
    }
    for head, found in tails.items():
        for tail in found:
            needs.add(f"{head}-{tail}")
    needs.add("language")
    needs.add("language.short")
    return needs


# --- What code says -----------------------------------------------------------------------------


def needs_of_code(files: Iterable[Path]) -> Needs:
    """Return every key that these Python files and templates name."""
    needs = Needs()
    for file in files:
        for name, call in _calls(file.read_text(encoding="utf-8"), file.suffix):
            _add_call(needs, name, call)
    return needs


def code_of(folder: Path) -> list[Path]:
    """Return a folder's code, without that of folders inside it that speak for themselves."""
    speakers = {lang.parent for lang in folder.rglob("lang")} - {folder}
    return [file for file in all_code_of(folder) if not speakers & {*file.parents}]


def all_code_of(folder: Path) -> list[Path]:
    return sorted(file for ending in ("py", "html") for file in folder.rglob(f"*.{ending}"))


@cache
def _calls(text: str, kind: str) -> list[tuple[str, ast.Call]]:
    """Return what is called by whoever has something said; the same code is asked about often."""
    sources = [text] if kind == ".py" else _calls_in_template(text)
    nodes = (node for source in sources for node in ast.walk(ast.parse(source)))
    calls = [(_called(node), node) for node in nodes if isinstance(node, ast.Call) and node.args]
    return [(name, call) for name, call in calls if name in OPENINGS or name in REFUSALS]


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _calls_in_template(text: str) -> Iterator[str]:
    """Find `say(...)` in a template; once `~` is written as `+`, a call reads like Python."""
    for start in re.finditer(r"\bsay\(", text):
        depth, quote, end = 1, "", start.end()
        while depth:
            c = text[end]
            if quote:
                quote = "" if c == quote else quote
            elif c in "\"'":
                quote = c
            else:
                depth += (c == "(") - (c == ")")
            end += 1
        yield text[start.start() : end].replace(" ~ ", " + ")


def _add_call(needs: Needs, name: str, call: ast.Call) -> None:
    named = frozenset(word.arg for word in call.keywords if word.arg is not None)
    facts = named if len(named) == len(call.keywords) else None
    if name in OPENINGS:
        _add_texts(needs, call.args[0], OPENINGS[name], facts)
        return
    kind = REFUSALS[name]
    if kind is errors.NotLegal:
        needs.add(f"{kind.family}-now", named | {"rule", "sentence"})
        return
    if kind is errors.BadDataFile:
        needs.add(f"{kind.family}-faults", frozenset({"file", "n"}))
        return
    if issubclass(kind, (errors.BadRecord, errors.BadData)) and facts is not None:
        facts |= {"line"}
    if facts is not None and "rule" in facts:
        facts |= {"sentence", "gist"}
    if facts is not None and "question" in facts:
        facts |= {"ask"}
    _add_texts(needs, call.args[0], f"{kind.family}-", facts)


def _add_texts(needs: Needs, node: ast.expr, before: str, facts: Facts) -> None:
    """Add the key that an expression is, either key of `a if b else c`, or how its keys begin."""
    match node:
        case ast.Constant(value=str(key)):
            needs.add(before + key, facts)
        case ast.IfExp(body=body, orelse=orelse):
            _add_texts(needs, body, before, facts)
            _add_texts(needs, orelse, before, facts)
        case ast.JoinedStr(values=[ast.Constant(value=str(opening)), *_]):
            needs.add_opening(before + opening, facts)
        case ast.BinOp():
            while isinstance(node, ast.BinOp):
                node = node.left
            if isinstance(node, ast.Constant):
                needs.add_opening(before + str(node.value), facts)


# --- What the language files say ----------------------------------------------------------------


def _variables(node: object) -> Iterator[str]:
    """Find the facts that a piece of Fluent uses."""
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.BaseNode):
        yield from _variables([*vars(node).values()])
    elif isinstance(node, list):
        for part in node:
            yield from _variables(part)


def read_words(folder: Path, language: str) -> tuple[dict[str, frozenset[str]], list[str]]:
    """Return each key of a language with the facts its words use; and what is wrong there."""
    found: dict[str, frozenset[str]] = {}
    problems: list[str] = []
    messages: set[str] = set()
    for file in sorted((folder / language).glob("*.ftl")):
        said, junk = _read(file.read_text(encoding="utf-8"))
        problems += [f"{file.name}: not Fluent: {line}" for line in junk]
        for message, keys in said:
            if message in messages:
                problems.append(f"{file.name}: duplicate {message}")
            messages.add(message)
            found |= keys
    return found, problems


@cache
def _read(text: str) -> tuple[list[tuple[str, dict[str, frozenset[str]]]], list[str]]:
    """Return the messages of a file, each with its keys and their facts; and what is no Fluent."""
    entries = FluentParser().parse(text).body
    junk = [(one.content or "").splitlines()[0] for one in entries if isinstance(one, fluent.Junk)]
    messages = [one for one in entries if isinstance(one, fluent.Message)]
    return [(one.id.name, dict(_keys_of(one))) for one in messages], junk


def _keys_of(message: fluent.Message) -> Iterator[tuple[str, frozenset[str]]]:
    key = message.id.name
    if message.value is not None:
        yield key, frozenset(_variables(message.value))
    for attribute in message.attributes:
        yield f"{key}.{attribute.id.name}", frozenset(_variables(attribute.value))


# --- Whether they agree -------------------------------------------------------------------------


def spoken(box: Box) -> list[str]:
    """Return the languages that a game has words in. It must have the first."""
    folder = box.folder / "lang"
    return [LANGUAGES[0], *(one for one in LANGUAGES[1:] if (folder / one).is_dir())]


def word_problems(box: Box, languages: Iterable[str] = LANGUAGES) -> list[str]:
    """Return what is wrong with the words in a game's folder, in these languages."""
    needs = needs_of_game(box)
    needs.add_all(needs_of_code(code_of(box.folder)))
    # An owner who corrects a printed component has found it elsewhere: then it is listed too.
    users = needs_of_components(box, with_printed=True)
    users.add_all(needs_of_fields(box))
    return _compare(box.folder / "lang", needs, users, _keys(CORE_WORDS), languages)


def layer_problems(folder: Path) -> list[str]:
    """Return what is wrong with the words of a layer that speaks for itself, such as the server."""
    needs = needs_of_code(code_of(folder))
    return _compare(folder / "lang", needs, Needs(), _keys(CORE_WORDS) | {*GAME_KEYS})


def core_problems(package: Path = PACKAGE) -> list[str]:
    """Return what is wrong with core's words. Any code of the package may use them."""
    needs = needs_of_core()
    needs.add_all(needs_of_code([*code_of(package), *code_of(package / "core")]))
    users = needs_of_code(all_code_of(package))
    return _compare(package / "core" / "lang", needs, users, {*GAME_KEYS})


def _keys(folder: Path) -> set[str]:
    return {*read_words(folder, LANGUAGES[0])[0]}


def _compare(
    folder: Path,
    needs: Needs,
    users: Needs,
    elsewhere: set[str],
    languages: Iterable[str] = LANGUAGES,
) -> list[str]:
    """Return what is missing, stale, mismatched or said twice in a folder of words.

    What is said `elsewhere` must not be said here. What only `users` need may be said here.
    """
    known = Needs()
    known.add_all(needs)
    known.add_all(users)
    read = {language: read_words(folder, language) for language in languages}
    said = {key for words, _ in read.values() for key in words if known.has(key)}
    wanted = ({*needs.keys} | said) - elsewhere
    problems: list[str] = []
    for language, (words, wrong) in read.items():
        found = [
            *wrong,
            *(f"missing {key}" for key in sorted(wanted - {*words})),
            *(f"duplicate {key}: said elsewhere" for key in words if key in elsewhere),
            *(f"stale {key}" for key in words if not known.has(key)),
            *_mismatched(words, read[LANGUAGES[0]][0], known),
        ]
        problems += [f"{folder.parent.name} {language}: {problem}" for problem in found]
    return problems


def _mismatched(
    words: dict[str, frozenset[str]], first: dict[str, frozenset[str]], known: Needs
) -> Iterator[str]:
    """Find facts that nobody gives, or that only one language of two uses."""
    for key, used in words.items():
        facts = known.facts(key)
        if facts is not None and used - facts:
            yield f"mismatched {key}: nobody gives {_list(used - facts)}"
        elif key in first and used != first[key]:
            yield f"mismatched {key}: {LANGUAGES[0]} uses {_list(first[key])}, here {_list(used)}"


def _list(facts: Iterable[str]) -> str:
    return " ".join(f"${fact}" for fact in sorted(facts)) or "nothing"
