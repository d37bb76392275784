"""A clan: its places with all that is on them, and its player."""

from typing import Annotated, Final

from deska.games.evenfall.actions import CLANS, DRAWN, MEMBERS, PEOPLE, PLACES, RESOURCES, RITUALS, STONES, TRACK
from deska.games.evenfall.components.box import NOTHING, SOURCES, Box
from deska.kernel import Hand
from deska.kernel.codec import Bool, CardsOf, Counts, Int, ListOf, Mask, Name, TupleOf
from deska.kernel.nouns import NO_HAND, NO_NUMBERS, OPEN, OWN, Between, Fixed, Noun

FIGURES_EACH: Final = 4  # EV-027
MOST_MANA: Final = 20  # EV-190
MOST_REGIONS: Final = 3  # EV-013
TOP: Final = len(TRACK)
MOST: Final = 10_000
"""No supply and no score is larger."""
MOST_CARDS: Final = 200
"""No pile or circle has so many cards."""

EMPTY: Final = 0
WITCH: Final = 1
ELDER: Final = 2
"""The figure on an action space."""

PLACE: Final = Name(PLACES)
STONE: Final = Name(STONES, nothing=True)
REGION_COUNT: Final = ListOf(Int(0, FIGURES_EACH), MOST_REGIONS, MOST_REGIONS)


class Site(Fixed):
    """A place of power in a clan, with all that lies and stands on it. It never changes; a new one replaces it."""

    place: Annotated[int, PLACE, OPEN]
    ritual: Annotated[int, Name(RITUALS, nothing=True), OPEN] = NOTHING
    inner: Annotated[bool, Bool(), OPEN] = False
    """True in the inner circle; else it lies in the outer one."""
    sickles: Annotated[int, Int(0, 3), OPEN] = 0
    orbs: Annotated[int, Int(0, 3), OPEN] = 0
    figure: Annotated[int, Int(EMPTY, ELDER), OPEN] = EMPTY
    """The figure on the action space of the ritual."""
    stone: Annotated[int, STONE, OPEN] = NOTHING
    """The runestone that was laid there at the end of the game (EV-123)."""

    def free_slots(self, box: Box) -> int:
        return box.slots[self.ritual] - self.sickles - self.orbs if self.ritual >= 0 else 0


NO_SITES: Final[list[Site]] = []


class Player(Noun):
    """A clan with all that belongs to it."""

    clan: Annotated[int, Name(CLANS), OPEN] = 0
    witches: Annotated[int, Int(0, FIGURES_EACH), OPEN] = 0
    """The witches and elders in the personal supply."""
    elders: Annotated[int, Int(0, FIGURES_EACH), OPEN] = 0
    stock: Annotated[list[int], Counts(RESOURCES, MOST), OPEN] = NO_NUMBERS
    """Herbs, potions, knowledge."""
    mana: Annotated[int, Int(0, MOST_MANA), OPEN] = 0
    vp: Annotated[int, Int(0, MOST), OPEN] = 0
    earned: Annotated[list[int], Counts(SOURCES, MOST), OPEN] = NO_NUMBERS
    """VP by source, for the breakdown."""
    revel: Annotated[int, Int(0, TOP), OPEN] = 0
    """The space that is reached on the revel track, stupnice reje."""
    active: Annotated[bool, Bool(), OPEN] = False
    """True if the clan token has its active side up."""
    passed: Annotated[bool, Bool(), OPEN] = False
    hand: Annotated[Hand, CardsOf(DRAWN, Hand), OWN] = NO_HAND
    sites: Annotated[list[Site], Between(0, MOST_CARDS), OPEN] = NO_SITES
    """Both circles, each from left to right."""
    specialists: Annotated[tuple[int, ...], TupleOf(Name(PEOPLE), 0, MOST_CARDS), OPEN] = ()
    exhausted: Annotated[int, Mask(PEOPLE), OPEN] = 0
    """Specialists that are turned by 90°, as bits."""
    borrowed: Annotated[tuple[int, ...], TupleOf(Name(PEOPLE), 0, FIGURES_EACH), OPEN] = ()
    """Specialists of other clans on which an elder of this one stands (EV-140)."""
    worn: Annotated[int, Mask(PEOPLE), OPEN] = 0
    """Borrowed specialists whose exhaust effect was used, as bits."""
    council: Annotated[tuple[int, ...], TupleOf(Name(MEMBERS), 0, MOST_CARDS), OPEN] = ()
    """Council members, by the numbers of their lower halves."""
    stones: Annotated[list[int], Counts(STONES, 12), OPEN] = NO_NUMBERS
    """Owned runestones of each type, without those on fields."""
    fields: Annotated[tuple[int, ...], TupleOf(STONE, 4, 4), OPEN] = ()
    """The runestones on the fields of the moon side of the Thorn."""
    witches_at: Annotated[list[int], REGION_COUNT, OPEN] = NO_NUMBERS
    """Witches and elders on the central circle of each region."""
    elders_at: Annotated[list[int], REGION_COUNT, OPEN] = NO_NUMBERS
    spaces: Annotated[list[int], ListOf(Int(EMPTY, ELDER), MOST_REGIONS, MOST_REGIONS), OPEN] = NO_NUMBERS
    """The own figure on the action space of each region."""
    at_home: Annotated[bool, Bool(), OPEN] = False
    """True if a witch stands on the clan's own action space (EV-152)."""
    aside: Annotated[Hand, CardsOf(DRAWN, Hand), OWN] = NO_HAND
    """Cards of the first draw that lie face down until all have chosen theirs (EV-039)."""

    def figures_in(self, region: int) -> int:
        """The number of figures on the circle and on the action space (EV-100)."""
        return self.witches_at[region] + self.elders_at[region] + (1 if self.spaces[region] else 0)

    def site_of(self, place: int) -> int:
        """The index of the site with a place, or NOTHING."""
        for i, site in enumerate(self.sites):
            if site.place == place:
                return i
        return NOTHING

    def site_under(self, ritual: int) -> int:
        """The index of the first site with a ritual, or NOTHING. A ritual that is NOTHING asks for a free site."""
        for i, site in enumerate(self.sites):
            if site.ritual == ritual:
                return i
        return NOTHING

    def is_exhausted(self, card: int) -> bool:
        """True if a specialist of the clan is turned (EV-072)."""
        return self.exhausted >> PEOPLE.place_of(card) & 1 > 0

    def is_worn(self, card: int) -> bool:
        """True if the effect of a borrowed specialist was used (EV-C38)."""
        return self.worn >> PEOPLE.place_of(card) & 1 > 0

    def supply(self, figure: int) -> int:
        return self.witches if figure == WITCH else self.elders

    def move_figure(self, figure: int, count: int) -> None:
        """So many figures come back to the personal supply; if the number is negative, they leave it."""
        if figure == WITCH:
            self.witches += count
        elif figure == ELDER:
            self.elders += count
