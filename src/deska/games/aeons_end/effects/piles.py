"""Cards of players are drawn, discarded, destroyed and returned."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.aeons_end.actions import COPIES, CORRUPTIONS, DESTROY, DESTROY_DISCARDED, DISCARD, RETURN
from deska.games.aeons_end.components.definitions import CORRUPTION, KINDS
from deska.games.aeons_end.components.state import NOWHERE, AeonsEnd, Player
from deska.games.aeons_end.effects.seen import SEEN
from deska.games.aeons_end.effects.several import Several
from deska.kernel import ALL, DONE, Effect, Frame, Reason, Verb
from deska.kernel.combinators import push_all

# --- drawing


def turn_over(player: Player) -> bool:
    """A deck that is needed and empty is made of the discard pile, unshuffled. False if there is no card at all (AE-138 to AE-140)."""
    if not player.deck.cards and player.discard:
        player.discard.reverse()  # what was discarded first is on top
        player.deck.cards = player.discard
        player.deck.seen = [ALL] * len(player.discard)
        player.discard = []
    return bool(player.deck.cards)


def draw_card(game: AeonsEnd, seat: int) -> bool:
    player = game.players[seat]
    if not turn_over(player):
        return False
    card = game.draw(player.deck)
    player.take_up(card)
    if game.box.kind[card] == CORRUPTION and seat == game.turn:
        game.now.drawn |= 1 << CORRUPTIONS.place_of(card)
    game.tell_move("ae-drew", card, "deck", "hand", seat)
    return True


@dataclass(frozen=True)
class Draw(Effect):
    """The player draws cards, as many as there are."""

    count: int = 1

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        for _ in range(self.count):
            if not draw_card(game, frame.seat):
                return

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        player = game.players[frame.seat]
        return bool(player.deck.cards or player.discard)


# --- leaving the hand


def distinct(cards: list[int]) -> list[int]:
    """Every card of a sorted list once."""
    once: list[int] = []
    last = NOWHERE
    for card in cards:
        if card != last:
            once.append(card)
            last = card
    return once


def leave_hand(game: AeonsEnd, seat: int, card: int) -> None:
    game.players[seat].hand.remove(card)
    if game.box.kind[card] == CORRUPTION and seat == game.turn:
        game.now.drawn &= ~(1 << CORRUPTIONS.place_of(card))


def discard_card(game: AeonsEnd, seat: int, card: int) -> None:
    """A card goes from the hand onto the discard pile."""
    leave_hand(game, seat, card)
    game.players[seat].discard.append(card)
    game.tell_move("ae-discarded", card, "hand", "discard", seat, SEEN)


def destroy(game: AeonsEnd, seat: int, card: int, place: str) -> None:
    """A card that has just left its place is out of the game, unless it is a corruption (AE-176, AE-C75, AE-C80)."""
    if game.heard:
        game.tell("ae-destroyed", ALL, ("card", f"{place}:{seat}", "destroyed"), SEEN, player=seat, card=card)
    if game.box.kind[card] != CORRUPTION:
        game.destroyed.append(card)
    elif game.level.harder:
        game.destroyed.append(card)
        game.push(game.spec.effects.named("pass-on-corruption"), seat, source=card)
    else:
        game.corruptions.put_under(card, ALL)


def destroy_in_hand(game: AeonsEnd, seat: int, card: int) -> None:
    leave_hand(game, seat, card)
    destroy(game, seat, card, "hand")


@dataclass(frozen=True)
class FromHand(Several):
    """Cards leave the player's hand."""

    optional: bool = False
    damage: int = 0
    """Damage that each of them adds to the hit that follows."""
    least: int = 0
    """Only cards that cost at least so much."""
    plain: bool = False
    """Only cards that are no corruptions."""
    only: str = ""
    """Only cards of that kind."""
    by_cost: bool = False
    """True if each of them adds its cost to the hit that follows."""
    then: tuple[Effect, ...] = ()
    """Happens for each card that has left."""

    def verb(self) -> Verb:
        return DISCARD

    def leave(self, game: AeonsEnd, seat: int, card: int) -> None:
        discard_card(game, seat, card)

    def fits(self, game: AeonsEnd, card: int) -> bool:
        kind = game.box.kind[card]
        return game.box.cost[card] >= self.least and self.only in ("", KINDS[kind]) and not (self.plain and kind == CORRUPTION)

    def fitting(self, game: AeonsEnd, seat: int) -> list[int]:
        return [card for card in game.players[seat].hand if self.fits(game, card)]

    def choices(self, game: AeonsEnd, frame: Frame) -> list[int]:
        verb = self.verb()
        return [verb.of(card) for card in distinct(self.fitting(game, frame.seat))]

    def may_stop(self) -> bool:
        return self.optional

    def carry_out(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        card = self.verb().arg(option)
        push_all(game, frame, self.then)
        game.now.strength += game.box.cost[card] if self.by_cost else self.damage
        self.leave(game, frame.seat, card)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return len(self.fitting(game, frame.seat)) >= (1 if self.optional else self.count)

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"left": self.count - frame.arg, "card": frame.source}

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        if option == DONE:
            return Reason("ae-why-not-enough", "AE-154", {"left": self.count - frame.arg})
        return self.not_this_card(game, frame.seat, self.verb().arg(option)) if self.verb().holds(option) else None

    def not_this_card(self, game: AeonsEnd, seat: int, card: int) -> Reason:
        if card not in game.players[seat].hand:
            return Reason("ae-why-not-in-hand", "AE-100", {"card": card})
        if self.plain and game.box.kind[card] == CORRUPTION:
            return Reason("ae-why-corruption", "AE-C79", {"card": card})
        if game.box.cost[card] < self.least:
            return Reason("ae-why-too-cheap", "AE-033", {"card": card, "cost": self.least})
        return Reason("ae-why-not-such-a-card", "AE-100", {"card": card})


@dataclass(frozen=True)
class Discard(FromHand):
    """The player discards cards from hand."""

    def serves(self) -> tuple[str, ...]:
        return ("AE-100", "AE-154", "AE-159")

    def prompt(self) -> str:
        return "ae-may-discard" if self.optional else "ae-discard"


@dataclass(frozen=True)
class DestroyInHand(FromHand):
    """The player destroys cards in hand."""

    def serves(self) -> tuple[str, ...]:
        return ("AE-100", "AE-154", "AE-176")

    def prompt(self) -> str:
        return "ae-may-destroy" if self.optional else "ae-destroy"

    def verb(self) -> Verb:
        return DESTROY

    def leave(self, game: AeonsEnd, seat: int, card: int) -> None:
        destroy_in_hand(game, seat, card)


# --- the card itself


class DestroyThis(Effect):
    """The card itself, which lies among the played ones, is destroyed."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        played = game.players[frame.seat].played
        if frame.source in played:
            played.remove(frame.source)
            destroy(game, frame.seat, frame.source, "played")


# --- out of a pile


def in_runs(pile: list[int]) -> list[tuple[int, int]]:
    """The cards of a pile from its top, each with its run: equal neighbours are a run, and the runs of each card are counted from 0."""
    cards: list[tuple[int, int]] = []
    runs: dict[int, int] = {}
    last = NOWHERE
    for card in reversed(pile):
        if card != last:
            runs[card] = runs.get(card, -1) + 1
            last = card
        cards.append((card, runs[card]))
    return cards


def runs(pile: list[int], verb: Verb) -> list[int]:
    """An option for every run, since the pile is the same whichever of its cards leaves."""
    return [verb.of(card, run) for card, run in dict.fromkeys(in_runs(pile)) if run < len(COPIES)]


def pick_out(pile: list[int], card: int, run: int) -> None:
    """Take a card of a run out of a pile."""
    pile.pop(-1 - in_runs(pile).index((card, run)))


def return_card(game: AeonsEnd, seat: int, pile: list[int], option: int, place: str) -> None:
    card = RETURN.arg(option)
    pick_out(pile, card, RETURN.second(option))
    game.players[seat].take_up(card)
    game.tell_move("ae-returned", card, place, "hand", seat)


def not_in_pile(verb: Verb, option: int, pile: list[int], rule: str) -> Reason | None:
    """Why a card cannot be picked out of an open pile."""
    if not verb.holds(option):
        return None
    card = verb.arg(option)
    return Reason("ae-why-not-such-a-card" if card in pile else "ae-why-not-in-pile", rule, {"card": card})


@dataclass(frozen=True)
class ReturnDiscarded(Several):
    """Cards go from the player's discard pile to hand."""

    optional: bool = False
    only: str = ""
    """Only cards of that kind."""
    cost: int = -1
    """Only cards of that cost."""

    def prompt(self) -> str:
        return "ae-return"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C15", "AE-C79")

    def choices(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [option for option in runs(game.players[frame.seat].discard, RETURN) if self.fits(game, RETURN.arg(option))]

    def fits(self, game: AeonsEnd, card: int) -> bool:
        return self.only in ("", KINDS[game.box.kind[card]]) and self.cost in (-1, game.box.cost[card])

    def may_stop(self) -> bool:
        return self.optional

    def carry_out(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        return_card(game, frame.seat, game.players[frame.seat].discard, option, "discard")

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return not_in_pile(RETURN, option, game.players[frame.seat].discard, self.serves()[0])


@dataclass(frozen=True)
class DestroyAnywhere(Several):
    """The player destroys up to so many cards in hand and discard pile together."""

    def prompt(self) -> str:
        return "ae-destroy-anywhere"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C28", "AE-176")

    def choices(self, game: AeonsEnd, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        return [*(DESTROY.of(card) for card in distinct(player.hand)), *runs(player.discard, DESTROY_DISCARDED)]

    def may_stop(self) -> bool:
        return True

    def carry_out(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if DESTROY.holds(option):
            destroy_in_hand(game, frame.seat, DESTROY.arg(option))
            return
        card = DESTROY_DISCARDED.arg(option)
        pick_out(game.players[frame.seat].discard, card, DESTROY_DISCARDED.second(option))
        destroy(game, frame.seat, card, "discard")

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        if DESTROY.holds(option):
            return Reason("ae-why-not-in-hand", "AE-C28", {"card": DESTROY.arg(option)})
        return not_in_pile(DESTROY_DISCARDED, option, game.players[frame.seat].discard, "AE-C28")


# --- on top of the deck


def show_top(game: AeonsEnd, seat: int) -> bool:
    """All see the top card of a player's deck; False if there is none (AE-138)."""
    player = game.players[seat]
    if not turn_over(player):
        return False
    player.deck.seen[-1] = ALL
    game.learn(ALL)
    if game.heard:
        game.tell("ae-showed-top", player=seat, card=player.deck.cards[-1])
    return True


def shuffle_deck(game: AeonsEnd, seat: int) -> None:
    """The discard pile is shuffled into the deck, which happens only if a card says so (AE-139)."""
    player = game.players[seat]
    player.deck.cards += player.discard
    player.discard = []
    game.shuffle_pile(player.deck)
    if game.heard:
        game.tell("ae-shuffled-deck", ALL, ("card", f"discard:{seat}", f"deck:{seat}"), player=seat)


DESTROY_THIS: Final = DestroyThis()
