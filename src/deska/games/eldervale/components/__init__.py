"""Nouns: what never changes, and what does."""
