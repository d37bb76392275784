"""From seats, variant and chance to the first round."""

from typing import Final

from deska.games.evenfall.actions import CLANS, DISCOVERIES, PEOPLE, REGIONS, RESOURCES, RITUALS, RUNES, STONES
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.box import NOTHING, SOURCES
from deska.games.evenfall.components.clan import EMPTY, FIGURES_EACH, Player, Site
from deska.games.evenfall.components.state import STONES_EACH, Evenfall
from deska.games.evenfall.effects.automa import LEVELS
from deska.games.evenfall.made import new_evenfall, new_player, new_site
from deska.games.evenfall.turn.rounds import START_ROUND
from deska.kernel import TABLE, BadSetup, Frame, GameSpec, Rng, Selection, Setup, Switch

VARIANTS: Final = (
    Switch("side", ("sun", "moon")),  # EV-023
    Selection("clans", CLANS.names),  # in the order of the seats, or drawn at random
    Switch("first-draw", ("usual", "advanced")),  # EV-039
    Switch("automa", ("witch", *(level for level in LEVELS if level != "witch"))),  # EV-182
    Switch("automa-scoring", ("outer", "inner")),  # EV-187
)
START_STOCK: Final[tuple[int, ...]] = (3, 3, 0)  # EV-029
STONES_OF_RUNE: Final = 3  # EV-008
COPIES: Final = 2  # EV-003
CAVE: Final = BOX.numbers["cave-1"]  # EV-159
FIELDS: Final = 4


def check(setup: Setup) -> None:
    clans = setup.variant["clans"]
    if clans is not None and len(clans) != setup.seats:
        raise BadSetup(f"{setup.seats} clans are chosen for a game of {setup.seats}, not {len(clans)}")


# --- set-up of the game


def draw_deck() -> list[int]:
    """58 rituals and 21 people twice (EV-018)."""
    return [*RITUALS.members, *(card for card in PEOPLE.members for _ in range(COPIES))]


def places_deck(players: list[Player], rng: Rng) -> list[int]:
    """All places of the deck that no clan begins with (EV-015, EV-159)."""
    owned = [site.place for player in players for site in player.sites]
    deck = [place for place in DISCOVERIES.members if place not in owned]
    rng.shuffle(deck)
    return deck


def deal_stones(regions: int, rng: Rng) -> list[int]:
    """Four runestones for every region; the rest goes back to the box (EV-019)."""
    stones = [rune for rune in range(len(RUNES)) for _ in range(STONES_OF_RUNE)]
    rng.shuffle(stones)
    return stones[: regions * STONES_EACH]


# --- set-up of the players


def clans_in_play(setup: Setup, rng: Rng) -> list[int]:
    """A clan for each seat, and in a solo game one for the Automa (EV-031)."""
    chosen = setup.variant["clans"]
    drawn = rng.sample(CLANS.members[:], len(CLANS))
    clans = drawn[: setup.seats] if chosen is None else [CLANS.index(clan) for clan in chosen]
    if setup.seats == 1:
        clans.append(next(clan for clan in drawn if clan not in clans))
    return clans


def first_sites(clan: int, moon: bool) -> list[Site]:
    """The starting place in the inner circle, or outside together with a Cave (EV-025, EV-159)."""
    start = BOX.start_of[clan]
    if moon and BOX.board(clan).starts_outside:
        return [new_site(place=start), new_site(place=CAVE)]
    return [new_site(place=start, inner=True)]


def at_the_start(clan: int, sites: list[Site], stock: tuple[int, ...], elders: int) -> Player:
    """A clan as the rules lay it out (EV-024 to EV-029)."""
    nowhere = [0] * len(REGIONS)
    return new_player(
        clan=clan,
        witches=FIGURES_EACH,
        elders=elders,
        stock=list(stock),
        earned=[0] * len(SOURCES),
        active=True,
        sites=sites,
        stones=[0] * len(STONES),
        fields=(NOTHING,) * FIELDS,
        witches_at=nowhere[:],
        elders_at=nowhere[:],
        spaces=[EMPTY] * len(REGIONS),
    )


def players_at_the_start(setup: Setup, rng: Rng) -> list[Player]:
    moon = setup.variant["side"] == "moon"
    clans = clans_in_play(setup, rng)
    players = [at_the_start(clan, first_sites(clan, moon), START_STOCK, FIGURES_EACH) for clan in clans[: setup.seats]]
    if setup.seats == 1:
        players.append(at_the_start(clans[1], [], (0,) * len(RESOURCES), 0))  # EV-032
    return players


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Evenfall:
    players = players_at_the_start(setup, rng)
    deck = draw_deck()
    rng.shuffle(deck)
    places = places_deck(players, rng)
    first = rng.below(setup.seats)  # EV-021
    game = new_evenfall(
        spec,
        setup,
        rng,
        [Frame(START_ROUND, TABLE)],
        [],
        players=players,
        deck=deck,
        places=places,
        first=first,
    )
    game.turn = first
    game.slots = [places.pop() for _ in range(game.regions * game.width)]
    game.stones = deal_stones(game.regions, rng)
    return game
