"""Nouns that change: players, the turn, a battle, the Phantoms."""

from dataclasses import dataclass
from typing import Final

from deska.games.eldervale.actions import DRAGON, WARRIOR
from deska.kernel import Hand

NOWHERE: Final = -1
READY: Final = 40
UNDERWORLD: Final = 41
INACTIVE: Final = 42
HOUSED: Final = 43
"""A worker that became a dwelling (EL-126)."""
ON_CARD: Final = 44
OUT: Final = 45
"""A monster that is not on the map yet, or takes no part."""
DEFEATED: Final = 46
OFFER: Final = 47
"""Where a unit can be besides a realm, whose number is less."""
WORKERS: Final = 6
UNIT_SLOTS: Final = 9
"""Of a player: six workers, always sorted by place, then warrior, wizard, dragon."""
TOP_LEVEL: Final = 5
POWER_VALUE: Final[tuple[int, ...]] = (0, 2, 3, 4, 5, 6)  # EL-188
MOST_MARKERS: Final = 4
LAST_GLORY: Final = 7
GLORY_ORBS: Final[tuple[int, ...]] = (4, 7)  # EL-035
RESOURCE_LIMIT: Final = 5
HAND_LIMIT: Final = 7
TRAY_LIMIT: Final = 4
MOST_DICE: Final = 6
MOST_MONSTER_DICE: Final = 5
DWELLINGS: Final = 6
SETTLED: Final = "el-settled"
MAPPED: Final = "el-mapped"
ENDINGS: Final[tuple[str, ...]] = ("", SETTLED, MAPPED)
EMPTY: Final = -1


@dataclass(frozen=True)
class Laid:
    """A card of a tableau (herní oblast): what lies on it and the aura attached to it. Never changed, but replaced."""

    card: int
    tokens: tuple[int, ...] = ()
    """A token for each slot, EMPTY if there is none."""
    orb: bool = False
    aura: int = EMPTY


class Player:
    """What one player has. In the solo game the second one is the Phantoms."""

    __slots__ = ("at", "cards", "faction", "glory", "hand", "orbs", "power", "quests", "res", "tactics", "tray", "vp")

    def __init__(
        self,
        faction: int,
        vp: int,
        res: list[int],
        hand: Hand,
        tray: list[int],
        at: list[int],
        cards: list[Laid],
        glory: int,
        power: list[int],
        orbs: int,
        quests: list[int],
        tactics: bool,
    ) -> None:
        self.faction = faction
        self.vp = vp
        self.res = res
        """Gems, scrolls, potions, tools, swords, gold."""
        self.hand = hand
        """Magic cards."""
        self.tray = tray
        """Treasure tokens, sorted."""
        self.at = at
        """Where each unit is."""
        self.cards = cards
        """The tableau; the starting card comes first."""
        self.glory = glory
        """NOWHERE before the first Regroup (EL-039)."""
        self.power = power
        """The level on each track; 0 without a marker."""
        self.orbs = orbs
        """Not used yet."""
        self.quests = quests
        self.tactics = tactics
        """Whether the tactics token is active."""

    @property
    def element(self) -> int:
        return self.faction // 2

    def clone(self) -> "Player":
        return Player(
            self.faction,
            self.vp,
            self.res[:],
            self.hand.clone(),
            self.tray[:],
            self.at[:],
            self.cards[:],
            self.glory,
            self.power[:],
            self.orbs,
            self.quests[:],
            self.tactics,
        )

    def value(self, element: int) -> int:
        """The power value in an element."""
        return POWER_VALUE[self.power[element]]

    def place_of(self, kind: int) -> int:
        """Where warrior, wizard or dragon is."""
        return self.at[kind + WORKERS - 1]

    def places_of(self, kind: int) -> list[int]:
        """Where the units of a kind are: all workers, or the one warrior, wizard or dragon."""
        return [self.place_of(kind)] if kind else self.at[:WORKERS]

    def has_worker(self, place: int) -> bool:
        return place in self.at[:WORKERS]

    def move(self, kind: int, old: int, new: int) -> None:
        """Move a worker, warrior, wizard or dragon; workers stay sorted."""
        if WARRIOR <= kind <= DRAGON:
            self.at[kind + WORKERS - 1] = new
            return
        at = self.at
        i = at.index(old)
        while i < WORKERS - 1 and at[i + 1] < new:
            at[i] = at[i + 1]
            i += 1
        while i and at[i - 1] > new:
            at[i] = at[i - 1]
            i -= 1
        at[i] = new


class Turn:
    """What lasts until the end of the turn."""

    __slots__ = ("acts", "calm", "hired", "imitated", "plan", "reach", "returned", "swapped", "tireless", "twisted", "veiled")

    def __init__(
        self,
        reach: int,
        calm: bool,
        plan: int,
        veiled: bool,
        imitated: bool,
        twisted: int,
        tireless: bool,
        acts: list[int],
        hired: int,
        returned: int,
        swapped: list[int],
    ) -> None:
        self.reach = reach
        """How far away the next unit may be placed (EL-C60)."""
        self.calm = calm
        """Whether no monster invades because of the next placement."""
        self.plan = plan
        """What the next dwelling costs less."""
        self.veiled = veiled
        """Whether this placement triggers neither battle nor invasion (EL-C20)."""
        self.imitated = imitated
        """Whether the Mimesis has used an ability this turn (EL-228)."""
        self.twisted = twisted
        """Seats that have rolled a die again by Twist of Fate, as bits."""
        self.tireless = tireless
        """Whether a worker has used a second card action (EL-C23)."""
        self.acts = acts
        """Card actions of this Regroup: place * 32 + unit (EL-115)."""
        self.hired = hired
        """Mercenaries hired this turn, as bits (EL-109)."""
        self.returned = returned
        """Mercenaries given back this turn, as bits (EL-110)."""
        self.swapped = swapped
        """Magic cards that partners have exchanged this turn (EL-248)."""

    def clone(self) -> "Turn":
        return Turn(
            self.reach,
            self.calm,
            self.plan,
            self.veiled,
            self.imitated,
            self.twisted,
            self.tireless,
            self.acts[:],
            self.hired,
            self.returned,
            self.swapped[:],
        )


def new_turn() -> Turn:
    return Turn(0, False, 0, False, False, 0, False, [], 0, 0, [])


class Battle:
    """Bitva: in one realm, between players and perhaps a monster, whose place comes after those of the players."""

    __slots__ = ("dice", "kept", "losses", "monster", "no_joining", "realm", "rolls", "stage", "used", "winner")

    def __init__(
        self,
        realm: int,
        monster: int,
        stage: int,
        dice: list[int],
        rolls: list[list[int]],
        used: list[int],
        no_joining: bool,
        winner: int,
        losses: list[int],
        kept: list[int],
    ) -> None:
        self.realm = realm
        self.monster = monster
        """The wild monster in it, or the guardian."""
        self.stage = stage
        """The step that is being carried out (EL-160 to EL-179)."""
        self.dice = dice
        """How many dice each side has."""
        self.rolls = rolls
        """What they show, the highest first."""
        self.used = used
        """What was used once already: the number of a card, 512 more for each seat."""
        self.no_joining = no_joining
        self.winner = winner
        self.losses = losses
        """Units that each player has lost in it."""
        self.kept = kept
        """Units of losers that stay: seat * 32 + unit."""

    def clone(self) -> "Battle":
        return Battle(
            self.realm,
            self.monster,
            self.stage,
            self.dice[:],
            [rolled[:] for rolled in self.rolls],
            self.used[:],
            self.no_joining,
            self.winner,
            self.losses[:],
            self.kept[:],
        )


class Ghosts:
    """What only the Phantoms have."""

    __slots__ = ("acting", "deck", "discard", "guardian", "reserve", "slots", "wrath")

    def __init__(
        self, deck: list[int], discard: list[int], guardian: int, reserve: int, slots: tuple[int, ...], wrath: int, acting: bool
    ) -> None:
        self.deck = deck
        """Face down; the last card is the top one."""
        self.discard = discard
        self.guardian = guardian
        """The realm where it stands."""
        self.reserve = reserve
        """How many units have left the reserve."""
        self.slots = slots
        """The elements of the four slots (EL-260)."""
        self.wrath = wrath
        self.acting = acting
        """Whether it is their turn."""

    def clone(self) -> "Ghosts":
        return Ghosts(self.deck[:], self.discard[:], self.guardian, self.reserve, self.slots, self.wrath, self.acting)
