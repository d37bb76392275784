"""Made by `make fields` from the fields that the nouns declare. Do not change it by hand."""

from typing import Final

from deska.games.aeons_end.actions import BREACHES, CORRUPTIONS, MAGES, NEMESES, PLACES, PLAYABLE, PLAYER_CARDS, TURN_CARDS
from deska.games.aeons_end.components.state import (
    FOE,
    FOE_PILE,
    GONE,
    LAST_SPOT,
    MARKET_CARD,
    MOST_CARDS,
    MOST_HUSKS,
    NOWHERE,
    PILE,
    PREPPED,
    SPOTS,
    AeonsEnd,
    Player,
    Turn,
)
from deska.kernel import Pile, Setup
from deska.kernel.codec import Bool, CardsOf, Int, ListOf, Mask, Name, Record, TupleOf
from deska.kernel.effects import Frame
from deska.kernel.nouns import hidden, veil_pile
from deska.kernel.rng import Rng
from deska.kernel.spec import GameSpec


def new_player(
    *,
    mage: int = 0,
    life: int = 0,
    charges: int = 0,
    hand: list[int] | None = None,
    deck: Pile | None = None,
    discard: list[int] | None = None,
    played: list[int] | None = None,
    breaches: list[int] | None = None,
    prepped: list[int] | None = None,
) -> Player:
    made = Player()
    made.mage = mage
    made.life = life
    made.charges = charges
    made.hand = [] if hand is None else hand
    made.deck = Pile([], []) if deck is None else deck
    made.discard = [] if discard is None else discard
    made.played = [] if played is None else played
    made.breaches = [] if breaches is None else breaches
    made.prepped = [] if prepped is None else prepped
    return made


def clone_player(it: Player) -> Player:
    made = Player()
    made.mage = it.mage
    made.life = it.life
    made.charges = it.charges
    made.hand = it.hand[:]
    made.deck = it.deck.clone()
    made.discard = it.discard[:]
    made.played = it.played[:]
    made.breaches = it.breaches[:]
    made.prepped = it.prepped[:]
    return made


def veil_player(it: Player, seat: int, owner: int, recalls: bool) -> Player:
    made = Player()
    made.mage = it.mage
    made.life = it.life
    made.charges = it.charges
    made.hand = it.hand[:]
    made.deck = veil_pile(it.deck, seat, recalls)
    made.discard = it.discard[:]
    made.played = it.played[:]
    made.breaches = it.breaches[:]
    made.prepped = it.prepped[:]
    return made


PLAYER: Final = Record(
    new_player,
    mage=Name(MAGES),
    life=Int(0, 15),
    charges=Int(0, 5),
    hand=PILE,
    deck=CardsOf(PLAYER_CARDS, Pile),
    discard=PILE,
    played=PILE,
    breaches=ListOf(Int(0, GONE), 4, 4),
    prepped=ListOf(PREPPED, SPOTS, SPOTS),
)


def new_turn(
    *,
    aether: int = 0,
    gem_aether: int = 0,
    spell_aether: int = 0,
    discount: int = 0,
    focused: int = 0,
    fresh: int = 0,
    used: int = 0,
    gate: bool = False,
    ward: bool = False,
    plays: list[int] | None = None,
    drawn: int = 0,
    casting: int = NOWHERE,
    strength: int = 0,
) -> Turn:
    made = Turn()
    made.aether = aether
    made.gem_aether = gem_aether
    made.spell_aether = spell_aether
    made.discount = discount
    made.focused = focused
    made.fresh = fresh
    made.used = used
    made.gate = gate
    made.ward = ward
    made.plays = [] if plays is None else plays
    made.drawn = drawn
    made.casting = casting
    made.strength = strength
    return made


def clone_turn(it: Turn) -> Turn:
    made = Turn()
    made.aether = it.aether
    made.gem_aether = it.gem_aether
    made.spell_aether = it.spell_aether
    made.discount = it.discount
    made.focused = it.focused
    made.fresh = it.fresh
    made.used = it.used
    made.gate = it.gate
    made.ward = it.ward
    made.plays = it.plays[:]
    made.drawn = it.drawn
    made.casting = it.casting
    made.strength = it.strength
    return made


def veil_turn(it: Turn, seat: int, owner: int, recalls: bool) -> Turn:
    made = Turn()
    made.aether = it.aether
    made.gem_aether = it.gem_aether
    made.spell_aether = it.spell_aether
    made.discount = it.discount
    made.focused = it.focused
    made.fresh = it.fresh
    made.used = it.used
    made.gate = it.gate
    made.ward = it.ward
    made.plays = it.plays[:]
    made.drawn = it.drawn
    made.casting = it.casting
    made.strength = it.strength
    return made


TURN: Final = Record(
    new_turn,
    aether=Int(0, 1000),
    gem_aether=Int(0, 1000),
    spell_aether=Int(0, 1000),
    discount=Int(0, 1000),
    focused=Mask(BREACHES),
    fresh=Mask(PLACES),
    used=Mask(PLACES),
    gate=Bool(),
    ward=Bool(),
    plays=ListOf(Name(PLAYABLE), 0, 1000),
    drawn=Mask(CORRUPTIONS),
    casting=Int(NOWHERE, LAST_SPOT),
    strength=Int(0, 100),
)


def new_aeons_end(
    spec: GameSpec,
    setup: Setup,
    rng: Rng,
    stack: list[Frame],
    legal: list[int],
    *,
    players: list[Player] | None = None,
    gravehold: int = 0,
    market: tuple[int, ...] = (),
    left: list[int] | None = None,
    destroyed: list[int] | None = None,
    order: Pile | None = None,
    spent: list[int] | None = None,
    now: Turn,
    nemesis: int = 0,
    life: int = 0,
    deck: list[int] | None = None,
    discard: list[int] | None = None,
    field: list[int] | None = None,
    tokens: list[int] | None = None,
    drawn: list[int] | None = None,
    fury: int = 0,
    strikes: list[int] | None = None,
    husks: int = 0,
    wounded: int = 0,
    devoured: list[int] | None = None,
    corruptions: Pile | None = None,
) -> AeonsEnd:
    made = AeonsEnd(spec, setup, rng, stack, legal)
    made.players = [] if players is None else players
    made.gravehold = gravehold
    made.market = market
    made.left = [] if left is None else left
    made.destroyed = [] if destroyed is None else destroyed
    made.order = Pile([], []) if order is None else order
    made.spent = [] if spent is None else spent
    made.now = now
    made.nemesis = nemesis
    made.life = life
    made.deck = [] if deck is None else deck
    made.discard = [] if discard is None else discard
    made.field = [] if field is None else field
    made.tokens = [] if tokens is None else tokens
    made.drawn = [] if drawn is None else drawn
    made.fury = fury
    made.strikes = [] if strikes is None else strikes
    made.husks = husks
    made.wounded = wounded
    made.devoured = [] if devoured is None else devoured
    made.corruptions = Pile([], []) if corruptions is None else corruptions
    made.derive()
    return made


def clone_aeons_end(it: AeonsEnd) -> AeonsEnd:
    made = AeonsEnd(it.spec, it.setup, it.rng.clone(), it.stack[:], it.legal[:])
    made.players = [clone_player(one) for one in it.players]
    made.gravehold = it.gravehold
    made.market = it.market
    made.left = it.left[:]
    made.destroyed = it.destroyed[:]
    made.order = it.order.clone()
    made.spent = it.spent[:]
    made.now = clone_turn(it.now)
    made.nemesis = it.nemesis
    made.life = it.life
    made.deck = it.deck[:]
    made.discard = it.discard[:]
    made.field = it.field[:]
    made.tokens = it.tokens[:]
    made.drawn = it.drawn[:]
    made.fury = it.fury
    made.strikes = it.strikes[:]
    made.husks = it.husks
    made.wounded = it.wounded
    made.devoured = it.devoured[:]
    made.corruptions = it.corruptions.clone()
    made.level = it.level
    made.box = it.box
    it.carry(made)
    return made


def veil_aeons_end(it: AeonsEnd, seat: int, recalls: bool) -> AeonsEnd:
    made = AeonsEnd(it.spec, it.setup, Rng(1, 1, 1, 1), it.stack[:], [])
    made.players = [veil_player(one, seat, owner, recalls) for owner, one in enumerate(it.players)]
    made.gravehold = it.gravehold
    made.market = it.market
    made.left = it.left[:]
    made.destroyed = it.destroyed[:]
    made.order = veil_pile(it.order, seat, recalls)
    made.spent = it.spent[:]
    made.now = veil_turn(it.now, seat, -1, recalls)
    made.nemesis = it.nemesis
    made.life = it.life
    made.deck = hidden(it.deck)
    made.discard = it.discard[:]
    made.field = it.field[:]
    made.tokens = it.tokens[:]
    made.drawn = it.drawn[:]
    made.fury = it.fury
    made.strikes = hidden(it.strikes)
    made.husks = it.husks
    made.wounded = it.wounded
    made.devoured = it.devoured[:]
    made.corruptions = veil_pile(it.corruptions, seat, recalls)
    it.carry_open(made)
    made.derive()
    return made


STATE: Final = Record(
    new_aeons_end,
    players=ListOf(PLAYER, 1, 4),
    gravehold=Int(0, 35),
    market=TupleOf(MARKET_CARD, 9, 9),
    left=ListOf(Int(0, 7), 9, 9),
    destroyed=PILE,
    order=CardsOf(TURN_CARDS, Pile),
    spent=ListOf(Name(TURN_CARDS), 0, 6),
    now=TURN,
    nemesis=Name(NEMESES),
    life=Int(0, 80),
    deck=FOE_PILE,
    discard=FOE_PILE,
    field=FOE_PILE,
    tokens=ListOf(Int(0, 30), 0, MOST_CARDS),
    drawn=ListOf(FOE, 0, 2),
    fury=Int(0, 10000),
    strikes=FOE_PILE,
    husks=Int(0, MOST_HUSKS),
    wounded=Int(0, MOST_HUSKS),
    devoured=ListOf(MARKET_CARD, 0, MOST_CARDS),
    corruptions=CardsOf(PLAYER_CARDS, Pile),
)
