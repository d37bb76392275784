"""Health of players: healed, lowered, and damage that the player splits (WW-124 to WW-130, WW-177 to WW-183)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import BY_DIE, BY_HEALTH, SUFFER, WOUNDS
from deska.games.weirdwood.components.people import MOST_HEALTH
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.asking import OneByOne
from deska.games.weirdwood.effects.experience import SPEND_XP
from deska.games.weirdwood.effects.hand import DISCARD_DOWN
from deska.games.weirdwood.effects.seen import health_row
from deska.kernel import Effect, Frame, Reason
from deska.kernel.scenes import Part

FULL_HEALTH_XP: Final = 2  # WW-179
MOST_DAMAGE: Final = 99


@dataclass(frozen=True)
class Heal(Effect):
    """The player gains health, up to six; reaching six gives experience."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        player = game.players[frame.seat]
        healed = min(self.count, MOST_HEALTH - player.health)
        if not healed:
            return
        player.health += healed
        if game.heard:
            game.tell("ww-healed", player=frame.seat, count=healed)
        if player.health == MOST_HEALTH:
            game.push(SPEND_XP, frame.seat, FULL_HEALTH_XP)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return game.players[frame.seat].health < MOST_HEALTH


@dataclass(frozen=True)
class LoseHealth(Effect):
    """A cost: health, never the last (WW-331)."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        lower_health(game, frame.seat, self.count)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return game.players[frame.seat].health > self.count


def lower_health(game: Weirdwood, seat: int, count: int) -> None:
    """The hand is cut to its new limit at once (WW-130, WW-182)."""
    game.players[seat].health -= count
    if game.heard:
        row = health_row(game, seat, game.players[seat].health + count)
        game.tell("ww-lost-health", seen=Part(rows=(row,)), player=seat, count=count)
    game.push(DISCARD_DOWN, seat)


def hurt(game: Weirdwood, seat: int, damage: int) -> None:
    """Put damage on the stack."""
    if damage:
        game.push(SUFFER_DAMAGE, seat, damage)


class SufferDamage(OneByOne):
    """The player splits the damage of the argument; what cannot be taken is ignored (WW-124 to WW-129)."""

    kind = "ww-suffer"
    rules = ("WW-124", "WW-125", "WW-126", "WW-128", "WW-129")
    most = MOST_DAMAGE

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        spare = (player.health - 1, len(player.dice), player.power)
        return [SUFFER.of(wound) for wound in range(len(WOUNDS)) if spare[wound]]

    def take(self, game: Weirdwood, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        wound = SUFFER.arg(option)
        if wound == BY_HEALTH:
            lower_health(game, frame.seat, 1)
        elif wound == BY_DIE:
            player.dice.pop()
        else:
            player.power -= 1
        if game.heard and wound != BY_HEALTH:
            game.tell("ww-suffered", player=frame.seat, wound=wound)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"damage": frame.arg}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        if not SUFFER.holds(option):
            return None
        wound = SUFFER.arg(option)
        rules = ("WW-125", "WW-126", "WW-128")
        messages = ("ww-why-last-health", "ww-why-no-die", "ww-why-no-power")
        return Reason(messages[wound], rules[wound])


SUFFER_DAMAGE: Final = SufferDamage()
