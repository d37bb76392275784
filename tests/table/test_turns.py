"""The turns of others since one's own: what a seat has heard of them, and no more."""

from typing import Any

import pytest

import deska
from deska.bots import make
from deska.kernel.piles import knows
from deska.kernel.values import TABLE, Event
from deska.table.log import CHOICE, Entry, written_events
from deska.table.play import Play
from deska.table.scenes import compose
from deska.table.turns import (
    Turn,
    amounts_in,
    brief_of,
    figures_in,
    figures_of,
    gains_of,
    gist_of,
    shared,
    stretches,
    turn_frames,
    turns_since,
    without_name,
)
from deska.table.words import texts_of

NAMES = ("Ann", "Bob", "Cy", "Di")


def played(game: str, choices: int, seed: int = 2) -> Play:
    state = deska.new(game, 4, seed)
    play = Play(state, frozenset({0}))
    bot = make("greedy", state.spec, seed)
    for _ in range(choices):
        if not play.game.legal:
            break
        play.make(state.spec.actions.names[bot.choose(play.game, play.game.actor)])
    return play


@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_there_is_a_tile_for_every_turn_of_others_in_order(game: str) -> None:
    for choices in range(20, 140, 17):
        play = played(game, choices)
        for seat in range(4):
            turns = turns_since(play, seat)
            assert all(turn.seat != seat for turn in turns[1:])
            numbers = [entry.n for turn in turns for entry in turn.entries]
            assert numbers == sorted(numbers)
            made = list(zip(play.choices, play.on_turn, strict=True))
            last = max((entry.n for entry, turn in made if entry.seat == seat == turn), default=0)
            assert numbers == [entry.n for entry, _ in made if entry.n >= last]


@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_a_tile_tells_nothing_that_its_seat_has_not_heard(game: str) -> None:
    texts = texts_of(deska.spec_of(game), "en", NAMES)
    hidden = 0
    for choices in range(20, 140, 17):
        play = played(game, choices)
        for seat in range(4):
            secret = [
                event for entry in play.choices for event in entry.events() if not knows(event.audience, seat) and event.move is not None
            ]
            hidden += len(secret)
            told = {move for frame in turn_frames(play, seat, texts, {}) for move in map(tuple, frame["moves"])}
            heard = {
                (what, event.move[1], event.move[2])
                for entry in play.choices
                for event in entry.events()
                if knows(event.audience, seat) and event.move is not None
                for what in (event.args.get(event.move[0]), event.move[0], *(event.args.get(f"{event.move[0]}s") or ()))
            }
            assert told <= heard
    assert hidden > 0 or game not in ("ethnos", "evenfall"), "nothing was hidden"


def test_a_tile_names_its_player_once_and_says_what_the_turn_brought() -> None:
    play = played("ethnos", 60)
    texts = texts_of(play.game.spec, "en", NAMES)
    last = play.choices[-1].n
    figures = {0: ({"": "0", "hand": "1"},) * 4, last: figures_of(play.game)}
    frames = turn_frames(play, 0, texts, figures) or turn_frames(play, 1, texts, figures)
    assert frames
    now = figures_of(play.game)[frames[-1]["seat"]]
    assert frames[-1]["after"] == now[""]
    assert frames[-1]["gains"] == [("hand", int(now["hand"]) - 1)]
    for frame in frames:
        assert frame["lines"]
        assert not any(line.startswith(NAMES[frame["seat"]]) for line in frame["lines"])
        assert not any("takes a turn" in line for line in frame["lines"])


@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_everybody_sees_the_same_figures_at_the_seats(game: str) -> None:
    """Those of one viewer's scene are kept for all."""
    play = played(game, 90)
    texts = texts_of(play.game.spec, "en", NAMES)
    seen = [figures_in(compose(play.game, seat, texts)) for seat in (None, 0, 1, 2, 3)]
    assert all(figures == figures_of(play.game) for figures in seen)


def test_figures_that_stay_the_same_are_kept_once() -> None:
    before, after = ({"": "5"}, {"": "0"}), ({"": "5"}, {"": "2"})
    kept = shared(after, before)
    assert kept == after
    assert [new is old for new, old in zip(kept, before, strict=True)] == [True, False]
    assert shared(after, ()) == after


def test_the_gist_of_a_turn_is_what_its_player_did() -> None:
    whole = ["Ann shows 0 mana.", "Bob gains 2 herbs.", "Bob passes."]
    lines = [without_name(text, "Bob") for text in whole]
    assert lines == ["Ann shows 0 mana.", "Gains 2 herbs.", "Passes."]
    assert gist_of(whole, lines, [False] * 3) == "Gains 2 herbs."
    assert gist_of(whole, lines, [False, True, False]) == "Passes."
    assert gist_of(whole[:2], lines[:2], [False, True]) == "Gains 2 herbs."
    assert gist_of(whole[:1], lines[:1], [False]) == "Ann shows 0 mana."
    assert gist_of([], [], []) == ""


def test_gains_are_told_with_their_sign() -> None:
    before = {"": "5", "life": "3", "charge": "1/5", "aether": "?", "gem": "2"}
    after = {"": "9", "life": "1", "charge": "4/5", "aether": "?", "gem": "2", "new": "4"}
    assert gains_of(before, after) == [("life", -2), ("charge", 3)]


def test_the_turns_are_known_again_after_a_restart() -> None:
    play = played("evenfall", 80)
    again = Play(deska.new("evenfall", 4, 2), frozenset({0}))
    for entry in play.choices:
        again.again(entry)
    assert again.on_turn == play.on_turn
    assert turns_since(again, 0) == turns_since(play, 0)


def test_a_table_that_was_loaded_shows_no_turns_in_which_nothing_happened() -> None:
    before = played("eldervale", 120)
    loaded = Play(before.game, frozenset({0}), log=before.log)
    texts = texts_of(before.game.spec, "en", NAMES)
    tiles = [tile for seat in range(4) for tile in turn_frames(loaded, seat, texts, {})]
    assert tiles
    assert all(tile["lines"] or tile["moves"] for tile in tiles)


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_a_tile_says_in_a_line_what_its_turn_did(game: str, lang: str) -> None:
    """Nobody has to open it: it tells what was played, where it went, or what was drawn."""
    texts = texts_of(deska.spec_of(game), lang, NAMES)
    plays = [played(game, choices) for choices in range(30, 160, 13)]
    tiles = [tile for play in plays for seat in range(4) for tile in turn_frames(play, seat, texts, {})]
    silent = [tile for tile in tiles if not is_brief(tile)]
    assert len(tiles) > 20
    assert len(silent) <= len(tiles) / 20, [tile["lines"] for tile in silent]
    own = [tile for tile in tiles if tile not in silent and "title" not in tile]
    assert not any(tile["gist"].startswith(NAMES) for tile in own if game != "eldervale")


def is_brief(tile: dict[str, Any]) -> bool:
    """True if the line is made of short forms and is no whole sentence."""
    return bool(tile["gist"]) and tile["gist"] not in tile["lines"]


@pytest.mark.parametrize(("game", "message"), [("aeons_end", "ae-nemesis-drew"), ("evenfall", "ev-took-stone")])
def test_what_no_seat_does_has_a_tile_of_its_own(game: str, message: str) -> None:
    """A turn of the enemy or a battle of all is not told as the work of the seat before it; not even after one's own turn."""
    texts = texts_of(deska.spec_of(game), "en", NAMES)
    apart = [0, 0]
    for choices in range(20, 220, 9):
        play = played(game, choices)
        for seat in range(4):
            turns = turns_since(play, seat)
            found = stretches(turns, seat, texts.spec)
            wanted = [stretch for stretch in found if message in {event.message for event in stretch.events}]
            assert all(stretch.seat == TABLE and stretch.title is not None for stretch in wanted)
            figures = {entry.n: ({"": "7"},) * 4 for entry in play.choices}
            frames = turn_frames(play, seat, texts, figures)
            titled = [frame for frame in frames if frame["seat"] == TABLE]
            assert all(frame["title"] and "after" not in frame for frame in titled)
            apart[any(turn.seat == seat for turn in turns[:1]) and found[:1] == wanted[:1] != []] += len(wanted)
    assert apart[0] > 0
    assert apart[1] > 0 or game == "evenfall", "never right after one's own turn"


def test_figures_stop_where_something_else_begins() -> None:
    """What the enemy did to a seat is no loss of its own turn."""
    spec = deska.spec_of("aeons_end")
    turn = Turn(
        1, [entry_of(5, Event("ae-prepped", {"player": 1})), entry_of(6, Event("ae-nemesis-turn", {}), Event("ae-suffered", {"player": 1}))]
    )
    other = Turn(2, [entry_of(7, Event("ae-prepped", {"player": 2})), entry_of(8, Event("ae-turn", {"player": 0}))])
    first, enemy, last = stretches([turn, other], 0, spec)
    assert (first.seat, first.until, len(first.events)) == (1, 0, 1)
    assert (enemy.seat, enemy.since, len(enemy.events)) == (TABLE, 6, 1)
    assert (last.seat, last.since, last.until) == (2, 6, 8)


def entry_of(n: int, *events: Event) -> Entry:
    return Entry(n, CHOICE, 0, told=written_events(events))


def test_a_tile_tells_things_once_and_in_their_order() -> None:
    texts = texts_of(deska.spec_of("weirdwood"), "en", NAMES)
    events = [
        Event("ww-played", {"player": 1, "card": "shadow-steps-oliver", "slot": "evening"}),
        Event("ww-time-on", {"count": 3}),
        Event("ww-moved", {"player": 1, "room": "royal-armory"}),
        Event("ww-crafted", {"player": 1, "die": "attack"}),
        Event("ww-crafted", {"player": 1, "die": "attack"}),
        Event("ww-moved", {"player": 1, "room": "deep-mine"}),
    ]
    assert brief_of(events, texts, 1) == "plays Shadow Steps · to Royal Armory · crafts attack die · to Deep Mine"
    assert brief_of(events[1:2], texts, 1) == ""


def test_an_arrow_goes_on_with_what_stands_before_it() -> None:
    texts = texts_of(deska.spec_of("ethnos"), "en", NAMES)
    events = [
        Event("et-band", {"player": 1, "card": "troll-grey", "size": 3}),
        Event("et-placed", {"player": 1, "kingdom": "duris"}),
        Event("et-took-troll", {"player": 1, "value": 2}),
    ]
    assert brief_of(events, texts, 1) == "plays 3, led by Grey Troll → Duris · Troll 2"
    assert brief_of(events[1:2], texts, 1) == "→ Duris"


def test_a_tile_names_others_who_do_something_in_the_turn() -> None:
    texts = texts_of(deska.spec_of("weirdwood"), "en", NAMES)
    crafted = [Event("ww-crafted", {"player": 1, "die": "attack"})]
    assert brief_of(crafted, texts, 1) == "crafts attack die"
    assert brief_of(crafted, texts, 0) == f"{NAMES[1]}: crafts attack die"
    won = [Event("el-won-player", {"player": 1})]
    assert brief_of(won, texts_of(deska.spec_of("eldervale"), "en", NAMES), 0) == f"{NAMES[1]} wins"


def test_amounts_that_do_not_stand_at_the_seats_are_told_by_events() -> None:
    texts = texts_of(deska.spec_of("eldervale"), "en", NAMES)
    events = [
        Event("el-gained", {"player": 1, "resource": "gem", "count": 2}),
        Event("el-paid", {"player": 1, "resource": "gem", "count": 1}),
        Event("el-paid", {"player": 1, "resource": "gold", "count": 1}),
        Event("el-gained", {"player": 2, "resource": "gold", "count": 9}),
        Event("el-scored", {"player": 1, "count": 3}),
    ]
    assert amounts_in(events, 1, texts) == {"gem": 1, "gold": -1}
