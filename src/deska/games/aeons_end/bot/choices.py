"""The greedy player: every decision of Aeon's End by simple weighing, without search."""

from deska.games.aeons_end.actions import (
    ABILITY,
    BOTTOM,
    BREAK,
    CAST,
    CAST_FROM,
    FOCUS,
    FOCUS_OF,
    LAY,
    MAGE,
    NEMESIS,
    NEXT,
    SHUFFLE_BACK,
    TOP,
    TOSS,
)
from deska.games.aeons_end.bot.either import half, yes_or_no
from deska.games.aeons_end.bot.mages import quickened, should_use, strength
from deska.games.aeons_end.bot.main_phase import in_main_phase
from deska.games.aeons_end.bot.people import who
from deska.games.aeons_end.bot.piles import (
    to_destroy,
    to_destroy_anywhere,
    to_discard,
    to_double,
    to_feed,
    to_gain,
    to_give_up,
    to_return,
)
from deska.games.aeons_end.bot.spending import cast_worth
from deska.games.aeons_end.bot.targets import best_target, prey_life, still_to_cast
from deska.games.aeons_end.bot.worth import is_junk, spell_damage, worth
from deska.games.aeons_end.cards.basics import DestroyPrepped
from deska.games.aeons_end.cards.corruptions import CarryOutCorruptions, PassOnCorruption
from deska.games.aeons_end.cards.gems import KeepOrToss
from deska.games.aeons_end.cards.prince_of_gluttons import Devour, DevourFirstGems
from deska.games.aeons_end.cards.spells import ReturnPlayedGem
from deska.games.aeons_end.components.state import OPEN_COST, OPEN_SIDE, AeonsEnd
from deska.games.aeons_end.effects.breaches import BreakBreach, DropSpell, FocusAny, FocusOwn
from deska.games.aeons_end.effects.casting import CastAny, CastFresh
from deska.games.aeons_end.effects.damage import HitTarget
from deska.games.aeons_end.effects.order import ArrangeOrder, PlaceOrder, ShuffleBack
from deska.games.aeons_end.effects.piles import DestroyAnywhere, DestroyInHand, Discard, ReturnDiscarded
from deska.games.aeons_end.effects.playing import PlayTwice
from deska.games.aeons_end.effects.supply import GainCard
from deska.games.aeons_end.turn.abilities import AbilityWindow
from deska.games.aeons_end.turn.main_phase import MainPhase
from deska.games.aeons_end.turn.player import CastingPhase, LayDown
from deska.kernel import DONE, NO, PASS, YES, Either, Frame, Rng


def greedy(game: AeonsEnd, seat: int, rng: Rng) -> int:
    """An option that looks best; reads only what all seats know."""
    if len(game.legal) == 1:
        return game.legal[0]
    frame = game.stack[-1]
    effect = frame.effect
    if isinstance(effect, MainPhase):
        return in_main_phase(game, seat)
    if isinstance(effect, HitTarget):
        return best_target(game, seat, frame.arg)
    if isinstance(effect, CastingPhase):
        return to_cast(game, seat)
    if isinstance(effect, LayDown):
        return to_lay(game)
    if isinstance(effect, AbilityWindow):
        return ABILITY.of() if should_use(game, seat, frame.source) else PASS
    if isinstance(effect, Either):
        return half(game, seat, frame, effect)
    if YES in game.legal and NO in game.legal:
        return yes_or_no(game, seat, effect, frame)
    option = about_cards(game, seat, frame)
    if option < 0:
        option = about_breaches(game, seat, frame)
    return option if option >= 0 else about_turns(game, seat, frame)


def to_lay(game: AeonsEnd) -> int:
    """The best card is laid down first, since it comes back first."""
    return max([option for option in game.legal if option != DONE], key=lambda option: worth(LAY.arg(option)))


def to_cast(game: AeonsEnd, seat: int) -> int:
    """All spells, the strongest first; but the weakest that is enough to kill a minion that must die, unless the nemesis dies now."""
    options = [option for option in game.legal if option != DONE]
    prey = prey_life(game) if still_to_cast(game, seat) < game.life else 0
    enough = [option for option in options if prey and spell_damage(game, seat, CAST.arg(option)) >= prey]
    if enough:
        return min(enough, key=lambda option: spell_damage(game, seat, CAST.arg(option)))
    return max(options, key=lambda option: spell_damage(game, seat, CAST.arg(option)))


def about_cards(game: AeonsEnd, seat: int, frame: Frame) -> int:
    effect = frame.effect
    if isinstance(effect, Discard):
        return to_discard(game, seat, effect)
    if isinstance(effect, DestroyInHand):
        return to_destroy(game, seat, effect)
    if isinstance(effect, DestroyAnywhere):
        return to_destroy_anywhere(game, seat)
    if isinstance(effect, (ReturnDiscarded, ReturnPlayedGem)):
        return to_return(game)
    if isinstance(effect, GainCard):
        return to_gain(game, seat)
    if isinstance(effect, (Devour, DevourFirstGems)):
        return to_feed(game, seat)
    if isinstance(effect, PlayTwice):
        return to_double(game)
    if isinstance(effect, KeepOrToss):
        return TOSS.of() if is_junk(game.players[frame.seat].deck.cards[-1]) else TOP.of()
    return -1


def about_breaches(game: AeonsEnd, seat: int, frame: Frame) -> int:
    effect = frame.effect
    if isinstance(effect, (DropSpell, DestroyPrepped)):
        return to_give_up(game)
    if isinstance(effect, BreakBreach):
        return min(game.legal, key=lambda option: breach_worth(game, seat, BREAK.arg(option)))
    if isinstance(effect, FocusOwn):
        return min(game.legal, key=lambda option: way_to_go(game, seat, FOCUS.arg(option)))
    if isinstance(effect, FocusAny):
        return min(game.legal, key=lambda option: way_to_go(game, FOCUS_OF.arg(option), FOCUS_OF.second(option)))
    if isinstance(effect, CastAny):
        return max(game.legal, key=lambda option: cast_worth(game, CAST_FROM.arg(option), CAST_FROM.second(option)))
    if isinstance(effect, CastFresh):
        return max(game.legal, key=lambda option: -1.0 if option == PASS else spell_damage(game, seat, CAST.arg(option)))
    return -1


def breach_worth(game: AeonsEnd, seat: int, breach: int) -> float:
    """The loss if the breach is destroyed: an open one is a place for spells, III and IV are better."""
    player = game.players[seat]
    filled = 0.5 if player.prepped[breach] >= 0 else 0.0
    return (10.0 + breach if player.breaches[breach] == OPEN_SIDE else -float(way_to_go(game, seat, breach))) + filled


def way_to_go(game: AeonsEnd, seat: int, breach: int) -> int:
    """Aether that opening a closed breach would still cost."""
    return OPEN_COST[breach][game.players[seat].breaches[breach]]


def about_turns(game: AeonsEnd, seat: int, frame: Frame) -> int:
    effect = frame.effect
    if isinstance(effect, PlaceOrder):
        return BOTTOM.of() if game.order.cards[-1] == NEMESIS else TOP.of()
    if isinstance(effect, ArrangeOrder):
        return min(game.legal, key=lambda option: NEXT.arg(option))  # mages act before the nemesis
    if isinstance(effect, ShuffleBack):
        fit = quickened(game)
        return max(game.legal, key=lambda option: again(game, SHUFFLE_BACK.arg(option), fit))
    if isinstance(effect, CarryOutCorruptions):
        return game.legal[0]
    if isinstance(effect, PassOnCorruption):
        return BOTTOM.of() if BOTTOM.of() in game.legal else max(game.legal, key=lambda option: game.players[MAGE.arg(option)].life)
    return who(game, effect, frame.source)


def again(game: AeonsEnd, card: int, fit: list[int]) -> float:
    """The worth of another turn of the player of a turn order card."""
    seat = card if card < game.seats else 0
    return strength(game, seat) + (100.0 if card in fit else 0.0)
