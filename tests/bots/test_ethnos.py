"""The players of Ethnos: they play well enough, and use only what they know."""

from collections.abc import Sequence

import pytest

import deska
from deska.bots import make, play_game
from deska.games.ethnos.actions import BAND, KINGDOMS
from deska.games.ethnos.bot import evaluate, greedy, largest
from deska.games.ethnos.bot.bands import best_band
from deska.games.ethnos.bot.leaders import Leaders
from deska.games.ethnos.components import HAND_LIMIT, Ethnos
from deska.games.ethnos.turn.playing import TakeTurn
from deska.kernel import Game, seeded
from deska.kernel.play import play_steps
from deska.lab import simulate
from tests.games.ethnos.build import ALICE, ROBERT, band, named, play, position

ETHNOS = deska.spec_of("ethnos")
BLUE = ("elf-blue", "orc-blue", "centaur-blue", "giant-blue")


def new_ethnos(seats: int, seed: int) -> Ethnos:
    game = ETHNOS.new(seats, seed)
    assert isinstance(game, Ethnos)
    return game


def judged(game: Game, seat: int) -> float:
    assert isinstance(game, Ethnos)
    return evaluate(game, seat)


def choice(game: Ethnos) -> str:
    return ETHNOS.actions.names[greedy(game, game.actor, seeded(1))]


def play_on(game: Ethnos, choices: int) -> list[str]:
    made = []
    for _ in range(choices):
        made.append(choice(game))
        game.choose(made[-1])
    return made


# --- strength


@pytest.mark.parametrize(("bots", "least"), [("greedy random random random", 22), ("greedy largest", 20), ("greedy largest largest", 20)])
def test_greedy_wins_almost_all_of_24_games(bots: str, least: int) -> None:
    assert simulate(ETHNOS, bots.split(), games=24, seed=1).wins("greedy").wins >= least


def test_largest_is_better_than_chance() -> None:
    assert simulate(ETHNOS, ["largest", "random", "random"], games=30, seed=1).wins("largest").low > 1 / 3


# --- knowledge


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_greedy_chooses_the_same_in_the_game_and_in_every_game_that_could_be_true(seats: int) -> None:
    game = ETHNOS.new(seats, seats)
    compared = 0
    while game.legal:
        seat = game.actor
        option = make("greedy", ETHNOS, 1).choose(game, seat)
        if len(game.legal) > 1 and game.choices % 5 == 0:
            compared += 1
            assert make("greedy", ETHNOS, 1).choose(deska.imagine(game, seat, 3), seat) == option
            assert make("greedy", ETHNOS, 2).choose(game, seat) == option
        game.apply(option)
    assert compared > 30


def test_evaluation_sees_the_same_in_every_game_that_could_be_true() -> None:
    game = new_ethnos(4, 4)
    play_steps(game, seeded(4), 120)
    assert len({judged(ETHNOS.imagine(game, 2, seed), 2) for seed in range(5)}) == 1


# --- whole games


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(
    "tribes",
    ["wizard elf halfling centaur minotaur merfolk", "giant orc wingfolk troll dwarf skeleton", "elf centaur skeleton wizard orc troll"],
)
def test_every_decision_of_every_tribe_is_answered_legally(seats: int, tribes: str) -> None:
    used = tribes.split()[: 5 if seats <= 3 else 6]
    game = ETHNOS.new(seats, 1, {"tribes": used, "orc-raid": "all-or-nothing" if seats % 2 else "any"})
    play_game(game, [make("greedy" if seat % 2 else "largest", ETHNOS, seat) for seat in range(seats)])
    assert game.ended == "et-end"


# --- single decisions


def test_the_band_planned_is_laid_to_its_last_card_and_led_by_who_places_a_marker() -> None:
    game = position(hands={ROBERT: [*BLUE, "dwarf-red"]}, markers={ROBERT: {"straton": 1}}, dragons=2, top=["dragon"])
    made = play_on(game, 7)
    assert made[0] == "band"
    assert sorted(made[1:5]) == sorted(f"lay:{card}" for card in BLUE)
    assert made[5] == "done"
    assert game.players[ROBERT].markers[2] == 2


def test_the_card_that_completes_the_band_is_taken_from_the_row() -> None:
    game = position(hands={ROBERT: [*BLUE, "dwarf-blue"]}, row=["merfolk-blue", "merfolk-red", "giant-grey"])
    assert choice(game) == "take:merfolk-blue"


def test_a_full_hand_that_has_to_play_a_band_begins_with_one_of_the_best() -> None:
    hand = [*BLUE, "elf-red", "orc-red", "elf-green", "orc-green", "giant-grey", "dwarf-orange"]
    assert choice(position(hands={ROBERT: hand}, row=["dwarf-blue"])).removeprefix("lay:") in BLUE


def test_a_good_band_is_not_risked_on_the_last_dragon() -> None:
    safe = position(hands={ROBERT: BLUE}, row=["dwarf-blue"])
    risky = position(hands={ROBERT: BLUE}, row=["dwarf-blue"], dragons=2)
    risky.deck = risky.deck[:3]
    risky.discard = [card for card in safe.deck if card >= 0][3:]
    assert choice(safe) == "take:dwarf-blue"
    assert choice(risky) == "band"


def test_no_band_is_played_that_brings_nothing() -> None:
    """It would only feed the row. A player with ten cards has to play one."""
    game = new_ethnos(2, 2)
    bands = 0
    while game.legal:
        option = greedy(game, game.actor, seeded(1))
        hand = game.players[game.actor].hand.cards
        if option == BAND and len(hand) < HAND_LIMIT:
            bands += 1
            best = best_band(Leaders(game, game.actor), hand, [])
            assert best is not None
            assert best.worth > 0.0
        game.apply(option)
    assert bands > 10


def test_a_band_begun_by_somebody_else_is_finished_as_well_as_possible() -> None:
    game = play(position(hands={ROBERT: [*BLUE, "dwarf-red", "dwarf-green"]}), "band", "lay:dwarf-red")
    assert play_on(game, 2) == ["lay:dwarf-green", "done"]
    assert choice(game).startswith("lead:dwarf")


def test_an_elf_lets_the_largest_group_stay() -> None:
    game = position(hands={ROBERT: ["elf-red", "elf-blue", "orc-green", "giant-green", "dwarf-grey", "orc-purple"]})
    band(game, "elf-red", "elf-blue")
    made = []
    while game.pending is not None and game.pending.kind == "et-keep":
        made.append(choice(game))
        game.choose(made[-1])
    assert len(game.players[ROBERT].hand) == 2
    assert "dwarf-grey" not in named(game.players[ROBERT].hand.cards)


def test_markers_go_where_they_change_most() -> None:
    game = position(
        hands={ROBERT: ["merfolk-red", "merfolk-blue", "merfolk-grey"]},
        tokens=dict.fromkeys(KINGDOMS, (0, 0, 0)) | {"althea": (4, 6, 10)},
        markers={ALICE: {"duris": 3}},
    )
    band(game, "merfolk-red", "merfolk-blue", "merfolk-grey")
    assert choice(game) == "place:althea"


@pytest.mark.parametrize(("horde", "expected"), [(0b111, ["done"]), (0b11111, ["raid:duris"])])
def test_orcs_raid_early_only_when_there_are_many(horde: int, expected: Sequence[str]) -> None:
    game = position(seats=2, tribes=["elf", "orc", "centaur", "merfolk", "giant"], dragons=2, top=["dragon"])
    game.players[ROBERT].horde = horde
    game.players[ROBERT].supply -= horde.bit_count()
    game.choose("draw")
    assert game.pending is not None
    assert game.pending.kind == "et-raid"
    assert play_on(game, 1) == expected


def test_largest_waits_for_four_cards_and_then_lays_them_all() -> None:
    three = position(hands={ROBERT: BLUE[:3]}, row=["dwarf-red"])
    assert {ETHNOS.actions.names[largest(three, ROBERT, seeded(seed))] for seed in range(20)} == {"draw", "take:dwarf-red"}
    four = position(hands={ROBERT: [*BLUE, "dwarf-red"]})
    made = []
    for _ in range(7):
        made.append(ETHNOS.actions.names[largest(four, ROBERT, seeded(1))])
        four.choose(made[-1])
    assert made == ["band", *(f"lay:{card}" for card in sorted(BLUE, key=ETHNOS.cards.index)), "done", "lead:elf-blue"]


# --- evaluation


def test_evaluation_is_a_chance_until_the_result_stands() -> None:
    game = new_ethnos(4, 9)
    rng = seeded(9)
    judged_turns = 0
    while game.legal:
        if isinstance(game.stack[-1].effect, TakeTurn):
            judged_turns += 1
            chances = [evaluate(game, seat) for seat in range(4)]
            assert all(0.0 < chance < 1.0 for chance in chances)
        play_steps(game, rng, 25)
    assert judged_turns > 3
    assert game.outcome is not None
    assert [evaluate(game, seat) for seat in range(4)] == [float(seat in game.outcome.winners) for seat in range(4)]


def test_evaluation_tells_the_better_player_before_the_end() -> None:
    ahead = 0
    for seed in range(6):
        game = new_ethnos(2, seed)
        players = [make("greedy", ETHNOS, seed), make("random", ETHNOS, seed)]
        while game.age == 1:
            game.apply(players[game.actor].choose(game, game.actor))
        ahead += evaluate(game, 0) > evaluate(game, 1)
    assert ahead == 6
