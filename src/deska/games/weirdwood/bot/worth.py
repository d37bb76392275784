"""What things are worth to the greedy player, in resources."""

from typing import Final

from deska.games.weirdwood.actions import ATTACK, BASIC, DEFENCE, OGRE, WRAITH
from deska.games.weirdwood.components.definitions import BLOCK_SYMBOL, BOX, HIT_SYMBOL, WILD_SYMBOL
from deska.games.weirdwood.components.people import MOST_HEALTH
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import gloves_of, might_of, own_dice
from deska.games.weirdwood.effects.crafting import can_be_cleaned, clean_price
from deska.games.weirdwood.effects.foe import lady_hits, monster_dice, monster_might
from deska.games.weirdwood.effects.goods import affords
from deska.games.weirdwood.effects.links import lasting, links, tactic_dice
from deska.games.weirdwood.effects.movement import can_use_room

XP: Final = 0.9
POWER: Final = 0.8
WOUND: Final = 0.9
SCARAB: Final = 1.9
MONSTER_HIT: Final = 3.2
CLEAN: Final = 1.5
BASIC_HITS: Final = 1 / 3
STRONG: Final = 7 / 6
"""What a die shows on average: a basic one of hits and of blocks, the others of their own kind."""
ROOM_WORTH: Final[dict[str, float]] = {
    "entrance-hall": 2.2,
    "terrace-of-time-rifts": 0.4,
    "fae-rift": 1.6,
    "throne-room": 0.2,
    "conjuring-court": 1.9,
    "court-salon": 2.4,
    "seers-crypt": 3.6,
    "workshop-of-secrets": 4.2,
    "phoenix-garden": 1.2,
    "treasury": 3.0,
    "altar-of-selflessness": 2.4,
    "ancient-foundry": 3.2,
    "atrium-of-wishes": 2.5,
    "cleansing-sanctuary": 1.6,
    "deep-mine": 2.4,
    "dragon-shrine": 2.0,
    "generals-war-room": 2.4,
    "glittering-cellar": 1.2,
    "oratorio-hall": 2.4,
    "wardens-ballroom": 2.3,
    "amphitheatre-of-the-dead": 2.8,
    "ancestral-armory": 2.6,
    "archive-of-mysteries": 2.0,
    "burble-library": 2.0,
    "gamblers-den": 2.0,
    "mad-scientists-laboratory": 2.4,
    "pools-of-avalon": 1.4,
    "roman-baths": 0.3,
    "royal-armory": 3.0,
    "training-yard": 1.2,
    "witches-well": 2.0,
}
OTHER_ROOM: Final = 1.0


# --- fighting


def own_strength(game: Weirdwood, seat: int, source: int, against_monster: bool, foe: list[int]) -> tuple[float, float]:
    """Hits and blocks that the player can expect in an Attack of that card."""
    player = game.players[seat]
    hits, blocks = lasting(game, seat)
    linked = links(game, seat)
    dice = own_dice(player)
    steal(dice, foe, gloves_of(player))
    dice[ATTACK] += tactic_dice(player)
    for might in might_of(game, source):
        hits += might.hits
        blocks += might.blocks
        dice[BASIC] += might.basic
        dice[ATTACK] += might.attack
        dice[DEFENCE] += might.defence
        steal(dice, foe, might.steals)
    own_hits = hits + linked[HIT_SYMBOL] + linked[WILD_SYMBOL] + lady_hits(game, seat, against_monster) + player.edge
    return (
        own_hits + BASIC_HITS * dice[BASIC] + STRONG * dice[ATTACK],
        blocks + linked[BLOCK_SYMBOL] + player.ward + BASIC_HITS * dice[BASIC] + STRONG * dice[DEFENCE],
    )


def steal(dice: list[int], foe: list[int], count: int) -> None:
    """Dice of the enemy change sides: attack dice first."""
    for colour in (ATTACK, DEFENCE, BASIC):
        taken = min(count, foe[colour])
        foe[colour] -= taken
        dice[colour] += taken
        count -= taken


def fight_worth(game: Weirdwood, seat: int, place: int, source: int) -> float:
    """What an Attack on a room is worth: scarabs beaten or health taken, less the damage."""
    scarabs = game.scarabs[place]
    if not scarabs and game.lair != place:
        return 0.0
    foe = [scarabs, 0, 0] if scarabs else monster_dice(game)
    hits, blocks = own_strength(game, seat, source, not scarabs, foe)
    foe_hits = BASIC_HITS * foe[BASIC] + STRONG * foe[ATTACK]
    foe_blocks = BASIC_HITS * foe[BASIC] + STRONG * foe[DEFENCE]
    if not scarabs:
        fixed = monster_might(game)
        foe_hits += fixed[0] + foe[BASIC] / 6
        foe_blocks += fixed[1]
    taken = min(max(foe_hits - blocks, 0.0), wounds_left(game, seat))
    dealt = max(hits - foe_blocks, 0.3 if hits > 0 else 0.0)
    if scarabs:
        return min(dealt, float(scarabs)) * SCARAB - WOUND * taken
    gain = min(dealt, float(sum(game.health))) * (MONSTER_HIT + XP) + 2 * XP * len(game.powers)
    if game.monster == WRAITH and dealt < 1:
        gain -= 2.5  # it heals
    return gain - WOUND * taken


def wounds_left(game: Weirdwood, seat: int) -> float:
    """Damage that would really cost something (WW-129)."""
    player = game.players[seat]
    return float(player.health - 1 + len(player.dice) + player.power)


# --- rooms


def room_worth(game: Weirdwood, seat: int, place: int) -> float:
    """What using a room is worth to the player at present."""
    if not can_use_room(game, seat, place):
        return 0.0
    room = BOX.rooms[game.tiles[place]]
    worth = ROOM_WORTH.get(room.name, OTHER_ROOM)
    if room.name in ("phoenix-garden", "entrance-hall", "wardens-ballroom", "atrium-of-wishes", "pools-of-avalon"):
        worth += 0.6 * max(4 - game.players[seat].health, 0)
    return worth


def clean_worth(game: Weirdwood, seat: int, place: int) -> float:
    if not can_be_cleaned(game, place) or game.has_enemies(place):
        return 0.0
    price = clean_price(game, place)
    if not affords(game, seat, price):
        return 0.0
    worth = BOX.rooms[game.tiles[place]].xp * XP - 0.7 * (price.min + price.knowledge)
    return worth + (CLEAN if game.monster == OGRE else 0.4)


def place_worth(game: Weirdwood, seat: int, place: int, attacks: bool, source: int) -> float:
    """What it is worth to end a Move in a room, with or without an Attack to come."""
    worth = room_worth(game, seat, place) + clean_worth(game, seat, place)
    if game.has_enemies(place):
        worth += max(fight_worth(game, seat, place, source), 0.0) if attacks else -0.2
    return worth


def heal_worth(game: Weirdwood, seat: int, count: int) -> float:
    health = game.players[seat].health
    healed = min(count, MOST_HEALTH - health)
    return healed * (1.2 if health < 4 else 0.8) + (2 * XP if health + count >= MOST_HEALTH > health else 0.0)
