"""Laws of all positions: nothing is created or lost, and nothing lies where it cannot."""

from collections.abc import Iterable
from typing import Any

from deska.games.evenfall.actions import CARDS, CLANS, DISCOVERIES, PEOPLE, RED, STONES
from deska.games.evenfall.components.box import NOTHING, Box
from deska.games.evenfall.components.clan import EMPTY, FIGURES_EACH, WITCH, Player, Site
from deska.games.evenfall.components.state import AUTOMA, STONES_EACH, Evenfall
from deska.games.evenfall.effects.agents import agents_left
from deska.games.evenfall.setup import FIELDS, STONES_OF_RUNE, draw_deck

Laws = dict[str, tuple[Any, Any]]
"""Each law by its name, with the value in the position and the value that it must have."""


def laws(game: Evenfall) -> Laws:
    """The laws of cards, places, runestones and the table, and those of every player."""
    laws: Laws = {**card_laws(game), **place_laws(game), **stone_laws(game), **table_laws(game)}
    for seat, player in enumerate(game.players):
        for law, pair in player_laws(game, seat, player).items():
            laws[f"{law} of seat {seat}"] = pair
    return laws


# --- cards, places, stones


def card_laws(game: Evenfall) -> Laws:
    cards = game.deck + game.discard + [*game.removed]
    if game.playing >= 0:
        cards = [*cards, game.playing]
    for player in game.players:
        cards = cards + player.hand.cards + player.aside.cards + [site.ritual for site in player.sites if site.ritual >= 0]
        cards += [*player.specialists, *(game.box.person_of[half] for half in player.council)]
    return {"cards": (named(sorted(cards)), named(draw_deck())), "agents": (agents_left(game) < 0, False)}


def place_laws(game: Evenfall) -> Laws:
    places = game.places + [place for place in game.slots if place >= 0]
    expected = DISCOVERIES.members[:]
    for seat, player in enumerate(game.players):
        places = places + [site.place for site in player.sites]
        if seat < game.seats:
            expected.append(game.box.start_of[player.clan])
    return {
        "places": (named(sorted(places)), named(sorted(expected))),
        "slots": (len(game.slots), game.regions * game.width),
    }


def named(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def stone_laws(game: Evenfall) -> Laws:
    counts = [0] * len(STONES)
    for stone in game.stones:
        if stone >= 0:
            counts[stone] += 1
    for player in game.players:
        lying = [*player.fields, *(site.stone for site in player.sites)]
        for stone in range(len(STONES)):
            counts[stone] += player.stones[stone] + lying.count(stone)
    return {
        "stones": (sum(counts[:RED]), game.regions * STONES_EACH),
        "stones of a rune": (max(counts[:RED]) > STONES_OF_RUNE, False),
        "red stone": (counts[RED] > (1 if game.moon else 0), False),
        "places of stones": (len(game.stones), game.regions * STONES_EACH),
        "red stone on a region": (RED in game.stones, False),
    }


# --- the table


def table_laws(game: Evenfall) -> Laws:
    clans = [CLANS[player.clan] for player in game.players]
    chosen = game.setup.variant["clans"]
    fighting = game.region >= 0
    sizes = [len(game.dials), len(game.strengths)]
    return {
        "players": (len(game.players), game.seats + (1 if game.solo else 0)),
        "clans": (len(set(clans)), len(clans)),
        "chosen clans": (clans[: game.seats], list(chosen or clans[: game.seats])),
        "starting player": (game.first < game.seats, True),
        "battle": (sizes in ([len(game.players), 0], [len(game.players)] * 2) if fighting else sizes == [0, 0], True),
        "region": (game.region < game.regions, True),
        "rondel": (game.rondel > 0 and not game.solo, False),
    }


# --- players


def player_laws(game: Evenfall, seat: int, player: Player) -> Laws:
    on_sites = [site.figure for site in player.sites]
    witches = player.witches + sum(player.witches_at) + (on_sites + player.spaces).count(WITCH) + (1 if player.at_home else 0)
    standing = len([figure for figure in on_sites + player.spaces if figure not in (EMPTY, WITCH)])
    elders = player.elders + sum(player.elders_at) + standing + len(player.borrowed)
    others = [card for other in game.players if other is not player for card in other.specialists]
    automa = game.solo and seat == AUTOMA
    return {
        "witches": (witches, FIGURES_EACH),
        "elders": (elders, 0 if automa else FIGURES_EACH),
        "vp": (sum(player.earned), player.vp),
        "hand": (len(player.hand.unknown_to(seat)) if not automa else len(player.hand) + len(player.aside), 0),
        "knowledge of the hand": (set(player.hand.seen + player.aside.seen) - {1 << seat}, set()),
        "sites": ([CARDS[site.place] for site in player.sites if not site_fits(game.box, site)], []),
        "names of specialists": (not automa and len(set(player.specialists)) < len(player.specialists), False),
        "exhausted": (player.exhausted & ~bits(player.specialists), 0),
        "worn": (player.worn & ~bits(player.borrowed), 0),
        "borrowed": (bits(player.borrowed) & ~bits(others), 0),
        "regions": (any(player.figures_in(region) for region in range(game.regions, len(player.spaces))), False),
        "fields": (len(player.fields) == FIELDS and (bool(game.board(seat).fields) or set(player.fields) == {NOTHING}), True),
        "own space": (player.at_home and not game.board(seat).space, False),
        "automa": (automa and (any(player.stock) or bool(player.council) or player.mana > 0), False),
    }


def bits(cards: Iterable[int]) -> int:
    """People as a set of bits."""
    return sum({1 << PEOPLE.place_of(card) for card in cards})


def site_fits(box: Box, site: Site) -> bool:
    """True if agents and figures have room on their ritual, and a runestone lies in the inner circle on a rune that it fits."""
    if site.ritual < 0:
        empty = not site.sickles and not site.orbs and site.figure == EMPTY
    else:
        empty = site.free_slots(box) >= 0 and (site.figure == EMPTY or box.spaces[site.ritual] is not None)
    return empty and (site.stone < 0 or (site.inner and site.stone in (box.runes[site.place], RED)))
