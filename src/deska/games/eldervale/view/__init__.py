"""The knowledge of seats, games that could be true for them, and laws of every game."""
