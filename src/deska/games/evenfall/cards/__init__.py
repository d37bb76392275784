"""All cards and boards of the box, a line each."""

from typing import Final

from deska.games.evenfall.cards.boards import AUTOMA_TRACK, BOARDS, REGIONS, RONDEL
from deska.games.evenfall.cards.people import ALL_PEOPLE
from deska.games.evenfall.cards.places import DISCOVERIES, STARTS
from deska.games.evenfall.cards.rituals import ARTIFACTS, CREATURES, SPELLS
from deska.games.evenfall.components.definitions import BOX, Councillor

PLACES: Final = (*DISCOVERIES, *STARTS)
RITUALS: Final = (*ARTIFACTS, *CREATURES, *SPELLS)
PEOPLE: Final = ALL_PEOPLE
COUNCIL: Final = tuple(
    Councillor(person.name, person.council, person.round_end, person.game_end, person.council_mark) for person in ALL_PEOPLE
)
ALL_REGIONS: Final = REGIONS
ALL_BOARDS: Final = BOARDS

BOX.fill(RITUALS, PEOPLE, PLACES, REGIONS, BOARDS)
BOX.rondel = list(RONDEL)
BOX.automa_track = list(AUTOMA_TRACK)
