"""The whole table."""

from dataclasses import dataclass
from typing import Annotated, Final

from deska.games.weirdwood.actions import ACTION_CARDS, CARDS, MONSTER_CARDS, MONSTERS, ROOMS, TIMES, Names
from deska.games.weirdwood.components.box import NOTHING, Box
from deska.games.weirdwood.components.definitions import KINDS, SHARED_END, Fate, Habits, Monster, Scale
from deska.games.weirdwood.components.fight import DEALT, Battle
from deska.games.weirdwood.components.manor import DAYS, PLACE_NAMES, PLACES, THRONE
from deska.games.weirdwood.components.people import (
    COMPANION_CARD,
    FOE,
    MOST,
    NO_PLAYERS,
    NO_TURN,
    PILE,
    PLACE,
    TACTIC,
    Player,
    Turn,
)
from deska.kernel import DeskaError, Game, Outcome, Pile, Setup
from deska.kernel.codec import CardsOf, Int, ListOf, Mask, Name, TupleOf
from deska.kernel.nouns import COUNTED, DERIVED, NO_LISTS, NO_NUMBERS, NO_PILE, NO_PILES, OPEN, TOLD, Between, Fixed

SCARABS: Final = 50  # WW-013
FAVOURS: Final = 8  # WW-329
TOKENS: Final = 5
"""Tokens of rubble, and of fire (WW-006)."""
SHARED_LOOP: Final = 60  # WW-317
POWER_PLACES: Final = 3  # WW-222
OFFER: Final = 4  # WW-019
TACTIC_COPIES: Final = 2

TILES: Final = 27
"""Rooms that can be infested (WW-015)."""
SOURCES: Final[Names] = ("monster", "days", "rooms")

RUBBLE: Final = "rubble"
FIRE: Final = "fire"

WON: Final[Names] = ("ww-won",)
OUT_OF_TIME: Final = "ww-out-of-time"
OVERRUN: Final = "ww-overrun"
LADY_DEAD: Final = "ww-lady-dead"
LADY_DRAINED: Final = "ww-lady-drained"
LADY_DOMINATED: Final = "ww-lady-dominated"
NO_SCARABS: Final = "ww-no-scarabs"
LOST: Final[Names] = (OUT_OF_TIME, OVERRUN, LADY_DEAD, LADY_DRAINED, LADY_DOMINATED, NO_SCARABS)


@dataclass(frozen=True)
class Level:
    """The choices of a variant (WW-313 to WW-330)."""

    team: bool
    """One experience track for all."""
    less_xp: bool
    fatal_scarabs: bool
    """The game is lost when a scarab is due and none is left."""
    quests: bool
    slower: bool
    """True if monster cards move time less, with four and five players."""


def level_of(setup: Setup) -> Level:
    variant = setup.variant
    return Level(
        variant["experience"] == "shared",
        variant["scarab-experience"] == "less",
        variant["scarab-supply"] == "fatal",
        variant["quests"] == "yes",
        variant["monster-clock"] == "slower",
    )


class Back(Fixed):
    """The back of a monster card, which everybody may look at (WW-213)."""

    kind: Annotated[int, Name(KINDS), OPEN]
    hourglasses: Annotated[int, Int(1, 4), OPEN]


NO_BACKS: Final[list[Back]] = []


class Weirdwood(Game):
    """The whole table. The last card of every pile is the top one."""

    players: Annotated[list[Player], Between(1, 5), OPEN] = NO_PLAYERS
    deck_contents: Annotated[list[list[int]], ListOf(PILE, 1, 5), TOLD] = NO_LISTS
    """The cards in the deck of each seat, sorted. Cards change hands before all eyes, so only their order is hidden."""
    day: Annotated[int, Int(1, DAYS), OPEN] = 1
    time: Annotated[int, Name(TIMES), OPEN] = 0
    tiles: Annotated[tuple[int, ...], TupleOf(Name(ROOMS), PLACES, PLACES), OPEN] = ()
    """The room at each place, as the number of its card."""
    scarabs: Annotated[list[int], ListOf(Int(0, SCARABS), PLACES, PLACES), OPEN] = NO_NUMBERS
    """Their number at each place."""
    supply: Annotated[int, Int(0, SCARABS), OPEN] = 0
    infested: Annotated[int, Mask(PLACE_NAMES), OPEN] = 0
    """Places whose tile shows its infested side, as bits."""
    tokens: Annotated[int, Mask(PLACE_NAMES), OPEN] = 0
    """Places with rubble (Chaos Ogre) or fire (Therus), as bits."""
    blighted: Annotated[int, Mask(PLACE_NAMES), OPEN] = 0
    """Places that were infested when the token came: they stay so for good (WW-176)."""
    monster: Annotated[int, Name(MONSTERS), OPEN] = 0
    lair: Annotated[int, PLACE, OPEN] = 0
    """The place of the monster."""
    health: Annotated[list[int], ListOf(Int(0, 60), 1, 3), OPEN] = NO_NUMBERS
    """The health of the monster, of the Ogre that of head, torso and limbs."""
    lady: Annotated[int, Name(PLACE_NAMES, nothing=True), OPEN] = NOTHING
    """The place of Lady Weirdwood; NOWHERE against Therus."""
    force: Annotated[int, Int(-4, 17), OPEN] = 0
    """Her health (Ogre), life force (Wraith) or place on the domination track (Therus)."""
    branches: Annotated[list[int], ListOf(Int(0, 12), 3, 3), OPEN] = NO_NUMBERS
    """Therus's spell."""
    deck: Annotated[Pile, CardsOf(CARDS, Pile), COUNTED] = NO_PILE
    """Monster cards, without the top one."""
    coming: Annotated[Pile, CardsOf(CARDS, Pile), COUNTED] = NO_PILE
    """The top card of the monster deck, if there is any."""
    coming_back: Annotated[Back | None, TOLD] = None
    discard: Annotated[list[int], ListOf(FOE, 0, MOST), OPEN] = NO_NUMBERS
    powers: Annotated[list[int], ListOf(FOE, 0, POWER_PLACES), OPEN] = NO_NUMBERS
    """Power cards above the monster's board, the oldest first."""
    plans: Annotated[list[Pile], ListOf(CardsOf(CARDS, Pile), 0, MOST), COUNTED] = NO_PILES
    """Therus's plan row, from left to right. The backs are open to all, so each card is a pile of its own."""
    plan_backs: Annotated[list[Back], Between(0, MOST), TOLD] = NO_BACKS
    done: Annotated[int, Int(0, MOST), OPEN] = 0
    """The number of its cards that are carried out already."""
    shown: Annotated[int, Name(MONSTER_CARDS, nothing=True), OPEN] = NOTHING
    """The monster card being carried out outside the row, or NOTHING."""
    tactics: Annotated[Pile, CardsOf(CARDS, Pile), COUNTED] = NO_PILE
    tactic_discard: Annotated[list[int], ListOf(TACTIC, 0, MOST), OPEN] = NO_NUMBERS
    companions: Annotated[Pile, CardsOf(CARDS, Pile), COUNTED] = NO_PILE
    offer: Annotated[list[int], ListOf(COMPANION_CARD, 0, OFFER), OPEN] = NO_NUMBERS
    quests: Annotated[Pile, CardsOf(CARDS, Pile), COUNTED] = NO_PILE
    favours: Annotated[int, Int(0, FAVOURS), OPEN] = 0
    """Tokens not yet given out."""
    shared: Annotated[int, Int(0, SHARED_END), OPEN] = 0
    """The marker of the team variant."""
    chamber: Annotated[int, Name(ACTION_CARDS, nothing=True), OPEN] = NOTHING
    """The card right of Eugene's board, or NOTHING (WW-199)."""
    now: Annotated[Turn, OPEN] = NO_TURN
    battle: Annotated[Battle | None, OPEN] = None
    level: Annotated[Level, DERIVED]
    box: Annotated[Box, DERIVED]
    board: Annotated[Monster, DERIVED]
    """The board of the monster."""
    scale: Annotated[Scale, DERIVED]
    """The figures of the board for this number of wardens."""
    fate: Annotated[Fate, DERIVED]
    habits: Annotated[Habits, DERIVED]

    def derive(self) -> None:
        self.level = level_of(self.setup)
        self.box = self.spec.box
        self.board = self.box.monster(self.monster)
        self.scale = self.board.scales[self.seats - 1]
        self.fate = self.board.fate
        self.habits = self.board.habits

    def result(self, reason: str) -> Outcome:
        """All win or lose together (WW-001); the score is the health that the monster has lost, the days and the clean rooms left."""
        lost = max(self.scale.health * self.board.parts - sum(self.health), 0)
        left = (lost, 0 if reason == OUT_OF_TIME else DAYS - self.day, TILES - self.infested.bit_count())
        winners = tuple(range(self.seats)) if reason in WON else ()
        return Outcome((sum(left),) * self.seats, winners, reason, (dict(zip(SOURCES, left, strict=True)),) * self.seats)

    def has_enemies(self, place: int) -> bool:
        return self.scarabs[place] > 0 or self.lair == place

    @property
    def fight(self) -> Battle:
        """The battle in progress; steps of a battle are there only as long as it is."""
        if self.battle is None:
            raise DeskaError("there is no battle")
        return self.battle

    @property
    def fighting(self) -> bool:
        """True if a battle is going on whose damage is not yet dealt."""
        return self.battle is not None and self.battle.phase < DEALT

    def fights(self, seat: int) -> bool:
        """True if the player is in the middle of a battle, which nobody leaves."""
        return self.battle is not None and self.battle.phase < DEALT and self.battle.seat == seat

    @property
    def rescued(self) -> bool:
        """Once the Throne Room is empty no scarab ever comes back to it (WW-097, WW-235)."""
        return not self.scarabs[THRONE]
