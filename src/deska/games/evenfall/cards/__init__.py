"""All cards and boards of the box, a line each."""

from typing import Final

from deska.games.evenfall.cards import boards, people, places, rituals
from deska.games.evenfall.components.box import Box
from deska.kernel.catalogue import lines_of

BOX: Final = Box(lines_of(rituals, people, places, boards), boards.RONDEL, boards.AUTOMA_TRACK)
