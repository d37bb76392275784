"""What a seat may look at, and what it remembers: all but hands, dials and the order of decks is open (EV-191)."""

from typing import Any

from deska.games.evenfall.actions import CARDS, CLANS, DRAWN, PEOPLE, PLACES, REGIONS, RESOURCES, RITUALS, STONES
from deska.games.evenfall.components.clan import Player, Site
from deska.games.evenfall.components.state import STONES_EACH, Evenfall
from deska.games.evenfall.effects.agents import agents_left
from deska.games.evenfall.effects.stones import red_is_free
from deska.games.evenfall.scoring import VP_TOKEN
from deska.games.evenfall.turn.action import ACTION_PHASE, AFTER_ACTION, TAKE_TURN
from deska.games.evenfall.turn.ending import FINAL_SCORING


def named(words: tuple[str, ...], number: int) -> str | None:
    return words[number] if number >= 0 else None


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def marked(words: tuple[str, ...], bits: int) -> list[str]:
    return [word for i, word in enumerate(words) if bits >> i & 1]


def look(game: Evenfall, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """All that the seat may know. What is not named here does not exist for it."""
    visible = {
        "side": game.setup.variant["side"],
        "round": game.round,
        "phase": phase_of(game),
        "first": game.first,
        "regions": [shown_region(game, region) for region in range(game.regions)],
        "deck_size": len(game.deck),
        "discard": names(game.discard),
        "removed": names(game.removed),
        "places_size": len(game.places),
        "playing": named(DRAWN, game.playing),
        "agents": agents_left(game),
        "tokens": max(game.seats - sum(player.vp // VP_TOKEN for player in game.players), 0),
        "red_stone": red_is_free(game),
        "players": [shown_player(player) for player in game.players[: game.seats]],
        "automa": {**shown_player(game.players[-1]), "rondel": game.rondel} if game.solo else None,
        "battle": shown_battle(game),
        "hand": names(game.players[seat].hand.cards) if seat >= 0 else [],
        "aside": names(game.players[seat].aside.cards) if seat >= 0 else [],
    }
    return visible, {"hands": [names(player.hand.known_to(seat)) for player in game.players[: game.seats]]}


def phase_of(game: Evenfall) -> str:
    """As everybody can tell from what is still to come."""
    steps = [frame.effect for frame in game.stack]
    if ACTION_PHASE in steps:
        return "research"
    if TAKE_TURN in steps or AFTER_ACTION in steps:
        return "action"
    if game.region >= 0:
        return "battle"
    return "scoring" if game.ended or FINAL_SCORING in steps else "round-end"


def shown_region(game: Evenfall, region: int) -> dict[str, Any]:
    return {
        "name": REGIONS[region],
        "places": [named(PLACES, place) for place in game.slots[region * game.width : (region + 1) * game.width]],
        "stones": [named(STONES, stone) for stone in game.stones[region * STONES_EACH : (region + 1) * STONES_EACH]],
    }


def shown_battle(game: Evenfall) -> dict[str, Any] | None:
    if game.region < 0:
        return None
    return {"region": REGIONS[game.region], "dials": game.dials[:], "strengths": game.strengths[:]}


def shown_player(player: Player) -> dict[str, Any]:
    return {
        "clan": CLANS[player.clan],
        "witches": player.witches,
        "elders": player.elders,
        "stock": dict(zip(RESOURCES, player.stock, strict=True)),
        "mana": player.mana,
        "vp": player.vp,
        "revel": player.revel,
        "token": player.active,
        "passed": player.passed,
        "hand_size": len(player.hand),
        "aside_size": len(player.aside),
        "inner": [shown_site(site) for site in player.sites if site.inner],
        "outer": [shown_site(site) for site in player.sites if not site.inner],
        "specialists": names(player.specialists),
        "exhausted": marked(PEOPLE, player.exhausted),
        "borrowed": names(player.borrowed),
        "worn": marked(PEOPLE, player.worn),
        "council": names(player.council),
        "stones": dict(zip(STONES, player.stones, strict=True)),
        "fields": [named(STONES, stone) for stone in player.fields],
        "witches_at": player.witches_at[:],
        "elders_at": player.elders_at[:],
        "spaces": player.spaces[:],
        "at_home": player.at_home,
    }


def shown_site(site: Site) -> dict[str, Any]:
    return {
        "place": PLACES[site.place],
        "ritual": named(RITUALS, site.ritual),
        "sickles": site.sickles,
        "orbs": site.orbs,
        "figure": site.figure,
        "stone": named(STONES, site.stone),
    }
