"""Positions of Evenfall, set up with only what a test shows, and what a test looks at."""

from typing import Any

from deska.games.evenfall import SPEC
from deska.games.evenfall.actions import CARDS, MEMBERS, REGIONS, RESOURCES, STONES
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.clan import Player, Site
from deska.games.evenfall.components.state import AUTOMA, Evenfall
from deska.games.evenfall.lessons import building
from deska.games.evenfall.lessons.building import AGNES as AGNES
from deska.games.evenfall.lessons.building import BRUNO as BRUNO
from deska.games.evenfall.lessons.building import CYRIL as CYRIL
from deska.games.evenfall.lessons.building import DORA as DORA
from deska.games.evenfall.lessons.building import PHASES as PHASES
from deska.games.evenfall.lessons.building import STANDING as STANDING
from deska.games.evenfall.lessons.building import C as C
from deska.games.evenfall.lessons.building import Clan as Clan
from deska.games.evenfall.lessons.building import N as N
from deska.games.evenfall.lessons.building import S as S
from deska.games.evenfall.lessons.building import Spot as Spot
from deska.games.evenfall.lessons.building import clan as clan
from deska.games.evenfall.lessons.building import named as named
from deska.games.evenfall.lessons.building import number as number
from deska.games.evenfall.lessons.building import numbers as numbers
from deska.games.evenfall.lessons.building import on as on
from deska.kernel import Effect, Frame
from deska.table.examples import example_of
from deska.testing.playing import asked as asked
from deska.testing.playing import options as options
from deska.testing.playing import play as play
from deska.testing.playing import refuse as refuse


def position(*clans: Clan, **given: Any) -> Evenfall:
    """A settled position: `turn` is to choose, or the phase has begun and somebody has to decide."""
    return building.position(*clans, spec=SPEC, **given)


def example(rule: str) -> Evenfall:
    """The position of an example of the rulebook."""
    game = example_of(SPEC.id, rule).build(spec=SPEC)
    assert isinstance(game, Evenfall)
    return game


def fresh(seats: int = 2, seed: int = 7, **variant: Any) -> Evenfall:
    """A game as it is really set up; `first_draw` is the variant first-draw."""
    game = SPEC.new(seats, seed, {name.replace("_", "-"): value for name, value in variant.items()})
    assert isinstance(game, Evenfall)
    return game


# --- playing


def dials(game: Evenfall, **mana: int) -> Evenfall:
    """All set their dials: `dials(game, agnes=4, bruno=3)`."""
    for name, count in mana.items():
        game.choose(f"dial:{count}", ("agnes", "bruno", "cyril", "dora").index(name))
    return game


def resolve(game: Evenfall, effect: Effect, seat: int = AGNES, source: str = "") -> Evenfall:
    """Let an effect take place on top of everything."""
    game.stack.append(Frame(effect, seat, number(source) if source else NOTHING))
    game.settle()
    return game


# --- looking


def stock(game: Evenfall, seat: int = AGNES) -> dict[str, int]:
    """The resources that a player has."""
    return {name: count for name, count in zip(RESOURCES, game.players[seat].stock, strict=True) if count}


def hand(game: Evenfall, seat: int = AGNES) -> list[str]:
    return named(game.players[seat].hand.cards)


def circle(game: Evenfall, inner: bool, seat: int = AGNES) -> list[str]:
    """The places of a circle from left to right."""
    return [CARDS[site.place] for site in game.players[seat].sites if site.inner == inner]


def outer(game: Evenfall, seat: int = AGNES) -> list[str]:
    return circle(game, False, seat)


def inner(game: Evenfall, seat: int = AGNES) -> list[str]:
    return circle(game, True, seat)


def site(game: Evenfall, place: str, seat: int = AGNES) -> Site:
    """A place of a clan with all that is on it."""
    player = game.players[seat]
    return player.sites[player.site_of(number(place))]


def specialists(game: Evenfall, seat: int = AGNES) -> list[str]:
    return named(game.players[seat].specialists)


def council(game: Evenfall, seat: int = AGNES) -> list[str]:
    """The council members by the names of the people."""
    return [MEMBERS[half] for half in game.players[seat].council]


def above(game: Evenfall, region: str) -> list[str | None]:
    """The slots above a region."""
    return [CARDS[place] if place >= 0 else None for place in game.slots_above(REGIONS.index(region))]


def stones(game: Evenfall, seat: int = AGNES) -> list[str]:
    """The own runestones that lie on no field."""
    return [name for name, count in zip(STONES, game.players[seat].stones, strict=True) for _ in range(count)]


def stones_at(game: Evenfall, region: str) -> list[str]:
    return [STONES[stone] for stone in game.stones_on(REGIONS.index(region)) if stone >= 0]


def scores(game: Evenfall) -> list[int]:
    return [player.vp for player in game.players]


def rival(game: Evenfall) -> Player:
    """The Automa."""
    return game.players[AUTOMA]


def obeys(game: Evenfall) -> Evenfall:
    """The position keeps all laws: nothing is created or lost."""
    for law, (found, expected) in SPEC.laws(game).items():
        assert found == expected, law
    return game
