"""K7, K9: every game ends, nothing is lost, and a choice can be taken back if its seat has learned nothing since."""

from typing import Final

from deska.kernel.errors import IllegalChoice
from deska.kernel.game import STALLED, Game
from deska.kernel.piles import knows
from deska.kernel.play import play_out
from deska.kernel.rng import seeded
from deska.kernel.values import Outcome
from deska.table.play import Play
from deska.table.refusals import Refused
from deska.testing.broken import Broken
from deska.testing.graph import contrast
from deska.testing.walks import Ground, Position, Walk

MOST_CHOICES: Final = 20_000
"""The most choices that any game may take."""
MANY_GAMES: Final = 10_000
TWINS: Final = 3
"""The imagined games with which a seat's knowledge is compared."""
UNDO_EVERY: Final = 3
"""After so many choices one is taken back."""


# --- K7: conservation and the end


def laws_hold(ground: Ground) -> None:
    """K7: each law holds at the start and after every choice."""
    for walk in ground.walks:
        for position in walk.replay():
            check_laws(position.game, str(position))


def check_laws(game: Game, where: str, invariant: str = "K7") -> None:
    laws = game.spec.laws(game)
    if not laws:
        raise Broken(invariant, "the game names nothing that is conserved")
    for law, (found, expected) in laws.items():
        if found != expected:
            raise Broken(invariant, f"the law {law!r} does not hold: {found} instead of {expected} ({where})")


def games_end(ground: Ground) -> None:
    """K7: every game comes to an end of its own, in time, with an outcome."""
    if not 0 < ground.spec.max_choices <= MOST_CHOICES:
        raise Broken("K7", f"the game may take {ground.spec.max_choices} choices; the most allowed is {MOST_CHOICES}")
    for walk in ground.walks:
        game = last(walk)
        if game.ended == STALLED:
            raise Broken("K7", f"{walk} does not end within {ground.spec.max_choices} choices")
        check_outcome(game, str(walk))


def last(walk: Walk) -> Game:
    """The finished game of a walk."""
    game = walk.start()
    for position in walk.replay():
        game = position.game
    return game


def check_outcome(game: Game, where: str, invariant: str = "K7") -> None:
    outcome = game.outcome
    if outcome is None or outcome.reason != game.ended or game.ended not in (STALLED, *game.spec.endings):
        raise Broken(invariant, f"a game ended as {game.ended!r}, with the outcome {outcome} ({where})")
    if game.legal or game.stack or game.pending is not None:
        raise Broken(invariant, f"a game is over, yet something is left to do ({where})")
    if wrong := wrong_in(outcome, game):
        raise Broken(invariant, f"{wrong}: {outcome} ({where})")


def wrong_in(outcome: Outcome, game: Game) -> str:
    """A mistake in the scores, the winners or the points by source; empty if there is none."""
    winners = outcome.winners
    if len(outcome.scores) != game.seats or not set(winners) <= set(range(game.seats)) or list(winners) != sorted(set(winners)):
        return f"scores and winners do not fit {game.seats} seats"
    if game.spec.cooperative and len(winners) not in (0, game.seats):
        return "all win together or nobody does"
    if not game.spec.cooperative and not winners and game.seats > 1:  # a lone player may lose to the game
        return "nobody wins"
    if outcome.teams and sorted(seat for team in outcome.teams for seat in team) != list(range(game.seats)):
        return "the teams are not all seats"
    if any(len(set(team) & set(winners)) not in (0, len(team)) for team in outcome.teams):
        return "a team wins together or not at all"
    if outcome.breakdown and tuple(sum(points.values()) for points in outcome.breakdown) != outcome.scores:
        return "the points by source do not add up to the scores"
    return ""


def can_stall(position: Position) -> None:
    """K7: whenever the last allowed choice is made, the game ends as it stands, with an outcome and nothing lost."""
    if position.move is None:
        return
    twin = position.game.clone()
    twin.limit = twin.choices + 1
    position.move.make(twin)
    if not twin.ended:
        raise Broken("K7", "the last allowed choice does not end the game")
    check_outcome(twin, "stalled")
    check_laws(twin, "stalled")


def many_games_end(ground: Ground) -> None:
    """K7: of ten thousand random games none stalls, and none needs 20,000 choices."""
    seats = list(ground.spec.seats)
    for seed in range(MANY_GAMES):
        game = ground.spec.new(seats[seed % len(seats)], seed)
        game.recorder = None
        play_out(game, seeded(seed))
        where = f"{game.seats} seats, seed {seed}"
        if game.ended == STALLED or game.choices >= MOST_CHOICES:
            raise Broken("K7", f"a random game does not end: {where}")
        check_outcome(game, where)
        check_laws(game, where)


# --- K9: undo


def barriers_are_raised(position: Position) -> None:
    """K9: if a choice shows a seat something that it could not know before, `learned` says so."""
    after = position.after()
    if after is None or position.move is None or after.rng.words() != position.game.rng.words():
        return
    for seat in range(position.game.seats):
        if knows(after.learned, seat):
            continue
        seen = position.spec.view(after, seat)
        for seed in range(TWINS):
            twin = position.spec.imagine(position.game, seat, seed)
            try:
                position.move.make(twin)
            except IllegalChoice:  # another seat's choice, which needs a card that it does not have in this game
                continue
            if contrast(position.spec.view(twin, seat), seen):
                raise Broken("K9", f"by {position.move.option!r} seat {seat} learns something, yet could take it back")


def undo_restores(ground: Ground) -> None:
    """K9: undo gives back the exact position, generator and record included, also across the choices of bots."""
    for walk in ground.walks:
        for people in (frozenset({0}), frozenset(range(walk.seats))):
            check_undo(walk, people, 12 * ground.depth)


def check_undo(walk: Walk, people: frozenset[int], most: int) -> None:
    play = Play(walk.start(), people)
    digests: list[str] = []
    step = 0
    for turn in range(most):
        if step == len(walk.answered):
            return
        move = walk.answered[step].move
        digests.append(play.game.digest())
        play.make(move.option, move.seat)
        step += 1
        if turn % UNDO_EVERY == 0:
            step = take_back(play, turn // UNDO_EVERY % walk.seats, digests, walk)
            del digests[step:]


def take_back(play: Play, seat: int, digests: list[str], walk: Walk) -> int:
    """Undo if that is allowed. Returns the number of choices that are left."""
    place = play.undo_place(seat)
    if place is None:
        check_no_undo(play, seat, walk)
        return len(digests)
    play.undo(seat)
    game = play.game
    if game.digest() != digests[place]:
        raise Broken("K9", f"undo does not restore the position after {place} choices of {walk}")
    if game.spec.replay(game.record()).digest() != digests[place]:
        raise Broken("K9", f"after an undo the record does not lead to the position ({place} choices of {walk})")
    return place


def check_no_undo(play: Play, seat: int, walk: Walk) -> None:
    before = play.game.digest()
    try:
        play.undo(seat)
    except Refused:
        if play.game.digest() != before:
            raise Broken("K9", f"a refused undo changes the game ({walk})") from None
        return
    raise Broken("K9", f"seat {seat} takes back what it may not ({walk})")
