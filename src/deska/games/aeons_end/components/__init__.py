"""Nouns of Aeon's End: what is printed, and what changes."""
