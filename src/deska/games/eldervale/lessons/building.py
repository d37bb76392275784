"""Positions of Eldervale for lessons, examples and tests, set up with only what they show.

A table has the map of two to five players as it is laid here, empty hands, no resources, only starting cards; peace is over unless it is
asked for. Units are in the ready area or inactive as at the start, until they are put somewhere.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    ELEMENT_REALMS,
    ELEMENTS,
    FACES,
    FACTIONS,
    MAGIC,
    MAP,
    REALMS,
    RESOURCES,
    UNITS,
)
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.land import adjacency
from deska.games.eldervale.components.pieces import (
    DEFEATED,
    EMPTY,
    HOUSED,
    INACTIVE,
    NOWHERE,
    OUT,
    READY,
    ROLLED,
    WORKERS,
    Battle,
    beast_of,
    is_beast,
)
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import FACE, STACK
from deska.games.eldervale.effects.gains import knowers
from deska.games.eldervale.made import new_battle, new_laid
from deska.games.eldervale.setup import ruins_of, stock_size
from deska.games.eldervale.turn.regroup import GATHER_ALL, LIFT_UNITS
from deska.games.eldervale.turn.rounds import END_OF_TURN, TAKE_TURN
from deska.kernel import Frame, Hand
from deska.kernel.building import demand, game_of
from deska.kernel.errors import BadSetup
from deska.kernel.spec import GameSpec

ANNA, BEN, CYRIL, DORA, EMIL = range(5)
HARPIES, OGRES, KEEPERS, ELVES, GOBLINS = (
    "sky-harpies",
    "villainous-ogres",
    "keepers-of-the-plains",
    "elves-of-briardell",
    "goblin-fire-mages",
)
SEAT_FACTIONS: Final = (HARPIES, OGRES, KEEPERS, "deep-naga", "iron-legion")
LAND: Final[Mapping[str, tuple[int, int]]] = {
    "mill": (0, 0),
    "ash-fields": (1, 0),
    "molten-crown": (0, 1),
    "dungeon": (-1, 1),
    "cloud-plateau": (-1, 0),
    "summoning-portal": (0, -1),
    "fortress": (1, -1),
    "mage-tower": (2, -1),
    "windspire-peaks": (2, 0),
}
"""The usual map of these positions: the Mill in the middle, six realms around it, two more in the east."""


# --- a table


def table(
    *factions: str,
    land: Mapping[str, tuple[int, int]] = LAND,
    peace: bool = False,
    more: Sequence[str] | None = None,
    seed: int = 1,
    spec: GameSpec,
    **variant: Any,
) -> Eldervale:
    """A game in which nothing has happened; the first of the factions is on turn."""
    chosen = factions or SEAT_FACTIONS[:2]
    variant = {"factions": list(chosen), "elements": more or others(chosen, land), **variant}
    game = game_of(Eldervale, spec.new(len(chosen), seed, variant))
    for player in game.players[: game.seats]:
        game.deck += player.hand.cards
        player.hand = Hand([], [])
        player.res = [0] * 6
        player.vp = 0
    game.deck.sort()
    for player in game.players:
        player.glory = NOWHERE if peace else 0
    lay_land(game, land)
    game.first = 0
    return turn_of(game, ANNA)


def others(factions: Sequence[str], land: Mapping[str, tuple[int, int]]) -> list[str]:
    """Two elements that no player has, those of the map first."""
    taken = {FACTIONS.index(faction) // 2 for faction in factions}
    wanted = [ELEMENT_REALMS.index(realm) // 3 for realm in land if realm in ELEMENT_REALMS]
    free = [element for element in (*wanted, *range(len(ELEMENTS))) if element not in taken]
    return [ELEMENTS[element] for element in sorted(list(dict.fromkeys(free))[:2])]


def lay_land(game: Eldervale, land: Mapping[str, tuple[int, int]]) -> None:
    """Just these realms are on the map, with full stacks; the other tiles of the game lie in the stock; no monster is out."""
    everything = [realm for realm in range(len(REALMS)) if game.cells[realm] >= 0] + game.stock
    game.cells = [NOWHERE] * len(REALMS)
    for name, (q, r) in land.items():
        demand(REALMS.index(name) in everything, f"{name} takes no part in this game")
        game.cells[REALMS.index(name)] = MAP.at(q, r)
    game.stock = [realm for realm in sorted(everything) if game.cells[realm] < 0]
    game.left = [3 if game.cells[realm] >= 0 else 0 for realm in range(len(ELEMENT_REALMS)) for _ in BOX.spaces_of[realm]]
    game.near = adjacency(game.cells)
    for beast in range(2, len(BEASTS)):
        game.place[beast] = OUT


def turn_of(game: Eldervale, seat: int) -> Eldervale:
    """It is that player's turn."""
    return at(game, Frame(TAKE_TURN, seat))


def at(game: Eldervale, *frames: Frame) -> Eldervale:
    """The game waits for the last of these steps; the others come after it."""
    game.stack = list(frames)
    game.turn = max(frames[0].seat, 0)
    game.heard = True
    game.events.clear()
    game.settle()
    return game


def regroup(game: Eldervale, seat: int = ANNA) -> Eldervale:
    """The player is in the middle of a Regroup."""
    return at(game, Frame(END_OF_TURN, seat), Frame(GATHER_ALL, seat), Frame(LIFT_UNITS, seat))


# --- what lies where


def gains(game: Eldervale, seat: int, **resources: int) -> None:
    """The player has so many of these resources."""
    for name, count in resources.items():
        game.players[seat].res[RESOURCES.index(name)] = count


def holds(game: Eldervale, seat: int, *cards: str) -> None:
    """The player has these magic cards in hand."""
    for card in cards:
        number = MAGIC.index(card)
        game.deck.remove(number)
        game.players[seat].hand.put(number, knowers(game, seat))


def owns(game: Eldervale, seat: int, *cards: str, tokens: Sequence[str] = (), orb: bool = False, aura: str = "") -> None:
    """The player has these adventure cards in the tableau; tokens, orb and aura lie on the last one."""
    player = game.players[seat]
    for card in (*cards, aura) if aura else cards:
        number = ADVENTURES.index(card)
        game.decks[BOX.element[number]].remove(number)
        on_it = card == cards[-1]
        slots = [EMPTY] * len(BOX.adventures[number].slots)
        for place, face in enumerate(tokens if on_it else ()):
            slots[place] = token(face)
        player.cards.append(
            new_laid(card=number, tokens=tuple(slots), orb=orb and on_it, aura=ADVENTURES.index(aura) if aura and on_it else EMPTY)
        )


def token(face: str) -> int:
    """Some token that shows this face."""
    return FACE.index(FACES.index(face))


def treasures(game: Eldervale, seat: int, *faces: str) -> None:
    """The player has these tokens in the tray."""
    game.players[seat].tray = sorted(token(face) for face in faces)


def powers(game: Eldervale, seat: int, **levels: int) -> None:
    """The player's markers stand on these levels and on no others."""
    game.players[seat].power = [levels.get(element, 0) for element in ELEMENTS]


def stands(game: Eldervale, seat: int, unit: str, realm: str) -> None:
    """A unit of the player stands in a realm; an inactive one is recruited for that."""
    kind, place = UNITS.index(unit), REALMS.index(realm)
    player = game.players[seat]
    if is_beast(kind):
        game.give(beast_of(kind), seat)
        game.place[beast_of(kind)] = place
    elif kind:
        player.at[kind + WORKERS - 1] = place
    else:
        player.move(0, READY if player.has_worker(READY) else INACTIVE, place)


def is_ready(game: Eldervale, seat: int, *units: str) -> None:
    """These units wait in the ready area."""
    for unit in units:
        kind = UNITS.index(unit)
        if is_beast(kind):
            game.give(beast_of(kind), seat)
            game.place[beast_of(kind)] = READY
        elif kind:
            game.players[seat].at[kind + WORKERS - 1] = READY
        else:
            game.players[seat].move(0, INACTIVE, READY)


def lurks(game: Eldervale, monster: str, realm: str) -> None:
    """A wild monster stands in a realm."""
    game.place[BEASTS.index(monster)] = REALMS.index(realm)


def dwells(game: Eldervale, seat: int, *realms: str) -> None:
    """The player has dwellings there."""
    for realm in realms:
        player = game.players[seat]
        player.move(0, INACTIVE if player.has_worker(INACTIVE) else READY, HOUSED)
        game.dwellings[REALMS.index(realm)] = seat


def offers(game: Eldervale, *cards: str) -> None:
    """These adventure cards lie on top of their decks."""
    for card in cards:
        number = ADVENTURES.index(card)
        deck = game.decks[BOX.element[number]]
        deck.remove(number)
        deck.append(number)


def fights(game: Eldervale, realm: str, beast: str = "", **rolls: Iterable[int]) -> Battle:
    """A battle is going on there; `rolls` are what the dice show, by `seat0` … or `monster`."""
    number = BEASTS.index(beast) if beast else NOWHERE
    sides = game.sides
    battle = new_battle(
        realm=REALMS.index(realm),
        monster=number,
        stage=ROLLED,
        dice=[0] * (sides + 1),
        rolls=[[] for _ in range(sides + 1)],
        losses=[0] * sides,
    )
    for side, dice in rolls.items():
        place = sides if side == "monster" else int(side.removeprefix("seat"))
        battle.rolls[place] = sorted(dice, reverse=True)
        battle.dice[place] = len(battle.rolls[place])
    game.battle = battle
    return battle


# --- a table that a game can come to


def possible(game: Eldervale) -> Eldervale:
    """The same table with all that a real game would have: every ruin, enough realms far away, and treasures taken from their stacks."""
    lay_the_rest(game)
    for player in game.players:
        player.tray = sorted(taken_treasure(game, old) for old in player.tray)
        for place, laid in enumerate(player.cards):
            tokens = tuple(old if old == EMPTY else taken_treasure(game, old) for old in laid.tokens)
            player.cards[place] = new_laid(card=laid.card, tokens=tokens, orb=laid.orb, aura=laid.aura)
    game.wait_again()
    return game


def lay_the_rest(game: Eldervale) -> None:
    """Ruins lie on the map from the start, and the stock shrinks only; Lairs stay in it, so that no monster wakes."""
    lairs = set(BOX.lair_of)
    missing = [realm for realm in ruins_of(game.setup) if game.cells[realm] < 0]
    abroad = [BOX.lair_of[beast] for beast in game.chosen if beast != NOWHERE and game.place[beast] != OUT]
    missing += [lair for lair in abroad if game.cells[lair] < 0]
    spare = [realm for realm in game.stock if realm < len(ELEMENT_REALMS) and realm not in lairs]
    missing += spare[: max(len(game.stock) - len(missing) - stock_size(game.setup), 0)]
    far = (MAP.at(q, r) for q in range(3, 7) for r in range(1, -3, -1))
    free = (cell for cell in far if cell not in game.cells)
    for realm in missing:
        game.cells[realm] = next(free)
        if realm in game.stock:
            game.stock.remove(realm)
        for space, owner in enumerate(BOX.space_realm):
            if owner == realm:
                game.left[space] = STACK
    for beast, lair in enumerate(BOX.lair_of):
        if game.place[beast] == OUT and beast in game.chosen and game.cells[lair] >= 0:
            game.place[beast] = DEFEATED
    game.near = adjacency(game.cells)


def taken_treasure(game: Eldervale, old: int) -> int:
    """A treasure with the same face, from the top of a stack on the map."""
    for place, found in enumerate(game.tokens):
        space = place // STACK
        if FACE[found] == FACE[old] and game.cells[BOX.space_realm[space]] >= 0 and place % STACK < game.left[space]:
            game.left[space] -= 1
            top = space * STACK + game.left[space]
            tokens = list(game.tokens)
            tokens[place], tokens[top] = tokens[top], found
            game.tokens = tuple(tokens)
            return found
    raise BadSetup(f"no treasure {FACES[FACE[old]]} lies on the map")
