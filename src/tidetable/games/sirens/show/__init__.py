"""How Sirens in Sight looks and sounds: picture, terminal, spoken text."""
