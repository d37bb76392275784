"""Nouns that never change: cards and boards, and the box that holds them."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.evenfall.actions import (
    CARDS,
    CLANS,
    FIRST_CLAN,
    FIRST_COUNCIL,
    FIRST_PERSON,
    FIRST_PLACE,
    FIRST_REGION,
    KEYWORDS,
    PEOPLE,
    PLACES,
    REGIONS,
    RESOURCES,
    RITUALS,
    RUNES,
    Names,
)
from deska.kernel import All, BadSetup, Effect, Exchange, May, Value, one

Cost = tuple[str, ...]
Effects = tuple[Effect, ...]

PRINTED: Final = "printed"
EFFECT: Final = "effect"
PARTLY: Final = "partly"
NAMED: Final = "named"
DESIGNED: Final = "designed"
"""Where the values of a card, or of half a card, come from: the rulebook, the rulebook for the effect, for some value or for the name only,
or this project."""

DISCOVERED: Final = 1 << 0
HARVESTED: Final = 1 << 1
RITUAL_PLAYED: Final = 1 << 2
KEYWORD_PLAYED: Final = 1 << 3
"""An artifact is played; the next two bits are for creatures and spells."""
SPECIALIST_PLAYED: Final = 1 << 6
COUNCIL_PLAYED: Final = 1 << 7
SICKLE_CREATED: Final = 1 << 8
ORB_CREATED: Final = 1 << 9
REGION_USED: Final = 1 << 10
DISCARDED: Final = 1 << 11
TRANSFERRED: Final = 1 << 12
STEPPED: Final = 1 << 13
TOKEN_USED: Final = 1 << 14
FOE_TOKEN_USED: Final = 1 << 15
FOUGHT: Final = 1 << 16
WON: Final = 1 << 17
NOT_WON: Final = 1 << 18
ROUND_ENDS: Final = 1 << 19
MOMENTS: Final[dict[str, int]] = {
    "discovery": DISCOVERED,
    "harvest": HARVESTED,
    "ritual": RITUAL_PLAYED,
    "artifact": KEYWORD_PLAYED,
    "creature": KEYWORD_PLAYED << 1,
    "spell": KEYWORD_PLAYED << 2,
    "artifact-or-creature": KEYWORD_PLAYED | KEYWORD_PLAYED << 1,
    "person": SPECIALIST_PLAYED | COUNCIL_PLAYED,
    "sickle": SICKLE_CREATED,
    "orb": ORB_CREATED,
    "agent": SICKLE_CREATED | ORB_CREATED,
    "region": REGION_USED,
    "discard": DISCARDED,
    "transfer": TRANSFERRED,
    "step": STEPPED,
    "token": TOKEN_USED,
    "foe-token": FOE_TOKEN_USED,
    "battle": FOUGHT,
    "win": WON,
    "no-win": NOT_WON,
    "round-end": ROUND_ENDS,
}
"""When permanent effects react, as bits: one effect may react to several things, to each occurrence once (EV-068)."""

STRENGTH: Final = 0
CHEAPER: Final = 1
"""Resources that an artifact costs less; the next two are for creatures and spells."""
ELDERS_IN_REGIONS: Final = 4
ELDERS_OUTSIDE: Final = 5
SHARES_SPACES: Final = 6
AGENTS_FOR_MANA: Final = 7
DIAL_CHANGE: Final = 8
POWERS: Final[Names] = (
    *("strength", "cheaper-artifacts", "cheaper-creatures", "cheaper-spells"),
    *("elders-in-regions", "elders-outside", "shared-spaces", "agents-for-mana", "dial-change"),
)
"""What permanent effects add to, where a rule asks for it."""


class Number(Value):
    """How many of something a clan has."""

    def count(self, game: Any, seat: int) -> int:
        return 0


class Boon(Effect):
    """An effect that the Automa can have too, in its own way (EV-174)."""

    def worth(self) -> int:
        """In VP, to the Automa."""
        return 0

    def for_automa(self, game: Any, source: int) -> None:
        """What the Automa has of it."""
        game.automa_gains(self.worth(), source)

    def plain(self) -> bool:
        """Whether it makes no difference when it happens among others of the same moment."""
        return False

    def symbols(self) -> int:
        """Resource symbols that it shows (EV-141)."""
        return 0


@dataclass(frozen=True)
class When(Effect):
    """A permanent effect that reacts to something, or one that takes place at the end of every round."""

    moment: str
    effects: Effects

    def resolve(self, game: Any, frame: Any) -> None:
        game.then(frame.seat, *(effect.of(0, frame.source) for effect in self.effects))

    def plain(self) -> bool:
        return all(isinstance(effect, Boon) and effect.plain() for effect in self.effects)


@dataclass(frozen=True)
class Always(Effect):
    """A permanent effect that adds to what a rule asks for."""

    power: str
    by: int = 1


@dataclass(frozen=True)
class Ritual:
    """Rituál. At once, for ever or on an action space: one of the three."""

    name: str
    cost: Cost
    vp: int
    slots: int
    """For agents (EV-093)."""
    keywords: Names = ()
    instant: Effects = ()
    permanent: Effects = ()
    space: Effects = ()
    """Akční pole."""
    mark: str = ""

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("cost", "vp", "slots", "keywords", "mark")


@dataclass(frozen=True)
class Person:
    """Znalec and člen rady: a card of two halves, of which one is in force once it is played."""

    name: str
    cost: Cost
    vp: int
    keywords: Names = ()
    permanent: Effects = ()
    exhaust: Effects = ()
    battle: Effects = ()
    council: Effects = ()
    """Of the council half: permanent, at the end of every round, at the end of the game."""
    round_end: Effects = ()
    game_end: Effects = ()
    mark: str = ""
    """Of the specialist half; the council half has a mark of its own."""
    council_mark: str = ""

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("cost", "vp", "keywords", "mark", "council_mark")


@dataclass(frozen=True)
class Councillor:
    """Člen rady: what is left of a person who sits in the council (EV-077)."""

    name: str
    council: Effects = ()
    round_end: Effects = ()
    game_end: Effects = ()
    mark: str = ""

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("mark",)


@dataclass(frozen=True)
class Place:
    """Vřídlo moci."""

    name: str
    witches: int
    """To discover it; a starting place is never discovered."""
    harvest: Effects
    rune: str
    vp: int
    bond: Effects = ()
    """Bonus za provázání."""
    moon_bond: Effects = ()
    """Of the other side of a starting place."""
    mark: str = ""

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("witches", "harvest", "rune", "vp", "mark")


@dataclass(frozen=True)
class Region:
    """Oblast."""

    name: str
    space: Effects
    four: Effects
    six: Effects
    eight: Effects
    """Rewards from a strength on."""
    mark: str = ""


@dataclass(frozen=True)
class Board:
    """Deska klanu: the sun side, which is the same for all, or the moon side of one clan."""

    name: str
    research: Effects
    token: Effects
    track: Effects
    """Stupnice reje, from the first space above the lowest one."""
    first_council: Cost = ()
    further_council: Cost = ()
    permanent: Effects = ()
    free: Effects = ()
    """Its own free action."""
    space: Effects = ()
    """Its own action space."""
    fields: Effects = ()
    """What a runestone laid there gives."""
    starts_outside: bool = False
    """Whether its starting place lies in the outer circle, together with a Cave (EV-159)."""
    mark: str = ""

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("track", "mark")


@dataclass(frozen=True)
class Stop:
    """A space of the Automa's rondel."""

    act: Effect
    yellow: bool = False


class Box:
    """All definitions by number. Filled once, at import, by the room of cards."""

    def __init__(self) -> None:
        self.rituals: list[Ritual] = []
        self.people: list[Person] = []
        self.places: list[Place] = []
        self.regions: list[Region] = []
        self.boards: list[Board] = []
        """The sun side, then the moon side of each clan."""
        self.rondel: list[Stop] = []
        self.automa_track: list[Boon] = []
        self.costs: list[list[int]] = []
        """Herbs, potions and knowledge for every card of the draw deck."""
        self.council_costs: list[list[list[int]]] = []
        """Of each board: of the first council member, and of each further one."""
        self.keywords: list[int] = []
        """As bits, for every card of the draw deck."""
        self.vp: list[int] = []
        """Of every card of the draw deck; a person's counts for a specialist only."""
        self.slots: list[int] = []
        self.spaces: list[Effect | None] = []
        """The action space of any card or board."""
        self.moments: list[int] = []
        self.reactions: list[When | None] = []
        """To what every ritual and half of a person reacts, and how."""
        self.plain: list[bool] = []
        self.powers: list[list[int]] = []
        """What every ritual and half of a person adds to each power."""
        self.board_powers: list[list[int]] = []
        self.exhausts: list[Effect | None] = []
        self.witches: list[int] = []
        self.runes: list[int] = []
        self.symbols: list[int] = []
        """Of every place: witches, rune, and the resource symbols of its harvest (EV-141)."""

    def fill(
        self,
        rituals: tuple[Ritual, ...],
        people: tuple[Person, ...],
        places: tuple[Place, ...],
        regions: tuple[Region, ...],
        boards: tuple[Board, ...],
    ) -> None:
        """Lay everything in the order of its names."""
        self.rituals = [one(rituals, name) for name in RITUALS]
        self.people = [one(people, name) for name in PEOPLE]
        self.places = [one(places, name) for name in PLACES]
        self.regions = [one(regions, name) for name in REGIONS]
        self.boards = [one(boards, name) for name in ("sun", *CLANS)]
        drawn: list[Ritual | Person] = [*self.rituals, *self.people]
        self.costs = [counted(card.cost) for card in drawn]
        self.keywords = [sum(1 << KEYWORDS.index(word) for word in card.keywords) for card in drawn]
        self.vp = [card.vp for card in drawn]
        self.slots = [card.slots for card in self.rituals]
        self.council_costs = [[counted(board.first_council), counted(board.further_council)] for board in self.boards]
        self.exhausts = [as_one(person.exhaust) for person in self.people]
        self.witches = [place.witches for place in self.places]
        self.symbols = [sum(effect.symbols() for effect in place.harvest if isinstance(effect, Boon)) for place in self.places]
        self.runes = [RUNES.index(place.rune) for place in self.places]
        self.board_powers = [powers_in(board.permanent) for board in self.boards]
        self.fill_permanents()
        self.fill_spaces()

    def fill_permanents(self) -> None:
        lasting = [
            *(ritual.permanent for ritual in self.rituals),
            *((*person.permanent, *person.battle) for person in self.people),
            *((*person.council, *at_round_end(person)) for person in self.people),
        ]
        self.reactions = [reaction_in(effects) for effects in lasting]
        self.moments = [0 if when is None else MOMENTS[when.moment] for when in self.reactions]
        self.plain = [when is not None and when.plain() for when in self.reactions]
        self.powers = [powers_in(effects) for effects in lasting]

    def fill_spaces(self) -> None:
        self.spaces = [None] * len(CARDS)
        for number, ritual in enumerate(self.rituals):
            self.spaces[number] = as_space(ritual.space)
        for number, region in enumerate(self.regions):
            self.spaces[FIRST_REGION + number] = as_space(region.space)
        for number, board in enumerate(self.boards[1:]):
            self.spaces[FIRST_CLAN + number] = as_space(board.space)

    def game_end(self, card: int) -> Effects:
        """What a council member does at the end of the game."""
        return self.people[card - FIRST_COUNCIL].game_end


def cost(herbs: int, potions: int, knowledge: int) -> Cost:
    return ("herb",) * herbs + ("potion",) * potions + ("knowledge",) * knowledge


def counted(cost: Cost) -> list[int]:
    return [cost.count(resource) for resource in RESOURCES]


def as_one(effects: Effects) -> Effect | None:
    """Several effects as one."""
    if not effects:
        return None
    return effects[0] if len(effects) == 1 else All(effects)


def as_space(effects: Effects) -> Effect | None:
    """What an action space does: who does not want to pay the price has no effect, but stands there (EV-084)."""
    effect = as_one(effects)
    return May("ev-space-price", (effect,), ("EV-084",)) if isinstance(effect, Exchange) else effect


def reaction_in(effects: Effects) -> When | None:
    found = [effect for effect in effects if isinstance(effect, When)]
    if len(found) > 1:
        raise BadSetup("one half of a card reacts in two ways")
    return found[0] if found else None


def at_round_end(person: Person) -> Effects:
    return (When("round-end", person.round_end),) if person.round_end else ()


def powers_in(effects: Effects) -> list[int]:
    found = [0] * len(POWERS)
    for effect in effects:
        if isinstance(effect, Always):
            found[POWERS.index(effect.power)] += effect.by
    return found


def is_person(card: int) -> bool:
    """Whether a card of the draw deck is one."""
    return card >= FIRST_PERSON


def person_of(half: int) -> int:
    """The card of the draw deck that a council member is."""
    return half - FIRST_COUNCIL + FIRST_PERSON


def place_card(place: int) -> int:
    """The number of a place among all cards."""
    return FIRST_PLACE + place


BOX: Final = Box()
