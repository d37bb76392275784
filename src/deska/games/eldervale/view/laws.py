"""Nothing is created or lost."""

from typing import Any, Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    ELEMENTS,
    FACES,
    HOARD,
    MAGIC,
    PHANTOM_CARDS,
    REALMS,
    SPACES,
    Names,
)
from deska.games.eldervale.components.pieces import EMPTY, HOUSED, MOST_MARKERS, WORKERS, Player
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import FACE, STACK, tokens_of
from deska.games.eldervale.setup import optional_realms, ruins_of, sides_of
from deska.games.eldervale.turn.expedition import LayRealm
from deska.kernel import Kind

Laws = dict[str, tuple[Any, Any]]
GLORY_FIELDS: Final = 2


def laws(game: Eldervale) -> Laws:
    """All laws: each with what is there and what should be there."""
    laws: Laws = {**card_laws(game), **realm_laws(game), **token_laws(game), **orb_laws(game), **ghost_laws(game)}
    for seat, player in enumerate(game.players):
        for law, pair in player_laws(game, seat, player).items():
            laws[f"{law} of seat {seat}"] = pair
    return laws


def named(names: Kind | Names, numbers: list[int]) -> list[str]:
    """The names of things, so that an error tells what is missing or too much."""
    return [names[number] for number in numbers]


def card_laws(game: Eldervale) -> Laws:
    box = game.box
    magic = game.deck + game.discard + game.cast
    adventures = [card for deck in game.decks for card in deck]
    for player in game.players:
        magic = magic + player.hand.cards + player.quests
        adventures += [laid.card for laid in player.cards if not box.is_starter[laid.card]]
    for packet in game.packets:
        magic = magic + packet.cards
    cards = [card for card in ADVENTURES.members if game.elements >> box.element[card] & 1]
    starters = [box.element[laid.card] for player in game.players for laid in player.cards if box.is_starter[laid.card]]
    empty = [element for element in range(len(ELEMENTS)) if game.shown >> element & 1 and not game.decks[element]]
    strange = [card for element, deck in enumerate(game.decks) for card in deck if box.element[card] != element]
    return {
        "players": (len(game.players), sides_of(game.setup)),
        "magic cards": (named(MAGIC, sorted(magic)), list(MAGIC)),
        "adventure cards": (named(ADVENTURES, sorted(adventures)), named(ADVENTURES, cards)),
        "starting cards": (named(ELEMENTS, starters), named(ELEMENTS, [game.element_of(seat) for seat in range(game.seats)])),
        "face-up cards": (named(ELEMENTS, empty), []),
        "cards of decks": (named(ADVENTURES, strange), []),
        "known cards": ([element for element, deck, sunk in zip(ELEMENTS, game.decks, game.sunk, strict=True) if sunk > len(deck)], []),
        "elements in play": (game.elements.bit_count(), sides_of(game.setup) + 2),
    }


def realm_laws(game: Eldervale) -> Laws:
    laid = [realm for realm in range(len(REALMS)) if game.cells[realm] >= 0]
    revealed = [game.box.realm_card.index(frame.source) for frame in game.stack if isinstance(frame.effect, LayRealm)]
    realms = [realm for element in range(len(ELEMENTS)) if game.elements >> element & 1 for realm in game.box.realms_of[element]]
    cells = [cell for cell in game.cells if cell >= 0]
    tiles = sorted(laid + game.stock + revealed)
    expected = sorted(realms + ruins_of(game.setup) + optional_realms(game.setup))
    return {
        "realms": ([], []) if game.ended else (named(REALMS, tiles), named(REALMS, expected)),
        "cells": (len(set(cells)), len(cells)),
    }


def token_laws(game: Eldervale) -> Laws:
    stacks = [sorted(game.tokens[element * 12 : element * 12 + 12]) for element in range(len(ELEMENTS))]
    taken: list[int] = []
    for place, token in enumerate(game.tokens):
        space = place // STACK
        if game.cells[game.box.space_realm[space]] >= 0 and place % STACK >= game.left[space]:
            taken.append(token)
    owned = [token for player in game.players for token in player.tray]
    for player in game.players:
        owned += [token for laid in player.cards for token in laid.tokens if token != EMPTY]
    return {
        "treasures": (stacks, [sorted(tokens_of(element)) for element in range(len(ELEMENTS))]),
        "taken treasures": ([FACES[FACE[token]] for token in sorted(set(owned)) if owned.count(token) > taken.count(token)], []),
        "treasures of realms": (
            [SPACES[space] for space, left in enumerate(game.left) if left and game.cells[game.box.space_realm[space]] < 0],
            [],
        ),
        "dragon treasures": (named(HOARD, sorted(game.hoard)), list(HOARD)),
    }


def ghost_laws(game: Eldervale) -> Laws:
    """All cards of the Phantoms lie in their two piles."""
    ghosts = game.ghosts
    if ghosts is None:
        return {}
    cards = sorted(ghosts.deck + ghosts.discard)
    return {"cards of the Phantoms": (named(PHANTOM_CARDS, cards), list(PHANTOM_CARDS))}


def orb_laws(game: Eldervale) -> Laws:
    result = game.track_orbs.bit_count() + game.glory_orbs.bit_count() + game.grid.bit_count() + game.bound.bit_count()
    for player in game.players:
        result += player.orbs + sum([laid.orb for laid in player.cards])
    return {"orbs": (result, game.elements.bit_count() + GLORY_FIELDS)}


def player_laws(game: Eldervale, seat: int, player: Player) -> Laws:
    markers = len(player.power) - player.power.count(0)
    return {
        "workers": (player.at[:WORKERS], sorted(player.at[:WORKERS])),
        "dwellings": (game.dwelling_count(seat), player.at.count(HOUSED)),
        "tray": (player.tray, sorted(player.tray)),
        "markers": (markers > MOST_MARKERS, False),
        "own hand": (player.hand.unknown_to(seat), []),
        "power in play": (
            named(ELEMENTS, [element for element, level in enumerate(player.power) if level and not game.elements >> element & 1]),
            [],
        ),
    }
