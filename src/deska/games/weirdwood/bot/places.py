"""The worth of being in a room: to use it, to clean it, to help the Lady there, to fight."""

from typing import Final

from deska.games.weirdwood.actions import ATTACK, BASIC, ROOMS
from deska.games.weirdwood.bot.deeds import cleaned_worth, deed_worth
from deska.games.weirdwood.bot.fights import Side, take_dice
from deska.games.weirdwood.bot.gains import payment_cost, xp_worth
from deska.games.weirdwood.bot.numbers import COUNTERSPELL, FORCE, HEAL, KEPT_HEALTH, RESOURCE
from deska.games.weirdwood.bot.odds import surplus
from deska.games.weirdwood.components.manor import THRONE
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.crafting import ReadyOne, can_be_cleaned, clean_price
from deska.games.weirdwood.effects.goods import affords
from deska.games.weirdwood.effects.movement import HopAside, Teleport
from deska.kernel import Effect

LEADS: Final[dict[int, bool]] = {}
"""Rooms that lead elsewhere, or ready a companion that may do so, as far as they have been looked at."""


def room_worth(game: Weirdwood, seat: int, place: int) -> float:
    """The worth of using a room once no enemy is in it; never below 0, since nobody has to."""
    if (game.infested | game.tokens) >> place & 1 or is_roundabout(game, seat, game.tiles[place]):
        return 0.0
    action = game.box.room(game.tiles[place]).action
    return max(deed_worth(game, seat, game.tiles[place], action), 0.0)


def is_roundabout(game: Weirdwood, seat: int, room: int) -> bool:
    """True if a room leads on and did so already this turn: two of them could send players round for ever."""
    if room not in LEADS:
        LEADS[room] = leads_on(game.box.room(room).action)
    return LEADS[room] and (seat != game.turn or bool(game.now.rooms >> ROOMS.place_of(room) & 1))


def leads_on(effect: Effect) -> bool:
    return isinstance(effect, (Teleport, HopAside, ReadyOne)) or any(leads_on(part) for part in effect.parts())


def clean_worth(game: Weirdwood, seat: int, place: int) -> float:
    """The worth of cleaning a room once no enemy is in it."""
    if not can_be_cleaned(game, place):
        return 0.0
    price = clean_price(game, place)
    if not affords(game, seat, price):
        return 0.0
    return max(cleaned_worth(game, seat, place) - payment_cost(game, seat, price), 0.0)


def counter_worth(game: Weirdwood, seat: int) -> float:
    """All counterspells that the player can pay for in the throne room."""
    count = min(sum(game.players[seat].goods) // 4, game.fate.highest - game.force)
    return count * (COUNTERSPELL + 2 * xp_worth(game, seat) - 4 * RESOURCE)


def gift_worth(game: Weirdwood, seat: int) -> float:
    """All health that the player can spare for the Lady."""
    worth = 0.0
    for i in range(max(game.players[seat].health - KEPT_HEALTH, 0)):
        if game.force + i < game.fate.highest:
            worth += max(FORCE[game.force + i] - HEAL, 0.0)
    return worth


def quiet_worth(game: Weirdwood, seat: int, place: int) -> float:
    """The worth of a room without enemies."""
    worth = room_worth(game, seat, place) + clean_worth(game, seat, place)
    if game.habits.spell and place == THRONE:
        worth += counter_worth(game, seat)
    elif game.fate.gifts and place == game.lady:
        worth += gift_worth(game, seat)
    return worth


def clearing(game: Weirdwood, place: int, side: Side) -> float:
    """The chance that an attack leaves no enemy in a room of scarabs; none where the monster is, or nobody."""
    if not game.scarabs[place] or place == game.lair:
        return 0.0
    foe, own = [game.scarabs[place], 0, 0], side.dice[:]
    take_dice(foe, side.cuts, None)
    take_dice(foe, side.steals, own)
    return surplus(own[BASIC], own[ATTACK], foe[BASIC], 0, side.hits - game.scarabs[place] + 1, 1, 0)
