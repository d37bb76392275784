"""A game put down in the middle of any decision goes on as if nothing had happened."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import deska
from deska.games.ethnos.components import Ethnos
from deska.kernel import seeded
from tests.games.ethnos.build import ALL_OR_NOTHING, ROBERT, band, end_age, fill_horde, own_trolls, play, position, swim_to

TRIBES = ("wizard", "elf", "centaur", "orc", "merfolk", "skeleton")
OTHERS = ("wingfolk", "troll", "orc", "giant", "dwarf", "skeleton")


def holding(*cards: str) -> Ethnos:
    known = TRIBES if cards[0].partition("-")[0] in TRIBES else OTHERS
    return position(tribes=known, hands={ROBERT: cards, 2: ["skeleton"]}, row=["orc-grey"], top=["dragon"])


def raiding(**variant: Any) -> Ethnos:
    game = fill_horde(position(tribes=("elf", "orc", "centaur", "merfolk", "giant", "troll"), **variant), 2, "red", "blue", "grey")
    return end_age(own_trolls(fill_horde(game, 3, "red", "green"), 1, 2, 5))


WAITING: dict[str, Callable[[], Ethnos]] = {
    "et-turn": lambda: holding("elf-red", "orc-red"),
    "et-lay": lambda: play(holding("elf-red", "orc-red", "elf-blue", "skeleton"), "band", "lay:skeleton", "lay:elf-red"),
    "et-lead": lambda: play(holding("elf-red", "orc-red", "elf-blue"), "band", "lay:orc-red", "lay:elf-red", "done"),
    "et-place": lambda: band(holding("wingfolk-red", "dwarf-red", "orc-blue"), "wingfolk-red", "dwarf-red"),
    "et-extra-marker": lambda: band(
        swim_to(holding("merfolk-red", *["skeleton"] * 8, "orc-blue"), 0, 4, 0, 0), "merfolk-red", *["skeleton"] * 8
    ),
    "et-troll": lambda: band(own_trolls(holding("troll-red", "dwarf-red", "orc-blue"), 1, 1), "troll-red", "dwarf-red"),
    "et-orc": lambda: band(holding("orc-red", "elf-red", "orc-blue"), "orc-red", "elf-red"),
    "et-centaur": lambda: band(band(holding("centaur-red", "centaur-blue", "merfolk-grey", "orc-blue"), "centaur-red"), "centaur-blue"),
    "et-wizard": lambda: band(holding("wizard-red", "elf-red", "orc-blue"), "wizard-red", "elf-red"),
    "et-keep": lambda: play(band(holding("elf-red", "orc-blue", "orc-grey", "skeleton"), "elf-red"), "drop:orc-blue"),
    "et-raid": lambda: play(raiding(), "raid:straton"),
    "et-raid-all": lambda: raiding(**ALL_OR_NOTHING),
}


def saved(game: Ethnos) -> deska.Game:
    return deska.load(json.dumps(game.dump()))


@pytest.mark.parametrize("kind", WAITING)
def test_the_loaded_game_is_the_same(kind: str) -> None:
    game = WAITING[kind]()
    twin = saved(game)
    assert game.pending is not None
    assert twin.pending is not None
    assert game.pending.kind == kind
    assert (twin, twin.digest(), twin.legal) == (game, game.digest(), game.legal)
    assert (twin.pending, twin.pending.args, twin.pending.source) == (game.pending, game.pending.args, game.pending.source)
    for seat in (None, *range(4)):
        assert deska.view(twin, seat) == deska.view(game, seat)


@pytest.mark.parametrize("kind", WAITING)
def test_every_option_of_the_loaded_game_leads_to_the_same_position(kind: str) -> None:
    game = WAITING[kind]()
    assert game.pending is not None
    for option in game.pending.options:
        went, twin = game.clone(), saved(game)
        assert deska.step(twin, option) == deska.step(went, option)
        assert (twin, twin.legal) == (went, went.legal)


@pytest.mark.parametrize("kind", WAITING)
def test_the_loaded_game_goes_on_equally(kind: str) -> None:
    game, rng = WAITING[kind](), seeded(5)
    twin = saved(game)
    for _ in range(60):
        option = game.legal[rng.below(len(game.legal))]
        game.apply(option)
        twin.apply(option)
        assert (twin.pending, twin.legal) == (game.pending, game.legal)
    assert twin.digest() == game.digest()
