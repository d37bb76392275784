"""Breaches (trhliny) are focused, opened and destroyed; spells are prepped at them."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.actions import BREAK, FOCUS, FOCUS_OF, UNPREP
from deska.games.aeons_end.components.state import FOCUS_COST, GONE, NOWHERE, OPEN_COST, OPEN_SIDE, SPOTS, AeonsEnd, Player, prepped_places
from deska.games.aeons_end.effects.seen import SEEN
from deska.games.aeons_end.effects.several import Several
from deska.kernel import Ask, Effect, Frame, Reason
from deska.kernel.scenes import Message

LAST_POSITION: Final = 3

# --- focusing and opening


def focus_price(game: AeonsEnd, seat: int, breach: int) -> int:
    return max(FOCUS_COST[breach] - discount_of(game, seat), 0)


def open_price(game: AeonsEnd, seat: int, breach: int) -> int:
    return max(OPEN_COST[breach][game.players[seat].breaches[breach]] - discount_of(game, seat), 0)


def discount_of(game: AeonsEnd, seat: int) -> int:
    """Aether that Flexing Daggers save the player on turn (AE-C27)."""
    return game.now.discount if seat == game.turn else 0


def turn_breach(game: AeonsEnd, seat: int, breach: int) -> None:
    """Focusing (pootevření) is a quarter turn; from the last position the breach opens (AE-020, AE-120)."""
    if seat == game.turn:
        game.now.focused |= 1 << breach  # AE-121
        game.now.discount = 0
    position = game.players[seat].breaches[breach]
    if position == LAST_POSITION:
        open_breach(game, seat, breach)
        return
    game.players[seat].breaches[breach] = position + 1
    if game.heard:
        game.tell("ae-focused", player=seat, breach=breach)


def open_breach(game: AeonsEnd, seat: int, breach: int) -> None:
    """An open breach stays open for the rest of the game (AE-019)."""
    game.players[seat].breaches[breach] = OPEN_SIDE
    if seat == game.turn:
        game.now.discount = 0
    if game.heard:
        game.tell("ae-opened", player=seat, breach=breach)


def closed_breaches(player: Player) -> list[int]:
    return [breach for breach in range(4) if player.breaches[breach] < OPEN_SIDE]


class FocusOwn(Ask):
    """The player focuses one own breach, if there is a closed one."""

    kind = "ae-focus"
    rules = ("AE-020", "AE-120")

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [FOCUS.of(breach) for breach in closed_breaches(game.players[frame.seat])]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        turn_breach(game, frame.seat, FOCUS.arg(option))

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return breach_is_not_closed(game, frame.seat, FOCUS.arg(option)) if FOCUS.holds(option) else None


class FocusAny(Ask):
    """Focus one breach of any player."""

    kind = "ae-focus-any"
    rules = ("AE-C31", "AE-120", "AE-121")

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [FOCUS_OF.of(seat, breach) for seat in range(game.seats) for breach in closed_breaches(game.players[seat])]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        turn_breach(game, FOCUS_OF.arg(option), FOCUS_OF.second(option))

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        if not FOCUS_OF.holds(option) or FOCUS_OF.arg(option) >= game.seats:
            return None
        return breach_is_not_closed(game, FOCUS_OF.arg(option), FOCUS_OF.second(option))


class FocusCheapest(Effect):
    """The player focuses their own closed breach with the lowest focus cost: the one with the lowest number."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        closed = closed_breaches(game.players[frame.seat])
        if closed:
            turn_breach(game, frame.seat, closed[0])


def breach_is_not_closed(game: AeonsEnd, seat: int, breach: int) -> Reason:
    """Why a breach cannot be focused or opened by anybody."""
    if game.players[seat].breaches[breach] == GONE:
        return Reason("ae-why-no-breach", "AE-165", {"breach": breach})
    return Reason("ae-why-breach-open", "AE-019", {"breach": breach})


# --- prepped spells


def take_spell(game: AeonsEnd, seat: int, place: int) -> int:
    """A spell leaves its place. A second one at that breach moves up, with its marks of this turn (AE-131)."""
    player = game.players[seat]
    card = player.prepped[place]
    other = place + 4
    if other < SPOTS and player.prepped[other] >= 0:
        player.prepped[place] = player.prepped[other]
    else:
        other = place
    player.prepped[other] = NOWHERE
    if seat == game.turn:
        game.now.fresh = moved(game.now.fresh, other, place)
        game.now.used = moved(game.now.used, other, place)
    return card


def moved(marks: int, start: int, end: int) -> int:
    """Marks after the spell at one place went to another, or away if both are the same."""
    mark = 0 if start == end else marks >> start & 1
    return marks & ~(1 << start) & ~(1 << end) | mark << end


def discard_spell(game: AeonsEnd, seat: int, place: int) -> int:
    """A spell that is cast goes onto the discard pile; that it is cast has been told."""
    card = take_spell(game, seat, place)
    game.players[seat].discard.append(card)
    game.tell_move("ae-discarded-spell", card, "breach", "discard", seat)
    return card


def lose_spell(game: AeonsEnd, seat: int, place: int) -> None:
    """A prepped spell goes onto the discard pile without being cast."""
    card = take_spell(game, seat, place)
    game.players[seat].discard.append(card)
    game.tell_move("ae-lost-spell", card, "breach", "discard", seat, SEEN)


def spells_at(game: AeonsEnd, seats: list[int], least: int) -> list[int]:
    """An option for every spell that one of the seats has prepped and that costs at least so much."""
    spells: list[int] = []
    for seat in seats:
        player = game.players[seat]
        spells += [UNPREP.of(seat, place) for place in prepped_places(player) if game.box.cost[player.prepped[place]] >= least]
    return spells


def spell_label(game: AeonsEnd, seat: int, place: int) -> Message:
    """A prepped spell is named, with its place and its owner."""
    return Message("ae-spell-named", {"card": game.players[seat].prepped[place], "place": place, "player": seat})


@dataclass(frozen=True)
class DropSpell(Several):
    """Prepped spells of any player are discarded, as many as there are; with `own` only those of the frame's player."""

    own: bool = False
    dearest: bool = False
    """Only the most expensive one."""
    least: int = 0
    """Only one that costs at least so much."""

    def prompt(self) -> str:
        return "ae-drop-spell"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C52", "AE-C56", "AE-C94")

    def fitting(self, game: AeonsEnd, seat: int) -> list[int]:
        """Every spell that could be meant, whatever its rank."""
        return spells_at(game, [seat] if self.own else list(range(game.seats)), self.least)

    def choices(self, game: AeonsEnd, frame: Frame) -> list[int]:
        spells = self.fitting(game, frame.seat)
        most = max([cost_at(game, option) for option in spells], default=0) if self.dearest else 0
        return [option for option in spells if cost_at(game, option) >= most]

    def labels(self, game: AeonsEnd, frame: Frame) -> dict[int, Message]:
        return {option: spell_label(game, UNPREP.arg(option), UNPREP.second(option)) for option in self.choices(game, frame)}

    def carry_out(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        lose_spell(game, UNPREP.arg(option), UNPREP.second(option))

    def fulfillable(self, game: AeonsEnd, frame: Frame) -> bool:
        return len(self.fitting(game, frame.seat)) >= self.count

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return not_this_spell(game, option, "AE-C52")


def cost_at(game: AeonsEnd, option: int) -> int:
    """The cost of the spell of an option `unprep`."""
    return game.box.cost[game.players[UNPREP.arg(option)].prepped[UNPREP.second(option)]]


def not_this_spell(game: AeonsEnd, option: int, rule: str) -> Reason | None:
    """Why a prepped spell cannot be the one that goes."""
    if not UNPREP.holds(option):
        return None
    seat, place = UNPREP.arg(option), UNPREP.second(option)
    card = game.players[seat].prepped[place] if seat < game.seats else NOWHERE
    return Reason("ae-why-nothing-prepped", rule) if card < 0 else Reason("ae-why-not-such-a-card", rule, {"card": card})


class BreakBreach(Ask):
    """An exhausted player destroys one own breach; spells there are discarded."""

    kind = "ae-break"
    rules = ("AE-163", "AE-164", "AE-165")

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        breaches = game.players[frame.seat].breaches
        return [BREAK.of(breach) for breach in range(4) if breaches[breach] != GONE]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        breach = BREAK.arg(option)
        while player.prepped[breach] >= 0:
            lose_spell(game, frame.seat, breach)
        player.breaches[breach] = GONE
        if frame.seat == game.turn:
            game.now.focused &= ~(1 << breach)
        if game.heard:
            game.tell("ae-broke-breach", seen=SEEN, player=frame.seat, breach=breach)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return BREAK.refuses(option, "ae-why-no-breach", "AE-165")


FOCUS_OWN: Final = FocusOwn()
FOCUS_ANY: Final = FocusAny()
FOCUS_CHEAPEST: Final = FocusCheapest()
BREAK_BREACH: Final = BreakBreach()
