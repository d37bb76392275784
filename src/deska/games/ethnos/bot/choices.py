"""The greedy player: every decision of Ethnos by the worth of what it leads to, without search."""

from typing import Final

from deska.games.ethnos.actions import BAND, DROP, LAY, LEAD, PLACE, TROLL
from deska.games.ethnos.bot.bands import Holding, band_worth, best_band, in_group
from deska.games.ethnos.bot.leaders import Leaders
from deska.games.ethnos.bot.plan import Plan
from deska.games.ethnos.bot.traits import COLOUR, FIRST_COLOUR, SKELETON, TRIBE
from deska.games.ethnos.components import HAND_LIMIT, Ethnos
from deska.games.ethnos.effects import ExtraMarker, KeepSome, PlaceAnywhere, TakeTroll
from deska.games.ethnos.turn.ending import RaidAll, RaidSome
from deska.games.ethnos.turn.playing import LayCards, NameLeader, TakeTurn
from deska.kernel import DONE, NO, YES, Rng

ENOUGH_ORCS: Final = 5
"""So many markers of the Orc Horde raid before the last Age; fewer wait for more."""


def greedy(game: Ethnos, seat: int, rng: Rng) -> int:
    """An option that looks best; reads only what the seat knows."""
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    effect = game.stack[-1].effect
    if isinstance(effect, TakeTurn):
        return on_turn(game, seat)
    if isinstance(effect, LayCards):
        return to_lay(game, seat)
    if isinstance(effect, NameLeader):
        return to_lead(game, seat)
    if isinstance(effect, (PlaceAnywhere, ExtraMarker)):
        return to_place(game, seat)
    if isinstance(effect, KeepSome):
        return to_drop(game, seat)
    if isinstance(effect, (RaidSome, RaidAll)):
        return to_raid(game, seat, game.stack[-1].arg)
    if isinstance(effect, TakeTroll):
        return max([option for option in legal if TROLL.holds(option)])
    return YES  # another band, a raider, cards from the deck: always welcome


def on_turn(game: Ethnos, seat: int) -> int:
    """Play the best band now, or recruit for a better one."""
    hand = game.players[seat].hand.cards
    if len(hand) == HAND_LIMIT:
        return BAND
    leaders = Leaders(game, seat)
    option, later = Plan(leaders).best()
    band = best_band(leaders, hand, [])
    if band is not None and band.worth > 0.0 and band.worth + leaders.time_worth(leaders.outlook.turns - 1.0) >= later:
        return BAND
    return option  # a band that brings nothing would only feed the row


def to_lay(game: Ethnos, seat: int) -> int:
    """The next card of the best band that the laid cards can still become."""
    hand = game.players[seat].hand.cards
    band = best_band(Leaders(game, seat), sorted(game.laid + hand), game.laid)
    if band is None:
        return game.legal[0]
    for card in hand:
        if card != SKELETON and in_group(card, band.group):
            return LAY.of(card)
    return LAY.of(SKELETON) if game.laid.count(SKELETON) < band.bones else DONE


def to_lead(game: Ethnos, seat: int) -> int:
    leaders = Leaders(game, seat)
    rest = game.players[seat].hand.cards
    bones = game.laid.count(SKELETON)
    solid = len(game.laid) - bones
    best, most = game.legal[0], -1000.0
    for option in game.legal:
        worth = band_worth(leaders, LEAD.arg(option), solid, bones, rest)
        if worth > most:
            best, most = option, worth
    return best


def to_place(game: Ethnos, seat: int) -> int:
    markers = Leaders(game, seat).markers
    best, most = game.legal[0], -1000.0
    for option in game.legal:
        if PLACE.holds(option) and markers[PLACE.arg(option)] > most:
            best, most = option, markers[PLACE.arg(option)]
    return best


def to_drop(game: Ethnos, seat: int) -> int:
    """As few cards as possible, those first that fit the others least."""
    if DONE in game.legal:
        return DONE
    holding = Holding(game.players[seat].hand.cards)
    best, least = game.legal[0], HAND_LIMIT + 1
    for option in game.legal:
        card = DROP.arg(option)
        if card != SKELETON:
            fitting = max(holding.sizes[TRIBE[card]], holding.sizes[FIRST_COLOUR + COLOUR[card]])
            if fitting < least:
                best, least = option, fitting
    return best


def to_raid(game: Ethnos, seat: int, raided: int) -> int:
    """All or nothing: whoever has begun goes on, since every further marker is worth more than the one before."""
    enough = raided > 0 or game.players[seat].horde.bit_count() >= ENOUGH_ORCS
    if game.legal[0] == YES:
        return YES if enough else NO
    return game.legal[0] if enough else DONE
