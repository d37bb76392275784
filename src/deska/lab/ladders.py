"""The ladders: matches that show how much stronger each level is than the one below it.

They take hours, so they are played little by little: every match has a file in one folder, and any machine can go on with it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from deska.api import spec_of
from deska.lab.arena import Arena, Competition, Match
from deska.lab.outside import name_of

FOLDER: Final = Path("docs", "ladders")
SEED: Final = 17
OLD_BUILD: Final = "522000c"
OLD_BUILDS: Final = {"weirdwood": "4028125b"}
"""Where steps have other names since then, a later build in which the sensible player chooses the same."""
OLD_SOURCES: Final = Path("build")
GREEDY: Final = "greedy"
"""The sensible player that levels are measured by, as it was when the levels were begun."""


def old_build(game: str) -> str:
    return OLD_BUILDS.get(game, OLD_BUILD)


def old_sources(game: str) -> Path:
    """The sources of that player, in a worktree. All paths begin at the root of the repository."""
    return OLD_SOURCES / f"{GREEDY}-{old_build(game)}"


def old_greedy(game: str) -> str:
    return f"{GREEDY}=cmd:env PYTHONPATH={old_sources(game)}/src .venv/bin/python -P src/deska/lab/serving.py {GREEDY}"


MOST: Final = 200
MOST_OF_MASTERS: Final = 60
STEP: Final = 0.62
"""The share that Player and Expert are to win against the level below."""
AHEAD: Final = 0.5
"""Master and Grandmaster have to be ahead of the level below, beyond doubt."""
FIRST_OF_FOUR: Final = 0.85
GAIN: Final = 0.08
"""The share by which a level that plays together with copies of itself has to win more often than the level below."""
ENOUGH: Final = 0.9
"""A level that wins so many games need not win more often than the level below."""
COMPETITIVE: Final = {"ethnos": 0.95, "evenfall": 0.95, "eldervale": 0.9}
"""The share that Grandmaster is to win against that greedy player, with two seats."""
ALONE: Final = {"evenfall": {"automa": "heir"}, "eldervale": {"difficulty": "legend"}}
"""The hardest opponents of a lone player."""
WON_ALONE: Final = 0.8
"""The share of games that Grandmaster has to win against them."""
NEMESES: Final = {"rageborne": 0.95, "carapace-queen": 0.75, "prince-of-gluttons": 0.75, "crooked-mask": 0.75}
MONSTERS: Final = ("chaos-ogre", "min-wraith", "therus")
OVER_GREEDY: Final = 0.2
"""The share by which Grandmaster is to win more often than that greedy player in Weirdwood."""
LEVELS: Final = ("apprentice", "player", "expert", "master", "grandmaster")


@dataclass(frozen=True)
class Step:
    """A match of a ladder. With a single bot, all seats play with their like, on the same deals as the other levels do."""

    game: str
    bots: tuple[str, ...]
    turn: int
    """Steps of a lower turn come first: they are the cheapest, and tell most."""
    bar: float
    """The share of victories that the bot named first should reach; 0 if there is none."""
    most: int = MOST
    seats: int = 2
    variant: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of its file: the game, the switches, then the bots."""
        bots = dict.fromkeys(name_of(bot) for bot in self.bots)
        seats = [f"{self.seats}-seats"] if self.seats > 2 else ["alone"] if self.seats == 1 else []
        return "-".join([self.game, *self.variant.values(), *bots, *seats])

    @property
    def until(self) -> float | None:
        """The bar that a match ends at when it is surely above or below; the levels of a trial all play the same number of deals."""
        return self.bar if len(self.bots) > 1 else None

    def path(self, folder: Path) -> Path:
        return folder / f"{self.name}.jsonl"

    def competition(self, most: int = MOST) -> Competition:
        """The match before anything is played, with at most so many games."""
        spec = spec_of(self.game)
        match = Match(self.bots, is_trial=False) if len(self.bots) > 1 else Match(self.bots * self.seats, is_trial=True)
        arena = Arena(spec, (match,), SEED, spec.setup(self.seats, self.variant).variant)
        return Competition(arena, min(most, self.most), self.until)


def steps() -> list[Step]:
    """All matches, in the order in which they are best played."""
    planned = [step for game, bar in COMPETITIVE.items() for step in competitive(game, bar)]
    planned += [step for nemesis, bar in NEMESES.items() for step in together("aeons_end", {"nemesis": nemesis}, bar)]
    for monster in MONSTERS:
        planned.append(Step("weirdwood", (old_greedy("weirdwood"),), 1, 0.0, MOST_OF_MASTERS, 2, {"monster": monster}))
        planned += together("weirdwood", {"monster": monster}, 0.0)
    planned += [Step(game, ("grandmaster",), 6, WON_ALONE, MOST_OF_MASTERS, 1, variant) for game, variant in ALONE.items()]
    return sorted(planned, key=lambda step: step.turn)


def competitive(game: str, bar: float) -> Iterator[Step]:
    yield Step(game, ("player", "apprentice"), 1, STEP)
    yield Step(game, ("expert", "player"), 2, STEP)
    yield Step(game, ("master", "expert"), 3, AHEAD, MOST_OF_MASTERS)
    yield Step(game, ("grandmaster", old_greedy(game)), 4, bar, MOST_OF_MASTERS)
    yield Step(game, ("grandmaster", "master"), 5, AHEAD, MOST_OF_MASTERS)
    yield Step(game, ("grandmaster", *[old_greedy(game)] * 3), 6, FIRST_OF_FOUR, MOST_OF_MASTERS, 4)


def together(game: str, variant: Mapping[str, str], bar: float) -> Iterator[Step]:
    for turn, level in enumerate(LEVELS):
        yield Step(game, (level,), max(1, turn), bar if level == LEVELS[-1] else 0.0, MOST_OF_MASTERS, 2, variant)
