"""Numbers and players that depend on the game, and the step that picks one of them."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.aeons_end.actions import MAGE
from deska.games.aeons_end.components.definitions import CORRUPTION, Amount, Number, Target
from deska.games.aeons_end.components.state import OPEN_SIDE, AeonsEnd, Player, breach_of, owner_of, place_of, prepped_places
from deska.kernel import Ask, Effect, Frame, Reason
from deska.kernel.combinators import all_of_it, could, push_all
from deska.kernel.effects import field_names, kebab, name_of

NOT_THIS_MAGE: Final = "ae-why-not-this-mage"


def amount(game: AeonsEnd, number: Amount, seat: int, source: int) -> int:
    return number if isinstance(number, int) else number.count(game, seat, source)


# --- numbers


@dataclass(frozen=True)
class Plus(Number):
    base: int
    more: Number

    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return self.base + self.more.count(game, seat, source)


@dataclass(frozen=True)
class Times(Number):
    factor: int
    number: Number

    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return self.factor * self.number.count(game, seat, source)


class Fury(Number):
    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return game.fury


class Husks(Number):
    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return game.husks


class EmptyPiles(Number):
    """Supply piles without a card. The devoured pile does not count (AE-C68)."""

    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return game.left.count(0)


class ItsLife(Number):
    """The life that the minion has now."""

    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return game.tokens[game.field.index(source)] if source in game.field else 0


class SpentTurns(Number):
    """Cards in the turn order discard pile, that of the current turn included."""

    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return len(game.spent)


class OpenBreaches(Number):
    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return game.players[seat].breaches.count(OPEN_SIDE)


class AllOpen(Number):
    """1 if every breach that the player has is open (AE-C34)."""

    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return 0 if has_closed(game.players[seat]) else 1


class PreppedSpells(Number):
    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return len(prepped_places(game.players[seat]))


class AdjacentSpells(Number):
    """Spells at the breaches on both sides of the one that the spell is cast from; a missing breach is a gap (AE-027, AE-028, AE-097)."""

    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        prepped = game.players[owner_of(game.now.casting)].prepped
        breach = breach_of(place_of(game.now.casting))
        beside = [other for other in (breach - 1, breach + 1) if 0 <= other < 4]
        return sum([(prepped[other] >= 0) + (prepped[other + 4] >= 0) for other in beside])


class Charges(Number):
    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return game.players[seat].charges


class Life(Number):
    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return game.players[seat].life


class HandCards(Number):
    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return len(game.players[seat].hand)


class PlainCards(Number):
    """Cards in hand that are no corruptions."""

    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return len([card for card in game.players[seat].hand if game.box.kind[card] != CORRUPTION])


class Crystals(Number):
    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        return game.players[seat].hand.count(game.box.crystal)


class PileCards(Number):
    """Cards in deck and discard pile together."""

    def count(self, game: AeonsEnd, seat: int, source: int) -> int:
        player = game.players[seat]
        return len(player.deck.cards) + len(player.discard)


# --- players


class AnyPlayer(Target):
    """All players, who agree on one of them (AE-157); it may be an exhausted one (AE-170)."""

    def seats(self, game: AeonsEnd, seat: int, source: int) -> list[int]:
        return list(range(game.seats))


class Ally(Target):
    """Spojenec: anybody else (AE-175), oneself in true solo (AE-193)."""

    def seats(self, game: AeonsEnd, seat: int, source: int) -> list[int]:
        return [other for other in range(game.seats) if other != seat or game.seats == 1]


class AllyWithRoom(Ally):
    """An ally with a free place for a charge (AE-113)."""

    def seats(self, game: AeonsEnd, seat: int, source: int) -> list[int]:
        return [other for other in super().seats(game, seat, source) if room(game, other)]


class Healable(Target):
    """Players who are neither exhausted nor at full life (AE-172)."""

    def seats(self, game: AeonsEnd, seat: int, source: int) -> list[int]:
        return [other for other in range(game.seats) if can_heal(game, other)]


class WithClosedBreach(Target):
    def seats(self, game: AeonsEnd, seat: int, source: int) -> list[int]:
        return [other for other in range(game.seats) if has_closed(game.players[other])]


class LowestLife(Target):
    """The players with the lowest life. Exhausted ones do not count (AE-168), a solo mage always does (AE-197)."""

    def seats(self, game: AeonsEnd, seat: int, source: int) -> list[int]:
        if game.seats == 1:
            return [0]
        least = min([player.life for player in game.players if player.life], default=0)
        return [other for other in range(game.seats) if game.players[other].life == least]


@dataclass(frozen=True)
class Most(Target):
    """The players who have most of something, exhausted ones included (AE-160). All who have `enough` are equal (AE-158)."""

    number: Number
    enough: int = 1000
    least: int = 0
    """If nobody has so many, nobody is meant."""

    def seats(self, game: AeonsEnd, seat: int, source: int) -> list[int]:
        counts = [min(self.number.count(game, other, source), self.enough) for other in range(game.seats)]
        most = max(counts)
        return [other for other in range(game.seats) if counts[other] == most] if most >= self.least else []


def room(game: AeonsEnd, seat: int) -> int:
    """Free places for charges: without any the ability can be used (AE-014, AE-113)."""
    player = game.players[seat]
    return game.box.places[player.mage] - player.charges


def can_heal(game: AeonsEnd, seat: int) -> bool:
    return 0 < game.players[seat].life < game.level.life  # AE-050, AE-167


def has_closed(player: Player) -> bool:
    return any(breach < OPEN_SIDE for breach in player.breaches)


@dataclass(frozen=True)
class On(Ask):
    """One of the players who could be meant carries out the effects (AE-156)."""

    who: Target
    effects: tuple[Effect, ...]

    def serves(self) -> tuple[str, ...]:
        return ("AE-156", "AE-157", "AE-158")

    def prompt(self) -> str:
        return "ae-who-" + kebab(type(self.effects[0]).__name__)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [MAGE.of(seat) for seat in self.who.seats(game, frame.seat, frame.source)]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        push_all(game, Frame(self, MAGE.arg(option), frame.source), self.effects)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        seats = self.who.seats(game, frame.seat, frame.source)
        return any(could(game, Frame(self, seat, frame.source), self.effects[0]) for seat in seats)

    def fulfillable(self, game: AeonsEnd, frame: Frame) -> bool:
        seats = self.who.seats(game, frame.seat, frame.source)
        return any(all_of_it(game, Frame(self, seat, frame.source), self.effects) for seat in seats)

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        seats = self.who.seats(game, frame.seat, frame.source)
        return {"card": frame.source, "amount": stake(game, self.effects, seats, frame.source), "effect": name_of(self.effects[0])}

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return MAGE.refuses(option, NOT_THIS_MAGE, "AE-156")


def stake(game: AeonsEnd, effects: tuple[Effect, ...], seats: list[int], source: int) -> int:
    """The first number in effects: the damage, the cards. 0 if there is none, or if it is not the same for all seats."""
    for value in [getattr(effect, name) for effect in effects for name in field_names(effect)]:
        if isinstance(value, Number) or type(value) is int:
            amounts = {amount(game, value, seat, source) for seat in seats}
            return amounts.pop() if len(amounts) == 1 else 0
    return 0


@dataclass(frozen=True)
class OnPlayerInTurn(Effect):
    """The player whose turn it is carries out the effects."""

    effects: tuple[Effect, ...]

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        push_all(game, Frame(self, game.turn, frame.source), self.effects)


FURY: Final = Fury()
HUSKS: Final = Husks()
EMPTY_PILES: Final = EmptyPiles()
ITS_LIFE: Final = ItsLife()
SPENT_TURNS: Final = SpentTurns()
OPEN_BREACHES: Final = OpenBreaches()
ALL_OPEN: Final = AllOpen()
PREPPED_SPELLS: Final = PreppedSpells()
ADJACENT_SPELLS: Final = AdjacentSpells()
CHARGES: Final = Charges()
LIFE: Final = Life()
HAND_CARDS: Final = HandCards()
PLAIN_CARDS: Final = PlainCards()
CRYSTALS: Final = Crystals()
PILE_CARDS: Final = PileCards()

ANY_PLAYER: Final = AnyPlayer()
ALLY: Final = Ally()
ALLY_WITH_ROOM: Final = AllyWithRoom()
HEALABLE: Final = Healable()
WITH_CLOSED_BREACH: Final = WithClosedBreach()
LOWEST_LIFE: Final = LowestLife()
MOST_LIFE: Final = Most(LIFE)
MOST_OPEN_BREACHES: Final = Most(OPEN_BREACHES)
MOST_PREPPED_SPELLS: Final = Most(PREPPED_SPELLS, least=1)
MOST_CHARGES: Final = Most(CHARGES)
