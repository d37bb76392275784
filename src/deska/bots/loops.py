"""A loop that plays whole games between players. It stands here and not in the laboratory, which uses it, because bots are compiled."""

from deska.bots.players import Player
from deska.kernel.game import Game


def play_game(game: Game, players: list[Player]) -> int:
    """Play to the end, and return how often the turn passed on."""
    passed = 0
    turn = game.turn
    while game.legal:
        legal = game.legal
        seat = game.actor
        game.apply(legal[0] if len(legal) == 1 else players[seat].answer(game, seat, legal))
        if game.turn != turn:
            turn = game.turn
            passed += 1
    return passed
