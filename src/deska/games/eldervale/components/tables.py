"""Treasure tokens and what they show, and where things stand among the words of verbs."""

from typing import Final

from deska.games.eldervale.actions import ACTIVE_CARDS, ADVENTURES, AURAS, ELEMENTS, FACES, ORB_CARDS, PLACES, RESOURCES, SLOTS

# --- treasures

PROFILES: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2, 4),
    (3, 0, 2),
    (4, 0, 3),
    (2, 0, 1),
    (1, 2, 0),
    (2, 1, 4),
    (3, 1, 4),
    (0, 4, 3),
)
"""The primary, secondary and third resource of each element."""
COPIES: Final[tuple[int, ...]] = (2, 1, 1, 2, 1, 1, 2, 2)
"""Of each kind of token of an element (EL-C02)."""
STACK: Final = 3
GOLD_FACE: Final = FACES.index("gold")
MAGIC_FACE: Final = FACES.index("magic")


def faces_of(element: int) -> list[int]:
    """The faces that the tokens of an element show, kind by kind."""
    pairs = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
    found: list[int] = []
    for one_, two in pairs:
        kinds = sorted((PROFILES[element][one_], PROFILES[element][two]))
        found.append(FACES.index("-".join(RESOURCES[kind] for kind in kinds)))
    return [*found, GOLD_FACE, MAGIC_FACE]


FACE: Final[list[int]] = [face for element in range(len(ELEMENTS)) for face in faces_of(element)]
"""What a kind of token shows."""
SYMBOLS: Final[list[list[int]]] = [[RESOURCES.index(word) for word in face.split("-")] for face in FACES]
"""The resources that a face shows."""


def tokens_of(element: int) -> list[int]:
    """The twelve tokens of an element (EL-006)."""
    return [element * 8 + kind for kind in range(8) for _ in range(COPIES[kind])]


# --- where things are among the words of verbs


SLOTS_OF: Final[list[list[int]]] = [
    [SLOTS.index(f"{name}-{number}") for number in range(1, 4) if f"{name}-{number}" in SLOTS] for name in ADVENTURES
]
"""The slots of a card."""
SLOT_CARD: Final[list[int]] = [-1, *[ADVENTURES.index(name.rsplit("-", 1)[0]) for name in SLOTS[1:]]]
"""The card that a slot belongs to; -1 is the starting card."""
SLOT_PLACE: Final[list[int]] = [0, *[int(name.rsplit("-", 1)[1]) - 1 for name in SLOTS[1:]]]
PLACE_CARD: Final[list[int]] = [-1, -1, -1, *[ADVENTURES.index(name) for name in PLACES[3:]]]
"""The card of a card action; -1 is the starting card."""
PLACE_OF: Final[list[int]] = [PLACES.index(name) if name in PLACES else -1 for name in ADVENTURES]
ORB_PLACE: Final[list[int]] = [ORB_CARDS.index(name) if name in ORB_CARDS else -1 for name in ADVENTURES]
AURA_PLACE: Final[list[int]] = [AURAS.index(name) if name in AURAS else -1 for name in ADVENTURES]
ACTIVE_PLACE: Final[list[int]] = [ACTIVE_CARDS.index(name) if name in ACTIVE_CARDS else -1 for name in ADVENTURES]
GATHERED: Final[tuple[int, ...]] = (1, 3, 4, 2, 1, 2, 3, 0)
"""What the slot of each starting card shows (EL-C05)."""
