"""A player's turn: the action card, lasting effects, links, the end of the turn, time."""

import pytest

from deska.games.weirdwood import SPEC
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.clock import TIME_PASSES, TIME_RUNS_BACK
from deska.games.weirdwood.effects.goods import strength
from deska.games.weirdwood.effects.links import lasting, links
from deska.games.weirdwood.effects.movement import can_use_room
from deska.games.weirdwood.turn.rounds import HAND_LIMIT, NEXT_TURN, REFRESH
from deska.kernel import Decision, Game
from deska.testing import rule
from deska.text import Texts
from tests.games.weirdwood.build import (
    HANKA,
    HONZA,
    asked,
    goods,
    hero,
    moment,
    named,
    options,
    place,
    play,
    position,
    refuse,
    room,
    scarabs,
)

STEPS = "shadow-steps-sekhmet"
END = (REFRESH, HAND_LIMIT, NEXT_TURN)


@rule("WW-051")
def test_exactly_one_action_card() -> None:
    game = position(hero(hand=[STEPS, "second-wind"]))
    assert "end" not in options(game)
    assert refuse(game, "end").rule == "WW-051"
    play(game, f"play:{STEPS}", "slot:morning:m2")
    assert "end" in options(game)
    assert refuse(game, "play:second-wind").rule == "WW-051"
    assert refuse(game, "play-down:second-wind").rule == "WW-051"


@rule("WW-052", "WW-193")
def test_free_actions_before_the_card() -> None:
    game = position(hero("celia", power=1, min=1, health=2, hand=["shadow-steps-celia"]))
    play(game, "ability:healing-verse")
    while asked(game)[0] != "ww-turn":
        play(game, options(game)[0])
    assert game.players[HANKA].health > 2
    assert "play:shadow-steps-celia" in options(game)


@rule("WW-053", "WW-057")
def test_the_card_is_paid_laid_and_time_moves_before_it_acts() -> None:
    game = position(hero(min=2, hand=["battle-trance"]))
    play(game, "play:battle-trance")
    assert (goods(game), asked(game)[0], moment(game)) == ((1, 0, 0), "ww-choose-slot", (1, "m1"))
    play(game, "slot:evening:e2")
    assert (moment(game), named(game.players[HANKA].slots[2:3])) == ((1, "e2"), ["battle-trance"])
    assert options(game, "act")


@rule("WW-054", "WW-055")
def test_a_card_that_cannot_be_paid_is_played_face_down() -> None:
    game = position(hero(hand=["battle-trance", "wrath-of-the-sun"]))
    assert refuse(game, "play:battle-trance").rule == "WW-054"
    play(game, "play-down:battle-trance", "slot:morning:m2")
    assert (goods(game), game.players[HANKA].down) == ((0, 0, 0), 1)


@rule("WW-056")
def test_only_an_empty_slot() -> None:
    sekhmet = hero(hand=[STEPS], slots={"morning": "second-wind"}, companions=["hedge-witch"])
    game = position(sekhmet)
    play(game, f"play:{STEPS}")
    slots = {option.split(":")[1] for option in options(game)}
    assert slots == {"afternoon", "evening", "night", "companion-1"}
    assert refuse(game, "slot:morning:m2").message == "ww-why-slot-taken"
    assert refuse(game, "slot:companion-2:m2").rule == "WW-056"


@rule("WW-058")
@pytest.mark.parametrize("good", ["min", "knowledge", "scarab"])
def test_face_down_one_of_three(good: str) -> None:
    """A Move, an Attack, or a resource: whatever is chosen, nothing is left."""
    game = position(hero(at="o3", hand=[STEPS]), scarabs={"o3": 1})
    play(game, f"play-down:{STEPS}", "slot:morning:m2")
    assert asked(game)[0] in ("ww-turn", "ww-face-down")
    ways = options(game, "act") or options(game)
    play(game, ways[0])
    while asked(game)[0] != "ww-turn":
        found = options(game)
        wanted = [option for option in found if option in (f"take:{good}", "choose:3")]
        play(game, (wanted or found)[0])
    assert options(game, "act") == []
    assert sum(goods(game)) == 1


@rule("WW-059")
def test_without_a_card_one_is_drawn() -> None:
    first, second = hero(hand=[STEPS], slots={}), hero("celia", hand=[], deck=["soft-melody"])
    game = position(first, second)
    play(game, f"play:{STEPS}", "slot:morning:m2", "end")
    while asked(game)[0] not in ("ww-turn",) or asked(game)[1] != HONZA:
        play(game, options(game)[0])
    assert "play:soft-melody" in options(game)


@rule("WW-059")
def test_the_last_card_is_no_cost() -> None:
    game = position(hero(at="m3", hand=[STEPS]), layout={"m3": "dragon-shrine"})
    assert not can_use_room(game, HANKA, game.players[HANKA].place)
    richer = position(hero(at="m3", hand=[STEPS, "second-wind"]), layout={"m3": "dragon-shrine"})
    assert can_use_room(richer, HANKA, richer.players[HANKA].place)


@rule("WW-060", "WW-045")
def test_a_card_that_loses_the_game_is_played_nevertheless() -> None:
    game = position(hero(hand=[STEPS], slots={"night": "second-wind"}), day=12, time="n3")
    play(game, f"play:{STEPS}")
    assert all(option.split(":")[1] != "night" for option in options(game))
    play(game, options(game)[0])
    assert game.ended == "ww-out-of-time"


@rule("WW-062")
def test_room_and_free_actions_between_acts() -> None:
    game = position(hero("wally", min=1, power=1, hand=["covert-feint"]), layout={"m3": "wardens-ballroom"})
    play(game, "play:covert-feint", "slot:night:n3")
    play(game, "act:covert-feint:1")
    target = options(game, "go")[0]
    play(game, target)
    while asked(game)[0] != "ww-turn":
        play(game, options(game)[0])
    assert any(option.startswith("act:covert-feint") for option in options(game))


# --- lasting effects and links


@rule("WW-063", "WW-065", "WW-C18")
@pytest.mark.parametrize(
    ("character", "card", "expected"),
    [
        ("celia", "warding-circle", (0, 2)),
        ("sekhmet", "shield-wall", (0, 2)),
        ("eugene", "brass-carapace", (0, 2)),
        ("bailey", "leather-binding", (0, 1)),
        ("celia", "silver-thread", (0, 1)),
        ("sekhmet", "brace-for-defence", (0, 1)),
        ("wally", "into-the-smoke", (0, 1)),
        ("oliver", "paper-shield", (0, 1)),
        ("bailey", "heavy-tome", (1, 0)),
        ("celia", "starlit-blade", (1, 0)),
        ("sekhmet", "desert-wind", (1, 0)),
        ("wally", "caltrops", (1, 0)),
        ("wally", "grand-heist", (1, 0)),
        ("eugene", "clockwork-hammer", (1, 0)),
        ("oliver", "ink-blade", (1, 0)),
        ("oliver", "masterpiece", (1, 0)),
    ],
)
def test_lasting_symbols(character: str, card: str, expected: tuple[int, int]) -> None:
    up = position(hero(character, hand=[f"shadow-steps-{character}"], slots={"morning": card}))
    assert lasting(up, HANKA) == expected
    down = position(hero(character, hand=[f"shadow-steps-{character}"], slots={"morning": card}, down=["morning"]))
    assert lasting(down, HANKA) == (0, 0)


@rule("WW-065", "WW-116")
@pytest.mark.parametrize("card", ["shadow-steps-bailey", "page-turner"])
@pytest.mark.parametrize("down", [(), ("morning",)])
def test_a_tactic_card_lasts_on_any_card(card: str, down: tuple[str, ...]) -> None:
    game = position(hero("bailey", hand=["heavy-tome"], slots={"morning": card}, down=down, covers={"morning": "sword-and-shield"}))
    assert lasting(game, HANKA) == (1, 1)


@rule("WW-064")
def test_lasting_symbols_count_in_the_own_attack() -> None:
    game = position(hero(at="o3", hand=["brace-for-defence"]), scarabs={"o3": 1}, rolls=["blank", "hit"])
    play(game, "play:brace-for-defence", "slot:morning:m2", "act:brace-for-defence:2")
    assert (game.players[HANKA].health, asked(game)[0]) == (3, "ww-turn")  # the hit is blocked


@rule("WW-066", "WW-067", "WW-068")
def test_neighbouring_cards_link() -> None:
    both = {"morning": "page-turner", "afternoon": "heavy-tome"}
    linked = position(hero("bailey", hand=["hour-of-study"], slots=both))
    assert sum(links(linked, HANKA)) == 1
    apart = position(hero("bailey", hand=["hour-of-study"], slots={"morning": "page-turner", "evening": "heavy-tome"}))
    assert sum(links(apart, HANKA)) == 0
    turned = position(hero("bailey", hand=["hour-of-study"], slots={"morning": "heavy-tome", "afternoon": "page-turner"}))
    assert links(turned, HANKA) != links(linked, HANKA)
    down = position(hero("bailey", hand=["hour-of-study"], slots=both, down=["afternoon"]))
    assert sum(links(down, HANKA)) == 0


@rule("WW-068", "WW-C43", "WW-211")
def test_a_tactic_card_links_a_face_down_card_with_both_neighbours() -> None:
    slots = {"morning": "page-turner", "afternoon": "hour-of-study", "evening": "heavy-tome"}
    covered = hero("bailey", hand=["final-chapter"], slots=slots, down=["afternoon"], covers={"afternoon": "iron-guard"})
    game = position(covered)
    assert sum(links(game, HANKA)) == 2
    assert lasting(game, HANKA)[1] >= 2


@rule("WW-070", "WW-072")
def test_discounts_never_go_below_nothing_and_stay_with_their_resource() -> None:
    slots = {"morning": "marginal-notes", "afternoon": "page-turner", "evening": "heavy-tome"}
    game = position(hero("bailey", power=1, min=0, knowledge=0, hand=["final-chapter"], slots=slots))
    assert refuse(game, "ability:burble-book-of-leaps").rule == "WW-195"  # the Mîn is not lowered by knowledge
    play(game, "ability:footnote-of-fate")
    assert (goods(game), game.players[HANKA].power) == ((0, 0, 0), 0)


# --- the end of the turn


@rule("WW-076")
def test_monster_card_then_refresh_then_hand() -> None:
    full = {"morning": "second-wind", "afternoon": "shield-wall", "evening": "desert-wind"}
    game = position(hero(hand=[STEPS], slots=full), top=["blind-charge"], time="e1", lair="t")
    play(game, f"play:{STEPS}", "slot:night:n1", "end")
    assert (moment(game), game.players[HANKA].slots) == ((1, "n2"), [-1] * 4)
    assert len(game.players[HANKA].hand) == 3


@rule("WW-077", "WW-078")
def test_a_forced_refresh() -> None:
    full = {"morning": "second-wind", "afternoon": "shield-wall", "evening": "desert-wind", "night": STEPS}
    sekhmet = hero(slots=full, covers={"morning": "iron-guard"}, companions=[], hand=["twin-slash"])
    game = position(sekhmet, scarabs={"i0": 0, "t": 3}, steps=END)
    player = game.players[HANKA]
    assert player.slots == [-1] * 4
    assert set(named(player.discard)) >= {"second-wind", "shield-wall", "desert-wind", STEPS}
    assert (named(game.tactic_discard), scarabs(game)["i0"]) == (["iron-guard"], 1)


@rule("WW-077", "WW-079")
@pytest.mark.parametrize(("answer", "laid"), [("yes", []), ("no", ["second-wind"])])
def test_an_optional_refresh_has_its_scarab_phase(answer: str, laid: list[str]) -> None:
    game = position(hero(slots={"morning": "second-wind"}, hand=["twin-slash"]), scarabs={"t": 3}, steps=END)
    assert asked(game) == ("ww-refresh", HANKA, ["yes", "no"])
    play(game, answer)
    assert named([card for card in game.players[HANKA].slots if card >= 0]) == laid
    assert ("i3" in scarabs(game)) == (answer == "yes")


@rule("WW-078", "WW-168")
def test_companions_become_ready() -> None:
    sekhmet = hero(companions=["hedge-witch"], exhausted=["hedge-witch"], slots={"morning": "second-wind"}, hand=["twin-slash"])
    game = position(sekhmet, steps=END)
    play(game, "yes")
    assert game.players[HANKA].exhausted == 0


@rule("WW-080", "WW-180")
@pytest.mark.parametrize(("health", "hand"), [(2, 4), (3, 3), (5, 1)])
def test_the_hand_equals_the_health(health: int, hand: int) -> None:
    cards = [STEPS, "twin-slash", "war-drums", "second-wind"][:hand]
    game = position(hero(health=health, hand=cards), steps=(HAND_LIMIT, NEXT_TURN))
    while asked(game)[0] == "ww-discard-down":
        play(game, options(game)[0])
    assert len(game.players[HANKA].hand) == health


@rule("WW-081")
def test_an_empty_draw_pile_is_made_anew() -> None:
    cards = ["brace-for-defence", "twin-slash", "desert-wind", "lioness-roar", "shield-wall", "war-drums", "oath-of-the-forge"]
    cards += ["trophy-hunt", "battle-trance", "second-wind", "call-to-arms", "wrath-of-the-sun"]
    game = position(hero(health=6, hand=[STEPS], discard=cards), steps=(HAND_LIMIT, NEXT_TURN))
    player = game.players[HANKA]
    assert (len(player.hand), len(player.deck), player.discard) == (6, 7, [])
    few = position(hero(health=6, hand=[*cards[:6]][:2], slots={}, discard=[]), steps=(HAND_LIMIT, NEXT_TURN))
    assert len(few.players[HANKA].hand) == 6


# --- time


@rule("WW-103", "WW-110")
def test_a_day_has_twelve_positions() -> None:
    game = position(hero(hand=[STEPS]), steps=[TIME_PASSES.of(12), REFRESH])
    assert moment(game) == (2, "m1")


@rule("WW-104", "WW-105", "WW-111")
@pytest.mark.parametrize(("day", "time", "steps", "expected"), [(3, "a1", 5, (2, "n2")), (3, "a1", 3, (3, "m1")), (3, "a1", 4, (2, "n3"))])
def test_time_runs_back(day: int, time: str, steps: int, expected: tuple[int, str]) -> None:
    game = position(hero(hand=[STEPS]), day=day, time=time, steps=[TIME_RUNS_BACK.of(steps), REFRESH])
    assert moment(game) == expected


@rule("WW-107")
def test_a_universal_slot_takes_any_time() -> None:
    game = position(hero(hand=[STEPS], companions=["hedge-witch"]), time="a2")
    play(game, f"play:{STEPS}")
    assert len([option for option in options(game) if "companion-1" in option]) == 12
    play(game, "slot:companion-1:a2")
    assert moment(game) == (2, "a2")  # twelve positions, never none


@rule("WW-108", "WW-109", "WW-106")
@pytest.mark.parametrize(
    ("time", "slot", "expected"),
    [
        ("m1", "morning", {"m2": 1, "m3": 1}),
        ("m2", "morning", {"m3": 1}),
        ("m3", "morning", {"m1": 2, "m2": 2, "m3": 2}),
        ("m3", "afternoon", {"a1": 1, "a2": 1, "a3": 1}),
        ("a1", "morning", {"m1": 2, "m2": 2, "m3": 2}),
    ],
)
def test_where_a_slot_stops(time: str, slot: str, expected: dict[str, int]) -> None:
    for stop, day in expected.items():
        game = position(hero(hand=[STEPS]), time=time)
        play(game, f"play:{STEPS}")
        assert {option.split(":")[2] for option in options(game) if f":{slot}:" in option} == set(expected)
        play(game, f"slot:{slot}:{stop}")
        assert moment(game) == (day, stop)


@rule("WW-112")
def test_time_never_runs_back_beyond_its_beginning() -> None:
    game = position(hero(hand=[STEPS]), time="m3", steps=[TIME_RUNS_BACK.of(9), REFRESH])
    assert moment(game) == (1, "m1")


@rule("WW-113", "WW-230", "WW-260")
@pytest.mark.parametrize(("monster", "angry", "enraged"), [("chaos-ogre", 5, 10), ("min-wraith", 5, 9), ("therus", 4, 8)])
def test_strength_follows_the_day(monster: str, angry: int, enraged: int) -> None:
    game = position(hero(hand=[STEPS]), monster=monster)
    found = []
    for day in (1, angry - 1, angry, enraged - 1, enraged, 12, 1):
        game.day = day
        found.append(strength(game))
    assert found == [0, 0, 1, 1, 2, 2, 0]


@rule("WW-150")
def test_several_moves_are_independent() -> None:
    game = position(hero(hand=[STEPS]))
    play(game, f"play:{STEPS}", "slot:night:n3", f"act:{STEPS}:1", "pass")
    play(game, f"act:{STEPS}:1")
    first = options(game, "go")[0]
    play(game, first)
    assert place(game) != "o0"
    assert room(game, place(game)) == first.partition(":")[2]


# --- what Enter presses, and what the options say


def open_question(game: Game) -> Decision:
    assert game.pending is not None
    return game.pending


def test_the_end_of_a_turn_is_no_main_button_while_the_card_has_actions_left() -> None:
    game = SPEC.new(2, 5, {"monster": "chaos-ogre"})
    game.choose("who:0")
    game.choose(next(option for option in open_question(game).options if option.startswith("play:")))
    while open_question(game).kind != "ww-turn":
        game.choose(open_question(game).options[0])
    assert open_question(game).early == ("end",)
    while any(option.startswith("act:") for option in open_question(game).options) or open_question(game).kind != "ww-turn":
        options = open_question(game).options
        game.choose(next((option for option in options if option in ("pass", "done")), options[0]))
    assert open_question(game).early == ()


def test_slots_say_how_far_time_moves_and_whether_a_day_begins() -> None:
    game = SPEC.new(2, 5, {"monster": "chaos-ogre"})
    game.choose("who:0")
    game.choose(next(option for option in open_question(game).options if option.startswith("play-down:")))
    assert open_question(game).kind == "ww-choose-slot"
    labels = Texts(SPEC, "en", strict=True).options(open_question(game))
    assert labels["slot:morning:m2"] == "Time +1: morning, part 2"
    assert labels["slot:night:n3"] == "Time +11: night, part 3"
    assert isinstance(game, Weirdwood)
    game.time = 10
    game.wait_again()
    assert Texts(SPEC, "en", strict=True).options(open_question(game))["slot:morning:m1"] == "Time +2: morning, part 1 of day 2"
