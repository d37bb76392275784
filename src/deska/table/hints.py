"""Hints in the viewer's language."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from deska.bots.hints import Hint, Why
from deska.bots.search import LEAST_WORLDS
from deska.bots.study import MOST_HINTS
from deska.kernel.values import Decision
from deska.table.prices import Price
from deska.table.words import words
from deska.text import Texts

NO_PRICES: Final[Mapping[str, Price]] = {}
FREE: Final = Price()
VAGUE: Final = 0.25
"""A chance that may be off by more says nothing: a few games make the best move look like a bad one."""


def told_hints(
    hints: Iterable[Hint], decision: Decision, seat: int, texts: Texts, prices: Mapping[str, Price] = NO_PRICES
) -> list[dict[str, Any]]:
    """The hints as they are sent: options with their labels, chances in per cent, prices if they are known, and reasons in words."""
    listed: list[dict[str, Any]] = []
    given = list(hints)
    for place, hint in enumerate(given, 1):
        rank = listed[-1]["rank"] if hint.alike else place
        price = prices.get(hint.option, FREE)
        is_known = hint.worlds >= LEAST_WORLDS and hint.spread <= VAGUE
        listed.append(
            {
                "rank": rank,
                "option": hint.option,
                "text": texts.option_label(decision, hint.option),
                "chance": round(100 * hint.chance) if is_known else None,
                "usual": round(100 * hint.usual) if is_known else None,
                "spread": round(100 * hint.spread),
                "games": hint.worlds,
                "cost": list(price.cost),
                "gain": list(price.gain),
                "why": told_reasons(hint, place, any(near.alike for near in given[place - 1 : place + 1]), seat, texts),
            }
        )
    return listed


def told_reasons(hint: Hint, place: int, even: bool, seat: int, texts: Texts) -> list[str]:
    """Why an option is good or not. Where too few games were played on to say so, whose choice it is comes first.

    `even` says that it shares its rank.
    """
    told = [told_why(why, seat, texts) for why in hint.why]
    if told and hint.worlds >= LEAST_WORLDS:
        return told
    if hint.worlds >= LEAST_WORLDS and place > MOST_HINTS:
        name = "hint-behind"
    elif hint.worlds >= LEAST_WORLDS:
        name = "hint-even" if even else "hint-better" if place == 1 else "hint-worse"
    else:
        name = "hint-sensible" if place == 1 else "hint-promising" if place <= MOST_HINTS else "hint-unpromising"
    return [words(texts.lang).text(name, {"games": hint.worlds}), *told]


def told_why(why: Why, seat: int, texts: Texts) -> str:
    """One reason as a sentence: who gets more or fewer points in the end, or has them a round later, and from what."""
    who = "all" if why.seat < 0 else "own" if why.seat == seat else "other"
    args = {
        "points": max(1, round(abs(why.points))),
        "source": texts.message(f"{texts.spec.prefix}-source-{why.source}"),
        "share": round(100 * why.share),
        "player": texts.player(max(why.seat, 0)),
    }
    when = "soon-" if why.soon else ""
    return words(texts.lang).text(f"hint-{when}{who}-{'more' if why.points > 0 else 'less'}", args)
