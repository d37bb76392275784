"""A battle as an overlay: the sides, their dials, and the runestones that the winner chooses from."""

from functools import cache
from typing import Final

from deska.games.evenfall.actions import DIAL, FIGURES, REGIONS
from deska.games.evenfall.scene.centre import clans
from deska.games.evenfall.scene.faces import Seen, figure, runestone
from deska.kernel.scenes import Face, Fact, Message, Piece, Zone

ANSWERED: Final = ("ev-dial", "ev-change-dial", "ev-stone")
"""Questions that the overlay answers; for a transfer, say, the table below it is needed."""


def battle(seen: Seen, viewer: int) -> list[Zone]:
    """Nothing outside a battle."""
    asked = [kind for _, kind in seen["waiting"]]
    if seen["battle"] is None or any(kind not in ANSWERED for kind in asked):
        return []
    found = [fighter(seen, place) for place, dial in enumerate(seen["battle"]["dials"]) if dial >= 0]
    if viewer >= 0 and seen["battle"]["dials"][viewer] >= 0:
        found.append(dial_of(seen, viewer))
    return [*found, spoils(seen)] if "ev-stone" in asked else found


def fighter(seen: Seen, place: int) -> Zone:
    """One who takes part: figures there, and the strength once it is known."""
    seat, player = clans(seen)[place]
    region = REGIONS.index(seen["battle"]["region"])
    counts = [player["witches_at"][region], player["elders_at"][region]]
    if player["spaces"][region]:
        counts[player["spaces"][region] - 1] += 1
    pieces = tuple(
        Piece(f"battle:{place}/{kind}.{i}", "figure", figure(kind), seat)
        for kind, count in zip(FIGURES, counts, strict=True)
        for i in range(count)
    )
    strengths = seen["battle"]["strengths"]
    known = strengths[place] if strengths else -1
    facts = [Fact("witch", str(sum(counts)), Message("ev-scene-figures"))]
    if known >= 0 and seat >= 0:
        facts.append(Fact("mana", str(seen["battle"]["dials"][place]), Message("ev-sign-mana")))
    title = Message("ev-scene-player", {"player": seat}) if seat >= 0 else Message("ev-scene-automa")
    score = Fact("strength", str(known), Message("ev-sign-strength")) if known >= 0 else None
    leads = known >= 0 and known == max(strengths)
    return Zone(
        f"battle:{place}",
        "overlay",
        "panel",
        title,
        pieces,
        facts=tuple(facts),
        about=Message(f"ev-clan-{player['clan']}"),
        score=score,
        seat=seat,
        states=("leads",) if leads else (),
        size="s",
    )


def spoils(seen: Seen) -> Zone:
    """The winner takes one of them (EV-107)."""
    there = seen["regions"][REGIONS.index(seen["battle"]["region"])]["stones"]
    pieces = tuple(
        Piece(f"spoils/{place}", "token", runestone(stone), at=(place, 0), offers=(f"stone:{stone}",))
        for place, stone in enumerate(there)
        if stone is not None
    )
    return Zone("spoils", "overlay", "row", Message("ev-scene-spoils"), pieces)


@cache
def number(mana: int) -> Face:
    return Face("cell", Message("ev-scene-dial-mana", {"mana": mana}), values=(Fact("", str(mana)),))


def dial_of(seen: Seen, seat: int) -> Zone:
    """One's own mana dial; what is set secretly is marked for its owner alone."""
    sealed = seen.get("sealed", "")
    shown = f"dial:{seen['battle']['dials'][seat]}" if seen["battle"]["strengths"] else sealed
    pieces = tuple(
        Piece(
            f"dial:{seat}/{mana}",
            "tile",
            number(mana),
            at=(mana, 0),
            offers=(f"dial:{mana}",),
            states=("chosen",) if shown == f"dial:{mana}" else (),
        )
        for mana in range(DIAL.last - DIAL.first + 1)
    )
    fact = Message("ev-scene-mana", {"mana": seen["players"][seat]["mana"]})
    return Zone(f"dial:{seat}", "overlay", "track", Message("ev-scene-dial"), pieces, fact, line=1)
