"""Evenfall by Stefano Di Silvio: a clan of witches gathers places of power, rituals and people over three rounds. 1 to 4 players."""

from typing import Final

from deska.games.evenfall.actions import ACTIONS, CARDS, CLANS, FIGURES, KEYWORDS, REGIONS, RESOURCES, RUNES, STONES
from deska.games.evenfall.bot import BLUR, FEATURES, evaluate, features, greedy, round_of
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.made import STATE, clone_evenfall, veil_evenfall
from deska.games.evenfall.scene import STYLE, portrait, scene
from deska.games.evenfall.scoring import sides
from deska.games.evenfall.setup import VARIANTS, begin, check
from deska.games.evenfall.turn.ending import END, SOLO_LOST, SOLO_WON
from deska.games.evenfall.view.dream import dream
from deska.games.evenfall.view.invariants import invariants
from deska.games.evenfall.view.laws import laws
from deska.kernel import GameSpec, Vocabulary
from deska.kernel.catalogue import steps_of

SPEC: Final = GameSpec(
    id="evenfall",
    prefix="ev",
    seats=range(1, 5),
    version=2,
    max_choices=20_000,
    actions=ACTIONS.bind(),
    effects=Vocabulary([*steps_of(__name__), *BOX.steps()]),
    cards=CARDS,
    box=BOX,
    state=STATE,
    begin=begin,
    clone=clone_evenfall,
    veil=veil_evenfall,
    dream=dream,
    laws=laws,
    invariants=invariants,
    sides=sides,
    endings=(END, SOLO_WON, SOLO_LOST),
    rival="automa",
    nouns={
        "card": CARDS,
        "region": REGIONS,
        "clan": CLANS,
        "resource": RESOURCES,
        "keyword": KEYWORDS,
        "rune": RUNES,
        "stone": STONES,
        "figure": FIGURES,
    },
    variants=VARIANTS,
    check=check,
    evaluate=evaluate,
    features=features,
    feature_names=FEATURES,
    era=round_of,
    blur=BLUR,
    greedy=greedy,
    scene=scene,
    style=STYLE,
    minutes=90,
    portrait=portrait,
    headings=("ev-round", "ev-battle"),
    turns=("ev-turn-of", "ev-automa-turn"),
    silent=("ev-laid-down",),
    asides=("ev-sent", "ev-discarded", "ev-gained", "ev-paid", "ev-gained-mana", "ev-paid-mana", "ev-dial-shown", "ev-strength"),
    credits="Stefano Di Silvio, Nanox Games 2023",
)
