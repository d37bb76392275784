"""The bases of effects: permanent ones with their moments and powers, and those that the Automa can have."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.evenfall.actions import Names
from deska.kernel import Effect, Value

Effects = tuple[Effect, ...]

DISCOVERED: Final = 1 << 0
HARVESTED: Final = 1 << 1
RITUAL_PLAYED: Final = 1 << 2
KEYWORD_PLAYED: Final = 1 << 3
"""The bit for artifacts; the next two are for creatures and spells."""
SPECIALIST_PLAYED: Final = 1 << 6
COUNCIL_PLAYED: Final = 1 << 7
SICKLE_CREATED: Final = 1 << 8
ORB_CREATED: Final = 1 << 9
REGION_USED: Final = 1 << 10
DISCARDED: Final = 1 << 11
TRANSFERRED: Final = 1 << 12
STEPPED: Final = 1 << 13
TOKEN_USED: Final = 1 << 14
FOE_TOKEN_USED: Final = 1 << 15
FOUGHT: Final = 1 << 16
WON: Final = 1 << 17
NOT_WON: Final = 1 << 18
ROUND_ENDS: Final = 1 << 19
MOMENTS: Final[dict[str, int]] = {
    "discovery": DISCOVERED,
    "harvest": HARVESTED,
    "ritual": RITUAL_PLAYED,
    "artifact": KEYWORD_PLAYED,
    "creature": KEYWORD_PLAYED << 1,
    "spell": KEYWORD_PLAYED << 2,
    "artifact-or-creature": KEYWORD_PLAYED | KEYWORD_PLAYED << 1,
    "person": SPECIALIST_PLAYED | COUNCIL_PLAYED,
    "sickle": SICKLE_CREATED,
    "orb": ORB_CREATED,
    "agent": SICKLE_CREATED | ORB_CREATED,
    "region": REGION_USED,
    "discard": DISCARDED,
    "transfer": TRANSFERRED,
    "step": STEPPED,
    "token": TOKEN_USED,
    "foe-token": FOE_TOKEN_USED,
    "battle": FOUGHT,
    "win": WON,
    "no-win": NOT_WON,
    "round-end": ROUND_ENDS,
}
"""The moments at which permanent effects react, as bits. An effect may react to several, to each occurrence once (EV-068)."""

STRENGTH: Final = 0
CHEAPER: Final = 1
"""How many resources less an artifact costs; the next two are for creatures and spells."""
ELDERS_IN_REGIONS: Final = 4
ELDERS_OUTSIDE: Final = 5
SHARES_SPACES: Final = 6
AGENTS_FOR_MANA: Final = 7
DIAL_CHANGE: Final = 8
POWERS: Final[Names] = (
    *("strength", "cheaper-artifacts", "cheaper-creatures", "cheaper-spells"),
    *("elders-in-regions", "elders-outside", "shared-spaces", "agents-for-mana", "dial-change"),
)
"""Numbers of the rules that permanent effects add to."""


class Number(Value):
    """How many of something a clan has."""

    def count(self, game: Any, seat: int) -> int:
        return 0


class Boon(Effect):
    """An effect that the Automa can have too, in its own way (EV-174)."""

    def worth(self) -> int:
        """The VP that the Automa gets for it."""
        return 0

    def for_automa(self, game: Any, source: int) -> None:
        """Carry it out for the Automa."""
        game.automa_gains(self.worth(), source)

    def plain(self) -> bool:
        """True if it does not matter in which order it and others of the same moment happen."""
        return False

    def symbols(self) -> int:
        """The number of resource symbols on it (EV-141)."""
        return 0


@dataclass(frozen=True)
class When(Effect):
    """A permanent effect that reacts to something, or one that takes place at the end of every round."""

    moment: str
    effects: Effects

    def resolve(self, game: Any, frame: Any) -> None:
        game.then(frame.seat, *(effect.of(0, frame.source) for effect in self.effects))

    def plain(self) -> bool:
        return all(isinstance(effect, Boon) and effect.plain() for effect in self.effects)


@dataclass(frozen=True)
class Always(Effect):
    """A permanent effect that adds to a number of the rules."""

    power: str
    by: int = 1
