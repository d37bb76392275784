"""Nothing is created or lost, and nothing lies where it cannot."""

from collections.abc import Iterable
from typing import Any

from deska.games.weirdwood.actions import CARDS, CHARACTERS, COMPANIONS, GLOVE, MONSTERS, QUESTS, ROOMS, TACTICS
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.definitions import POWER_CARD, TRACK_ENDS
from deska.games.weirdwood.components.fight import Battle
from deska.games.weirdwood.components.manor import FIXED, NOWHERE, RINGS, THRONE, ring_of
from deska.games.weirdwood.components.people import BOARD_SLOTS, Player
from deska.games.weirdwood.components.state import FAVOURS, OFFER, SCARABS, TACTIC_COPIES, TOKENS, Weirdwood
from deska.games.weirdwood.effects.scarabs import THRONE_PLACES, is_overrun, rubble
from deska.games.weirdwood.setup import RANDOM, takes_part
from deska.games.weirdwood.turn.free_actions import eugene_seat
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


def named(cards: Iterable[int]) -> list[str]:
    """Cards by name, in the order of their numbers."""
    return [CARDS[card] for card in sorted(cards)]


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
        expected += game.box.decks[player.character]
        tactics = tactics + player.tactics + [card for card in player.covers if card >= 0]
        companions = companions + player.companions
        quests += [player.quest] if player.quest >= 0 else []
        masks = masks + player.deck.seen
    return {
        "action cards": (named(actions), named(expected)),
        "tactic cards": (named(tactics), named(TACTICS.members * TACTIC_COPIES)),
        "companions": (named(companions), named(COMPANIONS.members)),
        "quests": (len(set(quests)), len(quests)),
        "quest cards": ([CARDS[card] for card in quests if CARDS[card] not in QUESTS], []),
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
    laid = game.powers + [card for player in game.players for card in player.loot]
    masks = [mask for pile in (game.deck, game.coming, *game.plans) for mask in pile.seen]
    return {
        "monster cards": (named(cards), named(game.box.decks[game.monster])),
        "laid power cards": ([CARDS[card] for card in laid if game.box.foe_kind[card] != POWER_CARD], []),
        "top card": (len(game.coming.cards), min(1, len(game.coming.cards) + len(game.deck.cards))),
        "plans": ([len(plan.cards) for plan in game.plans], [1] * len(game.plans)),
        "plans of others": (bool(game.plans) and not game.habits.phase, False),
        "done plans": (game.done <= len(game.plans), True),
        "knowledge of the monster": (set(masks) - {ALL, NOBODY}, set()),
    }


# --- the manor


def room_laws(game: Weirdwood) -> Laws:
    held = sum(player.goods[2] for player in game.players)
    rooms = [game.box.room(tile) for tile in game.tiles]
    lost = [place for place, room in enumerate(rooms) if room.ring != RINGS[ring_of(place)] or room.fixed != bool(FIXED >> place & 1)]
    return {
        "scarabs": (sum(game.scarabs) + game.supply + game.now.paid + held, SCARABS),
        "throne room": (game.scarabs[THRONE] <= THRONE_PLACES, True),
        "tiles": (len(set(game.tiles)), len(game.tiles)),
        "rings": ([rooms[place].name for place in lost], []),
        "fixed rooms stay": ((game.infested | game.tokens) & FIXED, 0),
        "blighted rooms": (game.blighted & ~(game.infested & game.tokens), 0),
        "rubble": ([place for place in range(THRONE) if rubble(game) >> place & 1 and game.scarabs[place]], []),
        "tokens": (game.tokens.bit_count() <= TOKENS and not (game.tokens and not game.habits.token), True),
    }


def monster_laws(game: Weirdwood) -> Laws:
    most = game.habits.most_health or game.scale.health
    return {
        "health": (len(game.health) == game.board.parts and max(game.health) <= most, True),
        "lady": (game.lady != NOWHERE, game.fate.in_manor),
        "force": (game.fate.lowest <= game.force <= game.fate.highest, True),
        "branches": ([i for i in range(3) if game.branches[i] > game.scale.branches[i]], []),
        "threat": (is_overrun(game) and not game.ended, False),
        "shared track": (game.shared > 0 and not game.level.team, False),
        "chamber": (game.chamber >= 0 and eugene_seat(game) == NOTHING, False),
    }


def setup_laws(game: Weirdwood) -> Laws:
    variant = game.setup.variant
    characters = [CHARACTERS[player.character] for player in game.players]
    return {
        "players": (len(game.players), game.seats),
        "characters": (len(set(characters)), game.seats),
        "chosen characters": (characters, list(variant["characters"] or characters)),
        "chosen monster": (variant["monster"] in (RANDOM, MONSTERS[game.monster]), True),
        "rooms left out": ([ROOMS[tile] for tile in game.tiles if not takes_part(game.setup, tile)], []),
        "quests off": (not game.level.quests and any(player.quest >= 0 for player in game.players), False),
    }


# --- players


def player_laws(game: Weirdwood, player: Player) -> Laws:
    slots = len(player.slots)
    character = game.box.character(player.character)
    filled = [slot for slot in range(slots) if player.slots[slot] >= 0]
    return {
        "slots": ((slots, len(player.covers)), (BOARD_SLOTS + len(player.companions),) * 2),
        "face-down cards": ([slot for slot in range(24) if player.down >> slot & 1 and slot not in filled], []),
        "covered cards": ([slot for slot in range(slots) if player.covers[slot] >= 0 and slot not in filled], []),
        "exhausted companions": (player.exhausted >> len(player.companions), 0),
        "companions of Eugene": (bool(player.companions) and not character.recruits, False),
        "dice": ([die for die in player.dice if (die == GLOVE) != character.gloves], []),
        "tracks": ([i for i in range(3) if player.tracks[i] > TRACK_ENDS[i]], []),
        "team's tracks": (sum(player.tracks) > 0 and game.level.team, False),
        "hand": ([CARDS[card] for card in player.hand], named(set(player.hand))),
        "tactics": ([CARDS[card] for card in player.tactics], named(player.tactics)),
        "laid quest": (player.laid_quest and (player.quest == NOTHING or named_slot(game, player.quest) in filled), False),
        "used": (player.used >> len(character.abilities), 0),
    }


def battle_laws(game: Weirdwood, battle: Battle) -> Laws:
    return {
        "fighter": (battle.seat < game.seats, True),
        "loot of this battle": (battle.fresh <= sum([len(player.loot) for player in game.players]), True),
        "faces": (battle.faces == sorted(battle.faces) and battle.foe_faces == sorted(battle.foe_faces), True),
    }
