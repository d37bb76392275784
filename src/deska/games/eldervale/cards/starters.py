"""The starting cards: what the slot of each starting card shows (EL-C05)."""

from typing import Final

from deska.games.eldervale.components.definitions import Starter

STARTERS: Final[tuple[Starter, ...]] = (
    Starter("start-air", "whirlwind", "start", "", slots="S", element="air"),
    Starter("start-earth", "sprout", "start", "", slots="T", element="earth"),
    Starter("start-fire", "flame", "start", "", slots="W", element="fire"),
    Starter("start-water", "drop", "start", "", slots="P", element="water"),
    Starter("start-light", "sun", "start", "", slots="S", element="light"),
    Starter("start-dark", "evil-moon", "start", "", slots="P", element="dark"),
    Starter("start-order", "scales", "start", "", slots="T", element="order"),
    Starter("start-chaos", "star-swirl", "start", "", slots="G", element="chaos"),
)
