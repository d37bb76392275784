"""Whole games at random: what is told adds up to what has changed, so nothing happens unheard and nothing is told that did not happen."""

from typing import Any, Final

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import (
    BEASTS,
    ELEMENT_REALMS,
    ELEMENTS,
    MONSTERS,
    OWN_UNITS,
    REALMS,
    RESOURCES,
    SPACES,
)
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import DEFEATED, INACTIVE, NOWHERE, READY, UNDERWORLD, Player
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import STACK
from deska.kernel import Event, Rng, seeded
from deska.testing import rule

Account = dict[str, int]
"""How much there is of everything that is told of."""

PHANTOMS: Final = 1
GAMES: Final[tuple[tuple[int, dict[str, str]], ...]] = (
    (1, {"difficulty": "legend"}),
    (2, {"draft": "on", "mercenaries": "on", "legendary": "on"}),
    (3, {"oracle": "on", "giant": "on", "mother": "on", "tactics": "on"}),
    (4, {"team": "on", "tactics": "on"}),
    (5, {}),
)
SEEDS: Final = range(2)
ADDED: Final = {
    "el-scored": ("vp", 1),
    "el-took-orb": ("orbs", 1),
    "el-took-reward": ("orbs", -1),
    "el-orb-on-card": ("orbs", -1),
    "el-drew": ("hand", 1),
    "el-discarded": ("hand", -1),
    "el-cast": ("hand", -1),
    "el-fulfilled": ("hand", -1),
    "el-took-token": ("tray", 1),
    "el-cashed": ("tray", -1),
    "el-put": ("tray", -1),
    "el-gained-card": ("cards", 1),
    "el-handed-over": ("cards", 1),
    "el-phantoms-take": ("cards", 1),
    "el-recruited": ("inactive", -1),
    "el-phantoms-summon": ("inactive", -1),
    "el-rescued": ("underworld", -1),
    "el-fell": ("underworld", 1),
}
"""Messages after which a player has more or less of something, by one or by the number that is told."""
COMMON: Final = {
    "el-revealed": ("stock", -1),
    "el-gained-card": ("offer", -1),
    "el-handed-over": ("offer", -1),
    "el-phantoms-take": ("offer", -1),
    "el-burned": ("offer", -1),
    "el-turned-up": ("offer", 1),
    "el-took-reward": ("grid", 1),
}
"""The same for what belongs to all."""
REGROUPS: Final = ("el-regroups", "el-phantoms-regroup")
DEALING: Final = {"el-plays", "el-kept"}
"""With these the first hands come, which nobody has to be told."""


# --- what there is


def counted(game: Eldervale) -> Account:
    found: Account = {"stock": len(game.stock), "offer": game.shown.bit_count(), "grid": game.grid.bit_count()}
    if game.ghosts is not None:
        found["wrath"] = game.ghosts.wrath
    for seat, player in enumerate(game.players):
        found.update({f"{seat} {what}": number for what, number in held(player).items()})
        if seat >= game.seats:  # of the Phantoms' steps of glory only their points are told (EL-276)
            del found[f"{seat} glory"]
    for realm, owner in enumerate(game.dwellings):
        found[f"{REALMS[realm]} dwelling"] = owner
    for beast in MONSTERS.members:
        found[BEASTS[beast]] = game.place[beast] if game.owner[beast] == NOWHERE else READY
    for space, left in zip(SPACES, game.left, strict=True):
        found[space] = left
    return found


def held(player: Player) -> Account:
    """Everything that a player has, and the places of the units."""
    return {
        "vp": player.vp,
        "orbs": player.orbs,
        "hand": len(player.hand),
        "tray": len(player.tray),
        "quests": len(player.quests),
        "glory": max(player.glory, 0),
        "cards": sum(not BOX.is_starter[laid.card] for laid in player.cards),
        **dict(zip(RESOURCES, player.res, strict=False)),
        **dict(zip(ELEMENTS, player.power, strict=True)),
        **{realm: player.at.count(place) for place, realm in enumerate(REALMS)},
        "inactive": player.at.count(INACTIVE),
        "underworld": player.at.count(UNDERWORLD),
    }


# --- what is told


def told(account: Account, event: Event) -> None:
    """Enter one event."""
    args, message = event.args, event.message
    seat = args.get("player", PHANTOMS)
    if message.removesuffix("-phantoms") in ADDED and not is_beast(args):
        what, number = ADDED[message.removesuffix("-phantoms")]
        account[f"{seat} {what}"] += number * args.get("count", 1)
    if message in COMMON:
        what, number = COMMON[message]
        account[what] += number
    if event.move is not None and event.move[0] in OWN_UNITS:
        moved(account, seat, event.move)
    if event.move is not None and event.move[1].startswith("space:"):
        account[event.move[1].removeprefix("space:")] -= 1
    told_of_players(account, event, seat)
    told_of_the_land(account, event, seat)


def is_beast(args: dict[str, Any]) -> bool:
    return args.get("unit") in BEASTS


def moved(account: Account, seat: int, move: tuple[str, str, str]) -> None:
    for place, number in ((move[1], -1), (move[2], 1)):
        if place.startswith("realm:"):
            account[f"{seat} {place.removeprefix('realm:')}"] += number


def told_of_players(account: Account, event: Event, seat: int) -> None:
    args = event.args
    match event.message:
        case "el-gained":
            account[f"{seat} {args['resource']}"] += args["count"]
        case "el-paid":
            account[f"{seat} {args['resource']}"] -= args["count"]
        case "el-stolen":
            account[f"{args['other']} {args['resource']}"] -= 1
        case "el-rose" | "el-rose-phantoms":
            assert account[f"{seat} {args['element']}"] == args["level"] - 1
            account[f"{seat} {args['element']}"] = args["level"]
        case "el-glory":
            assert account[f"{seat} glory"] == args["field"] - 1
            account[f"{seat} glory"] = args["field"]
        case "el-fulfilled":
            account[f"{seat} quests"] += 1
        case "el-gave":
            account[f"{seat} hand"] -= 1
            account[f"{args['other']} hand"] += 1
        case "el-wrath":
            account["wrath"] = args["wrath"]


def told_of_the_land(account: Account, event: Event, seat: int) -> None:
    args = event.args
    match event.message:
        case "el-swapped" | "el-phantoms-place" if not is_beast(args):
            account[f"{seat} {args['realm']}"] += 1
        case "el-built" | "el-phantoms-build":
            assert account[f"{args['realm']} dwelling"] == NOWHERE
            account[f"{args['realm']} dwelling"] = seat
            account[f"{seat} {args['realm']}"] -= 1
        case "el-laid" if args["realm"] in ELEMENT_REALMS:
            for space in BOX.spaces_of[REALMS.index(args["realm"])]:
                account[SPACES[space]] += STACK
        case "el-appeared" | "el-invaded" | "el-monster-moved":
            account[args["monster"]] = REALMS.index(args["realm"])
        case "el-controlled":
            account[args["monster"]] = READY
        case "el-defeated":
            account[args["monster"]] = DEFEATED
        case "el-fell" if is_beast(args):
            account[args["unit"]] = DEFEATED


def chosen(account: Account, seat: int, option: str) -> None:
    """Enter into the account what a choice says by itself, so that no event tells it."""
    verb, _, rest = option.partition(":")
    if verb == "hire":
        account[f"{seat} {'gold' if rest.endswith(':gold') else 'orbs'}"] -= 1
    elif verb == "leave":
        account[f"{seat} {rest}"] = 0


# --- both


def unheard(game: Eldervale, rng: Rng) -> list[str]:
    """Play to the end by chance: what is not as it was told."""
    found: list[str] = []
    home: set[int] = set()
    game.heard = True
    while game.legal:
        account = counted(game)
        seat, option = game.actor, game.legal[rng.below(len(game.legal))]
        game.events.clear()
        game.apply(option)
        chosen(account, seat, game.spec.actions.names[option])
        for event in game.events:
            told(account, event)
        home |= regrouping(game.events)
        if not any(event.message in DEALING for event in game.events):
            found += differences(account, counted(game), home)
        turns = [i for i, event in enumerate(game.events) if event.message == "el-turn-starts"]
        if turns:
            home = regrouping(game.events[turns[-1] :])
    return found


def regrouping(events: list[Event]) -> set[int]:
    return {event.args.get("player", PHANTOMS) for event in events if event.message in REGROUPS}


def differences(expected: Account, found: Account, home: set[int]) -> list[str]:
    """In a Regroup all units come home without a word for each of them."""
    silent = {f"{seat} {place}" for seat in home for place in ("underworld", *REALMS)}
    changed = [what for what in found if expected[what] != found[what] and what not in silent]
    return [f"{what}: {expected[what]} was told, there are {found[what]}" for what in changed]


@rule("EL-049", "EL-054", "EL-083", "EL-097", "EL-131", "EL-180", "EL-184", "EL-189", "EL-211", table=True)
@pytest.mark.parametrize(("seats", "variant"), GAMES)
def test_what_is_told_adds_up(seats: int, variant: dict[str, str]) -> None:
    for seed in SEEDS:
        game = SPEC.new(seats, seed, variant)
        assert isinstance(game, Eldervale)
        assert unheard(game, seeded(seed)) == []
