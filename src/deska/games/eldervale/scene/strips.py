"""Costs and effects as rows of signs."""

from typing import Final

from deska.games.eldervale.actions import RESOURCES
from deska.games.eldervale.components.definitions import Adventure
from deska.games.eldervale.components.prices import LETTERS
from deska.games.eldervale.components.tables import SYMBOLS
from deska.games.eldervale.components.words import DICE_WORDS
from deska.games.eldervale.effects.adventures import BuyCard
from deska.games.eldervale.effects.building import Build, FreeWorker, Recruit
from deska.games.eldervale.effects.chance import Roll
from deska.games.eldervale.effects.gains import Discard, Draw, Gain, GainAny, GainDifferent, GainOneOf, Vp
from deska.games.eldervale.effects.odd import TowerDraw
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Glory, Power, PowerAny
from deska.games.eldervale.effects.tokens import Doorway, Slot, TakeToken
from deska.kernel import Effect, Start
from deska.kernel.scenes import Fact
from deska.kernel.signs import ARROW, SLASH, Facts, amount, composed, strip_of

PLUS: Final = Fact("", "+")
OTHER_LETTERS: Final = {"N": "any", "o": "slot"}
COUNTED: Final[dict[type[Effect], str]] = {
    GainAny: "any",
    GainDifferent: "any",
    Draw: "magic",
    TowerDraw: "magic",
    Discard: "magic",
    Vp: "vp",
    Glory: "glory",
}
"""Signs of effects that happen `count` times."""
SIMPLE: Final[dict[type[Effect], str]] = {
    PowerAny: "power",
    TakeToken: "treasure",
    Build: "dwelling",
    Recruit: "recruit",
    FreeWorker: "worker",
    Slot: "slot",
    Roll: "roll",
}


def sign_of(letter: str) -> str:
    return OTHER_LETTERS.get(letter) or RESOURCES[LETTERS.index(letter)]


def cost(letters: str) -> Facts:
    """Each resource by itself, as on a printed tile."""
    return tuple(Fact(sign_of(letter)) for letter in letters)


def price(letters: str) -> Facts:
    """Equal resources as one sign with a figure."""
    return tuple(amount(sign_of(letter), letters.count(letter)) for letter in dict.fromkeys(letters))


def inline(letters: str) -> str:
    """The same within a line of text."""
    return "".join(f"[{sign_of(letter)}]" for letter in letters)


def face_signs(face: int) -> Facts:
    """A treasure token: two equal resources as one sign with a figure, two different ones side by side."""
    symbols = SYMBOLS[face]
    kinds = list(dict.fromkeys(symbols))
    return tuple(amount(RESOURCES[kind], len(symbols) if len(kinds) == 1 else 1) for kind in kinds)


def strip(effects: tuple[Effect, ...]) -> Facts:
    """A short effect in signs; what has none is a spark, its words are in the text."""
    return strip_of(effects, signs_of)


def signs_of(effect: Effect) -> Facts:
    kind = type(effect)
    if kind in COUNTED:
        return (amount(COUNTED[kind], getattr(effect, "count", 1)),)
    if kind in SIMPLE:
        return (amount(SIMPLE[kind]),)
    if isinstance(effect, Gain):
        return (amount(effect.resource, effect.count),)
    if isinstance(effect, Power):
        return (amount("power"), amount(effect.element))
    if isinstance(effect, BuyCard):
        return (Fact("card", f"−{effect.discount}" if effect.discount else ""),)
    return signs_of_several(effect)


def signs_of_several(effect: Effect) -> Facts:
    """The signs of an effect that is made of others."""
    if isinstance(effect, Doorway):
        return (amount(effect.resource), PLUS, amount("slot"))
    if isinstance(effect, Pay):
        return cost(effect.cost)
    if isinstance(effect, GainOneOf):
        return (amount(effect.one), SLASH, amount(effect.other))
    return composed(effect, signs_of) or (amount("explore" if isinstance(effect, Start) else "effect"),)


def of_card(card: Adventure) -> Facts:
    """The signs of an adventure card: its unit and its action, else its gains or dice."""
    if card.unit:
        act = (amount("slot"), ARROW, *strip(card.invest)) if card.invest else strip(card.act)
        return (amount(card.unit), ARROW, *act)
    if "symbol-points" in card.changes or "token-points" in card.changes:
        return (*cost(card.slots), ARROW, amount("vp"))
    if "rolled" in card.on or "twists" in card.changes:
        return (Fact("roll", "↻"),)
    gains = tuple([effect for moment, effects in card.on.items() if moment != "removal" for effect in effects])
    return strip(gains) or of_dice(card) or (amount("effect"),)


def of_dice(card: Adventure) -> Facts:
    """Dice that a weapon adds, or takes from monsters."""
    more = sum([card.changes.get(word, 0) for word in DICE_WORDS])
    if more:
        return (Fact("roll", f"+{more}"),)
    less = card.changes.get("against-monster", 0)
    return (Fact("roll", f"−{less}"),) if less else ()
