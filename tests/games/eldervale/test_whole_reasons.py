"""Whole games at random: why an option is refused is true of it, and the reason names what the option names."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    ELEMENT_REALMS,
    ELEMENTS,
    FACES,
    GOLD,
    MAP,
    REALMS,
    RESOURCES,
    REWARDS,
)
from deska.games.eldervale.components.pieces import ACTION_BY, NOWHERE, OFFER, TOP_LEVEL
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import FACE, SYMBOLS
from deska.kernel import Reason
from deska.testing import rule
from tests.games.eldervale.build import hand, tableau, units
from tests.games.saying import whole_game

Truth = Callable[[Eldervale, int, list[str]], bool]
GAMES: Final[tuple[tuple[int, dict[str, str]], ...]] = (
    (1, {}),
    (2, {"mercenaries": "on", "giant": "on", "tactics": "on"}),
    (3, {"mother": "on", "oracle": "on"}),
    (4, {"team": "on"}),
)
SEEDS: Final = range(2)
CARDS_OF_ELEMENT: Final = len(ADVENTURES) // len(ELEMENTS)
HEARD: Final = 6
"""Positions of each kind of decision in one game whose refusals are heard."""
STRIDE: Final = 29
"""One in so many options is asked for, and the next time another one."""


def faces(game: Eldervale, seat: int) -> list[str]:
    return [FACES[FACE[token]] for token in game.players[seat].tray]


def offered(game: Eldervale, card: str) -> bool:
    number = ADVENTURES.index(card)
    element = number // CARDS_OF_ELEMENT
    deck = game.decks[element]
    return bool(game.shown >> element & 1) and deck[-1] == number


def is_laid(game: Eldervale, realm: str) -> bool:
    return game.cells[REALMS.index(realm)] != NOWHERE


def is_empty(game: Eldervale, realm: str) -> bool:
    return not game.occupied() >> REALMS.index(realm) & 1


def is_away(game: Eldervale, seat: int) -> bool:
    """True if the player has no unit on the map."""
    return not any(units(game, seat, realm) for realm in REALMS)


def beside(game: Eldervale, cell: str) -> int:
    """How many realms lie beside a cell."""
    return sum(at in MAP.neighbours[MAP.names.index(cell)] for at in game.cells if at != NOWHERE)


def level(game: Eldervale, seat: int, element: str) -> int:
    return game.players[seat].power[ELEMENTS.index(element)]


def in_play(game: Eldervale, element: str) -> bool:
    return bool(game.elements >> ELEMENTS.index(element) & 1)


def dwelling(game: Eldervale, realm: str) -> int:
    return game.dwellings[REALMS.index(realm)]


def is_covered(game: Eldervale, reward: str) -> bool:
    return bool(game.grid >> REWARDS.index(reward) & 1)


def acted(game: Eldervale) -> list[int]:
    return [ACTION_BY.first(act) for act in game.now.acts]


TRUE: Final[dict[str, Truth]] = {
    "el-why-at-the-top": lambda game, seat, words: in_play(game, words[1]) and level(game, seat, words[1]) == TOP_LEVEL,
    "el-why-no-marker-there": lambda game, seat, words: in_play(game, words[1]) and not level(game, seat, words[1]),
    "el-why-not-in-play": lambda game, seat, words: not in_play(game, words[1]),
    "el-why-cannot-pay": lambda game, seat, words: words[1] in units(game, seat, "inactive"),
    "el-why-recruited": lambda game, seat, words: words[1] not in units(game, seat, "inactive"),
    "el-why-card-too-dear": lambda game, seat, words: offered(game, words[1]),
    "el-why-not-face-up": lambda game, seat, words: not offered(game, words[1]),
    "el-why-dwelling-there": lambda game, seat, words: dwelling(game, words[1]) != NOWHERE,
    "el-why-no-worker": lambda game, seat, words: dwelling(game, words[1]) == NOWHERE and "worker" not in units(game, seat, words[1]),
    "el-why-too-poor": lambda game, seat, words: dwelling(game, words[1]) == NOWHERE and "worker" in units(game, seat, words[1]),
    "el-why-no-effect": lambda game, seat, words: game.players[seat].orbs > 0 and not is_covered(game, words[1]),
    "el-why-reward-taken": lambda game, seat, words: game.players[seat].orbs > 0 and is_covered(game, words[1]),
    "el-why-no-orb": lambda game, seat, words: not game.players[seat].orbs,
    "el-why-no-room": lambda game, seat, words: game.players[seat].res[RESOURCES.index(words[1])] >= 5,
    "el-why-no-token": lambda game, seat, words: words[1] not in faces(game, seat),
    "el-why-no-slot": lambda game, seat, words: words[0] == "put" and words[1] in faces(game, seat),
    "el-why-no-such-resource": lambda game, seat, words: (
        words[1] in faces(game, seat) and RESOURCES.index(words[2]) not in SYMBOLS[FACES.index(words[1])]
    ),
    "el-why-no-such-card": lambda game, seat, words: words[1] not in tableau(game, seat),
    "el-why-action-taken": lambda game, seat, words: bool(acted(game)),
    "el-why-no-mercenary": lambda game, seat, words: (
        game.place[BEASTS.index(words[1])] != OFFER or not (game.players[seat].res[GOLD] if words[2] == "gold" else game.players[seat].orbs)
    ),
    "el-why-not-in-hand": lambda game, seat, words: words[1] not in hand(game, seat),
    "el-why-spell-too-dear": lambda game, seat, words: words[1] in hand(game, seat),
    "el-why-wrong-moment": lambda game, seat, words: words[1] in hand(game, seat),
    "el-why-not-met": lambda game, seat, words: words[1] in hand(game, seat),
    "el-why-not-ready": lambda game, seat, words: words[1] not in units(game, seat, "ready"),
    "el-why-not-on-map": lambda game, seat, words: words[1] in units(game, seat, "ready") and not is_laid(game, words[2]),
    "el-why-own-unit-there": lambda game, seat, words: bool(units(game, seat, words[2])),
    "el-why-occupied": lambda game, seat, words: is_away(game, seat) and not is_empty(game, words[2]),
    "el-why-too-far": lambda game, seat, words: (
        not is_away(game, seat) and is_laid(game, words[2]) and not units(game, seat, words[2]) and words[1] in units(game, seat, "ready")
    ),
    "el-why-no-action": lambda game, seat, words: is_laid(game, words[2]) and words[2] not in ELEMENT_REALMS,
    "el-why-not-two-beside": lambda game, seat, words: beside(game, words[1]) < 2,
    "el-why-six-dice": lambda game, seat, words: game.battle is not None and game.battle.dice[seat] == 6,
    "el-why-nothing-to-spend": lambda game, seat, words: game.battle is not None and game.battle.dice[seat] < 6,
}
"""The condition that has to be true for each reason; the words are those of the option."""


def refused(seats: int, seed: int, variant: dict[str, str]) -> Iterator[tuple[Eldervale, str, Reason]]:
    """Options that are not offered, in a few positions of each kind."""
    seen: Counter[str] = Counter()
    for game in whole_game("eldervale", seats, seed, variant):
        assert isinstance(game, Eldervale)
        kind = game.pending.kind if game.pending is not None else ""
        seen[kind] += 1
        if kind and seen[kind] <= HEARD:
            for option in game.spec.actions.names[seen.total() % STRIDE :: STRIDE]:
                reason = game.why_not(option)
                if reason is not None and reason.message != "not-offered":
                    yield game, option, reason


@rule("EL-065", "EL-068", "EL-070", "EL-073", "EL-089", "EL-097", "EL-115", "EL-123", "EL-131", "EL-135", "EL-189", table=True)
@pytest.mark.parametrize(("seats", "variant"), GAMES)
def test_reasons_are_true_and_name_what_was_refused(seats: int, variant: dict[str, str]) -> None:
    wrong: set[str] = set()
    heard: set[str] = set()
    for seed in SEEDS:
        for game, option, reason in refused(seats, seed, variant):
            words = option.split(":")
            heard.add(reason.message)
            true = TRUE.get(reason.message)
            if true is not None and not true(game, game.actor, words):
                wrong.add(f"{option}: {reason.message}")
            if reason.message != "el-why-still-owed" and not {*map(str, reason.args.values())} <= {*words}:
                wrong.add(f"{option}: {reason.message} {reason.args}")
    assert len(heard) > 15
    assert wrong == set()
