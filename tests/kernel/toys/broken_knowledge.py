"""Lots that shows or imagines more than a seat knows, or tells less (K6)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from deska.kernel import PASS, Frame, Game, Rng
from deska.kernel.codec import Anything, Field, Name, Record
from tests.kernel.toys.breaking import BROKEN, function, step, with_state, with_step
from tests.kernel.toys.lots import FIELDS, KINDS, LOTS, WOLF, Lots, Protest, Turn, dream, veil

# --- K6


@function("K6-views", "veil")
def veil_shows_generator(game: Lots, seat: int, recalls: bool) -> Lots:
    """A view shows the generator."""
    seen = veil(game, seat, recalls)
    seen.rng = game.rng.clone()
    return seen


@function("K6-views", "reveal")
def reveal_generator(seen: Lots, game: Lots, seat: int, recalls: bool) -> None:
    """A view tells what the generator will throw."""
    seen.voided = game.rng.clone().below(100)


@function("K6-views", "veil")
def veil_by_nothing(game: Lots, seat: int, recalls: bool) -> Lots:
    """A view is the game itself."""
    return game


@function("K6-copies", "veil")
def veil_shares_list(game: Lots, seat: int, recalls: bool) -> Lots:
    """A view is a window into the state, not a copy."""
    seen = veil(game, seat, recalls)
    seen.played = game.played
    return seen


@function("K6-copies", "veil")
def veil_hides_stack(game: Lots, seat: int, recalls: bool) -> Lots:
    """A view does not show what still has to happen."""
    seen = veil(game, seat, recalls)
    seen.stack.clear()
    return seen


@function("K6-copies", "dream")
def dream_of_steps(game: Lots, seat: int, rng: Rng) -> Game:
    """In an imagined game other things have to happen."""
    twin = dream(game, seat, rng)
    top = twin.stack[-1]
    twin.stack[-1] = Frame(top.effect, top.seat, WOLF, top.arg)
    return twin


def telling(check: str, name: str, field: Field) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a game with a field that only viewers get, set by the function below."""

    def note(reveal: Callable[..., None]) -> Callable[..., None]:
        BROKEN[str(reveal.__doc__)] = (check, replace(LOTS, state=Record(Lots, told={name: field}, **FIELDS), reveal=reveal))
        return reveal

    return note


@telling("K6-views", "speakers", Anything())
def tell_set(seen: Any, game: Lots, seat: int, recalls: bool) -> None:
    """A view is not plain JSON."""
    seen.speakers = {1, 2}


@telling("K6a-looks", "next", Name(KINDS, nothing=True))
def tell_next(seen: Any, game: Lots, seat: int, recalls: bool) -> None:
    """A view tells which card is drawn next."""
    seen.next = game.deck.cards[-1] if len(game.deck) else -1


@function("K6a-looks", "reveal")
def reveal_aside(seen: Any, game: Lots, seat: int, recalls: bool) -> None:
    """A view has an attribute beside its fields, and it tells of the cards that others hold."""
    seen.wolves = sum(player.hand.cards.count(WOLF) for player in game.players)


@function("K6a-looks", "veil")
def veil_not_hands(game: Lots, seat: int, recalls: bool) -> Lots:
    """A view shows all hands."""
    seen = veil(game, seat, recalls)
    for owner, player in enumerate(game.players):
        seen.players[owner].hand = player.hand.clone()
    return seen


def keep_hands(game: Lots, seat: int, rng: Rng) -> Game:
    """Only the deck is imagined."""
    twin = game.clone()
    pool = sorted(game.deck.unknown_to(seat))
    rng.shuffle(pool)
    twin.deck = game.deck.imagined(seat, pool)
    return twin


BROKEN["A view shows all hands, and imagining keeps them."] = ("K6-hidden", replace(LOTS, veil=veil_not_hands, dream=keep_hands))


@function("K6b-knowledge", "dream")
def dream_in_order(game: Lots, seat: int, rng: Rng) -> Game:
    """The imagined game follows from the true order of the cards."""
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
    """A seat that has no wolf in its hand takes the first card, unasked."""

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
