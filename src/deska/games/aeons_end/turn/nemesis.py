"""The turn of the nemesis: main and draw phase."""

from typing import Final

from deska.games.aeons_end.actions import CARDS
from deska.games.aeons_end.components.definitions import ATTACK, CARD_DRAWN, MINION, POWER
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.board import Unleash, enter_play
from deska.games.aeons_end.effects.seen import DRAWN, IN_PLAY, figure_row, nemesis_turn_part, of_card
from deska.games.aeons_end.effects.values import amount
from deska.games.aeons_end.turn.abilities import CARD_ABILITY, ready
from deska.games.aeons_end.turn.main_phase import DROP_POWER
from deska.kernel import TABLE, Effect, Frame
from deska.kernel.combinators import push_all
from deska.kernel.scenes import Part


class NemesisTurn(Effect):
    """A turn of the nemesis has these parts in this order (AE-145)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if game.heard:
            game.tell("ae-nemesis-turn", seen=nemesis_turn_part(game))
        game.then(
            TABLE,
            NEMESIS_MAIN,  # 1.                                          AE-146
            NEMESIS_DRAWS,  # 2.                                         AE-150
            *game.board.own_turn_ends,  #                 AE-C48
        )


# --- 1. main phase


class NemesisMain(Effect):
    """Every card that is in play now acts, the oldest first. Cards that enter meanwhile wait (AE-146, AE-149)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        for i in range(len(game.field) - 1, -1, -1):
            game.push(ACTIVATE, TABLE, source=game.field[i])


class Activate(Effect):
    """A minion takes effect. A power loses a token, and takes effect when it has none left (AE-147, AE-148)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        card = frame.source
        if card not in game.field:
            return
        if game.box.kind[card] == POWER:
            place = game.field.index(card)
            game.tokens[place] -= 1
            if game.heard:
                left = game.tokens[place]
                part = Part(subject=CARDS[card], step=IN_PLAY, rows=(figure_row("power", left + 1, left),))
                game.tell("ae-power-token", seen=part, card=card, left=left)
            if game.tokens[place]:
                return
            game.push(DROP_POWER, TABLE, source=card)  # AE-044: after its effect
        if game.heard:
            game.tell("ae-takes-effect", seen=of_card(card, None if game.box.kind[card] == POWER else IN_PLAY), card=card)
        push_all(game, frame, game.box.foes[card].effects)


# --- 2. draw phase


class NemesisDraws(Effect):
    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if not game.deck:
            game.push(UNLEASH_THRICE, TABLE)
            return
        card = game.draw(game.deck)
        game.drawn.append(card)
        game.tell_move("ae-nemesis-drew", card, "nemesis-deck", "drawn", seen=of_card(card, DRAWN))
        game.push(TURN_UP, TABLE, source=card)
        if game.box.kind[card] != MINION and ready(game, CARD_DRAWN, game.turn):
            game.push(CARD_ABILITY, TABLE, source=card)


class TurnUp(Effect):
    """An attack is carried out and discarded. A minion or power is put into play (AE-151, AE-152)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        card = frame.source
        if card not in game.drawn:
            return
        if game.box.kind[card] == ATTACK:
            game.push(ATTACK_ENDS, TABLE, source=card)
            push_all(game, frame, game.box.foes[card].effects)
        else:
            PUT_INTO_PLAY.resolve(game, frame)


class AttackEnds(Effect):
    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.drawn.remove(frame.source)
        game.discard.append(frame.source)
        game.tell_move("ae-attack-ends", frame.source, "drawn", "nemesis-discard")


class PutIntoPlay(Effect):
    """The Immediately effect of the card comes first (AE-152)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.push(ENTER, TABLE, source=frame.source)
        push_all(game, Frame(self, TABLE, frame.source), game.box.foes[frame.source].immediately)


class Enter(Effect):
    """The card enters play with its life or its power tokens (AE-041, AE-043)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        foe = game.box.foes[frame.source]
        game.drawn.remove(frame.source)
        enter_play(game, frame.source, foe.power or amount(game, foe.life, TABLE, frame.source))


NEMESIS_TURN: Final = NemesisTurn()
NEMESIS_MAIN: Final = NemesisMain()
ACTIVATE: Final = Activate()
NEMESIS_DRAWS: Final = NemesisDraws()
UNLEASH_THRICE: Final = Unleash(3)  # AE-150
TURN_UP: Final = TurnUp()
ATTACK_ENDS: Final = AttackEnds()
PUT_INTO_PLAY: Final = PutIntoPlay()
ENTER: Final = Enter()
