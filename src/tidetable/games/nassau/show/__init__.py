"""How Nassau looks and sounds: picture, terminal, spoken text."""
