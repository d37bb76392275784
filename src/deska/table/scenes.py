"""Turns a game's scene into plain JSON for one viewer: in words, with options to click and reasons why others are dimmed."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from deska.kernel.effects import Window
from deska.kernel.errors import DeskaError, Reason
from deska.kernel.game import Game
from deska.kernel.scenes import Face, Message, Piece, Scene
from deska.kernel.values import TABLE, Decision
from deska.table.made import WRITERS
from deska.text import Texts

NOT_OFFERED: Final = "not-offered"
"""The reason that the kernel gives where the rules have none of their own."""


Offered = list[tuple[int, dict[str, Any]]]
"""The pieces of a zone, by their places, that can be chosen or are dimmed, with what their words get besides."""


@dataclass
class Draft:
    """A scene that is not in words yet, zone by zone: those that its viewer has already need none."""

    scene: Scene
    texts: Texts
    offered: list[Offered]
    """For each zone."""
    rest: dict[str, Any]
    """Everything but the zones, in words."""

    def zone(self, place: int) -> dict[str, Any]:
        """A zone as plain JSON."""
        wire = worded_fields(self.scene.zones[place], self.texts)
        for number, more in self.offered[place]:
            piece = wire["pieces"][number] = {**wire["pieces"][number], **more}
            if not piece.get("then", True):
                del piece["then"]
        return wire


def compose(game: Game, seat: int | None, texts: Texts, waiting: list[Decision] | None = None) -> dict[str, Any]:
    """The scene of a seat (None: a spectator) as plain JSON. A caller that already has `game.waiting` may hand it in."""
    draft = drafted(game, seat, texts, waiting)
    return {**draft.rest, "zones": [draft.zone(place) for place in range(len(draft.scene.zones))]}


def drafted(game: Game, seat: int | None, texts: Texts, waiting: list[Decision] | None = None) -> Draft:
    """The same scene, with its zones still to be put into words."""
    if game.spec.scene is None:
        raise DeskaError(f"{game.spec.id} has no scene")
    decisions = game.waiting if waiting is None else waiting
    view = game.spec.view(game, seat, decisions, recalls=False)
    scene: Scene = game.spec.scene(view)
    asked = decision_of(decisions, view.seat)
    offered: list[Offered] = [[] for _ in scene.zones]
    reachable = offer(game, scene, offered, asked, texts) if asked is not None else set()
    rest = {
        "game": game.spec.id,
        "lang": texts.lang,
        "seat": view.seat,
        "turn": game.turn,
        "ended": game.ended,
        **worded_fields(scene, texts),
        "prompt": prompt(decisions, asked, reachable, texts, is_reaction(game)),
    }
    return Draft(scene, texts, offered, rest)


def decision_of(waiting: list[Decision], seat: int) -> Decision | None:
    """The open decision that the seat itself has to answer."""
    return next((decision for decision in waiting if seat >= 0 and decision.seat in (seat, TABLE)), None)


def offer(game: Game, scene: Scene, offered: list[Offered], asked: Decision, texts: Texts) -> set[str]:
    """Note for each piece the options that can be clicked on it, or else the reason why it is dimmed; return the options that are given."""
    reachable: set[str] = set()
    possible = frozenset(asked.options)
    verbs = {verb_of(option) for option in possible}
    for zone, noted in zip(scene.zones, offered, strict=True):
        for place, piece in enumerate(zone.pieces):
            if not piece.offers:
                continue
            options = [option for option in piece.offers if option in possible]
            if options:
                begins = piece.then and piece.then not in possible
                # what only begins something keeps its button; what would follow may be asked already
                noted.append((place, {"options": options} if begins else {"options": options, "then": ""}))
                if not begins:
                    reachable.update(options if not piece.on else [option for option in options if not is_person(piece, option)])
            elif (reason := why_dimmed(game, piece, verbs)) is not None:
                noted.append((place, {"dimmed": {"text": texts.reason(reason), "rule": reason.rule}}))
    return reachable


def is_person(piece: Piece, option: str) -> bool:
    """True if the option means whoever the figure is; figures stand close together, so the name is on a button too."""
    return piece.kind == "figure" and piece.seat >= 0 and option.partition(":")[2] == str(piece.seat)


def why_dimmed(game: Game, piece: Piece, verbs: set[str]) -> Reason | None:
    """The reason why a piece cannot be chosen: that of an option like those offered, else the first that the rules have a reason for."""
    near = next((option for option in piece.offers if verb_of(option) in verbs), "")
    if near:
        return game.why_not(near)
    for option in piece.offers:
        reason = game.why_not(option)
        if reason is not None and reason.message != NOT_OFFERED:
            return reason
    return None


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
    options = [
        {"name": option, "label": texts.option_label(asked, option), "button": option not in reachable}
        | ({"early": True} if option in asked.early else {})
        for option in asked.options
    ]
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
    return WRITERS[value.__class__](value, texts, worded_once)


def worded_once(item: Face | Piece, texts: Texts) -> dict[str, Any]:
    """Games draw the same few faces and pieces again and again: each is put into words once, unless it names a player."""
    known = texts.drawn.get(id(item))
    if known is not None and known[0] is item:
        plain: dict[str, Any] = known[1]
        return plain
    plain = worded_fields(item, texts)
    if not is_personal(item, texts):
        texts.drawn.keep(id(item), (item, plain))
    return plain


def is_personal(item: Any, texts: Texts) -> bool:
    """True if words in it name people, who are not the same at every table."""
    if isinstance(item, Message):
        return not texts.personal.isdisjoint(item.args)
    if isinstance(item, tuple):
        return any(is_personal(part, texts) for part in item)
    return is_dataclass(item) and any(is_personal(getattr(item, part.name), texts) for part in fields(item))
