"""The second phase: the Caribbean, its fights, and the way home."""
