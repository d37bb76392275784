"""The greedy player in battle: dice, abilities, links, wounds."""

from typing import Final

from deska.games.weirdwood.actions import (
    ABILITY,
    ADD,
    ATTACK,
    BASIC,
    BY_DIE,
    BY_HEALTH,
    BY_POWER,
    COMPANION,
    CUT,
    DEFENCE,
    EXPERIENCE_FIRST,
    FAVOUR,
    FREE_ABILITY,
    GAIN_BLOCK,
    GAIN_HIT,
    HIT,
    KEEP,
    LINK,
    LOOT,
    PARTS,
    REROLL,
    RETURN,
    SET,
    STEAL,
    SUFFER,
    SURGE,
    WOUNDS_FIRST,
)
from deska.games.weirdwood.bot.gains import die_worth, payment_cost, power_worth, wants_scarab, xp_worth
from deska.games.weirdwood.bot.numbers import BLOCK_IN_BATTLE, DEARER_HEALTH, HEAL, MONSTER_HIT, SCARCE_POWER, SPARE_POWER, WEAK_HELP
from deska.games.weirdwood.components.fight import BOTH_ROLLED, Battle
from deska.games.weirdwood.components.people import MOST_HEALTH
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.dice import BLOCKS_ON, HITS_ON, InBattle, faces_of
from deska.games.weirdwood.effects.fighting import Edge, attacker_totals, foe_totals
from deska.kernel import DONE, Effect, Either

IDLE_FACES: Final[tuple[int, ...]] = (*faces_of("attack", "blank"), *faces_of("defence", "blank"), *faces_of("basic", "spent", "blank"))
"""Blank dice and a used surge: rerolled first, the strongest die before the others."""
TORSO_FIRST: Final[tuple[int, ...]] = tuple([PARTS.index(part) for part in ("torso", "limbs", "head")])
"""Without its torso the Ogre blocks less, without its limbs it hits less."""
DEEP_WOUND: Final = 2
"""Damage that is worth an ability of somebody else."""


def fighting(game: Weirdwood, battle: Battle) -> int:
    """Use what costs nothing; and what costs something, where it brings more."""
    legal = game.legal
    if SURGE.of() in legal:
        return SURGE.of()
    option = with_dice(game, battle)
    if option >= 0:
        return option
    wants_hits = lacks_hits(game, battle)
    for option in legal:
        if LOOT.holds(option) and battle.monster:
            return option
        if LINK.holds(option) or (FAVOUR.holds(option) and battle.monster):
            return (LINK if LINK.holds(option) else FAVOUR).of(GAIN_HIT if wants_hits else GAIN_BLOCK)
        if is_worth_using(game, battle, option, wants_hits):
            return option
    return DONE


def lacks_hits(game: Weirdwood, battle: Battle) -> bool:
    """True if another hit would do anything, as far as that is known."""
    hits, _ = attacker_totals(game, battle)
    blocks = foe_totals(game, battle)[1]
    if battle.phase < BOTH_ROLLED:
        hits += sum(battle.dice) - len(battle.faces)
        blocks += sum(battle.foe_dice) // 2
    return hits - blocks < (sum(game.health) if battle.monster else game.scarabs[battle.place])


def is_worth_using(game: Weirdwood, battle: Battle, option: int, wants_hits: bool) -> bool:
    """Abilities and companions that act in battles."""
    if COMPANION.holds(option):
        return help_of(game, battle, game.box.uses[COMPANION.arg(option)], wants_hits) > 0
    if FREE_ABILITY.holds(option):
        return help_of(game, battle, game.box.uses[FREE_ABILITY.arg(option)], wants_hits) > 0
    if not ABILITY.holds(option):
        return False
    ability = game.box.ability(ABILITY.arg(option))
    return help_of(game, battle, ability.effects, wants_hits) > payment_cost(game, battle.seat, ability.cost)


def help_of(game: Weirdwood, battle: Battle, effects: tuple[Effect, ...], wants_hits: bool) -> float:
    """The worth of effects in the battle; nothing if they are of another kind."""
    hit = (MONSTER_HIT + xp_worth(game, battle.seat) if battle.monster else 2 * xp_worth(game, battle.seat)) if wants_hits else 0.0
    worth = 0.0
    for effect in effects:
        parts = effect.branches if isinstance(effect, Either) else (effect,)
        for part in parts:
            if isinstance(part, InBattle):
                worth = max(
                    worth, hit if part.might.attack + part.might.any_dice + part.might.sets + part.might.steals else WEAK_HELP * hit
                )
            elif isinstance(part, Edge):
                worth += hit * part.hits + BLOCK_IN_BATTLE * part.blocks
    return worth


# --- dice


def with_dice(game: Weirdwood, battle: Battle) -> int:
    """A die to reroll, to turn, to steal, to add; or -1."""
    for face in IDLE_FACES:
        if REROLL.of(face) in game.legal:
            return REROLL.of(face)
    best, worth = -1, 0
    for option in game.legal:
        if SET.holds(option):
            old, new = SET.arg(option), SET.second(option)
            value = 2 * (HITS_ON[new] - HITS_ON[old]) + BLOCKS_ON[new] - BLOCKS_ON[old]
            if value > worth:
                best, worth = option, value
    return best


def taken_die(game: Weirdwood) -> int:
    """The die to steal or to leave out: strong dice first, those that block before those that hit."""
    verb = STEAL if STEAL.holds(game.legal[0]) else CUT
    for colour in (DEFENCE, ATTACK, BASIC):
        if verb.of(colour) in game.legal:
            return verb.of(colour)
    return game.legal[0]


def added_die(game: Weirdwood, battle: Battle) -> int:
    return ADD.of(ATTACK if lacks_hits(game, battle) else DEFENCE)


# --- what follows


def torso_first(game: Weirdwood) -> int:
    for part in TORSO_FIRST:
        if HIT.of(part) in game.legal:
            return HIT.of(part)
    return game.legal[0]


def trophy(game: Weirdwood, seat: int) -> int:
    """A scarab is kept for a die that needs it, for a counterspell, or where experience is of no use."""
    saves = bool(game.habits.spell) and game.force < game.fate.highest
    if wants_scarab(game, seat) or saves or xp_worth(game, seat) <= 0:
        return KEEP.of()
    return RETURN.of()


def aftermath(game: Weirdwood, seat: int) -> int:
    """Experience may heal: at full health wounds come first."""
    return WOUNDS_FIRST.of() if game.players[seat].health < MOST_HEALTH else EXPERIENCE_FIRST.of()


def least_wound(game: Weirdwood, seat: int) -> int:
    """The loss that hurts least."""
    player = game.players[seat]
    costs = [0.0, 0.0, 0.0]
    costs[BY_HEALTH] = HEAL * DEARER_HEALTH[min(player.health, len(DEARER_HEALTH) - 1)]
    costs[BY_DIE] = die_worth(game, seat)
    costs[BY_POWER] = power_worth(game, seat) * (SPARE_POWER if player.power > 2 else SCARCE_POWER)
    best = game.legal[0]
    for option in game.legal:
        if costs[SUFFER.arg(option)] < costs[SUFFER.arg(best)]:
            best = option
    return best
