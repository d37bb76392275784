"""Every value that is printed on tiles and adventure cards."""

from collections import Counter

from deska.games.eldervale.actions import ADVENTURES, ELEMENT_REALMS, ELEMENTS, PER_ELEMENT
from deska.games.eldervale.components.definitions import BOX
from deska.testing import rule
from tests.games.eldervale.tables import ADVENTURE_CARDS, TILES


@rule("EL-C01", "EL-002")
def test_every_tile_is_as_printed() -> None:
    tiles = BOX.realms[: len(ELEMENT_REALMS)]
    assert [(one.name, one.kind, one.printed, one.cost, one.symbols) for one in tiles] == list(TILES)
    assert [one.element for one in tiles] == [element for element in ELEMENTS for _ in range(3)]


@rule("EL-C01")
def test_tiles_of_an_element() -> None:
    for first in range(0, len(ELEMENT_REALMS), 3):
        tiles = BOX.realms[first : first + 3]
        assert [(one.kind, len(one.printed), one.symbols) for one in tiles] == [("stacks", 2, 1), ("symbols", 1, 2), ("lair", 1, 1)]


@rule("EL-C03", "EL-003")
def test_every_adventure_card_is_as_printed() -> None:
    assert [(one.name, one.kind, one.cost, one.unit) for one in BOX.adventures] == list(ADVENTURE_CARDS)


@rule("EL-C03", "EL-C37")
def test_kinds_of_cards_of_an_element() -> None:
    for first in range(0, len(ADVENTURES), PER_ELEMENT):
        kinds = Counter(one.kind for one in BOX.adventures[first : first + PER_ELEMENT])
        assert (kinds["doorway"], kinds["aura"], kinds["rampart"], kinds["passive"]) == (1, 1, 1, 2)
        assert BOX.adventures[first].slots == "o"
