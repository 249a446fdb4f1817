"""The door: limits, and lines that take too long."""
