"""The table of Ethnos: six kingdoms, the row, what the tribes bring, and a hand."""

from functools import cache
from typing import Final

from deska.games.ethnos.actions import KINGDOMS
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import DRAGONS, Ethnos
from deska.games.ethnos.scene.centre import (
    age_state,
    deck,
    dragons_laid,
    giant_of,
    kingdoms,
    line_of_boards,
    merfolk,
    owners_of_trolls,
    realm,
    row,
    trolls_and_giant,
    within_reach,
)
from deska.games.ethnos.scene.players import bands, bands_of, hand, horde, seat_line
from deska.games.ethnos.scene.style import STYLE
from deska.games.ethnos.turn.ending import RAID_ALL, RAID_SOME
from deska.kernel import View
from deska.kernel.scenes import Face, Fact, Message, Phase, Piece, Scene

__all__ = ["STYLE", "portrait", "scene"]

RAIDS: Final = (RAID_SOME.kind, RAID_ALL.kind)
"""Questions at the end of an Age, when nobody has a turn."""


def scene(view: View) -> Scene:
    """Drawn from what the seat may look at, and nothing else. Its ids are the places that events name."""
    game: Ethnos = view.game
    on_turn = game.turn == view.seat
    laid = tuple(game.laid)
    within = tuple(sorted(within_reach(game, view.seat)))
    markers = tuple([tuple(player.markers) for player in game.players])
    zones = [
        kingdoms(game.tribes, game.tokens, game.age, markers, within, view.seat if within else -1),
        deck(len(game.deck), game.dragons),
        row(tuple(game.row), () if on_turn else laid),
    ]
    line = line_of_boards(game)
    if game.has("merfolk"):
        zones.append(merfolk(tuple([player.swum for player in game.players]), line))
    if game.has("troll") or game.has("giant"):
        zones.append(trolls_and_giant(owners_of_trolls(game), giant_of(game), game.has("merfolk"), line))
    for seat, player in enumerate(game.players):
        area = "mine" if seat == view.seat else f"seat:{seat}"
        zones.append(bands(seat, area, bands_of(game, player), player.supply))
        if game.has("orc"):
            zones.append(horde(seat, area, player.horde))
    if view.seat >= 0:
        zones.append(hand(view.seat, laid if on_turn else (), tuple(game.players[view.seat].hand.cards)))
    seats = tuple(seat_line(game.players[seat], seat) for seat in range(game.seats))
    raids = any(kind in RAIDS for _, kind in view.waiting)
    acting = Message("et-moment-age", {"age": game.age}) if raids else None
    facts = (Fact("dragon", f"{game.dragons}/{DRAGONS}", dragons_laid(game.dragons)), *safe(game))
    return Scene(tuple(zones), seats, phases(game), facts, acting=acting)


def phases(game: Ethnos) -> tuple[Phase, ...]:
    return tuple(Phase(Message("et-scene-age", {"age": age}), age_state(age, game.age)) for age in range(1, game.last_age + 1))


def safe(game: Ethnos) -> tuple[Fact, ...]:
    """How many cards can be drawn before the first dragon may come (ET-030)."""
    return (Fact(label=Message("et-scene-safe", {"count": game.upper})),) if game.upper else ()


# --- moments


@cache
def portrait(name: str) -> Piece | None:
    """A picture of something that is scored at the end of an Age: a kingdom, a tribe, the Giant token, the bands."""
    if name in KINGDOMS:
        return Piece(name, "tile", realm(name, (), 0))
    if name == "bands":
        return Piece(name, "tile", Face("space", Message("et-scene-bands"), tint="bone", icon="card-pick"))
    title = {"merfolk": "et-scene-merfolk", "giant": "et-scene-giant", "orc": "et-scene-horde"}[name]
    icon = next(tribe.icon for tribe in BOX.tribes if tribe.name == name)
    return Piece(name, "tile", Face("space", Message(title), tint="blue" if name == "merfolk" else "bone", icon=icon))
