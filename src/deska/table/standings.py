"""The ranking at the end of a game: of seats, teams, rivals, or all players together."""

from dataclasses import dataclass

from deska.kernel.values import Outcome

Members = tuple[int, ...]
"""Seats; the numbers after the last seat are rivals."""


@dataclass(frozen=True)
class Standing:
    """The place of one side: a seat, a team, a rival, or all players together."""

    place: int
    members: Members
    score: int


def standings(outcome: Outcome, together: bool) -> list[Standing]:
    """The ranking, best first. The outcome names the winners, even among equal scores."""
    scores = scores_of(outcome)
    winners = outcome.winners or range(len(outcome.scores), len(scores))  # if no seat wins, a rival does
    ranks: dict[Members, tuple[bool, int]] = {}
    for side in sides_of(outcome, together):
        ranks[side] = side[0] in winners, outcome.scores[0] if together else sum(scores[member] for member in side)
    ranked = sorted(ranks, key=ranks.__getitem__, reverse=True)
    return [Standing(place_of(ranks[side], [*ranks.values()]), side, ranks[side][1]) for side in ranked]


@dataclass(frozen=True)
class Result:
    """The end of a game in short, as lists of games show it."""

    at: int
    """Milliseconds since 1970."""
    places: tuple[int, ...]
    """By seat, the members of a team share theirs."""
    scores: tuple[int, ...]
    """By seat; that of the whole team in a team."""
    sides: int
    """The number of those who were ranked."""
    won: tuple[bool, ...]
    best: int
    """The best score of all."""


def result_of(outcome: Outcome, together: bool, at: int) -> Result:
    ranked = standings(outcome, together)
    side = {member: standing for standing in ranked for member in standing.members}
    seats = range(len(outcome.scores))
    return Result(
        at,
        tuple(side[seat].place for seat in seats),
        tuple(side[seat].score for seat in seats),
        len(ranked),
        tuple(seat in outcome.winners for seat in seats),
        max(standing.score for standing in ranked),
    )


def scores_of(outcome: Outcome) -> list[int]:
    """The scores of the seats, then of the rivals."""
    return [*outcome.scores, *(rival.score for rival in outcome.rivals)]


def points_of(outcome: Outcome) -> list[dict[str, int]]:
    """The points by source, for the seats, then for the rivals."""
    return [*outcome.breakdown, *(rival.points for rival in outcome.rivals)]


def sides_of(outcome: Outcome, together: bool) -> list[Members]:
    seats, all_of_them = len(outcome.scores), len(outcome.scores) + len(outcome.rivals)
    if together:
        return [tuple(range(seats))]
    return [*(outcome.teams or [(seat,) for seat in range(seats)]), *((rival,) for rival in range(seats, all_of_them))]


def place_of(rank: tuple[bool, int], ranks: list[tuple[bool, int]]) -> int:
    won, _ = rank
    return 1 if won else 1 + sum(other > rank for other in ranks)
