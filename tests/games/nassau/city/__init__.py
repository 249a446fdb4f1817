"""The first phase: the city, and what is made ready there."""
