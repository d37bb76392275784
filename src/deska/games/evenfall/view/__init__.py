"""Positions as seats could imagine them, and the laws of all positions."""
