"""The basic cards, which may appear with any nemesis, and effects that only they have."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.aeons_end.actions import MAGE, UNPREP
from deska.games.aeons_end.components.definitions import GEM, Amount, NemesisCard
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.aether import Pay
from deska.games.aeons_end.effects.board import UNLEASH, HurtThis, Unleash, last_minion
from deska.games.aeons_end.effects.breaches import DropSpell, not_this_spell, spells_at, take_spell
from deska.games.aeons_end.effects.charges import LOSE_ALL_CHARGES
from deska.games.aeons_end.effects.life import Ravage, Suffer, ravage
from deska.games.aeons_end.effects.order import SHUFFLE_BACK_NEMESIS
from deska.games.aeons_end.effects.piles import DestroyInHand, Discard, Draw, destroy, shuffle_deck
from deska.games.aeons_end.effects.several import Several
from deska.games.aeons_end.effects.values import (
    ANY_PLAYER,
    HAND_CARDS,
    ITS_LIFE,
    LOWEST_LIFE,
    MOST_CHARGES,
    MOST_OPEN_BREACHES,
    MOST_PREPPED_SPELLS,
    NOT_THIS_MAGE,
    PILE_CARDS,
    PREPPED_SPELLS,
    Most,
    On,
    Times,
    amount,
)
from deska.kernel import DONE, All, Ask, Effect, Either, Frame, Reason
from deska.kernel.codec import Field, Int

# --- the players together


@dataclass(frozen=True)
class TeamDiscards(Ask):
    """The players together discard so many cards from their hands, split as they like (AE-159). The argument counts them."""

    count: Amount

    def prompt(self) -> str:
        return "ae-team-discards"

    def serves(self) -> tuple[str, ...]:
        return ("AE-159", "AE-C51")

    def arg_field(self) -> Field:
        return Int(0, 1000)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        if frame.arg >= amount(game, self.count, frame.seat, frame.source):
            return []
        return [MAGE.of(seat) for seat in range(game.seats) if game.players[seat].hand]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        game.push(self, frame.seat, frame.arg + 1, frame.source)
        game.push(DISCARD_ONE, MAGE.arg(option), source=frame.source)

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"left": amount(game, self.count, frame.seat, frame.source) - frame.arg}

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return MAGE.refuses(option, NOT_THIS_MAGE, "AE-159")


@dataclass(frozen=True)
class RavageOrGems(Ask):
    """Gravehold suffers damage, less for each gem that the players together discard from their hands. The argument counts the gems."""

    damage: int
    each: int
    most: int

    def prompt(self) -> str:
        return "ae-ravage-or-gems"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C95", "AE-159")

    def arg_field(self) -> Field:
        return Int(0, self.most)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        if frame.arg == self.most:
            return []
        options = [MAGE.of(seat) for seat in range(game.seats) if has_gem(game, seat)]
        return [*options, DONE] if options else options

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        ravage(game, self.damage - self.each * frame.arg)

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if option == DONE:
            self.resolve(game, frame)
            return
        game.push(self, frame.seat, frame.arg + 1, frame.source)
        game.push(DISCARD_GEM, MAGE.arg(option), source=frame.source)

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"damage": self.damage - self.each * frame.arg, "each": self.each}

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return MAGE.refuses(option, NOT_THIS_MAGE, "AE-C95")


def has_gem(game: AeonsEnd, seat: int) -> bool:
    return any(game.box.kind[card] == GEM for card in game.players[seat].hand)


# --- single cards


class ShuffleAll(Effect):
    """The player puts the discard pile on the deck and shuffles it."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        shuffle_deck(game, frame.seat)


@dataclass(frozen=True)
class DestroyTop(Effect):
    """The player destroys the top cards of the deck, as many as there are."""

    count: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        deck = game.players[frame.seat].deck
        for _ in range(min(self.count, len(deck))):
            destroy(game, frame.seat, deck.pop(), "deck")


class Revive(Effect):
    """The minion discarded most recently enters play again, its Immediately text included (AE-C89)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        card = last_minion(game)
        game.discard.remove(card)
        game.drawn.append(card)
        game.push(game.spec.effects.named("put-into-play"), frame.seat, source=card)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return last_minion(game) >= 0


@dataclass(frozen=True)
class DestroyPrepped(Several):
    """The player destroys own prepped spells that cost at least so much."""

    least: int = 0

    def prompt(self) -> str:
        return "ae-destroy-prepped"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C100", "AE-133")

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {}

    def choices(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return spells_at(game, [frame.seat], self.least)

    def carry_out(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        destroy(game, frame.seat, take_spell(game, frame.seat, UNPREP.second(option)), "breach")

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return not_this_spell(game, option, "AE-C100")

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return len(self.choices(game, frame)) >= self.count


DISCARD_ONE: Final = Discard(1)
DISCARD_GEM: Final = Discard(1, only="gem")
SHUFFLE_ALL: Final = ShuffleAll()
REVIVE: Final = Revive()

BASICS: Final[tuple[NemesisCard, ...]] = (
    # --- tier 1
    NemesisCard("skewer", "spears", "attack", 1, (UNLEASH, On(ANY_PLAYER, (Suffer(3), Draw())))),
    NemesisCard("slaughter", "cleaver", "attack", 1, (UNLEASH, Ravage(3))),
    NemesisCard("bane-sire", "daemon-skull", "minion", 1, (UNLEASH,), life=6),
    NemesisCard("haze-spewer", "poison-gas", "minion", 1, (Ravage(ITS_LIFE), HurtThis(1)), life=5),
    NemesisCard(
        "agony-field",
        "spiky-field",
        "power",
        1,
        (UNLEASH, On(Most(HAND_CARDS, 3), (Discard(3), Draw()))),
        power=2,
        to_discard=(DestroyInHand(1, least=2),),
    ),
    NemesisCard("bleed-static", "static", "power", 1, (On(MOST_PREPPED_SPELLS, (Suffer(Times(2, PREPPED_SPELLS)),)),), power=3),
    NemesisCard("eye-of-nothing", "sunken-eye", "power", 1, (Unleash(2),), power=2, to_discard=(Pay(6),)),
    NemesisCard("woven-sky", "night-sky", "power", 1, (UNLEASH, On(ANY_PLAYER, (Suffer(4),))), power=2, to_discard=(Discard(3),)),
    # --- tier 2
    NemesisCard("awaken", "raise-zombie", "attack", 2, (Either("ae-awaken", (All((Unleash(2), Ravage(3))), REVIVE), ("AE-C89",)),)),
    NemesisCard(
        "dispel", "lightning-dissipation", "attack", 2, (Unleash(2), On(MOST_PREPPED_SPELLS, (DropSpell(own=True, dearest=True),)))
    ),
    NemesisCard("lay-waste", "castle-ruins", "attack", 2, (Unleash(2), On(ANY_PLAYER, (Suffer(2),)))),
    NemesisCard("cauterizer", "flame-claws", "minion", 2, (On(ANY_PLAYER, (Suffer(ITS_LIFE),)),), life=3, most_damage=1),
    NemesisCard("needlemaw", "needle-jaws", "minion", 2, (Ravage(2),), life=11),
    NemesisCard(
        "venomite",
        "snake-bite",
        "minion",
        2,
        (Either("ae-venomite", (On(LOWEST_LIFE, (Suffer(2),)), DropSpell(least=3)), ("AE-C94",)),),
        life=9,
    ),
    NemesisCard("pulverizing-ray", "ringed-beam", "power", 2, (RavageOrGems(18, 3, 6),), power=1),
    # --- tier 3
    NemesisCard("gather-darkness", "eclipse", "attack", 3, (On(Most(PILE_CARDS, 4), (SHUFFLE_ALL, DestroyTop(4))), Unleash(2))),
    NemesisCard(
        "obliterate",
        "implosion",
        "attack",
        3,
        (Unleash(2), On(MOST_OPEN_BREACHES, (Either("ae-obliterate", (DestroyInHand(4), Suffer(4)), ("AE-C96",)),))),
    ),
    NemesisCard(
        "sunder",
        "earth-crack",
        "attack",
        3,
        (Either("ae-sunder", (All((Ravage(4), On(LOWEST_LIFE, (Suffer(4),)))), SHUFFLE_BACK_NEMESIS), ("AE-C97",)),),
    ),
    NemesisCard("topple", "tower-fall", "attack", 3, (Unleash(2), Ravage(4))),
    NemesisCard("jagged-one", "spiked-shell", "minion", 3, (Unleash(2),), life=14),
    NemesisCard(
        "doom-aegis", "skull-shield", "power", 3, (On(MOST_CHARGES, (Suffer(4), LOSE_ALL_CHARGES)),), power=1, to_discard=(Pay(7),)
    ),
    NemesisCard("reality-rupture", "broken-wall", "power", 3, (Unleash(3),), power=1, to_discard=(DestroyPrepped(2, 3),)),
)
