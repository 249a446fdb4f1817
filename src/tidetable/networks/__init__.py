"""Networks that play: what they read, how they answer, and those that come with the games."""
