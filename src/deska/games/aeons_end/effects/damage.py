"""Damage that players deal: to the nemesis, a minion, or husks."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.aeons_end.actions import AT_HUSK, AT_NEMESIS, AT_WOUNDED_HUSK, HIT
from deska.games.aeons_end.components.definitions import MINION, Amount
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.board import wound_minion
from deska.games.aeons_end.effects.life import MOST_DAMAGE, suffer
from deska.games.aeons_end.effects.values import amount
from deska.kernel import NO, YES, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all


@dataclass(frozen=True)
class Deal(Effect):
    """The player deals damage to one target. Whatever the cast adds is part of the same sum (AE-087, AE-088)."""

    damage: Amount

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        damage = amount(game, self.damage, frame.seat, frame.source) + game.now.strength
        game.now.strength = 0
        if damage:
            game.push(HIT_TARGET, frame.seat, damage, frame.source)


@dataclass(frozen=True)
class Strengthen(Effect):
    """The hit that follows deals more."""

    damage: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.now.strength += self.damage


def targets(game: AeonsEnd) -> list[int]:
    """The options for the nemesis, the husks, and every minion that can be damaged."""
    options = [HIT.of(AT_NEMESIS)]
    if game.husks > game.wounded:
        options.append(HIT.of(AT_HUSK))
    if game.wounded:
        options.append(HIT.of(AT_WOUNDED_HUSK))
    for card in game.field:
        if game.box.kind[card] == MINION and not (game.husks and game.box.foes[card].behind_husks):  # AE-C60
            options.append(HIT.of(card))
    return options


class HitTarget(Ask):
    """The player who deals the damage of the argument chooses the target."""

    kind = "ae-hit"
    rules = ("AE-087", "AE-092", "AE-094")
    takes = Int(1, MOST_DAMAGE)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return targets(game)

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        target = HIT.arg(option)
        if target == AT_NEMESIS:
            hit_nemesis(game, frame.seat, frame.arg)
        elif target in (AT_HUSK, AT_WOUNDED_HUSK):
            hit_husk(game, frame, target == AT_WOUNDED_HUSK)
        else:
            hit_minion(game, frame.seat, target, frame.arg)

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"damage": frame.arg}

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        if not HIT.holds(option):
            return None
        target = HIT.arg(option)
        if target not in game.field:
            return Reason("ae-why-not-in-play", "AE-087")
        return Reason("ae-why-behind-husks", "AE-C60", {"card": target})


def hit_nemesis(game: AeonsEnd, seat: int, damage: int) -> None:
    """At no life the players have won (AE-177)."""
    game.life = max(game.life - damage, 0)
    if game.heard:
        game.tell("ae-nemesis-hit", player=seat, damage=damage)
    if not game.life:
        game.finish("ae-nemesis-defeated")


def hit_minion(game: AeonsEnd, seat: int, card: int, damage: int) -> None:
    foe = game.box.foes[card]
    if foe.most_damage:
        damage = min(damage, foe.most_damage)  # AE-C92
    push_all(game, Frame(HIT_TARGET, seat, card), foe.hurt)
    wound_minion(game, card, damage)


# --- husks


def husk_life(game: AeonsEnd) -> int:
    return 2 if any(game.box.foes[card].toughens_husks for card in game.field) else 1  # AE-C61


def hit_husk(game: AeonsEnd, frame: Frame, wounded: bool) -> None:
    """The damage hits one husk, unless the player pays with a life to hit more. Where damage is prevented nobody can pay so (AE-C54)."""
    life = 1 if wounded else husk_life(game)
    if frame.arg > life and game.husks > 1 and not game.now.ward:
        game.push(SPREAD_WOUNDED if wounded else SPREAD, frame.seat, frame.arg, frame.source)
    else:
        wound_husk(game, frame.arg, wounded, life)


def wound_husk(game: AeonsEnd, damage: int, wounded: bool, life: int) -> None:
    if damage < life:
        game.wounded += 1
    else:
        game.husks -= 1
        game.wounded -= wounded
    if game.heard:
        game.tell("ae-husk-hit", damage=damage)


def wound_husks(game: AeonsEnd, damage: int) -> None:
    """The damage runs through the husks one after the other, so that at most one is left wounded (AE-C61)."""
    life = husk_life(game)
    left = max(life * game.husks - game.wounded - damage, 0)
    game.husks = (left + life - 1) // life
    game.wounded = game.husks * life - left
    if game.heard:
        game.tell("ae-husks-hit", damage=damage)


@dataclass(frozen=True)
class Spread(Ask):
    """The dealer may suffer 1 damage to spread the damage of the argument over several husks."""

    wounded: bool = False

    def prompt(self) -> str:
        return "ae-spread"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C54", "AE-C61")

    def arg_field(self) -> Field:
        return Int(2, MOST_DAMAGE)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [YES, NO]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if option == YES:
            wound_husks(game, frame.arg)
            suffer(game, frame.seat, 1)
        else:
            wound_husk(game, frame.arg, self.wounded, 1 if self.wounded else husk_life(game))

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"damage": frame.arg}


HIT_TARGET: Final = HitTarget()
SPREAD: Final = Spread()
SPREAD_WOUNDED: Final = Spread(True)
