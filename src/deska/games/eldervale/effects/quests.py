"""Quests in hand are fulfilled when something happens, or whenever something is true."""

from typing import Final

from deska.games.eldervale.actions import FULFIL, QUESTS
from deska.games.eldervale.components.state import Eldervale, no_quest
from deska.games.eldervale.components.words import DEEDS
from deska.games.eldervale.effects.gains import score
from deska.games.eldervale.effects.tableau import carry_out_at
from deska.kernel import ALL, PASS, Ask, Effect, Frame, Reason
from deska.kernel.codec import Name, Pair

DEED_WITH: Final = Pair(DEEDS, 64)
"""A deed, and the realm or unit that it is about."""


def deed(game: Eldervale, seat: int, moment: str, arg: int = 0) -> None:
    """Something has happened; if a quest asks for it, any player with cards in hand might hold that quest (EL-060)."""
    if seat >= game.seats or not len(game.players[seat].hand):
        return
    if any(quest.condition.is_met(game, seat, arg) for quest in game.box.quests_at[moment]):
        game.push(DEED, seat, DEED_WITH.of(DEEDS.index(moment), arg))


def may_hold_fulfilled(game: Eldervale, seat: int) -> bool:
    """True if by public knowledge a quest in the player's hand could be fulfilled as things stand (EL-060)."""
    if not len(game.players[seat].hand):
        return False
    return any(quest.condition.is_met(game, seat, 0) for quest in game.box.quests_at["always"])


class Deed(Ask):
    """A player who has done something may show the quest that asks for it; the argument is what, and with what."""

    kind = "el-deed"
    rules = ("EL-059", "EL-060")
    takes = DEED_WITH
    only_hides = True

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        moment = DEEDS[DEED_WITH.first(frame.arg)]
        options: list[int] = []
        for card in game.players[frame.seat].hand.cards:
            if card in game.box.quests:
                condition = game.box.quests[card].condition
                if condition.when() == moment and condition.is_met(game, frame.seat, DEED_WITH.second(frame.arg)):
                    options.append(FULFIL.of(card))
        return [*options, PASS]

    def asks_anyway(self, game: Eldervale, frame: Frame) -> bool:
        return True  # nobody else knows whether there is such a quest

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == PASS:
            return
        if len(game.players[frame.seat].hand) > 1:
            game.stack.append(frame)
        fulfil(game, frame.seat, FULFIL.arg(option))

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_quest(game, frame.seat, option)


def fulfil(game: Eldervale, seat: int, card: int) -> None:
    """It pays at once and stays with the player (EL-059)."""
    player = game.players[seat]
    player.hand.take(card)
    player.quests.append(card)
    if game.heard:
        game.tell("el-fulfilled", ALL, ("card", f"hand:{seat}", f"quests:{seat}"), player=seat, card=card)
    score(game, seat, game.box.quests[card].points)
    carry_out_at(game, seat, "quest-done")


class Fulfil(Effect):
    """The quest of the argument is fulfilled."""

    takes = Name(QUESTS)

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        fulfil(game, frame.seat, frame.arg)


DEED: Final = Deed()
FULFIL_EFFECT: Final = Fulfil()
