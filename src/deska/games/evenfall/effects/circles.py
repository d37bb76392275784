"""The outer and the inner circle: places are discovered, harvested and transferred."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.evenfall.actions import CARDS, DISCOVER, HARVEST, KEYWORDS, PLACES, REGION, REGIONS, TRANSFER
from deska.games.evenfall.components.bases import DISCOVERED, HARVESTED, TRANSFERRED, Boon, Effects
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.clan import Player
from deska.games.evenfall.components.state import AUTOMA, Evenfall
from deska.games.evenfall.effects.gains import cause_of
from deska.games.evenfall.effects.permanents import react
from deska.games.evenfall.effects.sites import moved_in
from deska.games.evenfall.made import new_site
from deska.kernel import ALL, PASS, Ask, Effect, Frame, Reason
from deska.kernel.codec import Name
from deska.kernel.combinators import push_all

PLACE_NAME: Final = Name(PLACES)
REGION_NAME: Final = Name(REGIONS)


def outside(player: Player) -> list[int]:
    """The places of the outer circle, the newest one last."""
    return [site.place for site in player.sites if not site.inner]


# --- moving places


class Transfer(Boon):
    """A place with all that is on it moves from the outer to the inner circle, if its owner wants that (EV-089)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.push(CHOOSE_TRANSFER, frame.seat, source=frame.source)

    def possible(self, game: Evenfall, frame: Frame) -> bool:
        return bool(outside(game.players[frame.seat]))

    def fulfillable(self, game: Evenfall, frame: Frame) -> bool:
        return True  # even with nothing to move, since nobody has to move anything (EV-087)

    def for_automa(self, game: Evenfall, source: int) -> None:
        automa_transfers(game)


class ChooseTransfer(Ask):
    """A place of the outer circle moves in, or none."""

    kind = "ev-transfer"
    rules = ("EV-089", "EV-090")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        places = outside(game.players[frame.seat])
        return [*[TRANSFER.of(place) for place in places], PASS] if places else []

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        if option != PASS:
            move_in(game, frame.seat, game.players[frame.seat].site_of(TRANSFER.arg(option)))
            react(game, frame.seat, TRANSFERRED)

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return TRANSFER.refuses(option, "ev-why-not-outside", "EV-089")


def move_in(game: Evenfall, seat: int, i: int) -> None:
    """A site moves to the right end of the inner circle."""
    sites = game.players[seat].sites
    site = sites.pop(i)
    sites.append(moved_in(site))
    if not game.heard:
        return
    move = (CARDS[site.place], f"outer:{seat}", f"inner:{seat}")
    if seat < game.seats:
        game.tell("ev-transferred", ALL, move, player=seat, card=site.place)
    else:
        game.tell("ev-automa-transferred", ALL, move, card=site.place)


def automa_transfers(game: Evenfall) -> None:
    """The outer place with the most valuable ritual moves in, of equal ones the leftmost (EV-179); perhaps there is none (EV-176)."""
    best, most = NOTHING, NOTHING
    for i, site in enumerate(game.players[AUTOMA].sites):
        if not site.inner and site.ritual >= 0 and game.box.vp[site.ritual] > most:
            best, most = i, game.box.vp[site.ritual]
    if best >= 0:
        move_in(game, AUTOMA, best)


# --- harvesting


class HarvestAll(Effect):
    """All places of the clan's outer circle are harvested (EV-057)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        for place in outside(game.players[frame.seat])[::-1]:
            game.push(HARVEST_PLACE, frame.seat, place)


class HarvestPlace(Effect):
    """The own place that the argument names is harvested, once and once more for each sickle on it (EV-056)."""

    takes = PLACE_NAME

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        player = game.players[frame.seat]
        harvest(game, frame.seat, frame.arg, 1 + player.sites[player.site_of(frame.arg)].sickles)


def harvest(game: Evenfall, seat: int, place: int, times: int) -> None:
    """The effect of a place happens several times, but it is one harvest (EV-137)."""
    if game.heard:
        game.tell("ev-harvested", player=seat, card=place)
    react(game, seat, HARVESTED)
    frame = Frame(HARVEST_PLACE, seat, place)
    for _ in range(times):
        push_all(game, frame, game.box.harvest[place])


class HarvestNewest(Effect):
    """The place that was discovered last is harvested (EV-C34)."""

    def possible(self, game: Evenfall, frame: Frame) -> bool:
        return bool(outside(game.players[frame.seat]))

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.push(HARVEST_PLACE, frame.seat, outside(game.players[frame.seat])[-1])


class HarvestOne(Ask):
    """One place of the clan's outer circle is harvested; sickles count (EV-C13)."""

    kind = "ev-harvest"
    rules = ("EV-056", "EV-C13")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [HARVEST.of(place) for place in outside(game.players[frame.seat])]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        game.push(HARVEST_PLACE, frame.seat, HARVEST.arg(option))

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"card": cause_of(game, frame)}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return HARVEST.refuses(option, "ev-why-not-outside", "EV-057")


class HarvestForeign(Ask):
    """One place of another clan's outer circle is harvested once; sickles do not count, and the other clan gets nothing (EV-C12)."""

    kind = "ev-harvest-foreign"
    rules = ("EV-C12", "EV-137")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        others = [player for seat, player in enumerate(game.players) if seat != frame.seat]
        return [HARVEST.of(place) for player in others for place in outside(player)]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        harvest(game, frame.seat, HARVEST.arg(option), 1)

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"card": cause_of(game, frame)}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return HARVEST.refuses(option, "ev-why-not-outside-foreign", "EV-C12")


# --- discovering


def discover(game: Evenfall, seat: int, slot: int) -> None:
    """A place above a region goes to the outer circle; its slot stays empty (EV-047, EV-050)."""
    place = take_place(game, seat, slot)
    if game.heard:
        move = (CARDS[place], "regions", f"outer:{seat}")
        game.tell("ev-discovered", ALL, move, player=seat, card=place, region=slot // game.width)
    react(game, seat, DISCOVERED)


def take_place(game: Evenfall, seat: int, slot: int) -> int:
    place = game.slots[slot]
    game.slots[slot] = NOTHING
    game.players[seat].sites.append(new_site(place=place))
    return place


def refill(game: Evenfall, region: int) -> None:
    """Empty slots above a region get new places, as far as there are any (EV-118)."""
    for slot in range(region * game.width, (region + 1) * game.width):
        if game.slots[slot] >= 0 or not game.places:
            continue
        place = game.draw(game.places)
        game.slots[slot] = place
        if game.heard:
            game.tell("ev-refilled", ALL, (CARDS[place], "places", "regions"), card=place, region=region)


class TopPlace(Boon):
    """The top card of the places deck goes to the outer circle; this is no discovery (EV-157)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        top_place(game, frame.seat)


def top_place(game: Evenfall, seat: int) -> None:
    if not game.places:
        return
    place = game.draw(game.places)
    game.players[seat].sites.append(new_site(place=place))
    if not game.heard:
        return
    move = (CARDS[place], "places", f"outer:{seat}")
    if seat < game.seats:
        game.tell("ev-top-place", ALL, move, player=seat, card=place)
    else:
        game.tell("ev-automa-top-place", ALL, move, card=place)


class FreeDiscovery(Ask):
    """A region is chosen and refilled, then a place is discovered there without witches (EV-136)."""

    kind = "ev-free-region"
    rules = ("EV-136", "EV-C19")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [REGION.of(region) for region in range(game.regions) if game.places or places_above(game, region)]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        refill(game, REGION.arg(option))
        game.push(DISCOVER_FREELY, frame.seat, REGION.arg(option), frame.source)

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return REGION.refuses(option, "ev-why-no-place-there", "EV-C19")


class DiscoverFreely(Ask):
    """A place above the region that the argument names is discovered."""

    kind = "ev-free-discovery"
    rules = ("EV-136",)
    takes = REGION_NAME

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [DISCOVER.of(place) for place in places_above(game, frame.arg)]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        discover(game, frame.seat, game.slots.index(DISCOVER.arg(option)))

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        if not DISCOVER.holds(option):
            return None
        return Reason("ev-why-not-there", "EV-136", {"card": DISCOVER.arg(option), "region": frame.arg})


def places_above(game: Evenfall, region: int) -> list[int]:
    return [place for place in game.slots_above(region) if place >= 0]


# --- the bond bonus


@dataclass(frozen=True)
class IfRitual(Effect):
    """A part of a bond bonus that only a ritual with the keyword brings (EV-063)."""

    keyword: str
    effects: Effects


def bond_bonus(game: Evenfall, place: int, ritual: int) -> Effects:
    """The bonus for laying a ritual on a place; a starting place may have another bonus on its moon side (EV-063)."""
    bonus: Effects = ()
    for effect in (game.box.moon_bond if game.moon else game.box.bond)[place]:
        if not isinstance(effect, IfRitual):
            bonus = (*bonus, effect)
        elif game.box.keywords[ritual] >> KEYWORDS.index(effect.keyword) & 1:
            bonus = (*bonus, *effect.effects)
    return bonus


TRANSFER_ONE: Final = Transfer()
CHOOSE_TRANSFER: Final = ChooseTransfer()
HARVEST_ALL: Final = HarvestAll()
HARVEST_PLACE: Final = HarvestPlace()
HARVEST_NEWEST: Final = HarvestNewest()
HARVEST_ONE: Final = HarvestOne()
HARVEST_FOREIGN: Final = HarvestForeign()
TOP_PLACE: Final = TopPlace()
FREE_DISCOVERY: Final = FreeDiscovery()
DISCOVER_FREELY: Final = DiscoverFreely()
