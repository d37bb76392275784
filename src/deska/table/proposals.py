"""What people decide together: to take something back beyond a barrier, to let a bot play for somebody who is absent."""

from dataclasses import dataclass, field
from typing import Final

UNDO: Final = "undo"
TAKEOVER: Final = "takeover"


@dataclass
class Proposal:
    """One seat proposes, others vote; it lapses with the next choice."""

    id: str
    kind: str
    seat: int
    target: int
    """Of an undo the place to go back to, of a take-over the seat."""
    level: str = ""
    voters: frozenset[int] = frozenset()
    """The seats whose people are asked, without the one who proposes."""
    votes: dict[int, bool] = field(default_factory=dict)

    def vote(self, seats: list[int], yes: bool) -> bool:
        """Count the votes of a person's seats; whether any of them may vote."""
        own = self.voters & set(seats)
        self.votes |= dict.fromkeys(own, yes)
        return bool(own)

    @property
    def verdict(self) -> bool | None:
        """Everybody has to agree. None: not decided yet."""
        if not all(self.votes.values()):
            return False
        return True if len(self.votes) == len(self.voters) else None
