"""Leagues of bots: who plays whom, on all cores or on a Ray cluster, and what it says about them.

Every deal is played from each seating, so that all bots meet the same luck.
"""
