"""How Titania looks and sounds: picture, terminal, spoken text."""
