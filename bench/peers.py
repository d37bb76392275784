"""Measure one peer, in an environment of the peers' own: `python bench/peers.py catanatron --seconds 3`.

The last line is one JSON object. Every choice that could favour one side favours the peer: the loops are as tight as its public
interface allows, the random pick is the cheapest that Python has, and nothing is observed, encoded or logged unless the peer insists.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import metadata
from itertools import cycle
from time import perf_counter, process_time
from typing import Any, Protocol

from measure import MIDDLE_STATES, Count, Played, bytes_per_state, copy_microseconds, play_for

WHOLE_GAME = sys.maxsize
SEED = 7
ROLLOUTS = 64
SIMULATIONS = 200
POSITIONS = 16


class Peer(Protocol):
    """Everything that has to be known of a library to measure it."""

    what: str
    copying: str

    def start(self) -> Any: ...

    def play(self, state: Any, limit: int = WHOLE_GAME) -> Count: ...

    def is_over(self, state: Any) -> bool: ...

    def copier(self, state: Any) -> Callable[[], object]: ...


class Catanatron:
    """Catan on the base map, four of its own random players, one `play_tick` after the other as its `play` does."""

    what = "Catan, base map, 4 players"
    copying = "game.copy()"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,import-untyped,unused-ignore]
        from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found,import-untyped,unused-ignore]

        self.game_class = Game
        self.players = [RandomPlayer(color) for color in Color]
        self.turns_limit = TURNS_LIMIT
        self.seed = 0

    def start(self) -> Any:
        self.seed += 1
        return self.game_class(self.players, seed=self.seed)

    def play(self, state: Any, limit: int = WHOLE_GAME) -> Count:
        chosen = answered = 0
        inner = state.state
        while answered < limit and not self.is_over(state):
            if len(inner.playable_actions) > 1:
                chosen += 1
            state.play_tick()
            answered += 1
        return Count(chosen, answered)

    def is_over(self, state: Any) -> bool:
        return state.winning_color() is not None or state.state.num_turns >= self.turns_limit

    def copier(self, state: Any) -> Callable[[], object]:
        copy: Callable[[], object] = state.copy
        return copy


class OpenSpiel:
    """A game of open_spiel; those whose name begins with `python_` are written in Python, the others in C++."""

    copying = "state.clone()"

    def __init__(self, name: str) -> None:
        import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

        if name.startswith("python_"):
            import open_spiel.python.games  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: F401  registers them
        self.game = pyspiel.load_game(name)
        language = "Python" if name.startswith("python_") else "C++"
        self.what = f"{name.removeprefix('python_')}, {self.game.num_players()} players ({language})"

    def start(self) -> Any:
        return self.game.new_initial_state()

    def play(self, state: Any, limit: int = WHOLE_GAME) -> Count:
        chosen = answered = 0
        pick = random.random
        while answered < limit:
            player = state.current_player()
            if player >= 0:
                legal = state.legal_actions()
                options = len(legal)
                if options > 1:
                    chosen += 1
                answered += 1
                state.apply_action(legal[int(pick() * options)])
            elif state.is_chance_node():
                state.apply_action(_sampled(state.chance_outcomes()))
            else:
                break
        return Count(chosen, answered)

    def is_over(self, state: Any) -> bool:
        return bool(state.is_terminal())

    def copier(self, state: Any) -> Callable[[], object]:
        copy: Callable[[], object] = state.clone
        return copy


def _sampled(outcomes: list[tuple[int, float]]) -> int:
    left = random.random()
    for outcome, probability in outcomes:
        left -= probability
        if left <= 0.0:
            return outcome
    return outcomes[-1][0]


class RlCard:
    """An environment of rlcard. It always builds the observation; it has no copy, its own `step_back` uses deepcopy."""

    copying = "deepcopy(env.game)"

    def __init__(self, name: str) -> None:
        import rlcard  # type: ignore[import-not-found,import-untyped,unused-ignore]

        self.env = rlcard.make(name, config={"seed": SEED})
        self.what = f"{name}, {self.env.num_players} players"

    def start(self) -> Any:
        state, _ = self.env.reset()
        return state

    def play(self, state: Any, limit: int = WHOLE_GAME) -> Count:
        chosen = answered = 0
        env, pick = self.env, random.random
        while answered < limit and not env.is_over():
            legal = list(state["legal_actions"])
            if len(legal) > 1:
                chosen += 1
            answered += 1
            state, _ = env.step(legal[int(pick() * len(legal))])
        return Count(chosen, answered)

    def is_over(self, state: Any) -> bool:
        return bool(self.env.is_over())

    def copier(self, state: Any) -> Callable[[], object]:
        return partial(deepcopy, deepcopy(self.env.game))


# --- measuring


def middle_copiers(peer: Peer, typical: float) -> list[Callable[[], object]]:
    """Functions that copy a state from the middle of a random game, for some games."""
    limit = max(1, round(typical / 2))
    copiers: list[Callable[[], object]] = []
    while len(copiers) < MIDDLE_STATES:
        state = peer.start()
        peer.play(state, limit)
        if not peer.is_over(state):
            copiers.append(peer.copier(state))
    return copiers


def figures(peer: Peer, seconds: float) -> dict[str, object]:
    played = play_for(seconds, peer.start, peer.play)
    copiers = middle_copiers(peer, played.answered / played.games)
    return {
        "what": f"random play, {peer.what}",
        **_speeds(played),
        "copying": peer.copying,
        "copy_microseconds": copy_microseconds(copiers),
        "bytes_per_state": bytes_per_state(copiers),
    }


def _speeds(played: Played) -> dict[str, object]:
    return {
        "decisions_per_second": played.decisions_per_second,
        "all_decisions_per_second": played.all_decisions_per_second,
        "games_per_second": played.games_per_second,
        "decisions_per_game": played.chosen / played.games,
    }


def rollout_figures(name: str, seconds: float) -> dict[str, object]:
    """Whole random games inside C++, the counterpart of our compiled loop.

    Random rollouts are reached through the search bot: one simulation of it is nothing but rollouts of the position. They do not
    say how many decisions they made; the mean length comes from the same random play outside.
    """
    import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

    peer = OpenSpiel(name)
    length = play_for(seconds / 4, peer.start, peer.play)
    state = peer.start()
    while state.is_chance_node():
        state.apply_action(_sampled(state.chance_outcomes()))
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED)
    bot = pyspiel.MCTSBot(peer.game, evaluator, 1.0, max_simulations=1, max_memory_mb=16, solve=False, seed=SEED, verbose=False)
    games, begun, spent = 0, perf_counter(), 0.0
    while spent < seconds:
        bot.step(state)
        games += ROLLOUTS
        spent = perf_counter() - begun
    played = Played(games, length.chosen * games // length.games, length.answered * games // length.games, 0.0, spent)
    what = f"random play, {name}, {peer.game.num_players()} players (C++, loop too)"
    return {"what": what, **_speeds(played), "copying": None, "copy_microseconds": None, "bytes_per_state": None}


def _with_a_choice(peer: OpenSpiel, decisions: int) -> Any:
    """A state from the middle of a random game with at least two actions: with one alone, search returns at once."""
    while True:
        state = peer.start()
        peer.play(state, max(1, decisions))
        while not state.is_terminal() and (state.is_chance_node() or len(state.legal_actions()) == 1):
            state.apply_action(_sampled(state.chance_outcomes()) if state.is_chance_node() else state.legal_actions()[0])
        if not state.is_terminal():
            return state


def search_figures(name: str, seconds: float) -> dict[str, object]:
    """Iterations of open_spiel's own tree search, in C++ for games in C++. Its rollouts go to the end of the game: they cannot be cut."""
    import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

    peer = OpenSpiel(name)
    length = play_for(seconds / 4, peer.start, peer.play)
    positions = [_with_a_choice(peer, length.answered // length.games // 2) for _ in range(POSITIONS)]
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    bot = pyspiel.MCTSBot(peer.game, evaluator, 1.4, max_simulations=SIMULATIONS, max_memory_mb=256, solve=False, seed=SEED, verbose=False)
    done, begun, spent = 0, process_time(), 0.0
    for state in cycle(positions):
        bot.step(state)
        done += SIMULATIONS
        spent = process_time() - begun
        if spent >= seconds:
            break
    return {"what": f"{peer.what}, MCTS, rollouts to the end", "iterations_per_second": done / spent}


DEFAULT_GAMES = {"catanatron": "base", "open_spiel": "backgammon", "rlcard": "leduc-holdem"}


def measured(peer: str, game: str, seconds: float) -> dict[str, object]:
    if peer == "catanatron":
        return figures(Catanatron(), seconds)
    if peer == "rlcard":
        return figures(RlCard(game), seconds)
    if game.endswith(":rollouts"):
        return rollout_figures(game.removesuffix(":rollouts"), seconds)
    if game.endswith(":search"):
        return search_figures(game.removesuffix(":search"), seconds)
    return figures(OpenSpiel(game), seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure one peer; the last line is JSON.")
    parser.add_argument("peer", choices=sorted(DEFAULT_GAMES))
    parser.add_argument("--game", help="of rlcard or open_spiel (`hearts:rollouts`: the loop in C++ too; `hearts:search`: its tree search)")
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    random.seed(SEED)
    game = args.game or DEFAULT_GAMES[args.peer]
    result = measured(args.peer, game, args.seconds)
    about = {"peer": args.peer, "version": metadata.version(args.peer), "python": platform.python_version(), "game": game}
    print(json.dumps({**about, **result}))


if __name__ == "__main__":
    main()
