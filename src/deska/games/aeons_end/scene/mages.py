"""The zones of a mage: board, breaches, hand, played cards, piles. Only the viewer's own things can be handled."""

from functools import cache
from typing import Final

from deska.games.aeons_end.actions import BREACHES, CARDS, COPIES, MAGES, PLACES, Names
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.definitions import CORRUPTION, SPELL
from deska.games.aeons_end.components.state import FIRST_BONUS, GONE, OPEN_SIDE, AeonsEnd, Player, prepped_places
from deska.games.aeons_end.effects.breaches import LAST_POSITION, focus_price, open_price
from deska.games.aeons_end.effects.piles import distinct, in_runs
from deska.games.aeons_end.scene.faces import mage_board, player_card, titled
from deska.games.aeons_end.turn.phases import NEMESIS_PHASES, phase_of
from deska.kernel import HIDDEN
from deska.kernel.scenes import Bar, Face, Fact, Message, Piece, SeatLine, Zone

MINE: Final = "mine"
OVERLAY: Final = "overlay"

# --- the strip of seats


def seat_line(game: AeonsEnd, seat: int) -> SeatLine:
    """Life, charges, aether, hand, open breaches and prepped spells."""
    player = game.players[seat]
    charges, most = player.charges, BOX.mages[player.mage].charges
    held, opened = len(player.hand), player.breaches.count(OPEN_SIDE)
    prepped = len(prepped_places(player))
    facts = (
        Fact("life", str(player.life), Message("ae-scene-life", {"life": player.life})),
        Fact("charge", f"{charges}/{most}", Message("ae-scene-charges", {"charges": charges, "most": most})),
        *purse(game, seat),
        Fact("hand", str(held), Message("ae-scene-hand", {"count": held})),
        Fact("open", str(opened), Message("ae-scene-open-breaches", {"count": opened})),
        Fact("prepped", str(prepped), Message("ae-scene-prepped", {"count": prepped})),
    )
    return SeatLine(seat, None, facts, titled(MAGES[player.mage]))


# --- a board


def belongings(game: AeonsEnd, seat: int, area: str) -> list[Zone]:
    """The board with its piles, and the breaches."""
    return [board(game, seat, area), breaches(game, seat, area)]


def board(game: AeonsEnd, seat: int, area: str) -> Zone:
    player = game.players[seat]
    bars = (
        Bar(player.life, game.level.life, "life"),
        Bar(player.charges, BOX.mages[player.mage].charges, "charge", form="pips"),
    )
    ability = ("ability",) if area == MINE else ()
    pieces = (Piece(f"mage:{seat}", "card", mage_board(player.mage), offers=ability), *piles(player, seat))
    title = titled(MAGES[player.mage])
    return Zone(f"board:{seat}", area, "panel", title, pieces, facts=purse(game, seat), bars=bars, size="xs", grow=5)


def purse(game: AeonsEnd, seat: int) -> tuple[Fact, ...]:
    """Only the player on turn can have aether; some of it may be for gems or spells only (AE-105)."""
    now = game.now
    if seat != game.turn or phase_of(game) in NEMESIS_PHASES:
        return (Fact("aether", "0"),)
    special = (("gem", now.gem_aether), ("spell", now.spell_aether))
    return (
        Fact("aether", str(now.aether)),
        *(Fact("aether", f"+{aether}", Message(f"ae-scene-{purpose}-aether")) for purpose, aether in special if aether),
    )


def piles(player: Player, seat: int) -> tuple[Piece, ...]:
    """The deck, face down unless its top card is being shown, and the discard pile, which may be looked through (AE-142)."""
    top = player.deck.cards[-1] if player.deck.cards else HIDDEN
    deck = Piece(f"deck:{seat}", "card", player_card(top) if top != HIDDEN else None, count=len(player.deck), back="mage")
    if not player.discard:
        return (deck,)
    return (deck, Piece(f"discard:{seat}", "card", player_card(player.discard[-1]), count=len(player.discard), states=("used",)))


# --- breaches


def breaches(game: AeonsEnd, seat: int, area: str) -> Zone:
    """The breaches with the spells prepped there. An overlay shows them a second time."""
    zone = f"breaches:{seat}" if area == OVERLAY else f"breach:{seat}"
    pieces: list[Piece] = []
    for number in range(len(BREACHES)):
        if game.players[seat].breaches[number] != GONE:
            pieces += breach(game, seat, number, zone, area)
    return Zone(zone, area, "row", None, tuple(pieces), joined=area != OVERLAY, grow=8)


def breach(game: AeonsEnd, seat: int, number: int, zone: str, area: str) -> list[Piece]:
    player = game.players[seat]
    piece = f"{zone}/{BREACHES[number]}"
    offers = at_breach(player, seat, BREACHES[number], area)
    if player.breaches[number] == OPEN_SIDE:
        pieces = [Piece(piece, "tile", open_breach(number), states=("open",), offers=offers)]
    else:
        face = closed_breach(number, player.breaches[number], focus_price(game, seat, number), open_price(game, seat, number))
        pieces = [Piece(piece, "tile", face, turned=player.breaches[number], offers=offers)]
    for place in (number, number + len(BREACHES)):
        spell = player.prepped[place]
        if spell >= 0:
            offers = with_spell(seat, PLACES[place], area)
            pieces.append(Piece(f"{zone}/{CARDS[spell]}.{PLACES[place]}", "card", player_card(spell), on=piece, offers=offers))
    return pieces


def at_breach(player: Player, seat: int, breach: str, area: str) -> Names:
    if area == OVERLAY:
        return (f"focus-of:{seat}:{breach}",)
    if area != MINE:
        return ()
    spells = [CARDS[card] for card in distinct(player.hand) if BOX.kind[card] == SPELL]
    return (*(f"prep:{spell}:{breach}" for spell in spells), f"focus:{breach}", f"open:{breach}", f"break:{breach}")


def with_spell(seat: int, place: str, area: str) -> Names:
    if area == OVERLAY:
        return (f"cast-from:{seat}:{place}", f"unprep:{seat}:{place}")
    return (f"cast:{place}", f"use:{place}") if area == MINE else ()


@cache
def open_breach(number: int) -> Face:
    opened = Message("ae-scene-open-bonus" if number >= FIRST_BONUS else "ae-scene-open")
    return Face("breach", Message("ae-scene-breach", {"breach": BREACHES[number]}), Message(f"ae-breach-{BREACHES[number]}"), type=opened)


@cache
def closed_breach(number: int, position: int, focusing: int, opening: int) -> Face:
    """A closed breach tells what it costs to open it, and to focus it if that is still possible."""
    costs = [Message("ae-scene-opens", {"aether": opening})]
    if position < LAST_POSITION:
        costs.insert(0, Message("ae-scene-focuses", {"aether": focusing}))
    name = Message("ae-scene-breach", {"breach": BREACHES[number]})
    return Face("breach", name, Message(f"ae-breach-{BREACHES[number]}"), text=tuple(costs))


# --- cards


def hand(game: AeonsEnd, seat: int, area: str, asked: str) -> Zone:
    """The hand; what was played this turn lies beside it."""
    player = game.players[seat]
    own = area in (MINE, OVERLAY)
    pieces = [
        Piece(f"hand:{seat}/{copy}", "card", player_card(card), offers=in_hand(card) if own else ()) for card, copy in numbered(player.hand)
    ]
    for card, copy in numbered(player.played):
        offers = when_played(card, asked) if own else ()
        pieces.append(Piece(f"played:{seat}/{copy}", "card", player_card(card), offers=offers, states=("used",), group=1))
    title = Message("ae-sign-hand") if area == OVERLAY else None
    return Zone(f"hand:{seat}", area, "fan", title, tuple(pieces), size="l", joined=area != OVERLAY, grow=10)


def numbered(cards: list[int]) -> list[tuple[int, str]]:
    """Each card, and its name with the number of its copy."""
    return [(card, f"{CARDS[card]}.{cards[: place + 1].count(card)}") for place, card in enumerate(cards)]


def in_hand(card: int) -> Names:
    """Everything that can be done with a card in hand."""
    name = CARDS[card]
    if BOX.kind[card] == CORRUPTION:
        uses: Names = (f"carry-out:{name}",)
    elif BOX.kind[card] == SPELL:
        uses = tuple(f"prep:{name}:{breach}" for breach in BREACHES)
    else:
        uses = (f"play:{name}",)
    return (*uses, f"discard:{name}", f"destroy:{name}")


def when_played(card: int, asked: str) -> Names:
    """A corruption lies among the played cards only while it is carried out."""
    if BOX.kind[card] == CORRUPTION:
        return ()
    return (f"return:{CARDS[card]}:{COPIES[0]}",) if asked == "ae-return-gem" else (f"lay:{CARDS[card]}",)


def discard_pile(game: AeonsEnd, seat: int, area: str) -> Zone:
    """All of it from the top; the cards of a run carry the same options, as only one of them is meant."""
    pieces: list[Piece] = []
    for place, (card, run) in enumerate(in_runs(game.players[seat].discard), 1):
        name = CARDS[card]
        offers: Names = ()
        if area == OVERLAY and run < len(COPIES):
            offers = (f"return:{name}:{COPIES[run]}", f"destroy-discarded:{name}:{COPIES[run]}")
        pieces.append(Piece(f"pile:{seat}/{place}.{name}", "card", player_card(card), offers=offers))
    return Zone(f"pile:{seat}", area, "row", Message("ae-scene-discard"), tuple(pieces), line=1)
