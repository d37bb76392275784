"""Effects in battles: dice are added and taken, rolled again, set and flipped, units are saved, the battle is called off."""

from dataclasses import dataclass
from typing import Final

from deska.games.eldervale.actions import AGAINST, DIE, UNIT
from deska.games.eldervale.components.pieces import MOST_DICE
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.sides import (
    all_sides,
    battle_of,
    change_dice,
    foe_trait,
    is_fighting,
    opponents,
    side_of,
    tell_side,
    word_of,
)
from deska.games.eldervale.effects.units import retreat
from deska.kernel import DONE, Ask, Effect, Frame
from deska.kernel.codec import Int

# --- how many dice


@dataclass(frozen=True)
class AddDice(Effect):
    """The player has more battle dice."""

    count: int

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        change_dice(game, frame.seat, self.count)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return battle_of(game).dice[frame.seat] < MOST_DICE


@dataclass(frozen=True)
class AddDiceForUnits(Effect):
    """One more die for each own unit in the battle beyond the first, up to so many."""

    most: int

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        units = len(game.units_at(frame.seat, battle_of(game).realm))
        change_dice(game, frame.seat, min(units - 1, self.most))

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        battle = battle_of(game)
        return battle.dice[frame.seat] < MOST_DICE and len(game.units_at(frame.seat, battle.realm)) > 1


class TakeDie(Ask):
    """Another participant has one die fewer (EL-C66)."""

    kind = "el-take-die"
    rules = ("EL-C66", "EL-250")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        dice = battle_of(game).dice
        return [AGAINST.of(word_of(game, side)) for side in opponents(game, frame.seat) if dice[side] > 1]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        change_dice(game, side_of(game, AGAINST.arg(option)), -1)


class NoJoining(Effect):
    """Nobody may join the battle."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle_of(game).no_joining = True


# --- what they show


def tell_rolls(game: Eldervale, side: int) -> None:
    if game.heard:
        tell_side(game, "el-dice-show", side, dice="-".join(str(pips) for pips in battle_of(game).rolls[side]))


def replace_die(game: Eldervale, side: int, old: int, new: int) -> None:
    """One die shows something else; the highest stay first."""
    rolled = battle_of(game).rolls[side]
    rolled.remove(old)
    rolled.append(new)
    rolled.sort(reverse=True)
    tell_rolls(game, side)


def reroll_dice(game: Eldervale, side: int, pips: list[int]) -> None:
    """These dice are rolled again; whatever made her roll, the Mother of Dragons goes on until none shows 1 (EL-234)."""
    rolled = battle_of(game).rolls[side]
    until = foe_trait(game, "rerolls-up-to") if side == game.sides and foe_trait(game, "rerolls-on") else 0
    while pips:
        for old in pips:
            rolled.remove(old)
        for _ in pips:
            rolled.append(game.roll(6) + 1)
        rolled.sort(reverse=True)
        tell_rolls(game, side)
        pips = low_dice(rolled, until)


def low_dice(rolled: list[int], most: int) -> list[int]:
    return [pips for pips in rolled if pips <= most]


@dataclass(frozen=True)
class Reroll(Ask):
    """The player rolls one own die again, or one of any participant."""

    anybody: bool = False

    def prompt(self) -> str:
        return "el-reroll"

    def serves(self) -> tuple[str, ...]:
        return ("EL-169", "EL-C44")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return die_options(game, all_sides(game) if self.anybody else [frame.seat])

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        reroll_dice(game, side_of(game, DIE.arg(option)), [DIE.second(option) + 1])


def die_options(game: Eldervale, sides: list[int]) -> list[int]:
    """Every number that lies there, once for each side."""
    options: list[int] = []
    for side in sides:
        for pips in battle_of(game).rolls[side]:
            option = DIE.of(word_of(game, side), pips - 1)
            if option not in options:
                options.append(option)
    return options


class RerollAll(Effect):
    """The player rolls all own dice again."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        reroll_dice(game, frame.seat, battle_of(game).rolls[frame.seat][:])


class RerollEverybody(Effect):
    """All participants roll all their dice again."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        for side in all_sides(game):
            reroll_dice(game, side, battle_of(game).rolls[side][:])


class RerollRivals(Effect):
    """All opponents roll their highest die again."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        for side in opponents(game, frame.seat):
            reroll_dice(game, side, battle_of(game).rolls[side][:1])


class RerollSome(Ask):
    """The player rolls any number of own dice again; the argument counts the dice of each number that are picked."""

    kind = "el-reroll-some"
    rules = ("EL-169", "EL-C67")
    takes = Int(0, (1 << 18) - 1)

    def picked(self, frame: Frame) -> list[int]:
        return [pips for pips in range(1, 7) for _ in range(frame.arg >> 3 * (pips - 1) & 7)]

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        left = battle_of(game).rolls[frame.seat][:]
        for pips in self.picked(frame):
            if pips in left:
                left.remove(pips)
        return [*[DIE.of(frame.seat, pips - 1) for pips in range(1, 7) if pips in left], DONE]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == DONE:
            reroll_dice(game, frame.seat, self.picked(frame))
        else:
            game.push(self, frame.seat, frame.arg + (1 << 3 * DIE.second(option)), frame.source)


class Flip(Ask):
    """The player turns one own die to its opposite face (EL-C44)."""

    kind = "el-flip"
    rules = ("EL-C44",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return die_options(game, [frame.seat])

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        pips = DIE.second(option) + 1
        replace_die(game, frame.seat, pips, 7 - pips)


class FlipAll(Effect):
    """The player turns all own dice to their opposite faces."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle = battle_of(game)
        battle.rolls[frame.seat] = sorted([7 - pips for pips in battle.rolls[frame.seat]], reverse=True)
        tell_rolls(game, frame.seat)


class SetSix(Ask):
    """One own die shows 6 (EL-C67)."""

    kind = "el-set-six"
    rules = ("EL-C67",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return die_options(game, [frame.seat])

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        replace_die(game, frame.seat, DIE.second(option) + 1, 6)


class RerollHighest(Ask):
    """One opponent rolls the highest die again (EL-C17)."""

    kind = "el-venom"
    rules = ("EL-C17", "EL-250")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [AGAINST.of(word_of(game, side)) for side in opponents(game, frame.seat)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        side = side_of(game, AGAINST.arg(option))
        reroll_dice(game, side, battle_of(game).rolls[side][:1])


# --- who fights


class CancelBattle(Effect):
    """There is no battle now; everybody stays (EL-C65)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.battle = None
        if game.heard:
            game.tell("el-battle-cancelled", player=frame.seat)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return game.battle is not None


class RetreatSome(Ask):
    """Any number of own units of the battle realm go back to the ready area (EL-C65)."""

    kind = "el-retreat"
    rules = ("EL-C65",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        if game.battle is None:
            return []
        realm = game.battle.realm
        kinds = game.kinds_at(frame.seat, realm)
        return [*[UNIT.of(kind, realm) for kind in kinds], DONE] if kinds else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option != DONE:
            game.push(self, frame.seat, 0, frame.source)
            retreat(game, frame.seat, UNIT.arg(option), UNIT.second(option))

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return game.battle is not None and is_fighting(game, frame.seat)


class RetreatAll(Effect):
    """All own units of the battle realm go back to the ready area (EL-C68)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        realm = battle_of(game).realm
        for kind in game.units_at(frame.seat, realm):
            retreat(game, frame.seat, kind, realm)


class PullBack(Ask):
    """One unit of the lost battle goes back to the ready area (EL-C57)."""

    kind = "el-pull-back"
    rules = ("EL-C57",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        realm = battle_of(game).realm
        return [UNIT.of(kind, realm) for kind in game.kinds_at(frame.seat, realm)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        retreat(game, frame.seat, UNIT.arg(option), UNIT.second(option))


@dataclass(frozen=True)
class Keep(Effect):
    """Up to so many own units stay in the realm of the lost battle."""

    count: int

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.push(game.spec.effects.named("keep-units"), frame.seat, self.count, frame.source)


TAKE_DIE: Final = TakeDie()
NO_JOINING: Final = NoJoining()
REROLL_ALL: Final = RerollAll()
REROLL_EVERYBODY: Final = RerollEverybody()
REROLL_RIVALS: Final = RerollRivals()
REROLL_SOME: Final = RerollSome()
FLIP: Final = Flip()
FLIP_ALL: Final = FlipAll()
SET_SIX: Final = SetSix()
REROLL_HIGHEST: Final = RerollHighest()
CANCEL_BATTLE: Final = CancelBattle()
RETREAT_SOME: Final = RetreatSome()
RETREAT_ALL: Final = RetreatAll()
PULL_BACK: Final = PullBack()
