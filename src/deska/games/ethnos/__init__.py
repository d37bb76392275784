"""Ethnos by Paolo Mori: gather allies, play bands, control six kingdoms over three Ages. 2 to 6 players."""

from typing import Final

from deska.games.ethnos.actions import ACTIONS, ALLIES, CARDS, COLOURS, KINGDOMS, TRIBES
from deska.games.ethnos.bot import FEATURES, age_of, evaluate, features, greedy, largest, sight
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.made import STATE, clone_ethnos, veil_ethnos
from deska.games.ethnos.scene import STYLE, portrait, scene
from deska.games.ethnos.setup import VARIANTS, begin, check
from deska.games.ethnos.view import dream, invariants, laws
from deska.kernel import GameSpec, Vocabulary
from deska.kernel.catalogue import steps_of

SPEC: Final = GameSpec(
    id="ethnos",
    prefix="et",
    seats=range(2, 7),
    version=2,
    max_choices=20_000,
    actions=ACTIONS.bind(),
    effects=Vocabulary(steps_of(__name__)),
    cards=CARDS,
    box=BOX,
    state=STATE,
    begin=begin,
    clone=clone_ethnos,
    veil=veil_ethnos,
    dream=dream,
    laws=laws,
    invariants=invariants,
    endings=("et-end",),
    nouns={"card": ALLIES, "kingdom": KINGDOMS, "colour": COLOURS, "tribe": TRIBES},
    variants=VARIANTS,
    check=check,
    evaluate=evaluate,
    features=features,
    feature_names=FEATURES,
    era=age_of,
    greedy=greedy,
    sight=sight,
    baselines={"largest": largest},
    scene=scene,
    style=STYLE,
    portrait=portrait,
    minutes=60,
    headings=("et-age",),
    turns=("et-turn-begins",),
    details=("et-laid",),
    quiet=("et-laid",),
    credits="Paolo Mori, CMON 2017",
)
