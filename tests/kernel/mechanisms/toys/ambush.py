"""A reaction window that goes round again: hidden cards, asked from the raider's left round to the raider."""

from typing import Any, Final

from deska.kernel import ALL, PASS, ActionTable, Ask, Effect, Frame, GameSpec, Hand, Rng, Setup, Vocabulary, Window
from deska.kernel.codec import CardsOf, Int, ListOf, Name, Record
from deska.kernel.nouns import hidden, open_to_all
from tests.kernel.mechanisms.toys.toy import InTurns, PassOn, veil_hands

CARDS: Final = ("block", "boost", "dud")
DECK: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2)
BLOCK: Final = 0
HAND_SIZE: Final = 2
TURNS: Final = 2

ACTIONS: Final = ActionTable()
RAID: Final = ACTIONS.single("raid")
REACT: Final = ACTIONS.verb("react", card=CARDS)


class Ambush(InTurns):
    """A raid brings a coin, and one more for each boost; a block stops it, another block stops the block."""

    hands: list[Hand]
    deck: list[int]
    discard: list[int]
    stake: int
    blocked: int


class TakeTurn(Ask):
    kind = "ambush-turn"

    def options(self, game: Ambush, frame: Frame) -> list[int]:
        return [RAID, PASS]

    def chosen(self, game: Ambush, frame: Frame, option: int) -> None:
        if option == PASS:
            game.push(END_TURN, frame.seat)
            return
        game.stake = 1
        game.then(frame.seat, REACTIONS, LOOT, END_TURN)


class Reactions(Window):
    """Everybody with a card might react; nobody else knows who can."""

    kind = "ambush-react"

    def order(self, game: Ambush, frame: Frame) -> list[int]:
        around = [(frame.seat + step) % game.seats for step in range(1, game.seats + 1)]
        return [seat for seat in around if len(game.hands[seat])]

    def reactions(self, game: Ambush, frame: Frame) -> list[int]:
        return [REACT.of(card) for card in game.hands[frame.seat].kinds() if CARDS[card] != "dud"]

    def react(self, game: Ambush, frame: Frame, option: int) -> None:
        card = REACT.arg(option)
        game.hands[frame.seat].take(card)
        game.discard.append(card)
        if card == BLOCK:
            game.blocked = 1 - game.blocked
        else:
            game.stake += 1
        if game.heard:
            game.tell("ambush-reacted", ALL, (CARDS[card], f"hand:{frame.seat}", "discard"), player=frame.seat, card=card)


class Loot(Effect):
    def resolve(self, game: Ambush, frame: Frame) -> None:
        if not game.blocked:
            game.points[frame.seat] += game.stake
        game.stake = game.blocked = 0


TAKE_TURN: Final = TakeTurn()
REACTIONS: Final = Reactions()
LOOT: Final = Loot()
END_TURN: Final = PassOn(TAKE_TURN, TURNS, "ambush-end")


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Ambush:
    deck = list(DECK)
    rng.shuffle(deck)
    hands = [Hand([], []) for _ in range(setup.seats)]
    for seat, hand in enumerate(hands):
        for _ in range(HAND_SIZE):
            hand.put(deck.pop(), 1 << seat)
    points = [0] * setup.seats
    stack = [Frame(TAKE_TURN, 0)]
    return Ambush(spec, setup, rng, stack, [], hands=hands, deck=deck, discard=[], stake=0, blocked=0, turns=0, points=points)


def veil(game: Ambush, seat: int, recalls: bool) -> Ambush:
    seen = open_to_all(game, seat, recalls)
    seen.hands = veil_hands(game.hands, seat, recalls)
    seen.deck = hidden(game.deck)
    return seen


def dream(game: Ambush, seat: int, rng: Rng) -> Ambush:
    twin = game.clone()
    pool = sorted(game.deck + [card for hand in game.hands for card in hand.unknown_to(seat)])
    rng.shuffle(pool)
    for other, hand in enumerate(game.hands):
        twin.hands[other] = hand.imagined(seat, 1 << other, pool)
    twin.deck = pool
    return twin


def laws(game: Ambush) -> dict[str, tuple[Any, Any]]:
    cards = sorted(game.deck + game.discard + [card for hand in game.hands for card in hand.cards])
    return {"cards": (cards, sorted(DECK)), "seats": ([len(game.hands), len(game.points)], [game.seats] * 2)}


SPEC: Final = GameSpec(
    id="ambush",
    prefix="ambush",
    seats=range(2, 5),
    version=1,
    max_choices=200,
    actions=ACTIONS,
    effects=Vocabulary([TAKE_TURN, REACTIONS, LOOT, END_TURN]),
    cards=CARDS,
    state=Record(
        Ambush,
        hands=ListOf(CardsOf(CARDS, Hand), 2, 4),
        deck=ListOf(Name(CARDS)),
        discard=ListOf(Name(CARDS)),
        stake=Int(0, 9),
        blocked=Int(0, 1),
        turns=Int(0, TURNS * 4),
        points=ListOf(Int(0, 99), 2, 4),
    ),
    begin=begin,
    veil=veil,
    dream=dream,
    laws=laws,
    endings=("ambush-end",),
    nouns={"card": CARDS},
)
