"""Nouns that never change: cards, boards and rooms."""

from dataclasses import dataclass, fields
from typing import Any, Final, cast

from deska.games.weirdwood.actions import Names
from deska.kernel import Definition, Effect

CONFIRMED: Final = "confirmed"
INFERRED: Final = "inferred"
DESIGNED: Final = "designed"
"""The source of a card's values: printed, following from an example, or filled in where the print could not be read."""

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
NEVER: Final = 99
TRACK_ENDS: Final[tuple[int, ...]] = (14, 16, 14)  # WW-C14
SHARED_END: Final = 102


class Amounts:
    """Several numbers, most of them 0; the others are its name: `2min+1any`."""

    def __str__(self) -> str:
        return "+".join(f"{count}{name}" for name, count in self.by_sign().items())

    def by_sign(self) -> dict[str, int]:
        """Those that are not 0, by their names, which are signs too."""
        counts = {field.name: getattr(self, field.name) for field in fields(cast(Any, self))}
        return {name: count for name, count in counts.items() if count}


@dataclass(frozen=True)
class Price(Amounts):
    """A price: resources (Mîn, knowledge, scarabs, or any of them), and power tokens, which are no resource (WW-198)."""

    min: int = 0
    knowledge: int = 0
    scarab: int = 0
    any: int = 0
    power: int = 0


FREE: Final = Price()


@dataclass(frozen=True)
class Might(Amounts):
    """The strength that a card adds in a battle: hits, blocks, dice of each colour, and what may be done with dice."""

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
    """Dice that the enemy does not roll, chosen by the player."""
    steals: int = 0


NO_MIGHT: Final = Might()


@dataclass(frozen=True)
class ActionCard(Definition):
    """An action card: acts in any order, might in its own battles, hits and blocks as long as it lies, and two corner symbols."""

    name: str
    icon: str
    acts: tuple[Effect, ...]
    left: str
    right: str
    cost: Price = FREE
    might: Might = NO_MIGHT
    """It counts in the battles of this card only (WW-C31)."""
    hits: int = 0
    blocks: int = 0
    """They count as long as the card lies (WW-063)."""
    origin: str = DESIGNED

    def kinds(self) -> Names:
        return ("action-card", "acting")

    def pictured(self) -> tuple[str, ...]:
        return ("left", "right", "cost", "origin")


@dataclass(frozen=True)
class FaceDown(Definition):
    """Any action card that is played face down (WW-058)."""

    name: str
    acts: tuple[Effect, ...]

    def kinds(self) -> Names:
        return ("acting",)


@dataclass(frozen=True)
class TacticCard(Definition):
    """A tactic card (taktická karta): it is laid on an action card; both its corners are wild (WW-211)."""

    name: str
    icon: str
    acts: tuple[Effect, ...] = ()
    hits: int = 0
    blocks: int = 0
    dice: int = 0
    """Dice of any colour in every battle."""
    origin: str = DESIGNED

    def kinds(self) -> Names:
        return ("tactic-card", "acting")


@dataclass(frozen=True)
class Companion(Definition):
    """A companion (společník): a universal slot, and an ability that exhausts it or is always there."""

    name: str
    icon: str
    cost: Price
    ability: tuple[Effect, ...] = ()
    """Its use exhausts the companion."""
    hits: int = 0
    blocks: int = 0
    sneaks: bool = False
    """Every Move of its owner is a sneak Move."""
    trophies: int = 0
    """XP for each battle in which its owner defeats a scarab."""
    origin: str = DESIGNED

    def pictured(self) -> tuple[str, ...]:
        return ("cost",)


@dataclass(frozen=True)
class Ability(Definition):
    """Schopnost postavy: once a turn (WW-193)."""

    name: str
    icon: str
    cost: Price
    effects: tuple[Effect, ...]
    any_turn: bool = False
    origin: str = DESIGNED

    def pictured(self) -> tuple[str, ...]:
        return ("cost", "origin")


@dataclass(frozen=True)
class Reward:
    """A space of an experience track, and the gain of whoever reaches or passes it."""

    space: int
    effects: tuple[Effect, ...] = ()
    hits: int = 0
    blocks: int = 0


@dataclass(frozen=True)
class Track(Definition):
    """The experience track that a whole team shares."""

    name: str
    rewards: tuple[Reward, ...]


@dataclass(frozen=True)
class Character(Definition):
    """Postava: its board."""

    name: str
    icon: str
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
    """True if levels of gloves are bought in place of dice."""
    universal: bool = False
    """All four slots are universal."""
    recruits: bool = True
    chamber: bool = False
    """True if the Transfer Chamber is beside the board (WW-199)."""
    origin: str = DESIGNED

    def unsaid(self) -> tuple[str, ...]:
        return ("icon", "chamber")

    def pictured(self) -> tuple[str, ...]:
        return ("start", "abilities", "cards")


@dataclass(frozen=True)
class Room(Definition):
    """A room (místnost): its action, and the price and the experience for cleaning its infested side."""

    name: str
    ring: str
    action: Effect
    clean: Price = FREE
    xp: int = 0
    fixed: bool = False
    """Part of the board (WW-003)."""
    extra: bool = False
    """One of the rooms that the basic game leaves out (WW-017)."""
    rift: bool = False
    """True if quests count its use as that of a rift."""
    origin: str = INFERRED
    """The actions are printed; the infested sides are designed."""

    def unsaid(self) -> tuple[str, ...]:
        return ("ring", "fixed", "extra", "rift")


@dataclass(frozen=True)
class MonsterCard(Definition):
    """A monster card (karta nestvůry). The back shows its kind and how far time moves."""

    name: str
    icon: str
    kind: str
    time: int
    """Hourglasses on the back; the monster's board says what they mean."""
    top: tuple[Effect, ...] = ()
    calm: tuple[Effect, ...] = ()
    angry: tuple[Effect, ...] = ()
    enraged: tuple[Effect, ...] = ()
    exclusive: bool = False
    """True if besides the top only the part of the present strength counts (WW-216)."""
    powers: tuple[Might, ...] = ()
    """For a power card, by strength; they add up."""
    origin: str = DESIGNED

    def part(self, strength: int) -> tuple[Effect, ...]:
        return (self.calm, self.angry, self.enraged)[strength]

    def pictured(self) -> tuple[str, ...]:
        return ("kind", "time")


@dataclass(frozen=True)
class Scale:
    """The figures of a monster's board for a number of wardens."""

    hourglass: int
    """Positions of time that an hourglass on the back of a card means (WW-214)."""
    health: int
    """The health of each part of its body."""
    limit: int = 0
    """Infested rooms with which the game is lost (WW-234)."""
    blocks: int = 0
    """Blocks in every battle (WW-231)."""
    branches: tuple[int, ...] = (0, 0, 0)
    """Lengths of the spell's branches (WW-288)."""


@dataclass(frozen=True)
class Fate:
    """The state of Lady Weirdwood against a monster: her health, her life force, or her place on the domination track."""

    doom: str
    """The end of the game when she is at the lowest."""
    lowest: int
    highest: int
    hits: tuple[int, ...]
    """Her hits at every value from the lowest on; below 0 they are the monster's (WW-236, WW-266, WW-299)."""
    in_manor: bool = True
    """True if she is in the throne room at the start, and helps only in her own room."""
    rescue: bool = False
    """True if she is free, and helps, as soon as the throne room is without scarabs (WW-235)."""
    free: int = NEVER
    """Otherwise, the value from which she is free (WW-265)."""
    gifts: bool = False
    """True if players may give her health (WW-263)."""


@dataclass(frozen=True)
class Habits:
    """The habits of a monster: its effects at certain moments, and the numbers for them."""

    wounded: Effect
    """The step by which it loses as much health as the argument says."""
    surge: tuple[Effect, ...] = ()
    """It happens at once, for every surge that it rolls."""
    surge_blocks: bool = False
    """True if its surges are blocks, not hits (WW-274)."""
    after_battle: tuple[Effect, ...] = ()
    paid: tuple[Effect, ...] = ()
    """It happens whenever a player pays (WW-285)."""
    phase: tuple[Effect, ...] = ()
    """It happens at the end of a turn, instead of one card."""
    token: str = ""
    """Rubble or fire, if it lays any."""
    absorbs: bool = False
    """True if it feeds on a scarab in every room that it comes to (WW-275)."""
    hunts_lady: bool = False
    """True if its attacks hurt the Lady instead of players, as long as they are in the same room (WW-240)."""
    threat_dice: tuple[tuple[int, int], ...] = ()
    """Further dice: from how many infested rooms on, and their colour (WW-233)."""
    health_dice: tuple[tuple[int, int], ...] = ()
    """Further dice: from which health on, and their colour (WW-279)."""
    part_dice: tuple[int, ...] = ()
    """The colour of the die that it loses with each part of its body (WW-247)."""
    rows: tuple[tuple[tuple[Effect, ...], ...], ...] = ()
    """Effects of a row of markers that becomes empty, by part and row (WW-246)."""
    most_health: int = 0
    """The most health, if that is more than at the start (WW-259)."""
    alarms: tuple[int, ...] = ()
    """Spaces of its health that call scarabs when it heals (WW-278)."""
    symbols: tuple[int, ...] = ()
    """Spaces of its health that add a card to its plans when it is wounded (WW-301)."""
    spell: tuple[int, ...] = ()
    """Steps of its spell for every payment, by strength (WW-285)."""


@dataclass(frozen=True)
class Monster(Definition):
    """A monster (nestvůra): its board."""

    name: str
    icon: str
    cards: tuple[MonsterCard, ...]
    angry_day: int
    enraged_day: int
    """The first days of its strengths."""
    dice: tuple[Might, ...]
    """Its dice, by strength."""
    scales: tuple[Scale, ...]
    """The figures, by the number of wardens."""
    lady: int
    """Health or life force of the Lady, or her place on the domination track, at the start."""
    late_start: int
    """The first day with less time (WW-322)."""
    lair: int
    """The place where it is at the start."""
    fate: Fate
    habits: Habits
    parts: int = 1
    origin: str = DESIGNED

    def strength(self, day: int) -> int:
        """Its strength on a day: 0 calm, 1 angry, 2 enraged (WW-113)."""
        return 2 if day >= self.enraged_day else 1 if day >= self.angry_day else 0

    def unsaid(self) -> tuple[str, ...]:
        return ("icon", "lair", "fate", "habits")

    def pictured(self) -> tuple[str, ...]:
        return ("cards", "late_start")


@dataclass(frozen=True)
class Condition:
    """An event that a quest waits for, and how often or how much."""

    event: str
    count: int


@dataclass(frozen=True)
class Quest(Definition):
    """A quest (úkol): the slot that it fills, the event that it waits for, and its reward."""

    name: str
    icon: str
    slot: str
    wants: Condition
    reward: tuple[Effect, ...]
    origin: str = DESIGNED
