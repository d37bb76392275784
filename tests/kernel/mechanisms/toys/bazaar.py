"""Equal cards known to different seats: drawn unseen, taken from the open row, peeked at; knowledge stays right when a copy leaves."""

from typing import Any, Final

from deska.kernel import ALL, ActionTable, Ask, Frame, GameSpec, Hand, Rng, Setup, Vocabulary
from deska.kernel.codec import CardsOf, Int, ListOf, Name, Record
from deska.kernel.nouns import hidden, open_to_all
from tests.kernel.mechanisms.toys.toy import InTurns, PassOn, veil_hands

CARDS: Final = ("carpet", "lamp", "spice")
COPIES: Final = 4
SEATS: Final = ("0", "1", "2")
TURNS: Final = 6

ACTIONS: Final = ActionTable()
DRAW: Final = ACTIONS.single("draw")
TAKE: Final = ACTIONS.verb("take", card=CARDS)
SELL: Final = ACTIONS.verb("sell", card=CARDS)
PEEK: Final = ACTIONS.verb("peek", player=SEATS)


class Bazaar(InTurns):
    """A sold card is worth as many points as cards of its kind were sold before."""

    hands: list[Hand]
    row: list[int]
    deck: list[int]
    sold: list[int]


class TakeTurn(Ask):
    kind = "bazaar-turn"

    def options(self, game: Bazaar, frame: Frame) -> list[int]:
        others = [seat for seat in range(game.seats) if seat != frame.seat and len(game.hands[seat])]
        return [
            *([DRAW] if game.deck else []),
            *[TAKE.of(card) for card in sorted(set(game.row))],
            *[SELL.of(card) for card in game.hands[frame.seat].kinds()],
            *[PEEK.of(seat) for seat in others],
        ]

    def resolve(self, game: Bazaar, frame: Frame) -> None:
        game.push(END_TURN, frame.seat)  # nothing is left to be done

    def chosen(self, game: Bazaar, frame: Frame, option: int) -> None:
        game.push(END_TURN, frame.seat)
        seat, hand = frame.seat, game.hands[frame.seat]
        if option == DRAW:
            card = game.deck.pop()
            hand.put(card, 1 << seat)
            game.learn(1 << seat)
            told(game, "bazaar-drew", 1 << seat, seat, card)
        elif TAKE.holds(option):
            game.row.remove(TAKE.arg(option))
            hand.put(TAKE.arg(option), ALL)
        elif SELL.holds(option):
            hand.take(SELL.arg(option))
            game.points[seat] += game.sold.count(SELL.arg(option))
            game.sold.append(SELL.arg(option))
        else:
            peek(game, seat, game.hands[PEEK.arg(option)])


def peek(game: Bazaar, seat: int, hand: Hand) -> None:
    """See one card, picked at random; a seat that knew such a card cannot tell whether this is another one."""
    place = game.roll(len(hand))
    card, mask = hand.cards[place], hand.seen[place]
    told(game, "bazaar-peeked", 1 << seat, seat, card)
    if card not in hand.known_to(seat):
        del hand.cards[place], hand.seen[place]
        hand.put(card, mask | 1 << seat)


def told(game: Bazaar, message: str, audience: int, seat: int, card: int) -> None:
    if game.heard:
        game.tell(message, audience, player=seat, card=card)
        game.tell(f"{message}-hidden", ~audience, player=seat)


TAKE_TURN: Final = TakeTurn()
END_TURN: Final = PassOn(TAKE_TURN, TURNS, "bazaar-end")


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Bazaar:
    deck = sorted(COPIES * list(range(len(CARDS))))
    rng.shuffle(deck)
    row = sorted(deck.pop() for _ in range(4))
    hands = [Hand([], []) for _ in range(setup.seats)]
    return Bazaar(spec, setup, rng, [Frame(TAKE_TURN, 0)], [], hands=hands, row=row, deck=deck, sold=[], turns=0, points=[0] * setup.seats)


def veil(game: Bazaar, seat: int, recalls: bool) -> Bazaar:
    seen = open_to_all(game, seat, recalls)
    seen.hands = veil_hands(game.hands, seat, recalls)
    seen.deck = hidden(game.deck)
    return seen


def dream(game: Bazaar, seat: int, rng: Rng) -> Bazaar:
    twin = game.clone()
    pool = sorted(game.deck + [card for hand in game.hands for card in hand.unknown_to(seat)])
    rng.shuffle(pool)
    twin.hands = [hand.imagined(seat, 1 << owner, pool) for owner, hand in enumerate(game.hands)]
    twin.deck = pool
    return twin


def laws(game: Bazaar) -> dict[str, tuple[Any, Any]]:
    cards = game.deck + game.row + game.sold + [card for hand in game.hands for card in hand.cards]
    return {
        "cards": (sorted(cards), sorted(COPIES * list(range(len(CARDS))))),
        "seats": ([len(game.hands), len(game.points)], 2 * [game.seats]),
    }


SPEC: Final = GameSpec(
    id="bazaar",
    prefix="bazaar",
    seats=range(2, 4),
    version=1,
    max_choices=50,
    actions=ACTIONS,
    effects=Vocabulary([TAKE_TURN, END_TURN]),
    cards=CARDS,
    state=Record(
        Bazaar,
        hands=ListOf(CardsOf(CARDS, Hand), 2, 3),
        row=ListOf(Name(CARDS)),
        deck=ListOf(Name(CARDS)),
        sold=ListOf(Name(CARDS)),
        turns=Int(0, TURNS * 3),
        points=ListOf(Int(0, 99), 2, 3),
    ),
    begin=begin,
    veil=veil,
    dream=dream,
    laws=laws,
    endings=("bazaar-end",),
    nouns={"card": CARDS},
)
