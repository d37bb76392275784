"""The gems that players start with: they cost nothing and are never in the supply (AE-052)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.aeons_end.components.definitions import Card
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.aether import Aether
from deska.games.aeons_end.effects.casting import CAST_ANY
from deska.games.aeons_end.effects.life import Heal, suffer
from deska.games.aeons_end.effects.order import PLACE_ORDER, RevealOrder
from deska.games.aeons_end.effects.piles import DestroyInHand, Discard, Draw
from deska.games.aeons_end.effects.values import ALLY, HEALABLE, On
from deska.kernel import NO, YES, Ask, Effect, Either, Frame, May
from deska.kernel.combinators import could, push_all


@dataclass(frozen=True)
class MaySuffer(Ask):
    """The player may suffer damage; only then the effects follow, not if the damage would be prevented (AE-C10)."""

    damage: int
    then: tuple[Effect, ...]

    def prompt(self) -> str:
        return "ae-may-suffer"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C10",)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [YES, NO] if not game.now.ward and could(game, frame, self.then[0]) else []

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"damage": self.damage}

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if option == YES:
            push_all(game, frame, self.then)
            suffer(game, frame.seat, self.damage)


@dataclass(frozen=True)
class Package(Effect):
    """All or nothing: possible if the first part is."""

    effects: tuple[Effect, ...]

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        push_all(game, frame, self.effects)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return could(game, frame, self.effects[0])


STARTERS: Final[tuple[Card, ...]] = (
    Card("crystal", "crystal-shine", "gem", play=(Aether(1),)),
    Card(
        "amethyst-shard",
        "rupee",
        "gem",
        play=(Aether(1), On(ALLY, (May("ae-amethyst-shard", (Package((Draw(), Discard())),), ("AE-C04",)),))),
    ),
    Card("moonstone-shard", "floating-crystal", "gem", play=(Aether(1), Aether(1, "gem"))),
    Card("emerald-shard", "emerald", "gem", play=(Either("ae-emerald-shard", (Aether(1), On(HEALABLE, (Heal(1),))), ("AE-C07",)),)),
    Card("quartz-shard", "crystal-growth", "gem", play=(Aether(1), RevealOrder(player=(Aether(1),)), PLACE_ORDER)),
    Card("garnet-shard", "minerals", "gem", play=(Either("ae-garnet-shard", (Aether(1), CAST_ANY), ("AE-C09",)),)),
    Card("tourmaline-shard", "crystal-bars", "gem", play=(Aether(1), On(ALLY, (MaySuffer(1, (DestroyInHand(),)),)))),
)
