"""What a seat may look at, what it remembers, and games that could be true for it."""

from typing import Any

from deska.games.ethnos.actions import ALLIES, COLOURS, DRAGON, KINGDOMS, SKELETON, TRIBES, TROLLS
from deska.games.ethnos.cards import MERFOLK_TRIBE, ORC_TRIBE, deck_of
from deska.games.ethnos.components import DRAGONS, HAND_LIMIT, MARKERS, Ethnos, Player
from deska.games.ethnos.effects import has_leader
from deska.kernel import Ask, Rng, View


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [ALLIES[card] for card in cards]


def public(game: Ethnos, player: Player) -> dict[str, Any]:
    """What everybody sees of a player (ET-070)."""
    return {
        "glory": player.glory,
        "hand_size": len(player.hand),
        "markers": dict(zip(KINGDOMS, player.markers, strict=True)),
        "supply": player.supply,
        "bands": [{"leader": ALLIES[band.leader], "cards": names(band.cards), "size": band.size} for band in player.bands],
        "merfolk": player.swum if game.has(MERFOLK_TRIBE) else None,
        "horde": [COLOURS[i] for i in range(len(COLOURS)) if player.horde >> i & 1] if game.has(ORC_TRIBE) else None,
        "trolls": [int(value) for i, value in enumerate(TROLLS) if player.trolls >> i & 1],
    }


def look(game: Ethnos, seat: int) -> View:
    """All that the seat may know. What is not named here does not exist for it."""
    visible = {
        "age": game.age,
        "tribes": [TRIBES[tribe] for tribe in game.tribes],
        "tokens": {kingdom: list(tokens) for kingdom, tokens in zip(KINGDOMS, game.tokens, strict=True)},
        "row": names(game.row),
        "laid": names(game.laid),
        "discard": names(sorted(game.discard)),
        "deck_size": len(game.deck),
        "deck_free_of_dragons": game.upper,
        "dragons": game.dragons,
        "giant_holder": game.giant_holder,
        "giant_size": game.giant_size,
        "last_dragon": game.drawer,
        "players": [public(game, player) for player in game.players],
        "hand": names(game.players[seat].hand.cards) if seat >= 0 else [],
    }
    return View(seat, visible, {"hands": [names(player.hand.known_to(seat)) for player in game.players]})


def dream(game: Ethnos, seat: int, rng: Rng) -> Ethnos:
    """The same game to the seat; unknown hands and the deck are dealt anew from the cards it has not seen."""
    twin = game.clone()
    unseen = [card for card in game.deck if card != DRAGON]
    for player in game.players:
        unseen += player.hand.unknown_to(seat)
    unseen.sort()
    deal_anew(game, twin, seat, rng, unseen)
    while not can_answer(twin):
        deal_anew(game, twin, seat, rng, unseen)
    return twin


def deal_anew(game: Ethnos, twin: Ethnos, seat: int, rng: Rng, unseen: list[int]) -> None:
    pool = unseen[:]
    rng.shuffle(pool)
    for other, player in enumerate(game.players):
        twin.players[other].hand = player.hand.imagined(seat, 1 << other, pool)
    upper = pool[len(pool) - game.upper :]
    lower = pool[: len(pool) - game.upper] + [DRAGON] * (len(game.deck) - len(pool))
    rng.shuffle(lower)
    twin.deck = lower + upper


def can_answer(game: Ethnos) -> bool:
    """Who is asked to play a band has a leader for it, as everybody can tell (ET-112)."""
    if not game.stack:
        return True
    frame = game.stack[-1]
    effect = frame.effect
    kind = effect.prompt() if isinstance(effect, Ask) else ""
    full = kind == "et-turn" and len(game.players[frame.seat].hand) >= HAND_LIMIT
    if not full and kind not in ("et-lay", "et-centaur"):
        return True
    return has_leader(game, frame.seat) or any(card != SKELETON for card in game.laid)


def laws(game: Ethnos) -> dict[str, tuple[Any, Any]]:
    """Nothing is created or lost (ET-C54)."""
    found = game.deck + game.row + game.laid + game.discard
    for player in game.players:
        found += player.hand.cards
        for band in player.bands:
            found += band.cards
    expected = [card for tribe in game.tribes for card in deck_of(tribe)]
    checks: dict[str, tuple[Any, Any]] = {
        "cards": (sorted(card for card in found if card != DRAGON), sorted(expected)),
        "dragons": (found.count(DRAGON) + game.dragons, DRAGONS),
        "tribes": (len(game.tribes), len(set(game.tribes))),
        "players": (len(game.players), game.seats),
        "trolls": (sum(player.trolls for player in game.players), _union(game)),
        "row": (game.row, sorted(game.row)),
    }
    spent = 2 if game.has(MERFOLK_TRIBE) else 1
    for seat, player in enumerate(game.players):
        placed = sum(player.markers) + player.horde.bit_count() + player.supply
        checks[f"markers of seat {seat}"] = (placed + spent, MARKERS)
        checks[f"glory of seat {seat}"] = (sum(player.earned), player.glory)
    return checks


def _union(game: Ethnos) -> int:
    """Troll tokens owned by anybody; equal to their sum unless one is owned twice."""
    owned = 0
    for player in game.players:
        owned |= player.trolls
    return owned
