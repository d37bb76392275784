"""The greedy player: what a position promises is weighed, nothing is searched."""

from collections.abc import Callable
from typing import Final

from deska.games.eldervale.actions import BURN, BUY, DWELL, END, FULFIL, PLACE, REGROUP
from deska.games.eldervale.actions import READY as TO_READY
from deska.games.eldervale.bot.asked import (
    best_option,
    either,
    hand_over,
    lay_realm,
    may,
    move_marker,
    option_worth,
    pay,
    swap_wizard,
    wander,
)
from deska.games.eldervale.bot.fighting import (
    against,
    before_joining,
    charge,
    invasion,
    join,
    looming,
    pick_unit,
    save,
    swords,
    veil,
)
from deska.games.eldervale.bot.free import cheaper_dwelling, free_action, full_tray
from deska.games.eldervale.bot.moving import MOVED, moved
from deska.games.eldervale.bot.numbers import ENOUGH, LEAST
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.bot.placing import best_placement
from deska.games.eldervale.bot.regroup import act_worth, next_act, next_action, next_lift, regroup_worth
from deska.games.eldervale.bot.rolled import best_die, react
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import NOWHERE, UNIT_AT
from deska.games.eldervale.components.state import Eldervale
from deska.kernel import NO, PASS, YES, Ask, Either, May, Pause, Rng


def greedy(game: Eldervale, seat: int, rng: Rng) -> int:
    """An option that looks best; reads only what the seat knows."""
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    for option in legal:
        if FULFIL.holds(option):
            return option
    effect = game.stack[-1].effect
    if not isinstance(effect, Ask):
        return legal[0]
    if isinstance(effect, Pause):
        return PASS
    prompt = effect.prompt()
    if prompt == "el-faction-choice":
        return legal[rng.below(game.asked)]
    look = Outlook(game, seat)
    free = free_action(look, prompt != "el-end-turn") if prompt in OWN_TIME else NOWHERE
    answer = ANSWERS.get(prompt)
    if free == NOWHERE and answer is not None:
        free = answer(look)
    elif isinstance(effect, Either):
        free = either(look, effect)
    elif isinstance(effect, May):
        free = may(look, effect)
    return free if free != NOWHERE else best_option(look)


# --- the player's own turn


def turn(look: Outlook) -> int:
    """Place a unit if that brings enough, else regroup (EL-062)."""
    option, gain = best_placement(look, look.game.legal)
    if option == NOWHERE:
        return REGROUP
    if (gain < ENOUGH * look.base or not look.left) and gain < regroup_worth(look):
        return REGROUP
    plan = cheaper_dwelling(look) if PLACE.second(option) == BOX.mill else NOWHERE
    return plan if plan != NOWHERE else option


def lift(look: Outlook) -> int:
    """The next unit; before it builds a dwelling, perhaps the spell that makes that cheaper."""
    plan = cheaper_dwelling(look) if next_action(look) == DWELL else NOWHERE
    return plan if plan != NOWHERE else next_lift(look)


def buy(look: Outlook) -> int:
    """The best card; a second one only if it is worth its price."""
    best, most = look.game.legal[0], -1000.0
    for option in look.game.legal:
        if BUY.holds(option) or BURN.holds(option):
            gain = option_worth(look, option)
            if gain > most:
                best, most = option, gain
    return best


def end(look: Outlook) -> int:
    return END


def place_again(look: Outlook) -> int:
    return best_placement(look, look.game.legal)[0]


def act(look: Outlook) -> int:
    return next_act(look, UNIT_AT.first(look.game.stack[-1].arg), TO_READY)


def repeat(look: Outlook) -> int:
    """The place acts once more if that is worth more than what else the seat may expect."""
    worth = act_worth(look, BOX.place_of[look.game.stack[-1].source])
    return YES if worth > look.base + LEAST else NO


# --- everything else


def pick_best(look: Outlook) -> int:
    return pick_unit(look, cheapest=False)


def pick_cheapest(look: Outlook) -> int:
    return pick_unit(look, cheapest=True)


def twist(look: Outlook) -> int:
    """A low die is turned."""
    return YES if look.game.stack[-1].arg <= 3 else NO


def agree(look: Outlook) -> int:
    return YES


def decline(look: Outlook) -> int:
    return PASS


OWN_TIME: Final = frozenset({"el-turn", "el-end-turn", "el-first-card", "el-second-card", "el-regroup", "el-place-again"})
"""Questions of the player's own turn, before whose answer free actions come first if they help."""

ANSWERS: Final[dict[str, Callable[[Outlook], int]]] = {
    "el-turn": turn,
    "el-end-turn": end,
    "el-first-card": buy,
    "el-second-card": buy,
    "el-regroup": lift,
    "el-place-again": place_again,
    "el-act": act,
    "el-act-again": act,
    "el-repeat": repeat,
    "el-pay": pay,
    "el-invest": pay,
    "el-tray-full": full_tray,
    "el-move-marker": move_marker,
    "el-lay": lay_realm,
    "el-swap-wizard": swap_wizard,
    "el-wander": wander,
    "el-hand-over": hand_over,
    "el-escape": agree,
    "el-imitate": agree,
    "el-twist": twist,
    "el-deed": decline,
    "el-looms": looming,
    "el-before-joining": before_joining,
    "el-join": join,
    "el-swords": swords,
    "el-rerolls": react,
    "el-reroll": best_die,
    "el-reroll-some": best_die,
    "el-flip": best_die,
    "el-set-six": best_die,
    "el-take-die": against,
    "el-venom": against,
    "el-save": save,
    "el-pull-back": pick_best,
    "el-keep-units": pick_best,
    "el-retreat": pick_best,
    "el-rescue": pick_best,
    "el-send-own": pick_cheapest,
    "el-invasion": invasion,
    "el-charge": charge,
    "el-veil": veil,
    **dict.fromkeys(MOVED, moved),
}
"""How each question is answered; any other one by the worth of its options."""
