"""The main action: an action card is played (WW-051 to WW-060, WW-106 to WW-109, WW-210 to WW-212)."""

from typing import Any, Final

from deska.games.weirdwood.actions import LAY_TACTIC, SLOT, SLOTS, TIMES
from deska.games.weirdwood.components.definitions import FREE
from deska.games.weirdwood.components.manor import HOURS
from deska.games.weirdwood.components.people import BOARD_SLOTS, Player
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.clock import TIME_PASSES
from deska.games.weirdwood.effects.goods import charge
from deska.games.weirdwood.effects.laid import add_acts
from deska.games.weirdwood.turn.quests import quest_slot
from deska.kernel import ALL, PASS, Ask, Effect, Frame, Reason
from deska.kernel.codec import Int
from deska.kernel.effects import NO_OPTIONS
from deska.kernel.scenes import Message

ANY_TIME: Final = list(range(HOURS))


def is_free(game: Weirdwood, player: Player, slot: int) -> bool:
    """Neither a card nor a quest lies there (WW-056, WW-326)."""
    return player.slots[slot] < 0 and slot != quest_slot(game, player)


def free_slots(game: Weirdwood, player: Player) -> list[int]:
    return [slot for slot in range(len(player.slots)) if is_free(game, player, slot)]


def has_free_slot(game: Weirdwood, player: Player) -> bool:
    return any(is_free(game, player, slot) for slot in range(len(player.slots)))


def play_card(game: Weirdwood, seat: int, card: int, down: bool) -> None:
    """Pay, choose a slot, move time, resolve (WW-053); face down nothing is paid (WW-055)."""
    game.push(CHOOSE_SLOT, seat, int(down), card)
    if not down:
        if game.heard and game.box.cost[card] is not FREE:
            game.tell("ww-pays-for", player=seat, card=card)
        charge(game, seat, game.box.cost[card])


def times_for(game: Weirdwood, player: Player, slot: int) -> list[int]:
    """The positions at which time may stop for a slot (WW-106 to WW-109)."""
    if slot >= BOARD_SLOTS or game.box.universal[player.character]:
        return ANY_TIME
    first = 3 * slot
    if first <= game.time < first + 2:
        return ANY_TIME[game.time + 1 : first + 3]  # WW-108
    return ANY_TIME[first : first + 3]


def steps_to(game: Weirdwood, time: int) -> int:
    """Time always moves on, by a whole day at most."""
    return (time - game.time - 1) % HOURS + 1


def slot_label(game: Weirdwood, slot: int, time: int) -> Message:
    steps = steps_to(game, time)
    day = game.day + 1 if game.time + steps >= HOURS else 0
    apart = int(slot >= BOARD_SLOTS or time // 3 != slot)
    return Message("ww-slot-when", {"slot": SLOTS[slot], "time": TIMES[time], "steps": steps, "day": day, "apart": apart})


class ChooseSlot(Ask):
    """A free slot for the card that is the source, and where time stops; the argument is 1 if it lies face down."""

    kind = "ww-choose-slot"
    rules = ("WW-053", "WW-056", "WW-106", "WW-107", "WW-108", "WW-109")
    takes = Int(0, 1)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        options: list[int] = []
        for slot in range(len(player.slots)):
            if is_free(game, player, slot):
                for time in times_for(game, player, slot):
                    options.append(SLOT.of(slot, time))
        return options

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        slot, time = SLOT.arg(option), SLOT.second(option)
        card, down = frame.source, frame.arg
        player.hand.remove(card)
        player.slots[slot] = card
        player.down |= down << slot
        game.now.played = True
        if game.heard:
            message = "ww-played-down" if down else "ww-played"
            game.tell(message, ALL, ("card", f"hand:{frame.seat}", f"slots:{frame.seat}"), player=frame.seat, card=card, slot=SLOTS[slot])
        steps = steps_to(game, time)
        game.then(frame.seat, COVER.of(slot, card), TIME_PASSES.of(steps), BEGIN_ACTS.of(slot))

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"card": frame.source}

    def labels(self, game: Weirdwood, frame: Frame) -> dict[int, Message]:
        """Each says by how much time moves on, and whether a new day begins."""
        return {option: slot_label(game, SLOT.arg(option), SLOT.second(option)) for option in self.options(game, frame)}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        if not SLOT.holds(option):
            return None
        player = game.players[frame.seat]
        slot = SLOT.arg(option)
        args = {"slot": SLOTS[slot]}
        if slot >= len(player.slots):
            return Reason("ww-why-no-such-slot", "WW-056", args)
        return Reason("ww-why-wrong-time" if is_free(game, player, slot) else "ww-why-slot-taken", "WW-106", args)


class Cover(Ask):
    """A tactic card may be laid on the action card in the slot of the argument (WW-210)."""

    kind = "ww-cover"
    rules = ("WW-210", "WW-211")
    takes = Int(0, len(SLOTS) - 1)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        tactics = game.players[frame.seat].tactics
        return [*[LAY_TACTIC.of(card) for card in sorted(set(tactics))], PASS] if tactics else NO_OPTIONS

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option == PASS:
            return
        player = game.players[frame.seat]
        card = LAY_TACTIC.arg(option)
        player.tactics.remove(card)
        player.covers[frame.arg] = card
        if game.heard:
            game.tell("ww-laid-tactic", ALL, ("card", f"tactics:{frame.seat}", f"slots:{frame.seat}"), player=frame.seat, card=card)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"card": frame.source}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return LAY_TACTIC.refuses(option, "ww-why-no-such-tactic", "WW-210")


class BeginActs(Effect):
    """The acts of the card in the slot of the argument are due, those of its tactic card too (WW-061, WW-212)."""

    takes = Int(0, len(SLOTS) - 1)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        player = game.players[frame.seat]
        add_acts(game, game.box.face_down if player.down >> frame.arg & 1 else player.slots[frame.arg])
        if player.covers[frame.arg] >= 0:
            add_acts(game, player.covers[frame.arg])


CHOOSE_SLOT: Final = ChooseSlot()
COVER: Final = Cover()
BEGIN_ACTS: Final = BeginActs()
