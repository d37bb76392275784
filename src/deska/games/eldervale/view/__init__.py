"""What seats know, games that could be true for them, and what is true of every game."""
