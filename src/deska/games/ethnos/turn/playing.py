"""Play within an Age: a turn recruits an ally or plays a band."""

from typing import Any, Final

from deska.games.ethnos.actions import BAND, DRAW, LAY, LEAD, TAKE
from deska.games.ethnos.components import HAND_LIMIT, Ethnos
from deska.games.ethnos.effects import DISCARD_HAND, PLACE_IN_KINGDOM, PlaceInKingdom, band_of, draw_ally, has_leader
from deska.games.ethnos.made import new_band
from deska.kernel import ALL, DONE, Ask, Effect, Frame, Reason
from deska.kernel.combinators import push_all
from deska.kernel.scenes import Message


def begin_turn(game: Ethnos, seat: int) -> None:
    game.turn = seat
    if game.heard:
        game.tell("et-turn-begins", player=seat)
    game.push(TAKE_TURN, seat)


class TakeTurn(Ask):
    """Recruit an ally or play a band; there is no passing (ET-039)."""

    kind = "et-turn"
    rules = ("ET-039", "ET-040", "ET-043")

    def options(self, game: Ethnos, frame: Frame) -> list[int]:
        options: list[int] = []
        if len(game.players[frame.seat].hand.cards) < HAND_LIMIT:  # ET-043
            options.append(DRAW)
            first, last = TAKE.first, -1
            for card in game.row:
                if card != last:
                    options.append(first + card)
                    last = card
        if has_leader(game, frame.seat):  # ET-045
            options.append(BAND)
        return options

    def asks_anyway(self, game: Ethnos, frame: Frame) -> bool:
        """A draw is the last word of a turn; and that a hand can play no band is nobody else's business (ET-068)."""
        return len(game.players[frame.seat].hand) < HAND_LIMIT

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        end_turn(game, frame.seat)  # ET-C08: ten Skeletons, nothing can be done

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        if option == BAND:
            game.then(frame.seat, PLAY_BAND, END_TURN)
        elif option == DRAW:
            if draw_ally(game, frame.seat):
                end_turn(game, frame.seat)
        else:
            take_from_row(game, frame.seat, TAKE.arg(option))
            end_turn(game, frame.seat)

    def labels(self, game: Ethnos, frame: Frame) -> dict[int, Message]:
        """An only card is a whole band: the turn ends with it, and nothing more is asked."""
        return {BAND: Message("et-band-of-only-card")} if len(game.players[frame.seat].hand) == 1 else {}

    def why_not(self, game: Ethnos, frame: Frame, option: int) -> Reason | None:
        hand = game.players[frame.seat].hand
        if option == BAND:
            return Reason("et-why-only-skeletons", "ET-112") if hand.cards else Reason("et-why-empty-hand", "ET-045")
        return Reason("et-why-not-in-row", "ET-040", {"card": TAKE.arg(option)}) if TAKE.holds(option) else None


def end_turn(game: Ethnos, seat: int) -> None:
    begin_turn(game, (seat + 1) % game.seats)  # ET-038


class EndTurn(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        end_turn(game, frame.seat)


# --- recruiting allies (from the deck: `draw_ally`)


def take_from_row(game: Ethnos, seat: int, card: int) -> None:
    game.row.remove(card)  # ET-041: not replaced
    game.players[seat].hand.put(card, ALL)
    if game.heard:
        game.tell("et-took", ALL, ("card", "row", f"hand:{seat}"), player=seat, card=card)


# --- playing a band


class PlayBand(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        game.then(
            frame.seat,
            MUSTER,  # 1.–4., for a Centaur perhaps several times
            GIVE_UP_REST,  # 5. once, at the very end                    ET-064, ET-110
        )


class Muster(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        if game.heard and frame.source >= 0:  # a Centaur led the band before
            game.tell("et-musters", player=frame.seat)
        game.then(
            frame.seat,
            LAY_CARDS,  # 1. one tribe or one colour                  ET-052
            NAME_LEADER,  # 2. any card but a Skeleton; 3. and 4. are that leader's   ET-054
        )

    def possible(self, game: Ethnos, frame: Frame) -> bool:
        return has_leader(game, frame.seat)


class LayCards(Ask):
    """Card by card; done as soon as there is one that can lead."""

    kind = "et-lay"
    rules = ("ET-051", "ET-052", "ET-111")

    def options(self, game: Ethnos, frame: Frame) -> list[int]:
        hand = game.players[frame.seat].hand
        first = LAY.first
        options = [first + card for card in game.box.fitting(game.laid, hand.kinds())]
        if len(hand) and game.box.can_be_led(game.laid):  # without cards it is done anyway
            options.append(DONE)
        return options

    def asks_anyway(self, game: Ethnos, frame: Frame) -> bool:
        """Others must not learn if cards in hand fit (ET-068); only a last card that the band needs for a leader lays itself."""
        return game.box.can_be_led(game.laid) or len(game.players[frame.seat].hand) > 1

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        card = LAY.arg(option)
        game.players[frame.seat].hand.take(card)
        game.laid.append(card)
        game.learn(~(1 << frame.seat))
        game.push(self, frame.seat)
        if game.heard:
            game.tell("et-laid", ALL, ("card", f"hand:{frame.seat}", "laid"), player=frame.seat, card=card)

    def args(self, game: Ethnos, frame: Frame) -> dict[str, Any]:
        hand = game.players[frame.seat].hand
        is_full = not game.laid and len(hand) >= HAND_LIMIT  # nothing else is possible then (ET-043)
        fits = game.box.fitting(game.laid, hand.kinds())
        return {"count": len(game.laid), "full": int(is_full), "fits": len(fits)}

    def labels(self, game: Ethnos, frame: Frame) -> dict[int, Message]:
        """Whoever completes the band hears what becomes of the other cards."""
        left = len(game.players[frame.seat].hand)
        keeps = any(keeps_cards(game, card) for card in game.laid)
        return {DONE: Message("et-lay-out-keeping" if keeps else "et-lay-out", {"size": len(game.laid), "left": left})}

    def why_not(self, game: Ethnos, frame: Frame, option: int) -> Reason | None:
        if option == DONE:
            return Reason("et-why-no-leader", "ET-112") if game.laid else Reason("et-why-nothing-laid", "ET-051")
        hand = game.players[frame.seat].hand
        if option == DRAW or TAKE.holds(option):
            full = len(hand) + len(game.laid) >= HAND_LIMIT
            return Reason("et-why-hand-full", "ET-043", {"limit": HAND_LIMIT}) if full else None
        if not LAY.holds(option):
            return None
        card = LAY.arg(option)
        held = card in hand.cards
        return Reason("et-why-not-fitting", "ET-052", {"card": card}) if held else Reason("et-why-not-in-hand", "ET-051", {"card": card})


def keeps_cards(game: Ethnos, card: int) -> bool:
    """True if cards may be kept or played on when this card leads: the hand does not simply go to the row."""
    leading = game.box.leading(card)
    place = leading.place
    return bool(leading.rest) or (isinstance(place, PlaceInKingdom) and bool(place.then))


class NameLeader(Ask):
    kind = "et-lead"
    rules = ("ET-054", "ET-112")

    def options(self, game: Ethnos, frame: Frame) -> list[int]:
        options: list[int] = []
        for card in game.laid:
            option = LEAD.of(card)
            if card != game.box.skeleton and option not in options:
                options.append(option)
        return options

    def labels(self, game: Ethnos, frame: Frame) -> dict[int, Message]:
        """A leader that lets no card be kept says how many go to the row."""
        left = len(game.players[frame.seat].hand)
        options = self.options(game, frame) if left else []
        return {
            option: Message("et-lead-out", {"card": LEAD.arg(option), "left": left})
            for option in options
            if not keeps_cards(game, LEAD.arg(option))
        }

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        leader = LEAD.arg(option)
        size = len(game.laid)
        game.players[frame.seat].bands.append(new_band(cards=tuple(sorted(game.laid)), leader=leader, size=size))  # ET-065
        game.laid.clear()
        if game.heard:
            game.tell("et-band", ALL, ("band", "laid", f"bands:{frame.seat}"), player=frame.seat, card=leader, size=size)
        game.then(
            frame.seat,
            PLACE_MARKER.of(0, leader),  # 3. more cards than markers there           ET-056
            USE_LEADER.of(0, leader),  # 4. only the leader's power counts          ET-062
        )

    def why_not(self, game: Ethnos, frame: Frame, option: int) -> Reason | None:
        return Reason("et-why-skeleton-leads", "ET-112") if option == LEAD.of(game.box.skeleton) else None


class PlaceMarker(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        place = game.box.leading(frame.source).place
        game.push(PLACE_IN_KINGDOM if place is None else place, frame.seat, source=frame.source)


class UseLeader(Effect):
    """The leader is the frame's source: after a Centaur another band may lie on top by now (ET-108)."""

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        push_all(game, frame, game.box.leading(frame.source).power)


class GiveUpRest(Effect):
    """The hand goes into the row, unless an Elf or a Wizard leads the last band."""

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        leader = band_of(game, frame).leader
        push_all(game, Frame(self, frame.seat, leader), game.box.leading(leader).rest or (DISCARD_HAND,))


TAKE_TURN: Final = TakeTurn()
END_TURN: Final = EndTurn()
PLAY_BAND: Final = PlayBand()
MUSTER: Final = Muster()
LAY_CARDS: Final = LayCards()
NAME_LEADER: Final = NameLeader()
PLACE_MARKER: Final = PlaceMarker()
USE_LEADER: Final = UseLeader()
GIVE_UP_REST: Final = GiveUpRest()
