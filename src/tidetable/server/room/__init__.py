"""The tables being played, and everybody at them; knows no web."""
