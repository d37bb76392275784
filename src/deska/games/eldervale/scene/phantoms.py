"""The Phantoms of a solo game: their points, Wrath, units and cards."""

from typing import Final

from deska.games.eldervale.actions import ELEMENTS, PHANTOM_CARDS, UNITS
from deska.games.eldervale.components.pieces import READY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.scene.faces import phantom, unit
from deska.games.eldervale.scoring import phantom_score
from deska.kernel.scenes import Bar, Fact, Message, Piece, Zone

PHANTOMS: Final = 1
"""Their number among the players of a solo game."""
MOST_WRATH: Final = 8


def phantoms(game: Eldervale) -> list[Zone]:
    """Their zone in a solo game; there is none in other games."""
    ghosts = game.ghosts
    if ghosts is None:
        return []
    player = game.players[PHANTOMS]
    pieces = [Piece("phantoms/deck", "card", None, count=len(ghosts.deck), back="phantom", spot="right")]
    if ghosts.discard:
        last = ghosts.discard[-1]
        pieces.append(Piece(f"phantoms/{PHANTOM_CARDS[last]}", "card", phantom(last), spot="right"))
    for i, kind in enumerate(game.units_at(PHANTOMS, READY)):
        pieces.append(Piece(f"ready:{PHANTOMS}/{UNITS[kind]}.{i}", "figure", unit(kind)))
    facts = (
        Fact("vp", str(player.vp)),
        Fact("dwelling", str(game.dwelling_count(PHANTOMS))),
        Fact("card", str(len(player.cards))),
        Fact("orb", str(player.orbs)),
    )
    signs = " ".join(f"{i}\u00a0[{ELEMENTS[element]}]" for i, element in enumerate(ghosts.slots, 1))
    return [
        Zone(
            "phantoms",
            "centre",
            "panel",
            Message("el-scene-phantoms"),
            tuple(pieces),
            facts=facts,
            about=Message("el-scene-slots", {"signs": signs}),
            bars=(Bar(ghosts.wrath, MOST_WRATH, "wrath", Message("el-sign-wrath")),),
            score=Fact("vp", str(phantom_score(game)), Message("el-scene-now-worth")),
            tint="phantoms",
            size="xs",
            line=1,
        )
    ]
