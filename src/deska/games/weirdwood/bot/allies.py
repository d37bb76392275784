"""Help for others: abilities in their turns, and the player whom an effect helps most."""

from deska.games.weirdwood.actions import ABILITY, WHO
from deska.games.weirdwood.bot.acts import act_worth
from deska.games.weirdwood.bot.battles import DEEP_WOUND
from deska.games.weirdwood.bot.deeds import deed_worth
from deska.games.weirdwood.bot.gains import payment_cost, xp_worth
from deska.games.weirdwood.bot.numbers import THRESHOLD, WOUND
from deska.games.weirdwood.bot.outlook import Outlook
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import Attack
from deska.games.weirdwood.effects.fighting import Edge, attacker_totals, foe_totals
from deska.games.weirdwood.effects.hunt import standing_blocks, struck
from deska.games.weirdwood.effects.movement import Move, Teleport
from deska.games.weirdwood.effects.people import On, TwoAllies
from deska.kernel import PASS, Effect, Frame


def in_window(game: Weirdwood, seat: int) -> int:
    """An ability in somebody's turn, if it brings more than it costs."""
    best, worth = PASS, THRESHOLD
    for option in game.legal:
        if not ABILITY.holds(option):
            continue
        card = ABILITY.arg(option)
        effects = game.box.uses[card]
        value = shield_worth(game) if is_shield(effects[0]) else deed_worth(game, seat, card, effects[0])
        value -= payment_cost(game, seat, game.box.cost[card])
        if value > worth:
            best, worth = option, value
    return best


def is_shield(effect: Effect) -> bool:
    return isinstance(effect, On) and isinstance(effect.effects[0], Edge)


def shield_worth(game: Weirdwood) -> float:
    """The worth of blocks for the player most in danger."""
    damage = max([threat_to(game, seat) for seat in range(game.seats)])
    return 1.3 * WOUND * min(damage, 3) if damage >= DEEP_WOUND else 0.0


def threat_to(game: Weirdwood, seat: int) -> int:
    """Damage that a player is about to take."""
    battle = game.battle
    if game.now.strike:
        return max(game.now.strike - standing_blocks(game, seat), 0) if seat in struck(game) else 0
    if battle is None or battle.seat != seat or not game.fighting or not battle.foe_faces:
        return 0
    return max(foe_totals(game, battle)[0] - attacker_totals(game, battle)[1], 0)


def best_ally(game: Weirdwood, frame: Frame, seat: int) -> int:
    """The option that names the player whom an effect helps most."""
    effect = frame.effect
    best, worth = game.legal[0], -9.0
    for option in game.legal:
        if not WHO.holds(option):
            continue
        other = WHO.arg(option)
        if isinstance(effect, TwoAllies):
            value = xp_worth(game, other)
        elif isinstance(effect, On):
            value = help_worth(game, other, frame.source, effect)
        else:
            value = 0.0
        if value > worth:
            best, worth = option, value
    return best


def help_worth(game: Weirdwood, other: int, source: int, effect: On) -> float:
    first = effect.effects[0]
    if isinstance(first, Edge):
        return float(threat_to(game, other))
    if isinstance(first, (Move, Teleport, Attack)):
        return act_worth(game, Outlook(game, other), source, first)
    return sum([deed_worth(game, other, source, part) for part in effect.effects], 0.0)
