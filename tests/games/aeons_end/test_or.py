"""NEBO: of two options one that can be carried out in full, if there is one."""

from typing import Any

import pytest

from deska.games.aeons_end.actions import CORRUPTIONS
from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import TABLE
from deska.testing import rule
from tests.games.aeons_end.build import HANKA, Seat, asked, in_play, lives, mage, named, options, play, position, supply

ALL_OPEN = ("open",) * 4
BOTH = ["choose:1", "choose:2"]


def drawn(card: str, *seats: Seat, **given: Any) -> AeonsEnd:
    seats = seats or (mage(), mage("mist"))
    return position(*seats, phase="nemesis-draw", **{"top": [card], "order": ["player-1"], **given})


def prince(card: str, supply: dict[str, int], **given: Any) -> AeonsEnd:
    return drawn(card, nemesis="prince-of-gluttons", supply=supply, **given)


def orb(gravehold: int, **seat: Any) -> AeonsEnd:
    return play(position(mage(hand=["focusing-orb"], **seat), gravehold=gravehold), "play:focusing-orb")


# --- gains


@rule("AE-205", "AE-101", "AE-C31")
def test_a_focusing_orb_cannot_mend_a_full_gravehold() -> None:
    game = orb(30)
    assert asked(game) == ("ae-focus-any", HANKA, ["focus-of:0:2", "focus-of:0:3", "focus-of:0:4"])


@rule("AE-205", "AE-C31")
@pytest.mark.parametrize("gravehold", [29, 28, 27, 26])
def test_one_life_is_a_gain(gravehold: int) -> None:
    game = orb(gravehold)
    assert options(game) == BOTH
    assert play(game, "choose:2").gravehold == min(gravehold + 3, 30)


@rule("AE-204", "AE-101")
def test_without_a_whole_option_something_is_done() -> None:
    """All breaches are open and Gravehold is full: the orb can still be destroyed."""
    game = orb(30, breaches=ALL_OPEN)
    assert (asked(game)[0], game.gravehold, "focusing-orb" in named(game.destroyed)) == ("ae-main-phase", 30, True)


@rule("AE-C31", "AE-101")
def test_a_focusing_orb_mends_where_nothing_can_be_focused() -> None:
    game = orb(25, breaches=ALL_OPEN)
    assert (asked(game)[0], game.gravehold) == ("ae-main-phase", 28)


@rule("AE-207", "AE-C27")
@pytest.mark.parametrize("breaches", [ALL_OPEN, ("open", 2, 1, 2)])
def test_a_discount_can_always_be_taken(breaches: tuple[str | int, ...]) -> None:
    game = play(position(mage(hand=["flexing-dagger"], breaches=breaches)), "play:flexing-dagger")
    assert options(game) == BOTH
    assert play(game, "choose:1").now.discount == 3


# --- Devour


@rule("AE-155", "AE-206")
def test_lobotomize_devours_only_from_a_pile_that_is_large_enough() -> None:
    few = {"phoenix-flame": 2, "spectral-echo": 0, "ignite": 2, "dark-fire": 1}
    assert asked(prince("lobotomize", few)) == ("ae-who-suffer", TABLE, ["mage:0", "mage:1"])
    game = prince("lobotomize", few | {"ignite": 3, "dark-fire": 4})
    assert asked(game) == ("ae-lobotomize", TABLE, BOTH)
    play(game, "choose:2")
    assert options(game) == ["devour:ignite", "devour:dark-fire"]
    play(game, "devour:dark-fire")
    assert (supply(game)["dark-fire"], game.gravehold, lives(game)) == (1, 30, [10, 10])


@rule("AE-155", "AE-206")
def test_thought_biter_devours_two_of_the_cheapest_relics_or_bites() -> None:
    def acting(daggers: int, vortices: int) -> AeonsEnd:
        relics = {"flexing-dagger": daggers, "bottled-vortex": vortices}
        seats = (mage(), mage("mist"))
        return position(
            *seats, nemesis="prince-of-gluttons", phase="nemesis", in_play=[("thought-biter", 6)], top=["godfeeders"], supply=relics
        )

    assert asked(acting(1, 5))[0] == "ae-who-suffer"  # the cheapest pile is too small, the other one does not matter
    assert asked(acting(0, 1))[0] == "ae-who-suffer"
    assert asked(acting(0, 0))[0] == "ae-who-suffer"
    game = acting(2, 1)
    assert asked(game) == ("ae-thought-biter", TABLE, BOTH)
    assert supply(play(game, "choose:2"))["flexing-dagger"] == 0


@rule("AE-C67", "AE-158")
def test_of_several_piles_one_that_has_enough_is_devoured() -> None:
    def cerephage(left: dict[str, int]) -> AeonsEnd:
        return position(mage(), nemesis="prince-of-gluttons", phase="nemesis", in_play=[("cerephage", 4)], top=["godfeeders"], supply=left)

    rest = {"flexing-dagger": 0, "bottled-vortex": 0, "ignite": 0, "dark-fire": 0, "spectral-echo": 0, "phoenix-flame": 0}
    game = cerephage({"jade": 7, "vriswood-amber": 4, "diamond-cluster": 3} | rest)
    assert options(game) == ["devour:jade", "devour:vriswood-amber"]
    game = cerephage({"jade": 2, "vriswood-amber": 3, "diamond-cluster": 3} | rest)
    assert options(game) == ["devour:vriswood-amber", "devour:diamond-cluster"]
    play(game, "devour:vriswood-amber")
    assert (supply(game)["vriswood-amber"], game.gravehold) == (0, 28)


# --- Unleash


@rule("AE-206", "AE-C72", "AE-204")
@pytest.mark.parametrize(("left", "asking"), [(2, "ae-who-suffer"), (3, "ae-digest")])
def test_digest_unleashes_only_if_there_is_enough_to_devour(left: int, asking: str) -> None:
    """Two players: three cards of the cheapest pile; what the second and third Unleash will find is not looked into."""
    assert asked(prince("digest", {"jade": left, "flexing-dagger": 0}))[0] == asking


@rule("AE-206", "AE-C89", "AE-C55")
@pytest.mark.parametrize(("husks", "asking"), [(13, "ae-awaken"), (14, "ae-main-phase")])
def test_awaken_cannot_place_husks_that_are_not_there(husks: int, asking: str) -> None:
    game = drawn("awaken", nemesis="carapace-queen", husks=husks, nemesis_discard=["bane-sire"])
    assert (asked(game)[0], len(in_play(game))) == (asking, 0 if asking == "ae-awaken" else 1)


@rule("AE-206", "AE-C76")
@pytest.mark.parametrize(("left", "asking"), [(1, "ae-awaken"), (0, "ae-main-phase")])
def test_awaken_cannot_give_corruptions_that_are_not_there(left: int, asking: str) -> None:
    gained = mage("mist", discard=CORRUPTIONS.names[left:])
    game = drawn("awaken", mage(), gained, nemesis="crooked-mask", nemesis_discard=["bane-sire"])
    assert (asked(game)[0], len(in_play(game))) == (asking, 0 if asking == "ae-awaken" else 1)


@rule("AE-207", "AE-C63")
def test_swarming_is_whole_without_a_spell_to_discard() -> None:
    assert options(drawn("infest", nemesis="carapace-queen", husks=5)) == BOTH


@rule("AE-207", "AE-C18")
def test_prevented_damage_is_carried_out() -> None:
    game = drawn("infest", nemesis="carapace-queen", husks=5, ward=True)
    assert options(game) == BOTH
    play(game, "choose:1", "mage:0")
    assert (lives(game), game.husks) == ([10, 10], 5)


@rule("AE-207", "AE-C72")
def test_no_damage_at_all_is_carried_out() -> None:
    game = prince("digest", {})
    assert options(game) == BOTH
    assert lives(play(game, "choose:2", "mage:1")) == [10, 10]


@rule("AE-207", "AE-170")
def test_damage_to_somebody_exhausted_is_carried_out() -> None:
    tired = mage("mist", life=0, breaches=("open", 2, 1, "gone"))
    game = drawn("infest", mage(), tired, nemesis="carapace-queen", husks=2)
    assert play(game, "choose:1", "mage:1").gravehold == 22
