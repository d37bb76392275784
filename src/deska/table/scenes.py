"""Turns a game's scene into plain JSON for one viewer: in words, with options to click and reasons why others are dimmed."""

from collections.abc import Sequence
from typing import Any, Final, cast

from deska.kernel.effects import Window
from deska.kernel.errors import DeskaError, Reason
from deska.kernel.game import Game
from deska.kernel.scenes import Face, Piece, Scene
from deska.kernel.spec import PLAYERS
from deska.kernel.values import TABLE, Decision
from deska.table.made import WRITERS
from deska.text import Texts

MOST_DRAWN: Final = 10_000
"""The most faces kept in words; a game that draws each face anew would fill the memory."""
NOT_OFFERED: Final = "not-offered"
"""The reason that the kernel gives where the rules have none of their own."""
NOTHING: Final[frozenset[str]] = frozenset()


def compose(game: Game, seat: int | None, texts: Texts, waiting: list[Decision] | None = None) -> dict[str, Any]:
    """The scene of a seat (None: a spectator) as plain JSON. A caller that already has `game.waiting` may hand it in."""
    if game.spec.scene is None:
        raise DeskaError(f"{game.spec.id} has no scene")
    decisions = game.waiting if waiting is None else waiting
    view = game.spec.view(game, seat, decisions)
    scene: Scene = game.spec.scene(view)
    asked = decision_of(decisions, view.seat)
    wire = worded_fields(scene, texts)
    reachable = offer(game, scene, wire["zones"], asked, texts)
    return {
        "game": game.spec.id,
        "lang": texts.lang,
        "seat": view.seat,
        "turn": game.turn,
        "ended": game.ended,
        **wire,
        "prompt": prompt(decisions, asked, reachable, texts, is_reaction(game)),
    }


def decision_of(waiting: list[Decision], seat: int) -> Decision | None:
    """The open decision that the seat itself has to answer."""
    return next((decision for decision in waiting if seat >= 0 and decision.seat in (seat, TABLE)), None)


def offer(game: Game, scene: Scene, zones: Sequence[dict[str, Any]], asked: Decision | None, texts: Texts) -> set[str]:
    """Give each piece the options that can be clicked on it, or else the reason why it is dimmed; return the options that are given."""
    reachable: set[str] = set()
    offered = frozenset(asked.options) if asked is not None else NOTHING
    verbs = {verb_of(option) for option in offered}
    for zone, wire in zip(scene.zones, zones, strict=True):
        for piece, plain in zip(zone.pieces, wire.get("pieces", ()), strict=True):
            if not piece.offers:
                continue
            del plain["offers"]
            options = [option for option in piece.offers if option in offered]
            if options:
                plain["options"] = options
                if not piece.then:  # what only begins something keeps its button
                    reachable.update(options)
            elif asked is not None and (reason := why_dimmed(game, piece, verbs)) is not None:
                plain["dimmed"] = {"text": texts.reason(reason), "rule": reason.rule}
    return reachable


def why_dimmed(game: Game, piece: Piece, verbs: set[str]) -> Reason | None:
    """The reason why a piece cannot be chosen: that of an option like those offered, else the first that the rules have a reason for."""
    near = next((option for option in piece.offers if verb_of(option) in verbs), "")
    if near:
        return game.why_not(near)
    reasons = (game.why_not(option) for option in piece.offers)
    return next((reason for reason in reasons if reason is not None and reason.message != NOT_OFFERED), None)


def verb_of(option: str) -> str:
    return option.partition(":")[0]


def is_reaction(game: Game) -> bool:
    """True if a reaction window is open (K14)."""
    return bool(game.stack) and isinstance(game.stack[-1].effect, Window)


def prompt(
    waiting: list[Decision], asked: Decision | None, reachable: set[str], texts: Texts, reaction: bool = False
) -> dict[str, Any] | None:
    """The question to the viewer, or else the seats that are waited for. Options without a piece are buttons."""
    if asked is None:
        others = [{"seat": decision.seat, "text": texts.message("waiting-for", player=decision.seat)} for decision in waiting]
        return {"mine": False, "waiting": others} if others else None
    options = [{"name": option, "label": texts.said(asked, option), "button": option not in reachable} for option in asked.options]
    kind = texts.kind_of(asked.source) if asked.source else ""
    return {
        "mine": True,
        "kind": asked.kind,
        **({"title": texts.noun(kind, asked.source)} if kind else {}),
        "text": texts.prompt(asked),
        "rules": list(asked.rules),
        "source": asked.source,
        "options": options,
        **({"reaction": True} if reaction else {}),
        **({"picks": list(asked.picks)} if asked.picks else {}),
    }


def worded_fields(value: Any, texts: Texts) -> dict[str, Any]:
    """Plain JSON with messages in words; fields that have their default are left out."""
    return WRITERS[value.__class__](value, texts, worded_face)


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
