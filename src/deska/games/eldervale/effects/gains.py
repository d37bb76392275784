"""Players gain resources, magic cards and victory points."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.eldervale.actions import (
    BASIC,
    DISCARD,
    GAIN,
    MAGIC_CARD,
    RESOURCES,
)
from deska.games.eldervale.components.pieces import MOST_RESOURCES
from deska.games.eldervale.components.state import Eldervale, Giving
from deska.games.eldervale.effects.seen import points_part
from deska.games.eldervale.effects.tableau import most
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.scenes import Part

NUMBER: Final = {name: number for number, name in enumerate(RESOURCES)}


# --- victory points


def tell_of(game: Eldervale, message: str, seat: int, move: tuple[str, str, str] | None, seen: Part | None = None, **args: Any) -> None:
    """Something that a player does, or the Phantoms, who have words of their own."""
    if seat < game.seats:
        game.tell(message, ALL, move, seen, player=seat, **args)
    else:
        game.tell(f"{message}-phantoms", ALL, move, seen, **args)


def score(game: Eldervale, seat: int, points: int) -> None:
    """At once (EL-211)."""
    game.players[seat].vp += points
    if game.heard:
        tell_of(game, "el-scored", seat, None, points_part(game, seat, game.players[seat].vp - points), count=points)


@dataclass(frozen=True)
class Vp(Effect):
    """The player scores points."""

    count: int

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        score(game, frame.seat, self.count)


# --- resources


def limit_of(game: Eldervale, seat: int) -> int:
    """How many of one resource a player may hold (EL-049, EL-C54)."""
    return most(game, seat, "resource-limit", MOST_RESOURCES)


def gain(game: Eldervale, seat: int, resource: int, count: int = 1) -> None:
    """Resources beyond the limit are lost (EL-049); the common stock never runs out (EL-008)."""
    if resource == MAGIC_CARD:
        draw(game, seat, count)
        return
    res = game.players[seat].res
    held = res[resource]
    more = count
    if held + count > MOST_RESOURCES:
        more = min(count, limit_of(game, seat) - held)
    if more <= 0:
        return
    res[resource] = held + more
    if game.heard:
        game.tell("el-gained", ALL, (RESOURCES[resource], "stock", f"resources:{seat}"), player=seat, resource=resource, count=more)


def has_room(game: Eldervale, seat: int, resource: int) -> bool:
    if resource == MAGIC_CARD:
        return bool(game.deck or game.discard)
    held = game.players[seat].res[resource]
    return held < MOST_RESOURCES or held < limit_of(game, seat)


@dataclass(frozen=True)
class Gain(Effect):
    """The player gains so many of a resource."""

    resource: str
    count: int = 1

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        gain(game, frame.seat, NUMBER[self.resource], self.count)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return has_room(game, frame.seat, NUMBER[self.resource])


class Gaining(Ask):
    """The player chooses a resource."""

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        is_full = GAIN.holds(option) and not has_room(game, frame.seat, GAIN.arg(option))
        return GAIN.refuses(option, "el-why-no-room", "EL-049") if is_full else None


@dataclass(frozen=True)
class GainAny(Gaining):
    """The player gains so many resources, each of any kind. The argument counts those taken."""

    count: int = 1

    def prompt(self) -> str:
        return "el-gain-any"

    def serves(self) -> tuple[str, ...]:
        return ("EL-051", "EL-045")

    def arg_field(self) -> Field:
        return Int(0, self.count)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [] if frame.arg == self.count else gains(game, frame.seat, list(range(len(RESOURCES))))

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        gain(game, frame.seat, GAIN.arg(option))
        if self.possible(game, frame):
            game.push(self, frame.seat, frame.arg + 1, frame.source)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return any(has_room(game, frame.seat, resource) for resource in range(len(RESOURCES)))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"left": self.count - frame.arg}


def gains(game: Eldervale, seat: int, kinds: list[int]) -> list[int]:
    """The resources for which there is room; if a token that was cashed meanwhile has filled it, one that is lost (EL-049)."""
    return [GAIN.of(kind) for kind in kinds if has_room(game, seat, kind)] or [GAIN.of(kinds[0])]


@dataclass(frozen=True)
class GainDifferent(Gaining):
    """The player gains so many basic resources, no two alike. The argument has those taken as bits."""

    count: int

    def prompt(self) -> str:
        return "el-gain-different"

    def serves(self) -> tuple[str, ...]:
        return ("EL-045",)

    def arg_field(self) -> Field:
        return Int(0, 31)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        if frame.arg.bit_count() == self.count:
            return []
        return gains(game, frame.seat, [resource for resource in range(BASIC) if not frame.arg >> resource & 1])

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        gain(game, frame.seat, GAIN.arg(option))
        taken = frame.arg | 1 << GAIN.arg(option)
        if any(has_room(game, frame.seat, resource) for resource in range(BASIC) if not taken >> resource & 1):
            game.push(self, frame.seat, taken, frame.source)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return any(has_room(game, frame.seat, resource) for resource in range(BASIC))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"left": self.count - frame.arg.bit_count()}


@dataclass(frozen=True)
class GainOneOf(Gaining):
    """The player gains one of two resources."""

    one: str
    other: str

    def prompt(self) -> str:
        return "el-gain-one-of"

    def serves(self) -> tuple[str, ...]:
        return ("EL-047",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return gains(game, frame.seat, [NUMBER[self.one], NUMBER[self.other]])

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        gain(game, frame.seat, GAIN.arg(option))

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return has_room(game, frame.seat, NUMBER[self.one]) or has_room(game, frame.seat, NUMBER[self.other])


# --- magic cards


def knowers(game: Eldervale, seat: int) -> int:
    """The seats that see a player's hand, as bits: partners show each other theirs (EL-248)."""
    return 1 << seat | (1 << (seat ^ 1) if game.teams else 0)


def draw(game: Eldervale, seat: int, count: int) -> None:
    """From the top; an empty deck is rebuilt from the discard pile (EL-052, EL-055)."""
    for _ in range(count):
        if not game.deck:
            if not game.discard:
                return
            game.deck = sorted(game.discard)
            game.discard = []
            game.shuffle(game.deck)
            if game.heard:
                game.tell("el-reshuffled")
        take_up(game, seat, game.deck.pop())


def take_up(game: Eldervale, seat: int, card: int) -> None:
    """A card comes from the deck to the hand."""
    mask = knowers(game, seat)
    game.players[seat].hand.put(card, mask)
    game.learn(mask)
    if game.heard:
        move = ("card", "magic-deck", f"hand:{seat}")
        game.tell("el-drew", mask, move, player=seat, card=card)
        game.tell("el-drew-hidden", ~mask, move, player=seat)


@dataclass(frozen=True)
class Draw(Effect):
    """The player draws magic cards."""

    count: int = 1

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        draw(game, frame.seat, self.count)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return bool(game.deck or game.discard)


def discard(game: Eldervale, seat: int, card: int) -> None:
    """From the hand, face up (EL-054)."""
    game.players[seat].hand.take(card)
    game.discard.append(card)
    if game.heard:
        game.tell("el-discarded", ALL, ("card", f"hand:{seat}", "magic-discard"), player=seat, card=card)


class DiscardCards(Giving):
    """The player discards magic cards, as many as the argument says; all of them are not asked for one by one."""

    kind = "el-discard"
    rules = ("EL-053", "EL-054")
    takes = Int(0, 60)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        hand = game.players[frame.seat].hand
        return [DISCARD.of(card) for card in hand.cards] if 0 < frame.arg < len(hand) else []

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if frame.arg:
            game.learn(ALL)  # unlike a chosen card, these were not named beforehand
            for card in game.players[frame.seat].hand.cards[:]:
                discard(game, frame.seat, card)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if frame.arg > 1:
            game.push(self, frame.seat, frame.arg - 1, frame.source)
        discard(game, frame.seat, DISCARD.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"left": frame.arg}

    def picks(self, game: Eldervale, frame: Frame) -> list[int]:
        return self.options(game, frame) if frame.arg > 1 else []

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return DISCARD.refuses(option, "el-why-not-in-hand", "EL-054")


@dataclass(frozen=True)
class Discard(Effect):
    """The player discards so many magic cards, or as many as there are."""

    count: int = 1

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.push(DISCARD_CARDS, frame.seat, min(self.count, len(game.players[frame.seat].hand)), frame.source)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return len(game.players[frame.seat].hand) >= self.count


DISCARD_CARDS: Final = DiscardCards()
