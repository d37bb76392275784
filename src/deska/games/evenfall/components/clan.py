"""What belongs to a clan: its places with all that is on them, and its player."""

from typing import Any, Final

from deska.games.evenfall.actions import (
    CLANS,
    DRAWN,
    FIRST_CLAN,
    FIRST_COUNCIL,
    FIRST_PERSON,
    FIRST_PLACE,
    FIRST_REGION,
    PEOPLE,
    PLACES,
    REGIONS,
    RESOURCES,
    RITUALS,
    STONES,
    TRACK,
    Names,
)
from deska.games.evenfall.components.definitions import BOX
from deska.kernel import Hand
from deska.kernel.codec import Bool, Counts, Int, ListOf, Mask, Name, Record, TupleOf, Zone

FIGURES_EACH: Final = 4  # EV-027
MOST_MANA: Final = 20  # EV-190
TOP: Final = len(TRACK)
MOST: Final = 10_000

NOTHING: Final = -1
EMPTY: Final = 0
WITCH: Final = 1
ELDER: Final = 2
"""What stands on an action space."""

SOURCES: Final[Names] = (
    *("rituals", "specialists", "council", "places", "battles", "clan"),
    *("specialist-cards", "ritual-cards", "place-cards"),
)
"""Of VP: effects in the course of the game and at its end, then what cards are worth."""
SPECIALIST_CARDS: Final = 6
RITUAL_CARDS: Final = 7
PLACE_CARDS: Final = 8


def source_of(card: int) -> int:
    """Which of the sources of VP the effects of a card belong to."""
    found = 0
    for first in (FIRST_PERSON, FIRST_COUNCIL, FIRST_PLACE, FIRST_REGION, FIRST_CLAN):
        if card >= first:
            found += 1
    return found


class Site:
    """A place of power in a clan with all that lies and stands on it. Never changed; what becomes of it is a new one."""

    __slots__ = ("figure", "inner", "orbs", "place", "ritual", "sickles", "stone")

    def __init__(self, place: int, ritual: int, inner: bool, sickles: int, orbs: int, figure: int, stone: int) -> None:
        self.place = place
        self.ritual = ritual
        self.inner = inner
        """Vnitřní kruh, or else vnější kruh."""
        self.sickles = sickles
        self.orbs = orbs
        self.figure = figure
        """On the ritual's action space."""
        self.stone = stone
        """Laid there in the end (EV-123)."""

    def free_slots(self) -> int:
        return BOX.slots[self.ritual] - self.sickles - self.orbs if self.ritual >= 0 else 0

    def with_ritual(self, ritual: int) -> "Site":
        """Also without one: what lay on the old one is gone."""
        return Site(self.place, ritual, self.inner, 0, 0, EMPTY, self.stone)

    def moved_in(self) -> "Site":
        return Site(self.place, self.ritual, True, self.sickles, self.orbs, self.figure, self.stone)

    def with_agents(self, sickles: int, orbs: int) -> "Site":
        return Site(self.place, self.ritual, self.inner, self.sickles + sickles, self.orbs + orbs, self.figure, self.stone)

    def with_figure(self, figure: int) -> "Site":
        return Site(self.place, self.ritual, self.inner, self.sickles, self.orbs, figure, self.stone)

    def with_stone(self, stone: int) -> "Site":
        return Site(self.place, self.ritual, self.inner, self.sickles, self.orbs, self.figure, stone)


def new_site(place: int, inner: bool = False) -> Site:
    return Site(place, NOTHING, inner, 0, 0, EMPTY, NOTHING)


class Player:
    """What belongs to one clan."""

    __slots__ = (
        "active",
        "aside",
        "at_home",
        "borrowed",
        "clan",
        "council",
        "earned",
        "elders",
        "elders_at",
        "exhausted",
        "fields",
        "hand",
        "mana",
        "passed",
        "revel",
        "sites",
        "spaces",
        "specialists",
        "stock",
        "stones",
        "vp",
        "witches",
        "witches_at",
        "worn",
    )

    def __init__(
        self,
        clan: int,
        witches: int,
        elders: int,
        stock: list[int],
        mana: int,
        vp: int,
        earned: list[int],
        revel: int,
        active: bool,
        passed: bool,
        hand: Hand,
        sites: list[Site],
        specialists: tuple[int, ...],
        exhausted: int,
        borrowed: tuple[int, ...],
        worn: int,
        council: tuple[int, ...],
        stones: list[int],
        fields: tuple[int, ...],
        witches_at: list[int],
        elders_at: list[int],
        spaces: list[int],
        at_home: bool,
        aside: Hand,
    ) -> None:
        self.clan = clan
        self.witches = witches
        """In the personal supply, osobní zásoba; so are the elders."""
        self.elders = elders
        self.stock = stock
        """Herbs, potions, knowledge."""
        self.mana = mana
        self.vp = vp
        self.earned = earned
        """VP by source, for the breakdown."""
        self.revel = revel
        """Space reached on the revel track, stupnice reje."""
        self.active = active
        """Whether the clan token has its active side up."""
        self.passed = passed
        self.hand = hand
        self.sites = sites
        """Both circles, each from left to right."""
        self.specialists = specialists
        self.exhausted = exhausted
        """Those turned by 90°, as bits."""
        self.borrowed = borrowed
        """Specialists of other clans on which an elder of this one stands (EV-140)."""
        self.worn = worn
        """Borrowed ones whose exhaust effect was used, as bits."""
        self.council = council
        """By the numbers of their lower halves."""
        self.stones = stones
        """Runestones won, of each type; those on fields are not counted here."""
        self.fields = fields
        """What lies on the fields of the moon side of the Thorn."""
        self.witches_at = witches_at
        """On the central circle of each region; so are the elders."""
        self.elders_at = elders_at
        self.spaces = spaces
        """Own figure on the action space of each region."""
        self.at_home = at_home
        """Whether a witch stands on the clan's own action space (EV-152)."""
        self.aside = aside
        """Cards of the first draw that lie face down until all have chosen theirs (EV-039)."""

    def clone(self) -> "Player":
        return Player(
            self.clan,
            self.witches,
            self.elders,
            self.stock[:],
            self.mana,
            self.vp,
            self.earned[:],
            self.revel,
            self.active,
            self.passed,
            self.hand.clone(),
            self.sites[:],
            self.specialists,
            self.exhausted,
            self.borrowed,
            self.worn,
            self.council,
            self.stones[:],
            self.fields,
            self.witches_at[:],
            self.elders_at[:],
            self.spaces[:],
            self.at_home,
            self.aside.clone(),
        )

    def figures_in(self, region: int) -> int:
        """On the circle or on the action space (EV-100)."""
        return self.witches_at[region] + self.elders_at[region] + (1 if self.spaces[region] else 0)

    def site_of(self, place: int) -> int:
        """Where among the sites a place is."""
        for i, site in enumerate(self.sites):
            if site.place == place:
                return i
        return NOTHING

    def site_under(self, ritual: int) -> int:
        """Where among the sites a ritual lies."""
        for i, site in enumerate(self.sites):
            if site.ritual == ritual:
                return i
        return NOTHING

    def supply(self, figure: int) -> int:
        return self.witches if figure == WITCH else self.elders

    def move_figure(self, figure: int, count: int) -> None:
        """So many come back to the personal supply; negative, they leave it."""
        if figure == WITCH:
            self.witches += count
        elif figure == ELDER:
            self.elders += count


class Half(Name):
    """A council member by the name of the person; inside, the number of the lower half."""

    def dump(self, value: Any) -> Any:
        return super().dump(value - FIRST_COUNCIL)

    def load(self, data: Any, where: str) -> int:
        return super().load(data, where) + FIRST_COUNCIL


class Upper(Name):
    """A specialist by the name of the person; inside, the number of the card."""

    def dump(self, value: Any) -> Any:
        return super().dump(value - FIRST_PERSON)

    def load(self, data: Any, where: str) -> int:
        return super().load(data, where) + FIRST_PERSON


PLACE: Final = Name(PLACES)
STONE: Final = Name(STONES, nothing=True)
REGION_COUNT: Final = ListOf(Int(0, FIGURES_EACH), len(REGIONS), len(REGIONS))
SITE: Final = Record(
    Site,
    place=PLACE,
    ritual=Name(RITUALS, nothing=True),
    inner=Bool(),
    sickles=Int(0, 3),
    orbs=Int(0, 3),
    figure=Int(EMPTY, ELDER),
    stone=STONE,
)
PLAYER: Final = Record(
    Player,
    clan=Name(CLANS),
    witches=Int(0, FIGURES_EACH),
    elders=Int(0, FIGURES_EACH),
    stock=Counts(RESOURCES, MOST),
    mana=Int(0, MOST_MANA),
    vp=Int(0, MOST),
    earned=Counts(SOURCES, MOST),
    revel=Int(0, TOP),
    active=Bool(),
    passed=Bool(),
    hand=Zone(DRAWN, Hand),
    sites=ListOf(SITE, 0, len(PLACES)),
    specialists=TupleOf(Upper(PEOPLE), 0, 2 * len(PEOPLE)),
    exhausted=Mask(PEOPLE),
    borrowed=TupleOf(Upper(PEOPLE), 0, FIGURES_EACH),
    worn=Mask(PEOPLE),
    council=TupleOf(Half(PEOPLE), 0, 2 * len(PEOPLE)),
    stones=Counts(STONES, 12),
    fields=TupleOf(STONE, 4, 4),
    witches_at=REGION_COUNT,
    elders_at=REGION_COUNT,
    spaces=ListOf(Int(EMPTY, ELDER), len(REGIONS), len(REGIONS)),
    at_home=Bool(),
    aside=Zone(DRAWN, Hand),
)
