"""Positions as seats could imagine them, and what holds in every position."""
