"""Life of players, Gravehold and the nemesis: lost, gained, and exhaustion."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.components.definitions import Amount
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.board import Unleash
from deska.games.aeons_end.effects.breaches import BREAK_BREACH
from deska.games.aeons_end.effects.charges import LOSE_ALL_CHARGES
from deska.games.aeons_end.effects.seen import SEEN, gravehold_row, life_row, nemesis_row, one
from deska.games.aeons_end.effects.values import amount, can_heal
from deska.kernel import Effect, Frame
from deska.kernel.codec import Int

UNLEASH_TWICE: Final = Unleash(2)
MOST_DAMAGE: Final = 1000


# --- damage. Whoever calls these does nothing after them: they may end the game


def ravage(game: AeonsEnd, damage: int) -> None:
    """Gravehold suffers damage; at no life the players have lost (AE-181)."""
    if game.now.ward or not damage:  # AE-C18
        return
    before = game.gravehold
    game.gravehold = max(before - damage, 0)
    if game.heard:
        game.tell("ae-gravehold-suffered", seen=one(gravehold_row(game, before)), damage=damage)
    if not game.gravehold:
        game.finish("ae-gravehold-fallen")


def suffer(game: AeonsEnd, seat: int, damage: int) -> None:
    player = game.players[seat]
    if game.now.ward or not damage:
        return
    if not player.life:
        ravage(game, 2 * damage)  # AE-169
        return
    suffered = min(damage, player.life)
    player.life -= suffered
    if game.heard:
        game.tell("ae-suffered", seen=one(life_row(game, seat, player.life + suffered)), player=seat, damage=suffered)
    if not player.life:
        exhaust(game, seat, damage - suffered)


def exhaust(game: AeonsEnd, seat: int, excess: int) -> None:
    """Exhaustion happens at once (AE-162)."""
    if game.heard:
        game.tell("ae-exhausted", seen=SEEN, player=seat)
    if not game.solo and not any(player.life for player in game.players):  # AE-171, AE-195
        game.finish("ae-mages-exhausted")
        return
    game.then(
        seat,
        UNLEASH_TWICE,  # 1.                                      AE-163
        BREAK_BREACH,  # 2. the player's choice                   AE-164
        LOSE_ALL_CHARGES,  # 3.
        OVERFLOW.of(2 * excess),  # 4. what is beyond 0, doubled
    )


class Overflow(Effect):
    """Gravehold suffers the damage of the argument."""

    takes = Int(0, MOST_DAMAGE)

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        ravage(game, frame.arg)


class SufferSoMuch(Effect):
    """The player suffers the damage of the argument."""

    takes = Int(0, MOST_DAMAGE)

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        suffer(game, frame.seat, frame.arg)


@dataclass(frozen=True)
class Ravage(Effect):
    """Gravehold suffers damage."""

    damage: Amount

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        ravage(game, amount(game, self.damage, frame.seat, frame.source))


@dataclass(frozen=True)
class Suffer(Effect):
    """The player suffers damage."""

    damage: Amount

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        suffer(game, frame.seat, amount(game, self.damage, frame.seat, frame.source))


# --- gain


@dataclass(frozen=True)
class Heal(Effect):
    """The player gains life, up to the ceiling; an exhausted one cannot (AE-050, AE-167)."""

    life: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if can_heal(game, frame.seat):
            player = game.players[frame.seat]
            gained = min(self.life, game.level.life - player.life)
            player.life += gained
            if game.heard:
                game.tell("ae-healed", seen=one(life_row(game, frame.seat, player.life - gained)), player=frame.seat, life=gained)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return can_heal(game, frame.seat)


@dataclass(frozen=True)
class Mend(Effect):
    """Gravehold gains life, up to the ceiling."""

    life: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        gained = min(self.life, game.level.gravehold - game.gravehold)
        game.gravehold += gained
        if game.heard and gained:
            game.tell("ae-gravehold-healed", seen=one(gravehold_row(game, game.gravehold - gained)), life=gained)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return game.gravehold < game.level.gravehold


@dataclass(frozen=True)
class NemesisHeals(Effect):
    """The nemesis gains life, up to what it started with (AE-060)."""

    life: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        gained = min(self.life, game.nemesis_ceiling - game.life)
        game.life += gained
        if game.heard and gained:
            game.tell("ae-nemesis-healed", seen=one(nemesis_row(game, game.life - gained)), life=gained)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return game.life < game.nemesis_ceiling


OVERFLOW: Final = Overflow()
SUFFER_SO_MUCH: Final = SufferSoMuch()
