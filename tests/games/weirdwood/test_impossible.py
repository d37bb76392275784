"""Snapshots of positions that no game of Weirdwood Manor comes to are refused, each for its own reason."""

from typing import Any

import pytest

from deska.games.weirdwood import SPEC
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.turn.quests import NEW_QUEST
from deska.kernel import BadData
from deska.testing import rule
from tests.games.impossible import Change, Changed, Data, refused, refused_when, snapshot, top, without
from tests.games.weirdwood.build import TURN_STEPS, hero, play, position


def taking_turn() -> Weirdwood:
    return position(hero(hand=["second-wind"]), hero("oliver", hand=["ink-blade"]))


def choosing_slot() -> Weirdwood:
    return play(position(hero(hand=["second-wind"])), "play:second-wind")


def covering() -> Weirdwood:
    return play(position(hero(hand=["second-wind"], tactics=["iron-guard"])), "play:second-wind", "slot:morning:m2")


def fighting() -> Weirdwood:
    """Both sides have rolled; a favour token may still be turned in."""
    return position(hero(at="o6", favours=1), rolls=("blank",) * 4, steps=[ATTACK_HERE, *TURN_STEPS])


def struck() -> Weirdwood:
    """The Ogre's blow has landed: somebody has to suffer."""
    game = position(hero(at="o6", power=1, hand=["second-wind"]), hero("oliver"), top=["crushing-blow"])
    return play(game, "play:second-wind", "slot:morning:m2", "end")


def offered_quest() -> Weirdwood:
    return position(hero(), next_quests=["spotless"], steps=[NEW_QUEST, *TURN_STEPS])


def changed(**values: Any) -> Change:
    return lambda data: data["state"].update(values)


def put(what: str, **values: Any) -> Change:
    """Into a part of the state."""
    return lambda data: data["state"][what].update(values)


def joins(companion: str) -> Change:
    """The companion is paid for."""
    return lambda data: data["stack"].append({**top(data), "do": "join", "source": companion, "arg": 0})


def exchange(data: Data) -> None:
    """A card of the hand and one of the discard pile."""
    player = data["state"]["players"][0]
    player["hand"], player["discard"] = player["discard"], player["hand"]


CHANGES: dict[str, Changed] = {
    "no next turn": (taking_turn, "turn", lambda data: data["stack"].pop(0)),
    "the turn of somebody else": (taking_turn, "turn", lambda data: data.update(turn=1)),
    "no end of the turn": (taking_turn, "steps", without("hand-limit")),
    "a turn within a turn": (taking_turn, "steps", lambda data: data["stack"].append(dict(top(data)))),
    "a step of nobody": (choosing_slot, "steps", lambda data: top(data).update(seat=-1)),
    "a card of somebody who does not play": (struck, "sources", lambda data: top(data).update(source="page-turner")),
    "a card of another monster": (struck, "sources", lambda data: top(data).update(source="wail")),
    "a card that is not in hand": (choosing_slot, "questions", exchange),
    "another card than that of the step": (choosing_slot, "questions", lambda data: top(data).update(source="war-drums")),
    "a slot for a second card": (choosing_slot, "questions", put("now", played=True)),
    "a tactic card on an empty slot": (covering, "questions", lambda data: top(data).update(arg=2)),
    "a new quest beside another": (offered_quest, "questions", lambda data: data["state"]["players"][0].update(quest="sweepers")),
    "a companion who is not there": (taking_turn, "questions", joins("hedge-witch")),
    "a battle that nothing ends": (fighting, "battle", without("deal-damage")),
    "the end of no battle": (fighting, "battle", changed(battle=None)),
    "damage that is already dealt": (fighting, "battle", put("battle", phase=3)),
    "dice that were not rolled": (fighting, "battle", put("battle", faces=[])),
    "more dice than there are": (fighting, "battle", put("battle", foe_faces=["basic-hit", "basic-hit"])),
    "a monster card that is not carried out": (struck, "monster card", without("card-done")),
    "acts before any card is played": (taking_turn, "acts", put("now", due=[["second-wind", 0]])),
    "a monster that is beaten": (taking_turn, "end", changed(health=[0, 0, 0])),
    "a Lady who is dead": (taking_turn, "end", changed(force=0)),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_no_game_comes_to_is_refused(name: str) -> None:
    refused_when(CHANGES[name])


@pytest.mark.parametrize(
    ("zone", "law", "card"),
    [
        ("tactics", "tactic cards", "held-hour"),
        ("companions", "companions", "tame-scarab"),
        ("deck", "monster cards", "swarm"),
    ],
)
def test_cards_that_are_there_too_often_are_named(zone: str, law: str, card: str) -> None:
    data = snapshot(taking_turn())
    data["state"][zone].append([card, []])
    with pytest.raises(BadData, match=rf"\({law}\): .*{card}"):
        SPEC.load(data)


def ended() -> Weirdwood:
    """The Ogre card of the last hour ends the game."""
    game = position(hero(hand=["second-wind"]), day=12, time="n1", top=["crushing-blow"])
    play(game, "play:second-wind", "slot:night:n3", "end")
    assert game.ended == "ww-out-of-time"
    return game


@pytest.mark.parametrize("ending", ["ww-won", "ww-overrun", "ww-lady-dead", "ww-lady-drained", "ww-lady-dominated", "ww-no-scarabs"])
def test_a_game_is_over_for_a_reason(ending: str) -> None:
    data = snapshot(ended())
    data["ended"] = ending
    refused(data, "end")


ARGUMENTS: dict[str, tuple[int, int]] = {
    "add-dice": (0, 40),
    "banish(count=2,where=any,keep=False)": (0, 2),
    "begin-acts": (0, 21),  # a slot
    "choose-slot": (0, 1),  # face up or down
    "cleaned-now": (0, 30),  # a place
    "cover": (0, 21),
    "craft(count=1,less=0,more=0)": (0, 5),  # colours in base five
    "craft(count=2,less=0,more=0)": (0, 25),
    "defeated": (1, 50),  # never more scarabs than there are
    "drop-cards": (0, 5),
    "exchange-card": (0, 21),
    "hit-ogre": (0, 18),
    "lose-goods": (1, 20),
    "offer-room": (0, 31),  # a place, or the player's own room
    "place-dice": (0, 5**4),
    "share-xp": (1, 200),
    "slip(steps=1)": (0, 1),
    "slip(steps=2)": (0, 2),
    "spell-steps": (1, 5),
    "spend-xp": (1, 200),
    "suffer-damage": (1, 99),
    "take-any": (1, 20),
    "take-turn": (0, 1),
    "trade(count=3)": (0, 3),
    "time-passes": (0, 24),
    "time-runs-back": (1, 144),  # twelve days of twelve hours
}


@rule("WW-013", "WW-157", "WW-C21", table=True)
@pytest.mark.parametrize("name", ARGUMENTS)
def test_arguments_of_steps_have_their_bounds(name: str) -> None:
    field = SPEC.effects.named(name).arg_field()
    least, most = ARGUMENTS[name]
    assert [field.load(arg, "arg") for arg in (least, most)] == [least, most]
    for arg in (least - 1, most + 1):
        with pytest.raises(BadData):
            field.load(arg, "arg")
