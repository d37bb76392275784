"""Effects that cards, boards and the turn share."""
