"""From a game's scene to what a viewer is sent: options where they can be clicked, reasons where not, all in words."""

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Final, cast

from deska.kernel.errors import DeskaError
from deska.kernel.game import Game
from deska.kernel.scenes import Face, Message, Piece, Scene
from deska.kernel.spec import PLAYERS
from deska.kernel.values import Decision
from deska.text import Texts

MOST_DRAWN: Final = 10_000
"""Faces kept in words; a game that draws each anew would otherwise fill the memory."""
TOLD: Final[dict[type[Any], tuple[tuple[str, ...], tuple[Any, ...], Callable[[Any], tuple[Any, ...]]]]] = {}
"""What `told_fields` has found out."""


def compose(game: Game, seat: int | None, texts: Texts) -> dict[str, Any]:
    """The scene of a seat (None: a spectator) as plain JSON."""
    if game.spec.scene is None:
        raise DeskaError(f"{game.spec.id} has no scene")
    view = game.spec.view(game, seat)
    scene: Scene = game.spec.scene(view)
    asked = decision_of(game, view.seat)
    wire = worded_fields(scene, texts)
    reachable: set[str] = set()
    for zone, plain in zip(scene.zones, wire["zones"], strict=True):
        offer(game, zone.pieces, plain.get("pieces", ()), asked, reachable, texts)
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


def offer(
    game: Game, pieces: Sequence[Piece], drawn: Sequence[dict[str, Any]], asked: Decision | None, reachable: set[str], texts: Texts
) -> None:
    """Turn what belongs to each piece into what can be clicked, or into the reason why it cannot."""
    offered = asked.options if asked is not None else ()
    verbs = {verb_of(option) for option in offered}
    for piece, plain in zip(pieces, drawn, strict=True):
        if not piece.offers:
            continue
        del plain["offers"]
        options = [option for option in piece.offers if option in offered]
        if options:
            plain["options"] = options
            reachable.update(options)
        elif verbs and (near := next((option for option in piece.offers if verb_of(option) in verbs), "")):
            reason = game.why_not(near)
            if reason is not None:
                plain["dimmed"] = {"text": texts.reason(reason), "rule": reason.rule}


def verb_of(option: str) -> str:
    return option.partition(":")[0]


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
    if kind is tuple:
        return [worded(item, texts) for item in value]
    if kind is Message:
        return texts.message(value.id, **value.args)
    if kind is Face:
        return worded_face(value, texts)
    return worded_fields(value, texts) if is_dataclass(value) else value


def worded_fields(value: Any, texts: Texts) -> dict[str, Any]:
    """The fields that are not as usual. Most are: they are passed over without a step of Python for each."""
    names, usual, values_of = told_fields(value)
    values = values_of(value)
    plain: dict[str, Any] = {}
    for name, item, common in compress(zip(names, values, usual, strict=True), map(is_not, values, usual)):
        kind = type(item)
        if item != common:
            plain[name] = item if kind is str or kind is int else worded(item, texts)
    return plain


def told_fields(value: Any) -> tuple[tuple[str, ...], tuple[Any, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of a class's fields, the values that need not be said, and a function that gets all at once."""
    known = TOLD.get(type(value))
    if known is None:
        found = fields(value)
        names = tuple(field.name for field in found)
        known = TOLD[type(value)] = (names, tuple(field.default for field in found), attrgetter(*names))
    return known


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
