"""The steps that a card can leave on the stack, told from its definition."""

from dataclasses import fields
from typing import Final

from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.cards.basics import DISCARD_GEM, DISCARD_ONE, RavageOrGems, TeamDiscards
from deska.games.aeons_end.cards.corruptions import DESTROY_SHOWN, PASS_ON_CORRUPTION, LookAtTop
from deska.games.aeons_end.cards.crooked_mask import TwoPlayers
from deska.games.aeons_end.cards.gems import KEEP_OR_TOSS, SIFT, SiftAll
from deska.games.aeons_end.cards.mages import GIVE_CHARGE, ShareCharges
from deska.games.aeons_end.cards.prince_of_gluttons import DEVOUR_ONE, DevourAny
from deska.games.aeons_end.cards.rageborne import StrikeInFury
from deska.games.aeons_end.cards.strikes import STRIKE, STRIKE_ENDS
from deska.games.aeons_end.components.definitions import KINDS, Nemesis, NemesisCard
from deska.games.aeons_end.effects.breaches import BREAK_BREACH
from deska.games.aeons_end.effects.casting import CAST_AGAIN
from deska.games.aeons_end.effects.charges import LOSE_ALL_CHARGES
from deska.games.aeons_end.effects.damage import HIT_TARGET, SPREAD, SPREAD_WOUNDED, Deal
from deska.games.aeons_end.effects.life import OVERFLOW, SUFFER_SO_MUCH, UNLEASH_TWICE
from deska.games.aeons_end.effects.piles import DESTROY_THIS
from deska.games.aeons_end.effects.playing import PLAY_IT
from deska.games.aeons_end.effects.supply import GainCard
from deska.games.aeons_end.effects.values import On, OnPlayerInTurn
from deska.games.aeons_end.turn.abilities import ALLY_ABILITY, CARD_ABILITY, ORDER_ABILITY
from deska.games.aeons_end.turn.main_phase import DROP_POWER, LAST_ALLY_ABILITY
from deska.games.aeons_end.turn.nemesis import ATTACK_ENDS, ENTER, TURN_UP
from deska.kernel import Effect
from deska.kernel.catalogue import effects_in
from deska.kernel.effects import NO_SOURCE, name_of

Causes = dict[str, set[tuple[int, bool]]]
"""The name of a step -> the cards that can cause it, each with True for a step of the table, False for one of a player."""
FOLLOWS: Final[dict[type[Effect], tuple[Effect, ...]]] = {
    Deal: (HIT_TARGET, SPREAD, SPREAD_WOUNDED),
    SiftAll: (SIFT, KEEP_OR_TOSS),
    LookAtTop: (DESTROY_SHOWN,),
    ShareCharges: (GIVE_CHARGE,),
    DevourAny: (DEVOUR_ONE,),
    GainCard: (SUFFER_SO_MUCH,),
    StrikeInFury: (STRIKE,),
    TeamDiscards: (DISCARD_ONE,),
    RavageOrGems: (DISCARD_GEM,),
}
"""Effects -> the steps that they put on the stack besides their parts."""
TO_PLAYERS: Final = (On, OnPlayerInTurn, TwoPlayers, TeamDiscards, RavageOrGems)
"""Effects whose parts happen to a player."""
TURN_FIELDS: Final = ("turn_starts", "main_ends")
"""Fields of a nemesis's board whose effects are steps of every player's turn."""
PLAYER_FIELDS: Final = ("to_discard", "hurt", *TURN_FIELDS)
"""Fields of nemesis cards and boards whose effects belong to a player; all others are the table's."""
PLAYED: Final = ((PLAY_IT, False), (DESTROY_THIS, False))
STEPS_ABOUT: Final[dict[str, tuple[tuple[Effect, bool], ...]]] = {
    "gem": PLAYED,
    "relic": PLAYED,
    "spell": ((CAST_AGAIN, False),),
    "corruption": ((DESTROY_THIS, False), (PASS_ON_CORRUPTION, False)),
    "attack": ((TURN_UP, True), (ATTACK_ENDS, True), (CARD_ABILITY, True), (CARD_ABILITY, False)),
    "minion": ((TURN_UP, True), (ENTER, True)),
    "power": ((TURN_UP, True), (ENTER, True), (DROP_POWER, True), (DROP_POWER, False), (CARD_ABILITY, True), (CARD_ABILITY, False)),
    "strike": ((STRIKE_ENDS, True),),
}
"""Steps that deal with any card of a kind, whatever it does, each with True if it is the table's."""
EXHAUSTION: Final[tuple[Effect, ...]] = (UNLEASH_TWICE, BREAK_BREACH, LOSE_ALL_CHARGES, OVERFLOW)


def causes() -> Causes:
    """Everything that the rules and the cards can put on the stack."""
    known: Causes = {}
    for effect in EXHAUSTION:
        note(known, effect, NO_SOURCE, False)
    for window in (ORDER_ABILITY, ALLY_ABILITY, LAST_ALLY_ABILITY):
        note(known, window, NO_SOURCE, False)
        note(known, window, NO_SOURCE, True)
    for card, thing in enumerate(BOX.things):
        for field in fields(thing):
            table = isinstance(thing, (NemesisCard, Nemesis)) and field.name not in PLAYER_FIELDS
            source = NO_SOURCE if field.name in TURN_FIELDS else card
            for effect in effects_in(getattr(thing, field.name)):
                walk(known, effect, source, table)
        for effect, table in STEPS_ABOUT.get(KINDS[BOX.kind[card]], ()):
            note(known, effect, card, table)
    return known


def walk(known: Causes, effect: Effect, source: int, table: bool) -> None:
    """The effect, what it is composed of, and what follows from it."""
    note(known, effect, source, table)
    inner = table and not isinstance(effect, TO_PLAYERS)
    for part in (*effect.parts(), *FOLLOWS.get(type(effect), ())):
        walk(known, part, source, inner)


def note(known: Causes, effect: Effect, source: int, table: bool) -> None:
    known.setdefault(name_of(effect), set()).add((source, table))


CAUSES: Final = causes()


def is_caused(effect: Effect, source: int, table: bool) -> bool:
    return (source, table) in CAUSES.get(name_of(effect), ())
