"""Events: everything that happens is told in order, by message, with its arguments and the move of a card from place to place."""

from collections.abc import Callable

import pytest

import deska
from deska.games.aeons_end.components.state import AeonsEnd
from deska.table.play import news
from deska.testing import rule
from tests.games.aeons_end.build import mage, position

Story = tuple[Callable[[], AeonsEnd], tuple[str, ...], list[str]]
STORIES: dict[str, Story] = {
    "a cast": (
        lambda: position(mage(prepped={1: "spark"}), phase="casting", order=["player-1"]),
        ("cast:1",),
        [
            "cast player=0 card=spark",
            "discarded-spell player=0 card=spark card→breach:0→discard:0",
            "nemesis-hit player=0 damage=1",
        ],
    ),
    "a cast of an ally's spell": (
        lambda: position(mage("mist", hand=["garnet-shard"]), mage("jian", prepped={2: "spark"}), order=["player-2"]),
        ("play:garnet-shard", "choose:2"),
        [
            "played player=0 card=garnet-shard card→hand:0→played:0",
            "cast-of player=0 other=1 card=spark",
            "discarded-spell player=1 card=spark card→breach:1→discard:1",
            "nemesis-hit player=0 damage=1",
        ],
    ),
    "a hit on a minion": (
        lambda: position(mage(prepped={1: "spark"}), phase="casting", in_play=[("provoker", 5)], order=["player-1"]),
        ("cast:1", "hit:provoker"),
        [
            "cast player=0 card=spark",
            "discarded-spell player=0 card=spark card→breach:0→discard:0",
            "minion-hit card=provoker damage=1",
        ],
    ),
    "a killed minion": (
        lambda: position(mage(prepped={1: "feral-lightning"}), phase="casting", in_play=[("provoker", 2)], order=["player-1"]),
        ("cast:1", "hit:provoker"),
        [
            "cast player=0 card=feral-lightning",
            "discarded-spell player=0 card=feral-lightning card→breach:0→discard:0",
            "minion-hit card=provoker damage=2",
            "left-play card=provoker card→field→nemesis-discard",
        ],
    ),
    "one husk": (
        lambda: position(mage(prepped={1: "spark"}), phase="casting", nemesis="carapace-queen", order=["player-1"]),
        ("cast:1", "hit:husk"),
        [
            "cast player=0 card=spark",
            "discarded-spell player=0 card=spark card→breach:0→discard:0",
            "husk-hit damage=1",
        ],
    ),
    "several husks": (
        lambda: position(mage(prepped={1: "feral-lightning"}), phase="casting", nemesis="carapace-queen", husks=5, order=["player-1"]),
        ("cast:1", "hit:husk", "yes"),
        [
            "cast player=0 card=feral-lightning",
            "discarded-spell player=0 card=feral-lightning card→breach:0→discard:0",
            "husks-hit damage=3",
            "suffered player=0 damage=1",
        ],
    ),
    "playing and buying": (
        lambda: position(mage(hand=["jade", "crystal"]), order=["player-1"]),
        ("play:jade", "buy:jade"),
        [
            "played player=0 card=jade card→hand:0→played:0",
            "gained-aether player=0 aether=2 purpose=anything",
            "gained player=0 card=jade to=discard card→supply→discard:0",
        ],
    ),
    "aether for one purpose": (
        lambda: position(mage("jian", hand=["moonstone-shard", "searing-ruby"]), order=["player-1"]),
        ("play:moonstone-shard", "play:searing-ruby"),
        [
            "played player=0 card=moonstone-shard card→hand:0→played:0",
            "gained-aether player=0 aether=1 purpose=anything",
            "gained-aether player=0 aether=1 purpose=gem",
            "played player=0 card=searing-ruby card→hand:0→played:0",
            "gained-aether player=0 aether=2 purpose=anything",
            "gained-aether player=0 aether=1 purpose=spell",
        ],
    ),
    "charges": (
        lambda: position(mage("kadir", hand=["mages-talisman"]), mage("mist"), aether=2, order=["player-2"]),
        ("charge", "play:mages-talisman"),
        [
            "gained-charges player=0 count=1",
            "played player=0 card=mages-talisman card→hand:0→played:0",
            "gained-charges player=0 count=1",
            "gained-charges player=1 count=1",
        ],
    ),
    "breaches": (
        lambda: position(mage(hand=["spark"], breaches=("open", 0, 3, 0)), aether=10, order=["player-1"]),
        ("focus:2", "open:3", "prep:spark:2"),
        [
            "focused player=0 breach=2",
            "opened player=0 breach=3",
            "prepped player=0 card=spark breach=2 card→hand:0→breach:0",
        ],
    ),
    "no charge without room": (
        lambda: position(mage("kadir", hand=["mages-talisman"], charges=5), mage("mist"), order=["player-2"]),
        ("play:mages-talisman",),
        [
            "played player=0 card=mages-talisman card→hand:0→played:0",
            "gained-charges player=1 count=1",
        ],
    ),
    "a corruption passed on": (
        lambda: position(
            mage(hand=["lust-for-power"]), mage("mist"), nemesis="crooked-mask", phase="start", difficulty="expert", order=["player-2"]
        ),
        ("mage:1",),
        ["passed-on player=0 other=1 card=lust-for-power card→destroyed→discard:1"],
    ),
    "a focus that opens": (
        lambda: position(mage(hand=["focusing-orb"], breaches=("open", "open", "open", 3)), order=["player-1"]),
        ("play:focusing-orb",),
        [
            "played player=0 card=focusing-orb card→hand:0→played:0",
            "lone-option kind=ae-focusing-orb option=choose:1",
            "opened player=0 breach=4",
        ],
    ),
    "gaining onto the deck": (
        lambda: position(mage(), supply=["vriswood-amber"], aether=3, order=["player-1"]),
        ("buy:vriswood-amber", "yes"),
        [
            "gained player=0 card=vriswood-amber to=deck card→supply→deck:0",
        ],
    ),
    "the end of a turn": (
        lambda: position(mage(hand=["crystal", "emerald-shard"], played=["jade"], deck=["crystal"]), mage("mist"), order=["player-2"]),
        ("play:crystal", "end", "lay:jade"),
        [
            "played player=0 card=crystal card→hand:0→played:0",
            "gained-aether player=0 aether=1 purpose=anything",
            "laid player=0 card=jade card→played:0→discard:0",
            "laid-down player=0 count=1 card→played:0→discard:0",
            "drew player=0 card=crystal card→deck:0→hand:0",
            "drew player=0 card=jade card→deck:0→hand:0",
            "drew player=0 card=crystal card→deck:0→hand:0",
            "turn-order order=player-2 order→order→spent",
            "turn player=1",
        ],
    ),
    "a new round": (
        lambda: position(mage(), mage("mist")),
        ("end",),
        [
            "new-round order→spent→order",
            "turn-order order=player-1 order→order→spent",
            "turn player=0",
        ],
    ),
    "a destroyed card": (
        lambda: position(mage(hand=["bottled-vortex", "crystal"], discard=["spark"], deck=["crystal"]), order=["player-1"]),
        ("play:bottled-vortex", "destroy:crystal", "destroy-discarded:spark:1"),
        [
            "played player=0 card=bottled-vortex card→hand:0→played:0",
            "destroyed player=0 card=bottled-vortex card→played:0→destroyed",
            "destroyed player=0 card=crystal card→hand:0→destroyed",
            "destroyed player=0 card=spark card→discard:0→destroyed",
            "drew player=0 card=crystal card→deck:0→hand:0",
        ],
    ),
    "a discarded card": (
        lambda: position(mage(hand=["burning-opal", "crystal"]), mage("mist", deck=["spark"]), order=["player-2"]),
        ("play:burning-opal", "discard:crystal"),
        [
            "played player=0 card=burning-opal card→hand:0→played:0",
            "gained-aether player=0 aether=3 purpose=anything",
            "discarded player=0 card=crystal card→hand:0→discard:0",
            "drew player=1 card=spark card→deck:1→hand:1",
        ],
    ),
    "a gem taken back": (
        lambda: position(mage(played=["crystal"], prepped={1: "arcane-nexus"}), order=["player-1"]),
        ("use:1",),
        [
            "returned player=0 card=crystal card→played:0→hand:0",
        ],
    ),
    "spells taken back": (
        lambda: position(mage("kadir", charges=5, discard=["spark"]), order=["player-1"]),
        ("ability", "return:spark:1"),
        [
            "ability player=0 card=kadir",
            "returned player=0 card=spark card→discard:0→hand:0",
        ],
    ),
    "a shown card": (
        lambda: position(mage(hand=["sifters-pearl"], deck=["spark"]), order=["player-1"]),
        ("play:sifters-pearl", "toss"),
        [
            "played player=0 card=sifters-pearl card→hand:0→played:0",
            "gained-aether player=0 aether=2 purpose=anything",
            "showed-top player=0 card=spark",
            "tossed player=0 card=spark card→deck:0→discard:0",
        ],
    ),
    "a revealed turn order card": (
        lambda: position(mage("lash", hand=["quartz-shard"]), mage("mist"), order=["player-2", "nemesis"]),
        ("play:quartz-shard", "bottom"),
        [
            "played player=0 card=quartz-shard card→hand:0→played:0",
            "gained-aether player=0 aether=1 purpose=anything",
            "revealed-order player=0 order=player-2",
            "gained-aether player=0 aether=1 purpose=anything",
            "put-to-bottom player=0",
        ],
    ),
    "one left on top": (
        lambda: position(mage("lash", hand=["quartz-shard"]), mage("mist"), order=["nemesis", "player-2"]),
        ("play:quartz-shard", "top"),
        [
            "played player=0 card=quartz-shard card→hand:0→played:0",
            "gained-aether player=0 aether=1 purpose=anything",
            "revealed-order player=0 order=nemesis",
            "kept-on-top player=0",
        ],
    ),
    "the whole turn order": (
        lambda: position(mage("xaxos", charges=5), mage("mist", charges=5), order=["player-2", "nemesis"]),
        ("ability",),
        [
            "ability player=0 card=xaxos",
            "revealed-order player=0 order=player-2",
            "revealed-order player=0 order=nemesis",
        ],
    ),
    "a card shuffled back": (
        lambda: position(mage("lash", charges=5), mage("mist"), order=["nemesis", "nemesis"]),
        ("ability", "shuffle-back:player-1"),
        [
            "ability player=0 card=lash",
            "shuffled-back order=player-1 order→spent→order",
            "suffered player=0 damage=1",
        ],
    ),
    "healing": (
        lambda: position(mage("brama", charges=5, life=5), mage("mist"), order=["player-2"]),
        ("ability",),
        [
            "ability player=0 card=brama",
            "healed player=0 life=4",
        ],
    ),
    "healing Gravehold": (
        lambda: position(mage(hand=["focusing-orb"], breaches=("open",) * 4), gravehold=28, order=["player-1"]),
        ("play:focusing-orb",),
        [
            "played player=0 card=focusing-orb card→hand:0→played:0",
            "destroyed player=0 card=focusing-orb card→played:0→destroyed",
            "gravehold-healed life=2",
        ],
    ),
    "a power discarded": (
        lambda: position(mage(), in_play=[("invoke-carnage", 2)], aether=7, order=["player-1"]),
        ("discard-power:invoke-carnage",),
        [
            "left-play card=invoke-carnage card→field→nemesis-discard",
        ],
    ),
    "a turn of the nemesis": (
        lambda: position(
            mage(), mage("mist"), in_play=[("woven-sky", 2), ("provoker", 3)], top=["slaughter"], order=["nemesis", "player-2"], fury=1
        ),
        ("end",),
        [
            "turn-order order=nemesis order→order→spent",
            "nemesis-turn",
            "power-token card=woven-sky left=1",
            "takes-effect card=provoker",
            "gravehold-suffered damage=1",
            "nemesis-drew card=slaughter card→nemesis-deck→drawn",
            "unleash times=1",
            "gained-fury fury=1",
            "gravehold-suffered damage=3",
            "attack-ends card=slaughter card→drawn→nemesis-discard",
            "turn-order order=player-2 order→order→spent",
            "turn player=1",
        ],
    ),
    "a power that takes effect": (
        lambda: position(mage(), mage("mist"), in_play=[("eye-of-nothing", 1)], top=["bane-sire"], order=["nemesis", "player-2"], fury=0),
        ("end",),
        [
            "turn-order order=nemesis order→order→spent",
            "nemesis-turn",
            "power-token card=eye-of-nothing left=0",
            "takes-effect card=eye-of-nothing",
            "unleash times=2",
            "gained-fury fury=1",
            "gained-fury fury=1",
            "left-play card=eye-of-nothing card→field→nemesis-discard",
            "nemesis-drew card=bane-sire card→nemesis-deck→drawn",
            "entered card=bane-sire tokens=6 card→drawn→field",
            "turn-order order=player-2 order→order→spent",
            "turn player=1",
        ],
    ),
    "exhaustion": (
        lambda: position(
            mage(life=2, charges=3, prepped={1: "spark"}), mage("mist"), phase="nemesis-draw", top=["skewer"], order=["player-1"], fury=0
        ),
        ("mage:0", "break:1"),
        [
            "suffered player=0 damage=2",
            "exhausted player=0",
            "unleash times=2",
            "gained-fury fury=1",
            "gained-fury fury=1",
            "lost-spell player=0 card=spark card→breach:0→discard:0",
            "broke-breach player=0 breach=1",
            "lost-charges player=0 count=3",
            "gravehold-suffered damage=2",
            "drew player=0 card=spark card→deck:0→hand:0",
            "attack-ends card=skewer card→drawn→nemesis-discard",
            "turn-order order=player-1 order→order→spent",
            "turn player=0",
        ],
    ),
    "a nemesis that heals": (
        lambda: position(
            mage(),
            nemesis="crooked-mask",
            in_play=[("twisting-madness", 1)],
            top=["vex"],
            order=["nemesis", "player-1"],
            life=60,
            gravehold=28,
        ),
        ("end",),
        [
            "turn-order order=nemesis order→order→spent",
            "nemesis-turn",
            "power-token card=twisting-madness left=0",
            "takes-effect card=twisting-madness",
            "gravehold-healed life=2",
            "nemesis-healed life=10",
            "left-play card=twisting-madness card→field→nemesis-discard",
            "nemesis-drew card=vex card→nemesis-deck→drawn",
            "nemesis-discarded card=lay-waste card→nemesis-deck→nemesis-discard",
            "nemesis-discarded card=dispel card→nemesis-deck→nemesis-discard",
            "attack-ends card=vex card→drawn→nemesis-discard",
            "turn-order order=player-1 order→order→spent",
            "turn player=0",
        ],
    ),
    "a corruption": (
        lambda: position(
            mage(hand=["lust-for-power", "endless-hunger"], charges=1), nemesis="crooked-mask", phase="start", order=["player-1"]
        ),
        ("carry-out:endless-hunger",),
        [
            "carried-out player=0 card=endless-hunger card→hand:0→played:0",
            "gravehold-suffered damage=3",
            "destroyed player=0 card=endless-hunger card→played:0→destroyed",
            "carried-out player=0 card=lust-for-power card→hand:0→played:0",
            "suffered player=0 damage=1",
            "gained-charges player=0 count=1",
            "destroyed player=0 card=lust-for-power card→played:0→destroyed",
        ],
    ),
    "losing charges": (
        lambda: position(mage(charges=4), in_play=[("blood-cry", 2)], order=["player-1"]),
        ("discard-power:blood-cry",),
        [
            "lost-charges player=0 count=4",
            "left-play card=blood-cry card→field→nemesis-discard",
        ],
    ),
    "a shuffled deck": (
        lambda: position(
            mage(hand=["crystal"], discard=["spark"]),
            mage("mist"),
            nemesis="crooked-mask",
            in_play=[("bane-sire", 6)],
            phase="nemesis",
            top=["eye-of-nothing"],
            corruptions=["contagion"],
            order=["player-1"],
        ),
        ("mage:0",),
        [
            "gained player=0 card=contagion to=deck card→supply→deck:0",
            "shuffled-deck player=0 card→discard:0→deck:0",
            "nemesis-drew card=eye-of-nothing card→nemesis-deck→drawn",
            "entered-power card=eye-of-nothing tokens=2 card→drawn→field",
            "turn-order order=player-1 order→order→spent",
            "turn player=0",
        ],
    ),
}


def told(game: AeonsEnd, options: tuple[str, ...]) -> list[str]:
    """The events that people are told, such as `drew player=0 card=spark card→deck:0→hand:0`."""
    found: list[str] = []
    for option in options:
        for event in news(deska.step(game, option)):
            words = [event.message.removeprefix("ae-"), *(f"{key}={value}" for key, value in event.args.items())]
            found.append(" ".join([*words, "→".join(event.move)] if event.move else words))
    return found


@rule(
    "AE-075", "AE-076", "AE-092", "AE-095", "AE-110", "AE-113", "AE-120", "AE-124", "AE-146", "AE-148", "AE-C54", "AE-C80",
    table=True,
)  # fmt: skip
@pytest.mark.parametrize("name", STORIES)
def test_all_that_happens_is_told_in_order(name: str) -> None:
    build, options, story = STORIES[name]
    assert told(build(), options) == story


def test_a_spell_that_is_lost_is_a_line_of_log_and_scene() -> None:
    build, options, _ = STORIES["exhaustion"]
    game = build()
    events = [event for option in options for event in news(deska.step(game, option))]
    (lost,) = [event for event in events if event.message == "ae-lost-spell"]
    assert lost.part is not None
    assert lost.message not in game.spec.silent
