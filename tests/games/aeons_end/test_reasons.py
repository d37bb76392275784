"""Why something is not possible: for every refusal its message, its rule and what it names; and the rules that questions serve."""

from collections.abc import Callable
from typing import Any

import pytest

from deska.games.aeons_end import SPEC
from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import Ask, Reason
from deska.testing import rule
from tests.games.aeons_end.build import fresh, mage, play, position, refuse

Refusal = tuple[Callable[[], AeonsEnd], str, Reason]


def main(*allies: Any, nemesis: str = "rageborne", **seat: Any) -> AeonsEnd:
    return position(mage(**seat), *allies, nemesis=nemesis, order=["player-1"])


def rich(aether: int, **seat: Any) -> AeonsEnd:
    return position(mage(**seat), aether=aether, order=["player-1"])


def casting(**seat: Any) -> AeonsEnd:
    return position(mage(**seat), phase="casting", order=["player-1"])


def aiming() -> AeonsEnd:
    seat = mage(prepped={1: "spark"})
    game = position(seat, phase="casting", nemesis="carapace-queen", in_play=[("broodwomb", 5)], order=["player-1"])
    return play(game, "cast:1")


def paying_agony_field() -> AeonsEnd:
    """A card that costs 2 or more has to be destroyed."""
    game = position(mage(hand=["jade", "ignite", "crystal"]), in_play=[("agony-field", 2)], order=["player-1"])
    return play(game, "discard-power:agony-field")


def ruin_priest() -> AeonsEnd:
    """Three cards that are no corruptions have to go."""
    seat = mage(hand=["crystal", "crystal", "jade", "spark", "contagion"])
    return position(seat, nemesis="crooked-mask", phase="nemesis", in_play=[("ruin-priest", 17)], top=["vex"], order=["player-1"])


def swelling() -> AeonsEnd:
    return play(casting(hand=["crystal", "spark"], prepped={1: "oblivion-swell"}), "cast:1")


def blasting() -> AeonsEnd:
    game = main(hand=["blasting-staff", "spark"], prepped={2: "spark"}, breaches=("open", "open", 0, 0))
    return play(game, "prep:spark:1", "play:blasting-staff")


def choosing_mage() -> AeonsEnd:
    """Only Hanka has the most open breaches beside Ivana."""
    wide = ("open", "open", "open", "open")
    seats = (mage(breaches=wide), mage("mist"), mage("jian", breaches=wide))
    return position(*seats, phase="nemesis-draw", top=["obliterate"], order=["player-1"])


def devouring() -> AeonsEnd:
    """Two piles cost 3: one of them is devoured."""
    supply = ["sifters-pearl", "vriswood-amber", "diamond-cluster", "bottled-vortex", "unstable-prism"]
    return position(mage(), nemesis="prince-of-gluttons", in_play=[("mindguzzler", 8)], phase="nemesis", supply=supply, order=["player-1"])


def tempted() -> AeonsEnd:
    seat = mage(hand=["crystal"])
    return position(seat, nemesis="crooked-mask", phase="nemesis-draw", top=["tempt"], supply={"jade": 0}, order=["player-1"])


def passing_on() -> AeonsEnd:
    seat = mage(hand=["endless-hunger"])
    game = position(seat, mage("mist"), nemesis="crooked-mask", phase="start", difficulty="expert", order=["player-2"])
    return play(game)


def quickening() -> AeonsEnd:
    seats = (mage("lash", charges=5), mage("mist"), mage("jian"))
    return play(position(*seats, order=["player-2", "nemesis"]), "ability")


def exhausted() -> AeonsEnd:
    game = position(mage("phaedraxa", life=2), mage("mist"), phase="nemesis-draw", top=["skewer"], order=["player-1"])
    return play(game, "mage:0")


def sower() -> AeonsEnd:
    """A breach of one's own has to be focused."""
    seat = mage("phaedraxa", hand=["delirium-veil"])
    return play(position(seat, nemesis="crooked-mask", phase="start", order=["player-1"]))


def orb() -> AeonsEnd:
    return play(main(hand=["focusing-orb"], breaches=("open", 0, 0, "gone"), life=0), "play:focusing-orb")


def garnet() -> AeonsEnd:
    seat = mage("mist", hand=["garnet-shard"], prepped={1: "spark", 3: "spark"})
    return play(position(seat, order=["player-1"]), "play:garnet-shard", "choose:2")


def seized() -> AeonsEnd:
    """The dearest two spells go: an Ignite is one of three."""
    wide = ("open",) * 4
    seat = mage(breaches=wide, prepped={2: "ignite", 3: "ignite", 4: "spark"})
    return position(seat, mage("mist", prepped={1: "ignite"}), top=["cleave"], phase="nemesis-draw", order=["player-1"])


def blinded() -> AeonsEnd:
    seats = (mage(hand=["crystal"]), mage("mist", hand=["spark"]))
    return position(*seats, phase="nemesis", in_play=[("pulverizing-ray", 1)], order=["player-1"])


def laying() -> AeonsEnd:
    return play(main(played=["crystal", "diamond-cluster"]), "end")


def gated() -> AeonsEnd:
    return play(main(charges=5, discard=["crystal", "spark"]), "ability")


def prism() -> AeonsEnd:
    game = main(hand=["unstable-prism", "blasting-staff", "crystal", "diamond-cluster"])
    return play(game, "play:unstable-prism", "choose:1")


def vortex() -> AeonsEnd:
    return play(main(hand=["bottled-vortex", "crystal"], discard=["spark"]), "play:bottled-vortex")


def linked() -> AeonsEnd:
    seats = (mage("xaxos", charges=5), mage("mist", charges=5), mage("jian", charges=4))
    return play(position(*seats, order=["player-1", "nemesis"]), "ability")


def rushed() -> AeonsEnd:
    seats = (mage(hand=["crystal", "spark"]), mage("mist", hand=["crystal"]), mage("jian"))
    return position(*seats, phase="nemesis-draw", top=["onslaught"], fury=0, order=["player-1"])


def afflicted() -> AeonsEnd:
    game = position(mage(), mage("mist"), mage("jian"), nemesis="crooked-mask", phase="nemesis-draw", top=["afflict"], order=["player-1"])
    return play(game, "mage:0")


def feeding() -> AeonsEnd:
    market = ["jade", "searing-ruby", "diamond-cluster", "flexing-dagger", "bottled-vortex"]
    market += ["ignite", "essence-theft", "planar-insight", "consuming-void"]
    return fresh(2, nemesis="prince-of-gluttons", market=market)


def ruptured() -> AeonsEnd:
    spells = {1: "ignite", 2: "ignite", 3: "ignite", 4: "spark"}
    game = position(mage(prepped=spells, breaches=("open",) * 4), in_play=[("reality-rupture", 1)], order=["player-1"])
    return play(game, "discard-power:reality-rupture")


def nexus() -> AeonsEnd:
    return play(main(played=["crystal", "jade", "blasting-staff"], prepped={1: "arcane-nexus"}), "use:1")


REFUSALS: dict[str, Refusal] = {
    "a card that is not in hand": (main, "play:jade", Reason("ae-why-not-in-hand", "AE-099", {"card": "jade"})),
    "a card that is not sold": (main, "buy:sifters-pearl", Reason("ae-why-not-in-supply", "AE-068", {"card": "sifters-pearl"})),
    "an empty pile": (
        lambda: position(mage(), supply={"jade": 0}, aether=9, order=["player-1"]),
        "buy:jade",
        Reason("ae-why-pile-empty", "AE-071", {"card": "jade"}),
    ),
    "a card that is too dear": (lambda: rich(1), "buy:jade", Reason("ae-why-too-little-aether", "AE-107", {"price": 2, "aether": 1})),
    "a spell not in hand": (main, "prep:ignite:1", Reason("ae-why-not-in-hand", "AE-099", {"card": "ignite"})),
    "a closed breach": (lambda: main(hand=["spark"]), "prep:spark:2", Reason("ae-why-breach-closed", "AE-124", {"breach": "2"})),
    "an occupied breach": (
        lambda: main(hand=["spark"], prepped={1: "spark"}),
        "prep:spark:1",
        Reason("ae-why-breach-occupied", "AE-125", {"breach": "1"}),
    ),
    "a missing breach": (
        lambda: main(name="phaedraxa", hand=["spark"]),
        "prep:spark:1",
        Reason("ae-why-no-breach", "AE-165", {"breach": "1"}),
    ),
    "too little to focus": (lambda: rich(1), "focus:2", Reason("ae-why-too-little-aether", "AE-115", {"price": 2, "aether": 1})),
    "a breach that cannot turn further": (
        lambda: rich(9, breaches=("open", 3, 0, 0)),
        "focus:2",
        Reason("ae-why-only-open", "AE-119", {"breach": "2"}),
    ),
    "an open breach": (lambda: rich(9), "focus:1", Reason("ae-why-breach-open", "AE-019", {"breach": "1"})),
    "opening an open breach": (lambda: rich(9), "open:1", Reason("ae-why-breach-open", "AE-019", {"breach": "1"})),
    "opening a missing breach": (lambda: rich(9, name="phaedraxa"), "open:1", Reason("ae-why-no-breach", "AE-165", {"breach": "1"})),
    "too little to open": (lambda: rich(2), "open:2", Reason("ae-why-too-little-aether", "AE-122", {"price": 3, "aether": 2})),
    "a power that is not in play": (
        main,
        "discard-power:doom-aegis",
        Reason("ae-why-power-not-in-play", "AE-132", {"card": "doom-aegis"}),
    ),
    "a power that stays": (
        lambda: position(mage(), in_play=[("bleed-static", 3)], order=["player-1"]),
        "discard-power:bleed-static",
        Reason("ae-why-no-to-discard", "AE-134", {"card": "bleed-static"}),
    ),
    "a condition that is not met": (
        lambda: position(mage(), in_play=[("woven-sky", 2)], order=["player-1"]),
        "discard-power:woven-sky",
        Reason("ae-why-condition-unmet", "AE-133", {"card": "woven-sky"}),
    ),
    "no room for a charge": (lambda: rich(2, charges=5), "charge", Reason("ae-why-charges-full", "AE-112")),
    "a charge that is too dear": (lambda: rich(1), "charge", Reason("ae-why-too-little-aether", "AE-110", {"price": 2, "aether": 1})),
    "an ability without charges": (lambda: main(charges=4), "ability", Reason("ae-why-not-charged", "AE-014", {"charges": 4})),
    "an ability for another moment": (lambda: main(name="adelheim", charges=5), "ability", Reason("ae-why-wrong-moment", "AE-017")),
    "casting in the main phase": (lambda: main(prepped={1: "spark"}), "cast:1", Reason("ae-why-casting-over", "AE-080")),
    "a spell without a while-prepped effect": (
        lambda: main(prepped={1: "spark"}),
        "use:1",
        Reason("ae-why-no-while-prepped", "AE-129"),
    ),
    "no spell there": (main, "use:1", Reason("ae-why-no-while-prepped", "AE-129")),
    "a spell that was used": (
        lambda: play(main(prepped={1: "oblivion-swell"}), "use:1"),
        "use:1",
        Reason("ae-why-used", "AE-131", {"card": "oblivion-swell"}),
    ),
    "a spell that cannot be used": (
        lambda: main(prepped={1: "wildfire-whip"}),
        "use:1",
        Reason("ae-why-condition-unmet", "AE-129", {"card": "wildfire-whip"}),
    ),
    "discarding at will": (lambda: main(hand=["crystal"]), "discard:crystal", Reason("ae-why-no-free-discard", "AE-141")),
    "playing before casting": (
        lambda: casting(hand=["crystal"], prepped={1: "spark"}),
        "play:crystal",
        Reason("ae-why-casting-first", "AE-080"),
    ),
    "casting nothing": (lambda: casting(prepped={1: "spark"}), "cast:2", Reason("ae-why-nothing-prepped", "AE-081")),
    "keeping a spell at a closed breach": (lambda: casting(prepped={1: "spark", 2: "spark"}), "done", Reason("ae-why-must-cast", "AE-082")),
    "a minion behind husks": (aiming, "hit:broodwomb", Reason("ae-why-behind-husks", "AE-C60", {"card": "broodwomb"})),
    "a minion that is not in play": (aiming, "hit:bane-sire", Reason("ae-why-not-in-play", "AE-087")),
    "a wounded husk that is none": (aiming, "hit:wounded-husk", Reason("ae-why-not-in-play", "AE-087")),
    "a card that is too cheap": (
        paying_agony_field,
        "destroy:crystal",
        Reason("ae-why-too-cheap", "AE-033", {"card": "crystal", "cost": 2}),
    ),
    "a corruption that does not count": (
        ruin_priest,
        "discard:contagion",
        Reason("ae-why-corruption", "AE-C79", {"card": "contagion"}),
    ),
    "a card to discard that is not in hand": (ruin_priest, "discard:ignite", Reason("ae-why-not-in-hand", "AE-100", {"card": "ignite"})),
    "too few cards": (
        lambda: play(ruin_priest(), "discard:spark"),
        "done",
        Reason("ae-why-not-enough", "AE-154", {"left": 2}),
    ),
    "a card of another kind": (swelling, "discard:spark", Reason("ae-why-not-such-a-card", "AE-100", {"card": "spark"})),
    "a spell that is not fresh": (blasting, "cast:2", Reason("ae-why-not-fresh", "AE-C30")),
    "a mage who is not meant": (choosing_mage, "mage:1", Reason("ae-why-not-this-mage", "AE-156", {"player": 1})),
    "a pile that is not meant": (
        devouring,
        "devour:diamond-cluster",
        Reason("ae-why-not-this-pile", "AE-C65", {"card": "diamond-cluster"}),
    ),
    "a gift that is too dear": (
        tempted,
        "gain:consuming-void",
        Reason("ae-why-not-such-a-card", "AE-100", {"card": "consuming-void"}),
    ),
    "a gift of an empty pile": (tempted, "gain:jade", Reason("ae-why-pile-empty", "AE-071", {"card": "jade"})),
    "a gift that is not there": (tempted, "gain:sifters-pearl", Reason("ae-why-not-in-supply", "AE-068", {"card": "sifters-pearl"})),
    "no charge to lose": (passing_on, "bottom", Reason("ae-why-no-charge", "AE-C80")),
    "a turn order card that is not spent": (quickening, "shuffle-back:player-2", Reason("ae-why-not-spent", "AE-C16")),
    "losing a breach one does not have": (exhausted, "break:1", Reason("ae-why-no-breach", "AE-165", {"breach": "1"})),
    "focusing a breach one does not have": (sower, "focus:1", Reason("ae-why-no-breach", "AE-165", {"breach": "1"})),
    "focusing somebody's open breach": (orb, "focus-of:0:1", Reason("ae-why-breach-open", "AE-019", {"breach": "1"})),
    "focusing for nobody": (orb, "focus-of:3:2", Reason("not-offered", "AE-C31")),
    "a devoured card that is not on top": (
        lambda: position(mage(), nemesis="prince-of-gluttons", devoured=["ignite", "jade"], aether=9, order=["player-1"]),
        "buy-devoured:jade",
        Reason("ae-why-not-devoured", "AE-C66", {"card": "jade"}),
    ),
    "a devoured card that is too dear": (
        lambda: position(mage(), nemesis="prince-of-gluttons", devoured=["ignite"], aether=3, order=["player-1"]),
        "buy-devoured:ignite",
        Reason("ae-why-too-little-aether", "AE-107", {"price": 4, "aether": 3}),
    ),
    "no devoured card at all": (main, "buy-devoured:jade", Reason("ae-why-not-devoured", "AE-C66", {"card": "jade"})),
    "a gift that was not devoured": (tempted, "gain-devoured:jade", Reason("ae-why-not-devoured", "AE-C66", {"card": "jade"})),
    "a spell that is not prepped": (seized, "unprep:0:1", Reason("ae-why-nothing-prepped", "AE-C52")),
    "a spell that is not dear enough": (seized, "unprep:0:4", Reason("ae-why-not-such-a-card", "AE-C52", {"card": "spark"})),
    "a spell of nobody": (seized, "unprep:3:1", Reason("ae-why-nothing-prepped", "AE-C52")),
    "a mage who has no gem": (blinded, "mage:1", Reason("ae-why-not-this-mage", "AE-C95", {"player": 1})),
    "a card that does not lie there": (laying, "lay:jade", Reason("ae-why-not-played", "AE-135", {"card": "jade"})),
    "a card that is not discarded": (gated, "return:jade:1", Reason("ae-why-not-in-pile", "AE-C15", {"card": "jade"})),
    "a discarded card of another kind": (gated, "return:crystal:1", Reason("ae-why-not-such-a-card", "AE-C15", {"card": "crystal"})),
    "a gem that is not in hand": (prism, "play:jade", Reason("ae-why-not-in-hand", "AE-C29", {"card": "jade"})),
    "a relic to play twice": (prism, "play:blasting-staff", Reason("ae-why-not-such-a-card", "AE-C29", {"card": "blasting-staff"})),
    "destroying what is not there": (vortex, "destroy-discarded:jade:1", Reason("ae-why-not-in-pile", "AE-C28", {"card": "jade"})),
    "destroying what is not in hand": (vortex, "destroy:jade", Reason("ae-why-not-in-hand", "AE-C28", {"card": "jade"})),
    "a turn order card that is not left": (linked, "next:wild", Reason("ae-why-not-left", "AE-C19")),
    "a mage without cards": (rushed, "mage:2", Reason("ae-why-not-this-mage", "AE-159", {"player": 2})),
    "the same mage twice": (afflicted, "mage:0", Reason("ae-why-not-this-mage", "AE-C84", {"player": 0})),
    "a gem pile that comes later": (feeding, "devour:jade", Reason("ae-why-not-this-pile", "AE-C64", {"card": "jade"})),
    "a prepped spell that is too cheap": (ruptured, "unprep:0:4", Reason("ae-why-not-such-a-card", "AE-C100", {"card": "spark"})),
    "a gem that was not played": (nexus, "return:diamond-cluster:1", Reason("ae-why-not-in-pile", "AE-C43", {"card": "diamond-cluster"})),
    "a relic that was played": (nexus, "return:blasting-staff:1", Reason("ae-why-not-such-a-card", "AE-C43", {"card": "blasting-staff"})),
    "casting what nobody has prepped": (garnet, "cast-from:0:2", Reason("ae-why-nothing-prepped", "AE-098")),
}


@rule(
    "AE-014", "AE-017", "AE-019", "AE-033", "AE-068", "AE-071", "AE-080", "AE-081", "AE-082", "AE-087", "AE-098", "AE-099",
    "AE-100", "AE-107", "AE-110", "AE-112", "AE-115", "AE-119", "AE-122", "AE-124", "AE-125", "AE-129", "AE-131", "AE-132",
    "AE-133", "AE-134", "AE-135", "AE-141", "AE-154", "AE-156", "AE-165", "AE-C15", "AE-C16", "AE-C19", "AE-C28", "AE-C29",
    "AE-C30", "AE-C31", "AE-C52", "AE-C60", "AE-C65", "AE-C66", "AE-C79", "AE-C80", "AE-C95", "AE-159", "AE-C43",
    "AE-C64", "AE-C84", "AE-C100",
    table=True,
)  # fmt: skip
@pytest.mark.parametrize("name", REFUSALS)
def test_every_refusal_says_why(name: str) -> None:
    build, option, reason = REFUSALS[name]
    assert refuse(build(), option) == reason


SERVED = {
    "ae-ally-ability": {"AE-C15", "AE-C16", "AE-C19"},
    "ae-arrange-order": {"AE-C19"},
    "ae-break": {"AE-163", "AE-164", "AE-165"},
    "ae-card-ability": {"AE-C12"},
    "ae-cast-any": {"AE-095", "AE-096", "AE-098"},
    "ae-cast-fresh": {"AE-C30"},
    "ae-cast-twice": {"AE-C14", "AE-095", "AE-098"},
    "ae-casting-phase": {"AE-081", "AE-082", "AE-084"},
    "ae-destroy": {"AE-100", "AE-154", "AE-176"},
    "ae-destroy-anywhere": {"AE-C28", "AE-176"},
    "ae-discard": {"AE-100", "AE-154", "AE-159"},
    "ae-drop-spell": {"AE-C52", "AE-C56", "AE-C94"},
    "ae-focus": {"AE-020", "AE-120"},
    "ae-focus-any": {"AE-C31", "AE-120", "AE-121"},
    "ae-gain": {"AE-108", "AE-109", "AE-C66"},
    "ae-hit": {"AE-087", "AE-092", "AE-094"},
    "ae-lay-down": {"AE-135", "AE-114"},
    "ae-last-ally-ability": {"AE-208", "AE-C15", "AE-C16"},
    "ae-main-phase": {"AE-099", "AE-017"},
    "ae-onto-deck": {"AE-C22", "AE-109"},
    "ae-order-ability": {"AE-C18"},
    "ae-place-order": {"AE-C08"},
    "ae-play-twice": {"AE-C29"},
    "ae-return": {"AE-C15", "AE-C79"},
    "ae-shuffle-back": {"AE-C16", "AE-C87"},
    "ae-spread": {"AE-C54", "AE-C61"},
    "ae-team-discards": {"AE-159", "AE-C51"},
    "ae-who-suffer": {"AE-156", "AE-157", "AE-158"},
    "ae-wild": {"AE-056"},
}


@rule(
    "AE-017", "AE-020", "AE-056", "AE-081", "AE-082", "AE-084", "AE-087", "AE-092", "AE-094", "AE-095", "AE-096", "AE-098",
    "AE-099", "AE-100", "AE-108", "AE-109", "AE-114", "AE-120", "AE-121", "AE-135", "AE-154", "AE-156", "AE-157", "AE-158",
    "AE-159", "AE-163", "AE-164", "AE-165", "AE-176", "AE-C08", "AE-C12", "AE-C14", "AE-C15", "AE-C16", "AE-C18", "AE-C19",
    "AE-C22", "AE-C28", "AE-C29", "AE-C30", "AE-C31", "AE-C52", "AE-C54", "AE-C56", "AE-C61", "AE-C66", "AE-C79", "AE-C87",
    "AE-C94",
    table=True,
)  # fmt: skip
@pytest.mark.parametrize("question", SERVED)
def test_every_question_names_the_rules_it_serves(question: str) -> None:
    asking = [effect for effect in SPEC.effects.by_name.values() if isinstance(effect, Ask) and effect.prompt() == question]
    assert asking
    assert all(set(effect.serves()) == SERVED[question] for effect in asking)
