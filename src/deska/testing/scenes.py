"""Checks of a game's scenes: they are sound, show only what the seat may see, and are enough to play by."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from deska.kernel.errors import Reason
from deska.kernel.game import Game
from deska.kernel.scenes import AREAS, BAR_FORMS, FORMS, KINDS, LAYOUTS, MOTIFS, SCENERIES, STATES, Face, Fact, Message, Scene, Style, Zone
from deska.kernel.spec import PLAYERS, GameSpec
from deska.kernel.values import SPECTATOR, Decision, Event
from deska.table.scenes import compose, decision_of
from deska.testing.broken import Broken
from deska.testing.previews import previews_come_true, previews_tell_nothing
from deska.testing.suite import Check
from deska.testing.walks import QUICK, Effort, Position, ground_of
from deska.text import Texts
from deska.text.recent import Recent
from deska.text.texts import MOST_WORDED

SCENE: Final = "scene"
"""The name that stands for the contract of scenes in failures."""
SIZES: Final = ("xs", "s", "m", "l")
TWINS: Final = 2
"""The imagined games in which the scene has to be the same."""


class Unspoken(Texts):
    """Gives message ids instead of sentences, so that games without texts can be checked too."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.lang = "en"
        self.players = ()
        self.personal = frozenset(PLAYERS)
        self.drawn = Recent(MOST_WORDED)

    def has(self, message: str) -> bool:
        return True

    def message(self, message: str, /, **args: Any) -> str:
        return message

    def player(self, seat: int) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat)

    def noun(self, kind: str, name: str) -> str:
        return name

    def prompt(self, decision: Decision) -> str:
        return decision.kind

    def event(self, event: Event, marked: bool = False) -> str:
        return event.message

    def events(self, events: Sequence[Event], marked: bool = False) -> str:
        return " ".join(self.event(event) for event in events)

    def lists_things(self, event: Event) -> bool:
        return False

    def tile(self, event: Event) -> str:
        return ""

    def reason(self, reason: Reason) -> str:
        return reason.message

    def label(self, kind: str, option: str) -> str:
        return option


class Spelled(Unspoken):
    """Gives messages with their arguments, so that two of them can be compared."""

    def message(self, message: str, /, **args: Any) -> str:
        return f"{message} {args}"

    def prompt(self, decision: Decision) -> str:
        return f"{decision.kind} {decision.args}"

    def event(self, event: Event, marked: bool = False) -> str:
        return f"{event.message} {event.args}"


def scene_suite(spec: GameSpec, effort: Effort = QUICK, has_text: Callable[[str], bool] | None = None) -> list[Check]:
    """Every check of a game's scenes; `has_text` says whether a message id has its text."""
    ground = ground_of(spec, effort)
    checks = {
        "sound": partial(ground.each, scene_is_sound, share=0.5),
        "style": partial(ground.each, style_is_complete, share=0.25),
        "options": partial(ground.each, options_can_be_reached, share=0.5),
        "hidden": partial(ground.each, scene_hides_what_is_hidden, share=0.25),
        "words": partial(ground.each, partial(scene_speaks, has_text=has_text), share=0.25),
        "previews": partial(ground.each, partial(previews_tell_nothing, texts=Spelled(spec)), share=0.5),
        "foreseen": partial(ground.each, previews_come_true),
    }
    return [Check(f"{SCENE}-{name}", run) for name, run in checks.items()]


def scene_of(game: Game, viewer: int | None) -> Scene:
    if game.spec.scene is None:
        raise Broken(SCENE, f"{game.spec.id} has no scene")
    return game.spec.scene(game.spec.view(game, viewer))


# --- sound


def scene_is_sound(position: Position) -> None:
    """Ids are unique, pieces stand on pieces of their zone, and every word belongs to the vocabulary."""
    for viewer in position.viewers:
        scene = scene_of(position.game, viewer)
        check_ids(scene)
        for zone in scene.zones:
            check_zone(zone, position.game.seats)
        for line in scene.seats:
            demand(0 <= line.seat < position.game.seats, f"there is no seat {line.seat}")


def check_ids(scene: Scene) -> None:
    zones = [zone.id for zone in scene.zones]
    pieces = [piece.id for zone in scene.zones for piece in zone.pieces]
    for ids in (zones, pieces):
        demand(len(set(ids)) == len(ids), f"an id stands twice: {sorted({name for name in ids if ids.count(name) > 1})}")
    for zone in scene.zones:
        own = {piece.id for piece in zone.pieces}
        for piece in zone.pieces:
            demand(not piece.on or piece.on in own, f"{piece.id} stands on {piece.on!r}, which is not in {zone.id}")


def check_zone(zone: Zone, seats: int) -> None:
    area, _, number = zone.area.partition(":")
    demand(area in AREAS and (area == "seat") == bool(number), f"{zone.id} lies in an unknown area: {zone.area!r}")
    demand(not number or (number.isdecimal() and int(number) < seats), f"{zone.id} lies at a seat that is not there: {zone.area!r}")
    demand(zone.layout in LAYOUTS, f"{zone.id} has an unknown layout: {zone.layout!r}")
    demand(zone.form in FORMS, f"the cards of {zone.id} lie in an unknown form: {zone.form!r}")
    demand(zone.scenery in SCENERIES, f"{zone.id} has an unknown scenery: {zone.scenery!r}")
    demand(zone.size in SIZES, f"{zone.id} has cards of an unknown size: {zone.size!r}")
    for bar in zone.bars:
        demand(bar.form in BAR_FORMS, f"{zone.id} has a bar of an unknown form: {bar.form!r}")
    for piece in zone.pieces:
        demand(piece.kind in KINDS, f"{piece.id} is of an unknown kind: {piece.kind!r}")
        demand(set(piece.states) <= set(STATES), f"{piece.id} is in an unknown state: {piece.states}")
        demand(-1 <= piece.seat < seats, f"{piece.id} belongs to a seat that is not there: {piece.seat}")


def demand(holds: bool, why: str) -> None:
    if not holds:
        raise Broken(SCENE, why)


# --- the style


def style_is_complete(position: Position) -> None:
    """Every frame, tint and sign that a scene names is part of the game's style, and the motif of its cover is known."""
    style = position.spec.style
    if style is None:
        raise Broken(SCENE, f"{position.spec.id} has no style")
    demand(style.motif in MOTIFS, f"the motif of the cover is unknown: {style.motif!r}")
    for viewer in position.viewers:
        scene = scene_of(position.game, viewer)
        for face in found_in(scene, Face):
            demand(face.template in style.frames, f"there is no frame {face.template!r}")
            demand(not face.tint or face.tint in style.tints, f"there is no tint {face.tint!r}")
        check_signs(scene, style)


def check_signs(scene: Scene, style: Style) -> None:
    for fact in found_in(scene, Fact):
        demand(not fact.sign or fact.sign in style.signs, f"there is no sign {fact.sign!r}")
    for zone in scene.zones:
        demand(not zone.tint or zone.tint in style.tints, f"there is no tint {zone.tint!r}")


def found_in(value: Any, kind: type) -> Iterator[Any]:
    """All values of that kind in a scene."""
    todo = [value]
    while todo:
        item = todo.pop()
        if isinstance(item, kind):
            yield item
        inside = item if isinstance(item, tuple) else [getattr(item, name) for name in getattr(item, "__dataclass_fields__", ())]
        todo += [part for part in inside if part and not isinstance(part, str)]


# --- options


def options_can_be_reached(position: Position) -> None:
    """The seat that is asked can click every option on a piece or a button; nobody can click anything else."""
    names = position.spec.actions.numbers
    for viewer in position.viewers:
        for piece in (piece for zone in scene_of(position.game, viewer).zones for piece in zone.pieces):
            unknown = [option for option in piece.offers if option not in names]
            demand(not unknown, f"{piece.id} offers what is no option of the game: {unknown}")
        check_options(position.game, viewer)


def check_options(game: Game, viewer: int | None) -> None:
    wire = compose(game, viewer, Unspoken(game.spec))
    asked = decision_of(game.waiting, SPECTATOR if viewer is None else viewer)
    offered = set(asked.options) if asked else set()
    pieces = [piece for zone in wire["zones"] for piece in zone.get("pieces", ())]
    carried = {option for piece in pieces for option in piece.get("options", ())}
    taken = {option for piece in pieces for option in piece.get("options", ()) if not keeps_button(piece, option)}
    demand(carried <= offered, f"viewer {viewer} can click what is not offered: {sorted(carried - offered)}")
    shown = wire["prompt"]["options"] if wire["prompt"] and wire["prompt"]["mine"] else []
    demand({option["name"] for option in shown} == offered, f"viewer {viewer} is not told all options")
    for option in shown:
        demand(option["button"] == (option["name"] not in taken), f"{option['name']} is neither on a piece nor a button, or both")


def keeps_button(piece: dict[str, Any], option: str) -> bool:
    """True if a button says the same as a click on the piece: it only begins something, or is the figure of whoever is meant."""
    is_figure = piece["kind"] == "figure" and "on" in piece
    return "then" in piece or (is_figure and option.partition(":")[2] == str(piece.get("seat", "")))


# --- hidden things


def scene_hides_what_is_hidden(position: Position) -> None:
    """The table looks the same in every game that the seat can imagine."""
    texts = Unspoken(position.spec)
    for viewer in position.viewers:
        seen = compose(position.game, viewer, texts)
        for seed in range(TWINS):
            twin = position.spec.imagine(position.game, viewer, seed)
            demand(compose(twin, viewer, texts) == seen, f"viewer {viewer} sees in the scene what it does not know")


# --- words


def scene_speaks(position: Position, has_text: Callable[[str], bool] | None) -> None:
    """Everything readable is a message id, and every message has its text."""
    for viewer in position.viewers:
        for message in found_in(scene_of(position.game, viewer), Message):
            demand(bool(message.id) and " " not in message.id, f"{message.id!r} is no message id")
            demand(has_text is None or has_text(message.id), f"the message {message.id!r} has no text")
