"""The battle phase."""

import pytest

from deska.games.evenfall.components.state import AUTOMA
from deska.testing import rule
from tests.games.evenfall.build import (
    AGNES,
    BRUNO,
    CYRIL,
    C,
    N,
    S,
    asked,
    clan,
    dials,
    hand,
    inner,
    on,
    options,
    play,
    position,
    refuse,
    scores,
    stock,
    stones,
    stones_at,
)

ONE = {N: (1, 0)}


@rule("EV-099")
def test_battles_go_from_north_to_south() -> None:
    agnes = clan(circle={N: (1, 0), C: (1, 0), S: (1, 0)})
    game = position(agnes, clan("thorn"), clan("cross"), phase="battle")
    fought = []
    for _ in range(3):
        fought.append(game.region)
        play(game, "dial:0")
        play(game, options(game)[0])
    assert (fought, game.round) == ([0, 1, 2], 2)


@rule("EV-100")
def test_figures_on_the_circle_or_on_the_space_take_part() -> None:
    clans = (clan(circle={C: (0, 1)}), clan("thorn", spaces={C: "witch"}), clan("cross", circle=ONE))
    game = position(*clans, phase="battle")
    assert [decision.seat for decision in game.waiting] == [CYRIL]
    play(game, "dial:0", f"stone:{stones_at(game, N)[0]}")
    assert [decision.seat for decision in game.waiting] == [AGNES, BRUNO]


@rule("EV-101")
@pytest.mark.parametrize(("mana", "most"), [(0, 0), (4, 4), (9, 9), (14, 9)])
def test_a_dial_goes_up_to_the_mana_one_has(mana: int, most: int) -> None:
    game = position(clan(circle=ONE, mana=mana), clan("thorn"), phase="battle")
    assert options(game) == [f"dial:{number}" for number in range(most + 1)]
    if most < 9:
        assert refuse(game, f"dial:{most + 1}").rule == "EV-101"


@rule("EV-102", "EV-103")
def test_all_pay_winner_or_not() -> None:
    agnes = clan(circle={N: (2, 1)}, mana=8)
    game = position(agnes, clan("thorn", circle=ONE, spaces={N: "witch"}, mana=5), phase="battle")
    dials(game, agnes=6, bruno=2)
    assert (game.strengths, [player.mana for player in game.players]) == ([9, 4], [2, 3])


@rule("EV-104", "EV-105")
@pytest.mark.parametrize(
    ("mana", "cards", "vp", "gains"), [(2, 0, 0, 0), (3, 1, 0, 0), (4, 1, 0, 0), (5, 1, 3, 0), (6, 1, 3, 0), (7, 1, 3, 2)]
)
def test_rewards_at_the_northern_lakes(mana: int, cards: int, vp: int, gains: int) -> None:
    game = position(clan(circle=ONE, mana=9), clan("thorn", circle=ONE, mana=9), phase="battle")
    dials(game, agnes=mana, bruno=mana)
    play(game, *["gain:herb"] * gains * 2)
    for seat in (AGNES, BRUNO):
        assert (len(hand(game, seat)), scores(game)[seat], stock(game, seat)) == (cards, vp, {"herb": gains} if gains else {})


@rule("EV-106")
def test_rewards_in_the_central_mountains() -> None:
    game = position(clan(circle={C: (1, 0)}, mana=9, outer=["cave-1"]), clan("thorn"), phase="battle")
    play(game, "dial:7", "gain:potion", "transfer:cave-1")
    assert (stock(game), inner(game), scores(game)[AGNES]) == ({"potion": 1}, ["nqobantu-pit", "cave-1"], 4)


@rule("EV-106")
def test_rewards_on_the_southern_slopes() -> None:
    game = position(clan(circle={S: (1, 0)}, mana=9, revel=1), clan("thorn"), clan("cross"), phase="battle")
    play(game, "dial:7")
    agnes = game.players[AGNES]
    assert (agnes.mana, agnes.vp, agnes.revel) == (2 + 2, 4 + 3, 2)


@rule("EV-107")
def test_the_strongest_takes_a_runestone() -> None:
    lakes = {N: ["leaf", "eye", "leaf", "drop"]}
    game = position(clan(circle=ONE, mana=1), clan("thorn", circle={N: (3, 0)}), phase="battle", stones=lakes)
    dials(game, agnes=1, bruno=0)
    assert asked(game) == ("ev-stone", BRUNO, ["stone:leaf", "stone:eye", "stone:drop"])
    assert refuse(game, "stone:flame").rule == "EV-107"
    play(game, "stone:leaf")
    assert (stones(game, BRUNO), stones_at(game, N)) == (["leaf"], ["eye", "leaf", "drop"])


@rule("EV-108")
def test_a_tie_goes_to_who_paid_more_mana() -> None:
    clans = (clan(circle={N: (2, 0)}, mana=5), clan("thorn", circle=ONE, mana=5))
    game = position(*clans, phase="battle", first=AGNES)
    dials(game, agnes=1, bruno=2)
    assert (game.strengths, asked(game)[:2]) == ([3, 3], ("ev-stone", BRUNO))


@rule("EV-108")
@pytest.mark.parametrize("first", [AGNES, BRUNO, CYRIL])
def test_equal_in_mana_too_the_nearest_to_the_starting_player_wins(first: int) -> None:
    game = position(*(clan(name, circle=ONE, mana=5) for name in ("star", "thorn", "cross")), phase="battle", first=first)
    dials(game, agnes=1, bruno=1, cyril=1)
    assert asked(game)[:2] == ("ev-stone", first)
    without = [clan(name, circle={} if seat == first else ONE) for seat, name in enumerate(("star", "thorn", "cross"))]
    game = position(*without, phase="battle", first=first)
    for decision in list(game.waiting):
        game.choose("dial:0", decision.seat)
    assert asked(game)[:2] == ("ev-stone", (first + 1) % 3)


@rule("EV-109", "EV-110")
def test_the_starting_player_token_changes_hands_at_once() -> None:
    agnes = clan(circle={C: (1, 0)})
    bruno = clan("thorn", circle={N: (1, 0), C: (1, 0)})
    game = position(agnes, bruno, phase="battle", first=AGNES)
    play(game, "dial:0")
    play(game, options(game)[0])
    assert game.first == BRUNO
    dials(game, agnes=0, bruno=0)
    assert asked(game)[:2] == ("ev-stone", BRUNO)  # a tie of the same phase looks to the new holder


@rule("EV-111")
def test_alone_one_wins_and_may_pay_for_rewards() -> None:
    game = position(clan(), clan("thorn", circle=ONE, mana=5), phase="battle")
    play(game, "dial:5")
    assert (len(hand(game, BRUNO)), scores(game)[BRUNO]) == (1, 3)
    play(game, options(game)[0])
    assert (len(stones(game, BRUNO)), game.first, len(stones_at(game, N))) == (1, BRUNO, 3)


@rule("EV-112")
def test_without_figures_no_battle() -> None:
    game = position(clan(), clan("thorn"), phase="battle", first=BRUNO)
    assert (game.round, game.first) == (2, BRUNO)
    assert [len(stones_at(game, region)) for region in (N, C)] == [4, 4]


@rule("EV-113")
def test_no_runestone_is_left() -> None:
    game = position(clan(circle=ONE), clan("thorn"), phase="battle", stones={N: []}, first=BRUNO)
    play(game, "dial:0")
    assert (stones(game), game.first, game.round) == ([], AGNES, 2)


@rule("EV-114")
def test_the_order_within_a_battle() -> None:
    """Two resources of the wolf pack are asked for after the rewards, the runestone last of all."""
    agnes = clan(circle={N: (1, 0)}, mana=7, inner=[on("nqobantu-pit", "wolf-pack"), on("cave-1", "thorn-amulet")])
    game = position(agnes, clan("thorn"), phase="battle")
    play(game, "dial:7")
    assert (asked(game)[0], scores(game)[AGNES], len(hand(game))) == ("ev-gain", 2 + 3, 1)  # amulet, then the rows
    play(game, "gain:herb", "gain:herb", "gain:potion", "gain:potion")
    assert (asked(game)[0], scores(game)[AGNES]) == ("ev-stone", 2 + 3 + 1)


@rule("EV-115")
def test_runestones_wait_for_the_final_scoring() -> None:
    game = position(clan(stones=["eye", "eye"]), clan("thorn"))
    assert scores(game) == [0, 0]
    assert refuse(game, "ability").message == "ev-why-no-ability"


# --- what permanent effects do in battle


@rule("EV-C30")
@pytest.mark.parametrize(("bruno_mana", "won"), [(0, True), (5, False)])
def test_effects_of_fighting(bruno_mana: int, won: bool) -> None:
    rituals = [on("nqobantu-pit", "antler-crown"), on("cave-1", "thorn-amulet"), on("ruins-1", "graveyard-hound")]
    game = position(
        clan(circle={N: (1, 0)}, inner=rituals, specialists=["calixta"], council=["gudrun"]),
        clan("thorn", circle={N: (1, 0)}, mana=bruno_mana),
        phase="battle",
    )
    dials(game, agnes=0, bruno=min(bruno_mana, 1))
    agnes = game.players[AGNES]
    if not won:
        play(game, "gain:herb")
    assert (agnes.vp, agnes.mana, sum(agnes.stock)) == ((2 + 3 + 4, 0, 0) if won else (2 + 1 + 2, 1, 1))


@rule("EV-C31", "EV-C45")
def test_strength_bonuses_add_up_and_are_no_mana() -> None:
    strong = clan(circle=ONE, inner=[on("nqobantu-pit", "great-bear")], specialists=["gudrun"])
    game = position(strong, clan("thorn", circle={N: (3, 0)}, mana=1), phase="battle")
    dials(game, agnes=0, bruno=1)
    assert game.strengths == [4, 4]
    assert asked(game)[:2] == ("ev-stone", BRUNO)  # the tie goes to who paid mana
    absent = position(clan(specialists=["gudrun"]), clan("thorn", circle=ONE), phase="battle")
    assert [decision.seat for decision in absent.waiting] == [BRUNO]


@rule("EV-C31")
def test_the_bear_likes_to_win() -> None:
    strong = clan(circle=ONE, inner=[on("nqobantu-pit", "great-bear")])
    game = position(strong, clan("thorn", circle=ONE), phase="battle")
    dials(game, agnes=0, bruno=0)
    assert (game.strengths, scores(game)) == ([2, 1], [2, 0])


@rule("EV-107")
def test_the_last_type_of_runestone_is_taken_unasked() -> None:
    for there, kind in (({N: ["eye", "eye"]}, "ev-turn"), ({N: ["eye", "leaf"]}, "ev-stone")):
        game = position(clan(circle=ONE), clan("thorn"), phase="battle", stones=there)
        play(game, "dial:0")
        assert (asked(game)[0], stones(game)) == (kind, ["eye"] if kind == "ev-turn" else [])


@rule("EV-C30")
def test_winning_alone_is_winning() -> None:
    game = position(clan(circle=ONE, inner=[on("nqobantu-pit", "antler-crown")]), clan("thorn"), phase="battle")
    play(game, "dial:0")
    assert scores(game)[AGNES] == 3


# --- against the Automa


@rule("EV-183", "EV-186")
@pytest.mark.parametrize(("cards", "vp"), [(["runes", "moss-toad"], 1 + 3), (["night-owl", "moss-toad"], 1 + 3), (["night-owl", "fog"], 6)])
def test_the_strength_of_the_automa(cards: list[str], vp: int) -> None:
    """Round 2, two witches, and cards worth 2, 3 or 4: a strength of 6, 7 or 8."""
    deck = ["veil-of-fog" if card == "fog" else card for card in cards]
    automa = clan("thorn", circle={N: (2, 0)})
    game = position(clan(circle=ONE, mana=3), automa=automa, phase="battle", round=2, deck=deck)
    play(game, "dial:3")
    assert (scores(game)[AUTOMA], len(game.discard), stones(game)) == (vp, 2, [])
    alone = position(clan(), automa=automa, phase="battle", round=2, deck=deck)
    assert (scores(alone)[AUTOMA], sum(alone.players[AUTOMA].stones)) == (vp, 1)


@rule("EV-186")
def test_without_a_witch_the_automa_takes_no_part() -> None:
    game = position(clan(circle=ONE), automa=clan("thorn"), phase="battle")
    play(game, "dial:0")
    assert (asked(game)[:2], scores(game)[AUTOMA], game.discard) == (("ev-stone", AGNES), 0, [])


@rule("EV-184")
def test_rewards_of_the_automa() -> None:
    transfer = on("cave-1", "runes")
    automa = clan("thorn", circle={C: (1, 0)}, outer=[transfer])
    game = position(clan(), automa=automa, phase="battle", round=3, deck=["stone-golem"])
    assert scores(game)[AUTOMA] == 1 + 4  # any resource, the transfer is carried out, 4 VP
    assert [site.inner for site in game.players[AUTOMA].sites] == [True]


@rule("EV-185")
def test_ties_with_the_automa_and_its_runestone() -> None:
    automa = clan("thorn", circle={N: (1, 0)})
    game = position(clan(circle=ONE, mana=2), automa=automa, phase="battle", deck=["runes"])
    play(game, "dial:2")
    assert (game.strengths, asked(game)[:2]) == ([3, 3], ("ev-stone", AGNES))
    unpaid = position(clan(circle={N: (3, 0)}), automa=automa, phase="battle", deck=["runes"])
    play(unpaid, "dial:0")
    assert (unpaid.strengths, asked(unpaid)[:2]) == ([3, 3], ("ev-stone", AGNES))  # without any mana too
    lakes = {N: [None, "drop", "eye", "leaf"]}
    lost = position(clan(circle=ONE), automa=automa, phase="battle", deck=["eclipse"], stones=lakes)
    play(lost, "dial:0")
    assert (stones(lost, AUTOMA), stones_at(lost, N), lost.first) == (["drop"], ["eye", "leaf"], AGNES)
