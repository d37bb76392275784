"""Undo: steps that show nothing can be taken back, a drawn card and a cast die cannot."""

from typing import Any, Final

from deska.kernel import ActionTable, Ask, Frame, GameSpec, Hand, Rng, Setup, Vocabulary
from deska.kernel.codec import CardsOf, Int, ListOf, Name, Record
from deska.kernel.nouns import hidden, open_to_all
from deska.kernel.values import Outcome
from tests.kernel.mechanisms.toys.toy import InTurns, PassOn, most_wins, veil_hands

CARDS: Final = ("rope", "axe")
ROPE: Final = 0
DECK: Final = (0, 0, 0, 0, 1, 1, 1, 1)
TURNS: Final = 4

ACTIONS: Final = ActionTable()
STEP: Final = ACTIONS.single("step")
DRAW: Final = ACTIONS.single("draw")
ROLL: Final = ACTIONS.single("roll")


class Climb(InTurns):
    """A step is worth a point, a die one to six, a rope five at the end."""

    hands: list[Hand]
    deck: list[int]

    def result(self, reason: str) -> Outcome:
        scores = [points + 5 * hand.cards.count(ROPE) for points, hand in zip(self.points, self.hands, strict=True)]
        return most_wins(scores, reason)


class TakeTurn(Ask):
    kind = "climb-turn"

    def options(self, game: Climb, frame: Frame) -> list[int]:
        return [STEP, DRAW, ROLL] if game.deck else [STEP, ROLL]

    def chosen(self, game: Climb, frame: Frame, option: int) -> None:
        seat = frame.seat
        if option == STEP:
            game.points[seat] += 1
        elif option == ROLL:
            cast = 1 + game.roll(6)
            game.points[seat] += cast
            if game.heard:
                game.tell("climb-cast", player=seat, points=cast)
        else:
            card = game.deck.pop()
            game.hands[seat].put(card, 1 << seat)
            game.learn(1 << seat)
            if game.heard:
                game.tell("climb-drew", 1 << seat, player=seat, card=card)
                game.tell("climb-drew-hidden", ~(1 << seat), player=seat)
        game.push(END_TURN, seat)


TAKE_TURN: Final = TakeTurn()
END_TURN: Final = PassOn(TAKE_TURN, TURNS, "climb-end")


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Climb:
    deck = list(DECK)
    rng.shuffle(deck)
    hands = [Hand([], []) for _ in range(setup.seats)]
    return Climb(spec, setup, rng, [Frame(TAKE_TURN, 0)], [], hands=hands, deck=deck, turns=0, points=[0] * setup.seats)


def veil(game: Climb, seat: int, recalls: bool) -> Climb:
    seen = open_to_all(game, seat, recalls)
    seen.hands = veil_hands(game.hands, seat, recalls)
    seen.deck = hidden(game.deck)
    return seen


def dream(game: Climb, seat: int, rng: Rng) -> Climb:
    twin = game.clone()
    pool = sorted(game.deck + [card for hand in game.hands for card in hand.unknown_to(seat)])
    rng.shuffle(pool)
    twin.hands = [hand.imagined(seat, 1 << owner, pool) for owner, hand in enumerate(game.hands)]
    twin.deck = pool
    return twin


def laws(game: Climb) -> dict[str, tuple[Any, Any]]:
    cards = sorted(game.deck + [card for hand in game.hands for card in hand.cards])
    return {"cards": (cards, sorted(DECK)), "seats": ([len(game.hands), len(game.points)], 2 * [game.seats])}


SPEC: Final = GameSpec(
    id="climb",
    prefix="climb",
    seats=range(2, 4),
    version=1,
    max_choices=50,
    actions=ACTIONS,
    effects=Vocabulary([TAKE_TURN, END_TURN]),
    cards=CARDS,
    state=Record(
        Climb,
        hands=ListOf(CardsOf(CARDS, Hand), 2, 3),
        deck=ListOf(Name(CARDS)),
        turns=Int(0, TURNS * 3),
        points=ListOf(Int(0, 99), 2, 3),
    ),
    begin=begin,
    veil=veil,
    dream=dream,
    laws=laws,
    endings=("climb-end",),
    nouns={"card": CARDS},
)
