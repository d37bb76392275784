"""How people see what befalls the players: figures before and after, and the card on view. Made only if the game is heard."""

from typing import Final

from deska.games.aeons_end.actions import CARDS
from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel.scenes import Message, Part, Row

SEEN: Final = Part()
"""Something without figures."""
IN_PLAY: Final = Message("ae-moment-in-play")
DRAWN: Final = Message("ae-moment-drawn")


def life_row(game: AeonsEnd, seat: int, before: int) -> Row:
    return Row(seat, sign="life", before=before, after=game.players[seat].life, most=game.level.life)


def gravehold_row(game: AeonsEnd, before: int) -> Row:
    return Row(label=Message("ae-sign-gravehold"), sign="gravehold", before=before, after=game.gravehold, most=game.level.gravehold)


def nemesis_row(game: AeonsEnd, before: int) -> Row:
    name = Message(f"ae-card-{game.board.name}")
    return Row(label=name, sign="life", before=before, after=game.life, most=game.nemesis_ceiling, more="bad")


def figure_row(sign: str, before: int, after: int) -> Row:
    """Fury, husks and the like."""
    return Row(label=Message(f"ae-sign-{sign}"), sign=sign, before=before, after=after)


def charges_row(game: AeonsEnd, seat: int, before: int) -> Row:
    return Row(seat, sign="charge", before=before, after=game.players[seat].charges)


def one(row: Row) -> Part:
    return Part(rows=(row,))


def of_card(card: int, step: Message | None = None) -> Part:
    return Part(subject=CARDS[card], step=step)


def nemesis_turn_part(game: AeonsEnd) -> Part:
    """A turn of the nemesis begins."""
    return Part(Message("ae-moment-nemesis"), steps=(IN_PLAY, DRAWN), subject=game.board.name, rows=all_lives(game))


def round_part(game: AeonsEnd) -> Part:
    """All turn order cards are used up: how everybody stands."""
    return Part(Message("ae-moment-round"), step=Message("ae-moment-standings"), rows=all_lives(game), brief=True)


def all_lives(game: AeonsEnd) -> tuple[Row, ...]:
    """Everything that can be harmed, as it stands."""
    mages = [life_row(game, seat, player.life) for seat, player in enumerate(game.players)]
    return (nemesis_row(game, game.life), gravehold_row(game, game.gravehold), *mages)
