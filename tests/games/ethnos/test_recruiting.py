"""Play within an Age: turns, recruiting allies, dragons (ET-038 to ET-050)."""

import pytest

import deska
from deska import Decision, Event, Reason
from deska.games.ethnos.actions import COLOURS
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import Ethnos
from deska.kernel import ALL
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    DANA,
    MICHAL,
    ROBERT,
    band,
    bands,
    cards,
    example,
    glory,
    hand,
    is_asked,
    known,
    named,
    play,
    position,
    refuse,
    seen,
    step,
)

DWARFS = [f"dwarf-{colour}" for colour in COLOURS]
TEN = [*DWARFS, *DWARFS[:4]]
WIZARDS = ("wizard", "orc", "centaur", "elf", "giant", "dwarf")
DUEL = ("elf", "orc", "centaur", "giant", "dwarf")


def hand_sizes(game: Ethnos) -> list[int]:
    return [len(player.hand) for player in game.players]


# --- turns


@rule("ET-038")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_turns_go_clockwise(seats: int) -> None:
    game = position(seats, turn=1)
    order = []
    for _ in range(2 * seats):
        assert game.pending is not None
        assert game.pending.seat == game.turn
        order.append(game.turn)
        play(game, "draw")
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]


@rule("ET-039")
@pytest.mark.parametrize("choices", [["draw"], ["take:orc-red"], ["band"]])
def test_one_thing_a_turn(choices: list[str]) -> None:
    game = play(position(hands={ROBERT: ["dwarf-red"], ALICE: ["elf-red"]}, row=["orc-red", "orc-blue"]), *choices)
    assert game.pending is not None
    assert (game.pending.kind, game.pending.seat, game.turn) == ("et-turn", ALICE, ALICE)


@rule("ET-039")
def test_nobody_may_pass() -> None:
    game = position(hands={ROBERT: ["dwarf-red"]}, row=["orc-red"])
    assert game.pending == Decision("et-turn", ROBERT, ("draw", "take:orc-red", "band"))
    assert game.pending.rules == ("ET-039", "ET-040", "ET-043")
    for option in ("pass", "done", "no"):
        assert refuse(game, option) == Reason("not-offered", "ET-039")


# --- recruiting allies


@rule("ET-X01")
def test_example_recruiting_from_the_row() -> None:
    """Robert takes a purple Dwarf from the row."""
    game = example("ET-X01")
    deck = game.deck[:]
    events = step(game, "take:dwarf-purple")
    assert hand(game, ROBERT) == ["dwarf-purple", "dwarf-red", "dwarf-blue"]
    assert named(game.row) == ["orc-red", "orc-grey"]
    assert game.deck == deck
    assert events == [Event("et-took", {"player": ROBERT, "card": "dwarf-purple"}, ALL, ("card", "row", "hand:0"))]
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:orc-red", "take:orc-grey", "band"))


@rule("ET-X02")
def test_example_recruiting_from_the_deck() -> None:
    """Alice takes the top card of the deck. Will it help her? The others do not know…"""
    game = example("ET-X02")
    size = len(game.deck)
    events = step(game, "draw")
    assert hand(game, ALICE) == ["elf-red"]
    assert (len(game.deck), named(game.deck[-1:]), named(game.row)) == (size - 1, ["elf-blue"], ["orc-red"])
    assert events == [
        Event("et-drew", {"player": ALICE, "card": "elf-red"}, 1 << ALICE, ("card", "deck", "hand:1")),
        Event("et-drew-hidden", {"player": ALICE}, ~(1 << ALICE), ("card", "deck", "hand:1")),
    ]
    assert [known(game, seat)[ALICE] for seat in (ROBERT, ALICE, MICHAL, DANA, None)] == [[], ["elf-red"], [], [], []]
    assert game.pending == Decision("et-turn", MICHAL, ("draw", "take:orc-red"))


@rule("ET-040")
def test_recruiting_takes_any_one_card_of_the_row() -> None:
    """Two equal cards in the row are one choice, and one of them stays."""
    row = ["orc-red", "orc-red", "dwarf-blue", "elf-grey"]
    assert position(row=row).pending == Decision("et-turn", ROBERT, ("draw", "take:elf-grey", "take:orc-red", "take:dwarf-blue"))
    for card in set(row):
        game = play(position(row=row), f"take:{card}")
        assert hand(game, ROBERT) == [card]
        assert sorted([*named(game.row), card]) == sorted(row)


@rule("ET-040")
def test_a_card_that_does_not_lie_in_the_row_is_refused() -> None:
    game = position(hands={ROBERT: ["orc-blue"], ALICE: ["elf-red"]}, row=["orc-red"], top=["giant-red"])
    for card in ("orc-blue", "elf-red", "giant-red", "wizard-red"):
        assert refuse(game, f"take:{card}") == Reason("et-why-not-in-row", "ET-040", {"card": card})


@rule("ET-041")
def test_a_card_taken_from_the_row_is_not_replaced() -> None:
    game = position(row=["elf-red", "orc-red"])
    size = len(game.deck)
    for card, left in (("elf-red", ["orc-red"]), ("orc-red", [])):
        play(game, f"take:{card}")
        assert (named(game.row), len(game.deck)) == (left, size)


@rule("ET-042")
def test_with_an_empty_row_only_the_deck_is_left() -> None:
    game = position(hands={ROBERT: ["elf-red"]}, top=["orc-red", "orc-blue"])
    assert game.pending == Decision("et-turn", ROBERT, ("draw", "band"))
    play(game, "draw")
    assert (hand(game, ROBERT), named(game.row), named(game.deck[-1:])) == (["elf-red", "orc-red"], [], ["orc-blue"])
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-043", "ET-C55")
def test_with_ten_cards_a_band_must_be_played() -> None:
    game = position(hands={ROBERT: TEN}, row=["orc-red"])
    assert is_asked(game, "et-lay", ROBERT)
    for option in ("draw", "take:orc-red", "take:elf-red"):
        assert refuse(game, option) == Reason("et-why-hand-full", "ET-043", {"limit": 10})


@rule("ET-C55")
@pytest.mark.parametrize("size", [1, 2, 9, 10])
def test_with_ten_cards_any_band_will_do(size: int) -> None:
    game = band(position(hands={ROBERT: TEN}), *TEN[:size])
    assert bands(game, ROBERT) == [("dwarf-purple", named(sorted(cards(TEN[:size]))))]
    assert game.turn == ALICE


@rule("ET-044")
@pytest.mark.parametrize(("option", "card"), [("draw", "giant-red"), ("take:orc-red", "orc-red")])
def test_with_nine_cards_one_more_may_be_recruited(option: str, card: str) -> None:
    game = position(2, tribes=DUEL, hands={ROBERT: TEN[:9]}, row=["orc-red"], top=["giant-red"])
    assert game.pending == Decision("et-turn", ROBERT, ("draw", "take:orc-red", "band"))
    play(game, option)
    assert len(hand(game, ROBERT)) == 10
    assert card in hand(game, ROBERT)
    play(game, "draw")
    assert is_asked(game, "et-lay", ROBERT)


@rule("ET-045")
def test_with_an_empty_hand_one_must_recruit() -> None:
    game = position(row=["orc-red"])
    assert game.pending == Decision("et-turn", ROBERT, ("draw", "take:orc-red"))
    assert refuse(game, "band") == Reason("et-why-empty-hand", "ET-045")


# --- dragons


@rule("ET-046")
def test_a_dragon_is_shown_to_all_and_never_held() -> None:
    game = position(hands={ROBERT: ["orc-red"]}, row=["elf-blue"], top=["dragon", "elf-red"])
    events = step(game, "draw")
    assert events[0] == Event("et-dragon", {"player": ROBERT, "number": 1}, ALL, ("dragon", "deck", "dragons"))
    assert [seen(game, seat).dragons for seat in (ROBERT, ALICE, None)] == [1, 1, 1]
    assert (hand(game, ROBERT), named(game.row), game.deck.count(BOX.dragon)) == (["elf-red", "orc-red"], ["elf-blue"], 2)


@rule("ET-047")
@pytest.mark.parametrize("before", [0, 1])
def test_after_the_first_and_second_dragon_another_card_is_drawn(before: int) -> None:
    game = position(dragons=before, top=["dragon", "elf-red", "orc-red"], markers={ALICE: {"rhea": 1}})
    play(game, "draw")
    assert (game.dragons, hand_sizes(game), hand(game, ROBERT)) == (before + 1, [1, 0, 0, 0], ["elf-red"])
    assert (game.age, glory(game), game.drawer, named(game.deck[-1:])) == (1, [0] * 4, -1, ["orc-red"])
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-048", "ET-C52")
def test_two_dragons_in_a_row_and_then_an_ally() -> None:
    game = position(top=["dragon", "dragon", "elf-red", "orc-red"])
    events = step(game, "draw")
    assert [event.message for event in events] == ["et-dragon", "et-dragon", "et-drew", "et-drew-hidden"]
    assert [event.args["number"] for event in events[:2]] == [1, 2]
    assert (game.dragons, hand(game, ROBERT), named(game.deck[-1:])) == (2, ["elf-red"], ["orc-red"])
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-049")
def test_the_third_dragon_ends_the_age_at_once() -> None:
    """Seen in the last Age: no other card, no other turn."""
    game = position(age=3, dragons=2, hands={ROBERT: ["orc-red"], ALICE: ["elf-red"]}, top=["dragon", "elf-blue"])
    deck = game.deck[:-1]
    play(game, "draw")
    assert (game.dragons, game.deck, hand_sizes(game)) == (3, deck, [0, 0, 0, 0])
    assert sorted(named(game.discard)) == ["elf-red", "orc-red"]
    assert (game.pending, game.ended) == (None, "et-end")
    assert refuse(game, "draw") == Reason("game-over")


@rule("ET-049")
def test_the_second_dragon_does_not() -> None:
    game = play(position(age=3, dragons=1, top=["dragon", "elf-blue"]), "draw")
    assert (game.ended, game.dragons, hand(game, ROBERT)) == ("", 2, ["elf-blue"])


@rule("ET-049", "ET-050")
def test_the_third_dragon_breaks_a_wizards_draw_off() -> None:
    """Dana's two Wizards would draw two cards; she gets one, then the dragon ends the game."""
    game = position(
        age=3, turn=DANA, tribes=WIZARDS, dragons=2, hands={DANA: ["wizard-red", "wizard-blue"]}, top=["elf-red", "dragon", "elf-blue"]
    )
    play(band(game, "wizard-red", "wizard-blue"), "yes")
    assert (game.ended, game.drawer, named(game.discard), named(game.deck[-1:])) == ("et-end", DANA, ["elf-red"], ["elf-blue"])


@rule("ET-050")
@pytest.mark.parametrize("drawer", [ROBERT, ALICE, MICHAL, DANA])
def test_it_is_remembered_who_drew_the_third_dragon(drawer: int) -> None:
    game = position(turn=drawer, dragons=2, top=["dragon"])
    assert seen(game, None).drawer == -1
    play(game, "draw")
    assert (game.age, game.drawer) == (2, drawer)
    assert seen(game, None).drawer == drawer


@rule("ET-C52")
def test_three_dragons_in_a_row() -> None:
    game = position(age=3, top=["dragon", "dragon", "dragon", "elf-red"])
    events = step(game, "draw")
    assert [event.args.get("number") for event in events[:3]] == [1, 2, 3]
    assert not {"et-drew", "et-drew-hidden"} & {event.message for event in events}
    assert (game.dragons, named(game.deck[-1:]), game.discard, game.ended) == (3, ["elf-red"], [], "et-end")


@rule("ET-C51")
def test_the_deck_lasts_until_the_third_dragon() -> None:
    """Everybody draws as long as possible, nobody touches the row, and the dragons lie at the very bottom."""
    game = position(seats=2, tribes=("dwarf", "minotaur", "giant", "wingfolk", "halfling"), age=2)
    while game.pending is not None:
        assert (bool(game.deck), game.dragons) == (True, 0)
        offered = game.pending.options
        play(game, next(option for option in ("draw", "band", "done", *offered) if option in offered))
    assert (game.deck, game.dragons, game.ended) == ([], 3, "et-end")


@rule("ET-C51")
def test_the_third_dragon_as_the_very_last_card() -> None:
    game = position(age=3, dragons=2)
    game.discard = game.deck[1:]
    game.deck = [BOX.dragon]
    play(game, "draw")
    assert (game.deck, game.dragons, game.ended) == ([], 3, "et-end")
    assert deska.load(game.dump()) == game
