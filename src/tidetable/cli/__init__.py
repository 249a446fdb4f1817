"""The terminal: every command, in the language of whoever types."""

from pathlib import Path
from typing import Final

WORDS: Final = Path(__file__).parent / "lang"
