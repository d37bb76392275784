"""The course of the game: three rounds of four phases."""

from typing import Any, Final

from deska.games.evenfall.actions import CARDS, DISCARD
from deska.games.evenfall.components.bases import ROUND_ENDS
from deska.games.evenfall.components.clan import EMPTY, Player
from deska.games.evenfall.components.state import ROUNDS, Evenfall
from deska.games.evenfall.effects.circles import refill
from deska.games.evenfall.effects.gains import Draw
from deska.games.evenfall.effects.permanents import REACTS
from deska.games.evenfall.effects.sites import with_figure
from deska.games.evenfall.turn.action import ACTION_PHASE
from deska.games.evenfall.turn.battle import BATTLE_PHASE
from deska.games.evenfall.turn.ending import GAME_ENDS
from deska.games.evenfall.turn.seen import round_part
from deska.kernel import ALL, TABLE, Effect, Frame, Reason, Secret
from deska.kernel.combinators import push_all

EXTRA_CARDS: Final = 2  # EV-039
EXTRA_DRAW: Final = Draw(EXTRA_CARDS)


class StartRound(Effect):
    """The four phases: research, actions, battles, end of the round (EV-033)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        if game.heard:
            game.tell("ev-round", seen=round_part(game) if game.round > 1 else None, round=game.round)
        game.then(TABLE, RESEARCH, ACTION_PHASE, BATTLE_PHASE, ROUND_END)


# --- the research phase


class Research(Effect):
    """All players get the income of their clan boards (EV-036)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        advanced = game.round == 1 and game.setup.variant["first-draw"] == "advanced"
        if advanced:
            game.push(FIRST_DISCARDS, TABLE)
        for seat in game.in_order()[::-1]:
            own = Frame(self, seat, game.players[seat].clan)
            if advanced:
                push_all(game, own, (EXTRA_DRAW,))
            push_all(game, own, game.board(seat).research)


class FirstDiscards(Effect):
    """All players choose at the same time (EV-039)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        FIRST_DISCARD.start(game, list(range(game.seats)))


class FirstDiscard(Secret):
    """A card of the first draw is not kept. It lies face down until everybody has chosen all of theirs (EV-039)."""

    kind = "ev-first-discard"
    rules = ("EV-036", "EV-039")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [DISCARD.of(card) for card in game.players[frame.seat].hand.kinds()]

    def revealed(self, game: Evenfall, frame: Frame, answers: list[int]) -> None:
        for seat in range(game.seats):
            lay_aside(game, seat, DISCARD.arg(answers[seat]))
        if len(game.players[0].aside) < EXTRA_CARDS:
            self.start(game, list(range(game.seats)))
            return
        for seat in game.in_order():
            turn_up(game, seat)

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"left": EXTRA_CARDS - len(game.players[frame.seat].aside)}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return DISCARD.refuses(option, "ev-why-not-in-hand", "EV-058")


def lay_aside(game: Evenfall, seat: int, card: int) -> None:
    player = game.players[seat]
    player.hand.take(card)
    player.aside.put(card, 1 << seat)
    if game.heard:
        game.tell("ev-laid-aside", 1 << seat, (CARDS[card], f"hand:{seat}", f"aside:{seat}"), player=seat, card=card)
        game.tell("ev-laid-aside-hidden", ~(1 << seat), ("card", f"hand:{seat}", f"aside:{seat}"), player=seat)


def turn_up(game: Evenfall, seat: int) -> None:
    player = game.players[seat]
    for card in player.aside.cards:
        game.discard.append(card)
        if game.heard:
            game.tell("ev-discarded", ALL, (CARDS[card], f"aside:{seat}", "discard"), player=seat, card=card)
    player.aside.clear()


# --- the end of the round


class RoundEnd(Effect):
    """First come effects at the end of the round, player by player, each in the order of the player's choice (EV-116, EV-117)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.push(GAME_ENDS if game.round == ROUNDS else NEXT_ROUND, TABLE)  # EV-120
        for seat in game.in_order()[::-1]:
            game.push(REACTS, seat, ROUND_ENDS)


class NextRound(Effect):
    def resolve(self, game: Evenfall, frame: Frame) -> None:
        for region in range(game.regions):
            refill(game, region)  # EV-118
        for player in game.players:
            recover(player)
        game.round += 1
        game.push(START_ROUND, TABLE)


def recover(player: Player) -> None:
    """Figures come back, the clan token turns active, exhausted cards are set upright (EV-119)."""
    player.witches += sum(player.witches_at) + (1 if player.at_home else 0)
    player.elders += sum(player.elders_at) + len(player.borrowed)
    for i, site in enumerate(player.sites):
        if site.figure != EMPTY:
            player.move_figure(site.figure, 1)
            player.sites[i] = with_figure(site, EMPTY)
    for region in range(len(player.spaces)):
        player.move_figure(player.spaces[region], 1)
        player.spaces[region] = EMPTY
        player.witches_at[region] = 0
        player.elders_at[region] = 0
    player.at_home = False
    player.borrowed = ()
    player.active = True
    player.exhausted = 0
    player.worn = 0


FIRST_DISCARDS: Final = FirstDiscards()
FIRST_DISCARD: Final = FirstDiscard()
START_ROUND: Final = StartRound()
RESEARCH: Final = Research()
ROUND_END: Final = RoundEnd()
NEXT_ROUND: Final = NextRound()
