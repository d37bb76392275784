"""The page of the ladders: tables of what has been played so far, with intervals, beside what is asked for."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from deska.lab.arena import Standing
from deska.lab.balance_report import as_markdown, share
from deska.lab.demands import Demand, begun, demands, enough_below, is_over
from deska.lab.ladders import AHEAD, ENOUGH, Step, steps
from deska.lab.outside import name_of
from deska.lab.ratings import victories
from deska.lab.sequential import ABOVE
from deska.lab.tally import Estimate

HEAD: Final = """\
# Ladders

Written by `scripts/ladders.py` from the files of this folder; do not edit it by hand. It goes on where they stop, on any machine:
`.venv-compiled/bin/python scripts/ladders.py --minutes 60`. Levels think in worlds, so speed makes no difference. "greedy" is the
sensible player as of commit `522000c`.

A bar is *met* or *missed* when it is decided: when its test is sure, or when all its games are played. Until then it is *open*, and its
share says little. Where all play together, no level has to win more than one below that wins nine of ten games; a level stops when all
that is asked of it is sure, unless the next one has to be compared with it.
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


# --- levels against each other


def versus(listed: Sequence[Step], folder: Path) -> Iterator[list[str]]:
    """A row for each match in which levels meet."""
    for step in listed:
        if len(step.bots) > 1:
            competition, commit = begun(step, folder)
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
    """A row for each level, in the order of the ladder, with what is asked of it."""
    for step in sorted([step for step in listed if len(step.bots) == 1], key=lambda step: (tuple(step.variant.values()), step.turn)):
        competition, commit = begun(step, folder)
        won = victories(competition.bouts, step.bots[0])
        name = ", ".join([name_of(step.bots[0]), *step.variant.values(), *(["alone"] if step.seats == 1 else [])])
        bars = list(demands(step, folder))
        asked = "; ".join(demand.asked for demand in bars)
        if not bars and (enough := enough_below(step, folder)):
            asked = f"nothing: {enough} wins {ENOUGH:.0%}"
        over = is_over(step, folder)
        yield [name, f"{won.games}", shown(won), asked, "; ".join(verdict_of(demand, over) for demand in bars), commit]


def verdict_of(demand: Demand, is_over: bool) -> str:
    if not demand.deals:
        return UNPLAYED
    if demand.side or is_over:
        return MET if demand.side == ABOVE or (not demand.side and demand.reached) else MISSED
    return OPEN
