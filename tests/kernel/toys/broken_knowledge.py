"""Lots that shows or imagines more than a seat knows, or tells less (K6)."""

from dataclasses import replace

from deska.kernel import PASS, Frame, Game, Rng, View
from tests.kernel.toys.breaking import BROKEN, function, step, with_state, with_step
from tests.kernel.toys.lots import LOTS, WOLF, Lots, Protest, Turn, dream, look, named

# --- K6


@function("K6-views", "look")
def look_at_generator(game: Lots, seat: int) -> View:
    """A view shows the generator."""
    view = look(game, seat)
    return View(seat, {**view.visible, "next": game.rng.words()[0]}, view.remembered)


@function("K6-views", "look")
def look_at_list(game: Lots, seat: int) -> View:
    """A view is a window into the state, not a copy."""
    view = look(game, seat)
    return View(seat, {**view.visible, "played": game.played}, view.remembered)


@function("K6-views", "look")
def look_at_object(game: Lots, seat: int) -> View:
    """A view is not plain JSON."""
    view = look(game, seat)
    return View(seat, {**view.visible, "seats": {1, 2}}, view.remembered)


@function("K6a-looks", "look")
def look_into_hands(game: Lots, seat: int) -> View:
    """A view shows all hands."""
    view = look(game, seat)
    return View(seat, {**view.visible, "hands": [named(player.hand.cards) for player in game.players]}, view.remembered)


def keep_hands(game: Lots, seat: int, rng: Rng) -> Game:
    """Only the deck is imagined."""
    twin = game.clone()
    pool = sorted(game.deck.unknown_to(seat))
    rng.shuffle(pool)
    twin.deck = game.deck.imagined(seat, pool)
    return twin


BROKEN["A view shows all hands, and imagining keeps them."] = ("K6-hidden", replace(LOTS, look=look_into_hands, dream=keep_hands))


@function("K6b-knowledge", "dream")
def dream_in_order(game: Lots, seat: int, rng: Rng) -> Game:
    """What is imagined follows from the true order of the cards."""
    twin = game.clone()
    pool = game.deck.unknown_to(seat)
    for player in game.players:
        pool += player.hand.unknown_to(seat)
    rng.shuffle(pool)
    for other, player in enumerate(game.players):
        twin.players[other].hand = player.hand.imagined(seat, 1 << other, pool)
    twin.deck = game.deck.imagined(seat, pool)
    return twin


@function("K6b-unseen", "dream")
def dream_of_deck(game: Lots, seat: int, rng: Rng) -> Game:
    """Imagining keeps the deck."""
    twin = game.clone()
    pool = sorted(card for player in game.players for card in player.hand.unknown_to(seat))
    rng.shuffle(pool)
    for other, player in enumerate(game.players):
        twin.players[other].hand = player.hand.imagined(seat, 1 << other, pool)
    return twin


@function("K6c-chance", "dream")
def dream_of_truth(game: Lots, seat: int, rng: Rng) -> Game:
    """Imagining returns a clone."""
    return game.clone()


@function("K6c-chance", "dream")
def dream_of_hands(game: Lots, seat: int, rng: Rng) -> Game:
    """Imagining keeps the other hands."""
    return keep_hands(game, seat, rng)


@function("K6c-chance", "dream")
def dream_true_at_times(game: Lots, seat: int, rng: Rng) -> Game:
    """Every second game imagined is the real one."""
    return game.clone() if rng.below(2) else dream(game, seat, rng)


@step("protest", "K6d-told")
class TellsNothing(Protest):
    """A die is cast, but nobody is told."""

    def react(self, game: Lots, frame: Frame, option: int) -> None:
        heard, game.heard = game.heard, False
        super().react(game, frame, option)
        game.heard = heard


@function("K6e-games", "dream")
def dream_of_wolves(game: Lots, seat: int, rng: Rng) -> Game:
    """An imagined game has other cards than the real one."""
    twin = dream(game, seat, rng)
    assert isinstance(twin, Lots)
    twin.deck.cards = [WOLF] * len(twin.deck)
    return twin


class DrawsUnasked(Turn):
    """Who has no wolf in the hand takes the first card, unasked."""

    def options(self, game: Lots, frame: Frame) -> list[int]:
        options = super().options(game, frame)
        return options if WOLF in game.players[frame.seat].hand.cards else options[:1]


class WithoutPeeking(Lots):
    """Nothing may be done at any time, so that a lone option is always taken unasked."""

    def anytime(self, seat: int) -> list[int]:
        return []


BROKEN["Being asked shows that a seat has a wolf."] = (
    "K6-asking",
    replace(with_step("turn", DrawsUnasked()), state=with_state(WithoutPeeking).state),
)


@function("K6-greedy", "greedy")
def greedy_for_anything(game: Lots, seat: int, rng: Rng) -> int:
    """The greedy player chooses what is not offered."""
    return PASS
