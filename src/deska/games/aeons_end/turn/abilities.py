"""An ability (schopnost) can be used when every place for charges is filled, at the moment that the board names (AE-014 to AE-017)."""

from typing import Final

from deska.games.aeons_end.actions import ABILITY
from deska.games.aeons_end.components.definitions import ANY_MAIN, CARD_DRAWN, MINION, ORDER_DRAWN
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.values import room
from deska.kernel import Frame, Window
from deska.kernel.combinators import push_all


def use_ability(game: AeonsEnd, seat: int) -> None:
    """All charges are removed first (AE-016)."""
    player = game.players[seat]
    player.charges = 0
    source = player.mage
    if game.heard:
        game.tell("ae-ability", player=seat, card=source)
    push_all(game, Frame(ALLY_ABILITY, seat, source), game.box.mages[player.mage].ability)


def ready(game: AeonsEnd, moment: str, first: int) -> list[int]:
    """The seats that can use an ability of that moment, from one seat on clockwise; charges are open to all."""
    seats: list[int] = []
    for i in range(game.seats):
        seat = (first + i) % game.seats
        if not room(game, seat) and game.box.mages[game.players[seat].mage].moment == moment:
            seats.append(seat)
    return seats


class AbilityWindow(Window):
    """Every player with a charged ability for this moment may use it."""

    def reactions(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [ABILITY.of()]

    def react(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        use_ability(game, frame.seat)


class AllyAbility(AbilityWindow):
    """Abilities for another player's main phase."""

    kind = "ae-ally-ability"
    rules = ("AE-C15", "AE-C16", "AE-C19")

    def order(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [seat for seat in ready(game, ANY_MAIN, frame.seat) if seat != frame.seat]


class OrderAbility(AbilityWindow):
    """Abilities for the moment after a turn order card was drawn."""

    kind = "ae-order-ability"
    rules = ("AE-C18",)

    def order(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return ready(game, ORDER_DRAWN, game.turn)


class CardAbility(AbilityWindow):
    """Abilities for the moment after the nemesis has drawn an attack or power, which is the source."""

    kind = "ae-card-ability"
    rules = ("AE-C12",)

    def order(self, game: AeonsEnd, frame: Frame) -> list[int]:
        if frame.source not in game.drawn or game.box.kind[frame.source] == MINION:
            return []
        return ready(game, CARD_DRAWN, game.turn)


ALLY_ABILITY: Final = AllyAbility()
ORDER_ABILITY: Final = OrderAbility()
CARD_ABILITY: Final = CardAbility()
