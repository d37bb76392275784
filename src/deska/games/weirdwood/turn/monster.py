"""Konec tahu, 1: monster cards are carried out (WW-213 to WW-226, WW-256, WW-281, WW-304 to WW-307)."""

from typing import Final

from deska.games.weirdwood.actions import CARDS
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.definitions import POWER_CARD
from deska.games.weirdwood.components.state import POWER_PLACES, Weirdwood
from deska.games.weirdwood.effects.clock import TIME_PASSES
from deska.games.weirdwood.effects.foe import refill, take_top, time_of
from deska.games.weirdwood.effects.goods import strength
from deska.games.weirdwood.effects.hunt import STRIKE_NOW
from deska.games.weirdwood.effects.seen import CARD, phase_part
from deska.kernel import ALL, Effect, Frame
from deska.kernel.combinators import push_all
from deska.kernel.scenes import Part


class MonsterPhase(Effect):
    """The monster carries out one card, or all of its plans (WW-256, WW-281, WW-304)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if game.heard:
            game.tell("ww-monster-phase", seen=phase_part(game))
        if game.habits.phase:
            push_all(game, frame, game.habits.phase)
            return
        refill(game)
        if game.coming.cards:
            game.then(frame.seat, TIME_PASSES.of(time_of(game, game.coming.cards[0])), TURN_UP)  # WW-214


class TurnUp(Effect):
    """The front of the top card, once time has passed by its back (WW-214)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.shown, _ = take_top(game)
        push_card(game, frame.seat, game.shown)


def push_card(game: Weirdwood, seat: int, card: int) -> None:
    """Put the steps of a monster card on the stack; the strength of the new day counts (WW-215)."""
    now = game.now
    now.strike = now.reach = now.wounds = 0
    now.drain = False
    game.learn(ALL)
    if game.heard:
        game.tell("ww-monster-card", ALL, ("foe", "deck", "shown"), Part(subject=CARDS[card], step=CARD), card=card)
    game.then(seat, CARRY_OUT.of(0, card), STRIKE_NOW.of(0, card), CARD_DONE.of(0, card))


class CarryOut(Effect):
    """A power card is laid, the others act by the present strength; the card is the source (WW-216, WW-222)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        card = frame.source
        if game.box.foe_kind[card] == POWER_CARD:
            lay_power(game, card)
            return
        foe = game.box.foe(card)
        now = strength(game)
        first = now if foe.exclusive else 0
        for part in range(now, first - 1, -1):
            push_all(game, frame, foe.part(part))
        push_all(game, frame, foe.top)


def lay_power(game: Weirdwood, card: int) -> None:
    """It is laid above the monster's board, or discarded if all places are taken (WW-222, WW-226, WW-305)."""
    if game.shown == card:
        game.shown = NOTHING
    else:
        game.done -= 1
        del game.plans[game.done]
    if len(game.powers) < POWER_PLACES:
        game.powers.append(card)
    else:
        game.discard.append(card)


class CardDone(Effect):
    """The card is discarded; Therus's stay in the row until all are done (WW-217)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.now.strike = 0
        if game.shown != NOTHING:
            game.discard.append(game.shown)
            game.shown = NOTHING


class ResolvePlans(Effect):
    """Plans are carried out from left to right, those included that are added meanwhile; then the row is discarded (WW-304 to WW-306)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if game.done < len(game.plans):
            time = time_of(game, game.plans[game.done].cards[0])
            game.then(frame.seat, TIME_PASSES.of(time), TURN_PLAN, self)
            return
        game.discard += [plan.cards[0] for plan in game.plans]
        game.plans = []
        game.done = 0


class TurnPlan(Effect):
    """The front of the next card of the row, once time has passed by its back (WW-214, WW-304)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        plan = game.plans[game.done]
        plan.seen[0] = ALL
        game.done += 1
        push_card(game, frame.seat, plan.cards[0])


MONSTER_PHASE: Final = MonsterPhase()
TURN_UP: Final = TurnUp()
TURN_PLAN: Final = TurnPlan()
CARRY_OUT: Final = CarryOut()
CARD_DONE: Final = CardDone()
RESOLVE_PLANS: Final = ResolvePlans()
