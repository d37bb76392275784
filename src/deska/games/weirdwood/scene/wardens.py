"""The things in front of a warden: board, slots, companions, abilities, tracks and hand. Only one's own things can be handled."""

from dataclasses import replace
from functools import cache
from typing import Final

from deska.games.weirdwood.actions import (
    ACT,
    ACTS,
    CARDS,
    CHARACTERS,
    DAYTIMES,
    GOODS,
    SLOTS,
    TIMES,
    TRACKS,
    Names,
)
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.definitions import NO_SYMBOL, SHARED_END, SYMBOLS, TRACK_ENDS
from deska.games.weirdwood.components.people import BOARD_SLOTS, MOST_HEALTH, Player
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects import links
from deska.games.weirdwood.effects.fighting import gloves_of, own_dice
from deska.games.weirdwood.scene.faces import DIE_SIGNS, OVERLAY, face_down, face_of, foe, titled
from deska.games.weirdwood.scene.strips import inline, lasting, strip
from deska.kernel.scenes import Face, Fact, Message, Piece, SeatLine, Zone
from deska.kernel.signs import Facts, amount

MINE: Final = "mine"
NONE: Final = "–"
TRACK_ICONS: Final = {"power": "lightning-trio", "combat": "broadsword", "tactics": "chess-knight"}
SLOT_ICONS: Final = ("sunrise", "sun", "sundial", "night-sleep")


# --- the strip of seats


def seat_line(player: Player, seat: int) -> SeatLine:
    counts = {"health": player.health, "hand": len(player.hand), "power": player.power, **goods(player)}
    return SeatLine(seat, None, counted(counts), titled(CHARACTERS[player.character]))


def goods(player: Player) -> dict[str, int]:
    return dict(zip(GOODS, player.goods, strict=True))


def counted(counts: dict[str, int]) -> Facts:
    return tuple(Fact(sign, str(count)) for sign, count in counts.items())


def belongings(game: Weirdwood, seat: int, area: str) -> list[Zone]:
    """The discard pile lies at the seat, where there is room; one's own tracks lie below the manor."""
    player, mine = game.players[seat], area == MINE
    zones = [board(game, seat, area), slots(game, seat, area, mine), abilities(game, seat, area, mine), hand(player, seat, area, mine)]
    zones += [] if game.level.team or mine else [tracks(player, seat, area)]
    return [*zones, discard_pile(player, seat)]


def own_tracks(game: Weirdwood, seat: int) -> list[Zone]:
    """The viewer's experience lies in the middle, in sight of all that is chosen."""
    return [] if game.level.team or seat < 0 else [tracks(game.players[seat], seat, "centre")]


# --- the board


def board(game: Weirdwood, seat: int, area: str) -> Zone:
    """Resources, health, dice, and what links and laid cards give."""
    player = game.players[seat]
    return Zone(
        f"board:{seat}",
        area,
        "panel",
        titled(CHARACTERS[player.character]),
        fact=Message("ww-scene-health", {"health": player.health, "most": MOST_HEALTH}),
        facts=(*purse(player), *dice(game, player)),
        lines=shared_track(game),
    )


def purse(player: Player) -> Facts:
    """Resources and power tokens, and favours if there are any."""
    counts = {**goods(player), "power": player.power}
    if player.favours:
        counts["favour"] = player.favours
    return counted(counts)


def dice(game: Weirdwood, player: Player) -> Facts:
    """The permanent die and those crafted, or the level of the gloves (WW-039, WW-161)."""
    counts = (*own_dice(game, player), gloves_of(game, player))
    return tuple(Fact(sign, str(count)) for sign, count in zip(DIE_SIGNS, counts, strict=True) if count)


def gains(game: Weirdwood, seat: int) -> Message:
    """Gains in every battle, links, and what is kept for the next battle if there is anything."""
    player = game.players[seat]
    always = inline(lasting(*links.lasting(game, seat)))
    linked = inline(tuple(Fact(symbol, str(count)) for symbol, count in zip(SYMBOLS, links.links(game, seat), strict=True) if count))
    args = {"always": always or NONE, "linked": linked or NONE}
    kept = inline(lasting(player.edge, player.ward))
    return Message("ww-scene-gains-kept", {**args, "kept": kept}) if kept else Message("ww-scene-gains", args)


def shared_track(game: Weirdwood) -> tuple[Message, ...]:
    """The experience of all in the team variant (WW-314)."""
    return (Message("ww-scene-shared", {"space": game.shared, "most": SHARED_END}),) if game.level.team else ()


def beside_board(game: Weirdwood, seat: int, mine: bool) -> list[Piece]:
    """Seldom anything: a quest that waits for its slot, stolen power cards, the card in the Transfer Chamber."""
    player = game.players[seat]
    pieces: list[Piece] = []
    if player.quest >= 0 and not player.laid_quest:
        pieces.append(Piece(f"quest:{seat}/{CARDS[player.quest]}", "card", face_of(player.quest), group=1))
    for card in player.loot:
        offers = (f"loot:{CARDS[card]}",) if mine else ()
        pieces.append(Piece(f"loot:{seat}/{CARDS[card]}", "card", foe(card), offers=offers, group=1))
    if BOX.chamber[player.character] and game.chamber >= 0:
        pieces.append(Piece("chamber", "card", face_of(game.chamber), note=Message("ww-scene-chamber"), group=1))
    return pieces


# --- experience


@cache
def track_head(name: str) -> Face:
    return Face("cell", Message(f"ww-track-{name}"), Message(f"ww-scene-track-{name}"), icon=TRACK_ICONS[name])


@cache
def track_cell(number: int, track: int, space: int) -> Face:
    """A space of a character's track with what reaching it gives."""
    reward = BOX.rewards[number][track].get(space)
    values = () if reward is None else (*lasting(reward.hits, reward.blocks), *strip(reward.effects))
    return Face("cell", Message("ww-scene-space", {"space": space}), values=values)


@cache
def marker() -> Face:
    return Face("unit", Message("ww-sign-xp"))


def tracks(player: Player, seat: int, area: str) -> Zone:
    """The tracks lie at the seat or below the manor, and over the table while experience is spent."""
    spent = area == OVERLAY
    pieces: list[Piece] = []
    for row, name in enumerate(TRACKS):
        zone = f"track:{seat}/{name}"
        reached = player.tracks[row]
        spend = (f"spend:{name}",) if spent else ()
        pieces.append(Piece(zone, "tile", track_head(name), at=(0, row), offers=spend))
        for space in range(TRACK_ENDS[row] + 1):
            face = track_cell(player.character, row, space)
            states = ("past",) if space < reached else ()
            offers = spend if space == reached + 1 else ()
            pieces.append(Piece(f"{zone}.{space}", "tile", face, at=(space + 1, row), states=states, offers=offers))
        pieces.append(Piece(f"{zone}.marker", "marker", marker(), seat, on=f"{zone}.{reached}"))
    title = None if spent else Message("ww-scene-xp")
    return Zone(f"track:{seat}", area, "track", title, tuple(pieces), line=4)


# --- slots and companions


@cache
def slot_face(slot: int) -> Face:
    return Face("slot", Message(f"ww-scene-slot-{DAYTIMES[slot]}"), icon=SLOT_ICONS[slot])


def slots(game: Weirdwood, seat: int, area: str, mine: bool) -> Zone:
    """The day from morning to night, then the companions, each with a slot of its own (WW-167)."""
    player = game.players[seat]
    pieces: list[Piece] = []
    for slot, symbol in enumerate(links.linked(game, seat)):
        offers = tuple(f"slot:{SLOTS[slot]}:{time}" for time in TIMES) if mine else ()
        if slot < BOARD_SLOTS:
            place = Piece(f"slot:{seat}/{SLOTS[slot]}", "tile", slot_face(slot), offers=offers)
        else:
            place = companion_piece(player, slot - BOARD_SLOTS, seat, offers, mine)
        pieces.append(place)
        if player.slots[slot] >= 0:
            pieces += laid(game, seat, slot, symbol, place.id, mine)
    if player.laid_quest:
        pieces.append(laid_quest(player.quest, seat))
    return Zone(f"slots:{seat}", area, "row", None, tuple(pieces), size="m", line=1, form="short")


def laid_quest(card: int, seat: int) -> Piece:
    """A quest fills the slot that it names (WW-330)."""
    return Piece(f"quest:{seat}/{CARDS[card]}", "card", face_of(card), on=f"slot:{seat}/{BOX.quest(card).slot}")


def companion_piece(player: Player, number: int, seat: int, offers: Names, mine: bool) -> Piece:
    """One of the player's companions, in the order of recruiting."""
    card = player.companions[number]
    name, exhausted = CARDS[card], bool(player.exhausted >> number & 1)
    own = (f"companion:{name}", f"ready:{name}", f"exhaust:{name}") if mine else ()
    return Piece(
        f"companion:{seat}/{name}",
        "card",
        face_of(card),
        turned=1 if exhausted else 0,
        states=("exhausted",) if exhausted else (),
        offers=(*own, *offers),
        group=1,
    )


def laid(game: Weirdwood, seat: int, slot: int, symbol: int, on: str, mine: bool) -> list[Piece]:
    """The card of a slot, and the tactic card on it, which carries what both offer; marked is what is being carried out."""
    player = game.players[seat]
    card, cover, is_down = player.slots[slot], player.covers[slot], player.down >> slot & 1
    acting = BOX.face_down if is_down else card
    piece = f"laid:{seat}/{CARDS[card]}"
    offers = (*acts_of(acting), f"transfer:{SLOTS[slot]}", f"pick:{SLOTS[slot]}") if mine else ()
    lower = Piece(
        piece,
        "card",
        face_down(card) if is_down else face_of(card),
        on=on,
        offers=offers if cover < 0 else (),
        badges=(*linked_by(symbol), *made_wild(game, seat, slot)),
        states=due(game, seat, acting),
    )
    if cover < 0:
        return [lower]
    upper = (*acts_of(cover), *offers) if mine else ()
    return [lower, Piece(f"{piece}/{CARDS[cover]}", "card", face_of(cover), on=piece, offers=upper, states=due(game, seat, cover))]


def due(game: Weirdwood, seat: int, card: int) -> Names:
    """Marks a card with acts that the player on turn may still do."""
    return ("chosen",) if seat == game.turn and any(card == ACT.arg(act) for act in game.now.due) else ()


def linked_by(symbol: int) -> Facts:
    """The symbol that joins a card to the one at its left (WW-066)."""
    return (Fact(SYMBOLS[symbol], "", Message("ww-scene-linked")),) if symbol != NO_SYMBOL else ()


def made_wild(game: Weirdwood, seat: int, slot: int) -> Facts:
    """Marks a card whose symbols are wild until the end of the turn (WW-C12)."""
    return (amount("wild"),) if seat == game.turn and game.now.wild >> slot & 1 else ()


def acts_of(card: int) -> Names:
    return tuple(f"act:{CARDS[card]}:{number}" for number in ACTS)


# --- abilities


def abilities(game: Weirdwood, seat: int, area: str, mine: bool) -> Zone:
    """Abilities; those of others may be used once the power track is at its end (WW-188)."""
    player = game.players[seat]
    pieces = [ability_piece(card, bool(player.used >> i & 1), mine) for i, card in enumerate(BOX.abilities[player.character])]
    pieces += beside_board(game, seat, mine)
    title, fact = Message("ww-scene-abilities"), gains(game, seat)
    return Zone(f"abilities:{seat}", area, "row", title, tuple(pieces), fact, size="xs", line=2, form="plate")


@cache
def ability_face(card: int) -> Face:
    """In words alone: signs say too little about what an ability does."""
    return replace(face_of(card), strip=())


def ability_piece(card: int, used: bool, mine: bool) -> Piece:
    name = CARDS[card]
    offers = (f"ability:{name}", f"free-ability:{name}") if mine else (f"free-ability:{name}",)
    return Piece(f"ability/{name}", "card", ability_face(card), states=("used",) if used else (), offers=offers)


# --- the hand


def hand(player: Player, seat: int, area: str, mine: bool) -> Zone:
    """Action cards, then tactic cards that are not yet laid; hands are open."""
    pieces = [Piece(f"hand:{seat}/{CARDS[card]}", "card", face_of(card), offers=in_hand(card) if mine else ()) for card in player.hand]
    held = player.tactics
    for i, card in enumerate(held):
        name, copy = CARDS[card], held[: i + 1].count(card)
        offers = (f"lay-tactic:{name}",) if mine else ()
        pieces.append(Piece(f"tactic:{seat}/{name}.{copy}", "card", face_of(card), offers=offers, group=1))
    counts = {"held": len(player.hand), "limit": player.health, "deck": len(player.deck), "discard": len(player.discard)}
    fact = Message("ww-scene-piles", counts)
    return Zone(f"hand:{seat}", area, "fan", Message("ww-scene-hand"), tuple(pieces), fact, size="m", line=3)


def in_hand(card: int) -> Names:
    return (f"play:{CARDS[card]}", f"play-down:{CARDS[card]}", f"discard:{CARDS[card]}")


def discard_pile(player: Player, seat: int) -> Zone:
    """The character, then all of the pile from the top."""
    cards = (Piece(f"pile:{seat}/{CARDS[card]}", "card", face_of(card), group=1) for card in reversed(player.discard))
    pieces = (Piece(f"character/{CHARACTERS[player.character]}", "card", face_of(player.character)), *cards)
    return Zone(f"pile:{seat}", f"seat:{seat}", "row", Message("ww-scene-discarded"), pieces, size="s", line=5)
