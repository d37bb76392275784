"""The cost and the gain of an option for a seat: the amounts that its preview changes, as the coach shows them."""

import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from deska.kernel.game import Game
from deska.table.ghosts import Plain, name_in
from deska.table.preview import preview
from deska.text import Texts

MOST_AMOUNTS: Final = 4
"""More costs or gains of one option are not shown."""
FIGURE: Final = re.compile(r"[+-]?\d+(?=(/\d+)?$)")
"""A number, perhaps with its limit: `3` and `3/5` are both 3."""


@dataclass(frozen=True)
class Price:
    """Amounts of the seat that shrink, and amounts that grow; amounts of the common table count as gains, for better or worse."""

    cost: tuple[Plain, ...] = ()
    gain: tuple[Plain, ...] = ()


def prices(game: Game, seat: int, options: Iterable[str], texts: Texts) -> dict[str, Price]:
    """The prices of some options of a seat that is asked."""
    signs = frozenset(game.spec.style.signs if game.spec.style else ())
    return {option: price_of(preview(game, seat, option, texts), seat, signs) for option in options}


def price_of(made: dict[str, Any], seat: int, signs: Container[str] = ()) -> Price:
    """The price that a preview shows: of the seat itself, then of the table that all share."""
    own = [amount for line in made["seats"] if line["seat"] == seat for amount in amounts_of(line)]
    own += supplies(made, seat, signs)
    cost = [amount for amount in own if growth(amount) < 0]
    gain = [amount for amount in own if growth(amount) > 0]
    others = [amount for amount in shared(made) if growth(amount) and not any(is_same(amount, said) for said in own)]
    return Price(tuple(cost[:MOST_AMOUNTS]), tuple([*gain, *others][:MOST_AMOUNTS]))


def amounts_of(line: Plain) -> list[Plain]:
    """The amounts of a seat that have a sign, its points first."""
    return [amount for amount in [*filter(None, [line.get("score")]), *line["facts"]] if amount.get("sign")]


def supplies(made: dict[str, Any], seat: int, signs: Container[str]) -> Iterator[Plain]:
    """Piles of the seat's own pieces that are counted, such as figures that it sends: those whose name is also a sign."""
    for change in made["pieces"]:
        sign = name_in(change["piece"])
        if f":{seat}/" in change["piece"] and sign in signs:
            yield from ({**amount, "sign": sign} for amount in change["amounts"][:1] if not amount.get("sign"))


def shared(made: dict[str, Any]) -> Iterator[Plain]:
    """Amounts with a sign in zones that belong to no seat."""
    for zone in made["zones"]:
        if ":" not in zone["zone"]:
            yield from (amount for amount in zone["amounts"] if amount.get("sign"))


def is_same(one: Plain, other: Plain) -> bool:
    return all(one.get(key) == other.get(key) for key in ("sign", "before", "after"))


def growth(amount: Plain) -> int:
    """The difference of two figures; 0 if one of them is none."""
    was, now = (FIGURE.match(amount[key]) for key in ("before", "after"))
    return int(now[0]) - int(was[0]) if was and now else 0
