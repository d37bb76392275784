"""From a position to glory. Pure functions; who gets what is decided here, `turn` carries it out."""

from typing import Final

from deska.games.ethnos.components import Band, Ethnos

BAND_GLORY: Final[tuple[int, ...]] = (0, 0, 1, 3, 6, 10, 15)  # ET-084: 6 or more
RAID_GLORY: Final[tuple[int, ...]] = (0, 1, 3, 6, 10, 15, 20)  # ET-135
MERFOLK_GLORY: Final[tuple[int, ...]] = (1, 2, 4)  # ET-123
MERFOLK_GLORY_SMALL: Final[tuple[int, ...]] = (1, 3)
GIANT_GLORY: Final[tuple[int, ...]] = (2, 4, 6)  # ET-132
GIANT_GLORY_SMALL: Final[tuple[int, ...]] = (2, 5)


def band_glory(game: Ethnos, band: Band) -> int:
    """By the cards left in it, one more for a Dwarf leader (ET-084, ET-147)."""
    return glory_of(game, band, len(band.cards))


def promised_glory(game: Ethnos, band: Band) -> int:
    """The glory that a band will pay when the Age ends; its Skeletons leave it before (ET-114)."""
    return glory_of(game, band, len(band.cards) - band.cards.count(game.box.skeleton))


def glory_of(game: Ethnos, band: Band, cards: int) -> int:
    """The glory of a band with so many cards and the leader of this one."""
    return BAND_GLORY[min(cards + game.box.leading(band.leader).glory, len(BAND_GLORY) - 1)]


def giant_glory(game: Ethnos) -> int:
    """The worth of the Giant token at the end of this Age."""
    return (GIANT_GLORY_SMALL if game.small else GIANT_GLORY)[game.age - 1]


def troll_rank(trolls: int) -> tuple[int, int]:
    """The sum of one's Troll tokens, then the highest (ET-144)."""
    return TROLL_RANKS[trolls]


def rank_of(values: list[int]) -> tuple[int, int]:
    return (sum(values), values[-1] if values else 0)


TROLL_RANKS: Final = [rank_of([token + 1 for token in range(6) if trolls >> token & 1]) for trolls in range(1 << 6)]
"""The rank of every set of Troll tokens, given as bits."""


def ranking(game: Ethnos, strength: list[int]) -> list[list[int]]:
    """The seats that are present, best first; those whom Trolls cannot part share a place (ET-073, ET-145)."""
    keys = [(strength[seat], *troll_rank(game.players[seat].trolls)) for seat in range(game.seats)]
    seats = sorted((seat for seat in range(game.seats) if strength[seat] > 0), key=lambda seat: keys[seat], reverse=True)
    groups: list[list[int]] = []
    for seat in seats:
        if groups and keys[groups[-1][0]] == keys[seat]:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return groups


def prizes(game: Ethnos, tokens: tuple[int, ...], groups: list[list[int]]) -> list[int]:
    """The worth of first, second and third place in this Age."""
    if game.seats == 2 and game.age == 2:
        if len(groups) == 1 and len(groups[0]) == 1:
            return [tokens[1] + tokens[0]]  # ET-099
        shared = len(groups) == 1 and game.setup.variant["duel-ties"] == "share-both"
        return [tokens[1], tokens[0] if shared else 0]  # ET-098, ET-100
    return [tokens[place] for place in range(game.age - 1, -1, -1)]  # ET-074 to ET-076


def shares(groups: list[list[int]], places: list[int], seats: int) -> list[int]:
    """Tied seats add up the places they occupy and share them, rounded down (ET-077, ET-078)."""
    gains = [0] * seats
    place = 0
    for group in groups:
        total = sum(places[place : place + len(group)])
        for seat in group:
            gains[seat] = total // len(group)
        place += len(group)
    return gains


def majority(game: Ethnos, strength: list[int], tokens: tuple[int, ...]) -> list[int]:
    """Glory of each seat for one kingdom, or for whatever is scored like one."""
    groups = ranking(game, strength)
    return shares(groups, prizes(game, tokens, groups), game.seats)


def kingdom_gains(game: Ethnos, kingdom: int) -> list[int]:
    return majority(game, [player.markers[kingdom] for player in game.players], game.tokens[kingdom])


def merfolk_gains(game: Ethnos) -> list[int]:
    """The Merfolk board as one more kingdom, ranked by space; space 0 is not ranked (ET-123 to ET-127)."""
    tokens = MERFOLK_GLORY_SMALL if game.small else MERFOLK_GLORY
    spaces = [player.swum for player in game.players]
    if game.setup.variant["merfolk-places"] == "first-only":
        groups = ranking(game, spaces)[:1]
        return shares(groups, [tokens[game.age - 1]], game.seats)
    return majority(game, spaces, tokens)
