"""Verbs that tribes and turn share. The band in question is always the last one of the frame's seat."""

from dataclasses import dataclass
from typing import Any

from deska.games.ethnos.actions import ALLIES, COLOURS, DROP, PLACE, TROLL, TROLLS
from deska.games.ethnos.components import DRAGONS, FROM_GIANTS, GIANT_AT_ONCE, SYMBOLS, TRACK_END, Band, Ethnos
from deska.kernel import ALL, DONE, PASS, Ask, Effect, Frame, Reason
from deska.kernel.combinators import push_all


def band_of(game: Ethnos, frame: Frame) -> Band:
    return game.players[frame.seat].bands[-1]


def put_into_row(game: Ethnos, card: int) -> None:
    """The row has no order; sorted, equal cards are neighbours."""
    row = game.row
    place = len(row)
    while place and row[place - 1] > card:
        place -= 1
    row.insert(place, card)


def draw_ally(game: Ethnos, seat: int) -> bool:
    """The top card of the deck; dragons are laid aside. False if the third one ended the Age."""
    while True:
        card = game.deck.pop()
        if card != game.box.dragon:
            game.players[seat].hand.put(card, 1 << seat)  # ET-068
            game.learn(1 << seat if game.upper else ALL)  # below, all learn that it is no dragon
            game.upper = max(game.upper - 1, 0)
            if game.heard:
                game.tell("et-drew", 1 << seat, ("card", "deck", f"hand:{seat}"), player=seat, card=card)
                game.tell("et-drew-hidden", ~(1 << seat), ("card", "deck", f"hand:{seat}"), player=seat)
            return True
        game.dragons += 1  # ET-046
        game.learn(ALL)
        if game.heard:
            game.tell("et-dragon", ALL, ("dragon", "deck", "dragons"), player=seat, number=game.dragons)
        if game.dragons == DRAGONS:  # ET-049, ET-050
            game.drawer = seat
            game.stack.clear()
            game.push(game.spec.effects.named("end-age"), seat)
            return False


def has_leader(game: Ethnos, seat: int) -> bool:
    """A band needs a leader, and a Skeleton is none (ET-112)."""
    cards = game.players[seat].hand.cards
    return bool(cards) and cards[0] != game.box.skeleton  # sorted: Skeletons come last


# --- playing a band, step 3: placing a marker


def present(game: Ethnos, seat: int, kingdom: int) -> int:
    """The markers that a band has to outnumber: one's own (ET-056, ET-057), with two players those of both (ET-102)."""
    if game.seats == 2:
        return game.players[0].markers[kingdom] + game.players[1].markers[kingdom]
    return game.players[seat].markers[kingdom]


def can_place(game: Ethnos, seat: int, kingdom: int, cards: int) -> bool:
    return cards > present(game, seat, kingdom) and game.players[seat].supply > 0  # ET-059


def place_marker(game: Ethnos, seat: int, kingdom: int) -> None:
    player = game.players[seat]
    player.markers[kingdom] += 1
    player.supply -= 1
    if game.heard:
        game.tell("et-placed", ALL, ("marker", f"supply:{seat}", f"kingdom:{kingdom}"), player=seat, kingdom=kingdom)


@dataclass(frozen=True)
class PlaceInKingdom(Effect):
    """A marker into the kingdom of the leader's colour, if the band is large enough."""

    extra: int = 0
    """Cards that the band counts more for this (ET-115)."""
    then: tuple[Effect, ...] = ()
    """Happens if the marker was placed (ET-107)."""

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        band = band_of(game, frame)
        kingdom = game.box.colour[band.leader]  # ET-055
        if can_place(game, frame.seat, kingdom, band.size + self.extra):
            place_marker(game, frame.seat, kingdom)  # ET-058
            if self.then:
                game.learn(~(1 << frame.seat))  # whether it can follow shows something of the hand
                push_all(game, frame, self.then)
        elif game.heard:
            message = "et-not-placed-by-two" if game.seats == 2 else "et-not-placed"
            game.tell(message, player=frame.seat, kingdom=kingdom, count=present(game, frame.seat, kingdom))


@dataclass(frozen=True)
class PlaceNowhere(Effect):
    """No marker, whatever the size."""


class PlaceAnywhere(Ask):
    """A marker into any kingdom that the band is large enough for."""

    kind = "et-place"
    rules = ("ET-140", "ET-141")

    def options(self, game: Ethnos, frame: Frame) -> list[int]:
        size = band_of(game, frame).size
        return [PLACE.of(kingdom) for kingdom in range(len(COLOURS)) if can_place(game, frame.seat, kingdom, size)]

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        place_marker(game, frame.seat, PLACE.arg(option))

    def args(self, game: Ethnos, frame: Frame) -> dict[str, Any]:
        return {"size": band_of(game, frame).size}

    def why_not(self, game: Ethnos, frame: Frame, option: int) -> Reason | None:
        if not PLACE.holds(option):
            return None
        kingdom = PLACE.arg(option)
        need = present(game, frame.seat, kingdom) + 1
        return Reason("et-why-too-small", "ET-141", {"kingdom": kingdom, "need": need, "size": band_of(game, frame).size})


# --- playing a band, step 4: the power of the leader


@dataclass(frozen=True)
class Swim(Effect):
    """The marker on the Merfolk board moves X spaces."""

    symbol: Effect
    """Happens for every symbol reached or passed (ET-118)."""

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        player = game.players[frame.seat]
        start = player.swum
        player.swum = min(start + band_of(game, frame).size, TRACK_END)  # ET-117, ET-121
        if game.heard and player.swum > start:
            game.tell("et-swam", player=frame.seat, space=player.swum)
        for symbol in SYMBOLS:  # ET-119
            if start < symbol <= player.swum:
                game.push(self.symbol, frame.seat, source=frame.source)


class ExtraMarker(Ask):
    """A marker into any kingdom, regardless of size and colour."""

    kind = "et-extra-marker"
    rules = ("ET-118",)

    def options(self, game: Ethnos, frame: Frame) -> list[int]:
        if not game.players[frame.seat].supply:
            return []
        return [*range(PLACE.first, PLACE.last + 1), PASS]

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        if option != PASS:
            place_marker(game, frame.seat, PLACE.arg(option))


class ClaimGiantToken(Effect):
    """The largest Giant-led band of the Age takes the token and scores at once."""

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        size = band_of(game, frame).size
        if size > game.giant_size:  # ET-128, ET-129
            game.giant_size = size
            game.giant_holder = frame.seat
            game.players[frame.seat].gain(GIANT_AT_ONCE, FROM_GIANTS)
            if game.heard:
                game.tell("et-giant", player=frame.seat, glory=GIANT_AT_ONCE)


class JoinHorde(Effect):
    """A marker on the space of the leader's colour of the player's Orc Horde board."""

    def possible(self, game: Ethnos, frame: Frame) -> bool:
        player = game.players[frame.seat]
        return player.supply > 0 and not player.horde >> game.box.colour[band_of(game, frame).leader] & 1  # ET-134

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        player = game.players[frame.seat]
        colour = game.box.colour[band_of(game, frame).leader]
        player.horde |= 1 << colour
        player.supply -= 1
        if game.heard:
            game.tell("et-joined-horde", ALL, ("marker", f"supply:{frame.seat}", f"horde:{frame.seat}"), player=frame.seat, kingdom=colour)


class TakeTroll(Ask):
    """A free Troll token of value X at most."""

    kind = "et-troll"
    rules = ("ET-142",)

    def options(self, game: Ethnos, frame: Frame) -> list[int]:
        taken = 0
        for player in game.players:
            taken |= player.trolls
        free = [TROLL.of(token) for token in range(self.most(game, frame)) if not taken >> token & 1]
        return [*free, PASS] if free else free

    def most(self, game: Ethnos, frame: Frame) -> int:
        """The highest value that the band may take."""
        return min(band_of(game, frame).size, len(TROLLS))

    def args(self, game: Ethnos, frame: Frame) -> dict[str, Any]:
        return {"most": self.most(game, frame)}

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        if option == PASS:
            return
        token = TROLL.arg(option)
        game.players[frame.seat].trolls |= 1 << token
        if game.heard:
            game.tell("et-took-troll", ALL, (f"troll:{token + 1}", "trolls", f"trolls:{frame.seat}"), player=frame.seat, value=token + 1)

    def why_not(self, game: Ethnos, frame: Frame, option: int) -> Reason | None:
        if not TROLL.holds(option):
            return None
        value = TROLL.arg(option) + 1
        if value > band_of(game, frame).size:
            return Reason("et-why-troll-large", "ET-142", {"value": value, "size": band_of(game, frame).size})
        return Reason("et-why-troll-taken", "ET-142", {"value": value})


# --- playing a band, step 5: discarding cards


class DiscardHand(Effect):
    """The remaining hand goes face up into the row."""

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        hand = game.players[frame.seat].hand
        if game.heard and hand.cards:
            left = [ALLIES[card] for card in hand.cards]
            game.tell("et-discarded", ALL, ("card", f"hand:{frame.seat}", "row"), player=frame.seat, count=len(left), cards=left)
        for card, seen in zip(hand.cards, hand.seen, strict=True):
            put_into_row(game, card)
            game.learn(~seen)
        hand.clear()


class KeepSome(Ask):
    """Cards go into the row one by one until at most X are left; keeping fewer is legal."""

    kind = "et-keep"
    rules = ("ET-105",)

    def options(self, game: Ethnos, frame: Frame) -> list[int]:
        hand = game.players[frame.seat].hand
        drops = [DROP.of(card) for card in hand.kinds()]
        if drops and len(hand) <= band_of(game, frame).size:
            drops.append(DONE)
        return drops

    def asks_anyway(self, game: Ethnos, frame: Frame) -> bool:
        """Asking always, so that others do not learn if the cards in hand are all alike (ET-068)."""
        return True

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        card = DROP.arg(option)
        game.players[frame.seat].hand.take(card)
        put_into_row(game, card)
        if game.heard:
            game.tell("et-dropped", ALL, ("card", f"hand:{frame.seat}", "row"), player=frame.seat, card=card)
        game.push(self, frame.seat, source=frame.source)

    def args(self, game: Ethnos, frame: Frame) -> dict[str, Any]:
        return {"size": band_of(game, frame).size, "held": len(game.players[frame.seat].hand)}

    def picks(self, game: Ethnos, frame: Frame) -> list[int]:
        hand = game.players[frame.seat].hand
        return [DROP.of(card) for card in hand.kinds()] if len(hand) > band_of(game, frame).size + 1 else []

    def why_not(self, game: Ethnos, frame: Frame, option: int) -> Reason | None:
        if option != DONE:
            return None
        return Reason("et-why-keep-fewer", "ET-105", self.args(game, frame))


class DrawBandSize(Effect):
    """Draw as many cards from the deck as the band has; dragons do not count."""

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        size = band_of(game, frame).size
        if game.heard:
            game.tell("et-draws-for-band", player=frame.seat, count=size)
        for _ in range(size):
            if not draw_ally(game, frame.seat):  # ET-104
                return

    def numbers(self, game: Ethnos, frame: Frame) -> dict[str, Any]:
        return {"count": band_of(game, frame).size}


EXTRA_MARKER = ExtraMarker()
PLACE_IN_KINGDOM = PlaceInKingdom()
PLACE_ANYWHERE = PlaceAnywhere()
SWIM = Swim(EXTRA_MARKER)
CLAIM_GIANT_TOKEN = ClaimGiantToken()
JOIN_HORDE = JoinHorde()
TAKE_TROLL = TakeTroll()
DISCARD_HAND = DiscardHand()
KEEP_SOME = KeepSome()
DRAW_BAND_SIZE = DrawBandSize()
