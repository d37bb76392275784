"""The end of an Age: Orcs raid, kingdoms, tribes and bands score; a new Age dawns, or the game is over."""

from typing import Any, Final

from deska.games.ethnos.actions import ALLIES, COLOURS, RAID
from deska.games.ethnos.components import FROM_BANDS, FROM_GIANTS, FROM_KINGDOMS, FROM_MERFOLK, FROM_ORCS, Ethnos
from deska.games.ethnos.made import new_band
from deska.games.ethnos.scoring import RAID_GLORY, band_glory, giant_glory, kingdom_gains, merfolk_gains
from deska.games.ethnos.turn.awards import bands_part, giant_part, kingdom_part, merfolk_part, raid_part, standings_part
from deska.games.ethnos.turn.beginning import START_AGE
from deska.kernel import DONE, NO, TABLE, YES, Ask, Effect, Frame
from deska.kernel.codec import Int
from deska.kernel.scenes import Message, Part


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
            moment = Part(Message("et-moment-age", {"age": game.age}))
            game.tell("et-age-ends", seen=moment, age=game.age, player=game.drawer, cards=[ALLIES[card] for card in game.discard])


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
            glory = RAID_GLORY[markers]
            game.tell("et-raided", seen=raid_part(game, seat, markers, glory), player=seat, count=markers, glory=glory)


class RaidSome(Ask):
    """Markers leave the Orc Horde board one by one; the argument counts them."""

    kind = "et-raid"
    rules = ("ET-135", "ET-136")
    takes = Int(0, len(COLOURS))

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


# --- glory for kingdoms


class ScoreKingdoms(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        for kingdom in range(len(COLOURS)):
            gains = kingdom_gains(game, kingdom)
            if game.heard:
                game.tell("et-scoring", seen=kingdom_part(game, kingdom, gains), kingdom=kingdom, glory=sum(gains))
            for seat, glory in enumerate(gains):
                if glory:
                    game.players[seat].gain(glory, FROM_KINGDOMS)  # ET-081
                    if game.heard:
                        game.tell("et-scored-kingdom", player=seat, kingdom=kingdom, glory=glory)


class ScoreMerfolk(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        if not game.has("merfolk"):
            return
        gains = merfolk_gains(game)
        if game.heard:
            game.tell("et-scoring-merfolk", seen=merfolk_part(game, gains), glory=sum(gains))
        for seat, glory in enumerate(gains):
            if glory:
                game.players[seat].gain(glory, FROM_MERFOLK)
                if game.heard:
                    game.tell("et-scored-merfolk", player=seat, glory=glory)


class ScoreGiants(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        if not game.has("giant") or game.giant_holder < 0:
            return
        glory = giant_glory(game)
        if game.heard:
            game.tell("et-scored-giants", seen=giant_part(game, glory), player=game.giant_holder, glory=glory)
        game.players[game.giant_holder].gain(glory, FROM_GIANTS)


class DismissSkeletons(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        skeleton = game.box.skeleton
        for player in game.players:
            for i, band in enumerate(player.bands):
                if skeleton in band.cards:
                    cards = tuple([card for card in band.cards if card != skeleton])
                    player.bands[i] = new_band(cards=cards, leader=band.leader, size=band.size)
                    game.discard += [skeleton] * (len(band.cards) - len(cards))


# --- glory for bands


class ScoreBands(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        if game.heard:
            game.tell("et-scoring-bands", seen=bands_part(game))
        for seat, player in enumerate(game.players):
            glory = sum([band_glory(game, band) for band in player.bands])
            player.gain(glory, FROM_BANDS)
            if game.heard and glory:
                game.tell("et-scored-bands", player=seat, count=len(player.bands), glory=glory)


# --- the dawn of a new Age, and the end of the game


class Dawn(Effect):
    def resolve(self, game: Ethnos, frame: Frame) -> None:
        if game.heard:
            game.tell("et-age-scored", seen=standings_part(game), age=game.age)
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


END_AGE: Final = EndAge()
SCATTER_HANDS: Final = ScatterHands()
SEND_ORCS: Final = SendOrcs()
RAID_SOME: Final = RaidSome()
RAID_ALL: Final = RaidAll()
SCORE_KINGDOMS: Final = ScoreKingdoms()
SCORE_MERFOLK: Final = ScoreMerfolk()
SCORE_GIANTS: Final = ScoreGiants()
DISMISS_SKELETONS: Final = DismissSkeletons()
SCORE_BANDS: Final = ScoreBands()
DAWN: Final = Dawn()
