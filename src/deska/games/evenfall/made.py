"""Made by `make fields` from the fields that the nouns declare. Do not change it by hand."""

from typing import Final

from deska.games.evenfall.actions import CLANS, DRAWN, MEMBERS, PEOPLE, PLACES, REGIONS, RESOURCES, RITUALS, STONES
from deska.games.evenfall.components.box import NOTHING, SOURCES
from deska.games.evenfall.components.clan import (
    ELDER,
    EMPTY,
    FIGURES_EACH,
    MOST,
    MOST_CARDS,
    MOST_MANA,
    MOST_REGIONS,
    PLACE,
    REGION_COUNT,
    STONE,
    TOP,
    Player,
    Site,
)
from deska.games.evenfall.components.state import CARD, MOST_DIAL, ROUNDS, Evenfall
from deska.kernel import Frame, Hand
from deska.kernel.codec import Bool, CardsOf, Counts, Int, ListOf, Mask, Name, Record, TupleOf
from deska.kernel.game import Setup
from deska.kernel.nouns import hidden, veil_hand
from deska.kernel.rng import Rng
from deska.kernel.spec import GameSpec


def new_site(
    *,
    place: int,
    ritual: int = NOTHING,
    inner: bool = False,
    sickles: int = 0,
    orbs: int = 0,
    figure: int = EMPTY,
    stone: int = NOTHING,
) -> Site:
    made = Site()
    made.place = place
    made.ritual = ritual
    made.inner = inner
    made.sickles = sickles
    made.orbs = orbs
    made.figure = figure
    made.stone = stone
    return made


def clone_site(it: Site) -> Site:
    made = Site()
    made.place = it.place
    made.ritual = it.ritual
    made.inner = it.inner
    made.sickles = it.sickles
    made.orbs = it.orbs
    made.figure = it.figure
    made.stone = it.stone
    return made


SITE: Final = Record(
    new_site,
    place=PLACE,
    ritual=Name(RITUALS, nothing=True),
    inner=Bool(),
    sickles=Int(0, 3),
    orbs=Int(0, 3),
    figure=Int(EMPTY, ELDER),
    stone=STONE,
)


def new_player(
    *,
    clan: int = 0,
    witches: int = 0,
    elders: int = 0,
    stock: list[int] | None = None,
    mana: int = 0,
    vp: int = 0,
    earned: list[int] | None = None,
    revel: int = 0,
    active: bool = False,
    passed: bool = False,
    hand: Hand | None = None,
    sites: list[Site] | None = None,
    specialists: tuple[int, ...] = (),
    exhausted: int = 0,
    borrowed: tuple[int, ...] = (),
    worn: int = 0,
    council: tuple[int, ...] = (),
    stones: list[int] | None = None,
    fields: tuple[int, ...] = (),
    witches_at: list[int] | None = None,
    elders_at: list[int] | None = None,
    spaces: list[int] | None = None,
    at_home: bool = False,
    aside: Hand | None = None,
) -> Player:
    made = Player()
    made.clan = clan
    made.witches = witches
    made.elders = elders
    made.stock = [] if stock is None else stock
    made.mana = mana
    made.vp = vp
    made.earned = [] if earned is None else earned
    made.revel = revel
    made.active = active
    made.passed = passed
    made.hand = Hand([], []) if hand is None else hand
    made.sites = [] if sites is None else sites
    made.specialists = specialists
    made.exhausted = exhausted
    made.borrowed = borrowed
    made.worn = worn
    made.council = council
    made.stones = [] if stones is None else stones
    made.fields = fields
    made.witches_at = [] if witches_at is None else witches_at
    made.elders_at = [] if elders_at is None else elders_at
    made.spaces = [] if spaces is None else spaces
    made.at_home = at_home
    made.aside = Hand([], []) if aside is None else aside
    return made


def clone_player(it: Player) -> Player:
    made = Player()
    made.clan = it.clan
    made.witches = it.witches
    made.elders = it.elders
    made.stock = it.stock[:]
    made.mana = it.mana
    made.vp = it.vp
    made.earned = it.earned[:]
    made.revel = it.revel
    made.active = it.active
    made.passed = it.passed
    made.hand = it.hand.clone()
    made.sites = it.sites[:]
    made.specialists = it.specialists
    made.exhausted = it.exhausted
    made.borrowed = it.borrowed
    made.worn = it.worn
    made.council = it.council
    made.stones = it.stones[:]
    made.fields = it.fields
    made.witches_at = it.witches_at[:]
    made.elders_at = it.elders_at[:]
    made.spaces = it.spaces[:]
    made.at_home = it.at_home
    made.aside = it.aside.clone()
    return made


def veil_player(it: Player, seat: int, owner: int, recalls: bool) -> Player:
    made = Player()
    made.clan = it.clan
    made.witches = it.witches
    made.elders = it.elders
    made.stock = it.stock[:]
    made.mana = it.mana
    made.vp = it.vp
    made.earned = it.earned[:]
    made.revel = it.revel
    made.active = it.active
    made.passed = it.passed
    made.hand = veil_hand(it.hand, seat, owner == seat, recalls)
    made.sites = it.sites[:]
    made.specialists = it.specialists
    made.exhausted = it.exhausted
    made.borrowed = it.borrowed
    made.worn = it.worn
    made.council = it.council
    made.stones = it.stones[:]
    made.fields = it.fields
    made.witches_at = it.witches_at[:]
    made.elders_at = it.elders_at[:]
    made.spaces = it.spaces[:]
    made.at_home = it.at_home
    made.aside = veil_hand(it.aside, seat, owner == seat, recalls)
    return made


PLAYER: Final = Record(
    new_player,
    clan=Name(CLANS),
    witches=Int(0, FIGURES_EACH),
    elders=Int(0, FIGURES_EACH),
    stock=Counts(RESOURCES, MOST),
    mana=Int(0, MOST_MANA),
    vp=Int(0, MOST),
    earned=Counts(SOURCES, MOST),
    revel=Int(0, TOP),
    active=Bool(),
    passed=Bool(),
    hand=CardsOf(DRAWN, Hand),
    sites=ListOf(SITE, 0, MOST_CARDS),
    specialists=TupleOf(Name(PEOPLE), 0, MOST_CARDS),
    exhausted=Mask(PEOPLE),
    borrowed=TupleOf(Name(PEOPLE), 0, FIGURES_EACH),
    worn=Mask(PEOPLE),
    council=TupleOf(Name(MEMBERS), 0, MOST_CARDS),
    stones=Counts(STONES, 12),
    fields=TupleOf(STONE, 4, 4),
    witches_at=REGION_COUNT,
    elders_at=REGION_COUNT,
    spaces=ListOf(Int(EMPTY, ELDER), MOST_REGIONS, MOST_REGIONS),
    at_home=Bool(),
    aside=CardsOf(DRAWN, Hand),
)


def new_evenfall(
    spec: GameSpec,
    setup: Setup,
    rng: Rng,
    stack: list[Frame],
    legal: list[int],
    *,
    players: list[Player] | None = None,
    deck: list[int] | None = None,
    discard: list[int] | None = None,
    removed: tuple[int, ...] = (),
    places: list[int] | None = None,
    slots: list[int] | None = None,
    stones: list[int] | None = None,
    round: int = 1,
    first: int = 0,
    playing: int = -1,
    rondel: int = 0,
    region: int = -1,
    dials: list[int] | None = None,
    strengths: list[int] | None = None,
) -> Evenfall:
    made = Evenfall(spec, setup, rng, stack, legal)
    made.players = [] if players is None else players
    made.deck = [] if deck is None else deck
    made.discard = [] if discard is None else discard
    made.removed = removed
    made.places = [] if places is None else places
    made.slots = [] if slots is None else slots
    made.stones = [] if stones is None else stones
    made.round = round
    made.first = first
    made.playing = playing
    made.rondel = rondel
    made.region = region
    made.dials = [] if dials is None else dials
    made.strengths = [] if strengths is None else strengths
    made.derive()
    return made


def clone_evenfall(it: Evenfall) -> Evenfall:
    made = Evenfall(it.spec, it.setup, it.rng.clone(), it.stack[:], it.legal[:])
    made.players = [clone_player(one) for one in it.players]
    made.deck = it.deck[:]
    made.discard = it.discard[:]
    made.removed = it.removed
    made.places = it.places[:]
    made.slots = it.slots[:]
    made.stones = it.stones[:]
    made.round = it.round
    made.first = it.first
    made.playing = it.playing
    made.rondel = it.rondel
    made.region = it.region
    made.dials = it.dials[:]
    made.strengths = it.strengths[:]
    made.box = it.box
    made.moon = it.moon
    made.regions = it.regions
    made.width = it.width
    it.carry(made)
    return made


def veil_evenfall(it: Evenfall, seat: int, recalls: bool) -> Evenfall:
    made = Evenfall(it.spec, it.setup, Rng(1, 1, 1, 1), it.stack[:], [])
    made.players = [veil_player(one, seat, owner, recalls) for owner, one in enumerate(it.players)]
    made.deck = hidden(it.deck)
    made.discard = it.discard[:]
    made.removed = it.removed
    made.places = hidden(it.places)
    made.slots = it.slots[:]
    made.stones = it.stones[:]
    made.round = it.round
    made.first = it.first
    made.playing = it.playing
    made.rondel = it.rondel
    made.region = it.region
    made.dials = it.dials[:]
    made.strengths = it.strengths[:]
    it.carry_open(made)
    made.derive()
    return made


STATE: Final = Record(
    new_evenfall,
    players=ListOf(PLAYER, 1, 4),
    deck=ListOf(CARD, 0, MOST_CARDS),
    discard=ListOf(CARD, 0, MOST_CARDS),
    removed=TupleOf(Name(RITUALS), 0, MOST_CARDS),
    places=ListOf(PLACE, 0, MOST_CARDS),
    slots=ListOf(Name(PLACES, nothing=True), 6, 12),
    stones=ListOf(STONE, 8, 12),
    round=Int(1, ROUNDS),
    first=Int(0, 3),
    playing=Name(DRAWN, nothing=True),
    rondel=Int(0, 11),
    region=Name(REGIONS, nothing=True),
    dials=ListOf(Int(NOTHING, MOST_DIAL), 0, 4),
    strengths=ListOf(Int(NOTHING, 1000), 0, 4),
)
