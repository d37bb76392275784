"""What is printed on cards, boards and tokens. A face is made once, and put into words once."""

from functools import cache
from typing import Any, Final

from deska.games.evenfall.actions import FIRST_PERSON, PEOPLE, PLACES, REGIONS, RESOURCES, RITUALS
from deska.games.evenfall.components.definitions import BOX, Always, Effects, Place, When
from deska.games.evenfall.effects.circles import FreeDiscovery, HarvestAll, HarvestForeign, HarvestOne, TopPlace, Transfer
from deska.games.evenfall.effects.gains import Draw, Gain, GainAny, Mana, Vp
from deska.games.evenfall.effects.paying import Discard, Pay, PayMana
from deska.games.evenfall.effects.revel import Revel, Slash
from deska.games.evenfall.scene.look import FIGURE_ICONS, PEOPLE_ICONS, PLACE_ICONS, RITUAL_ICONS, STONE_ICONS
from deska.kernel import All, Effect, Either, Exchange
from deska.kernel.scenes import Face, Fact, Message

Seen = dict[str, Any]
"""What the viewer may look at."""
Facts = tuple[Fact, ...]
ARROW: Final = Fact("", "→")
SLASH: Final = Fact("", "/")


def titled(name: str) -> Message:
    return Message(f"ev-card-{name}")


# --- effects as icons


def amount(sign: str, count: int) -> Fact:
    return Fact(sign, str(count) if count > 1 else "", Message(f"ev-sign-{sign}"))


def strip(effects: Effects) -> Facts:
    """A short effect in icons; what has no icon is a spark, its words are in the text."""
    found: list[Fact] = []
    for effect in effects:
        found += signs_of(effect)
    return tuple(found)


def signs_of(effect: Effect) -> list[Fact]:
    if isinstance(effect, Gain):
        return [amount(effect.kind, effect.count)]
    if isinstance(effect, GainAny):
        return [amount("any", effect.count)]
    if isinstance(effect, Mana):
        return [amount("mana", effect.count)]
    if isinstance(effect, Vp):
        return [amount("points", effect.vp)]
    if isinstance(effect, (Draw, Discard)):
        return [amount("card", effect.count)]
    if isinstance(effect, Revel):
        return [amount("revel", effect.steps)]
    return signs_of_more(effect)


def signs_of_more(effect: Effect) -> list[Fact]:
    if isinstance(effect, Pay):
        return [amount(effect.kind, effect.count)]
    if isinstance(effect, PayMana):
        return [amount("mana", effect.mana)]
    if isinstance(effect, Transfer):
        return [amount("transfer", 1)]
    if isinstance(effect, (TopPlace, FreeDiscovery)):
        return [amount("place", 1)]
    if isinstance(effect, (HarvestAll, HarvestOne, HarvestForeign)):
        return [amount("harvest", 1)]
    if isinstance(effect, All):
        return list(strip(effect.effects))
    if isinstance(effect, Exchange):
        return [*strip(effect.cost), ARROW, *strip(effect.gain)]
    if isinstance(effect, (Either, Slash)):
        first, second = effect.branches
        return [*signs_of(first), SLASH, *signs_of(second)]
    return [amount("effect", 1)]


def inline(effects: Effects) -> str:
    """The same within a line of text."""
    return "".join(f"{fact.value}[{fact.sign}]" if fact.sign else fact.value for fact in strip(effects))


def is_short(effects: Effects) -> bool:
    """Whether icons say it all."""
    return all(fact.sign != "effect" for fact in strip(effects)) and not any(isinstance(effect, (When, Always)) for effect in effects)


# --- cards


def cost(card: int) -> Facts:
    return tuple(Fact(RESOURCES[kind], str(count)) for kind, count in enumerate(BOX.costs[card]) if count)


def worth(vp: int) -> Facts:
    return (Fact("vp", str(vp), Message("ev-sign-vp")),) if vp else ()


def marked(kind: str, mark: str) -> Message:
    """Where the values come from."""
    return Message(f"ev-{kind}-mark", {"mark": mark})


@cache
def place(name: str) -> Face:
    thing: Place = BOX.places[PLACES.index(name)]
    return Face(
        "place",
        titled(name),
        Message("ev-scene-place-code"),
        icon=PLACE_ICONS[name.removesuffix("-1").removesuffix("-2")],
        cost=(Fact("witch", str(thing.witches), Message("ev-sign-witch")),) if thing.witches else (),
        values=(Fact(thing.rune, "", Message(f"ev-sign-{thing.rune}")), *worth(thing.vp)),
        strip=strip(thing.harvest),
        text=place_text(name, thing),
        type=Message("ev-scene-place"),
        origin=marked("place", thing.mark),
    )


def place_text(name: str, thing: Place) -> tuple[Message, ...]:
    """The harvest in icons, then the bond bonus in words."""
    harvested = Message("ev-scene-harvest", {"harvest": inline(thing.harvest)})
    bond = (Message("ev-place-brief", {"place": name}),) if thing.bond or thing.moon_bond else ()
    return (harvested, *bond)


@cache
def ritual(name: str) -> Face:
    number = RITUALS.index(name)
    thing = BOX.rituals[number]
    effects = thing.instant or thing.space
    return Face(
        thing.keywords[0],
        titled(name),
        Message(f"ev-keyword-{thing.keywords[0]}-code"),
        icon=RITUAL_ICONS[name],
        cost=cost(number),
        values=(amount("slot", thing.slots), *worth(thing.vp)),
        strip=strip(effects) if effects and is_short(effects) else (),
        text=(Message("ev-ritual-brief", {"ritual": name}),),
        type=Message(f"ev-keyword-{thing.keywords[0]}"),
        origin=marked("ritual", thing.mark),
    )


@cache
def person(name: str) -> Face:
    """In hand or as a specialist."""
    number = FIRST_PERSON + PEOPLE.index(name)
    thing = BOX.people[number - FIRST_PERSON]
    return Face(
        "specialist",
        titled(name),
        Message("ev-scene-specialist-code"),
        icon=PEOPLE_ICONS[name],
        cost=cost(number),
        values=worth(thing.vp),
        text=(Message("ev-person-brief", {"person": name}),),
        type=Message(f"ev-scene-{half_of(name)}"),
        origin=Message("ev-person-origin", {"mark": thing.mark, "council_mark": thing.council_mark}),
    )


def half_of(name: str) -> str:
    """The kind of the upper half."""
    thing = BOX.people[PEOPLE.index(name)]
    return "exhaust" if thing.exhaust else "battle-half" if thing.battle else "permanent"


@cache
def councillor(name: str) -> Face:
    """By the name of the person; only the lower half is in force."""
    return Face(
        "council",
        titled(f"council-{name}"),
        Message("ev-sign-council-code"),
        icon=PEOPLE_ICONS[name],
        text=(Message("ev-councillor-brief", {"councillor": name}),),
        type=Message("ev-sign-council"),
        origin=marked("councillor", BOX.people[PEOPLE.index(name)].council_mark),
    )


def drawn(name: str) -> Face:
    """A card of the draw deck."""
    return person(name) if name in PEOPLE else ritual(name)


# --- boards and tokens


@cache
def space(region: str) -> Face:
    """The action space of a region: nothing but its exchange."""
    return Face("slot", strip=strip(BOX.regions[REGIONS.index(region)].space))


@cache
def figure(kind: str) -> Face:
    return Face("unit", Message(f"ev-figure-{kind}"), Message(f"ev-sign-{kind}-code"), icon=FIGURE_ICONS[kind])


@cache
def runestone(name: str) -> Face:
    return Face("stone", Message(f"ev-sign-{name}"), Message(f"ev-sign-{name}-code"), icon=STONE_ICONS[name])
