"""The Automa's board, circles and rondel."""

from functools import cache
from typing import Final

from deska.games.evenfall.actions import CARDS, CLANS, STONES
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.clan import Player
from deska.games.evenfall.components.state import AUTOMA, Evenfall
from deska.games.evenfall.scene.clans import marker, sites
from deska.games.evenfall.scene.faces import copies, person, runestone
from deska.kernel.effects import kebab
from deska.kernel.scenes import Face, Fact, Message, Piece, Zone

NOBODY: Final = -1
"""The seat of the Automa's figures."""
AREA: Final = "centre"
LINE: Final = 1
"""The line of the circles and the rondel: under the regions. The board stands beside the regions."""


def automa(game: Evenfall) -> list[Zone]:
    """There is an Automa in a solo game only."""
    if not game.solo:
        return []
    player = game.players[AUTOMA]
    return [board(player), circle(player, "inner"), circle(player, "outer"), rondel(game)]


def board(player: Player) -> Zone:
    people = [
        Piece(f"specialists:automa/{copy}", "card", person(card), offers=(f"borrow:{CARDS[card]}",))
        for card, copy in copies(player.specialists)
    ]
    stones = [
        Piece(f"stones:automa/{STONES[stone]}", "token", runestone(stone), count=count)
        for stone, count in enumerate(player.stones)
        if count
    ]
    facts = (
        Fact("witch", str(player.witches), Message("ev-sign-witch")),
        Fact("revel", str(player.revel), Message("ev-sign-revel")),
    )
    return Zone(
        "automa",
        AREA,
        "panel",
        Message("ev-scene-automa"),
        (*people, *stones),
        facts=facts,
        score=Fact("vp", str(player.vp), Message("ev-sign-vp")),
        about=Message(f"ev-clan-{CLANS[player.clan]}"),
        size="xs",
        grow=5,
    )


def circle(player: Player, name: str) -> Zone:
    """A circle like those of the clans, only smaller."""
    zone = sites(player, name, NOBODY, AREA)
    zone.title = Message(f"ev-scene-automa-{name}")
    zone.line, zone.size, zone.fact = LINE, "xs", None
    return zone


@cache
def stop(number: int) -> Face:
    act = BOX.rondel[number].act
    return Face("cell", Message(f"ev-scene-rondel-{kebab(type(act).__name__)}"), values=(Fact("", str(number)),))


def rondel(game: Evenfall) -> Zone:
    """The yellow spaces, which stop the marker, stand out."""
    pieces = [
        Piece(f"rondel/{i}", "tile", stop(i), at=(i, 0), states=("now",) if space.yellow else ()) for i, space in enumerate(BOX.rondel)
    ]
    pieces.append(Piece("rondel/marker", "marker", marker(), on=f"rondel/{game.rondel}"))
    return Zone("rondel", AREA, "track", Message("ev-scene-rondel"), tuple(pieces), line=LINE, grow=6)
