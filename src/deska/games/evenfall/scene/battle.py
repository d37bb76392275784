"""A battle as an overlay: the clans that fight, their dials, and the runestones that the winner chooses from."""

from functools import cache
from typing import Final

from deska.games.evenfall.actions import CLANS, FIGURES, STONES
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.clan import EMPTY
from deska.games.evenfall.components.state import MOST_DIAL, Evenfall
from deska.games.evenfall.scene.centre import clans
from deska.games.evenfall.scene.faces import figure, runestone
from deska.games.evenfall.turn.battle import CHANGE_DIAL, SET_DIAL, TAKE_STONE
from deska.kernel import View
from deska.kernel.scenes import Face, Fact, Message, Piece, Zone

ANSWERED: Final = (SET_DIAL.kind, CHANGE_DIAL.kind, TAKE_STONE.kind)
"""Questions that are answered on the overlay. Others, such as a transfer, need the table below it."""


def battle(game: Evenfall, view: View) -> list[Zone]:
    """There is no overlay outside a battle."""
    asked = [kind for _, kind in view.waiting]
    if game.region < 0 or any(kind not in ANSWERED for kind in asked):
        return []
    zones = [fighter(game, place) for place, dial in enumerate(game.dials) if dial >= 0]
    if view.seat >= 0 and game.dials[view.seat] >= 0:
        zones.append(dial_of(game, view.seat, view.sealed))
    if TAKE_STONE.kind in asked:
        zones.append(spoils(game))
    return zones


def fighter(game: Evenfall, place: int) -> Zone:
    """A clan that takes part: its figures there, and its strength once it is known."""
    seat, player = clans(game)[place]
    counts = [player.witches_at[game.region], player.elders_at[game.region]]
    if player.spaces[game.region] != EMPTY:
        counts[player.spaces[game.region] - 1] += 1
    pieces = tuple(
        Piece(f"battle:{place}/{kind}.{i}", "figure", figure(kind), seat)
        for kind, count in zip(FIGURES, counts, strict=True)
        for i in range(count)
    )
    strength = game.strengths[place] if game.strengths else NOTHING
    facts = [Fact("witch", str(player.figures_in(game.region)), Message("ev-scene-figures"))]
    if strength >= 0 and seat >= 0:
        facts.append(Fact("mana", str(game.dials[place]), Message("ev-sign-mana")))
    return Zone(
        f"battle:{place}",
        "overlay",
        "panel",
        Message("ev-scene-player", {"player": seat}) if seat >= 0 else Message("ev-scene-automa"),
        pieces,
        facts=tuple(facts),
        about=Message(f"ev-clan-{CLANS[player.clan]}"),
        score=Fact("strength", str(strength), Message("ev-sign-strength")) if strength >= 0 else None,
        seat=seat,
        states=("leads",) if strength >= 0 and strength == max(game.strengths) else (),
        size="s",
    )


def spoils(game: Evenfall) -> Zone:
    """The runestones of which the winner takes one (EV-107)."""
    pieces = tuple(
        Piece(f"spoils/{place}", "token", runestone(stone), at=(place, 0), offers=(f"stone:{STONES[stone]}",))
        for place, stone in enumerate(game.stones_on(game.region))
        if stone >= 0
    )
    return Zone("spoils", "overlay", "row", Message("ev-scene-spoils"), pieces)


@cache
def number(mana: int) -> Face:
    return Face("cell", Message("ev-scene-dial-mana", {"mana": mana}), values=(Fact("", str(mana)),))


def dial_of(game: Evenfall, seat: int, sealed: str) -> Zone:
    """The viewer's own mana dial. A secret answer is marked until all have given theirs."""
    chosen = f"dial:{game.dials[seat]}" if game.strengths else sealed
    pieces: list[Piece] = []
    for mana in range(MOST_DIAL + 1):
        offer = f"dial:{mana}"
        states = ("chosen",) if offer == chosen else ()
        pieces.append(Piece(f"dial:{seat}/{mana}", "tile", number(mana), at=(mana, 0), offers=(offer,), states=states))
    fact = Message("ev-scene-mana", {"mana": game.players[seat].mana})
    return Zone(f"dial:{seat}", "overlay", "track", Message("ev-scene-dial"), tuple(pieces), fact, line=1)
