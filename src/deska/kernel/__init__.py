"""State, stack, decisions, randomness, piles, records. Standard library only; knows no game."""

from deska.kernel.actions import CHOOSE, DONE, NO, PASS, YES, ActionTable, Verb
from deska.kernel.catalogue import Catalogue, Definition
from deska.kernel.combinators import All, Either, Exchange, InAnyOrder, May, Start
from deska.kernel.effects import Ask, Effect, Frame, Pause, Secret, Value, Vocabulary, Window
from deska.kernel.errors import BadData, BadSetup, DeskaError, IllegalChoice, Reason
from deska.kernel.game import LONE_OPTION, STALLED, Game, Setup
from deska.kernel.hexes import HexWindow
from deska.kernel.kinds import Kind
from deska.kernel.payments import Payment
from deska.kernel.piles import ALL, HIDDEN, Hand, Pile
from deska.kernel.rng import Rng, seeded
from deska.kernel.spec import GameSpec
from deska.kernel.switches import Selection, Switch
from deska.kernel.triggers import Simultaneous
from deska.kernel.values import TABLE, Decision, Event, Outcome, Rival, View

__all__ = [
    "ALL",
    "CHOOSE",
    "DONE",
    "HIDDEN",
    "LONE_OPTION",
    "NO",
    "PASS",
    "STALLED",
    "TABLE",
    "YES",
    "ActionTable",
    "All",
    "Ask",
    "BadData",
    "BadSetup",
    "Catalogue",
    "Decision",
    "Definition",
    "DeskaError",
    "Effect",
    "Either",
    "Event",
    "Exchange",
    "Frame",
    "Game",
    "GameSpec",
    "Hand",
    "HexWindow",
    "IllegalChoice",
    "InAnyOrder",
    "Kind",
    "May",
    "Outcome",
    "Pause",
    "Payment",
    "Pile",
    "Reason",
    "Rival",
    "Rng",
    "Secret",
    "Selection",
    "Setup",
    "Simultaneous",
    "Start",
    "Switch",
    "Value",
    "Verb",
    "View",
    "Vocabulary",
    "Window",
    "seeded",
]
