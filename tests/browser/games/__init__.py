"""Each game in real browsers, whole ones too."""
