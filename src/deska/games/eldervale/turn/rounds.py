"""The course of game and turn: whose turn it is, what a turn consists of, when the game ends."""

from typing import Final

from deska.games.eldervale.actions import CAST, END, PLACE, REGROUP
from deska.games.eldervale.components.pieces import MOST_HELD, READY
from deska.games.eldervale.components.state import Eldervale, OwnTime
from deska.games.eldervale.components.words import chances
from deska.games.eldervale.effects.gains import DISCARD_CARDS
from deska.games.eldervale.effects.moves import imitated
from deska.games.eldervale.effects.order import at_once
from deska.games.eldervale.effects.quests import may_hold_fulfilled
from deska.games.eldervale.effects.tableau import most
from deska.games.eldervale.effects.units import abilities_of
from deska.games.eldervale.made import new_turn
from deska.games.eldervale.scoring import FINAL_SCORING
from deska.games.eldervale.turn.casting import cast, castable
from deska.games.eldervale.turn.placing import Ground, place, placements, reach_of
from deska.games.eldervale.turn.regroup import REGROUPING
from deska.kernel import Ask, Effect, Frame, Pause, Reason
from deska.kernel.codec import Int

PLACED_TURN: Final = 1
FIRST_THING: Final = chances("before-placing")
LAST_THING: Final = chances("after-placing")


class TakeTurn(OwnTime):
    """A: place a unit, or B: regroup; passing is not possible (EL-062 to EL-064)."""

    kind = "el-turn"
    rules = ("EL-062", "EL-063", "EL-064")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        options = placements(game, frame.seat)
        options.append(REGROUP)
        options += castable(game, frame.seat, FIRST_THING)
        return options

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if CAST.holds(option):
            game.stack.append(frame)
            cast(game, frame.seat, CAST.arg(option))
        elif option == REGROUP:
            game.then(frame.seat, REGROUPING, END_OF_TURN)
        else:
            game.then(frame.seat, END_OF_TURN.of(PLACED_TURN))
            place(game, frame.seat, PLACE.arg(option), PLACE.second(option))

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_placement(game, frame.seat, option)


class PlaceAgain(Ask):
    """One more unit is placed, by all the usual rules (EL-C62)."""

    kind = "el-place-again"
    rules = ("EL-C62", "EL-065")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return placements(game, frame.seat)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        place(game, frame.seat, PLACE.arg(option), PLACE.second(option))

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_placement(game, frame.seat, option)


def no_placement(game: Eldervale, seat: int, option: int) -> Reason | None:
    """Why a unit cannot be placed there."""
    if not PLACE.holds(option):
        return None
    kind, realm = PLACE.arg(option), PLACE.second(option)
    if kind not in game.kinds_at(seat, READY):
        return Reason("el-why-not-ready", "EL-065", {"unit": kind})
    if game.cells[realm] < 0:
        return Reason("el-why-not-on-map", "EL-068", {"realm": realm})
    ground = Ground(game, seat)
    if ground.own >> realm & 1:
        return Reason("el-why-own-unit-there", "EL-071", {"realm": realm})
    if not ground.own and not reach_of(game, seat, kind, ground) >> realm & 1:
        return Reason("el-why-occupied", "EL-068", {"realm": realm})
    if not reach_of(game, seat, kind, ground) >> realm & 1:
        return Reason("el-why-too-far", "EL-070", {"realm": realm})
    return Reason("el-why-no-action", "EL-073", {"realm": realm})


# --- the end of a turn


class EndOfTurn(OwnTime):
    """After the action, free actions are still possible; the argument says whether a unit was placed (EL-063)."""

    kind = "el-end-turn"
    rules = ("EL-063", "EL-130")
    takes = Int(0, PLACED_TURN)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        options = [END]
        if frame.arg == PLACED_TURN:
            options += castable(game, frame.seat, LAST_THING)
        return options

    def asks_anyway(self, game: Eldervale, frame: Frame) -> bool:
        return True  # the last word of the turn

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if CAST.holds(option):
            game.stack.append(frame)
            cast(game, frame.seat, CAST.arg(option))
        else:
            game.then(frame.seat, END_TURN)


class TurnEnds(Effect):
    """The faction may do something at the end of the turn; then the hand limit counts (EL-053, EL-C12)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.then(frame.seat, LAST_LOOKS, HAND_CHECK, NEXT_TURN)
        frames: list[Frame] = []
        for ability in abilities_of(game, frame.seat):
            effects = game.box.on[ability].get("turn-ends")
            if effects:
                frames += [Frame(effect, frame.seat, ability) for effect in effects]
                frames += imitated(game, frame.seat, ability, effects)
        at_once(game, frame.seat, frames)


def hand_limit(game: Eldervale, seat: int) -> int:
    """How many magic cards a player may keep (EL-053, EL-C54)."""
    return most(game, seat, "hand-limit", MOST_HELD)


class HandCheck(Effect):
    """Down to the limit, only now (EL-053, EL-C54)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        count = len(game.players[frame.seat].hand)
        over = count - hand_limit(game, frame.seat) if count > MOST_HELD else 0
        if over > 0:
            game.then(frame.seat, DISCARD_CARDS.of(over), HAND_CHECK)  # meanwhile a token may bring another card


class LastLooks(Effect):
    """In the last round, players whose last turn is over may show quests that this turn has fulfilled (EL-059, EL-209)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if not game.turns_left:
            return
        for seat in game.around(game.active)[game.turns_left - 1 : -1][::-1]:
            if seat < game.seats and may_hold_fulfilled(game, seat):
                game.push(LAST_LOOK, seat)


class LastLook(Pause):
    """A moment for quests."""

    kind = "el-last-look"
    rules = ("EL-059", "EL-209")


class NextTurn(Effect):
    """Clockwise, until everybody has had the last turn (EL-014, EL-209)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.now = new_turn()
        if game.turns_left:
            game.turns_left -= 1
            if not game.turns_left:
                game.push(FINAL_SCORING, frame.seat)
                return
        if game.ghosts is not None:
            self.alternate(game)
            return
        game.turn = (game.turn + 1) % game.seats
        start_turn(game, game.turn)

    def alternate(self, game: Eldervale) -> None:
        """After the player the Phantoms act once (EL-263)."""
        ghosts = game.ghosts
        if ghosts is not None and not ghosts.acting:
            ghosts.acting = True
            game.push(game.spec.effects.named("phantom-turn"), 0)
        elif ghosts is not None:
            ghosts.acting = False
            start_turn(game, 0)


def start_turn(game: Eldervale, seat: int) -> None:
    game.turn = seat
    if game.heard:
        game.tell("el-turn-starts", player=seat)
    game.push(TAKE_TURN, seat)


TAKE_TURN: Final = TakeTurn()
PLACE_AGAIN: Final = PlaceAgain()
END_OF_TURN: Final = EndOfTurn()
END_TURN: Final = TurnEnds()
LAST_LOOKS: Final = LastLooks()
LAST_LOOK: Final = LastLook()
HAND_CHECK: Final = HandCheck()
NEXT_TURN: Final = NextTurn()
