"""The lookout: what a host can see of a server, and nothing that a player may not show."""
