"""What a seat may look at, and what it remembers."""

from typing import Any, Final

from deska.games.eldervale.actions import (
    BEASTS,
    CARDS,
    DRAGONS_LAIR,
    ELEMENTS,
    FACES,
    FACTIONS,
    FIRST_MAGIC,
    MAP,
    MERCENARIES,
    PHANTOM_CARDS,
    PLACES,
    REALMS,
    RESOURCES,
    REWARDS,
    SPACES,
    UNITS,
)
from deska.games.eldervale.components.pieces import EMPTY, ENDINGS, GLORY_ORBS, PLACE_WORDS, WORKERS, Ghosts, Laid, Player, Turn
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import FACE, STACK
from deska.games.eldervale.effects.adventures import offered
from deska.games.eldervale.effects.tokens import realm_of
from deska.games.eldervale.scoring import phantom_score
from deska.games.eldervale.turn.regroup import ACT_WIDTH
from deska.games.eldervale.view.battles import shown_battle

PLACE_NAMES: Final[dict[int, str]] = {**dict(enumerate(REALMS)), **PLACE_WORDS}


def magic_names(cards: list[int]) -> list[str]:
    return [CARDS[FIRST_MAGIC + card] for card in cards]


def face_names(tokens: list[int] | tuple[int, ...]) -> list[str | None]:
    return [None if token == EMPTY else FACES[FACE[token]] for token in tokens]


def marked(words: tuple[str, ...], bits: int) -> list[str]:
    return [word for i, word in enumerate(words) if bits >> i & 1]


def look(game: Eldervale, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """All that the seat may know. What is not named here does not exist for it."""
    visible = {
        "elements": marked(ELEMENTS, game.elements),
        "map": {REALMS[realm]: MAP.names[cell] for realm, cell in enumerate(game.cells) if cell >= 0},
        "far_end": REALMS[game.far] if game.far >= 0 else None,
        "stock_size": len(game.stock),
        "treasures": {SPACES[space]: shown_stack(game, space) for space in range(len(SPACES)) if game.cells[realm_of(space)] >= 0},
        "dwellings": {REALMS[realm]: owner for realm, owner in enumerate(game.dwellings) if owner >= 0},
        "adventures": [CARDS[card] for card in offered(game)],
        "deck_sizes": {ELEMENTS[element]: len(cards) for element, cards in enumerate(game.decks) if game.elements >> element & 1},
        "magic_deck": len(game.deck),
        "magic_discard": magic_names(game.discard),
        "spells": magic_names(game.cast),
        "beasts": shown_beasts(game),
        "monsters": [BEASTS[beast] for beast in game.chosen if beast >= 0],
        "grid": marked(REWARDS, game.grid),
        "track_orbs": marked(ELEMENTS, game.track_orbs),
        "glory_orbs": [field for i, field in enumerate(GLORY_ORBS) if game.glory_orbs >> i & 1],
        "dragon_treasures": game.hoards if game.cells[DRAGONS_LAIR] >= 0 else None,
        "peace": game.peace,
        "first": game.first,
        "ending": ENDINGS[game.ending],
        "turns_left": game.turns_left,
        "notices": notices(game),
        "now": shown_turn(game.now),
        "battle": None if game.battle is None else shown_battle(game, game.battle),
        "phantoms": None if game.ghosts is None else shown_ghosts(game, game.ghosts),
        "packet_sizes": [len(packet) for packet in game.packets],
        "packet": magic_names(game.packets[seat].cards) if seat >= 0 and game.packets else [],
        "players": [shown_player(game, number, player) for number, player in enumerate(game.players)],
        "hand": magic_names(game.players[seat].hand.cards) if seat >= 0 else [],
        "swapped": magic_names(game.now.swapped) if seat >= 0 and seat in (game.turn, game.partner(game.turn)) else [],
        "partner_hand": magic_names(game.players[seat ^ 1].hand.cards) if seat >= 0 and game.teams else [],
        "revealed": [magic_names(player.hand.known_to(-1)) for player in game.players],
    }
    remembered = {
        "taken": {SPACES[space]: taken_from(game, space) for space in range(len(SPACES)) if game.cells[realm_of(space)] >= 0},
        "hands": [magic_names(player.hand.known_to(seat)) for player in game.players],
        "sunk": {ELEMENTS[element]: [CARDS[card] for card in cards[: game.sunk[element]]] for element, cards in enumerate(game.decks)},
    }
    return visible, remembered


def shown_stack(game: Eldervale, space: int) -> dict[str, Any]:
    """How many tokens are left, and what the top one shows, or all of them (EL-032)."""
    left = game.left[space]
    whole = game.setup.variant["stacks"] == "open"
    low = 0 if whole else max(left - 1, 0)
    return {"left": left, "faces": face_names(game.tokens[space * STACK + low : space * STACK + left])}


def taken_from(game: Eldervale, space: int) -> list[str | None]:
    """The tokens that have left a stack; all were seen."""
    return face_names(game.tokens[space * STACK + game.left[space] : (space + 1) * STACK])


def shown_beasts(game: Eldervale) -> dict[str, Any]:
    """Mercenaries and monsters that are anywhere, with their masters."""
    return {
        name: {"place": PLACE_NAMES[game.place[beast]], "owner": game.owner[beast]}
        for beast, name in enumerate(BEASTS)
        if PLACE_WORDS.get(game.place[beast]) != "out"
    }


def shown_player(game: Eldervale, seat: int, player: Player) -> dict[str, Any]:
    return {
        "faction": FACTIONS[player.faction],
        "vp": player.vp,
        "resources": dict(zip(RESOURCES, player.res, strict=False)),
        "hand_size": len(player.hand),
        "tray": face_names(player.tray),
        "workers": [PLACE_NAMES[place] for place in player.at[:WORKERS]],
        "units": {UNITS[i + 1]: PLACE_NAMES[place] for i, place in enumerate(player.at[WORKERS:])},
        "tableau": [shown_card(laid) for laid in player.cards],
        "glory": player.glory,
        "power": {ELEMENTS[element]: level for element, level in enumerate(player.power) if level},
        "orbs": player.orbs,
        "quests": magic_names(player.quests),
        "tactics": player.tactics,
        "dwellings": game.dwelling_count(seat),
    }


def shown_card(laid: Laid) -> dict[str, Any]:
    return {
        "card": CARDS[laid.card],
        "tokens": face_names(laid.tokens),
        "orb": laid.orb,
        "aura": CARDS[laid.aura] if laid.aura >= 0 else None,
    }


def shown_turn(now: Turn) -> dict[str, Any]:
    return {
        "reach": now.reach,
        "calm": now.calm,
        "plan": now.plan,
        "veiled": now.veiled,
        "imitated": now.imitated,
        "twisted": now.twisted,
        "tireless": now.tireless,
        "acts": [[PLACES[act // ACT_WIDTH], UNITS[act % ACT_WIDTH]] for act in now.acts],
        "hired": marked(MERCENARIES, now.hired),
        "returned": marked(MERCENARIES, now.returned),
    }


def shown_ghosts(game: Eldervale, ghosts: Ghosts) -> dict[str, Any]:
    return {
        "deck_size": len(ghosts.deck),
        "discard": [PHANTOM_CARDS[card] for card in ghosts.discard],
        "guardian": REALMS[ghosts.guardian],
        "reserve": ghosts.reserve,
        "slots": [ELEMENTS[element] for element in ghosts.slots],
        "wrath": ghosts.wrath,
        "acting": ghosts.acting,
        "score": phantom_score(game),
    }


def notices(game: Eldervale) -> list[str]:
    """Both mini-expansions together are advised against (EL-031)."""
    variant = game.setup.variant
    return ["el-notice-both" for _ in range(1) if variant["mother"] == "on" and variant["giant"] == "on"]
