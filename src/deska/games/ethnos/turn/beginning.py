"""The beginning of an Age: deck, row, dragons, first player."""

from typing import Final

from deska.games.ethnos.actions import ALLIES
from deska.games.ethnos.components import DRAGONS, Ethnos
from deska.games.ethnos.effects import draw_ally
from deska.games.ethnos.turn.playing import begin_turn
from deska.kernel import ALL, TABLE, Effect, Frame


class StartAge(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        game.then(
            TABLE,
            DEAL_ALLIES,  # 1. a card for everybody                    ET-028
            TURN_UP_ROW,  # 2. two cards per player                    ET-029
            HIDE_DRAGONS,  # 3. somewhere in the lower half             ET-030
            NAME_FIRST_PLAYER,  # at random, later the lowest in glory       ET-034
        )


class DealAllies(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        deck: list[int] = []
        for tribe in game.tribes:  # ET-019, ET-086
            deck += game.box.deck_of(tribe)
        game.shuffle(deck)
        game.deck = deck
        if game.heard:
            game.tell("et-age", age=game.age)
        for seat in range(game.seats):
            draw_ally(game, seat)


class TurnUpRow(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        game.row = sorted(game.deck.pop() for _ in range(2 * game.seats))
        if game.heard:
            game.tell("et-row", ALL, ("card", "deck", "row"), cards=[ALLIES[card] for card in game.row])


class HideDragons(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        game.upper = len(game.deck) // 2  # ET-032: an odd card belongs to the lower half
        lower = game.deck[: len(game.deck) - game.upper] + [game.box.dragon] * DRAGONS
        game.shuffle(lower)
        game.deck[: len(game.deck) - game.upper] = lower


class NameFirstPlayer(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        first = game.roll(game.seats) if game.age == 1 else lowest_in_glory(game)
        if game.heard:
            game.tell("et-first-player", player=first)
        begin_turn(game, first)


def lowest_in_glory(game: Ethnos) -> int:
    """Among equals the first one clockwise from the player who drew the third dragon, that player included (ET-035 to ET-037)."""
    least = min(player.glory for player in game.players)
    seat = game.drawer
    while game.players[seat].glory != least:
        seat = (seat + 1) % game.seats
    return seat


START_AGE: Final = StartAge()
DEAL_ALLIES: Final = DealAllies()
TURN_UP_ROW: Final = TurnUpRow()
HIDE_DRAGONS: Final = HideDragons()
NAME_FIRST_PLAYER: Final = NameFirstPlayer()
