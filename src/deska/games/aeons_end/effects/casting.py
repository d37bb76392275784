"""Casting: prepped spells are cast, by their owner or by the player on turn."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.actions import CAST, CAST_FROM
from deska.games.aeons_end.components.state import (
    FIRST_BONUS,
    LAST_SPOT,
    OPEN_SIDE,
    SPOTS,
    AeonsEnd,
    breach_of,
    owner_of,
    place_of,
    prepped_places,
    spot,
)
from deska.games.aeons_end.effects.breaches import discard_spell, spell_label
from deska.kernel import PASS, Ask, Effect, Frame, Reason
from deska.kernel.codec import Int
from deska.kernel.combinators import push_all
from deska.kernel.scenes import Message


def cast(game: AeonsEnd, caster: int, owner: int, place: int, extra: int = 0) -> None:
    """The spell goes onto its owner's discard pile before it takes effect (AE-085, AE-096)."""
    carry_out_cast(game, caster, spot(owner, place), game.players[owner].prepped[place], extra)
    discard_spell(game, owner, place)  # its effect waits on the stack


def cast_labels(game: AeonsEnd, seat: int, options: list[int]) -> dict[int, Message]:
    """A spell that can be cast is named, and where it is prepped."""
    places = {option: CAST.arg(option) for option in options if CAST.holds(option)}
    return {
        option: Message("ae-cast-named", {"card": game.players[seat].prepped[place], "place": place}) for option, place in places.items()
    }


def carry_out_cast(game: AeonsEnd, caster: int, origin: int, card: int, extra: int) -> None:
    """The caster is "you" in the text (AE-095). Bonus and neighbours are those of the breach where the spell was prepped (AE-097)."""
    owner, breach = owner_of(origin), breach_of(place_of(origin))
    is_open = game.players[owner].breaches[breach] == OPEN_SIDE
    game.now.strength = extra + (1 if is_open and breach >= FIRST_BONUS else 0)  # AE-025, AE-026, AE-090, AE-091
    game.now.casting = origin
    if game.heard:
        if owner == caster:
            game.tell("ae-cast", player=caster, card=card)
        else:
            game.tell("ae-cast-of", player=caster, other=owner, card=card)
    push_all(game, Frame(CAST_ANY, caster, card), game.box.cards[card].cast)


class CastAny(Ask):
    """Cast a prepped spell of any player (AE-098)."""

    kind = "ae-cast-any"
    rules = ("AE-095", "AE-096", "AE-098")

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [CAST_FROM.of(seat, place) for seat in range(game.seats) for place in prepped_places(game.players[seat])]

    def labels(self, game: AeonsEnd, frame: Frame) -> dict[int, Message]:
        return {option: spell_label(game, CAST_FROM.arg(option), CAST_FROM.second(option)) for option in self.options(game, frame)}

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        cast(game, frame.seat, CAST_FROM.arg(option), CAST_FROM.second(option))

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return Reason("ae-why-nothing-prepped", "AE-098") if CAST_FROM.holds(option) else None


class CastTwice(CastAny):
    """Cast any player's prepped spell without discarding it, then cast it again and discard it."""

    kind = "ae-cast-twice"
    rules = ("AE-C14", "AE-095", "AE-098")

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        seat, place = CAST_FROM.arg(option), CAST_FROM.second(option)
        card = game.players[seat].prepped[place]
        game.push(CAST_AGAIN, frame.seat, spot(seat, place), card)
        carry_out_cast(game, frame.seat, spot(seat, place), card, 0)


class CastAgain(Effect):
    """The spell is cast a second time, even if it was moved by the first time."""

    takes = Int(0, LAST_SPOT)

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        seat, place = owner_of(frame.arg), place_of(frame.arg)
        if game.players[seat].prepped[place] == frame.source:
            discard_spell(game, seat, place)
        carry_out_cast(game, frame.seat, frame.arg, frame.source, 0)


@dataclass(frozen=True)
class CastFresh(Ask):
    """The player may cast a spell that was prepped this turn, which deals more damage."""

    damage: int

    def prompt(self) -> str:
        return "ae-cast-fresh"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C30",)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        fresh = game.now.fresh if frame.seat == game.turn else 0
        options = [CAST.of(place) for place in range(SPOTS) if fresh >> place & 1]
        return [*options, PASS] if options else options

    def labels(self, game: AeonsEnd, frame: Frame) -> dict[int, Message]:
        return cast_labels(game, frame.seat, self.options(game, frame))

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if option != PASS:
            cast(game, frame.seat, frame.seat, CAST.arg(option), self.damage)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return Reason("ae-why-not-fresh", "AE-C30") if CAST.holds(option) else None


CAST_ANY: Final = CastAny()
CAST_TWICE: Final = CastTwice()
CAST_AGAIN: Final = CastAgain()
