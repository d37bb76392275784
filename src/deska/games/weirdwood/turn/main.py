"""Tah hráče: the action card, its acts and free actions in any order (WW-051 to WW-075)."""

from typing import Any, Final

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
    PLAY,
    PLAY_DOWN,
    TRANSFER,
)
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.abilities import (
    ALLY_WINDOW,
    free_abilities,
    usable_abilities,
    usable_companions,
    use_ability,
    use_companion,
    use_free_ability,
)
from deska.games.weirdwood.effects.crafting import clean, clean_price
from deska.games.weirdwood.effects.goods import can_afford
from deska.games.weirdwood.effects.links import links
from deska.games.weirdwood.turn.free_actions import (
    can_clean,
    can_counter,
    can_give_health,
    can_move_lady,
    counter,
    give_health,
    move_lady,
    transfer,
    transferable,
)
from deska.games.weirdwood.turn.playing import free_slots, play_card
from deska.games.weirdwood.turn.quests import CHECK_QUEST
from deska.games.weirdwood.turn.refusals import why_not
from deska.kernel import Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int


class TakeTurn(Ask):
    """Before each step, others with an ability for any turn are asked; the argument is 1 once they have been."""

    kind = "ww-turn"
    rules = ("WW-051", "WW-052", "WW-061", "WW-062", "WW-075")

    def arg_field(self) -> Field:
        return Int(0, 1)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        if not frame.arg and is_ally_ready(game, frame.seat):
            return []
        seat = frame.seat
        linked = links(game, seat)
        found: list[int] = []
        from_hand(game, seat, linked, found)
        from_cards(game, seat, found)
        from_abilities(game, seat, found)
        from_manor(game, seat, linked, found)
        if not can_play(game, seat):
            found.append(END.of())
        return found

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
            do_act(game, frame.seat, option)
        elif ABILITY.holds(option):
            use_ability(game, frame.seat, ABILITY.arg(option))
        elif COMPANION.holds(option):
            use_companion(game, frame.seat, option)
        else:
            do_free_action(game, frame.seat, option)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"played": int(game.now.played), "left": len(game.now.due)}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return why_not(game, frame.seat, option)


def is_ally_ready(game: Weirdwood, seat: int) -> bool:
    """Whether anybody else could use an ability in this player's turn."""
    return any(other != seat and usable_abilities(game, other, False) for other in range(game.seats))


# --- what there is to choose


def can_play(game: Weirdwood, seat: int) -> bool:
    player = game.players[seat]
    return not game.now.played and bool(player.hand) and bool(free_slots(game, player))


def from_hand(game: Weirdwood, seat: int, linked: list[int], found: list[int]) -> None:
    """One action card a turn; face up only if its cost can be paid (WW-051, WW-054)."""
    if not can_play(game, seat):
        return
    hand = game.players[seat].hand
    found += [PLAY.of(card) for card in hand if can_afford(game, seat, game.box.cost[card], linked)]
    found += [PLAY_DOWN.of(card) for card in hand]


def from_cards(game: Weirdwood, seat: int, found: list[int]) -> None:
    """Acts that are still due, equal ones once (WW-061)."""
    seen: list[int] = []
    for due in game.now.due:
        if due in seen:
            continue
        seen.append(due)
        effect = act_of(game, due)
        if effect.possible(game, Frame(effect, seat, ACT.arg(due))):
            found.append(due)


def from_abilities(game: Weirdwood, seat: int, found: list[int]) -> None:
    found += [ABILITY.of(card) for card in usable_abilities(game, seat, True)]
    if game.now.free:
        found += [FREE_ABILITY.of(card) for card in free_abilities(game, seat)]
    found += [COMPANION.of(card) for card in usable_companions(game, seat)]


def from_manor(game: Weirdwood, seat: int, linked: list[int], found: list[int]) -> None:
    if can_clean(game, seat, linked):
        found.append(CLEAN.of())
    if can_move_lady(game, seat, linked):
        found.append(LADY.of())
    if can_give_health(game, seat):
        found.append(GIVE_HEALTH.of())
    if can_counter(game, seat, linked):
        found.append(COUNTERSPELL.of())
    found += [TRANSFER.of(slot) for slot in transferable(game, seat, linked)]


# --- doing it


def act_of(game: Weirdwood, option: int) -> Effect:
    """The effect of an act."""
    return game.box.acts[ACT.arg(option)][ACT.second(option)]


def do_act(game: Weirdwood, seat: int, due: int) -> None:
    game.now.due.remove(due)
    game.push(act_of(game, due), seat, source=ACT.arg(due))


def do_free_action(game: Weirdwood, seat: int, option: int) -> None:
    if CLEAN.holds(option):
        place = game.players[seat].place
        clean(game, seat, place, clean_price(game, place))
    elif LADY.holds(option):
        move_lady(game, seat)
    elif GIVE_HEALTH.holds(option):
        give_health(game, seat)
    elif COUNTERSPELL.holds(option):
        counter(game, seat)
    elif FREE_ABILITY.holds(option):
        use_free_ability(game, seat, FREE_ABILITY.arg(option))
    else:
        transfer(game, seat, TRANSFER.arg(option))


TAKE_TURN: Final = TakeTurn()
