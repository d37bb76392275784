"""Nouns that never change: realms, cards, factions, monsters, and the box that holds them."""

from dataclasses import dataclass, replace
from typing import Any, Final

from deska.games.eldervale.actions import (
    ABILITIES,
    ADVENTURES,
    BEASTS,
    ELEMENTS,
    HOARD,
    MAGIC,
    PHANTOM_CARDS,
    REALMS,
    REWARDS,
    UNITS,
    Names,
)
from deska.games.eldervale.components.prices import amounts
from deska.kernel import BadSetup, Effect, one

CONFIRMED: Final = "confirmed"
PARTLY: Final = "partly"
DESIGNED: Final = "designed"
"""Where a card comes from: print and other sources, these and our own design, or our own design alone, which may be retuned."""

LOOMING: Final = "looming"
BEFORE_JOINING: Final = "before-joining"
SWORDS: Final = "swords"
ROLLED: Final = "rolled"
REMOVAL: Final = "removal"
OWN_TURN: Final = "own-turn"
BEFORE_PLACING: Final = "before-placing"
AFTER_PLACING: Final = "after-placing"
AFTER_PEACE: Final = "after-peace"
OWN_TURN_OR_JOINING: Final = "own-turn-or-joining"
"""When a spell may be cast (EL-C59)."""
MOMENTS: Final[Names] = (
    *(LOOMING, BEFORE_JOINING, SWORDS, ROLLED, REMOVAL),
    *(OWN_TURN, BEFORE_PLACING, AFTER_PLACING, AFTER_PEACE, OWN_TURN_OR_JOINING),
)

ALWAYS: Final = "always"
RECRUITED: Final = "recruited"
WON: Final = "won"
BUILT: Final = "built"
ACTED: Final = "acted"
DEEDS: Final[Names] = (RECRUITED, WON, BUILT, ACTED)
"""When a quest may be fulfilled: whenever something is true, or when something happens (EL-060)."""


def moments(*names: str) -> int:
    """Some of the moments, as bits."""
    return sum([1 << MOMENTS.index(name) for name in names])


@dataclass(frozen=True)
class Realm:
    """Dílek říše."""

    name: str
    kind: str
    """`stacks`, `symbols` or `lair` of an element realm, `ruin`, `special`."""
    element: str = ""
    printed: str = ""
    """What each treasure space gives once its stack is gone."""
    cost: str = ""
    """Of a dwelling."""
    symbols: int = 0
    action: tuple[Effect, ...] = ()
    origin: str = CONFIRMED


@dataclass(frozen=True)
class Adventure:
    """Karta dobrodružství. What it does stands by the moment it happens; a plain number is always in force."""

    name: str
    kind: str
    cost: str
    unit: str = ""
    """Whose icon stands above the action; without one the card is passive (EL-143)."""
    act: tuple[Effect, ...] = ()
    slots: str = ""
    """What each slot shows while no token lies on it: the letter of a resource, or o for nothing."""
    invest: tuple[Effect, ...] = ()
    """What the investment in its slot buys (EL-141)."""
    orb: tuple[Effect, ...] = ()
    """Added to the action once an orb covers the symbol."""
    orb_placed: tuple[Effect, ...] = ()
    symbol_points: int = 0
    """Of a vault in the end, for every symbol on its tokens."""
    token_points: int = 0
    """Of a vault in the end, for every token, face down."""
    hoards: str = ""
    """The resource of which every one left brings a point in the end, if the vault needs an orb for it (EL-C38)."""
    stores: str = ""
    """The same without an orb."""
    enhance: tuple[Effect, ...] = ()
    """What an aura adds when its card is activated."""
    any_unit: bool = False
    from_underworld: bool = False
    reuse: bool = False
    repeats: bool = False
    chance: bool = False
    """What an aura changes in its card's activation (EL-149)."""
    rival_rises: tuple[Effect, ...] = ()
    """Of a rampart."""
    with_worker: int = 0
    with_warrior: int = 0
    as_defender: int = 0
    with_dwelling: int = 0
    against_monster: int = 0
    """Battle dice that a weapon adds, or takes from the monster."""
    reroll: int = 0
    """Own dice that may be rolled again once a battle; 6 is all of them."""
    reroll_any: int = 0
    reroll_rivals: bool = False
    """Whether all opponents roll their highest die again."""
    reroll_for: str = ""
    """The price of it."""
    flips: int = 0
    twists: int = 0
    """Own dice that may be rolled again once a turn."""
    won: tuple[Effect, ...] = ()
    steals: int = 0
    built: tuple[Effect, ...] = ()
    quest_done: tuple[Effect, ...] = ()
    battle_triggered: tuple[Effect, ...] = ()
    losses: tuple[Effect, ...] = ()
    """Once a battle, when own units go to the Underworld."""
    loss_points: int = 0
    saves_for: str = ""
    """The price of saving one unit of a lost battle."""
    worker_range: int = 0
    join_range: int = 0
    hand_limit: int = 0
    tower_cards: int = 0
    resource_limit: int = 0
    token_limit: int = 0
    dwelling_discount: int = 0
    recruit_discount: int = 0
    cast_discount: int = 0
    origin: str = CONFIRMED

    def figures(self) -> Names:
        """What its picture shows, or another line says."""
        return ("kind", "cost", "unit", "origin")


@dataclass(frozen=True)
class Spell:
    """Kouzlo (EL-056)."""

    name: str
    moment: str
    effects: tuple[Effect, ...]
    cost: str = ""
    element: str = ""
    free_at: int = 0
    """The power value that makes it free (EL-057)."""
    origin: str = CONFIRMED

    def figures(self) -> Names:
        return ("cost", "element", "free_at", "origin")


class Condition:
    """What a quest or a prophecy asks for; `when` says at which moment it is looked at (EL-060)."""

    def when(self) -> str:
        return ALWAYS

    def is_met(self, game: Any, seat: int, arg: int) -> bool:
        """Subclasses write `game: Eldervale`."""
        return False


@dataclass(frozen=True)
class Quest:
    """Úkol (EL-059)."""

    name: str
    condition: Condition
    points: int
    origin: str = CONFIRMED

    def figures(self) -> Names:
        return ("points", "origin")


@dataclass(frozen=True)
class Prophecy:
    """Proroctví (EL-061)."""

    name: str
    condition: Condition
    points: int
    origin: str = CONFIRMED

    def figures(self) -> Names:
        return ("points", "origin")


@dataclass(frozen=True)
class Ability:
    """Schopnost frakce: works only through its unit (EL-C09)."""

    name: str
    unit: str
    dice: int = 0
    """Battle dice that the unit adds, in every battle or only when something else is true."""
    flock_dice: int = 0
    formation_dice: int = 0
    ruin_dice: int = 0
    monster_dice: int = 0
    attack_dice: int = 0
    others_dice: int = 0
    """Dice that every other participant loses."""
    beside_dice: int = 0
    """Dice that each such unit gives from beside the battle, without moving in."""
    sets_six: bool = False
    reroll: int = 0
    """Own dice that may be rolled again once a battle."""
    flips: int = 0
    """Own dice that may be turned over once a battle."""
    venom: bool = False
    placement_range: int = 0
    veil: bool = False
    rampage: int = 0
    """How far away an occupied realm may be entered."""
    join_range: int = 0
    placed: tuple[Effect, ...] = ()
    acted: tuple[Effect, ...] = ()
    """After the realm action, before any battle."""
    turn_ends: tuple[Effect, ...] = ()
    dives: bool = False
    built: tuple[Effect, ...] = ()
    won: tuple[Effect, ...] = ()
    fallen: tuple[Effect, ...] = ()
    """For every such unit that goes to the Underworld."""
    scavenges: tuple[Effect, ...] = ()
    escapes: bool = False
    escape_cost: str = ""
    tireless: bool = False
    origin: str = CONFIRMED

    def figures(self) -> Names:
        return ("origin",)


@dataclass(frozen=True)
class Faction:
    """Frakce (EL-009)."""

    name: str
    element: str
    abilities: tuple[Ability, ...]
    origin: str = CONFIRMED


@dataclass(frozen=True)
class Beast:
    """Nestvůra, or a mercenary (žoldák); a chained ability serves its controller too (EL-199)."""

    name: str
    strength: int
    element: str = ""
    invasion_range: int = 1
    placement_range: int = 1
    """Chained."""
    wins_ties: bool = False
    """Chained."""
    no_joining: bool = False
    """Chained."""
    others_dice: int = 0
    chained_dread: bool = False
    """Whether its controller's rivals lose those dice too."""
    no_swords: bool = False
    """Chained."""
    no_spells: bool = False
    """Chained."""
    rerolls_up_to: int = 0
    rerolls_on: bool = False
    """Until no such die is left."""
    riddle: bool = False
    placed: tuple[Effect, ...] = ()
    """Chained: for the owner who places it."""
    won: tuple[Effect, ...] = ()
    """Chained: for the owner when it wins."""
    unstable: bool = False
    scorches: bool = False
    devours: bool = False
    reborn: bool = False
    many_heads: bool = False
    gaze: bool = False
    homing: bool = False
    """Returns home after a battle won elsewhere."""
    reward: tuple[Effect, ...] = ()
    """Besides glory, for who defeats it."""
    tameable: bool = True
    mercenary: bool = False
    origin: str = CONFIRMED


@dataclass(frozen=True)
class Reward:
    """A space of the reward grid (nabídka odměn) or a dragon treasure (dračí poklad)."""

    name: str
    effects: tuple[Effect, ...]
    origin: str = CONFIRMED


@dataclass(frozen=True)
class PhantomCard:
    """Karta Přízraků."""

    name: str
    kind: str
    slot: int = 0
    unit: str = ""
    direction: int = 0
    """Where the guardian goes (EL-278)."""
    wrath: int = 0
    origin: str = CONFIRMED

    def figures(self) -> Names:
        return ("wrath", "origin")


class Box:
    """All definitions by number. Filled once, at import, by the room of cards."""

    def __init__(self) -> None:
        self.realms: list[Realm] = []
        self.element: list[int] = []
        """Of realms, -1 for others; so are the following."""
        self.dwelling_cost: list[list[int]] = []
        self.adventures: list[Adventure] = []
        self.cost: list[list[int]] = []
        self.cost_total: list[int] = []
        self.unit: list[int] = []
        """Whose icon an adventure card bears, -1 if none."""
        self.acts: list[tuple[Effect, ...]] = []
        """What each adventure card does when it is activated."""
        self.spells: list[Spell] = []
        self.moments: list[int] = []
        """When each spell may be cast, as a bit."""
        self.quests: list[Quest] = []
        self.open_quests: list[bool] = []
        """Whether a quest may be fulfilled at any time."""
        self.prophecies: list[Prophecy] = []
        self.factions: list[Faction] = []
        self.abilities: list[Ability] = []
        self.ability_unit: list[int] = []
        self.beasts: list[Beast] = []
        self.rewards: list[Reward] = []
        self.hoard: list[Reward] = []
        self.phantoms: list[PhantomCard] = []

    def fill(
        self,
        realms: tuple[Realm, ...],
        adventures: tuple[Adventure, ...],
        spells: tuple[Spell, ...],
        quests: tuple[Quest, ...],
        prophecies: tuple[Prophecy, ...],
        factions: tuple[Faction, ...],
        beasts: tuple[Beast, ...],
        rewards: tuple[Reward, ...],
        phantoms: tuple[PhantomCard, ...],
        acts: tuple[tuple[Effect, ...], ...],
    ) -> None:
        """Lay everything in the order of its names."""
        self.realms = [one(realms, name) for name in REALMS]
        self.element = [ELEMENTS.index(realm.element) if realm.element else -1 for realm in self.realms]
        self.dwelling_cost = [amounts(realm.cost) for realm in self.realms]
        self.adventures = [one(adventures, name) for name in ADVENTURES]
        self.cost = [amounts(card.cost) for card in self.adventures]
        self.cost_total = [len(card.cost) for card in self.adventures]
        self.unit = [UNITS.index(card.unit) if card.unit else -1 for card in self.adventures]
        self.acts = list(acts)
        magic = (*spells, *quests, *prophecies)
        self.spells = [one(magic, name) for name in MAGIC[: len(spells)]]
        self.moments = [moments(spell.moment) for spell in self.spells]
        self.quests = [one(magic, name) for name in MAGIC[len(spells) : len(spells) + len(quests)]]
        self.open_quests = [quest.condition.when() == ALWAYS for quest in self.quests]
        self.prophecies = [one(magic, name) for name in MAGIC[len(spells) + len(quests) :]]
        self.factions = list(factions)
        self.abilities = [ability for faction in factions for ability in faction.abilities]
        if tuple([ability.name for ability in self.abilities]) != ABILITIES:
            raise BadSetup("the abilities of the factions are not in the order of their names")
        self.ability_unit = [UNITS.index(ability.unit) for ability in self.abilities]
        self.beasts = [one(beasts, name) for name in BEASTS]
        self.rewards = [one(rewards, name) for name in REWARDS]
        self.hoard = [one(rewards, name) for name in HOARD]
        self.phantoms = [one(phantoms, name) for name in PHANTOM_CARDS]


def designed(*things: Any) -> tuple[Any, ...]:
    """These cards are our own design, but for those that are so only in part."""
    return tuple([replace(thing, origin=DESIGNED) if thing.origin == CONFIRMED else thing for thing in things])


BOX: Final = Box()
