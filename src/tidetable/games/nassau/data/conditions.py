"""What a tale needs, from the words of the data file to the numbers of the rules."""

from typing import Final

from tidetable.games.nassau.rules import archipelago
from tidetable.games.nassau.rules.archipelago import MOST_STRENGTH, RANKS
from tidetable.games.nassau.rules.verbs import ANIMALS, GOODS, TYPES, WEAPONS, ZONES

MOST: Final = 20  # no condition counts further: these are all crates of a player
NAMES: Final = {
    "WEAPON": WEAPONS.tokens,
    "ANIMAL": ANIMALS.tokens,
    "GOOD": GOODS.tokens,
    "TYPE": TYPES.tokens,
    "ZONE": ZONES.tokens,
    "RANK": RANKS,
    "STRENGTH": ["", *(str(n + 1) for n in range(MOST_STRENGTH))],
}
# Words in capitals stand for a name, a number or several numbers. All else is said as it is.
PATTERNS: Final = {
    "sails N": archipelago.SAILS_GE,
    "sailors N": archipelago.SAILORS_GE,
    "weapons WEAPON N": archipelago.WEAPONS_GE,
    "same-weapon N": archipelago.SAME_WEAPON_GE,
    "most WEAPON": archipelago.MOST_WEAPONS,
    "provisions N": archipelago.PROVISIONS_GE,
    "crates N": archipelago.CRATES_IN_HOLDS_GE,
    "rum N": archipelago.RUM_GE,
    "doubloons N": archipelago.DOUBLOONS_GE,
    "animal ANIMAL": archipelago.HAS_ANIMAL,
    "animals N": archipelago.ANIMALS_GE,
    "good GOOD": archipelago.HAS_GOOD,
    "different-goods N": archipelago.GOODS_IN_HOLDS_EXACT,
    "open-holds N": archipelago.OPEN_HOLDS_GE,
    "standing-pirates N": archipelago.STANDING_PIRATES_GE,
    "outposts N": archipelago.OUTPOSTS_GE,
    "defeated TYPE N": archipelago.DEFEATED_GE,
    "adversaries N with M": archipelago.ADVERSARIES_WITH_OWN_CRATES,
    "adversaries N with M strength STRENGTH": archipelago.ADVERSARIES_WITH_OWN_CRATES,
    "towers N with M": archipelago.TOWERS_WITH_OWN_CRATES,
    "tower with M": archipelago.TOWER_EXACT,
    "towers with M+M": archipelago.TOWERS_EXACT_SET,
    "cleared ZONE": archipelago.ZONE_CLEARED,
    "score RANK": archipelago.SCORE_RANK,
}


def condition_of(text: str) -> tuple[int, int, int, int] | None:
    """Return what is to be compared, `what`, `n` and `m`; None if the words say nothing known."""
    for pattern, op in PATTERNS.items():
        found = matched(pattern.split(), text.split())
        if found is not None:
            return op, found.get("what", 0), found.get("n", 0), found.get("m", 0)
    return None


def matched(pattern: list[str], words: list[str]) -> dict[str, int] | None:
    """Return what stands in a text for the words in capitals, if the text is of this pattern."""
    if len(pattern) != len(words):
        return None
    found: dict[str, int] = {}
    for slot, word in zip(pattern, words, strict=True):
        if slot in NAMES and word in NAMES[slot]:
            found["what"] = NAMES[slot].index(word)
        elif slot in ("N", "M") and is_number(word):
            found[slot.lower()] = int(word)
        elif slot == "M+M" and "+" in word and all(map(is_number, word.split("+"))):
            found["what"] = sum(1 << n for n in {int(number) for number in word.split("+")})
        elif slot.isupper() or slot != word:
            return None
    return found


def is_number(word: str) -> bool:
    return word in map(str, range(1, MOST + 1))
