"""Fáze akcí: turns with one main action and any number of free ones."""

from typing import Any, Final

from deska.games.evenfall.actions import COUNCILLOR, DISCOVER, ORB, REGIONS, RITUAL, SICKLE, SPECIALIST, TOKEN, USE
from deska.games.evenfall.components.bases import FOE_TOKEN_USED, TOKEN_USED
from deska.games.evenfall.components.clan import Player
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.agents import (
    PLACE_ORB,
    PLACE_SICKLE,
    can_pay_orb,
    can_pay_sickle,
    orb_price,
    rituals_with_room,
    sickle_price,
)
from deska.games.evenfall.effects.circles import discover
from deska.games.evenfall.effects.permanents import react
from deska.games.evenfall.turn.automa import AUTOMA_TURN
from deska.games.evenfall.turn.free import OwnTurn
from deska.games.evenfall.turn.playing import play_council, play_ritual, play_specialist, playable
from deska.games.evenfall.turn.refusals import why_not
from deska.games.evenfall.turn.spaces import usable_spaces, use_space
from deska.kernel import ALL, DONE, PASS, Ask, Effect, Frame, Reason
from deska.kernel.combinators import push_all


class ActionPhase(Effect):
    """Clockwise from the starting player until all have passed (EV-041, EV-042)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        for player in game.players:
            player.passed = False
        begin_turn(game, game.first)


def begin_turn(game: Evenfall, seat: int) -> None:
    game.turn = seat
    if game.heard:
        game.tell("ev-turn-of", player=seat)
    game.push(TAKE_TURN, seat)


class BeginTurn(Effect):
    def resolve(self, game: Evenfall, frame: Frame) -> None:
        begin_turn(game, frame.seat)


class TakeTurn(OwnTurn):
    """Exactly one main action, or a pass (EV-041, EV-043)."""

    kind = "ev-turn"
    rules = ("EV-041", "EV-042", "EV-043")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        options: list[int] = []
        if player.witches:
            discoveries(game, player, options)
        if player.active:
            options.append(TOKEN.of())
        playable(game, frame.seat, options)
        usable_spaces(game, frame.seat, options)
        agents(game, frame.seat, options)
        options.append(PASS)
        return options

    def asks_anyway(self, game: Evenfall, frame: Frame) -> bool:
        """Who can only pass is asked too: the cards in hand are nobody's business."""
        return True

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        if option == PASS:
            pass_turn(game, frame.seat)
        else:
            game.push(AFTER_ACTION, frame.seat)
            take_main_action(game, frame.seat, option)

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        player = game.players[frame.seat]
        return {"witches": player.witches, "elders": player.elders}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return why_not(game, frame.seat, option)


def take_main_action(game: Evenfall, seat: int, option: int) -> None:
    if DISCOVER.holds(option):
        send_to_discover(game, seat, DISCOVER.arg(option))
    elif TOKEN.holds(option):
        activate_token(game, seat)
    elif RITUAL.holds(option):
        play_ritual(game, seat, RITUAL.arg(option))
    elif SPECIALIST.holds(option):
        play_specialist(game, seat, SPECIALIST.arg(option))
    elif COUNCILLOR.holds(option):
        play_council(game, seat, COUNCILLOR.arg(option))
    elif USE.holds(option):
        use_space(game, seat, USE.arg(option) + 1, USE.second(option))
    else:
        create_agent(game, seat, option)


# --- 1. objevení vřídla moci


def discoveries(game: Evenfall, player: Player, options: list[int]) -> None:
    for place in game.slots:
        if place >= 0 and game.box.witches[place] <= player.witches:  # EV-048
            options.append(DISCOVER.of(place))


def send_to_discover(game: Evenfall, seat: int, place: int) -> None:
    """The witches that the place shows go to the circle of its region (EV-047)."""
    player = game.players[seat]
    slot = game.slots.index(place)
    region = slot // game.width
    player.witches -= game.box.witches[place]
    player.witches_at[region] += game.box.witches[place]
    if game.heard:
        game.tell("ev-sent", ALL, ("witch", f"supply:{seat}", REGIONS[region]), player=seat, count=game.box.witches[place], region=region)
    discover(game, seat, slot)


# --- 2. aktivace žetonu klanu


def activate_token(game: Evenfall, seat: int) -> None:
    """Others may react, then the effect takes place (EV-052, EV-053, EV-055)."""
    player = game.players[seat]
    player.active = False
    if game.heard:
        game.tell("ev-token", player=seat)
    push_all(game, Frame(AFTER_ACTION, seat, player.clan), game.board(seat).token)
    for i in range(game.seats - 1, 0, -1):
        react(game, (seat + i) % game.seats, FOE_TOKEN_USED)
    react(game, seat, TOKEN_USED)


# --- 5. vytvoření činidla


def agents(game: Evenfall, seat: int, options: list[int]) -> None:
    rituals = rituals_with_room(game, seat)
    if not rituals:
        return
    if can_pay_sickle(game, seat):
        options += [SICKLE.of(ritual) for ritual in rituals]
    if can_pay_orb(game, seat):
        options += [ORB.of(ritual) for ritual in rituals]


def create_agent(game: Evenfall, seat: int, option: int) -> None:
    """Each is paid for by itself; then perhaps another one (EV-091)."""
    if SICKLE.holds(option):
        game.then(seat, sickle_price(game, seat), PLACE_SICKLE.of(0, SICKLE.arg(option)), MORE_AGENTS)
    else:
        game.then(seat, orb_price(game, seat), PLACE_ORB.of(0, ORB.arg(option)), MORE_AGENTS)


class MoreAgents(Ask):
    """As long as there is room for one more; free actions may still pay for it (EV-044, EV-091)."""

    kind = "ev-more-agents"
    rules = ("EV-091", "EV-092", "EV-093")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        options: list[int] = []
        agents(game, frame.seat, options)
        if options or rituals_with_room(game, frame.seat):
            options.append(DONE)
        return options

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        if option != DONE:
            create_agent(game, frame.seat, option)

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return why_not(game, frame.seat, option) if SICKLE.holds(option) or ORB.holds(option) else None


# --- konec tahu


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
    """The next one who has not passed is on turn, perhaps the same one again; the Automa always in between (EV-042, EV-167)."""
    if game.solo:
        game.then(seat, AUTOMA_TURN, BEGIN_TURN)
        return
    for i in range(1, game.seats + 1):
        other = (seat + i) % game.seats
        if not game.players[other].passed:
            begin_turn(game, other)
            return


def pass_turn(game: Evenfall, seat: int) -> None:
    """Out of the action phase, which ends when all are (EV-042); the Automa passes too (EV-168)."""
    game.players[seat].passed = True
    if game.heard:
        game.tell("ev-passed", player=seat)
    if not game.solo:
        end_turn(game, seat)


ACTION_PHASE: Final = ActionPhase()
BEGIN_TURN: Final = BeginTurn()
TAKE_TURN: Final = TakeTurn()
MORE_AGENTS: Final = MoreAgents()
AFTER_ACTION: Final = AfterAction()
