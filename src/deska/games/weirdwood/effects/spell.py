"""Therus: the domination spell, his plans, and the counterspell (WW-285 to WW-307)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import BRANCH
from deska.games.weirdwood.components.state import WON, Weirdwood
from deska.games.weirdwood.effects.experience import gain_xp
from deska.games.weirdwood.effects.foe import HIT_THERUS, take_top, weaken_lady
from deska.games.weirdwood.effects.goods import strength
from deska.kernel import ALL, Ask, Effect, Frame, Pile, Reason, Start
from deska.kernel.codec import Field, Int

SYMBOL_EVERY: Final = 3
"""Steps of a branch from one card symbol to the next (WW-288)."""
CARDS_BY_SPACE: Final = {-1: 1, -2: 1, -3: 2}
COUNTERSPELL_XP: Final = 2  # WW-294


class PlanCard(Effect):
    """The top monster card joins the plans, face down (WW-289, WW-301, WW-306)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        card, mask = take_top(game)
        if card < 0:
            return
        game.plans.append(Pile([card], [mask]))
        game.learned = ALL
        if game.heard:
            game.tell("ww-planned", ALL, ("foe", "deck", "plans"))


class SpellGrows(Effect):
    """A payment strengthens the spell (WW-285)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.push(SPELL_STEPS, frame.seat, game.habits.spell[strength(game)])


@dataclass(frozen=True)
class Spell(Effect):
    """The active player moves the spell's markers (WW-290)."""

    steps: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.push(SPELL_STEPS, game.turn, self.steps)


class SpellSteps(Ask):
    """As many steps as the argument says, split freely over the branches (WW-286)."""

    kind = "ww-spell"
    rules = ("WW-285", "WW-286", "WW-290", "WW-292")

    def arg_field(self) -> Field:
        return Int(1, 5)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        lengths = game.scale.branches
        return [BRANCH.of(branch) for branch in range(3) if game.branches[branch] < lengths[branch]]

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        branch = BRANCH.arg(option)
        game.branches[branch] += 1
        if frame.arg > 1:
            game.push(self, frame.seat, frame.arg - 1)
        if game.heard:
            game.tell("ww-spell-grew", player=frame.seat, branch=branch)
        if tuple(game.branches) == game.scale.branches:
            game.push(CAST_SPELL, frame.seat)
        if has_symbol(game.branches[branch]):
            game.push(PLAN_CARD, frame.seat)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"left": frame.arg}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return Reason("ww-why-branch-full", "WW-286", {"branch": BRANCH.arg(option)}) if BRANCH.holds(option) else None


def has_symbol(step: int) -> bool:
    """Whether a step of a branch shows the symbol of a card."""
    return step > 0 and step % SYMBOL_EVERY == 0


class CastSpell(Effect):
    """All markers at the end: the Lady goes left, and the markers start anew (WW-291, WW-293)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.branches = [0, 0, 0]
        if game.heard:
            game.tell("ww-spell-cast", space=game.force - 1)
        weaken_lady(game)
        if game.ended:
            return
        for _ in range(CARDS_BY_SPACE.get(game.force, 0)):
            game.push(PLAN_CARD, frame.seat)


class CastCounterspell(Effect):
    """Experience, and the Lady goes right; from the start space on it hurts Therus (WW-294, WW-296)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.force += 1
        if game.heard:
            game.tell("ww-countered", player=frame.seat, space=game.force)
        gain_xp(game, frame.seat, COUNTERSPELL_XP)
        if game.force >= 0:
            game.push(HIT_THERUS, frame.seat, 2 if game.force >= 3 else 1)


class LastStand(Effect):
    """Beaten, Therus still carries out his plans; only then the game is won (WW-302)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.then(frame.seat, RESOLVE_PLANS, VICTORY)


class Victory(Effect):
    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.finish(WON[0])


PLAN_CARD: Final = PlanCard()
SPELL_GROWS: Final = SpellGrows()
SPELL_STEPS: Final = SpellSteps()
CAST_SPELL: Final = CastSpell()
CAST_COUNTERSPELL: Final = CastCounterspell()
LAST_STAND: Final = LastStand()
VICTORY: Final = Victory()
RESOLVE_PLANS: Final = Start("resolve-plans")
