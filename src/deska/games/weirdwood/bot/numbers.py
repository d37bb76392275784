"""The worth of things to the greedy player, in resources: the weights that were tuned together.

Factors that were only guessed stand where they are used.
"""

from typing import Final

# --- tempo

PACE: Final = 1.6
"""Positions of time that a turn takes, besides those of the monster's card."""
STEP: Final = 0.6
"""A position of time, for one player: a turn is worth some three resources."""
TEAM_STEP: Final = 0.1
"""The part of STEP that is added for every other player: all wait while time passes."""
NEXT_STEP: Final = 0.6
"""The part of STEP that counts for every position to the next open slot when the next turn begins."""
LAST_TURNS: Final = 4.0
"""In the last turns of a player resources and power are worth less and less."""
PHASE: Final = 1.6
"""A scarab phase that a filled board brings."""
BATTLES: Final = 0.5
"""Battles of a player in a turn, on average."""
LASTING_BATTLES: Final = 1.5
"""Battles that a laid card, tactic card or link lasts for."""

# --- growth

RESOURCE: Final = 0.8
SURPLUS: Final = 0.1
"""A resource beyond what can be spent soon."""
PLENTY: Final = 7
POWER: Final = 1.0
DRAW: Final = 0.4
TACTIC: Final = 1.9
XP: Final = 0.8
XP_EARLY: Final = 0.08
"""Added on the combat track for every turn still to come."""
XP_OTHER: Final = 0.6
"""The same with the combat track full."""
POWER_END: Final = 2.0
"""The end of the power track: an ability for nothing."""
TACTICS_END: Final = 4.0
"""The end of the tactics track: a clean room."""
HIT_IN_BATTLE: Final = 2.0
"""A hit more in a battle."""
BLOCK_IN_BATTLE: Final = 0.7
DIE_LIMIT: Final = 7.0
"""No die is worth more, however early: without fights it does nothing."""
COMPANION: Final = 3.0
"""An average companion: a universal slot and an ability."""
COMPANION_TURNS: Final = 6.0
COMPANION_MOST: Final = 1.5
"""It is worth that if so many turns are left; with more turns it is worth more, up to so many times as much."""
THIEF_DIE: Final = 1.3
"""A die of a thief, who takes dice of the enemy, as a part of any other."""
TROPHY: Final = 0.6
"""The part of one experience that a companion's trophy brings in a battle."""

# --- fights

MONSTER_HIT: Final = 6.0
VICTORY: Final = 40.0
WOUND: Final = 0.9
HEAL: Final = 1.1
WEAK: Final = 3
WEAK_HEAL: Final = 1.3
"""With less health than that, healing is worth so much more."""
DEARER_HEALTH: Final[tuple[float, ...]] = (2.0, 2.0, 2.0, 1.4, 1.0, 0.8)
"""The cost of a health, as a part of HEAL, by how much there is; the last number stands for any more."""
SPARE_POWER: Final = 0.9
SCARCE_POWER: Final = 1.1
"""The cost of a power that is given for a wound, as a part of its worth: with more than two of them, and with fewer."""
WEAK_HELP: Final = 0.6
"""The part of a hit that other help in battle brings: basic and defence dice, rerolls."""
REST: Final = 3.5
"""The Wraith heals after a battle without damage."""
SHIELD: Final = 1.5
"""A scarab in front of the monster."""
THRONE_SCARAB: Final = 1.2
"""Behind the last of them waits the Lady, or the counterspell."""
FOOD: Final = 1.2
"""A scarab beside the Wraith."""
MENACE: Final = 0.3
"""Any other scarab."""
CLEAN: Final = 0.3
"""An infested room less."""
CLEAN_OGRE: Final = 4.0
"""The same where it feeds the Ogre, as the threat nears its limit."""
APPROACH: Final = 0.15
"""The part of an Attack on the monster that a Move to a room beside it is worth; in its own room it is twice as much."""
INTO_DANGER: Final = 0.3
"""The cost of ending a Move among enemies."""
BURNS: Final = 1.2
"""The cost of ending a Move in a burning room."""

# --- Lady Weirdwood and Therus

SPELL_STEP: Final = 1.7
"""A step of Therus's spell: cards for his plans, and the Lady."""
LAST_SPELL: Final = 1.7
"""The same where the next spell loses the game, in steps."""
COUNTERSPELL: Final = 6.0
FORCE: Final[tuple[float, ...]] = (9.0, 6.0, 5.0, 4.0, 3.5, 3.0, 2.6, 2.2, 1.9, 1.7, 1.5, 1.5, 1.5, 1.0, 1.2, 0.6, 0.8, 0.0)
"""One more life force of the Lady, by how much there is; from thirteen on she helps."""
KEPT_HEALTH: Final = 2
"""Health that is not given to her, unless she is in danger."""

# --- small things

WALK: Final = 0.8
"""A Move, Teleport or step that a room or an ability gives somebody."""
BANISH: Final = 0.9
BEFRIEND: Final = 0.8
"""A companion ready again."""
LOOT: Final = 2.0
"""A power card taken from the monster."""
LINK: Final = 0.8
AGAIN: Final = 0.6
"""The worth of a second Move or Attack of the same card, as a part of the first one's."""
THRESHOLD: Final = 0.15
"""Less is not worth the trouble."""
