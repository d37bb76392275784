"""What is laid over the table while it lasts: a battle, experience, Therus's spell, cards to arrange, time to buy back."""

from functools import cache
from typing import Any, Final

from deska.games.weirdwood.actions import DICE, FACES
from deska.games.weirdwood.components.fight import DEALT
from deska.games.weirdwood.scene.faces import OVERLAY, Names, Seen, ability, colour_of, companion, die, foe, rolled, titled
from deska.games.weirdwood.scene.icons import ICONS
from deska.games.weirdwood.scene.monster import health, spell
from deska.games.weirdwood.scene.strips import Facts, inline, lasting
from deska.games.weirdwood.scene.wardens import tracks
from deska.kernel.scenes import Face, Fact, Message, Phase, Piece, Zone

FIGHTING: Final[Names] = (
    *("ww-cut-dice", "ww-steal-dice", "ww-add-dice", "ww-fight-before", "ww-fight-rolled", "ww-fight-last", "ww-ally-window"),
    *("ww-defeated", "ww-hit-ogre", "ww-aftermath"),
)
"""Questions of a battle; for all others its viewer needs the whole table."""
ARRANGING: Final = "ww-arrange"
BUYING: Final = "ww-buy-time"
SPENDING: Final = "ww-spend-xp"
SPELLBOUND: Final = "ww-spell"
STEPS: Final[Names] = ("before", "rolled", "enemy", "damage")


def overlay(seen: Seen, viewer: int) -> tuple[list[Zone], Message | None]:
    """The zones and their title; none and None if nothing lies over the table."""
    decision = seen["decision"]
    kind = "" if decision is None else decision["kind"]
    if kind == ARRANGING:
        return [arranged(decision["options"])], Message("ww-scene-arrange")
    if kind == BUYING:
        return [bought(decision["options"])], Message("ww-scene-buy-time")
    if kind == SPELLBOUND:
        return [spell(seen)], Message("ww-scene-spell")
    if kind == SPENDING and viewer >= 0:
        return [tracks(seen["players"][viewer], viewer, OVERLAY)], Message("ww-scene-xp")
    if not is_fought(seen, kind):
        return [], None
    title = Message("ww-scene-battle", {"room": room_of(seen)})
    zones = [attacker(seen), enemy(seen)]
    return [*zones, *helpers(seen, viewer)], title


def is_fought(seen: Seen, kind: str) -> bool:
    """Whether the battle is to be seen now."""
    if seen["battle"] is None:
        return False
    return kind in FIGHTING or (not kind and seen["battle"]["phase"] < DEALT)


def room_of(seen: Seen) -> str:
    return next(str(there["room"]) for there in seen["rooms"] if there["place"] == seen["battle"]["place"])


def steps(seen: Seen) -> tuple[Phase, ...]:
    now = seen["battle"]["phase"]
    states = ["past" if i < now else "now" if i == now else "" for i in range(len(STEPS))]
    return tuple(Phase(Message(f"ww-scene-step-{name}"), state) for name, state in zip(STEPS, states, strict=True))


# --- the two sides


def attacker(seen: Seen) -> Zone:
    battle = seen["battle"]
    seat = battle["seat"]
    pieces = [
        Piece(f"battle/own.{i}", "die", rolled(face), states=("used",) if face == "basic-spent" else (), offers=with_die(face))
        for i, face in enumerate(battle["faces"])
    ]
    return Zone(
        "battle:attacker",
        OVERLAY,
        "panel",
        Message("ww-scene-player", {"player": seat}),
        tuple(pieces or unrolled(battle["dice"], "own")),
        facts=(*totals(battle["hits"], battle["blocks"]), *sources(battle["sources"]), *chances(battle)),
        about=titled(seen["players"][seat]["character"]),
        score=Fact("hit", str(battle["hits"]), Message("ww-scene-hits")),
        seat=seat,
        states=leading(battle["hits"] > battle["foe_blocks"], battle),
        size="m",
    )


def enemy(seen: Seen) -> Zone:
    battle = seen["battle"]
    name = seen["monster"]["name"]
    pieces = [Piece(f"battle/foe.{i}", "die", rolled(face)) for i, face in enumerate(battle["foe_faces"])]
    return Zone(
        "battle:enemy",
        OVERLAY,
        "panel",
        titled(name) if battle["monster"] else Message("ww-scene-swarm"),
        tuple(pieces or unrolled(battle["foe_dice"], "foe", ("steal", "cut"))),
        facts=(*totals(battle["foe_hits"], battle["foe_blocks"]), *surges(battle), *sources(battle["foe_sources"])),
        bars=health(seen["monster"]) if battle["monster"] else (),
        score=Fact("hit", str(battle["foe_hits"]), Message("ww-scene-hits")),
        emblem=ICONS[name] if battle["monster"] else "scarab-beetle",
        states=leading(battle["foe_hits"] > battle["blocks"], battle),
        size="m",
    )


def leading(ahead: bool, battle: dict[str, Any]) -> Names:
    """Who would do damage, once both have rolled."""
    return ("leads",) if ahead and battle["foe_faces"] else ()


def with_die(face: str) -> Names:
    same = colour_of(face)
    turned = tuple(f"set:{face}:{to}" for to in FACES if to.startswith(same))
    return (f"reroll:{face}", *turned, "surge") if face == "basic-surge" else (f"reroll:{face}", *turned)


def unrolled(counts: dict[str, int], side: str, verbs: Names = ()) -> list[Piece]:
    return [
        Piece(f"battle/{side}.{colour}.{i}", "die", die(colour), offers=tuple(f"{verb}:{colour}" for verb in verbs))
        for colour in DICE
        for i in range(counts[colour])
    ]


def totals(hits: int, blocks: int) -> Facts:
    return (Fact("hit", str(hits)), Fact("block", str(blocks)))


def sources(given: list[list[Any]]) -> Facts:
    """Where hits and blocks come from."""
    return tuple(
        Fact("", "", Message(f"ww-scene-from-{source}", {"signs": inline(lasting(hits, blocks))})) for source, hits, blocks in given
    )


def chances(battle: dict[str, Any]) -> Facts:
    """What may still be done with dice."""
    names = ("cuts", "steals", "rerolls", "sets")
    return tuple(Fact("", str(battle[name]), Message(f"ww-scene-{name}")) for name in names if battle[name])


def surges(battle: dict[str, Any]) -> Facts:
    return (Fact("surge", str(battle["surges"])),) if battle["surges"] else ()


# --- what the viewer may use in it


def helpers(seen: Seen, viewer: int) -> list[Zone]:
    """One's own abilities, companions and stolen power cards lie under the overlay: they are shown here once more."""
    if viewer < 0 or seen["decision"] is None:
        return []
    player = seen["players"][viewer]
    pieces = [
        Piece(f"battle/{name}", "card", ability(name), offers=(f"ability:{name}", f"free-ability:{name}"))
        for name in named(seen["decision"]["options"], "ability", "free-ability")
    ]
    pieces += [
        Piece(f"battle/{name}", "card", companion(name), offers=(f"companion:{name}",), group=1)
        for name, exhausted in player["companions"]
        if not exhausted
    ]
    pieces += [Piece(f"battle/{name}", "card", foe(name), offers=(f"loot:{name}",), group=2) for name in player["loot"]]
    if not pieces:
        return []
    return [Zone("battle:helpers", OVERLAY, "row", Message("ww-scene-helpers"), tuple(pieces), size="s", line=1)]


def named(options: list[str], *verbs: str) -> Names:
    """What these verbs are offered with, each once."""
    found = [option.partition(":") for option in options]
    return tuple(dict.fromkeys(name for verb, _, name in found if verb in verbs))


# --- choices from many


def arranged(options: list[str]) -> Zone:
    pieces = tuple(Piece(f"arrange/{name}", "card", foe(name), offers=(f"next:{name}",)) for name in named(options, "next"))
    return Zone("arrange", OVERLAY, "row", Message("ww-scene-monster-cards"), pieces, size="l")


@cache
def positions(count: int) -> Face:
    return Face("cell", Message("ww-scene-back", {"count": count}), values=(Fact("", str(count)),))


def bought(options: list[str]) -> Zone:
    counts = [int(name) for name in named(options, "back")]
    pieces = tuple(Piece(f"back/{count}", "tile", positions(count), at=(i, 0), offers=(f"back:{count}",)) for i, count in enumerate(counts))
    return Zone("back", OVERLAY, "track", Message("ww-scene-clock"), pieces)
