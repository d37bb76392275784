"""The differences of two scenes of one seat: pieces that would come, leave or move, and amounts that would change."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final

Plain = dict[str, Any]
PLACE: Final = ("at", "on", "spot")
LASTING: Final = ("exhausted", "used", "past")
"""States that a piece takes on for longer than a question."""
NOTHING: Final = "0"
NUMBERS: Final = re.compile(r"^\d+\.|(\.\d+)+$")


def ghosts(before: Plain, after: Plain) -> Plain:
    """The differences. Zones that stand in one scene only belong to its question, so nothing is said of them."""
    old, new = ({zone["id"]: zone for zone in scene["zones"]} for scene in (before, after))
    shared = [name for name in new if name in old]
    pieces = [{piece["id"]: (name, piece) for name in shared for piece in zones[name].get("pieces", ())} for zones in (old, new)]
    return {
        "seats": list(seat_changes(before, after)),
        "zones": list(zone_changes(old, new, shared)),
        "pieces": list(piece_changes(*pieces)),
        **moves(*pieces),
    }


# --- amounts


def amount(before: Any, after: Any, sign: str = "", label: str = "") -> Plain:
    told = {"before": str(before), "after": str(after), "sign": sign, "label": label}
    return {key: value for key, value in told.items() if value or key in ("before", "after")}


def compared(old: Iterable[Plain], new: Iterable[Plain]) -> Iterator[Plain]:
    """Facts that changed. Facts of one sign are compared in their order; one that is not there counts as nothing."""
    was, now = by_sign(old), by_sign(new)
    for key in [*was, *(key for key in now if key not in was)]:
        start, goal = was.get(key), now.get(key)
        before, after = value_of(start), value_of(goal)
        if before != after:
            fact = goal or start or {}
            yield amount(before, after, fact.get("sign", ""), fact.get("label", "") if "value" in fact else "")


def by_sign(facts: Iterable[Plain]) -> dict[tuple[str, int], Plain]:
    count: dict[str, int] = defaultdict(int)
    amounts: dict[tuple[str, int], Plain] = {}
    for fact in facts:
        sign = fact.get("sign", "")
        amounts[sign, count[sign]] = fact
        count[sign] += 1
    return amounts


def value_of(fact: Plain | None) -> str:
    """The amount of a fact: its value, or its words if it has none."""
    return NOTHING if fact is None else str(fact.get("value") or fact.get("label") or NOTHING)


def seat_changes(before: Plain, after: Plain) -> Iterator[Plain]:
    new = {line["seat"]: line for line in after.get("seats", ())}
    for line in before.get("seats", ()):
        goal = new.get(line["seat"], line)
        score = list(compared(scores(line), scores(goal)))
        facts = list(compared(line.get("facts", ()), goal.get("facts", ())))
        if score or facts:
            yield {"seat": line["seat"], **({"score": score[0]} if score else {}), "facts": facts}


def scores(thing: Plain) -> list[Plain]:
    return [thing["score"]] if thing.get("score") else []


def zone_changes(old: dict[str, Plain], new: dict[str, Plain], shared: Iterable[str]) -> Iterator[Plain]:
    for name in shared:
        start, goal = old[name], new[name]
        changes = [*compared(scores(start), scores(goal)), *compared(start.get("facts", ()), goal.get("facts", ()))]
        changes += [*bars(start, goal)]
        if start.get("fact", "") != goal.get("fact", ""):
            changes.append(amount(start.get("fact", ""), goal.get("fact", "")))
        if changes:
            yield {"zone": name, "amounts": changes}


def bars(start: Plain, goal: Plain) -> Iterator[Plain]:
    for was, now in zip(start.get("bars", ()), goal.get("bars", ()), strict=False):
        if was["value"] != now["value"]:
            yield amount(was["value"], now["value"], now.get("sign", ""), now.get("label", ""))


# --- pieces

Pieces = dict[str, tuple[str, Plain]]
"""Pieces by their ids, with the zone that they lie in."""


def piece_changes(old: Pieces, new: Pieces) -> Iterator[Plain]:
    """Pieces that stay, with other amounts or in another state."""
    for name, (_, goal) in new.items():
        if name not in old:
            continue
        start = old[name][1]
        amounts = [amount(start.get(key, 0), goal.get(key, 0)) for key in ("count", "pips") if start.get(key, 0) != goal.get(key, 0)]
        amounts += compared(printed(start), printed(goal))
        states = [state for state in LASTING if state in goal.get("states", ()) and state not in start.get("states", ())]
        if amounts or states or turned(start) != turned(goal):
            yield {"piece": name, "amounts": amounts, **({"states": states} if states else {})}


def printed(piece: Plain) -> list[Plain]:
    face: Plain = piece.get("face") or {}
    return [*piece.get("badges", ()), *face.get("values", ())]


def turned(piece: Plain) -> int:
    return int(piece.get("turned", 0))


def moves(old: Pieces, new: Pieces) -> Plain:
    """Pieces that leave and pieces that come, each with the one that it was if that is known."""
    stays = {name for name in old if name in new and place_of(old[name]) == place_of(new[name])}
    gone = {name: found for name, found in old.items() if name not in stays}
    left = dict(gone)
    come: list[Plain] = []
    for name, (zone, piece) in new.items():
        if name in stays:
            continue
        was = next((other for other in like(name, piece, left)), "")
        left.pop(was, None)
        come.append({"zone": zone, "piece": drawn(piece), **({"was": was} if was else {})})
    carried = {ghost["piece"]["id"] for ghost in come}
    return {
        "gone": [name for name, (_, piece) in gone.items() if not (name in left and is_place(piece))],
        "come": [ghost for ghost in come if ghost["piece"].get("on", "") not in carried],
    }


def is_place(piece: Plain) -> bool:
    """True for a place that is drawn only because the question offers it."""
    return piece["kind"] == "tile" and bool(piece.get("options"))


def place_of(found: tuple[str, Plain]) -> tuple[Any, ...]:
    zone, piece = found
    return (zone, *(piece.get(key) for key in PLACE))


def like(name: str, piece: Plain, left: Pieces) -> Iterator[str]:
    """Pieces that could be this one: itself, else one of the same name and owner."""
    if name in left:
        yield name
    kind = (name_in(name), piece.get("seat", -1), piece["kind"])
    for other, (_, was) in left.items():
        if (name_in(other), was.get("seat", -1), was["kind"]) == kind:
            yield other


def name_in(piece: str) -> str:
    """`row/elf-green.2` is an `elf-green`, whatever its number."""
    return NUMBERS.sub("", piece.rpartition("/")[2])


def drawn(piece: Plain) -> Plain:
    """A piece as it would look, without what could be chosen on it."""
    return {key: value for key, value in piece.items() if key not in ("options", "dimmed", "note")}
