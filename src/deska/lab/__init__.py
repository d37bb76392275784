"""Experiments: simulate games between bots and add up the results."""

from deska.lab.games import Played, Series
from deska.lab.simulation import Results, simulate
from deska.lab.tally import Estimate, Tally

__all__ = ["Estimate", "Played", "Results", "Series", "Tally", "simulate"]
