"""Laid cards and decks: tactic cards, cards taken back or repeated, wild symbols, the top of the monster's deck."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import ACT, CARDS, NEXT, PICK
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.people import Player, insert
from deska.games.weirdwood.components.state import Weirdwood
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int

# --- tactic cards


@dataclass(frozen=True)
class TakeTactics(Effect):
    """The player takes tactic cards from the deck, face up (WW-169, WW-170)."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        for _ in range(self.count):
            if not game.tactics.cards:
                game.tactics.cards = sorted(game.tactic_discard)
                game.tactic_discard = []
                game.shuffle(game.tactics.cards)
                game.tactics.forget()
            if not game.tactics.cards:
                return
            card = game.draw(game.tactics)
            insert(game.players[frame.seat].tactics, card)
            if game.heard:
                game.tell("ww-took-tactic", ALL, ("card", "tactics", f"tactics:{frame.seat}"), player=frame.seat, card=card)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return bool(game.tactics.cards or game.tactic_discard)


# --- laid action cards


def laid_slots(player: Player) -> list[int]:
    return [slot for slot in range(len(player.slots)) if player.slots[slot] >= 0]


def clear_slot(game: Weirdwood, player: Player, slot: int) -> int:
    """Take the card of a slot; a tactic card on it is discarded."""
    card = player.slots[slot]
    if player.covers[slot] >= 0:
        game.tactic_discard.append(player.covers[slot])
    player.slots[slot] = NOTHING
    player.covers[slot] = NOTHING
    player.down &= ~(1 << slot)
    if player is game.players[game.turn]:
        game.now.wild &= ~(1 << slot)
    return card


class PickSlot(Ask):
    """The player chooses one of the laid action cards."""

    def fits(self, game: Weirdwood, frame: Frame, player: Player, slot: int) -> bool:
        return True

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        return [PICK.of(slot) for slot in laid_slots(player) if self.fits(game, frame, player, slot)]

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return Reason("ww-why-no-such-card", self.serves()[0]) if PICK.holds(option) else None


class Unslot(PickSlot):
    """The player takes a laid action card back into hand; its slot is free (WW-C28)."""

    kind = "ww-unslot"
    rules = ("WW-C28",)

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        card = clear_slot(game, player, PICK.arg(option))
        insert(player.hand, card)
        if game.heard:
            game.tell("ww-took-back", player=frame.seat, card=card)


class MakeWild(PickSlot):
    """Until the end of the turn both symbols of a laid card are wild (WW-C12)."""

    kind = "ww-make-wild"
    rules = ("WW-C12",)

    def fits(self, game: Weirdwood, frame: Frame, player: Player, slot: int) -> bool:
        return frame.seat == game.turn and not game.now.wild >> slot & 1

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        game.now.wild |= 1 << PICK.arg(option)


class Repeat(PickSlot):
    """The acts of another face-up laid card of the player may be done again, without its cost and without time (WW-C29)."""

    kind = "ww-repeat"
    rules = ("WW-C29",)

    def fits(self, game: Weirdwood, frame: Frame, player: Player, slot: int) -> bool:
        card = player.slots[slot]
        return card != frame.source and not player.down >> slot & 1 and self not in game.box.acts[card]

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return frame.seat == game.turn and game.battle is None and bool(self.options(game, frame))

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        card = game.players[frame.seat].slots[PICK.arg(option)]
        game.now.echo = frame.source if frame.source < game.box.face_down else NOTHING
        game.now.echoed = card
        add_acts(game, card)


def add_acts(game: Weirdwood, card: int) -> None:
    """All acts of a card are due (WW-061)."""
    for act in game.box.act_kinds[card]:
        game.now.due.append(ACT.of(card, act))


# --- the monster's deck


def next_cards(game: Weirdwood, count: int) -> list[int]:
    """The top cards of the monster's deck in the order in which they come."""
    cards = game.coming.cards + game.deck.cards[::-1]
    return cards[:count]


@dataclass(frozen=True)
class Scout(Ask):
    """The player looks at the top monster cards and lays them back in any order (WW-C27).

    The argument is 0 before, then one more than the number of cards already placed.
    """

    count: int

    def prompt(self) -> str:
        return "ww-arrange"

    def serves(self) -> tuple[str, ...]:
        return ("WW-C27",)

    def arg_field(self) -> Field:
        return Int(0, self.count + 1)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return bool(game.coming.cards)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if frame.arg:
            return
        cards = next_cards(game, self.count)
        game.learn(ALL)
        game.coming.seen = [ALL] * len(game.coming.cards)
        for place in range(1, len(cards)):
            game.deck.show(len(game.deck.cards) - place, ALL)
        if game.heard:
            game.tell("ww-scouted", player=frame.seat, cards=[CARDS[card] for card in cards])
        game.push(self, frame.seat, 1)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [NEXT.of(card) for card in sorted(next_cards(game, self.count)[frame.arg - 1 :])] if frame.arg else []

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        cards = next_cards(game, self.count)
        card = NEXT.arg(option)
        cards.remove(card)
        cards.insert(frame.arg - 1, card)
        game.coming.cards[0] = cards[0]
        for i in range(1, len(cards)):
            game.deck.cards[len(game.deck.cards) - i] = cards[i]
        game.push(self, frame.seat, frame.arg + 1)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"left": len(next_cards(game, self.count)) - frame.arg + 1}


UNSLOT: Final = Unslot()
MAKE_WILD: Final = MakeWild()
REPEAT: Final = Repeat()
