"""The cards in front of a player: what they change, and what they do at a moment."""

from typing import Final

from deska.games.eldervale.components.pieces import EMPTY, Laid, Player
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.words import Change, Moment
from deska.games.eldervale.effects.order import carry_out
from deska.kernel import Frame

NO_CARDS: Final[list[Laid]] = []


def cards_of(game: Eldervale, seat: int) -> list[Laid]:
    """A tableau whose texts count; the Phantoms' do not (EL-275)."""
    return game.players[seat].cards if seat < game.seats else NO_CARDS


def find(player: Player, card: int) -> int:
    """The place of a card in the tableau, EMPTY if it is not there."""
    for i, laid in enumerate(player.cards):
        if laid.card == card:
            return i
    return EMPTY


def total(game: Eldervale, seat: int, word: Change) -> int:
    """The sum of a change over all cards of a tableau."""
    column = game.box.changes[word]
    result = 0
    for laid in cards_of(game, seat):
        result += column[laid.card]
    return result


def most(game: Eldervale, seat: int, word: Change, least: int) -> int:
    """The highest of a number and what the cards of a tableau say."""
    column = game.box.changes[word]
    best = least
    for laid in cards_of(game, seat):
        if column[laid.card] > best:
            best = column[laid.card]
    return best


def frames_at(game: Eldervale, seat: int, moment: Moment) -> list[Frame]:
    """The effects of a tableau at a moment, as steps."""
    on = game.box.on
    frames: list[Frame] = []
    for laid in cards_of(game, seat):
        for effect in on[laid.card].get(moment, ()):
            frames.append(Frame(effect, seat, laid.card))
    return frames


def carry_out_at(game: Eldervale, seat: int, moment: Moment) -> None:
    """Let the cards of a tableau do what they do at a moment, the last one first."""
    for laid in cards_of(game, seat):
        carry_out(game, seat, laid.card, game.box.on[laid.card].get(moment, ()))
