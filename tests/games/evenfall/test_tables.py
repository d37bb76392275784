"""Contents: the box, and every value that is printed on its cards."""

from collections import Counter
from typing import Any, Final

import pytest

from deska.games.evenfall import SPEC
from deska.games.evenfall.actions import CLANS, RESOURCES, RUNES
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.cards.people import PEOPLE as ALL_PEOPLE
from deska.games.evenfall.cards.places import DISCOVERIES, STARTS
from deska.games.evenfall.cards.rituals import ARTIFACTS, CREATURES, SPELLS
from deska.games.evenfall.components.bases import Always, Effects, When
from deska.games.evenfall.components.clan import FIGURES_EACH
from deska.games.evenfall.components.definitions import (
    DESIGNED,
    EFFECT,
    NAMED,
    PARTLY,
    PRINTED,
    Cost,
    Person,
    Place,
    Ritual,
)
from deska.games.evenfall.components.state import AGENTS
from deska.games.evenfall.effects.agents import FreeSickles
from deska.games.evenfall.effects.circles import IfRitual
from deska.games.evenfall.effects.figures import RemoveRitual, ReturnFigures
from deska.games.evenfall.effects.gains import Draw, Gain, GainAny, Mana, Vp, VpEach
from deska.games.evenfall.effects.paying import Discard, Pay, PayMana
from deska.games.evenfall.effects.revel import Revel
from deska.games.evenfall.setup import STONES_OF_RUNE, draw_deck
from deska.kernel import Effect, Exchange, May
from deska.kernel.effects import name_of
from deska.testing import rule
from tests.games.evenfall.build import fresh
from tests.games.evenfall.tables import PEOPLE, PLACES, RITUALS

ALL_RITUALS: Final = (*ARTIFACTS, *CREATURES, *SPELLS)
LETTER: Final = {"herb": "H", "potion": "P", "knowledge": "K", "any": "A"}
KEYWORD: Final = {"artifact": "ART", "creature": "CRE", "spell": "SPL"}
PLAIN: Final = {
    "transfer": "T1",
    "harvest-all": "HV",
    "harvest-one": "HV1",
    "harvest-foreign": "HVF1",
    "top-place": "PL",
    "free-discovery": "DISC",
    "rift": "MVF",
    "borrow": "BORROW",
}
COUNTED: Final = {
    "specialists": "SPEC",
    "council-members": "COUN",
    "rituals": "RIT",
    "inner-rituals": "RITIN",
    "runestones": "STONE",
    "sickles": "SIC",
    "orbs": "ORB",
    "revel-spaces": "REV",
    "elders-standing": "ELD",
    "harvest-symbols": "HSYM",
    **{f"cards-with(keyword={word})": code for word, code in KEYWORD.items()},
    **{f"rune-signs(rune={rune})": f"RUNE:{rune.title()}" for rune in RUNES},
}
MOMENT: Final = {
    "discovery": "disc",
    "harvest": "harv",
    "ritual": "rit",
    "artifact": "rit:ART",
    "creature": "rit:CRE",
    "spell": "rit:SPL",
    "artifact-or-creature": "rit:ART,rit:CRE",
    "person": "spec,coun",
    "sickle": "sic",
    "orb": "orb",
    "agent": "sic,orb",
    "region": "reg",
    "discard": "discard",
    "transfer": "trans",
    "step": "revel",
    "token": "token",
    "foe-token": "foetoken",
    "battle": "battle",
    "win": "win",
    "no-win": "lose",
}
POWER: Final = {
    "strength": "STR",
    "cheaper-artifacts": "LESS:ART:1",
    "cheaper-creatures": "LESS:CRE:1",
    "cheaper-spells": "LESS:SPL:1",
    "elders-in-regions": "ELDREG",
    "shared-spaces": "OCC",
    "agents-for-mana": "AGMANA",
    "dial-change": "DIAL",
}


def short(effect: Effect) -> str:
    """An effect as the tables write it."""
    match effect:
        case Gain(kind=kind, count=count):
            return f"+{count}{LETTER[kind]}"
        case GainAny(count=count):
            return f"+{count}A"
        case Mana(count=count):
            return f"+{count}M"
        case Draw(count=count):
            return f"+{count}C"
        case Vp(vp=vp):
            return f"+{vp}V"
        case VpEach(vp=vp, what=what):
            return f"+{vp}V/{COUNTED[str(what)]}"
        case Discard(count=count):
            return f"-{count}C"
        case Pay(kind=kind, count=count):
            return f"-{count}{LETTER[kind]}"
        case PayMana(mana=mana):
            return f"-{mana}M"
        case Revel(steps=steps):
            return f"R{steps}"
        case _:
            return composed(effect)


def composed(effect: Effect) -> str:
    match effect:
        case Exchange():
            return f"{line(effect.cost)} > {line(effect.gain)}"
        case FreeSickles(count=count):
            return " ".join(["AGS"] * count)
        case ReturnFigures(count=count):
            return " ".join(["RET"] * count)
        case RemoveRitual(effects=effects):
            return f"RMV {line(effects)}"
        case IfRitual(keyword=keyword, effects=effects):
            return f"{KEYWORD[keyword]}:{line(effects)}"
        case May(effects=(Exchange() as exchange,)):
            return composed(exchange)
        case When(moment="discovery", effects=(May(),)):
            return "HVDISC"
        case When(moment=moment, effects=effects):
            return f"@{MOMENT[moment]}: {line(effects)}"
        case Always(power=power, by=by):
            return f"{POWER[power]}{by}" if POWER[power] in ("STR", "DIAL") else POWER[power]
        case _:
            return PLAIN[name_of(effect)]


def line(effects: Effects) -> str:
    return " ".join(short(effect) for effect in effects)


def clauses(effects: Effects) -> str:
    """The separate clauses of a card."""
    plain = [effect for effect in effects if not isinstance(effect, IfRitual | Always | When)]
    others = [short(effect) for effect in effects if isinstance(effect, IfRitual | Always | When)]
    return "; ".join([*([line(tuple(plain))] if plain else []), *others])


def paid(cost: Cost) -> str:
    counted = Counter(cost)
    return " ".join(f"{counted[resource]}{LETTER[resource]}" for resource in RESOURCES if counted[resource])


def printed_ritual(ritual: Ritual) -> tuple[Any, ...]:
    kinds = {"A": ritual.space, "I": ritual.instant, "P": ritual.permanent}
    [(kind, effects)] = [(kind, effects) for kind, effects in kinds.items() if effects]
    return ritual.name, paid(ritual.cost), "+".join(ritual.keywords), kind, clauses(effects), ritual.slots, ritual.vp


def printed_person(person: Person) -> tuple[Any, ...]:
    kinds = {"P": person.permanent, "X": person.exhaust, "B": person.battle}
    halves = {"P": person.council, "R": person.round_end, "G": person.game_end}
    [(kind, effects)] = [(kind, effects) for kind, effects in kinds.items() if effects]
    [(half, lower)] = [(kind, effects) for kind, effects in halves.items() if effects]
    return person.name, paid(person.cost), "".join(person.keywords), kind, clauses(effects), person.vp, half, clauses(lower)


@rule("EV-C01", "EV-002")
def test_every_place_is_as_printed() -> None:
    assert [(one.name, one.witches, line(one.harvest), clauses(one.bond), one.rune, one.vp) for one in DISCOVERIES] == list(PLACES)


@rule("EV-C08", "EV-003")
def test_every_ritual_is_as_printed() -> None:
    assert [printed_ritual(ritual) for ritual in ALL_RITUALS] == list(RITUALS)


@rule("EV-C33", "EV-003")
def test_every_person_is_as_printed() -> None:
    assert [printed_person(person) for person in ALL_PEOPLE] == list(PEOPLE)


@rule("EV-C33")
def test_each_half_of_a_person_has_a_mark_of_its_own() -> None:
    upper = {person.name for person in ALL_PEOPLE if person.origin == DESIGNED}
    lower = {person.name for person in ALL_PEOPLE if person.council_origin == DESIGNED}
    both = {"vitus", "finn", "theodora", "suvi", "gudrun", "calixta", "nokomis", "bahram", "zuzana"}
    assert upper - both == {"oduya", "mei-lin", "marzanna", "amaru"}
    assert lower - both == {"alwyn", "mirela", "ysolde", "korvin"}
    assert upper & lower == both
    assert {person.name: person.origin for person in ALL_PEOPLE if person.origin in (PRINTED, NAMED)} == {"irena": PRINTED, "hawa": NAMED}
    assert {person.council_origin for person in ALL_PEOPLE} == {EFFECT, DESIGNED}


@rule("EV-C01", "EV-C02", "EV-C03")
def test_places_of_which_some_value_is_printed() -> None:
    partly = {place.name for place in (*DISCOVERIES, *STARTS) if place.origin == PARTLY}
    assert partly == {"sanctuary-1", "sanctuary-2", "cave-1", *(place.name for place in STARTS)}
    assert [place.name for place in (*DISCOVERIES, *STARTS) if place.origin == PRINTED] == ["swamp-of-souls-2"]


def covers(better: Place, worse: Place) -> bool:
    """True if one place gives all that another one gives, and is no dearer; runes are worth the same."""
    cheap = better.witches <= worse.witches and better.vp >= worse.vp
    bonds = set(worse.bond) <= set(better.bond)
    return cheap and bonds and yields(better, worse)


def yields(better: Place, worse: Place) -> bool:
    """True if the harvest of one is as good as that of another; any resource stands in for one of a kind."""
    left = Counter(gained(better))
    for thing, count in Counter(gained(worse)).items():
        if thing in RESOURCES and left[thing] < count:
            left["any"] -= count - left[thing]
        elif left[thing] < count:
            return False
    return left["any"] >= 0


def gained(place: Place) -> list[str]:
    kinds = [
        (effect.kind if isinstance(effect, Gain) else "any" if isinstance(effect, GainAny) else name_of(effect).partition("(")[0])
        for effect in place.harvest
    ]
    counts = [getattr(effect, "count", 0) or getattr(effect, "vp", 1) for effect in place.harvest]
    return [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]


@rule("EV-C01")
def test_no_place_is_another_one_or_worse() -> None:
    assert [(one.name, other.name) for one in DISCOVERIES for other in DISCOVERIES if one is not other and covers(other, one)] == []


@rule("EV-C08", "EV-C33")
def test_no_ritual_and_no_half_of_a_person_does_what_another_does() -> None:
    at_once = [(ritual.instant, ritual.space) for ritual in ALL_RITUALS if not ritual.permanent]
    lasting = [ritual.permanent for ritual in ALL_RITUALS] + [(*person.permanent, *person.battle) for person in ALL_PEOPLE]
    lowers = [(person.council, person.round_end, person.game_end) for person in ALL_PEOPLE]
    assert max(Counter(at_once).values()) == 1
    assert max(Counter(effects for effects in lasting if effects).values()) == 1
    assert max(Counter(lowers).values()) == 1


@rule("EV-026", "EV-C01")
def test_starting_places() -> None:
    starts = [(one.rune, line(one.harvest), one.vp, one.bond) for one in STARTS]
    assert starts == [("eye", "+1A", 0, ()), ("leaf", "+1A +1M", 0, ()), ("drop", "+1A", 0, ()), ("flame", "+1A", 0, ())]


@rule("EV-001")
def test_one_to_four_play() -> None:
    assert (list(SPEC.seats), CLANS.names, len(BOX.regions)) == ([1, 2, 3, 4], ("star", "circle", "thorn", "cross"), 3)


@rule("EV-003", "EV-018")
def test_the_draw_deck() -> None:
    counted = Counter(draw_deck())
    assert (len(counted), sum(counted.values())) == (79, 100)
    assert Counter(counted.values()) == {1: 58, 2: 21}


@rule("EV-004", "EV-008")
def test_runestones_and_runes() -> None:
    assert (len(RUNES), STONES_OF_RUNE) == (4, 3)
    assert Counter(place.rune for place in DISCOVERIES) == dict.fromkeys(RUNES, 13)


@rule("EV-006", "EV-007")
@pytest.mark.parametrize("seats", [1, 4])
def test_agents_and_figures(seats: int) -> None:
    game = fresh(seats)
    assert (AGENTS, FIGURES_EACH) == (44, 4)
    assert [(player.witches, player.elders) for player in game.players[:seats]] == [(4, 4)] * seats


@rule("EV-009")
def test_places_in_numbers() -> None:
    assert Counter(place.witches for place in DISCOVERIES) == {1: 27, 2: 25}
    assert sum(bool(place.bond) for place in DISCOVERIES) == 29
    assert Counter(place.vp for place in DISCOVERIES) == {0: 27, 1: 14, 2: 9, 3: 2}
    assert Counter(place.name.rpartition("-")[0] for place in DISCOVERIES) == dict.fromkeys((place.name[:-2] for place in DISCOVERIES), 2)


@rule("EV-010")
def test_rituals_in_numbers() -> None:
    rituals = ALL_RITUALS
    assert [sum(bool(getattr(one, kind)) for one in rituals) for kind in ("space", "instant", "permanent")] == [19, 22, 17]
    assert Counter(word for one in rituals for word in one.keywords) == {"artifact": 20, "creature": 21, "spell": 18}
    assert [one.name for one in rituals if len(one.keywords) == 2] == ["animated-cabinet"]
    assert Counter(one.slots for one in rituals) == {1: 50, 2: 6, 3: 2}


@rule("EV-011")
def test_people_in_numbers() -> None:
    people = ALL_PEOPLE
    assert [sum(bool(getattr(one, kind)) for one in people) for kind in ("permanent", "exhaust", "battle")] == [11, 7, 3]
    assert [sum(bool(getattr(one, kind)) for one in people) for kind in ("council", "round_end", "game_end")] == [4, 5, 12]


@rule("EV-012")
def test_worth_of_the_draw_deck() -> None:
    assert Counter(BOX.vp[card] for card in draw_deck()) == {1: 18, 2: 58, 3: 19, 4: 4, 5: 1}


@rule("EV-059")
def test_keywords_are_carried_by_rituals_and_people_only() -> None:
    words = {word for ritual in ALL_RITUALS for word in ritual.keywords} | {word for person in ALL_PEOPLE for word in person.keywords}
    assert words == {"artifact", "creature", "spell"}
    assert not hasattr(DISCOVERIES[0], "keywords")
