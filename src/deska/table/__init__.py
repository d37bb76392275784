"""Seats, undo and, later, clocks, take-over and persistence. Knows kernel, text and game specs."""
