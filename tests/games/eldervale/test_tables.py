"""Every value that is printed on tiles and adventure cards."""

from collections import Counter

import pytest

from deska.games.eldervale.actions import ADVENTURES, ELEMENT_REALMS, ELEMENTS, FACTIONS, RESOURCES, SLOTS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.adventures import BuyCard
from deska.games.eldervale.turn.regroup import takes
from deska.testing import rule
from tests.games.eldervale.build import ANNA, gains, levels, lone, offers, resolve, resources, table, tableau
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
    assert [(one.name, one.kind, one.cost, one.unit) for one in BOX.adventures.values()] == list(ADVENTURE_CARDS)


@rule("EL-C03", "EL-140")
def test_every_slot_can_be_named() -> None:
    slots = Counter(name.rsplit("-", 1)[0] for name in SLOTS if name[-1].isdigit())
    assert {card.name: len(card.slots) for card in BOX.adventures.values() if card.slots} == slots
    assert set("".join(card.slots for card in BOX.adventures.values())) <= set("oGSPTW")


@rule("EL-C03", "EL-C37")
def test_kinds_of_cards_of_an_element() -> None:
    differing = {"earth": (2, 1), "fire": (1, 2), "water": (2, 1), "dark": (2, 1), "chaos": (1, 2)}
    for element, first in zip(ELEMENTS, range(0, len(ADVENTURES), 13), strict=True):
        vaults, weapons = differing.get(element, (1, 1))
        expected = {"doorway": 1, "aura": 1, "rampart": 1, "passive": 2, "vault": vaults, "weapon": weapons, "action": 8 - vaults - weapons}
        assert Counter(one.kind for one in list(BOX.adventures.values())[first : first + 13]) == expected
        assert BOX.adventures[first].slots == "o"


@rule("EL-C03", "EL-097", "EL-139")
@pytest.mark.parametrize(("name", "kind", "cost", "icon"), ADVENTURE_CARDS, ids=[card[0] for card in ADVENTURE_CARDS])
def test_every_card_is_bought_for_its_cost_alone(name: str, kind: str, cost: str, icon: str) -> None:
    element = ELEMENTS[BOX.element[ADVENTURES.index(name)]]
    more = [other for other in dict.fromkeys((element, "water", "order")) if other not in ("air", "fire")][:2]
    game = table(more=more)
    offers(game, name)
    game.shown = 1 << ELEMENTS.index(element)
    for missing in range(len(cost)):
        pays(game, cost[:missing] + cost[missing + 1 :])
        assert not lone(resolve(game, BuyCard()))
    pays(game, cost)
    assert lone(resolve(game, BuyCard())) == [f"buy:{name}"]
    assert (resources(game, ANNA), tableau(game, ANNA)) == ({}, ["start-air", name])
    assert levels(game, ANNA) == Counter(air=1) + Counter({element: 1})
    assert [len(game.decks[ELEMENTS.index(other)]) for other in ("air", "fire", *more)] == [
        13 - (other == element) for other in ("air", "fire", *more)
    ]
    users = [unit for unit in range(4) if takes(game, game.players[ANNA].cards[1], unit, below=False)]
    assert users == {"": [], "worker": [0, 1, 2, 3], "warrior": [1], "wizard": [2], "dragon": [3]}[icon]


def pays(game: Eldervale, cost: str) -> None:
    """Anna has just these resources."""
    gains(game, ANNA, **{RESOURCES[kind]: cost.count(letter) for kind, letter in enumerate("GSPTW$")})


@rule("EL-009")
def test_there_are_two_factions_of_each_element() -> None:
    assert [(one.name, one.element) for one in BOX.factions] == [(name, ELEMENTS[i // 2]) for i, name in enumerate(FACTIONS)]
