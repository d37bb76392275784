"""Whole games at random: what somebody chooses is told to all, with the names of what was chosen."""

from dataclasses import dataclass
from typing import Any, Final

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import HOARD, MAGIC
from deska.games.eldervale.components.pieces import MAPPED, SETTLED
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.building import trigger_end
from deska.games.eldervale.effects.gains import Gain
from deska.games.eldervale.turn.battle.result import AFTERMATH, COMPARE, TAKE_TREASURE
from deska.games.eldervale.turn.battle.start import JOIN_STEP
from deska.games.eldervale.turn.rounds import END_OF_TURN
from deska.kernel import Event, Frame, seeded
from deska.kernel.game import LONE_OPTION
from deska.testing import rule
from tests.games.eldervale.battles import dice, ends
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    HARPIES,
    LAND,
    OGRES,
    at,
    fights,
    gains,
    holds,
    lurks,
    owns,
    pause_after,
    play,
    powers,
    regroup,
    resolve,
    stands,
    table,
    turn_of,
)

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
    "buy": "el-gained-card card",
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


# --- what happens seldom


def args_of(game: Eldervale, message: str) -> list[dict[str, Any]]:
    return [event.args for event in game.events if event.message == message]


@rule("EL-C65", "EL-157")
def test_a_battle_that_does_not_happen_is_told() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "ash-fields")
    holds(game, BEN, "fey-charm")
    gains(game, BEN, scroll=1)
    play(turn_of(game, ANNA), "place:worker:ash-fields", "take:ash-fields-1", "cast:fey-charm")
    assert args_of(game, "el-battle-cancelled") == [{"player": BEN}]


@rule("EL-130", "EL-157")
def test_a_battle_that_nobody_is_left_for_is_told() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "dragon", "mill")
    holds(game, ANNA, "gale")
    powers(game, ANNA, air=2)
    fights(game, "mill", seat0=(), seat1=()).stage = 1
    at(game, Frame(END_OF_TURN, ANNA), Frame(AFTERMATH, ANNA), Frame(COMPARE, ANNA), Frame(JOIN_STEP, ANNA))
    play(game, "cast:gale", "to:ash-fields")
    assert args_of(game, "el-battle-off") == [{}]
    assert args_of(game, "el-moved") == [{"player": ANNA, "unit": "worker", "realm": "ash-fields"}]


@rule("EL-052", "EL-055")
def test_shuffling_is_told() -> None:
    game = table()
    game.discard, game.deck = game.deck[:-1], game.deck[-1:]
    resolve(game, Gain("magic", 1))
    assert (args_of(game, "el-reshuffled"), len(args_of(game, "el-drew"))) == ([], 1)
    resolve(game, Gain("magic", 2))
    assert (args_of(game, "el-reshuffled"), len(args_of(game, "el-drew"))) == ([{}], 2)
    game.discard, game.deck = [], []
    resolve(game, Gain("magic", 1))
    assert (args_of(game, "el-reshuffled"), args_of(game, "el-drew")) == ([], [])


@rule("EL-227")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_charge_of_the_minotaur_is_told(answer: str) -> None:
    game = table(mercenaries="on")
    stands(game, BEN, "minotaur", "mill")
    play(turn_of(game, ANNA), "place:worker:ash-fields")
    pause_after(game, answer)
    assert args_of(game, "el-charged") == ([{"player": BEN, "realm": "ash-fields"}] if answer == "yes" else [])


@rule("EL-C31")
def test_what_the_chimera_rolls_is_told() -> None:
    for seed in range(20):
        game = table("wild-beastkin", HARPIES, seed=seed)
        game.heard = True
        stands(game, ANNA, "worker", "mill")
        lurks(game, "chimera", "mill")
        strength = dice(game, beast="chimera")[-1]
        assert [(2, 2, 4, 4, 5, 5)[args["pips"] - 1] for args in args_of(game, "el-unstable")] == [strength]


@rule("EL-235")
def test_the_dragon_treasure_is_told() -> None:
    game = table(HARPIES, OGRES, land={**LAND, "dragons-lair": (-1, 2)}, mother="on")
    stands(game, ANNA, "warrior", "mill")
    lurks(game, "mother-of-dragons", "mill")
    game.hoards = 3
    for left in (2, 1, 0):
        treasure = HOARD[game.hoard[left - 3]]
        resolve(game, TAKE_TREASURE)
        assert (args_of(game, "el-took-treasure"), game.hoards) == ([{"player": ANNA, "card": treasure}], left)


@rule("EL-254")
def test_the_draft_is_told() -> None:
    game = SPEC.new(3, 5, {"draft": "on"})
    assert isinstance(game, Eldervale)
    rng = seeded(5)
    game.heard = True
    while not args_of(game, "el-turn-starts"):
        game.apply(game.legal[rng.below(len(game.legal))])
    for seat, player in enumerate(game.players):
        kept = [args["card"] for args in args_of(game, "el-kept") if args["player"] == seat]
        assert sorted(kept) == sorted(MAGIC[card] for card in player.hand.cards)
    assert [args["card"] for args in args_of(game, "el-left-over")] == [MAGIC[card] for card in game.discard]
    packets = [args["cards"] for args in args_of(game, "el-passed")]
    assert sorted(card for cards in packets[-3:] for card in cards) == sorted(MAGIC[card] for card in game.discard)


@rule("EL-257", "EL-259")
def test_the_tactics_token_is_told() -> None:
    game = table("sky-harpies", "deep-naga", tactics="on")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    ends(game, seat0=(1,), seat1=(5,))
    play(game, "use:tactics")
    assert args_of(game, "el-used-tool") == [{"player": ANNA, "card": "tactics"}]
    gains(game, ANNA, sword=3)
    play(turn_of(game, ANNA), "tactics")
    assert args_of(game, "el-tactics-ready") == [{"player": ANNA}]


@rule("EL-C58")
def test_a_twist_of_fate_belongs_to_its_owner() -> None:
    game = table(HARPIES, "pandemonium-imps")
    owns(game, BEN, "twist-of-fate", "gambling-den")
    stands(game, BEN, "worker", "mill")
    play(regroup(game, BEN), "lift:worker:mill", "act:gambling-den", "yes")
    assert game.now.twisted == 1 << BEN
    assert len(args_of(game, "el-rolled")) == 1
    assert args_of(game, "el-rolled")[0]["player"] == BEN


@rule("EL-208")
@pytest.mark.parametrize(("ending", "told"), [(SETTLED, "el-settled-triggered"), (MAPPED, "el-mapped-triggered")])
def test_the_end_that_is_near_is_told_once(ending: str, told: str) -> None:
    game = table()
    game.heard = True
    for _ in range(2):
        trigger_end(game, ending)
    assert [event.message for event in game.events if event.message.endswith("triggered")] == [told]
