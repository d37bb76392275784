"""The Prince of Gluttons: devours the supply."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from deska.games.aeons_end.actions import DEVOUR
from deska.games.aeons_end.components.definitions import INFERRED, Amount, Nemesis, NemesisCard, Number
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.aether import Pay
from deska.games.aeons_end.effects.board import UNLEASH, HurtThis, Unleash
from deska.games.aeons_end.effects.life import Ravage, Suffer, ravage
from deska.games.aeons_end.effects.seen import SEEN
from deska.games.aeons_end.effects.supply import DEVOURED, cost_of, piles_of, take_from_pile
from deska.games.aeons_end.effects.values import ANY_PLAYER, EMPTY_PILES, ITS_LIFE, LOWEST_LIFE, On, Plus, Times, amount
from deska.kernel import Ask, Effect, Either, Frame, Reason, Value
from deska.kernel.codec import Int

NOT_THIS_PILE: Final = "ae-why-not-this-pile"
MISSING: Final = 2
"""The damage to Gravehold for a card that is not there to be devoured (AE-C67)."""


class ByPlayers(Number):
    """3 with one or two players, 2 with more (AE-C65)."""

    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return 3 if game.seats <= 2 else 2


@dataclass(frozen=True)
class Piles(Value):
    """A choice of supply piles that are not empty: of one kind or of any, perhaps by the rank of their cost."""

    only: str = ""
    cheapest: bool = False
    rank: int = 0
    """1 for the most expensive, 2 for the second; 0 for any."""

    def which(self, game: AeonsEnd) -> list[int]:
        piles = piles_of(game, self.only, DEVOURED - 1)
        costs = sorted([cost_of(game, pile) for pile in piles], reverse=not self.cheapest)
        place = 0 if self.cheapest else self.rank - 1
        if place < 0:
            return piles
        if place >= len(costs):
            return []
        return [pile for pile in piles if cost_of(game, pile) == costs[place]]  # AE-C70: of two tied at the top, one


def devour(game: AeonsEnd, pile: int) -> None:
    card = take_from_pile(game, pile)
    game.devoured.append(card)
    game.tell_move("ae-devoured-card", card, "supply", "devoured", seen=SEEN)


@dataclass(frozen=True)
class Devour(Ask):
    """Cards of one pile go on top of the devoured pile; for each that is missing Gravehold suffers.

    Of several piles the players choose one that has enough cards, or else one of the fullest (AE-158).
    """

    count: Amount
    piles: Piles

    def prompt(self) -> str:
        return "ae-devour"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C65", "AE-C66", "AE-C67")

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        piles = self.piles.which(game)
        count = amount(game, self.count, frame.seat, frame.source)
        most = max([min(game.left[pile], count) for pile in piles], default=0)
        return [DEVOUR.of(game.market[pile]) for pile in piles if game.left[pile] >= most]

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        ravage(game, MISSING * amount(game, self.count, frame.seat, frame.source))

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        pile = game.market.index(DEVOUR.arg(option))
        count = amount(game, self.count, frame.seat, frame.source)
        there = min(count, game.left[pile])
        for _ in range(there):
            devour(game, pile)
        if not game.ended:
            ravage(game, MISSING * (count - there))

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return True

    def fulfillable(self, game: AeonsEnd, frame: Frame) -> bool:
        count = amount(game, self.count, frame.seat, frame.source)
        return any(game.left[pile] >= count for pile in self.piles.which(game))

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"count": amount(game, self.count, frame.seat, frame.source)}

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return DEVOUR.refuses(option, NOT_THIS_PILE, "AE-C65")


class DevourFirstGems(Ask):
    """One card of each gem pile is devoured, the most expensive first; equal ones as the players like (AE-C64).

    The argument is the mask of the piles that are done.
    """

    kind = "ae-devour-gems"
    rules = ("AE-C64",)
    takes = Int(0, 7)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [DEVOUR.of(game.market[pile]) for pile in self.dearest(game, frame)]

    def dearest(self, game: AeonsEnd, frame: Frame) -> list[int]:
        left = [pile for pile in range(3) if not frame.arg >> pile & 1]  # the market begins with its gems
        most = max([cost_of(game, pile) for pile in left], default=0)
        return [pile for pile in left if cost_of(game, pile) == most]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        pile = game.market.index(DEVOUR.arg(option))
        game.push(self, frame.seat, frame.arg | 1 << pile, frame.source)
        devour(game, pile)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return DEVOUR.refuses(option, NOT_THIS_PILE, "AE-C64")


@dataclass(frozen=True)
class DevourAny(Effect):
    """So many cards are devoured one by one, from any supply piles."""

    count: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        for _ in range(self.count):
            game.push(DEVOUR_ONE, frame.seat, source=frame.source)


CHEAPEST: Final = Piles(cheapest=True)
ANY_PILE: Final = Piles()
DEVOUR_ONE: Final = Devour(1, ANY_PILE)
ANY_PLAYER_SUFFERS_2: Final = On(ANY_PLAYER, (Suffer(2),))
UNIQUE: Final = partial(NemesisCard, origin=INFERRED)

UNIQUES: Final[tuple[NemesisCard, ...]] = (
    UNIQUE("gorge", "carnivore-mouth", "attack", 1, (Devour(2, Piles("gem", rank=2)), ANY_PLAYER_SUFFERS_2)),
    UNIQUE(
        "lobotomize",
        "brain-leak",
        "attack",
        1,
        (Either("ae-lobotomize", (On(ANY_PLAYER, (Suffer(3),)), Devour(3, Piles("spell"))), ("AE-155",)),),
    ),
    UNIQUE(
        "thought-biter",
        "lamprey-mouth",
        "minion",
        1,
        (Either("ae-thought-biter", (ANY_PLAYER_SUFFERS_2, Devour(2, Piles("relic", cheapest=True))), ("AE-155",)),),
        life=6,
    ),
    UNIQUE("cerephage", "brain-tentacle", "minion", 2, (Devour(ITS_LIFE, ANY_PILE), HurtThis(2)), life=7),
    UNIQUE("godfeeders", "worms", "minion", 2, (Ravage(3), Devour(1, Piles("gem", rank=1))), life=8),
    UNIQUE("mindguzzler", "brain-dump", "minion", 2, (UNLEASH,), life=Plus(8, EMPTY_PILES)),
    UNIQUE("digest", "stomach", "attack", 3, (Either("ae-digest", (Unleash(3), On(ANY_PLAYER, (Suffer(EMPTY_PILES),))), ("AE-C72",)),)),
    UNIQUE("memory-eater", "shark-jaws", "minion", 3, (On(LOWEST_LIFE, (Suffer(EMPTY_PILES),)),), life=16),
    UNIQUE("vile-feast", "meat-cleaver", "power", 3, (Ravage(Times(2, EMPTY_PILES)),), power=2, to_discard=(Pay(8),)),
)

PRINCE_OF_GLUTTONS = Nemesis(
    "prince-of-gluttons",
    "carnivore-mouth",
    70,
    5,
    (Devour(ByPlayers(), CHEAPEST),),
    UNIQUES,
    set_up=(DevourFirstGems(),),
    harder_set_up=(DevourAny(9),),  # AE-C69
    needs_supply=True,  # AE-C68
    keeps="devoured",
    origin=INFERRED,
)
