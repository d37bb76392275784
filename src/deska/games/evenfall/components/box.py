"""The catalogue: all cards and boards by number, with columns of what the rules often ask."""

from typing import Any, Final

from deska.games.evenfall.actions import (
    CARDS,
    CLANS,
    COUNCIL,
    DISCOVERIES,
    DRAWN,
    KEYWORDS,
    MEMBERS,
    PEOPLE,
    PLACES,
    REACTING,
    REGIONS,
    RESOURCES,
    RITUALS,
    RUNES,
    SPACE_RITUALS,
    SPACES,
    Names,
)
from deska.games.evenfall.components.bases import MOMENTS, POWERS, Always, Boon, Effects, When
from deska.games.evenfall.components.definitions import Board, Cost, Councillor, Person, Place, Region, Ritual, Stop
from deska.kernel import All, BadSetup, Catalogue, Effect, Exchange, Kind, May

NOTHING: Final = -1
SOURCES: Final[Names] = (
    *("rituals", "specialists", "council", "places", "battles", "clan"),
    *("specialist-cards", "ritual-cards", "place-cards"),
)
"""The sources of VP: effects during the game and at its end, then the values of cards."""
EARNING: Final = (Ritual, Person, Councillor, Place, Region, Board)
"""The effects of these kinds are the first sources, in this order."""
SPECIALIST_CARDS: Final = 6
RITUAL_CARDS: Final = 7
PLACE_CARDS: Final = 8
KINDS: Final[tuple[Kind, ...]] = (RITUALS, PEOPLE, COUNCIL, DISCOVERIES, PLACES, CLANS, SPACES, SPACE_RITUALS, DRAWN, REACTING, CARDS)


class Box(Catalogue):
    """Rituals, people, their council halves, places, regions and boards; the sun side, which is no clan's, comes last."""

    def __init__(self, lines: list[Any], rondel: tuple[Stop, ...], automa_track: tuple[Boon, ...]) -> None:
        super().__init__(lines, KINDS)
        self.rondel = list(rondel)
        self.automa_track = list(automa_track)
        self.regions = self.of_kind("region")
        """The card numbers of the regions."""
        self.sun = self.of_kind("sun")[0]
        MEMBERS.fill(PEOPLE.names, COUNCIL.members)
        REGIONS.fill([self.names[card] for card in self.regions])
        self.region_of = [self.regions.index(card) if card in self.regions else NOTHING for card in range(len(lines))]
        self.start_of = {CLANS.index(place.clan): card for card, place in enumerate(lines) if isinstance(place, Place) and place.clan}
        """The starting place of every clan."""
        self.half_of = dict(zip(PEOPLE.members, COUNCIL.members, strict=True))
        self.person_of = dict(zip(COUNCIL.members, PEOPLE.members, strict=True))
        """The council half of a person, and the person of a council half."""
        CARDS.parts = {self.names[half]: {"half": "council", "card": self.names[person]} for half, person in self.person_of.items()}
        self.fill_values()
        self.fill_effects()

    def fill_values(self) -> None:
        """Columns of plain values."""
        self.is_person = [isinstance(thing, Person) for thing in self.things]
        self.source = [EARNING.index(type(thing)) for thing in self.things]
        """The source of the VP that its effects give."""
        self.vp: list[int] = self.column("vp", 0)
        """A person's VP count for a specialist only."""
        self.slots: list[int] = self.column("slots", 0)
        self.witches: list[int] = self.column("witches", 0)
        self.costs = [counted(cost) for cost in self.column("cost", ())]
        """Herbs, potions and knowledge."""
        self.first_council = [counted(cost) for cost in self.column("first_council", ())]
        self.further_council = [counted(cost) for cost in self.column("further_council", ())]
        self.keywords = [keyword_bits(words) for words in self.column("keywords", ())]
        self.runes = [RUNES.index(rune) if rune else NOTHING for rune in self.column("rune", "")]

    def fill_effects(self) -> None:
        """Columns of effects, and what follows from them."""
        self.instant: list[Effects] = self.column("instant", ())
        self.harvest: list[Effects] = self.column("harvest", ())
        self.bond: list[Effects] = self.column("bond", ())
        self.moon_bond: list[Effects] = [moon or sun for moon, sun in zip(self.column("moon_bond", ()), self.bond, strict=True)]
        self.game_end: list[Effects] = self.column("game_end", ())
        self.symbols = [symbols_in(effects) for effects in self.harvest]
        self.spaces = [as_space(effects) for effects in self.column("space", ())]
        self.exhausts = [as_one(effects) for effects in self.column("exhaust", ())]
        self.reactions = [reaction_in(thing.lasting()) for thing in self.things]
        self.moments = [0 if when is None else MOMENTS[when.moment] for when in self.reactions]
        self.plain = [when is not None and when.plain() for when in self.reactions]
        self.powers = [powers_in(thing.lasting()) for thing in self.things]
        """How much a card or board adds to each power."""

    def steps(self) -> list[Effect]:
        """Effects that the box composes from those on the cards."""
        return [effect for effect in (*self.spaces, *self.exhausts, *self.reactions) if effect is not None]

    def region(self, number: int) -> Region:
        region: Region = self.things[self.regions[number]]
        return region

    def board(self, card: int) -> Board:
        board: Board = self.things[card]
        return board


def counted(cost: Cost) -> list[int]:
    return [cost.count(resource) for resource in RESOURCES]


def keyword_bits(words: Names) -> int:
    return sum([1 << KEYWORDS.index(word) for word in words])


def symbols_in(harvest: Effects) -> int:
    return sum([effect.symbols() for effect in harvest if isinstance(effect, Boon)])


def as_one(effects: Effects) -> Effect | None:
    """Several effects as one."""
    if not effects:
        return None
    return effects[0] if len(effects) == 1 else All(effects)


def as_space(effects: Effects) -> Effect | None:
    """The effect of an action space: a player who does not want to pay its price has no effect, but stands there (EV-084)."""
    effect = as_one(effects)
    return May("ev-space-price", (effect,), ("EV-084",)) if isinstance(effect, Exchange) else effect


def reaction_in(effects: Effects) -> When | None:
    reactions = [effect for effect in effects if isinstance(effect, When)]
    if len(reactions) > 1:
        raise BadSetup("one half of a card reacts in two ways")
    return reactions[0] if reactions else None


def powers_in(effects: Effects) -> list[int]:
    powers = [0] * len(POWERS)
    for effect in effects:
        if isinstance(effect, Always):
            powers[POWERS.index(effect.power)] += effect.by
    return powers
