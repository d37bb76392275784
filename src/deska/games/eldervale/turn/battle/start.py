"""The beginning of a battle, and its step 1: who joins."""

from typing import Any, Final

from deska.games.eldervale.actions import GUARDIAN, JOIN, REALMS
from deska.games.eldervale.components.pieces import ARMING, JOINING, NOWHERE, ROLLED, UNIT_AT, Battle
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.words import chances
from deska.games.eldervale.effects.mimesis import is_user, used_by
from deska.games.eldervale.effects.sides import all_sides, battle_of, beasts_in, fighters, foe_trait, is_fighting
from deska.games.eldervale.effects.tableau import carry_out_at, most
from deska.games.eldervale.effects.units import abilities_of, ready_kinds, relocate, within
from deska.games.eldervale.made import new_battle
from deska.games.eldervale.turn.battle.dice import COUNT_DICE, SWORDS_STEP, fighter_dice, imitations
from deska.games.eldervale.turn.battle.result import AFTERMATH, COMPARE
from deska.games.eldervale.turn.battle.rolls import REROLLS, ROLL_DICE
from deska.games.eldervale.turn.battle.seen import looming_part
from deska.games.eldervale.turn.battle.windows import BattleStep, Reactions, spells_forbidden
from deska.kernel import Effect, Frame, Reason
from deska.kernel.codec import Name
from deska.kernel.masks import members

# --- is there a reason? (EL-155, EL-157)


def battles_at(game: Eldervale, seat: int, realm: int) -> list[Frame]:
    """Battles that a placement in the realm causes: with whoever is there, and in the solo game with the guardian (EL-279)."""
    battles: list[Frame] = []
    if game.peace or game.now.veiled:  # EL-153
        return battles
    if is_contested(game, seat, realm):
        battles.append(Frame(START_BATTLE, game.turn, game.box.realm_card[realm], realm))
    if game.ghosts is not None and game.ghosts.guardian == realm and game.has_unit_at(0, realm) and seat == 0:
        battles.append(Frame(FACE_GUARDIAN, 0, game.box.guardian, realm))
    return battles


def is_contested(game: Eldervale, seat: int, realm: int) -> bool:
    """True if the placed unit meets somebody, or a monster meets units."""
    present = sum(game.has_unit_at(other, realm) for other in range(game.sides))
    if not present:
        return False
    return game.wild_at(realm) != NOWHERE or (present > 1 and game.has_unit_at(seat, realm))


def begin_battle(game: Eldervale, realm: int, monster: int) -> None:
    sides = game.sides
    game.battle = new_battle(realm=realm, monster=monster, dice=[0] * (sides + 1), rolls=[[] for _ in range(sides + 1)], losses=[0] * sides)
    if game.heard:
        game.tell("el-battle-looms", seen=looming_part(game), realm=realm)


class StartBattle(Effect):
    """A battle is about to begin in the realm of the argument; it may still be prevented."""

    takes = Name(REALMS)

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        begin_battle(game, frame.arg, game.wild_at(frame.arg))
        game.then(frame.seat, LOOMS, ENGAGE)


class FaceGuardian(Effect):
    """The guardian fights the player alone (EL-279)."""

    takes = Name(REALMS)

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        ghosts = game.ghosts
        if ghosts is not None and ghosts.guardian == frame.arg and game.has_unit_at(0, frame.arg):
            begin_battle(game, frame.arg, GUARDIAN)
            game.then(frame.seat, LOOMS, ENGAGE)


class Looms(Reactions):
    """Before the battle begins (EL-C65)."""

    kind = "el-looms"
    rules = ("EL-042", "EL-C65")
    spells_at = chances("looming")


class BeforeJoining(Reactions):
    """At the beginning of step 1 (EL-C66)."""

    kind = "el-before-joining"
    rules = ("EL-042", "EL-C66")
    spells_at = chances("before-joining")

    def order(self, game: Eldervale, frame: Frame) -> list[int]:
        return [] if nobody_joins(game) or spells_forbidden(game) else super().order(game, frame)


class Engage(Effect):
    """If there is still a reason, the battle is fought in seven steps (EL-157)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle = game.battle
        if battle is None:
            return
        if not is_on(game):
            call_off(game)
            return
        battle.stage = JOINING
        around = game.around(game.active)
        joins = [Frame(JOIN_STEP, seat) for seat in around if seat < game.seats]
        swords = [Frame(SWORDS_STEP, seat) for seat in around if seat < game.seats]
        steps = [Frame(BEFORE_JOINING_STEP, frame.seat), *joins]  # 1.
        if game.ghosts is not None:
            steps.append(Frame(game.spec.effects.named("phantoms-join"), frame.seat))
        steps += [*imitations(game), Frame(COUNT_DICE, frame.seat), *swords]  # 2. and 3.
        steps += [Frame(step, frame.seat) for step in FIGHTING]
        game.stack += steps[::-1]
        if game.active < game.seats:
            triggered(game, game.active)


def is_on(game: Eldervale) -> bool:
    """True if there is still a cause. A side that left before the roll loses its dice; one that came after the count gets its dice now."""
    battle = battle_of(game)
    if not is_monster_there(game, battle):
        battle.monster = NOWHERE
    if battle.stage < ROLLED:
        present = all_sides(game)
        battle.dice = [count if side in present else 0 for side, count in enumerate(battle.dice)]
        if battle.stage == ARMING:
            sides = fighters(game)
            for seat in sides:
                battle.dice[seat] = battle.dice[seat] or fighter_dice(game, seat, sides)
    return has_cause(game, battle)


def has_cause(game: Eldervale, battle: Battle) -> bool:
    """A monster and somebody there, or whoever placed and somebody else (EL-157)."""
    present = fighters(game)
    return bool(present) if is_monster_there(game, battle) else game.active in present and len(present) > 1


def is_monster_there(game: Eldervale, battle: Battle) -> bool:
    return battle.monster == GUARDIAN or (battle.monster != NOWHERE and game.wild_at(battle.realm) == battle.monster)


def call_off(game: Eldervale) -> None:
    """There is no reason to fight any more; the steps that are left fall away."""
    game.battle = None
    if game.heard:
        game.tell("el-battle-off")
    if any(frame.effect is AFTERMATH for frame in game.stack):
        while game.stack.pop().effect is not AFTERMATH:
            pass


class StillOn(Effect):
    """After a free action in the middle of a battle: a side that has left it fights no more."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if game.battle is not None and not is_on(game):
            call_off(game)


def triggered(game: Eldervale, seat: int) -> None:
    """The active player's cards give something for a battle that the placement triggers (EL-C56)."""
    carry_out_at(game, seat, "battle-triggered")


# --- 1. units join the battle (EL-160, EL-161)


def nobody_joins(game: Eldervale) -> bool:
    """A spell or the Kraken keeps everybody out (EL-C29)."""
    battle = battle_of(game)
    if battle.no_joining or foe_trait(game, "no-joining"):
        return True
    return game.owned > 0 and any(game.owner[beast] >= 0 and game.box.has_trait(beast, "no-joining") for beast in beasts_in(game))


def join_range(game: Eldervale, seat: int, kind: int) -> int:
    """From how far away a unit joins (EL-C18, EL-C54)."""
    steps = common_range(game, seat)
    for ability in abilities_of(game, seat):
        if is_user(game, kind, ability):
            steps = max(steps, game.box.changes["join-range"][ability])
    return steps


def common_range(game: Eldervale, seat: int) -> int:
    """From how far away all units of a player join."""
    return most(game, seat, "join-range", 1)


def joinable(game: Eldervale, seat: int) -> list[int]:
    """Own units that could join, with their realms (UNIT_AT)."""
    realm = battle_of(game).realm
    units: list[int] = []
    away = game.held(seat) & ~(1 << realm)
    if not away:
        return units
    near = within(game, 1 << realm, 1)
    for place in members(away & within(game, near, 1)):
        for kind in game.kinds_at(seat, place):
            if near >> place & 1 or join_range(game, seat, kind) > 1:
                units.append(UNIT_AT.of(kind, place))
    return units


class JoinStep(BattleStep):
    """Own units may move into the battle; a player decides once, unit by unit."""

    kind = "el-join"
    rules = ("EL-160", "EL-161")
    spells_at = chances("own-turn-or-joining")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [] if game.battle is None or nobody_joins(game) else super().options(game, frame)

    def own(self, game: Eldervale, seat: int) -> list[int]:
        return [JOIN.of(UNIT_AT.first(unit), UNIT_AT.second(unit)) for unit in joinable(game, seat)]

    def may_cast(self, game: Eldervale, seat: int, own: list[int]) -> bool:
        return seat != game.active and (bool(own) or may_transform(game, seat)) and not spells_forbidden(game)

    def might_do_more(self, game: Eldervale, seat: int) -> bool:
        return may_transform(game, seat)

    def take(self, game: Eldervale, seat: int, option: int) -> None:
        kind, realm = JOIN.arg(option), battle_of(game).realm
        if not within(game, 1 << realm, common_range(game, seat)) >> JOIN.second(option) & 1:
            used_by(game, kind)
        relocate(game, seat, kind, JOIN.second(option), realm)

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"realm": battle_of(game).realm}

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        if JOIN.holds(option):
            return Reason("el-why-cannot-join", "EL-161", {"unit": JOIN.arg(option), "realm": JOIN.second(option)})
        return super().why_not(game, frame, option)


def may_transform(game: Eldervale, seat: int) -> bool:
    """True if by public knowledge a spell could exchange a unit of the battle (EL-X09)."""
    hand = len(game.players[seat].hand)
    return hand > 0 and is_fighting(game, seat) and bool(ready_kinds(game, seat)) and not spells_forbidden(game)


START_BATTLE: Final = StartBattle()
FACE_GUARDIAN: Final = FaceGuardian()
LOOMS: Final = Looms()
BEFORE_JOINING_STEP: Final = BeforeJoining()
FIGHTING: Final[tuple[Effect, ...]] = (ROLL_DICE, REROLLS, COMPARE, AFTERMATH)  # 4. to 7.
ENGAGE: Final = Engage()
STILL_ON: Final = StillOn()
JOIN_STEP: Final = JoinStep()
