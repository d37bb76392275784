"""Loops that play whole games. They are in the kernel because the kernel is compiled."""

from deska.kernel.game import Game
from deska.kernel.rng import Rng


def play_out(game: Game, rng: Rng) -> int:
    """Play at random to the end, and count the decisions that had at least two options."""
    real = 0
    while game.legal:
        legal = game.legal
        count = len(legal)
        if count > 1:
            real += 1
            game.play(legal[rng.below(count)])
        else:
            game.play(legal[0])
    return real


def play_steps(game: Game, rng: Rng, steps: int) -> int:
    """Make so many random choices, fewer if the game ends earlier, and return how many were made."""
    made = 0
    while made < steps and game.legal:
        game.play(game.legal[rng.below(len(game.legal))])
        made += 1
    return made
