"""Verbs that cards, boards and turn share."""
