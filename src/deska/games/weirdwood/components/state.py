"""The whole table."""

from dataclasses import dataclass
from typing import Final

from deska.games.weirdwood.actions import (
    ACTION_CARDS,
    CARDS,
    FIRST_FOE,
    FIRST_ROOM,
    MONSTER_CARDS,
    MONSTERS,
    ROOMS,
    TIMES,
    Names,
)
from deska.games.weirdwood.components.definitions import BOX, Scale
from deska.games.weirdwood.components.fight import BATTLE, DEALT, Battle
from deska.games.weirdwood.components.manor import DAYS, PLACE_NAMES, PLACES, THRONE
from deska.games.weirdwood.components.people import (
    COMPANION_CARD,
    FOE,
    PLACE,
    PLAYER,
    TACTIC,
    TURN,
    Part,
    Player,
    Turn,
)
from deska.kernel import Frame, Game, GameSpec, Outcome, Pile, Rng, Setup
from deska.kernel.codec import Int, ListOf, Mask, Maybe, Name, Record, TupleOf, Zone

SCARABS: Final = 50  # WW-013
FAVOURS: Final = 8  # WW-329
TOKENS: Final = 5
"""Of rubble and fire (WW-006)."""
SHARED_END: Final = 102
SHARED_LOOP: Final = 60  # WW-317
POWER_PLACES: Final = 3  # WW-222
OFFER: Final = 4  # WW-019

TILES: Final = 27
"""Rooms that can be infested (WW-015)."""
SOURCES: Final[Names] = ("monster", "days", "rooms")

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
    """What the variants change (WW-313 to WW-330)."""

    team: bool
    """One experience track for all."""
    less_xp: bool
    fatal_scarabs: bool
    """The game is lost when a scarab is due and none is left."""
    quests: bool
    slower: bool
    """With four and five players monster cards move time less."""


def level_of(setup: Setup) -> Level:
    variant = setup.variant
    return Level(
        variant["experience"] == "shared",
        variant["scarab-experience"] == "less",
        variant["scarab-supply"] == "fatal",
        variant["quests"] == "yes",
        variant["monster-clock"] == "slower",
    )


class Weirdwood(Game):
    """The whole table. Of every pile the last card is the top one."""

    def __init__(
        self,
        spec: GameSpec,
        setup: Setup,
        rng: Rng,
        stack: list[Frame],
        legal: list[int],
        players: list[Player],
        day: int,
        time: int,
        tiles: tuple[int, ...],
        scarabs: list[int],
        supply: int,
        infested: int,
        tokens: int,
        blighted: int,
        monster: int,
        lair: int,
        health: list[int],
        lady: int,
        force: int,
        branches: list[int],
        deck: Pile,
        coming: Pile,
        discard: list[int],
        powers: list[int],
        plans: list[Pile],
        done: int,
        shown: int,
        tactics: Pile,
        tactic_discard: list[int],
        companions: Pile,
        offer: list[int],
        quests: Pile,
        favours: int,
        shared: int,
        chamber: int,
        now: Turn,
        battle: Battle | None,
        level: Level | None = None,
    ) -> None:
        super().__init__(spec, setup, rng, stack, legal)
        self.players = players
        self.day = day
        self.time = time
        self.tiles = tiles
        """The room at each place."""
        self.scarabs = scarabs
        """At each place."""
        self.supply = supply
        self.infested = infested
        """Places whose tile shows its infested side, as bits."""
        self.tokens = tokens
        """Places with rubble (Chaos Ogre) or fire (Therus), as bits."""
        self.blighted = blighted
        """Those that were infested when the token came: for good (WW-176)."""
        self.monster = monster
        self.lair = lair
        """Where the monster is."""
        self.health = health
        """Of the monster; of the Ogre head, torso and limbs."""
        self.lady = lady
        """Where Lady Weirdwood is; NOWHERE against Therus."""
        self.force = force
        """Her health (Ogre), life force (Wraith) or place on the domination track (Therus)."""
        self.branches = branches
        """Therus's spell."""
        self.deck = deck
        """Monster cards, without the top one."""
        self.coming = coming
        """The top card: its back shows kind and time to all (WW-213)."""
        self.discard = discard
        self.powers = powers
        """Power cards above the monster's board, the oldest first."""
        self.plans = plans
        """Therus's plan row, from left to right: backs are open to all, so each card is a pile of its own."""
        self.done = done
        """How many cards of it are already carried out."""
        self.shown = shown
        """The monster card being carried out outside the row, or NOTHING."""
        self.tactics = tactics
        self.tactic_discard = tactic_discard
        self.companions = companions
        self.offer = offer
        self.quests = quests
        self.favours = favours
        """Tokens not yet given out."""
        self.shared = shared
        """The marker of the team variant."""
        self.chamber = chamber
        """The card right of Eugene's board, or NOTHING (WW-199)."""
        self.now = now
        self.battle = battle
        self.level: Level = level_of(setup) if level is None else level

    def clone(self) -> "Weirdwood":
        twin = Weirdwood(
            self.spec,
            self.setup,
            self.rng.clone(),
            self.stack[:],
            self.legal[:],
            [player.clone() for player in self.players],
            self.day,
            self.time,
            self.tiles,
            self.scarabs[:],
            self.supply,
            self.infested,
            self.tokens,
            self.blighted,
            self.monster,
            self.lair,
            self.health[:],
            self.lady,
            self.force,
            self.branches[:],
            self.deck.clone(),
            self.coming.clone(),
            self.discard[:],
            self.powers[:],
            [pile.clone() for pile in self.plans],
            self.done,
            self.shown,
            self.tactics.clone(),
            self.tactic_discard[:],
            self.companions.clone(),
            self.offer[:],
            self.quests.clone(),
            self.favours,
            self.shared,
            self.chamber,
            self.now.clone(),
            None if self.battle is None else self.battle.clone(),
            self.level,
        )
        self.carry(twin)
        return twin

    def result(self, reason: str) -> Outcome:
        """Won or lost together (WW-001); how well is told by what the monster has lost and by the days and clean rooms that are left."""
        board = BOX.monsters[self.monster]
        lost = max(self.scale.health * board.parts - sum(self.health), 0)
        left = (lost, 0 if reason == OUT_OF_TIME else DAYS - self.day, TILES - self.infested.bit_count())
        winners = tuple(range(self.seats)) if reason in WON else ()
        return Outcome((sum(left),) * self.seats, winners, reason, (dict(zip(SOURCES, left, strict=True)),) * self.seats)

    @property
    def scale(self) -> Scale:
        """What the monster's board shows for this number of wardens."""
        return BOX.scale(self.monster, self.seats)

    def room_at(self, place: int) -> int:
        """The card of the room at a place."""
        return FIRST_ROOM + self.tiles[place]

    def has_enemies(self, place: int) -> bool:
        return self.scarabs[place] > 0 or self.lair == place

    @property
    def fighting(self) -> bool:
        """Whether a battle is going on whose damage is not yet dealt."""
        return self.battle is not None and self.battle.phase < DEALT

    def fights(self, seat: int) -> bool:
        """Whether the player is in the middle of a battle, which nobody leaves."""
        return self.battle is not None and self.battle.phase < DEALT and self.battle.seat == seat

    @property
    def rescued(self) -> bool:
        """Once the Throne Room is empty no scarab ever comes back to it (WW-097, WW-235)."""
        return not self.scarabs[THRONE]


STATE: Final = Record(
    Weirdwood,
    players=ListOf(PLAYER, 1, 5),
    day=Int(1, DAYS),
    time=Name(TIMES),
    tiles=TupleOf(Name(ROOMS), PLACES, PLACES),
    scarabs=ListOf(Int(0, SCARABS), PLACES, PLACES),
    supply=Int(0, SCARABS),
    infested=Mask(PLACE_NAMES),
    tokens=Mask(PLACE_NAMES),
    blighted=Mask(PLACE_NAMES),
    monster=Name(MONSTERS),
    lair=PLACE,
    health=ListOf(Int(0, 60), 1, 3),
    lady=Name(PLACE_NAMES, nothing=True),
    force=Int(-4, 17),
    branches=ListOf(Int(0, 12), 3, 3),
    deck=Zone(CARDS, Pile),
    coming=Zone(CARDS, Pile),
    discard=ListOf(FOE, 0, 20),
    powers=ListOf(FOE, 0, POWER_PLACES),
    plans=ListOf(Zone(CARDS, Pile), 0, 20),
    done=Int(0, 20),
    shown=Part(MONSTER_CARDS, FIRST_FOE, nothing=True),
    tactics=Zone(CARDS, Pile),
    tactic_discard=ListOf(TACTIC, 0, 26),
    companions=Zone(CARDS, Pile),
    offer=ListOf(COMPANION_CARD, 0, OFFER),
    quests=Zone(CARDS, Pile),
    favours=Int(0, FAVOURS),
    shared=Int(0, SHARED_END),
    chamber=Name(ACTION_CARDS, nothing=True),
    now=TURN,
    battle=Maybe(BATTLE),
)
