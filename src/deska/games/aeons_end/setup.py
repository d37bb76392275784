"""From seats, variant and chance to the first turn."""

from typing import Final

from deska.games.aeons_end.actions import MAGES, MARKET, NEMESES, NEMESIS, WILD, Names
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.definitions import COPIES, GEM, KINDS, RELIC, SPELL
from deska.games.aeons_end.components.state import NOWHERE, SPOTS, AeonsEnd, Level, Player, level_of
from deska.games.aeons_end.made import new_aeons_end, new_player, new_turn
from deska.games.aeons_end.turn.rounds import NEXT_TURN
from deska.kernel import ALL, TABLE, BadSetup, Frame, GameSpec, Pile, Rng, Selection, Setup, Switch
from deska.kernel.combinators import push_all

RANDOM: Final = "random"
SUPPLIES: Final[dict[str, Names]] = {  # AE-072, AE-073
    "deck-destruction": (
        *("jade", "searing-ruby", "burning-opal"),
        *("flexing-dagger", "bottled-vortex"),
        *("amplify-vision", "essence-theft", "planar-insight", "consuming-void"),
    ),
    "free-charges": (
        *("jade", "vriswood-amber", "diamond-cluster"),
        *("mages-talisman", "unstable-prism"),
        *("spectral-echo", "ignite", "feral-lightning", "wildfire-whip"),
    ),
}
WITHOUT_RECOMMENDED: Final[Names] = (
    *("sifters-pearl", "searing-ruby", "clouded-sapphire"),
    *("blasting-staff", "focusing-orb"),
    *("lava-tendril", "oblivion-swell", "arcane-nexus", "dark-fire"),
)
"""A supply with cards that are in none of the recommended ones, as far as there are enough."""
VARIANTS: Final = (
    Switch("difficulty", ("normal", "beginner", "expert", "extinction")),  # AE-185 to AE-188
    Switch("nemesis", (RANDOM, *NEMESES)),
    Selection("mages", MAGES.names, (MAGES.names[:3], MAGES.names[4:])),  # in the order of the seats, or drawn at random
    Switch("supply", (RANDOM, *SUPPLIES)),  # AE-070
    Selection("market", MARKET.names, (WITHOUT_RECOMMENDED,)),  # the nine cards of a supply chosen card by card
    Switch("solo-turns", ("3", "4")),  # AE-199
    Switch("solo-life", ("usual", "12", "15")),  # AE-200
)
PILES: Final[dict[int, int]] = {GEM: 3, RELIC: 2, SPELL: 4}  # AE-068
TURN_ORDER: Final[tuple[list[int], ...]] = ([], [0, 0, 1, 1], [0, 0, 1, 1], [0, 1, 2, WILD], [0, 1, 2, 3])  # AE-053 to AE-055, AE-192
BASICS_OF_TIER: Final[tuple[tuple[int, ...], ...]] = ((), (1, 3, 7), (3, 5, 7), (5, 6, 7), (8, 7, 7))  # AE-062


def check(setup: Setup) -> None:
    variant = setup.variant
    mages = variant["mages"]
    if mages is not None and len(mages) != setup.seats:
        raise BadSetup(f"{setup.seats} mages take part in a game of {setup.seats}, not {len(mages)}")
    if setup.seats > 1 and (variant["solo-turns"], variant["solo-life"]) != ("3", "usual"):
        raise BadSetup("the easier solo game is for one mage alone")
    market = variant["market"]
    if market is None:
        return
    if variant["supply"] != RANDOM:
        raise BadSetup("the supply is either a recommended set or chosen card by card, not both")
    kinds = [BOX.kind[card] for card in BOX.numbered(market)]
    for kind, count in PILES.items():
        if kinds.count(kind) != count:
            raise BadSetup(f"the supply has {count} {KINDS[kind]}s, not {kinds.count(kind)}")


# --- set-up of the players


def choose_mages(setup: Setup, rng: Rng) -> list[int]:
    chosen = setup.variant["mages"]
    if chosen is None:
        return rng.sample(MAGES.members[:], setup.seats)
    return BOX.numbered(chosen)


def at_the_start(number: int, level: Level) -> Player:
    """A player starts as the board shows. Everybody can read it there, so nothing is hidden (AE-047 to AE-051)."""
    mage = BOX.mages[number]
    deck = BOX.numbered(mage.deck)[::-1]
    return new_player(
        mage=number,
        life=level.life,
        hand=sorted(BOX.numbered(mage.hand)),
        deck=Pile(deck, [ALL] * len(deck)),
        breaches=list(mage.breaches),
        prepped=[NOWHERE] * SPOTS,
    )


def turn_order_cards(setup: Setup) -> list[int]:
    """Four player cards, three or four in true solo, and two of the nemesis (AE-058, AE-199)."""
    count = int(setup.variant["solo-turns"]) if setup.seats == 1 else 4
    return [*TURN_ORDER[setup.seats][:count], NEMESIS, NEMESIS]


def turn_order(setup: Setup, rng: Rng) -> Pile:
    cards = turn_order_cards(setup)
    rng.shuffle(cards)
    return Pile(cards, [0] * len(cards))


# --- set-up of the nemesis


def choose_nemesis(setup: Setup, rng: Rng) -> int:
    chosen: str = setup.variant["nemesis"]
    return NEMESES.members[rng.below(len(NEMESES))] if chosen == RANDOM else NEMESES.index(chosen)


def nemesis_deck(nemesis: int, seats: int, rng: Rng) -> list[int]:
    """Tier 1 on top, tier 3 at the bottom, each shuffled by itself (AE-061 to AE-064)."""
    deck: list[int] = []
    for tier in (3, 2, 1):
        cards = rng.sample(BOX.basics[tier], BASICS_OF_TIER[seats][tier - 1])
        cards += BOX.uniques[nemesis][tier]
        rng.shuffle(cards)
        deck += cards
    return deck


# --- set-up of the supply


def choose_market(setup: Setup, rng: Rng) -> tuple[int, ...]:
    """Three gems, two relics, four spells, in the order of their names."""
    supply: str = setup.variant["supply"]
    names = setup.variant["market"] if supply == RANDOM else SUPPLIES[supply]
    if names is not None:
        return tuple(sorted(BOX.numbered(names)))
    cards: list[int] = []
    for kind, count in PILES.items():
        cards += sorted(rng.sample([card for card in MARKET.members if BOX.kind[card] == kind], count))
    return tuple(cards)


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> AeonsEnd:
    level = level_of(setup)
    players = [at_the_start(mage, level) for mage in choose_mages(setup, rng)]
    nemesis = choose_nemesis(setup, rng)
    market = choose_market(setup, rng)
    game = new_aeons_end(
        spec,
        setup,
        rng,
        [Frame(NEXT_TURN, TABLE)],
        [],
        players=players,
        gravehold=level.gravehold,
        market=market,
        left=[COPIES[BOX.kind[card]] for card in market],
        order=turn_order(setup, rng),
        now=new_turn(),
        nemesis=nemesis,
        life=BOX.nemeses[nemesis].life + level.nemesis,
        deck=nemesis_deck(nemesis, setup.seats, rng),
    )
    source = Frame(NEXT_TURN, TABLE, nemesis)
    if level.harder:
        push_all(game, source, game.board.harder_set_up)
    push_all(game, source, game.board.set_up)  # AE-066
    return game
