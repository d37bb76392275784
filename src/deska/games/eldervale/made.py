"""Made by `make fields` from the fields that the nouns declare. Do not change it by hand."""

from typing import Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    ELEMENTS,
    ELEMENT_REALMS,
    FACTIONS,
    FOES,
    HOARD,
    MAGIC,
    MAP,
    MERCENARIES,
    PHANTOM_CARDS,
    REALMS,
    REWARDS,
    SEATS,
    SPACES,
    TABLEAU_CARDS,
    TOKENS,
)
from deska.games.eldervale.components.pieces import (
    ACTION_BY,
    CALLED,
    EMPTY,
    ENDINGS,
    KEPT_BY,
    LAST_GLORY,
    MAGIC_LIST,
    MOST_CARDS,
    NOWHERE,
    REMOVING,
    SEAT,
    SPOT,
    TOP_LEVEL,
    UNIT_SLOTS,
    USED_BY,
    Battle,
    Ghosts,
    Laid,
    Player,
    Turn,
)
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import ALL_TOKENS, STACK
from deska.kernel import Frame, Hand
from deska.kernel.codec import Bool, CardsOf, Each, Int, ListOf, Mask, Maybe, Name, Record, TupleOf
from deska.kernel.game import Setup
from deska.kernel.nouns import hidden, veil_hand
from deska.kernel.rng import Rng
from deska.kernel.spec import GameSpec


def new_laid(
    *,
    card: int,
    tokens: tuple[int, ...] = (),
    orb: bool = False,
    aura: int = EMPTY,
) -> Laid:
    made = Laid()
    made.card = card
    made.tokens = tokens
    made.orb = orb
    made.aura = aura
    return made


def clone_laid(it: Laid) -> Laid:
    made = Laid()
    made.card = it.card
    made.tokens = it.tokens
    made.orb = it.orb
    made.aura = it.aura
    return made


LAID: Final = Record(
    new_laid,
    card=Name(TABLEAU_CARDS),
    tokens=TupleOf(Name(TOKENS, nothing=True), 0, 3),
    orb=Bool(),
    aura=Name(ADVENTURES, nothing=True),
)


def new_player(
    *,
    faction: int = 0,
    vp: int = 0,
    res: list[int] | None = None,
    hand: Hand | None = None,
    tray: list[int] | None = None,
    at: list[int] | None = None,
    cards: list[Laid] | None = None,
    glory: int = NOWHERE,
    power: list[int] | None = None,
    orbs: int = 0,
    quests: list[int] | None = None,
    tactics: bool = False,
) -> Player:
    made = Player()
    made.faction = faction
    made.vp = vp
    made.res = [] if res is None else res
    made.hand = Hand([], []) if hand is None else hand
    made.tray = [] if tray is None else tray
    made.at = [] if at is None else at
    made.cards = [] if cards is None else cards
    made.glory = glory
    made.power = [] if power is None else power
    made.orbs = orbs
    made.quests = [] if quests is None else quests
    made.tactics = tactics
    return made


def clone_player(it: Player) -> Player:
    made = Player()
    made.faction = it.faction
    made.vp = it.vp
    made.res = it.res[:]
    made.hand = it.hand.clone()
    made.tray = it.tray[:]
    made.at = it.at[:]
    made.cards = it.cards[:]
    made.glory = it.glory
    made.power = it.power[:]
    made.orbs = it.orbs
    made.quests = it.quests[:]
    made.tactics = it.tactics
    return made


def veil_player(it: Player, seat: int, owner: int, recalls: bool) -> Player:
    made = Player()
    made.faction = it.faction
    made.vp = it.vp
    made.res = it.res[:]
    made.hand = veil_hand(it.hand, seat, owner == seat, recalls)
    made.tray = it.tray[:]
    made.at = it.at[:]
    made.cards = it.cards[:]
    made.glory = it.glory
    made.power = it.power[:]
    made.orbs = it.orbs
    made.quests = it.quests[:]
    made.tactics = it.tactics
    return made


PLAYER: Final = Record(
    new_player,
    faction=Name(FACTIONS),
    vp=Int(0, 2000),
    res=ListOf(Int(0, 7), 6, 6),
    hand=CardsOf(MAGIC, Hand),
    tray=ListOf(Name(TOKENS), 0, 20),
    at=ListOf(SPOT, UNIT_SLOTS, UNIT_SLOTS),
    cards=ListOf(LAID, 0, MOST_CARDS),
    glory=Int(NOWHERE, LAST_GLORY),
    power=ListOf(Int(0, TOP_LEVEL), len(ELEMENTS), len(ELEMENTS)),
    orbs=Int(0, 9),
    quests=MAGIC_LIST,
    tactics=Bool(),
)


def new_turn(
    *,
    reach: int = 0,
    calm: bool = False,
    plan: int = 0,
    veiled: bool = False,
    imitated: bool = False,
    twisted: int = 0,
    tireless: bool = False,
    acts: list[int] | None = None,
    hired: int = 0,
    returned: int = 0,
    swapped: list[int] | None = None,
) -> Turn:
    made = Turn()
    made.reach = reach
    made.calm = calm
    made.plan = plan
    made.veiled = veiled
    made.imitated = imitated
    made.twisted = twisted
    made.tireless = tireless
    made.acts = [] if acts is None else acts
    made.hired = hired
    made.returned = returned
    made.swapped = [] if swapped is None else swapped
    return made


def clone_turn(it: Turn) -> Turn:
    made = Turn()
    made.reach = it.reach
    made.calm = it.calm
    made.plan = it.plan
    made.veiled = it.veiled
    made.imitated = it.imitated
    made.twisted = it.twisted
    made.tireless = it.tireless
    made.acts = it.acts[:]
    made.hired = it.hired
    made.returned = it.returned
    made.swapped = it.swapped[:]
    return made


def veil_turn(it: Turn, seat: int, owner: int, recalls: bool) -> Turn:
    made = Turn()
    made.reach = it.reach
    made.calm = it.calm
    made.plan = it.plan
    made.veiled = it.veiled
    made.imitated = it.imitated
    made.twisted = it.twisted
    made.tireless = it.tireless
    made.acts = it.acts[:]
    made.hired = it.hired
    made.returned = it.returned
    made.swapped = []
    return made


TURN: Final = Record(
    new_turn,
    reach=Int(0, 3),
    calm=Bool(),
    plan=Int(0, 2),
    veiled=Bool(),
    imitated=Bool(),
    twisted=Mask(SEATS),
    tireless=Bool(),
    acts=ListOf(ACTION_BY, 0, 200),
    hired=Mask(MERCENARIES),
    returned=Mask(MERCENARIES),
    swapped=MAGIC_LIST,
)


def new_battle(
    *,
    realm: int = 0,
    monster: int = NOWHERE,
    stage: int = CALLED,
    dice: list[int] | None = None,
    rolls: list[list[int]] | None = None,
    used: list[int] | None = None,
    no_joining: bool = False,
    winner: int = NOWHERE,
    losses: list[int] | None = None,
    kept: list[int] | None = None,
) -> Battle:
    made = Battle()
    made.realm = realm
    made.monster = monster
    made.stage = stage
    made.dice = [] if dice is None else dice
    made.rolls = [] if rolls is None else rolls
    made.used = [] if used is None else used
    made.no_joining = no_joining
    made.winner = winner
    made.losses = [] if losses is None else losses
    made.kept = [] if kept is None else kept
    return made


def clone_battle(it: Battle) -> Battle:
    made = Battle()
    made.realm = it.realm
    made.monster = it.monster
    made.stage = it.stage
    made.dice = it.dice[:]
    made.rolls = [one[:] for one in it.rolls]
    made.used = it.used[:]
    made.no_joining = it.no_joining
    made.winner = it.winner
    made.losses = it.losses[:]
    made.kept = it.kept[:]
    return made


def veil_battle(it: Battle, seat: int, owner: int, recalls: bool) -> Battle:
    made = Battle()
    made.realm = it.realm
    made.monster = it.monster
    made.stage = it.stage
    made.dice = it.dice[:]
    made.rolls = [one[:] for one in it.rolls]
    made.used = it.used[:]
    made.no_joining = it.no_joining
    made.winner = it.winner
    made.losses = it.losses[:]
    made.kept = it.kept[:]
    return made


BATTLE: Final = Record(
    new_battle,
    realm=Name(REALMS),
    monster=Name(FOES, nothing=True),
    stage=Int(CALLED, REMOVING),
    dice=ListOf(Int(0, 12), 2, 6),
    rolls=ListOf(ListOf(Int(1, 6), 0, 6), 2, 6),
    used=ListOf(USED_BY, 0, 100),
    no_joining=Bool(),
    winner=Int(NOWHERE, 5),
    losses=ListOf(Int(0, 40), 1, 5),
    kept=ListOf(KEPT_BY, 0, 40),
)


def new_ghosts(
    *,
    deck: list[int] | None = None,
    discard: list[int] | None = None,
    guardian: int = 0,
    reserve: int = 0,
    slots: tuple[int, ...] = (),
    wrath: int = 0,
    acting: bool = False,
) -> Ghosts:
    made = Ghosts()
    made.deck = [] if deck is None else deck
    made.discard = [] if discard is None else discard
    made.guardian = guardian
    made.reserve = reserve
    made.slots = slots
    made.wrath = wrath
    made.acting = acting
    return made


def clone_ghosts(it: Ghosts) -> Ghosts:
    made = Ghosts()
    made.deck = it.deck[:]
    made.discard = it.discard[:]
    made.guardian = it.guardian
    made.reserve = it.reserve
    made.slots = it.slots
    made.wrath = it.wrath
    made.acting = it.acting
    return made


def veil_ghosts(it: Ghosts, seat: int, owner: int, recalls: bool) -> Ghosts:
    made = Ghosts()
    made.deck = hidden(it.deck)
    made.discard = it.discard[:]
    made.guardian = it.guardian
    made.reserve = it.reserve
    made.slots = it.slots
    made.wrath = it.wrath
    made.acting = it.acting
    return made


GHOSTS: Final = Record(
    new_ghosts,
    deck=ListOf(Name(PHANTOM_CARDS), 0, MOST_CARDS),
    discard=ListOf(Name(PHANTOM_CARDS), 0, MOST_CARDS),
    guardian=Name(REALMS),
    reserve=Int(0, 6),
    slots=TupleOf(Name(ELEMENTS), 4, 4),
    wrath=Int(0, 8),
    acting=Bool(),
)


def new_eldervale(
    spec: GameSpec,
    setup: Setup,
    rng: Rng,
    stack: list[Frame],
    legal: list[int],
    *,
    players: list[Player] | None = None,
    first: int = 0,
    elements: int = 0,
    cells: list[int] | None = None,
    far: int = NOWHERE,
    stock: list[int] | None = None,
    tokens: tuple[int, ...] = (),
    left: list[int] | None = None,
    dwellings: list[int] | None = None,
    decks: list[list[int]] | None = None,
    sunk: list[int] | None = None,
    shown: int = 0,
    deck: list[int] | None = None,
    discard: list[int] | None = None,
    cast: list[int] | None = None,
    packets: list[Hand] | None = None,
    place: list[int] | None = None,
    owner: list[int] | None = None,
    bound: int = 0,
    reborn: bool = False,
    chosen: tuple[int, ...] = (),
    grid: int = 0,
    track_orbs: int = 0,
    glory_orbs: int = 0,
    hoard: tuple[int, ...] = (),
    hoards: int = 0,
    ending: int = 0,
    turns_left: int = 0,
    now: Turn,
    battle: Battle | None = None,
    ghosts: Ghosts | None = None,
) -> Eldervale:
    made = Eldervale(spec, setup, rng, stack, legal)
    made.players = [] if players is None else players
    made.first = first
    made.elements = elements
    made.cells = [] if cells is None else cells
    made.far = far
    made.stock = [] if stock is None else stock
    made.tokens = tokens
    made.left = [] if left is None else left
    made.dwellings = [] if dwellings is None else dwellings
    made.decks = [] if decks is None else decks
    made.sunk = [] if sunk is None else sunk
    made.shown = shown
    made.deck = [] if deck is None else deck
    made.discard = [] if discard is None else discard
    made.cast = [] if cast is None else cast
    made.packets = [] if packets is None else packets
    made.place = [] if place is None else place
    made.owner = [] if owner is None else owner
    made.bound = bound
    made.reborn = reborn
    made.chosen = chosen
    made.grid = grid
    made.track_orbs = track_orbs
    made.glory_orbs = glory_orbs
    made.hoard = hoard
    made.hoards = hoards
    made.ending = ending
    made.turns_left = turns_left
    made.now = now
    made.battle = battle
    made.ghosts = ghosts
    made.derive()
    return made


def clone_eldervale(it: Eldervale) -> Eldervale:
    made = Eldervale(it.spec, it.setup, it.rng.clone(), it.stack[:], it.legal[:])
    made.players = [clone_player(one) for one in it.players]
    made.first = it.first
    made.elements = it.elements
    made.cells = it.cells[:]
    made.far = it.far
    made.stock = it.stock[:]
    made.tokens = it.tokens
    made.left = it.left[:]
    made.dwellings = it.dwellings[:]
    made.decks = [one[:] for one in it.decks]
    made.sunk = it.sunk[:]
    made.shown = it.shown
    made.deck = it.deck[:]
    made.discard = it.discard[:]
    made.cast = it.cast[:]
    made.packets = [one.clone() for one in it.packets]
    made.place = it.place[:]
    made.owner = it.owner[:]
    made.bound = it.bound
    made.reborn = it.reborn
    made.chosen = it.chosen
    made.grid = it.grid
    made.track_orbs = it.track_orbs
    made.glory_orbs = it.glory_orbs
    made.hoard = it.hoard
    made.hoards = it.hoards
    made.ending = it.ending
    made.turns_left = it.turns_left
    made.now = clone_turn(it.now)
    made.battle = None if it.battle is None else clone_battle(it.battle)
    made.ghosts = None if it.ghosts is None else clone_ghosts(it.ghosts)
    made.box = it.box
    made.teams = it.teams
    made.has_tactics = it.has_tactics
    made.free = it.free
    made.owned = it.owned
    made.near = it.near[:]
    it.carry(made)
    return made


def veil_eldervale(it: Eldervale, seat: int, recalls: bool) -> Eldervale:
    made = Eldervale(it.spec, it.setup, Rng(1, 1, 1, 1), it.stack[:], [])
    made.players = [veil_player(one, seat, owner, recalls) for owner, one in enumerate(it.players)]
    made.first = it.first
    made.elements = it.elements
    made.cells = it.cells[:]
    made.far = it.far
    made.stock = hidden(it.stock)
    made.left = it.left[:]
    made.dwellings = it.dwellings[:]
    made.decks = [hidden(one) for one in it.decks]
    made.sunk = it.sunk[:]
    made.shown = it.shown
    made.deck = hidden(it.deck)
    made.discard = it.discard[:]
    made.cast = it.cast[:]
    made.packets = [veil_hand(one, seat, owner == seat, recalls) for owner, one in enumerate(it.packets)]
    made.place = it.place[:]
    made.owner = it.owner[:]
    made.bound = it.bound
    made.reborn = it.reborn
    made.chosen = it.chosen
    made.grid = it.grid
    made.track_orbs = it.track_orbs
    made.glory_orbs = it.glory_orbs
    made.hoards = it.hoards
    made.ending = it.ending
    made.turns_left = it.turns_left
    made.now = veil_turn(it.now, seat, -1, recalls)
    made.battle = None if it.battle is None else veil_battle(it.battle, seat, -1, recalls)
    made.ghosts = None if it.ghosts is None else veil_ghosts(it.ghosts, seat, -1, recalls)
    it.carry_open(made)
    made.derive()
    return made


STATE: Final = Record(
    new_eldervale,
    players=ListOf(PLAYER, 2, 5),
    first=Int(0, 4),
    elements=Mask(ELEMENTS),
    cells=Each(REALMS, Name(MAP.names, nothing=True)),
    far=Name(REALMS, nothing=True),
    stock=ListOf(Name(REALMS), 0, MOST_CARDS),
    tokens=TupleOf(Name(TOKENS), ALL_TOKENS, ALL_TOKENS),
    left=Each(SPACES, Int(0, STACK)),
    dwellings=Each(ELEMENT_REALMS, SEAT),
    decks=Each(ELEMENTS, ListOf(Name(ADVENTURES), 0, MOST_CARDS)),
    sunk=Each(ELEMENTS, Int(0, MOST_CARDS)),
    shown=Mask(ELEMENTS),
    deck=MAGIC_LIST,
    discard=MAGIC_LIST,
    cast=MAGIC_LIST,
    packets=ListOf(CardsOf(MAGIC, Hand), 0, 5),
    place=Each(BEASTS, SPOT),
    owner=Each(BEASTS, SEAT),
    bound=Mask(MERCENARIES),
    reborn=Bool(),
    chosen=TupleOf(Name(BEASTS, nothing=True), len(ELEMENTS), len(ELEMENTS)),
    grid=Mask(REWARDS),
    track_orbs=Mask(ELEMENTS),
    glory_orbs=Mask(('4', '7')),
    hoard=TupleOf(Name(HOARD), 0, MOST_CARDS),
    hoards=Int(0, 3),
    ending=Int(0, len(ENDINGS) - 1),
    turns_left=Int(0, 10),
    now=TURN,
    battle=Maybe(BATTLE),
    ghosts=Maybe(GHOSTS),
)
