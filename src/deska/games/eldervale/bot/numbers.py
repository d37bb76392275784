"""The worth of things in victory points: the constants that decide how the greedy player plays.

Factors that were only guessed stand where they are used.
"""

from typing import Final

Weights = tuple[float, ...]
"""Not of a fixed length: compiled, such tuples would be copied with every look into them."""

CYCLES: Final[Weights] = (0.0, 4.75, 4.75, 3.8, 3.15, 2.85)
"""Regroups in a whole game, about, by how many play."""
NOT_ENDING: Final = 0.2
"""At least this part of the game is left as long as nothing has triggered its end."""
LAST_TURN: Final = 0.06
"""The part of the game that is left when one more turn is to come."""
RESOURCE_LATE: Final = 0.2
RESOURCE: Final = 1.3
"""A basic resource: in the end, and as long as there is much to buy."""
PLENTY: Final = 6
PLENTY_FADES: Final = 0.05
LEAST_PRICE: Final = 0.5
"""Beyond so many resources all of them lose that part of their worth with each more, down to a least part."""
RESOURCE_FADES: Final = 0.37
"""From that part of the game on, resources lose their worth."""
SCARCITY: Final[Weights] = (1.4, 1.15, 0.92, 0.65, 0.35, 0.09, 0.03, 0.0)
"""The worth of one more resource, by how many of its kind there are."""
GOLD_PREMIUM: Final = 2.2
MAGIC_WORTH: Final = 0.55
"""A magic card that nobody has seen yet, in basic resources."""
DEMAND: Final = 0.3
"""How much it matters what the cards and realms on the table cost."""
FUTURE_THINGS: Final = 2.5
"""How many more cards and dwellings of an element will come in a whole game."""
HOMES_A_CYCLE: Final = 0.5
"""Dwellings that are still to be built."""
CARD_COUNTS: Final = 0.8
"""A card beyond three for each dwelling may still count."""
UNCOUNTED: Final = 0.9
"""The part of a card's worth that a dwelling brings without which the card does not count."""
ORB: Final = 3.5
UNIT_CYCLE: Final = 1.1
"""A unit more, for each cycle of placing and regrouping."""
UNITS_FADE: Final[Weights] = (2.6, 2.15, 1.1, 0.86, 0.65, 0.47, 0.39, 0.34, 0.26, 0.26, 0.26, 0.26)
"""The more units there are, the less one more changes: by how many there are."""
ABILITY_DIE: Final = 0.4
"""A battle die that a faction has through a unit, for each cycle."""
SUMMONING: Final = 1.0
"""The trouble of recruiting somebody, in basic resources."""
UNIT_WORTH: Final[Weights] = (1.0, 1.0, 1.1, 1.5)
"""Worker, warrior, wizard, dragon in comparison."""
ABSENT_UNIT: Final = 0.3
"""The part of a card's worth while its unit is not recruited."""
IDLE: Final = 0.35
"""The worth of a unit elsewhere, instead of activating a card."""
LOSS: Final[Weights] = (1.95, 2.45, 2.2, 3.2)
"""Units in the Underworld take no card action; they leave a sword."""
BEAST_LOSS: Final = 3.0
HARM: Final = 0.37
"""A unit that a rival loses."""
SITE: Final = 0.4
"""A worker in a realm where a dwelling would be good."""
END_LOST: Final = -1.0
END_WON: Final = 4.0
"""To end the game when behind, and when ahead."""
REACH: Final = 0.25
"""The worth of what can be reached from a realm next time."""
ENOUGH: Final = 1.7
"""A turn should bring so much, else it is time to regroup."""
HOME_DICE: Final = 0.4
"""A dwelling gives dice around it, in a whole game."""
GLORY_AHEAD: Final = 0.6
"""A step of glory brings the next one nearer."""
QUEST_STEP: Final = 0.25
"""The worth of a step towards a quest or prophecy, for each of its points."""
KEEP_FOR_BATTLE: Final = 0.33
"""The part of the swords in hand that will be spent in a battle."""
JOINING: Final = 0.5
"""The part of the units that might join which will do so."""
LEAST: Final = 0.1
"""The least gain for which something is done."""
PUT_MARGIN: Final = 0.2

VAULT_SLOT: Final = 2.6
"""An empty slot of a vault, in a whole game."""
VAULT_STORE: Final = 2.0
WEAPON: Final = 0.6
RAMPART: Final = 0.45
"""A cycle, for each rival."""
AURA: Final = 1.0
INVESTMENT: Final = 0.5
"""How much of an investment comes true."""
PASSIVE: Final[dict[str, float]] = {
    "worker-range": 0.7,
    "tower-cards": 0.3,
    "hand-limit": 0.0,
    "dwelling-discount": 0.9,
    "built": 1.2,
    "won": 1.2,
    "removal": 0.3,
    "resource-limit": 0.2,
    "token-limit": 0.0,
    "losses": 0.4,
    "with-dwelling": 0.7,
    "quest-done": 0.8,
    "loss-points": 0.7,
    "cast-discount": 0.5,
    "join-range": 0.4,
    "recruit-discount": 0.6,
    "battle-triggered": 0.8,
    "twists": 0.5,
}
OTHER_PASSIVE: Final = 0.5
"""The worth of passive cards in a cycle, by what they change and when they do something."""
QUEST_CHANCE: Final = 0.5
PROPHECY_CHANCE: Final = 0.35
"""The chance that a quest or prophecy in hand will come true, early in the game."""
DOUBT: Final = 8.0
DOUBT_AHEAD: Final = 22.0
"""How far the standings can still shift: at the end, and in a whole game."""
