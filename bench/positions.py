"""Show what a level that searches chooses in recorded positions, beside the sensible player, for somebody who knows the game to judge.

    .venv-compiled/bin/python bench/positions.py ethnos --positions 50
    .venv-compiled/bin/python bench/positions.py evenfall --positions 50 --all

Positions come from games of sensible players, a few of each game, spread over its whole length. Budgets are in worlds, so the same command
shows the same choices on every machine. The table is printed where the two choices differ, or everywhere with `--all`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from rich.console import Console

import deska
from deska import Decision, Game, GameSpec
from deska.bots import make
from deska.bots.handle import Handle
from deska.bots.hints import ranked
from deska.bots.ladder import SEARCHERS
from deska.bots.search import Rating, Rollouts
from deska.kernel.rng import seeded
from deska.terminal.machine import TERMINAL
from deska.terminal.picture import picture_of
from deska.terminal.screen import Screen
from deska.text import Messages, Texts

WIDTH = 150
MOST_OPTIONS = 8


def recorded(spec: GameSpec, seats: int, seed: int, each: int, variant: dict[str, str]) -> Iterator[Game]:
    """Positions of one game after the other in which somebody has a choice, so many of each game, in equal distances."""
    while True:
        game = spec.new(seats, seed, variant)
        players = [make("player", spec, 100 * seed + seat) for seat in range(seats)]
        met: list[Game] = []
        while game.legal:
            if len(game.legal) > 1 and game.pending is not None and game.pending.seat >= 0:
                met.append(game.clone())
            game.apply(players[game.actor].choose(game, game.actor))
        yield from [met[(2 * place + 1) * len(met) // (2 * each)] for place in range(min(each, len(met)))]
        seed += 1


class Judged:
    """A position with what the level found there."""

    def __init__(self, game: Game, worlds: int) -> None:
        self.game = game
        self.seat = game.actor
        self.sensible = make("player", game.spec, 1).choose(game, self.seat)
        search = Rollouts(worlds)
        self.chosen = search.choose(Handle(game, self.seat, seeded(game.choices)))
        self.ratings = ranked(search.ratings, self.chosen)
        self.champion = next(rating for rating in self.ratings if rating.option == self.sensible)

    @property
    def differs(self) -> bool:
        return self.chosen != self.sensible

    def line(self, rating: Rating, decision: Decision, texts: Texts) -> str:
        """An option in words: its worth, its lead over the sensible choice with the standard error, and its worlds."""
        worlds = len(rating.results)
        lead, error = rating.lead(self.champion)
        mark = ("chosen" if rating.option == self.chosen else "") + (" sensible" if rating.option == self.sensible else "")
        said = texts.option_label(decision, self.game.spec.actions.names[rating.option])
        return f"  {rating.mean(worlds):+.3f}  {lead:+.3f} ± {error:.3f}  {worlds:4}  {mark.strip():16}  {said}"


def show(judged: Judged, number: int, screen: Screen, everything: bool) -> None:
    game, texts = judged.game, screen.texts
    decision = game.pending
    assert decision is not None
    print(f"\n=== {number}: choice {game.choices}, seat {judged.seat + 1}, {len(game.legal)} options{', DIFFERS' * judged.differs}")
    if judged.differs or everything:
        screen.print(screen.table(picture_of(game, judged.seat, texts)))
    print(texts.prompt(decision))
    for rating in judged.ratings[:MOST_OPTIONS]:
        print(judged.line(rating, decision, texts), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="grandmaster", choices=sorted(SEARCHERS))
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--each", type=int, default=5, help="positions of a game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--all", action="store_true", help="print the table of every position")
    args = parser.parse_args()
    spec = deska.spec_of(args.game)
    variant = dict(text.split("=", 1) for text in args.variant)
    screen = Screen(Console(width=WIDTH, highlight=False), Texts(spec, "en"), Messages("en", (TERMINAL,)))
    positions = recorded(spec, args.seats, args.seed, args.each, variant)
    differing = 0
    for number in range(1, args.positions + 1):
        judged = Judged(next(positions), SEARCHERS[args.level].worlds)
        differing += judged.differs
        show(judged, number, screen, args.all)
    print(f"\n{differing} of {args.positions} choices differ from the sensible player's")


if __name__ == "__main__":
    main()
