"""The Mother of Dragons: what she does in her battles and after them (EL-234, EL-236)."""

import pytest

from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.state import Eldervale
from deska.testing import rule
from tests.games.eldervale.battles import ends, rolled
from tests.games.eldervale.build import ANNA, BEN, LAND, gains, holds, lurks, owns, play, stands, table, units

WITH_LAIR = {**LAND, "dragons-lair": (3, -1)}


def meets(realm: str, *factions: str, seed: int = 1) -> Eldervale:
    """Anna's warrior meets the Mother of Dragons there."""
    game = table(*factions, mother="on", land=WITH_LAIR, seed=seed)
    game.hoards = 3
    stands(game, ANNA, "warrior", realm)
    lurks(game, "mother-of-dragons", realm)
    return game


@rule("EL-234")
@pytest.mark.parametrize(
    ("faction", "choices"),
    [
        ("sky-harpies", ("cast:wild-surge",)),
        ("deep-naga", ("use:venom-trident",)),
        ("pandemonium-imps", ("use:jesters-flail", "die:monster:6")),
    ],
)
def test_her_ones_are_rolled_again_whatever_made_her_roll(faction: str, choices: tuple[str, ...]) -> None:
    seen: set[int] = set()
    for seed in range(40):
        game = meets("mill", faction, "iron-legion", seed=seed)
        holds(game, ANNA, "wild-surge", "gale")
        if faction == "pandemonium-imps":
            owns(game, ANNA, "jesters-flail")
        gains(game, ANNA, sword=1)
        rolled(game, beast="mother-of-dragons", seat0=(5, 5), monster=(6,))
        play(game, *choices)
        assert game.battle is not None
        seen.update(game.battle.rolls[-1])
    assert seen == {2, 3, 4, 5, 6}


@rule("EL-236")
@pytest.mark.parametrize("rolled_by_anna", [6, 2], ids=["lost", "won"])
def test_she_returns_after_every_battle(rolled_by_anna: int) -> None:
    game = meets("mill")
    stands(game, BEN, "worker", "dragons-lair")
    ends(game, beast="mother-of-dragons", seat0=(rolled_by_anna,), monster=(5,))
    assert (game.place[BOX.mother], units(game, BEN, "underworld")) == (BOX.dragons_lair, ["worker"])


@rule("EL-236")
def test_at_home_she_drives_no_winner_away() -> None:
    game = meets("dragons-lair")
    ends(game, "dragons-lair", beast="mother-of-dragons", seat0=(6,), monster=(5,))
    assert (game.place[BOX.mother], units(game, ANNA, "dragons-lair"), game.hoards) == (BOX.dragons_lair, ["warrior"], 2)
