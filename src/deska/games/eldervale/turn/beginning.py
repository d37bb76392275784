"""Choices before the first turn: sides of faction boards, and drafted magic cards."""

from typing import Any, Final

from deska.games.eldervale.actions import CARDS, FACTION, KEEP
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.gains import knowers
from deska.games.eldervale.turn.rounds import start_turn
from deska.kernel import ALL, Ask, Effect, Frame, Hand, Secret

KEPT: Final = 5
DEALT: Final = 7


class ChooseFaction(Ask):
    """The player chooses a side of the faction board (EL-011)."""

    kind = "el-faction-choice"
    rules = ("EL-011",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [FACTION.of(faction) for faction in game.box.factions_of(game.element_of(frame.seat))]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.players[frame.seat].faction = FACTION.arg(option)
        if game.heard:
            game.tell("el-plays", player=frame.seat, faction=FACTION.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"element": game.element_of(frame.seat)}


class Draft(Effect):
    """Cards are kept one by one and the rest is passed to the left; what is left over is discarded (EL-254)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if len(game.players[0].hand) < KEPT:
            game.push(self, frame.seat)
            KEEP_ONE.start(game, list(range(game.seats)))
            return
        for packet in game.packets:
            for card in packet.cards:
                game.discard.append(card)
                if game.heard:
                    game.tell("el-left-over", card=card)
        game.packets = []
        game.learn(ALL)


class KeepOne(Secret):
    """Everybody keeps one card at the same time."""

    kind = "el-draft"
    rules = ("EL-254",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [KEEP.of(card) for card in game.packets[frame.seat].cards]

    def revealed(self, game: Eldervale, frame: Frame, answers: list[int]) -> None:
        for seat in range(game.seats):
            card = KEEP.arg(answers[seat])
            game.packets[seat].take(card)
            game.players[seat].hand.put(card, knowers(game, seat))
            if game.heard:
                game.tell("el-kept", knowers(game, seat), player=seat, card=card)
        passed = [game.packets[(seat - 1) % game.seats].cards for seat in range(game.seats)]
        game.packets = [Hand(cards, [1 << seat] * len(cards)) for seat, cards in enumerate(passed)]
        if game.heard:
            for seat, cards in enumerate(passed):
                game.tell("el-passed", 1 << seat, player=seat, cards=[CARDS[card] for card in cards])


class FirstTurn(Effect):
    """The first player begins (EL-014)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        start_turn(game, game.first)


CHOOSE_FACTION: Final = ChooseFaction()
DRAFT: Final = Draft()
KEEP_ONE: Final = KeepOne()
FIRST_TURN: Final = FirstTurn()
