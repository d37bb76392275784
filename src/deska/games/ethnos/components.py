"""Nouns of Ethnos: bands, players and the state."""

from typing import Final

from deska.games.ethnos.actions import ALLIES, CARDS, COLOURS, KINGDOMS, SKELETON, TRIBES, TROLLS
from deska.kernel import Frame, Game, GameSpec, Hand, Rng, Setup
from deska.kernel.codec import Counts, Int, ListOf, Mask, Name, Record, TupleOf, Zone
from deska.kernel.values import Outcome

HAND_LIMIT: Final = 10  # ET-043
MARKERS: Final = 26  # ET-009
DRAGONS: Final = 3  # ET-008
TRACK_END: Final = 18  # ET-121
SYMBOLS: Final = (3, 7, 12, 18)  # ET-120
GIANT_AT_ONCE: Final = 2  # ET-128
TOKENS_ALWAYS: Final = (0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10)  # ET-011
TOKENS_FOUR_PLUS: Final = (0, 4, 4, 6, 6, 10)  # ET-011
SOURCES: Final = ("kingdoms", "bands", "merfolk", "giants", "orcs")
FROM_KINGDOMS: Final = 0
FROM_BANDS: Final = 1
FROM_MERFOLK: Final = 2
FROM_GIANTS: Final = 3
FROM_ORCS: Final = 4

TRIBE: Final = tuple(card // len(COLOURS) for card in range(SKELETON + 1))
COLOUR: Final = (*(card % len(COLOURS) for card in range(SKELETON)), -1)
"""Tribe and colour of every ally card; the colour is also its kingdom, -1 for the Skeleton."""


class Band:
    """Skupina spojenců. Never changed; what remains of it without Skeletons is a new one."""

    __slots__ = ("cards", "leader", "size")

    def __init__(self, cards: tuple[int, ...], leader: int, size: int) -> None:
        self.cards = cards
        self.leader = leader
        self.size = size
        """As played: the X of its leader (ET-066)."""

    def without_skeletons(self) -> "Band":
        return Band(tuple(card for card in self.cards if card != SKELETON), self.leader, self.size)


class Player:
    """What lies in front of one player."""

    __slots__ = ("bands", "earned", "glory", "hand", "horde", "markers", "supply", "swum", "trolls")

    def __init__(
        self,
        hand: Hand,
        markers: list[int],
        supply: int,
        glory: int,
        earned: list[int],
        bands: list[Band],
        swum: int,
        horde: int,
        trolls: int,
    ) -> None:
        self.hand = hand
        self.markers = markers
        """Žetony kontroly in each kingdom."""
        self.supply = supply
        self.glory = glory
        """Sláva."""
        self.earned = earned
        """Glory by source, for the breakdown."""
        self.bands = bands
        self.swum = swum
        """Space on the Merfolk board."""
        self.horde = horde
        """Spaces of the Orc Horde board that hold a marker, one for each kingdom, as bits."""
        self.trolls = trolls
        """Troll tokens, bit 0 is the token of value 1."""

    def clone(self) -> "Player":
        return Player(
            self.hand.clone(),
            self.markers[:],
            self.supply,
            self.glory,
            self.earned[:],
            self.bands[:],
            self.swum,
            self.horde,
            self.trolls,
        )

    def gain(self, glory: int, source: int) -> None:
        self.glory += glory
        self.earned[source] += glory


class Ethnos(Game):
    """The whole table."""

    def __init__(
        self,
        spec: GameSpec,
        setup: Setup,
        rng: Rng,
        stack: list[Frame],
        legal: list[int],
        tribes: tuple[int, ...],
        tokens: tuple[tuple[int, ...], ...],
        players: list[Player],
        deck: list[int],
        upper: int,
        row: list[int],
        laid: list[int],
        discard: list[int],
        age: int,
        dragons: int,
        drawer: int,
        giant_holder: int,
        giant_size: int,
    ) -> None:
        super().__init__(spec, setup, rng, stack, legal)
        self.tribes = tribes
        self.tokens = tokens
        """Žetony slávy of each kingdom, ascending (ET-016); never taken (ET-017)."""
        self.players = players
        self.deck = deck
        """The last card is the top one."""
        self.upper = upper
        """How many cards on top are free of dragons, as everybody can count (ET-030)."""
        self.row = row
        """Nabídka, sorted."""
        self.laid = laid
        """The band being laid by the seat on turn."""
        self.discard = discard
        """Face up, until the next Age."""
        self.age = age
        self.dragons = dragons
        self.drawer = drawer
        """Who drew the third dragon last; -1 in the First Age."""
        self.giant_holder = giant_holder
        self.giant_size = giant_size

    def clone(self) -> "Ethnos":
        twin = Ethnos(
            self.spec,
            self.setup,
            self.rng.clone(),
            self.stack[:],
            self.legal[:],
            self.tribes,
            self.tokens,
            [player.clone() for player in self.players],
            self.deck[:],
            self.upper,
            self.row[:],
            self.laid[:],
            self.discard[:],
            self.age,
            self.dragons,
            self.drawer,
            self.giant_holder,
            self.giant_size,
        )
        self.carry(twin)
        return twin

    def result(self, reason: str) -> Outcome:
        scores = tuple(player.glory for player in self.players)
        breakdown = tuple(dict(zip(SOURCES, player.earned, strict=True)) for player in self.players)
        return Outcome(scores, winners(self), reason, breakdown)

    @property
    def small(self) -> bool:
        """Two or three players: two Ages, five tribes, twelve tokens (ET-026, ET-094)."""
        return self.seats <= 3

    @property
    def last_age(self) -> int:
        return 2 if self.seats <= 3 else 3

    def has(self, tribe: int) -> bool:
        return tribe in self.tribes


def winners(game: Ethnos) -> tuple[int, ...]:
    """Most glory, then kingdom markers, then the bands of the last Age from the largest down; else shared (ET-089 to ET-093)."""
    after = game.setup.variant["band-ties"] == "after-skeletons"
    ranks = [
        (player.glory, sum(player.markers), sorted((len(band.cards) if after else band.size for band in player.bands), reverse=True))
        for player in game.players
    ]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


CARD: Final = Name(ALLIES)
BAND_FIELDS: Final = Record(Band, cards=TupleOf(CARD, 1, HAND_LIMIT), leader=CARD, size=Int(1, HAND_LIMIT))
PLAYER: Final = Record(
    Player,
    hand=Zone(ALLIES, Hand),
    markers=Counts(KINGDOMS, MARKERS),
    supply=Int(0, MARKERS),
    glory=Int(0, 10_000),
    earned=Counts(SOURCES, 10_000),
    bands=ListOf(BAND_FIELDS, 0, 84),
    swum=Int(0, TRACK_END),
    horde=Mask(KINGDOMS),
    trolls=Mask(TROLLS),
)
STATE: Final = Record(
    Ethnos,
    tribes=TupleOf(Name(TRIBES), 5, 6),
    tokens=TupleOf(TupleOf(Int(0, 10), 2, 3), 6, 6),
    players=ListOf(PLAYER, 2, 6),
    deck=ListOf(Name(CARDS), 0, 87),
    upper=Int(0, 42),
    row=ListOf(CARD, 0, 84),
    laid=ListOf(CARD, 0, HAND_LIMIT),
    discard=ListOf(CARD, 0, 84),
    age=Int(1, 3),
    dragons=Int(0, DRAGONS),
    drawer=Int(-1, 5),
    giant_holder=Int(-1, 5),
    giant_size=Int(0, HAND_LIMIT),
)
