"""Nouns of Evenfall: what is printed, and what changes."""
