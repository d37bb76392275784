"""From a game's scene to what a viewer is sent: options where they can be clicked, reasons where not, all in words."""

from dataclasses import fields, is_dataclass
from typing import Any, Final, cast

from deska.kernel.errors import DeskaError
from deska.kernel.game import Game
from deska.kernel.scenes import Face, Message, Piece, Scene
from deska.kernel.spec import PLAYERS
from deska.kernel.values import Decision
from deska.text import Texts

MOST_DRAWN: Final = 10_000
"""Faces kept in words; a game that draws each anew would otherwise fill the memory."""
TOLD: Final[dict[type[Any], tuple[tuple[str, Any], ...]]] = {}
"""The fields of each class, with the value that need not be said."""


def compose(game: Game, seat: int | None, texts: Texts) -> dict[str, Any]:
    """The scene of a seat (None: a spectator) as plain JSON."""
    if game.spec.scene is None:
        raise DeskaError(f"{game.spec.id} has no scene")
    view = game.spec.view(game, seat)
    scene: Scene = game.spec.scene(view)
    asked = decision_of(game, view.seat)
    wire: dict[str, Any] = worded(scene, texts)
    reachable: set[str] = set()
    for zone, plain in zip(scene.zones, wire["zones"], strict=True):
        for piece, drawn in zip(zone.pieces, plain.get("pieces", ()), strict=True):
            reachable.update(offer(game, piece, drawn, asked, texts))
    return {
        "game": game.spec.id,
        "lang": texts.lang,
        "seat": view.seat,
        "turn": game.turn,
        "ended": game.ended,
        **wire,
        "prompt": prompt(game, view.seat, asked, reachable, texts),
    }


def decision_of(game: Game, seat: int) -> Decision | None:
    """What the seat itself has to answer now."""
    return next((decision for decision in game.waiting if seat >= 0 and decision.seat in (seat, -1)), None)


def offer(game: Game, piece: Piece, drawn: dict[str, Any], asked: Decision | None, texts: Texts) -> set[str]:
    """Turn what belongs to a piece into what can be clicked, or into the reason why it cannot."""
    drawn.pop("offers", None)
    if asked is None or not piece.offers:
        return set()
    options = [option for option in piece.offers if option in asked.options]
    if options:
        drawn["options"] = options
    elif (verbs := {option.partition(":")[0] for option in asked.options}) & {option.partition(":")[0] for option in piece.offers}:
        near = next(option for option in piece.offers if option.partition(":")[0] in verbs)
        reason = game.why_not(near)
        if reason is not None:
            drawn["dimmed"] = {"text": texts.reason(reason), "rule": reason.rule}
    return set(options)


def prompt(game: Game, seat: int, asked: Decision | None, reachable: set[str], texts: Texts) -> dict[str, Any] | None:
    """The question, or whom one waits for; options without a piece are buttons."""
    if asked is None:
        others = [{"seat": decision.seat, "text": texts.message("waiting-for", player=decision.seat)} for decision in game.waiting]
        return {"mine": False, "waiting": others} if others else None
    options = [{"name": option, "label": texts.label(asked.kind, option), "button": option not in reachable} for option in asked.options]
    return {
        "mine": True,
        "kind": asked.kind,
        "text": texts.prompt(asked),
        "rules": list(asked.rules),
        "source": asked.source,
        "options": options,
    }


def worded(value: Any, texts: Texts) -> Any:
    """Plain JSON with messages in words; what says nothing is left out."""
    kind = type(value)
    if kind is str or kind is int:
        return value
    if kind is Message:
        return texts.message(value.id, **value.args)
    if kind is tuple:
        return [worded(item, texts) for item in value]
    if kind is Face:
        return worded_face(value, texts)
    return worded_fields(value, texts) if is_dataclass(value) else value


def worded_fields(value: Any, texts: Texts) -> dict[str, Any]:
    kind = type(value)
    told = TOLD.get(kind)
    if told is None:
        told = TOLD[kind] = tuple((field.name, field.default) for field in fields(value))
    plain: dict[str, Any] = {}
    for name, usual in told:
        item = getattr(value, name)
        if item is not usual and item != usual:
            plain[name] = worded(item, texts)
    return plain


def worded_face(face: Face, texts: Texts) -> dict[str, Any]:
    """Games draw the same few faces again and again: each is put into words once, unless it names a player."""
    known = texts.drawn.get(id(face))
    if known is not None and known[0] is face:
        return cast(dict[str, Any], known[1])
    plain = worded_fields(face, texts)
    if not names_player(face):
        if len(texts.drawn) >= MOST_DRAWN:
            texts.drawn.clear()
        texts.drawn[id(face)] = (face, plain)
    return plain


def names_player(face: Face) -> bool:
    facts = (*face.cost, *face.values, *face.strip)
    said = (face.name, face.code, *face.text, *(fact.label for fact in facts))
    return any(key in PLAYERS for message in said if message is not None for key in message.args)
