"""Pieces and zones of a scene that are made once, from values alone, and put into words no more often than needed."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, cast

from deska.kernel.scenes import Piece, Zone

MOST_KEPT: Final = 4096
"""The most pieces of one function that are kept."""
MOST_DRAWN: Final = 256
"""The most zones of one function that are kept: enough for all seats of the tables that are drawn just now."""
P = ParamSpec("P")


def made_once(make: Callable[P, Piece]) -> Callable[P, Piece]:
    """Lets a function make each of its pieces once, for all tables. What draws a piece that lasts puts it into words once."""

    def lasting(*args: P.args, **kwargs: P.kwargs) -> Piece:
        piece = make(*args, **kwargs)
        piece.lasting = True
        return piece

    return cast(Callable[P, Piece], lru_cache(MOST_KEPT)(lasting))


def drawn_once(draw: Callable[P, Zone]) -> Callable[P, Zone]:
    """Lets a function draw each of its zones once. It is given numbers, words and tuples of them, never anything that changes.

    A zone whose values are those of the scene before is not put into words again, and is drawn once for all seats that see the same.
    """
    name = draw.__name__

    def marked(*args: P.args, **kwargs: P.kwargs) -> Zone:
        zone = draw(*args, **kwargs)
        zone.drawn_from = hash(repr((name, args, kwargs)))  # not of the values themselves: -1 and -2 have the same hash
        return zone

    return cast(Callable[P, Zone], lru_cache(MOST_DRAWN)(marked))
