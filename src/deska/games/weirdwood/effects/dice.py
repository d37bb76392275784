"""Battle dice: their faces, dice added, stolen and left out, rolls and what changes them (WW-008 to WW-010, WW-120, WW-161 to WW-164)."""

from dataclasses import dataclass
from typing import Final

from deska.games.weirdwood.actions import ADD, ATTACK, BASIC, CUT, DEFENCE, DICE, FACES, STEAL
from deska.games.weirdwood.components.definitions import NO_MIGHT, Might
from deska.games.weirdwood.components.fight import BEFORE, ROLLED, Battle
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.asking import OneByOne
from deska.kernel import Ask, Effect, Frame
from deska.kernel.codec import Field, Int


def faces_of(die: str, *names: str) -> tuple[int, ...]:
    """The faces of a die, as their numbers in FACES."""
    return tuple([FACES.index(f"{die}-{name}") for name in names])


BASIC_FACES: Final[tuple[int, ...]] = faces_of("basic", "hit", "hit", "block", "block", "surge", "blank")  # WW-008
ATTACK_FACES: Final[tuple[int, ...]] = faces_of("attack", "one", "one", "one", "two", "two", "blank")  # WW-009
DEFENCE_FACES: Final[tuple[int, ...]] = faces_of("defence", "one", "one", "one", "two", "two", "blank")  # WW-010
DIE_FACES: Final[tuple[tuple[int, ...], ...]] = (BASIC_FACES, ATTACK_FACES, DEFENCE_FACES)
SURGE_FACE: Final = FACES.index("basic-surge")
SPENT_FACE: Final = FACES.index("basic-spent")
"""The mark of a used surge: no die has it, a surge is turned to it."""
HITS: Final[dict[str, int]] = {"basic-hit": 1, "attack-one": 1, "attack-two": 2}
BLOCKS: Final[dict[str, int]] = {"basic-block": 1, "defence-one": 1, "defence-two": 2}
HITS_ON: Final[tuple[int, ...]] = tuple([HITS.get(face, 0) for face in FACES])
BLOCKS_ON: Final[tuple[int, ...]] = tuple([BLOCKS.get(face, 0) for face in FACES])
COLOUR_OF: Final[tuple[int, ...]] = tuple([DICE.index(face.partition("-")[0]) for face in FACES])
"""The die that a face belongs to."""
SETTABLE: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(dict.fromkeys(faces)) for faces in DIE_FACES])
"""The faces to which each die can be turned."""


def add_might(battle: Battle, might: Might) -> None:
    if might is NO_MIGHT:
        return
    battle.dice[BASIC] += might.basic
    battle.dice[ATTACK] += might.attack
    battle.dice[DEFENCE] += might.defence
    battle.hits += might.hits
    battle.blocks += might.blocks
    battle.rerolls += might.rerolls
    battle.sets += might.sets
    battle.cuts += might.cuts
    battle.steals += might.steals


# --- dice of the enemy: fewer, or stolen


@dataclass(frozen=True)
class TakeDice(Ask):
    """The player chooses dice that the enemy does not roll, or that the player rolls instead (WW-C32, WW-161 to WW-163)."""

    steal: bool

    def prompt(self) -> str:
        return "ww-steal-dice" if self.steal else "ww-cut-dice"

    def serves(self) -> tuple[str, ...]:
        return ("WW-161", "WW-162", "WW-163") if self.steal else ("WW-C32",)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        battle, verb = game.fight, STEAL if self.steal else CUT
        left = battle.steals if self.steal else battle.cuts
        return [verb.of(colour) for colour in range(len(DICE)) if battle.foe_dice[colour]] if left else []

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        """There is nothing left to take."""
        if self.steal:
            game.fight.steals = 0
        else:
            game.fight.cuts = 0

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        battle, colour = game.fight, (STEAL if self.steal else CUT).arg(option)
        game.push(self, frame.seat, source=frame.source)
        battle.foe_dice[colour] -= 1
        if self.steal:
            battle.steals -= 1
            battle.dice[colour] += 1
        else:
            battle.cuts -= 1
        if game.heard:
            game.tell("ww-stole-die" if self.steal else "ww-cut-die", player=battle.seat, die=colour)


class AddDice(OneByOne):
    """The player chooses the colour of as many extra dice as the argument says."""

    kind = "ww-add-dice"
    rules = ("WW-120", "WW-C42")

    def arg_field(self) -> Field:
        return Int(0, 40)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [ADD.of(colour) for colour in range(len(DICE))] if frame.arg else []

    def take(self, game: Weirdwood, frame: Frame, option: int) -> None:
        game.fight.dice[ADD.arg(option)] += 1


# --- rolling


class RollDice(Effect):
    """The attacker rolls (WW-120)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        battle = game.fight
        battle.phase = ROLLED
        battle.faces = rolled(game, battle.dice)
        if game.heard:
            game.tell("ww-rolled", player=battle.seat, faces=[FACES[face] for face in battle.faces])


def rolled(game: Weirdwood, dice: list[int]) -> list[int]:
    faces: list[int] = []
    for colour in range(len(DICE)):
        for _ in range(dice[colour]):
            faces.append(DIE_FACES[colour][game.roll(6)])
    faces.sort()
    return faces


def reroll(game: Weirdwood, battle: Battle, face: int) -> None:
    battle.rerolls -= 1
    to = DIE_FACES[COLOUR_OF[face]][game.roll(6)]
    change_die(battle, face, to)
    if game.heard:
        game.tell("ww-rerolled", player=battle.seat, face=face, to=FACES[to])


def change_die(battle: Battle, face: int, to: int) -> None:
    battle.faces.remove(face)
    battle.faces.append(to)
    battle.faces.sort()


@dataclass(frozen=True)
class InBattle(Effect):
    """Dice, rerolls and thefts for the battle in progress: dice and thefts before the roll, changes after it."""

    might: Might

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        add_might(game.fight, self.might)
        if self.might.steals:
            game.push(STEAL_DICE, frame.seat)
        if self.might.any_dice:
            game.push(ADD_DICE, frame.seat, self.might.any_dice)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        battle = game.battle
        if battle is None or battle.seat != frame.seat:
            return False
        if self.might.rerolls or self.might.sets:
            return battle.phase == ROLLED and bool(battle.faces)
        if self.might.steals:
            return battle.phase == BEFORE and sum(battle.foe_dice) > 0
        return battle.phase == BEFORE


CUT_DICE: Final = TakeDice(False)
STEAL_DICE: Final = TakeDice(True)
ADD_DICE: Final = AddDice()
ROLL_DICE: Final = RollDice()
