"""All cards, realms, factions and monsters: data, one line each."""

from typing import Final

from deska.games.eldervale.cards import (
    air,
    beasts,
    chaos,
    dark,
    earth,
    factions,
    fire,
    light,
    magic,
    order,
    phantoms,
    realms,
    rewards,
    starters,
    tokens,
    water,
)
from deska.games.eldervale.components.box import Box
from deska.games.eldervale.components.definitions import Adventure, Effects
from deska.games.eldervale.effects.tokens import INVEST, WITH_ORB
from deska.kernel import Exchange
from deska.kernel.catalogue import lines_of


def activation(card: Adventure) -> Effects:
    """The effects of an activated card: its action or its investment, and more with an orb."""
    act = (Exchange((INVEST,), card.invest),) if card.invest else card.act
    return (*act, WITH_ORB) if card.orb else act


BOX: Final = Box(
    [
        *lines_of(air, earth, fire, water, light, dark, order, chaos, starters, magic),
        *lines_of(factions, beasts, realms, phantoms, rewards, tokens),
    ],
    activation,
)
ACTS: Final[tuple[Effects, ...]] = tuple(BOX.acts.values())
