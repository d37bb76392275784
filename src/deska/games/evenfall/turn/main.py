"""Hlavní akce: the form that all main actions of a turn have."""

from deska.games.evenfall.components.state import Evenfall
from deska.kernel import Reason
from deska.kernel.actions import Verb


class MainAction:
    """One of the main actions. It is known by the verbs of its options."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs

    def holds(self, option: int) -> bool:
        return any(verb.holds(option) for verb in self.verbs)

    def card(self, option: int) -> int:
        """The card that an option names first."""
        return next(verb.arg(option) for verb in self.verbs if verb.holds(option))

    def offer(self, game: Evenfall, seat: int, options: list[int]) -> None:
        """Add the options that a seat has."""

    def take(self, game: Evenfall, seat: int, option: int) -> None:
        """Carry one of them out."""

    def why_not(self, game: Evenfall, seat: int, option: int) -> Reason:
        """The reason why an option is not offered."""
        raise NotImplementedError
