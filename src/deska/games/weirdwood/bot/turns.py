"""The greedy player's turn: which act next, which free action, and when it is over."""

from typing import Final

from deska.games.weirdwood.actions import (
    ABILITY,
    ACT,
    CLEAN,
    COMPANION,
    COUNTERSPELL,
    END,
    FREE_ABILITY,
    GIVE_HEALTH,
    LADY,
    TARGET,
)
from deska.games.weirdwood.bot.acts import act_worth, best_stays, targets_of
from deska.games.weirdwood.bot.gains import payment_cost
from deska.games.weirdwood.bot.numbers import FORCE, HEAL, KEPT_HEALTH, MONSTER_HIT, RESOURCE, THRESHOLD
from deska.games.weirdwood.bot.outlook import Outlook
from deska.games.weirdwood.bot.places import clean_worth
from deska.games.weirdwood.bot.plans import best_play
from deska.games.weirdwood.components.definitions import ATTACK_CARD
from deska.games.weirdwood.components.manor import DISTANCES, THRONE
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import Attack
from deska.games.weirdwood.effects.foe import lady_strength
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.movement import Move, Slip, Teleport
from deska.games.weirdwood.turn.free_actions import lady_reach
from deska.games.weirdwood.turn.main import act_of
from deska.kernel import Effect
from deska.kernel.masks import members

AT_ONCE: Final = 50.0
"""Gains come before Moves, so that rooms can be paid for."""


def in_turn(game: Weirdwood, seat: int) -> int:
    """Sure gains, acts, the card, free actions that are worth their price, the Lady's safety, the end."""
    legal = game.legal
    look = Outlook(game, seat)
    option = sure_gain(game, seat)
    if option < 0:
        option = best_act(game, look)
    if option < 0 and not game.now.played:
        option = best_free(game, look, True)
        if option < 0:
            return best_play(game, seat, look)
    if option < 0:
        option = best_free(game, look, False)
    if option < 0 and LADY.of() in legal and is_lady_in_danger(game) and can_lady_flee(game):
        option = LADY.of()
    if option >= 0:
        return option
    return END.of() if END.of() in legal else best_play(game, seat, look)


def sure_gain(game: Weirdwood, seat: int) -> int:
    legal = game.legal
    if COUNTERSPELL.of() in legal:
        return COUNTERSPELL.of()
    if CLEAN.of() in legal and clean_worth(game, seat, game.players[seat].place) > 0:
        return CLEAN.of()
    if GIVE_HEALTH.of() in legal and FORCE[game.force] > HEAL and game.players[seat].health > (1 if game.force < 4 else KEPT_HEALTH):
        return GIVE_HEALTH.of()
    return -1


# --- acts of the card


def attacks_due(game: Weirdwood) -> list[int]:
    return [due for due in game.now.due if isinstance(act_of(game, due), Attack)]


def best_act(game: Weirdwood, look: Outlook) -> int:
    """The best act that is due, or -1."""
    best, worth = -1, THRESHOLD
    attacks = bool(attacks_due(game))
    for option in game.legal:
        if not ACT.holds(option):
            continue
        card = ACT.arg(option)
        effect = act_of(game, option)
        value = due_worth(game, look, card, effect, attacks)
        if value > worth:
            best, worth = option, value
    if best >= 0 and isinstance(act_of(game, best), Attack) and calls_lady(game, look.seat):
        return LADY.of()
    return best


def due_worth(game: Weirdwood, look: Outlook, card: int, effect: Effect, attacks: bool) -> float:
    """An act now; an Attack here counts with the Move that may follow it."""
    worth = act_worth(game, look, card, effect, attacks)
    if isinstance(effect, (Move, Teleport, Slip)):
        return worth
    if isinstance(effect, Attack):
        return worth + walk_after(game, look) + THRESHOLD if worth > 0 else 0.0
    return worth + AT_ONCE if worth > THRESHOLD else 0.0


def walk_after(game: Weirdwood, look: Outlook) -> float:
    """The worth of the best Move that is due, without an Attack."""
    best = 0.0
    for due in game.now.due:
        effect = act_of(game, due)
        if isinstance(effect, (Move, Teleport, Slip)):
            best = max(best, best_stays(game, look, targets_of(game, look.seat, ACT.arg(due), effect), 1))
    return best


# --- Lady Weirdwood


def calls_lady(game: Weirdwood, seat: int) -> bool:
    """True if the Lady should come to a battle with the monster."""
    place = game.players[seat].place
    if LADY.of() not in game.legal or game.lady == place or game.lair != place or game.scarabs[place]:
        return False
    return bool(lady_reach(game) >> place & 1) and lady_strength(game) * 0.8 * MONSTER_HIT > RESOURCE


def is_lady_in_danger(game: Weirdwood) -> bool:
    """The next card is an attack, and the Ogre is with her or, if she is weak, beside her."""
    if not game.habits.hunts_lady or not game.coming.cards or game.box.foe_kind[game.coming.cards[-1]] != ATTACK_CARD:
        return False
    return DISTANCES[game.lair][game.lady] <= (1 if game.force <= 2 else 0)


def can_lady_flee(game: Weirdwood) -> bool:
    """True if she can come to a room farther from the Ogre: a move that changes nothing would be made again and again."""
    here = DISTANCES[game.lair][game.lady]
    return any(DISTANCES[game.lair][place] > here for place in members(lady_reach(game)))


def place_for_lady(game: Weirdwood, seat: int) -> int:
    """Beside a fighter who is about to attack; else far from the Ogre."""
    place = game.players[seat].place
    if game.lair == place and attacks_due(game) and TARGET.of(game.tiles[place]) in game.legal:
        return TARGET.of(game.tiles[place])
    best, worth = game.legal[0], -1
    for option in game.legal:
        there = game.tiles.index(TARGET.arg(option))
        value = DISTANCES[game.lair][there] + (1 if there == THRONE else 0)
        if value > worth:
            best, worth = option, value
    return best


# --- free actions


def best_free(game: Weirdwood, look: Outlook, early: bool) -> int:
    """The ability or companion most worth its price, or -1; before the card is played only new cards are."""
    best, worth = -1, THRESHOLD
    for option in game.legal:
        value = free_worth(game, look, option, early)
        if value > worth:
            best, worth = option, value
    return best


def free_worth(game: Weirdwood, look: Outlook, option: int, early: bool) -> float:
    if ABILITY.holds(option):
        card = ABILITY.arg(option)
        return effects_worth(game, look, card, game.box.uses[card], early) - payment_cost(game, look.seat, game.box.cost[card])
    if FREE_ABILITY.holds(option):
        card = FREE_ABILITY.arg(option)
        return effects_worth(game, look, card, game.box.uses[card], early)
    if COMPANION.holds(option):
        card = COMPANION.arg(option)
        return effects_worth(game, look, card, game.box.uses[card], early)
    return 0.0


def effects_worth(game: Weirdwood, look: Outlook, card: int, effects: tuple[Effect, ...], early: bool) -> float:
    if early and not isinstance(effects[0], Draw):
        return 0.0
    attacks = bool(attacks_due(game))
    return sum([act_worth(game, look, card, effect, attacks) for effect in effects], 0.0)
