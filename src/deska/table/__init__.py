"""A game in play at a table: chairs, choices, undo, clocks, log, database. Knows kernel, text, bots and game specs."""
