"""The greedy player's turn: which card, which slot, which act next, which free action."""

from typing import Final

from deska.games.weirdwood.actions import (
    ABILITY,
    ACT,
    CLEAN,
    COMPANION,
    COUNTERSPELL,
    END,
    FACE_DOWN,
    FIRST_ABILITY,
    FIRST_COMPANION,
    FREE_ABILITY,
    GIVE_HEALTH,
    LADY,
    LAY_TACTIC,
    PLAY,
    PLAY_DOWN,
    SLOT,
    THERUS,
)
from deska.games.weirdwood.bot.acts import act_worth
from deska.games.weirdwood.bot.worth import fight_worth
from deska.games.weirdwood.components.definitions import BOX, NO_SYMBOL, WILD_SYMBOL
from deska.games.weirdwood.components.manor import HOURS
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import Attack, FarAttack
from deska.games.weirdwood.effects.movement import Move, Slip, Teleport
from deska.kernel import PASS

STEP_COST: Final = 0.28
"""What a position of time is worth."""
LINK: Final = 0.7
LASTING: Final = 0.5
THRESHOLD: Final = 0.15
ABILITY_COST: Final = 2.4


def in_turn(game: Weirdwood, seat: int) -> int:
    """Sure gains first, then acts, the card, abilities that are worth their price, and the end."""
    legal = game.legal
    for option in (COUNTERSPELL, CLEAN):
        if option in legal:
            return option
    if GIVE_HEALTH in legal and game.force < 6 and game.players[seat].health > 3:
        return GIVE_HEALTH
    best, worth = END, THRESHOLD
    for option in legal:
        value = option_worth(game, seat, option)
        if value > worth:
            best, worth = option, value
    if best != END or END in legal:
        return best
    return best_card(game, seat)


def option_worth(game: Weirdwood, seat: int, option: int) -> float:
    if ACT.holds(option):
        card, act = ACT.arg(option), ACT.second(option)
        return due_worth(game, seat, card, act)
    if ABILITY.holds(option):
        return ability_worth(game, seat, FIRST_ABILITY + ABILITY.arg(option)) - ABILITY_COST
    if FREE_ABILITY.holds(option):
        return ability_worth(game, seat, FIRST_ABILITY + FREE_ABILITY.arg(option))
    if COMPANION.holds(option):
        card = FIRST_COMPANION + COMPANION.arg(option)
        return sum([act_worth(game, seat, card, effect, False) for effect in BOX.companion(card).ability])
    return 0.0 if option == LADY else -1.0


def due_worth(game: Weirdwood, seat: int, card: int, act: int) -> float:
    """An act now; gains come before Moves, so that rooms can be paid for."""
    effect = BOX.acts[card][act]
    attacks = any(isinstance(BOX.acts[due // 8][due % 8], Attack | FarAttack) for due in game.now.due)
    worth = act_worth(game, seat, card, effect, attacks and isinstance(effect, Move | Teleport | Slip))
    return worth + 5.0 if worth > 0 and not isinstance(effect, Move | Teleport | Slip | Attack) else worth


def ability_worth(game: Weirdwood, seat: int, card: int) -> float:
    worth = sum([act_worth(game, seat, card, effect, False) for effect in BOX.ability(card).effects])
    return worth - (0.8 if game.monster == THERUS else 0.0)


# --- the action card


def best_card(game: Weirdwood, seat: int) -> int:
    best, worth = game.legal[0], -99.0
    for option in game.legal:
        value = -99.0
        if PLAY.holds(option):
            value = card_worth(game, seat, PLAY.arg(option))
        elif PLAY_DOWN.holds(option):
            value = face_down_worth(game, seat) - 0.3 * card_worth(game, seat, PLAY_DOWN.arg(option))
        if value > worth:
            best, worth = option, value
    return best


def card_worth(game: Weirdwood, seat: int, number: int) -> float:
    """All acts of a card together, Moves and Attacks in the better order."""
    card = BOX.cards[number]
    total = LASTING * (card.hits + card.blocks) - 0.8 * (card.cost.min + card.cost.knowledge + card.cost.any)
    moves = [act for act in card.acts if isinstance(act, Move | Teleport | Slip)]
    attacks = [act for act in card.acts if isinstance(act, Attack)]
    for act in card.acts:
        if act not in moves and act not in attacks:
            total += max(act_worth(game, seat, number, act, False), 0.0)
    here = max(fight_worth(game, seat, game.players[seat].place, number), 0.0) if attacks else 0.0
    if not moves:
        return total + here * (1.0 + 0.5 * (len(attacks) - 1))
    away = act_worth(game, seat, number, moves[0], False)
    chase = act_worth(game, seat, number, moves[0], True) if attacks else 0.0
    return total + max(here + away, chase) + 0.3 * away * (len(moves) - 1)


def face_down_worth(game: Weirdwood, seat: int) -> float:
    return max([act_worth(game, seat, FACE_DOWN, effect, False) for effect in BOX.acts[FACE_DOWN]])


def best_slot(game: Weirdwood, seat: int) -> int:
    """Little time, and links with the neighbours."""
    card, down = divmod(game.stack[-1].arg, 2)
    best, worth = game.legal[0], -99.0
    for option in game.legal:
        steps = (SLOT.second(option) - game.time - 1) % HOURS + 1
        value = -STEP_COST * steps + (0.0 if down else LINK * new_links(game, seat, card, SLOT.arg(option)))
        if value > worth:
            best, worth = option, value
    return best


def new_links(game: Weirdwood, seat: int, card: int, slot: int) -> int:
    player = game.players[seat]
    found = 0
    for beside, own, theirs in ((slot - 1, BOX.left[card], BOX.right), (slot + 1, BOX.right[card], BOX.left)):
        if 0 <= beside < len(player.slots) and player.slots[beside] >= 0 and not player.down >> beside & 1:
            other = theirs[player.slots[beside]]
            found += own not in (NO_SYMBOL,) and (own == other or WILD_SYMBOL in (own, other))
    return found


def best_tactic(game: Weirdwood, seat: int) -> int:
    """A tactic card whose effect is of use now; those that last are kept for a card that stays."""
    best, worth = PASS, 0.8
    for option in game.legal:
        if option == PASS:
            continue
        tactic = BOX.tactics[LAY_TACTIC.arg(option)]
        value = 0.9 * (tactic.hits + tactic.blocks + tactic.dice)
        for act in tactic.acts:
            value += act_worth(game, seat, FACE_DOWN + 1 + LAY_TACTIC.arg(option), act, False)
        if value > worth:
            best, worth = option, value
    return best
