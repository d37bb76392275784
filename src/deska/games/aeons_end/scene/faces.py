"""What is printed on cards and boards. A face is made once, and put into words once."""

from functools import cache
from typing import Any, Final

from deska.games.aeons_end.actions import FOES, PLAYER_CARDS
from deska.games.aeons_end.components.definitions import BOX, Card, Mage, Nemesis, NemesisCard
from deska.games.aeons_end.scene.look import ICONS
from deska.kernel.scenes import Face, Fact, Message

Seen = dict[str, Any]
"""What the viewer may look at."""
LAST_TOKEN: Final = 1


def titled(name: str) -> Message:
    return Message(f"ae-card-{name}")


def origin(thing: Card | NemesisCard | Mage | Nemesis) -> Message | None:
    """Where the values come from, if print does not confirm them."""
    return None if thing.origin == "confirmed" else Message(f"ae-origin-{thing.origin}")


@cache
def card(name: str) -> Face:
    """A card of players."""
    thing: Card = BOX.cards[PLAYER_CARDS.index(name)]
    return Face(
        thing.kind,
        titled(name),
        Message(f"ae-kind-{thing.kind}-code"),
        icon=ICONS[name],
        cost=(Fact("", str(thing.cost)),),
        text=(Message("ae-card-brief", {"card": name}),),
        type=Message(f"ae-kind-{thing.kind}"),
        origin=origin(thing),
    )


@cache
def foe(name: str, tokens: int) -> Face:
    """A nemesis card, in play with its life or power tokens."""
    thing: NemesisCard = BOX.foes[FOES.index(name)]
    life = f"{tokens}/{thing.life}" if isinstance(thing.life, int) else str(tokens)
    value = Fact("power", str(tokens)) if thing.kind == "power" else Fact("life", life)
    return Face(
        thing.kind,
        titled(name),
        Message(f"ae-kind-{thing.kind}-code"),
        icon=ICONS[name],
        values=(value,) if tokens else (),
        text=(Message("ae-nemesis-card-brief", {"nemesis-card": name}),),
        type=Message(f"ae-kind-{thing.kind}"),
        origin=origin(thing),
    )


@cache
def board(name: str, kind: str) -> Face:
    """A mage or a nemesis."""
    things: dict[str, list[Any]] = {"mage": BOX.mages, "nemesis": BOX.nemeses}
    thing = next(thing for thing in things[kind] if thing.name == name)
    return Face(
        kind,
        titled(name),
        Message(f"ae-kind-{kind}-code"),
        icon=ICONS[name],
        text=(Message(f"ae-{kind}-brief", {kind: name}),),
        type=Message(f"ae-kind-{kind}"),
        origin=origin(thing),
    )


@cache
def turn_card(name: str, seat: int) -> Face:
    """A turn order card; those of players bear their colour and name."""
    if seat >= 0:
        return Face("turn", Message("ae-scene-player", {"player": seat}))
    return Face("turn", Message(f"ae-scene-turn-{name}"), tint=name, icon="cycle" if name == "wild" else "horned-skull")
