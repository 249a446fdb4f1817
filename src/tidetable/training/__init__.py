"""Training by self-play: what `tidetable learn` does. Its networks are played by `networks/`."""
