"""The speed of search in one of our games: whole games of the greedy player, and iterations of a tree search with short rollouts.

The tree is a plain one of information sets (UCT), in this file, in Python: it is the same in both builds. What is measured is what search
asks of an engine: imagine a game, choose, play on, judge. Time is that of the processor, so that a busy machine counts less.
"""

from __future__ import annotations

import random
from itertools import count
from math import inf, log, sqrt
from time import process_time
from typing import Any

from deska.kernel.play import play_steps
from deska.kernel.rng import Rng, seeded
from deska.kernel.values import TABLE

CUT = 10  # choices of a rollout before the position is judged
ITERATIONS = 200  # of one search, before the next position
POSITIONS = 16
EXPLORATION = 1.4
SEED = 7


class Node:
    """A decision or its result: how often it was visited, and the value of it for the seat that searches."""

    __slots__ = ("after", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.after: dict[int, Node] = {}


def worlds_per_second(openings: list[Any], seconds: float) -> float:
    """Imagined games from some openings in turn, played to their end by the greedy player on all seats."""
    policy = openings[0].spec.greedy
    rng = seeded(SEED)
    worlds, begun, spent = 0, process_time(), 0.0
    while worlds < len(openings) or spent < seconds:
        opening = openings[worlds % len(openings)]
        world = opening.spec.imagine(opening, opening.actor, SEED + worlds)
        while world.legal:
            legal = world.legal
            world.play(legal[0] if len(legal) == 1 else policy(world, world.actor, rng))
        worlds += 1
        spent = process_time() - begun
    return worlds / spent


def iterations_per_second(positions: list[Any], seconds: float) -> float:
    """Iterations of the tree search, some hundred in each position."""
    rng = seeded(SEED)
    done, begun, spent = 0, process_time(), 0.0
    for turn in count():
        position = positions[turn % len(positions)]
        root = Node()
        for number in range(ITERATIONS):
            iterate(root, position, SEED + number, rng)
        done += ITERATIONS
        spent = process_time() - begun
        if spent >= seconds:
            break
    return done / spent


def iterate(root: Node, position: Any, seed: int, rng: Rng) -> None:
    """One iteration: imagine, walk down the tree, add a node, play on at random for some choices, judge, and walk up again."""
    spec, seat = position.spec, position.actor
    game = spec.imagine(position, seat, seed)
    node, path = root, [root]
    while game.legal:
        option = promising(node, game.legal, is_own=game.stack[-1].seat in (seat, TABLE))
        game.play(option)
        is_new = option not in node.after
        node = node.after.setdefault(option, Node())
        path.append(node)
        if is_new:
            break
    play_steps(game, rng, CUT)
    value = judged(game, seat)
    for visited in path:
        visited.visits += 1
        visited.total += value


def promising(node: Node, legal: list[int], is_own: bool) -> int:
    """The option with the highest bound; others choose what is worst for us."""
    best, most = legal[0], -inf
    scale = log(node.visits + 1)
    for option in legal:
        child = node.after.get(option)
        if child is None:
            return option
        mean = child.total / child.visits
        bound = (mean if is_own else 1.0 - mean) + EXPLORATION * sqrt(scale / child.visits)
        if bound > most:
            best, most = option, bound
    return best


def judged(game: Any, seat: int) -> float:
    """The game's own estimate, or the result if the game is over."""
    if game.legal and game.spec.evaluate is not None:
        return float(game.spec.evaluate(game, seat))
    winners = game.result(game.ended).winners
    return 1.0 / len(winners) if seat in winners else 0.0


def middle_positions(start: Any, decisions: int) -> list[Any]:
    """Positions from the middle of random games, in which somebody has a real choice."""
    pick = random.Random(SEED)
    positions: list[Any] = []
    for seed in count(1):
        game = start(seed)
        left = decisions
        while game.legal and (left > 0 or len(game.legal) == 1):
            left -= len(game.legal) > 1
            game.apply(pick.choice(game.legal))
        if game.legal:
            positions.append(game)
        if len(positions) == POSITIONS:
            return positions
    raise AssertionError("games never end")
