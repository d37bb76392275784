"""K6: a seat sees, remembers and imagines exactly what it knows, nothing less and nothing more."""

import json
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, Final

from deska.kernel.errors import IllegalChoice
from deska.kernel.game import Game
from deska.kernel.nouns import Noun
from deska.kernel.piles import knows
from deska.kernel.play import play_out, play_steps
from deska.kernel.rng import seeded
from deska.kernel.values import SPECTATOR, View
from deska.testing.broken import Broken
from deska.testing.course import check_laws, check_outcome
from deska.testing.graph import CHANGING, contrast, copies_of, shared, value_of
from deska.testing.places import Layout, Place, hidden_pairs, places, swapped
from deska.testing.walks import Ground, Position

SIGMAS: Final = 6
"""A sum of fair chances is practically never so many standard deviations away from its mean."""
TRIES: Final = 60
PAIRS: Final = 20
"""The chance of the truth is measured on so many pairs of hidden cards, out of so many tries to find some."""
SWAPS: Final = 4
"""The number of exchanges of hidden cards that are tried."""
IMAGINED: Final = 3
TWINS: Final = 4
"""The number of imagined games for a viewer: in which a question is asked, and in which a choice is made."""
OTHER_CHANCE: Final = 0xC0FFEE
"""A seed that no game in the tests has."""
ZONES: Final = 3
"""The number of hidden zones tried for a viewer at one position; over many positions all are tried."""


# --- views


def views_are_plain(position: Position) -> None:
    """K6: a view is JSON, tells nothing about seed or generator, and is a copy: it does not change when the game goes on."""
    game = position.game
    twin = game.clone()
    views = [position.spec.view(twin, viewer) for viewer in position.viewers]
    before = [told_by(view) for view in views]
    twin.rng = seeded(OTHER_CHANCE)
    if [told_by(position.spec.view(twin, viewer)) for viewer in position.viewers] != before:
        raise Broken("K6", "a view tells something about the random generator")
    play_steps(twin, position.rng, 50)
    if [told_by(view) for view in views] != before:
        raise Broken("K6", "a view changes when the game goes on")


def told_by(view: View) -> tuple[Any, ...]:
    """Everything that a view tells: its JSON, and every attribute of its copies."""
    try:
        return json.dumps([view.visible, view.remembered]), *(value_of(copy) for copy in copies_of(view))
    except TypeError as error:
        raise Broken("K6", f"a view is not plain JSON: {error}") from error


def copies_are_apart(position: Position) -> None:
    """K6: a veiled copy shares nothing with the game that can change. Its stack is public, so it is the same in imagined games."""
    game = position.game
    stack = value_of(game.stack)
    for viewer in position.viewers:
        for copy in copies_of(position.spec.view(game, viewer)):
            for path, thing in shared(game, copy).items():
                if isinstance(thing, (*CHANGING, Noun)):
                    raise Broken("K6", f"a view shares {path} with the game")
            if value_of(copy.stack) != stack:
                raise Broken("K6", f"viewer {viewer} is shown another stack than the game has")
        if value_of(position.spec.imagine(game, viewer, 1).stack) != stack:
            raise Broken("K6", f"viewer {viewer} imagines another stack, so that views must not show it")


def views_hide_what_is_hidden(position: Position) -> None:
    """K6: if cards that a viewer does not know change places, it does not see that."""
    game, rng = position.game, position.rng
    for viewer in position.viewers:
        seat = SPECTATOR if viewer is None else viewer
        hidden = [place for place in places(game) if place.seen is not None and not knows(place.seen, seat)]
        zones = sorted({place.zone for place in hidden}, key=str)
        rng.shuffle_any(zones)
        for zone in zones[:ZONES]:
            check_hidden(position, viewer, [place for place in hidden if place.zone == zone], hidden)


def check_hidden(position: Position, viewer: int | None, zone: list[Place], hidden: list[Place]) -> None:
    """No exchange of cards within a pile may be seen. A card of a hand needs one card elsewhere with which it can be exchanged unseen."""
    rng = position.rng
    partners = [place for place in hidden if place.zone != zone[0].zone] if zone[0].bag else zone
    view = position.spec.view(position.game, viewer)
    seen: list[bool] = []
    for _ in range(SWAPS if partners else 0):
        one, two = zone[rng.below(len(zone))], partners[rng.below(len(partners))]
        other = swapped(position.game, one, two) if one.name != two.name else None
        if other is not None:
            seen.append(bool(contrast(view, position.spec.view(other, viewer))))
    if all(seen) and len(seen) > 1 if zone[0].bag else any(seen):
        raise Broken("K6", f"viewer {viewer} sees cards of {zone[0].zone} that it does not know")


# --- (a), (b), (e): imagined games


def imagined_looks_the_same(position: Position) -> None:
    """K6 (a): to the seat an imagined game looks exactly like the real one."""
    for viewer in position.viewers:
        real = position.spec.view(position.game, viewer)
        imagined = position.spec.view(position.spec.imagine(position.game, viewer, 1), viewer)
        if place := contrast(real, imagined):
            raise Broken("K6a", f"viewer {viewer} sees that a game is imagined: {place} differs")


def imagining_uses_knowledge_only(position: Position) -> None:
    """K6 (b): imagining from an imagined game, or from one with another generator, gives the same as imagining from the real one."""
    game = position.game
    lucky = game.clone()
    lucky.rng = seeded(OTHER_CHANCE)
    for viewer in position.viewers:
        expected = position.spec.imagine(game, viewer, 2).digest()
        if position.spec.imagine(position.spec.imagine(game, viewer, 1), viewer, 2).digest() != expected:
            raise Broken("K6b", f"viewer {viewer} imagines with more than it knows: twice imagined is not once imagined")
        if position.spec.imagine(lucky, viewer, 2).digest() != expected:
            raise Broken("K6b", f"viewer {viewer} imagines with the real generator")


def unseen_truth_is_not_used(position: Position) -> None:
    """K6 (b): if two cards change places unseen, the imagined game stays the same."""
    game = position.game
    for viewer in position.viewers:
        expected = position.spec.imagine(game, viewer, 1).digest()
        for one, two, other in hidden_pairs(game, viewer, position.rng, SWAPS, SWAPS):
            if position.spec.imagine(other, viewer, 1).digest() != expected:
                raise Broken("K6b", f"viewer {viewer} imagines with {one.path} and {two.path}, which it cannot know")


def imagined_games_are_games(position: Position) -> None:
    """K6 (e): an imagined game keeps all laws, has the same options for the seat asked, and plays to its end."""
    for viewer in position.viewers:
        twin = position.spec.imagine(position.game, viewer, 3)
        check_laws(twin, f"imagined by {viewer}", "K6e")
        if viewer is not None and asked(twin, viewer) != asked(position.game, viewer):
            raise Broken("K6e", f"viewer {viewer} has other options in an imagined game")
        play_out(twin, position.rng)
        check_outcome(twin, f"imagined by {viewer}", "K6e")


def asking_tells_nothing(position: Position) -> None:
    """K6: that somebody is asked tells a viewer nothing: in its imagined games the question does not answer itself either."""
    game = position.game
    for viewer in position.viewers:
        for seed in range(IMAGINED):
            twin = position.spec.imagine(game, viewer, seed)
            frame = twin.stack[-1] if twin.stack else None
            if frame is not None and len(frame.effect.options(twin, frame)) < 2 and not twin.is_asked_anyway(frame):
                raise Broken("K6", f"that {position.game.pending} is asked shows viewer {viewer} something; its step has to ask anyway")


def greedy_is_legal(position: Position) -> None:
    """K6: the greedy player, who gets an imagined game only, chooses an option that is really offered."""
    game = position.game
    seat = game.actor
    if position.spec.greedy is None or position.move is None:
        return
    option = position.spec.greedy(position.spec.imagine(game, seat, 1), seat, position.rng)
    if option not in game.legal:
        raise Broken("K6", f"the greedy player chooses {option}, which is not offered")


def asked(game: Game, seat: int) -> list[tuple[str, ...]]:
    return [decision.options for decision in game.waiting if decision.seat == seat]


# --- (c): chance


def truth_is_no_likelier(ground: Ground) -> None:
    """K6 (c): if two hidden cards could change places, their real arrangement is imagined no more often than the other."""
    measured = 0
    for turn, position in enumerate(ground.positions(share=1 / ground.depth, end=False)):
        actor = position.game.actor
        viewer = (actor, (actor + 1) % position.game.seats, None)[turn % 3]
        measured += check_chance(position, viewer, ground.effort.seeds)
    if not measured and any(place.seen is not None for place in places(ground.walks[0].start())):
        raise Broken("K6c", "the game has hidden zones, yet no two cards can ever change places unseen")


def check_chance(position: Position, viewer: int | None, seeds: int) -> int:
    """Measure pairs of hidden cards for a viewer, and return the number of pairs."""
    game = position.game
    pairs = hidden_pairs(game, viewer, position.rng, TRIES, PAIRS)
    if pairs:
        leanings = [leaning(position.spec.imagine(game, viewer, seed), viewer, pairs) for seed in range(seeds)]
        if fmean(leanings) > SIGMAS * pstdev(leanings) / sqrt(seeds) + 1e-9:
            raise Broken("K6c", f"viewer {viewer} imagines the truth more often than its share ({position})")
    return len(pairs)


def leaning(twin: Game, viewer: int | None, pairs: list[tuple[Place, Place, Game]]) -> float:
    """Positive if an imagined game is closer to the truth than to the truth with pairs exchanged; on average 0 if chance is fair."""
    layout = Layout(twin, viewer)
    total = 0.0
    for one, two, _ in pairs:
        total += layout.share(one, one.name) + layout.share(two, two.name)
        total -= layout.share(one, two.name) + layout.share(two, one.name)
    return total


# --- (d): events


def changes_are_told(position: Position) -> None:
    """K6 (d): after the same choice in a game and its imagined twin, a seat that hears the same events sees the same."""
    after = position.after()
    if after is None or position.move is None:
        return
    for viewer in position.viewers:
        told, seen = heard(after, viewer), position.spec.view(after, viewer)
        for seed in range(TWINS):
            twin = position.spec.imagine(position.game, viewer, seed)
            twin.heard = True
            if seed % 2:  # in half of them the same dice fall as in the real game
                twin.rng = position.game.rng.clone()
            try:
                position.move.make(twin)
            except IllegalChoice:  # another seat's choice, which needs a card that it does not have in this game
                continue
            if heard(twin, viewer) == told and (place := contrast(seen, position.spec.view(twin, viewer))):
                raise Broken("K6d", f"viewer {viewer} sees {place} change by {position.move.option!r}, which no event tells")


def heard(game: Game, viewer: int | None) -> list[tuple[Any, ...]]:
    seat = SPECTATOR if viewer is None else viewer
    return [(event.message, event.args, event.move) for event in game.events if knows(event.audience, seat)]
