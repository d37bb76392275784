"""The middle of the table: the nemesis, what it has in play, Gravehold, the turn order, and the supply."""

from functools import cache
from typing import Final

from deska.games.aeons_end.actions import CARDS, MAGES, NEMESIS, TURN_CARDS, WILD
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.cards.rageborne import IN_FURY
from deska.games.aeons_end.components.definitions import MINION, POWER
from deska.games.aeons_end.components.state import MOST_HUSKS, AeonsEnd
from deska.games.aeons_end.effects.order import seat_of
from deska.games.aeons_end.scene.faces import nemesis_board, nemesis_card, player_card, titled, turn_card
from deska.games.aeons_end.view.counting import order_left, tiers_left
from deska.kernel import HIDDEN
from deska.kernel.scenes import Bar, Face, Fact, Message, Piece, Zone

LAST_TOKEN: Final = 1
ACROSS: Final = 3
"""Turn order cards side by side."""


def centre(game: AeonsEnd) -> list[Zone]:
    return [nemesis(game), in_play(game), gravehold(game), turn_order(game), supply(game)]


# --- the nemesis and what is its own


def nemesis(game: AeonsEnd) -> Zone:
    name = game.board.name
    unleash = Message(f"ae-scene-unleash-{name}", {"harder": int(game.level.harder), "players": game.seats})
    life = Bar(game.life, game.nemesis_ceiling, "life", Message("ae-scene-nemesis-life"), more="bad")
    board = Piece("nemesis/itself", "card", nemesis_board(game.nemesis), offers=("hit:nemesis",))
    return Zone(
        "nemesis",
        "centre",
        "panel",
        titled(name),
        (board, *extras(game)),
        lines=(unleash,),
        bars=(*tracks(game), life),
        emblem=game.board.icon,
        tint=name,
        size="xs",
        grow=8,
    )


def tracks(game: AeonsEnd) -> tuple[Bar, ...]:
    """Bars for the things that this nemesis alone gathers."""
    bars = {
        "fury": Bar(game.fury, IN_FURY, "fury", form="pips"),
        "husks": Bar(game.husks, MOST_HUSKS, "husk", Message("ae-sign-husk"), "boxes"),
        "devoured": Bar(game.left.count(0), len(game.left), "empty", Message("ae-sign-empty"), "boxes"),
    }
    return (bars[game.board.keeps],) if game.board.keeps in bars else ()


def extras(game: AeonsEnd) -> tuple[Piece, ...]:
    """Piles and tokens of this nemesis alone."""
    pieces = {
        "fury": (face_down("strikes", len(game.strikes), "strike"),),
        "husks": husks(game),
        "devoured": devoured(game.devoured),
        "corruptions": (face_down("corruptions", len(game.corruptions), "corruption"),),
    }
    return pieces.get(game.board.keeps, ())


def face_down(pile: str, count: int, back: str) -> Piece:
    return Piece(pile, "card", None, count=count, back=back, caption=Message(f"ae-scene-{pile}"))


@cache
def husk(target: str) -> Face:
    return Face("husk", Message(f"ae-target-{target}"), Message("ae-sign-husk-code"), icon="beetle-shell")


def husks(game: AeonsEnd) -> tuple[Piece, ...]:
    counts = {"husk": game.husks - game.wounded, "wounded-husk": game.wounded}
    return tuple(
        Piece(f"husks/{target}", "token", husk(target), count=count, offers=(f"hit:{target}",)) for target, count in counts.items() if count
    )


def devoured(pile: list[int]) -> tuple[Piece, ...]:
    """The top card of the pile can be bought (AE-C66)."""
    if not pile:
        return ()
    name = CARDS[pile[-1]]
    offers = (f"buy-devoured:{name}", f"gain-devoured:{name}")
    return (Piece("devoured", "card", player_card(pile[-1]), count=len(pile), offers=offers, caption=Message("ae-scene-devoured")),)


# --- its cards


def in_play(game: AeonsEnd) -> Zone:
    """The oldest first, then what is being carried out, then deck and discard pile."""
    pieces = [card_in_play(card, tokens) for card, tokens in zip(game.field, game.tokens, strict=True)]
    pieces += [drawn(card) for card in game.drawn]
    pieces.append(Piece("nemesis-deck", "card", None, count=len(game.deck), back="nemesis", group=2))
    if game.discard:
        pieces.append(Piece("nemesis-discard", "card", nemesis_card(game.discard[-1]), count=len(game.discard), group=2, states=("used",)))
    tiers = {f"tier{tier}": left for tier, left in enumerate(tiers_left(game), 1)}
    return Zone(
        "field",
        "centre",
        "row",
        Message("ae-scene-in-play"),
        tuple(pieces),
        Message("ae-scene-tiers", tiers),
        facts=in_play_facts(game),
        grow=12,
    )


def in_play_facts(game: AeonsEnd) -> tuple[Fact, ...]:
    """The numbers of minions and powers, unless there are none."""
    kinds = [BOX.kind[card] for card in game.field]
    counts = (("minions", kinds.count(MINION)), ("powers", kinds.count(POWER)))
    return tuple(Fact(label=Message(f"ae-scene-{what}", {"count": count})) for what, count in counts if count)


def card_in_play(card: int, tokens: int) -> Piece:
    """A power with its last token takes effect in the next nemesis turn (AE-148)."""
    name, is_power = CARDS[card], BOX.kind[card] == POWER
    soon = is_power and tokens == LAST_TOKEN
    return Piece(
        f"field/{name}",
        "card",
        nemesis_card(card, tokens),
        offers=(f"discard-power:{name}" if is_power else f"hit:{name}",),
        states=("warning",) if soon else (),
        note=Message("ae-scene-soon") if soon else None,
    )


def drawn(card: int) -> Piece:
    return Piece(f"drawn/{CARDS[card]}", "card", nemesis_card(card), states=("target",), note=Message("ae-scene-drawn"), group=1)


# --- Gravehold and the turn order


@cache
def figure(mage: int) -> Face:
    return Face("mage", titled(MAGES[mage]), icon=BOX.mages[mage].icon)


def gravehold(game: AeonsEnd) -> Zone:
    """The mages stand before Gravehold, so that they can be pointed at."""
    figures = tuple(
        Piece(f"mages/{seat}", "figure", figure(player.mage), seat, offers=(f"mage:{seat}",), states=() if player.life else ("used",))
        for seat, player in enumerate(game.players)
    )
    bar = Bar(game.gravehold, game.level.gravehold, "gravehold", Message("ae-sign-gravehold"))
    return Zone("gravehold", "centre", "panel", Message("ae-sign-gravehold"), figures, bars=(bar,), emblem="castle", size="xs", grow=4)


def turn_order(game: AeonsEnd) -> Zone:
    """The cards drawn in this round, then the known cards of the deck from its top, then the deck."""
    deck = game.order.cards[::-1]
    pieces = [turn_piece(game, "spent", game.spent, i, i) for i in range(len(game.spent))]
    for i, card in enumerate(deck):
        if card != HIDDEN:
            pieces.append(turn_piece(game, "order", deck, i, len(pieces)))
    if HIDDEN in deck:
        pieces.append(Piece("order", "card", None, count=deck.count(HIDDEN), at=place_at(len(pieces)), back="turn"))
    return Zone(
        "turn-order", "centre", "row", Message("ae-scene-turn-order"), tuple(pieces), lines=(still_to_come(game),), size="xs", grow=5
    )


def place_at(place: int) -> tuple[int, ...]:
    return (place % ACROSS, place // ACROSS)


def turn_piece(game: AeonsEnd, zone: str, cards: list[int], i: int, place: int) -> Piece:
    """A spent card may be shuffled back; a known one says when it comes, and may be arranged."""
    card = cards[i]
    name, seat = TURN_CARDS[card], -1 if card in (WILD, NEMESIS) else seat_of(game, card)
    is_spent = zone == "spent"
    return Piece(
        f"{zone}/{name}.{cards[: i + 1].count(card)}",
        "tile",
        turn_card(card, seat),
        seat,
        at=place_at(place),
        states=() if not is_spent else ("now",) if i + 1 == len(cards) else ("used",),
        offers=(f"shuffle-back:{name}" if is_spent else f"next:{name}",),
        note=None if is_spent else Message("ae-scene-next-in", {"number": i + 1}),
    )


def still_to_come(game: AeonsEnd) -> Message:
    left = order_left(game)
    if not left:
        return Message("ae-scene-new-round")
    return Message("ae-scene-left", {"players": len(left) - left.count(NEMESIS), "nemesis": left.count(NEMESIS)})


# --- the supply


def supply(game: AeonsEnd) -> Zone:
    pieces = tuple(supply_pile(card, left) for card, left in zip(game.market, game.left, strict=True))
    return Zone("supply", "centre", "row", Message("ae-scene-supply"), pieces, line=1)


def supply_pile(card: int, left: int) -> Piece:
    """A supply pile; an empty one leaves its place (AE-071)."""
    name, kind = CARDS[card], BOX.kind[card]
    if not left:
        return Piece(f"supply/{name}", "tile", empty_place(name), group=kind)
    offers = (f"buy:{name}", f"gain:{name}", f"devour:{name}")
    return Piece(f"supply/{name}", "card", player_card(card), count=left, offers=offers, group=kind)


@cache
def empty_place(name: str) -> Face:
    return Face("gap", titled(name))
