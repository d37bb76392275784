"""The greedy player of Aeon's End: that it always has an answer, how well it plays, and that it plays by what it knows."""

import pytest

from deska.bots import make, play_game
from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import NEMESES
from deska.games.aeons_end.bot import evaluate, greedy
from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import seeded
from tests.bots.answers import answered
from tests.games.aeons_end.build import HANKA, HONZA, fresh, mage, play, position

SUPPLIES = ("deck-destruction", "free-charges")


def choice(game: AeonsEnd) -> str:
    return SPEC.actions.names[greedy(game, game.actor, seeded(1))]


def wins(bot: str, games: int, difficulty: str, supply: str) -> int:
    won = 0
    for seed in range(games):
        game = SPEC.new(2, seed, {"nemesis": "rageborne", "difficulty": difficulty, "supply": supply})
        play_game(game, [make(bot, SPEC, seed), make(bot, SPEC, seed + 1)])
        won += bool(game.result(game.ended).winners)
    return won


# --- strength


@pytest.mark.parametrize("supply", SUPPLIES)
def test_greedy_mages_win_and_those_who_act_by_chance_do_not(supply: str) -> None:
    """They win about 80 % of 1,000 games at Normal and 95 % for beginners; these seeds are fixed, and less than that is asked."""
    assert wins("greedy", 20, "normal", supply) >= 11
    assert wins("greedy", 12, "beginner", supply) >= 9
    assert wins("random", 12, "beginner", supply) == 0


@pytest.mark.parametrize("follows", [True, False], ids=["greedy", "random"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("nemesis", NEMESES)
def test_there_is_an_answer_to_everything(nemesis: str, seats: int, follows: bool) -> None:
    game = fresh(seats, seats, nemesis=nemesis, difficulty="extinction" if follows else "beginner")
    assert answered(game, greedy, seeded(seats), follows) > 25


# --- knowledge


@pytest.mark.parametrize(("seats", "nemesis"), [(2, "rageborne"), (3, "crooked-mask"), (4, "carapace-queen")])
def test_greedy_chooses_the_same_in_every_game_that_could_be_true(seats: int, nemesis: str) -> None:
    game = fresh(seats, seats, nemesis=nemesis)
    compared = 0
    while game.legal:
        seat = game.actor
        option = greedy(game, seat, seeded(1))
        if len(game.legal) > 1 and game.choices % 5 == 0:
            compared += 1
            twin = SPEC.imagine(game, seat, 3)
            assert isinstance(twin, AeonsEnd)
            assert greedy(twin, seat, seeded(2)) == option
            assert evaluate(twin, seat) == evaluate(game, seat)
        game.apply(option)
    assert compared > 10


# --- single decisions


def test_the_last_blow_goes_to_the_nemesis() -> None:
    caster = mage(prepped={1: "essence-theft"})
    game = play(position(caster, phase="casting", in_play=[("bane-sire", 3)], life=3), "cast:1")
    assert choice(game) == "hit:nemesis"
    game = play(position(caster, phase="casting", in_play=[("bane-sire", 3)], life=60), "cast:1")
    assert choice(game) == "hit:bane-sire"


def test_damage_goes_to_the_healthy_mage() -> None:
    seats = (mage("kadir", life=3), mage("mist", life=9))
    assert choice(position(*seats, phase="nemesis", in_play=[("woven-sky", 1)])) == "mage:1"
    seats = (mage("kadir", life=9), mage("mist", life=3))
    assert choice(position(*seats, phase="nemesis", in_play=[("woven-sky", 1)])) == "mage:0"


def test_gems_in_hand_save_gravehold() -> None:
    seats = (mage("kadir", hand=["crystal"]), mage("mist", hand=["searing-ruby"]))
    game = position(*seats, phase="nemesis", in_play=[("pulverizing-ray", 1)])
    assert choice(game) == "mage:0"
    play(game, "mage:0")
    assert choice(game) == "mage:1"


def test_what_is_destroyed_is_junk_and_a_small_deck_is_kept() -> None:
    good = ["searing-ruby"] * 6 + ["essence-theft"] * 4
    game = position(mage(hand=["bottled-vortex", "searing-ruby"], discard=["jade", "spark", "crystal"], deck=good))
    play(game, "play:bottled-vortex")
    junk = {"destroy-discarded:spark:1", "destroy-discarded:crystal:1"}
    first = choice(game)
    assert first in junk
    play(game, first)
    assert choice(game) in junk | {"done"}
    small = position(mage(hand=["bottled-vortex", "searing-ruby"], discard=["jade", "spark", "crystal"], deck=["crystal"]))
    assert choice(play(small, "play:bottled-vortex")) == "done"


def test_spells_that_can_defeat_the_nemesis_together_all_go_there() -> None:
    """Each alone would rather kill the minion."""
    caster = mage(prepped={1: "spark", 2: "essence-theft"})
    deadly, not_yet = [play(position(caster, phase="casting", in_play=[("bane-sire", 1)], life=life), "cast:2") for life in (4, 60)]
    assert choice(deadly) == "hit:nemesis"
    assert choice(not_yet) == "hit:bane-sire"


def test_the_strongest_spell_is_prepped_at_the_best_breach() -> None:
    game = position(mage(hand=["spark", "planar-insight"], breaches=("open", "open", "open", 2)))
    assert choice(game) == "prep:planar-insight:3"


def test_a_power_about_to_take_effect_is_paid_off_with_poor_cards() -> None:
    poor = ["crystal", "crystal", "crystal", "spark"]
    assert choice(position(mage(hand=poor, life=5), mage("mist", life=5), in_play=[("woven-sky", 1)])) == "discard-power:woven-sky"
    assert choice(position(mage(hand=poor), mage("mist"), in_play=[("woven-sky", 2)])) != "discard-power:woven-sky"


# --- evaluation


def test_evaluation_rises_as_the_nemesis_weakens_and_falls_with_gravehold() -> None:
    seats = (mage("kadir"), mage("mist"))
    worth = evaluate(position(*seats, life=40, gravehold=20), HANKA)
    assert 0 < worth < 1
    assert evaluate(position(*seats, life=10, gravehold=20), HANKA) > worth > evaluate(position(*seats, life=40, gravehold=5), HONZA)
    assert evaluate(position(mage("kadir", life=1), mage("mist"), life=40, gravehold=20), HANKA) < worth


def test_evaluation_of_a_finished_game_is_its_outcome() -> None:
    won = play(position(mage(prepped={1: "spark"}), phase="casting", life=1), "cast:1")
    assert evaluate(won, HANKA) == 1.0
    lost = position(mage("kadir", life=1), mage("mist", life=0), phase="nemesis", in_play=[("cauterizer", 3)])
    play(lost, "mage:0")
    assert evaluate(lost, HANKA) == 0.0
