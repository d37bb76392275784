"""Nouns that change: players and the turn."""

from typing import Any, Final

from deska.games.weirdwood.actions import (
    ABILITIES,
    ACTION_CARDS,
    CHARACTERS,
    COMPANIONS,
    CRAFTS,
    FACE_DOWN_NAME,
    FIRST_COMPANION,
    FIRST_FOE,
    FIRST_QUEST,
    FIRST_TACTIC,
    MONSTER_CARDS,
    QUESTS,
    ROOMS,
    SLOTS,
    TACTICS,
)
from deska.games.weirdwood.components.manor import PLACE_NAMES, RINGS
from deska.kernel import Pile
from deska.kernel.codec import Anything, Bool, Field, Int, ListOf, Mask, Name, Record, Zone

MOST: Final = 999
"""Of any token or number of a player."""
MOST_HEALTH: Final = 6  # WW-177
START_HEALTH: Final = 3  # WW-037
BOARD_SLOTS: Final = 4
NOTHING: Final = -1


class Player:
    """What lies in front of one player. Hand and tactic cards are sorted; of all piles the last card is the top one."""

    __slots__ = (
        "character",
        "companions",
        "covers",
        "deck",
        "dice",
        "discard",
        "down",
        "edge",
        "exhausted",
        "favours",
        "goods",
        "hand",
        "health",
        "laid_quest",
        "loot",
        "place",
        "power",
        "quest",
        "slots",
        "tactics",
        "tracks",
        "used",
        "ward",
    )

    def __init__(
        self,
        character: int,
        place: int,
        health: int,
        power: int,
        goods: list[int],
        tracks: list[int],
        dice: list[int],
        hand: list[int],
        deck: Pile,
        discard: list[int],
        slots: list[int],
        down: int,
        covers: list[int],
        tactics: list[int],
        companions: list[int],
        exhausted: int,
        quest: int,
        laid_quest: bool,
        favours: int,
        loot: list[int],
        used: int,
        edge: int,
        ward: int,
    ) -> None:
        self.character = character
        self.place = place
        self.health = health
        """Zdraví, and so the hand limit (WW-180)."""
        self.power = power
        """Žetony moci."""
        self.goods = goods
        """Mîn, knowledge, scarabs."""
        self.tracks = tracks
        """Experience: power, combat, tactics."""
        self.dice = dice
        """Crafted dice by colour, the dearest last; of Wally one for each level of his gloves."""
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.slots = slots
        """The card above each slot of the board and of each companion, or NOTHING."""
        self.down = down
        """Slots whose card lies face down, as bits."""
        self.covers = covers
        """The tactic card on each of them, or NOTHING."""
        self.tactics = tactics
        """Tactic cards not yet played."""
        self.companions = companions
        self.exhausted = exhausted
        """Companions that lie face down, as bits in the order of recruiting."""
        self.quest = quest
        self.laid_quest = laid_quest
        """Whether the quest has entered its slot (WW-330)."""
        self.favours = favours
        self.loot = loot
        """Power cards left of Wally's board (WW-205)."""
        self.used = used
        """Abilities used this turn, as bits."""
        self.edge = edge
        self.ward = ward
        """Hits and blocks kept for the next battle of this turn; blocks also stop a strike (WW-C31)."""

    def clone(self) -> "Player":
        return Player(
            self.character,
            self.place,
            self.health,
            self.power,
            self.goods[:],
            self.tracks[:],
            self.dice[:],
            self.hand[:],
            self.deck.clone(),
            self.discard[:],
            self.slots[:],
            self.down,
            self.covers[:],
            self.tactics[:],
            self.companions[:],
            self.exhausted,
            self.quest,
            self.laid_quest,
            self.favours,
            self.loot[:],
            self.used,
            self.edge,
            self.ward,
        )


def insert(cards: list[int], card: int) -> None:
    """Into a sorted list."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


class Turn:
    """What lasts until the end of the turn, and while a monster card is carried out."""

    __slots__ = (
        "drain",
        "due",
        "echo",
        "echoed",
        "free",
        "opened",
        "paid",
        "played",
        "reach",
        "rings",
        "rooms",
        "strike",
        "transferred",
        "wild",
        "wounds",
    )

    def __init__(
        self,
        played: bool,
        due: list[int],
        echo: int,
        echoed: int,
        opened: bool,
        wild: int,
        free: bool,
        transferred: bool,
        paid: int,
        rings: int,
        rooms: int,
        strike: int,
        reach: int,
        drain: bool,
        wounds: int,
    ) -> None:
        self.played = played
        """Whether the action card of the turn has been played (WW-051)."""
        self.due = due
        """Acts of played cards that may still be done: 8 times the card and the number of the act."""
        self.echo = echo
        self.echoed = echoed
        """The card that repeats another, and the one it repeats (WW-C29)."""
        self.opened = opened
        """Whether all doors are open to the player on turn."""
        self.wild = wild
        """Slots of the player on turn whose symbols are wild, as bits."""
        self.free = free
        """Whether the player on turn may use an ability of anybody free of charge (WW-188)."""
        self.transferred = transferred
        self.paid = paid
        """Scarabs that lie on used abilities until the end of the turn (WW-196)."""
        self.rings = rings
        """Rings in which the player on turn ended a Move or Teleport, as bits."""
        self.rooms = rooms
        """Rooms whose action the player on turn has used, as bits."""
        self.strike = strike
        self.reach = reach
        """Hits of the monster card being carried out, and whom they meet."""
        self.drain = drain
        self.wounds = wounds
        """Damage that its strikes did."""

    def clone(self) -> "Turn":
        return Turn(
            self.played,
            self.due[:],
            self.echo,
            self.echoed,
            self.opened,
            self.wild,
            self.free,
            self.transferred,
            self.paid,
            self.rings,
            self.rooms,
            self.strike,
            self.reach,
            self.drain,
            self.wounds,
        )


def new_turn() -> Turn:
    return Turn(False, [], NOTHING, NOTHING, False, 0, False, False, 0, 0, 0, 0, 0, False, 0)


# --- how they are written down


class Part(Name):
    """A card of a part of all cards by name; its number counts from the first of all."""

    def __init__(self, names: tuple[str, ...], first: int, nothing: bool = False) -> None:
        super().__init__(names, nothing)
        self.first = first

    def dump(self, value: Any) -> Any:
        return super().dump(value - self.first if value >= 0 else value)

    def load(self, data: Any, where: str) -> int:
        number = super().load(data, where)
        return number + self.first if number >= 0 else number


class ActField(Field):
    """An act of a card: its name and number outside."""

    def __init__(self) -> None:
        self.card = Name((*ACTION_CARDS, FACE_DOWN_NAME, *TACTICS))
        self.act = Int(0, 5)

    def dump(self, value: Any) -> Any:
        return [self.card.dump(value // 8), value % 8]

    def load(self, data: Any, where: str) -> int:
        card, act = ListOf(Anything(), 2, 2).load(data, where)
        return 8 * self.card.load(card, where) + self.act.load(act, where)


COUNT: Final = Int(0, MOST)
SEAT: Final = Int(0, 4)
PLACE: Final = Name(PLACE_NAMES)
CARD: Final = Name(ACTION_CARDS)
TACTIC: Final = Part(TACTICS, FIRST_TACTIC)
COMPANION_CARD: Final = Part(COMPANIONS, FIRST_COMPANION)
FOE: Final = Part(MONSTER_CARDS, FIRST_FOE)
PILE: Final = ListOf(CARD, 0, len(ACTION_CARDS))
MOST_COMPANIONS: Final = len(COMPANIONS)
PLAYER: Final = Record(
    Player,
    character=Name(CHARACTERS),
    place=PLACE,
    health=Int(1, MOST_HEALTH),
    power=COUNT,
    goods=ListOf(COUNT, 3, 3),
    tracks=ListOf(Int(0, 16), 3, 3),
    dice=ListOf(Name(CRAFTS), 0, 4),
    hand=PILE,
    deck=Zone(ACTION_CARDS, Pile),
    discard=PILE,
    slots=ListOf(Name(ACTION_CARDS, nothing=True), BOARD_SLOTS, len(SLOTS)),
    down=Mask(SLOTS),
    covers=ListOf(Part(TACTICS, FIRST_TACTIC, nothing=True), BOARD_SLOTS, len(SLOTS)),
    tactics=ListOf(TACTIC, 0, 26),
    companions=ListOf(COMPANION_CARD, 0, MOST_COMPANIONS),
    exhausted=Int(0, (1 << MOST_COMPANIONS) - 1),
    quest=Part(QUESTS, FIRST_QUEST, nothing=True),
    laid_quest=Bool(),
    favours=Int(0, 8),
    loot=ListOf(FOE, 0, 2),
    used=Int(0, (1 << len(ABILITIES)) - 1),
    edge=COUNT,
    ward=COUNT,
)
TURN: Final = Record(
    Turn,
    played=Bool(),
    due=ListOf(ActField(), 0, 40),
    echo=Name(ACTION_CARDS, nothing=True),
    echoed=Name(ACTION_CARDS, nothing=True),
    opened=Bool(),
    wild=Mask(SLOTS),
    free=Bool(),
    transferred=Bool(),
    paid=Int(0, 50),
    rings=Mask(RINGS),
    rooms=Mask(ROOMS),
    strike=COUNT,
    reach=Int(0, 3),
    drain=Bool(),
    wounds=COUNT,
)
