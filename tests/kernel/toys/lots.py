"""Lots: a small healthy game with everything in it that the contract speaks of.

Everybody draws a card or takes an open one, all bid a card in secret, the strongest wins a point unless somebody protests with a
wolf, and the table says whether to go on. For a coin a seat may peek at the deck at any time.
"""

import re
from typing import Any, Final, Self

from deska.kernel import (
    ALL,
    NO,
    TABLE,
    YES,
    ActionTable,
    Ask,
    Effect,
    Frame,
    Game,
    GameSpec,
    Hand,
    Outcome,
    Pile,
    Reason,
    Rng,
    Secret,
    Setup,
    Switch,
    Vocabulary,
    Window,
)
from deska.kernel.codec import CardsOf, Int, ListOf, Name, Record
from deska.kernel.effects import name_of
from deska.kernel.nouns import open_to_all, veil_hand, veil_pile
from deska.kernel.piles import NOBODY, knows

KINDS: Final = ("fox", "hare", "owl", "wolf")
COPIES: Final = 5
WOLF: Final = KINDS.index("wolf")
ROUNDS: Final = 3
ACTIONS: Final = ActionTable()
DRAW: Final = ACTIONS.single("draw")
TAKE: Final = ACTIONS.verb("take", card=KINDS)
BID: Final = ACTIONS.verb("bid", card=KINDS)
PROTEST: Final = ACTIONS.single("protest")
PEEK: Final = ACTIONS.single("peek")


class Player:
    __slots__ = ("coins", "hand", "points", "voice")

    def __init__(self, hand: Hand, coins: int, points: int, voice: int) -> None:
        self.hand = hand
        self.coins = coins
        self.points = points
        self.voice = voice

    def clone(self) -> "Player":
        return Player(self.hand.clone(), self.coins, self.points, self.voice)


class Lots(Game):
    def __init__(
        self,
        spec: GameSpec,
        setup: Setup,
        rng: Rng,
        stack: list[Frame],
        legal: list[int],
        deck: Pile,
        row: list[int],
        played: list[int],
        players: list[Player],
        held: int,
        voided: int,
    ) -> None:
        super().__init__(spec, setup, rng, stack, legal)
        self.deck = deck
        self.row = row
        self.played = played
        self.players = players
        self.held = held
        """The number of auctions so far."""
        self.voided = voided

    def clone(self) -> Self:
        players = [player.clone() for player in self.players]
        twin: Self = self.spec.state.build(
            self.spec,
            self.setup,
            self.rng.clone(),
            self.stack[:],
            self.legal[:],
            deck=self.deck.clone(),
            row=self.row[:],
            played=self.played[:],
            players=players,
            held=self.held,
            voided=self.voided,
        )
        self.carry(twin)
        return twin

    def start(self, step: str, seat: int, source: int = -1) -> None:
        """Steps are looked up by name, so that a broken one can take the place of a healthy one."""
        self.push(self.spec.effects.named(step), seat, source=source)

    def anytime(self, seat: int) -> list[int]:
        rich = self.players[seat].coins > 0 and len(self.deck) > 0
        return [PEEK] if rich and not knows(self.deck.seen[-1], seat) else []

    def interject(self, seat: int, option: int) -> None:
        self.players[seat].coins -= 1
        self.deck.show(len(self.deck) - 1, 1 << seat)
        self.learn(1 << seat)
        if self.heard:
            self.tell("lt-peeked", 1 << seat, player=seat, card=self.deck.cards[-1])
            self.tell("lt-peeked-hidden", ~(1 << seat), player=seat)

    def result(self, reason: str) -> Outcome:
        scores = tuple(player.points for player in self.players)
        best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, best, reason, tuple({"auctions": score} for score in scores))


class Turns(Effect):
    """A round: everybody gets a card, then all bid."""

    def resolve(self, game: Lots, frame: Frame) -> None:
        game.start("auction", TABLE)
        for i in range(game.seats - 1, -1, -1):
            game.start("turn", (frame.seat + i) % game.seats)
        game.turn = frame.seat


class Turn(Ask):
    kind = "lt-turn"
    rules = ("LT-001",)

    def options(self, game: Lots, frame: Frame) -> list[int]:
        return [*([DRAW] if len(game.deck) else []), *(TAKE.of(card) for card in sorted(set(game.row)))]

    def chosen(self, game: Lots, frame: Frame, option: int) -> None:
        hand = game.players[frame.seat].hand
        if option == DRAW:
            seen = game.deck.seen[-1] | 1 << frame.seat
            card = game.deck.pop()
            hand.put(card, seen)
            game.learn(1 << frame.seat)
            if game.heard:
                game.tell("lt-drew", 1 << frame.seat, player=frame.seat, card=card)
                game.tell("lt-drew-hidden", ~(1 << frame.seat), player=frame.seat)
        else:
            game.row.remove(TAKE.arg(option))
            hand.put(TAKE.arg(option), ALL)
            if game.heard:
                game.tell("lt-took", player=frame.seat, card=TAKE.arg(option))

    def why_not(self, game: Lots, frame: Frame, option: int) -> Reason | None:
        return Reason("lt-why-not-open", "LT-001", {"card": KINDS[TAKE.arg(option)]}) if TAKE.holds(option) else None


class Auction(Effect):
    """All who have cards bid, then the table says if the game goes on."""

    def resolve(self, game: Lots, frame: Frame) -> None:
        game.held += 1
        game.start("another", TABLE)
        bid = game.spec.effects.named("bid")
        assert isinstance(bid, Secret)
        bid.start(game, [seat for seat, player in enumerate(game.players) if len(player.hand)])


class Bid(Secret):
    kind = "lt-bid"
    rules = ("LT-002",)

    def options(self, game: Lots, frame: Frame) -> list[int]:
        return [BID.of(card) for card in game.players[frame.seat].hand.kinds()]

    def revealed(self, game: Lots, frame: Frame, answers: list[int]) -> None:
        cards = [BID.arg(answer) if answer >= 0 else -1 for answer in answers]
        for seat, card in enumerate(cards):
            if card >= 0:
                game.players[seat].hand.take(card)
                game.played.append(card)
                if game.heard:
                    game.tell("lt-bid-shown", player=seat, card=card)
        winner = cards.index(max(cards))
        game.players[winner].points += 1
        if game.heard:
            game.tell("lt-won", player=winner)
        game.start("protest", winner)


class Protest(Window):
    kind = "lt-protest"
    rules = ("LT-003",)

    def order(self, game: Lots, frame: Frame) -> list[int]:
        others = [(frame.seat + i) % game.seats for i in range(1, game.seats)]
        return [seat for seat in others if game.players[seat].voice and len(game.players[seat].hand)]

    def reactions(self, game: Lots, frame: Frame) -> list[int]:
        return [PROTEST] if WOLF in game.players[frame.seat].hand.cards else []

    def react(self, game: Lots, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.voice = 0
        player.hand.take(WOLF)
        game.played.append(WOLF)
        heeded = game.roll(2) == 0 and game.players[self.reacted_to(frame)].points > 0
        if heeded:
            game.players[self.reacted_to(frame)].points -= 1
            game.voided += 1
        if game.heard:
            game.tell("lt-protested", player=frame.seat, heeded=heeded)


class Another(Ask):
    """The table decides together."""

    kind = "lt-another"
    rules = ("LT-004",)

    def options(self, game: Lots, frame: Frame) -> list[int]:
        return [YES, NO] if game.held < ROUNDS and game.setup.variant["vote"] == "each-round" else []

    def resolve(self, game: Lots, frame: Frame) -> None:
        self.chosen(game, frame, YES if game.held < ROUNDS else NO)

    def chosen(self, game: Lots, frame: Frame, option: int) -> None:
        if option == NO:
            game.finish("lt-end")
        else:
            game.start("turns", (game.turn + 1) % game.seats)


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Game:
    cards = [card for card in range(len(KINDS)) for _ in range(COPIES)]
    rng.shuffle(cards)
    players = [Player(Hand([], []), 1, 0, 1) for _ in range(setup.seats)]
    for seat, player in enumerate(players):
        player.hand.put(cards.pop(), 1 << seat)
    row = sorted(cards.pop() for _ in range(2))
    deck = Pile(cards, [NOBODY] * len(cards))
    stack = [Frame(spec.effects.named("turns"), 0)]
    game: Game = spec.state.build(spec, setup, rng, stack, [], deck=deck, row=row, played=[], players=players, held=0, voided=0)
    return game


def veil(game: Lots, seat: int, recalls: bool) -> Lots:
    seen = open_to_all(game, seat, recalls)
    seen.deck = veil_pile(game.deck, seat, recalls)
    for owner, player in enumerate(game.players):
        seen.players[owner].hand = veil_hand(player.hand, seat, owner == seat, recalls)
    return seen


def dream(game: Lots, seat: int, rng: Rng) -> Game:
    twin = game.clone()
    pool = game.deck.unknown_to(seat)
    for player in game.players:
        pool += player.hand.unknown_to(seat)
    pool.sort()
    rng.shuffle(pool)
    for other, player in enumerate(game.players):
        twin.players[other].hand = player.hand.imagined(seat, 1 << other, pool)
    twin.deck = game.deck.imagined(seat, pool)
    return twin


def laws(game: Lots) -> dict[str, tuple[Any, Any]]:
    cards = game.deck.cards + game.row + game.played
    for player in game.players:
        cards = cards + player.hand.cards
    return {
        "players": (len(game.players), game.seats),
        "cards": (sorted(cards), [card for card in range(len(KINDS)) for _ in range(COPIES)]),
    }


def invariants(game: Lots) -> dict[str, bool]:
    points = sum(player.points for player in game.players) + game.voided
    turns = [frame.seat for frame in game.stack if isinstance(frame.effect, Turn)]
    return {
        "points": points <= game.held - bool(game.sealed),
        "own hands": not any(player.hand.unknown_to(seat) for seat, player in enumerate(game.players)),
        "steps": bool(SHAPES.fullmatch(" ".join(spoken(frame.effect) for frame in game.stack))),
        "turns": turns == [(game.turn + i) % game.seats for i in range(game.seats)][::-1][: len(turns)],
        "table": all(frame.seat == TABLE for frame in game.stack if isinstance(frame.effect, Auction | Another)),
    }


def spoken(effect: Effect) -> str:
    return effect.prompt() if isinstance(effect, Ask) else name_of(effect)


def greedy(game: Lots, seat: int, rng: Rng) -> int:
    """Takes the first thing offered, but bids the strongest card."""
    return game.legal[game.asked - 1] if BID.holds(game.legal[0]) else game.legal[0]


FIELDS: Final = {
    "deck": CardsOf(KINDS, Pile),
    "row": ListOf(Name(KINDS), 0, 2),
    "played": ListOf(Name(KINDS), 0, 20),
    "players": ListOf(Record(Player, hand=CardsOf(KINDS, Hand), coins=Int(0, 1), points=Int(0, ROUNDS), voice=Int(0, 1)), 2, 3),
    "held": Int(0, ROUNDS),
    "voided": Int(0, ROUNDS),
}
SHAPES: Final = re.compile("|auction( lt-turn)+|lt-another( lt-bid| lt-protest)?")
"""The stacks that are possible while somebody chooses, by the names of their steps; empty at the end."""
STEPS: Final = (Turns(), Turn(), Auction(), Bid(), Protest(), Another())
LOTS: Final = GameSpec(
    id="lots",
    prefix="lt",
    seats=range(2, 4),
    version=1,
    max_choices=200,
    actions=ACTIONS,
    effects=Vocabulary(STEPS),
    cards=KINDS,
    state=Record(Lots, None, **FIELDS),
    begin=begin,
    veil=veil,
    dream=dream,
    laws=laws,
    invariants=invariants,
    endings=("lt-end",),
    nouns={"card": KINDS},
    variants=(Switch("vote", ("each-round", "never")),),
    greedy=greedy,
)
