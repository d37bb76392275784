"""Snapshots of positions that no game of Ethnos comes to are refused, each for its own reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import deska
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import Band, Ethnos
from deska.kernel.play import play_steps
from deska.kernel.rng import seeded
from tests.games.ethnos.build import cards

Data = dict[str, Any]
Change = Callable[[Data], object]
TRIBES = ("elf", "giant", "merfolk", "troll", "skeleton", "wizard")


def snapshot(seats: int = 4) -> Data:
    """A game under way: bands lie on the table, cards in the row, and somebody is on turn."""
    game = deska.new("ethnos", seats=seats, seed=11, variant={"tribes": list(TRIBES[: 5 if seats < 4 else 6])})
    assert isinstance(game, Ethnos)
    rng = seeded(3)
    play_steps(game, rng, 40)
    while not (is_turn(game) and len(set(game.row)) > 1 and large_bands(game)):
        play_steps(game, rng, 1)
    data: Data = json.loads(json.dumps(game.dump()))
    assert deska.load(data) == game
    return data


def is_turn(game: Ethnos) -> bool:
    return game.pending is not None and game.pending.kind == "et-turn"


def large_bands(game: Ethnos) -> list[Band]:
    return [band for player in game.players for band in player.bands if band.size > 1]


def refused(data: Data, words: str) -> None:
    with pytest.raises(deska.BadData, match=words):
        deska.load(data)


def laid_band(state: Data) -> Data:
    """A band of more than one card."""
    bands = [band for player in state["players"] for band in player["bands"]]
    found: Data = next(band for band in bands if len(band["cards"]) > 1)
    return found


def stranger(state: Data) -> None:
    """A card of a band and one of the deck that does not fit it change places."""
    band, deck = laid_band(state), state["deck"]
    place = next(i for i, card in enumerate(deck) if card != "dragon" and not BOX.fitting(cards(band["cards"][1:]), cards([card])))
    band["cards"][0], deck[place] = deck[place], band["cards"][0]


def hidden_dragon(state: Data) -> None:
    deck = state["deck"]
    place = deck.index("dragon")
    deck[place], deck[-1] = deck[-1], deck[place]


def unsorted_tokens(state: Data) -> None:
    next(tokens for tokens in state["tokens"] if tokens[0] != tokens[-1]).reverse()


def forgotten_hand(state: Data) -> None:
    next(player["hand"] for player in state["players"] if player["hand"])[0][1] = []


def orcs_from_nowhere(state: Data) -> None:
    state["players"][0]["horde"] = ["rhea"]
    state["players"][0]["supply"] -= 1


IMPOSSIBLE: dict[str, Change] = {
    r"\(cards\)": lambda state: state["row"].append("elf-red"),
    r"\(dragons\)": lambda state: state["deck"].remove("dragon"),
    r"\(trolls\)": lambda state: [player.update(trolls=["1"]) for player in state["players"]],
    r"\(glory of seat 0\)": lambda state: state["players"][0].update(glory=99),
    r"\(markers of seat 1\)": lambda state: state["players"][1].update(supply=0),
    r"\(upper half\)": hidden_dragon,
    r"\(glory tokens\)": lambda state: state["tokens"].__setitem__(0, [10, 10, 10]),
    r"\(tokens of kingdoms\)": unsorted_tokens,
    r"\(bands of seat \d\)": stranger,
    r"\(bands of seat .\)": lambda state: laid_band(state).update(leader="troll-grey"),
    r"\(bands of seat [0-9]\)": lambda state: laid_band(state).update(size=9),
    r"\(giant token\)": lambda state: state.update(giant_holder=0, giant_size=9),
    r"\(last drawer\)": lambda state: state.update(drawer=1),
    r"\(hand of seat \d\)": forgotten_hand,
    r"\(board of seat 0\)": orcs_from_nowhere,
    r"\(discard\)": lambda state: state["discard"].append(state["row"].pop()),
    r"\(laid cards\)": lambda state: state["laid"].append(state["row"].pop()),
    r"\(row\)": lambda state: state["row"].reverse(),
    r"\(tribes in play\)": lambda state: state["tribes"].reverse(),
}


@pytest.mark.parametrize("words", IMPOSSIBLE)
def test_impossible_states(words: str) -> None:
    data = snapshot()
    IMPOSSIBLE[words](data["state"])
    refused(data, words)


STEP = {"do": "use-leader", "seat": 0, "source": None, "arg": 0}


def test_tribes_that_were_not_chosen() -> None:
    data = snapshot()
    data["variant"]["tribes"][-1] = "halfling"
    refused(data, r"\(chosen tribes\)")


def test_a_third_age_in_a_game_of_two_ages() -> None:
    data = snapshot(seats=3)
    data["state"].update(age=3, drawer=0)
    refused(data, r"\(age\)")


def test_a_step_in_the_wrong_place() -> None:
    data = snapshot()
    data["stack"].insert(0, STEP)
    refused(data, r"\(steps\)")


def test_a_step_of_another_seat() -> None:
    data = snapshot()
    data["turn"] = (data["turn"] + 1) % 4
    refused(data, r"\(seats of steps\)")


def test_a_step_caused_by_a_card_that_leads_no_band() -> None:
    data = snapshot()
    data["stack"][0]["source"] = "dragon"
    refused(data, r"\(sources of steps\)")


def test_scoring_before_the_third_dragon() -> None:
    data = snapshot()
    data["ended"], data["stack"] = "et-end", []
    refused(data, r"\(age\)")
