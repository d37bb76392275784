"""The Automa's turn."""

from typing import Final

from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.automa import AUTOMA_ACTS, flip
from deska.kernel import Effect, Frame


class AutomaTurn(Effect):
    """A card is flipped, and the marker moves by its VP, but never past a yellow space; that space acts (EV-169, EV-170)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        if game.heard:
            game.tell("ev-automa-turn")
        for _ in range(flip(game)):
            game.rondel = (game.rondel + 1) % len(game.box.rondel)
            if game.box.rondel[game.rondel].yellow:
                break
        game.push(AUTOMA_ACTS, frame.seat)


AUTOMA_TURN: Final = AutomaTurn()
