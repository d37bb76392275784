"""The Carapace Queen: her husks swarm."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.components.definitions import Amount, Nemesis, NemesisCard
from deska.games.aeons_end.components.state import MOST_HUSKS, AeonsEnd
from deska.games.aeons_end.effects.board import UNLEASH, Unleash
from deska.games.aeons_end.effects.breaches import DropSpell
from deska.games.aeons_end.effects.charges import LoseCharges
from deska.games.aeons_end.effects.life import Ravage, Suffer, ravage
from deska.games.aeons_end.effects.seen import SEEN, figure_row, one
from deska.games.aeons_end.effects.values import ANY_PLAYER, HUSKS, LOWEST_LIFE, SPENT_TURNS, On, Times, amount
from deska.kernel import All, Effect, Either, Frame
from deska.kernel.combinators import push_all


@dataclass(frozen=True)
class PlaceHusks(Effect):
    """Husks come into play; each one beyond the limit costs Gravehold 1 life instead (AE-C55)."""

    husks: Amount

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        due = amount(game, self.husks, frame.seat, frame.source)
        placed = min(due, MOST_HUSKS - game.husks)
        game.husks += placed
        if game.heard:
            game.tell("ae-placed-husks", seen=one(figure_row("husk", game.husks - placed, game.husks)), husks=placed)
        ravage(game, due - placed)

    def fulfillable(self, game: AeonsEnd, frame: Frame) -> bool:
        return game.husks + amount(game, self.husks, frame.seat, frame.source) <= MOST_HUSKS


def remove_husks(game: AeonsEnd, husks: int) -> None:
    """At that time no husk is wounded, since wounds heal at the end of every turn."""
    game.husks -= husks
    if game.heard:
        game.tell("ae-removed-husks", seen=one(figure_row("husk", game.husks + husks, game.husks)), husks=husks)


class RemoveHusk(Effect):
    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if game.husks:
            remove_husks(game, 1)


@dataclass(frozen=True)
class RavageHalf(Effect):
    """Half the husks, rounded up, are removed; Gravehold suffers for each."""

    damage: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        half = (game.husks + 1) // 2
        remove_husks(game, half)
        ravage(game, self.damage * half)


class Overrun(Effect):
    """The players lose at once."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.finish("ae-overrun")


SWARM_STEPS: Final[tuple[int, ...]] = (3, 6, 10, 12)
"""The most husks for each part of a Swarm but the last."""


@dataclass(frozen=True)
class Swarm(Effect):
    """The effect depends on the number of husks in play at that moment (AE-C58)."""

    few: tuple[Effect, ...]
    """Up to 3 husks."""
    some: tuple[Effect, ...]
    """4 to 6."""
    many: tuple[Effect, ...]
    """7 to 10."""
    masses: tuple[Effect, ...]
    """11 or 12."""
    too_many: tuple[Effect, ...]

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if game.heard:
            game.tell("ae-swarm", seen=SEEN, husks=game.husks)
        step = sum([game.husks > most for most in SWARM_STEPS])
        push_all(game, frame, (self.few, self.some, self.many, self.masses, self.too_many)[step])


SWARM: Final = Swarm(
    few=(PlaceHusks(4),),
    some=(DropSpell(), PlaceHusks(2)),  # AE-C56
    many=(Ravage(5),),
    masses=(On(LOWEST_LIFE, (Suffer(3),)), RemoveHusk()),  # AE-C57
    too_many=(Overrun(),),  # AE-C59
)

UNIQUES: Final[tuple[NemesisCard, ...]] = (
    NemesisCard("broodwomb", "egg-clutch", "minion", 1, (PlaceHusks(1),), life=5, behind_husks=True),
    NemesisCard("endless-throng", "missile-swarm", "attack", 1, (SWARM,)),
    NemesisCard("hatch", "alien-egg", "attack", 1, (PlaceHusks(SPENT_TURNS),)),
    NemesisCard("blot-the-sun", "spiky-eclipse", "power", 2, (SWARM, UNLEASH, SWARM), power=2, to_discard=(LoseCharges(4),)),
    NemesisCard("foul-multitudes", "beetle-shell", "power", 2, (SWARM,), power=3, immediately=(UNLEASH,), toughens_husks=True),
    NemesisCard(
        "infest", "leeching-worm", "attack", 2, (Either("ae-infest", (On(ANY_PLAYER, (Suffer(4),)), All((SWARM, SWARM))), ("AE-C63",)),)
    ),
    NemesisCard("legion-beacon", "lighthouse", "power", 3, (RavageHalf(2), SWARM), power=2, immediately=(Unleash(2),)),
    NemesisCard("maggot-engine", "maggot", "minion", 3, (SWARM,), life=Times(2, HUSKS), immediately=(Unleash(3),)),
    NemesisCard("spawn", "egg-pod", "attack", 3, (SWARM, UNLEASH, SWARM)),
)

CARAPACE_QUEEN = Nemesis(
    "carapace-queen",
    "insect-jaws",
    60,
    3,
    (PlaceHusks(2),),
    UNIQUES,
    set_up=(PlaceHusks(2),),  # AE-C53
    harder_unleash=(PlaceHusks(3),),
    keeps="husks",
)
