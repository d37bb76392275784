"""Therus: the domination spell, his plans, and the counterspell (WW-285 to WW-307)."""

from dataclasses import dataclass
from typing import Final

from deska.games.weirdwood.actions import BRANCH
from deska.games.weirdwood.components.state import WON, Weirdwood
from deska.games.weirdwood.effects.asking import OneByOne
from deska.games.weirdwood.effects.experience import gain_xp
from deska.games.weirdwood.effects.foe import MOST_HITS, take_top, weaken_lady
from deska.games.weirdwood.effects.goods import strength
from deska.games.weirdwood.effects.seen import SEEN
from deska.kernel import ALL, Effect, Frame, Pile, Reason, Start
from deska.kernel.codec import Int

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
        game.learn(ALL)
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


class SpellSteps(OneByOne):
    """The steps of the spell, split freely over its branches (WW-286)."""

    kind = "ww-spell"
    rules = ("WW-285", "WW-286", "WW-290", "WW-292")
    most = 5

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        lengths = game.scale.branches
        return [BRANCH.of(branch) for branch in range(3) if game.branches[branch] < lengths[branch]]

    def take(self, game: Weirdwood, frame: Frame, option: int) -> None:
        branch = BRANCH.arg(option)
        game.branches[branch] += 1
        if game.heard:
            game.tell("ww-spell-grew", player=frame.seat, branch=branch)
        if tuple(game.branches) == game.scale.branches:
            game.push(CAST_SPELL, frame.seat)
        if has_symbol(game.branches[branch]):
            game.push(PLAN_CARD, frame.seat)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return BRANCH.refuses(option, "ww-why-branch-full", "WW-286")


def has_symbol(step: int) -> bool:
    """True if a step of a branch shows the symbol of a card."""
    return step > 0 and step % SYMBOL_EVERY == 0


class CastSpell(Effect):
    """All markers at the end: the Lady goes left, and the markers start anew (WW-291, WW-293)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.branches = [0, 0, 0]
        if game.heard:
            game.tell("ww-spell-cast", seen=SEEN, space=game.force - 1)
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


class HitTherus(Effect):
    """Therus loses as much health as the argument says; each symbol reached or passed adds a card to his plans (WW-301, WW-302)."""

    takes = Int(1, MOST_HITS)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        before = game.health[0]
        game.health[0] = max(before - frame.arg, 0)
        if not game.health[0]:
            game.battle = None
            game.stack.clear()
            game.push(LAST_STAND, game.turn)
        for symbol in game.habits.symbols:
            if game.health[0] <= symbol < before:
                game.push(PLAN_CARD, game.turn)


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
HIT_THERUS: Final = HitTherus()
RESOLVE_PLANS: Final = Start("resolve-plans")
