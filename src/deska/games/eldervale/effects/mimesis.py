"""The Mimesis: once a turn she uses an ability of another unit of her hirer, who decides each time whether she does (EL-228, EL-C36)."""

from typing import Any, Final

from deska.games.eldervale.actions import SPACES
from deska.games.eldervale.components.pieces import NOWHERE, READY, beast_of
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.words import Moment
from deska.games.eldervale.effects.gains import gain, has_room
from deska.games.eldervale.effects.order import carry_out
from deska.kernel import NO, YES, Ask, Effect, Frame, May
from deska.kernel.codec import Name
from deska.kernel.combinators import could

TRIGGERS: Final[tuple[Moment, ...]] = ("placed", "won", "fallen", "scavenges")


def is_mimesis(game: Eldervale, kind: int) -> bool:
    return beast_of(kind) == game.box.mimesis


def used_by(game: Eldervale, kind: int) -> None:
    """An ability was used through a unit; the Mimesis imitates no other this turn."""
    if is_mimesis(game, kind):
        game.now.imitated = True


def is_user(game: Eldervale, kind: int, ability: int) -> bool:
    """True if a unit has an ability, or is the Mimesis, who may still imitate one this turn (EL-228, EL-C09)."""
    return game.box.unit[ability] == kind or (is_mimesis(game, kind) and not game.now.imitated)


def mimesis_place(game: Eldervale, seat: int) -> int:
    """The realm of a player's Mimesis who may still imitate an ability this turn; NOWHERE if there is none on the map."""
    mimesis = game.box.mimesis
    if game.now.imitated or game.owner[mimesis] != seat or game.place[mimesis] >= READY:
        return NOWHERE
    return game.place[mimesis]


def mimesis_near(game: Eldervale, seat: int, realm: int) -> bool:
    """True if such a Mimesis stands beside a realm."""
    place = mimesis_place(game, seat)
    return place != NOWHERE and bool(game.near[realm] >> place & 1)


def triggered(game: Eldervale, ability: int) -> tuple[Effect, ...]:
    """The effects of an ability. Who imitates it has agreed already, so that `May` asks no more."""
    effects = [effect for moment in TRIGGERS for effect in game.box.on[ability].get(moment, ())]
    return tuple([part for effect in effects for part in (effect.effects if isinstance(effect, May) else (effect,))])


def imitate(game: Eldervale, frame: Frame) -> None:
    """The ability of the source is used up for this turn."""
    game.now.imitated = True
    if game.heard:
        game.tell("el-imitated", player=frame.seat, card=frame.source)


class Imitation(Ask):
    """The Mimesis may imitate the ability of the source."""

    kind = "el-imitate"
    rules = ("EL-228", "EL-C36")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [YES, NO] if not game.now.imitated and self.helps(game, frame) else []

    def helps(self, game: Eldervale, frame: Frame) -> bool:
        """True if the ability would do anything now."""
        return False

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == YES:
            imitate(game, frame)
            self.use(game, frame)

    def use(self, game: Eldervale, frame: Frame) -> None:
        """Do what the ability does."""

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"card": frame.source}


class Imitate(Imitation):
    """An ability whose effects are carried out at once."""

    def helps(self, game: Eldervale, frame: Frame) -> bool:
        return any(could(game, frame, effect) for effect in triggered(game, frame.source))

    def use(self, game: Eldervale, frame: Frame) -> None:
        carry_out(game, frame.seat, frame.source, triggered(game, frame.source))


class ImitateDiver(Imitation):
    """One more of the resource of an emptied space, the argument (EL-C16)."""

    takes = Name(SPACES)

    def helps(self, game: Eldervale, frame: Frame) -> bool:
        return has_room(game, frame.seat, game.box.printed[frame.arg])

    def use(self, game: Eldervale, frame: Frame) -> None:
        gain(game, frame.seat, game.box.printed[frame.arg])


def ability_steps(game: Eldervale, seat: int, ability: int, moment: Moment, has_unit: bool, imitates: bool) -> list[Frame]:
    """The steps of an ability at a moment: its effects if its own unit is there, or the question whether the Mimesis imitates it."""
    effects = game.box.on[ability].get(moment, ())
    if has_unit:
        return [Frame(effect, seat, ability) for effect in effects]
    return [Frame(IMITATE, seat, ability)] if effects and imitates else []


IMITATE: Final = Imitate()
IMITATE_DIVER: Final = ImitateDiver()
