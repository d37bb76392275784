"""The table of actions: numbers inside, names outside."""

import pytest

from deska.kernel import CHOOSE, DONE, NO, PASS, YES, ActionTable, BadSetup, Kind, Reason


def table() -> ActionTable:
    return ActionTable()


def test_every_table_begins_with_the_kernels_own() -> None:
    assert table().names == ["yes", "no", "pass", "done", *(f"choose:{i}" for i in range(1, 9))]
    assert (YES, NO, PASS, DONE, CHOOSE) == (0, 1, 2, 3, 4)


def test_singles_and_verbs_follow_each_other() -> None:
    actions = table()
    draw = actions.single("draw")
    buy = actions.verb("buy", card=("jade", "ruby"))
    move = actions.verb("move", unit=("elf", "orc"), place=("hill", "lake", "sea"))
    assert (draw, actions.names[draw]) == (12, "draw")
    assert actions.names[13:] == [
        "buy:jade",
        "buy:ruby",
        "move:elf:hill",
        "move:elf:lake",
        "move:elf:sea",
        "move:orc:hill",
        "move:orc:lake",
        "move:orc:sea",
    ]
    assert (buy.first, buy.last, move.first, move.last, len(actions)) == (13, 14, 15, 20, 21)
    assert actions.numbers == {name: number for number, name in enumerate(actions.names)}


def test_arguments_of_an_action() -> None:
    actions = table()
    move = actions.verb("move", unit=("elf", "orc"), place=("hill", "lake", "sea"))
    option = move.of(1, 2)
    assert actions.names[option] == "move:orc:sea"
    assert (move.arg(option), move.second(option), move.named(option)) == (1, 2, {"unit": "orc", "place": "sea"})
    assert [move.holds(number) for number in (move.first - 1, move.first, move.last, move.last + 1)] == [False, True, True, False]


def test_a_verb_says_why_its_options_are_refused() -> None:
    buy = table().verb("buy", card=("jade", "ruby"))
    assert buy.refuses(buy.of(1), "too-dear", "EX-1") == Reason("too-dear", "EX-1", {"card": 1})
    assert buy.refuses(PASS, "too-dear", "EX-1") is None


def test_every_number_finds_its_verb() -> None:
    actions = table()
    actions.single("draw")
    actions.verb("buy", card=("jade", "ruby"))
    actions.single("end")
    for number, name in enumerate(actions.names):
        assert actions.verb_of(number).name == name.partition(":")[0]
        assert actions.verb_of(number).first <= number <= actions.verb_of(number).last


def test_a_single_has_no_arguments() -> None:
    actions = table()
    draw = actions.single("draw")
    assert actions.verb_of(draw).named(draw) == {}


def test_a_name_is_given_once() -> None:
    actions = table()
    with pytest.raises(BadSetup, match="twice"):
        actions.single("yes")
    with pytest.raises(BadSetup, match="twice"):
        actions.verb("buy", card=("jade", "jade"))


def test_two_arguments_at_most() -> None:
    with pytest.raises(BadSetup, match="at most two are allowed"):
        table().verb("move", a=("1",), b=("2",), c=("3",))


def test_verbs_wait_until_their_cards_are_known() -> None:
    """An action without arguments that follows them waits, too."""
    actions = table()
    cards = Kind("card")
    buy = actions.verb("buy", card=cards)
    end = actions.verb("end")
    with pytest.raises(BadSetup, match="declare it as a verb without arguments"):
        actions.single("draw")
    with pytest.raises(BadSetup, match="nothing belongs to"):
        actions.bind()
    cards.fill(["jade", "ruby"], [3, 5])
    assert actions.bind().names[12:] == ["buy:jade", "buy:ruby", "end"]
    assert (buy.of(5), buy.arg(13), end.of(), end.holds(14)) == (13, 5, 14, True)
