"""Texts for people: the Fluent messages of every game in Czech and English, and the numbered rules."""

from deska.text.messages import LANGUAGES, Messages, MissingMessage
from deska.text.rulebook import Rule, Rulebook, rulebook
from deska.text.texts import Texts

__all__ = ["LANGUAGES", "Messages", "MissingMessage", "Rule", "Rulebook", "Texts", "rulebook"]
