"""What a seat may look at, and what it remembers.

The players work together and keep nothing from each other: hands are open, and a card that one of them looks at is shown to all, so all
seats know the same. Hidden is the order of face-down piles; of the monster's top card and of Therus's plans the backs are open.
"""

from typing import Any

from deska.games.weirdwood.actions import (
    ABILITIES,
    ACTS,
    CARDS,
    CHARACTERS,
    CRAFTS,
    DICE,
    FACES,
    GOODS,
    MONSTERS,
    ROOMS,
    SLOTS,
    TIMES,
    TRACKS,
)
from deska.games.weirdwood.components.definitions import BOX, KINDS, NO_SYMBOL, STRENGTHS, SYMBOLS
from deska.games.weirdwood.components.fight import Battle
from deska.games.weirdwood.components.manor import PLACE_NAMES, PLACES, RINGS
from deska.games.weirdwood.components.people import Turn
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import Sources, attacker_sources, attacker_totals, foe_sources, foe_totals
from deska.games.weirdwood.effects.foe import monster_dice, time_of
from deska.games.weirdwood.effects.goods import strength
from deska.games.weirdwood.effects.links import lasting, linked, links
from deska.kernel import HIDDEN, Pile


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def name(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None


def seen(pile: Pile, seat: int) -> list[str | None]:
    """A face-down pile from bottom to top as the seat remembers it."""
    return [None if card == HIDDEN else CARDS[card] for card in pile.as_seen_by(seat)]


def back(game: Weirdwood, card: int) -> list[Any]:
    """What the back of a monster card shows: its kind, and how far time moves (WW-213)."""
    return [KINDS[BOX.foe_kind(card)], time_of(game, card)]


def bits(mask: int, words: tuple[str, ...]) -> list[str]:
    return [word for i, word in enumerate(words) if mask >> i & 1]


def look(game: Weirdwood, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """All that the seat may know. What is not named here does not exist for it."""
    visible = {
        "day": game.day,
        "time": TIMES[game.time],
        "rooms": [shown_room(game, place) for place in range(PLACES)],
        "supply": game.supply,
        "monster": shown_monster(game),
        "tactic_deck": len(game.tactics),
        "tactic_discard": names(game.tactic_discard),
        "offer": names(game.offer),
        "companion_deck": len(game.companions),
        "quest_deck": len(game.quests),
        "favours": game.favours,
        "shared": game.shared,
        "chamber": name(game.chamber),
        "now": shown_turn(game.now),
        "battle": None if game.battle is None else shown_battle(game, game.battle),
        "players": [shown_player(game, other) for other in range(game.seats)],
        "level": {"team": game.level.team, "quests": game.level.quests},
    }
    remembered = {
        "decks": [seen(player.deck, seat) for player in game.players],
        "deck_contents": [names(sorted(player.deck.cards)) for player in game.players],
        "monster_deck": seen(game.deck, seat),
        "coming": seen(game.coming, seat),
        "plans": [seen(plan, seat) for plan in game.plans],
        "tactics": seen(game.tactics, seat),
        "companions": seen(game.companions, seat),
        "quests": seen(game.quests, seat),
    }
    return visible, remembered


def shown_room(game: Weirdwood, place: int) -> dict[str, Any]:
    return {
        "place": PLACE_NAMES[place],
        "room": ROOMS[game.tiles[place]],
        "scarabs": game.scarabs[place],
        "infested": bool(game.infested >> place & 1),
        "token": bool(game.tokens >> place & 1),
    }


def shown_monster(game: Weirdwood) -> dict[str, Any]:
    return {
        "name": MONSTERS[game.monster],
        "strength": STRENGTHS[strength(game)],
        "place": PLACE_NAMES[game.lair],
        "health": game.health[:],
        "dice": dict(zip(DICE, monster_dice(game), strict=True)),
        "lady": PLACE_NAMES[game.lady] if game.lady >= 0 else None,
        "force": game.force,
        "branches": game.branches[:],
        "blocks": game.scale.blocks,
        "most": {
            "health": game.scale.health,
            "lady": BOX.monsters[game.monster].lady,
            "infested": game.scale.limit,
            "branches": list(game.scale.branches),
        },
        "deck_size": len(game.deck) + len(game.coming),
        "coming": back(game, game.coming.cards[0]) if game.coming.cards else None,
        "discard": names(game.discard),
        "powers": names(game.powers),
        "plans": [back(game, plan.cards[0]) for plan in game.plans],
        "done": names([plan.cards[0] for plan in game.plans[: game.done]]),
        "shown": name(game.shown),
    }


def shown_player(game: Weirdwood, seat: int) -> dict[str, Any]:
    player = game.players[seat]
    hits, blocks = lasting(game, seat)
    return {
        "character": CHARACTERS[player.character],
        "place": PLACE_NAMES[player.place],
        "health": player.health,
        "power": player.power,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "tracks": dict(zip(TRACKS, player.tracks, strict=True)),
        "dice": [CRAFTS[die] for die in player.dice],
        "hand": names(player.hand),
        "deck_size": len(player.deck),
        "discard": names(player.discard),
        "slots": shown_slots(game, seat),
        "tactics": names(player.tactics),
        "companions": [[CARDS[card], bool(player.exhausted >> i & 1)] for i, card in enumerate(player.companions)],
        "quest": name(player.quest),
        "laid_quest": player.laid_quest,
        "favours": player.favours,
        "loot": names(player.loot),
        "used": bits(player.used, ABILITIES[3 * player.character : 3 * player.character + 3]),
        "links": links(game, seat),
        "hits": hits,
        "blocks": blocks,
        "edge": player.edge,
        "ward": player.ward,
    }


def shown_slots(game: Weirdwood, seat: int) -> list[dict[str, Any]]:
    player = game.players[seat]
    return [
        {
            "slot": SLOTS[slot],
            "card": name(player.slots[slot]),
            "down": bool(player.down >> slot & 1),
            "tactic": name(player.covers[slot]),
            "link": SYMBOLS[symbol] if symbol != NO_SYMBOL else None,
        }
        for slot, symbol in enumerate(linked(game, seat))
    ]


def shown_turn(now: Turn) -> dict[str, Any]:
    return {
        "played": now.played,
        "due": [[CARDS[due // 8], ACTS[due % 8]] for due in now.due],
        "echo": name(now.echo),
        "echoed": name(now.echoed),
        "opened": now.opened,
        "wild": bits(now.wild, SLOTS),
        "free": now.free,
        "transferred": now.transferred,
        "paid": now.paid,
        "rings": bits(now.rings, RINGS),
        "rooms": bits(now.rooms, ROOMS),
        "strike": now.strike,
        "reach": now.reach,
        "drain": now.drain,
        "wounds": now.wounds,
    }


def shown_sources(sources: Sources) -> list[list[Any]]:
    """Where hits and blocks come from, as far as there are any."""
    return [[source, hits, blocks] for source, (hits, blocks) in sources.items() if hits or blocks]


def shown_battle(game: Weirdwood, battle: Battle) -> dict[str, Any]:
    hits, blocks = attacker_totals(game, battle)
    foe_hits, foe_blocks = foe_totals(game, battle)
    return {
        "seat": battle.seat,
        "place": PLACE_NAMES[battle.place],
        "monster": battle.monster,
        "far": battle.far,
        "source": name(battle.source),
        "phase": battle.phase,
        "dice": dict(zip(DICE, battle.dice, strict=True)),
        "faces": [FACES[face] for face in battle.faces],
        "foe_dice": dict(zip(DICE, battle.foe_dice, strict=True)),
        "foe_faces": [FACES[face] for face in battle.foe_faces],
        "hits": hits,
        "blocks": blocks,
        "foe_hits": foe_hits,
        "foe_blocks": foe_blocks,
        "sources": shown_sources(attacker_sources(game, battle)),
        "foe_sources": shown_sources(foe_sources(game, battle)),
        "rerolls": battle.rerolls,
        "sets": battle.sets,
        "cuts": battle.cuts,
        "steals": battle.steals,
        "links": battle.links,
        "looted": battle.looted,
        "surges": battle.surges,
        "dealt": battle.dealt,
        "xp": battle.xp,
        "hurt": battle.hurt,
    }
