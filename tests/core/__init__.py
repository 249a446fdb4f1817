"""What every game shares, tested without a game or on the smallest ones."""
