"""What a seat may look at, and what it remembers.

The mages work together and keep nothing from each other: hands are open, a card that one of them looks at is shown to all, and so all
seats know the same. Hidden are face-down piles (AE-201); the order of decks is remembered as far as it was seen. Turn order cards that
were revealed lie open for all: there are but six, and everybody plans with them.
"""

from typing import Any, Final

from deska.games.aeons_end.actions import BREACHES, CARDS, CORRUPTIONS, MAGES, NEMESES, PLACES, PLAYER_CARDS, TURN_CARDS
from deska.games.aeons_end.components.definitions import BOX
from deska.games.aeons_end.components.state import AeonsEnd, Player, Turn
from deska.games.aeons_end.turn.main_phase import LAST_ALLY_ABILITY, MAIN_PHASE
from deska.games.aeons_end.turn.nemesis import NEMESIS_DRAWS
from deska.games.aeons_end.turn.player import CASTING_PHASE, LAY_DOWN
from deska.games.aeons_end.turn.rounds import TAKE_TURN
from deska.kernel import HIDDEN, Pile

PHASES: Final = (
    (CASTING_PHASE, "casting"),
    (MAIN_PHASE, "main"),
    (LAST_ALLY_ABILITY, "main"),
    (LAY_DOWN, "draw"),
    (NEMESIS_DRAWS, "nemesis-main"),
)
"""Steps that lie on the stack as long as their phase goes on; the first that is there tells it."""
SIDES: Final = ("closed-0", "closed-1", "closed-2", "closed-3", "open", "gone")


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def seen(pile: Pile, seat: int, words: tuple[str, ...]) -> list[str | None]:
    """A face-down pile from bottom to top as the seat remembers it."""
    return [None if card == HIDDEN else words[card] for card in pile.as_seen_by(seat)]


def look(game: AeonsEnd, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """All that the seat may know. What is not named here does not exist for it."""
    visible = {
        "phase": phase(game),
        "harder": game.level.harder,
        "most": {"life": game.level.life, "gravehold": game.level.gravehold, "nemesis": game.nemesis_ceiling},
        "gravehold": game.gravehold,
        "supply": [[CARDS[card], left] for card, left in zip(game.market, game.left, strict=True)],
        "destroyed": names(game.destroyed),
        "order_left": [TURN_CARDS[card] for card in sorted(game.order.cards)],
        "order_known": seen(game.order, seat, TURN_CARDS),
        "spent": [TURN_CARDS[card] for card in game.spent],
        "now": shown_turn(game.now),
        "nemesis": shown_nemesis(game),
        "players": [shown_player(player) for player in game.players],
    }
    remembered = {
        "decks": [seen(player.deck, seat, PLAYER_CARDS) for player in game.players],
        "deck_contents": [names(sorted(player.deck.cards)) for player in game.players],
        "corruptions": seen(game.corruptions, seat, PLAYER_CARDS),
    }
    return visible, remembered


def phase(game: AeonsEnd) -> str:
    """How far the turn has come, by what still has to happen in it; none before the first turn and while it is open whose turn it is."""
    left = [frame.effect for frame in game.stack]
    for effect, name in PHASES:
        if effect in left:
            return name
    return "nemesis-draw" if left and game.spent and TAKE_TURN not in left else ""


def shown_nemesis(game: AeonsEnd) -> dict[str, Any]:
    return {
        "name": NEMESES[game.nemesis],
        "life": game.life,
        "deck": [sum(BOX.foe(card).tier == tier for card in game.deck) for tier in (1, 2, 3)],
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
