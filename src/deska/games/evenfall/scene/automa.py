"""The Automa's board and circles."""

from functools import cache
from typing import Final

from deska.games.evenfall.components.definitions import BOX
from deska.games.evenfall.scene.clans import marker, sites
from deska.games.evenfall.scene.faces import Seen, person, runestone
from deska.kernel.effects import kebab
from deska.kernel.scenes import Face, Fact, Message, Piece, Zone

NOBODY: Final = -1
AREA: Final = "centre"
LINE: Final = 1
"""Its circles and its rondel stand under the regions, its board beside them."""


def automa(seen: Seen) -> list[Zone]:
    """Nothing but in a solo game."""
    player = seen["automa"]
    if player is None:
        return []
    people = tuple(
        Piece(f"specialists:automa/{name}.{player['specialists'][: i + 1].count(name)}", "card", person(name), offers=(f"borrow:{name}",))
        for i, name in enumerate(player["specialists"])
    )
    stones = tuple(
        Piece(f"stones:automa/{stone}", "token", runestone(stone), count=count) for stone, count in player["stones"].items() if count
    )
    facts = (
        Fact("witch", str(player["witches"]), Message("ev-sign-witch")),
        Fact("revel", str(player["revel"]), Message("ev-sign-revel")),
    )
    board = Zone(
        "automa",
        AREA,
        "panel",
        Message("ev-scene-automa"),
        (*people, *stones),
        facts=facts,
        score=Fact("vp", str(player["vp"]), Message("ev-sign-vp")),
        about=Message(f"ev-clan-{player['clan']}"),
        size="xs",
        grow=5,
    )
    return [board, *(circle(seen, name) for name in ("inner", "outer")), rondel(seen)]


def circle(seen: Seen, name: str) -> Zone:
    zone = sites(seen["automa"][name], name, NOBODY, AREA, False)
    zone.title = Message(f"ev-scene-automa-{name}")
    zone.line, zone.size, zone.fact = LINE, "xs", None
    return zone


@cache
def stop(number: int) -> Face:
    act = BOX.rondel[number].act
    return Face("cell", Message(f"ev-scene-rondel-{kebab(type(act).__name__)}"), values=(Fact("", str(number)),))


def rondel(seen: Seen) -> Zone:
    """Yellow spaces stop the marker."""
    pieces = [
        Piece(f"rondel/{i}", "tile", stop(i), at=(i, 0), states=("now",) if space.yellow else ()) for i, space in enumerate(BOX.rondel)
    ]
    pieces.append(Piece("rondel/marker", "marker", marker(), on=f"rondel/{seen['automa']['rondel']}"))
    return Zone("rondel", AREA, "track", Message("ev-scene-rondel"), tuple(pieces), line=LINE, grow=6)
