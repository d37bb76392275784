"""Pebbles: take one to three pebbles from a heap; the player who takes the last one wins."""

from typing import Final

from deska.kernel import GameSpec, Vocabulary
from tests.browser.pebbles.actions import ACTIONS, HEAPS
from tests.browser.pebbles.bot import greedy
from tests.browser.pebbles.made import STATE, clone_pebbles, veil_pebbles
from tests.browser.pebbles.scene import STYLE, scene
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
    greedy=greedy,
    scene=scene,
    style=STYLE,
)
