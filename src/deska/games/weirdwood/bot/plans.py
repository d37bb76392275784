"""The card to play, and its slot: time, doors, links and the slots that stay open are weighed together."""

from typing import Final

from deska.games.weirdwood.actions import LAY_TACTIC, PLAY, PLAY_DOWN, SLOT
from deska.games.weirdwood.bot.acts import act_worth, card_worth
from deska.games.weirdwood.bot.gains import payment_cost, step_worth
from deska.games.weirdwood.bot.numbers import (
    BEFRIEND,
    BLOCK_IN_BATTLE,
    HIT_IN_BATTLE,
    LASTING_BATTLES,
    LINK,
    NEXT_STEP,
    PACE,
    PHASE,
)
from deska.games.weirdwood.bot.outlook import Outlook
from deska.games.weirdwood.components.definitions import NO_SYMBOL, WILD_SYMBOL
from deska.games.weirdwood.components.manor import DAYS, HOURS
from deska.games.weirdwood.components.people import BOARD_SLOTS, Player
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import Attack, FarAttack
from deska.games.weirdwood.effects.foe import time_of
from deska.games.weirdwood.effects.links import symbols_of
from deska.games.weirdwood.turn.playing import free_slots, times_for
from deska.kernel import NO, PASS, YES

LOST: Final = -60.0
"""Time runs out."""
MOST_STEPS: Final = 6
"""Nobody waits longer for a door, with a slot for any time."""
UNKNOWN_CARD: Final = 0.1
"""The part of a card's worth that playing it face down gives away."""


# --- the card


def best_play(game: Weirdwood, seat: int, look: Outlook) -> int:
    """The card to play, face up or down."""
    best, worth = game.legal[0], 2 * LOST
    for option in game.legal:
        if PLAY.holds(option):
            value = best_lay(game, look, PLAY.arg(option), False)[1] - payment_cost(game, seat, game.box.cost[PLAY.arg(option)])
            if value > worth:
                best, worth = option, value
    card = worst_card(game, look, game.players[seat].hand)
    if best_lay(game, look, card, True)[1] - UNKNOWN_CARD * card_worth(game, look, card) > worth:
        return PLAY_DOWN.of(card)
    return best


def worst_card(game: Weirdwood, look: Outlook, cards: list[int]) -> int:
    """The card of least use at present."""
    best, worth = cards[0], -LOST
    for card in cards:
        value = card_worth(game, look, card)
        if value < worth:
            best, worth = card, value
    return best


def best_lay(game: Weirdwood, look: Outlook, card: int, down: bool) -> tuple[int, float]:
    """The slot and time for a card, and what it brings there."""
    player = game.players[look.seat]
    best, worth = -1, 3 * LOST
    for slot in free_slots(game, player):
        times = times_for(game, player, slot)
        for time in times:
            if len(times) == HOURS and (time - game.time - 1) % HOURS >= MOST_STEPS:
                continue
            value = lay_worth(game, look, card, down, slot, time)
            if value > worth:
                best, worth = SLOT.of(slot, time), value
    return best, worth


def lay_worth(game: Weirdwood, look: Outlook, card: int, down: bool, slot: int, time: int) -> float:
    """The worth of a card once time has moved, less the time that passes now and before the next turn."""
    day, now = game.day, game.time
    steps = (time - now - 1) % HOURS + 1
    later = now + steps
    if day + later // HOURS > DAYS:
        return LOST
    game.day, game.time = day + later // HOURS, later % HOURS
    worth = down_worth(game, look) if down else card_worth(game, look, card) + laid_worth(game, look.seat, card, slot)
    worth -= NEXT_STEP * step_worth(game) * gap(game, look.seat, slot)
    game.day, game.time = day, now
    return worth - step_worth(game) * steps


def down_worth(game: Weirdwood, look: Outlook) -> float:
    card = game.box.face_down
    return max([act_worth(game, look, card, act) for act in game.box.acts[card]])


def laid_worth(game: Weirdwood, seat: int, card: int, slot: int) -> float:
    """The worth of a card while it lies: lasting symbols and links."""
    lasting = HIT_IN_BATTLE * game.box.hits[card] + BLOCK_IN_BATTLE * game.box.blocks[card]
    return LASTING_BATTLES * lasting + LINK * new_links(game, seat, slot, game.box.left[card], game.box.right[card])


def new_links(game: Weirdwood, seat: int, slot: int, left: int, right: int) -> int:
    player = game.players[seat]
    count = 0
    if slot > 0:
        count += does_link(symbols_of(game, seat, player, slot - 1)[1], left)
    if slot + 1 < len(player.slots):
        count += does_link(right, symbols_of(game, seat, player, slot + 1)[0])
    return count


def does_link(one: int, other: int) -> int:
    if NO_SYMBOL in (one, other):
        return 0
    return 1 if one == other or WILD_SYMBOL in (one, other) else 0


# --- slots for the next turn


def steps_to(game: Weirdwood, player: Player, slot: int, time: int) -> int:
    """The least that time has to move for a slot."""
    if slot >= BOARD_SLOTS or game.box.universal[player.character]:
        return 1
    first = 3 * slot
    return 1 if first <= time < first + 2 else (first - time - 1) % HOURS + 1


def nearest(game: Weirdwood, player: Player, slots: list[int], time: int) -> int:
    """Steps to the nearest of some slots."""
    return min([steps_to(game, player, slot, time) for slot in slots], default=1)


def gap(game: Weirdwood, seat: int, slot: int) -> int:
    """The distance to the nearest open slot when the next turn begins; with none left all are free again."""
    player = game.players[seat]
    others = [other for other in free_slots(game, player) if other != slot]
    return nearest(game, player, others, int(game.time + card_time(game) + turn_time(game) * (game.seats - 1)) % HOURS)


def card_time(game: Weirdwood) -> int:
    """Positions that the monster's card of this turn will take, as far as that is known."""
    if game.habits.phase:
        return sum([time_of(game, plan.cards[0]) for plan in game.plans])
    return time_of(game, game.coming.cards[0]) if game.coming.cards else 0


def turn_time(game: Weirdwood) -> float:
    """Positions that a turn takes on average."""
    return PACE + (0 if game.habits.phase else 2 * game.scale.hourglass)


def refreshing(game: Weirdwood, seat: int) -> int:
    """Yes or no: refreshing though a slot is free pays if that slot is far away, and few turns are lost."""
    player = game.players[seat]
    free = free_slots(game, player)
    time = int(game.time + turn_time(game) * (game.seats - 1)) % HOURS
    saved = nearest(game, player, free, time) - nearest(game, player, list(range(len(player.slots))), time)
    worth = step_worth(game) * saved + BEFRIEND * player.exhausted.bit_count()
    return YES if worth > PHASE * len(free) / len(player.slots) + BEFRIEND else NO


# --- tactic cards


def best_tactic(game: Weirdwood, seat: int) -> int:
    """A tactic card that is of use with the card of this turn."""
    frame = game.stack[-1]
    look = Outlook(game, seat)
    fights = any(isinstance(act, (Attack, FarAttack)) for act in game.box.acts[frame.source])
    best, worth = PASS, 1.0
    for option in game.legal:
        if option == PASS:
            continue
        number = LAY_TACTIC.arg(option)
        tactic = game.box.tactic(number)
        battles = LASTING_BATTLES if fights else 0.5 * LASTING_BATTLES
        value = battles * (HIT_IN_BATTLE * (tactic.hits + tactic.dice) + BLOCK_IN_BATTLE * tactic.blocks)
        value += LINK * new_links(game, seat, frame.arg, WILD_SYMBOL, WILD_SYMBOL)
        value += sum([act_worth(game, look, number, act, fights) for act in tactic.acts], 0.0)
        if value > worth:
            best, worth = option, value
    return best


def best_slot(game: Weirdwood, seat: int) -> int:
    frame = game.stack[-1]
    return best_lay(game, Outlook(game, seat), frame.source, frame.arg == 1)[0]
