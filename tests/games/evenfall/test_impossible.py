"""Snapshots of positions that no game of Evenfall comes to are refused, each for its own reason."""

from typing import Any

import pytest

import deska
from deska.games.evenfall.components.state import Evenfall
from tests.games.evenfall.build import N, clan, dials, fresh, on, play, position
from tests.games.impossible import Changed, Data, player, refused_when, snapshot, step, top, without


def on_turn() -> Evenfall:
    return position(clan("star", hand=["runes", "irena"], stock=(3, 3, 3), outer=["ruins-1"]), clan("circle"))


def choosing_place() -> Evenfall:
    return play(on_turn(), "ritual:runes")


def paying_with_cards() -> Evenfall:
    """A witch has come to the Northern Lakes; a card is to be discarded, then there will be three resources."""
    return play(on_turn(), f"use:witch:{N}")


def saving() -> Evenfall:
    """Brother Vitus saves one of two resources, and his owner is asked which."""
    agnes = clan("star", hand=["rain-calling", "second-sight"], stock=(0, 2, 2), specialists=["vitus"], outer=["ruins-1"])
    return play(position(agnes, clan("circle")), "ritual:second-sight")


def creating() -> Evenfall:
    return position(clan("star", stock=(1, 0, 0), outer=[on("cave-1", "moss-toad")]), clan("circle"))


def setting_dials() -> Evenfall:
    return position(clan("star", circle={N: (1, 0)}, mana=3), clan("circle", circle={N: (1, 0)}, mana=2), phase="battle")


def taking_stone() -> Evenfall:
    return dials(setting_dials(), agnes=1, bruno=0)


def ordering() -> Evenfall:
    return position(clan("star", council=["alwyn", "zuzana"], outer=["ruins-1"]), clan("circle"), phase="round-end")


def laying_stones() -> Evenfall:
    agnes = clan("star", inner=["nqobantu-pit", on("cave-1", "eclipse")], stones=["drop"])
    return position(agnes, clan("circle"), phase="game-end", round=3)


def over() -> Evenfall:
    return play(laying_stones(), "set:drop:cave-1")


def lost() -> Evenfall:
    return position(clan("star"), automa=clan("circle", vp=50), phase="game-end", round=3)


def frame(name: str, **given: Any) -> Data:
    return {"do": name, "seat": 0, "source": None, "arg": 0} | given


def agent(ritual: str) -> Data:
    return frame("place-sickle", source=ritual)


def early(data: Data) -> None:
    """Lay the stone, and go back to a turn of the last round."""
    player(data)["sites"][1]["stone"] = "drop"
    player(data)["stones"].clear()
    steps = [frame("round-end", seat=-1), frame("battle-phase", seat=-1), frame("take-turn")]
    data.update(stack=steps, turn=0)


def choosing_first_cards() -> Evenfall:
    """The second of the two cards that are not kept."""
    game = fresh(2, first_draw="advanced")
    for seat in (0, 1):
        game.choose(options_of(game, seat)[0], seat)
    return game


def options_of(game: Evenfall, seat: int) -> list[str]:
    return next(list(decision.options) for decision in game.waiting if decision.seat == seat)


def draw_aside(data: Data) -> None:
    player(data)["aside"] = [[data["state"]["deck"].pop(), [0]]]


def aside_again(data: Data) -> None:
    player(data)["aside"].append(player(data)["hand"].pop())


def draw(data: Data) -> None:
    player(data)["hand"] = [[data["state"]["deck"].pop(), [0]]]


CHANGES: dict[str, Changed] = {
    "no end of the round": (on_turn, "phase", without("round-end")),
    "no battles": (on_turn, "phase", without("battle-phase")),
    "a turn of somebody else": (on_turn, "phase", lambda data: data.update(turn=1)),
    "a turn within a turn": (choosing_place, "steps", lambda data: data["stack"].insert(3, dict(data["stack"][2], do="take-turn"))),
    "battles in another order": (setting_dials, "phase", lambda data: step(data, "battle").update(arg=N)),
    "no research before the second round": (ordering, "phase", without("next-round")),
    "others at the end of their round first": (ordering, "phase", lambda data: step(data, "reacts").update(seat=0)),
    "a ritual that nobody plays": (choosing_place, "card being played", lambda data: top(data).update(source="moss-toad")),
    "a ritual played by somebody else": (choosing_place, "card being played", lambda data: top(data).update(seat=1)),
    "a person laid on a place": (choosing_place, "card being played", lambda data: top(data).update(do="lay-specialist")),
    "a gain of the table": (paying_with_cards, "steps", lambda data: top(data).update(seat=-1)),
    "a payment below another question": (saving, "payments", lambda data: data["stack"].append(dict(data["stack"][-1]))),
    "a payment that cannot be made": (saving, "steps", lambda data: player(data)["stock"].clear()),
    "a sickle without a slot": (creating, "steps", lambda data: data["stack"].append(agent("runes"))),
    "a card laid aside in the middle of the game": (on_turn, "cards laid aside", draw_aside),
    "somebody has laid two cards aside": (choosing_first_cards, "cards laid aside", aside_again),
    "cards laid aside in the usual game": (
        choosing_first_cards,
        "cards laid aside",
        lambda data: data["variant"].update({"first-draw": "usual"}),
    ),
    "a free action that lies on the stack": (on_turn, "steps", lambda data: data["stack"].append(frame("free-action"))),
    "one reaction fewer than are to be ordered": (ordering, "orders", lambda data: data["stack"].pop(-2)),
    "a reaction of a card that is not there": (ordering, "steps", lambda data: data["stack"][-2].update(source="council-suvi")),
    "somebody with figures who takes no part": (taking_stone, "battle", lambda data: data["state"].update(dials=[-1, 0])),
    "more mana shown than there is": (setting_dials, "battle", lambda data: data["state"].update(dials=[0, 3])),
    "strengths before the mana is paid": (setting_dials, "battle", lambda data: data["state"].update(strengths=[1, 1])),
    "a runestone taken outside of a battle": (on_turn, "steps", lambda data: data["stack"].append(frame("take-stone"))),
    "a runestone laid in the middle of the game": (laying_stones, "stones on places", early),
    "cards in hand when the game is over": (over, "end", draw),
    "victory over a stronger Automa": (lost, "end", lambda data: data.update(ended="ev-solo-won")),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_no_game_comes_to_is_refused(name: str) -> None:
    refused_when(CHANGES[name])


@pytest.mark.parametrize(
    ("zone", "card", "words"),
    [("discard", "moss-toad", r"\(cards\): too much: moss-toad"), ("places", "cave-1", r"\(places\): too much: cave-1")],
)
def test_a_card_too_many_is_called_by_its_name(zone: str, card: str, words: str) -> None:
    data = snapshot(on_turn())
    data["state"][zone].append(card)
    with pytest.raises(deska.BadData, match=words):
        deska.load(data)


def test_clans_that_nobody_chose_are_called_by_their_names() -> None:
    data = snapshot(on_turn())
    data["variant"]["clans"] = ["star", "thorn"]
    with pytest.raises(deska.BadData, match=r"\(chosen clans\): missing: thorn; too much: circle"):
        deska.load(data)
