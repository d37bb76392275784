"""Aeon's End by Kevin Riley: breach mages defend Gravehold against a nemesis, with decks that are never shuffled. 1 to 4 players."""

from typing import Final

from deska.games.aeons_end.actions import ACTIONS, BREACHES, CARDS, PLACES, TARGETS, TURN_CARDS
from deska.games.aeons_end.bot import FEATURES, evaluate, features, greedy
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.state import LOST, WON
from deska.games.aeons_end.made import STATE, clone_aeons_end, veil_aeons_end
from deska.games.aeons_end.scene import STYLE, portrait, scene
from deska.games.aeons_end.scoring import sides
from deska.games.aeons_end.setup import VARIANTS, begin, check
from deska.games.aeons_end.view.dream import dream
from deska.games.aeons_end.view.invariants import invariants
from deska.games.aeons_end.view.laws import laws
from deska.games.aeons_end.view.reveal import reveal
from deska.kernel import GameSpec, Vocabulary
from deska.kernel.catalogue import steps_of

SPEC: Final = GameSpec(
    id="aeons_end",
    prefix="ae",
    seats=range(1, 5),
    version=2,
    max_choices=20_000,
    actions=ACTIONS.bind(),
    effects=Vocabulary(steps_of(__name__)),
    cards=CARDS,
    box=BOX,
    state=STATE,
    begin=begin,
    clone=clone_aeons_end,
    veil=veil_aeons_end,
    reveal=reveal,
    dream=dream,
    laws=laws,
    invariants=invariants,
    endings=(*WON, *LOST),
    seat_nouns={"order": TURN_CARDS[:4]},
    nouns={"card": CARDS, "breach": BREACHES, "place": PLACES, "order": TURN_CARDS, "target": TARGETS},
    variants=VARIANTS,
    check=check,
    evaluate=evaluate,
    features=features,
    feature_names=FEATURES,
    horizon=4,
    greedy=greedy,
    scene=scene,
    style=STYLE,
    sides=sides,
    cooperative=True,
    open_hands=True,
    minutes=60,
    headings=("ae-new-round",),
    turns=("ae-turn", "ae-nemesis-turn"),
    silent=("ae-discarded-spell",),
    portrait=portrait,
    quiet=("ae-gained-aether", "ae-discarded-spell", "ae-attack-ends", "ae-turn-order", "ae-takes-effect"),
    credits="Kevin Riley, Indie Boards & Cards 2016",
)
