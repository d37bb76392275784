"""A battle as an overlay: the sides, where their dice come from, what they show, and what the viewer may use."""

from typing import Any, Final

from deska.games.eldervale.actions import ADVENTURES, RESOURCES
from deska.games.eldervale.scene.faces import (
    OVERLAY,
    Names,
    Seen,
    adventure,
    beast,
    die,
    guardian,
    magic,
    reward,
    stored,
    tactics,
    titled,
    treasure,
    unit,
)
from deska.games.eldervale.scene.icons import BEAST_ICONS
from deska.games.eldervale.scene.lands import guardian_strength, kinds_at, seat_of
from deska.games.eldervale.scene.shared import track_head
from deska.kernel.scenes import Fact, Message, Phase, Piece, Zone

Fight = dict[str, Any]
STEPS: Final[Names] = ("join", "swords", "rolls", "spoils")
STEP_OF: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 3, 3, 3)
"""The pill of each stage of a battle."""
COMPARED: Final = 5
FIGHTING: Final[Names] = (
    *("el-looms", "el-before-joining", "el-join", "el-swords", "el-take-die", "el-rerolls", "el-reroll", "el-reroll-some"),
    *("el-flip", "el-set-six", "el-venom", "el-spoils", "el-steal", "el-save", "el-pull-back", "el-keep-units", "el-retreat"),
)
"""Questions of a battle; for all others its viewer needs the whole table."""
ARMING: Final[Names] = ("two-swords", "gold-and-card", "three-cards")
"""Rewards that bring swords, gold or spells."""
WORDS: Final[Names] = ("worker", "warrior", "wizard", "dragon", "dwelling", "wrath", "strength", "others", "swords")
"""Sources of dice that are no cards."""


def battle(seen: Seen, viewer: int) -> list[Zone]:
    """Nothing outside a battle."""
    if not is_shown(seen):
        return []
    fight = seen["battle"]
    return [*(side(seen, fight, number, viewer) for number in fight["sides"]), *helpers(seen, viewer)]


def is_shown(seen: Seen) -> bool:
    """To those who are asked about it, and to those who wait until it is decided."""
    if seen["battle"] is None:
        return False
    decision = seen["decision"]
    return seen["battle"]["stage"] < COMPARED if decision is None else decision["kind"] in FIGHTING


def title(seen: Seen) -> Message:
    return Message("el-scene-battle", {"realm": seen["battle"]["realm"]})


def steps(seen: Seen) -> tuple[Phase, ...]:
    now = STEP_OF[seen["battle"]["stage"]]
    states = ["past" if i < now else "now" if i == now else "" for i in range(len(STEPS))]
    return tuple(Phase(Message(f"el-scene-step-{name}"), state) for name, state in zip(STEPS, states, strict=True))


# --- the sides


def side(seen: Seen, fight: Fight, number: int, viewer: int) -> Zone:
    wild = number == len(seen["players"])
    seat = -1 if wild else seat_of(seen, number)
    figures = [monster(seen, fight)] if wild else fighters(seen, fight, number, viewer)
    leads = leads_now(fight, number)
    return Zone(
        f"battle:{number}",
        OVERLAY,
        "panel",
        named(fight, seat, wild),
        (*figures, *dice(fight, number, wild or seat < 0), *spoils(seen, fight, number)),
        facts=tuple(Fact("", f"{count:+d}".replace("-", "−"), source(name)) for name, count in ledger(fight, number)),
        about=None if wild or seat < 0 else Message(f"el-faction-{seen['players'][number]['faction']}"),
        score=Fact("", str(dice_of(fight, number)), Message("el-scene-dice")),
        seat=seat,
        states=("leads",) if leads else (),
        note=Message("el-scene-wins" if fight["winner"] >= 0 else "el-scene-leads") if leads else None,
        emblem=BEAST_ICONS[fight["monster"]] if wild else "haunting" if seat < 0 else "",
        size="l",
    )


def named(fight: Fight, seat: int, wild: bool) -> Message:
    if wild:
        return titled(fight["monster"])
    return Message("el-scene-player", {"player": seat}) if seat >= 0 else Message("el-scene-phantoms")


def monster(seen: Seen, fight: Fight) -> Piece:
    name = fight["monster"]
    if name == "guardian":
        return Piece("battle/guardian", "figure", guardian(guardian_strength(seen["phantoms"])))
    return Piece(f"battle/{name}", "figure", beast(name))


def fighters(seen: Seen, fight: Fight, number: int, viewer: int) -> list[Piece]:
    seat, realm = seat_of(seen, number), fight["realm"]
    mine = seat >= 0 and seat == viewer
    return [
        Piece(f"battle:{number}/{kind}.{i}", "figure", unit(kind), seat, offers=(f"unit:{kind}:{realm}",) if mine else ())
        for i, kind in enumerate(kinds_at(seen, number, realm))
    ]


def word_of(fight: Fight, number: int) -> str:
    """A side as options call it."""
    return "monster" if number == len(fight["dice"]) - 1 else str(number)


def dice(fight: Fight, number: int, foe: bool) -> list[Piece]:
    """What has been rolled, else as many blank dice as there will be."""
    word = word_of(fight, number)
    face = die("foe" if foe else "own")
    rolled = fight["rolls"][number]
    if rolled:
        return [
            Piece(f"battle:{number}/die.{i}", "die", face, pips=pips, offers=(f"die:{word}:{pips}", f"against:{word}"))
            for i, pips in enumerate(rolled)
        ]
    return [Piece(f"battle:{number}/die.{i}", "die", face, offers=(f"against:{word}",)) for i in range(dice_of(fight, number))]


def dice_of(fight: Fight, number: int) -> int:
    """Counted, or as many as there would be now."""
    counted: int = fight["dice"][number]
    return counted if counted or not fight["sources"] else max(1, sum(count for _, count in fight["sources"][number]))


def ledger(fight: Fight, number: int) -> list[tuple[str, int]]:
    """Equal sources once."""
    found: dict[str, int] = {}
    for name, count in fight["sources"][number] if fight["sources"] else []:
        found[name] = found.get(name, 0) + count
    return list(found.items())


def source(name: str) -> Message:
    return Message(f"el-scene-from-{name}") if name in WORDS else titled(name)


def leads_now(fight: Fight, number: int) -> bool:
    """Who would win with what the dice show."""
    if not fight["rolls"][number]:
        return False
    if fight["winner"] >= 0:
        return bool(fight["winner"] == number)
    best = max(fight["rolls"])
    return bool(fight["rolls"][number] == best and fight["rolls"].count(best) == 1)


def spoils(seen: Seen, fight: Fight, number: int) -> list[Piece]:
    """What a defeated player has, while one of these things is taken (EL-C45)."""
    decision = seen["decision"]
    if decision is None or decision["kind"] != "el-steal" or number >= len(seen["players"]):
        return []
    options = [f"steal:{number}:{name}" for name in RESOURCES]
    counts = seen["players"][number]["resources"]
    return [
        Piece(f"battle:{number}/{name}", "tile", stored(name, counts[name]), offers=(option,))
        for name, option in zip(RESOURCES, options, strict=True)
        if option in decision["options"]
    ]


# --- what the viewer may use in it


def helpers(seen: Seen, viewer: int) -> list[Zone]:
    """One's own things lie under the overlay: what can be used now is shown here once more."""
    decision = seen["decision"]
    if viewer < 0 or decision is None:
        return []
    pieces = [
        *reinforcements(decision["options"], viewer),
        *payments(seen, decision["options"], viewer),
        *cards(decision["options"]),
        *tokens(seen, decision["options"], viewer),
        *orbs(decision["options"]),
        *powers(decision["options"]),
    ]
    return [Zone("battle:helpers", OVERLAY, "row", Message("el-scene-helpers"), tuple(pieces), size="s", line=1)] if pieces else []


def named_by(options: list[str], verb: str) -> list[list[str]]:
    """The arguments of a verb, option by option."""
    return [option.split(":")[1:] for option in options if option.partition(":")[0] == verb]


def reinforcements(options: list[str], viewer: int) -> list[Piece]:
    """Units that could join, with where they stand (EL-160)."""
    return [
        Piece(
            f"helpers/{kind}.{realm}",
            "figure",
            unit(kind),
            viewer,
            offers=(f"join:{kind}:{realm}",),
            caption=Message("el-scene-from", {"realm": realm}),
        )
        for kind, realm in named_by(options, "join")
    ]


def payments(seen: Seen, options: list[str], viewer: int) -> list[Piece]:
    """Swords and gold for dice of one's own or of the partner (EL-165, EL-252)."""
    counts = seen["players"][viewer]["resources"]
    names = dict.fromkeys(name for verb in ("fight", "aid") for (name,) in named_by(options, verb))
    return [
        Piece(f"helpers/{name}", "tile", stored(name, counts[name]), offers=(f"fight:{name}", f"aid:{name}"), group=1) for name in names
    ]


def cards(options: list[str]) -> list[Piece]:
    """Spells and quests of the hand, weapons, and the tactics token."""
    held = [
        Piece(f"helpers/{name}", "card", magic(name), offers=(f"{verb}:{name}",), group=2)
        for verb in ("cast", "fulfil")
        for (name,) in named_by(options, verb)
    ]
    tools = [name for (name,) in named_by(options, "use")]
    laid = [Piece(f"helpers/{name}", "card", adventure(name), offers=(f"use:{name}",), group=3) for name in tools if name in ADVENTURES]
    ready = [Piece("helpers/tactics", "token", tactics(), offers=("use:tactics",), group=3)] if "tactics" in tools else []
    return [*held, *laid, *ready]


def tokens(seen: Seen, options: list[str], viewer: int) -> list[Piece]:
    """Treasure tokens may be cashed at any time (EL-132)."""
    found: list[Piece] = []
    for face in dict.fromkeys(seen["players"][viewer]["tray"]):
        offers = tuple(option for option in options if option.startswith(f"cash:{face}:"))
        if offers:
            found.append(Piece(f"helpers/tray/{face}", "tile", treasure(face), offers=offers, group=4))
    return found


def orbs(options: list[str]) -> list[Piece]:
    """Rewards for an orb that help in a battle (EL-130); all others stay where they lie."""
    names = [name for (name,) in named_by(options, "reward") if name in ARMING]
    return [Piece(f"helpers/{name}", "tile", reward(name), offers=(f"reward:{name}",), group=5) for name in names]


def powers(options: list[str]) -> list[Piece]:
    """Power in the element of a beaten monster (EL-175)."""
    return [Piece(f"helpers/{name}", "tile", track_head(name), offers=(f"rise:{name}",)) for (name,) in named_by(options, "rise")]
