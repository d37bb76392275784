"""Why something that looks possible in the main phase is not."""

from deska.games.aeons_end.actions import (
    ABILITY,
    BUY,
    BUY_DEVOURED,
    CARRY_OUT,
    CAST,
    CHARGE,
    DISCARD,
    DISCARD_POWER,
    FOCUS,
    OPEN,
    PLAY,
    PREP,
    USE,
)
from deska.games.aeons_end.components.state import CHARGE_COST, GONE, OPEN_SIDE, AeonsEnd
from deska.games.aeons_end.effects.aether import price_of, purses_of
from deska.games.aeons_end.effects.breaches import LAST_POSITION, breach_is_not_closed, focus_price, open_price
from deska.games.aeons_end.effects.charges import is_charged
from deska.games.aeons_end.effects.supply import not_on_devoured
from deska.games.aeons_end.effects.values import has_room
from deska.kernel import Reason


def why_not(game: AeonsEnd, seat: int, option: int) -> Reason | None:
    if PLAY.holds(option):
        return not_in_hand(PLAY.arg(option))
    if BUY.holds(option):
        return no_purchase(game, BUY.arg(option))
    if BUY_DEVOURED.holds(option):
        return no_devoured(game, BUY_DEVOURED.arg(option))
    if PREP.holds(option):
        return no_prepping(game, seat, PREP.arg(option), PREP.second(option))
    if FOCUS.holds(option):
        return no_focus(game, seat, FOCUS.arg(option))
    if OPEN.holds(option):
        return no_opening(game, seat, OPEN.arg(option))
    if DISCARD_POWER.holds(option):
        return no_removal(game, DISCARD_POWER.arg(option))
    return other_reasons(game, seat, option)


def other_reasons(game: AeonsEnd, seat: int, option: int) -> Reason | None:
    if option == CHARGE:
        if not has_room(game, game.players[seat]):
            return Reason("ae-why-charges-full", "AE-112")
        return too_little(game.now.aether, CHARGE_COST, "AE-110")
    if option == ABILITY:
        if not is_charged(game, seat):
            return Reason("ae-why-not-charged", "AE-014", {"charges": game.players[seat].charges})
        return Reason("ae-why-wrong-moment", "AE-017")
    if CAST.holds(option):
        return Reason("ae-why-casting-over", "AE-080")
    if USE.holds(option):
        return no_use(game, seat, USE.arg(option))
    if CARRY_OUT.holds(option):
        return no_carrying_out(game, seat, CARRY_OUT.arg(option))
    return Reason("ae-why-no-free-discard", "AE-141") if DISCARD.holds(option) else None


def too_little(aether: int, price: int, rule: str) -> Reason:
    return Reason("ae-why-too-little-aether", rule, {"price": price, "aether": aether})


def not_in_hand(card: int) -> Reason:
    return Reason("ae-why-not-in-hand", "AE-099", {"card": card})


def no_purchase(game: AeonsEnd, card: int) -> Reason:
    if card not in game.market:
        return Reason("ae-why-not-in-supply", "AE-068", {"card": card})
    if not game.left[game.market.index(card)]:
        return Reason("ae-why-pile-empty", "AE-071", {"card": card})
    return too_little(purses_of(game)[game.box.kind[card]], price_of(game, card), "AE-107")


def no_devoured(game: AeonsEnd, card: int) -> Reason:
    if not game.devoured or game.devoured[-1] != card:
        return not_on_devoured(card)
    return too_little(purses_of(game)[game.box.kind[card]], price_of(game, card), "AE-107")


def no_prepping(game: AeonsEnd, seat: int, card: int, breach: int) -> Reason:
    player = game.players[seat]
    if card not in player.hand:
        return not_in_hand(card)
    if player.breaches[breach] == GONE:
        return Reason("ae-why-no-breach", "AE-165", {"breach": breach})
    if player.prepped[breach] >= 0:
        return Reason("ae-why-breach-occupied", "AE-125", {"breach": breach})
    return Reason("ae-why-breach-closed", "AE-124", {"breach": breach})


def no_focus(game: AeonsEnd, seat: int, breach: int) -> Reason:
    position = game.players[seat].breaches[breach]
    if position >= OPEN_SIDE:
        return breach_is_not_closed(game, seat, breach)
    if position == LAST_POSITION:
        return Reason("ae-why-only-open", "AE-119", {"breach": breach})
    return too_little(game.now.aether, focus_price(game, breach), "AE-115")


def no_opening(game: AeonsEnd, seat: int, breach: int) -> Reason:
    position = game.players[seat].breaches[breach]
    if position >= OPEN_SIDE:
        return breach_is_not_closed(game, seat, breach)
    return too_little(game.now.aether, open_price(game, breach, position), "AE-122")


def no_removal(game: AeonsEnd, card: int) -> Reason:
    if card not in game.field:
        return Reason("ae-why-power-not-in-play", "AE-132", {"card": card})
    if not game.box.foes[card].to_discard:
        return Reason("ae-why-no-to-discard", "AE-134", {"card": card})
    return Reason("ae-why-condition-unmet", "AE-133", {"card": card})


def no_use(game: AeonsEnd, seat: int, place: int) -> Reason:
    card = game.players[seat].prepped[place]
    if card < 0 or game.box.cards[card].main is None:
        return Reason("ae-why-no-while-prepped", "AE-129")
    if game.now.used >> place & 1:
        return Reason("ae-why-used", "AE-131", {"card": card})
    return Reason("ae-why-condition-unmet", "AE-129", {"card": card})


def no_carrying_out(game: AeonsEnd, seat: int, card: int) -> Reason:
    """Corruptions are carried out before and after the main phase, never in it."""
    if card not in game.players[seat].hand:
        return not_in_hand(card)
    return Reason("ae-why-not-now", "AE-C78", {"card": card})
