"""Boards of the six characters: starts, dice, surges, abilities, experience, and what is special about Wally and Eugene."""

from typing import Final

import pytest

from deska.games.weirdwood.actions import CHARACTERS, CRAFTS, TIMES
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.effects.battle import attacker_totals
from deska.games.weirdwood.effects.crafting import Craft, Recruit
from deska.games.weirdwood.effects.experience import SPEND_XP
from deska.games.weirdwood.effects.links import links
from deska.kernel import ALL
from deska.kernel.piles import Pile
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    HONZA,
    TURN_STEPS,
    asked,
    fresh,
    goods,
    hero,
    load_dice,
    named,
    number,
    options,
    play,
    position,
    refuse,
    room,
)
from tests.games.weirdwood.ledger import BLANKS, FIGHT, Books, Row, ledger, run, standing

START: Final = {
    # power tokens, Mîn, knowledge, scarabs
    "bailey": (2, 1, 3, 0),
    "celia": (2, 3, 1, 0),
    "sekhmet": (2, 1, 1, 1),
    "wally": (2, 2, 2, 0),
    "eugene": (2, 1, 2, 2),
    "oliver": (2, 2, 2, 0),
}


# --- boards


@rule("WW-C01", "WW-C02", "WW-C03", "WW-C04", "WW-C05", "WW-C06", table=True)
@pytest.mark.parametrize("name", CHARACTERS)
def test_start(name: str) -> None:
    game = fresh(1, characters=[name])
    power, mi, kn, sc = START[name]
    assert (game.players[HANKA].power, goods(game)) == (power, (mi, kn, sc))


@rule("WW-C01", "WW-C02", "WW-C03", "WW-C04", "WW-C05", "WW-C06", table=True)
@pytest.mark.parametrize("name", CHARACTERS)
@pytest.mark.parametrize("made", range(4))
def test_dice_cost_what_is_printed(name: str, made: int) -> None:
    """The exact price is enough, a resource less is not."""
    die = "glove" if name == "wally" else "defence"
    price = BOX.character(CHARACTERS.index(name)).dice[made]
    exact = {"min": price.min, "knowledge": price.knowledge, "scarab": price.scarab}
    steps = [Craft(), *TURN_STEPS]
    game = position(hero(name, dice=[die] * made, **exact), steps=steps)
    play(game, f"craft:{die}")
    assert (goods(game), [CRAFTS[one] for one in game.players[HANKA].dice]) == ((0, 0, 0), [die] * (made + 1))
    for kind in [kind for kind, count in exact.items() if count]:
        poor = position(hero(name, dice=[die] * made, **{**exact, kind: exact[kind] - 1}), steps=steps)
        assert asked(poor)[0] == "ww-turn"


SURGES: Final[tuple[tuple[str, list[str], tuple[str, ...], str, str], ...]] = (
    # character, dice, rolls, script, what changes
    ("bailey", [], ("surge", *BLANKS), "surge", "kn+1"),
    ("celia", [], ("surge", "hit", *BLANKS[1:]), "surge choose:1", ""),
    ("celia", [], ("surge", *BLANKS), "surge choose:2", "mi+1"),
    ("sekhmet", [], ("surge", *BLANKS), "surge win:1", "sc+1 combat+1 board-1"),
    ("wally", ["glove"], ("surge", *BLANKS[1:]), "surge take:scarab", "sc+1"),
    (
        "eugene",
        ["basic"],
        ("surge", "blank", "hit", "hit", *BLANKS),
        "surge reroll:basic-blank reroll:basic-spent win:2",
        "sc+2 combat+2 H+1 board-2",
    ),
    ("oliver", [], ("surge", *BLANKS), "surge", "hand+1"),
)


@rule("WW-123", "WW-C04", "WW-C05")
@pytest.mark.parametrize("row", SURGES, ids=lambda row: f"{row[0]}-{row[3]}")
def test_surges(row: tuple[str, list[str], tuple[str, ...], str, str]) -> None:
    name, dice, rolls, script, mine = row
    game = standing(hero(name, at="m0", dice=dice, deck=[f"shadow-steps-{name}"]), rolls=rolls, **FIGHT)
    books = Books(game)
    assert books.closed() == ("", "")
    run(game, script)
    assert (asked(game)[0], books.closed()) == ("ww-turn", (mine, ""))


@rule("WW-123")
def test_each_surge_is_one_use() -> None:
    game = standing(hero("bailey", at="m0", dice=["basic"]), rolls=("surge", "surge", *BLANKS), **FIGHT)
    play(game, "surge", "surge")
    assert goods(game) == (0, 2, 0)
    assert "surge" not in options(game)


# --- abilities

ABILITIES: Final[tuple[Row, ...]] = (
    # character, what she has, position, script, what changes for her, for the other
    ("bailey", {"min": 1, "knowledge": 1}, {}, "ability:burble-book-of-leaps choose:1 go:t", "at:t pw-1 mi-1 kn-1", ""),
    ("bailey", {"min": 1, "knowledge": 1}, {}, "ability:burble-book-of-leaps choose:2 go:t", "pw-1 mi-1 kn-1", "at:t"),
    ("bailey", {"knowledge": 1}, {}, "ability:footnote-of-fate choose:1", "pw-1 kn-1 hand+2", ""),
    (
        "bailey",
        {"knowledge": 1, "at": "m0"},
        {"rolls": ("blank", *BLANKS), **FIGHT},
        "done ability:footnote-of-fate choose:2 set:basic-blank:basic-hit win:1",
        "pw-1 kn-1 sc+1 combat+1 board-1",
        "",
    ),
    ("bailey", {"knowledge": 1}, {}, "ability:reading-aloud choose:1 xp:2", "pw-1 kn-1", "combat+2 H+1"),
    ("bailey", {"knowledge": 1}, {}, "ability:reading-aloud choose:2 take:min take:scarab", "pw-1 kn-1", "mi+1 sc+1"),
    (
        "celia",
        {"min": 1, "at": "m0"},
        {"rolls": ("blank", "hit", "hit", "hit", "blank"), **FIGHT},
        "ability:mirror-shield",
        "pw-1 mi-1",
        "",
    ),
    ("celia", {"min": 1}, {}, "ability:healing-verse choose:1 who:1", "pw-1 mi-1", "hp+2"),
    ("celia", {"min": 1}, {}, "ability:healing-verse choose:2", "hp+1 pw-1 mi-1", "hp+1"),
    ("celia", {"min": 2}, {"time": "n1"}, "ability:stitch-in-time choose:1", "pw-1 mi-2 hour-3", ""),
    ("celia", {"min": 2}, {}, "ability:stitch-in-time choose:2 target:m0 target:m0", "pw-1 mi-2 board-2", ""),
    (
        "sekhmet",
        {"knowledge": 1, "at": "m0"},
        {"rolls": ("hit", "two", *BLANKS), **FIGHT},
        "ability:abraca-sek-ra add:attack win:3",
        "pw-1 kn-1 sc+3 combat+3 H+1 board-3",
        "",
    ),
    ("sekhmet", {"scarab": 1, "at": "m0"}, {}, "ability:twin-blades win:1", "pw-1 combat+1 board-1", ""),
    ("sekhmet", {"min": 1}, {}, "ability:leap-of-the-lioness go:m0", "at:m0 pw-1 mi-1", ""),
    (
        "wally",
        {"min": 1},
        {"powers": ["thick-hide"], "top": ["swarm"]},
        "ability:infiltration infiltrate:thick-hide xp:2",
        "pw-1 mi-1 combat+2 H+1 loot+1",
        "",
    ),
    ("wally", {}, {}, "ability:nimble-pickpocket target:m0 take:min", "pw-1 mi+1 sc+1 board-1", ""),
    ("wally", {"min": 1}, {}, "ability:behind-the-panelling choose:1 go:o1 go:o2 pass", "at:o2 pw-1 mi-1", ""),
    (
        "wally",
        {"min": 1, "at": "m0"},
        {"rolls": ("hit", *BLANKS[1:]), **FIGHT},
        "ability:behind-the-panelling choose:2 win:1",
        "pw-1 mi-1 sc+1 combat+1 board-1",
        "",
    ),
    ("eugene", {"scarab": 1}, {}, "ability:scrap-forge craft:attack", "pw-1 sc-1 dice+1", ""),
    ("eugene", {"min": 1, "slots": {"evening": "salvage"}}, {}, "ability:winding-key pick:evening", "pw-1 mi-1 hand+1", ""),
    ("eugene", {"min": 1}, {}, "ability:clockwork-decoy choose:1 target:m0 target:m0", "pw-1 mi-1 board-2", ""),
    ("eugene", {"min": 1}, {}, "ability:clockwork-decoy choose:2 go:m0", "pw-1 mi-1", "at:m0"),
    ("oliver", {"knowledge": 1, "slots": {"evening": "ink-blade"}}, {}, "ability:living-sketch pick:evening", "pw-1 kn-1", ""),
    ("oliver", {"min": 1}, {}, "ability:dream-door choose:1", "pw-1 mi-1", ""),
    ("oliver", {"min": 1, "at": "o3"}, {}, "ability:dream-door choose:2 who:1", "at:o0 pw-1 mi-1", "at:o3"),
    (
        "oliver",
        {"min": 2, "slots": {"evening": "self-portrait"}},
        {},
        "ability:borrowed-moment pick:evening act:self-portrait:1",
        "hp+2 pw-1 mi-2",
        "",
    ),
)


@rule("WW-C07", "WW-C09", "WW-C10", "WW-C11", "WW-C12", table=True)
@pytest.mark.parametrize("row", ABILITIES, ids=lambda row: row[3])
def test_ability(row: Row) -> None:
    name, me, given, script, mine, others = row
    game = standing(hero(name, power=1, hand=[f"shadow-steps-{name}"], **me), **given)
    books = Books(game)
    run(game, script)
    assert (asked(game)[0], books.closed()) == ("ww-turn", (mine, others))


@rule("WW-195", "WW-198")
@pytest.mark.parametrize("me", [{"power": 1}, {"min": 1}, {"power": 5, "scarab": 0}])
def test_every_part_of_the_cost_is_needed(me: dict[str, int]) -> None:
    """Power tokens are no resources, and resources no power tokens."""
    game = standing(hero("wally", hand=["caltrops"], **me))
    assert refuse(game, "ability:behind-the-panelling").rule == "WW-195"


@rule("WW-198", "WW-070")
def test_links_do_not_lower_power_tokens() -> None:
    slots = {"morning": "page-turner", "afternoon": "heavy-tome"}
    game = standing(hero("bailey", knowledge=3, min=3, slots=slots, hand=["final-chapter"]))
    assert refuse(game, "ability:footnote-of-fate").rule == "WW-195"


@rule("WW-196")
def test_what_is_paid_lies_on_the_ability() -> None:
    """The scarab goes to the supply only when the turn is over."""
    game = standing(hero(power=1, scarab=1, at="m0", hand=["second-wind"]), rolls=("blank", *BLANKS))
    supply = game.supply
    play(game, "ability:twin-blades")
    assert (game.now.paid, game.supply) == (1, supply)
    play(game, "play:second-wind", "slot:morning:m2", "end", "no")
    assert (game.turn, game.now.paid, game.supply) == (HONZA, 0, supply + 1)


@rule("WW-197")
def test_one_half_of_an_ability() -> None:
    game = standing(hero("celia", power=2, min=4, hand=["silver-thread"]), time="n1")
    play(game, "ability:stitch-in-time", "choose:1")
    assert refuse(game, "ability:stitch-in-time").rule == "WW-193"
    assert game.players[HANKA].power == 1


RICH: Final = {"power": 3, "min": 3, "knowledge": 3, "scarab": 3}
OTHERS_TURN: Final = {
    "bailey": ["reading-aloud"],
    "celia": ["healing-verse"],
    "sekhmet": [],
    "wally": [],
    "eugene": ["clockwork-decoy"],
    "oliver": [],
}


@rule("WW-194", "WW-C13")
@pytest.mark.parametrize(("name", "allowed"), OTHERS_TURN.items())
def test_abilities_in_the_turn_of_another(name: str, allowed: list[str]) -> None:
    """Mirror Shield is of use only in battles and against strikes."""
    active = "oliver" if name != "oliver" else "bailey"
    other = hero(name, slots={"evening": f"shadow-steps-{name}"}, **RICH)
    game = standing(hero(active, hand=[f"shadow-steps-{active}"]), other, powers=["thick-hide"], top=["swarm"])
    if not allowed:
        assert asked(game)[:2] == ("ww-turn", HANKA)
        return
    assert asked(game) == ("ww-ally-window", HONZA, [*(f"ability:{one}" for one in allowed), "pass"])
    for ability in BOX.character(CHARACTERS.index(name)).abilities:
        if not ability.any_turn:
            assert refuse(game, f"ability:{ability.name}").rule == "WW-C13"


@rule("WW-C13", "WW-C08")
def test_mirror_shield_for_another() -> None:
    """Celia saves Sekhmet from three hits of scarabs."""
    celia = hero("celia", at="o3", power=1, min=1, health=6)
    game = standing(hero(at="m0", power=2), celia, rolls=("blank", "hit", "hit", "hit", "blank"), **FIGHT)
    assert asked(game)[:2] == ("ww-ally-window", HONZA)
    play(game, "ability:mirror-shield")
    assert game.battle is None
    assert (game.players[HANKA].power, game.players[HANKA].health, goods(game, HONZA)) == (2, 3, (0, 0, 0))


@rule("WW-C12")
@pytest.mark.parametrize(("slot", "linked"), [("morning", [0, 0, 0, 1, 0, 0]), ("afternoon", [0, 1, 0, 0, 0, 0])])
def test_living_sketch(slot: str, linked: list[int]) -> None:
    """Its two wild corners link with the Mîn of the card after it, or with the hit of the one before it."""
    slots = {"morning": "ink-blade", "afternoon": "shadow-steps-oliver"}
    game = standing(hero("oliver", power=1, knowledge=1, slots=slots, hand=["masterpiece"]))
    assert sum(links(game, HANKA)) == 0
    play(game, "ability:living-sketch", f"pick:{slot}")
    assert links(game, HANKA) == linked


# --- experience


@rule("WW-C14")
@pytest.mark.parametrize("name", CHARACTERS)
def test_first_rewards(name: str) -> None:
    power = standing(hero(name), steps=[SPEND_XP.of(3), *TURN_STEPS])
    books = Books(power)
    while asked(power)[0] != "ww-turn":
        play(power, "spend:power" if asked(power)[0] == "ww-spend-xp" else "take:min")
    assert books.closed()[0] == "pw+1 mi+1 power+3"
    combat = standing(hero(name), steps=[SPEND_XP.of(4), *TURN_STEPS])
    books = Books(combat)
    play(combat, *["spend:combat"] * 4)
    assert books.closed()[0] == "hp+1 combat+4 H+1"


@rule("WW-C14", "WW-191")
@pytest.mark.parametrize("name", CHARACTERS)
def test_tracks_end(name: str) -> None:
    game = standing(hero(name, tracks=[14, 15, 14]), steps=[SPEND_XP.of(3), *TURN_STEPS], health=[6, 6, 6])
    play(game, "spend:combat")  # the only track left
    assert game.players[HANKA].tracks == [14, 16, 14]


@rule("WW-C15", "WW-188")
def test_a_free_ability_of_another() -> None:
    game = standing(hero(tracks=[13, 0, 0], hand=["second-wind"]), steps=[SPEND_XP.of(1), *TURN_STEPS])
    play(game, "spend:power", "free-ability:healing-verse", "choose:1", "who:0")
    assert (game.players[HANKA].health, game.players[HANKA].power, game.players[HONZA].used) == (5, 0, 0)
    assert refuse(game, "free-ability:healing-verse").rule == "WW-188"


# --- Wally


@rule("WW-206", "WW-205")
def test_when_infiltration_is_refused() -> None:
    wally = hero("wally", power=1, min=1, hand=["caltrops"])
    assert refuse(standing(wally), "ability:infiltration").rule == "WW-193"
    full = hero("wally", power=1, min=1, hand=["caltrops"], loot=["thick-hide", "bloodlust"])
    assert refuse(standing(full, top=["swarm"], powers=["brute-strength"]), "ability:infiltration").rule == "WW-193"


@rule("WW-207", "WW-205")
def test_stolen_power_cards() -> None:
    """Brute Strength shows a basic die and, angry, two hits; one card a battle, then it lies below the monster's deck."""
    wally = hero("wally", at="m0", loot=["brute-strength", "thick-hide"])
    game = standing(wally, day=6, top=["swarm"], rolls=("hit", *BLANKS), **FIGHT)
    assert options(game) == ["loot:brute-strength", "loot:thick-hide", "done"]
    play(game, "loot:brute-strength")
    assert game.battle is not None
    assert (game.battle.dice, attacker_totals(game, game.battle)[0]) == ([1, 0, 0], 3)
    assert (named(game.deck.cards[:1]), named(game.players[HANKA].loot)) == (["brute-strength"], ["thick-hide"])


@rule("WW-207", "WW-218")
def test_below_an_empty_deck_a_stolen_card_is_the_next_one() -> None:
    wally = hero("wally", at="m0", loot=["thick-hide"])
    game = standing(wally, day=6, top=["swarm"], rolls=("hit", *BLANKS), **FIGHT)
    game.discard = sorted([*game.deck.cards, *game.coming.cards])
    game.deck, game.coming = Pile([], []), Pile([], [])
    play(game, "loot:thick-hide")
    assert (named(game.coming.cards), game.coming.seen, game.deck.cards) == (["thick-hide"], [ALL], [])
    assert "ww-next-back" in [event.message for event in game.events]


# --- Eugene


@rule("WW-203")
def test_eugene_never_recruits() -> None:
    game = standing(hero("eugene", **RICH), offer=["kitchen-sprite"], steps=[Recruit(), *TURN_STEPS])
    assert asked(game)[0] == "ww-turn"
    other = standing(hero("oliver", **RICH), offer=["kitchen-sprite"], steps=[Recruit(), *TURN_STEPS])
    assert "recruit:kitchen-sprite" in options(other)


@rule("WW-204")
def test_eugenes_slots_are_universal() -> None:
    game = standing(hero("eugene", hand=["salvage"]))
    play(game, "play:salvage")
    assert options(game) == [f"slot:{slot}:{time}" for slot in ("morning", "afternoon", "evening", "night") for time in TIMES]


@rule("WW-201", "WW-202")
def test_a_foreign_card() -> None:
    """Prototype comes to Celia: it is played with all it says and goes to her own discard pile."""
    celia = hero("celia", min=3, slots={"morning": "soft-melody"}, covers={"morning": "iron-guard"}, hand=[])
    game = position(celia, hero("eugene"), top=["thick-hide"])
    deck = game.players[HONZA].deck
    deck.cards.remove(number("prototype"))
    deck.seen.pop()
    game.chamber = number("prototype")
    play(game, "transfer:morning")
    player = game.players[HANKA]
    assert (player.slots[0], player.covers[0], named(game.tactic_discard)) == (NOTHING, NOTHING, ["iron-guard"])
    play(game, "play:prototype", "slot:morning:m2", "act:prototype:2", "craft:basic", "act:prototype:1", f"go:{room(game, 'm0')}")
    assert ledger(game)["dice"] == 1
    load_dice(game)
    play(game, "end", "yes")
    assert named(player.discard) == ["prototype"]
