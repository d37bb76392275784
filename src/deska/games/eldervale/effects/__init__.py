"""Verbs that several cards share."""
