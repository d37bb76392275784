"""The faces of cards and boards. A face is made once, and put into words once."""

from functools import cache

from deska.games.aeons_end.actions import TURN_CARDS, WILD
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.definitions import CONFIRMED, Card, Mage, Nemesis, NemesisCard
from deska.kernel.scenes import Face, Fact, Message, Piece


def titled(name: str) -> Message:
    return Message(f"ae-card-{name}")


def printed(
    thing: Card | NemesisCard | Mage | Nemesis, kind: str, noun: str, cost: tuple[Fact, ...] = (), values: tuple[Fact, ...] = ()
) -> Face:
    """The face of a card or board. It says where its values come from if print does not confirm them."""
    return Face(
        kind,
        titled(thing.name),
        Message(f"ae-kind-{kind}-code"),
        icon=thing.icon,
        cost=cost,
        values=values,
        text=(Message(f"ae-{noun}-brief", {noun: thing.name}),),
        type=Message(f"ae-kind-{kind}"),
        origin=None if thing.origin == CONFIRMED else Message(f"ae-origin-{thing.origin}"),
    )


@cache
def player_card(card: int) -> Face:
    """A gem, relic, spell or corruption."""
    thing = BOX.cards[card]
    return printed(thing, thing.kind, "card", cost=(Fact("", str(thing.cost)),))


@cache
def nemesis_card(card: int, tokens: int = 0) -> Face:
    """The face of a nemesis card; in play it has life or power tokens."""
    thing = BOX.foes[card]
    life = f"{tokens}/{thing.life}" if isinstance(thing.life, int) else str(tokens)
    value = Fact("power", str(tokens)) if thing.kind == "power" else Fact("life", life)
    return printed(thing, thing.kind, "nemesis-card", values=(value,) if tokens else ())


@cache
def mage_board(mage: int) -> Face:
    return printed(BOX.mages[mage], "mage", "mage")


@cache
def nemesis_board(nemesis: int) -> Face:
    return printed(BOX.nemeses[nemesis], "nemesis", "nemesis")


@cache
def turn_card(card: int, seat: int) -> Face:
    """A turn order card; those of players bear their colour and name."""
    if seat >= 0:
        return Face("turn", Message("ae-scene-player", {"player": seat}))
    name = TURN_CARDS[card]
    return Face("turn", Message(f"ae-scene-turn-{name}"), tint=name, icon="cycle" if card == WILD else "horned-skull")


@cache
def portrait(name: str) -> Piece | None:
    """A card or board by its name, as a moment shows it."""
    number = BOX.numbers[name]
    if number in BOX.nemeses:
        return Piece(name, "card", nemesis_board(number))
    return Piece(name, "card", nemesis_card(number) if number in BOX.foes else player_card(number))
