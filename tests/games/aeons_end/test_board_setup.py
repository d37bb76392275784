"""Set-up: what players, nemesis and supply start with."""

import pytest

from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import CORRUPTIONS, NEMESES, STRIKES
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import HIDDEN
from deska.kernel.rng import seeded
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    asked,
    breaches,
    charges,
    discard,
    fresh,
    hand,
    in_play,
    lives,
    mage,
    named,
    options,
    play,
    position,
    prepped,
    refuse,
    seen_by,
    supply,
    turn_order,
)

LEVELS = [("beginner", 12, 35, -10), ("normal", 10, 30, 0), ("expert", 10, 30, 0), ("extinction", 8, 25, 10)]


def laid_out(seats: int = 2, seed: int = 1, **variant: str) -> AeonsEnd:
    """A game before its first step."""
    game = SPEC.begin(SPEC, SPEC.setup(seats, variant), seeded(seed))
    assert isinstance(game, AeonsEnd)
    return game


@rule("AE-049", "AE-051", "AE-059")
@pytest.mark.parametrize(("nemesis", "life"), [("rageborne", 70), ("carapace-queen", 60), ("prince-of-gluttons", 70), ("crooked-mask", 70)])
@pytest.mark.parametrize("seats", [1, 4])
def test_the_start_at_normal_difficulty(seats: int, nemesis: str, life: int) -> None:
    game = laid_out(seats, nemesis=nemesis)
    assert (lives(game), charges(game), game.gravehold, game.life) == ([10] * seats, [0] * seats, 30, life)
    assert [prepped(game, seat) for seat in range(seats)] == [{}] * seats


@rule("AE-050", "AE-189")
@pytest.mark.parametrize(("difficulty", "life", "gravehold", "more"), LEVELS)
def test_nobody_gains_life_above_the_start(difficulty: str, life: int, gravehold: int, more: int) -> None:
    brama = mage("brama", charges=5, life=life - 3, hand=["focusing-orb"])
    game = position(brama, mage("mist"), gravehold=gravehold - 2, difficulty=difficulty)
    play(game, "ability", "play:focusing-orb", "choose:2")
    assert (lives(game), game.gravehold) == ([life, life], gravehold)


@rule("AE-060")
@pytest.mark.parametrize(("difficulty", "life", "gravehold", "more"), LEVELS)
@pytest.mark.parametrize("wounds", [5, 14])
def test_the_nemesis_gains_no_life_above_its_start(difficulty: str, life: int, gravehold: int, more: int, wounds: int) -> None:
    game = position(
        mage(),
        mage("mist"),
        phase="nemesis",
        nemesis="crooked-mask",
        in_play=[("twisting-madness", 1)],
        top=["corrupter"],
        order=["player-1"],
        difficulty=difficulty,
        life=70 + more - wounds,
    )
    assert game.life == 70 + more - max(wounds - 13, 0)


@rule("AE-056")
def test_the_wild_card_gives_any_player_a_turn() -> None:
    start = position(mage(), mage("mist"), mage("jian"), phase="turn-order", order=["wild", "nemesis"])
    assert asked(start) == ("ae-wild", -1, ["mage:0", "mage:1", "mage:2"])
    for seat in range(3):
        game = play(start.clone(), f"mage:{seat}")
        assert asked(game)[:2] == ("ae-main-phase", seat)
        assert turn_order(game)[1][-1] == "wild"


@rule("AE-058")
def test_the_turn_order_deck_is_shuffled_and_face_down() -> None:
    orders = {tuple(laid_out(2, seed).order.cards) for seed in range(20)}
    assert len(orders) > 10
    assert laid_out().order.seen == [0] * 6
    game = fresh(2)
    assert seen_by(HANKA, game).order.cards == [HIDDEN] * len(game.order)


@rule("AE-065")
def test_the_nemesis_deck_is_never_shuffled() -> None:
    """It loses cards from its top, whatever happens."""
    game = fresh(2, seed=3, nemesis="rageborne")
    before = game.deck[:]
    for step in range(300):
        play(game, options(game)[step % len(options(game))])
        if game.ended:
            break
        assert game.deck == before[: len(game.deck)]
    assert len(game.deck) < len(before)


@rule("AE-066")
@pytest.mark.parametrize(
    ("nemesis", "fury", "strikes", "husks", "devoured", "corruptions"),
    [
        ("rageborne", 1, 6, 0, 0, 0),
        ("carapace-queen", 0, 0, 2, 0, 0),
        ("prince-of-gluttons", 0, 0, 0, 3, 0),
        ("crooked-mask", 0, 0, 0, 0, 11),
    ],
)
def test_the_nemesis_sets_up_before_the_first_turn(
    nemesis: str, fury: int, strikes: int, husks: int, devoured: int, corruptions: int
) -> None:
    game = laid_out(nemesis=nemesis, supply="deck-destruction")
    game.order.cards.sort(reverse=True)  # the first turn is a player's
    game.settle()
    assert (turn_order(game)[1], asked(game)[0]) == (["player-1"], "ae-main-phase")
    found = (game.fury, len(game.strikes), game.husks, len(game.devoured), len(game.corruptions))
    assert found == (fury, strikes, husks, devoured, corruptions)


@rule("AE-067")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_strikes_and_corruptions_are_not_in_the_nemesis_deck(nemesis: str) -> None:
    game = laid_out(4, nemesis=nemesis)
    assert not set(named(game.deck)) & {*STRIKES, *CORRUPTIONS}
    assert {BOX.foes[card].tier for card in game.deck} == {1, 2, 3}
    assert [BOX.foes[card].tier for card in STRIKES.members] == [0] * 6


@rule("AE-071")
def test_an_empty_pile_stays_empty() -> None:
    game = position(mage(hand=["crystal"]), supply={"jade": 1}, aether=9, order=["player-1"])
    play(game, "buy:jade")
    assert supply(game)["jade"] == 0
    assert refuse(game, "buy:jade").rule == "AE-071"
    play(game, "end")
    assert (len(supply(game)), supply(game)["jade"], hand(game), discard(game)) == (9, 0, ["crystal", "jade"], [])
    assert (in_play(game), breaches(game)) == ([], ["open", 2, 1, 2])
