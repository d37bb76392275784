"""Positions of Ethnos, set up with only what a test shows, and what a test looks at."""

from collections.abc import Mapping, Sequence
from typing import Any

import deska
from deska.api import new, spec_of
from deska.games.ethnos.actions import ALLIES, COLOURS, KINGDOMS
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import FROM_BANDS, SOURCES, Ethnos
from deska.games.ethnos.lessons import building
from deska.games.ethnos.lessons.building import ALICE as ALICE
from deska.games.ethnos.lessons.building import DANA as DANA
from deska.games.ethnos.lessons.building import MICHAL as MICHAL
from deska.games.ethnos.lessons.building import ROBERT as ROBERT
from deska.games.ethnos.lessons.building import SIX as SIX
from deska.games.ethnos.lessons.building import cards as cards
from deska.games.ethnos.lessons.building import fill_horde as fill_horde
from deska.games.ethnos.lessons.building import named as named
from deska.games.ethnos.lessons.building import own_trolls as own_trolls
from deska.games.ethnos.lessons.building import swim_to as swim_to
from deska.kernel import ALL, HIDDEN, Event, Reason
from deska.table.examples import example_of
from deska.testing import playing
from deska.testing.playing import play as play

ALL_OR_NOTHING: dict[str, Any] = {"orc-raid": "all-or-nothing"}


def position(*given: Any, **more: Any) -> Ethnos:
    """A settled position in which `turn` is to choose."""
    return building.position(*given, spec=spec_of("ethnos"), **more)


def example(rule: str) -> Ethnos:
    """The position of an example of the rulebook."""
    game = example_of("ethnos", rule).build(spec=spec_of("ethnos"))
    assert isinstance(game, Ethnos)
    return game


def band(game: Ethnos, leader: str, *others: str) -> Ethnos:
    """Play a whole band: lay the cards, name the leader; what is asked next stays open. What has one answer is not asked."""
    seat = game.turn
    if is_asked(game, "et-turn"):
        game.choose("band")
    elif is_asked(game, "et-centaur"):
        game.choose("yes")
    for card in (leader, *others):
        if is_asked(game, "et-lay", seat):
            game.choose(f"lay:{card}")
    if is_asked(game, "et-lay", seat):
        play(game, "done")
    if is_asked(game, "et-lead", seat):
        play(game, f"lead:{leader}")
    assert bands(game, seat)[-1] == (leader, sorted((leader, *others), key=ALLIES.index))
    return game


def is_asked(game: Ethnos, kind: str, seat: int | None = None) -> bool:
    return game.pending is not None and game.pending.kind == kind and seat in (None, game.pending.seat)


def recruit(game: Ethnos, *names: str) -> None:
    """Put cards into the row's memory: known to all, in the hand of the seat on turn."""
    hand = game.players[game.turn].hand
    for card in cards(names):
        game.deck.remove(card)
        hand.put(card, ALL)


def kingdoms(game: Ethnos, seat: int) -> dict[str, int]:
    """Markers of a seat, kingdoms without any left out."""
    return {kingdom: count for kingdom, count in zip(KINGDOMS, game.players[seat].markers, strict=True) if count}


def horde(game: Ethnos, seat: int) -> list[str]:
    return [colour for i, colour in enumerate(COLOURS) if game.players[seat].horde >> i & 1]


def fresh(seats: int = 4, seed: int = 7, **variant: Any) -> Ethnos:
    """A game as it is really set up."""
    game = new("ethnos", seats, seed, variant)
    assert isinstance(game, Ethnos)
    return game


def refuse(game: Ethnos, option: str) -> Reason:
    """Why an option is refused, by names; the game is left as it was."""
    reason = playing.refuse(game, option)
    return Reason(reason.message, reason.rule, game.spec.named(reason.args))


def score(game: Ethnos, *glory: int) -> Ethnos:
    """Give each seat some glory, as if for bands."""
    for player, gained in zip(game.players, glory, strict=True):
        player.gain(gained, FROM_BANDS)
    return game


def end_age(game: Ethnos) -> Ethnos:
    """The seat on turn draws the third dragon."""
    game.deck = [card for card in game.deck if card != BOX.dragon] + [BOX.dragon]
    game.dragons = 2
    return play(game, "draw")


def glory(game: Ethnos) -> list[int]:
    return [player.glory for player in game.players]


def earned(game: Ethnos, seat: int) -> dict[str, int]:
    """Glory of a seat by source, sources without any left out."""
    return {source: points for source, points in zip(SOURCES, game.players[seat].earned, strict=True) if points}


def hand(game: Ethnos, seat: int) -> list[str]:
    return named(game.players[seat].hand.cards)


def bands(game: Ethnos, seat: int) -> list[tuple[str, list[str]]]:
    """Leader and all cards of each band of a seat."""
    return [(ALLIES[band.leader], named(band.cards)) for band in game.players[seat].bands]


def paid(game: Ethnos, source: str) -> tuple[int, ...]:
    """The glory of each seat from one source."""
    return tuple(player.earned[SOURCES.index(source)] for player in game.players)


def front(game: Ethnos, seat: int) -> dict[str, Any]:
    """All that lies in front of a seat, cards by name in alphabetical order; what is empty is left out."""
    player = game.players[seat]
    shown = {
        "hand": sorted(hand(game, seat)),
        "bands": [(leader, sorted(members)) for leader, members in bands(game, seat)],
        "markers": kingdoms(game, seat),
        "supply": player.supply,
        "glory": player.glory,
        "merfolk": player.swum,
        "horde": horde(game, seat),
        "trolls": [value + 1 for value in range(6) if player.trolls >> value & 1],
    }
    return {name: value for name, value in shown.items() if value}


def table(game: Ethnos) -> dict[Any, Any]:
    """All that lies on the table, nothing created or lost; seats are left out while all they have is their first supply."""
    for law, (found, expected) in game.spec.laws(game).items():
        assert found == expected, law
    shown: dict[Any, Any] = {
        "row": sorted(named(game.row)),
        "deck": len(game.deck),
        "discard": sorted(named(game.discard)),
        "dragons": game.dragons,
        "giant": (game.giant_holder, game.giant_size) if game.giant_size else None,
    }
    shown |= {seat: front(game, seat) for seat in range(game.seats)}
    supply = {"supply": 24 if "merfolk" in game.setup.variant["tribes"] else 25}
    return {key: value for key, value in shown.items() if value and value != supply}


def duris_pays(age: int, tokens: Sequence[int], *markers: int, trolls: Mapping[int, int] | None = None, **variant: Any) -> list[int]:
    """The glory that Duris brings at the end of an Age to seats with so many markers there, some of them with a Troll token."""
    seats = len(markers)
    tribes = ("troll", "elf", "orc", "centaur", "dwarf", "wizard")[: 5 if seats < 4 else 6]
    here = {seat: {"duris": count} for seat, count in enumerate(markers)}
    game = position(seats, tribes, markers=here, tokens={"duris": tokens}, age=age, **variant)
    for seat, value in (trolls or {}).items():
        own_trolls(game, seat, value)
    end_age(game)
    assert glory(game) == list(paid(game, "kingdoms"))
    return glory(game)


def next_turn(game: Ethnos, seat: int) -> bool:
    """True if nothing else is asked any more and it is that seat's turn."""
    return game.pending is not None and (game.pending.kind, game.pending.seat) == ("et-turn", seat)


# --- what somebody sees


def seen(game: Ethnos, seat: int | None) -> Ethnos:
    """The game as a seat sees it, or a spectator."""
    found: Ethnos = game.spec.view(game, seat).game
    return found


def known(game: Ethnos, seat: int | None) -> list[list[str]]:
    """The cards of all hands that a seat sees or remembers."""
    recalled: Ethnos = game.spec.view(game, seat).recalled
    return [named([card for card in player.hand.cards if card != HIDDEN]) for player in recalled.players]


def step(game: Ethnos, option: str) -> list[Event]:
    """The events of a choice, up to the turn that follows."""
    return in_turn(deska.step(game, option))


def in_turn(events: list[Event]) -> list[Event]:
    """The events without the one that begins the next turn."""
    return [event for event in events if event.message != "et-turn-begins"]
