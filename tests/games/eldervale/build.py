"""Positions of Eldervale, set up with only what a test shows, and what a test looks at."""

from typing import Any

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import CARDS, ELEMENTS, MAGIC, REALMS, RESOURCES, UNITS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import INACTIVE, NOWHERE, READY, UNDERWORLD
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.lessons import building
from deska.games.eldervale.lessons.building import ANNA as ANNA
from deska.games.eldervale.lessons.building import BEN as BEN
from deska.games.eldervale.lessons.building import CYRIL as CYRIL
from deska.games.eldervale.lessons.building import DORA as DORA
from deska.games.eldervale.lessons.building import ELVES as ELVES
from deska.games.eldervale.lessons.building import EMIL as EMIL
from deska.games.eldervale.lessons.building import GOBLINS as GOBLINS
from deska.games.eldervale.lessons.building import HARPIES as HARPIES
from deska.games.eldervale.lessons.building import KEEPERS as KEEPERS
from deska.games.eldervale.lessons.building import LAND as LAND
from deska.games.eldervale.lessons.building import OGRES as OGRES
from deska.games.eldervale.lessons.building import SEAT_FACTIONS as SEAT_FACTIONS
from deska.games.eldervale.lessons.building import dwells as dwells
from deska.games.eldervale.lessons.building import fights as fights
from deska.games.eldervale.lessons.building import gains as gains
from deska.games.eldervale.lessons.building import holds as holds
from deska.games.eldervale.lessons.building import is_ready as is_ready
from deska.games.eldervale.lessons.building import lay_land as lay_land
from deska.games.eldervale.lessons.building import lurks as lurks
from deska.games.eldervale.lessons.building import offers as offers
from deska.games.eldervale.lessons.building import others as others
from deska.games.eldervale.lessons.building import owns as owns
from deska.games.eldervale.lessons.building import powers as powers
from deska.games.eldervale.lessons.building import stands as stands
from deska.games.eldervale.lessons.building import token as token
from deska.games.eldervale.lessons.building import treasures as treasures
from deska.games.eldervale.turn.regroup import GATHER_ALL, LIFT_UNITS
from deska.games.eldervale.turn.rounds import END_OF_TURN, TAKE_TURN
from deska.kernel import Effect, Frame, Pause
from deska.kernel.game import LONE_OPTION
from deska.table.examples import example_of
from deska.testing.playing import check_events, check_steps
from deska.testing.playing import play as choose
from deska.testing.playing import refuse as refuse


def table(*factions: str, **given: Any) -> Eldervale:
    """A game in which nothing has happened; the first of the factions is on turn."""
    return building.table(*factions, spec=SPEC, **given)


def example(rule: str) -> Eldervale:
    """The position of an example of the rulebook."""
    game = example_of(SPEC.id, rule).build(spec=SPEC)
    assert isinstance(game, Eldervale)
    return game


def turn_of(game: Eldervale, seat: int) -> Eldervale:
    """It is that player's turn."""
    return at(game, Frame(TAKE_TURN, seat))


def at(game: Eldervale, *frames: Frame) -> Eldervale:
    """The game waits for the last of these steps; the others come after it."""
    building.at(game, *frames)
    check_events(SPEC.id, game.events)
    check_steps(game)
    return game


def regroup(game: Eldervale, seat: int = ANNA) -> Eldervale:
    """The player is in the middle of a Regroup."""
    return at(game, Frame(END_OF_TURN, seat), Frame(GATHER_ALL, seat), Frame(LIFT_UNITS, seat))


def resolve(game: Eldervale, effect: Effect, seat: int = ANNA, source: str = "", arg: int = 0) -> Eldervale:
    """An effect is carried out, then the player's turn goes on."""
    return at(game, Frame(TAKE_TURN, seat), Frame(effect, seat, CARDS.index(source) if source else NOWHERE, arg))


def play(game: Eldervale, *names: str) -> Eldervale:
    """Choose these options, and pass in pauses; an option that was the only one and resolved itself may be named too."""
    pause_after(game, *names)
    while is_paused(game):
        choose(game, "pass")
    return game


def pause_after(game: Eldervale, *names: str) -> Eldervale:
    """The same, up to the pause that may come after the last one."""
    taken = lone(game)
    for name in names:
        if name in taken and name not in options(game):
            del taken[: taken.index(name) + 1]
            continue
        game.events.clear()
        while is_paused(game) and (name == "pass" or name not in options(game)):
            choose(game, "pass")
        if name not in lone(game):
            game.events.clear()
            choose(game, name)
        taken = lone(game)
    return game


def is_paused(game: Eldervale) -> bool:
    return bool(game.stack) and isinstance(game.stack[-1].effect, Pause)


def lone(game: Eldervale) -> list[str]:
    """The options that resolved themselves since the last choice, because there was no other."""
    return [event.args["option"] for event in game.events if event.message == LONE_OPTION]


# --- what a test looks at


def asked(game: Eldervale) -> tuple[str, int]:
    """The kind of the open decision, and its seat."""
    decision = game.pending
    assert decision is not None
    return decision.kind, decision.seat


def options(game: Eldervale, verb: str = "") -> set[str]:
    """The options that are offered, of one verb or of all."""
    assert game.pending is not None
    return {option for option in game.pending.options if not verb or option.partition(":")[0] == verb}


def resources(game: Eldervale, seat: int) -> dict[str, int]:
    """Everything that the player has, without the things of which there are none."""
    return {name: count for name, count in zip(RESOURCES, game.players[seat].res, strict=False) if count}


def hand(game: Eldervale, seat: int) -> set[str]:
    return {MAGIC[card] for card in game.players[seat].hand.cards}


def tableau(game: Eldervale, seat: int) -> list[str]:
    return [CARDS[laid.card] for laid in game.players[seat].cards]


def levels(game: Eldervale, seat: int) -> dict[str, int]:
    return {ELEMENTS[element]: level for element, level in enumerate(game.players[seat].power) if level}


def units(game: Eldervale, seat: int, place: str) -> list[str]:
    """The player's units in a realm, or `ready`, `underworld`."""
    number = {"ready": READY, "underworld": UNDERWORLD, "inactive": INACTIVE}.get(place, -1)
    return [UNITS[kind] for kind in game.units_at(seat, REALMS.index(place) if number < 0 else number)]


def obeys(game: Eldervale) -> bool:
    """Nothing is created or lost; for positions whose tokens were not made up."""
    return all(found == expected for found, expected in SPEC.laws(game).values())


def fits(game: Eldervale) -> bool:
    """Every step that waits could be written down and read again; for positions that were made up and could not be loaded as a whole."""
    fields = [(frame.effect.arg_field(), frame.arg) for frame in game.stack]
    return [field.load(field.dump(arg), "arg") for field, arg in fields] == [arg for _, arg in fields]


def realm_source(realm: str) -> int:
    return BOX.realm_card[REALMS.index(realm)]
