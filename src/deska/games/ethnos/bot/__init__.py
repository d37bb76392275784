"""A sensible Ethnos player without search."""

from deska.games.ethnos.actions import BAND, LAY, LEAD, PLACE, RAID, SKELETON, TROLL, DROP
from deska.games.ethnos.bot.bands import Holding, Muster, in_group
from deska.games.ethnos.bot.plan import Plan
from deska.games.ethnos.bot.worth import Outlook, best_troll
from deska.games.ethnos.components import COLOUR, HAND_LIMIT, TRIBE, Ethnos
from deska.games.ethnos.effects import PlaceAnywhere, ExtraMarker, TakeTroll, KeepSome
from deska.games.ethnos.turn import LayCards, NameLeader, TakeTurn, RaidSome, RaidAll
from deska.kernel import DONE, NO, PASS, YES, Rng

CASH = 5


def greedy(game: Ethnos, seat: int, rng: Rng) -> int:
    if len(game.legal) == 1:
        return game.legal[0]
    frame = game.stack[-1]
    effect = frame.effect
    if isinstance(effect, TakeTurn):
        return choose_turn(game, seat)
    if isinstance(effect, LayCards):
        return choose_card(game, seat)
    if isinstance(effect, NameLeader):
        return choose_leader(game, seat)
    if isinstance(effect, (PlaceAnywhere, ExtraMarker)):
        return choose_kingdom(game, seat)
    if isinstance(effect, TakeTroll):
        return max(option for option in game.legal if TROLL.holds(option))
    if isinstance(effect, KeepSome):
        return choose_drop(game, seat)
    if isinstance(effect, RaidSome):
        count = game.players[seat].horde.bit_count() + frame.arg
        return game.legal[0] if count >= CASH else DONE
    if isinstance(effect, RaidAll):
        return YES if game.players[seat].horde.bit_count() >= CASH else NO
    return YES


def choose_turn(game: Ethnos, seat: int) -> int:
    outlook = Outlook(game, seat)
    muster = Muster(outlook)
    hand = game.players[seat].hand.cards
    band = muster.best_band(hand)
    if len(hand) == HAND_LIMIT:
        return BAND
    option, value = Plan(game, seat, muster).best_recruit()
    if band is not None and band.worth + outlook.time_worth(outlook.turns - 1.0) >= value:
        return BAND
    return option


def choose_card(game: Ethnos, seat: int) -> int:
    muster = Muster(Outlook(game, seat))
    hand = game.players[seat].hand.cards
    cards = sorted(game.laid + hand)
    band = muster.best_band(cards)
    assert band is not None
    for card in hand:
        if card != SKELETON and in_group(card, band.group):
            return LAY.of(card)
    if game.laid.count(SKELETON) < band.bones:
        return LAY.of(SKELETON)
    return DONE


def choose_leader(game: Ethnos, seat: int) -> int:
    muster = Muster(Outlook(game, seat))
    cards = sorted(game.laid + game.players[seat].hand.cards)
    band = muster.best_band(cards)
    assert band is not None
    return LEAD.of(band.leader)


def choose_kingdom(game: Ethnos, seat: int) -> int:
    outlook = Outlook(game, seat)
    best, top = game.legal[0], -1.0
    for option in game.legal:
        if PLACE.holds(option) and outlook.marker[PLACE.arg(option)] > top:
            best, top = option, outlook.marker[PLACE.arg(option)]
    return best


def choose_drop(game: Ethnos, seat: int) -> int:
    if DONE in game.legal:
        return DONE
    holding = Holding(game.players[seat].hand.cards)
    best, low = game.legal[0], 100
    for option in game.legal:
        card = DROP.arg(option)
        if card != SKELETON:
            size = max(holding.sizes[TRIBE[card]], holding.sizes[11 + COLOUR[card]])
            if size < low:
                best, low = option, size
    return best
