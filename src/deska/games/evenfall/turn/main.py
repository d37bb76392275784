"""Main actions: the form that all main actions of a turn have."""

from abc import ABC, abstractmethod

from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.state import Evenfall
from deska.kernel import Reason
from deska.kernel.actions import Verb


class MainAction(ABC):
    """One of the main actions. It is known by the verbs of its options."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs

    def holds(self, option: int) -> bool:
        return self.verb_of(option) is not None

    def verb_of(self, option: int) -> Verb | None:
        for verb in self.verbs:
            if verb.holds(option):
                return verb
        return None

    def card(self, option: int) -> int:
        """The card that an option names first."""
        verb = self.verb_of(option)
        return NOTHING if verb is None else verb.arg(option)

    @abstractmethod
    def offer(self, game: Evenfall, seat: int, options: list[int]) -> None:
        """Add the options that a seat has."""

    @abstractmethod
    def take(self, game: Evenfall, seat: int, option: int) -> None:
        """Carry one of them out."""

    @abstractmethod
    def why_not(self, game: Evenfall, seat: int, option: int) -> Reason:
        """The reason why an option is not offered."""
