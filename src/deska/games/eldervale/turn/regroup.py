"""The Regroup: units come home, and on their way they activate cards (EL-103 to EL-122)."""

from typing import Any, Final

from deska.games.eldervale.actions import (
    ACT,
    DWELL,
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
from deska.games.eldervale.components.pieces import (
    ACTION_BY,
    EMPTY,
    NOWHERE,
    OFFER,
    ON_CARD,
    READY,
    UNDERWORLD,
    UNIT_AT,
    WORKERS,
    Laid,
    Player,
    unit_of,
)
from deska.games.eldervale.components.prices import amounts
from deska.games.eldervale.components.state import Eldervale, OwnTime
from deska.games.eldervale.components.words import Change
from deska.games.eldervale.effects.building import Build, Recruit
from deska.games.eldervale.effects.chance import Roll, UpTo
from deska.games.eldervale.effects.mimesis import is_user, used_by
from deska.games.eldervale.effects.order import carry_out
from deska.games.eldervale.effects.paying import affords, can_take, charge
from deska.games.eldervale.effects.quests import deed
from deska.games.eldervale.effects.tableau import find
from deska.games.eldervale.effects.tokens import SLOT
from deska.games.eldervale.effects.units import abilities_of, own_units
from deska.kernel import ALL, DONE, NO, YES, Ask, Effect, Exchange, Frame, Reason
from deska.kernel.combinators import could, push_all

STARTER_ACTIONS: Final[tuple[Effect, ...]] = (Recruit(), SLOT, Build())  # EL-117, EL-119, EL-121, EL-122


class Regrouping(Effect):
    """Units from the map, from the Underworld, from cards; then mercenaries (EL-103)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if game.heard:
            game.tell("el-regroups", player=frame.seat)
        game.then(frame.seat, LIFT_UNITS, GATHER_ALL)


# --- 1. all units come home from the realms


class LiftUnits(OwnTime):
    """Unit by unit, in any order; when the player is done all others go to the ready area (EL-104, EL-105)."""

    kind = "el-regroup"
    rules = ("EL-104", "EL-105")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        units = own_units(game, frame.seat)
        options = [LIFT.of(UNIT_AT.first(unit), UNIT_AT.second(unit)) for unit in units]
        if rises_from_below(game, game.players[frame.seat]):
            options += [RAISE.of(kind) for kind in game.kinds_at(frame.seat, UNDERWORLD) if actions_for(game, frame.seat, kind, below=True)]
        return [*options, DONE] if options else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        game.push(self, frame.seat)
        if RAISE.holds(option):
            game.push(CHOOSE_ACTION, frame.seat, UNIT_AT.of(RAISE.arg(option), UNDERWORLD))
        else:
            lift(game, frame.seat, LIFT.arg(option), LIFT.second(option))


def lift(game: Eldervale, seat: int, kind: int, realm: int) -> None:
    """To the ready area, and from there perhaps onto a card."""
    game.move_unit(seat, kind, realm, READY)
    if game.heard:
        game.tell("el-lifted", ALL, (UNITS[kind], "map", f"ready:{seat}"), player=seat, unit=kind)
    game.push(CHOOSE_ACTION, seat, UNIT_AT.of(kind, READY))


def rises_from_below(game: Eldervale, player: Player) -> bool:
    """True if an aura lets units of the Underworld act (EL-C41)."""
    return any(aura_says(game, laid, "from-underworld") for laid in player.cards)


def aura_says(game: Eldervale, laid: Laid, word: Change) -> bool:
    """True if the aura attached to a card changes that (EL-149)."""
    return laid.aura != EMPTY and game.box.changes[word][laid.aura] > 0


# --- card actions (EL-113 to EL-117)


def actions_for(game: Eldervale, seat: int, kind: int, below: bool = False) -> list[int]:
    """Free actions of the tableau that a unit may use."""
    player = game.players[seat]
    taken = [ACTION_BY.first(act) for act in game.now.acts]
    options: list[int] = []
    if not below:
        start = player.cards[0].card
        for place in (SUMMON, GATHER, DWELL):
            if place not in taken and (place == GATHER or could(game, Frame(SLOT, seat, start), STARTER_ACTIONS[place])):
                options.append(place)
    for laid in player.cards:
        place = game.box.place_of[laid.card]
        if place < 0 or place in taken:
            continue
        if takes(game, laid, kind, below) and can_activate(game, seat, laid.card):
            options.append(place)
    return options


def can_activate(game: Eldervale, seat: int, card: int) -> bool:
    """True if the price of the action can be paid; it need not bring anything (EL-116)."""
    frame = Frame(SLOT, seat, card)
    return all(can_take(game, frame, effect) for effect in game.box.acts[card] if isinstance(effect, Exchange))


def takes(game: Eldervale, laid: Laid, kind: int, below: bool) -> bool:
    """A worker icon accepts any unit (EL-114); auras may change that."""
    if below and not aura_says(game, laid, "from-underworld"):
        return False
    return game.box.unit[laid.card] in (WORKER, kind) or aura_says(game, laid, "any-unit")


class ChooseAction(OwnTime):
    """The unit of the argument may use a card action; it comes from the ready area or the Underworld."""

    kind = "el-act"
    rules = ("EL-104", "EL-114", "EL-115")
    takes = UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        kind, place = UNIT_AT.first(frame.arg), UNIT_AT.second(frame.arg)
        if kind not in game.kinds_at(frame.seat, place):
            return []
        if place == UNDERWORLD:  # it was raised to act, so that is what it does
            return [ACT.of(action) for action in actions_for(game, frame.seat, kind, below=True)]
        actions = actions_for(game, frame.seat, kind)
        return [*[ACT.of(action) for action in actions], TO_READY] if actions else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option != TO_READY:
            activate(game, frame.seat, UNIT_AT.first(frame.arg), UNIT_AT.second(frame.arg), ACT.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"unit": UNIT_AT.first(frame.arg)}

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        if not ACT.holds(option):
            return None
        place = ACT.arg(option)
        if place in [ACTION_BY.first(act) for act in game.now.acts]:
            return Reason("el-why-action-taken", "EL-115", {"place": place})
        card = game.box.place_card[place]
        if card >= 0 and find(game.players[frame.seat], card) < 0:
            return Reason("el-why-no-such-card", "EL-113")
        return Reason("el-why-no-such-action", "EL-114", {"place": place})


def activate(game: Eldervale, seat: int, kind: int, place: int, action: int) -> None:
    """The unit stands on the action, which resolves at once (EL-116); then what auras and factions add."""
    game.move_unit(seat, kind, place, ON_CARD)
    game.now.acts.append(ACTION_BY.of(action, kind))
    if game.heard:
        game.tell("el-acted", player=seat, unit=kind, place=action)
    deed(game, seat, "acted")
    if action <= DWELL:
        game.push(ANOTHER_ACTION, seat, UNIT_AT.of(kind, ON_CARD))
        game.push(STARTER_ACTIONS[action], seat, 0, game.players[seat].cards[0].card)
        return
    card = game.box.place_card[action]
    laid = game.players[seat].cards[find(game.players[seat], card)]
    game.push(ANOTHER_ACTION, seat, UNIT_AT.of(kind, ON_CARD), card)
    resolve_action(game, seat, laid)


def resolve_action(game: Eldervale, seat: int, laid: Laid) -> None:
    """With an aura, what it changes or adds (EL-149)."""
    if aura_says(game, laid, "repeats"):
        game.push(REPEAT, seat, 0, laid.card)
    if laid.aura != EMPTY:
        carry_out(game, seat, laid.aura, game.box.on[laid.aura].get("enhance", ()))
    game.push(ACT_BY_CHANCE if aura_says(game, laid, "chance") else ACT_ON_CARD, seat, 0, laid.card)


class Repeat(Ask):
    """For one resource the action resolves again, paying its own costs (EL-C41)."""

    kind = "el-repeat"
    rules = ("EL-C41",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        can_pay = affords(game, frame.seat, amounts("N"))
        return [YES, NO] if can_pay and any(could(game, frame, effect) for effect in game.box.acts[frame.source]) else []

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
            push_all(game, frame, game.box.acts[frame.source])


class AnotherAction(OwnTime):
    """A unit that has acted may go on to another action, if an aura or its faction says so (EL-C23, EL-C41)."""

    kind = "el-act-again"
    rules = ("EL-C23", "EL-C41")
    takes = UNIT_AT

    def may_go_on(self, game: Eldervale, frame: Frame) -> bool:
        return self.is_carried(game, frame) or self.is_tireless(game, frame)

    def is_carried(self, game: Eldervale, frame: Frame) -> bool:
        if frame.source == NOWHERE:
            return False
        player = game.players[frame.seat]
        i = find(player, frame.source)
        return i >= 0 and aura_says(game, player.cards[i], "reuse")

    def is_tireless(self, game: Eldervale, frame: Frame) -> bool:
        if game.now.tireless:
            return False
        kind = UNIT_AT.first(frame.arg)
        return any(game.box.changes["tireless"][ability] and is_user(game, kind, ability) for ability in abilities_of(game, frame.seat))

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        kind = UNIT_AT.first(frame.arg)
        if not self.may_go_on(game, frame) or kind not in game.kinds_at(frame.seat, ON_CARD):
            return []
        actions = actions_for(game, frame.seat, kind)
        if not self.is_carried(game, frame):
            actions = [action for action in actions if action > DWELL]  # Golems are tireless at adventure cards
        return [*[ACT.of(action) for action in actions], TO_READY] if actions else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == TO_READY:
            return
        if not self.is_carried(game, frame):
            game.now.tireless = True
            used_by(game, UNIT_AT.first(frame.arg))
        activate(game, frame.seat, UNIT_AT.first(frame.arg), ON_CARD, ACT.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"unit": UNIT_AT.first(frame.arg)}


# --- 2. to 4.


class GatherAll(Effect):
    """Everybody returns; hired mercenaries leave; the first Regroup puts the glory marker on its track (EL-107 to EL-112)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        player = game.players[frame.seat]
        for i, place in enumerate(player.at):
            if place < READY or place in (UNDERWORLD, ON_CARD):
                player.at[i] = READY
        player.at[:WORKERS] = sorted(player.at[:WORKERS])
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
    for mercenary in MERCENARIES.members:
        if game.owner[mercenary] == seat and not (game.bound | game.now.hired) >> mercenary & 1:
            game.give(mercenary, NOWHERE)
            game.place[mercenary] = OFFER
            game.now.returned |= 1 << mercenary
            if game.heard:
                game.tell("el-dismissed", player=seat, unit=unit_of(mercenary))


REGROUPING: Final = Regrouping()
LIFT_UNITS: Final = LiftUnits()
CHOOSE_ACTION: Final = ChooseAction()
REPEAT: Final = Repeat()
ACT_ON_CARD: Final = ActOnCard()
ACT_BY_CHANCE: Final = Roll((UpTo(2, ()), UpTo(4, (ACT_ON_CARD,)), UpTo(6, (ACT_ON_CARD, ACT_ON_CARD))))  # EL-X07
ANOTHER_ACTION: Final = AnotherAction()
GATHER_ALL: Final = GatherAll()
