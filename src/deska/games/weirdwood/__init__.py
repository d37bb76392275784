"""Weirdwood Manor by Mike Cassie: wardens save a manor whose corridors turn with the hours. 1 to 5 players."""

from typing import Final

from deska.games.weirdwood.actions import (
    ACT,
    ACTIONS,
    ACTS,
    BRANCHES,
    CARDS,
    CRAFTS,
    EARLIER,
    FACES,
    GAINS,
    GOODS,
    PARTS,
    ROOMS,
    SLOTS,
    TIMES,
    TRACKS,
    WOUNDS,
)
from deska.games.weirdwood.bot import FEATURES, evaluate, features, greedy, sight
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.definitions import KINDS
from deska.games.weirdwood.components.state import LOST, WON
from deska.games.weirdwood.made import STATE, clone_weirdwood, veil_weirdwood
from deska.games.weirdwood.scene import STYLE, portrait, scene
from deska.games.weirdwood.setup import VARIANTS, begin, check
from deska.games.weirdwood.view.dream import dream
from deska.games.weirdwood.view.invariants import invariants
from deska.games.weirdwood.view.laws import laws
from deska.games.weirdwood.view.reveal import reveal
from deska.kernel import Effect, GameSpec, Vocabulary
from deska.kernel.catalogue import steps_of


def act_of(option: int) -> Effect | None:
    """The effect of the act that an option carries out, if it is one."""
    if not ACT.holds(option):
        return None
    acts = BOX.acts[ACT.arg(option)]
    return acts[ACT.second(option)] if ACT.second(option) < len(acts) else None


SPEC: Final = GameSpec(
    id="weirdwood",
    prefix="ww",
    seats=range(1, 6),
    version=4,
    max_choices=20_000,
    actions=ACTIONS.bind(),
    effects=Vocabulary(steps_of(__name__)),
    cards=CARDS,
    box=BOX,
    state=STATE,
    begin=begin,
    clone=clone_weirdwood,
    veil=veil_weirdwood,
    reveal=reveal,
    dream=dream,
    laws=laws,
    invariants=invariants,
    endings=(*WON, *LOST),
    nouns={
        "card": CARDS,
        "room": ROOMS,
        "to": FACES,
        "good": GOODS,
        "die": CRAFTS,
        "face": FACES,
        "track": TRACKS,
        "time": TIMES,
        "earlier": EARLIER,
        "slot": SLOTS,
        "part": PARTS,
        "wound": WOUNDS,
        "gain": GAINS,
        "branch": BRANCHES,
        "act": ACTS,
        "kind": KINDS,
    },
    variants=VARIANTS,
    check=check,
    evaluate=evaluate,
    features=features,
    feature_names=FEATURES,
    greedy=greedy,
    sight=sight,
    scene=scene,
    style=STYLE,
    cooperative=True,
    open_hands=True,
    minutes=120,
    portrait=portrait,
    turns=("ww-turn-begins",),
    quiet=("ww-time-on", "ww-next-back", "ww-spell-grew", "ww-deployed", "ww-paid"),
    does=act_of,
    credits="Mike Cassie, Greyridge Games 2024",
)
