"""Tables with cards dealt for a lesson."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from deska.games.ethnos.actions import ALLIES, KINGDOMS
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import Ethnos
from deska.kernel.lessons import Position
from deska.kernel.piles import Hand

SEED: Final = 1
"""The learner goes first."""
PLAIN: Final = ("wizard", "elf", "halfling", "centaur", "minotaur", "dwarf")
"""Tribes that need no board of their own."""
WITH_BOARDS: Final = ("merfolk", "giant", "orc", "wingfolk", "troll", "skeleton")


@dataclass(frozen=True)
class Dealt:
    """Lays out cards, markers and dragons; every other card stays in the deck."""

    hand: tuple[str, ...]
    row: tuple[str, ...]
    top: tuple[str, ...] = ()
    """The next cards of the deck, allies or dragons; the first is drawn first."""
    markers: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    """The markers of seats in kingdoms."""
    dragons: int = 0
    """The dragons that have come already. The deck has no safe half then."""

    def __call__(self, game: Ethnos) -> None:
        learner = game.players[0]
        pool = [*game.row, *learner.hand.cards, *(card for card in game.deck if card != BOX.dragon)]
        game.row = sorted(taken(pool, self.row))
        learner.hand = Hand([], [])
        for card in taken(pool, self.hand):
            learner.hand.put(card, 1)
        self.stack_deck(game, pool)
        for seat, kingdoms in self.markers.items():
            for kingdom, count in kingdoms.items():
                game.players[seat].markers[KINGDOMS.index(kingdom)] = count
                game.players[seat].supply -= count

    def stack_deck(self, game: Ethnos, pool: list[int]) -> None:
        """The cards named lie on top. Dragons that have not come lie among the lower cards as before."""
        top = [BOX.dragon if name == "dragon" else taken(pool, (name,))[0] for name in self.top]
        left = game.deck.count(BOX.dragon) - self.dragons - top.count(BOX.dragon)
        game.deck = [*[BOX.dragon] * left, *pool, *reversed(top)]
        game.dragons = self.dragons
        if self.dragons or "dragon" in self.top:
            game.upper = 0


def taken(pool: list[int], names: tuple[str, ...]) -> list[int]:
    """Take cards out of the pool by their names."""
    cards = [ALLIES.index(name) for name in names]
    for card in cards:
        pool.remove(card)
    return cards


def table(dealt: Dealt, *choices: str, tribes: tuple[str, ...] = PLAIN) -> Position:
    """A table of four at which the learner is on turn."""
    return Position(4, SEED, {"tribes": list(tribes)}, dealt, choices)
