"""Companions and Warden tactic cards: every one used once, and the rules of using them."""

from typing import Any, Final

import pytest

from deska.games.weirdwood.effects.links import links
from deska.games.weirdwood.effects.movement import MOVE
from deska.testing import rule
from tests.games.weirdwood.build import HANKA, TURN_STEPS, asked, goods, hero, named, options, place, play, refuse
from tests.games.weirdwood.ledger import BLANKS, FIGHT, Books, Row, changes, ledger, run, standing

STEPS: Final = "shadow-steps-sekhmet"


# --- companions

COMPANIONS: Final[tuple[Row, ...]] = (
    # name, what the owner has, position, script, what changes for the owner, for the other
    ("clockwork-owl", {}, {"top": ["swarm", "brood", "stampede"]}, "next:stampede next:brood", "kn+1 tired+1", ""),
    ("kitchen-sprite", {}, {}, "who:1", "tired+1", "hp+1"),
    ("duchess-of-the-portrait", {}, {}, "go:t", "at:t tired+1", ""),
    ("broom-brigade", {}, {}, "target:m0", "tired+1 board-1", ""),
    ("will-o-the-wisp", {}, {}, "go:m0", "at:m0 tired+1", ""),
    ("armoury-page", {}, {}, "craft:defence", "dice+1 tired+1", ""),
    ("cellar-ghost", {}, {"time": "a1"}, "", "tired+1 hour-2", ""),
    ("stable-pegasus", {}, {}, "go:o2 pass", "at:o2 tired+1", ""),
    ("hedge-witch", {}, {}, "take:min take:knowledge", "mi+1 kn+1 tired+1", ""),
    (
        "dragon-whelp",
        {"at": "m0"},
        {"rolls": ("blank", "two", *BLANKS), **FIGHT},
        "win:2",
        "sc+2 combat+2 H+1 tired+1 board-2",
        "",
    ),
    ("suit-of-armour", {"at": "m0"}, {"rolls": ("blank", "two", "hit", "hit", "hit", "blank"), **FIGHT}, "", "tired+1", ""),
    ("grandfather-clock", {}, {"time": "a1"}, "choose:1", "tired+1 hour-1", ""),
    ("grandfather-clock", {}, {"time": "a1"}, "choose:2", "tired+1 hour+2", ""),
    ("retired-warden", {}, {}, "", "cards+1 tired+1", ""),
    (
        "music-box-dancer",
        {"at": "m0", "dice": ["basic"]},
        {"rolls": ("blank", "blank", "hit", "hit", *BLANKS), **FIGHT},
        "reroll:basic-blank reroll:basic-blank win:2",
        "sc+2 combat+2 H+1 tired+1 board-2",
        "",
    ),
)


@rule("WW-C37", "WW-C39", "WW-C40", "WW-C41", "WW-209", table=True)
@pytest.mark.parametrize("row", COMPANIONS, ids=lambda row: f"{row[0]} {row[3]}")
def test_companion(row: Row) -> None:
    name, me, given, script, mine, others = row
    game = standing(hero(companions=[name], hand=[STEPS], **me), **given)
    books = Books(game)
    run(game, f"companion:{name} {script}")
    assert (asked(game)[0], books.closed()) == ("ww-turn", (mine, others))
    assert refuse(game, f"companion:{name}").rule == "WW-209"


@rule("WW-C39")
def test_dice_before_the_roll_and_rerolls_after_it() -> None:
    game = standing(hero(at="m0", companions=["dragon-whelp", "music-box-dancer"]), rolls=("blank", *BLANKS), **FIGHT)
    assert options(game) == ["companion:dragon-whelp", "done"]
    play(game, "done")
    assert options(game) == ["companion:music-box-dancer", "done"]


@rule("WW-C40", "WW-045")
def test_the_grandfather_clock_may_lose_the_game() -> None:
    game = standing(hero(companions=["grandfather-clock"], hand=[STEPS]), day=12, time="n2")
    play(game, "companion:grandfather-clock", "choose:2")
    assert game.ended == "ww-out-of-time"


@rule("WW-C38")
@pytest.mark.parametrize(
    ("name", "rolls", "script", "mine"),
    [
        ("stone-gargoyle", ("blank", "hit", "blank", "blank", "blank"), "", ""),
        ("fire-salamander", ("blank", *BLANKS), "win:1", "sc+1 combat+1 board-1"),
        ("tame-scarab", ("hit", *BLANKS), "keep xp:2", "sc+1 combat+2 H+1 board-1"),
        ("tame-scarab", ("blank", *BLANKS), "", ""),
    ],
)
def test_passive_companions_in_battles(name: str, rolls: tuple[str, ...], script: str, mine: str) -> None:
    """They are never exhausted and cannot be used."""
    game = standing(hero(at="m0", companions=[name], hand=[STEPS]), rolls=rolls, **FIGHT)
    books = Books(game)
    run(game, script)
    assert (asked(game)[0], game.players[HANKA].health, books.closed()) == ("ww-turn", 3, (mine, ""))
    assert refuse(game, f"companion:{name}").rule == "WW-C38"


@rule("WW-C38", "WW-168")
@pytest.mark.parametrize(("name", "mine"), [("stone-gargoyle", "B+1"), ("fire-salamander", "H+1")])
def test_lasting_symbols_of_companions(name: str, mine: str) -> None:
    alone, together = (ledger(standing(hero(companions=friends))) for friends in ([], [name]))
    assert changes(alone, together) == f"{mine} friends+1"


@rule("WW-C38")
def test_the_cat() -> None:
    """Every Move is a sneak Move."""
    crowd = {"m0": 1, "m3": 1, "m6": 1, "m10": 1}
    given: dict[str, Any] = {"scarabs": crowd, "layout": {"i1": "seers-crypt"}, "steps": [MOVE, *TURN_STEPS]}
    assert "go:seers-crypt" not in options(standing(hero(), **given))
    game = standing(hero(companions=["cat-of-nine-doors"]), **given)
    play(game, "go:seers-crypt", "pass")
    assert place(game) == "i1"


@rule("WW-208", "WW-075")
def test_free_actions_without_number() -> None:
    """Before the action card and after it, one after the other."""
    me = hero("celia", power=1, min=3, companions=["hedge-witch", "retired-warden", "kitchen-sprite"], hand=["moonlit-spring"])
    game = standing(me)
    run(game, "companion:retired-warden companion:hedge-witch take:min take:min ability:healing-verse choose:2")
    play(game, "play:moonlit-spring", "slot:companion-2:a1", "pass", "companion:kitchen-sprite", "who:0", "act:moonlit-spring:1")
    assert (goods(game), game.players[HANKA].health, len(game.players[HANKA].tactics)) == ((7, 0, 0), 5, 1)


@rule("WW-209", "WW-078")
def test_a_refresh_readies_companions() -> None:
    game = standing(hero(companions=["retired-warden"], hand=[STEPS]), next_tactics=["iron-guard"])
    play(game, "companion:retired-warden", f"play:{STEPS}", "slot:morning:m2", "pass")
    assert game.players[HANKA].exhausted == 1
    play(game, "end", "yes")
    assert game.players[HANKA].exhausted == 0


# --- tactic cards

TACTICS: Final = (
    # name, script after it is laid on Second Wind on the Terrace, what changes for the owner, for the other
    ("flanking-strike", "", "H+2", ""),
    ("iron-guard", "", "B+2", ""),
    ("sword-and-shield", "", "H+1 B+1", ""),
    ("drawn-weapon", "", "", ""),
    ("rush-of-power", "1 2 xp:1", "pw+1 combat+1", ""),
    ("field-rations", "1", "hp+2", ""),
    ("forced-march", "1 go:o0 pass", "at:o0", ""),
    ("hidden-cache", "1 take:min take:scarab 2 xp:1", "mi+1 sc+1 combat+1", ""),
    ("secret-passage", "1 go:t", "at:t", ""),
    ("held-hour", "1", "hour-3", ""),
    ("press-the-attack", "1 win:1", "sc+1 combat+1 board-1", ""),
    ("clean-sweep", "1 target:m0 target:m0", "board-2", ""),
    ("wardens-council", "1 2 xp:2", "combat+1 hand+1", "combat+1"),
)


@rule("WW-C42", "WW-212")
@pytest.mark.parametrize("row", TACTICS, ids=lambda row: row[0])
def test_tactic_card(row: tuple[str, str, str, str]) -> None:
    name, script, mine, others = row
    game = standing(hero(at="m0", tactics=[name], hand=["second-wind"]))
    books = Books(game)
    books.mine.update(hand=0, cards=0, hour=books.mine["hour"] + 3)
    play(game, "play:second-wind", "slot:afternoon:a1", f"lay-tactic:{name}")
    run(game, script, name)
    assert (asked(game)[0], books.closed()) == ("ww-turn", (mine, others))


@rule("WW-C42", "WW-120")
def test_drawn_weapon() -> None:
    """A die of any colour in every battle, as long as it lies there."""
    slots, covers = {"morning": "second-wind"}, {"morning": "drawn-weapon"}
    game = standing(hero(at="m0", slots=slots, covers=covers), rolls=("blank", "two", *BLANKS), **FIGHT)
    assert asked(game) == ("ww-add-dice", HANKA, ["add:basic", "add:attack", "add:defence"])
    play(game, "add:attack")
    assert game.battle is not None
    assert (game.battle.dice, game.battle.dealt) == ([1, 1, 0], 2)


@rule("WW-210")
@pytest.mark.parametrize("how", ["play", "play-down"])
def test_one_tactic_card_with_the_action_card(how: str) -> None:
    """Not before it, not after it, and not two."""
    game = standing(hero(tactics=["iron-guard", "flanking-strike"], hand=["second-wind"]))
    refuse(game, "lay-tactic:iron-guard")
    play(game, f"{how}:second-wind", "slot:morning:m2", "lay-tactic:iron-guard")
    assert asked(game)[0] == "ww-turn"
    refuse(game, "lay-tactic:flanking-strike")
    assert named(game.players[HANKA].tactics) == ["flanking-strike"]


@rule("WW-212", "WW-078")
def test_tactic_cards_last_until_the_refresh() -> None:
    game = standing(hero(tactics=["iron-guard"], hand=["second-wind"]))
    books = Books(game)
    play(game, "play:second-wind", "slot:morning:m2", "lay-tactic:iron-guard")
    assert "B+2" in books.closed()[0]
    play(game, "end", "yes")
    assert (named(game.tactic_discard), "B+2" in books.closed()[0]) == (["iron-guard"], False)


@rule("WW-073", "WW-211")
@pytest.mark.parametrize(
    ("left", "kind"),
    [("page-turner", 4), ("heavy-tome", 1), ("leather-binding", 2), ("hour-of-study", 3)],
)
def test_a_wild_symbol_takes_the_kind_of_its_neighbour(left: str, kind: int) -> None:
    """A tactic card has two wild corners: beside knowledge, hit, block and Mîn."""
    slots = {"morning": left, "afternoon": "final-chapter"}
    game = standing(hero("bailey", slots=slots, covers={"afternoon": "drawn-weapon"}))
    found = links(game, HANKA)
    assert (found[kind], sum(found)) == (1, 1)
