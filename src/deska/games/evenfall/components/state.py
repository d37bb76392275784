"""The state of the whole table."""

from typing import Annotated, Final

from deska.games.evenfall.actions import DRAWN, PLACES, REGIONS, RITUALS
from deska.games.evenfall.components.box import NOTHING, SOURCES, Box
from deska.games.evenfall.components.clan import MOST_CARDS, PLACE, STONE, Player
from deska.games.evenfall.components.definitions import Board
from deska.kernel import Ask, Frame, Game, Reason
from deska.kernel.codec import Int, ListOf, Name, TupleOf
from deska.kernel.nouns import COUNTED, DERIVED, NO_NUMBERS, OPEN, Between
from deska.kernel.values import Outcome, Rival

ROUNDS: Final = 3  # EV-033
MOST_DIAL: Final = 9  # EV-101
AGENTS: Final = 44  # EV-006
STONES_EACH: Final = 4  # EV-019
FREE_ACTION: Final = "free-action"
"""The name of the step, in a later room, that knows the actions that are possible at any time."""
AUTOMA: Final = 1
"""The index of the Automa among the players of a solo game. It has no seat."""


CARD: Final = Name(DRAWN)
NO_PLAYERS: Final[list[Player]] = []


class Evenfall(Game):
    """The whole table. The last card of a deck is the top one."""

    players: Annotated[list[Player], Between(1, 4), OPEN] = NO_PLAYERS
    """One for each seat; in a solo game the Automa comes second."""
    deck: Annotated[list[int], ListOf(CARD, 0, MOST_CARDS), COUNTED] = NO_NUMBERS
    discard: Annotated[list[int], ListOf(CARD, 0, MOST_CARDS), OPEN] = NO_NUMBERS
    removed: Annotated[tuple[int, ...], TupleOf(Name(RITUALS), 0, MOST_CARDS), OPEN] = ()
    """Rituals that are back in the box (EV-132)."""
    places: Annotated[list[int], ListOf(PLACE, 0, MOST_CARDS), COUNTED] = NO_NUMBERS
    """The places deck."""
    slots: Annotated[list[int], ListOf(Name(PLACES, nothing=True), 6, 12), OPEN] = NO_NUMBERS
    """The places above the regions, one region after the other; NOTHING where a slot is empty."""
    stones: Annotated[list[int], ListOf(STONE, 8, 12), OPEN] = NO_NUMBERS
    """The runestones on the regions, one region after the other; NOTHING where one was taken."""
    round: Annotated[int, Int(1, ROUNDS), OPEN] = 1
    first: Annotated[int, Int(0, 3), OPEN] = 0
    """The seat that has the starting player token."""
    playing: Annotated[int, Name(DRAWN, nothing=True), OPEN] = -1
    """A card that has left the hand and is being paid for, or NOTHING."""
    rondel: Annotated[int, Int(0, 11), OPEN] = 0
    """The space of the rondel on which the Automa's marker stands."""
    region: Annotated[int, Name(REGIONS, nothing=True), OPEN] = -1
    """The region of the battle that is going on, or NOTHING."""
    dials: Annotated[list[int], ListOf(Int(NOTHING, MOST_DIAL), 0, 4), OPEN] = NO_NUMBERS
    """The mana dial of each player in a battle, NOTHING for those who do not take part. Strengths are kept in the same way."""
    strengths: Annotated[list[int], ListOf(Int(NOTHING, 1000), 0, 4), OPEN] = NO_NUMBERS
    box: Annotated[Box, DERIVED]
    moon: Annotated[bool, DERIVED]
    regions: Annotated[int, DERIVED]
    width: Annotated[int, DERIVED]

    def derive(self) -> None:
        self.box = self.spec.box
        self.moon = self.setup.variant["side"] == "moon"
        self.regions = 2 if self.seats <= 2 else 3  # EV-013
        self.width = 4 if self.seats == 4 else 3  # EV-014

    def anytime(self, seat: int) -> list[int]:
        """Free actions in one's own turn (EV-044). They depend on nothing hidden: the size of a hand is known to all."""
        free = self.spec.effects.named(FREE_ACTION)
        return free.options(self, Frame(free, seat))

    def interject(self, seat: int, option: int) -> None:
        free = self.spec.effects.named(FREE_ACTION)
        free.chosen(self, Frame(free, seat), option)

    def reason(self, frame: Frame, option: int) -> Reason:
        """A free action is refused for the same reason, whatever is asked."""
        free = self.spec.effects.named(FREE_ACTION)
        reason = free.why_not(self, Frame(free, frame.seat), option) if isinstance(free, Ask) and frame.seat >= 0 else None
        return super().reason(frame, option) if reason is None else Reason(reason.message, reason.rule, self.spec.named(reason.args))

    def result(self, reason: str) -> Outcome:
        scores = tuple(player.vp for player in self.players[: self.seats])
        breakdown = tuple(dict(zip(SOURCES, player.earned, strict=True)) for player in self.players)
        rivals = (Rival("automa", breakdown[AUTOMA]),) if self.solo else ()
        return Outcome(scores, winners(self), reason, breakdown[: self.seats], rivals)

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def board(self, seat: int) -> Board:
        """The side of the clan board that a player uses (EV-023)."""
        board: Board = self.box.things[self.side(seat)]
        return board

    def side(self, seat: int) -> int:
        """The card number of that side."""
        return self.players[seat].clan if self.moon else self.box.sun

    def slots_above(self, region: int) -> list[int]:
        """The places above a region, NOTHING where a slot is empty."""
        return self.slots[region * self.width : (region + 1) * self.width]

    def stones_on(self, region: int) -> list[int]:
        """The runestones on a region, NOTHING where one was taken."""
        return self.stones[region * STONES_EACH : (region + 1) * STONES_EACH]

    def in_order(self) -> list[int]:
        """All seats clockwise from the starting player."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def score(self, seat: int, vp: int, card: int) -> None:
        """A card's effect gives VP."""
        self.earn(seat, vp, self.box.source[card])
        if self.heard and vp:
            if seat < self.seats:
                self.tell("ev-scored", player=seat, vp=vp, card=card)
            else:
                self.tell("ev-automa-scored", vp=vp)

    def automa_gains(self, vp: int, card: int) -> None:
        """The Automa gets VP for everything (EV-174)."""
        self.score(AUTOMA, vp, card)

    def earn(self, seat: int, vp: int, source: int) -> None:
        player = self.players[seat]
        player.vp += vp
        player.earned[source] += vp


def winners(game: Evenfall) -> tuple[int, ...]:
    """The seats with most VP, then with most mana left; else the win is shared (EV-129). The Automa has to be beaten (EV-189)."""
    if game.solo:
        return (0,) if game.players[0].vp > game.players[AUTOMA].vp else ()
    ranks = [(player.vp, player.mana) for player in game.players]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
