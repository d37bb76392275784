"""The common things: tracks, rewards, adventure cards on offer, piles, and the Underworld."""

from functools import cache
from typing import Final

from deska.games.eldervale.actions import ADVENTURES, BEASTS, ELEMENTS, MAGIC, MERCENARIES, PRICES, REWARDS, UNITS
from deska.games.eldervale.components.pieces import (
    DEFEATED,
    GLORY_ORBS,
    LAST_GLORY,
    OFFER,
    OUT,
    POWER_VALUE,
    TOP_LEVEL,
    UNDERWORLD,
)
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.power import BEYOND, GLORY_FIELDS
from deska.games.eldervale.scene.choices import is_asked
from deska.games.eldervale.scene.faces import Names, adventure, beast, magic, marker, phantom_marker, reward, unit
from deska.games.eldervale.scene.icons import ELEMENT_ICONS
from deska.games.eldervale.scene.lands import seat_of
from deska.games.eldervale.scene.strips import strip
from deska.kernel import Decision
from deska.kernel.scenes import Face, Fact, Message, Piece, Zone
from deska.kernel.signs import Facts, amount

CENTRE: Final = "centre"
BELOW_MAP: Final = 2


def shared(game: Eldervale, viewer: int, asked: Decision | None) -> list[Zone]:
    """Beside the map, below it, and above the prompt."""
    return [power(game), rewards(game), underworld(game, viewer, asked), adventures(game), piles(game), glory(game)]


def elements_of(game: Eldervale) -> list[int]:
    """The elements in play."""
    return [element for element in range(len(ELEMENTS)) if game.elements >> element & 1]


# --- power


@cache
def track_head(number: int) -> Face:
    element = ELEMENTS[number]
    return Face("cell", Message(f"el-element-{element}"), Message(f"el-sign-{element}-code"), element, ELEMENT_ICONS[element])


@cache
def level_face(level: int, orb: bool) -> Face:
    name = Message("el-scene-level", {"level": level, "value": POWER_VALUE[level]})
    return Face("cell", name, values=(Fact("orb"),) if orb else (Fact("", str(POWER_VALUE[level])),))


def power(game: Eldervale) -> Zone:
    pieces: list[Piece] = []
    for row, element in enumerate(elements_of(game)):
        name = ELEMENTS[element]
        track = f"power/{name}"
        pieces.append(Piece(track, "tile", track_head(element), at=(0, row), offers=(f"rise:{name}", f"leave:{name}")))
        for level in range(1, TOP_LEVEL + 1):
            orb = level == TOP_LEVEL and bool(game.track_orbs >> element & 1)
            pieces.append(Piece(f"{track}.{level}", "tile", level_face(level, orb), at=(level, row)))
        for owner, player in enumerate(game.players):
            if player.power[element]:
                pieces.append(marker_on(game, owner, track, player.power[element]))
    return Zone("power", CENTRE, "track", Message("el-scene-power"), tuple(pieces), Message("el-scene-power-fact"))


def marker_on(game: Eldervale, owner: int, track: str, field: int) -> Piece:
    seat = seat_of(game, owner)
    return Piece(f"{track}/marker.{owner}", "marker", phantom_marker() if seat < 0 else marker(), seat, on=f"{track}.{field}")


# --- glory


@cache
def glory_face(field: int, orb: bool) -> Face:
    return Face("cell", Message("el-scene-field", {"field": field}), values=glory_signs(field, orb))


def glory_signs(field: int, orb: bool) -> Facts:
    """The signs of a field; whoever comes later finds points in place of an orb (EL-185)."""
    if field in GLORY_ORBS:
        return (amount("orb"),) if orb else (amount("vp", BEYOND),)
    return strip(GLORY_FIELDS[field])


def glory(game: Eldervale) -> Zone:
    pieces: list[Piece] = []
    orbs = [field for i, field in enumerate(GLORY_ORBS) if game.glory_orbs >> i & 1]
    for field in range(LAST_GLORY + 1):
        orb = field in orbs
        pieces.append(Piece(f"glory.{field}", "tile", glory_face(field, orb), at=(field, 0), states=("now",) if orb else ()))
    pieces += [marker_on(game, owner, "glory", player.glory) for owner, player in enumerate(game.players) if player.glory >= 0]
    return Zone("glory", "side", "track", Message("el-sign-glory"), tuple(pieces), Message("el-scene-glory-fact"))


# --- rewards


def rewards(game: Eldervale) -> Zone:
    pieces = tuple(
        Piece(
            f"grid/{name}",
            "tile",
            reward(REWARDS.index(name)),
            at=(i % 4, i // 4),
            offers=(f"reward:{name}",),
            states=("used",) if game.grid >> i & 1 else (),
        )
        for i, name in enumerate(REWARDS)
    )
    fact = Message("el-scene-rewards-fact")
    return Zone("grid", CENTRE, "grid", Message("el-scene-rewards"), pieces, fact, size="xs", columns=4, below=True)


# --- adventure cards and piles


@cache
def no_card(number: int) -> Face:
    element = ELEMENTS[number]
    return Face("slot", Message(f"el-element-{element}"), icon=ELEMENT_ICONS[element])


def adventures(game: Eldervale) -> Zone:
    """A click on a card buys it; to burn one is a button, so that nobody does it by mistake."""
    pieces: list[Piece] = []
    for element in elements_of(game):
        deck = game.decks[element]
        if game.shown >> element & 1:
            name = ADVENTURES[deck[-1]]
            pieces.append(Piece(f"adventures/{name}", "card", adventure(deck[-1]), count=len(deck), offers=(f"buy:{name}",)))
        else:
            pieces.append(Piece(f"adventures/{ELEMENTS[element]}", "tile", no_card(element), count=len(deck)))
    title, fact = Message("el-scene-adventures"), Message("el-scene-adventures-fact")
    return Zone("adventures", CENTRE, "row", title, tuple(pieces), fact, line=BELOW_MAP, grow=11)


def piles(game: Eldervale) -> Zone:
    """Magic cards, and spells that are being cast."""
    pieces = [Piece("magic-deck", "card", None, count=len(game.deck), back="spell")]
    if game.discard:
        pieces.append(Piece("magic-discard", "card", magic(game.discard[-1]), count=len(game.discard)))
    pieces += [Piece(f"spells/{MAGIC[card]}", "card", magic(card), states=("chosen",)) for card in game.cast]
    return Zone("piles", CENTRE, "row", Message("el-scene-magic"), tuple(pieces), size="s", line=BELOW_MAP, grow=2)


# --- the Underworld, and who else is not on the map


def underworld(game: Eldervale, viewer: int, asked: Decision | None) -> Zone:
    """Fallen units, then defeated monsters, then mercenaries on offer."""
    pieces: list[Piece] = []
    for owner in range(game.sides):
        for i, kind in enumerate(game.units_at(owner, UNDERWORLD)):
            offers = fallen(UNITS[kind], asked) if owner == viewer else ()
            pieces.append(Piece(f"underworld/{UNITS[kind]}.{owner}.{i}", "figure", unit(kind), seat_of(game, owner), offers=offers))
    for number, name in enumerate(BEASTS):
        if game.place[number] == DEFEATED:
            pieces.append(Piece(f"aside/{name}", "figure", beast(number), offers=(f"monster:{name}",), states=("used",), group=1))
        elif game.place[number] == OFFER:
            offers = tuple(f"hire:{name}:{price}" for price in PRICES)
            pieces.append(Piece(f"offer/{name}", "figure", beast(number), offers=offers, group=2))
    fact = Message("el-scene-hire") if any(game.place[mercenary] != OUT for mercenary in MERCENARIES.members) else None
    return Zone("underworld", CENTRE, "row", Message("el-sign-underworld"), tuple(pieces), fact, size="s", below=True)


def fallen(kind: str, asked: Decision | None) -> Names:
    """Fallen units activate cards with Gloom Aura, or are called back."""
    return (f"raise:{kind}", f"kind:{kind}") if is_asked(asked, "el-rescue") else (f"raise:{kind}",)
