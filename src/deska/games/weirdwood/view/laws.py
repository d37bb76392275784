"""Nothing is created or lost, and nothing lies where it cannot."""

from typing import Any

from deska.games.weirdwood.actions import (
    CHARACTERS,
    COMPANIONS,
    DECK,
    EXTRA_TILES,
    FIRST_COMPANION,
    FIRST_FOE,
    FIRST_QUEST,
    FIRST_TACTIC,
    GLOVE,
    INNER_TILES,
    MIDDLE_TILES,
    MONSTER_DECK,
    MONSTERS,
    OGRE,
    OUTER_TILES,
    QUESTS,
    ROOMS,
    TACTICS,
    THERUS,
    WRAITH,
)
from deska.games.weirdwood.components.definitions import BOX, POWER_CARD, TRACK_ENDS
from deska.games.weirdwood.components.fight import Battle
from deska.games.weirdwood.components.manor import FIXED, INNER, MIDDLE, NOWHERE, THRONE
from deska.games.weirdwood.components.people import BOARD_SLOTS, NOTHING, Player
from deska.games.weirdwood.components.state import FAVOURS, OFFER, SCARABS, TOKENS, Weirdwood
from deska.games.weirdwood.effects.foe import WRAITH_MOST
from deska.games.weirdwood.effects.scarabs import THRONE_PLACES
from deska.games.weirdwood.setup import LEFT_OUT, RANDOM
from deska.games.weirdwood.turn.quests import named_slot
from deska.kernel.piles import ALL, NOBODY

Laws = dict[str, tuple[Any, Any]]


def laws(game: Weirdwood) -> Laws:
    """Each law by name, with what is found and what is expected."""
    found: Laws = {**card_laws(game), **monster_card_laws(game), **room_laws(game), **monster_laws(game), **setup_laws(game)}
    for seat, player in enumerate(game.players):
        for law, pair in player_laws(game, player).items():
            found[f"{law} of seat {seat}"] = pair
    if game.battle is not None:
        found.update(battle_laws(game, game.battle))
    return found


# --- cards


def card_laws(game: Weirdwood) -> Laws:
    actions = [game.chamber] if game.chamber >= 0 else []
    tactics = game.tactics.cards + game.tactic_discard
    companions = game.companions.cards + game.offer
    quests = game.quests.cards[:]
    masks = game.tactics.seen + game.companions.seen + game.quests.seen
    expected: list[int] = []
    for player in game.players:
        actions += player.hand + player.deck.cards + player.discard + [card for card in player.slots if card >= 0]
        expected += range(player.character * DECK, player.character * DECK + DECK)
        tactics = tactics + player.tactics + [card for card in player.covers if card >= 0]
        companions = companions + player.companions
        quests += [player.quest] if player.quest >= 0 else []
        masks = masks + player.deck.seen
    return {
        "action cards": (sorted(actions), sorted(expected)),
        "tactic cards": (sorted(tactics), sorted([*range(FIRST_TACTIC, FIRST_TACTIC + len(TACTICS))] * 2)),
        "companions": (sorted(companions), list(range(FIRST_COMPANION, FIRST_COMPANION + len(COMPANIONS)))),
        "quests": (len(set(quests)), len(quests)),
        "quest cards": ([card for card in quests if not FIRST_QUEST <= card < FIRST_QUEST + len(QUESTS)], []),
        "offer": (len(game.offer), min(OFFER, len(game.offer) + len(game.companions.cards))),
        "common knowledge": (set(masks) - {ALL, NOBODY}, set()),
        "favours": (game.favours + sum(player.favours for player in game.players), FAVOURS),
    }


def monster_card_laws(game: Weirdwood) -> Laws:
    plans = [card for plan in game.plans for card in plan.cards]
    cards = game.deck.cards + game.coming.cards + game.discard + game.powers + plans
    cards = cards + ([game.shown] if game.shown >= 0 else [])
    for player in game.players:
        cards = cards + player.loot
    first = FIRST_FOE + MONSTER_DECK * game.monster
    laid = game.powers + [card for player in game.players for card in player.loot]
    masks = [mask for pile in (game.deck, game.coming, *game.plans) for mask in pile.seen]
    return {
        "monster cards": (sorted(cards), list(range(first, first + MONSTER_DECK))),
        "laid power cards": ([card for card in laid if BOX.foe_kind(card) != POWER_CARD], []),
        "top card": (len(game.coming.cards), min(1, len(game.coming.cards) + len(game.deck.cards))),
        "plans": ([len(plan.cards) for plan in game.plans], [1] * len(game.plans)),
        "plans of others": (bool(game.plans) and game.monster != THERUS, False),
        "done plans": (game.done <= len(game.plans), True),
        "knowledge of the monster": (set(masks) - {ALL, NOBODY}, set()),
    }


# --- the manor


def room_laws(game: Weirdwood) -> Laws:
    held = sum(player.goods[2] for player in game.players)
    tiles = [ROOMS[tile] for tile in game.tiles]
    rings = ((tiles[1:MIDDLE], OUTER_TILES), (tiles[MIDDLE + 1 : INNER], MIDDLE_TILES), (tiles[INNER + 1 : THRONE], INNER_TILES))
    fixed = [tiles[0], tiles[MIDDLE], tiles[INNER], tiles[THRONE]]
    rubble = game.tokens if game.monster == OGRE else 0
    return {
        "scarabs": (sum(game.scarabs) + game.supply + game.now.paid + held, SCARABS),
        "throne room": (game.scarabs[THRONE] <= THRONE_PLACES, True),
        "tiles": (len(set(tiles)), len(tiles)),
        "fixed rooms": (fixed, list(ROOMS[:4])),
        "rings": ([name for ring, names in rings for name in ring if name not in names], []),
        "fixed rooms stay": ((game.infested | game.tokens) & FIXED, 0),
        "blighted rooms": (game.blighted & ~(game.infested & game.tokens), 0),
        "rubble": ([place for place in range(THRONE) if rubble >> place & 1 and game.scarabs[place]], []),
        "tokens": (game.tokens.bit_count() <= TOKENS and not (game.tokens and game.monster == WRAITH), True),
    }


def monster_laws(game: Weirdwood) -> Laws:
    board = BOX.monsters[game.monster]
    most = WRAITH_MOST if game.monster == WRAITH else game.scale.health
    low, high = ((0, 5), (0, 17), (-4, 4))[game.monster]
    return {
        "health": (len(game.health) == board.parts and max(game.health) <= most, True),
        "lady": (game.lady == NOWHERE, game.monster == THERUS),
        "force": (low <= game.force <= high, True),
        "branches": ([i for i in range(3) if game.branches[i] > game.scale.branches[i]], []),
        "threat": (game.monster == OGRE and game.infested.bit_count() >= game.scale.limit and not game.ended, False),
        "shared track": (game.shared > 0 and not game.level.team, False),
        "chamber": (game.chamber >= 0 and all(CHARACTERS[player.character] != "eugene" for player in game.players), False),
    }


def setup_laws(game: Weirdwood) -> Laws:
    variant = game.setup.variant
    characters = [CHARACTERS[player.character] for player in game.players]
    tiles = [ROOMS[tile] for tile in game.tiles]
    left_out = LEFT_OUT[variant["crafting-rooms"]] + (EXTRA_TILES if variant["rooms"] == "basic" else ())
    return {
        "players": (len(game.players), game.seats),
        "characters": (len(set(characters)), game.seats),
        "chosen characters": (characters, list(variant["characters"] or characters)),
        "chosen monster": (variant["monster"] in (RANDOM, MONSTERS[game.monster]), True),
        "rooms left out": ([name for name in tiles if name in left_out], []),
        "quests off": (not game.level.quests and any(player.quest >= 0 for player in game.players), False),
    }


# --- players


def player_laws(game: Weirdwood, player: Player) -> Laws:
    slots = len(player.slots)
    glove = BOX.characters[player.character].gloves
    filled = [slot for slot in range(slots) if player.slots[slot] >= 0]
    return {
        "slots": ((slots, len(player.covers)), (BOARD_SLOTS + len(player.companions),) * 2),
        "face-down cards": ([slot for slot in range(24) if player.down >> slot & 1 and slot not in filled], []),
        "covered cards": ([slot for slot in range(slots) if player.covers[slot] >= 0 and slot not in filled], []),
        "exhausted companions": (player.exhausted >> len(player.companions), 0),
        "companions of Eugene": (bool(player.companions) and not BOX.characters[player.character].recruits, False),
        "dice": ([die for die in player.dice if (die == GLOVE) != glove], []),
        "tracks": ([i for i in range(3) if player.tracks[i] > TRACK_ENDS[i]], []),
        "team's tracks": (sum(player.tracks) > 0 and game.level.team, False),
        "hand": (player.hand, sorted(set(player.hand))),
        "tactics": (player.tactics, sorted(player.tactics)),
        "laid quest": (player.laid_quest and (player.quest == NOTHING or named_slot(player.quest) in filled), False),
        "used": (player.used >> 3, 0),
    }


def battle_laws(game: Weirdwood, battle: Battle) -> Laws:
    return {
        "fighter": (battle.seat < game.seats, True),
        "loot of this battle": (battle.fresh <= sum([len(player.loot) for player in game.players]), True),
        "faces": (battle.faces == sorted(battle.faces) and battle.foe_faces == sorted(battle.foe_faces), True),
    }
