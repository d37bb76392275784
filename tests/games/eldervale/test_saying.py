"""Whole games at random: what is refused names its rule, what is asked serves rules, what is moved goes where the rules say."""

from typing import Final

import pytest

from deska.games.eldervale import SPEC
from deska.kernel import Ask
from deska.testing import rule
from deska.text import LANGUAGES, rulebook
from tests.games.saying import moves, refusals, whole_game

Setup = tuple[int, dict[str, str]]
GAMES: Final[tuple[Setup, ...]] = (
    (1, {}),
    (2, {"draft": "on", "mercenaries": "on"}),
    (2, {"oracle": "on", "legendary": "on", "giant": "on", "tactics": "on"}),
    (3, {"mother": "on"}),
    (4, {"team": "on"}),
)
whole_games = pytest.mark.parametrize(("seats", "variant"), GAMES)

REFUSALS: Final = {
    "el-why-action-taken": "EL-115",
    "el-why-at-the-top": "EL-194",
    "el-why-bridge-side": "EL-094",
    "el-why-cannot-join": "EL-161",
    "el-why-cannot-pay": "EL-120",
    "el-why-card-too-dear": "EL-097",
    "el-why-dwelling-there": "EL-123",
    "el-why-just-dismissed": "EL-110",
    "el-why-no-action": "EL-073",
    "el-why-no-aura-there": "EL-147",
    "el-why-no-effect": "EL-135",
    "el-why-no-marker-there": "EL-189",
    "el-why-no-mercenary": "EL-223",
    "el-why-no-orb": "EL-135 EL-137",
    "el-why-no-room": "EL-049",
    "el-why-no-slot": "EL-133",
    "el-why-no-such-action": "EL-114",
    "el-why-no-such-card": "EL-113 EL-137",
    "el-why-no-such-resource": "EL-047",
    "el-why-no-swords-here": "EL-C29",
    "el-why-no-tactics": "EL-259",
    "el-why-no-token": "EL-131",
    "el-why-no-tool": "EL-152",
    "el-why-no-worker": "EL-123",
    "el-why-not-between": "EL-130",
    "el-why-not-face-up": "EL-097 EL-098",
    "el-why-not-in-hand": "EL-054 EL-056 EL-060",
    "el-why-not-in-play": "EL-187",
    "el-why-not-met": "EL-060",
    "el-why-not-on-map": "EL-068",
    "el-why-not-ready": "EL-065",
    "el-why-not-two-beside": "EL-094",
    "el-why-nothing-to-spend": "EL-165",
    "el-why-occupied": "EL-068",
    "el-why-own-unit-there": "EL-071",
    "el-why-recruited": "EL-089",
    "el-why-reward-taken": "EL-135",
    "el-why-six-dice": "EL-167",
    "el-why-spell-too-dear": "EL-057",
    "el-why-still-owed": "EL-073",
    "el-why-too-far": "EL-070",
    "el-why-too-poor": "EL-125",
    "el-why-wrong-moment": "EL-056",
}
"""Messages and the rules that stand against the option."""

MOVES: Final = (
    "el-appeared monster stock realm",
    "el-built dwelling tray realm",
    "el-cashed token tray stock",
    "el-cast card hand spells",
    "el-discarded card hand magic-discard",
    "el-drew card magic-deck hand",
    "el-drew-hidden card magic-deck hand",
    "el-fell unit realm underworld",
    "el-fell-phantoms unit realm underworld",
    "el-fulfilled card hand quests",
    "el-gained resource stock resources",
    "el-gained-card card adventures tableau",
    "el-handed-over card adventures tableau",
    "el-gave card hand hand",
    "el-gave-hidden card hand hand",
    "el-laid realm stock cell",
    "el-lifted unit map ready",
    "el-moved unit realm realm",
    "el-orb-on-card orb orbs tableau",
    "el-paid resource resources stock",
    "el-placed unit ready realm",
    "el-put token tray tableau",
    "el-recruited unit tray ready",
    "el-rescued unit underworld ready",
    "el-retreated unit realm ready",
    "el-token-lost token space stock",
    "el-took-orb orb glory orbs",
    "el-took-orb orb track orbs",
    "el-took-orb-phantoms orb glory orbs",
    "el-took-orb-phantoms orb track orbs",
    "el-took-reward orb orbs grid",
    "el-took-token token space tray",
)
"""Messages, pieces or their kinds, from where, to where."""


@rule("EL-056", "EL-060", "EL-065", "EL-068", "EL-070", "EL-097", "EL-114", "EL-123", "EL-131", "EL-135", "EL-161", "EL-167", table=True)
@whole_games
def test_refusals_name_the_rule_that_stands_against_them(seats: int, variant: dict[str, str]) -> None:
    heard = {(message, named) for message, named in refusals(whole_game("eldervale", seats, 3, variant)) if message != "not-offered"}
    assert len(heard) > 10
    assert [pair for pair in heard if pair[1] not in REFUSALS.get(pair[0], "").split()] == []


@rule("EL-041", "EL-062", "EL-104")
def test_questions_serve_rules_of_the_book() -> None:
    served = {effect.prompt(): effect.serves() for effect in SPEC.effects.by_name.values() if isinstance(effect, Ask)}
    assert (served["el-order"], served["el-turn"][0], served["el-act"][0]) == (("EL-041",), "EL-062", "EL-104")
    for lang in LANGUAGES:
        book = rulebook("eldervale", lang)
        assert [(kind, named) for kind, rules in served.items() for named in rules or ("",) if book.rule(named) is None] == []


@rule("EL-054", "EL-083", "EL-131", "EL-180", "EL-097", "EL-135", table=True)
@whole_games
def test_pieces_go_from_place_to_place(seats: int, variant: dict[str, str]) -> None:
    heard = moves(SPEC, (event for game in whole_game("eldervale", seats, 3, variant) for event in game.events), MOVES)
    assert len(heard) > 10
    assert heard - {*MOVES} == set()


OFTEN: Final = (
    *(
        "el-acted",
        "el-appeared",
        "el-battle-looms",
        "el-built",
        "el-burned",
        "el-cashed",
    ),
    *(
        "el-cast",
        "el-defeated",
        "el-dice-foe",
        "el-dice-player",
        "el-dice-show-foe",
        "el-dice-show-player",
    ),
    *(
        "el-discarded",
        "el-dismissed",
        "el-drew",
        "el-drew-hidden",
        "el-fell",
        "el-first-regroup",
    ),
    *(
        "el-gained",
        "el-gained-card",
        "el-gave",
        "el-gave-hidden",
        "el-glory",
        "el-guardian-moved",
    ),
    *(
        "el-hired",
        "el-invaded",
        "el-kept",
        "el-laid",
        "el-lifted",
        "el-monster-moved",
    ),
    *(
        "el-moved",
        "el-paid",
        "el-passed",
        "el-phantoms-draw",
        "el-phantoms-place",
        "el-placed",
    ),
    *(
        "el-plays",
        "el-prophecy",
        "el-put",
        "el-recruited",
        "el-regroups",
        "el-rescued",
    ),
    *(
        "el-retreated",
        "el-revealed",
        "el-rolled",
        "el-rose",
        "el-scored",
        "el-scored-phantoms",
    ),
    *(
        "el-tactics-ready",
        "el-token-lost",
        "el-took-orb",
        "el-took-reward",
        "el-took-token",
        "el-turn-starts",
    ),
    *(
        "el-turned-up",
        "el-uncovered",
        "el-used",
        "el-used-tool",
        "el-won-foe",
        "el-won-player",
    ),
    *("el-wrath",),
)
"""Events that happen many times in these games."""


@rule("EL-056", "EL-065", "EL-104")
def test_what_often_happens_is_told() -> None:
    heard = {event.message for seats, variant in GAMES for game in whole_game("eldervale", seats, 3, variant) for event in game.events}
    assert {*OFTEN} - heard == set()
