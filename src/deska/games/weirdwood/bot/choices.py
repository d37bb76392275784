"""The greedy player: every decision of Weirdwood Manor by simple weighing, without search."""

from typing import Final

from deska.games.weirdwood.actions import (
    ABILITY,
    BRANCH,
    BY_DIE,
    BY_HEALTH,
    BY_POWER,
    COMPANION,
    CRAFT,
    DISCARD,
    EXPERIENCE_FIRST,
    FAVOUR,
    FREE_ABILITY,
    GAIN_BLOCK,
    GAIN_HIT,
    GIVE,
    GO,
    HIT,
    KEEP,
    LINK,
    LOOT,
    PAY,
    RECRUIT,
    REROLL,
    RETURN,
    SCARAB,
    SET,
    SPEND,
    SUFFER,
    SURGE,
    TAKE,
    TARGET,
    USE_ROOM,
    WHO,
    WOUNDS_FIRST,
)
from deska.games.weirdwood.bot.acts import act_worth
from deska.games.weirdwood.bot.turns import best_slot, best_tactic, card_worth, in_turn
from deska.games.weirdwood.bot.worth import place_worth
from deska.games.weirdwood.components.definitions import BOX
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.abilities import AllyWindow
from deska.games.weirdwood.effects.battle import Attack, Fight, attacker_totals, foe_totals
from deska.games.weirdwood.effects.crafting import Craft, Recruit
from deska.games.weirdwood.effects.dice import COLOUR_OF
from deska.games.weirdwood.effects.experience import SpendXp
from deska.games.weirdwood.effects.foe import HitOgre
from deska.games.weirdwood.effects.goods import PayGoods, TakeAny
from deska.games.weirdwood.effects.hand import Discards
from deska.games.weirdwood.effects.health import SufferDamage
from deska.games.weirdwood.effects.movement import OfferRoom, Walk
from deska.games.weirdwood.effects.outcome import Aftermath, Defeated
from deska.games.weirdwood.effects.spell import SYMBOLS_ON, SpellSteps
from deska.games.weirdwood.turn.main import TakeTurn
from deska.games.weirdwood.turn.playing import ChooseSlot, Cover
from deska.games.weirdwood.turn.rounds import Refresh
from deska.kernel import CHOOSE, DONE, NO, PASS, YES, Either, Frame, InAnyOrder, Rng

BLANKS: Final[tuple[int, ...]] = (3, 7, 10)
BEST_FACES: Final[tuple[int, ...]] = (0, 6, 9)
"""A hit, two hits, two blocks: the faces of each die that a blank one is turned to."""
TRACK_ORDER: Final[tuple[int, ...]] = (1, 0, 2)
"""Combat first: its hits and blocks last."""


def greedy(game: Weirdwood, seat: int, rng: Rng) -> int:
    """An option that looks best; reads only what all seats know."""
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    frame = game.stack[-1]
    option = in_course(game, frame, game.actor)
    if option < 0:
        option = in_battle(game, frame)
    if option < 0:
        option = in_passing(game, frame)
    return option if option in legal else legal[rng.below(len(legal))]


def in_course(game: Weirdwood, frame: Frame, seat: int) -> int:
    """The turn and its cards; -1 where something else is asked."""
    effect = frame.effect
    if isinstance(effect, TakeTurn):
        return in_turn(game, seat)
    if isinstance(effect, ChooseSlot):
        return best_slot(game, seat)
    if isinstance(effect, Cover):
        return best_tactic(game, seat)
    if isinstance(effect, Walk):
        return best_place(game, seat, frame.source)
    if isinstance(effect, OfferRoom):
        return USE_ROOM
    if isinstance(effect, Either | InAnyOrder):
        return best_half(game, frame)
    if isinstance(effect, Refresh):
        return YES if len(game.players[seat].hand) < 2 and not game.players[seat].deck.cards else NO
    return -1


def in_battle(game: Weirdwood, frame: Frame) -> int:
    effect = frame.effect
    if isinstance(effect, Fight):
        return fighting(game)
    if isinstance(effect, Defeated):
        return KEEP if game.players[frame.seat].goods[SCARAB] < 1 else RETURN
    if isinstance(effect, HitOgre):
        return weakest_part(game)
    if isinstance(effect, Aftermath):
        return WOUNDS_FIRST if game.players[frame.seat].health > 2 else EXPERIENCE_FIRST
    if isinstance(effect, SufferDamage):
        return least_wound(game, frame.seat)
    return -1


def in_passing(game: Weirdwood, frame: Frame) -> int:
    """Payments, gains, experience, and what is left."""
    effect = frame.effect
    if isinstance(effect, SpendXp):
        return best_track(game)
    if isinstance(effect, PayGoods):
        return PAY.first
    if isinstance(effect, TakeAny):
        return scarcest(game, frame.seat)
    if isinstance(effect, Discards):
        return worst_card(game, frame.seat)
    if isinstance(effect, Craft):
        return crafted(game, frame.seat)
    if isinstance(effect, Recruit):
        return next((option for option in game.legal if RECRUIT.holds(option)), PASS)
    if isinstance(effect, SpellSteps):
        return safest_branch(game)
    if isinstance(effect, AllyWindow):
        return PASS
    return anything(game)


def anything(game: Weirdwood) -> int:
    """The first target, person or card that is offered; less of what has to be given."""
    for option in game.legal:
        if TARGET.holds(option) or WHO.holds(option) or GIVE.holds(option):
            return option
    return game.legal[0]


# --- places and halves


def best_place(game: Weirdwood, seat: int, source: int) -> int:
    attacks = any(isinstance(BOX.acts[due // 8][due % 8], Attack) for due in game.now.due) and seat == game.turn
    best, worth = PASS, 0.1
    for option in game.legal:
        if GO.holds(option):
            value = place_worth(game, seat, game.tiles.index(GO.arg(option)), attacks, source)
            if value > worth:
                best, worth = option, value
    return best


def best_half(game: Weirdwood, frame: Frame) -> int:
    effect = frame.effect
    parts = effect.branches if isinstance(effect, Either) else effect.effects if isinstance(effect, InAnyOrder) else ()
    best, worth = game.legal[-1], 0.0
    for option in game.legal:
        if option >= CHOOSE and option - CHOOSE < len(parts):
            value = act_worth(game, max(frame.seat, 0), frame.source, parts[option - CHOOSE], False)
            if value > worth:
                best, worth = option, value
    return best


# --- battles


def fighting(game: Weirdwood) -> int:
    """Use what costs nothing, and against the monster also what costs little."""
    battle = game.battle
    for option in game.legal:
        if option == SURGE or LOOT.holds(option) or COMPANION.holds(option):
            return option
        if REROLL.holds(option) and REROLL.arg(option) in BLANKS:
            return option
        if SET.holds(option) and SET.arg(option) in BLANKS:
            return SET.of(SET.arg(option), BEST_FACES[COLOUR_OF[SET.arg(option)]])
        if battle is not None and battle.monster and (ABILITY.holds(option) or FREE_ABILITY.holds(option)):
            return option
        if LINK.holds(option) or (FAVOUR.holds(option) and battle is not None and battle.monster):
            return (LINK if LINK.holds(option) else FAVOUR).of(GAIN_BLOCK if needs_block(game) else GAIN_HIT)
    return DONE


def needs_block(game: Weirdwood) -> bool:
    """Whether a block saves a wound while the hits are enough already."""
    battle = game.battle
    if battle is None:
        return False
    hits, blocks = attacker_totals(game, battle)
    foe_hits, foe_blocks = foe_totals(game, battle)
    return foe_hits > blocks and not battle.monster and hits - foe_blocks >= game.scarabs[battle.place]


def weakest_part(game: Weirdwood) -> int:
    """The part nearest to its end: its die is lost."""
    best = game.legal[0]
    for option in game.legal:
        if game.health[HIT.arg(option)] < game.health[HIT.arg(best)]:
            best = option
    return best


def least_wound(game: Weirdwood, seat: int) -> int:
    player = game.players[seat]
    if player.power > 1:
        return SUFFER.of(BY_POWER)
    if player.health > 3:
        return SUFFER.of(BY_HEALTH)
    if player.power:
        return SUFFER.of(BY_POWER)
    return SUFFER.of(BY_HEALTH) if player.health > 1 else SUFFER.of(BY_DIE)


# --- small choices


def best_track(game: Weirdwood) -> int:
    for track in TRACK_ORDER:
        if SPEND.of(track) in game.legal:
            return SPEND.of(track)
    return game.legal[0]


def scarcest(game: Weirdwood, seat: int) -> int:
    goods = game.players[seat].goods
    best = game.legal[0]
    for option in game.legal:
        if TAKE.holds(option) and TAKE.arg(option) != SCARAB and goods[TAKE.arg(option)] < goods[TAKE.arg(best)]:
            best = option
    return best


def worst_card(game: Weirdwood, seat: int) -> int:
    best, worth = game.legal[0], 99.0
    for option in game.legal:
        if DISCARD.holds(option):
            value = card_worth(game, seat, DISCARD.arg(option))
            if value < worth:
                best, worth = option, value
    return best


def crafted(game: Weirdwood, seat: int) -> int:
    """Attack dice, and a defence die for every second one; whoever may craft more does."""
    wanted = CRAFT.of(2 if len(game.players[seat].dice) % 3 == 1 else 1)
    if wanted in game.legal:
        return wanted
    return next((option for option in game.legal if CRAFT.holds(option)), DONE)


def safest_branch(game: Weirdwood) -> int:
    """A step that covers no card symbol, on the branch with the fewest steps."""
    best, worth = game.legal[0], 99
    for option in game.legal:
        branch = BRANCH.arg(option)
        value = game.branches[branch] + (20 if game.branches[branch] + 1 in SYMBOLS_ON[branch] else 0)
        if value < worth:
            best, worth = option, value
    return best
