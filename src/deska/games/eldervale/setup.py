"""The set-up: from seats, variant and chance to the first turn."""

from typing import Final

from deska.games.eldervale.actions import (
    BEASTS,
    ELEMENT_REALMS,
    ELEMENTS,
    FACTIONS,
    HOARD,
    MAGIC,
    MAP,
    PHANTOM_CARDS,
    REALMS,
    SPACES,
    Names,
)
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import EMPTY, INACTIVE, NOWHERE, OFFER, OUT, READY, UNIT_SLOTS, Ghosts, Player
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import tokens_of
from deska.games.eldervale.effects.gains import take_up
from deska.games.eldervale.effects.monsters import appear
from deska.games.eldervale.effects.tokens import fill
from deska.games.eldervale.made import new_eldervale, new_ghosts, new_laid, new_player, new_turn
from deska.games.eldervale.scoring import LEVELS
from deska.games.eldervale.turn.beginning import CHOOSE_FACTION, DEALT, DRAFT, FIRST_TURN, KEPT
from deska.kernel import BadSetup, Frame, GameSpec, Hand, Rng, Selection, Setup, Switch

OFF_ON: Final[Names] = ("off", "on")
VARIANTS: Final = (
    Switch("team", OFF_ON),  # EL-246
    Switch("legendary", OFF_ON),  # EL-017
    Switch("oracle", OFF_ON),  # EL-028
    Switch("mercenaries", OFF_ON),  # EL-223
    Switch("mother", OFF_ON),  # EL-230
    Switch("giant", OFF_ON),  # EL-238
    Switch("draft", OFF_ON),  # EL-254
    Switch("doorways", ("on", "off")),  # EL-255
    Switch("tactics", OFF_ON),  # EL-256
    Switch("stacks", ("hidden", "open")),  # EL-032
    Switch("difficulty", ("adept", "apprentice", "master", "legend")),  # EL-283
    Selection("factions", FACTIONS.names),  # of the seats in their order, or drawn and then chosen
    Selection("elements", ELEMENTS),  # the two that no player has, or drawn
)
REVEALED: Final[tuple[int, ...]] = (0, 0, 5, 7, 8, 8)  # EL-023
ROWS: Final[tuple[tuple[int, int, int], ...]] = ((-1, 0, 2), (0, -1, 2), (1, -1, 1), (-2, 1, 2), (2, -1, 0))
"""Rows of the map: r, first and last q; two players use three of them, three use four (EL-026)."""
ROW_COUNT: Final[tuple[int, ...]] = (0, 0, 3, 4, 5, 5)
DICE: Final = 6
MORE_ELEMENTS: Final = 2
FIRST_RESOURCES: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 0)  # EL-037


def element_of(faction: str) -> int:
    return BOX.faction_element[FACTIONS.index(faction)]


def check(setup: Setup) -> None:
    variant = setup.variant
    if variant["team"] == "on" and setup.seats != 4:
        raise BadSetup("two teams of two are four players")
    if setup.seats > 1 and variant["difficulty"] != "adept":
        raise BadSetup("the difficulty is for one player against the Phantoms")
    factions, elements = variant["factions"], variant["elements"]
    if factions is not None and len(factions) != setup.seats:
        raise BadSetup(f"{setup.seats} factions take part in a game of {setup.seats}, not {len(factions)}")
    taken = [element_of(faction) for faction in factions or ()]
    if len(set(taken)) != len(taken):
        raise BadSetup("no two players have factions of the same element")
    if elements is not None and len(elements) != MORE_ELEMENTS:
        raise BadSetup(f"there are {MORE_ELEMENTS} more elements than those of the players, not {len(elements)}")
    if elements is not None and set(taken) & {ELEMENTS.index(element) for element in elements}:
        raise BadSetup("the two more elements are not those of the players")


def sides_of(setup: Setup) -> int:
    """As for two players if there is one (EL-260)."""
    return max(setup.seats, 2)


# --- the elements of the game (EL-011, EL-015)


def choose_elements(setup: Setup, rng: Rng) -> list[int]:
    """Those of the players in their order, the Phantoms' after them, then two more."""
    factions, more = setup.variant["factions"], setup.variant["elements"]
    last = [ELEMENTS.index(element) for element in more] if more is not None else []
    first = [element_of(faction) for faction in factions] if factions is not None else []
    left = [element for element in range(len(ELEMENTS)) if element not in first + last]
    rng.shuffle(left)
    while len(first) < sides_of(setup):
        first.append(left.pop())
    while len(last) < MORE_ELEMENTS:
        last.append(left.pop())
    return first + sorted(last)


def choose_monsters(setup: Setup, elements: list[int], rng: Rng) -> tuple[int, ...]:
    """The base monster of each element, or by chance the legendary one (EL-017)."""
    chosen = [NOWHERE] * len(ELEMENTS)
    for element in sorted(elements):
        monsters = BOX.monsters_of[element]
        chosen[element] = monsters[rng.below(len(monsters)) if setup.variant["legendary"] == "on" else 0]
    return tuple(chosen)


# --- the first player (EL-012 to EL-014, EL-246)


def first_seat(setup: Setup, rng: Rng) -> int:
    """All dice compared from the highest down; those who are tied roll again."""
    seats = list(range(setup.seats))
    while len(seats) > 1:
        rolls = [sorted([rng.below(6) for _ in range(DICE)], reverse=True) for _ in seats]
        best = max(rolls)
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == best]
    return seats[0] | 1 if setup.variant["team"] == "on" else seats[0]


# --- set-up of the players (EL-036 to EL-039)


def at_the_start(faction: int, points: int, workers: int, tactics: bool) -> Player:
    element = BOX.faction_element[faction]
    power = [0] * len(ELEMENTS)
    power[element] = 1
    at = [READY] * workers + [INACTIVE] * (UNIT_SLOTS - workers)
    start = new_laid(card=BOX.starter[element], tokens=(EMPTY,))
    return new_player(faction=faction, vp=points, res=list(FIRST_RESOURCES), at=at, cards=[start], power=power, tactics=tactics)


def phantoms_at_the_start(setup: Setup, element: int) -> Player:
    """No resources, no cards (EL-261)."""
    player = at_the_start(BOX.factions_of(element)[0], 2, LEVELS[setup.variant["difficulty"]][2], False)
    player.res = [0] * 6
    player.cards = []
    return player


def ghosts_at_the_start(setup: Setup, elements: list[int], rng: Rng) -> Ghosts:
    """The slots: theirs, the player's, the two others (EL-260)."""
    deck = PHANTOM_CARDS.members[:]
    rng.shuffle(deck)
    _, wrath, workers = LEVELS[setup.variant["difficulty"]]
    slots = (elements[1], elements[0], *sorted(elements[2:]))
    return new_ghosts(deck=deck, guardian=BOX.dungeon, reserve=workers - 3, slots=slots, wrath=wrath)


# --- set-up of the dungeon (EL-018 to EL-020)


def adventure_decks(setup: Setup, elements: list[int], rng: Rng) -> list[list[int]]:
    """The doorway on top, or at the bottom (EL-255)."""
    decks: list[list[int]] = [[] for _ in ELEMENTS]
    for element in sorted(elements):
        doorway, cards = BOX.doorway[element], BOX.deck_of(element)
        rng.shuffle(cards)
        decks[element] = [doorway, *cards] if setup.variant["doorways"] == "off" else [*cards, doorway]
    return decks


def treasure_stacks(rng: Rng) -> tuple[int, ...]:
    """Four stacks of three for each element."""
    tokens: list[int] = []
    for element in range(len(ELEMENTS)):
        own = tokens_of(element)
        rng.shuffle(own)
        tokens += own
    return tuple(tokens)


# --- set-up of the map (EL-021 to EL-031)


def ruins_of(setup: Setup) -> list[int]:
    """The second Dungeon with four or five players, unless the Oracle takes its place (EL-029)."""
    ruins = [BOX.mage_tower, BOX.fortress, BOX.mill, BOX.portal, BOX.dungeon]
    if setup.variant["oracle"] == "on":
        return [*ruins, BOX.oracle]
    return [*ruins, BOX.second_dungeon] if setup.seats >= 4 else ruins


def reveal_realms(setup: Setup, elements: list[int], rng: Rng) -> tuple[list[int], list[int]]:
    """The first tiles of the stock, at most one Lair among them; and the rest (EL-024)."""
    stock = [realm for element in sorted(elements) for realm in BOX.realms_of[element]]
    rng.shuffle(stock)
    realms: list[int] = []
    under: list[int] = []
    while len(realms) < REVEALED[sides_of(setup)]:
        realm = stock.pop()
        is_second_lair = BOX.is_lair[realm] and any(BOX.is_lair[other] for other in realms)
        (under if is_second_lair else realms).append(realm)
    if setup.variant["oracle"] == "on" and setup.seats < 4:  # EL-028
        under.append(realms.pop(rng.below(len(realms))))
    return realms, under + stock


def lay_map(setup: Setup, realms: list[int], rng: Rng) -> list[int]:
    """All tiles at random into the shape for so many players (EL-025, EL-026)."""
    cells = [NOWHERE] * len(REALMS)
    shape = [MAP.at(q, r) for r, low, high in ROWS[: ROW_COUNT[sides_of(setup)]] for q in range(low, high + 1)]
    rng.shuffle(realms)
    for realm, cell in zip(realms, shape, strict=True):
        cells[realm] = cell
    return cells


def optional_realms(setup: Setup) -> list[int]:
    """Tiles of mini-expansions (EL-030)."""
    realms = [BOX.dragons_lair] if setup.variant["mother"] == "on" else []
    return [*realms, BOX.bridge] if setup.variant["giant"] == "on" else realms


def stock_size(setup: Setup) -> int:
    """The number of element realms in the stock before the game begins (EL-027, EL-028)."""
    sides = sides_of(setup)
    return 3 * (sides + MORE_ELEMENTS) - REVEALED[sides] + (setup.variant["oracle"] == "on" and setup.seats < 4)


def top_part(setup: Setup) -> int:
    """How many tiles of the stock are among those into which optional realms are shuffled."""
    more = len(optional_realms(setup))
    return (stock_size(setup) + 1) // 2 + more if more else 0


def realm_stock(setup: Setup, realms: list[int], rng: Rng) -> list[int]:
    """Shuffled; optional realms into the top half (EL-027, EL-030)."""
    rng.shuffle(realms)
    more = optional_realms(setup)
    if not more:
        return realms
    half = (len(realms) + 1) // 2
    top = realms[len(realms) - half :] + more
    rng.shuffle(top)
    return realms[: len(realms) - half] + top


# --- all together


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Eldervale:
    elements = choose_elements(setup, rng)
    first = first_seat(setup, rng)
    game = lay_table(spec, setup, rng, elements, first)
    for realm in range(len(REALMS)):
        if game.cells[realm] >= 0:
            for space in BOX.spaces_of[realm]:
                fill(game, space)
            appear(game, realm)  # EL-033
    deal(game)
    order = [(first + step) % setup.seats for step in range(setup.seats)]
    sides = [Frame(CHOOSE_FACTION, seat) for seat in order] if setup.variant["factions"] is None else []
    drafts = [DRAFT] if setup.variant["draft"] == "on" else []
    game.then(first, *sides, *drafts, FIRST_TURN)
    game.turn = first
    return game


def lay_table(spec: GameSpec, setup: Setup, rng: Rng, elements: list[int], first: int) -> Eldervale:
    """Everything in its place, before cards are dealt."""
    mask = sum([1 << element for element in elements])
    shown, under = reveal_realms(setup, elements, rng)
    cells = lay_map(setup, shown + ruins_of(setup), rng)
    deck = MAGIC.members[:]
    rng.shuffle(deck)
    hoard = HOARD.members[:]
    rng.shuffle(hoard)
    hired = OFFER if setup.variant["mercenaries"] == "on" else OUT
    return new_eldervale(
        spec,
        setup,
        rng,
        [],
        [],
        players=players_at_the_start(setup, elements, first),
        first=first,
        elements=mask,
        cells=cells,
        stock=realm_stock(setup, under, rng),
        tokens=treasure_stacks(rng),
        left=[0] * len(SPACES),
        dwellings=[NOWHERE] * len(ELEMENT_REALMS),
        decks=adventure_decks(setup, elements, rng),
        sunk=[1 if setup.variant["doorways"] == "off" and mask >> element & 1 else 0 for element in range(len(ELEMENTS))],
        shown=mask,
        deck=deck,
        place=[hired if is_mercenary else OUT for is_mercenary in BOX.is_mercenary],
        owner=[NOWHERE] * len(BEASTS),
        chosen=choose_monsters(setup, elements, rng),
        track_orbs=mask,
        glory_orbs=3,
        hoard=tuple(hoard),
        now=new_turn(),
        ghosts=ghosts_at_the_start(setup, elements, rng) if setup.seats == 1 else None,
    )


def players_at_the_start(setup: Setup, elements: list[int], first: int) -> list[Player]:
    factions = setup.variant["factions"]
    tactics = setup.variant["tactics"] == "on"
    players: list[Player] = []
    for seat in range(setup.seats):
        faction = FACTIONS.index(factions[seat]) if factions is not None else BOX.factions_of(elements[seat])[0]
        players.append(at_the_start(faction, (seat - first) % setup.seats + 1, 3, tactics))
    return players if setup.seats > 1 else [*players, phantoms_at_the_start(setup, elements[1])]


def deal(game: Eldervale) -> None:
    """Five magic cards each, or seven to choose from (EL-034, EL-254)."""
    if game.setup.variant["draft"] == "on":
        for seat in range(game.seats):
            cards = sorted([game.deck.pop() for _ in range(DEALT)])
            game.packets.append(Hand(cards, [1 << seat] * DEALT))
        return
    for seat in range(game.seats):
        for _ in range(KEPT):
            take_up(game, seat, game.deck.pop())
