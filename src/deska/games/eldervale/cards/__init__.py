"""All cards, realms, factions and monsters: data, one line each."""

from typing import Final

from deska.games.eldervale.cards.air import AIR
from deska.games.eldervale.cards.beasts import BEAST_CARDS
from deska.games.eldervale.cards.chaos import CHAOS
from deska.games.eldervale.cards.dark import DARK
from deska.games.eldervale.cards.earth import EARTH
from deska.games.eldervale.cards.factions import ALL_ABILITIES, FACTION_BOARDS
from deska.games.eldervale.cards.fire import FIRE
from deska.games.eldervale.cards.light import LIGHT
from deska.games.eldervale.cards.magic import PROPHECY_CARDS, QUEST_CARDS, SPELL_CARDS
from deska.games.eldervale.cards.order import ORDER
from deska.games.eldervale.cards.phantoms import PHANTOMS
from deska.games.eldervale.cards.realms import ELEMENT_TILES, RUIN_TILES, SPECIAL_TILES
from deska.games.eldervale.cards.rewards import REWARD_CARDS
from deska.games.eldervale.cards.water import WATER
from deska.games.eldervale.components.definitions import BOX, Adventure, Realm
from deska.games.eldervale.effects.tokens import INVEST, WITH_ORB
from deska.kernel import Effect, Exchange

ADVENTURE_CARDS: Final[tuple[Adventure, ...]] = (*AIR, *EARTH, *FIRE, *WATER, *LIGHT, *DARK, *ORDER, *CHAOS)
TILES: Final[tuple[Realm, ...]] = (*ELEMENT_TILES, *RUIN_TILES, *SPECIAL_TILES)


def activation(card: Adventure) -> tuple[Effect, ...]:
    """What happens when the card is activated: its action, an investment, and what an orb adds."""
    act = (Exchange((INVEST,), card.invest),) if card.invest else card.act
    return (*act, WITH_ORB) if card.orb else act


ACTS: Final[tuple[tuple[Effect, ...], ...]] = tuple([activation(card) for card in ADVENTURE_CARDS])
BOX.fill(
    TILES,
    ADVENTURE_CARDS,
    SPELL_CARDS,
    QUEST_CARDS,
    PROPHECY_CARDS,
    FACTION_BOARDS,
    BEAST_CARDS,
    REWARD_CARDS,
    PHANTOMS,
    ACTS,
)

__all__ = [
    "ACTS",
    "ADVENTURE_CARDS",
    "ALL_ABILITIES",
    "BEAST_CARDS",
    "FACTION_BOARDS",
    "PHANTOMS",
    "PROPHECY_CARDS",
    "QUEST_CARDS",
    "REWARD_CARDS",
    "SPELL_CARDS",
    "TILES",
]
