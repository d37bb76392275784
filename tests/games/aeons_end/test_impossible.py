"""Snapshots of positions that no game of Aeon's End comes to are refused, each for its own reason."""

from typing import Any

import pytest

import deska
from deska.games.aeons_end.components.state import AeonsEnd
from tests.games.aeons_end.build import mage, play, position
from tests.games.impossible import Changed, refused_when, snapshot, step, top, without


def main_phase(**given: Any) -> AeonsEnd:
    return position(mage(hand=["crystal", "spark"], deck=["crystal"]), mage("mist"), order=["player-2", "nemesis"], **given)


def choosing_target() -> AeonsEnd:
    """Hanka's Spark is about to hit the nemesis or a minion."""
    seat = mage(prepped={1: "spark"})
    return play(position(seat, mage("mist"), phase="casting", in_play=[("provoker", 5)], order=["player-2"]), "cast:1")


def spreading() -> AeonsEnd:
    seat = mage(prepped={1: "feral-lightning"})
    return play(position(seat, phase="casting", nemesis="carapace-queen", husks=4, order=["player-1"]), "cast:1", "hit:husk")


def sifting() -> AeonsEnd:
    return play(position(mage(hand=["sifters-pearl"], deck=["spark"]), mage("mist"), order=["player-2"]), "play:sifters-pearl")


def gaining() -> AeonsEnd:
    return play(position(mage(), supply=["vriswood-amber"], aether=3, order=["player-1"]), "buy:vriswood-amber")


def exhausted() -> AeonsEnd:
    return play(position(mage(life=2), mage("mist"), phase="nemesis-draw", top=["skewer"], order=["player-1"]), "mage:0")


def powerless() -> AeonsEnd:
    """Woven Sky has lost its last token: somebody has to suffer 4."""
    return position(mage(), mage("mist"), phase="nemesis", in_play=[("woven-sky", 1)], top=["slaughter"], order=["player-1"])


def reacting() -> AeonsEnd:
    return position(mage("phaedraxa", charges=5), mage("mist"), phase="turn-order", order=["player-2", "nemesis"])


CHANGES: dict[str, Changed] = {
    "no next turn": (main_phase, "turn", lambda data: data["stack"].pop(0)),
    "no end of the turn": (main_phase, "causes", without("refill")),
    "a phase of somebody else": (main_phase, "turn", lambda data: data.update(turn=1)),
    "phases in another order": (choosing_target, "causes", lambda data: data["stack"].insert(3, data["stack"].pop(4))),
    "a turn order card that was not drawn": (reacting, "turn", lambda data: step(data, "take-turn").update(arg="nemesis")),
    "a hit that no spell deals": (choosing_target, "causes", lambda data: top(data).update(source="jade")),
    "a hit of the table": (choosing_target, "causes", lambda data: top(data).update(seat=-1)),
    "a card of another nemesis": (powerless, "causes", lambda data: top(data).update(source="infest")),
    "a card that was not drawn yet": (powerless, "causes", lambda data: top(data).update(source="skewer")),
    "too few husks to spread damage": (spreading, "question", lambda data: data["state"].update(husks=1)),
    "no wounded husk": (spreading, "question", lambda data: top(data).update(do="spread(wounded=True)")),
    "a question below another": (sifting, "questions", lambda data: data["stack"].append(dict(top(data)))),
    "a revealed card that nobody has seen": (sifting, "question", lambda data: data["state"]["players"][0].update(deck=[["spark", []]])),
    "a card of another pile": (gaining, "question", lambda data: top(data).update(arg=8)),
    "two breaches lost": (exhausted, "exhaustion", lambda data: data["stack"].insert(-1, dict(top(data)))),
    "a power without tokens that stays": (powerless, "powers", without("drop-power")),
    "an ability without charges": (reacting, "question", lambda data: data["state"]["players"][0].update(charges=4)),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_no_game_comes_to_is_refused(name: str) -> None:
    refused_when(CHANGES[name])


@pytest.mark.parametrize(
    ("zone", "card", "words"),
    [
        ("destroyed", "spark", r"\(cards\): too much: spark"),
        ("discard", "infest", r"\(other cards\): too much: infest"),
        ("spent", "player-4", r"\(turn order\): too much: player-4"),
    ],
)
def test_a_card_too_many_is_called_by_its_name(zone: str, card: str, words: str) -> None:
    data = snapshot(main_phase())
    data["state"][zone].append(card)
    with pytest.raises(deska.BadData, match=words):
        deska.load(data)
