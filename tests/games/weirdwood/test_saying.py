"""Refusals name their rule, questions serve rules, and pieces move where they should."""

from typing import Final

import pytest

from deska.games.weirdwood import SPEC
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.crafting import Craft
from deska.games.weirdwood.effects.experience import SPEND_XP
from deska.kernel import Ask, Frame
from deska.testing import rule
from deska.text import LANGUAGES, rulebook
from tests.games.saying import moves, refusals, whole_game
from tests.games.weirdwood.build import HANKA, TURN_STEPS, hero, play, position, refuse

MONSTERS: Final = ("chaos-ogre", "min-wraith", "therus")
SEEDS: Final = range(4)

REFUSALS: Final = {
    "ww-why-ability-used": "WW-193",
    "ww-why-act-impossible": "WW-061",
    "ww-why-act-not-due": "WW-061",
    "ww-why-already-there": "WW-152 WW-C36",
    "ww-why-branch-full": "WW-286",
    "ww-why-cannot-pay": "WW-171 WW-237 WW-294",
    "ww-why-companion-exhausted": "WW-209",
    "ww-why-doors-shut": "WW-145",
    "ww-why-enemies-here": "WW-172 WW-264 WW-298",
    "ww-why-force-full": "WW-263",
    "ww-why-infested-for-good": "WW-176",
    "ww-why-lady-at-the-end": "WW-297",
    "ww-why-lady-away": "WW-282",
    "ww-why-lady-cannot": "WW-238",
    "ww-why-lady-elsewhere": "WW-264",
    "ww-why-lady-not-free": "WW-235 WW-265",
    "ww-why-last-health": "WW-125 WW-263",
    "ww-why-no-die": "WW-126",
    "ww-why-no-enemy-there": "WW-C22",
    "ww-why-no-eugene": "WW-199",
    "ww-why-no-free-slot": "WW-056",
    "ww-why-no-move-now": "WW-144",
    "ww-why-no-power": "WW-128",
    "ww-why-no-room-now": "WW-154",
    "ww-why-no-scarab-there": "WW-C26",
    "ww-why-no-such-card": "WW-C12 WW-C28 WW-C29",
    "ww-why-no-such-companion": "WW-208",
    "ww-why-no-such-slot": "WW-056",
    "ww-why-no-such-tactic": "WW-210",
    "ww-why-no-transfer": "WW-199",
    "ww-why-no-use": "WW-193 WW-208 WW-C38",
    "ww-why-no-wall-neighbour": "WW-034",
    "ww-why-not-free": "WW-188",
    "ww-why-not-in-battle": "WW-118 WW-120 WW-121",
    "ww-why-not-in-hand": "WW-053 WW-080",
    "ww-why-not-in-the-throne-room": "WW-298",
    "ww-why-not-in-throne-room": "WW-C26",
    "ww-why-not-infested": "WW-171 WW-190",
    "ww-why-not-on-offer": "WW-165",
    "ww-why-not-this-player": "WW-C35",
    "ww-why-not-your-ability": "WW-193",
    "ww-why-one-card": "WW-051",
    "ww-why-only-outer": "WW-C23",
    "ww-why-only-own-turn": "WW-C13",
    "ww-why-other-monster": "WW-263 WW-294",
    "ww-why-part-gone": "WW-247",
    "ww-why-play-first": "WW-051",
    "ww-why-room-not-in-play": "WW-015",
    "ww-why-rubble": "WW-149 WW-252",
    "ww-why-slot-taken": "WW-106",
    "ww-why-supply-empty": "WW-013",
    "ww-why-too-dear": "WW-054 WW-165 WW-195",
    "ww-why-too-much-time": "WW-339",
    "ww-why-track-full": "WW-191",
    "ww-why-transferred": "WW-199",
    "ww-why-way-blocked": "WW-146",
    "ww-why-wrong-die": "WW-161",
    "ww-why-wrong-time": "WW-106",
}
"""Messages and the rules that stand against the option."""

MOVES: Final = (
    "ww-discarded card hand discard",
    "ww-drew card deck hand",
    "ww-infiltrated foe powers loot",
    "ww-laid-tactic card tactics slots",
    "ww-monster-card foe deck shown",
    "ww-offered card companions offer",
    "ww-planned foe deck plans",
    "ww-played card hand slots",
    "ww-played-down card hand slots",
    "ww-recruited card offer companions",
    "ww-took-tactic card tactics tactics",
)
"""Messages, pieces, from where, to where."""


@rule("WW-051", "WW-053", "WW-056", "WW-061", "WW-106", "WW-144", "WW-145", "WW-152", "WW-171", "WW-193", "WW-199", "WW-208", table=True)
@pytest.mark.parametrize("monster", MONSTERS)
def test_refusals_name_the_rule_that_stands_against_them(monster: str) -> None:
    for seed in SEEDS:
        found = refusals(whole_game("weirdwood", seed + 1, seed, {"monster": monster, "quests": "yes"}))
        heard = {pair for pair in found if pair[0] != "not-offered"}
        assert len(heard) > 10
        assert [pair for pair in heard if pair[1] not in REFUSALS.get(pair[0], "").split()] == []


@rule("WW-051", "WW-144", "WW-197")
def test_questions_serve_rules_of_the_book() -> None:
    served = {effect.prompt(): effect.serves() for effect in SPEC.effects.by_name.values() if isinstance(effect, Ask)}
    assert (served["ww-turn"][0], served["ww-move"][0], served["ww-dream-door"]) == ("WW-051", "WW-144", ("WW-197",))
    for lang in LANGUAGES:
        book = rulebook("weirdwood", lang)
        assert [(kind, named) for kind, rules in served.items() for named in rules or ("",) if book.rule(named) is None] == []


@rule("WW-053", "WW-080", "WW-165", "WW-205", "WW-210", table=True)
@pytest.mark.parametrize("monster", MONSTERS)
def test_pieces_go_from_place_to_place(monster: str) -> None:
    for seed in SEEDS:
        played = whole_game("weirdwood", seed + 1, seed, {"monster": monster, "quests": "yes"})
        heard = moves(SPEC, (event for game in played for event in game.events), MOVES)
        assert len(heard) > 2
        assert heard - {*MOVES} == set()


def seldom_refused() -> dict[str, tuple[Weirdwood, str]]:
    """Positions and options that games at random hardly come to."""
    slots = {"morning": "twin-slash", "afternoon": "desert-wind", "evening": "lioness-roar", "night": "shield-wall"}
    return {
        "ww-why-act-impossible WW-061": (
            play(position(hero(hand=["brace-for-defence"])), "play:brace-for-defence", "slot:morning:m2"),
            "act:brace-for-defence:2",
        ),
        "ww-why-cannot-pay WW-171": (position(hero(hand=["second-wind"], at="o1"), infested=["o1"]), "clean"),
        "ww-why-companion-exhausted WW-209": (
            position(hero(companions=["hedge-witch"], exhausted=["hedge-witch"])),
            "companion:hedge-witch",
        ),
        "ww-why-lady-cannot WW-238": (
            play(position(hero(at="o3", min=2, hand=["second-wind"]), scarabs={"t": 0}), "lady"),
            "target:throne-room",
        ),
        "ww-why-lady-not-free WW-235": (position(hero(min=2, hand=["second-wind"])), "lady"),
        "ww-why-lady-not-free WW-265": (position(hero(min=2, hand=["second-wind"]), monster="min-wraith", force=1), "lady"),
        "ww-why-enemies-here WW-264": (
            position(hero(at="o3", hand=["second-wind"]), monster="min-wraith", lady="o3", lair="o5", scarabs={"o3": 1}, force=3),
            "give-health",
        ),
        "ww-why-cannot-pay WW-237": (position(hero(hand=["second-wind"]), scarabs={"t": 0}), "lady"),
        "ww-why-wrong-die WW-161": (position(hero("wally", knowledge=6, min=6), steps=[Craft(1), *TURN_STEPS]), "craft:basic"),
        "ww-why-no-free-slot WW-056": (position(hero(slots=slots, hand=["second-wind"])), "play-down:second-wind"),
        "ww-why-track-full WW-191": (position(hero(tracks=(14, 0, 0)), steps=[Frame(SPEND_XP, HANKA, -1, 2), *TURN_STEPS]), "spend:power"),
    }


@rule("WW-056", "WW-061", "WW-161", "WW-171", "WW-191", "WW-209", "WW-235", "WW-237", "WW-238", "WW-264", "WW-265", table=True)
def test_seldom_refusals_name_the_rule_that_stands_against_them() -> None:
    found = {expected: refuse(*rare) for expected, rare in seldom_refused().items()}
    assert [f"{reason.message} {reason.rule}" for reason in found.values()] == [*found]


OFTEN: Final = (
    *("ww-absorbed", "ww-angry", "ww-attacked", "ww-battle", "ww-deployed", "ww-discarded"),
    *("ww-drew", "ww-enraged", "ww-foe-rolled", "ww-gained", "ww-healed", "ww-infested"),
    *("ww-lost-health", "ww-monster-card", "ww-monster-moved", "ww-moved", "ww-next-back", "ww-paid"),
    *("ww-paid-power", "ww-planned", "ww-played", "ww-played-down", "ww-refreshed", "ww-rolled"),
    *("ww-scarab-phase", "ww-scarabs-ran", "ww-spell-grew", "ww-spent-xp", "ww-struck", "ww-time-on"),
    *("ww-transferred", "ww-turn-begins", "ww-used-ability", "ww-used-room", "ww-wraith-healed"),
)
"""Messages that are heard many times in these games."""


@rule("WW-053", "WW-144", "WW-214")
def test_what_often_happens_is_told() -> None:
    heard: set[str] = set()
    for monster in MONSTERS:
        for seed in SEEDS:
            played = whole_game("weirdwood", seed + 1, seed, {"monster": monster, "quests": "yes"})
            heard |= {event.message for game in played for event in game.events}
    assert {*OFTEN} - heard == set()
