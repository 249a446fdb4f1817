"""Thinking: what a bot promises, search, and what speaks for an answer."""
