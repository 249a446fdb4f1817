"""How Chests & Sabres looks and sounds: picture, terminal, spoken text."""
