"""The choice of targets for damage."""

from deska.games.aeons_end.actions import AT_HUSK, AT_NEMESIS, AT_WOUNDED_HUSK, HIT
from deska.games.aeons_end.bot.life import suffer_cost
from deska.games.aeons_end.bot.numbers import LOST, PARTLY, WOUNDED_HUSK
from deska.games.aeons_end.bot.threats import husk_price, minion_worth, tokens_of
from deska.games.aeons_end.bot.worth import spell_damage
from deska.games.aeons_end.components.definitions import MINION
from deska.games.aeons_end.components.state import AeonsEnd, prepped_places
from deska.games.aeons_end.effects.damage import husk_life
from deska.games.aeons_end.turn.player import CastingPhase


def best_target(game: AeonsEnd, seat: int, damage: int) -> int:
    best, most = game.legal[0], -LOST
    for option in game.legal:
        gain = target_worth(game, seat, HIT.arg(option), damage)
        if gain > most:
            best, most = option, gain
    return best


def target_worth(game: AeonsEnd, seat: int, target: int, damage: int) -> float:
    """The worth of the damage at a target; at the nemesis each point is worth one."""
    if target == AT_NEMESIS:
        return 2.0 * LOST if damage + still_to_cast(game, seat) >= game.life else float(damage)
    if target in (AT_HUSK, AT_WOUNDED_HUSK):
        return husk_worth(game, seat, damage, target == AT_WOUNDED_HUSK)
    life = tokens_of(game, target)
    most = game.box.foes[target].most_damage
    dealt = min(damage, life, most) if most else min(damage, life)
    gain = minion_worth(game, target) * dealt / life
    return gain if most or dealt == life else PARTLY * gain


def still_to_cast(game: AeonsEnd, seat: int) -> float:
    """The damage of the spells that the seat can still cast in its casting phase."""
    for frame in game.stack:
        if frame.seat == seat and isinstance(frame.effect, CastingPhase):
            return sum([spell_damage(game, seat, place) for place in prepped_places(game.players[seat])], 0.0)
    return 0.0


def prey_life(game: AeonsEnd) -> int:
    """The damage that kills the minion which pays best for it, 0 if the nemesis does."""
    best, most = 0, 1.0
    for card, tokens in zip(game.field, game.tokens, strict=True):
        if game.box.kind[card] != MINION or (game.husks and game.box.foes[card].behind_husks):
            continue
        pays = minion_worth(game, card) / tokens
        if pays > most:
            best, most = 1 if game.box.foes[card].most_damage else tokens, pays
    return best


def husk_worth(game: AeonsEnd, seat: int, damage: int, wounded: bool) -> float:
    life = 1 if wounded else husk_life(game)
    one = husk_price(game) * (1.0 if damage >= life else WOUNDED_HUSK)
    return max(one, spread_worth(game, seat, damage))


def spread_worth(game: AeonsEnd, seat: int, damage: int) -> float:
    """The worth of paying a life to hit several husks."""
    return husk_price(game) * min(damage // husk_life(game), game.husks) - suffer_cost(game, seat, 1)
