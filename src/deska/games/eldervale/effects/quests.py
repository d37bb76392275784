"""Úkoly: quests in hand are fulfilled when something happens, or whenever something is true."""

from typing import Final

from deska.games.eldervale.actions import FIRST_MAGIC, FIRST_PROPHECY, FIRST_QUEST, FIRST_STARTER, FULFIL, QUESTS
from deska.games.eldervale.components.definitions import ALWAYS, BOX, DEEDS
from deska.games.eldervale.components.state import Eldervale, no_quest
from deska.games.eldervale.effects.gains import score
from deska.games.eldervale.effects.order import carry_out
from deska.kernel import ALL, PASS, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int, Name

WIDTH: Final = 64


def deed(game: Eldervale, seat: int, moment: str, arg: int = 0) -> None:
    """Something has happened; if a quest asks for it, who has cards in hand might hold it (EL-060)."""
    if seat >= game.seats or not len(game.players[seat].hand):
        return
    if any(quest.condition.when() == moment and quest.condition.is_met(game, seat, arg) for quest in BOX.quests):
        game.push(DEED, seat, DEEDS.index(moment) * WIDTH + arg)


def may_hold_fulfilled(game: Eldervale, seat: int) -> bool:
    """Whether by public knowledge a quest in the player's hand could be fulfilled as things stand (EL-060)."""
    if not len(game.players[seat].hand):
        return False
    return any(quest.condition.when() == ALWAYS and quest.condition.is_met(game, seat, 0) for quest in BOX.quests)


class Deed(Ask):
    """A player who has done something may show the quest that asks for it; the argument is what, and with what."""

    kind = "el-deed"
    rules = ("EL-059", "EL-060")

    def arg_field(self) -> Field:
        return Int(0, len(DEEDS) * WIDTH - 1)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        moment = DEEDS[frame.arg // WIDTH]
        found: list[int] = []
        for card in game.players[frame.seat].hand.cards:
            if FIRST_QUEST <= card < FIRST_PROPHECY:
                condition = BOX.quests[card - FIRST_QUEST].condition
                if condition.when() == moment and condition.is_met(game, frame.seat, frame.arg % WIDTH):
                    found.append(FULFIL.of(card - FIRST_QUEST))
        return [*found, PASS]

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


def fulfil(game: Eldervale, seat: int, quest: int) -> None:
    """It pays at once and stays with the player (EL-059)."""
    player = game.players[seat]
    card = FIRST_QUEST + quest
    player.hand.take(card)
    player.quests.append(card)
    if game.heard:
        game.tell("el-fulfilled", ALL, ("card", f"hand:{seat}", f"quests:{seat}"), player=seat, card=FIRST_MAGIC + card)
    score(game, seat, BOX.quests[quest].points)
    for laid in player.cards:
        if laid.card < FIRST_STARTER:
            carry_out(game, seat, laid.card, BOX.adventures[laid.card].quest_done)


class Fulfil(Effect):
    """The quest of the argument is fulfilled."""

    def arg_field(self) -> Field:
        return Name(QUESTS)

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        fulfil(game, frame.seat, frame.arg)


DEED: Final = Deed()
FULFIL_EFFECT: Final = Fulfil()
