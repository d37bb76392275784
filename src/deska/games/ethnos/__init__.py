"""Ethnos by Paolo Mori: gather allies, play bands, control six kingdoms over three Ages. 2 to 6 players."""

from typing import Final

from deska.games.ethnos.actions import ACTIONS, ALLIES, CARDS, COLOURS, KINGDOMS, TRIBES
from deska.games.ethnos.bot import evaluate, greedy, largest
from deska.games.ethnos.cards import ALL_TRIBES
from deska.games.ethnos.components import STATE
from deska.games.ethnos.scene import LOOK, scene
from deska.games.ethnos.setup import VARIANTS, begin, check
from deska.games.ethnos.turn.steps import STEPS
from deska.games.ethnos.view import dream, facts, laws, look
from deska.kernel import Effect, GameSpec, Vocabulary


def effects() -> list[Effect]:
    found: list[Effect] = list(STEPS)
    for tribe in ALL_TRIBES:
        found += [tribe.place, *tribe.power, *tribe.rest]
    return found


SPEC: Final = GameSpec(
    id="ethnos",
    prefix="et",
    seats=range(2, 7),
    version=2,
    max_choices=20_000,
    actions=ACTIONS,
    effects=Vocabulary(effects()),
    cards=CARDS,
    state=STATE,
    begin=begin,
    look=look,
    dream=dream,
    laws=laws,
    facts=facts,
    endings=("et-end",),
    nouns={"card": ALLIES, "kingdom": KINGDOMS, "colour": COLOURS, "tribe": TRIBES},
    variants=VARIANTS,
    check=check,
    evaluate=evaluate,
    greedy=greedy,
    baselines={"largest": largest},
    scene=scene,
    style=LOOK,
    minutes=60,
    headings=("et-age",),
    quiet=("et-laid",),
    credits="Paolo Mori, CMON 2017",
)
