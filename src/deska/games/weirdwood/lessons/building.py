"""Positions of Weirdwood Manor for lessons, examples and tests, set up with only what they show.

Rooms lie in the order of their names unless `layout` says otherwise; the throne room holds six scarabs and all other rooms none unless
`scarabs` says otherwise. Action cards that are named nowhere lie in their owner's deck, monster cards in the monster's deck below `top`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from deska.games.weirdwood.actions import CARDS, CRAFTS, ROOMS, SLOTS, TACTICS, TIMES
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.manor import FIXED, PLACE_NAMES, PLACES, RINGS, THRONE, ring_of
from deska.games.weirdwood.components.people import Player
from deska.games.weirdwood.components.state import OFFER, SCARABS, TACTIC_COPIES, Weirdwood
from deska.games.weirdwood.effects.foe import uncover
from deska.games.weirdwood.made import new_turn
from deska.games.weirdwood.turn.quests import lay_quest
from deska.games.weirdwood.turn.rounds import TURN
from deska.kernel import Effect, Frame, Pile
from deska.kernel.building import begun, demand, set_fields, settle, take
from deska.kernel.rng import Rng, seeded
from deska.kernel.spec import GameSpec

HANKA, HONZA, JANA, PETR, EVA = range(5)
TURN_STEPS: Final = TURN[1:]
"""A turn that has begun: quests were looked at already."""


@dataclass(frozen=True)
class Hero:
    """One player of a position."""

    name: str = "sekhmet"
    at: str = "o0"
    health: int = 3
    power: int = 0
    min: int = 0
    knowledge: int = 0
    scarab: int = 0
    dice: Sequence[str] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    """Top card first; what is named nowhere lies below."""
    discard: Sequence[str] = ()
    slots: Mapping[str, str] = field(default_factory=dict)
    down: Sequence[str] = ()
    """Slots whose card lies face down."""
    covers: Mapping[str, str] = field(default_factory=dict)
    tactics: Sequence[str] = ()
    companions: Sequence[str] = ()
    exhausted: Sequence[str] = ()
    tracks: Sequence[int] = (0, 0, 0)
    quest: str = ""
    favours: int = 0
    loot: Sequence[str] = ()


def hero(name: str = "sekhmet", **given: Any) -> Hero:
    return Hero(name, **given)


number = CARDS.index
numbers = CARDS.indices
named = CARDS.named


def spot(name: str) -> int:
    """The number of a place: `m3`."""
    return PLACE_NAMES.index(name)


def room(game: Weirdwood, place: str) -> str:
    """The room that lies at a place, as options name it."""
    return ROOMS[game.tiles[spot(place)]]


# --- building


def position(
    *heroes: Hero,
    monster: str = "chaos-ogre",
    turn: int = HANKA,
    day: int = 1,
    time: str = "m1",
    layout: Mapping[str, str] | None = None,
    scarabs: Mapping[str, int] | None = None,
    infested: Sequence[str] = (),
    tokens: Sequence[str] = (),
    lair: str | None = None,
    lady: str | None = None,
    top: Sequence[str] = (),
    powers: Sequence[str] = (),
    plans: Sequence[str] = (),
    offer: Sequence[str] = (),
    next_tactics: Sequence[str] = (),
    next_quests: Sequence[str] = (),
    rng: Rng | None = None,
    steps: Sequence[Effect | Frame] = TURN_STEPS,
    variant: Mapping[str, Any] | None = None,
    spec: GameSpec,
    seed: int = 1,
    **given: Any,
) -> Weirdwood:
    """A settled position in which `turn` is on turn; other fields of state or turn are given by name.

    Chance follows from the seed, unless somebody brings their own.
    """
    heroes = heroes or (hero(),)
    chosen = {"characters": [one.name for one in heroes], "monster": monster, **(variant or {})}
    game = begin(spec, chosen, len(heroes), bool(next_quests) or any(one.quest for one in heroes))
    game.turn, game.day, game.time = turn, day, TIMES.index(time)
    lay_rooms(game, layout or {})
    lay_scarabs(game, scarabs or {}, infested, tokens)
    game.lair = game.lair if lair is None else spot(lair)
    game.lady = game.lady if lady is None else spot(lady)
    lay_common(game, heroes, offer, next_tactics, next_quests)
    furnish_all(game, heroes)
    lay_monster_cards(game, heroes, top, powers, plans)
    set_fields(given, game.now, game)
    game.rng = rng or seeded(seed)
    game.heard = True
    return settle(game, turn, *steps)


def begin(spec: GameSpec, variant: dict[str, Any], seats: int, quests: bool) -> Weirdwood:
    """An ordinary beginning, in which no turn has begun."""
    game = begun(Weirdwood, spec, seats, {**variant, "quests": "yes"} if quests else variant, 1)
    game.stack = []
    game.now = new_turn()
    return game


def lay_rooms(game: Weirdwood, layout: Mapping[str, str]) -> None:
    """The fixed room of a ring is the first of its rooms."""
    rest = [number for number in ROOMS.members if ROOMS[number] not in layout.values()]
    tiles: list[int] = []
    for place, name in enumerate(PLACE_NAMES):
        ring = RINGS[ring_of(place)]
        tile = ROOMS.index(layout[name]) if name in layout else next(one for one in rest if game.box.room(one).ring == ring)
        demand(game.box.room(tile).ring == ring, "a room belongs to its ring")
        tiles.append(tile)
        rest = [one for one in rest if one != tile]
    game.tiles = tuple(tiles)


def lay_scarabs(game: Weirdwood, scarabs: Mapping[str, int], infested: Sequence[str], tokens: Sequence[str]) -> None:
    game.scarabs = [0] * PLACES
    game.scarabs[THRONE] = 6
    for place, count in scarabs.items():
        game.scarabs[spot(place)] = count
    crowded = [place for place in range(PLACES) if game.scarabs[place] > 1 and not FIXED >> place & 1]
    game.infested = sum(1 << place for place in {*crowded, *(spot(place) for place in infested)})
    game.tokens = sum(1 << spot(place) for place in tokens)
    game.blighted = game.infested & game.tokens


def lay_common(
    game: Weirdwood, heroes: Sequence[Hero], offer: Sequence[str], next_tactics: Sequence[str], next_quests: Sequence[str]
) -> None:
    held = numbers([card for one in heroes for card in one.companions])
    rest = [card for card in sorted(game.companions.cards + game.offer) if card not in held + numbers(offer)]
    game.offer = (numbers(offer) + rest)[:OFFER]
    cards = [card for card in rest if card not in game.offer]
    game.companions = Pile(cards, [0] * len(cards))
    tactics = [card for card in TACTICS.members for _ in range(TACTIC_COPIES)]
    take(CARDS, tactics, numbers([card for one in heroes for card in (*one.tactics, *one.covers.values())]))
    tactics += take(CARDS, tactics, numbers(next_tactics))[::-1]
    game.tactics = Pile(tactics, [0] * len(tactics))
    quests = numbers(next_quests)[::-1]
    game.quests = Pile(quests, [0] * len(quests))


def furnish_all(game: Weirdwood, heroes: Sequence[Hero]) -> None:
    """Lay out what the heroes have; the supply has the rest."""
    for player, one in zip(game.players, heroes, strict=True):
        furnish(game, player, one)
    game.supply = SCARABS - sum(game.scarabs) - sum(player.goods[2] for player in game.players)
    game.favours = 8 - sum(player.favours for player in game.players)


def furnish(game: Weirdwood, player: Player, one: Hero) -> None:
    """Lay out what is named."""
    placed = numbers([*one.hand, *one.deck, *one.discard, *one.slots.values()])
    rest = [card for card in game.box.decks[player.character] if card not in placed]
    player.place, player.health, player.power = spot(one.at), one.health, one.power
    player.goods = [one.min, one.knowledge, one.scarab]
    player.tracks = list(one.tracks)
    player.dice = [CRAFTS.index(die) for die in one.dice]
    player.hand = sorted(numbers(one.hand))
    cards = rest + numbers(one.deck)[::-1]
    player.deck = Pile(cards, [0] * len(cards))
    player.discard = numbers(one.discard)
    player.companions = numbers(one.companions)
    player.exhausted = sum(1 << one.companions.index(name) for name in one.exhausted)
    slots = SLOTS.names[: 4 + len(one.companions)]
    player.slots = [number(one.slots[slot]) if slot in one.slots else NOTHING for slot in slots]
    player.covers = [number(one.covers[slot]) if slot in one.covers else NOTHING for slot in slots]
    player.down = sum(1 << SLOTS.index(slot) for slot in one.down)
    player.tactics = sorted(numbers(one.tactics))
    player.quest = number(one.quest) if one.quest else NOTHING
    player.laid_quest = False
    lay_quest(game, player)
    player.favours = one.favours
    player.loot = numbers(one.loot)


def lay_monster_cards(game: Weirdwood, heroes: Sequence[Hero], top: Sequence[str], powers: Sequence[str], plans: Sequence[str]) -> None:
    placed = numbers([*top, *powers, *plans, *(card for one in heroes for card in one.loot)])
    cards = [card for card in game.box.decks[game.monster] if card not in placed] + numbers(top)[::-1]
    game.deck = Pile(cards, [0] * len(cards))
    game.coming = Pile([], [])
    game.powers = numbers(powers)
    game.plans = [Pile([card], [0]) for card in numbers(plans)]
    uncover(game)
