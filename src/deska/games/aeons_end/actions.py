"""Everything anyone can choose, and the names of all things."""

from typing import Final

from deska.kernel import ActionTable, Kind

Names = tuple[str, ...]
"""Not of a fixed length: compiled, such tuples would be copied with every look into them."""

CARDS: Final = Kind("card")
"""Everything that can be the source of a step: cards of players and of nemeses, then the boards of mages and nemeses."""
PLAYER_CARDS: Final = Kind("player-card")
PLAYABLE: Final = Kind("playable")
SPELLS: Final = Kind("spell")
MARKET: Final = Kind("market")  # AE-009
CORRUPTIONS: Final = Kind("corruption")
FOES: Final = Kind("foe")  # AE-006
POWERS: Final = Kind("power")
STRIKES: Final = Kind("strike")
MAGES: Final = Kind("mage")  # AE-008
NEMESES: Final = Kind("nemesis")
TARGETS: Final = Kind("target")
"""These three, and every minion. All these kinds follow from the lines in `cards`."""
OTHER_TARGETS: Final[Names] = ("nemesis", "husk", "wounded-husk")
AT_NEMESIS: Final = 0
AT_HUSK: Final = 1
AT_WOUNDED_HUSK: Final = 2

TURN_CARDS: Final[Names] = ("player-1", "player-2", "player-3", "player-4", "wild", "nemesis")  # AE-007
WILD: Final = 4
NEMESIS: Final = 5

SEATS: Final[Names] = ("0", "1", "2", "3")
BREACHES: Final[Names] = ("1", "2", "3", "4")
PLACES: Final[Names] = (*BREACHES, "1b", "2b", "3b", "4b")
"""The places for prepped spells, one at each breach; the second ones are there only for Otherworldly Gate (AE-C15)."""
COPIES: Final[Names] = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
"""Numbers of equal cards in a discard pile, counted from the top; neighbours count as one."""

ACTIONS: Final = ActionTable()
PLAY: Final = ACTIONS.verb("play", card=PLAYABLE)
BUY: Final = ACTIONS.verb("buy", card=MARKET)
BUY_DEVOURED: Final = ACTIONS.verb("buy-devoured", card=MARKET)
CHARGE: Final = ACTIONS.verb("charge")
FOCUS: Final = ACTIONS.verb("focus", breach=BREACHES)
OPEN: Final = ACTIONS.verb("open", breach=BREACHES)
PREP: Final = ACTIONS.verb("prep", card=SPELLS, breach=BREACHES)
USE: Final = ACTIONS.verb("use", place=PLACES)
DISCARD_POWER: Final = ACTIONS.verb("discard-power", card=POWERS)
ABILITY: Final = ACTIONS.verb("ability")
END: Final = ACTIONS.verb("end")
CAST: Final = ACTIONS.verb("cast", place=PLACES)
CAST_FROM: Final = ACTIONS.verb("cast-from", player=SEATS, place=PLACES)
HIT: Final = ACTIONS.verb("hit", target=TARGETS)
MAGE: Final = ACTIONS.verb("mage", player=SEATS)
LAY: Final = ACTIONS.verb("lay", card=PLAYABLE)
DISCARD: Final = ACTIONS.verb("discard", card=PLAYER_CARDS)
DESTROY: Final = ACTIONS.verb("destroy", card=PLAYER_CARDS)
DESTROY_DISCARDED: Final = ACTIONS.verb("destroy-discarded", card=PLAYER_CARDS, copy=COPIES)
RETURN: Final = ACTIONS.verb("return", card=PLAYER_CARDS, copy=COPIES)
GAIN: Final = ACTIONS.verb("gain", card=MARKET)
GAIN_DEVOURED: Final = ACTIONS.verb("gain-devoured", card=MARKET)
DEVOUR: Final = ACTIONS.verb("devour", card=MARKET)
UNPREP: Final = ACTIONS.verb("unprep", player=SEATS, place=PLACES)
FOCUS_OF: Final = ACTIONS.verb("focus-of", player=SEATS, breach=BREACHES)
BREAK: Final = ACTIONS.verb("break", breach=BREACHES)
CARRY_OUT: Final = ACTIONS.verb("carry-out", card=CORRUPTIONS)
TOP: Final = ACTIONS.verb("top")
BOTTOM: Final = ACTIONS.verb("bottom")
TOSS: Final = ACTIONS.verb("toss")
NEXT: Final = ACTIONS.verb("next", order=TURN_CARDS)
SHUFFLE_BACK: Final = ACTIONS.verb("shuffle-back", order=TURN_CARDS)
