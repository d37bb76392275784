"""The action phase: turns with one main action and any number of free ones."""

from typing import Any, Final

from deska.games.evenfall.actions import DISCOVER, REGIONS, TOKEN
from deska.games.evenfall.components.bases import FOE_TOKEN_USED, TOKEN_USED
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.circles import discover
from deska.games.evenfall.effects.permanents import react
from deska.games.evenfall.turn.automa import AUTOMA_TURN
from deska.games.evenfall.turn.creating import CREATE_AGENTS
from deska.games.evenfall.turn.free import OwnTurn
from deska.games.evenfall.turn.main import MainAction
from deska.games.evenfall.turn.playing import PLAY_CARD
from deska.games.evenfall.turn.spaces import USE_SPACE
from deska.kernel import ALL, DONE, PASS, Effect, Frame, Reason
from deska.kernel.combinators import push_all


class ActionPhase(Effect):
    """Players take turns clockwise from the starting player until all have passed (EV-041, EV-042)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        for player in game.players:
            player.passed = False
        game.push(BEGIN_TURN, game.first)


class BeginTurn(Effect):
    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.turn = frame.seat
        if game.heard:
            game.tell("ev-turn-of", player=frame.seat)
        game.push(TAKE_TURN, frame.seat)


# --- 1. discovering a place of power


class Discover(MainAction):
    """The witches that a place shows go to the circle of its region (EV-047, EV-048)."""

    def offer(self, game: Evenfall, seat: int, options: list[int]) -> None:
        witches = game.players[seat].witches
        for place in game.slots:
            if place >= 0 and game.box.witches[place] <= witches:
                options.append(DISCOVER.of(place))

    def take(self, game: Evenfall, seat: int, option: int) -> None:
        player = game.players[seat]
        place = DISCOVER.arg(option)
        slot = game.slots.index(place)
        region = slot // game.width
        witches = game.box.witches[place]
        player.witches -= witches
        player.witches_at[region] += witches
        if game.heard:
            game.tell("ev-sent", ALL, ("witch", f"supply:{seat}", REGIONS[region]), player=seat, count=witches, region=region)
        discover(game, seat, slot)

    def why_not(self, game: Evenfall, seat: int, option: int) -> Reason:
        card = DISCOVER.arg(option)
        if card not in game.slots:
            return Reason("ev-why-no-such-place", "EV-047", {"card": card})
        need = game.box.witches[card]
        return Reason("ev-why-too-few-witches", "EV-048", {"card": card, "need": need, "witches": game.players[seat].witches})


# --- 2. activating the clan token


class ActivateToken(MainAction):
    """Others may react, then the effect of the clan board takes place (EV-052, EV-053, EV-055)."""

    def offer(self, game: Evenfall, seat: int, options: list[int]) -> None:
        if game.players[seat].active:
            options.append(TOKEN.of())

    def take(self, game: Evenfall, seat: int, option: int) -> None:
        player = game.players[seat]
        player.active = False
        if game.heard:
            game.tell("ev-token", player=seat)
        push_all(game, Frame(AFTER_ACTION, seat, player.clan), game.board(seat).token)
        for i in range(game.seats - 1, 0, -1):
            react(game, (seat + i) % game.seats, FOE_TOKEN_USED)
        react(game, seat, TOKEN_USED)

    def why_not(self, game: Evenfall, seat: int, option: int) -> Reason:
        return Reason("ev-why-token-used", "EV-052")


# --- the turn


class TakeTurn(OwnTurn):
    """Exactly one main action, or a pass (EV-041, EV-043)."""

    kind = "ev-turn"
    rules = ("EV-041", "EV-042", "EV-043")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        options: list[int] = []
        for action in MAIN_ACTIONS:
            action.offer(game, frame.seat, options)
        options.append(PASS)
        return options

    def asks_anyway(self, game: Evenfall, frame: Frame) -> bool:
        """Those who can only pass are asked too, since otherwise others would learn something about their hand."""
        return True

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        action = main_action(option)
        if action is None:
            pass_turn(game, frame.seat)
        else:
            game.push(AFTER_ACTION, frame.seat)
            action.take(game, frame.seat, option)

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        player = game.players[frame.seat]
        return {"witches": player.witches, "elders": player.elders}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        action = main_action(option)
        return None if action is None else action.why_not(game, frame.seat, option)


def main_action(option: int) -> MainAction | None:
    """The main action that an option belongs to, if it belongs to any."""
    for action in MAIN_ACTIONS:
        if action.holds(option):
            return action
    return None


# --- the end of the turn


class AfterAction(OwnTurn):
    """The last word of a turn: the main action is done, free ones may follow (EV-044)."""

    kind = "ev-after"
    rules = ("EV-041", "EV-044")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [DONE]

    def asks_anyway(self, game: Evenfall, frame: Frame) -> bool:
        return True

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        end_turn(game, frame.seat)

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return Reason("ev-why-one-main-action", "EV-041")


def end_turn(game: Evenfall, seat: int) -> None:
    """The next player who has not passed takes a turn, perhaps the same one (EV-042); the Automa takes one after every turn (EV-167)."""
    if game.solo:
        game.then(seat, AUTOMA_TURN, BEGIN_TURN)
        return
    for i in range(1, game.seats + 1):
        other = (seat + i) % game.seats
        if not game.players[other].passed:
            game.push(BEGIN_TURN, other)
            return


def pass_turn(game: Evenfall, seat: int) -> None:
    """The player leaves the action phase, which ends when all have left it (EV-042); the Automa leaves it at the same time (EV-168)."""
    game.players[seat].passed = True
    if game.heard:
        game.tell("ev-passed", player=seat)
    if not game.solo:
        end_turn(game, seat)


ACTION_PHASE: Final = ActionPhase()
BEGIN_TURN: Final = BeginTurn()
TAKE_TURN: Final = TakeTurn()
AFTER_ACTION: Final = AfterAction()
MAIN_ACTIONS: Final[tuple[MainAction, ...]] = (Discover(DISCOVER), ActivateToken(TOKEN), PLAY_CARD, USE_SPACE, CREATE_AGENTS)
