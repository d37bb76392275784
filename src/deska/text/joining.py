"""Sentences inside other sentences: "Cast: { Deal 1 damage. }" becomes "Cast: deal 1 damage."."""

import re
from collections.abc import Sequence, Set
from typing import Final

OPEN: Final = "\ue000"
CLOSE: Final = "\ue001"
"""Marks around a text that is put into a message, until the message around it is known."""
BEGINS: Final = re.compile(rf"(\S?)(\s*){OPEN}(\w*)")
ENDS: Final = re.compile(rf"(\.?){CLOSE}(?=\s*(\S*))")
ENDINGS: Final = ".!?"
BEFORE_OTHERS: Final = re.compile(r"[^.:;!?,]+\.")
AFTER_OTHERS: Final = re.compile(r"[^.:;!?]+\.")
"""Short sentences that may be parts of another, before others and after them."""


def inside(text: str) -> str:
    """A text that will be part of another; one without words is not marked."""
    return f"{OPEN}{text}{CLOSE}" if text else text


def series(sentences: Sequence[str], word: str, optional: Set[str] = frozenset()) -> str:
    """Short sentences that differ as parts of one, so that what is said before them holds for all: "gain 1 gold and draw a card.".

    Sentences with a word such as "may" stay alone: what follows them has to be done.
    """
    *first, last = sentences or ("",)
    is_short = AFTER_OTHERS.fullmatch(last) and all(
        BEFORE_OTHERS.fullmatch(text) and optional.isdisjoint(text.lower().split()) for text in first
    )
    if not is_short or len(set(sentences)) < 2:
        return " ".join(sentences)
    return f"{', '.join(map(inside, first))} {word} {inside(last)}"


def joined(text: str, names: Set[str] = frozenset()) -> str:
    """A text with its parts fitted in: in the middle of a sentence they begin small and have no full stop. Names keep their capitals."""
    if OPEN not in text:
        return text
    return ENDS.sub(ended, BEGINS.sub(lambda found: begun(found, names), text))


def begun(found: re.Match[str], names: Set[str]) -> str:
    before, space, word = found.groups()
    is_new = not before or before in ENDINGS
    return f"{before}{space}{word if is_new or word in names or is_code(word) else word[:1].lower() + word[1:]}"


def is_code(word: str) -> bool:
    """True for `VP` and `OR`, with which no sentence begins."""
    return len(word) > 1 and word.isupper()


def ended(found: re.Match[str]) -> str:
    """A full stop stays where nothing follows, or another sentence."""
    stop, word = found.groups()
    is_over = not word or word[0] in "([" or word[0].isdigit() or (word[0].isupper() and not is_code(word))
    return stop if is_over else ""
