"""All cards and boards of the box, a line each; a file for every character and every monster."""

from typing import Final

from deska.games.weirdwood.cards import (
    bailey,
    celia,
    companions,
    eugene,
    ogre,
    oliver,
    quests,
    rooms,
    sekhmet,
    tactics,
    therus,
    wally,
    wraith,
)
from deska.games.weirdwood.components.box import Box
from deska.kernel.catalogue import lines_of

BOX: Final = Box(lines_of(bailey, celia, sekhmet, wally, eugene, oliver, tactics, companions, ogre, wraith, therus, quests, rooms))
