"""Aether is gained and spent."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.components.definitions import GEM, SPELL
from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import Effect, Frame
from deska.kernel.combinators import push_all

ANYTHING: Final = "anything"


@dataclass(frozen=True)
class Aether(Effect):
    """The player on turn gains aether, perhaps for one purpose only. Nobody else can gain any (AE-104)."""

    aether: int
    purpose: str = ANYTHING

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if frame.seat != game.turn:
            return
        now = game.now
        if self.purpose == ANYTHING:
            now.aether += self.aether
        elif self.purpose == "gem":
            now.gem_aether += self.aether
        else:
            now.spell_aether += self.aether
        if game.heard:
            game.tell("ae-gained-aether", player=frame.seat, aether=self.aether, purpose=self.purpose)


@dataclass(frozen=True)
class Pay(Effect):
    """The player pays ordinary aether (AE-105)."""

    aether: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.now.aether -= self.aether

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return game.now.aether >= self.aether


@dataclass(frozen=True)
class OnPlay(Effect):
    """The effects happen only at the player's nth play of such a card in the turn."""

    nth: int
    effects: tuple[Effect, ...]

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if game.now.plays.count(frame.source) == self.nth:
            push_all(game, frame, self.effects)


@dataclass(frozen=True)
class WhilePrepped(Effect):
    """“While prepped” on a spell: the owner may use it in the main phase, perhaps for aether, once per turn or as often as wanted."""

    effects: tuple[Effect, ...]
    pays: int = 0
    once: bool = True

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.now.aether -= self.pays
        push_all(game, frame, self.effects)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return game.now.aether >= self.pays and self.effects[0].possible(game, Frame(self.effects[0], frame.seat, frame.source))


def purses_of(game: AeonsEnd) -> list[int]:
    """The aether that can pay for a gem, for a relic, and for a spell."""
    now = game.now
    return [now.aether + now.gem_aether, now.aether, now.aether + now.spell_aether]


def pay_for(game: AeonsEnd, card: int) -> None:
    """Aether for one purpose is spent first (AE-105)."""
    now = game.now
    kind = game.box.kind[card]
    special = min(game.box.cost[card], purses_of(game)[kind] - now.aether)
    if kind == GEM:
        now.gem_aether -= special
    elif kind == SPELL:
        now.spell_aether -= special
    now.aether -= game.box.cost[card] - special
