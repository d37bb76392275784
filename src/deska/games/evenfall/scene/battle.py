"""A battle as an overlay: the clans that fight, their dials, and the runestones that the winner chooses from."""

from functools import cache
from typing import Final

from deska.games.evenfall.actions import CLANS, FIGURES, STONES
from deska.games.evenfall.components.bases import STRENGTH
from deska.games.evenfall.components.clan import EMPTY
from deska.games.evenfall.components.state import MOST_DIAL, Evenfall
from deska.games.evenfall.effects.permanents import power
from deska.games.evenfall.scene.centre import clans, thresholds
from deska.games.evenfall.scene.faces import figure, runestone
from deska.games.evenfall.turn.battle import CHANGE_DIAL, SET_DIAL, TAKE_STONE
from deska.kernel import View
from deska.kernel.scenes import Face, Fact, Length, Message, Phase, Piece, Zone

ANSWERED: Final = (SET_DIAL.kind, CHANGE_DIAL.kind, TAKE_STONE.kind)
"""Questions that are answered on the overlay. Others, such as a transfer, need the table below it."""


def battle(game: Evenfall, view: View) -> list[Zone]:
    """There is no overlay outside a battle."""
    asked = [kind for _, kind in view.waiting]
    if game.region < 0 or any(kind not in ANSWERED for kind in asked):
        return []
    zones = [contest(game, SET_DIAL.kind in asked)]
    if view.seat >= 0 and game.dials[view.seat] >= 0 and not game.strengths:
        zones.append(dial_of(game, view.seat, view.sealed))
    zones.append(spoils(game))
    return zones


def battle_steps(game: Evenfall) -> tuple[Phase, ...]:
    """Dials, then strength with its rewards, then the winner's runestone."""
    now = 2 if game.strengths else 0
    names = ("dials", "strength", "stone")
    states = ["past" if place < now else "now" if place == now else "" for place in range(len(names))]
    return tuple([Phase(Message(f"ev-moment-{name}"), state) for name, state in zip(names, states, strict=True)])


def contest(game: Evenfall, sealed: bool) -> Zone:
    """The clans that take part with their figures, what mana has added, and what it still could while dials are `sealed`."""
    sides = [place for place, dial in enumerate(game.dials) if dial >= 0]
    return Zone(
        "battle",
        "overlay",
        "contest",
        Message("ev-scene-strength"),
        tuple([piece for place in sides for piece in fighters_of(game, place)]),
        marks=thresholds(game.region),
        lengths=tuple([side_of(game, place, sealed) for place in sides]),
        grow=7,
        size="s",
    )


def fighters_of(game: Evenfall, place: int) -> list[Piece]:
    seat, player = clans(game)[place]
    counts = [player.witches_at[game.region], player.elders_at[game.region]]
    if player.spaces[game.region] != EMPTY:
        counts[player.spaces[game.region] - 1] += 1
    return [
        Piece(f"battle:{place}/{kind}.{i}", "figure", figure(kind), seat)
        for kind, count in zip(FIGURES, counts, strict=True)
        for i in range(count)
    ]


def side_of(game: Evenfall, place: int, sealed: bool) -> Length:
    """One clan's side. Mana lies open, so everybody knows how much a dial could show (EV-101)."""
    seat, player = clans(game)[place]
    about = Message(f"ev-clan-{CLANS[player.clan]}")
    if seat < 0:
        bonus = game.strengths[place] - player.figures_in(game.region) if game.strengths else 0
        return Length(seat, bonus, Message("ev-scene-automa"), about)
    added, reach = (0, min(player.mana, MOST_DIAL)) if sealed else (game.dials[place], 0)
    return Length(
        seat,
        power(game, seat, STRENGTH),
        Message("ev-scene-player", {"player": seat}),
        about,
        added=Fact("mana", str(added)) if added else None,
        reach=Fact("mana", str(reach)) if sealed else None,
    )


def spoils(game: Evenfall) -> Zone:
    """The runestones of which the winner takes one (EV-107)."""
    pieces = tuple(
        Piece(f"spoils/{place}", "token", runestone(stone), at=(place, 0), offers=(f"stone:{STONES[stone]}",))
        for place, stone in enumerate(game.stones_on(game.region))
        if stone >= 0
    )
    return Zone("spoils", "overlay", "row", Message("ev-scene-spoils"), pieces, line=1)


@cache
def number(mana: int) -> Face:
    return Face("cell", Message("ev-scene-dial-mana", {"mana": mana}), values=(Fact("", str(mana)),))


def dial_of(game: Evenfall, seat: int, sealed: str) -> Zone:
    """The viewer's own mana dial. A secret answer is marked until all have given theirs."""
    chosen = sealed or (f"dial:{game.dials[seat]}" if game.dials[seat] else "")
    pieces: list[Piece] = []
    for mana in range(MOST_DIAL + 1):
        offer = f"dial:{mana}"
        states = ("chosen",) if offer == chosen else ()
        pieces.append(Piece(f"dial:{seat}/{mana}", "tile", number(mana), at=(mana, 0), offers=(offer,), states=states))
    fact = Message("ev-scene-mana", {"mana": game.players[seat].mana})
    return Zone(f"dial:{seat}", "overlay", "dial", Message("ev-scene-dial"), tuple(pieces), fact, grow=4)
