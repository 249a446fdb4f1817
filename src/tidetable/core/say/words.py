"""Every text a person sees, by key, from Fluent files. A folder of words makes a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
CORE_WORDS: Final = Path(__file__).parents[1] / "lang"
LANGUAGES: Final = (
    ENGLISH,
    *sorted(one.name for one in CORE_WORDS.iterdir() if one.is_dir() and one.name != ENGLISH),
)
MOST_SAID: Final = 4096  # sentences that are kept: a picture says hundreds, and the next the same
LONGEST_FACT: Final = 2400  # in place of one a little longer Fluent would say {???}
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)  # where one begins


class Words:
    """Says things in one language. Keys come from all the folders given, in order.

    What a language lacks is said in English: somebody else's game may know no other. An entry is
    parsed when it is first said: a page needs a hundred of thousands. And Fluent is loaded with the
    first words: to a process that only thinks, it was a third of all that it began with.
    """

    def __init__(
        self, language: str, folders: Sequence[Path], files: str = "*.ftl", grammar: str = ""
    ) -> None:
        self.language = language
        self.folders = folders
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([grammar or language], use_isolating=False)
        self._written: dict[str, str] = {}  # what is not parsed yet; who comes first has the say
        for folder in reversed(folders):
            for file in sorted((folder / language).glob(files), reverse=True):
                self._written |= entries(file)
        self._said = lru_cache(MOST_SAID)(self._say)

    @cached_property
    def _english(self) -> Words | None:
        return None if self.language == ENGLISH else Words(ENGLISH, self.folders)

    def __call__(self, key: str, **facts: str | int) -> str:
        """Say a key, or `key.attribute`. What has no words at all shows as its key, in brackets."""
        for fact in facts.values():
            if isinstance(fact, str) and len(fact) > LONGEST_FACT:
                return self._said(key, **{name: _fitting(fact) for name, fact in facts.items()})
        return self._said(key, **facts)

    def _say(self, key: str, **facts: str | int) -> str:
        name, _, attribute = key.partition(".")
        if not self.has(key):
            return self._english(key, **facts) if self._english else f"⟦{key}⟧"
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, _errors = self._bundle.format_pattern(pattern, facts)
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there are words for a key in this language."""
        name, _, attribute = key.partition(".")
        if name in self._written:
            self._parse(name)
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def _parse(self, name: str) -> None:
        """Make sure that an entry can be said, with all that it quotes.

        Pictures are drawn beside the event loop: an entry counts as written until it and the others
        are there, so that two who need it at once parse it twice, and neither lacks it.
        """
        from tidetable.core.say.quotes import Sayable, parse

        wanted, parsed = [name], dict[str, Sayable]()
        while wanted:
            one = wanted.pop()
            if one not in parsed and (written := self._written.get(one)) is not None:
                parsed[one] = parse(written)
                wanted += parsed[one].quoted
        for entry in parsed.values():
            self._bundle.add_resource(entry.parsed)
        for one in parsed:
            self._written.pop(one, None)

    def knows(self, key: str) -> bool:
        """Whether there are words for a key, if only in English."""
        return self.has(key) or (self._english is not None and self._english.has(key))


@cache
def entries(file: Path) -> dict[str, str]:
    """Return the entries of a file as they are written, by name; of two alike the first."""
    text = file.read_text(encoding="utf-8")
    begins = [*_ENTRY.finditer(text)]
    ends = [*(one.start() for one in begins[1:]), len(text)]
    found = [(one[1], text[one.start() : end]) for one, end in zip(begins, ends, strict=True)]
    return dict(reversed(found))


def _fitting(fact: str | int) -> str | int:
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return fact[:LONGEST_FACT] + "…"
    return fact


@cache
def words(language: str, *folders: Path) -> Words:
    """Return the words of core and of these folders; read once."""
    return Words(language, [*dict.fromkeys([CORE_WORDS, *folders])])


@cache
def own_name(language: str) -> Words:
    """Return how a language calls itself, and no other words: a page names all languages.

    A name counts nothing, so the grammar of no language but English is loaded for it.
    """
    return Words(language, [CORE_WORDS], "language.ftl", grammar=ENGLISH)


def pick_language(preferred: Iterable[str]) -> str:
    """Return the first of them that we speak: `de-AT` is served by German, `zh-SG` by `zh-Hans`.

    Who reads another script than ours of a language is served by that one all the same.
    """
    for wanted in preferred:
        tongue, script = _read_tag(wanted)
        fitting = [language for language in LANGUAGES if _read_tag(language)[0] == tongue]
        if fitting:
            return next((one for one in fitting if _read_tag(one)[1] == script), fitting[0])
    return ENGLISH


@lru_cache(MOST_SAID)
def _read_tag(tag: str) -> tuple[str, str]:
    """Return the language of a tag such as `zh-TW` or `de_DE.UTF-8`, and its likely script."""
    from babel.core import get_global, parse_locale

    try:
        tongue, territory, script = parse_locale(tag.strip().replace("-", "_"))[:3]
    except ValueError:
        return "", ""
    if script is None:
        likely = get_global("likely_subtags")
        full = likely.get(f"{tongue}_{territory}") or likely.get(tongue)
        script = parse_locale(full)[2] if full else None
    return tongue, script or ""
