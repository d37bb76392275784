"""Questions of a battle in which spells may be cast and cards used: to all in turn, or to one player until done."""

from typing import Any, ClassVar

from deska.games.eldervale.actions import CAST, MAGIC_CARD, USE
from deska.games.eldervale.components.state import Eldervale, OwnTime
from deska.games.eldervale.effects.paying import could_cash
from deska.games.eldervale.effects.sides import battle_of
from deska.games.eldervale.turn.casting import cast, castable, no_spell
from deska.kernel import DONE, Frame, Reason, Window


def spells_forbidden(game: Eldervale) -> bool:
    """The Archon allows no spells in its battles (EL-C29)."""
    realm = battle_of(game).realm
    return any(game.place[beast] == realm for beast in game.box.silencers)


def might_hold_spells(game: Eldervale, seat: int) -> bool:
    """True if by public knowledge the player could have a spell: cards in hand, or a token that gives one (EL-132)."""
    return len(game.players[seat].hand) > 0 or could_cash(game, seat, MAGIC_CARD)


def has_magic(game: Eldervale, seat: int) -> bool:
    """True if by public knowledge a spell could be cast in the battle."""
    return might_hold_spells(game, seat) and not spells_forbidden(game)


def no_tool(option: int) -> Reason | None:
    """Why a card cannot be used."""
    return USE.refuses(option, "el-why-no-tool", "EL-152")


class Reactions(Window):
    """Everybody with a magic card might cast a spell; nobody else knows who can (EL-042)."""

    spells_at: ClassVar[int] = 0

    def order(self, game: Eldervale, frame: Frame) -> list[int]:
        if game.battle is None:
            return []
        around = game.around(game.active)
        return around if game.ghosts is None else [seat for seat in around if seat < game.seats]

    def could_react(self, game: Eldervale, frame: Frame, seat: int) -> bool:
        return might_hold_spells(game, seat)

    def reactions(self, game: Eldervale, frame: Frame) -> list[int]:
        return castable(game, frame.seat, self.spells_at)

    def react(self, game: Eldervale, frame: Frame, option: int) -> None:
        if CAST.holds(option):
            cast(game, frame.seat, CAST.arg(option))
        else:
            self.use(game, frame, option)

    def use(self, game: Eldervale, frame: Frame, option: int) -> None:
        """Carry out what is no spell."""

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"realm": battle_of(game).realm}

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_spell(game, frame.seat, option)


class BattleStep(OwnTime):
    """A player casts spells and does what the step is about, one thing after the other, until done."""

    spells_at: ClassVar[int] = 0
    only_hides = True

    def own(self, game: Eldervale, seat: int) -> list[int]:
        """The options that the step is about, as a new list."""
        return []

    def may_cast(self, game: Eldervale, seat: int, own: list[int]) -> bool:
        """True if by public knowledge the player might cast a spell now, beside these options."""
        return has_magic(game, seat)

    def last(self, game: Eldervale, seat: int) -> list[int]:
        """Options that come after the spells."""
        return []

    def might_do_more(self, game: Eldervale, seat: int) -> bool:
        """True if by public knowledge there is something else to wait for, such as a token to be cashed."""
        return False

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        if game.battle is None:
            return []
        seat = frame.seat
        options = self.own(game, seat)
        spells = self.may_cast(game, seat, options)
        if spells:
            options += castable(game, seat, self.spells_at)
        options += self.last(game, seat)
        if not (options or spells or self.might_do_more(game, seat)):
            return options
        options.append(DONE)
        return options

    def asks_anyway(self, game: Eldervale, frame: Frame) -> bool:
        return True  # nobody else knows whether there is a spell to cast

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        game.push(self, frame.seat)
        if CAST.holds(option):
            cast(game, frame.seat, CAST.arg(option))
        else:
            self.take(game, frame.seat, option)

    def take(self, game: Eldervale, seat: int, option: int) -> None:
        """Do one of the things that the step is about."""

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_spell(game, frame.seat, option)
