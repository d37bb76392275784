"""The middle of the table: the regions with their places, figures and runestones, and the piles."""

from functools import cache
from typing import Final

from deska.games.evenfall.actions import CARDS, FIGURES, RED, REGIONS, STONES
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.bases import STRENGTH
from deska.games.evenfall.components.clan import EMPTY, Player
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.permanents import power
from deska.games.evenfall.effects.stones import red_is_free
from deska.games.evenfall.scene.faces import drawn, figure, place, runestone, space, strip
from deska.games.evenfall.turn.seen import STEPS
from deska.kernel.scenes import Face, Fact, Length, Mark, Message, Piece, Zone

BELOW: Final = 1
"""The second line of a region, with its action space, circle and runestones."""
SCENERIES: Final = {"northern-lakes": "waves", "central-mountains": "peaks", "southern-slopes": "hills"}
ROOMY: Final = 3
"""So many places side by side can be large."""


def centre(game: Evenfall) -> list[Zone]:
    return [*(region(game, number) for number in range(game.regions)), piles(game)]


def clans(game: Evenfall) -> list[tuple[int, Player]]:
    """All clans on the table, each with the seat that it belongs to; the Automa has the seat -1."""
    return [(seat if seat < game.seats else -1, player) for seat, player in enumerate(game.players)]


# --- regions


def region(game: Evenfall, number: int) -> Zone:
    thing = BOX.region(number)
    pieces = (*places_above(game, number), *action_space(game, number), *circle(game, number), *stones(game, number))
    return Zone(
        f"region:{number}",
        "centre",
        "land",
        Message(f"ev-region-{thing.name}"),
        pieces,
        size="l" if game.solo else "m" if game.width <= ROOMY else "s",
        states=("now",) if number == game.region else (),
        grow=6,
        tint=thing.name,
        scenery=SCENERIES[thing.name],
        marks=thresholds(number),
        lengths=tuple([Length(seat, bonus) for seat, player in clans(game) if seat >= 0 and (bonus := power(game, seat, STRENGTH))]),
    )


@cache
def thresholds(number: int) -> tuple[Mark, ...]:
    """The strengths that bring a reward of the region, with what each adds (EV-104)."""
    thing = BOX.region(number)
    return tuple([Mark(value, strip(thing.rewards(value)[len(thing.rewards(value - 1)) :])) for value in STEPS])


@cache
def gap() -> Face:
    return Face("slot", icon="scroll-unfurled")


def places_above(game: Evenfall, number: int) -> list[Piece]:
    pieces: list[Piece] = []
    for i, there in enumerate(game.slots_above(number)):
        if there < 0:
            pieces.append(Piece(f"region:{number}/slot.{i}", "tile", gap(), at=(i, 0)))
        else:
            pieces.append(Piece(f"place/{CARDS[there]}", "card", place(there), at=(i, 0), offers=(f"discover:{CARDS[there]}",)))
    return pieces


def action_space(game: Evenfall, number: int) -> list[Piece]:
    name = REGIONS[number]
    pieces = [Piece(name, "tile", space(number), at=(0, BELOW), offers=tuple(f"use:{kind}:{name}" for kind in FIGURES))]
    for seat, player in clans(game):
        if player.spaces[number] != EMPTY:
            kind = FIGURES[player.spaces[number] - 1]
            pieces.append(Piece(f"{name}/{kind}.{seat}", "figure", figure(kind), seat, on=name))
    return pieces


@cache
def crowd() -> Face:
    return Face("circle")


def circle(game: Evenfall, number: int) -> list[Piece]:
    """Everybody's figures in the middle of the region."""
    where = f"circle:{number}"
    pieces = [Piece(where, "tile", crowd(), at=(1, BELOW))]
    for seat, player in clans(game):
        for kind, count in zip(FIGURES, (player.witches_at[number], player.elders_at[number]), strict=True):
            pieces += [Piece(f"{where}/{kind}.{seat}.{i}", "figure", figure(kind), seat, on=where) for i in range(count)]
    return pieces


@cache
def heap(stones: tuple[int, ...]) -> Face:
    return Face("cell", strip=tuple(Fact(STONES[stone], "", Message(f"ev-sign-{STONES[stone]}")) for stone in stones))


def stones(game: Evenfall, number: int) -> list[Piece]:
    left = tuple(stone for stone in game.stones_on(number) if stone >= 0)
    return [Piece(f"stones-at:{number}", "tile", heap(left), at=(2, BELOW))] if left else []


# --- piles


def piles(game: Evenfall) -> Zone:
    """Both decks, the discard pile, the card that is being paid for, and the red runestone."""
    pieces = [
        Piece("deck", "card", None, count=len(game.deck), at=(0, 0), back="artifact"),
        Piece("places", "card", None, count=len(game.places), at=(1, 0), back="place"),
    ]
    if game.discard:
        pieces.append(Piece("discard", "card", drawn(game.discard[-1]), count=len(game.discard), at=(0, BELOW)))
    if game.playing >= 0:
        pieces.append(Piece(f"playing/{CARDS[game.playing]}", "card", drawn(game.playing), at=(1, BELOW), states=("chosen",)))
    if red_is_free(game):
        pieces.append(Piece("supply/red", "token", runestone(RED), at=(2, BELOW)))
    return Zone("piles", "centre", "row", Message("ev-scene-piles"), tuple(pieces), size="xs", grow=2)
