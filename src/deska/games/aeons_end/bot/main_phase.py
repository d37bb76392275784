"""The main phase: gems and relics first, then spells to the breaches, then aether is spent."""

from deska.games.aeons_end.actions import ABILITY, DISCARD_POWER, END, PLAY, PREP, USE
from deska.games.aeons_end.bot.mages import should_use
from deska.games.aeons_end.bot.numbers import BLED, BONUS_BREACH, CHARGE_WORTH, CLOSED_BREACH, DESTROYED, DISCARDED, FITTING_BREACH
from deska.games.aeons_end.bot.spending import Spending
from deska.games.aeons_end.bot.threats import harm, tokens_of
from deska.games.aeons_end.bot.traits import DAMAGE, THREATS, TRAITS
from deska.games.aeons_end.bot.worth import is_junk, worth
from deska.games.aeons_end.components.definitions import GEM
from deska.games.aeons_end.components.state import FIRST_BONUS, OPEN_SIDE, AeonsEnd
from deska.games.aeons_end.effects.breaches import closed_breaches
from deska.games.aeons_end.effects.charges import LoseCharges
from deska.games.aeons_end.effects.piles import FromHand
from deska.games.aeons_end.effects.values import PREPPED_SPELLS
from deska.kernel.effects import NO_SOURCE


def in_main_phase(game: AeonsEnd, seat: int) -> int:
    legal = game.legal
    for option in legal:
        if DISCARD_POWER.holds(option) and should_give_cards(game, seat, DISCARD_POWER.arg(option)):
            return option
    if ABILITY.of() in legal and should_use(game, seat, -1):
        return ABILITY.of()
    for option in legal:
        if PLAY.holds(option) and should_play(game, seat, PLAY.arg(option)):
            return option
    for option in legal:
        if USE.holds(option) and not TRAITS[game.players[seat].prepped[USE.arg(option)]].casts_any:
            return option  # free aether, or a gem once more
    option = to_prep(game, seat)
    if option < 0:
        option = Spending(game, seat).best()
    return option if option >= 0 else last_play(game, seat)


def should_give_cards(game: AeonsEnd, seat: int, power: int) -> bool:
    """True if a power about to take effect costs more than its To discard condition, which is paid with cards or charges."""
    if tokens_of(game, power) > 1:
        return False
    condition = game.box.foes[power].to_discard[0]
    saved = harm(game, power)
    if isinstance(condition, LoseCharges):
        return saved > CHARGE_WORTH * condition.count
    if not isinstance(condition, FromHand):
        return False
    costs = sorted([worth(card) for card in condition.fitting(game, seat)])[: condition.count]
    return saved > (DISCARDED * sum(costs) if not condition.least else DESTROYED * sum(costs))


def should_play(game: AeonsEnd, seat: int, card: int) -> bool:
    """Gems always; a relic if it does something useful now."""
    player = game.players[seat]
    traits = TRAITS[card]
    if traits.thins:
        return len([junk for junk in player.hand + player.discard if is_junk(junk)]) >= 2
    if traits.turns_breaches:
        return bool(closed_breaches(player))
    if traits.casts_fresh:
        return False
    if game.box.kind[card] != GEM:
        return True
    return card != game.box.crystal or not any(TRAITS[held].doubles for held in player.hand)  # what doubles Crystals comes before them


def last_play(game: AeonsEnd, seat: int) -> int:
    """The staff comes when all is prepped; a vortex waits for something to destroy."""
    for option in game.legal:
        if PLAY.holds(option):
            traits = TRAITS[PLAY.arg(option)]
            if (game.now.fresh or not traits.casts_fresh) and not traits.thins:
                return option
    return END.of()


def to_prep(game: AeonsEnd, seat: int) -> int:
    """The strongest spell at the best breach, -1 if none should be prepped."""
    about_to_bleed = any(THREATS[card].bleeds and tokens_of(game, card) == 1 for card in game.field)
    if about_to_bleed and PREPPED_SPELLS.count(game, seat, NO_SOURCE) >= BLED:
        return -1
    best, most = -1, 0.0
    for option in game.legal:
        if PREP.holds(option):
            gain = prep_worth(game, seat, PREP.arg(option), PREP.second(option))
            if gain > most:
                best, most = option, gain
    return best


def prep_worth(game: AeonsEnd, seat: int, card: int, breach: int) -> float:
    """Strong spells first; a bonus for open III and IV, and what may lie at closed breaches lies there."""
    side = game.players[seat].breaches[breach]
    if side != OPEN_SIDE:
        return DAMAGE[card] + (FITTING_BREACH if game.box.cards[card].preps_closed else CLOSED_BREACH)
    return DAMAGE[card] + (BONUS_BREACH if breach >= FIRST_BONUS else 0.0)
