"""What belongs to everybody: tracks, rewards, adventure cards on offer, piles, and the Underworld."""

from functools import cache
from typing import Final

from deska.games.eldervale.actions import MERCENARIES, PRICES, REWARDS
from deska.games.eldervale.components.pieces import GLORY_ORBS, LAST_GLORY, POWER_VALUE, TOP_LEVEL
from deska.games.eldervale.effects.power import BEYOND, GLORY_FIELDS
from deska.games.eldervale.scene.faces import (
    PHANTOMS,
    Names,
    Seen,
    adventure,
    beast,
    element_of,
    magic,
    marker,
    phantom_marker,
    reward,
    unit,
)
from deska.games.eldervale.scene.icons import ELEMENT_ICONS
from deska.games.eldervale.scene.lands import kinds_at, seat_of
from deska.games.eldervale.scene.strips import Facts, amount, strip
from deska.kernel.scenes import Face, Fact, Message, Piece, Zone

CENTRE: Final = "centre"
BELOW_MAP: Final = 2


def shared(seen: Seen, viewer: int) -> list[Zone]:
    """Beside the map, below it, and above the prompt."""
    return [power(seen), rewards(seen), underworld(seen, viewer), adventures(seen), piles(seen), glory(seen)]


# --- power


@cache
def track_head(element: str) -> Face:
    return Face("cell", Message(f"el-element-{element}"), Message(f"el-sign-{element}-code"), element, ELEMENT_ICONS[element])


@cache
def level_face(level: int, orb: bool) -> Face:
    name = Message("el-scene-level", {"level": level, "value": POWER_VALUE[level]})
    return Face("cell", name, values=(Fact("orb"),) if orb else (Fact("", str(POWER_VALUE[level])),))


def power(seen: Seen) -> Zone:
    pieces: list[Piece] = []
    for row, element in enumerate(seen["elements"]):
        track = f"power/{element}"
        pieces.append(Piece(track, "tile", track_head(element), at=(0, row), offers=(f"rise:{element}", f"leave:{element}")))
        for level in range(1, TOP_LEVEL + 1):
            orb = level == TOP_LEVEL and element in seen["track_orbs"]
            pieces.append(Piece(f"{track}.{level}", "tile", level_face(level, orb), at=(level, row)))
        for owner, player in enumerate(seen["players"]):
            if element in player["power"]:
                pieces.append(marker_on(seen, owner, track, player["power"][element]))
    return Zone("power", CENTRE, "track", Message("el-scene-power"), tuple(pieces), Message("el-scene-power-fact"))


def marker_on(seen: Seen, owner: int, track: str, field: int) -> Piece:
    face = phantom_marker() if seen["phantoms"] is not None and owner == PHANTOMS else marker()
    return Piece(f"{track}/marker.{owner}", "marker", face, seat_of(seen, owner), on=f"{track}.{field}")


# --- glory


@cache
def glory_face(field: int, orb: bool) -> Face:
    return Face("cell", Message("el-scene-field", {"field": field}), values=glory_signs(field, orb))


def glory_signs(field: int, orb: bool) -> Facts:
    """Who comes later finds points in place of an orb (EL-185)."""
    if field in GLORY_ORBS:
        return (amount("orb"),) if orb else (amount("vp", BEYOND),)
    return strip(GLORY_FIELDS[field])


def glory(seen: Seen) -> Zone:
    pieces: list[Piece] = []
    for field in range(LAST_GLORY + 1):
        orb = field in seen["glory_orbs"]
        pieces.append(Piece(f"glory.{field}", "tile", glory_face(field, orb), at=(field, 0), states=("now",) if orb else ()))
    pieces += [marker_on(seen, owner, "glory", player["glory"]) for owner, player in enumerate(seen["players"]) if player["glory"] >= 0]
    return Zone("glory", "side", "track", Message("el-sign-glory"), tuple(pieces), Message("el-scene-glory-fact"))


# --- rewards


def rewards(seen: Seen) -> Zone:
    pieces = tuple(
        Piece(
            f"grid/{name}",
            "tile",
            reward(name),
            at=(i % 4, i // 4),
            offers=(f"reward:{name}",),
            states=("used",) if name in seen["grid"] else (),
        )
        for i, name in enumerate(REWARDS)
    )
    fact = Message("el-scene-rewards-fact")
    return Zone("grid", CENTRE, "grid", Message("el-scene-rewards"), pieces, fact, size="xs", columns=4, below=True)


# --- adventure cards and piles


@cache
def no_card(element: str) -> Face:
    return Face("slot", Message(f"el-element-{element}"), icon=ELEMENT_ICONS[element])


def adventures(seen: Seen) -> Zone:
    """A click on a card buys it; to burn one is a button, so that nobody does it by mistake."""
    shown = {element_of(name): name for name in seen["adventures"]}
    pieces: list[Piece] = []
    for element in seen["elements"]:
        left = seen["deck_sizes"][element]
        if element in shown:
            name = shown[element]
            pieces.append(Piece(f"adventures/{name}", "card", adventure(name), count=left, offers=(f"buy:{name}",)))
        else:
            pieces.append(Piece(f"adventures/{element}", "tile", no_card(element), count=left))
    title, fact = Message("el-scene-adventures"), Message("el-scene-adventures-fact")
    return Zone("adventures", CENTRE, "row", title, tuple(pieces), fact, line=BELOW_MAP, grow=11)


def piles(seen: Seen) -> Zone:
    """Magic cards, and spells that are being cast."""
    pieces = [Piece("magic-deck", "card", None, count=seen["magic_deck"], back="spell")]
    if seen["magic_discard"]:
        pieces.append(Piece("magic-discard", "card", magic(seen["magic_discard"][-1]), count=len(seen["magic_discard"])))
    pieces += [Piece(f"spells/{name}", "card", magic(name), states=("chosen",)) for name in seen["spells"]]
    return Zone("piles", CENTRE, "row", Message("el-scene-magic"), tuple(pieces), size="s", line=BELOW_MAP, grow=2)


# --- the Underworld, and who else is not on the map


def underworld(seen: Seen, viewer: int) -> Zone:
    """Fallen units, then defeated monsters, then mercenaries on offer."""
    pieces: list[Piece] = []
    for owner in range(len(seen["players"])):
        seat = seat_of(seen, owner)
        for i, kind in enumerate(kinds_at(seen, owner, "underworld")):
            offers = fallen(seen, kind) if seat >= 0 and seat == viewer else ()
            pieces.append(Piece(f"underworld/{kind}.{owner}.{i}", "figure", unit(kind), seat, offers=offers))
    for name, there in seen["beasts"].items():
        if there["place"] == "defeated":
            pieces.append(Piece(f"aside/{name}", "figure", beast(name), offers=(f"monster:{name}",), states=("used",), group=1))
        elif there["place"] == "offer":
            offers = tuple(f"hire:{name}:{price}" for price in PRICES)
            pieces.append(Piece(f"offer/{name}", "figure", beast(name), offers=offers, group=2))
    fact = Message("el-scene-hire") if any(name in MERCENARIES for name in seen["beasts"]) else None
    return Zone("underworld", CENTRE, "row", Message("el-sign-underworld"), tuple(pieces), fact, size="s", below=True)


def fallen(seen: Seen, kind: str) -> Names:
    """They activate cards with Gloom Aura, or are called back."""
    decision = seen["decision"]
    called = decision is not None and decision["kind"] == "el-rescue"
    return (f"raise:{kind}", f"kind:{kind}") if called else (f"raise:{kind}",)
