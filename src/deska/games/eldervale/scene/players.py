"""The things of a player: faction, units, resources, tokens, tableau and hand. Viewers can click on their own things only."""

from typing import Final

from deska.games.eldervale.actions import (
    ACTIONS,
    CARDS,
    DRAGON,
    FACES,
    FACTIONS,
    MAGIC,
    PLACES,
    REALMS,
    RESOURCES,
    SLOTS,
    STARTING_ACTIONS,
    TOOLS,
    UNITS,
    WARRIOR,
    WORKER,
)
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import ACTION_BY, DWELLINGS, EMPTY, INACTIVE, READY, Laid, Player
from deska.games.eldervale.components.prices import RECRUIT_COSTS, WORKER_COSTS
from deska.games.eldervale.components.state import Eldervale, cash_options
from deska.games.eldervale.components.tables import FACE
from deska.games.eldervale.effects.building import inactive_workers
from deska.games.eldervale.effects.paying import purse
from deska.games.eldervale.scene.choices import is_asked
from deska.games.eldervale.scene.faces import (
    Names,
    face_down,
    faction,
    idle,
    magic,
    orb,
    slotted,
    stored,
    tableau_card,
    tactics,
    treasure,
    unit,
)
from deska.games.eldervale.scoring import CARDS_PER_DWELLING
from deska.games.eldervale.turn.rounds import hand_limit
from deska.kernel import Decision
from deska.kernel.masks import members
from deska.kernel.piles import HIDDEN
from deska.kernel.scenes import Face, Fact, Message, Piece, SeatLine, Zone

MINE: Final = "mine"


# --- the strip of seats


def seat_line(game: Eldervale, seat: int) -> SeatLine:
    player = game.players[seat]
    element = BOX.factions[player.faction].element
    facts = [
        Fact("dwelling", f"{game.dwelling_count(seat)}/{DWELLINGS}"),
        Fact("hand", str(len(player.hand))),
        Fact("worker", str(len(game.units_at(seat, READY)))),
        Fact(element, "", Message(f"el-element-{element}")),
    ]
    if player.orbs:
        facts.append(Fact("orb", str(player.orbs)))
    if game.first == seat:
        facts.append(Fact("first", "", Message("el-sign-first")))
    return SeatLine(seat, Fact("vp", str(player.vp)), tuple(facts), Message(f"el-faction-{FACTIONS[player.faction]}"))


def belongings(game: Eldervale, seat: int, area: str, asked: Decision | None) -> list[Zone]:
    player = game.players[seat]
    treasures = [tray(player, seat, area)] if player.tray or player.orbs or player.tactics else []
    return [board(game, seat, area, asked), *treasures, tableau(game, seat, area)]


# --- units and resources


def board(game: Eldervale, seat: int, area: str, asked: Decision | None) -> Zone:
    name = FACTIONS[game.players[seat].faction]
    pieces = [*resources(game, seat, area == MINE), *units(game, seat, area == MINE, asked)]
    return Zone(
        f"board:{seat}",
        area,
        "panel",
        Message(f"el-faction-{name}"),
        tuple(pieces),
        Message(f"el-scene-abilities-{name}"),
        size="xs",
        grow=7,
    )


def resources(game: Eldervale, seat: int, mine: bool) -> list[Piece]:
    return [
        Piece(
            f"resources:{seat}/{RESOURCES[resource]}",
            "tile",
            stored(resource, count),
            offers=(f"pay:{RESOURCES[resource]}", f"gain:{RESOURCES[resource]}") if mine else (),
        )
        for resource, count in enumerate(purse(game, seat))
    ]


def units(game: Eldervale, seat: int, mine: bool, asked: Decision | None) -> list[Piece]:
    """Those that are ready, then those that wait to be recruited."""
    found: list[Piece] = []
    for i, kind in enumerate(game.units_at(seat, READY)):
        offers = when_ready(game, UNITS[kind], asked) if mine else ()
        found.append(Piece(f"ready:{seat}/{UNITS[kind]}.{i}", "figure", unit(kind), seat, offers=offers))
    workers = inactive_workers(game, seat)
    if workers:
        found.append(recruit(seat, WORKER, WORKER_COSTS[workers], mine, workers))
    waiting = [kind for kind in range(WARRIOR, DRAGON + 1) if game.players[seat].place_of(kind) == INACTIVE]
    return [*found, *(recruit(seat, kind, RECRUIT_COSTS[kind], mine) for kind in waiting)]


def when_ready(game: Eldervale, kind: str, asked: Decision | None) -> Names:
    """A ready unit is placed, or changes places with another."""
    swapped = (f"kind:{kind}",) if is_asked(asked, "el-swap-for") else ()
    return (*(f"place:{kind}:{REALMS[realm]}" for realm in members(game.laid())), *swapped)


def recruit(seat: int, kind: int, price: str, mine: bool, count: int = 0) -> Piece:
    return Piece(
        f"inactive:{seat}/{UNITS[kind]}",
        "figure",
        idle(kind, price),
        seat,
        count=count if count > 1 else 0,
        offers=(f"recruit:{UNITS[kind]}",) if mine else (),
        states=("used",),
    )


# --- treasure tokens and orbs


def tray(player: Player, seat: int, area: str) -> Zone:
    mine = area == MINE
    faces = [FACE[token] for token in player.tray]
    pieces = [
        Piece(
            f"tray:{seat}/{FACES[face]}.{faces[: i + 1].count(face)}",
            "tile",
            treasure(face),
            offers=with_token(player, player.tray[i]) if mine else (),
        )
        for i, face in enumerate(faces)
    ]
    if player.orbs:
        pieces.append(Piece(f"orbs:{seat}", "token", orb(), count=player.orbs, offers=with_orb(player) if mine else (), group=1))
    if player.tactics:
        pieces.append(Piece(f"tactics:{seat}", "token", tactics(), offers=("use:tactics",) if mine else (), group=2))
    return Zone(f"tray:{seat}", area, "row", Message("el-scene-tray"), tuple(pieces), size="xs", grow=3)


def with_token(player: Player, token: int) -> Names:
    """A token is cashed for one of its resources, or put on a slot."""
    return (
        *(ACTIONS.names[option] for option in cash_options([token])),
        *(f"put:{FACES[FACE[token]]}:{slot}" for laid in player.cards for slot in slots_of(laid.card)),
    )


def with_orb(player: Player) -> Names:
    return tuple(f"orb:{CARDS[laid.card]}" for laid in player.cards if BOX.takes_orb[laid.card] and not laid.orb)


def slots_of(card: int) -> list[str]:
    """The slots of a card of the tableau."""
    return [SLOTS[slot] for slot in BOX.slots_of[card]]


# --- the tableau


def tableau(game: Eldervale, seat: int, area: str) -> Zone:
    """The faction, its starting card, adventure cards, and fulfilled quests."""
    player = game.players[seat]
    pieces = [Piece(f"faction/{FACTIONS[player.faction]}", "card", faction(player.faction))]
    for laid in paired(player.cards):
        pieces += on_table(game, laid, seat, area == MINE)
    pieces += [Piece(f"quests:{seat}/{MAGIC[card]}", "card", magic(card), group=1) for card in player.quests]
    count = len(player.cards) - 1
    fact = Message("el-scene-scoring", {"count": count, "most": min(count, CARDS_PER_DWELLING * game.dwelling_count(seat))})
    return Zone(f"tableau:{seat}", area, "row", Message("el-scene-tableau"), tuple(pieces), fact, size="m", line=1, form="plate")


def paired(cards: list[Laid]) -> list[Laid]:
    """Every aura directly behind the card that it is attached to."""
    attached = [laid.aura for laid in cards]
    found: list[Laid] = []
    for laid in cards:
        if laid.card not in attached:
            found += [laid, *(aura for aura in cards if aura.card == laid.aura)]
    return found


def on_table(game: Eldervale, laid: Laid, seat: int, mine: bool) -> list[Piece]:
    """A card with its tokens, its orb and the units that have used it; an aura and what it is attached to bear the same badge."""
    player = game.players[seat]
    where = f"tableau:{seat}/{CARDS[laid.card]}"
    attached = [Message("el-scene-attached", {"card": CARDS[other.card]}) for other in player.cards if other.aura == laid.card]
    if laid.aura != EMPTY:
        attached.append(Message(f"el-card-{CARDS[laid.aura]}"))
    badges = tuple(Fact("aura", "", words) for words in attached)
    found = [Piece(where, "card", tableau_card(laid.card), offers=with_card(player, laid.card) if mine else (), badges=badges)]
    for i, token in enumerate(laid.tokens):
        if token != EMPTY:
            found.append(Piece(f"{where}/token.{i}", "token", token_face(laid.card, token, mine), on=where))
    if laid.orb:
        found.append(Piece(f"{where}/orb", "token", orb(), on=where))
    if seat == game.turn:
        found += users(game, laid.card, where, seat)
    return found


def token_face(card: int, token: int, mine: bool) -> Face:
    """Tokens lie face up, but for those in Pandora's Coffer."""
    return face_down() if BOX.changes["token-points"][card] and not mine else slotted(FACE[token])


def actions_of(card: int) -> Names:
    """The card actions of a card of the tableau."""
    if BOX.is_starter[card]:
        return STARTING_ACTIONS
    return (CARDS[card],) if BOX.is_active[card] else ()


def users(game: Eldervale, card: int, where: str, seat: int) -> list[Piece]:
    """Units that have activated the card in this Regroup (EL-115)."""
    found: list[Piece] = []
    for i, act in enumerate(game.now.acts):
        place, kind = ACTION_BY.first(act), ACTION_BY.second(act)
        if PLACES[place] in actions_of(card):
            found.append(Piece(f"{where}/{UNITS[kind]}.{i}", "figure", unit(kind), seat, on=where))
    return found


def with_card(player: Player, card: int) -> Names:
    """A card is activated, filled with tokens or an orb, joined with an aura, or used in a battle."""
    name = CARDS[card]
    acts = tuple(f"act:{place}" for place in actions_of(card))
    puts = tuple(f"put:{FACES[face]}:{slot}" for slot in slots_of(card) for face in dict.fromkeys(FACE[token] for token in player.tray))
    if BOX.is_starter[card]:
        return (*acts, *puts)
    cards = [laid.card for laid in player.cards]
    offers = (*puts, *acts)
    if BOX.is_active[card]:
        offers += tuple(f"attach:{CARDS[aura]}:{name}" for aura in cards if BOX.is_aura[aura])
    if BOX.is_aura[card]:
        offers += tuple(f"attach:{name}:{CARDS[host]}" for host in cards if BOX.is_active[host])
    if BOX.takes_orb[card]:
        offers += (f"orb:{name}",)
    return (*offers, f"use:{name}") if name in TOOLS else offers


# --- the hand


def hand(game: Eldervale, seat: int) -> Zone:
    player = game.players[seat]
    pieces = tuple(Piece(f"hand:{seat}/{MAGIC[card]}", "card", magic(card), offers=in_hand(card)) for card in player.hand.cards)
    fact = Message("el-scene-held", {"count": len(player.hand), "most": hand_limit(game, seat)})
    return Zone(f"hand:{seat}", MINE, "fan", Message("el-scene-magic"), pieces, fact, size="m", line=2)


def in_hand(card: int) -> Names:
    """Spells are cast, quests fulfilled; all may be paid or given to the partner."""
    name = MAGIC[card]
    own = (f"cast:{name}",) if card in BOX.spells else (f"fulfil:{name}",) if card in BOX.quests else ()
    return (*own, f"discard:{name}", f"give:{name}")


def others_hand(game: Eldervale, seat: int, viewer: int) -> Zone:
    """Cards of others: what everybody or a partner may see of them, and how many more there are."""
    cards = game.players[seat].hand.cards
    known = [card for card in cards if card != HIDDEN]
    is_partner = seat == game.partner(viewer)
    pieces = [
        Piece(f"hand:{seat}/{MAGIC[card]}", "card", magic(card), offers=(f"receive:{MAGIC[card]}",) if is_partner else ()) for card in known
    ]
    if len(known) < len(cards):
        pieces.append(Piece(f"hand:{seat}/0", "card", None, count=len(cards) - len(known), back="spell"))
    return Zone(f"hand:{seat}", f"seat:{seat}", "row", Message("el-scene-magic"), tuple(pieces), size="m", line=2)
