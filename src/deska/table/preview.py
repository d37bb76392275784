"""The preview of an option: what would surely follow from it, as far as a seat can know.

The option is played in a world imagined for the seat, step by step, and ends before the first chance, the first thing that the seat would
learn, or the first decision. So it is the same in all worlds that the seat cannot tell apart, and tells nothing that is hidden.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final, Literal

from deska.kernel.actions import COMMON, PASS
from deska.kernel.effects import Secret
from deska.kernel.errors import IllegalChoice, Reason
from deska.kernel.game import Game
from deska.kernel.piles import knows
from deska.kernel.values import TABLE, Decision, Event
from deska.table.ghosts import ghosts
from deska.table.play import lone_answer, news
from deska.table.scenes import compose, decision_of, is_reaction
from deska.table.words import told, words
from deska.text import Texts

WORLD: Final = 1
"""The seed of the imagined world. Any would do: what is shown is the same in all of them."""
MOST_STEPS: Final = 2000
"""Far more steps than any choice has; a preview must end in any case."""
MOST_LINES: Final = 8

End = Literal["chance", "learned", "secret", "other", "mine", "over"]
"""The reason why a preview goes no further."""
THEN: Final[dict[End, str]] = {"secret": "then-secret", "over": "then-over"}
"""The sentences of some ends; what is still to be learned is chance to the one who does not know it."""


@dataclass(frozen=True)
class Foresight:
    """A position that would surely be reached, the events on the way, and the reason why it cannot be foreseen further."""

    game: Game
    events: list[Event]
    end: End
    unanswered: bool = False
    """True if it is supposed that nobody else reacts."""

    @property
    def waiting(self) -> list[Decision]:
        """The open decisions; none if the position is in the middle of what a choice brings about."""
        return self.game.waiting if self.end in ("mine", "other") else []


def played(world: Game, seat: int, option: str, unanswered: bool = False) -> Foresight:
    """Play an option of a seat in a world that it can imagine, as far as that is certain. The world is used up by that.

    Whoever may react wants to know what is at stake: `unanswered`, it goes on through other windows as if everybody passed, which
    everybody always may (K14).
    """
    number = world.number_of(option)
    asked = decision_of(world.waiting, seat)
    if asked is None:
        raise IllegalChoice(option, Reason("not-your-decision", args={"player": max(world.actor, 0)}))
    if option not in asked.options:
        raise world.refusal(number)
    frame = world.stack[-1]
    if frame.seat not in (seat, TABLE) or (isinstance(frame.effect, Secret) and not world.is_anytime(number)):
        return Foresight(world, [], "secret")  # it stays sealed until all have answered
    world.heard = True
    world.events = []
    chance = world.rng.words()
    supposed = False
    last = Foresight(world.clone(), [], "chance")
    world.take(number)
    is_settled = False
    for _ in range(MOST_STEPS):
        if world.rng.words() != chance:
            return last
        if knows(world.learned, seat):
            return Foresight(last.game, last.events, "learned", supposed)
        if is_settled and not goes_on(world):
            if not (unanswered and is_reaction(world)):
                return Foresight(world, world.events, end_of(world, seat), supposed)
            supposed = True
            answer(world, COMMON[PASS])
        last = Foresight(world.clone(), world.events[:], "chance", supposed)
        is_settled = world.settle(most=1)
    return last


def goes_on(world: Game) -> bool:
    """Pass where nobody could do anything else and everybody sees that, as the table does."""
    only = lone_answer(world) if world.spec.open_hands else ""
    if only:
        answer(world, only)
    return bool(only)


def answer(world: Game, option: str) -> None:
    """Make a choice; what was learned before it is not forgotten."""
    learned = world.learned
    world.take(world.spec.actions.numbers[option])
    world.learned |= learned


def end_of(world: Game, seat: int) -> End:
    if not world.stack:
        return "over"
    return "mine" if decision_of(world.waiting, seat) is not None else "other"


def preview(game: Game, seat: int, option: str, texts: Texts, after: Sequence[str] = ()) -> dict[str, Any]:
    """The preview of an option for the wire: differences of the scenes, what would be told, and what comes then.

    `after` are the options before it, picks that are built up or what the same click begins; the differences are those of all of them.
    """
    return in_world(game.spec.imagine(game, seat, WORLD), seat, [*after, option], texts)


def in_world(world: Game, seat: int, options: Sequence[str], texts: Texts) -> dict[str, Any]:
    """A preview played in just this world, which is used up by that."""
    before = compose(world, seat, texts)
    asked = decision_of(world.waiting, seat)
    picks = asked.picks if asked is not None else ()
    ahead = built(world, seat, options)
    return {**shown(before, ahead, seat, texts), "offers": following(ahead, seat, picks)}


def built(world: Game, seat: int, options: Sequence[str]) -> Foresight:
    """Options in a row, each an answer to what is asked then. The world is used up by that."""
    ahead = Foresight(world, [], "mine")
    events: list[Event] = []
    for number, option in enumerate(options):
        if number > 0 and not following(ahead, seat, [option]):
            raise ahead.game.refusal(ahead.game.number_of(option))
        ahead = played(ahead.game, seat, option, unanswered=is_reaction(ahead.game))
        events += ahead.events
    return Foresight(ahead.game, events, ahead.end, ahead.unanswered)


def following(ahead: Foresight, seat: int, picks: Sequence[str]) -> list[str]:
    """Those of some options that may follow."""
    asked = decision_of(ahead.waiting, seat)
    return [pick for pick in picks if asked is not None and pick in asked.options]


def shown(before: dict[str, Any], ahead: Foresight, seat: int, texts: Texts) -> dict[str, Any]:
    after = compose(ahead.game, seat, texts, ahead.waiting)
    lines = [told(event, texts, marked=True) for event in heard(ahead, seat)]
    return {**ghosts(before, after), "told": lines[:MOST_LINES], "then": ahead.end, "text": then_text(ahead, seat, texts)}


def heard(ahead: Foresight, seat: int) -> list[Event]:
    """The events that the seat would hear, up to the beginning of another turn."""
    headings = (*ahead.game.spec.headings, *ahead.game.spec.turns)
    return news([event for event in takewhile(lambda event: event.message not in headings, ahead.events) if knows(event.audience, seat)])


def then_text(ahead: Foresight, seat: int, texts: Texts) -> str:
    """The sentences that end a preview: chance decides, somebody else does, or the seat is asked again."""
    say = words(texts.lang)
    supposed = f"{say('if-unanswered')} " if ahead.unanswered else ""
    return f"{supposed}{what_then(ahead, seat, texts)}"


def what_then(ahead: Foresight, seat: int, texts: Texts) -> str:
    say = words(texts.lang)
    asked = decision_of(ahead.waiting, seat)
    if asked is not None:
        return say("then-mine", question=texts.prompt(asked))
    if ahead.end == "other" and ahead.waiting:
        return say("then-other", player=texts.player(ahead.waiting[0].seat))
    return say(THEN.get(ahead.end, "then-chance"))
