"""Steps that can lie on the stack together: those of a battle in their order, those of cards with the cards that name them."""

from typing import Final

from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import COMPARED, COUNTING, ROLLED
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.adventures import GAIN_CARD, BuyCard, Refill
from deska.games.eldervale.effects.battle import (
    AddDice,
    AddDiceForUnits,
    Flip,
    FlipAll,
    Keep,
    NoJoining,
    PullBack,
    Reroll,
    RerollAll,
    RerollEverybody,
    RerollHighest,
    RerollRivals,
    RerollSome,
    RetreatAll,
    SetSix,
    TakeDie,
)
from deska.games.eldervale.effects.chance import Roll, UpTo
from deska.games.eldervale.effects.paying import PAYING, Pay
from deska.games.eldervale.effects.power import GLORY_FIELDS, GloryOrb
from deska.games.eldervale.effects.quests import Fulfil
from deska.games.eldervale.effects.tokens import Cash, TakeHere
from deska.games.eldervale.scoring import FinalScoring
from deska.games.eldervale.turn.battle.dice import CountDice, ImitateInBattle, SwordsStep
from deska.games.eldervale.turn.battle.losses import Fall, KeepUnits, Save
from deska.games.eldervale.turn.battle.result import Aftermath, Compare, Rob, Spoils, TakeTreasure
from deska.games.eldervale.turn.battle.rolls import REROLL_ONE, Rerolls, RollDice
from deska.games.eldervale.turn.battle.start import BeforeJoining, Engage, FaceGuardian, JoinStep, StartBattle
from deska.games.eldervale.turn.expedition import Expedition, FirstCard, LayRealm, NewRealm, SecondCard
from deska.games.eldervale.turn.phantoms import (
    GuardianBeaten,
    GuardianStep,
    PhantomsJoin,
    PhantomsLose,
    PhantomsWin,
    PhantomTurn,
    ShuffleAll,
)
from deska.games.eldervale.turn.placing import Acted, Charge, Charging, Clash, Invasion, Placed, RealmAction, Veil
from deska.games.eldervale.turn.regroup import (
    GATHER_ALL,
    STARTER_ACTIONS,
    ActOnCard,
    AnotherAction,
    ChooseAction,
    GatherAll,
    LiftUnits,
    Regrouping,
    Repeat,
)
from deska.games.eldervale.turn.rounds import EndOfTurn, PlaceAgain, TakeTurn, TurnEnds
from deska.kernel import Effect, Exchange, Frame
from deska.kernel.catalogue import effects_in
from deska.kernel.effects import name_of

COURSE: Final[tuple[type[Effect], ...]] = (
    *(Aftermath, Compare, Rerolls, RollDice),
    *(SwordsStep, CountDice, ImitateInBattle, PhantomsJoin, JoinStep, BeforeJoining),
)
"""The steps of a battle lie on the stack in this order, the last one at the bottom."""
ONCE: Final = (0, 2, 3, 5, 9)
"""Steps that are taken once, not player by player."""
NEEDED: Final = (0, 1, 2, 3, 5)
"""Steps that are always left as long as something that comes before them is."""
LOSING: Final = (Save, Fall)
"""They take the place of the comparison."""
DETAILS: Final = (
    *(Spoils, TakeTreasure, Rob, PullBack, KeepUnits, PhantomsWin, PhantomsLose),
    *(TakeDie, NoJoining, AddDice, AddDiceForUnits, Keep, RetreatAll),
    *(Reroll, RerollAll, RerollEverybody, RerollRivals, RerollSome, RerollHighest, Flip, FlipAll, SetSix),
)
"""Steps in the midst of a battle."""
OF_PHANTOMS: Final = (PhantomTurn, ShuffleAll, GuardianStep, GuardianBeaten, PhantomsJoin, PhantomsWin, PhantomsLose)
OUTSIDE: Final = (
    *(TakeTurn, PlaceAgain, EndOfTurn, Veil, Placed, Invasion, Charging, Charge, RealmAction, TakeHere, Acted, Clash),
    *(StartBattle, FaceGuardian, GuardianStep, LayRealm, FirstCard, SecondCard, LiftUnits, ChooseAction, GatherAll),
)
"""Steps of a turn in whose midst a battle may begin, but which never begin in the midst of a battle."""
OF_TURN: Final = (TakeTurn, PlaceAgain, EndOfTurn, FirstCard, SecondCard, LayRealm, LiftUnits, ChooseAction, GatherAll)
"""They belong to the player on turn."""
OF_REGROUP: Final = (LiftUnits, ChooseAction, AnotherAction, Repeat, ActOnCard)
"""They come before all units are gathered (EL-103)."""
RESTLESS: Final = (
    *(Cash, Fulfil, Exchange, Pay, GloryOrb, TakeTreasure, Expedition, NewRealm, Regrouping, TurnEnds, FinalScoring),
    *(PhantomTurn, GuardianBeaten, Roll, UpTo),
)
"""Carried out as soon as they are pushed, so that nobody ever waits before them."""
OF_RULES: Final[tuple[Effect, ...]] = (REROLL_ONE, *STARTER_ACTIONS, *[effect for field in GLORY_FIELDS for effect in field])
"""Effects of cards that the rules themselves use too."""


# --- battles


def rank(effect: Effect) -> int:
    """The place of a battle's step in its course, -1 of anything else."""
    for place, kind in enumerate(COURSE):
        if isinstance(effect, kind):
            return place
    return 1 if isinstance(effect, LOSING) else -1


def battle_steps_fit(game: Eldervale) -> bool:
    """Without a battle no step of one is left, but the one that would begin it; else all lie above the one that ends it, in order."""
    course = [frame for frame in game.stack if rank(frame.effect) >= 0]
    engaging = [i for i, frame in enumerate(game.stack) if isinstance(frame.effect, Engage)]
    details = [i for i, frame in enumerate(game.stack) if isinstance(frame.effect, DETAILS)]
    first = game.stack.index(course[0]) if course else engaging[0] if engaging else len(game.stack)
    if any(isinstance(frame.effect, OUTSIDE) for frame in game.stack[first:]):
        return False
    if game.battle is None or not game.battle.stage:
        return not course and not details and len(engaging) <= 1 and (game.battle is None or len(engaging) == 1)
    if engaging or not course or not isinstance(course[0].effect, Aftermath):
        return False
    if details and details[0] < first:
        return False
    return in_order(course) and left_at(game.battle.stage, course)


def in_order(course: list[Frame]) -> bool:
    """From the bottom up, nothing twice; whatever is left brings along all that comes after it."""
    ranks = [rank(frame.effect) for frame in course]
    seen = {(name_of(frame.effect), frame.seat, frame.source, frame.arg) for frame in course}
    if ranks != sorted(ranks) or len(seen) != len(course) or any(ranks.count(place) > 1 for place in ONCE):
        return False
    return all(place in ranks for place in NEEDED if place < ranks[-1])


def left_at(stage: int, course: list[Frame]) -> bool:
    """The stage says what has been done: dice are counted, rolled, compared."""
    left = [type(frame.effect) for frame in course]
    done: dict[type[Effect], bool] = {CountDice: stage >= COUNTING, RollDice: stage >= ROLLED, Compare: stage >= COMPARED}
    return all((kind in left) is not is_done for kind, is_done in done.items())


# --- turns


def turn_steps_fit(game: Eldervale) -> bool:
    """Steps of a turn belong to the player on turn; cards are used before units are gathered; a gained card is not offered again."""
    if any(isinstance(frame.effect, OF_TURN) and frame.seat != game.turn for frame in game.stack):
        return False
    effects = [frame.effect for frame in game.stack]
    first = effects.index(GATHER_ALL) if GATHER_ALL in effects else len(effects)
    if any(isinstance(effect, OF_REGROUP) for effect in effects[:first]):
        return False
    gaining = effects.index(GAIN_CARD) if GAIN_CARD in effects else len(effects)
    return not any(isinstance(effect, (FirstCard, SecondCard, BuyCard, Refill)) for effect in effects[gaining:])


# --- cards


def named_in(card: int) -> list[Effect]:
    """The effects that a card names, and their parts."""
    todo = effects_in(BOX.things[card]) + list(BOX.acts.get(card, ()))
    named: list[Effect] = []
    while todo:
        effect = todo.pop()
        named.append(effect)
        todo += effect.parts()
    return named


def sources() -> dict[str, set[int]]:
    """The cards that name each effect; steps that the rules themselves take are left out."""
    cards: dict[str, set[int]] = {}
    for card in range(len(BOX.things)):
        for effect in named_in(card):
            cards.setdefault(name_of(effect), set()).add(card)
    for step in OF_RULES:
        for effect in (step, *step.parts()):
            cards.pop(name_of(effect), None)
    return cards


SOURCES: Final = sources()


def source_fits(frame: Frame) -> bool:
    """An effect that only cards have comes from a card that has it."""
    cards = SOURCES.get(name_of(frame.effect))
    return cards is None or frame.source in cards


def sources_fit(game: Eldervale) -> bool:
    """Nothing waits that is carried out at once, one thing is paid at a time, and Phantoms act only where they take part."""
    effects = [frame.effect for frame in game.stack]
    if any(isinstance(effect, RESTLESS) for effect in effects) or effects.count(PAYING) > 1:
        return False
    if game.ghosts is None and any(isinstance(effect, OF_PHANTOMS) for effect in effects):
        return False
    return all(source_fits(frame) for frame in game.stack)
