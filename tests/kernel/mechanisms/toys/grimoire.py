"""An ordered pile, turned over and never shuffled: each seat knows what it has seen; the top can be looked at and reordered."""

from typing import Any, Final

from deska.kernel import ALL, NO, YES, ActionTable, Ask, Effect, Frame, GameSpec, Hand, Pile, Rng, Setup, Vocabulary
from deska.kernel.codec import CardsOf, Field, Int, ListOf, Record
from deska.kernel.nouns import open_to_all, veil_pile
from deska.kernel.piles import NOBODY
from tests.kernel.mechanisms.toys.toy import InTurns, PassOn, veil_hands

CARDS: Final = ("crystal", "spark", "ruby")
START: Final = (0, 0, 0, 1, 1, 2)
HAND_SIZE: Final = 2
TURNS: Final = 8

ACTIONS: Final = ActionTable()
CAST: Final = ACTIONS.verb("cast", card=CARDS)
SCRY: Final = ACTIONS.verb("scry", player=("0", "1", "2"))
SCRY_DEPTH: Final = 2


class Grimoire(InTurns):
    """Cast a card for as many points as its number, or look at the top of any deck and perhaps swap its two cards."""

    hands: list[Hand]
    decks: list[Pile]
    discards: list[Pile]


def draw(game: Grimoire, seat: int) -> None:
    """Draw one card. An empty deck is the discard pile turned over, so that the card discarded first comes first."""
    if not len(game.decks[seat]):
        over = game.discards[seat]
        game.decks[seat] = Pile(over.cards[::-1], over.seen[::-1])
        game.discards[seat] = Pile([], [])
    deck = game.decks[seat]
    known = deck.seen[-1]
    game.learn(1 << seat & ~known)  # a card that the seat remembers is no news
    card = deck.pop()
    game.hands[seat].put(card, known | 1 << seat)
    if game.heard:
        game.tell("grimoire-drew", 1 << seat, player=seat, card=card)
        game.tell("grimoire-drew-hidden", ~(1 << seat), player=seat)


class TakeTurn(Ask):
    kind = "grimoire-turn"

    def options(self, game: Grimoire, frame: Frame) -> list[int]:
        decks = [seat for seat in range(game.seats) if len(game.decks[seat]) >= SCRY_DEPTH]
        return [*[CAST.of(card) for card in game.hands[frame.seat].kinds()], *[SCRY.of(seat) for seat in decks]]

    def chosen(self, game: Grimoire, frame: Frame, option: int) -> None:
        seat = frame.seat
        game.push(END_TURN, seat)
        if SCRY.holds(option):
            game.then(seat, SEE_TOP.of(SCRY.arg(option)), SWAP_TOP.of(SCRY.arg(option)))
            return
        card = CAST.arg(option)
        game.hands[seat].take(card)
        game.discards[seat].put(card, ALL)
        game.points[seat] += card
        draw(game, seat)


class SeeTop(Effect):
    """Look at the top cards of the deck that the argument names."""

    def arg_field(self) -> Field:
        return Int(0, 2)

    def resolve(self, game: Grimoire, frame: Frame) -> None:
        deck = game.decks[frame.arg]
        for place in range(len(deck) - SCRY_DEPTH, len(deck)):
            game.learn(1 << frame.seat & ~deck.seen[place])
            deck.show(place, 1 << frame.seat)
            if game.heard:
                game.tell("grimoire-saw", 1 << frame.seat, player=frame.seat, card=deck.cards[place])


class SwapTop(Ask):
    """Put them back in any order; the others cannot tell in which."""

    kind = "grimoire-swap"

    def arg_field(self) -> Field:
        return Int(0, 2)

    def options(self, game: Grimoire, frame: Frame) -> list[int]:
        return [YES, NO]

    def chosen(self, game: Grimoire, frame: Frame, option: int) -> None:
        deck = game.decks[frame.arg]
        if option == YES:
            deck.cards[-1], deck.cards[-2] = deck.cards[-2], deck.cards[-1]
        deck.seen[-SCRY_DEPTH:] = [1 << frame.seat] * SCRY_DEPTH


TAKE_TURN: Final = TakeTurn()
SEE_TOP: Final = SeeTop()
SWAP_TOP: Final = SwapTop()
END_TURN: Final = PassOn(TAKE_TURN, TURNS, "grimoire-end")


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Grimoire:
    seats = range(setup.seats)
    decks = [Pile(rng.sample(list(START), len(START)), [NOBODY] * len(START)) for _ in seats]
    game = Grimoire(
        spec,
        setup,
        rng,
        [Frame(TAKE_TURN, 0)],
        [],
        hands=[Hand([], []) for _ in seats],
        decks=decks,
        discards=[Pile([], []) for _ in seats],
        turns=0,
        points=[0 for _ in seats],
    )
    for seat in seats:
        for _ in range(HAND_SIZE):
            draw(game, seat)
    return game


def veil(game: Grimoire, seat: int, recalls: bool) -> Grimoire:
    seen = open_to_all(game, seat, recalls)
    seen.hands = veil_hands(game.hands, seat, recalls)
    seen.decks = [veil_pile(deck, seat, recalls) for deck in game.decks]
    return seen


def dream(game: Grimoire, seat: int, rng: Rng) -> Grimoire:
    """The cards of each owner stay with the owner: hand and deck are dealt anew from the cards that the seat has not seen."""
    twin = game.clone()
    for owner in range(game.seats):
        pool = sorted(game.hands[owner].unknown_to(seat) + game.decks[owner].unknown_to(seat))
        rng.shuffle(pool)
        twin.hands[owner] = game.hands[owner].imagined(seat, 1 << owner, pool)
        twin.decks[owner] = game.decks[owner].imagined(seat, pool)
    return twin


def laws(game: Grimoire) -> dict[str, tuple[Any, Any]]:
    cards = [sorted(game.hands[seat].cards + game.decks[seat].cards + game.discards[seat].cards) for seat in range(game.seats)]
    return {
        "cards": (cards, [sorted(START)] * game.seats),
        "discards are open": ({mask for pile in game.discards for mask in pile.seen} <= {ALL}, True),
    }


SPEC: Final = GameSpec(
    id="grimoire",
    prefix="grimoire",
    seats=range(2, 4),
    version=1,
    max_choices=100,
    actions=ACTIONS,
    effects=Vocabulary([TAKE_TURN, SEE_TOP, SWAP_TOP, END_TURN]),
    cards=CARDS,
    state=Record(
        Grimoire,
        hands=ListOf(CardsOf(CARDS, Hand), 2, 3),
        decks=ListOf(CardsOf(CARDS, Pile), 2, 3),
        discards=ListOf(CardsOf(CARDS, Pile), 2, 3),
        turns=Int(0, TURNS * 3),
        points=ListOf(Int(0, 99), 2, 3),
    ),
    begin=begin,
    veil=veil,
    dream=dream,
    laws=laws,
    endings=("grimoire-end",),
    nouns={"card": CARDS},
)
