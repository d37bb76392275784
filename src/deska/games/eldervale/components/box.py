"""The catalogue: all cards and tiles by number, and columns of what rules ask often."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from deska.games.eldervale.actions import (
    ACTIVE_CARDS,
    ADVENTURES,
    AURAS,
    BEASTS,
    CARDS,
    ELEMENT_REALMS,
    ELEMENTS,
    FACTIONS,
    FOES,
    GUARDIAN,
    HOARD,
    MAGIC,
    MERCENARIES,
    MONSTERS,
    ORB_CARDS,
    OWN_UNITS,
    PHANTOM_CARDS,
    PLACES,
    QUESTS,
    REALMS,
    REWARDS,
    SLOTS,
    SPACES,
    SPELLS,
    STARTING_ACTIONS,
    TABLEAU_CARDS,
    TOOLS,
    UNITS,
)
from deska.games.eldervale.components.definitions import (
    Ability,
    Adventure,
    Beast,
    Effects,
    Faction,
    PhantomCard,
    Prophecy,
    Quest,
    Realm,
    Reward,
    Spell,
    Starter,
    Token,
    Treasure,
)
from deska.games.eldervale.components.prices import LETTERS, amounts
from deska.games.eldervale.components.words import CHANGES, DICE_WORDS, Change, Moment, chances, dice_words
from deska.kernel import BadSetup, Catalogue, Kind

Thing = TypeVar("Thing")


class Box(Catalogue):
    """All cards, abilities, beasts, realms and tokens in the order of their lines; the abilities stand where their faction does.

    Cards have the number of their line; factions, which are no source of steps, come after them all. Realms, beasts and factions are
    counted from 0 as well; `realm_card` and `beast_card` tell their lines.
    """

    def __init__(self, lines: Sequence[Any], activation: Callable[[Adventure], Effects]) -> None:
        self.factions: list[Faction] = [line for line in lines if isinstance(line, Faction)]
        things = [thing for line in lines for thing in (line.abilities if isinstance(line, Faction) else (line,))]
        super().__init__([*things, *self.factions])
        CARDS.fill(self.names[: len(things)])
        self.changes: dict[Change, list[int]] = {word: [changes_of(thing).get(word, 0) for thing in things] for word in CHANGES}
        """By word and card."""
        self.dice = [[(dice_words(word), thing.changes[word]) for word in DICE_WORDS if word in changes_of(thing)] for thing in things]
        """Battle dice that each card adds, with the word that tells when, as a bit."""
        self.on: list[dict[Moment, Effects]] = [getattr(thing, "on", {}) for thing in things]
        """The effects of each card, by moments."""
        self.check_words()
        self.fill_cards()
        self.fill_magic()
        self.fill_factions()
        self.fill_realms()
        self.fill_beasts()
        self.fill_slots()
        self.acts: dict[int, Effects] = {number: activation(card) for number, card in self.adventures.items()}
        """The effects of each adventure card when it is activated."""
        self.is_tool = [is_tool(thing) for thing in things]
        self.fill(TOOLS, [number for number, tool in enumerate(self.is_tool) if tool])
        self.tell_parts()
        self.tactics = self.numbers["tactics"]
        self.guardian = self.numbers["guardian"]

    def of_class(self, kind: type[Thing]) -> dict[int, Thing]:
        """The things of a class by number."""
        return {number: thing for number, thing in enumerate(self.things) if isinstance(thing, kind)}

    def fill(self, kind: Kind, numbers: Sequence[int]) -> None:
        """The cards with these numbers make up the kind."""
        kind.fill([self.names[number] for number in numbers], numbers)

    def check_words(self) -> None:
        for thing in self.things:
            for word in changes_of(thing):
                if word not in self.changes:
                    raise BadSetup(f"{thing.name!r} changes {word!r}, which nothing knows")

    # --- adventure cards

    def fill_cards(self) -> None:
        self.tableau = self.of_class(Adventure)
        """Adventure and starting cards."""
        self.element = [ELEMENTS.index(thing.element) if isinstance(thing, Adventure) else -1 for thing in self.things]
        """The element of each adventure and starting card; -1 for all others."""
        self.is_starter = [isinstance(thing, Starter) for thing in self.things]
        self.starter = [number for number, first in enumerate(self.is_starter) if first]
        """The starting card of each element."""
        self.doorway = [self.number_where(element, "doorway") for element in ELEMENTS]
        self.cost: list[list[int]] = [amounts(thing.cost) if isinstance(thing, Adventure) else [] for thing in self.things]
        self.unit = [unit_number(thing.unit) if isinstance(thing, (Adventure, Ability)) else -1 for thing in self.things]
        """The unit whose icon an adventure card bears, or through which an ability works; -1 if there is none."""
        self.is_investment = [isinstance(thing, Adventure) and bool(thing.invest) for thing in self.things]
        self.adventures = {number: card for number, card in self.tableau.items() if not self.is_starter[number]}
        bought = list(self.adventures)
        self.fill(ADVENTURES, bought)
        self.fill(TABLEAU_CARDS, list(self.tableau))
        self.fill(AURAS, [number for number in bought if self.adventures[number].kind == "aura"])
        self.fill(ACTIVE_CARDS, [number for number in bought if self.unit[number] >= 0])
        self.fill(ORB_CARDS, [number for number in bought if takes_orb(self.adventures[number])])
        self.is_aura = self.marked(AURAS)
        self.is_active = self.marked(ACTIVE_CARDS)
        self.takes_orb = self.marked(ORB_CARDS)

    def tell_parts(self) -> None:
        """Places and pieces are called like their cards; one of several slots or spaces of a card has a number, too."""
        for kind in (AURAS, REWARDS, REALMS, MONSTERS):
            kind.parts = {name: {"card": name} for name in kind}
        PLACES.parts = {name: {"card": name} for name in ACTIVE_CARDS}
        UNITS.parts = {name: {"card": name} for name in BEASTS}
        for kind in (SLOTS, SPACES):
            owners = [(name, *name.rsplit("-", 1)) for name in kind if name not in STARTING_ACTIONS]
            several = {card for _, card, number in owners if number == "2"}
            kind.parts = {name: {"card": card, "number": number} if card in several else {"card": card} for name, card, number in owners}

    def number_where(self, element: str, kind: str) -> int:
        return next(number for number, card in self.tableau.items() if (card.element, card.kind) == (element, kind))

    def marked(self, kind: Kind) -> list[bool]:
        """For each card, true if it is of the kind."""
        return [number in kind.places for number in range(len(self.things))]

    def deck_of(self, element: int) -> list[int]:
        """The adventure cards of an element, without its doorway."""
        return [card for card in ADVENTURES.members if self.element[card] == element and card != self.doorway[element]]

    # --- magic cards and others that lie in piles

    def fill_magic(self) -> None:
        self.spells = self.of_class(Spell)
        self.quests = self.of_class(Quest)
        self.prophecies = self.of_class(Prophecy)
        self.rewards = self.of_class(Reward)
        self.treasures = self.of_class(Treasure)
        self.phantoms = self.of_class(PhantomCard)
        magic = [*self.spells, *self.quests, *self.prophecies]
        piles = ((SPELLS, self.spells), (QUESTS, self.quests), (MAGIC, magic), (REWARDS, self.rewards))
        for kind, cards in (*piles, (HOARD, self.treasures), (PHANTOM_CARDS, self.phantoms)):
            self.fill(kind, list(cards))
        self.chances = [chances(thing.moment) if isinstance(thing, Spell) else 0 for thing in self.things]
        """When each spell may be cast, as a bit."""
        self.is_open_quest = [isinstance(thing, Quest) and thing.condition.when() == "always" for thing in self.things]
        """For each card, true if it is a quest that may be fulfilled at any time."""
        self.quests_at: dict[str, list[Quest]] = {}
        """By the moment at which their condition is checked."""
        for quest in self.quests.values():
            self.quests_at.setdefault(quest.condition.when(), []).append(quest)

    # --- factions

    def fill_factions(self) -> None:
        FACTIONS.fill([faction.name for faction in self.factions])
        self.abilities = self.of_class(Ability)
        self.faction_element = [ELEMENTS.index(faction.element) for faction in self.factions]
        self.abilities_of: list[tuple[int, ...]] = [
            tuple([self.numbers[ability.name] for ability in faction.abilities]) for faction in self.factions
        ]
        """The abilities of each faction."""

    def factions_of(self, element: int) -> list[int]:
        """The two sides of a faction board."""
        return [faction for faction, own in enumerate(self.faction_element) if own == element]

    # --- realms

    def fill_realms(self) -> None:
        lines = self.of_class(Realm)
        self.realms: list[Realm] = list(lines.values())
        self.realm_card: list[int] = list(lines)
        self.realm_element = [ELEMENTS.index(realm.element) if realm.element else -1 for realm in self.realms]
        """The element of each realm, -1 for ruins and special ones."""
        REALMS.fill([realm.name for realm in self.realms])
        ELEMENT_REALMS.fill([realm.name for realm in self.realms if realm.element])
        self.dwelling_cost = [amounts(realm.cost) for realm in self.realms]
        self.land = (1 << len(ELEMENT_REALMS)) - 1
        """The element realms, as bits."""
        self.ruins = sum([1 << number for number, realm in enumerate(self.realms) if realm.kind == "ruin"])
        self.is_lair = [realm.kind == "lair" for realm in self.realms]
        self.realms_of = [[realm for realm, own in enumerate(self.realm_element) if own == element] for element in range(len(ELEMENTS))]
        """The realms of each element."""
        spaces = [(number, place) for number, realm in enumerate(self.realms) for place in range(len(realm.printed))]
        SPACES.fill([f"{REALMS[realm]}-{place + 1}" for realm, place in spaces])
        self.space_realm = [realm for realm, _ in spaces]
        self.spaces_of = [[space for space, own in enumerate(self.space_realm) if own == realm] for realm in range(len(self.realms))]
        """The treasure spaces of each realm (EL-032)."""
        self.printed = [LETTERS.index(self.realms[realm].printed[place]) for realm, place in spaces]
        """The resource that each space gives when it is empty."""
        self.mage_tower = REALMS.index("mage-tower")
        self.fortress = REALMS.index("fortress")
        self.mill = REALMS.index("mill")
        self.portal = REALMS.index("summoning-portal")
        self.dungeon = REALMS.index("dungeon")
        self.second_dungeon = REALMS.index("second-dungeon")
        self.oracle = REALMS.index("oracle")
        self.dragons_lair = REALMS.index("dragons-lair")
        self.bridge = REALMS.index("bifrost-bridge")

    # --- beasts

    def fill_beasts(self) -> None:
        lines = self.of_class(Beast)
        self.beasts: list[Beast] = list(lines.values())
        self.beast_card: list[int] = list(lines)
        names = [beast.name for beast in self.beasts]
        hired = [number for number, beast in enumerate(self.beasts) if "mercenary" in beast.changes]
        wild = [number for number in range(len(names)) if number not in hired]
        BEASTS.fill(names)
        MERCENARIES.fill([names[number] for number in hired], hired)
        MONSTERS.fill([names[number] for number in wild], wild)
        FOES.fill([*names, "guardian"], [*range(len(names)), GUARDIAN])
        UNITS.fill([*OWN_UNITS, *names])
        self.is_mercenary = [number in hired for number in range(len(names))]
        self.monsters_of = [[number for number in wild if self.beasts[number].element == element] for element in ELEMENTS]
        """The monsters of each element: the base one, then the legendary one."""
        self.guest = [next((number for number in wild if self.beasts[number].home == realm.name), -1) for realm in self.realms]
        """The monster that each special realm brings, -1 for others."""
        self.lair_of = [self.lair_number(beast) for beast in self.beasts]
        """The tile on which each monster appears (EL-195), -1 for mercenaries."""
        self.minotaur = BEASTS.index("minotaur")
        self.mimesis = BEASTS.index("mimesis")
        self.mother = BEASTS.index("mother-of-dragons")
        self.silencers = [beast for beast in range(len(self.beasts)) if self.has_trait(beast, "no-spells")]
        """Monsters in whose battles no spells are cast."""
        self.disarmers = [beast for beast in range(len(self.beasts)) if self.has_trait(beast, "no-swords")]
        """Those in whose battles only their owner spends swords."""

    def lair_number(self, beast: Beast) -> int:
        if beast.element:
            return next(number for number, realm in enumerate(self.realms) if (realm.element, realm.kind) == (beast.element, "lair"))
        return REALMS.index(beast.home) if beast.home else -1

    def has_trait(self, beast: int, word: Change) -> bool:
        return self.changes[word][self.beast_card[beast]] > 0

    def trait(self, beast: int, word: Change) -> int:
        return self.changes[word][self.beast_card[beast]]

    # --- slots and card actions

    def fill_slots(self) -> None:
        places = [(card, place) for card in ADVENTURES.members for place in range(len(self.adventures[card].slots))]
        SLOTS.fill(["gather", *[f"{self.names[card]}-{place + 1}" for card, place in places]])
        self.slot_card = [-1, *[card for card, _ in places]]
        """The card that a slot belongs to; -1 is the starting card."""
        self.slot_place = [0, *[place for _, place in places]]
        self.slots_of = [[0] if first else [] for first in self.is_starter]
        """The slots of each card."""
        for slot, (card, _) in enumerate(places):
            self.slots_of[card].append(slot + 1)
        PLACES.fill([*STARTING_ACTIONS, *ACTIVE_CARDS])
        self.place_card = [-1] * len(STARTING_ACTIONS) + ACTIVE_CARDS.members
        """The card of a card action; -1 is the starting card."""
        self.place_of = [self.place_card.index(number) if self.is_active[number] else -1 for number in range(len(self.things))]


def changes_of(thing: Any) -> dict[Change, int]:
    changes: dict[Change, int] = getattr(thing, "changes", {})
    return changes


def unit_number(unit: str) -> int:
    return OWN_UNITS.index(unit) if unit else -1


def takes_orb(card: Adventure) -> bool:
    """True for an orb symbol or an investment slot."""
    return bool(card.invest or card.orb or card.hoards or "orb-placed" in card.on)


def is_tool(thing: Any) -> bool:
    """True for what may be used at a moment of a battle."""
    if isinstance(thing, Token):
        return thing.is_tool
    on = getattr(thing, "on", {})
    return (
        bool(getattr(thing, "price", ""))
        or "rolled" in on
        or "removal" in on
        or "riddle" in changes_of(thing)
        or "twists" in changes_of(thing)
    )
