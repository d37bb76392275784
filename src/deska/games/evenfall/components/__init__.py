"""Nouns of Evenfall: cards and boards, clans, and the whole table."""
