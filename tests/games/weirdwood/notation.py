"""Boards and cards as the tables write them."""

from itertools import groupby
from typing import Final

from deska.games.weirdwood.components.definitions import ActionCard, Companion, Might, Price, Reward, TacticCard
from deska.games.weirdwood.effects.battle import Attack, FarAttack
from deska.games.weirdwood.effects.clock import TimeBack, TimeOn
from deska.games.weirdwood.effects.crafting import CleanAnywhere, Cleanse, Craft, ReadyOne, Recruit
from deska.games.weirdwood.effects.dice import InBattle
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.fighting import Edge
from deska.games.weirdwood.effects.foe import WoundMonster
from deska.games.weirdwood.effects.goods import Gain, GainPower, Trade
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import Scout, TakeTactics
from deska.games.weirdwood.effects.movement import Move, Slip, Teleport
from deska.games.weirdwood.effects.people import ForAll, On
from deska.games.weirdwood.effects.scarabs import Banish
from deska.kernel import Effect, Either
from deska.kernel.effects import name_of

Effects = tuple[Effect, ...]
LETTERS: Final = {"power": "pw", "knowledge": "kn", "min": "mi", "scarab": "sc", "any": "any"}
CORNERS: Final = {"hit": "H", "block": "B", "min": "M", "knowledge": "K", "wild": "W"}
PLACES: Final = {"here": "here", "connected": "conn", "any": "any"}
PLAIN: Final = {
    "use-room": "room",
    "unslot": "unslot 1",
    "repeat": "repeat 1",
    "make-wild": "wild 1",
    "open-doors": "open",
    "swap-places": "swap",
    "infiltrate": "infiltrate",
}


def price(of: Price | Gain) -> str:
    """Power tokens, knowledge, Mîn, scarabs, any."""
    return "+".join(f"{getattr(of, kind)}{letters}" for kind, letters in LETTERS.items() if getattr(of, kind, 0))


def might(of: Might) -> list[str]:
    """In the order of the tables: hits, dice, blocks, what is done with dice."""
    dice = ["+die A"] * of.attack + ["+die B"] * of.basic + ["+die D"] * of.defence + ["+die any"] * of.any_dice
    hits = [f"+hit {of.hits}"] if of.hits else []
    blocks = [f"+block {of.blocks}"] if of.blocks else []
    counts = (("reroll", of.rerolls), ("set", of.sets), ("-die", of.cuts), ("steal", of.steals))
    return hits + dice + blocks + [f"{word} {count}" for word, count in counts if count]


def less(by: int) -> str:
    return f" -{by}" if by else ""


def short(effect: Effect) -> str:
    match effect:
        case Move(open_doors=True):
            return "fly"
        case Move(sneak=sneak):
            return "sneak" if sneak else "move"
        case Attack():
            return "attack"
        case FarAttack():
            return "attack(conn)"
        case Gain():
            return f"gain {price(effect)}"
        case Experience(count=count):
            return f"xp {count}"
        case Draw(count=count):
            return f"draw {count}"
        case Heal(count=count):
            return f"heal {count}"
        case GainPower(count=count):
            return f"power {count}"
        case TakeTactics(count=count):
            return f"tactic {count}"
        case _:
            return shorter(effect)


def shorter(effect: Effect) -> str:
    """The words for effects that stand on fewer cards."""
    match effect:
        case Teleport(outer=outer):
            return "port(outer)" if outer else "port"
        case Slip(steps=steps):
            return f"slip {steps}"
        case Craft(count=count, less=by, more=0):
            return f"craft {count}{less(by)}"
        case Recruit(less=by, more=0, then=()):
            return f"recruit{less(by)}"
        case ReadyOne():
            return "ready 1"
        case Cleanse(less=by):
            return f"cleanse{less(by)}"
        case Banish(count=count, where=where, keep=keep):
            return f"{'capture' if keep else 'banish'} {count}({PLACES[where]})"
        case Scout(count=count):
            return f"scout {count}"
        case Trade(count=count):
            return f"trade {count}"
        case TimeBack(count=count):
            return f"time -{count}"
        case TimeOn(count=count):
            return f"time +{count}"
        case _:
            return composed(effect)


def composed(effect: Effect) -> str:
    match effect:
        case Either(branches=branches):
            return " | ".join(short(branch) for branch in branches)
        case On(who=who, effects=effects) | ForAll(who=who, effects=effects):
            return f"{who}{{{line(effects)}}}"
        case Edge(hits=hits, blocks=blocks):
            return "; ".join(might(Might(hits=hits, blocks=blocks)))
        case InBattle():
            return "; ".join(might(effect.might))
        case WoundMonster(count=2):
            return "COMBAT"
        case CleanAnywhere():
            return "TACTICS"
        case _:
            return PLAIN[name_of(effect)]


def line(effects: Effects, added: Might | None = None) -> str:
    """Equal Moves are counted, everything else stands for itself."""
    words: list[str] = []
    for word, same in groupby(short(effect) for effect in effects):
        count = len(list(same))
        words += [f"{word} {count}"] if word in ("move", "sneak") else [word] * count
    return "; ".join(words + (might(added) if added is not None else []))


def lasting_of(card: ActionCard | TacticCard | Companion | Reward) -> str:
    return " ".join(f"{letter}{count}" for letter, count in (("H", card.hits), ("B", card.blocks)) if count)


def action_row(card: ActionCard) -> tuple[str, str, str, str, str]:
    corners = CORNERS[card.left] + CORNERS[card.right]
    return card.name, price(card.cost), line(card.acts, card.might), lasting_of(card), corners


def companion_row(card: Companion) -> tuple[str, str, str]:
    passive = [lasting_of(card), "sneak" if card.sneaks else "", f"trophy {card.trophies}" if card.trophies else ""]
    ability = f"exhaust: {line(card.ability)}" if card.ability else ""
    return card.name, price(card.cost), " ".join(word for word in (*passive, ability) if word)


def tactic_row(card: TacticCard) -> tuple[str, str, str]:
    lasting = " ".join(word for word in (lasting_of(card), "die any" * card.dice) if word)
    return card.name, lasting, line(card.acts)


def track_row(rewards: tuple[Reward, ...]) -> str:
    return "; ".join(f"{reward.space}: {lasting_of(reward) or line(reward.effects)}" for reward in rewards)
