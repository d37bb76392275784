"""The page of the ladders: tables of what has been played so far, with intervals, beside what is asked for."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from deska.lab.arena import Bout, Competition, Standing
from deska.lab.arena_file import parsed, whole_lines
from deska.lab.arena_report import points
from deska.lab.balance_report import as_markdown, share
from deska.lab.ladders import AHEAD, ENOUGH, GAIN, LEVELS, OLD_GREEDY, OVER_GREEDY, Step, steps
from deska.lab.outside import name_of
from deska.lab.ratings import difference, victories
from deska.lab.sequential import ABOVE
from deska.lab.tally import Estimate

HEAD: Final = """\
# Ladders

Written by `scripts/ladders.py` from the files of this folder; do not edit it by hand. It goes on where they stop, on any machine:
`.venv-compiled/bin/python scripts/ladders.py --minutes 60`. Levels think in worlds, so speed makes no difference. "greedy" is the
sensible player as of commit `522000c`.

A bar is *met* or *missed* when the match is decided: when its test is sure, or when all its games are played. Until then it is *open*,
and its share says little.
"""
MET: Final = "met"
MISSED: Final = "**missed**"
OPEN: Final = "open"
UNPLAYED: Final = "–"


def page(folder: Path) -> str:
    """The whole page, a table for each game."""
    parts = [HEAD]
    for game, own in groupby(sorted(steps(), key=lambda step: step.game), key=lambda step: step.game):
        listed = list(own)
        rows = [*versus(listed, folder), *trials(listed, folder)]
        parts.append(f"## `{game}`\n")
        parts.append(as_markdown(["match", "games", "won (95 %)", "asked for", "bar", "commit"], rows) + "\n")
    return "\n".join(parts)


def played(step: Step, folder: Path) -> tuple[Competition, str]:
    """A match as far as its file goes, and the commit that it was begun with."""
    competition = step.competition()
    path = step.path(folder)
    head, bouts = parsed(path, whole_lines(path)) if path.exists() else ({}, [])
    for bout in bouts:
        competition.add(bout)
    return competition, str(head.get("commit", ""))


# --- levels against each other


def versus(listed: Sequence[Step], folder: Path) -> Iterator[list[str]]:
    """A row for each match in which levels meet."""
    for step in listed:
        if len(step.bots) > 1:
            competition, commit = played(step, folder)
            won = victories(competition.bouts, step.bots[0])
            name = competition.arena.matches[0].name
            yield [name, f"{won.games}", shown(won), asked_for(step), met(step, competition.standings[0], won), commit]


def asked_for(step: Step) -> str:
    return f"surely above {step.bar:.0%}" if step.bar == AHEAD else f"{step.bar:.0%}"


def met(step: Step, standing: Standing, won: Estimate) -> str:
    if not won.games:
        return UNPLAYED
    if standing.is_open:
        return OPEN
    reached = standing.side == ABOVE or (won.low > AHEAD if step.bar == AHEAD else won.rate >= step.bar)
    return MET if reached else MISSED


def shown(won: Estimate) -> str:
    return share(won) if won.games else UNPLAYED


# --- levels that play with their like, on the same deals


def trials(listed: Sequence[Step], folder: Path) -> Iterator[list[str]]:
    """A row for each level, in the order of the ladder, with the difference to the level below."""
    alone = sorted([step for step in listed if len(step.bots) == 1], key=lambda step: (tuple(step.variant.values()), step.turn))
    below: dict[str, list[Bout]] = {}
    for place, step in enumerate(alone):
        if place and alone[place - 1].variant != step.variant:
            below = {}
        competition, commit = played(step, folder)
        own = competition.bouts
        won = victories(own, step.bots[0])
        name = ", ".join([name_of(step.bots[0]), *step.variant.values(), *(["alone"] if step.seats == 1 else [])])
        bars = list(bars_of(step, own, won, below, competition.standings[0].is_open))
        yield [name, f"{won.games}", shown(won), "; ".join(asked for asked, _ in bars), "; ".join(verdict for _, verdict in bars), commit]
        below[step.bots[0]] = own


def bars_of(
    step: Step, own: Sequence[Bout], won: Estimate, below: Mapping[str, Sequence[Bout]], is_open: bool
) -> Iterator[tuple[str, str]]:
    """The demands on a level, and whether it meets them."""
    if step.bar:
        yield f"{step.bar:.0%}", verdict_of(won.rate >= step.bar, won.games, is_open)
    place = LEVELS.index(step.bots[0]) if step.bots[0] in LEVELS else 0
    if step.seats > 1 and place:
        yield over(own, won, below[LEVELS[place - 1]], LEVELS[place - 1], GAIN, is_open)
    if step.game == "weirdwood" and step.bots[0] == LEVELS[-1]:
        yield over(own, won, below[OLD_GREEDY], name_of(OLD_GREEDY), OVER_GREEDY, is_open)


def over(own: Sequence[Bout], won: Estimate, weaker: Sequence[Bout], name: str, gain: float, is_open: bool) -> tuple[str, str]:
    """A bar of points over another level on the same deals; at 90 % it need not get better."""
    apart = difference(own, weaker)
    both = min(len(own), len(weaker))
    asked = f"{100 * gain:.0f} points over {name}" + (f": {points(apart)}" if both else "")
    return asked, verdict_of(apart.value >= gain or won.rate >= ENOUGH, both, is_open)


def verdict_of(reached: bool, games: int, is_open: bool) -> str:
    if not games:
        return UNPLAYED
    return OPEN if is_open else MET if reached else MISSED
