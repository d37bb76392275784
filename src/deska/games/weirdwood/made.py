"""Made by `make fields` from the fields that the nouns declare. Do not change it by hand."""

from typing import Final

from deska.games.weirdwood.actions import (
    ACTION_CARDS,
    CARDS,
    CHARACTERS,
    CRAFTS,
    MONSTERS,
    MONSTER_CARDS,
    QUESTS,
    ROOMS,
    SLOTS,
    TACTICS,
    TIMES,
)
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.definitions import KINDS, SHARED_END
from deska.games.weirdwood.components.fight import BEFORE, DEALT, DICE_COUNTS, FACE_LIST, Battle
from deska.games.weirdwood.components.manor import DAYS, PLACES, PLACE_NAMES, RINGS
from deska.games.weirdwood.components.people import (
    BOARD_SLOTS,
    COMPANION_CARD,
    COUNT,
    FOE,
    MOST,
    MOST_HEALTH,
    MOST_SLOTS,
    PILE,
    PLACE,
    SEAT,
    TACTIC,
    ActField,
    Player,
    Turn,
)
from deska.games.weirdwood.components.state import FAVOURS, OFFER, POWER_PLACES, SCARABS, Back, Weirdwood
from deska.kernel import Pile, Setup
from deska.kernel.codec import Bool, CardsOf, Int, ListOf, Mask, Maybe, Name, Record, TupleOf
from deska.kernel.effects import Frame
from deska.kernel.nouns import veil_pile
from deska.kernel.rng import Rng
from deska.kernel.spec import GameSpec


def new_battle(
    *,
    seat: int = 0,
    place: int = 0,
    monster: bool = False,
    far: bool = False,
    source: int = NOTHING,
    dice: list[int] | None = None,
    faces: list[int] | None = None,
    foe_dice: list[int] | None = None,
    foe_faces: list[int] | None = None,
    hits: int = 0,
    blocks: int = 0,
    rerolls: int = 0,
    sets: int = 0,
    cuts: int = 0,
    steals: int = 0,
    links: int = 0,
    looted: bool = False,
    fresh: int = 0,
    phase: int = BEFORE,
    surges: int = 0,
    dealt: int = 0,
    xp: int = 0,
    hurt: int = 0,
) -> Battle:
    made = Battle()
    made.seat = seat
    made.place = place
    made.monster = monster
    made.far = far
    made.source = source
    made.dice = [] if dice is None else dice
    made.faces = [] if faces is None else faces
    made.foe_dice = [] if foe_dice is None else foe_dice
    made.foe_faces = [] if foe_faces is None else foe_faces
    made.hits = hits
    made.blocks = blocks
    made.rerolls = rerolls
    made.sets = sets
    made.cuts = cuts
    made.steals = steals
    made.links = links
    made.looted = looted
    made.fresh = fresh
    made.phase = phase
    made.surges = surges
    made.dealt = dealt
    made.xp = xp
    made.hurt = hurt
    return made


def clone_battle(it: Battle) -> Battle:
    made = Battle()
    made.seat = it.seat
    made.place = it.place
    made.monster = it.monster
    made.far = it.far
    made.source = it.source
    made.dice = it.dice[:]
    made.faces = it.faces[:]
    made.foe_dice = it.foe_dice[:]
    made.foe_faces = it.foe_faces[:]
    made.hits = it.hits
    made.blocks = it.blocks
    made.rerolls = it.rerolls
    made.sets = it.sets
    made.cuts = it.cuts
    made.steals = it.steals
    made.links = it.links
    made.looted = it.looted
    made.fresh = it.fresh
    made.phase = it.phase
    made.surges = it.surges
    made.dealt = it.dealt
    made.xp = it.xp
    made.hurt = it.hurt
    return made


def veil_battle(it: Battle, seat: int, owner: int, recalls: bool) -> Battle:
    made = Battle()
    made.seat = it.seat
    made.place = it.place
    made.monster = it.monster
    made.far = it.far
    made.source = it.source
    made.dice = it.dice[:]
    made.faces = it.faces[:]
    made.foe_dice = it.foe_dice[:]
    made.foe_faces = it.foe_faces[:]
    made.hits = it.hits
    made.blocks = it.blocks
    made.rerolls = it.rerolls
    made.sets = it.sets
    made.cuts = it.cuts
    made.steals = it.steals
    made.links = it.links
    made.looted = it.looted
    made.fresh = it.fresh
    made.phase = it.phase
    made.surges = it.surges
    made.dealt = it.dealt
    made.xp = it.xp
    made.hurt = it.hurt
    return made


BATTLE: Final = Record(
    new_battle,
    seat=SEAT,
    place=PLACE,
    monster=Bool(),
    far=Bool(),
    source=Name(CARDS, nothing=True),
    dice=DICE_COUNTS,
    faces=FACE_LIST,
    foe_dice=DICE_COUNTS,
    foe_faces=FACE_LIST,
    hits=COUNT,
    blocks=COUNT,
    rerolls=COUNT,
    sets=COUNT,
    cuts=COUNT,
    steals=COUNT,
    links=COUNT,
    looted=Bool(),
    fresh=COUNT,
    phase=Int(BEFORE, DEALT),
    surges=COUNT,
    dealt=COUNT,
    xp=COUNT,
    hurt=COUNT,
)


def new_player(
    *,
    character: int = 0,
    place: int = 0,
    health: int = 1,
    power: int = 0,
    goods: list[int] | None = None,
    tracks: list[int] | None = None,
    dice: list[int] | None = None,
    hand: list[int] | None = None,
    deck: Pile | None = None,
    discard: list[int] | None = None,
    slots: list[int] | None = None,
    down: int = 0,
    covers: list[int] | None = None,
    tactics: list[int] | None = None,
    companions: list[int] | None = None,
    exhausted: int = 0,
    quest: int = NOTHING,
    laid_quest: bool = False,
    favours: int = 0,
    loot: list[int] | None = None,
    used: int = 0,
    edge: int = 0,
    ward: int = 0,
) -> Player:
    made = Player()
    made.character = character
    made.place = place
    made.health = health
    made.power = power
    made.goods = [] if goods is None else goods
    made.tracks = [] if tracks is None else tracks
    made.dice = [] if dice is None else dice
    made.hand = [] if hand is None else hand
    made.deck = Pile([], []) if deck is None else deck
    made.discard = [] if discard is None else discard
    made.slots = [] if slots is None else slots
    made.down = down
    made.covers = [] if covers is None else covers
    made.tactics = [] if tactics is None else tactics
    made.companions = [] if companions is None else companions
    made.exhausted = exhausted
    made.quest = quest
    made.laid_quest = laid_quest
    made.favours = favours
    made.loot = [] if loot is None else loot
    made.used = used
    made.edge = edge
    made.ward = ward
    return made


def clone_player(it: Player) -> Player:
    made = Player()
    made.character = it.character
    made.place = it.place
    made.health = it.health
    made.power = it.power
    made.goods = it.goods[:]
    made.tracks = it.tracks[:]
    made.dice = it.dice[:]
    made.hand = it.hand[:]
    made.deck = it.deck.clone()
    made.discard = it.discard[:]
    made.slots = it.slots[:]
    made.down = it.down
    made.covers = it.covers[:]
    made.tactics = it.tactics[:]
    made.companions = it.companions[:]
    made.exhausted = it.exhausted
    made.quest = it.quest
    made.laid_quest = it.laid_quest
    made.favours = it.favours
    made.loot = it.loot[:]
    made.used = it.used
    made.edge = it.edge
    made.ward = it.ward
    return made


def veil_player(it: Player, seat: int, owner: int, recalls: bool) -> Player:
    made = Player()
    made.character = it.character
    made.place = it.place
    made.health = it.health
    made.power = it.power
    made.goods = it.goods[:]
    made.tracks = it.tracks[:]
    made.dice = it.dice[:]
    made.hand = it.hand[:]
    made.deck = veil_pile(it.deck, seat, recalls)
    made.discard = it.discard[:]
    made.slots = it.slots[:]
    made.down = it.down
    made.covers = it.covers[:]
    made.tactics = it.tactics[:]
    made.companions = it.companions[:]
    made.exhausted = it.exhausted
    made.quest = it.quest
    made.laid_quest = it.laid_quest
    made.favours = it.favours
    made.loot = it.loot[:]
    made.used = it.used
    made.edge = it.edge
    made.ward = it.ward
    return made


PLAYER: Final = Record(
    new_player,
    character=Name(CHARACTERS),
    place=PLACE,
    health=Int(1, MOST_HEALTH),
    power=COUNT,
    goods=ListOf(COUNT, 3, 3),
    tracks=ListOf(Int(0, 16), 3, 3),
    dice=ListOf(Name(CRAFTS), 0, 4),
    hand=PILE,
    deck=CardsOf(ACTION_CARDS, Pile),
    discard=PILE,
    slots=ListOf(Name(ACTION_CARDS, nothing=True), BOARD_SLOTS, MOST_SLOTS),
    down=Mask(SLOTS),
    covers=ListOf(Name(TACTICS, nothing=True), BOARD_SLOTS, MOST_SLOTS),
    tactics=ListOf(TACTIC, 0, MOST),
    companions=ListOf(COMPANION_CARD, 0, MOST_SLOTS),
    exhausted=Int(0, (1 << MOST_SLOTS) - 1),
    quest=Name(QUESTS, nothing=True),
    laid_quest=Bool(),
    favours=Int(0, 8),
    loot=ListOf(FOE, 0, 2),
    used=Int(0, (1 << MOST_SLOTS) - 1),
    edge=COUNT,
    ward=COUNT,
)


def new_turn(
    *,
    played: bool = False,
    due: list[int] | None = None,
    echo: int = NOTHING,
    echoed: int = NOTHING,
    opened: bool = False,
    wild: int = 0,
    free: bool = False,
    transferred: bool = False,
    paid: int = 0,
    rings: int = 0,
    rooms: int = 0,
    strike: int = 0,
    reach: int = 0,
    drain: bool = False,
    wounds: int = 0,
) -> Turn:
    made = Turn()
    made.played = played
    made.due = [] if due is None else due
    made.echo = echo
    made.echoed = echoed
    made.opened = opened
    made.wild = wild
    made.free = free
    made.transferred = transferred
    made.paid = paid
    made.rings = rings
    made.rooms = rooms
    made.strike = strike
    made.reach = reach
    made.drain = drain
    made.wounds = wounds
    return made


def clone_turn(it: Turn) -> Turn:
    made = Turn()
    made.played = it.played
    made.due = it.due[:]
    made.echo = it.echo
    made.echoed = it.echoed
    made.opened = it.opened
    made.wild = it.wild
    made.free = it.free
    made.transferred = it.transferred
    made.paid = it.paid
    made.rings = it.rings
    made.rooms = it.rooms
    made.strike = it.strike
    made.reach = it.reach
    made.drain = it.drain
    made.wounds = it.wounds
    return made


def veil_turn(it: Turn, seat: int, owner: int, recalls: bool) -> Turn:
    made = Turn()
    made.played = it.played
    made.due = it.due[:]
    made.echo = it.echo
    made.echoed = it.echoed
    made.opened = it.opened
    made.wild = it.wild
    made.free = it.free
    made.transferred = it.transferred
    made.paid = it.paid
    made.rings = it.rings
    made.rooms = it.rooms
    made.strike = it.strike
    made.reach = it.reach
    made.drain = it.drain
    made.wounds = it.wounds
    return made


TURN: Final = Record(
    new_turn,
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


def new_back(
    *,
    kind: int,
    hourglasses: int,
) -> Back:
    made = Back()
    made.kind = kind
    made.hourglasses = hourglasses
    return made


def clone_back(it: Back) -> Back:
    made = Back()
    made.kind = it.kind
    made.hourglasses = it.hourglasses
    return made


BACK: Final = Record(
    new_back,
    kind=Name(KINDS),
    hourglasses=Int(1, 4),
)


def new_weirdwood(
    spec: GameSpec,
    setup: Setup,
    rng: Rng,
    stack: list[Frame],
    legal: list[int],
    *,
    players: list[Player] | None = None,
    day: int = 1,
    time: int = 0,
    tiles: tuple[int, ...] = (),
    scarabs: list[int] | None = None,
    supply: int = 0,
    infested: int = 0,
    tokens: int = 0,
    blighted: int = 0,
    monster: int = 0,
    lair: int = 0,
    health: list[int] | None = None,
    lady: int = NOTHING,
    force: int = 0,
    branches: list[int] | None = None,
    deck: Pile | None = None,
    coming: Pile | None = None,
    discard: list[int] | None = None,
    powers: list[int] | None = None,
    plans: list[Pile] | None = None,
    done: int = 0,
    shown: int = NOTHING,
    tactics: Pile | None = None,
    tactic_discard: list[int] | None = None,
    companions: Pile | None = None,
    offer: list[int] | None = None,
    quests: Pile | None = None,
    favours: int = 0,
    shared: int = 0,
    chamber: int = NOTHING,
    now: Turn,
    battle: Battle | None = None,
) -> Weirdwood:
    made = Weirdwood(spec, setup, rng, stack, legal)
    made.players = [] if players is None else players
    made.day = day
    made.time = time
    made.tiles = tiles
    made.scarabs = [] if scarabs is None else scarabs
    made.supply = supply
    made.infested = infested
    made.tokens = tokens
    made.blighted = blighted
    made.monster = monster
    made.lair = lair
    made.health = [] if health is None else health
    made.lady = lady
    made.force = force
    made.branches = [] if branches is None else branches
    made.deck = Pile([], []) if deck is None else deck
    made.coming = Pile([], []) if coming is None else coming
    made.discard = [] if discard is None else discard
    made.powers = [] if powers is None else powers
    made.plans = [] if plans is None else plans
    made.done = done
    made.shown = shown
    made.tactics = Pile([], []) if tactics is None else tactics
    made.tactic_discard = [] if tactic_discard is None else tactic_discard
    made.companions = Pile([], []) if companions is None else companions
    made.offer = [] if offer is None else offer
    made.quests = Pile([], []) if quests is None else quests
    made.favours = favours
    made.shared = shared
    made.chamber = chamber
    made.now = now
    made.battle = battle
    made.derive()
    return made


def clone_weirdwood(it: Weirdwood) -> Weirdwood:
    made = Weirdwood(it.spec, it.setup, it.rng.clone(), it.stack[:], it.legal[:])
    made.players = [clone_player(one) for one in it.players]
    made.day = it.day
    made.time = it.time
    made.tiles = it.tiles
    made.scarabs = it.scarabs[:]
    made.supply = it.supply
    made.infested = it.infested
    made.tokens = it.tokens
    made.blighted = it.blighted
    made.monster = it.monster
    made.lair = it.lair
    made.health = it.health[:]
    made.lady = it.lady
    made.force = it.force
    made.branches = it.branches[:]
    made.deck = it.deck.clone()
    made.coming = it.coming.clone()
    made.discard = it.discard[:]
    made.powers = it.powers[:]
    made.plans = [one.clone() for one in it.plans]
    made.done = it.done
    made.shown = it.shown
    made.tactics = it.tactics.clone()
    made.tactic_discard = it.tactic_discard[:]
    made.companions = it.companions.clone()
    made.offer = it.offer[:]
    made.quests = it.quests.clone()
    made.favours = it.favours
    made.shared = it.shared
    made.chamber = it.chamber
    made.now = clone_turn(it.now)
    made.battle = None if it.battle is None else clone_battle(it.battle)
    made.level = it.level
    made.box = it.box
    made.board = it.board
    made.scale = it.scale
    made.fate = it.fate
    made.habits = it.habits
    it.carry(made)
    return made


def veil_weirdwood(it: Weirdwood, seat: int, recalls: bool) -> Weirdwood:
    made = Weirdwood(it.spec, it.setup, Rng(1, 1, 1, 1), it.stack[:], [])
    made.players = [veil_player(one, seat, owner, recalls) for owner, one in enumerate(it.players)]
    made.day = it.day
    made.time = it.time
    made.tiles = it.tiles
    made.scarabs = it.scarabs[:]
    made.supply = it.supply
    made.infested = it.infested
    made.tokens = it.tokens
    made.blighted = it.blighted
    made.monster = it.monster
    made.lair = it.lair
    made.health = it.health[:]
    made.lady = it.lady
    made.force = it.force
    made.branches = it.branches[:]
    made.deck = veil_pile(it.deck, seat, recalls)
    made.coming = veil_pile(it.coming, seat, recalls)
    made.discard = it.discard[:]
    made.powers = it.powers[:]
    made.plans = [veil_pile(one, seat, recalls) for owner, one in enumerate(it.plans)]
    made.done = it.done
    made.shown = it.shown
    made.tactics = veil_pile(it.tactics, seat, recalls)
    made.tactic_discard = it.tactic_discard[:]
    made.companions = veil_pile(it.companions, seat, recalls)
    made.offer = it.offer[:]
    made.quests = veil_pile(it.quests, seat, recalls)
    made.favours = it.favours
    made.shared = it.shared
    made.chamber = it.chamber
    made.now = veil_turn(it.now, seat, -1, recalls)
    made.battle = None if it.battle is None else veil_battle(it.battle, seat, -1, recalls)
    it.carry_open(made)
    made.derive()
    return made


STATE: Final = Record(
    new_weirdwood,
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
    deck=CardsOf(CARDS, Pile),
    coming=CardsOf(CARDS, Pile),
    discard=ListOf(FOE, 0, MOST),
    powers=ListOf(FOE, 0, POWER_PLACES),
    plans=ListOf(CardsOf(CARDS, Pile), 0, MOST),
    done=Int(0, MOST),
    shown=Name(MONSTER_CARDS, nothing=True),
    tactics=CardsOf(CARDS, Pile),
    tactic_discard=ListOf(TACTIC, 0, MOST),
    companions=CardsOf(CARDS, Pile),
    offer=ListOf(COMPANION_CARD, 0, OFFER),
    quests=CardsOf(CARDS, Pile),
    favours=Int(0, FAVOURS),
    shared=Int(0, SHARED_END),
    chamber=Name(ACTION_CARDS, nothing=True),
    now=TURN,
    battle=Maybe(BATTLE),
    told={"deck_contents": ListOf(PILE, 1, 5), "coming_back": Maybe(BACK), "plan_backs": ListOf(BACK, 0, MOST)},
)
