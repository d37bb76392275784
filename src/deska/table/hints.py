"""Hints in the viewer's language."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from deska.bots.hints import MOST_HINTS, Hint, Why
from deska.bots.search import LEAST_WORLDS
from deska.kernel.values import Decision
from deska.table.prices import Price
from deska.table.words import words
from deska.text import Texts

NO_PRICES: Final[Mapping[str, Price]] = {}
FREE: Final = Price()


def told_hints(
    hints: Iterable[Hint], decision: Decision, seat: int, texts: Texts, prices: Mapping[str, Price] = NO_PRICES
) -> list[dict[str, Any]]:
    """The hints as they are sent: options with their labels, chances in per cent, prices if they are known, and reasons in words."""
    listed: list[dict[str, Any]] = []
    for place, hint in enumerate(hints, 1):
        rank = listed[-1]["rank"] if hint.alike else place
        price = prices.get(hint.option, FREE)
        listed.append(
            {
                "rank": rank,
                "option": hint.option,
                "text": texts.option_label(decision, hint.option),
                "chance": round(100 * hint.chance) if hint.worlds >= LEAST_WORLDS else None,
                "usual": round(100 * hint.usual) if hint.worlds >= LEAST_WORLDS else None,
                "spread": round(100 * hint.spread),
                "games": hint.worlds,
                "cost": list(price.cost),
                "gain": list(price.gain),
                "why": [told_why(why, seat, texts) for why in hint.why] or unfounded(hint, place, texts),
            }
        )
    return listed


def unfounded(hint: Hint, place: int, texts: Texts) -> list[str]:
    """A sentence about an option without reasons: nothing was compared, it fell behind, too little was tried, or no difference shows."""
    if not hint.worlds:
        name = "hint-hasty"
    elif place > MOST_HINTS:
        name = "hint-behind"
    else:
        name = "hint-few" if hint.worlds < LEAST_WORLDS else "hint-even"
    return [words(texts.lang).text(name, {"games": hint.worlds})]


def told_why(why: Why, seat: int, texts: Texts) -> str:
    """One reason as a sentence: who gets more or fewer points in the end, and from what."""
    who = "all" if why.seat < 0 else "own" if why.seat == seat else "other"
    args = {
        "points": max(1, round(abs(why.points))),
        "source": texts.message(f"{texts.spec.prefix}-source-{why.source}"),
        "share": round(100 * why.share),
        "player": texts.player(max(why.seat, 0)),
    }
    return words(texts.lang).text(f"hint-{who}-{'more' if why.points > 0 else 'less'}", args)
