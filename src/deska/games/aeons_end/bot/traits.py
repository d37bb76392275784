"""Traits of cards, read from their lines, so that a new card is judged like the others."""

from typing import Final

from deska.games.aeons_end.bot.numbers import (
    ABILITY,
    AETHER_OF,
    ANY_ABILITY,
    BURNT,
    DAMAGE_OF,
    EXTRA,
    GEM_BURNT,
    HALF,
    HARM,
    OTHER_OF,
    RELIC_BY_COST,
)
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.definitions import Amount, Card, NemesisCard
from deska.games.aeons_end.effects.aether import Aether, WhilePrepped
from deska.games.aeons_end.effects.board import HurtThis, Unleash
from deska.games.aeons_end.effects.breaches import FocusAny
from deska.games.aeons_end.effects.casting import CastAny, CastFresh
from deska.games.aeons_end.effects.charges import Charge
from deska.games.aeons_end.effects.damage import Deal, Strengthen
from deska.games.aeons_end.effects.life import NemesisHeals, Ravage, Suffer
from deska.games.aeons_end.effects.order import RevealOrder
from deska.games.aeons_end.effects.piles import DestroyAnywhere, FromHand
from deska.games.aeons_end.effects.playing import Discount, PlayTwice
from deska.games.aeons_end.effects.values import ADJACENT_SPELLS, ITS_LIFE, OPEN_BREACHES, PREPPED_SPELLS, On, Plus, Times
from deska.kernel import Effect


def with_parts(steps: list[Effect]) -> list[Effect]:
    """The steps and everything that they are composed of."""
    every: list[Effect] = []
    for step in steps:
        every += [step, *with_parts(step.parts())]
    return every


# --- numbers


def fixed(number: Amount) -> int:
    """The part of a number that does not depend on the game."""
    return number if isinstance(number, int) else number.base if isinstance(number, Plus) else 0


def factor(number: Amount, thing: Amount) -> int:
    """The growth of a number for each of the things that it counts."""
    if isinstance(number, Plus):
        return factor(number.more, thing)
    if isinstance(number, Times):
        return number.factor * factor(number.number, thing)
    return 1 if number == thing else 0


# --- cards of players


class Traits:
    """A card of a player, judged by what it does."""

    def __init__(self, card: Card) -> None:
        used = [] if card.main is None else [card.main]
        steps = with_parts([*card.play, *card.cast, *card.casting_ends, *used])
        self.hits = hits_of(card.cast)
        """Damage that a spell deals when it is cast, without what depends on breaches."""
        self.per_open = sum([factor(step.damage, OPEN_BREACHES) for step in steps if isinstance(step, Deal)])
        self.per_neighbour = sum([factor(step.damage, ADJACENT_SPELLS) for step in steps if isinstance(step, Deal)])
        """Damage for each open breach, and for each spell beside it."""
        is_spell = card.kind == "spell"
        self.damage = DAMAGE_OF.get(card.name, self.hits + EXTRA * (len(card.cast) - 1)) if is_spell else 0.0
        self.aether = 0.0 if is_spell else AETHER_OF.get(card.name, given(card)) if card.kind == "gem" else AETHER_OF.get(card.name, 0.0)
        self.other = OTHER_OF.get(card.name, 0.0 if card.name in AETHER_OF else RELIC_BY_COST * card.cost) if card.kind == "relic" else 0.0
        self.thins = any(isinstance(step, DestroyAnywhere) for step in steps)
        self.turns_breaches = any(isinstance(step, (Discount, FocusAny)) for step in steps)
        self.casts_fresh = any(isinstance(step, CastFresh) for step in steps)
        self.doubles = any(isinstance(step, PlayTwice) for step in steps)
        self.charges = any(isinstance(step, Charge) for step in steps)
        self.casts_any = isinstance(card.main, WhilePrepped) and any(isinstance(step, CastAny) for step in card.main.effects)
        """True if other spells can be cast while it is prepped."""
        self.is_starter = card.kind != "corruption" and not card.cost


def hits_of(effects: tuple[Effect, ...]) -> float:
    damage = 0.0
    for step in with_parts([effect for effect in effects if not isinstance(effect, RevealOrder)]):
        if isinstance(step, Deal):
            damage += fixed(step.damage)
        elif isinstance(step, Strengthen):
            damage += HALF * step.damage
        elif isinstance(step, FromHand):
            damage += GEM_BURNT if step.by_cost else BURNT * step.count * step.damage
    for step in effects:
        if isinstance(step, RevealOrder):
            damage += HALF * (hits_of(step.player) + hits_of(step.nemesis))
    return damage


def given(card: Card) -> float:
    """Aether that a gem gives, and a little for whatever else it does."""
    gains = [effect.aether for effect in with_parts(list(card.play)) if isinstance(effect, Aether)]
    return sum(gains, 0.0) + EXTRA * (len(card.play) - len(gains))


TRAITS: Final = [Traits(card) for card in BOX.cards]
AETHER: Final = [traits.aether for traits in TRAITS]
DAMAGE: Final = [traits.damage for traits in TRAITS]
OTHER: Final = [traits.other for traits in TRAITS]
ABILITY_STEPS: Final = {number: with_parts(list(mage.ability)) for number, mage in BOX.mages.items()}
ABILITIES: Final = {number: ABILITY.get(mage.name, ANY_ABILITY) for number, mage in BOX.mages.items()}

# --- cards of nemeses


class Threat:
    """A nemesis card, judged by what it does each time it takes effect."""

    def __init__(self, card: NemesisCard) -> None:
        direct = [part for effect in card.effects for part in (effect.effects if isinstance(effect, On) else (effect,))]
        self.ravages = [effect.damage for effect in direct if isinstance(effect, Ravage) and not isinstance(effect.damage, int)]
        self.wounds = [effect.damage for effect in direct if isinstance(effect, Suffer) and not isinstance(effect.damage, int)]
        """Damage to Gravehold and to mages that depends on the game."""
        self.heals = sum([effect.life for effect in direct if isinstance(effect, NemesisHeals)])
        self.fades = ITS_LIFE in self.ravages
        """True if it does the less harm to Gravehold, the less life it has."""
        self.bleeds = any(factor(damage, PREPPED_SPELLS) for damage in self.wounds)
        self.grave, self.mages, self.cards, self.unleashes = HARM.get(card.name, estimated(direct))


def estimated(effects: list[Effect]) -> tuple[float, float, float, float]:
    """The harm of a card for which no better numbers were found."""
    steps = with_parts(effects)
    others = [effect for effect in effects if not isinstance(effect, (Ravage, Suffer, Unleash, HurtThis))]
    grave = sum([fixed(step.damage) for step in steps if isinstance(step, Ravage)], 0.0)
    mages = sum([fixed(step.damage) for step in steps if isinstance(step, Suffer)], 0.0)
    unleashes = sum([step.times for step in steps if isinstance(step, Unleash)], 0.0)
    return grave, mages, EXTRA * len(others), unleashes


THREATS: Final = {number: Threat(card) for number, card in BOX.foes.items()}
