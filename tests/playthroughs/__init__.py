"""Whole games as text, with every viewer's view at every step: what must not change by accident.

After a change that is meant: `python -m tests.playthroughs.write`, then read the difference.
"""
