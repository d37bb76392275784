"""Nouns that never change: cards, boards and rooms, and the box that holds them."""

from dataclasses import dataclass, fields
from typing import Final

from deska.games.weirdwood.actions import (
    ABILITIES,
    ACTION_CARDS,
    CHARACTERS,
    COMPANIONS,
    FACE_DOWN,
    FIRST_ABILITY,
    FIRST_COMPANION,
    FIRST_FOE,
    FIRST_QUEST,
    FIRST_TACTIC,
    MONSTER_CARDS,
    MONSTERS,
    QUESTS,
    ROOMS,
    TACTICS,
    Names,
)
from deska.kernel import Effect, one

CONFIRMED: Final = "confirmed"
INFERRED: Final = "inferred"
DESIGNED: Final = "designed"
"""Where a card's values come from: printed, following from an example, or filled in where the print could not be read."""

SYMBOLS: Final[Names] = ("none", "hit", "block", "min", "knowledge", "wild")
NO_SYMBOL: Final = 0
HIT_SYMBOL: Final = 1
BLOCK_SYMBOL: Final = 2
MIN_SYMBOL: Final = 3
KNOWLEDGE_SYMBOL: Final = 4
WILD_SYMBOL: Final = 5

STRENGTHS: Final[Names] = ("calm", "angry", "enraged")
KINDS: Final[Names] = ("movement", "attack", "scarab", "power")
ATTACK_CARD: Final = 1
POWER_CARD: Final = 3


@dataclass(frozen=True)
class Price:
    """What something costs: resources of certain kinds, of any kind, and power tokens, which are no resource (WW-198)."""

    min: int = 0
    knowledge: int = 0
    scarab: int = 0
    any: int = 0
    power: int = 0

    def __str__(self) -> str:
        return "+".join(f"{getattr(self, field.name)}{field.name}" for field in fields(self) if getattr(self, field.name))


FREE: Final = Price()


@dataclass(frozen=True)
class Might:
    """What a card or power adds in a battle: hits, blocks, dice of each colour, and what it allows with them."""

    hits: int = 0
    blocks: int = 0
    basic: int = 0
    attack: int = 0
    defence: int = 0
    any_dice: int = 0
    """Dice whose colour is chosen before the roll."""
    rerolls: int = 0
    sets: int = 0
    cuts: int = 0
    """Dice fewer for the enemy, chosen by the player."""
    steals: int = 0

    def __str__(self) -> str:
        return "+".join(f"{getattr(self, field.name)}{field.name}" for field in fields(self) if getattr(self, field.name))


NO_MIGHT: Final = Might()


@dataclass(frozen=True)
class ActionCard:
    """Akční karta: acts in any order, what it adds to its own battles, what lasts while it lies, and two corner symbols."""

    name: str
    acts: tuple[Effect, ...]
    left: str
    right: str
    cost: Price = FREE
    might: Might = NO_MIGHT
    """In the battles of this card only (WW-C31)."""
    hits: int = 0
    blocks: int = 0
    """Lasting (WW-063)."""
    origin: str = DESIGNED

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("left", "right", "cost", "origin")


@dataclass(frozen=True)
class TacticCard:
    """Taktická karta Strážců: laid on an action card; both its corners are wild (WW-211)."""

    name: str
    acts: tuple[Effect, ...] = ()
    hits: int = 0
    blocks: int = 0
    dice: int = 0
    """Of any colour, in every battle."""
    origin: str = DESIGNED


@dataclass(frozen=True)
class Companion:
    """Společník: a universal slot, and an ability that exhausts it or is always there."""

    name: str
    cost: Price
    ability: tuple[Effect, ...] = ()
    """Exhausts it."""
    hits: int = 0
    blocks: int = 0
    sneaks: bool = False
    """Every Move of its owner is a sneak Move."""
    trophies: int = 0
    """XP for each battle in which its owner defeats a scarab."""
    origin: str = DESIGNED

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("cost",)


@dataclass(frozen=True)
class Ability:
    """Schopnost postavy: once a turn (WW-193)."""

    name: str
    cost: Price
    effects: tuple[Effect, ...]
    any_turn: bool = False
    origin: str = DESIGNED

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("cost", "origin")


@dataclass(frozen=True)
class Reward:
    """A space of an experience track: what reaching or passing it gives."""

    space: int
    effects: tuple[Effect, ...] = ()
    hits: int = 0
    blocks: int = 0


@dataclass(frozen=True)
class Track:
    """Stupnice zkušeností that a whole team shares."""

    name: str
    rewards: tuple[Reward, ...]


@dataclass(frozen=True)
class Character:
    """Postava: her board."""

    name: str
    start: Price
    """Tokens at the start."""
    dice: tuple[Price, ...]
    """Prices of the die spaces, cheapest first; of Wally the glove levels."""
    surge: tuple[Effect, ...]
    abilities: tuple[Ability, ...]
    power: tuple[Reward, ...]
    combat: tuple[Reward, ...]
    tactics: tuple[Reward, ...]
    cards: tuple[ActionCard, ...]
    gloves: bool = False
    universal: bool = False
    """All four slots are universal."""
    recruits: bool = True
    origin: str = DESIGNED

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("start", "abilities", "cards")


@dataclass(frozen=True)
class Room:
    """Místnost: its action, and what cleaning its infested side costs and gives."""

    name: str
    action: Effect
    clean: Price = FREE
    xp: int = 0
    origin: str = INFERRED
    """The actions are printed; the infested sides are designed."""


@dataclass(frozen=True)
class MonsterCard:
    """Karta nestvůry. The back shows its kind and how far time moves."""

    name: str
    kind: str
    time: int
    """Hourglasses on the back; what they mean says the monster's board."""
    top: tuple[Effect, ...] = ()
    calm: tuple[Effect, ...] = ()
    angry: tuple[Effect, ...] = ()
    enraged: tuple[Effect, ...] = ()
    exclusive: bool = False
    """No plus signs: besides the top only the part of the present strength (WW-216)."""
    powers: tuple[Might, ...] = ()
    """Of a power card, by strength; they add up."""
    origin: str = DESIGNED

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("kind", "time")

    def part(self, strength: int) -> tuple[Effect, ...]:
        return (self.calm, self.angry, self.enraged)[strength]


@dataclass(frozen=True)
class Scale:
    """What a monster's board shows for a number of wardens."""

    hourglass: int
    """Positions of time that an hourglass on the back of a card means (WW-214)."""
    health: int
    """Of each part of her body."""
    limit: int = 0
    """Infested rooms with which the game is lost (WW-234)."""
    blocks: int = 0
    """In every battle (WW-231)."""
    branches: tuple[int, ...] = (0, 0, 0)
    """Lengths of the spell's branches (WW-288)."""


@dataclass(frozen=True)
class Monster:
    """Nestvůra: her board."""

    name: str
    cards: tuple[MonsterCard, ...]
    angry_day: int
    enraged_day: int
    """The first days of her strengths."""
    dice: tuple[Might, ...]
    """By strength."""
    scales: tuple[Scale, ...]
    """By the number of wardens."""
    lady: int
    """Health or life force of the Lady, or her place on the domination track, at the start."""
    late_start: int
    """The first day with less time (WW-322)."""
    parts: int = 1
    origin: str = DESIGNED

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("cards", "late_start")


@dataclass(frozen=True)
class Condition:
    """What has to happen, and how often or how much."""

    event: str
    count: int


@dataclass(frozen=True)
class Quest:
    """Úkol: the slot it fills, what it waits for, and what it gives."""

    name: str
    slot: str
    wants: Condition
    reward: tuple[Effect, ...]
    origin: str = DESIGNED


class Box:
    """All definitions by number. Filled once, at import, by the room of cards."""

    def __init__(self) -> None:
        self.cards: list[ActionCard] = []
        self.left: list[int] = []
        self.right: list[int] = []
        """Corner symbols of every action card."""
        self.acts: list[tuple[Effect, ...]] = []
        """Of action cards, of any card face down, of tactic cards."""
        self.act_kinds: list[list[int]] = []
        """Of every act the first one equal to it: equal acts are one option."""
        self.tactics: list[TacticCard] = []
        self.companions: list[Companion] = []
        self.abilities: list[Ability] = []
        self.characters: list[Character] = []
        self.rewards: list[list[dict[int, Reward]]] = []
        """By character and track: space -> reward."""
        self.combat_hits: list[list[int]] = []
        self.combat_blocks: list[list[int]] = []
        """By character: permanent hits and blocks at every space of the combat track."""
        self.rooms: list[Room] = []
        self.foes: list[MonsterCard] = []
        self.foe_kinds: list[int] = []
        self.monsters: list[Monster] = []
        self.quests: list[Quest] = []
        self.shared: dict[int, Reward] = {}

    def fill(
        self,
        characters: tuple[Character, ...],
        face_down: tuple[Effect, ...],
        tactics: tuple[TacticCard, ...],
        companions: tuple[Companion, ...],
        rooms: tuple[Room, ...],
        monsters: tuple[Monster, ...],
        quests: tuple[Quest, ...],
        shared: Track,
    ) -> None:
        """Lay everything in the order of its names."""
        self.characters = [one(characters, name) for name in CHARACTERS]
        cards = tuple(card for character in characters for card in character.cards)
        self.cards = [one(cards, name) for name in ACTION_CARDS]
        self.left = [SYMBOLS.index(card.left) for card in self.cards]
        self.right = [SYMBOLS.index(card.right) for card in self.cards]
        self.tactics = [one(tactics, name) for name in TACTICS]
        self.acts = [*[card.acts for card in self.cards], face_down, *[card.acts for card in self.tactics]]
        self.act_kinds = [[acts.index(act) for act in acts] for acts in self.acts]
        self.companions = [one(companions, name) for name in COMPANIONS]
        abilities = tuple(ability for character in characters for ability in character.abilities)
        self.abilities = [one(abilities, name) for name in ABILITIES]
        self.rooms = [one(rooms, name) for name in ROOMS]
        self.monsters = [one(monsters, name) for name in MONSTERS]
        foes = tuple(card for monster in monsters for card in monster.cards)
        self.foes = [one(foes, name) for name in MONSTER_CARDS]
        self.foe_kinds = [KINDS.index(card.kind) for card in self.foes]
        self.quests = [one(quests, name) for name in QUESTS]
        self.shared = {reward.space: reward for reward in shared.rewards}
        for character in self.characters:
            self.lay_tracks(character)

    def lay_tracks(self, character: Character) -> None:
        self.rewards.append([{r.space: r for r in track} for track in (character.power, character.combat, character.tactics)])
        spaces = range(TRACK_ENDS[1] + 1)
        self.combat_hits.append([sum(r.hits for r in character.combat if r.space <= space) for space in spaces])
        self.combat_blocks.append([sum(r.blocks for r in character.combat if r.space <= space) for space in spaces])

    # --- by the number of a card

    def tactic(self, card: int) -> TacticCard:
        return self.tactics[card - FIRST_TACTIC]

    def companion(self, card: int) -> Companion:
        return self.companions[card - FIRST_COMPANION]

    def ability(self, card: int) -> Ability:
        return self.abilities[card - FIRST_ABILITY]

    def foe(self, card: int) -> MonsterCard:
        return self.foes[card - FIRST_FOE]

    def foe_kind(self, card: int) -> int:
        return self.foe_kinds[card - FIRST_FOE]

    def scale(self, monster: int, seats: int) -> Scale:
        return self.monsters[monster].scales[seats - 1]

    def quest(self, card: int) -> Quest:
        return self.quests[card - FIRST_QUEST]

    def might(self, card: int) -> Might:
        """What an action card adds to its battles; other sources add nothing."""
        return self.cards[card].might if 0 <= card < FACE_DOWN else NO_MIGHT


TRACK_ENDS: Final[tuple[int, ...]] = (14, 16, 14)  # WW-C14
BOX: Final = Box()
