"""A battle as an overlay: the sides, where their dice come from, what they show, and what the viewer may use."""

from typing import Final

from deska.games.eldervale.actions import (
    ACTIONS,
    AID,
    CARDS,
    CASH,
    CAST,
    ELEMENTS,
    FACES,
    FACTIONS,
    FIGHT,
    FOES,
    FULFIL,
    GOLD,
    GUARDIAN,
    JOIN,
    MAGIC,
    REALMS,
    RESOURCES,
    REWARD,
    REWARDS,
    RISE,
    SIDES,
    STEAL,
    SWORD,
    UNITS,
    USE,
)
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import COMPARED, NOWHERE, Battle
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import FACE
from deska.games.eldervale.effects.gains import Draw, Gain
from deska.games.eldervale.effects.paying import purse
from deska.games.eldervale.effects.sides import all_sides, battle_of, word_of
from deska.games.eldervale.scene.choices import options_of
from deska.games.eldervale.scene.faces import (
    OVERLAY,
    Names,
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
from deska.games.eldervale.scene.lands import guardian_strength, seat_of
from deska.games.eldervale.scene.shared import track_head
from deska.games.eldervale.scene.sources import dice_of, sources_of
from deska.kernel import Decision, Effect
from deska.kernel.scenes import Fact, Message, Phase, Piece, Zone

STEPS: Final[Names] = ("join", "swords", "rolls", "spoils")
STEP_OF: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 3, 3, 3)
"""The pill of each stage of a battle."""
FIGHTING: Final[Names] = (
    *("el-looms", "el-before-joining", "el-join", "el-swords", "el-take-die", "el-rerolls", "el-reroll", "el-reroll-some"),
    *("el-flip", "el-set-six", "el-venom", "el-spoils", "el-steal", "el-save", "el-pull-back", "el-keep-units", "el-retreat"),
)
"""Questions of a battle; for all others its viewer needs the whole table."""
WORDS: Final[Names] = ("worker", "warrior", "wizard", "dragon", "dwelling", "wrath", "strength", "others", "swords")
"""Sources of dice that are no cards."""


def is_shown(game: Eldervale, asked: Decision | None) -> bool:
    """A battle is shown to those who are asked about it, and to those who wait until it is decided."""
    if game.battle is None:
        return False
    return game.battle.stage < COMPARED if asked is None else asked.kind in FIGHTING


def battle(game: Eldervale, viewer: int, asked: Decision | None) -> list[Zone]:
    """The sides of the battle, and what helps the viewer in it."""
    return [*(side(game, number, viewer, asked) for number in all_sides(game)), *helpers(game, viewer, asked)]


def title(game: Eldervale) -> Message:
    return Message("el-scene-battle", {"realm": REALMS[battle_of(game).realm]})


def steps(game: Eldervale) -> tuple[Phase, ...]:
    now = STEP_OF[battle_of(game).stage]
    states = ["past" if i < now else "now" if i == now else "" for i in range(len(STEPS))]
    return tuple(Phase(Message(f"el-scene-step-{name}"), state) for name, state in zip(STEPS, states, strict=True))


# --- the sides


def side(game: Eldervale, number: int, viewer: int, asked: Decision | None) -> Zone:
    fight = battle_of(game)
    wild = number == game.sides
    seat = NOWHERE if wild else seat_of(game, number)
    figures = [monster(game)] if wild else fighters(game, number, viewer)
    leads = leads_now(fight, number)
    return Zone(
        f"battle:{number}",
        OVERLAY,
        "panel",
        named(fight, seat, wild),
        (*figures, *dice(game, number), *spoils(game, number, asked)),
        facts=tuple(Fact("", f"{count:+d}".replace("-", "−"), source(name)) for name, count in sources_of(game, number).items()),
        about=Message(f"el-faction-{FACTIONS[game.players[seat].faction]}") if seat >= 0 else None,
        score=Fact("", str(dice_of(game, number)), Message("el-scene-dice")),
        seat=seat,
        states=("leads",) if leads else (),
        note=Message("el-scene-wins" if fight.winner >= 0 else "el-scene-leads") if leads else None,
        emblem=BOX.things[BOX.numbers[foe_of(fight)]].icon if wild else "haunting" if seat < 0 else "",
        size="l",
    )


def named(fight: Battle, seat: int, wild: bool) -> Message:
    if wild:
        return titled(foe_of(fight))
    return Message("el-scene-player", {"player": seat}) if seat >= 0 else Message("el-scene-phantoms")


def foe_of(fight: Battle) -> str:
    """The name of the monster, or of the guardian."""
    return FOES[fight.monster]


def monster(game: Eldervale) -> Piece:
    fight = battle_of(game)
    face = guardian(guardian_strength(game)) if fight.monster == GUARDIAN else beast(fight.monster)
    return Piece(f"battle/{foe_of(fight)}", "figure", face)


def fighters(game: Eldervale, number: int, viewer: int) -> list[Piece]:
    realm = battle_of(game).realm
    found: list[Piece] = []
    for i, kind in enumerate(game.units_at(number, realm)):
        offers = (f"unit:{UNITS[kind]}:{REALMS[realm]}",) if number == viewer else ()
        found.append(Piece(f"battle:{number}/{UNITS[kind]}.{i}", "figure", unit(kind), seat_of(game, number), offers=offers))
    return found


def dice(game: Eldervale, number: int) -> list[Piece]:
    """The dice that have been rolled, else as many blank dice as there will be."""
    word = SIDES[word_of(game, number)]
    face = die(number >= game.seats)
    rolled = battle_of(game).rolls[number]
    if rolled:
        return [
            Piece(f"battle:{number}/die.{i}", "die", face, pips=pips, offers=(f"die:{word}:{pips}", f"against:{word}"))
            for i, pips in enumerate(rolled)
        ]
    return [Piece(f"battle:{number}/die.{i}", "die", face, offers=(f"against:{word}",)) for i in range(dice_of(game, number))]


def source(name: str) -> Message:
    return Message(f"el-scene-from-{name}") if name in WORDS else titled(name)


def leads_now(fight: Battle, number: int) -> bool:
    """True if a side would win with what the dice show."""
    if not fight.rolls[number]:
        return False
    if fight.winner >= 0:
        return fight.winner == number
    best = max(fight.rolls)
    return fight.rolls[number] == best and fight.rolls.count(best) == 1


def spoils(game: Eldervale, number: int, asked: Decision | None) -> list[Piece]:
    """The resources of a defeated player, while one of them is taken (EL-C45)."""
    kinds = [STEAL.second(option) for option in options_of(asked, STEAL) if STEAL.arg(option) == number]
    return [
        Piece(
            f"battle:{number}/{RESOURCES[kind]}",
            "tile",
            stored(kind, purse(game, number)[kind]),
            offers=(f"steal:{number}:{RESOURCES[kind]}",),
        )
        for kind in kinds
    ]


# --- what the viewer may use in it


def helpers(game: Eldervale, viewer: int, asked: Decision | None) -> list[Zone]:
    """One's own things lie under the overlay: what can be used now is shown here once more."""
    if viewer < 0 or asked is None:
        return []
    pieces = (
        *reinforcements(asked, viewer),
        *payments(game, asked, viewer),
        *cards(asked),
        *tokens(game, asked, viewer),
        *orbs(asked),
        *powers(asked),
    )
    return [Zone("battle:helpers", OVERLAY, "row", Message("el-scene-helpers"), pieces, size="s", line=1)] if pieces else []


def reinforcements(asked: Decision, viewer: int) -> list[Piece]:
    """Units that could join, with where they stand (EL-160)."""
    found: list[Piece] = []
    for option in options_of(asked, JOIN):
        kind, realm = JOIN.arg(option), REALMS[JOIN.second(option)]
        caption = Message("el-scene-from", {"realm": realm})
        offers = (ACTIONS.names[option],)
        found.append(Piece(f"helpers/{UNITS[kind]}.{realm}", "figure", unit(kind), viewer, offers=offers, caption=caption))
    return found


def payments(game: Eldervale, asked: Decision, viewer: int) -> list[Piece]:
    """Swords and gold for dice of one's own or of the partner (EL-165, EL-252)."""
    own = [FIGHT.arg(option) for option in options_of(asked, FIGHT)]
    aid = [AID.arg(option) for option in options_of(asked, AID)]
    kinds = [(SWORD, GOLD)[place] for place in dict.fromkeys(own + aid)]
    held = purse(game, viewer)
    return [
        Piece(f"helpers/{name}", "tile", stored(kind, held[kind]), offers=(f"fight:{name}", f"aid:{name}"), group=1)
        for kind, name in [(kind, RESOURCES[kind]) for kind in kinds]
    ]


def cards(asked: Decision) -> list[Piece]:
    """Spells and quests of the hand, weapons, and the tactics token."""
    held = [(option, CAST.arg(option)) for option in options_of(asked, CAST)]
    held += [(option, FULFIL.arg(option)) for option in options_of(asked, FULFIL)]
    found = [Piece(f"helpers/{MAGIC[card]}", "card", magic(card), offers=(ACTIONS.names[option],), group=2) for option, card in held]
    tools = [USE.arg(option) for option in options_of(asked, USE)]
    for card in tools:
        if card in BOX.adventures:
            found.append(Piece(f"helpers/{CARDS[card]}", "card", adventure(card), offers=(f"use:{CARDS[card]}",), group=3))
    if BOX.tactics in tools:
        found.append(Piece("helpers/tactics", "token", tactics(), offers=("use:tactics",), group=3))
    return found


def tokens(game: Eldervale, asked: Decision, viewer: int) -> list[Piece]:
    """Treasure tokens may be cashed at any time (EL-132)."""
    found: list[Piece] = []
    for face in dict.fromkeys([FACE[token] for token in game.players[viewer].tray]):
        offers = tuple([ACTIONS.names[option] for option in options_of(asked, CASH) if CASH.arg(option) == face])
        if offers:
            found.append(Piece(f"helpers/tray/{FACES[face]}", "tile", treasure(face), offers=offers, group=4))
    return found


def orbs(asked: Decision) -> list[Piece]:
    """Rewards for an orb that help in a battle (EL-130); all others stay where they lie."""
    numbers = [REWARD.arg(option) for option in options_of(asked, REWARD)]
    named_rewards = [(number, REWARDS[number]) for number in numbers if any(arms(effect) for effect in BOX.rewards[number].effects)]
    return [Piece(f"helpers/{name}", "tile", reward(number), offers=(f"reward:{name}",), group=5) for number, name in named_rewards]


def arms(effect: Effect) -> bool:
    """True for what brings swords, gold or spells."""
    return isinstance(effect, Draw) or (isinstance(effect, Gain) and effect.resource in ("sword", "gold"))


def powers(asked: Decision) -> list[Piece]:
    """Power in the element of a beaten monster (EL-175)."""
    elements = [RISE.arg(option) for option in options_of(asked, RISE)]
    return [
        Piece(f"helpers/{ELEMENTS[element]}", "tile", track_head(element), offers=(f"rise:{ELEMENTS[element]}",)) for element in elements
    ]
