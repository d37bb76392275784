"""Difficulty and the solo game."""

from typing import Any

import pytest

from deska.games.aeons_end import SPEC
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import BadSetup
from deska.kernel.rng import seeded
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    Seat,
    asked,
    breaches,
    charges,
    deck,
    fresh,
    lives,
    mage,
    play,
    position,
)

TIRED = mage("kadir", life=0, breaches=("open", 2, 1, "gone"))
QUEEN = {"nemesis": "carapace-queen"}


def drawn(card: str, *seats: Seat, **given: Any) -> AeonsEnd:
    return position(*seats, phase="nemesis-draw", **{"top": [card], "order": ["player-1"], **given})


@rule("AE-187")
def test_expert_is_normal_with_the_rules_of_increased_difficulty() -> None:
    starts = []
    for difficulty in ("normal", "expert"):
        game = SPEC.begin(SPEC, SPEC.setup(2, {"difficulty": difficulty, "nemesis": "rageborne"}), seeded(1))
        assert isinstance(game, AeonsEnd)
        starts.append((lives(game), game.gravehold, game.life, game.level.harder))
    assert starts == [([10, 10], 30, 70, False), ([10, 10], 30, 70, True)]
    unleashed = [drawn("slaughter", mage(), mage("mist"), difficulty=level, **QUEEN).husks for level in ("normal", "expert")]
    assert unleashed == [4, 5]


@rule("AE-190")
@pytest.mark.parametrize("mages", [2, 3, 4])
def test_one_person_with_several_mages_plays_the_usual_game(mages: int) -> None:
    """Each mage is a seat of its own; nothing of true solo holds."""
    names = ["kadir", "mist", "jian", "lash"][:mages]
    game = fresh(mages, mages=names, nemesis="rageborne")
    assert (len(game.players), len(game.order) + len(game.spent), game.solo) == (mages, 6, False)
    seats = [mage("kadir", hand=["clouded-sapphire"], deck=["spark"]), *(mage(name) for name in names[1:])]
    game = position(*seats, order=["player-2"])
    play(game, "play:clouded-sapphire", *([] if mages == 2 else ["mage:1"]))
    assert charges(game)[:2] == [0, 1]
    assert asked(play(game, "end"))[:2] == ("ae-main-phase", HONZA)
    with pytest.raises(BadSetup):
        SPEC.setup(mages, {"solo-life": "12"})


@rule("AE-191")
def test_the_solo_nemesis_deck() -> None:
    game = SPEC.begin(SPEC, SPEC.setup(1, {"nemesis": "rageborne"}), seeded(1))
    assert isinstance(game, AeonsEnd)
    basics = [sum(card in BOX.basics[tier] for card in game.deck) for tier in (1, 2, 3)]
    assert (basics, len(game.deck)) == ([1, 3, 7], 20)


@rule("AE-194")
def test_effects_on_two_players_hit_the_solo_mage_twice() -> None:
    game = play(position(mage(hand=["mages-talisman"])), "play:mages-talisman")
    assert charges(game) == [2]
    game = drawn("afflict", mage("kadir", life=5), nemesis="crooked-mask")
    assert (lives(game), len(deck(game)), len(game.corruptions)) == ([7], 4, 7)
    game = position(mage("kadir"), phase="nemesis", nemesis="crooked-mask", in_play=[("pain-sower", 11)], top=["vex"], order=["player-1"])
    assert (lives(game), asked(game)[0]) == ([8], "ae-focus")
    assert breaches(play(game, "focus:2")) == ["open", 3, 1, 2]


@rule("AE-195")
def test_a_solo_mage_goes_on_exhausted() -> None:
    game = drawn("lay-waste", mage("kadir", life=1, charges=3), **QUEEN, husks=0)
    assert (lives(game), asked(game)[:2], game.husks) == ([0], ("ae-break", HANKA), 4 + 4)
    play(game, "break:3")
    assert (breaches(game), charges(game), game.gravehold, game.ended) == (["open", 2, "gone", 2], [0], 28, "")
    assert asked(game)[:2] == ("ae-main-phase", HANKA)


@rule("AE-196")
@pytest.mark.parametrize(("gravehold", "ended"), [(5, ""), (4, "ae-gravehold-fallen")])
def test_a_solo_game_is_lost_with_gravehold(gravehold: int, ended: str) -> None:
    game = drawn("lay-waste", TIRED, **QUEEN, gravehold=gravehold)
    assert (game.ended, game.gravehold) == (ended, gravehold - 4)


@rule("AE-196")
def test_a_solo_game_is_lost_by_the_nemesis_rule() -> None:
    assert drawn("endless-throng", mage(), **QUEEN, husks=13).ended == "ae-overrun"


@rule("AE-197")
def test_lowest_life_is_the_exhausted_solo_mage() -> None:
    game = play(drawn("sunder", TIRED, **QUEEN), "choose:1")
    assert (game.gravehold, lives(game)) == (30 - 4 - 2 * 4, [0])


@rule("AE-198")
def test_all_else_stays_as_it_is_in_solo() -> None:
    """An exhausted solo mage gains no life, and Gravehold no more than it had."""
    game = position(mage("kadir", life=0, hand=["emerald-shard", "focusing-orb"], breaches=("open", 2, 1, "gone")), gravehold=29)
    play(game, "play:emerald-shard", "play:focusing-orb", "choose:2")
    assert (lives(game), game.gravehold, game.now.aether) == ([0], 30, 1)
