"""The awards of glory at the end of an Age as people see them: ranks, reasons of ties, glory. They are made only if somebody listens."""

from itertools import pairwise

from deska.games.ethnos.actions import KINGDOMS
from deska.games.ethnos.components import Ethnos
from deska.games.ethnos.scoring import MERFOLK_GLORY, MERFOLK_GLORY_SMALL, band_glory, prizes, ranking, troll_rank
from deska.kernel.ranking import ranked
from deska.kernel.scenes import Fact, Message, Part, Row


def kingdom_part(game: Ethnos, kingdom: int, gains: list[int]) -> Part:
    """A kingdom before its glory is awarded: places by markers, then by Trolls (ET-073, ET-144)."""
    return ranked_part(game, KINGDOMS[kingdom], [player.markers[kingdom] for player in game.players], gains, game.tokens[kingdom])


def merfolk_part(game: Ethnos, gains: list[int]) -> Part:
    tokens = MERFOLK_GLORY_SMALL if game.small else MERFOLK_GLORY
    return ranked_part(game, "merfolk", [player.swum for player in game.players], gains, tokens)


def ranked_part(game: Ethnos, subject: str, strength: list[int], gains: list[int], tokens: tuple[int, ...]) -> Part:
    groups = ranking(game, strength)
    worth = prizes(game, tokens, groups)
    rows: list[Row] = []
    for group in groups:
        place = len(rows)
        shared = sum(worth[place : place + len(group)])
        rows += [ranked_row(game, seat, place + 1, strength[seat], subject, gains[seat], shared, len(group)) for seat in group]
    facts = [Fact("", str(glory), Message("et-moment-place", {"place": place})) for place, glory in enumerate(worth, 1) if glory]
    return Part(subject=subject, rows=tuple(rows), facts=tuple(facts), reason=tie_reason(game, groups, strength, worth))


def ranked_row(game: Ethnos, seat: int, place: int, strength: int, subject: str, glory: int, shared: int, among: int) -> Row:
    player = game.players[seat]
    trolls = troll_rank(player.trolls)[0]
    held = (Fact("troll", str(trolls), Message("et-moment-trolls", {"count": trolls})),) if trolls else ()
    own = Fact("merfolk", str(strength)) if subject == "merfolk" else Fact("marker", str(strength), state="own")
    note = None
    if among > 1 and shared:
        note = Message("et-moment-shared", {"sum": shared, "count": among, "glory": glory})
    elif not glory:
        paid = 1 if game.seats == 2 else game.age
        note = Message("et-moment-unpaid", {"places": paid}) if place > paid else Message("et-moment-worthless")
    return Row(seat, None, place, (own, *held), sign="glory", before=player.glory, after=player.glory + glory, note=note)


def tie_reason(game: Ethnos, groups: list[list[int]], strength: list[int], worth: list[int]) -> Message | None:
    """The reason for the order of the first two neighbours who are equally strong, or that there is none; only if glory depends on it."""
    order = [seat for group in groups for seat in group]
    for place, (one, other) in enumerate(pairwise(order)):
        if strength[one] != strength[other] or not sum(worth[place : place + 2]):
            continue
        (total, best), (less, worse) = (troll_rank(game.players[seat].trolls) for seat in (one, other))
        args = {"count": strength[one], "player": one, "other": other}
        if total != less:
            return Message("et-moment-trolls-decide", {**args, "more": total, "less": less})
        if best != worse:
            return Message("et-moment-highest-decides", {**args, "more": best, "less": worse})
        return Message("et-moment-undecided", {**args, "trolls": int(game.has("troll"))})
    return None


def giant_part(game: Ethnos, glory: int) -> Part:
    player = game.players[game.giant_holder]
    counts = (Fact("giant", str(game.giant_size)),)
    return Part(
        subject="giant", rows=(Row(game.giant_holder, None, 1, counts, sign="glory", before=player.glory, after=player.glory + glory),)
    )


def raid_part(game: Ethnos, seat: int, markers: int, glory: int) -> Part:
    """A raid whose glory was awarded already."""
    now = game.players[seat].glory
    return Part(
        subject="orc", rows=(Row(seat, None, 0, (Fact("marker", str(markers), state="own"),), sign="glory", before=now - glory, after=now),)
    )


def bands_part(game: Ethnos) -> Part:
    """All bands before they are scored: each by the tribe of its leader and the cards left in it (ET-084)."""
    rows: list[Row] = []
    for seat, player in enumerate(game.players):
        counts = tuple([Fact(game.box.leading(band.leader).name, str(len(band.cards))) for band in player.bands])
        glory = sum([band_glory(game, band) for band in player.bands])
        note = None if counts else Message("et-moment-no-bands")
        rows.append(Row(seat, None, 0, counts, sign="glory", before=player.glory, after=player.glory + glory, note=note))
    return Part(subject="bands", rows=tuple(rows))


def standings_part(game: Ethnos) -> Part:
    glory = [player.glory for player in game.players]
    return Part(step=Message("et-moment-standings"), rows=ranked(glory, glory, "glory"))
