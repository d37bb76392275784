"""The greedy player: what a position promises is weighed, nothing is searched."""

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
    found = own_time(look, prompt)
    if found == NOWHERE:
        found = in_battle(look, prompt, effect)
    if found == NOWHERE:
        found = single(look, prompt, effect)
    return found if found != NOWHERE else best_option(look)


# --- the own turn


def own_time(look: Outlook, prompt: str) -> int:
    """Questions with free actions: these come first if they help."""
    if prompt not in ("el-turn", "el-end-turn", "el-first-card", "el-second-card", "el-regroup", "el-place-again"):
        return NOWHERE
    found = free_action(look, prompt != "el-end-turn")
    if found != NOWHERE:
        return found
    if prompt == "el-turn":
        return turn(look)
    if prompt == "el-end-turn":
        return END
    if prompt == "el-regroup":
        return lift(look)
    if prompt == "el-place-again":
        return best_placement(look, look.game.legal)[0]
    return buy(look)


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


# --- everything else


def in_battle(look: Outlook, prompt: str, effect: Ask) -> int:
    if prompt == "el-swords":
        return swords(look)
    if prompt == "el-join":
        return join(look)
    if prompt == "el-rerolls":
        return react(look)
    if prompt == "el-save":
        return save(look)
    if prompt == "el-looms":
        return looming(look)
    if prompt == "el-before-joining":
        return before_joining(look)
    if prompt in ("el-reroll", "el-reroll-some", "el-flip", "el-set-six"):
        return best_die(look, effect)
    if prompt in ("el-take-die", "el-venom"):
        return against(look)
    if prompt == "el-invasion":
        return invasion(look)
    if prompt == "el-charge":
        return charge(look)
    return veil(look) if prompt == "el-veil" else NOWHERE


def single(look: Outlook, prompt: str, effect: Ask) -> int:
    game = look.game
    if prompt in ("el-act", "el-act-again"):
        return next_act(look, UNIT_AT.first(game.stack[-1].arg), TO_READY)
    if prompt in ("el-pay", "el-invest"):
        return pay(look)
    if prompt == "el-tray-full":
        return full_tray(look)
    if prompt == "el-move-marker":
        return move_marker(look)
    if prompt == "el-lay":
        return lay_realm(look)
    if prompt in ("el-pull-back", "el-keep-units", "el-retreat", "el-rescue"):
        return pick_unit(look, cheapest=False)
    if prompt == "el-send-own":
        return pick_unit(look, cheapest=True)
    if isinstance(effect, Either):
        return either(look, effect)
    if isinstance(effect, May):
        return may(look, effect)
    return rare(look, prompt)


def rare(look: Outlook, prompt: str) -> int:
    game = look.game
    if prompt == "el-swap-wizard":
        return swap_wizard(look)
    if prompt == "el-wander":
        return wander(look)
    if prompt in MOVED:
        return moved(look, prompt)
    if prompt == "el-hand-over":
        return hand_over(look)
    if prompt in ("el-escape", "el-imitate"):
        return YES
    if prompt == "el-twist":
        return YES if game.stack[-1].arg <= 3 else NO
    if prompt == "el-repeat":
        worth = act_worth(look, BOX.place_of[game.stack[-1].source])
        return YES if worth > look.base + LEAST else NO
    if prompt == "el-deed":
        return PASS
    return NOWHERE
