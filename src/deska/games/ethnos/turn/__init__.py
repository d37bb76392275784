"""The course of the game, in the order of the rulebook: an Age begins, players take turns, the Age ends."""
