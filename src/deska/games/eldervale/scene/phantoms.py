"""The Phantoms of a solo game: their points, Wrath, units and cards."""

from typing import Final

from deska.games.eldervale.scene.faces import PHANTOMS, Seen, phantom, unit
from deska.games.eldervale.scene.lands import kinds_at
from deska.kernel.scenes import Bar, Fact, Message, Piece, Zone

MOST_WRATH: Final = 8


def phantoms(seen: Seen) -> list[Zone]:
    """Nothing but in a solo game."""
    ghosts = seen["phantoms"]
    if ghosts is None:
        return []
    player = seen["players"][PHANTOMS]
    pieces = [Piece("phantoms/deck", "card", None, count=ghosts["deck_size"], back="phantom", spot="right")]
    if ghosts["discard"]:
        last = ghosts["discard"][-1]
        pieces.append(Piece(f"phantoms/{last}", "card", phantom(last), spot="right"))
    pieces += [Piece(f"ready:{PHANTOMS}/{kind}.{i}", "figure", unit(kind)) for i, kind in enumerate(kinds_at(seen, PHANTOMS, "ready"))]
    facts = (
        Fact("vp", str(player["vp"])),
        Fact("dwelling", str(player["dwellings"])),
        Fact("card", str(len(player["tableau"]))),
        Fact("orb", str(player["orbs"])),
    )
    about = Message("el-scene-slots", {"signs": " ".join(f"{i}\u00a0[{element}]" for i, element in enumerate(ghosts["slots"], 1))})
    return [
        Zone(
            "phantoms",
            "centre",
            "panel",
            Message("el-scene-phantoms"),
            tuple(pieces),
            facts=facts,
            about=about,
            bars=(Bar(ghosts["wrath"], MOST_WRATH, "wrath", Message("el-sign-wrath")),),
            score=Fact("vp", str(ghosts["score"]), Message("el-scene-now-worth")),
            tint="phantoms",
            size="xs",
            line=1,
        )
    ]
