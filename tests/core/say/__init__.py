"""Saying: words, phrases, lessons, the rules as pages."""
