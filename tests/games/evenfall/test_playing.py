"""Playing cards: rituals, specialists, council members."""

import pytest

from deska.games.evenfall.components.bases import COUNCIL_PLAYED, KEYWORD_PLAYED, RITUAL_PLAYED, SPECIALIST_PLAYED
from deska.games.evenfall.effects.permanents import REACTS
from deska.testing import rule
from tests.games.evenfall.build import (
    AGNES,
    BRUNO,
    asked,
    clan,
    council,
    hand,
    named,
    on,
    options,
    play,
    position,
    refuse,
    scores,
    site,
    specialists,
    stock,
)

PASSED = clan("thorn", passed=True)
SWAMP = "swamp-of-souls-2"
PIT = "nqobantu-pit"


@rule("EV-058")
def test_a_ritual_goes_on_a_place_a_person_has_two_ways() -> None:
    game = position(clan(hand=["runes", "hoj"], stock=(3, 3, 3)), clan("thorn"))
    assert options(game, "ritual", "specialist", "council") == ["ritual:runes", "specialist:hoj", "council:hoj"]
    assert refuse(game, "ritual:eclipse").rule == "EV-058"
    assert refuse(game, "specialist:irena").rule == "EV-058"
    assert refuse(game, "council:irena").rule == "EV-058"
    play(game, "ritual:runes")
    assert hand(game).count("hoj") == 1
    assert asked(game)[:2] in (("ev-after", AGNES), ("ev-turn", BRUNO))


# --- rituals


@rule("EV-060")
@pytest.mark.parametrize(("have", "possible"), [((1, 2, 0), True), ((0, 2, 9), False), ((1, 1, 9), False), ((2, 3, 1), True)])
def test_the_whole_cost_is_paid(have: tuple[int, int, int], possible: bool) -> None:
    game = position(clan(hand=["pillar-of-energy"], stock=have), PASSED)
    if not possible:
        reason = refuse(game, "ritual:pillar-of-energy")
        assert (reason.rule, reason.args["herbs"], reason.args["potions"]) == ("EV-060", 1, 2)
        return
    play(game, "ritual:pillar-of-energy")
    assert game.players[AGNES].stock == [have[0] - 1, have[1] - 2, have[2]]


@rule("EV-061")
def test_one_ritual_on_a_place_in_either_circle() -> None:
    agnes = clan(hand=["pillar-of-energy"], inner=[PIT, on("cave-2", "night-owl")], outer=[SWAMP, on("ruins-1", "runes")], stock=(1, 2, 0))
    game = position(agnes, PASSED)
    play(game, "ritual:pillar-of-energy")
    assert asked(game) == ("ev-on", AGNES, [f"on:{PIT}", f"on:{SWAMP}"])
    assert refuse(game, "on:cave-2").message == "ev-why-covered"
    assert refuse(game, "on:lung-tiang-ark").message == "ev-why-not-your-place"
    play(game, f"on:{PIT}", "done")
    assert "use:elder:pillar-of-energy" in options(game)


@rule("EV-061")
def test_without_a_free_place_no_ritual() -> None:
    game = position(clan(hand=["pillar-of-energy"], inner=[on(PIT, "runes")], stock=(1, 2, 0)), PASSED)
    reason = refuse(game, "ritual:pillar-of-energy")
    assert (reason.message, reason.rule) == ("ev-why-no-free-place", "EV-061")


@rule("EV-062")
def test_the_covered_place_keeps_everything() -> None:
    covered = on("sanctuary-2", "stone-golem")
    game = position(clan(outer=[covered]), PASSED)
    play(game, "token")
    assert stock(game) == {"herb": 1, "potion": 1, "knowledge": 1}
    end = position(clan(inner=[covered], council=["amaru"]), clan("thorn"), phase="game-end", round=3)
    assert scores(end)[AGNES] == 3 + 4 + 2  # place, ritual, one Eye


@rule("EV-063")
@pytest.mark.parametrize(
    ("place", "ritual", "mana", "vp"),
    [
        ("glass-desert-2", "runes", 2, 2 + 1),
        ("glass-desert-2", "moss-toad", 2, 1),
        ("cave-1", "runes", 0, 1),
        ("bone-orchard-2", "moss-toad", 0, 3),
    ],
)
def test_bond_bonuses(place: str, ritual: str, mana: int, vp: int) -> None:
    game = position(clan(hand=[ritual], outer=[place], stock=(2, 1, 1)), PASSED)
    play(game, f"ritual:{ritual}", f"on:{place}")
    assert (game.players[AGNES].mana, scores(game)[AGNES]) == (mana, vp)


@rule("EV-064", "EV-066")
def test_instant_effects_happen_once_and_spaces_wait() -> None:
    game = position(clan(hand=["eclipse", "stone-golem"], outer=[SWAMP], stock=(6, 5, 1)), PASSED)
    play(game, "ritual:eclipse", f"on:{PIT}")
    assert scores(game)[AGNES] == 6
    play(game, "done", "ritual:stone-golem")
    assert scores(game)[AGNES] == 6  # nothing again, and the space is not used by playing
    play(game, "done", "use:witch:stone-golem")
    assert scores(game)[AGNES] == 9


@rule("EV-065")
@pytest.mark.parametrize("inside", [False, True])
def test_permanent_effects_work_in_either_circle(inside: bool) -> None:
    fog = on("cave-2", "storm-song")
    agnes = clan(inner=[PIT, fog]) if inside else clan(outer=[fog])
    game = position(agnes, PASSED)
    play(game, "use:witch:central-mountains", "choose:1")
    assert (game.players[AGNES].mana, scores(game)[AGNES]) == (2, 1)


@rule("EV-067")
def test_bond_bonus_then_instant_effect_then_reactions() -> None:
    """First the card of the bond bonus, then the four of the wisps, then the discards; the basilisk reacts last."""
    agnes = clan(hand=["will-o-the-wisps"], outer=["old-mill-2"], inner=[on(PIT, "barn-basilisk")], stock=(1, 1, 0))
    game = position(agnes, PASSED, deck=["runes", "eclipse", "hoj", "irena", "korvin"])
    play(game, "ritual:will-o-the-wisps")
    assert (asked(game)[0], sorted(hand(game))) == ("ev-discard", ["eclipse", "hoj", "irena", "korvin", "runes"])
    assert scores(game)[AGNES] == 0
    play(game, "discard:hoj", "discard:irena")
    assert (scores(game)[AGNES], named(game.discard)) == (1 + 2, ["hoj", "irena"])


@rule("EV-068")
def test_a_card_with_two_keywords_is_one_occasion() -> None:
    game = position(clan(hand=["animated-cabinet"], inner=[PIT], outer=[SWAMP], specialists=[], stock=(1, 1, 1)), PASSED)
    play(game, "ritual:animated-cabinet", "on:nqobantu-pit")
    assert (scores(game)[AGNES], game.players[AGNES].mana) == (0, 0)  # not to itself
    game = position(clan(hand=["moss-toad"], inner=[on(PIT, "animated-cabinet")], outer=["cave-1"], stock=(2, 0, 0)), PASSED)
    play(game, "ritual:moss-toad")
    assert (scores(game)[AGNES], game.players[AGNES].mana) == (1 + 1, 1)
    both = position(clan(inner=[on(PIT, "animated-cabinet")]), PASSED)
    both.push(REACTS, AGNES, RITUAL_PLAYED | KEYWORD_PLAYED | KEYWORD_PLAYED << 1)  # an artifact and a creature in one
    both.settle()
    assert (scores(both)[AGNES], both.players[AGNES].mana) == (1, 1)
    cat = position(clan(inner=[on(PIT, "cat-adviser")]), PASSED)
    cat.push(REACTS, AGNES, SPECIALIST_PLAYED | COUNCIL_PLAYED)  # the same for what draws a card
    cat.settle()
    assert (scores(cat)[AGNES], len(hand(cat))) == (1, 1)


# --- specialists


@rule("EV-069")
def test_a_specialist_costs_what_is_printed() -> None:
    game = position(clan(hand=["gudrun"], stock=(0, 2, 2)), PASSED)
    play(game, "specialist:gudrun")
    assert (stock(game), specialists(game), hand(game)) == ({}, ["gudrun"], [])
    poor = position(clan(hand=["gudrun"], stock=(9, 2, 1)), PASSED)
    assert refuse(poor, "specialist:gudrun").rule == "EV-069"


@rule("EV-070", "EV-071")
def test_no_two_specialists_of_one_name_but_both_halves() -> None:
    game = position(clan(hand=["hoj"], specialists=["hoj"], stock=(9, 9, 9)), PASSED)
    assert refuse(game, "specialist:hoj").rule == "EV-070"
    play(game, "council:hoj")
    assert (specialists(game), council(game)) == (["hoj"], ["hoj"])
    other = position(clan(hand=["hoj"], council=["hoj"], stock=(9, 9, 9)), PASSED)
    play(other, "specialist:hoj")
    assert (specialists(other), council(other)) == (["hoj"], ["hoj"])


@rule("EV-072", "EV-073")
def test_exhausting_is_a_free_action_once_a_round() -> None:
    game = position(clan(hand=["oduya"], stock=(0, 0, 3)), PASSED)
    play(game, "specialist:oduya", "exhaust:oduya", "gain:herb")
    assert (stock(game), scores(game)[AGNES]) == ({"herb": 1}, 1)
    assert refuse(game, "exhaust:oduya").message == "ev-why-turned"
    play(game, "done")
    assert "token" in options(game)
    play(game, "pass")
    assert game.round == 2
    play(game, "exhaust:oduya", "gain:potion")
    assert scores(game)[AGNES] == 2


@rule("EV-072")
def test_who_cannot_be_exhausted() -> None:
    game = position(clan(specialists=["gudrun"]), PASSED)
    assert refuse(game, "exhaust:gudrun").message == "ev-why-no-exhaust"
    assert refuse(game, "exhaust:oduya").message == "ev-why-not-your-specialist"


@rule("EV-074")
def test_battle_specialists_do_nothing_in_a_turn() -> None:
    game = position(clan(specialists=["ran", "calixta"]), PASSED)
    assert options(game, "exhaust") == []
    play(game, "token")
    assert (scores(game)[AGNES], game.players[AGNES].mana) == (0, 0)


# --- council members


@rule("EV-075", "EV-076")
@pytest.mark.parametrize(("members", "price"), [([], 1), (["finn"], 2), (["finn", "suvi"], 2)])
def test_the_council_costs_what_the_board_says(members: list[str], price: int) -> None:
    game = position(clan(hand=["gudrun"], council=members, stock=(price, price, price)), PASSED)
    play(game, "council:gudrun")
    assert (stock(game), council(game)) == ({}, [*members, "gudrun"])
    poor = position(clan(hand=["gudrun"], council=members, stock=(price, 9, price - 1)), PASSED)
    assert refuse(poor, "council:gudrun").rule == "EV-075"


@rule("EV-077")
def test_only_the_lower_half_of_a_council_member_exists() -> None:
    agnes = clan(
        council=["hawa", "theodora", "vitus"], inner=[on(PIT, "mystic-elephant")], stock=(9, 9, 9), hand=["runes"], outer=["cave-1"]
    )
    game = position(agnes, PASSED)
    assert refuse(game, "use:elder:central-mountains").rule == "EV-083"  # Theodora's upper half is gone
    play(game, "ritual:runes")
    assert stock(game) == {"herb": 9, "potion": 8, "knowledge": 8}  # and so is that of Vitus
    end = position(clan(council=["hawa"]), clan("thorn"), phase="game-end", round=3)
    assert scores(end)[AGNES] == 0  # no VP of the specialist


@rule("EV-078")
def test_both_copies_may_sit_on_the_council() -> None:
    game = position(clan(council=["hoj", "hoj"]), PASSED, above={"northern-lakes": ["cave-2"]})
    play(game, "discover:cave-2")
    assert scores(game)[AGNES] == 4


@rule("EV-079")
def test_when_council_effects_take_place() -> None:
    agnes = clan(council=["hoj", "zuzana", "oduya"], inner=[on(PIT, "rift-in-space", sickles=2)])
    game = position(agnes, clan("thorn"), phase="round-end", round=2)
    play(game, "gain:herb")
    assert (scores(game)[AGNES], game.round) == (1, 3)
    last = position(agnes, clan("thorn"), phase="round-end", round=3)
    play(last, "gain:herb")
    assert last.ended == "ev-end"
    assert scores(last)[AGNES] == 1 + 3 * 2 + 2  # end of round, sickles, the ritual


@rule("EV-194")
def test_a_bonus_with_a_price_may_be_declined() -> None:
    game = position(clan(hand=["runes", "eclipse"], stock=(0, 1, 1)), PASSED, side="moon")
    play(game, "ritual:runes", f"on:{PIT}")
    assert asked(game) == ("ev-pit", AGNES, ["yes", "no", "ability"])
    play(game, "no")
    assert "eclipse" in hand(game)
    assert site(game, PIT).ritual >= 0
    assert stock(game) == {}
