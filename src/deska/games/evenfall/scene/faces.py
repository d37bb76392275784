"""The faces of cards, boards and tokens. A face is made once, and put into words once."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from deska.games.evenfall.actions import CARDS, REGIONS, RESOURCES, STONES
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.bases import Always, Effects, When
from deska.games.evenfall.components.definitions import Councillor, Person, Place, Ritual
from deska.games.evenfall.effects.circles import FreeDiscovery, HarvestAll, HarvestForeign, HarvestOne, TopPlace, Transfer
from deska.games.evenfall.effects.gains import Draw, Gain, GainAny, Mana, Vp
from deska.games.evenfall.effects.paying import Discard, Pay, PayMana
from deska.games.evenfall.effects.revel import Revel
from deska.games.evenfall.scene.style import FIGURE_ICONS, STONE_ICONS
from deska.kernel import Effect
from deska.kernel.scenes import Face, Fact, Message, Piece
from deska.kernel.signs import Facts, composed, strip_of

MOST_SIGNS: Final = 5
SIGNS: Final[dict[type[Effect], tuple[str, str]]] = {
    GainAny: ("any", "count"),
    Mana: ("mana", "count"),
    Vp: ("points", "vp"),
    Draw: ("card", "count"),
    Discard: ("card", "count"),
    Revel: ("revel", "steps"),
    PayMana: ("mana", "mana"),
    Transfer: ("transfer", ""),
    TopPlace: ("place", ""),
    FreeDiscovery: ("place", ""),
    HarvestAll: ("harvest", ""),
    HarvestOne: ("harvest", ""),
    HarvestForeign: ("harvest", ""),
}
"""The sign of an effect, and the field that says how many there are."""


def titled(name: str) -> Message:
    return Message(f"ev-card-{name}")


# --- effects as icons


def amount(sign: str, count: int) -> Fact:
    return Fact(sign, str(count) if count > 1 else "", Message(f"ev-sign-{sign}"))


def strip(effects: Effects) -> Facts:
    """Short effects in icons. An effect without an icon is a spark, and the text tells it."""
    return strip_of(effects, signs_of)


def signs_of(effect: Effect) -> list[Fact]:
    if isinstance(effect, (Gain, Pay)):
        return [amount(effect.kind, effect.count)]
    if parts := composed(effect, signs_of):
        return list(parts)
    sign, field = SIGNS.get(type(effect), ("effect", ""))
    return [amount(sign, getattr(effect, field, 1))]


def brief(effects: Effects) -> Facts:
    """The effects of a person in at most five signs; what no sign tells is left to the text."""
    signs: list[Fact] = []
    for effect in effects:
        if isinstance(effect, When):
            signs += strip(effect.effects)
        elif isinstance(effect, Always):
            signs += power_signs(effect)
        else:
            signs += signs_of(effect)
    return tuple([fact for fact in signs if fact.sign != "effect"][:MOST_SIGNS])


def power_signs(power: Always) -> list[Fact]:
    """What a lasting power changes, in signs; most powers have none."""
    if power.power == "strength":
        return [Fact("strength", f"+{power.by}", Message("ev-sign-strength"))]
    if power.power == "dial-change":
        return [Fact("mana", f"±{power.by}", Message("ev-sign-mana"))]
    if power.power == "agents-for-mana":
        return [amount("mana", 1), Fact(value="→"), amount("sickle", 1), Fact(value="/"), amount("orb", 1)]
    return []


def inline(effects: Effects) -> str:
    """The same icons within a line of text."""
    return "".join(f"{fact.value}[{fact.sign}]" if fact.sign else fact.value for fact in strip(effects))


def is_short(effects: Effects) -> bool:
    """True if icons say everything about the effects."""
    return all(fact.sign != "effect" for fact in strip(effects)) and not any(isinstance(effect, (When, Always)) for effect in effects)


# --- cards


def cost(card: int) -> Facts:
    return tuple(Fact(RESOURCES[kind], str(count)) for kind, count in enumerate(BOX.costs[card]) if count)


def worth(vp: int) -> Facts:
    return (Fact("vp", str(vp), Message("ev-sign-vp")),) if vp else ()


def marked(kind: str, origin: str) -> Message:
    """A message about the origin of a card's values."""
    return Message(f"ev-{kind}-origin", {"origin": origin})


@cache
def place(number: int) -> Face:
    thing: Place = BOX.things[number]
    return Face(
        "place",
        titled(thing.name),
        Message("ev-scene-place-code"),
        icon=thing.icon,
        cost=(Fact("witch", str(thing.witches), Message("ev-sign-witch")),) if thing.witches else (),
        values=(Fact(thing.rune, "", Message(f"ev-sign-{thing.rune}")), *worth(thing.vp)),
        strip=strip(thing.harvest),
        text=place_text(thing),
        type=Message("ev-scene-place"),
        origin=marked("place", thing.origin),
    )


def place_text(thing: Place) -> tuple[Message, ...]:
    """The harvest in icons, then the bond bonus in words."""
    harvested = Message("ev-scene-harvest", {"harvest": inline(thing.harvest)})
    bond = (Message("ev-place-brief", {"place": thing.name}),) if thing.bond or thing.moon_bond else ()
    return (harvested, *bond)


@cache
def ritual(card: int) -> Face:
    thing: Ritual = BOX.things[card]
    effects = thing.instant or thing.space
    return Face(
        thing.keywords[0],
        titled(thing.name),
        Message(f"ev-keyword-{thing.keywords[0]}-code"),
        icon=thing.icon,
        cost=cost(card),
        values=(amount("slot", thing.slots), *worth(thing.vp)),
        strip=strip(effects) if effects and is_short(effects) else (),
        text=(Message("ev-ritual-brief", {"ritual": thing.name}),),
        type=Message(f"ev-keyword-{thing.keywords[0]}"),
        origin=marked("ritual", thing.origin),
    )


@cache
def person(card: int) -> Face:
    """A person in a hand or as a specialist."""
    thing: Person = BOX.things[card]
    return Face(
        "specialist",
        titled(thing.name),
        Message("ev-scene-specialist-code"),
        icon=thing.icon,
        cost=cost(card),
        values=worth(thing.vp),
        text=(Message("ev-person-brief", {"person": thing.name}),),
        type=Message(f"ev-scene-{half_of(thing)}"),
        origin=Message("ev-person-origins", {"origin": thing.origin, "council_origin": thing.council_origin}),
        brief=brief((*thing.permanent, *thing.exhaust, *thing.battle)),
    )


def half_of(thing: Person) -> str:
    """The kind of the upper half."""
    return "exhaust" if thing.exhaust else "battle-half" if thing.battle else "permanent"


@cache
def councillor(card: int) -> Face:
    """A person in the council, where only the lower half is in force."""
    thing: Councillor = BOX.things[card]
    return Face(
        "council",
        titled(CARDS[BOX.person_of[card]]),
        Message("ev-sign-council-code"),
        icon=thing.icon,
        text=(Message("ev-councillor-brief", {"councillor": thing.name}),),
        type=Message("ev-sign-council"),
        origin=marked("councillor", thing.origin),
        brief=brief((*thing.council, *thing.round_end, *thing.game_end)),
    )


def drawn(card: int) -> Face:
    """A card of the draw deck."""
    return person(card) if BOX.is_person[card] else ritual(card)


def copies(cards: Sequence[int]) -> list[tuple[int, str]]:
    """Cards with ids for their pieces: the name, and which of several equal cards it is."""
    return [(card, f"{CARDS[card]}.{cards[: i + 1].count(card)}") for i, card in enumerate(cards)]


# --- boards and tokens


@cache
def space(region: int) -> Face:
    """The action space of a region."""
    thing = BOX.region(region)
    text = (Message("ev-region-brief", {"region": thing.name}),)
    return Face("slot", Message(f"ev-region-{thing.name}"), strip=strip(thing.space), text=text)


REGION_ICONS: Final = {"northern-lakes": "island", "central-mountains": "mountains", "southern-slopes": "hills"}


@cache
def portrait(name: str) -> Piece | None:
    """A region with its rewards, as a moment shows it."""
    thing = BOX.region(REGIONS.index(name))
    rows = (("four", thing.four), ("six", thing.six), ("eight", thing.eight))
    text = tuple(Message(f"ev-moment-{row}", {"gain": inline(effects)}) for row, effects in rows)
    return Piece(name, "card", Face("region", Message(f"ev-region-{name}"), icon=REGION_ICONS[name], text=text))


@cache
def figure(kind: str) -> Face:
    return Face("unit", Message(f"ev-figure-{kind}"), Message(f"ev-sign-{kind}-code"), icon=FIGURE_ICONS[kind])


@cache
def runestone(stone: int) -> Face:
    name = STONES[stone]
    return Face("stone", Message(f"ev-sign-{name}"), Message(f"ev-sign-{name}-code"), icon=STONE_ICONS[name])
