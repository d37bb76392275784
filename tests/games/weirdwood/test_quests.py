"""Quests: dealt, fulfilled, drawn anew; favour tokens; and the team's experience track."""

from typing import Any, Final

import pytest

from deska.games.weirdwood.actions import DAYTIMES, QUESTS
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.crafting import READY_ONE, Craft, Recruit
from deska.games.weirdwood.effects.experience import SPEND_XP
from deska.games.weirdwood.effects.links import lasting, links
from deska.games.weirdwood.effects.movement import MOVE, TELEPORT
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    HONZA,
    TURN_STEPS,
    asked,
    fresh,
    goods,
    hero,
    infested,
    named,
    number,
    options,
    play,
    position,
    refuse,
    room,
)
from tests.games.weirdwood.ledger import BLANKS, FIGHT, Books, Row, run, standing

MOVES: Final[dict[str, Any]] = {"steps": [MOVE, MOVE, *TURN_STEPS]}
ROOMS: Final = {"o3": "burble-library", "o5": "witches-well"}
SIGNS: Final = {"morning": "page-turner", "afternoon": "heavy-tome", "night": "speed-reading"}

FULFILLED: Final[tuple[Row, ...]] = (
    # quest, what the owner has, position, script, what changes for the owner, for the other
    (
        "dawn-patrol",
        {"at": "m0", "dice": ["attack"]},
        {"rolls": ("hit", "one", *BLANKS), **FIGHT},
        "keep keep xp:2 take:min take:min xp:2",
        "hp+1 mi+2 sc+2 combat+4 H+1 board-2",
        "",
    ),
    ("every-open-door", {}, MOVES, "go:m0 go:o3 xp:1 pass", "at:o3 combat+1 cards+1", ""),
    (
        "in-full-health",
        {"hand": ["second-wind"]},
        {},
        "play:second-wind slot:afternoon:a1 act:second-wind:1 xp:2",
        "hp+2 pw+1 combat+2 H+1 hand-1 hour+3",
        "",
    ),
    (
        "morning-lecture",
        {"name": "bailey", "knowledge": 2, "hand": ["hour-of-study"]},
        {},
        "play:hour-of-study slot:afternoon:a1 act:hour-of-study:1 xp:2",
        "kn+3 combat+2 H+1 hand+1 hour+3",
        "",
    ),
    ("first-blood", {"at": "o6"}, {"rolls": ("hit", *BLANKS), **FIGHT}, "hit:head xp:1 xp:2", "hp+1 combat+3 H+1", ""),
    (
        "guild-work",
        {"min": 1, "knowledge": 1},
        {"steps": [Craft(), *TURN_STEPS]},
        "craft:basic take:min take:min",
        "mi+1 kn-1 dice+1",
        "",
    ),
    (
        "friends-of-the-manor",
        {"min": 2},
        {"offer": ["kitchen-sprite"], "steps": [Recruit(), *TURN_STEPS]},
        "recruit:kitchen-sprite take:min xp:2",
        "mi-1 combat+2 H+1 friends+1",
        "",
    ),
    (
        "spotless",
        {"at": "o3", "min": 1, "knowledge": 1},
        {"infested": ["o3"]},
        "clean take:scarab xp:3 pass",
        "pw+1 mi-1 kn-1 sc+1 combat+3 H+1 infested-1",
        "",
    ),
    (
        "running-errands",
        {},
        {"layout": ROOMS, **MOVES},
        "go:o3 use-room go:o5 use-room take:scarab",
        "at:o5 mi+2 kn+2 sc+1 cards+1",
        "",
    ),
    (
        "supper-together",
        {"hand": ["second-wind"]},
        {},
        "play:second-wind slot:morning:m2 end xp:2",
        "hp+1 combat+2 H+1 hand-1 hour+3",
        "hp+1",
    ),
    (
        "sweepers",
        {"at": "m0"},
        {"scarabs": {"m0": 1, "o3": 2}, **FIGHT},
        "keep xp:1 target:o3 target:o3",
        "sc+1 combat+1 board-3",
        "",
    ),
    (
        "full-purse",
        {"name": "bailey", "knowledge": 4, "hand": ["hour-of-study"]},
        {},
        "play:hour-of-study slot:morning:m2 act:hour-of-study:1 xp:2",
        "pw+1 kn+3 combat+2 H+1 hand-1 hour+1",
        "",
    ),
    ("not-a-scratch", {"at": "m0"}, FIGHT, "keep xp:1 xp:1", "mi+1 kn+1 sc+1 combat+2 H+1 board-1", ""),
    (
        "chain-of-signs",
        {"name": "bailey", "companions": ["hedge-witch"], "slots": SIGNS, "hand": ["hour-of-study"]},
        {},
        "play:hour-of-study slot:companion-1:m2 xp:2",
        "combat+2 H+1 hand-1 cards+1 hour+1",
        "",
    ),
    (
        "vigil-at-the-throne",
        {"at": "t"},
        {"rolls": ("hit", *BLANKS, "blank", "blank"), **FIGHT},
        "keep xp:1 xp:2",
        "pw+1 sc+1 combat+3 H+1 board-1",
        "",
    ),
    (
        "vigil-at-the-throne",
        {},
        {"scarabs": {"t": 0}, "steps": [TELEPORT, *TURN_STEPS]},
        "go:t xp:2 pass",
        "at:t pw+1 combat+2 H+1",
        "",
    ),
    (
        "nightmare-hunter",
        {"at": "o6", "dice": ["attack", "attack"]},
        {"rolls": ("hit", "one", "one", *BLANKS), "time": "n1", **FIGHT},
        "hit:head hit:torso hit:limbs xp:3 xp:2",
        "hp+1 combat+5 H+1 hour-3",
        "",
    ),
    (
        "walker-of-rifts",
        {"min": 1},
        {"scarabs": {}, "time": "a1", **MOVES},
        "go:m0 use-room take:min take:min take:min back:1 pass",
        "at:m0 mi+2 hour-1",
        "",
    ),
    (
        "stolen-strength",
        {"name": "wally", "power": 1, "min": 1, "hand": ["caltrops"]},
        {"powers": ["thick-hide"], "top": ["swarm"]},
        "ability:infiltration infiltrate:thick-hide xp:2",
        "mi-1 combat+2 H+1 cards+1 loot+1",
        "",
    ),
)


@rule("WW-C70", "WW-327")
@pytest.mark.parametrize("row", FULFILLED, ids=lambda row: f"{row[0]} {row[3]}")
def test_quest(row: Row) -> None:
    """The condition is met, the reward is given, the quest is gone."""
    name, me, given, script, mine, others = row
    game = standing(hero(**{"name": "sekhmet", **me}, quest=name), **given)
    books = Books(game)
    run(game, script)
    assert (game.players[HANKA].quest, books.closed()) == (NOTHING, (mine, others))


@rule("WW-C70")
def test_no_quest_is_left_out() -> None:
    assert {row[0] for row in FULFILLED} == set(QUESTS)
    slots = [BOX.quest(number(name)).slot for name in QUESTS]
    assert [slots.count(slot) for slot in DAYTIMES] == [5, 4, 5, 4]


@rule("WW-C70")
@pytest.mark.parametrize(
    ("quest", "me", "given", "script"),
    [
        ("dawn-patrol", {"at": "m0"}, FIGHT, "keep xp:1"),
        ("every-open-door", {}, {"steps": [MOVE, *TURN_STEPS]}, "go:m0"),
        ("nightmare-hunter", {"at": "o6"}, {"rolls": ("hit", *BLANKS), **FIGHT}, "hit:head xp:1"),
        ("running-errands", {}, {"layout": ROOMS, "steps": [MOVE, *TURN_STEPS]}, "go:o3 use-room"),
        ("not-a-scratch", {"at": "m0", "power": 1}, {"rolls": ("hit", "hit", *BLANKS[1:]), **FIGHT}, "keep wounds-first suffer:power xp:1"),
        ("sweepers", {"at": "m0"}, FIGHT, "keep xp:1"),
    ],
)
def test_nearly_is_not_enough(quest: str, me: dict[str, Any], given: dict[str, Any], script: str) -> None:
    game = standing(hero(quest=quest, **me), **given)
    run(game, script)
    assert (asked(game)[0], named([game.players[HANKA].quest])) == ("ww-turn", [quest])


@rule("WW-C70", "WW-C72")
def test_other_ways() -> None:
    """A battle against a laid power card, a readied companion, a level of the gloves."""
    fight = standing(hero(at="o6", quest="stolen-strength", power=2), powers=["bloodlust"], **FIGHT)
    assert (fight.players[HANKA].quest, fight.players[HANKA].power, len(fight.players[HANKA].tactics)) == (NOTHING, 3, 1)
    tired = hero(quest="friends-of-the-manor", companions=["hedge-witch"], exhausted=["hedge-witch"])
    ready = standing(tired, steps=[READY_ONE, *TURN_STEPS])
    play(ready, "ready:hedge-witch")
    assert ready.players[HANKA].quest == NOTHING
    wally = standing(hero("wally", quest="guild-work", min=1, knowledge=1), steps=[Craft(), *TURN_STEPS])
    play(wally, "craft:glove")
    assert wally.players[HANKA].quest == NOTHING


# --- when


@rule("WW-C71")
def test_what_one_has_counts_in_the_own_turn() -> None:
    """Celia heals Sekhmet to five in her own turn; the quest is fulfilled when Sekhmet's turn comes."""
    celia = hero("celia", power=1, min=1, hand=["moonlit-spring"])
    game = position(celia, hero("sekhmet", quest="in-full-health"), top=["thick-hide"])
    play(game, "ability:healing-verse", "choose:1", "who:1")
    assert (game.players[HONZA].health, named([game.players[HONZA].quest])) == (5, ["in-full-health"])
    play(game, "play:moonlit-spring", "slot:morning:m2", "end", "no")
    assert (asked(game)[:2], game.players[HONZA].quest, game.players[HONZA].power) == (("ww-spend-xp", HONZA), NOTHING, 1)


@rule("WW-C71")
def test_what_one_has_counts_for_a_quest_drawn_at_the_end_of_the_turn() -> None:
    """Supper gives a new quest, and that one asks for no more than Hanka already holds."""
    game = standing(hero(quest="supper-together", knowledge=7, hand=["second-wind"]), next_quests=["full-purse"])
    run(game, "play:second-wind slot:morning:m2 end xp:2 yes")
    assert (game.players[HANKA].quest, game.players[HANKA].power, asked(game)[0]) == (NOTHING, 1, "ww-spend-xp")


@rule("WW-C71", "WW-330")
def test_what_one_has_counts_as_soon_as_a_quest_enters_its_slot() -> None:
    """The slot is taken until the refresh."""
    slots = {"evening": "brace-for-defence"}
    game = standing(hero(quest="full-purse", knowledge=7, slots=slots, hand=["second-wind"]))
    run(game, "play:second-wind slot:morning:m2")
    assert (game.players[HANKA].laid_quest, asked(game)[0]) == (False, "ww-turn")
    run(game, "end yes")
    assert (game.players[HANKA].quest, game.players[HANKA].power, asked(game)[0]) == (NOTHING, 1, "ww-spend-xp")


@rule("WW-C72")
def test_eugenes_friends() -> None:
    celia = hero("celia", min=3, slots={"morning": "soft-melody"}, hand=["silver-thread"])
    game = position(celia, hero("eugene", quest="friends-of-the-manor"))
    play(game, "transfer:morning", "take:scarab", "spend:combat", "spend:combat")
    assert (game.players[HONZA].quest, goods(game, HONZA)) == (NOTHING, (0, 0, 1))


@rule("WW-C72")
@pytest.mark.parametrize(("at", "fulfilled"), [("o0", True), ("o3", False)])
def test_supper_alone(at: str, fulfilled: bool) -> None:
    game = position(hero(at=at, quest="supper-together", hand=["second-wind"]), top=["thick-hide"])
    play(game, "play:second-wind", "slot:morning:m2", "end")
    assert (game.players[HANKA].quest == NOTHING) is fulfilled


# --- slots


@rule("WW-325")
def test_quests_are_dealt() -> None:
    game = fresh(3, quests="yes")
    for player in game.players:
        assert (player.quest in QUESTS.members, player.laid_quest) == (True, True)
    assert len({player.quest for player in game.players}) == 3
    assert len(game.quests.cards) == len(QUESTS) - 3
    assert all(player.quest == NOTHING for player in fresh(3).players)


@rule("WW-326")
def test_a_quest_fills_its_slot() -> None:
    """No card goes there, it has no symbols, a refresh leaves it, and it makes a refresh necessary."""
    slots = {"afternoon": "brace-for-defence", "night": "twin-slash"}
    game = standing(hero(quest="sweepers", slots=slots, hand=["second-wind"], tactics=["iron-guard"]))
    assert sum(links(game, HANKA)) == 0
    play(game, "play:second-wind")
    assert refuse(game, "slot:evening:e1").rule == "WW-106"
    play(game, "slot:morning:m2", "pass", "end")
    assert game.turn == HONZA  # all four slots were filled: nobody was asked
    player = game.players[HANKA]
    assert (player.slots, named([player.quest]), player.laid_quest) == ([NOTHING] * 4, ["sweepers"], True)


@rule("WW-327", "WW-330")
@pytest.mark.parametrize(("answer", "favours"), [("yes", 1), ("no", 0)])
def test_a_new_quest(answer: str, favours: int) -> None:
    game = standing(hero(at="m0", quest="not-a-scratch"), next_quests=["spotless"], **FIGHT)
    run(game, f"keep xp:1 xp:1 {answer}")
    player = game.players[HANKA]
    assert (player.favours, game.favours) == (favours, 8 - favours)
    assert named([player.quest] if favours else []) == ["spotless"] * favours
    assert number("not-a-scratch") not in [*game.quests.cards, player.quest]  # it leaves the game


@rule("WW-330")
def test_a_quest_waits_for_its_slot() -> None:
    me = hero("eugene", at="m0", quest="not-a-scratch", slots={"afternoon": "salvage"}, hand=["overload"])
    game = standing(me, next_quests=["spotless"], **FIGHT)
    run(game, "keep xp:1 xp:1 yes")
    player = game.players[HANKA]
    assert (named([player.quest]), player.laid_quest) == (["spotless"], False)
    play(game, "play-down:overload", "slot:evening:e1", "end", "yes")
    assert player.laid_quest


@rule("WW-330")
def test_no_quest_enters_a_slot_with_the_very_first_card() -> None:
    """Its number is nought, which is a card all the same."""
    me = hero("bailey", quest="spotless", slots={"afternoon": "shadow-steps-bailey"}, hand=["hour-of-study"])
    assert number("shadow-steps-bailey") == 0
    assert not standing(me).players[HANKA].laid_quest


# --- favour tokens


@rule("WW-328")
@pytest.mark.parametrize(("gain", "dealt", "hurt"), [("hit", 1, 1), ("block", 0, 0)])
def test_a_favour(gain: str, dealt: int, hurt: int) -> None:
    game = standing(hero(at="m0", favours=1, power=1), rolls=("blank", "hit", *BLANKS[1:]), steps=[ATTACK_HERE, *TURN_STEPS])
    while asked(game)[0] != "ww-fight-last":
        play(game, "done")
    battle = game.battle
    assert battle is not None
    play(game, f"favour:{gain}")
    assert (battle.dealt, battle.hurt, game.players[HANKA].favours, game.favours) == (dealt, hurt, 0, 8)


@rule("WW-329")
def test_all_favours_are_given_out() -> None:
    me = hero(at="m0", quest="not-a-scratch", favours=4)
    game = standing(me, hero("celia", favours=4), next_quests=["spotless"], **FIGHT)
    run(game, "done keep xp:1 xp:1 yes")
    assert (named([game.players[HANKA].quest]), game.players[HANKA].favours, game.favours) == (["spotless"], 4, 0)


# --- the team's track


def team(shared: int, **given: Any) -> Weirdwood:
    return standing(hero(), variant={"experience": "shared"}, shared=shared, steps=[SPEND_XP.of(1), *TURN_STEPS], **given)


@rule("WW-316", "WW-C73")
@pytest.mark.parametrize("space", [42, 59, 70, 89])
def test_the_combat_bonus_comes_once(space: int) -> None:
    game = team(space - 1)
    play(game, "hit:head", "hit:torso")
    assert (game.shared - space, game.health) == (2, [5, 5, 6])  # two hits are two more experience
    assert asked(game)[0] == "ww-turn"


@rule("WW-316", "WW-C73")
@pytest.mark.parametrize("space", [24, 99])
def test_the_tactics_bonus_is_for_one_player(space: int) -> None:
    game = team(space - 1, infested=["o3", "o5"])
    play(game, "who:1", f"target:{room(game, 'o3')}")
    assert infested(game) == ["o5"]
    while asked(game)[0] != "ww-turn":
        play(game, options(game)[-1])
    assert infested(game) == ["o5"]


@rule("WW-C73", "WW-315")
@pytest.mark.parametrize(("space", "hits", "blocks"), [(11, 0, 0), (12, 1, 0), (30, 2, 0), (36, 2, 1), (54, 3, 1), (101, 3, 1)])
def test_permanent_rewards(space: int, hits: int, blocks: int) -> None:
    game = standing(hero(), variant={"experience": "shared"}, shared=space)
    assert [lasting(game, seat) for seat in (HANKA, HONZA)] == [(hits, blocks)] * 2
