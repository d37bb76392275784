"""Drahokamy of the market."""

from typing import Any, Final

from deska.games.aeons_end.actions import TOP, TOSS
from deska.games.aeons_end.components.definitions import Card
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.aether import Aether, OnPlay
from deska.games.aeons_end.effects.charges import Charge
from deska.games.aeons_end.effects.piles import Discard, Draw, show_top
from deska.games.aeons_end.effects.supply import ONTO_DECK
from deska.games.aeons_end.effects.values import ALLY, ALLY_WITH_ROOM, On
from deska.kernel import Ask, Effect, Frame


class SiftAll(Effect):
    """Every player, the acting one first, reveals the top card of the deck and discards it or puts it back."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        for i in range(game.seats - 1, -1, -1):
            game.push(SIFT, (frame.seat + i) % game.seats, source=frame.source)


class Sift(Effect):
    """The player reveals the top card, then says where it goes."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if show_top(game, frame.seat):
            game.push(KEEP_OR_TOSS, frame.seat, source=frame.source)


class KeepOrToss(Ask):
    """The revealed card stays on top or goes to the discard pile."""

    kind = "ae-keep-or-toss"
    rules = ("AE-C21",)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [TOP.of(), TOSS.of()]

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"card": game.players[frame.seat].deck.cards[-1]}

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if TOSS.holds(option):
            player = game.players[frame.seat]
            card = player.deck.pop()
            player.discard.append(card)
            game.tell_move("ae-tossed", card, "deck", "discard", frame.seat)


SIFT: Final = Sift()
KEEP_OR_TOSS: Final = KeepOrToss()

GEMS: Final[tuple[Card, ...]] = (
    Card("jade", "saphir", "gem", 2, play=(Aether(2),)),
    Card("sifters-pearl", "oyster-pearl", "gem", 3, play=(Aether(2), SiftAll())),
    Card("vriswood-amber", "amber-mosquito", "gem", 3, play=(Aether(2),), gained=ONTO_DECK),
    Card("diamond-cluster", "diamonds", "gem", 4, play=(Aether(2), OnPlay(2, (Aether(2),)))),
    Card("searing-ruby", "cut-diamond", "gem", 4, play=(Aether(2), Aether(1, "spell"))),
    Card("burning-opal", "fire-gem", "gem", 5, play=(Aether(3), Discard(1, optional=True, then=(On(ALLY, (Draw(),)),)))),
    Card("clouded-sapphire", "gems", "gem", 6, play=(Aether(3), OnPlay(1, (On(ALLY_WITH_ROOM, (Charge(),)),)))),
)
