"""What every game shares. Knows no game, no web, no terminal."""
