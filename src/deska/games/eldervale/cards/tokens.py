"""Pieces that are no cards, but can be the source of a step."""

from typing import Final

from deska.games.eldervale.components.definitions import Token

GUARDIAN: Final = Token("guardian", "spectre")  # EL-277
TACTICS: Final = Token("tactics", "chess-knight", is_tool=True)  # EL-256
