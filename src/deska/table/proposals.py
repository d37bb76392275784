"""Proposals that people vote on: an undo beyond a barrier, or a bot that plays for somebody who is absent."""

from dataclasses import asdict, dataclass, field
from typing import Any, Final

UNDO: Final = "undo"
TAKEOVER: Final = "takeover"


@dataclass
class Proposal:
    """One seat proposes, others vote; it lapses with the next choice."""

    id: str
    kind: str
    seat: int
    target: int
    """The place to go back to for an undo, the seat for a take-over."""
    level: str = ""
    voters: frozenset[int] = frozenset()
    """The seats whose people are asked, without the one who proposes."""
    votes: dict[int, bool] = field(default_factory=dict)

    def vote(self, seats: list[int], yes: bool) -> bool:
        """Count the vote of a person for their seats; False if none of them may vote."""
        own = self.voters & set(seats)
        self.votes |= dict.fromkeys(own, yes)
        return bool(own)

    @property
    def verdict(self) -> bool | None:
        """True if all have agreed; None while somebody has not voted."""
        if not all(self.votes.values()):
            return False
        return True if len(self.votes) == len(self.voters) else None


def kept_proposal(proposal: Proposal | None) -> dict[str, Any] | None:
    """A proposal as plain data."""
    return asdict(proposal) | {"voters": sorted(proposal.voters), "votes": sorted(proposal.votes.items())} if proposal else None


def proposal_of(kept: dict[str, Any] | None) -> Proposal | None:
    return Proposal(**{**kept, "voters": frozenset(kept["voters"]), "votes": dict(kept["votes"])}) if kept else None
