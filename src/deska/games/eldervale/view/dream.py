"""Games that could be true for a seat."""

from deska.games.eldervale.actions import ELEMENTS, HOARD
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import STACK
from deska.games.eldervale.effects.gains import knowers
from deska.games.eldervale.made import clone_eldervale
from deska.games.eldervale.setup import optional_realms, stock_size, top_part
from deska.games.eldervale.turn.free import SwapCard
from deska.kernel import Rng


def dream(game: Eldervale, seat: int, rng: Rng) -> Eldervale:
    """The same game to the seat; hands, decks, stacks and the stock are laid anew as far as it does not know them."""
    twin = clone_eldervale(game)
    deal_magic(game, twin, seat, rng)
    if game.now.swapped and seat not in (game.turn, game.partner(game.turn)):
        twin.now.swapped = imagined_exchange(game, twin, rng)
    twin.tokens = imagined_tokens(game, rng)
    for element in range(len(ELEMENTS)):
        lay_anew(twin.decks[element], game.sunk[element], len(game.decks[element]) - (game.shown >> element & 1), rng)
    twin.stock = imagined_stock(game, rng)
    twin.hoard = imagined_hoard(game, rng)
    if twin.ghosts is not None:
        twin.ghosts.deck.sort()
        rng.shuffle(twin.ghosts.deck)
    return twin


def lay_anew(cards: list[int], low: int, high: int, rng: Rng) -> None:
    """The cards of a part of the pile change places; everybody knows which cards are in it."""
    part = sorted(cards[low:high])
    rng.shuffle(part)
    cards[low:high] = part


def deal_magic(game: Eldervale, twin: Eldervale, seat: int, rng: Rng) -> None:
    pool = game.deck[:]
    for player in game.players:
        pool += player.hand.unknown_to(seat)
    for packet in game.packets:
        pool += packet.unknown_to(seat)
    pool.sort()
    rng.shuffle(pool)
    for other, player in enumerate(game.players):
        twin.players[other].hand = player.hand.imagined(seat, knowers(game, other), pool)
    twin.packets = [packet.imagined(seat, 1 << other, pool) for other, packet in enumerate(game.packets)]
    twin.deck = pool


def imagined_exchange(game: Eldervale, twin: Eldervale, rng: Rng) -> list[int]:
    """Two others have exchanged cards that the seat does not know. One that is offered just now is in hand and can be answered."""
    own = twin.players[game.turn].hand.cards[:]
    partners = twin.players[game.partner(game.turn)].hand.cards[:]
    rng.shuffle(own)
    rng.shuffle(partners)
    if not own or not any(isinstance(frame.effect, SwapCard) for frame in game.stack):
        return (own + partners)[: len(game.now.swapped)]
    offered = own.pop()
    return [*(own + partners[1:])[: len(game.now.swapped) - 1], offered]


def imagined_tokens(game: Eldervale, rng: Rng) -> tuple[int, ...]:
    """Tokens that were turned up stay; of each element the others change places."""
    tokens = list(game.tokens)
    for element in range(len(ELEMENTS)):
        spaces = [space for realm in game.box.realms_of[element] for space in game.box.spaces_of[realm]]
        hidden = [space * STACK + i for space in spaces for i in range(STACK) if is_hidden(game, space * STACK + i)]
        unseen = sorted([tokens[i] for i in hidden])
        rng.shuffle(unseen)
        for i, token in zip(hidden, unseen, strict=True):
            tokens[i] = token
    return tuple(tokens)


def is_hidden(game: Eldervale, place: int) -> bool:
    """Not taken, not on top of its stack, and stacks are not shown whole."""
    space = place // STACK
    if game.cells[game.box.space_realm[space]] < 0:
        return True
    return place % STACK < game.left[space] - 1 and game.setup.variant["stacks"] == "hidden"


def imagined_stock(game: Eldervale, rng: Rng) -> list[int]:
    """Optional realms lie in the top part of it, as far as that is left."""
    more = [realm for realm in optional_realms(game.setup) if realm in game.stock]
    others = sorted([realm for realm in game.stock if realm not in more])
    rng.shuffle(others)
    drawn = stock_size(game.setup) + len(optional_realms(game.setup)) - len(game.stock)
    part = top_part(game.setup) - drawn
    if not more:
        return others
    below = len(game.stock) - part
    top = others[below:] + more
    rng.shuffle(top)
    return others[:below] + top


def imagined_hoard(game: Eldervale, rng: Rng) -> tuple[int, ...]:
    """Dragon treasures that were not taken change places."""
    left = len(HOARD) - 3 + game.hoards if game.cells[game.box.dragons_lair] >= 0 else len(HOARD)
    hidden = sorted(game.hoard[:left])
    rng.shuffle(hidden)
    return (*hidden, *game.hoard[left:])
