"""Positions of Aeon's End for lessons, examples and tests, set up with only what they show.

Cards of a mage that are named nowhere are destroyed; what is missing from a supply pile is destroyed too. Nemesis cards that are
named nowhere lie in the deck below `top`, those of lower tiers in the nemesis discard pile unless that is given.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from deska.games.aeons_end.actions import CARDS, CORRUPTIONS, MARKET, TURN_CARDS
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.definitions import COPIES
from deska.games.aeons_end.components.state import GONE, NOWHERE, OPEN_SIDE, AeonsEnd, Player
from deska.games.aeons_end.turn.main_phase import MAIN_PHASE
from deska.games.aeons_end.turn.nemesis import NEMESIS_DRAWS, NEMESIS_MAIN
from deska.games.aeons_end.turn.player import CASTING_PHASE, LAY_DOWN, REFILL
from deska.games.aeons_end.turn.rounds import NEXT_TURN
from deska.kernel import ALL, TABLE, Effect, Frame, Pile
from deska.kernel.building import begun, demand, set_fields, settle, take
from deska.kernel.spec import GameSpec

HANKA, HONZA, JANA, PETR = range(4)
DEFAULT_GEMS: Final = ("jade", "searing-ruby", "burning-opal")
DEFAULT_RELICS: Final = ("flexing-dagger", "bottled-vortex")
DEFAULT_SPELLS: Final = ("amplify-vision", "essence-theft", "planar-insight", "consuming-void")
PLAYER_PHASES: Final = ("start", "casting", "main", "draw")


@dataclass(frozen=True)
class Seat:
    """One player of a position."""

    name: str
    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    """Top card first."""
    discard: Sequence[str] = ()
    """Top card last, as the pile grows."""
    played: Sequence[str] = ()
    prepped: Mapping[int, str | tuple[str, str]] = field(default_factory=dict)
    """By the number of the breach."""
    breaches: Sequence[str | int] | None = None
    """`open`, `gone` or a position for each of I to IV; as on the mage's board if not given."""
    life: int | None = None
    charges: int = 0

    def cards(self) -> list[str]:
        spells = [card for held in self.prepped.values() for card in ((held,) if isinstance(held, str) else held)]
        return [*self.hand, *self.deck, *self.discard, *self.played, *spells]


def mage(name: str = "kadir", **given: Any) -> Seat:
    return Seat(name, **given)


number = CARDS.index
numbers = CARDS.indices
named = CARDS.named


# --- building


def position(
    *seats: Seat,
    phase: str = "main",
    turn: int = HANKA,
    nemesis: str = "rageborne",
    supply: Sequence[str] | Mapping[str, int] = (),
    in_play: Sequence[tuple[str, int]] = (),
    top: Sequence[str] = (),
    nemesis_discard: Sequence[str] | None = None,
    order: Sequence[str] = (),
    devoured: Sequence[str] = (),
    corruptions: Sequence[str] = (),
    spec: GameSpec,
    seed: int = 1,
    **given: Any,
) -> AeonsEnd:
    """A settled position: `turn` is to choose in that phase, or the nemesis has its turn and somebody has to decide.

    `order` are the next turn order cards, the first one is drawn first; all others are spent. Other fields of the state are given by
    name (gravehold, life, fury, husks, wounded), those of the turn likewise (aether, gem_aether, gate, …), and so are variants.
    """
    seats = seats or (mage(),)
    held = [card for seat in seats for card in seat.cards()] + list(devoured)
    market = market_of([*held, *supply])
    variant: dict[str, Any] = {
        "mages": [seat.name for seat in seats],
        "nemesis": nemesis,
        "market": [*market],
        **{name.replace("_", "-"): given.pop(name) for name in ("difficulty", "solo_turns", "solo_life") if name in given},
    }
    game = begun(AeonsEnd, spec, len(seats), variant, seed)
    game.stack = [Frame(NEXT_TURN, TABLE)]
    for player, seat in zip(game.players, seats, strict=True):
        furnish(game, player, seat)
    game.devoured = numbers(devoured)[::-1]
    fill_supply(game, supply, held)
    lay_nemesis_cards(game, in_play, top, nemesis_discard)
    lay_order(game, order)
    lay_specials(game, nemesis, corruptions, held)
    game.turn = turn
    set_fields(given, game.now, game)
    return settle(game, turn if phase in PLAYER_PHASES else TABLE, *steps_of(game, phase))


def steps_of(game: AeonsEnd, phase: str) -> list[Effect]:
    """The steps of a turn from that phase on."""
    nemesis = game.board
    start: list[Effect] = [*nemesis.turn_starts, CASTING_PHASE, MAIN_PHASE, *nemesis.main_ends, LAY_DOWN, REFILL]
    own: list[Effect] = [NEMESIS_MAIN, NEMESIS_DRAWS, *nemesis.own_turn_ends]
    steps = {
        "start": start,
        "casting": start[start.index(CASTING_PHASE) :],
        "main": start[start.index(MAIN_PHASE) :],
        "draw": start[start.index(LAY_DOWN) :],
        "nemesis": own,
        "nemesis-draw": own[1:],
        "turn-order": [],
    }
    return steps[phase]


def market_of(names: Sequence[str]) -> list[str]:
    """Nine piles: those of all named cards, then the usual ones."""
    market: list[str] = []
    for kind, default, count in (("gem", DEFAULT_GEMS, 3), ("relic", DEFAULT_RELICS, 2), ("spell", DEFAULT_SPELLS, 4)):
        wanted = list(dict.fromkeys(name for name in names if name in MARKET and BOX.cards[number(name)].kind == kind))
        demand(len(wanted) <= count, f"{wanted}: there are only {count} piles of that kind")
        market += (wanted + [name for name in default if name not in wanted])[:count]
    return market


def furnish(game: AeonsEnd, player: Player, seat: Seat) -> None:
    """Lay out what is named; the mage's other starters are destroyed."""
    own = numbers(BOX.mages[player.mage].hand) + numbers(BOX.mages[player.mage].deck)
    take(CARDS, own, [card for card in numbers(seat.cards()) if not BOX.cost[card] and CARDS[card] not in CORRUPTIONS])
    game.destroyed += own
    player.hand = sorted(numbers(seat.hand))
    player.deck = Pile(numbers(seat.deck)[::-1], [ALL] * len(seat.deck))
    player.discard = numbers(seat.discard)
    player.played = numbers(seat.played)
    if seat.breaches is not None:
        player.breaches = [{"open": OPEN_SIDE, "gone": GONE}[side] if isinstance(side, str) else side for side in seat.breaches]
    player.prepped = [NOWHERE] * 8
    for breach, held in seat.prepped.items():
        for i, spell in enumerate((held,) if isinstance(held, str) else held):
            player.prepped[breach - 1 + 4 * i] = number(spell)
    player.life = game.level.life if seat.life is None else seat.life
    player.charges = seat.charges


def fill_supply(game: AeonsEnd, supply: Sequence[str] | Mapping[str, int], held: Sequence[str]) -> None:
    for pile, card in enumerate(game.market):
        rest = COPIES[BOX.kind[card]] - list(held).count(CARDS[card])
        demand(rest >= 0, f"there are not so many {CARDS[card]}")
        left = supply.get(CARDS[card], rest) if isinstance(supply, Mapping) else rest
        game.left[pile] = left
        game.destroyed += [card] * (rest - left)


def lay_nemesis_cards(game: AeonsEnd, in_play: Sequence[tuple[str, int]], top: Sequence[str], discard: Sequence[str] | None) -> None:
    placed = numbers([name for name, _ in in_play]) + numbers(top) + numbers(discard or ())
    cards = wanted_cards(game, placed)
    tiers = [BOX.foes[card].tier for card in numbers(top)]
    lowest = max(tiers, default=1) if discard is None else 1
    rest = sorted((card for card in cards if card not in placed), key=lambda card: -BOX.foes[card].tier)
    game.deck = [card for card in rest if BOX.foes[card].tier >= lowest] + numbers(top)[::-1]
    game.discard = [card for card in rest if BOX.foes[card].tier < lowest] + numbers(discard or ())
    game.field = numbers([name for name, _ in in_play])
    game.tokens = [tokens for _, tokens in in_play]


def wanted_cards(game: AeonsEnd, placed: Sequence[int]) -> list[int]:
    """The nemesis's own cards and so many basic ones of each tier as belong to the game, the placed ones among them."""
    cards = [card for tier in BOX.uniques[game.nemesis] for card in tier]
    for tier in (1, 2, 3):
        count = sum(card in BOX.basics[tier] for card in game.deck)
        basics = sorted(BOX.basics[tier], key=lambda card: card not in placed)
        cards += basics[:count]
    demand(set(placed) <= set(cards), f"not in this game: {named([card for card in placed if card not in cards])}")
    return cards


def lay_order(game: AeonsEnd, order: Sequence[str]) -> None:
    cards = sorted(game.order.cards + game.spent)
    for name in order:
        cards.remove(TURN_CARDS.index(name))
    game.order = Pile([TURN_CARDS.index(name) for name in order][::-1], [0] * len(order))
    game.spent = cards


def lay_specials(game: AeonsEnd, nemesis: str, corruptions: Sequence[str], held: Sequence[str]) -> None:
    """Lay out whatever the nemesis's own set-up would have laid out."""
    if nemesis == "rageborne":
        game.strikes = numbers(("convoke", "devastate", "eviscerate", "frenzy", "raze", "seize"))
        game.fury = 1
    elif nemesis == "carapace-queen":
        game.husks = 2
    elif nemesis == "crooked-mask":
        rest = [name for name in CORRUPTIONS if name not in corruptions and name not in held]
        cards = numbers(rest) + numbers(corruptions)[::-1]
        game.corruptions = Pile(cards, [0] * len(cards))
