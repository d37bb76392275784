"""Gains from laid cards: lasting symbols, and bonus symbols that link neighbouring cards (WW-063 to WW-074)."""

from deska.games.weirdwood.components.definitions import NO_SYMBOL, SYMBOLS, WILD_SYMBOL
from deska.games.weirdwood.components.people import Player
from deska.games.weirdwood.components.state import Weirdwood


def symbols_of(game: Weirdwood, seat: int, player: Player, slot: int) -> tuple[int, int]:
    """Left and right corner symbol of a slot; empty slots and cards face down have none (WW-068)."""
    card = player.slots[slot]
    if card < 0:
        return NO_SYMBOL, NO_SYMBOL
    if player.covers[slot] >= 0 or (seat == game.turn and game.now.wild >> slot & 1):
        return WILD_SYMBOL, WILD_SYMBOL  # WW-211
    if player.down >> slot & 1:
        return NO_SYMBOL, NO_SYMBOL
    return game.box.left[card], game.box.right[card]


def links(game: Weirdwood, seat: int) -> list[int]:
    """The number of links by symbol (WW-066, WW-067)."""
    counts = [0] * len(SYMBOLS)
    for symbol in linked(game, seat):
        if symbol != NO_SYMBOL:
            counts[symbol] = counts[symbol] + 1
    return counts


def linked(game: Weirdwood, seat: int) -> list[int]:
    """The symbol that links each slot with the slot before, or NO_SYMBOL; a wild one gives what the other shows (WW-073)."""
    symbols: list[int] = []
    player = game.players[seat]
    before = NO_SYMBOL
    for slot in range(len(player.slots)):
        left, right = symbols_of(game, seat, player, slot)
        link = NO_SYMBOL
        if before != NO_SYMBOL and left != NO_SYMBOL:
            link = left if before in (left, WILD_SYMBOL) else before if left == WILD_SYMBOL else NO_SYMBOL
        symbols.append(link)
        before = right
    return symbols


def lasting(game: Weirdwood, seat: int) -> tuple[int, int]:
    """Hits and blocks of laid cards, companions and the combat track, without links (WW-116)."""
    player = game.players[seat]
    hits, blocks = of_laid_cards(game, player)
    more_hits, more_blocks = of_companions(game, player)
    track_hits, track_blocks = of_combat_track(game, player)
    return hits + more_hits + track_hits, blocks + more_blocks + track_blocks


def of_laid_cards(game: Weirdwood, player: Player) -> tuple[int, int]:
    """Hits and blocks of face-up action cards and of tactic cards (WW-063, WW-065)."""
    hits = blocks = 0
    for slot in range(len(player.slots)):
        card, cover = player.slots[slot], player.covers[slot]
        if card >= 0 and not player.down >> slot & 1:
            hits += game.box.hits[card]
            blocks += game.box.blocks[card]
        if cover >= 0:
            hits += game.box.hits[cover]
            blocks += game.box.blocks[cover]
    return hits, blocks


def of_companions(game: Weirdwood, player: Player) -> tuple[int, int]:
    """Hits and blocks of companions, exhausted or not (WW-168)."""
    return sum(game.box.hits[card] for card in player.companions), sum(game.box.blocks[card] for card in player.companions)


def of_combat_track(game: Weirdwood, player: Player) -> tuple[int, int]:
    """Permanent hits and blocks of the player's own track, or of the team's (WW-186, WW-315)."""
    if game.level.team:
        return game.box.shared_hits[game.shared], game.box.shared_blocks[game.shared]
    space = player.tracks[1]
    return game.box.combat_hits[player.character][space], game.box.combat_blocks[player.character][space]


def tactic_dice(game: Weirdwood, player: Player) -> int:
    """Dice of any colour that laid tactic cards give in every battle."""
    return sum(game.box.tactic(cover).dice for cover in player.covers if cover >= 0)
