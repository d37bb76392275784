"""Wild payments."""

import pytest

from deska.kernel import Decision, IllegalChoice, Reason, seeded
from deska.kernel.errors import BadData
from tests.kernel.mechanisms.toys.forge import SPEC, WARES, WORTH, Forge, begin
from tests.kernel.mechanisms.toys.toy import play


def position(iron: int, coal: int, gold: int, made: tuple[str, ...] = ()) -> Forge:
    game = begin(SPEC, SPEC.setup(2, None), seeded(1))
    game.held[0] = [iron, coal, gold]
    for ware in made:
        game.made[0] |= 1 << WARES.index(ware)
        game.points[0] += WORTH[WARES.index(ware)]
    game.settle()
    return game


def pay(*words: str) -> Decision:
    return Decision("forge-pay", 0, tuple(f"pay:{word}" for word in words))


def test_the_only_possible_payment_is_not_asked() -> None:
    game = position(2, 1, 0)
    play(game, "make:blade")
    assert (game.held[0], game.points[0], game.turn) == ([0, 0, 0], 3, 1)


def test_gold_instead_of_iron_is_a_choice_and_the_default_saves_it() -> None:
    game = position(1, 0, 1)
    play(game, "make:nail")
    assert game.pending == pay("default", "iron", "gold")
    play(game, "pay:default")
    assert game.held[0] == [0, 0, 1]


def test_one_resource_at_a_time_until_the_rest_is_forced() -> None:
    game = position(2, 1, 2)
    play(game, "make:blade")  # iron, coal and one of any kind
    assert game.pending == pay("default", "iron", "coal", "gold")
    play(game, "pay:gold")
    assert game.held[0] == [2, 1, 1]
    assert game.pending == pay("default", "iron", "coal", "gold")
    play(game, "pay:gold")
    assert game.held[0] == [2, 1, 0]
    assert game.pending == pay("default", "iron", "coal")
    play(game, "pay:coal")
    assert (game.held[0], game.points[0]) == ([2, 0, 0], 3)


def test_what_would_leave_the_rest_unpayable_is_not_offered() -> None:
    game = position(0, 1, 2)
    play(game, "make:ring")  # a gold and one of any kind
    assert game.pending == pay("default", "coal", "gold")
    play(game, "pay:gold")
    assert game.pending == pay("default", "coal", "gold")
    short = position(1, 0, 2)
    play(short, "make:blade")
    assert (short.held[0], short.points[0]) == ([0, 0, 0], 3)


def test_nothing_but_gold_pays_for_gold() -> None:
    game = position(9, 9, 0)
    assert game.pending == Decision("forge-turn", 0, ("make:nail", "make:blade", "pass"))
    with pytest.raises(IllegalChoice) as refused:
        game.choose("make:ring")
    assert refused.value.reason == Reason("forge-why-too-dear", "FO-2", {"ware": "ring"})


def test_a_discount_is_chosen_by_the_payer_but_never_saves_gold() -> None:
    game = position(1, 1, 0, made=("ring",))
    play(game, "make:blade")  # one of iron, coal and any is saved
    assert (game.held[0], game.points[0]) == ([0, 0, 0], 7)
    choice = position(2, 2, 0, made=("ring",))
    play(choice, "make:blade")
    assert choice.pending == pay("default", "iron", "coal")
    play(choice, "pay:iron", "pay:iron")
    assert choice.held[0] == [0, 2, 0]
    without = position(9, 9, 0, made=("ring",))
    assert without.pending == Decision("forge-turn", 0, ("make:nail", "make:blade", "pass"))


def test_what_is_owed_is_written_by_names_and_told_in_the_prompt() -> None:
    game = position(2, 2, 2)
    play(game, "make:blade", "pay:gold", "pay:iron")
    assert game.dump()["stack"][-1] == {"do": "pay-cost", "seat": 0, "source": "blade", "arg": {"coal": 1, "any": 1, "covered": 1}}
    assert game.pending is not None
    assert game.pending.args == {"iron": 0, "coal": 1, "gold": 0, "any": 1, "covered": 1, "owed": {"coal": 1, "any": 1}}
    assert [(label.id, label.args) for label in game.pending.labels.values()] == [("forge-pay-all", {"paid": {"coal": 1}})]
    assert SPEC.load(game.dump()) == game


@pytest.mark.parametrize("owed", [{"iron": 128}, {"tin": 1}, {"iron": -1}, 7, None])
def test_a_debt_that_cannot_be_is_bad_data(owed: object) -> None:
    game = position(2, 2, 2)
    play(game, "make:blade")
    data = game.dump()
    data["stack"][-1]["arg"] = owed
    with pytest.raises(BadData, match="arg"):
        SPEC.load(data)
