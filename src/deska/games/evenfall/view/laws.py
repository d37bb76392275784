"""Nothing is created or lost, and nothing lies where it cannot."""

from typing import Any

from deska.games.evenfall.actions import CARDS, CLANS, DISCOVERIES, PEOPLE, RED, STONES
from deska.games.evenfall.components.box import NOTHING, Box
from deska.games.evenfall.components.clan import EMPTY, FIGURES_EACH, WITCH, Player, Site
from deska.games.evenfall.components.state import AUTOMA, STONES_EACH, Evenfall
from deska.games.evenfall.effects.agents import agents_left
from deska.games.evenfall.setup import FIELDS, STONES_OF_RUNE, draw_deck

Laws = dict[str, tuple[Any, Any]]
"""By the name of each law: the value in the position, and the value that it must have."""


def laws(game: Evenfall) -> Laws:
    """The laws of cards, places, runestones and the table, and those of every player."""
    laws: Laws = {**card_laws(game), **place_laws(game), **stone_laws(game), **table_laws(game)}
    for seat, player in enumerate(game.players):
        for law, pair in player_laws(game, seat, player).items():
            laws[f"{law} of seat {seat}"] = pair
    return laws


# --- cards, places, stones


def card_laws(game: Evenfall) -> Laws:
    found = game.deck + game.discard + [*game.removed]
    if game.playing >= 0:
        found = [*found, game.playing]
    for player in game.players:
        found = found + player.hand.cards + player.aside.cards + [site.ritual for site in player.sites if site.ritual >= 0]
        found += [*player.specialists, *(game.box.person_of[half] for half in player.council)]
    return {"cards": (named(sorted(found)), named(draw_deck())), "agents": (agents_left(game) < 0, False)}


def place_laws(game: Evenfall) -> Laws:
    found = game.places + [place for place in game.slots if place >= 0]
    expected = DISCOVERIES.members[:]
    for seat, player in enumerate(game.players):
        found = found + [site.place for site in player.sites]
        if seat < game.seats:
            expected.append(game.box.start_of[player.clan])
    return {
        "places": (named(sorted(found)), named(sorted(expected))),
        "slots": (len(game.slots), game.regions * game.width),
    }


def named(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def stone_laws(game: Evenfall) -> Laws:
    found = [0] * len(STONES)
    for stone in game.stones:
        if stone >= 0:
            found[stone] += 1
    for player in game.players:
        lying = [*player.fields, *(site.stone for site in player.sites)]
        for stone in range(len(STONES)):
            found[stone] += player.stones[stone] + lying.count(stone)
    return {
        "stones": (sum(found[:RED]), game.regions * STONES_EACH),
        "stones of a rune": (max(found[:RED]) > STONES_OF_RUNE, False),
        "red stone": (found[RED] > (1 if game.moon else 0), False),
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
        "borrowed": (bits(player.borrowed) & ~foreign(game, seat), 0),
        "regions": (any(player.figures_in(region) for region in range(game.regions, len(player.spaces))), False),
        "fields": (len(player.fields) == FIELDS and (bool(game.board(seat).fields) or set(player.fields) == {NOTHING}), True),
        "own space": (player.at_home and not game.board(seat).space, False),
        "automa": (automa and (any(player.stock) or bool(player.council) or player.mana > 0), False),
    }


def bits(cards: tuple[int, ...]) -> int:
    """People as a set of bits."""
    found = 0
    for card in cards:
        found |= 1 << PEOPLE.place_of(card)
    return found


def foreign(game: Evenfall, seat: int) -> int:
    """The specialists of the other clans, as bits."""
    found = 0
    for other, player in enumerate(game.players):
        if other != seat:
            found |= bits(player.specialists)
    return found


def site_fits(box: Box, site: Site) -> bool:
    """Agents and figures stand on rituals with room for them, runestones lie only in the inner circle on their own rune."""
    if site.ritual < 0:
        empty = not site.sickles and not site.orbs and site.figure == EMPTY
    else:
        empty = site.free_slots(box) >= 0 and (site.figure == EMPTY or box.spaces[site.ritual] is not None)
    return empty and (site.stone < 0 or (site.inner and site.stone in (box.runes[site.place], RED)))
