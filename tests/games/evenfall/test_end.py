"""The end of a round and of the game, and the final scoring."""

import pytest

from deska.games.evenfall import SPEC
from deska.games.evenfall.components.state import AUTOMA
from deska.games.evenfall.scoring import tokens_left
from deska.testing import rule
from tests.games.evenfall.build import (
    AGNES,
    BRUNO,
    C,
    N,
    above,
    asked,
    clan,
    hand,
    inner,
    on,
    options,
    play,
    position,
    refuse,
    scores,
    site,
    stock,
    stones,
)

PIT = "nqobantu-pit"


@rule("EV-116", "EV-119")
def test_the_end_of_a_round() -> None:
    agnes = clan(
        circle={N: (1, 1)},
        spaces={C: "witch"},
        inner=[on(PIT, "stone-golem", figure="elder")],
        specialists=["oduya"],
        exhausted=["oduya"],
        token=False,
    )
    game = position(agnes, clan("thorn", token=False), phase="round-end", above={N: ["cave-1"]})
    player = game.players[AGNES]
    assert (player.witches, player.elders, player.witches_at, player.elders_at, player.spaces) == (4, 4, [0] * 3, [0] * 3, [0] * 3)
    assert (site(game, PIT).figure, player.exhausted, [one.active for one in game.players]) == (0, 0, [True, True])
    assert (game.round, len(hand(game))) == (2, 6)  # the next research phase has been
    assert "exhaust:oduya" in options(game)


@rule("EV-117")
def test_each_effect_works_once_a_round() -> None:
    game = position(clan(council=["zuzana", "suvi"]), clan("thorn"), phase="round-end")
    assert asked(game) == ("ev-order", AGNES, ["first:council-zuzana", "first:council-suvi"])
    play(game, "first:council-suvi")
    assert (game.players[AGNES].revel, game.players[AGNES].mana) == (1, 2)
    play(game, "gain:herb")
    assert (scores(game)[AGNES], game.round) == (1, 2)


@rule("EV-118")
def test_empty_slots_are_refilled() -> None:
    game = position(
        clan(), clan("thorn"), phase="round-end", above={N: ["cave-1", None, "ruins-1"], C: []}, places=["cave-2", "old-mill-1"]
    )
    assert above(game, N) == ["cave-1", "cave-2", "ruins-1"]
    assert above(game, C)[0] == "old-mill-1"
    assert None not in above(game, C)


@rule("EV-118")
def test_with_an_empty_deck_slots_stay_empty() -> None:
    game = position(clan(), clan("thorn", passed=True), above={N: ["cave-1"]})
    game.places = []
    play(game, "pass")
    assert (game.round, above(game, N)) == (2, ["cave-1", None, None])


@rule("EV-120")
def test_after_the_third_round_nothing_is_refilled() -> None:
    agnes = clan(circle={N: (2, 1)}, token=False)
    game = position(agnes, clan("thorn"), phase="round-end", round=3, above={N: ["cave-1"]})
    assert (game.ended, above(game, N)) == ("ev-end", ["cave-1", None, None])
    assert (game.players[AGNES].witches, game.players[AGNES].active) == (2, False)


@rule("EV-121", "EV-122")
def test_hands_and_resources_are_worth_nothing() -> None:
    agnes = clan(hand=["eclipse", "runes"], stock=(5, 5, 5), mana=4, specialists=["alwyn"])
    game = position(agnes, clan("thorn"), phase="game-end", round=3)
    assert (hand(game), stock(game), game.players[AGNES].mana) == ([], {}, 4)
    assert (len(game.discard), scores(game)[AGNES]) == (2, 1)  # Alwyn's own VP: clearing away is no discarding


@rule("EV-123")
def test_where_runestones_may_lie() -> None:
    agnes = clan(inner=[PIT, "sanctuary-2", "cave-1"], outer=["ruins-1"], stones=["eye", "eye", "leaf"])
    game = position(agnes, clan("thorn"), phase="game-end", round=3)
    assert asked(game) == ("ev-lay-stones", AGNES, [f"set:eye:{PIT}", "set:eye:sanctuary-2", "done"])
    assert refuse(game, "set:leaf:cave-1").rule == "EV-123"
    assert refuse(game, "set:drop:cave-1").message == "ev-why-no-such-stone"
    assert refuse(game, "set:eye:ruins-1").rule == "EV-125"
    play(game, f"set:eye:{PIT}")
    assert refuse(game, f"set:eye:{PIT}").message == "ev-why-has-stone"
    assert asked(game)[2] == ["set:eye:sanctuary-2", "done"]


@rule("EV-124")
@pytest.mark.parametrize(("place", "plain", "doubled"), [(on("sanctuary-2", "mystic-elephant"), 6, 9), (on("sanctuary-2"), 3, 3)])
def test_a_stone_doubles_the_ritual_only(place: object, plain: int, doubled: int) -> None:
    for answer, vp in (("done", plain), ("set:eye:sanctuary-2", doubled)):
        game = position(clan(inner=[place], stones=["eye"]), clan("thorn"), phase="game-end", round=3)
        play(game, answer)
        assert scores(game)[AGNES] == vp


@rule("EV-125")
def test_a_stone_without_a_place_is_worth_nothing() -> None:
    game = position(clan(outer=[on("cave-1", "eclipse")], stones=["drop"]), clan("thorn"), phase="game-end", round=3)
    assert (game.ended, scores(game)[AGNES]) == ("ev-end", 0)


@rule("EV-126")
def test_what_counts_in_the_end() -> None:
    agnes = clan(
        inner=[on(PIT, "stone-golem"), "sanctuary-1"],
        outer=[on("castle-in-the-mist-1", "eclipse")],
        specialists=["hawa"],
        council=["ysolde"],
        vp=10,
    )
    game = position(agnes, clan("thorn"), phase="game-end", round=3)
    outcome = game.outcome
    assert outcome is not None
    earned = outcome.breakdown[AGNES]
    assert (earned["specialist-cards"], earned["council"], earned["ritual-cards"], earned["place-cards"]) == (3, 1, 4, 3)
    assert outcome.scores[AGNES] == 10 + 3 + 1 + 4 + 3


@rule("EV-127", "EV-128")
@pytest.mark.parametrize(("vp", "tokens"), [(99, 2), (100, 1), (199, 1), (200, 0), (350, 0)])
def test_a_hundred_points_take_a_token_and_no_score_is_limited(vp: int, tokens: int) -> None:
    game = position(clan(vp=vp), clan("thorn"))
    assert tokens_left(SPEC.view(game, BRUNO).game) == tokens
    play(game, "token")
    assert scores(game)[AGNES] == vp


@rule("EV-128")
@pytest.mark.parametrize("vp", [98, 199, 998])
def test_points_go_on_beyond_every_hundred(vp: int) -> None:
    game = position(clan(vp=vp, inner=[on(PIT, "stone-golem")]), clan("thorn", passed=True))
    play(game, "use:elder:stone-golem")
    assert scores(game)[AGNES] == vp + 3
    automa = clan("thorn", vp=vp, specialists=["hawa"])
    assert scores(position(clan(), automa=automa, phase="game-end", round=3))[AUTOMA] == vp + 3


@rule("EV-128")
def test_the_automa_may_pass_a_hundred_too() -> None:
    game = position(clan(vp=105), automa=clan("thorn", vp=104), phase="game-end", round=3)
    assert (game.ended, scores(game)) == ("ev-solo-won", [105, 104])


@rule("EV-129", "EV-034")
@pytest.mark.parametrize(
    ("vp", "mana", "winners"),
    [((11, 10), (0, 9), (0,)), ((10, 11), (9, 0), (1,)), ((10, 10), (3, 2), (0,)), ((10, 10), (2, 3), (1,)), ((10, 10), (2, 2), (0, 1))],
)
def test_who_wins(vp: tuple[int, int], mana: tuple[int, int], winners: tuple[int, ...]) -> None:
    game = position(clan(vp=vp[0], mana=mana[0]), clan("thorn", vp=vp[1], mana=mana[1]), phase="game-end", round=3)
    assert game.outcome is not None
    assert game.outcome.winners == winners


@rule("EV-033")
def test_three_rounds_of_four_phases() -> None:
    game = position(clan(), clan("thorn"))
    rounds = []
    while game.pending is not None:
        rounds.append(game.round)
        play(game, "pass")
    assert (rounds, game.ended) == ([1, 1, 2, 2, 3, 3], "ev-end")


@rule("EV-187", "EV-188", "EV-C65")
@pytest.mark.parametrize(("scoring", "vp"), [("outer", 2 * 5 + 1 + 2), ("inner", 2 * 3 + 1 + 2)])
def test_the_final_scoring_of_the_automa(scoring: str, vp: int) -> None:
    """A switch for the circle that counts; one runestone doubles its best ritual there, whatever the rune."""
    inside, outside = on("cave-1", "mystic-elephant"), on("ice-temple-2", "eclipse")
    automa = clan("thorn", inner=[inside], outer=[outside], specialists=["ysolde"], stones=["leaf"])
    game = position(clan(), automa=automa, phase="game-end", round=3, automa_scoring=scoring)
    assert scores(game)[AUTOMA] == vp


@rule("EV-188")
@pytest.mark.parametrize(("stones_won", "vp"), [(0, 3 + 5 + 1), (1, 3 + 10 + 1), (2, 6 + 10 + 1), (4, 6 + 10 + 2)])
def test_runestones_of_the_automa_double_its_best_rituals(stones_won: int, vp: int) -> None:
    """Each stone doubles one ritual, whatever the rune; there is no ritual for a fourth stone."""
    outside = [on("magic-springs-1", "mystic-elephant"), on("gallows-hill-2", "eclipse"), on("cave-2", "runes")]
    automa = clan("circle", outer=outside, stones=["leaf", "leaf", "leaf", "eye"][:stones_won])
    game = position(clan(), automa=automa, phase="game-end", round=3)
    assert scores(game)[AUTOMA] == vp


@rule("EV-126", "EV-163")
def test_stones_on_fields_may_double_too() -> None:
    game = position(clan("thorn", inner=[on("lung-tiang-ark", "eclipse")]), clan("star"), phase="action", side="moon", round=3)
    game.players[AGNES].fields = (3, -1, -1, -1)
    play(game, "pass", "pass")
    assert asked(game) == ("ev-lay-stones", AGNES, ["set:drop:lung-tiang-ark", "done"])
    play(game, "set:drop:lung-tiang-ark")
    assert (scores(game)[AGNES], inner(game), stones(game)) == (10, ["lung-tiang-ark"], [])
