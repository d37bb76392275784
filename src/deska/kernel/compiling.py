"""Hints for the compiler. Plain Python ignores them and needs nothing installed; this module itself is never compiled.

`acyclic` says that an object cannot be part of a cycle, so the garbage collector need not follow it; `free_list_len=1` keeps the last freed
object for the next one. `i64` is a number that needs no more than 64 bits, such as a mask of realms: arithmetic with it is that of the
processor. It wraps around without notice, so it is for numbers that the rules keep small. A constant must never be shifted by such a
number: in the compiler's C it has only 32 bits.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    Hinted = TypeVar("Hinted")

    def mypyc_attr(**_hints: object) -> Callable[[Hinted], Hinted]:
        return lambda hinted: hinted
