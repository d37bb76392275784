"""A player's turn: the action card, its acts and free actions in any order (WW-051 to WW-075)."""

from typing import Any, Final

from deska.games.weirdwood.actions import (
    ABILITY,
    ACT,
    CLEAN,
    COMPANION,
    END,
    FREE_ABILITY,
    GO,
    PLAY,
    PLAY_DOWN,
    TRANSFER,
    USE_ROOM,
)
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.abilities import (
    ALLY_WINDOW,
    free_abilities,
    is_ready,
    no_ability,
    no_companion,
    usable_abilities,
    usable_companions,
    use,
)
from deska.games.weirdwood.effects.goods import affords, can_afford
from deska.games.weirdwood.turn.free_actions import ENEMIES_HERE, FREE_ACTIONS, NO_TRANSFER, no_transfer, transfer, transferable
from deska.games.weirdwood.turn.playing import has_free_slot, play_card
from deska.games.weirdwood.turn.quests import CHECK_QUEST
from deska.kernel import Ask, Effect, Frame, Reason
from deska.kernel.codec import Int

ONE_CARD: Final = Reason("ww-why-one-card", "WW-051")
NOT_IN_HAND: Final = Reason("ww-why-not-in-hand", "WW-053")
TOO_DEAR: Final = Reason("ww-why-too-dear", "WW-054")
NO_FREE_SLOT: Final = Reason("ww-why-no-free-slot", "WW-056")
ACT_IMPOSSIBLE: Final = Reason("ww-why-act-impossible", "WW-061")
ACT_NOT_DUE: Final = Reason("ww-why-act-not-due", "WW-061")
NOT_NOW: Final = (
    (END, Reason("ww-why-play-first", "WW-051")),
    (FREE_ABILITY, Reason("ww-why-not-free", "WW-188")),
    (GO, Reason("ww-why-no-move-now", "WW-144")),
    (USE_ROOM, Reason("ww-why-no-room-now", "WW-154")),
)
"""Options with only one reason to be refused."""


class TakeTurn(Ask):
    """Before each step, others with an ability for any turn are asked; the argument is 1 once they have been."""

    kind = "ww-turn"
    rules = ("WW-051", "WW-052", "WW-061", "WW-062", "WW-075")
    takes = Int(0, 1)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        seat = frame.seat
        if not frame.arg and is_ally_ready(game, seat):
            return []
        plays = can_play(game, seat)
        options = from_hand(game, seat) if plays else []
        add_acts_left(game, seat, options)
        for card in usable_abilities(game, seat, True):
            options.append(ABILITY.of(card))
        for card in free_abilities(game, seat):
            options.append(FREE_ABILITY.of(card))
        for card in usable_companions(game, seat):
            options.append(COMPANION.of(card))
        for action in FREE_ACTIONS:
            if action.why_not(game, seat) is None:
                options.append(action.verb.of())
        for slot in transferable(game, seat):
            options.append(TRANSFER.of(slot))
        if not plays:
            options.append(END.of())
        return options

    def asks_anyway(self, game: Weirdwood, frame: Frame) -> bool:
        return not can_play(game, frame.seat)  # the end of a turn is its last word

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.push(self, frame.seat, 1)
        game.push(ALLY_WINDOW, frame.seat)

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if END.holds(option):
            return
        game.then(frame.seat, CHECK_QUEST, self)
        if PLAY.holds(option):
            play_card(game, frame.seat, PLAY.arg(option), False)
        elif PLAY_DOWN.holds(option):
            play_card(game, frame.seat, PLAY_DOWN.arg(option), True)
        elif ACT.holds(option):
            game.now.due.remove(option)
            game.push(act_of(game, option), frame.seat, source=ACT.arg(option))
        elif TRANSFER.holds(option):
            transfer(game, frame.seat, TRANSFER.arg(option))
        elif not use(game, frame.seat, option):
            next(action for action in FREE_ACTIONS if action.verb.holds(option)).do(game, frame.seat)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"played": int(game.now.played), "left": len(game.now.due)}

    def early(self, game: Weirdwood, frame: Frame) -> list[int]:
        left: list[int] = []
        add_acts_left(game, frame.seat, left)
        return [END.of()] if left else []

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        """The reason, and which card or room it is about."""
        reason = refusal(game, frame.seat, option)
        if reason is None:
            return None
        verb = game.spec.actions.verb_of(option)
        if "card" in verb.arguments or "room" in verb.arguments:
            return Reason(reason.message, reason.rule, {next(iter(verb.arguments)): verb.arg(option)})
        if CLEAN.holds(option) or reason.message == ENEMIES_HERE.message:
            return Reason(reason.message, reason.rule, {"room": game.tiles[game.players[frame.seat].place]})
        return reason


def is_ally_ready(game: Weirdwood, seat: int) -> bool:
    """True if anybody else could use an ability in this player's turn."""
    return any(other != seat and is_ready(game, other) for other in range(game.seats))


# --- the action card and its acts


def can_play(game: Weirdwood, seat: int) -> bool:
    """One action card a turn, into a free slot (WW-051)."""
    player = game.players[seat]
    return not game.now.played and bool(player.hand) and has_free_slot(game, player)


def from_hand(game: Weirdwood, seat: int) -> list[int]:
    """Cards to play; face up only if their cost can be paid (WW-054)."""
    hand, cost = game.players[seat].hand, game.box.cost
    linked: list[int] = []
    options = [PLAY.of(card) for card in hand if can_afford(game, seat, cost[card], linked)]
    options += [PLAY_DOWN.of(card) for card in hand]
    return options


def act_of(game: Weirdwood, option: int) -> Effect:
    """The effect of an act."""
    return game.box.acts[ACT.arg(option)][ACT.second(option)]


def add_acts_left(game: Weirdwood, seat: int, options: list[int]) -> None:
    """Offer acts that are still due and would do something, equal ones once (WW-061)."""
    for due in game.now.due:
        effect = act_of(game, due)
        if due not in options and effect.possible(game, Frame(effect, seat, ACT.arg(due))):
            options.append(due)


# --- why not


def refusal(game: Weirdwood, seat: int, option: int) -> Reason | None:
    """The reason why an option of the turn is not offered, if there is one to tell."""
    if PLAY.holds(option):
        return no_play(game, seat, PLAY.arg(option), True)
    if PLAY_DOWN.holds(option):
        return no_play(game, seat, PLAY_DOWN.arg(option), False)
    if ACT.holds(option):
        return ACT_IMPOSSIBLE if option in game.now.due else ACT_NOT_DUE
    if ABILITY.holds(option):
        return no_ability(game, seat, ABILITY.arg(option), True, [])
    if COMPANION.holds(option):
        return no_companion(game, seat, COMPANION.arg(option))
    if TRANSFER.holds(option):
        return no_transfer(game, seat) or NO_TRANSFER
    for action in FREE_ACTIONS:
        if action.verb.holds(option):
            return action.why_not(game, seat)
    return next((reason for verb, reason in NOT_NOW if verb.holds(option)), None)


def no_play(game: Weirdwood, seat: int, card: int, up: bool) -> Reason:
    if game.now.played:
        return ONE_CARD
    if card not in game.players[seat].hand:
        return NOT_IN_HAND
    return TOO_DEAR if up and not affords(game, seat, game.box.cost[card]) else NO_FREE_SLOT


TAKE_TURN: Final = TakeTurn()
