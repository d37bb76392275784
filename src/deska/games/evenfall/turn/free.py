"""Free actions: at any time of one's own turn."""

from typing import Final

from deska.games.evenfall.actions import ABILITY, EXHAUST, EXHAUST_BORROWED, PEOPLE, SWAP
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.agents import PRICE_OF_ORB, PRICE_OF_SICKLE
from deska.games.evenfall.effects.gains import GainAny
from deska.games.evenfall.effects.paying import PAY_RESOURCES, Discard
from deska.kernel import Ask, Effect, Frame, Reason
from deska.kernel.combinators import push_all

SWAP_CARDS: Final = 2  # EV-046
SWAP_EFFECTS: Final[tuple[Effect, ...]] = (Discard(SWAP_CARDS), GainAny())
TURN: Final = 2
"""The index of a turn on the stack. Below it lies the rest of the round, above it all that happens in the turn."""


class OwnTurn(Ask):
    """A step that lies below all that happens in a player's turn."""


class FreeAction(Ask):
    """Actions that are possible at any time of one's own turn, but for the middle of a payment, which is made in one go (EV-044).

    This step is never on the stack: its options are merged into all decisions of the turn.
    """

    kind = "ev-turn"
    rules = ("EV-044", "EV-046", "EV-072")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        seat = frame.seat
        options: list[int] = []
        if not is_free_moment(game, seat):
            return options
        player = game.players[seat]
        if len(player.hand.cards) >= SWAP_CARDS:
            options.append(SWAP.of())
        free = game.board(seat).free
        if free and free[0].possible(game, Frame(free[0], seat)):
            options.append(ABILITY.of())
        for card in player.specialists:
            if not player.is_exhausted(card) and can_exhaust(game, seat, card):  # EV-072
                options.append(EXHAUST.of(card))
        for card in player.borrowed:
            if not player.is_worn(card) and can_exhaust(game, seat, card):  # EV-C38
                options.append(EXHAUST_BORROWED.of(card))
        return options

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        seat = frame.seat
        player = game.players[seat]
        if SWAP.holds(option):
            push_all(game, Frame(self, seat), SWAP_EFFECTS)
        elif ABILITY.holds(option):
            push_all(game, Frame(self, seat, player.clan), game.board(seat).free)
        elif EXHAUST.holds(option):
            player.exhausted |= 1 << PEOPLE.place_of(EXHAUST.arg(option))
            exhaust(game, seat, EXHAUST.arg(option))
        else:
            player.worn |= 1 << PEOPLE.place_of(EXHAUST_BORROWED.arg(option))
            exhaust(game, seat, EXHAUST_BORROWED.arg(option))

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        player = game.players[frame.seat]
        if not is_free_action(option):
            return None
        if not is_own_turn(game, frame.seat):
            return Reason("ev-why-not-your-turn", "EV-044")
        if is_paying(game):
            return Reason("ev-why-paying", "EV-044")
        if SWAP.holds(option):
            return Reason("ev-why-two-cards", "EV-046", {"count": len(player.hand)})
        if ABILITY.holds(option):
            return Reason("ev-why-no-ability" if not game.board(frame.seat).free else "ev-why-ability-impossible", "EV-143")
        if EXHAUST.holds(option):
            return no_exhausting(game, player.specialists, player.exhausted, EXHAUST.arg(option))
        return no_exhausting(game, player.borrowed, player.worn, EXHAUST_BORROWED.arg(option))


def is_free_action(option: int) -> bool:
    return SWAP.holds(option) or ABILITY.holds(option) or EXHAUST.holds(option) or EXHAUST_BORROWED.holds(option)


def is_free_moment(game: Evenfall, seat: int) -> bool:
    return is_own_turn(game, seat) and not is_paying(game)


def is_own_turn(game: Evenfall, seat: int) -> bool:
    return seat == game.turn and len(game.stack) > TURN and isinstance(game.stack[TURN].effect, OwnTurn)


def is_paying(game: Evenfall) -> bool:
    """True if a payment is being asked for: cards, resources, or the choice between resources and mana."""
    effect = game.stack[-1].effect
    return effect is PAY_RESOURCES or isinstance(effect, Discard) or effect is PRICE_OF_SICKLE or effect is PRICE_OF_ORB


def can_exhaust(game: Evenfall, seat: int, card: int) -> bool:
    effect = game.box.exhausts[card]
    return effect is not None and effect.possible(game, Frame(effect, seat, card))


def exhaust(game: Evenfall, seat: int, card: int) -> None:
    effect = game.box.exhausts[card]
    if effect is not None:
        if game.heard:
            game.tell("ev-exhausted", player=seat, card=card)
        game.push(effect, seat, source=card)


def no_exhausting(game: Evenfall, cards: tuple[int, ...], turned: int, card: int) -> Reason:
    if card not in cards:
        return Reason("ev-why-not-your-specialist", "EV-072", {"card": card})
    if turned >> PEOPLE.place_of(card) & 1:
        return Reason("ev-why-turned", "EV-072", {"card": card})
    if game.box.exhausts[card] is None:
        return Reason("ev-why-no-exhaust", "EV-072", {"card": card})
    return Reason("ev-why-cannot-pay", "EV-194", {"card": card})


FREE_ACTION: Final = FreeAction()
