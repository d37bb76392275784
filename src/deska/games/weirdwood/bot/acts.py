"""The worth of acts of cards, abilities and companions, wherever they may lead."""

from deska.games.weirdwood.bot.deeds import deed_worth
from deska.games.weirdwood.bot.numbers import AGAIN
from deska.games.weirdwood.bot.outlook import Outlook
from deska.games.weirdwood.components.manor import NEIGHBOURS
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import Attack, FarAttack
from deska.games.weirdwood.effects.laid import Repeat, laid_slots
from deska.games.weirdwood.effects.movement import Move, Slip, Teleport
from deska.games.weirdwood.effects.people import On, candidates
from deska.games.weirdwood.effects.scarabs import rubble, swarms, walk_reach
from deska.kernel import Effect, Either, Frame
from deska.kernel.combinators import could
from deska.kernel.masks import members

# --- going somewhere


def targets_of(game: Weirdwood, seat: int, source: int, effect: Effect) -> int:
    """Rooms that a Move, a Teleport or steps through walls can end in."""
    if isinstance(effect, (Move, Teleport)):
        return effect.targets(game, Frame(effect, seat, source))
    targets = 0
    if isinstance(effect, Slip):
        here = game.players[seat].place
        for place in NEIGHBOURS[here]:
            targets |= 1 << place
            if effect.steps > 1 and not rubble(game) >> place & 1:
                for other in NEIGHBOURS[place]:
                    targets |= 1 << other
        targets &= ~(1 << here | rubble(game))
    return targets


def best_stays(game: Weirdwood, look: Outlook, mask: int, count: int) -> float:
    """The best rooms for so many Moves."""
    best = second = 0.0
    for place in members(mask):
        worth = look.stay(game, place)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best + (AGAIN * second * (count - 1) if count > 1 else 0.0)


def best_raid(game: Weirdwood, look: Outlook, source: int, mask: int) -> float:
    raids = look.raids_with(game, source)
    return max([look.attack(game, raids, place) for place in members(mask)], default=0.0)


def tour_worth(game: Weirdwood, look: Outlook, source: int, mask: int, walks: int, attacks: int) -> float:
    """So many Moves and Attacks of one card, in the better order."""
    quiet = best_stays(game, look, mask, walks) if walks else 0.0
    if not attacks:
        return quiet
    more = 1.0 + AGAIN * (attacks - 1)
    here = max(look.attack(game, look.raids_with(game, source), game.players[look.seat].place), 0.0) * more
    if not walks:
        return here
    there = best_raid(game, look, source, mask) * more + (best_stays(game, look, mask, walks - 1) if walks > 1 else 0.0)
    return max(here + quiet, there, quiet)


# --- acts


def act_worth(game: Weirdwood, look: Outlook, source: int, effect: Effect, attacks: bool = False) -> float:
    """The worth of an act; `attacks` is true if an Attack of the same turn may follow a Move."""
    seat = look.seat
    if isinstance(effect, (Move, Teleport, Slip)):
        return tour_worth(game, look, source, targets_of(game, seat, source, effect), 1, 1 if attacks else 0)
    if isinstance(effect, Attack):
        return max(look.attack(game, look.raids_with(game, source), game.players[seat].place), 0.0)
    if isinstance(effect, FarAttack):
        return max(best_raid(game, look, source, (swarms(game) | 1 << game.lair) & walk_reach(game, seat, False)), 0.0)
    if isinstance(effect, Either):
        return max([act_worth(game, look, source, branch, attacks) for branch in effect.branches])
    if isinstance(effect, Repeat):
        return best_repeat(game, look, source)[1]
    if isinstance(effect, On) and isinstance(effect.effects[0], (Move, Teleport, Attack)):
        return best_helped(game, seat, source, effect)[1]
    return deed_worth(game, seat, source, effect)


def best_helped(game: Weirdwood, seat: int, source: int, effect: On) -> tuple[int, float]:
    """The player whom a free Move, Teleport or Attack helps most, and its worth."""
    best, worth = -1, 0.0
    for other in candidates(game, effect.who, seat):
        first = effect.effects[0]
        if not could(game, Frame(first, other, source), first):
            continue
        value = act_worth(game, Outlook(game, other), source, first)
        if value > worth:
            best, worth = other, value
    return best, worth


def best_repeat(game: Weirdwood, look: Outlook, source: int) -> tuple[int, float]:
    """The slot whose card is best done again, and what that is worth."""
    player = game.players[look.seat]
    best, worth = -1, 0.0
    for slot in laid_slots(player):
        card = player.slots[slot]
        if card == source or player.down >> slot & 1 or any(isinstance(act, Repeat) for act in game.box.acts[card]):
            continue
        value = card_worth(game, look, card)
        if value > worth:
            best, worth = slot, value
    return best, worth


def rest_of(game: Weirdwood, look: Outlook, card: int) -> float:
    """The worth of the acts of a card that neither move nor attack."""
    if card not in look.rests:
        rests = [act for act in game.box.acts[card] if not isinstance(act, (Move, Teleport, Slip, Attack))]
        look.rests[card] = sum([max(act_worth(game, look, card, act), 0.0) for act in rests], 0.0)
    return look.rests[card]


def card_worth(game: Weirdwood, look: Outlook, card: int) -> float:
    """All acts of a card together, at the present time."""
    walks = attacks = mask = 0
    for act in game.box.acts[card]:
        if isinstance(act, Attack):
            attacks += 1
        elif isinstance(act, (Move, Teleport, Slip)):
            walks += 1
            mask |= targets_of(game, look.seat, card, act)
    return rest_of(game, look, card) + tour_worth(game, look, card, mask, walks, attacks)
