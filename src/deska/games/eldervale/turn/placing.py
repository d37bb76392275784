"""Placing a unit: where a unit may go, and what happens when it is there."""

from typing import Any, Final

from deska.games.eldervale.actions import (
    DRAGON,
    INVADE,
    PLACE,
    REALMS,
    UNITS,
    WARRIOR,
    WIZARD,
    WORKER,
)
from deska.games.eldervale.components.pieces import NOWHERE, READY, UNIT_AT, beast_of, is_beast
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.words import Change
from deska.games.eldervale.effects.mimesis import ability_steps, is_mimesis, is_user, used_by
from deska.games.eldervale.effects.monsters import wild_monsters
from deska.games.eldervale.effects.moves import imitated
from deska.games.eldervale.effects.order import at_once, carry_out
from deska.games.eldervale.effects.paying import can_take
from deska.games.eldervale.effects.tableau import most
from deska.games.eldervale.effects.tokens import TAKE_HERE, discard_top
from deska.games.eldervale.effects.units import abilities_of, ready_kinds, within
from deska.games.eldervale.turn.battle.start import battles_at
from deska.kernel import ALL, NO, YES, Ask, Effect, Frame, Pause
from deska.kernel.combinators import could
from deska.kernel.masks import members

FLIGHT: Final = 2


# --- where a unit may go (EL-068 to EL-082)


class Ground:
    """Facts about the map, found once for all units of a player who places; who stands where only if a unit needs to know."""

    __slots__ = ("found", "game", "own")

    def __init__(self, game: Eldervale, seat: int) -> None:
        self.game = game
        self.own = game.held(seat)
        self.found = NOWHERE

    @property
    def occupied(self) -> int:
        if self.found == NOWHERE:
            self.found = self.game.occupied()
        return self.found


def open_realms(game: Eldervale, seat: int, realms: int) -> int:
    """Those of the realms whose action can be carried out (EL-073), as bits."""
    box = game.box
    result = realms & box.land  # EL-076
    if result == realms:
        return result
    dungeons = realms & (1 << box.dungeon | 1 << box.second_dungeon)  # both do the same
    if dungeons and can_act(game, seat, box.dungeon):
        result |= dungeons
    for realm in members(realms & ~dungeons & ~box.land):
        if can_act(game, seat, realm):
            result |= 1 << realm
    return result


def can_act(game: Eldervale, seat: int, realm: int) -> bool:
    """Judged on the resources in supply (EL-074, EL-075)."""
    if realm == game.box.oracle or not game.box.ruins >> realm & 1:
        return True
    frame = Frame(TAKE_HERE, seat, game.box.realm_card[realm])
    return any(can_take(game, frame, effect) for effect in game.box.realms[realm].action)


def reach_of(game: Eldervale, seat: int, kind: int, ground: Ground) -> int:
    """Realms where a unit of that kind may be placed, as bits, whatever their actions."""
    own = ground.own
    if is_mimesis(game, kind) and not game.now.imitated:
        return mimesis_reach(game, seat, ground)
    if not own:
        laid = game.laid()
        return laid if kind == WARRIOR or has_veil(game, seat, kind) else laid & ~ground.occupied  # EL-068, EL-081
    realms = within(game, own, range_of(game, seat, kind))
    if kind == WIZARD:
        laid = game.laid()
        realms |= laid if has_veil(game, seat, kind) else laid & ~ground.occupied  # EL-080
    rampage = ability_of(game, seat, kind, "rampage")
    if rampage:
        realms |= within(game, own, rampage) & ground.occupied
    return realms & ~own  # EL-071


def range_of(game: Eldervale, seat: int, kind: int) -> int:
    """How far from another unit of the player it may be placed (EL-070, EL-078)."""
    steps = max(1, game.now.reach)
    if kind == DRAGON:
        steps = max(steps, FLIGHT)
    if kind == WORKER:
        steps = most(game, seat, "worker-range", steps)
    if is_beast(kind):
        steps = max(steps, game.box.trait(beast_of(kind), "placement-range"))
    return max(steps, ability_of(game, seat, kind, "placement-range"))


def ability_of(game: Eldervale, seat: int, kind: int, word: Change) -> int:
    """A change by the faction for a kind of its units."""
    result = 0
    for ability in abilities_of(game, seat):
        if game.box.unit[ability] == kind:
            result += game.box.changes[word][ability]
    return result


def has_veil(game: Eldervale, seat: int, kind: int) -> bool:
    """True if the unit may enter an occupied realm unnoticed (EL-C20)."""
    return ability_of(game, seat, kind, "veil") > 0


def mimesis_reach(game: Eldervale, seat: int, ground: Ground) -> int:
    """Any one of the other units' ways to be placed, recruited or not (EL-228, EL-C36); boots take workers no farther than dragons fly."""
    result = 0
    for kind in range(DRAGON + 1):
        result |= reach_of(game, seat, kind, ground)
    return result


def plain_reach(game: Eldervale, ground: Ground) -> int:
    """Realms where any unit could be placed without an ability, as bits."""
    if not ground.own:
        return game.laid() & ~ground.occupied
    return within(game, ground.own, max(1, game.now.reach)) & ~ground.own


def placements(game: Eldervale, seat: int) -> list[int]:
    """Every ready unit in every realm where it may be placed and can act."""
    kinds = ready_kinds(game, seat)
    if not kinds:
        return []
    ground = Ground(game, seat)
    reaches = [reach_of(game, seat, kind, ground) for kind in kinds]
    reached = 0
    for reach in reaches:
        reached |= reach
    realms = members(open_realms(game, seat, reached))
    options: list[int] = []
    for i, kind in enumerate(kinds):
        first = PLACE.of(kind)
        for realm in realms:
            if reaches[i] >> realm & 1:
                options.append(first + realm)
    return options


# --- placing it (EL-065, EL-066, EL-156)


def place(game: Eldervale, seat: int, kind: int, realm: int) -> None:
    """The unit enters the realm; what follows lies on the stack in the order of the rules."""
    unit = UNIT_AT.of(kind, realm)
    imitates = is_mimesis(game, kind)
    veil = plain = flown = False
    if imitates or has_veil(game, seat, kind):
        ground = Ground(game, seat)
        plain = bool(plain_reach(game, ground) >> realm & 1)
        flown = imitates and bool((within(game, ground.own, FLIGHT) if ground.own else game.laid()) >> realm & 1)
        veil = bool(ground.occupied >> realm & 1) and not game.peace and (not imitates or has_veil(game, seat, WIZARD))
    if not plain:
        used_by(game, kind)
    game.move_unit(seat, kind, READY, realm)
    game.now.reach = 0
    game.now.veiled = False
    if game.heard:
        move = (UNITS[kind], f"ready:{seat}", f"realm:{REALMS[realm]}")
        game.tell("el-placed", ALL, move, player=seat, unit=kind, realm=realm)
    game.then(seat, UNIT_PLACED, INVASION, CHARGING, AFTER_PLACING, REALM_ACTION, UNIT_ACTED, BEFORE_BATTLE, CLASH, arg=unit)
    if veil and (plain or flown):
        game.push(ASK_VEIL, seat, unit)
    elif veil:
        game.now.veiled = True


class UnitStep(Effect):
    """A step of placing the unit that the argument names."""

    takes = UNIT_AT


class Veil(Ask):
    """The unit may enter unnoticed, so that nobody fights (EL-C20)."""

    kind = "el-veil"
    rules = ("EL-C20",)
    takes = UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [YES, NO]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.now.veiled = option == YES
        if option == YES:
            used_by(game, UNIT_AT.first(frame.arg))


class Placed(UnitStep):
    """The faction gives something when its unit is placed, and so does a controlled monster (EL-C11, EL-C29)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        kind = UNIT_AT.first(frame.arg)
        if is_beast(kind):
            card = game.box.beast_card[beast_of(kind)]
            carry_out(game, frame.seat, card, game.box.on[card].get("placed", ()))
        for ability in abilities_of(game, frame.seat):
            if "placed" not in game.box.on[ability]:
                continue
            steps = ability_steps(game, frame.seat, ability, "placed", game.box.unit[ability] == kind, is_user(game, kind, ability))
            if any(could(game, step, step.effect) for step in steps):
                game.stack += steps[::-1]


# --- invasion (EL-066, EL-197)


def invaders(game: Eldervale, realm: int) -> list[int]:
    """Monsters that would invade a realm where a unit was placed."""
    if game.peace or game.now.calm or game.now.veiled:  # EL-196
        return []
    wild = wild_monsters(game)
    if not wild or any(game.place[beast] == realm for beast in wild):  # EL-198
        return []
    return [beast for beast in wild if invades(game, beast, realm)]


def invades(game: Eldervale, beast: int, realm: int) -> bool:
    if beast == game.box.mother and game.box.ruins >> realm & 1:  # EL-233
        return True
    steps = game.box.beasts[beast].invasion_range
    return steps > 0 and bool(within(game, 1 << game.place[beast], steps) >> realm & 1)


class Invasion(Ask):
    """A monster beside the realm invades it; if there are several, the active player picks one."""

    kind = "el-invasion"
    rules = ("EL-066", "EL-233")
    takes = UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [INVADE.of(beast) for beast in invaders(game, UNIT_AT.second(frame.arg))]

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.now.calm = False

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        invade(game, INVADE.arg(option), UNIT_AT.second(frame.arg))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"realm": UNIT_AT.second(frame.arg)}


def invade(game: Eldervale, beast: int, realm: int) -> None:
    """It leaves its former realm; Lava Fury burns treasures (EL-C32)."""
    game.place[beast] = realm
    if game.heard:
        game.tell("el-invaded", monster=beast, realm=realm)
    if game.box.has_trait(beast, "scorches"):
        for space in game.box.spaces_of[realm]:
            discard_top(game, space)


class Charging(UnitStep):
    """The Minotaur's hirer may let it invade where a rival was placed beside it (EL-227)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        minotaur = game.box.minotaur
        owner, place, realm = game.owner[minotaur], game.place[minotaur], UNIT_AT.second(frame.arg)
        if owner < 0 or game.peace or game.now.veiled or not game.are_rivals(owner, game.active) or place >= READY:
            return
        if game.near[place] >> realm & 1:
            game.push(CHARGE, owner, frame.arg)


class Charge(Ask):
    """The Minotaur may charge into the realm of the argument."""

    kind = "el-charge"
    rules = ("EL-227",)
    takes = UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [YES, NO]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == YES:
            game.place[game.box.minotaur] = UNIT_AT.second(frame.arg)
            if game.heard:
                game.tell("el-charged", player=frame.seat, realm=UNIT_AT.second(frame.arg))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"realm": UNIT_AT.second(frame.arg)}


# --- the realm's action, then the battle


class AfterPlacing(Pause):
    """Between placement and realm action: free actions that leave that action possible (EL-073, EL-130)."""

    kind = "el-after-placing"
    rules = ("EL-063", "EL-130")
    takes = UNIT_AT

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"realm": UNIT_AT.second(frame.arg)}


class BeforeBattle(Pause):
    """Between realm action and battle, if there is a reason for one; a free action may still remove it (EL-130, EL-157)."""

    kind = "el-before-battle"
    rules = ("EL-130", "EL-157")
    takes = UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return super().options(game, frame) if battles_at(game, game.active, UNIT_AT.second(frame.arg)) else []

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"realm": UNIT_AT.second(frame.arg)}


class RealmAction(UnitStep):
    """Mandatory (EL-073): a treasure of an element realm, or what the ruin does."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        realm = UNIT_AT.second(frame.arg)
        if game.box.spaces_of[realm]:
            game.push(TAKE_HERE, frame.seat, frame.arg, game.box.realm_card[realm])
        else:
            carry_out(game, frame.seat, game.box.realm_card[realm], game.box.realms[realm].action)


class Acted(UnitStep):
    """The faction does something after the action of its unit's realm (EL-C24)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        kind = UNIT_AT.first(frame.arg)
        for ability in abilities_of(game, frame.seat):
            effects = game.box.on[ability].get("acted")
            if not effects:
                continue
            if game.box.unit[ability] == kind:
                carry_out(game, frame.seat, ability, effects)
            elif is_mimesis(game, kind):
                game.stack += imitated(game, frame.seat, ability, effects)


class Clash(UnitStep):
    """If there is still a reason, a battle begins (EL-155 to EL-157); of two the active player chooses the first (EL-159)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        at_once(game, game.active, battles_at(game, game.active, UNIT_AT.second(frame.arg)))


ASK_VEIL: Final = Veil()
UNIT_PLACED: Final = Placed()
INVASION: Final = Invasion()
CHARGING: Final = Charging()
CHARGE: Final = Charge()
REALM_ACTION: Final = RealmAction()
UNIT_ACTED: Final = Acted()
AFTER_PLACING: Final = AfterPlacing()
BEFORE_BATTLE: Final = BeforeBattle()
CLASH: Final = Clash()
