"""Positions of Evenfall for lessons, examples and tests, set up with only the things that they show.

All else is empty: no resources, no mana, no cards in hand. Cards named nowhere lie in the draw deck below `deck`, places named
nowhere fill the slots of regions that are not given in `above`, the rest is the places deck below `places`. Figures that stand nowhere
are in the personal supply. Runestones that nobody owns lie on regions that are not given in `stones`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from deska.games.evenfall.actions import (
    CARDS,
    CLANS,
    DISCOVERIES,
    MEMBERS,
    PEOPLE,
    REGIONS,
    RUNES,
    STONES,
)
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.clan import ELDER, EMPTY, FIGURES_EACH, WITCH, Player, Site
from deska.games.evenfall.components.state import STONES_EACH, Evenfall
from deska.games.evenfall.made import new_site
from deska.games.evenfall.setup import STONES_OF_RUNE, draw_deck, first_sites
from deska.games.evenfall.turn.action import ACTION_PHASE, TAKE_TURN
from deska.games.evenfall.turn.battle import BATTLE_PHASE
from deska.games.evenfall.turn.ending import GAME_ENDS
from deska.games.evenfall.turn.rounds import RESEARCH, ROUND_END
from deska.kernel import TABLE, Effect, Hand
from deska.kernel.building import begun, demand, set_fields, settle, take
from deska.kernel.spec import GameSpec

AGNES, BRUNO, CYRIL, DORA = range(4)
N, C, S = REGIONS
STANDING: Final = {"": EMPTY, "witch": WITCH, "elder": ELDER}
PHASES: Final[dict[str, list[Effect]]] = {
    "research": [RESEARCH, ACTION_PHASE, BATTLE_PHASE, ROUND_END],
    "action": [BATTLE_PHASE, ROUND_END],
    "battle": [BATTLE_PHASE, ROUND_END],
    "round-end": [ROUND_END],
    "game-end": [GAME_ENDS],
}


@dataclass(frozen=True)
class Spot:
    """A place in a circle, with the things on it."""

    place: str
    ritual: str = ""
    sickles: int = 0
    orbs: int = 0
    figure: str = ""

    def site(self, inner: bool) -> Site:
        ritual = number(self.ritual) if self.ritual else NOTHING
        return new_site(
            place=number(self.place), ritual=ritual, inner=inner, sickles=self.sickles, orbs=self.orbs, figure=STANDING[self.figure]
        )


@dataclass(frozen=True)
class Clan:
    """One player of a position."""

    name: str
    hand: Sequence[str] = ()
    outer: Sequence[Spot | str] = ()
    inner: Sequence[Spot | str] | None = None
    """Without it, the circle is as at the start."""
    specialists: Sequence[str] = ()
    council: Sequence[str] = ()
    exhausted: Sequence[str] = ()
    stock: Sequence[int] = (0, 0, 0)
    """Herbs, potions, knowledge."""
    mana: int = 0
    vp: int = 0
    revel: int = 0
    circle: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Witches and elders on the circle of a region."""
    spaces: Mapping[str, str] = field(default_factory=dict)
    """The figure on the action space of a region."""
    stones: Sequence[str] = ()
    token: bool = True
    passed: bool = False

    def people(self) -> list[str]:
        return [*self.specialists, *self.council]


def clan(name: str = "star", **given: Any) -> Clan:
    return Clan(name, **given)


def on(place: str, ritual: str = "", **given: Any) -> Spot:
    return Spot(place, ritual, **given)


number = CARDS.index
numbers = CARDS.indices
named = CARDS.named


# --- building


def position(
    *clans: Clan,
    phase: str = "action",
    turn: int = AGNES,
    automa: Clan | None = None,
    above: Mapping[str, Sequence[str | None]] | None = None,
    stones: Mapping[str, Sequence[str | None]] | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    places: Sequence[str] = (),
    spec: GameSpec,
    seed: int = 1,
    **given: Any,
) -> Evenfall:
    """A settled position: `turn` is to choose, or the phase has begun and somebody has to decide.

    Of `deck` and `places` the first card is the top one. Other fields of the state are given by name (round, first, rondel), and so
    are variants (side, first_draw, automa_scoring; the difficulty is `level`).
    """
    clans = clans or (clan(),)
    game = begin(spec, seed, clans, given)
    everybody = [*clans, automa] if automa is not None else list(clans)
    for seat, what in enumerate(everybody):
        furnish(game, seat, what)
    lay_cards(game, everybody, deck, discard)
    lay_places(game, above or {}, places)
    lay_stones(game, everybody, stones or {})
    game.turn = turn
    set_fields(given, game)
    game.stack = []
    game.then(TABLE, *PHASES[phase])
    return settle(game, turn, *([TAKE_TURN] if phase == "action" else []))


def begin(spec: GameSpec, seed: int, clans: Sequence[Clan], given: dict[str, Any]) -> Evenfall:
    """An ordinary beginning with these clans; variants are taken out of what is given."""
    variant: dict[str, Any] = {"clans": [clan.name for clan in clans]}
    for name, switch in (("side", "side"), ("first_draw", "first-draw"), ("level", "automa"), ("automa_scoring", "automa-scoring")):
        if name in given:
            variant[switch] = given.pop(name)
    game = begun(Evenfall, spec, len(clans), variant, seed)
    game.first = AGNES
    return game


def furnish(game: Evenfall, seat: int, what: Clan) -> None:
    player = game.players[seat]
    player.clan = CLANS.index(what.name)
    own = [] if seat >= game.seats else first_sites(player.clan, game.moon)
    inner = [site for site in own if site.inner] if what.inner is None else [spot(item).site(True) for item in what.inner]
    outer = [site for site in own if not site.inner] + [spot(item).site(False) for item in what.outer]
    player.sites = inner + outer
    player.hand = Hand([], [])
    for card in numbers(what.hand):
        player.hand.put(card, 1 << seat)
    player.specialists = tuple(numbers(what.specialists))
    player.council = tuple(MEMBERS.index(name) for name in what.council)
    player.exhausted = sum(1 << PEOPLE.place_of(number(name)) for name in what.exhausted)
    player.stock = list(what.stock)
    player.mana, player.vp, player.revel = what.mana, what.vp, what.revel
    player.earned[0] = what.vp
    player.active, player.passed = what.token, what.passed
    player.stones = [list(what.stones).count(stone) for stone in STONES]
    place_figures(player, what)


def spot(item: Spot | str) -> Spot:
    return Spot(item) if isinstance(item, str) else item


def place_figures(player: Player, what: Clan) -> None:
    for region, (witches, elders) in what.circle.items():
        player.witches_at[REGIONS.index(region)] = witches
        player.elders_at[REGIONS.index(region)] = elders
    for region, figure in what.spaces.items():
        player.spaces[REGIONS.index(region)] = STANDING[figure]
    standing = [site.figure for site in player.sites] + player.spaces
    player.witches = FIGURES_EACH - sum(player.witches_at) - standing.count(WITCH)
    player.elders = (FIGURES_EACH if player.elders else 0) - sum(player.elders_at) - standing.count(ELDER)
    demand(player.witches >= 0, "there are not so many witches")
    demand(player.elders >= 0, "there are not so many elders")


def lay_cards(game: Evenfall, clans: Sequence[Clan], deck: Sequence[str], discard: Sequence[str]) -> None:
    left = draw_deck()
    for seat, what in enumerate(clans):
        rituals = [site.ritual for site in game.players[seat].sites if site.ritual >= 0]
        take(CARDS, left, numbers([*what.hand, *what.people()]) + rituals)
    take(CARDS, left, numbers([*deck, *discard]))
    game.deck = left + numbers(deck)[::-1]
    game.discard = numbers(discard)


def lay_places(game: Evenfall, above: Mapping[str, Sequence[str | None]], places: Sequence[str]) -> None:
    shown = [place for row in above.values() for place in row if place is not None]
    owned = [CARDS[site.place] for player in game.players for site in player.sites]
    rest = [place for place in DISCOVERIES if place not in (*shown, *owned, *places)]
    slots: list[str | None] = []
    for region in REGIONS.names[: game.regions]:
        row = list(above[region]) if region in above else [rest.pop() for _ in range(game.width)]
        slots += row + [None] * (game.width - len(row))
    game.slots = [NOTHING if place is None else number(place) for place in slots]
    game.places = numbers(rest + list(places)[::-1])


def lay_stones(game: Evenfall, clans: Sequence[Clan], stones: Mapping[str, Sequence[str | None]]) -> None:
    pool = [rune for rune in RUNES for _ in range(STONES_OF_RUNE)]
    owned = [stone for what in clans for stone in what.stones if stone != "red"]
    for stone in [*owned, *(stone for row in stones.values() for stone in row if stone is not None)]:
        pool.remove(stone)
    left = game.regions * STONES_EACH - len(owned) - sum(stone is not None for row in stones.values() for stone in row)
    stones_there: list[str | None] = []
    for region in REGIONS.names[: game.regions]:
        row: list[str | None] = list(stones.get(region, ()))
        while region not in stones and left > 0 and len(row) < STONES_EACH:
            row.append(pool.pop(0))
            left -= 1
        stones_there += row + [None] * (STONES_EACH - len(row))
    game.stones = [NOTHING if stone is None else STONES.index(stone) for stone in stones_there]
