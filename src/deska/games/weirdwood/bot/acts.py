"""What acts of cards, abilities and companions are worth, wherever they may lead."""

from typing import Final

from deska.games.weirdwood.bot.deeds import deed_worth
from deska.games.weirdwood.bot.fights import side_of
from deska.games.weirdwood.bot.numbers import AGAIN
from deska.games.weirdwood.bot.places import raid_worth, stay_table
from deska.games.weirdwood.components.manor import NEIGHBOURS, PLACES, places_in
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import Attack, FarAttack
from deska.games.weirdwood.effects.laid import Repeat, laid_slots
from deska.games.weirdwood.effects.movement import Move, Slip, Teleport
from deska.games.weirdwood.effects.people import On, candidates
from deska.games.weirdwood.effects.scarabs import rubble, swarms, walk_reach
from deska.kernel import Effect, Either, Frame
from deska.kernel.combinators import could

NO_RAID: Final = -9.0
"""Nobody to attack there."""


class Outlook:
    """What every room is worth to a player at present, to stay in it and to attack it with a card."""

    __slots__ = ("raids", "rests", "seat", "stays")

    def __init__(self, seat: int, stays: list[float]) -> None:
        self.seat = seat
        self.stays = stays
        self.raids: dict[int, list[float]] = {}
        """By card."""
        self.rests: dict[int, float] = {}
        """Of a card, what its acts bring that neither move nor attack."""


def outlook_of(game: Weirdwood, seat: int) -> Outlook:
    return Outlook(seat, stay_table(game, seat))


def raids_of(game: Weirdwood, look: Outlook, source: int) -> list[float]:
    """By room, what an Attack with a card would bring; a card not laid yet counts as laid."""
    if source not in look.raids:
        side = side_of(game, look.seat, source)
        if source < game.box.face_down and source not in game.players[look.seat].slots:
            side.hits += game.box.hits[source]
            side.blocks += game.box.blocks[source]
        found = [NO_RAID] * PLACES
        for place in places_in(swarms(game) | 1 << game.lair):
            found[place] = raid_worth(game, look.seat, place, side)
        look.raids[source] = found
    return look.raids[source]


# --- going somewhere


def targets_of(game: Weirdwood, seat: int, source: int, effect: Effect) -> int:
    """Rooms that a Move, a Teleport or steps through walls can end in."""
    if isinstance(effect, Move | Teleport):
        return effect.targets(game, Frame(effect, seat, source))
    found = 0
    if isinstance(effect, Slip):
        here = game.players[seat].place
        for place in NEIGHBOURS[here]:
            found |= 1 << place
            if effect.steps > 1 and not rubble(game) >> place & 1:
                for other in NEIGHBOURS[place]:
                    found |= 1 << other
        found &= ~(1 << here | rubble(game))
    return found


def best_stays(look: Outlook, mask: int, count: int) -> float:
    """The best rooms for so many Moves."""
    best = second = 0.0
    for place in places_in(mask):
        worth = look.stays[place]
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best + (AGAIN * second * (count - 1) if count > 1 else 0.0)


def best_raid(game: Weirdwood, look: Outlook, source: int, mask: int) -> float:
    raids = raids_of(game, look, source)
    return max([raids[place] for place in places_in(mask)], default=0.0)


def tour_worth(game: Weirdwood, look: Outlook, source: int, mask: int, walks: int, attacks: int) -> float:
    """So many Moves and Attacks of one card, in the better order."""
    quiet = best_stays(look, mask, walks) if walks else 0.0
    if not attacks:
        return quiet
    more = 1.0 + AGAIN * (attacks - 1)
    here = max(raids_of(game, look, source)[game.players[look.seat].place], 0.0) * more
    if not walks:
        return here
    there = best_raid(game, look, source, mask) * more + (best_stays(look, mask, walks - 1) if walks > 1 else 0.0)
    return max(here + quiet, there, quiet)


# --- acts


def act_worth(game: Weirdwood, look: Outlook, source: int, effect: Effect, attacks: bool = False) -> float:
    """What an act is worth; `attacks` says whether an Attack of the same turn may follow a Move."""
    seat = look.seat
    if isinstance(effect, Move | Teleport | Slip):
        return tour_worth(game, look, source, targets_of(game, seat, source, effect), 1, 1 if attacks else 0)
    if isinstance(effect, Attack):
        return max(raids_of(game, look, source)[game.players[seat].place], 0.0)
    if isinstance(effect, FarAttack):
        return max(best_raid(game, look, source, (swarms(game) | 1 << game.lair) & walk_reach(game, seat, False)), 0.0)
    if isinstance(effect, Either):
        return max([act_worth(game, look, source, branch, attacks) for branch in effect.branches])
    if isinstance(effect, Repeat):
        return best_repeat(game, look, source)[1]
    if isinstance(effect, On) and isinstance(effect.effects[0], Move | Teleport | Attack):
        return best_helped(game, seat, source, effect)[1]
    return deed_worth(game, seat, source, effect)


def best_helped(game: Weirdwood, seat: int, source: int, effect: On) -> tuple[int, float]:
    """Whom a Move, Teleport or Attack of another one helps most."""
    best, worth = -1, 0.0
    for other in candidates(game, effect.who, seat):
        first = effect.effects[0]
        if not could(game, Frame(first, other, source), first):
            continue
        value = act_worth(game, outlook_of(game, other), source, first)
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
    """What the acts of a card bring that neither move nor attack."""
    if card not in look.rests:
        rests = [act for act in game.box.acts[card] if not isinstance(act, Move | Teleport | Slip | Attack)]
        look.rests[card] = sum([max(act_worth(game, look, card, act), 0.0) for act in rests], 0.0)
    return look.rests[card]


def card_worth(game: Weirdwood, look: Outlook, card: int) -> float:
    """All acts of a card together, at the present time."""
    walks = attacks = mask = 0
    for act in game.box.acts[card]:
        if isinstance(act, Attack):
            attacks += 1
        elif isinstance(act, Move | Teleport | Slip):
            walks += 1
            mask |= targets_of(game, look.seat, card, act)
    return rest_of(game, look, card) + tour_worth(game, look, card, mask, walks, attacks)
