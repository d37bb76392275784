"""Treasure tokens and what they show."""

from typing import Final

from deska.games.eldervale.actions import ELEMENTS, FACES, RESOURCES

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
"""The number of tokens of each kind, for every element (EL-C02)."""
STACK: Final = 3
ALL_TOKENS: Final = len(ELEMENTS) * sum(COPIES)
GOLD_FACE: Final = FACES.index("gold")
MAGIC_FACE: Final = FACES.index("magic")


def faces_of(element: int) -> list[int]:
    """The faces that the tokens of an element show, kind by kind."""
    pairs = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
    faces: list[int] = []
    for one_, two in pairs:
        kinds = sorted((PROFILES[element][one_], PROFILES[element][two]))
        faces.append(FACES.index("-".join(RESOURCES[kind] for kind in kinds)))
    return [*faces, GOLD_FACE, MAGIC_FACE]


FACE: Final[list[int]] = [face for element in range(len(ELEMENTS)) for face in faces_of(element)]
"""The face of each kind of token."""
SYMBOLS: Final[list[list[int]]] = [[RESOURCES.index(word) for word in face.split("-")] for face in FACES]
"""The resources that a face shows."""


def tokens_of(element: int) -> list[int]:
    """The twelve tokens of an element (EL-006)."""
    return [element * 8 + kind for kind in range(8) for _ in range(COPIES[kind])]
