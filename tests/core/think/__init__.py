"""Thinking: search, and what speaks for an answer."""
