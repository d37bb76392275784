"""Gains: resources, mana, VP, cards."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.evenfall.actions import CARDS, GAIN, RESOURCES
from deska.games.evenfall.components.bases import Boon, Number
from deska.games.evenfall.components.clan import MOST_MANA
from deska.games.evenfall.components.state import Evenfall
from deska.kernel import Ask, Effect, Frame
from deska.kernel.codec import Int


def receive(game: Evenfall, seat: int, kind: int, count: int) -> None:
    """Resources from the common supply (EV-035)."""
    game.players[seat].stock[kind] += count
    if game.heard:
        game.tell("ev-gained", player=seat, count=count, kind=RESOURCES[kind])


def cause_of(game: Evenfall, frame: Frame) -> int:
    """The card from which a question comes; without a source it is the clan board."""
    return frame.source if frame.source >= 0 else game.players[frame.seat].clan


@dataclass(frozen=True)
class Gain(Boon):
    """Resources of one kind."""

    kind: str
    count: int = 1

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        receive(game, frame.seat, RESOURCES.index(self.kind), self.count)

    def worth(self) -> int:
        return self.count

    def plain(self) -> bool:
        return True

    def symbols(self) -> int:
        return self.count


@dataclass(frozen=True)
class Some(Boon):
    """So many of something, for which the Automa gets as many VP."""

    count: int = 1

    def worth(self) -> int:
        return self.count


class GainAny(Some):
    """Resources of the kinds that the player chooses."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.push(CHOOSE_RESOURCE, frame.seat, self.count, frame.source)

    def symbols(self) -> int:
        return self.count


class ChooseResource(Ask):
    """One resource is chosen after the other. The argument says how many are still to come."""

    kind = "ev-gain"
    rules = ("EV-035", "EV-086", "EV-088")
    takes = Int(1, 9)

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [GAIN.first, GAIN.first + 1, GAIN.first + 2]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        receive(game, frame.seat, GAIN.arg(option), 1)
        if frame.arg > 1:
            game.push(self, frame.seat, frame.arg - 1, frame.source)

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"left": frame.arg, "card": cause_of(game, frame)}


class Mana(Some):
    """Mana, up to the end of its track (EV-190)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        gain_mana(game, frame.seat, self.count)

    def plain(self) -> bool:
        return True


def gain_mana(game: Evenfall, seat: int, count: int) -> None:
    player = game.players[seat]
    gained = min(count, MOST_MANA - player.mana)
    player.mana += gained
    if game.heard and gained:
        game.tell("ev-gained-mana", player=seat, mana=gained)


@dataclass(frozen=True)
class Vp(Boon):
    """Victory points."""

    vp: int

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.score(frame.seat, self.vp, frame.source)

    def worth(self) -> int:
        return self.vp

    def plain(self) -> bool:
        return True


@dataclass(frozen=True)
class VpEach(Effect):
    """VP for each of something."""

    vp: int
    what: Number

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.score(frame.seat, self.vp * self.what.count(game, frame.seat), frame.source)


@dataclass(frozen=True)
class ManaEach(Effect):
    """Mana for each of something."""

    mana: int
    what: Number

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        gain_mana(game, frame.seat, self.mana * self.what.count(game, frame.seat))


class Draw(Some):
    """Cards from the draw deck."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        draw(game, frame.seat, self.count)


def draw(game: Evenfall, seat: int, count: int) -> None:
    drawn = 0
    hand = game.players[seat].hand
    while drawn < count and ready_deck(game):
        card = game.deck.pop()
        hand.put(card, 1 << seat)
        drawn += 1
        if game.heard:
            game.tell("ev-drew", 1 << seat, (CARDS[card], "deck", f"hand:{seat}"), player=seat, card=card)
    if drawn:
        game.learn(1 << seat)
        if game.heard:
            game.tell("ev-drew-hidden", ~(1 << seat), ("card", "deck", f"hand:{seat}"), player=seat, count=drawn)


def ready_deck(game: Evenfall) -> bool:
    """True if there is a card to draw; the discard pile becomes a new deck when the deck is empty (EV-040)."""
    if game.deck:
        return True
    if not game.discard:
        return False
    game.deck = sorted(game.discard)
    game.discard = []
    game.shuffle(game.deck)
    if game.heard:
        game.tell("ev-reshuffled")
    return True


CHOOSE_RESOURCE: Final = ChooseResource()
