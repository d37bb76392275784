"""What laid cards give: lasting symbols and bonus symbols that link neighbouring cards (WW-063 to WW-074)."""

from deska.games.weirdwood.components.definitions import NO_SYMBOL, SYMBOLS, WILD_SYMBOL
from deska.games.weirdwood.components.people import Player
from deska.games.weirdwood.components.state import Weirdwood


def symbols_of(game: Weirdwood, seat: int, player: Player, slot: int) -> tuple[int, int]:
    """Left and right corner of what lies in a slot; nothing and cards face down have none (WW-068)."""
    card = player.slots[slot]
    if card < 0:
        return NO_SYMBOL, NO_SYMBOL
    if player.covers[slot] >= 0 or (seat == game.turn and game.now.wild >> slot & 1):
        return WILD_SYMBOL, WILD_SYMBOL  # WW-211
    if player.down >> slot & 1:
        return NO_SYMBOL, NO_SYMBOL
    return game.box.left[card], game.box.right[card]


def links(game: Weirdwood, seat: int) -> list[int]:
    """How many links there are of every symbol, slots taken from left to right (WW-066, WW-067)."""
    found = [0] * len(SYMBOLS)
    for symbol in linked(game, seat):
        if symbol != NO_SYMBOL:
            found[symbol] += 1
    return found


def linked(game: Weirdwood, seat: int) -> list[int]:
    """By slot the symbol that links it with the slot before, or NO_SYMBOL; a wild one gives what the other shows (WW-073)."""
    found: list[int] = []
    player = game.players[seat]
    before = NO_SYMBOL
    for slot in range(len(player.slots)):
        left, right = symbols_of(game, seat, player, slot)
        link = NO_SYMBOL
        if before != NO_SYMBOL and left != NO_SYMBOL:
            link = left if before in (left, WILD_SYMBOL) else before if left == WILD_SYMBOL else NO_SYMBOL
        found.append(link)
        before = right
    return found


def lasting(game: Weirdwood, seat: int) -> tuple[int, int]:
    """Hits and blocks of laid cards, companions and the combat track, without links (WW-116)."""
    player = game.players[seat]
    hits, blocks = of_laid_cards(game, player)
    for more, shields in (of_companions(game, player), of_combat_track(game, player)):
        hits += more
        blocks += shields
    return hits, blocks


def of_laid_cards(game: Weirdwood, player: Player) -> tuple[int, int]:
    """Of face-up action cards and of the tactic cards on them (WW-063, WW-065)."""
    hits = blocks = 0
    for slot in range(len(player.slots)):
        card = player.slots[slot]
        if card < 0:
            continue
        if not player.down >> slot & 1:
            hits += game.box.hits[card]
            blocks += game.box.blocks[card]
        cover = player.covers[slot]
        if cover >= 0:
            hits += game.box.hits[cover]
            blocks += game.box.blocks[cover]
    return hits, blocks


def of_companions(game: Weirdwood, player: Player) -> tuple[int, int]:
    """Exhausted or not (WW-168)."""
    hits = blocks = 0
    for card in player.companions:
        hits += game.box.hits[card]
        blocks += game.box.blocks[card]
    return hits, blocks


def of_combat_track(game: Weirdwood, player: Player) -> tuple[int, int]:
    """The own one, or the team's (WW-186, WW-315)."""
    if game.level.team:
        return shared_hits(game), shared_blocks(game)
    space = player.tracks[1]
    return game.box.combat_hits[player.character][space], game.box.combat_blocks[player.character][space]


def shared_hits(game: Weirdwood) -> int:
    """Of the common track: for everybody and for good (WW-315)."""
    return sum([reward.hits for reward in game.box.shared.values() if reward.space <= game.shared])


def shared_blocks(game: Weirdwood) -> int:
    return sum([reward.blocks for reward in game.box.shared.values() if reward.space <= game.shared])


def tactic_dice(game: Weirdwood, player: Player) -> int:
    """Dice of any colour that laid tactic cards give in every battle."""
    return sum([game.box.tactic(cover).dice for cover in player.covers if cover >= 0])
