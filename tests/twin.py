"""Whole games for people to play, each with a twin that knows the options, chooses sensibly, and ends as the game has to."""

from dataclasses import dataclass
from typing import Final

import pytest

import deska
from deska import TABLE, Decision, Outcome, Reason
from deska.bots import make
from deska.bots.levels import GREEDY, RANDOM
from deska.table.play import lone_answer
from deska.text import Texts

NAMES: Final = ("Anna", "Bob", "Cyril", "Dora", "Eva")
LANGUAGES: Final = ("cs", "en")
MANOR: Final = {
    ("chaos-ogre", 1): (2, 1),
    ("chaos-ogre", 2): (5, 6),
    ("chaos-ogre", 4): (1, 2),
    ("min-wraith", 1): (6, 8),
    ("min-wraith", 2): (6, 1),
    ("min-wraith", 4): (4, 1),
    ("therus", 1): (4, 1),
    ("therus", 2): (4, 2),
    ("therus", 4): (4, 3),
}
"""For each monster and its characters, deals that do not take too long, in Czech and in English."""
SENSE: Final = {"chaos-ogre": 400, "min-wraith": 350, "therus": 100}
BRIEF: Final = 60
"""In Czech the wardens play well for long enough to win at times; in English they soon lose, in all possible ways."""
ALWAYS: Final = 1_000_000


@dataclass(frozen=True)
class Deal:
    """A game to be played from the first choice to the result."""

    game: str
    seats: int
    lang: str
    seed: int
    variant: tuple[tuple[str, str], ...] = ()
    sense: int = ALWAYS
    """After so many choices, chance decides: a team that knows how to turn time back could play for days."""

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.seats]

    def __str__(self) -> str:
        return "-".join((self.game, str(self.seats), *(value if value != "on" else name for name, value in self.variant), self.lang))


def evenfall(seats: int, side: str, lang: str, seed: int) -> Deal:
    return Deal("evenfall", seats, lang, seed, (("side", side),))


def eldervale(seats: int, lang: str) -> Deal:
    return Deal("eldervale", seats, lang, 1 + LANGUAGES.index(lang), (("team", "on"),) if seats == 4 else ())


def weirdwood(monster: str, seats: int, lang: str, seed: int) -> Deal:
    return Deal("weirdwood", seats, lang, seed, (("monster", monster),), SENSE[monster] if lang == "cs" else BRIEF)


DEALS: Final = (
    evenfall(4, "moon", "cs", 1),
    evenfall(4, "sun", "en", 1),
    evenfall(1, "sun", "cs", 1),
    evenfall(1, "moon", "en", 4),
    *(weirdwood(*where, lang, seed) for where, seeds in MANOR.items() for lang, seed in zip(LANGUAGES, seeds, strict=True)),
    *(eldervale(seats, lang) for seats in (1, 2, 4, 5) for lang in LANGUAGES),
)


def whole_games(*quick: str) -> list[pytest.ParameterSet]:
    """All games; those that are not quick belong to long runs."""
    assert set(quick) <= {str(deal) for deal in DEALS}
    return [pytest.param(deal, id=str(deal), marks=() if str(deal) in quick else pytest.mark.soak) for deal in DEALS]


class Twin:
    """The same game, played along in the process of the test."""

    def __init__(self, deal: Deal) -> None:
        self.game = deska.new(deal.game, deal.seats, deal.seed, dict(deal.variant))
        self.texts = Texts(self.game.spec, deal.lang, deal.names, strict=True)
        self.adviser = make(GREEDY, self.game.spec, deal.seed)
        self.chance = make(RANDOM, self.game.spec, deal.seed)
        self.sense = deal.sense
        self.made = 0
        """The number of choices so far, including those that nobody is asked for."""

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome
        assert outcome is not None
        return outcome

    @property
    def reason(self) -> str:
        """The reason why the game ended, in words."""
        return self.texts.reason(Reason(self.outcome.reason))

    def asked(self, seat: int) -> Decision | None:
        """The decision that the seat has to answer, alone or with the whole table."""
        return next((decision for decision in self.game.waiting if decision.seat in (seat, TABLE)), None)

    def advice(self, seat: int) -> str:
        adviser = self.adviser if self.made < self.sense else self.chance
        return self.game.spec.actions.names[adviser.choose(self.game, seat)]

    def labels(self, decision: Decision) -> list[str]:
        return [self.texts.option_label(decision, option) for option in decision.options]

    def choose(self, option: str, seat: int) -> None:
        self.game.choose(option, seat)
        self.made += 1

    def settle(self) -> None:
        """Give all answers that a table in the browser gives by itself."""
        while (given := next(filter(None, map(self.unasked, self.game.waiting)), None)) is not None:
            self.choose(*given)

    def unasked(self, decision: Decision) -> tuple[str, int] | None:
        """The answer that the table gives for a seat that can do nothing, if that is no secret."""
        is_open = self.game.spec.open_hands or self.game.seats == 1
        only = lone_answer(self.game) if is_open else ""
        return (only, max(decision.seat, 0)) if only else None
