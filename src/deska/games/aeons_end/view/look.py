"""What a seat may look at, and what it remembers.

The mages work together and keep nothing from each other: hands are open, a card that one of them looks at is shown to all, and so all
seats know the same. Hidden are face-down piles (AE-201); their order is remembered as far as it was seen.
"""

from typing import Any, Final

from deska.games.aeons_end.actions import BREACHES, CARDS, CORRUPTIONS, MAGES, NEMESES, PLACES, PLAYER_CARDS, TURN_CARDS
from deska.games.aeons_end.components.state import AeonsEnd, Player, Turn
from deska.kernel import HIDDEN, Pile, View

SIDES: Final = ("closed-0", "closed-1", "closed-2", "closed-3", "open", "gone")


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def seen(pile: Pile, seat: int, words: tuple[str, ...]) -> list[str | None]:
    """A face-down pile from bottom to top as the seat remembers it."""
    return [None if card == HIDDEN else words[card] for card in pile.as_seen_by(seat)]


def look(game: AeonsEnd, seat: int) -> View:
    """All that the seat may know. What is not named here does not exist for it."""
    visible = {
        "gravehold": game.gravehold,
        "supply": [[CARDS[card], left] for card, left in zip(game.market, game.left, strict=True)],
        "destroyed": names(game.destroyed),
        "order_size": len(game.order),
        "spent": [TURN_CARDS[card] for card in game.spent],
        "now": shown_turn(game.now),
        "nemesis": shown_nemesis(game),
        "players": [shown_player(player) for player in game.players],
    }
    remembered = {
        "decks": [seen(player.deck, seat, PLAYER_CARDS) for player in game.players],
        "deck_contents": [names(sorted(player.deck.cards)) for player in game.players],
        "order": seen(game.order, seat, TURN_CARDS),
        "corruptions": seen(game.corruptions, seat, PLAYER_CARDS),
    }
    return View(seat, visible, remembered)


def shown_nemesis(game: AeonsEnd) -> dict[str, Any]:
    return {
        "name": NEMESES[game.nemesis],
        "life": game.life,
        "deck_size": len(game.deck),
        "discard": names(game.discard),
        "in_play": [[CARDS[card], tokens] for card, tokens in zip(game.field, game.tokens, strict=True)],
        "drawn": names(game.drawn),
        "fury": game.fury,
        "strikes": len(game.strikes),
        "husks": game.husks,
        "wounded_husks": game.wounded,
        "devoured": names(game.devoured),
        "corruptions": len(game.corruptions),
    }


def shown_player(player: Player) -> dict[str, Any]:
    return {
        "mage": MAGES[player.mage],
        "life": player.life,
        "charges": player.charges,
        "hand": names(player.hand),
        "deck_size": len(player.deck),
        "discard": names(player.discard),
        "played": names(player.played),
        "breaches": [SIDES[side] for side in player.breaches],
        "prepped": [CARDS[card] if card >= 0 else None for card in player.prepped],
    }


def shown_turn(now: Turn) -> dict[str, Any]:
    return {
        "aether": now.aether,
        "gem_aether": now.gem_aether,
        "spell_aether": now.spell_aether,
        "discount": now.discount,
        "focused": marked(BREACHES, now.focused),
        "fresh": marked(PLACES, now.fresh),
        "used": marked(PLACES, now.used),
        "gate": now.gate,
        "ward": now.ward,
        "plays": names(now.plays),
        "drawn": marked(CORRUPTIONS, now.drawn),
        "casting": now.casting,
        "strength": now.strength,
    }


def marked(words: tuple[str, ...], bits: int) -> list[str]:
    return [word for i, word in enumerate(words) if bits >> i & 1]
