"""Crafting dice, recruiting companions, cleaning rooms (WW-157 to WW-176)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import (
    ATTACK,
    BASIC,
    CRAFT,
    CRAFTS,
    DEFENCE,
    EXHAUST,
    GLOVE,
    READY,
    RECRUIT,
)
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.definitions import FREE, Price
from deska.games.weirdwood.components.fight import BEFORE
from deska.games.weirdwood.components.manor import THRONE
from deska.games.weirdwood.components.state import OFFER, Weirdwood
from deska.games.weirdwood.effects.asking import PointAtRoom
from deska.games.weirdwood.effects.events import BEFRIENDED, CLEANED, CRAFTED, happened
from deska.games.weirdwood.effects.experience import gain_xp
from deska.games.weirdwood.effects.goods import affords, can_afford, charge
from deska.games.weirdwood.effects.links import links
from deska.games.weirdwood.effects.movement import OFFER_ROOM
from deska.kernel import ALL, DONE, PASS, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all

DIE_SPACES: Final = 4  # WW-159
LAST_DIE_XP: Final = 4  # WW-160
NEXT_COMPANION: Final = 2  # WW-166
COLOURS: Final[tuple[int, ...]] = (BASIC, ATTACK, DEFENCE)
GLOVES_ONLY: Final[tuple[int, ...]] = (GLOVE,)
BASE: Final = len(CRAFTS) + 1
"""Arguments hold colours as digits of numbers to this base; 0 is none."""


# --- crafting dice


def total_of(prices: tuple[Price, ...]) -> Price:
    return Price(
        sum([price.min for price in prices]),
        sum([price.knowledge for price in prices]),
        sum([price.scarab for price in prices]),
    )


def die_price(game: Weirdwood, seat: int, count: int) -> Price:
    """The price of the next so many dice together, cheapest first (WW-157, WW-071)."""
    player = game.players[seat]
    first = len(player.dice)
    prices = game.box.character(player.character).dice[first : first + count]
    return prices[0] if count == 1 else total_of(prices)


@dataclass(frozen=True)
class Craft(Ask):
    """The player crafts up to so many dice in one payment, perhaps for less or more; the argument holds their colours (see `chosen_in`)."""

    count: int = 1
    less: int = 0
    more: int = 0

    def prompt(self) -> str:
        return "ww-craft"

    def serves(self) -> tuple[str, ...]:
        return ("WW-157", "WW-158", "WW-071", "WW-C24")

    def arg_field(self) -> Field:
        return Int(0, BASE**self.count)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        chosen = chosen_in(frame.arg)
        end = DONE if chosen else PASS
        if not self.is_payable(game, frame.seat, len(chosen) + 1):
            return [end] if chosen else []
        character = game.box.character(game.players[frame.seat].character)
        return [*[CRAFT.of(colour) for colour in (GLOVES_ONLY if character.gloves else COLOURS)], end]

    def is_payable(self, game: Weirdwood, seat: int, count: int) -> bool:
        if count > self.count or len(game.players[seat].dice) + count > DIE_SPACES:
            return False
        return affords(game, seat, die_price(game, seat, count), self.less, self.more)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return self.is_payable(game, frame.seat, 1)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        """The price of all dice with one more, before links and discounts."""
        count = len(chosen_in(frame.arg)) + 1
        price = die_price(game, frame.seat, count) if self.is_payable(game, frame.seat, count) else FREE
        return {"price": price.by_sign(), "less": self.less, "more": self.more}

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option == PASS:
            if game.heard:
                game.tell("ww-crafted-nothing", player=frame.seat)
            return
        arg = frame.arg if option == DONE else frame.arg * BASE + CRAFT.arg(option) + 1
        count = len(chosen_in(arg))
        if option != DONE and self.is_payable(game, frame.seat, count + 1):
            game.push(self, frame.seat, arg, frame.source)
            return
        if game.heard:
            for colour in chosen_in(arg):
                game.tell("ww-crafted", player=frame.seat, die=CRAFTS[colour])
        game.push(PLACE_DICE, frame.seat, arg, frame.source)
        charge(game, frame.seat, die_price(game, frame.seat, count), self.less, self.more)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return Reason("ww-why-wrong-die", "WW-161", {"die": CRAFT.arg(option)}) if CRAFT.holds(option) else None


def chosen_in(arg: int) -> list[int]:
    """The colours that an argument holds, in the order of choosing."""
    colours: list[int] = []
    while arg:
        colours.insert(0, arg % BASE - 1)
        arg //= BASE
    return colours


class PlaceDice(Effect):
    """The dice of the argument are paid; the last space gives experience (WW-160)."""

    takes = Int(0, BASE**DIE_SPACES)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        player = game.players[frame.seat]
        for colour in chosen_in(frame.arg):
            player.dice.append(colour)
            take_along(game, frame.seat, colour)
        if len(player.dice) == DIE_SPACES:
            gain_xp(game, frame.seat, LAST_DIE_XP)
        happened(game, frame.seat, CRAFTED)


def take_along(game: Weirdwood, seat: int, colour: int) -> None:
    """A die crafted before the roll of a battle is rolled in it (WW-120)."""
    battle = game.battle
    if battle is not None and battle.seat == seat and battle.phase == BEFORE and colour != GLOVE:
        battle.dice[colour] += 1


# --- recruiting companions


@dataclass(frozen=True)
class Recruit(Ask):
    """The player recruits an open companion, and pays two more for each that is there already; then follow the effects in `then`."""

    less: int = 0
    more: int = 0
    then: tuple[Effect, ...] = ()

    def prompt(self) -> str:
        return "ww-recruit"

    def serves(self) -> tuple[str, ...]:
        return ("WW-165", "WW-166", "WW-203")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        options = [RECRUIT.of(card) for card in self.affordable(game, frame.seat)]
        return [*options, PASS] if options else options

    def affordable(self, game: Weirdwood, seat: int) -> list[int]:
        player = game.players[seat]
        if not game.box.character(player.character).recruits:
            return []  # WW-203
        linked = links(game, seat)
        more = self.more + NEXT_COMPANION * len(player.companions)
        return [card for card in game.offer if can_afford(game, seat, game.box.cost[card], linked, self.less, more)]

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option == PASS:
            return
        card = RECRUIT.arg(option)
        more = self.more + NEXT_COMPANION * len(game.players[frame.seat].companions)
        push_all(game, frame, self.then)
        if game.heard:
            game.tell("ww-recruited", ALL, ("card", "offer", f"companions:{frame.seat}"), player=frame.seat, card=card)
        game.push(JOIN, frame.seat, source=card)
        charge(game, frame.seat, game.box.cost[card], self.less, more)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        if not RECRUIT.holds(option):
            return None
        card = RECRUIT.arg(option)
        return Reason("ww-why-not-on-offer" if card not in game.offer else "ww-why-too-dear", "WW-165", {"card": card})


class Join(Effect):
    """The companion is paid: a new slot, and the row is filled again (WW-165, WW-167)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        player = game.players[frame.seat]
        game.offer.remove(frame.source)
        player.companions.append(frame.source)
        player.slots.append(NOTHING)
        player.covers.append(NOTHING)
        fill_offer(game)
        happened(game, frame.seat, BEFRIENDED)


def fill_offer(game: Weirdwood) -> None:
    while len(game.offer) < OFFER and game.companions.cards:
        card = game.draw(game.companions)
        game.offer.append(card)
        if game.heard:
            game.tell("ww-offered", ALL, ("card", "companions", "offer"), card=card)


def exhausted(game: Weirdwood, seat: int) -> list[int]:
    player = game.players[seat]
    return [card for i, card in enumerate(player.companions) if player.exhausted >> i & 1]


class ReadyOne(Ask):
    """An exhausted companion of the player becomes ready."""

    kind = "ww-ready"
    rules = ("WW-209", "WW-336", "WW-351")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [READY.of(card) for card in exhausted(game, frame.seat)]

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        card = READY.arg(option)
        player.exhausted &= ~(1 << player.companions.index(card))
        if game.heard:
            game.tell("ww-readied", player=frame.seat, card=card)
        happened(game, frame.seat, BEFRIENDED)


class ExhaustOne(Ask):
    """A cost: a ready companion (WW-345)."""

    kind = "ww-exhaust"
    rules = ("WW-345",)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        return [EXHAUST.of(card) for i, card in enumerate(player.companions) if not player.exhausted >> i & 1]

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        exhaust(game, frame.seat, EXHAUST.arg(option))


def exhaust(game: Weirdwood, seat: int, card: int) -> None:
    player = game.players[seat]
    player.exhausted |= 1 << player.companions.index(card)
    if game.heard:
        game.tell("ww-exhausted", player=seat, card=card)


# --- cleaning infested rooms


def can_be_cleaned(game: Weirdwood, place: int) -> bool:
    """True if a room is infested, and not for good (WW-176)."""
    return bool((game.infested & ~game.blighted) >> place & 1)


def clean_price(game: Weirdwood, place: int) -> Price:
    return game.box.room(game.tiles[place]).clean


def clean(game: Weirdwood, seat: int, place: int, price: Price, less: int = 0) -> None:
    """Pay, gain experience, and perhaps use the room (WW-171 to WW-174)."""
    if game.heard:
        game.tell("ww-cleaned", player=seat, room=game.tiles[place])
    game.push(CLEANED_NOW, seat, place)
    if price is not FREE:
        charge(game, seat, price, less)


class CleanedNow(Effect):
    """The tile of the argument is turned back (WW-173, WW-174)."""

    takes = Int(0, THRONE)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        place = frame.arg
        game.infested &= ~(1 << place)
        game.push(OFFER_ROOM, frame.seat, place + 1)
        gain_xp(game, frame.seat, game.box.room(game.tiles[place]).xp)
        happened(game, frame.seat, CLEANED)


@dataclass(frozen=True)
class Cleanse(Effect):
    """The player cleans the room they are in even with enemies in it (WW-C25)."""

    less: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        place = game.players[frame.seat].place
        clean(game, frame.seat, place, clean_price(game, place), self.less)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        place = game.players[frame.seat].place
        return can_be_cleaned(game, place) and affords(game, frame.seat, clean_price(game, place), self.less)


class CleanAnywhere(PointAtRoom):
    """One infested room is cleaned for nothing, and its scarabs go to the supply (WW-190)."""

    kind = "ww-clean-anywhere"
    rules = ("WW-190", "WW-316")
    refusal = ("ww-why-not-infested", "WW-190")

    def targets(self, game: Weirdwood, frame: Frame) -> int:
        return game.infested & ~game.blighted

    def point(self, game: Weirdwood, frame: Frame, place: int) -> None:
        game.supply += game.scarabs[place]
        game.scarabs[place] = 0
        clean(game, frame.seat, place, FREE)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"count": self.targets(game, frame).bit_count()}


PLACE_DICE: Final = PlaceDice()
JOIN: Final = Join()
READY_ONE: Final = ReadyOne()
EXHAUST_ONE: Final = ExhaustOne()
CLEANED_NOW: Final = CleanedNow()
CLEAN_ANYWHERE: Final = CleanAnywhere()
