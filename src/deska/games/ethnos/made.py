"""Made by `make fields` from the fields that the nouns declare. Do not change it by hand."""

from typing import Final

from deska.games.ethnos.actions import ALLIES, CARDS, KINGDOMS, TRIBES, TROLLS
from deska.games.ethnos.components import CARD, DRAGONS, HAND_LIMIT, MARKERS, SOURCES, TRACK_END, Band, Ethnos, Player
from deska.kernel import Hand
from deska.kernel.codec import CardsOf, Counts, Int, ListOf, Mask, Name, Record, TupleOf
from deska.kernel.effects import Frame
from deska.kernel.game import Setup
from deska.kernel.nouns import hidden, veil_hand
from deska.kernel.rng import Rng
from deska.kernel.spec import GameSpec


def new_band(
    *,
    cards: tuple[int, ...],
    leader: int,
    size: int,
) -> Band:
    made = Band()
    made.cards = cards
    made.leader = leader
    made.size = size
    return made


def clone_band(it: Band) -> Band:
    made = Band()
    made.cards = it.cards
    made.leader = it.leader
    made.size = it.size
    return made


BAND: Final = Record(
    new_band,
    cards=TupleOf(CARD, 1, HAND_LIMIT),
    leader=CARD,
    size=Int(1, HAND_LIMIT),
)


def new_player(
    *,
    hand: Hand | None = None,
    markers: list[int] | None = None,
    supply: int = 0,
    glory: int = 0,
    earned: list[int] | None = None,
    bands: list[Band] | None = None,
    swum: int = 0,
    horde: int = 0,
    trolls: int = 0,
) -> Player:
    made = Player()
    made.hand = Hand([], []) if hand is None else hand
    made.markers = [] if markers is None else markers
    made.supply = supply
    made.glory = glory
    made.earned = [] if earned is None else earned
    made.bands = [] if bands is None else bands
    made.swum = swum
    made.horde = horde
    made.trolls = trolls
    return made


def clone_player(it: Player) -> Player:
    made = Player()
    made.hand = it.hand.clone()
    made.markers = it.markers[:]
    made.supply = it.supply
    made.glory = it.glory
    made.earned = it.earned[:]
    made.bands = it.bands[:]
    made.swum = it.swum
    made.horde = it.horde
    made.trolls = it.trolls
    return made


def veil_player(it: Player, seat: int, owner: int, recalls: bool) -> Player:
    made = Player()
    made.hand = veil_hand(it.hand, seat, owner == seat, recalls)
    made.markers = it.markers[:]
    made.supply = it.supply
    made.glory = it.glory
    made.earned = it.earned[:]
    made.bands = it.bands[:]
    made.swum = it.swum
    made.horde = it.horde
    made.trolls = it.trolls
    return made


PLAYER: Final = Record(
    new_player,
    hand=CardsOf(ALLIES, Hand),
    markers=Counts(KINGDOMS, MARKERS),
    supply=Int(0, MARKERS),
    glory=Int(0, 10000),
    earned=Counts(SOURCES, 10000),
    bands=ListOf(BAND, 0, 84),
    swum=Int(0, TRACK_END),
    horde=Mask(KINGDOMS),
    trolls=Mask(TROLLS),
)


def new_ethnos(
    spec: GameSpec,
    setup: Setup,
    rng: Rng,
    stack: list[Frame],
    legal: list[int],
    *,
    tribes: tuple[int, ...] = (),
    tokens: tuple[tuple[int, ...], ...] = (),
    players: list[Player] | None = None,
    deck: list[int] | None = None,
    upper: int = 0,
    row: list[int] | None = None,
    laid: list[int] | None = None,
    discard: list[int] | None = None,
    age: int = 1,
    dragons: int = 0,
    drawer: int = -1,
    giant_holder: int = -1,
    giant_size: int = 0,
) -> Ethnos:
    made = Ethnos(spec, setup, rng, stack, legal)
    made.tribes = tribes
    made.tokens = tokens
    made.players = [] if players is None else players
    made.deck = [] if deck is None else deck
    made.upper = upper
    made.row = [] if row is None else row
    made.laid = [] if laid is None else laid
    made.discard = [] if discard is None else discard
    made.age = age
    made.dragons = dragons
    made.drawer = drawer
    made.giant_holder = giant_holder
    made.giant_size = giant_size
    made.derive()
    return made


def clone_ethnos(it: Ethnos) -> Ethnos:
    made = Ethnos(it.spec, it.setup, it.rng.clone(), it.stack[:], it.legal[:])
    made.tribes = it.tribes
    made.tokens = it.tokens
    made.players = [clone_player(one) for one in it.players]
    made.deck = it.deck[:]
    made.upper = it.upper
    made.row = it.row[:]
    made.laid = it.laid[:]
    made.discard = it.discard[:]
    made.age = it.age
    made.dragons = it.dragons
    made.drawer = it.drawer
    made.giant_holder = it.giant_holder
    made.giant_size = it.giant_size
    made.box = it.box
    it.carry(made)
    return made


def veil_ethnos(it: Ethnos, seat: int, recalls: bool) -> Ethnos:
    made = Ethnos(it.spec, it.setup, Rng(1, 1, 1, 1), it.stack[:], [])
    made.tribes = it.tribes
    made.tokens = it.tokens
    made.players = [veil_player(one, seat, owner, recalls) for owner, one in enumerate(it.players)]
    made.deck = hidden(it.deck)
    made.upper = it.upper
    made.row = it.row[:]
    made.laid = it.laid[:]
    made.discard = it.discard[:]
    made.age = it.age
    made.dragons = it.dragons
    made.drawer = it.drawer
    made.giant_holder = it.giant_holder
    made.giant_size = it.giant_size
    it.carry_open(made)
    made.derive()
    return made


STATE: Final = Record(
    new_ethnos,
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
