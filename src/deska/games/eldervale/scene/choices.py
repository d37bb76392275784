"""Choices that are laid over the table: the side of a faction board, the draft, and a partner's card."""

from deska.games.eldervale.actions import ACTIONS, FACTION, FACTIONS, MAGIC, RECEIVE
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.scene.faces import OVERLAY, faction, magic
from deska.kernel import Decision, View
from deska.kernel.actions import Verb
from deska.kernel.scenes import Message, Piece, Zone


def is_asked(asked: Decision | None, kind: str) -> bool:
    return asked is not None and asked.kind == kind


def options_of(asked: Decision | None, verb: Verb) -> list[int]:
    """The options of a verb among those that the viewer may choose, in their order."""
    options = [ACTIONS.numbers[name] for name in asked.options] if asked is not None else []
    return [option for option in options if verb.holds(option)]


def choice(view: View) -> tuple[list[Zone], Message | None]:
    """The zones of such a choice and their title; none and None if nothing of that kind is asked."""
    game: Eldervale = view.game
    asked = view.decision
    if is_asked(asked, "el-faction-choice"):
        return [board(FACTION.arg(option)) for option in options_of(asked, FACTION)], Message("el-scene-factions")
    if is_asked(asked, "el-draft"):
        kept = game.players[view.seat].hand.cards
        return [*drafted(kept), packet(game.packets[view.seat].cards, view.sealed)], Message("el-scene-draft")
    if is_asked(asked, "el-swap-card"):
        names = [MAGIC[RECEIVE.arg(option)] for option in options_of(asked, RECEIVE)]
        cards = tuple(Piece(f"swap/{name}", "card", magic(MAGIC.index(name)), offers=(f"receive:{name}",)) for name in names)
        return [Zone("swap", OVERLAY, "row", None, cards, size="l")], Message("el-scene-swap")
    return [], None


def board(number: int) -> Zone:
    """A side of the faction board, with its abilities in full."""
    name, face = FACTIONS[number], faction(number)
    card = Piece(f"sides/{name}", "card", face, offers=(f"faction:{name}",))
    return Zone(f"side:{name}", OVERLAY, "panel", face.name, (card,), lines=face.text, size="l")


def packet(cards: list[int], answer: str) -> Zone:
    """One of these cards is kept, the others go on to the left (EL-254). The viewer's answer may be sealed already."""
    pieces: list[Piece] = []
    for card in cards:
        option = f"keep:{MAGIC[card]}"
        states = ("chosen",) if answer == option else ()
        pieces.append(Piece(f"packet/{MAGIC[card]}", "card", magic(card), offers=(option,), states=states))
    return Zone("packet", OVERLAY, "row", Message("el-scene-packet"), tuple(pieces), size="l")


def drafted(cards: list[int]) -> list[Zone]:
    """The cards that the viewer has kept so far."""
    pieces = tuple(Piece(f"drafted/{MAGIC[card]}", "card", magic(card)) for card in cards)
    return [Zone("drafted", OVERLAY, "row", Message("el-scene-kept"), pieces, size="s", line=1)] if pieces else []
