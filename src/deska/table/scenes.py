"""From a game's scene to what a viewer is sent: options where they can be clicked, reasons where not, all in words."""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Final, cast, get_args, get_origin, get_type_hints

from deska.kernel.errors import DeskaError
from deska.kernel.game import Game
from deska.kernel.scenes import Face, Message, Piece, Scene
from deska.kernel.spec import PLAYERS
from deska.kernel.values import Decision
from deska.text import Texts

MOST_DRAWN: Final = 10_000
"""Faces kept in words; a game that draws each anew would otherwise fill the memory."""
Writer = Callable[[Any, Texts], dict[str, Any]]
WRITERS: Final[dict[type[Any], Writer]] = {}
"""What `writer_of` has made."""


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
    kind = texts.kind_of(asked.source) if asked.source else ""
    return {
        "mine": True,
        "kind": asked.kind,
        **({"title": texts.noun(kind, asked.source)} if kind else {}),
        "text": texts.prompt(asked),
        "rules": list(asked.rules),
        "source": asked.source,
        "options": options,
    }


def worded_fields(value: Any, texts: Texts) -> dict[str, Any]:
    """Plain JSON with messages in words; what says nothing is left out."""
    writer = WRITERS.get(type(value))
    if writer is None:
        writer = WRITERS[type(value)] = writer_of(type(value))
    return writer(value, texts)


def writer_of(kind: type[Any]) -> Writer:
    """A function that puts a class's values into words.

    It is made from the fields, as dataclasses make their own functions: a table has a hundred pieces with twenty fields, nearly
    all as usual, and looking each of them up would take most of the time that a choice takes.
    """
    lines = ["def write(value, texts):", "    plain = {}"]
    names: dict[str, Any] = {"worded_fields": worded_fields, "worded_face": worded_face}
    for name, hint in get_type_hints(kind).items():
        usual = next(field.default for field in fields(kind) if field.name == name)
        names[f"usual_{name}"] = usual
        differs = "" if usual in (None, MISSING) else f" and item != usual_{name}"
        lines += [
            f"    item = value.{name}",
            f"    if item is not usual_{name}{differs}:",
            f"        plain[{name!r}] = {words_for(hint)}",
        ]
    exec("\n".join([*lines, "    return plain"]), names)
    return cast(Writer, names["write"])


def words_for(hint: Any) -> str:
    """The expression that puts an item of that type into words."""
    if get_origin(hint) is UnionType:
        return words_for(next(part for part in get_args(hint) if part is not NoneType))
    if get_origin(hint) is tuple:
        inner = words_for(get_args(hint)[0])
        return "list(item)" if inner == "item" else f"[{inner} for item in item]"
    if hint is Message:
        return "texts.message(item.id, **item.args)"
    if hint is Face:
        return "worded_face(item, texts)"
    return "worded_fields(item, texts)" if is_dataclass(hint) else "item"


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
