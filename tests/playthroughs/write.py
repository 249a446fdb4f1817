"""Writes all playthroughs anew: `python -m tests.playthroughs.write`."""

from __future__ import annotations

from tests.playthroughs.playthrough import FOLDER, KEPT, printed

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for kept in KEPT:
        kept.path.write_text(printed(kept), encoding="utf-8")
        print(kept.path.name, kept.path.stat().st_size)
