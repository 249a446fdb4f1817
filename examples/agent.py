"""An agent in a file of its own, as Kaggle's competitions have them: the last function plays.

It opens, loads and steals in Chests & Sabres before it rolls again, and in other games it takes
whatever comes first. It imports nothing of ours.

tidetable league chests --bots random --bot examples/agent.py
"""

from typing import Any

BEST_FIRST = ["open", "load", "steal", "roll", "done"]


def worth(text: str) -> int:
    verb = text.split()[0]
    return BEST_FIRST.index(verb) if verb in BEST_FIRST else 0


def agent(observation: Any, configuration: Any) -> str:
    """Return the text of a legal action; its number, from `legal`, would do as well."""
    texts: list[str] = observation.texts
    return min(texts, key=worth)
