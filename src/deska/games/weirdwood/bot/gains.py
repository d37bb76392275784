"""The worth of gains: resources, experience, dice, health; and the cost of paying for them."""

from typing import Final

from deska.games.weirdwood.actions import COMBAT_TRACK, POWER_TRACK, SCARAB, TACTICS_TRACK
from deska.games.weirdwood.bot.numbers import (
    BATTLES,
    BLOCK_IN_BATTLE,
    COMPANION,
    COMPANION_MOST,
    COMPANION_TURNS,
    DIE_LIMIT,
    HEAL,
    HIT_IN_BATTLE,
    LAST_SPELL,
    LAST_TURNS,
    PACE,
    PLENTY,
    POWER,
    RESOURCE,
    SPELL_STEP,
    STEP,
    SURPLUS,
    TEAM_STEP,
    THIEF_DIE,
    TROPHY,
    WEAK,
    WEAK_HEAL,
    XP,
    XP_EARLY,
    XP_OTHER,
)
from deska.games.weirdwood.components.definitions import TRACK_ENDS, Price
from deska.games.weirdwood.components.manor import DAYS, HOURS
from deska.games.weirdwood.components.people import MOST_HEALTH
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.crafting import DIE_SPACES, LAST_DIE_XP, Craft, Recruit, die_price
from deska.games.weirdwood.effects.goods import affords, strength

ATTACK_DIE_HITS: Final = 7 / 6
"""The hits that an attack die rolls, on average."""


def turns_left(game: Weirdwood, seat: int) -> float:
    """Turns of a player still to come, if nothing ends the game before."""
    return ((DAYS - game.day) * HOURS + HOURS - game.time) / (PACE + 2 * game.scale.hourglass) / game.seats


def step_worth(game: Weirdwood) -> float:
    """The worth of a position of time."""
    return STEP * (1.0 + TEAM_STEP * (game.seats - 1))


# --- resources


def use_left(game: Weirdwood, seat: int) -> float:
    """The share of their worth that tokens keep: those left at the end are worth nothing."""
    return min(1.0, (turns_left(game, seat) + 0.5) / LAST_TURNS)


def goods_worth(game: Weirdwood, seat: int, count: int) -> float:
    """Resources more; whoever has plenty needs them less."""
    held = sum(game.players[seat].goods)
    needed = max(min(count, PLENTY - held), 0)
    return (RESOURCE * needed + SURPLUS * (count - needed)) * use_left(game, seat)


def payment_cost(game: Weirdwood, seat: int, price: Price, less: int = 0, more: int = 0) -> float:
    """The cost of paying: the tokens, and the help for Therus."""
    count = max(price.min + price.knowledge + price.scarab + price.any + more - less, 0)
    held = sum(game.players[seat].goods)
    spare = max(min(count, held - PLENTY), 0)
    cost = (SURPLUS * spare + RESOURCE * (count - spare)) * use_left(game, seat) + power_worth(game, seat) * price.power
    return cost + (spell_cost(game) if count + price.power else 0.0)


def spell_cost(game: Weirdwood) -> float:
    """The cost of strengthening the spell by a payment; the nearer the Lady is to the end, the more."""
    if not game.habits.spell:
        return 0.0
    return SPELL_STEP * game.habits.spell[strength(game)] * (1.0 if game.force > game.fate.lowest + 1 else LAST_SPELL)


def power_worth(game: Weirdwood, seat: int) -> float:
    return POWER * use_left(game, seat)


# --- experience


def xp_worth(game: Weirdwood, seat: int) -> float:
    """The worth of one experience."""
    if game.level.team:
        return XP + XP_EARLY * turns_left(game, seat)
    tracks = game.players[seat].tracks
    if tracks[COMBAT_TRACK] < TRACK_ENDS[COMBAT_TRACK]:
        return XP + XP_EARLY * turns_left(game, seat)
    return XP_OTHER if tracks[POWER_TRACK] < TRACK_ENDS[POWER_TRACK] or tracks[TACTICS_TRACK] < TRACK_ENDS[TACTICS_TRACK] else 0.0


def heal_worth(game: Weirdwood, seat: int, count: int) -> float:
    """The weaker, the more; full health gives experience."""
    health = game.players[seat].health
    healed = min(count, MOST_HEALTH - health)
    if not healed:
        return 0.0
    worth = HEAL * healed * (WEAK_HEAL if health < WEAK else 1.0)
    return worth + (2 * xp_worth(game, seat) if health + healed == MOST_HEALTH else 0.0)


# --- dice and companions


def battles_left(game: Weirdwood, seat: int) -> float:
    return BATTLES * turns_left(game, seat)


def die_worth(game: Weirdwood, seat: int) -> float:
    """One more attack die in all battles to come; dice of a thief hurt the enemy twice."""
    both = THIEF_DIE if game.box.gloves[game.players[seat].character] else 1.0
    return min(both * ATTACK_DIE_HITS * HIT_IN_BATTLE * battles_left(game, seat), DIE_LIMIT)


def craft_worth(game: Weirdwood, seat: int, craft: Craft) -> float:
    """The worth of as many dice as can be paid, above their price."""
    best = 0.0
    for count in range(1, craft.count + 1):
        made = len(game.players[seat].dice) + count
        if made > DIE_SPACES:
            break
        price = die_price(game, seat, count)
        if not affords(game, seat, price, craft.less, craft.more):
            break
        worth = count * die_worth(game, seat) - payment_cost(game, seat, price, craft.less, craft.more)
        if made == DIE_SPACES:
            worth += LAST_DIE_XP * xp_worth(game, seat)
        best = max(best, worth)
    return best


def companion_worth(game: Weirdwood, seat: int, card: int) -> float:
    companion = game.box.companion(card)
    lasts = battles_left(game, seat)
    worth = HIT_IN_BATTLE * lasts * companion.hits + BLOCK_IN_BATTLE * lasts * companion.blocks
    worth += xp_worth(game, seat) * TROPHY * lasts * companion.trophies
    return min(worth + COMPANION * min(turns_left(game, seat) / COMPANION_TURNS, COMPANION_MOST), DIE_LIMIT)


def best_recruit(game: Weirdwood, seat: int, recruit: Recruit) -> tuple[int, float]:
    """The companion most worth its price, or -1."""
    best, worth = -1, 0.0
    more = recruit.more + 2 * len(game.players[seat].companions)
    for card in recruit.affordable(game, seat):
        value = companion_worth(game, seat, card) - payment_cost(game, seat, game.box.cost[card], recruit.less, more)
        if value > worth:
            best, worth = card, value
    return best, worth


def wants_scarab(game: Weirdwood, seat: int) -> bool:
    """True if the next die costs a scarab that the player does not have."""
    player = game.players[seat]
    if len(player.dice) >= DIE_SPACES:
        return False
    return player.goods[SCARAB] < game.box.character(player.character).dice[len(player.dice)].scarab
