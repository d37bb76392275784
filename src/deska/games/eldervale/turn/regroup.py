"""Svolání jednotek: units come home, on their way cards are activated (EL-103 to EL-122)."""

from typing import Any, Final

from deska.games.eldervale.actions import (
    ACT,
    DWELL,
    FIRST_BEAST_UNIT,
    FIRST_STARTER,
    GATHER,
    LIFT,
    MERCENARIES,
    RAISE,
    SUMMON,
    UNITS,
    WORKER,
)
from deska.games.eldervale.actions import (
    READY as TO_READY,
)
from deska.games.eldervale.components.definitions import ACTED, BOX
from deska.games.eldervale.components.pieces import EMPTY, NOWHERE, OFFER, ON_CARD, READY, UNDERWORLD, Laid, Player
from deska.games.eldervale.components.prices import amounts
from deska.games.eldervale.components.state import Eldervale, OwnTime
from deska.games.eldervale.components.tables import PLACE_CARD, PLACE_OF
from deska.games.eldervale.effects.building import Build, Recruit
from deska.games.eldervale.effects.chance import Roll, UpTo
from deska.games.eldervale.effects.order import carry_out
from deska.games.eldervale.effects.paying import affords, can_take, charge
from deska.games.eldervale.effects.quests import deed
from deska.games.eldervale.effects.tokens import SLOT, UNIT_AT, WIDTH, find
from deska.games.eldervale.effects.units import abilities_of, is_user, own_units, used_by
from deska.kernel import ALL, DONE, NO, YES, Ask, Effect, Exchange, Frame, Reason
from deska.kernel.codec import Field
from deska.kernel.combinators import could, push_all

ACT_WIDTH: Final = 32
STARTER_ACTIONS: Final[tuple[Effect, ...]] = (Recruit(), SLOT, Build())  # EL-117, EL-119, EL-121, EL-122


class Regrouping(Effect):
    """Units from the map, from the Underworld, from cards; then mercenaries (EL-103)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if game.heard:
            game.tell("el-regroups", player=frame.seat)
        game.then(frame.seat, LIFT_UNITS, GATHER_ALL)


# --- 1. Získejte zpět všechny jednotky z říší


class LiftUnits(OwnTime):
    """Unit by unit, in any order; when the player is done all others go to the ready area (EL-104, EL-105)."""

    kind = "el-regroup"
    rules = ("EL-104", "EL-105")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        units = own_units(game, frame.seat)
        options = [LIFT.of(unit // WIDTH, unit % WIDTH) for unit in units]
        if rises_from_below(game.players[frame.seat]):
            options += [RAISE.of(kind) for kind in game.kinds_at(frame.seat, UNDERWORLD) if actions_for(game, frame.seat, kind, below=True)]
        return [*options, DONE] if options else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        game.push(self, frame.seat)
        if RAISE.holds(option):
            game.push(CHOOSE_ACTION, frame.seat, RAISE.arg(option) * WIDTH + UNDERWORLD)
        else:
            lift(game, frame.seat, LIFT.arg(option), LIFT.second(option))


def lift(game: Eldervale, seat: int, kind: int, realm: int) -> None:
    """To the ready area, and from there perhaps onto a card."""
    game.move_unit(seat, kind, realm, READY)
    if game.heard:
        game.tell("el-lifted", ALL, (UNITS[kind], "map", f"ready:{seat}"), player=seat, unit=kind)
    game.push(CHOOSE_ACTION, seat, kind * WIDTH + READY)


def rises_from_below(player: Player) -> bool:
    """Whether an aura lets units of the Underworld act (EL-C41)."""
    return any(laid.aura != EMPTY and BOX.adventures[laid.aura].from_underworld for laid in player.cards)


# --- card actions (EL-113 to EL-117)


def actions_for(game: Eldervale, seat: int, kind: int, below: bool = False) -> list[int]:
    """Free actions of the tableau that a unit may use."""
    player = game.players[seat]
    taken = [act // ACT_WIDTH for act in game.now.acts]
    found: list[int] = []
    if not below:
        start = player.cards[0].card
        for place in (SUMMON, GATHER, DWELL):
            if place not in taken and (place == GATHER or could(game, Frame(SLOT, seat, start), STARTER_ACTIONS[place])):
                found.append(place)
    for laid in player.cards:
        if laid.card >= FIRST_STARTER or BOX.unit[laid.card] < 0 or PLACE_OF[laid.card] in taken:
            continue
        if takes(laid, kind, below) and can_activate(game, seat, laid.card):
            found.append(PLACE_OF[laid.card])
    return found


def can_activate(game: Eldervale, seat: int, card: int) -> bool:
    """What the action costs can be paid; whether it brings anything does not matter (EL-116)."""
    frame = Frame(SLOT, seat, card)
    return all(can_take(game, frame, effect) for effect in BOX.acts[card] if isinstance(effect, Exchange))


def takes(laid: Laid, kind: int, below: bool) -> bool:
    """A worker icon accepts any unit (EL-114); auras may change that."""
    aura = BOX.adventures[laid.aura] if laid.aura != EMPTY else None
    if below and (aura is None or not aura.from_underworld):
        return False
    return BOX.unit[laid.card] in (WORKER, kind) or (aura is not None and aura.any_unit)


class ChooseAction(OwnTime):
    """Which card action a unit uses, if any; the argument is the unit and where it comes from."""

    kind = "el-act"
    rules = ("EL-104", "EL-114", "EL-115")

    def arg_field(self) -> Field:
        return UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        kind, place = frame.arg // WIDTH, frame.arg % WIDTH
        if kind not in game.kinds_at(frame.seat, place):
            return []
        if place == UNDERWORLD:  # it was raised to act, so that is what it does
            return [ACT.of(action) for action in actions_for(game, frame.seat, kind, below=True)]
        found = actions_for(game, frame.seat, kind)
        return [*[ACT.of(action) for action in found], TO_READY] if found else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option != TO_READY:
            activate(game, frame.seat, frame.arg // WIDTH, frame.arg % WIDTH, ACT.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"unit": frame.arg // WIDTH}

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        if not ACT.holds(option):
            return None
        place = ACT.arg(option)
        if place in [act // ACT_WIDTH for act in game.now.acts]:
            return Reason("el-why-action-taken", "EL-115", {"place": place})
        if PLACE_CARD[place] >= 0 and find(game.players[frame.seat], PLACE_CARD[place]) < 0:
            return Reason("el-why-no-such-card", "EL-113")
        return Reason("el-why-no-such-action", "EL-114", {"place": place})


def activate(game: Eldervale, seat: int, kind: int, place: int, action: int) -> None:
    """The unit stands on the action, which resolves at once (EL-116); then what auras and factions add."""
    game.move_unit(seat, kind, place, ON_CARD)
    game.now.acts.append(action * ACT_WIDTH + kind)
    if game.heard:
        game.tell("el-acted", player=seat, unit=kind, place=action)
    deed(game, seat, ACTED)
    if action <= DWELL:
        game.push(ANOTHER_ACTION, seat, kind * WIDTH + ON_CARD)
        game.push(STARTER_ACTIONS[action], seat, 0, game.players[seat].cards[0].card)
        return
    card = PLACE_CARD[action]
    laid = game.players[seat].cards[find(game.players[seat], card)]
    game.push(ANOTHER_ACTION, seat, kind * WIDTH + ON_CARD, card)
    resolve_action(game, seat, laid)


def resolve_action(game: Eldervale, seat: int, laid: Laid) -> None:
    """With an aura, what it changes or adds (EL-149)."""
    step: Effect = ACT_ON_CARD
    if laid.aura != EMPTY:
        aura = BOX.adventures[laid.aura]
        if aura.chance:
            step = ACT_BY_CHANCE
        if aura.repeats:
            game.push(REPEAT, seat, 0, laid.card)
        carry_out(game, seat, laid.aura, aura.enhance)
    game.push(step, seat, 0, laid.card)


class Repeat(Ask):
    """For one resource the action resolves again, paying its own costs (EL-C41)."""

    kind = "el-repeat"
    rules = ("EL-C41",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        can_pay = affords(game, frame.seat, amounts("N"))
        return [YES, NO] if can_pay and any(could(game, frame, effect) for effect in BOX.acts[frame.source]) else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == YES:
            game.push(ACT_ON_CARD, frame.seat, 0, frame.source)
            charge(game, frame.seat, amounts("N"), frame.source)

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"card": frame.source}


class ActOnCard(Effect):
    """The card's action, if its own costs can be paid."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if can_activate(game, frame.seat, frame.source):
            push_all(game, frame, BOX.acts[frame.source])


class AnotherAction(OwnTime):
    """A unit that has acted may go on to another action, if an aura or its faction says so (EL-C23, EL-C41)."""

    kind = "el-act-again"
    rules = ("EL-C23", "EL-C41")

    def arg_field(self) -> Field:
        return UNIT_AT

    def may_go_on(self, game: Eldervale, frame: Frame) -> bool:
        return self.is_carried(game, frame) or self.is_tireless(game, frame)

    def is_carried(self, game: Eldervale, frame: Frame) -> bool:
        if frame.source == NOWHERE:
            return False
        player = game.players[frame.seat]
        i = find(player, frame.source)
        return i >= 0 and player.cards[i].aura != EMPTY and BOX.adventures[player.cards[i].aura].reuse

    def is_tireless(self, game: Eldervale, frame: Frame) -> bool:
        if game.now.tireless:
            return False
        kind = frame.arg // WIDTH
        return any(BOX.abilities[number].tireless and is_user(game, kind, number) for number in abilities_of(game, frame.seat))

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        kind = frame.arg // WIDTH
        if not self.may_go_on(game, frame) or kind not in game.kinds_at(frame.seat, ON_CARD):
            return []
        found = actions_for(game, frame.seat, kind)
        if not self.is_carried(game, frame):
            found = [action for action in found if action > DWELL]  # Golems are tireless at adventure cards
        return [*[ACT.of(action) for action in found], TO_READY] if found else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == TO_READY:
            return
        if not self.is_carried(game, frame):
            game.now.tireless = True
            used_by(game, frame.arg // WIDTH)
        activate(game, frame.seat, frame.arg // WIDTH, ON_CARD, ACT.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"unit": frame.arg // WIDTH}


# --- 2. to 4.


class GatherAll(Effect):
    """Everybody returns; hired mercenaries leave; the first Regroup puts the glory marker on its track (EL-107 to EL-112)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        player = game.players[frame.seat]
        for i, place in enumerate(player.at):
            if place < READY or place in (UNDERWORLD, ON_CARD):
                player.at[i] = READY
        player.at[:6] = sorted(player.at[:6])
        for beast, owner in enumerate(game.owner):
            if owner == frame.seat:
                game.place[beast] = READY
        dismiss(game, frame.seat)
        if player.glory < 0:
            player.glory = 0
            if game.heard:
                game.tell("el-first-regroup", player=frame.seat)


def dismiss(game: Eldervale, seat: int) -> None:
    """Mercenaries hired with gold in an earlier turn (EL-109)."""
    for mercenary in range(len(MERCENARIES)):
        if game.owner[mercenary] == seat and not (game.bound | game.now.hired) >> mercenary & 1:
            game.give(mercenary, NOWHERE)
            game.place[mercenary] = OFFER
            game.now.returned |= 1 << mercenary
            if game.heard:
                game.tell("el-dismissed", player=seat, unit=FIRST_BEAST_UNIT + mercenary)


REGROUPING: Final = Regrouping()
LIFT_UNITS: Final = LiftUnits()
CHOOSE_ACTION: Final = ChooseAction()
REPEAT: Final = Repeat()
ACT_ON_CARD: Final = ActOnCard()
ACT_BY_CHANCE: Final = Roll((UpTo(2, ()), UpTo(4, (ACT_ON_CARD,)), UpTo(6, (ACT_ON_CARD, ACT_ON_CARD))))  # EL-X07
ANOTHER_ACTION: Final = AnotherAction()
GATHER_ALL: Final = GatherAll()
