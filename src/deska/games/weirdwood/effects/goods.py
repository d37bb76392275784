"""Resources and power tokens: gained, paid and lost (WW-070 to WW-072, WW-285)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import GIVE, GOODS, KNOWLEDGE, MIN, PAY, SCARAB, TAKE
from deska.games.weirdwood.components.definitions import KNOWLEDGE_SYMBOL, MIN_SYMBOL, WILD_SYMBOL, Price
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.asking import OneByOne
from deska.games.weirdwood.effects.links import links
from deska.kernel import DONE, Ask, Effect, Frame, Payment, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all
from deska.kernel.effects import NO_SOURCE
from deska.kernel.payments import can_pay, pack
from deska.kernel.scenes import Message

# --- gaining


def gain(game: Weirdwood, seat: int, good: int, count: int) -> None:
    """Scarabs come from the supply as far as there are any (WW-013)."""
    if good == SCARAB:
        count = min(count, game.supply)
        game.supply -= count
    if count:
        game.players[seat].goods[good] += count
        if game.heard:
            game.tell("ww-gained", player=seat, good=good, count=count)


@dataclass(frozen=True)
class Gain(Effect):
    """The player gains resources; of `any` the player chooses the kinds."""

    min: int = 0
    knowledge: int = 0
    scarab: int = 0
    any: int = 0

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        gain(game, frame.seat, MIN, self.min)
        gain(game, frame.seat, KNOWLEDGE, self.knowledge)
        gain(game, frame.seat, SCARAB, self.scarab)
        if self.any:
            game.push(TAKE_ANY, frame.seat, self.any, frame.source)


def with_sign(message: str, good: int) -> Message:
    """The label of a resource, with its sign and its name."""
    return Message(message, {"sign": {GOODS[good]: 1}, "good": GOODS[good]})


class TakeAny(OneByOne):
    """The player chooses the kinds of resources, one by one."""

    kind = "ww-take"
    rules = ("WW-058", "WW-013")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        options = [TAKE.of(MIN), TAKE.of(KNOWLEDGE)]
        return [*options, TAKE.of(SCARAB)] if game.supply else options

    def labels(self, game: Weirdwood, frame: Frame) -> dict[int, Message]:
        return {option: with_sign("ww-take-good", TAKE.arg(option)) for option in self.options(game, frame)}

    def take(self, game: Weirdwood, frame: Frame, option: int) -> None:
        gain(game, frame.seat, TAKE.arg(option), 1)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return Reason("ww-why-supply-empty", "WW-013") if option == TAKE.of(SCARAB) else None


@dataclass(frozen=True)
class GainPower(Effect):
    """The player gains power tokens."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.players[frame.seat].power += self.count
        if game.heard:
            game.tell("ww-gained-power", player=frame.seat, count=self.count)


# --- losing and swapping


def give_back(game: Weirdwood, seat: int, good: int, count: int, source: int = NO_SOURCE) -> None:
    """Resources go to the supply; scarabs paid for an ability, the source, lie on it until the end of the turn (WW-013, WW-196)."""
    game.players[seat].goods[good] -= count
    if good != SCARAB:
        return
    if source >= 0:
        game.now.paid += count
    else:
        game.supply += count


def held_goods(game: Weirdwood, seat: int) -> list[int]:
    goods = game.players[seat].goods
    return [GIVE.of(good) for good in range(len(GOODS)) if goods[good]]


class LoseGoods(OneByOne):
    """The player loses resources of their choice; that is no payment (WW-287, WW-C64)."""

    kind = "ww-lose-goods"
    rules = ("WW-C64", "WW-287")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return held_goods(game, frame.seat)

    def labels(self, game: Weirdwood, frame: Frame) -> dict[int, Message]:
        return {option: with_sign("ww-give-good", GIVE.arg(option)) for option in self.options(game, frame)}

    def take(self, game: Weirdwood, frame: Frame, option: int) -> None:
        give_back(game, frame.seat, GIVE.arg(option), 1)
        if game.heard:
            game.tell("ww-lost-good", player=frame.seat, good=GIVE.arg(option))


@dataclass(frozen=True)
class Trade(Ask):
    """The player may swap so many resources one for one; no payment (WW-C30). The argument is how many are swapped."""

    count: int

    def prompt(self) -> str:
        return "ww-trade"

    def serves(self) -> tuple[str, ...]:
        return ("WW-C30",)

    def arg_field(self) -> Field:
        return Int(0, self.count)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        options = held_goods(game, frame.seat) if frame.arg < self.count else []
        return [*options, DONE] if options else options

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        game.push(self, frame.seat, frame.arg + 1, frame.source)
        give_back(game, frame.seat, GIVE.arg(option), 1)
        game.push(TAKE_ANY, frame.seat, 1, frame.source)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"left": self.count - frame.arg}


# --- paying


class PayGoods(Payment):
    """Zaplatit: resources of certain kinds and of any kind, what links and discounts cover taken off."""

    kind = "ww-pay"
    rules = ("WW-070", "WW-071")

    def held(self, game: Weirdwood, seat: int) -> list[int]:
        return game.players[seat].goods

    def labels(self, game: Weirdwood, frame: Frame) -> dict[int, Message]:
        kinds = [self.verb.arg(option) - 1 for option in self.options(game, frame)[1:]]
        return super().labels(game, frame) | {self.verb.of(kind + 1): with_sign("ww-pay-good", kind) for kind in kinds}

    def spend(self, game: Weirdwood, frame: Frame, kind: int, count: int) -> None:
        give_back(game, frame.seat, kind, count, frame.source)
        if game.heard:
            game.tell("ww-paid", player=frame.seat, good=kind, count=count)


def owed_for(price: Price, linked: list[int], less: int, more: int) -> list[int]:
    """The rest of a price, of each kind and of any kind, then how much of it is covered.

    Links take off their own kind first, then of what may be of any kind; wild ones cover Mîn, knowledge or any. What `less` cannot
    reach of the scarabs is no part of it: that is paid in scarabs whatever else is covered (WW-070 to WW-074, WW-C24).
    """
    min_left = max(price.min - linked[MIN_SYMBOL], 0)
    knowledge_left = max(price.knowledge - linked[KNOWLEDGE_SYMBOL], 0)
    spare = max(linked[MIN_SYMBOL] - price.min, 0) + max(linked[KNOWLEDGE_SYMBOL] - price.knowledge, 0)
    any_left = max(price.any + more - spare, 0)
    soft = min_left + knowledge_left + any_left
    scarabs = min(price.scarab, less)
    covered = min(min(linked[WILD_SYMBOL], soft) + less, soft + scarabs)
    return [min_left, knowledge_left, scarabs, any_left, covered]


def can_afford(game: Weirdwood, seat: int, price: Price, linked: list[int], less: int = 0, more: int = 0) -> bool:
    """True if the player can pay a price. `linked` is empty at first; the player's links are put into it when they are needed."""
    player = game.players[seat]
    goods = player.goods
    due = max(price.scarab - less, 0)
    if player.power < price.power or goods[SCARAB] < due:
        return False
    if has_in_full(goods, price, more):
        return True
    if not linked:
        linked += links(game, seat)
    return can_pay(owed_for(price, linked, less, more), [goods[MIN], goods[KNOWLEDGE], goods[SCARAB] - due], 0)


def has_in_full(goods: list[int], price: Price, more: int) -> bool:
    """True if the goods are enough even if no link and no discount makes the price lower."""
    min_over = goods[MIN] - price.min
    knowledge_over = goods[KNOWLEDGE] - price.knowledge
    scarabs_over = goods[SCARAB] - price.scarab
    if min_over < 0 or knowledge_over < 0 or scarabs_over < 0:
        return False
    return min_over + knowledge_over + scarabs_over >= price.any + more


def affords(game: Weirdwood, seat: int, price: Price, less: int = 0, more: int = 0) -> bool:
    """True if the player can pay a price at present."""
    return can_afford(game, seat, price, [], less, more)


def charge(game: Weirdwood, seat: int, price: Price, less: int = 0, more: int = 0, source: int = NO_SOURCE) -> None:
    """Put the payment on the stack; what it buys lies below. Power tokens and certain scarabs are taken at once."""
    player = game.players[seat]
    owed = owed_for(price, links(game, seat), less, more)
    due = max(price.scarab - less, 0)
    player.power -= price.power
    give_back(game, seat, SCARAB, due, source)
    if game.heard and price.power:
        game.tell("ww-paid-power", player=seat, count=price.power)
    soft = owed[0] + owed[1] + owed[2] + owed[3]
    if price.power + due + soft - owed[4] > 0:
        push_all(game, Frame(PAY_GOODS, seat), game.habits.paid)  # WW-287
    if soft or owed[4]:
        game.push(PAY_GOODS, seat, pack(owed), source)


def charge_in_full(game: Weirdwood, seat: int, count: int) -> None:
    """Put a payment of so many resources on the stack that no link makes cheaper (WW-339)."""
    push_all(game, Frame(PAY_GOODS, seat), game.habits.paid)
    game.push(PAY_GOODS, seat, pack([0, 0, 0, count, 0]))


@dataclass(frozen=True)
class PayAny(Effect):
    """A cost: resources of any kind."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        charge(game, frame.seat, ANY_PRICES[self.count])

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return affords(game, frame.seat, ANY_PRICES[self.count])


def strength(game: Weirdwood) -> int:
    """The strength of the monster at present."""
    return game.board.strength(game.day)


ANY_PRICES: Final[tuple[Price, ...]] = tuple(Price(any=count) for count in range(5))
TAKE_ANY: Final = TakeAny()
LOSE_GOODS: Final = LoseGoods()
PAY_GOODS: Final = PayGoods(PAY)
