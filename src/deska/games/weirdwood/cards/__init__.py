"""All cards and boards of the box, a line each; a file for every character and every monster."""

from typing import Final

from deska.games.weirdwood.cards.bailey import BAILEY
from deska.games.weirdwood.cards.celia import CELIA
from deska.games.weirdwood.cards.companions import ALL_COMPANIONS
from deska.games.weirdwood.cards.eugene import EUGENE
from deska.games.weirdwood.cards.ogre import CHAOS_OGRE
from deska.games.weirdwood.cards.oliver import OLIVER
from deska.games.weirdwood.cards.quests import ALL_QUESTS, SHARED_TRACK
from deska.games.weirdwood.cards.rooms import ALL_ROOMS
from deska.games.weirdwood.cards.sekhmet import SEKHMET
from deska.games.weirdwood.cards.tactics import ALL_TACTICS
from deska.games.weirdwood.cards.therus import THERUS
from deska.games.weirdwood.cards.wally import WALLY
from deska.games.weirdwood.cards.wraith import MIN_WRAITH
from deska.games.weirdwood.components.definitions import BOX
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.goods import Gain
from deska.games.weirdwood.effects.movement import MOVE
from deska.kernel import Either

CHARACTERS: Final = (BAILEY, CELIA, SEKHMET, WALLY, EUGENE, OLIVER)
ACTION_CARDS: Final = tuple(card for character in CHARACTERS for card in character.cards)
ABILITIES: Final = tuple(ability for character in CHARACTERS for ability in character.abilities)
MONSTERS: Final = (CHAOS_OGRE, MIN_WRAITH, THERUS)
MONSTER_CARDS: Final = tuple(card for monster in MONSTERS for card in monster.cards)
TACTICS: Final = ALL_TACTICS
COMPANIONS: Final = ALL_COMPANIONS
ROOMS: Final = ALL_ROOMS
QUESTS: Final = ALL_QUESTS
SHARED: Final = SHARED_TRACK
FACE_DOWN: Final = (Either("ww-face-down", (MOVE, ATTACK_HERE, Gain(any=1)), cites=("WW-058",)),)
"""What a card played face down allows."""

BOX.fill(CHARACTERS, FACE_DOWN, TACTICS, COMPANIONS, ROOMS, MONSTERS, QUESTS, SHARED)
