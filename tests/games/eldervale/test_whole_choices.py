"""Whole games at random: what somebody chooses is told to all, with the names of what was chosen."""

from dataclasses import dataclass
from typing import Any, Final

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.components.state import Eldervale
from deska.kernel import Event, seeded
from deska.kernel.game import LONE_OPTION
from deska.testing import rule

GAMES: Final[tuple[tuple[int, dict[str, str]], ...]] = (
    (1, {}),
    (2, {"mercenaries": "on", "legendary": "on", "tactics": "on"}),
    (3, {"oracle": "on", "giant": "on", "mother": "on", "draft": "on"}),
    (4, {"team": "on", "mercenaries": "on", "tactics": "on"}),
)
SEEDS: Final = range(3)
TOLD: Final = {
    # the verb of an option: the message, and what each of the option's words is called there
    "act": "el-acted place",
    "aid": "el-paid resource",
    "attach": "el-attached aura card",
    "burn": "el-burned card",
    "buy": "el-buys card",
    "cash": "el-cashed face",
    "cast": "el-cast card",
    "discard": "el-discarded card",
    "faction": "el-plays faction",
    "fight": "el-paid resource",
    "fulfil": "el-fulfilled card",
    "give": "el-gave card",
    "hire": "el-hired unit",
    "invade": "el-invaded monster",
    "join": "el-moved unit",
    "keep": "el-kept card",
    "lift": "el-lifted unit",
    "orb": "el-orb-on-card card",
    "place": "el-placed unit realm",
    "put": "el-put face",
    "receive": "el-gave card",
    "recruit": "el-recruited unit",
    "regroup": "el-regroups",
    "reward": "el-took-reward card",
    "rise": "el-rose element",
    "settle": "el-built realm",
    "steal": "el-stolen other resource",
    "tactics": "el-tactics-ready",
}
SELDOM: Final = {"aid", "attach", "faction", "give", "hire", "keep", "orb", "receive", "regroup", "reward", "steal", "tactics"}
"""Verbs that do not occur in each of the games."""
OF_OTHERS: Final = {"buy", "invade", "receive"}
"""The event names another player, or none."""


@dataclass(frozen=True)
class Owed:
    """The event that an option asks for: its message and arguments."""

    option: str
    message: str
    args: dict[str, Any]

    def is_told_by(self, event: Event) -> bool:
        return event.message == self.message and all(str(event.args[name]) == word for name, word in self.args.items())


def owed(option: str, seat: int) -> list[Owed]:
    verb, *words = option.split(":")
    if verb not in TOLD:
        return []
    message, *names = TOLD[verb].split()
    player = {} if verb in OF_OTHERS or seat < 0 else {"player": str(seat)}
    return [Owed(option, message, dict(zip(names, words, strict=False)) | player)]


@rule("EL-056", "EL-065", "EL-089", "EL-097", "EL-104", "EL-123", "EL-131", "EL-135", "EL-146", "EL-161", "EL-166", "EL-248", table=True)
@pytest.mark.parametrize(("seats", "variant"), GAMES)
def test_choices_are_heard(seats: int, variant: dict[str, str]) -> None:
    chosen: set[str] = set()
    for seed in SEEDS:
        game = SPEC.new(seats, seed, variant)
        assert isinstance(game, Eldervale)
        chosen |= choices(game, seed)
    assert {*TOLD} - SELDOM - chosen == set()


def choices(game: Eldervale, seed: int) -> set[str]:
    """Play to the end: the verbs that were chosen. What is told may come later in the turn, after somebody was asked how to pay."""
    chosen: set[str] = set()
    waiting: list[Owed] = []
    rng = seeded(seed)
    game.heard = True
    while game.legal:
        number = game.legal[rng.below(len(game.legal))]
        expected = owed(game.spec.actions.names[number], game.actor)
        game.events.clear()
        game.apply(number)
        for event in game.events:
            expected += owed(event.args["option"], -1) if event.message == LONE_OPTION else []
        chosen |= {one.option.partition(":")[0] for one in expected}
        waiting = [one for one in (*waiting, *expected) if not any(one.is_told_by(event) for event in game.events)]
        if any(event.message == "el-turn-starts" for event in game.events) or not game.legal:
            assert waiting == []
    return chosen
