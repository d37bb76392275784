"""Nested choices inside an effect inside a card: a card is one line of composed effects."""

from dataclasses import dataclass
from typing import Any, Final

from deska.kernel import DONE, ActionTable, All, Ask, Effect, Either, Frame, GameSpec, May, Rng, Setup, Vocabulary
from deska.kernel.codec import Int, ListOf, Name, Record
from deska.kernel.combinators import Exchange, push_all
from deska.kernel.nouns import open_to_all
from tests.kernel.mechanisms.toys.toy import Toy, nothing_to_dream

CARDS: Final = ("crystal", "emerald", "opal", "riddle")
MAGES: Final = ("left", "right")
MOST_LIFE: Final = 3

ACTIONS: Final = ActionTable()
PLAY: Final = ACTIONS.verb("play", card=CARDS)
DROP: Final = ACTIONS.verb("drop", card=CARDS)
HEAL: Final = ACTIONS.verb("heal", mage=MAGES)


class Spellbook(Toy):
    """Two mages play their cards; points are aether."""

    hands: list[list[int]]
    life: list[int]
    discard: list[int]


@dataclass(frozen=True)
class Gain(Effect):
    aether: int

    def resolve(self, game: Spellbook, frame: Frame) -> None:
        game.points[frame.seat] += self.aether


class Suffer(Effect):
    """Lose a life, never the last one."""

    def possible(self, game: Spellbook, frame: Frame) -> bool:
        return game.life[frame.seat] > 1

    def resolve(self, game: Spellbook, frame: Frame) -> None:
        game.life[frame.seat] -= 1


class HealAnyone(Ask):
    kind = "spellbook-heal"

    def options(self, game: Spellbook, frame: Frame) -> list[int]:
        return [HEAL.of(mage) for mage in range(game.seats) if game.life[mage] < MOST_LIFE]

    def chosen(self, game: Spellbook, frame: Frame, option: int) -> None:
        game.life[HEAL.arg(option)] += 1


class DropCard(Ask):
    kind = "spellbook-drop"

    def options(self, game: Spellbook, frame: Frame) -> list[int]:
        return [DROP.of(card) for card in game.hands[frame.seat]]

    def chosen(self, game: Spellbook, frame: Frame, option: int) -> None:
        game.hands[frame.seat].remove(DROP.arg(option))
        game.discard.append(DROP.arg(option))


SUFFER: Final = Suffer()
HEAL_ANYONE: Final = HealAnyone()
DROP_CARD: Final = DropCard()

WHEN_PLAYED: Final[dict[str, tuple[Effect, ...]]] = {
    "crystal": (Gain(1),),
    "emerald": (Either("spellbook-emerald", (Gain(1), HEAL_ANYONE)),),
    "opal": (Gain(3), May("spellbook-opal", (Exchange((DROP_CARD,), (HEAL_ANYONE,)),))),
    "riddle": (
        Either(
            "spellbook-riddle",
            (
                Exchange((SUFFER,), (Gain(4),)),
                All((May("spellbook-answer", (Either("spellbook-emerald", (SUFFER, HEAL_ANYONE)),)), Gain(1))),
            ),
        ),
    ),
}


class TakeTurn(Ask):
    """Play cards one by one; `done` hands over to the other mage."""

    kind = "spellbook-turn"

    def options(self, game: Spellbook, frame: Frame) -> list[int]:
        return [*[PLAY.of(card) for card in game.hands[frame.seat]], DONE]

    def asks_anyway(self, game: Spellbook, frame: Frame) -> bool:
        return True

    def chosen(self, game: Spellbook, frame: Frame, option: int) -> None:
        if option == DONE:
            game.push(NEXT_TURN, frame.seat)
            return
        card = PLAY.arg(option)
        game.hands[frame.seat].remove(card)
        game.discard.append(card)
        game.push(self, frame.seat)
        push_all(game, Frame(self, frame.seat, source=card), WHEN_PLAYED[CARDS[card]])


class NextTurn(Effect):
    def resolve(self, game: Spellbook, frame: Frame) -> None:
        if frame.seat == 1:
            game.finish("spellbook-end")
            return
        game.turn = 1
        game.push(TAKE_TURN, 1)


TAKE_TURN: Final = TakeTurn()
NEXT_TURN: Final = NextTurn()


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Spellbook:
    return Spellbook(
        spec, setup, rng, [Frame(TAKE_TURN, 0)], [], points=[0, 0], hands=[[0, 1, 2, 3] for _ in MAGES], life=[2, 2], discard=[]
    )


def laws(game: Spellbook) -> dict[str, tuple[Any, Any]]:
    return {"cards": (sorted(game.discard + game.hands[0] + game.hands[1]), sorted(2 * [0, 1, 2, 3]))}


SPEC: Final = GameSpec(
    id="spellbook",
    prefix="spellbook",
    seats=range(2, 3),
    version=1,
    max_choices=100,
    actions=ACTIONS,
    effects=Vocabulary([TAKE_TURN, NEXT_TURN, *[effect for effects in WHEN_PLAYED.values() for effect in effects]]),
    cards=CARDS,
    state=Record(
        Spellbook,
        points=ListOf(Int(0, 99), 2, 2),
        hands=ListOf(ListOf(Name(CARDS)), 2, 2),
        life=ListOf(Int(1, MOST_LIFE), 2, 2),
        discard=ListOf(Name(CARDS)),
    ),
    begin=begin,
    veil=open_to_all,
    dream=nothing_to_dream,
    laws=laws,
    endings=("spellbook-end",),
    nouns={"card": CARDS, "mage": MAGES},
)
