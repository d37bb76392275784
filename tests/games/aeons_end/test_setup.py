"""Set-up: seats, variants, decks and the supply."""

from typing import Any

import pytest

from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import MAGES, NEMESES
from deska.games.aeons_end.cards import BOX
from deska.kernel import BadSetup
from deska.testing import rule
from deska.testing.walks import is_possible
from tests.games.aeons_end.build import fresh, lives, mage, named, obeys, play, position, supply, turn_order

BEGINNER, NORMAL, EXPERT, EXTINCTION = (12, 35, -10), (10, 30, 0), (10, 30, 0), (8, 25, 10)
EASY_MARKET = (
    *("jade", "searing-ruby", "burning-opal"),
    *("flexing-dagger", "bottled-vortex"),
    *("amplify-vision", "essence-theft", "planar-insight", "consuming-void"),
)


@rule("AE-185", "AE-186", "AE-188")
@pytest.mark.parametrize(
    ("difficulty", "values"), [("beginner", BEGINNER), ("normal", NORMAL), ("expert", EXPERT), ("extinction", EXTINCTION)]
)
def test_difficulty(difficulty: str, values: tuple[int, int, int]) -> None:
    game = SPEC.begin(SPEC, SPEC.setup(2, {"difficulty": difficulty, "nemesis": "carapace-queen"}), fresh().rng)
    life, gravehold, more = values
    assert [player.life for player in game.players] == [life, life]  # type: ignore[attr-defined]
    assert (game.gravehold, game.life) == (gravehold, 60 + more)  # type: ignore[attr-defined]


@rule("AE-062", "AE-063", "AE-064")
@pytest.mark.parametrize(("seats", "tiers"), [(1, [4, 6, 10]), (2, [6, 8, 10]), (3, [8, 9, 10]), (4, [11, 10, 10])])
def test_nemesis_deck(seats: int, tiers: list[int]) -> None:
    game = fresh(seats)
    cards = game.discard + game.field + game.drawn + game.deck
    assert [sum(BOX.foes[card].tier == tier for card in cards) for tier in (1, 2, 3)] == tiers
    depth = [BOX.foes[card].tier for card in game.deck]
    assert depth == sorted(depth, reverse=True)


@rule("AE-054", "AE-055", "AE-192")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (1, ["nemesis", "nemesis", "player-1", "player-1", "player-2"]),
        (2, ["nemesis", "nemesis", "player-1", "player-1", "player-2", "player-2"]),
        (3, ["nemesis", "nemesis", "player-1", "player-2", "player-3", "wild"]),
        (4, ["nemesis", "nemesis", "player-1", "player-2", "player-3", "player-4"]),
    ],
)
def test_turn_order_deck(seats: int, cards: list[str]) -> None:
    left, spent = turn_order(fresh(seats))
    assert sorted(left + spent) == cards


@rule("AE-072", "AE-073", "AE-069")
def test_recommended_supplies() -> None:
    assert supply(fresh(supply="deck-destruction")) == dict(zip(EASY_MARKET, (7, 7, 7, 5, 5, 5, 5, 5, 5), strict=True))
    assert set(supply(fresh(supply="free-charges"))) == {
        *("jade", "vriswood-amber", "diamond-cluster"),
        *("mages-talisman", "unstable-prism"),
        *("spectral-echo", "ignite", "feral-lightning", "wildfire-whip"),
    }


@rule("AE-068", "AE-070")
def test_supply_at_random_or_card_by_card() -> None:
    assert set(supply(fresh(nemesis="rageborne", market=list(EASY_MARKET)))) == set(EASY_MARKET)
    assert len({tuple(supply(fresh(seed=seed))) for seed in range(8)}) > 1


@rule("AE-199", "AE-200")
def test_easier_solo_game() -> None:
    game = fresh(1, solo_turns="4", solo_life="15")
    assert sum(map(len, turn_order(game))) == 6
    game = position(mage(life=14, hand=["emerald-shard"]), solo_life="15")
    play(game, "play:emerald-shard", "choose:2")
    assert lives(game) == [15]


@rule("AE-046", "AE-068")
@pytest.mark.parametrize(
    ("seats", "variant"),
    [
        (0, {}),
        (5, {}),
        (2, {"mages": ["kadir"]}),
        (2, {"mages": ["kadir", "kadir"]}),
        (2, {"mages": ["kadir", "nobody"]}),
        (2, {"solo-turns": "4"}),
        (2, {"solo-life": "12"}),
        (2, {"nemesis": "nobody"}),
        (2, {"difficulty": "impossible"}),
        (2, {"market": list(EASY_MARKET[:8])}),
        (2, {"market": [*EASY_MARKET[:8], "jade"]}),
        (2, {"market": [*EASY_MARKET[1:], "ignite"]}),
        (2, {"market": list(EASY_MARKET), "supply": "free-charges"}),
    ],
)
def test_impossible_setups_are_refused(seats: int, variant: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        SPEC.new(seats, 1, variant)


@rule("AE-008", "AE-061")
def test_everything_can_be_chosen() -> None:
    for nemesis in NEMESES:
        for first in range(0, 8, 4):
            game = obeys(fresh(4, mages=list(MAGES.names[first : first + 4]), nemesis=nemesis))
            assert named([player.mage for player in game.players]) == list(MAGES.names[first : first + 4])


def test_every_example_of_a_variant_fits_some_number_of_mages() -> None:
    """The generic suite plays them, and leaves out what does not fit."""
    for option in SPEC.variants:
        for value in option.samples():
            assert any(is_possible(SPEC, seats, {option.name: value}) for seats in SPEC.seats), (option.name, value)
