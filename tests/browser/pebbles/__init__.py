"""Pebbles: take one to three pebbles from a heap; who takes the last one wins.

A whole game in as few lines as possible, with the same rooms as all others. Nothing outside the tests knows it, and the client least
of all: it is drawn from its scene, like every other game.
"""

from typing import Final

from deska.kernel import GameSpec, Vocabulary
from tests.browser.pebbles.actions import ACTIONS, HEAPS
from tests.browser.pebbles.made import STATE, clone_pebbles, veil_pebbles
from tests.browser.pebbles.scene import LOOK, scene
from tests.browser.pebbles.setup import begin
from tests.browser.pebbles.turn import TURN
from tests.browser.pebbles.view import dream, laws

SPEC: Final = GameSpec(
    id="pebbles",
    prefix="pb",
    seats=range(2, 4),
    version=1,
    max_choices=20,
    actions=ACTIONS,
    effects=Vocabulary([TURN]),
    cards=(),
    state=STATE,
    begin=begin,
    clone=clone_pebbles,
    veil=veil_pebbles,
    dream=dream,
    laws=laws,
    endings=("pb-end",),
    nouns={"heap": HEAPS},
    scene=scene,
    style=LOOK,
)
