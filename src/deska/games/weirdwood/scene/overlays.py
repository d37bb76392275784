"""Overlays, which lie over the table while they last: a battle, experience, Therus's spell, cards to arrange, time to buy back."""

from functools import cache
from typing import Final

from deska.games.weirdwood.actions import CARDS, CHARACTERS, DICE, FACES, ROOMS, Names
from deska.games.weirdwood.components.fight import DEALT, Battle
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.dice import COLOUR_OF, SPENT_FACE, SURGE_FACE
from deska.games.weirdwood.effects.fighting import Sources, attacker_sources, attacker_totals, foe_sources, foe_totals
from deska.games.weirdwood.scene.faces import OVERLAY, die, face_of, foe, rolled, titled
from deska.games.weirdwood.scene.monster import health, spell
from deska.games.weirdwood.scene.strips import inline, lasting
from deska.games.weirdwood.scene.wardens import tracks
from deska.kernel import Decision
from deska.kernel.scenes import Face, Fact, Message, Phase, Piece, Zone
from deska.kernel.signs import Facts

FIGHTING: Final[Names] = (
    *("ww-cut-dice", "ww-steal-dice", "ww-add-dice", "ww-fight-before", "ww-fight-rolled", "ww-fight-last", "ww-ally-window"),
    *("ww-defeated", "ww-hit-ogre", "ww-aftermath"),
)
"""Questions of a battle; for all others the viewer needs the whole table."""
ARRANGING: Final = "ww-arrange"
BUYING: Final = "ww-buy-time"
SPENDING: Final = "ww-spend-xp"
SPELLBOUND: Final = "ww-spell"
STEPS: Final[Names] = ("before", "rolled", "enemy", "damage")


def overlay(game: Weirdwood, decision: Decision | None, viewer: int) -> tuple[list[Zone], Message | None]:
    """The zones that lie over the table and their title; none and None if there is nothing."""
    if decision is not None:
        if decision.kind == ARRANGING:
            return [arranged(decision.options)], Message("ww-scene-arrange")
        if decision.kind == BUYING:
            return [bought(decision.options)], Message("ww-scene-buy-time")
        if decision.kind == SPELLBOUND:
            return [spell(game, OVERLAY)], Message("ww-scene-spell")
        if decision.kind == SPENDING:
            return [tracks(game.players[viewer], viewer, OVERLAY)], Message("ww-scene-xp")
    battle = game.battle
    if battle is None or not is_fought(battle, decision):
        return [], None
    title = Message("ww-scene-battle", {"room": ROOMS[game.tiles[battle.place]]})
    return [attacker(game, battle), enemy(game, battle), *helpers(game, decision, viewer)], title


def is_fought(battle: Battle, decision: Decision | None) -> bool:
    """True if the battle is to be seen now."""
    return battle.phase < DEALT if decision is None else decision.kind in FIGHTING


def steps(battle: Battle) -> tuple[Phase, ...]:
    """The steps of the battle."""
    now = battle.phase
    states = ["past" if i < now else "now" if i == now else "" for i in range(len(STEPS))]
    return tuple(Phase(Message(f"ww-scene-step-{name}"), state) for name, state in zip(STEPS, states, strict=True))


# --- the two sides


def attacker(game: Weirdwood, battle: Battle) -> Zone:
    hits, blocks = attacker_totals(game, battle)
    pieces = [
        Piece(f"battle/own.{i}", "die", rolled(face), states=("used",) if face == SPENT_FACE else (), offers=with_die(face))
        for i, face in enumerate(battle.faces)
    ]
    return Zone(
        "battle:attacker",
        OVERLAY,
        "panel",
        Message("ww-scene-player", {"player": battle.seat}),
        tuple(pieces or unrolled(battle.dice, "own")),
        facts=(*totals(hits, blocks), *stakes(game, battle, blocks), *sources(attacker_sources(game, battle)), *chances(battle)),
        about=titled(CHARACTERS[game.players[battle.seat].character]),
        score=Fact("hit", str(hits), Message("ww-scene-hits", {"hits": hits})),
        seat=battle.seat,
        states=leading(hits > foe_totals(game, battle)[1], battle),
        size="m",
    )


def enemy(game: Weirdwood, battle: Battle) -> Zone:
    hits, blocks = foe_totals(game, battle)
    pieces = [Piece(f"battle/foe.{i}", "die", rolled(face)) for i, face in enumerate(battle.foe_faces)]
    return Zone(
        "battle:enemy",
        OVERLAY,
        "panel",
        titled(game.board.name) if battle.monster else Message("ww-scene-swarm"),
        tuple(pieces or unrolled(battle.foe_dice, "foe", ("steal", "cut"))),
        facts=(*totals(hits, blocks), *surges(battle), *sources(foe_sources(game, battle))),
        bars=health(game) if battle.monster else (),
        score=Fact("hit", str(hits), Message("ww-scene-hits", {"hits": hits})),
        emblem=game.board.icon if battle.monster else "scarab-beetle",
        states=leading(hits > attacker_totals(game, battle)[1], battle),
        size="m",
    )


def leading(ahead: bool, battle: Battle) -> Names:
    """Marks a side that would do damage, once both have rolled."""
    return ("leads",) if ahead and battle.foe_faces else ()


def with_die(face: int) -> Names:
    """The options of a rolled die."""
    name = FACES[face]
    turned = tuple(f"set:{name}:{to}" for to, colour in zip(FACES, COLOUR_OF, strict=True) if colour == COLOUR_OF[face])
    return (f"reroll:{name}", *turned, "surge") if face == SURGE_FACE else (f"reroll:{name}", *turned)


def unrolled(counts: list[int], side: str, verbs: Names = ()) -> list[Piece]:
    """Dice that are still to be rolled, by the number of each colour."""
    return [
        Piece(f"battle/{side}.{name}.{i}", "die", die(colour), offers=tuple(f"{verb}:{name}" for verb in verbs))
        for colour, name in enumerate(DICE)
        for i in range(counts[colour])
    ]


def totals(hits: int, blocks: int) -> Facts:
    return (Fact("hit", str(hits)), Fact("block", str(blocks)))


def stakes(game: Weirdwood, battle: Battle, blocks: int) -> Facts:
    """The health of the attacker before and after, if all stays as it has been rolled."""
    health = game.players[battle.seat].health
    lost = max(0, foe_totals(game, battle)[0] - blocks)
    if not battle.foe_faces or not lost:
        return ()
    return (Fact("health", f"{health} → {max(0, health - lost)}", Message("ww-scene-if-it-stays")),)


def sources(given: Sources) -> Facts:
    """The sources of hits and blocks, as far as there are any."""
    signs = {source: inline(lasting(hits, blocks)) for source, (hits, blocks) in given.items()}
    return tuple(Fact("", "", Message(f"ww-scene-from-{source}", {"signs": shown})) for source, shown in signs.items() if shown)


def chances(battle: Battle) -> Facts:
    """Dice that may still be left out, stolen, rerolled or turned."""
    counts = {"cuts": battle.cuts, "steals": battle.steals, "rerolls": battle.rerolls, "sets": battle.sets}
    return tuple(Fact("", str(count), Message(f"ww-scene-{name}")) for name, count in counts.items() if count)


def surges(battle: Battle) -> Facts:
    return (Fact("surge", str(battle.surges)),) if battle.surges else ()


# --- what the viewer may use in it


def helpers(game: Weirdwood, decision: Decision | None, viewer: int) -> list[Zone]:
    """One's own abilities, companions and stolen power cards lie under the overlay: they are shown here once more."""
    if decision is None:
        return []
    player = game.players[viewer]
    pieces = [
        Piece(f"battle/{name}", "card", face_of(CARDS.index(name)), offers=(f"ability:{name}", f"free-ability:{name}"))
        for name in named(decision.options, "ability", "free-ability")
    ]
    pieces += [
        Piece(f"battle/{CARDS[card]}", "card", face_of(card), offers=(f"companion:{CARDS[card]}",), group=1)
        for i, card in enumerate(player.companions)
        if not player.exhausted >> i & 1
    ]
    pieces += [Piece(f"battle/{CARDS[card]}", "card", foe(card), offers=(f"loot:{CARDS[card]}",), group=2) for card in player.loot]
    if not pieces:
        return []
    return [Zone("battle:helpers", OVERLAY, "row", Message("ww-scene-helpers"), tuple(pieces), size="s", line=1)]


def named(options: Names, *verbs: str) -> Names:
    """The names that these verbs are offered with, each once."""
    parts = [option.partition(":") for option in options]
    return tuple(dict.fromkeys(name for verb, _, name in parts if verb in verbs))


# --- choices from many


def arranged(options: Names) -> Zone:
    pieces = tuple(Piece(f"arrange/{name}", "card", foe(CARDS.index(name)), offers=(f"next:{name}",)) for name in named(options, "next"))
    return Zone("arrange", OVERLAY, "row", Message("ww-scene-monster-cards"), pieces, size="l")


@cache
def positions(count: int) -> Face:
    return Face("cell", Message("ww-scene-back", {"count": count}), values=(Fact("", str(count)),))


def bought(options: Names) -> Zone:
    counts = [int(name) for name in named(options, "back")]
    pieces = tuple(Piece(f"back/{count}", "tile", positions(count), at=(i, 0), offers=(f"back:{count}",)) for i, count in enumerate(counts))
    return Zone("back", OVERLAY, "track", Message("ww-scene-clock"), pieces)
