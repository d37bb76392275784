"""`deska balance --twins`: cards that equal another one or are never better; no game has any that are not meant."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

import deska
from deska.cli import main
from deska.games.weirdwood.cards import BOX
from deska.kernel.combinators import Exchange
from deska.kernel.effects import Effect
from deska.lab.twins import Twins, twins_among, twins_of


@dataclass(frozen=True)
class Gain(Effect):
    kind: str
    count: int


@dataclass(frozen=True)
class GainAny(Effect):
    count: int


@dataclass(frozen=True)
class Card:
    name: str
    cost: str = ""
    effects: tuple[Effect, ...] = ()
    slots: str = ""
    vp: int = 0
    rune: str = ""
    origin: str = ""


def pairs(*cards: Card) -> list[str]:
    return [str(twins) for twins in twins_among({("card", card.name): card for card in cards})]


# --- what counts


def test_equal_cards_are_found_whatever_their_origin() -> None:
    assert pairs(Card("axe", "W", vp=1, origin="ours"), Card("bow", "W", vp=1)) == ["card: axe is equal to bow"]


def test_labels_by_which_they_differ_are_named() -> None:
    assert pairs(Card("axe", rune="eye"), Card("bow", rune="leaf")) == ["card: axe is equal to bow, but for rune"]


@pytest.mark.parametrize(
    ("axe", "bow"),
    [
        (Card("axe", vp=1), Card("bow", vp=2)),
        (Card("axe", "WW", vp=2), Card("bow", "W", vp=2)),
        (Card("axe", slots="oo"), Card("bow", slots="ooo")),
        (Card("axe", effects=(Gain("herb", 1),)), Card("bow", effects=(Gain("herb", 2),))),
        (Card("axe", effects=(Gain("herb", 1),)), Card("bow", effects=(Gain("potion", 1), Gain("herb", 1)))),
        (Card("axe", effects=(Gain("herb", 1),)), Card("bow", effects=(GainAny(1),))),
        (Card("axe", effects=(Exchange((Gain("mana", -1),), (GainAny(1),)),)), Card("bow", effects=(GainAny(1),))),
    ],
)
def test_what_is_never_better_is_found(axe: Card, bow: Card) -> None:
    assert pairs(axe, bow) == pairs(bow, axe) == ["card: axe is never better than bow"]


@pytest.mark.parametrize(
    ("axe", "bow"),
    [
        (Card("axe", "W", vp=1), Card("bow", "WW", vp=2)),
        (Card("axe", "W"), Card("bow", "G")),
        (Card("axe", effects=(Gain("herb", 1),)), Card("bow", effects=(Gain("potion", 1),))),
        (Card("axe", effects=(Gain("herb", 1), Gain("herb", 1))), Card("bow", effects=(Gain("herb", 2),))),
        (Card("axe", effects=(GainAny(2),)), Card("bow", effects=(Gain("herb", 3),))),
        (Card("axe", vp=1, slots="oo"), Card("bow", vp=2, slots="o")),
    ],
)
def test_what_is_better_somewhere_is_no_twin(axe: Card, bow: Card) -> None:
    assert pairs(axe, bow) == []


def test_the_command_lists_pairs_and_plays_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "--twins", "aeons_end"]) == 0
    assert "card: spark is never better than buried-light\n" in capsys.readouterr().out
    assert main(["balance", "ethnos", "--twins"]) == 0
    assert "ethnos has no two cards" in capsys.readouterr().out


# --- the games


def by_kind(**reasons: str) -> Callable[[Twins], str]:
    return lambda twins: reasons.get(twins.kind.replace("-", "_"), "")


def starters(twins: Twins) -> str:
    printed = twins.weaker in ("crystal", "spark")
    return "every mage has a starting card of its own, better than the plain one it replaces (as printed)" if printed else ""


def starting_places(twins: Twins) -> str:
    is_start = twins.stronger in ("church-of-the-prophet", "lung-tiang-ark", "nqobantu-pit", "tree-of-eternity")
    return "a starting place belongs to a clan and is never discovered" if twins.kind == "place" and is_start else ""


def decks(twins: Twins) -> str:
    if twins.kind == "room":
        return "all rooms are there to be walked into"
    apart = BOX.owner[BOX.numbers[twins.weaker]] != BOX.owner[BOX.numbers[twins.stronger]]
    return "two characters or monsters, each with a deck of its own, may do the same" if apart else ""


MEANT: dict[str, Callable[[Twins], str]] = {
    "ethnos": by_kind(),
    "aeons_end": starters,
    "evenfall": lambda twins: starting_places(twins) or by_kind(councillor="one half of a person; the whole persons differ")(twins),
    "eldervale": by_kind(
        phantom_card="drawn, never chosen: some strike harder",
        beast="a monster is drawn; some are stronger",
        reward="printed tokens, drawn by chance",
        realm="all realms lie on the map; every element has its own",
        starter="everybody begins with a card of its own element",
        token="a tool: what it does stands in the rules, not in its line",
    ),
    "weirdwood": decks,
}
"""The reason why a pair is intended; empty if it is not."""


@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_no_game_has_twins_that_are_not_meant(game: str) -> None:
    assert [str(twins) for twins in twins_of(game) if not MEANT[game](twins)] == []
