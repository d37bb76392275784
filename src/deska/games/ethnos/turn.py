"""The course of the game, in the order of the rulebook."""

from typing import Any

from deska.games.ethnos.actions import ALLIES, BAND, COLOURS, DRAGON, DRAW, LAY, LEAD, RAID, SKELETON, TAKE
from deska.games.ethnos.cards import GIANT_TRIBE, LEADING, MERFOLK_TRIBE, deck_of, fitting
from deska.games.ethnos.components import (
    DRAGONS,
    FROM_BANDS,
    FROM_GIANTS,
    FROM_KINGDOMS,
    FROM_MERFOLK,
    FROM_ORCS,
    HAND_LIMIT,
    Band,
    Ethnos,
)
from deska.games.ethnos.effects import band_of, draw_ally, has_leader
from deska.games.ethnos.scoring import RAID_GLORY, band_glory, giant_glory, kingdom_gains, merfolk_gains
from deska.kernel import ALL, DONE, NO, TABLE, YES, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all

# --- Počátek nového Věku


class StartAge(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        game.then(
            TABLE,
            DEAL_ALLIES,  # 1. a card for everybody                    ET-028
            TURN_UP_ROW,  # 2. two cards per player                    ET-029
            HIDE_DRAGONS,  # 3. somewhere in the lower half             ET-030
            NAME_FIRST_PLAYER,  # at random, later the lowest in glory       ET-034
        )


class DealAllies(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        deck: list[int] = []
        for tribe in game.tribes:  # ET-019, ET-086
            deck += deck_of(tribe)
        game.shuffle(deck)
        game.deck = deck
        if game.heard:
            game.tell("et-age", age=game.age)
        for seat in range(game.seats):
            draw_ally(game, seat)


class TurnUpRow(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        game.row = sorted(game.deck.pop() for _ in range(2 * game.seats))
        if game.heard:
            game.tell("et-row", ALL, ("card", "deck", "row"), cards=[ALLIES[card] for card in game.row])


class HideDragons(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        game.upper = len(game.deck) // 2  # ET-032: an odd card belongs to the lower half
        lower = game.deck[: len(game.deck) - game.upper] + [DRAGON] * DRAGONS
        game.shuffle(lower)
        game.deck[: len(game.deck) - game.upper] = lower


class NameFirstPlayer(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        first = game.roll(game.seats) if game.age == 1 else lowest_in_glory(game)
        if game.heard:
            game.tell("et-first-player", player=first)
        begin_turn(game, first)


def lowest_in_glory(game: Ethnos) -> int:
    """Among equals the first one clockwise from who drew the third dragon, that player included (ET-035 to ET-037)."""
    least = min(player.glory for player in game.players)
    seat = game.drawer
    while game.players[seat].glory != least:
        seat = (seat + 1) % game.seats
    return seat


# --- Hra v rámci Věku


def begin_turn(game: Ethnos, seat: int) -> None:
    game.turn = seat
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

    def why_not(self, game: Ethnos, frame: Frame, option: int) -> Reason | None:
        hand = game.players[frame.seat].hand
        if option == BAND:
            return Reason("et-why-only-skeletons", "ET-112") if hand.cards else Reason("et-why-empty-hand", "ET-045")
        if (option == DRAW or TAKE.holds(option)) and len(hand) >= HAND_LIMIT:
            return Reason("et-why-hand-full", "ET-043", {"limit": HAND_LIMIT})
        return Reason("et-why-not-in-row", "ET-040", {"card": TAKE.arg(option)}) if TAKE.holds(option) else None


def end_turn(game: Ethnos, seat: int) -> None:
    begin_turn(game, (seat + 1) % game.seats)  # ET-038


class EndTurn(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        end_turn(game, frame.seat)


# --- Najímání spojenců (z balíčku: `draw_ally`)


def take_from_row(game: Ethnos, seat: int, card: int) -> None:
    game.row.remove(card)  # ET-041: not replaced
    game.players[seat].hand.put(card, ALL)
    if game.heard:
        game.tell("et-took", ALL, ("card", "row", f"hand:{seat}"), player=seat, card=card)


# --- Vyložení skupiny spojenců


class PlayBand(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        game.then(
            frame.seat,
            MUSTER,  # 1.–4., for a Centaur perhaps several times
            GIVE_UP_REST,  # 5. once, at the very end                    ET-064, ET-110
        )


class Muster(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
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
        first = LAY.first
        options = [first + card for card in fitting(game.laid, game.players[frame.seat].hand.kinds())]
        for card in game.laid:
            if card != SKELETON:
                options.append(DONE)
                break
        return options

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        card = LAY.arg(option)
        game.players[frame.seat].hand.take(card)
        game.laid.append(card)
        game.push(self, frame.seat)
        if game.heard:
            game.tell("et-laid", ALL, ("card", f"hand:{frame.seat}", "laid"), player=frame.seat, card=card)

    def args(self, game: Ethnos, frame: Frame) -> dict[str, Any]:
        return {"count": len(game.laid)}

    def why_not(self, game: Ethnos, frame: Frame, option: int) -> Reason | None:
        if option == DONE:
            return Reason("et-why-no-leader", "ET-112") if game.laid else Reason("et-why-nothing-laid", "ET-051")
        if not LAY.holds(option):
            return None
        card = LAY.arg(option)
        held = card in game.players[frame.seat].hand.cards
        return Reason("et-why-not-fitting", "ET-052", {"card": card}) if held else Reason("et-why-not-in-hand", "ET-051", {"card": card})


class NameLeader(Ask):
    kind = "et-lead"
    rules = ("ET-054", "ET-112")

    def options(self, game: Ethnos, frame: Frame) -> list[int]:
        options: list[int] = []
        for card in game.laid:
            option = LEAD.of(card)
            if card != SKELETON and option not in options:
                options.append(option)
        return options

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        leader = LEAD.arg(option)
        size = len(game.laid)
        game.players[frame.seat].bands.append(Band(tuple(sorted(game.laid)), leader, size))  # ET-065
        game.laid.clear()
        if game.heard:
            game.tell("et-band", ALL, ("band", "laid", f"bands:{frame.seat}"), player=frame.seat, card=leader, size=size)
        game.then(
            frame.seat,
            PLACE_MARKER.of(0, leader),  # 3. more cards than markers there           ET-056
            USE_LEADER.of(0, leader),  # 4. only the leader's power counts          ET-062
        )

    def why_not(self, game: Ethnos, frame: Frame, option: int) -> Reason | None:
        return Reason("et-why-skeleton-leads", "ET-112") if option == LEAD.of(SKELETON) else None


class PlaceMarker(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        game.push(LEADING[frame.source].place, frame.seat, source=frame.source)


class UseLeader(Effect):
    """The leader is the frame's source: after a Centaur another band may lie on top by now (ET-108)."""

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        push_all(game, frame, LEADING[frame.source].power)


class GiveUpRest(Effect):
    """The hand goes into the row, unless an Elf or a Wizard leads the last band."""

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        leader = band_of(game, frame).leader
        push_all(game, Frame(self, frame.seat, leader), LEADING[leader].rest)


# --- Konec Věku


class EndAge(Effect):
    """After the third dragon (ET-071), in this order (ET-083)."""

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        game.then(
            TABLE,
            SCATTER_HANDS,  # worth nothing                               ET-072
            SEND_ORCS,  # from the drawer of the dragon, clockwise    ET-135, ET-138
            SCORE_KINGDOMS,  #                                             ET-073
            SCORE_MERFOLK,  # as one more kingdom                         ET-123
            SCORE_GIANTS,  #                                             ET-132
            DISMISS_SKELETONS,  # before bands are scored                     ET-114
            SCORE_BANDS,  #                                             ET-084
            DAWN,
        )


class ScatterHands(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        for player in game.players:
            game.discard += player.hand.cards
            player.hand.clear()
        game.discard += game.laid
        game.laid.clear()
        if game.heard:
            game.tell("et-age-ends", age=game.age, player=game.drawer, cards=[ALLIES[card] for card in game.discard])


class SendOrcs(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        order = [(game.drawer + i) % game.seats for i in range(game.seats)]
        if game.age == game.last_age:
            for seat in order:
                raid_everything(game, seat)  # ET-139
            return
        ask = RAID_ALL if game.setup.variant["orc-raid"] == "all-or-nothing" else RAID_SOME
        for seat in reversed(order):
            game.push(ask, seat)


def raid_everything(game: Ethnos, seat: int) -> None:
    player = game.players[seat]
    markers = player.horde.bit_count()
    player.horde = 0
    player.supply += markers  # ET-137
    score_raid(game, seat, markers)


def score_raid(game: Ethnos, seat: int, markers: int) -> None:
    if markers:
        game.players[seat].gain(RAID_GLORY[markers], FROM_ORCS)
        if game.heard:
            game.tell("et-raided", player=seat, count=markers, glory=RAID_GLORY[markers])


class RaidSome(Ask):
    """Markers leave the Orc Horde board one by one; the argument counts them."""

    kind = "et-raid"
    rules = ("ET-135", "ET-136")

    def arg_field(self) -> Field:
        return Int(0, len(COLOURS))

    def options(self, game: Ethnos, frame: Frame) -> list[int]:
        horde = game.players[frame.seat].horde
        markers = [RAID.of(colour) for colour in range(len(COLOURS)) if horde >> colour & 1]
        return [*markers, DONE] if markers else []

    def resolve(self, game: Ethnos, frame: Frame) -> None:
        score_raid(game, frame.seat, frame.arg)

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        if option == DONE:
            score_raid(game, frame.seat, frame.arg)
            return
        player = game.players[frame.seat]
        player.horde &= ~(1 << RAID.arg(option))
        player.supply += 1  # ET-137
        game.push(self, frame.seat, frame.arg + 1)

    def args(self, game: Ethnos, frame: Frame) -> dict[str, Any]:
        left = game.players[frame.seat].horde.bit_count()
        return {"count": frame.arg, "glory": RAID_GLORY[frame.arg], "most": RAID_GLORY[min(frame.arg + left, len(COLOURS))]}


class RaidAll(Ask):
    """The other reading: all markers or none."""

    kind = "et-raid-all"
    rules = ("ET-135",)

    def options(self, game: Ethnos, frame: Frame) -> list[int]:
        return [YES, NO] if game.players[frame.seat].horde else []

    def chosen(self, game: Ethnos, frame: Frame, option: int) -> None:
        if option == YES:
            raid_everything(game, frame.seat)

    def args(self, game: Ethnos, frame: Frame) -> dict[str, Any]:
        markers = game.players[frame.seat].horde.bit_count()
        return {"count": markers, "glory": RAID_GLORY[markers]}


# --- Udělení slávy za království


class ScoreKingdoms(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        for kingdom in range(len(COLOURS)):
            for seat, glory in enumerate(kingdom_gains(game, kingdom)):
                if glory:
                    game.players[seat].gain(glory, FROM_KINGDOMS)  # ET-081
                    if game.heard:
                        game.tell("et-scored-kingdom", player=seat, kingdom=kingdom, glory=glory)


class ScoreMerfolk(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        if not game.has(MERFOLK_TRIBE):
            return
        for seat, glory in enumerate(merfolk_gains(game)):
            if glory:
                game.players[seat].gain(glory, FROM_MERFOLK)
                if game.heard:
                    game.tell("et-scored-merfolk", player=seat, glory=glory)


class ScoreGiants(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        if not game.has(GIANT_TRIBE) or game.giant_holder < 0:
            return
        glory = giant_glory(game)
        game.players[game.giant_holder].gain(glory, FROM_GIANTS)
        if game.heard:
            game.tell("et-scored-giants", player=game.giant_holder, glory=glory)


class DismissSkeletons(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        for player in game.players:
            for i, band in enumerate(player.bands):
                if SKELETON in band.cards:
                    player.bands[i] = band.without_skeletons()
                    game.discard += [SKELETON] * (len(band.cards) - len(player.bands[i].cards))


# --- Sláva za skupiny spojenců


class ScoreBands(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        for seat, player in enumerate(game.players):
            glory = sum([band_glory(band) for band in player.bands])
            player.gain(glory, FROM_BANDS)
            if game.heard and glory:
                game.tell("et-scored-bands", player=seat, count=len(player.bands), glory=glory)


# --- Úsvit nového Věku, konec hry


class Dawn(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        for player in game.players:
            player.trolls = 0  # ET-088
        game.giant_holder = -1
        game.giant_size = 0
        if game.age == game.last_age:  # ET-089
            game.finish("et-end")  # the bands stay in sight: they may decide a tie (ET-091)
            return
        for player in game.players:
            player.bands.clear()  # ET-085
        game.row.clear()
        game.discard.clear()
        game.dragons = 0
        game.age += 1
        game.push(START_AGE, TABLE)


START_AGE = StartAge()
DEAL_ALLIES = DealAllies()
TURN_UP_ROW = TurnUpRow()
HIDE_DRAGONS = HideDragons()
NAME_FIRST_PLAYER = NameFirstPlayer()
TAKE_TURN = TakeTurn()
END_TURN = EndTurn()
PLAY_BAND = PlayBand()
MUSTER = Muster()
LAY_CARDS = LayCards()
NAME_LEADER = NameLeader()
PLACE_MARKER = PlaceMarker()
USE_LEADER = UseLeader()
GIVE_UP_REST = GiveUpRest()
END_AGE = EndAge()
SCATTER_HANDS = ScatterHands()
SEND_ORCS = SendOrcs()
RAID_SOME = RaidSome()
RAID_ALL = RaidAll()
SCORE_KINGDOMS = ScoreKingdoms()
SCORE_MERFOLK = ScoreMerfolk()
SCORE_GIANTS = ScoreGiants()
DISMISS_SKELETONS = DismissSkeletons()
SCORE_BANDS = ScoreBands()
DAWN = Dawn()
STEPS = (
    START_AGE,
    DEAL_ALLIES,
    TURN_UP_ROW,
    HIDE_DRAGONS,
    NAME_FIRST_PLAYER,
    TAKE_TURN,
    END_TURN,
    PLAY_BAND,
    MUSTER,
    LAY_CARDS,
    NAME_LEADER,
    PLACE_MARKER,
    USE_LEADER,
    GIVE_UP_REST,
    END_AGE,
    SCATTER_HANDS,
    SEND_ORCS,
    RAID_SOME,
    RAID_ALL,
    SCORE_KINGDOMS,
    SCORE_MERFOLK,
    SCORE_GIANTS,
    DISMISS_SKELETONS,
    SCORE_BANDS,
    DAWN,
)
