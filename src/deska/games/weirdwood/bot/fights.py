"""The worth of an Attack: scarabs beaten or health of the monster, less the wounds."""

from deska.games.weirdwood.actions import ATTACK, BASIC, DEFENCE
from deska.games.weirdwood.bot.gains import xp_worth
from deska.games.weirdwood.bot.numbers import (
    FOOD,
    MENACE,
    MONSTER_HIT,
    REST,
    SHIELD,
    THRONE_SCARAB,
    VICTORY,
    WOUND,
)
from deska.games.weirdwood.bot.odds import surplus
from deska.games.weirdwood.components.definitions import BLOCK_SYMBOL, HIT_SYMBOL, WILD_SYMBOL
from deska.games.weirdwood.components.manor import DISTANCES, THRONE
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.fighting import gloves_of, might_of, own_dice
from deska.games.weirdwood.effects.foe import is_lady_free, lady_hits, lady_strength, monster_dice, monster_might
from deska.games.weirdwood.effects.links import lasting, links, tactic_dice
from deska.games.weirdwood.turn.free_actions import lady_reach


class Side:
    """Fixed hits and blocks of a player, the dice, and what is taken from the enemy."""

    __slots__ = ("blocks", "cuts", "dice", "hits", "steals")

    def __init__(self, hits: int, blocks: int, dice: list[int], cuts: int, steals: int) -> None:
        self.hits = hits
        self.blocks = blocks
        self.dice = dice
        self.cuts = cuts
        self.steals = steals


def side_of(game: Weirdwood, seat: int, source: int) -> Side:
    """The strength of a player who attacks with a card now."""
    player = game.players[seat]
    hits, blocks = lasting(game, seat)
    linked = links(game, seat)
    hits += linked[HIT_SYMBOL] + linked[WILD_SYMBOL] + player.edge
    blocks += linked[BLOCK_SYMBOL] + player.ward
    dice = own_dice(game, player)
    dice[ATTACK] += tactic_dice(game, player)
    side = Side(hits, blocks, dice, 0, gloves_of(game, player))
    for might in might_of(game, source):
        side.hits += might.hits
        side.blocks += might.blocks
        dice[BASIC] += might.basic
        dice[ATTACK] += might.attack + might.any_dice
        dice[DEFENCE] += might.defence
        side.cuts += might.cuts
        side.steals += might.steals
    return side


def lady_help(game: Weirdwood, seat: int, place: int) -> int:
    """Hits of the Lady in a battle there, if she is or could be called."""
    hits = max(lady_strength(game), 0)
    if not game.fate.in_manor or game.lady == place:
        return hits
    comes = is_lady_free(game) and sum(game.players[seat].goods) > 0 and lady_reach(game) >> place & 1
    return hits if comes else 0


def take_dice(foe: list[int], count: int, own: list[int] | None) -> None:
    """The enemy's strongest dice go; perhaps to the player."""
    if not count:
        return
    for colour in (ATTACK, DEFENCE, BASIC):
        taken = min(count, foe[colour])
        foe[colour] -= taken
        count -= taken
        if own is not None:
            own[colour] += taken


def wounds_left(game: Weirdwood, seat: int) -> int:
    """Damage that would really cost something (WW-129)."""
    player = game.players[seat]
    return player.health - 1 + len(player.dice) + player.power


def fight_worth(game: Weirdwood, seat: int, place: int, side: Side) -> float:
    """The worth of an Attack on a room to a side."""
    scarabs = game.scarabs[place]
    if not scarabs and game.lair != place:
        return 0.0
    foe = [scarabs, 0, 0] if scarabs else monster_dice(game)
    own = side.dice[:]
    take_dice(foe, side.cuts, None)
    take_dice(foe, side.steals, own)
    if scarabs:
        return swarm_worth(game, seat, place, side, own, foe)
    return duel_worth(game, seat, place, side, own, foe)


def swarm_worth(game: Weirdwood, seat: int, place: int, side: Side, own: list[int], foe: list[int]) -> float:
    scarabs = game.scarabs[place]
    hits = side.hits + (lady_hits(game, seat, False) if game.players[seat].place == place else 0)
    dealt = surplus(own[BASIC], own[ATTACK], foe[BASIC], 0, hits, scarabs, 0)
    hurt = surplus(foe[BASIC], 0, own[BASIC], own[DEFENCE], -side.blocks, wounds_left(game, seat), 0)
    return dealt * (2 * xp_worth(game, seat) + scarab_worth(game, place)) - WOUND * hurt


def scarab_worth(game: Weirdwood, place: int) -> float:
    """The worth of one scarab less, besides the experience."""
    worth = MENACE
    if place == game.lair:
        worth += SHIELD
    elif game.habits.absorbs and DISTANCES[game.lair][place] <= 2:
        worth += FOOD
    if place == THRONE:
        worth += THRONE_SCARAB
    return worth


def duel_worth(game: Weirdwood, seat: int, place: int, side: Side, own: list[int], foe: list[int]) -> float:
    foe_hits, foe_blocks = monster_might(game)
    wraith = game.habits.surge_blocks
    lead = side.hits + lady_help(game, seat, place) - foe_blocks
    surges = 2 if wraith else 0
    health = sum(game.health)
    dealt = surplus(own[BASIC], own[ATTACK], foe[BASIC], foe[DEFENCE], lead, health, surges)
    ended = surplus(own[BASIC], own[ATTACK], foe[BASIC], foe[DEFENCE], lead - health + 1, 1, surges)
    hurt = surplus(foe[BASIC], foe[ATTACK], own[BASIC], own[DEFENCE], foe_hits - side.blocks, wounds_left(game, seat), 0 if wraith else 1)
    worth = dealt * (MONSTER_HIT + xp_worth(game, seat)) + 2 * xp_worth(game, seat) * len(game.powers)
    if wraith:
        worth -= REST * (1.0 - surplus(own[BASIC], own[ATTACK], foe[BASIC], foe[DEFENCE], lead, 1, surges))
    return worth + VICTORY * ended - WOUND * hurt
