"""The research phase, and things that are kept between rounds."""

import pytest

from deska.games.evenfall.actions import CARDS, RITUALS
from deska.testing import rule
from tests.games.evenfall.build import AGNES, BRUNO, asked, clan, fresh, hand, named, obeys, play, position, refuse, stock, stones_at

ROUNDS = (1, 2, 3)


@rule("EV-036", "EV-037")
def test_all_take_their_income_before_anybody_acts() -> None:
    game = position(clan(), clan("thorn"), phase="research")
    for seat in (AGNES, BRUNO):
        assert (len(hand(game, seat)), stock(game, seat), game.players[seat].mana) == (6, {"knowledge": 3}, 2)
    assert asked(game)[:2] == ("ev-turn", AGNES)


@rule("EV-037")
@pytest.mark.parametrize("round_", ROUNDS)
def test_the_income_is_the_same_in_every_round(round_: int) -> None:
    game = position(clan("cross"), clan("thorn"), phase="research", round=round_)
    assert (len(hand(game)), stock(game), game.players[AGNES].mana) == (6, {"knowledge": 3}, 2)


@rule("EV-038", "EV-116")
def test_hand_resources_and_mana_are_kept() -> None:
    agnes = clan(hand=["runes", "eclipse"] + ["irena"] * 2, stock=(5, 4, 3), mana=7)
    game = position(agnes, clan("thorn", passed=True))
    play(game, "pass")
    assert game.round == 2
    assert (len(hand(game)), stock(game), game.players[AGNES].mana) == (10, {"herb": 5, "potion": 4, "knowledge": 6}, 9)


@rule("EV-038")
def test_there_is_no_hand_limit() -> None:
    cards = list(RITUALS.names[:40])
    game = position(clan(hand=cards), clan("thorn", passed=True))
    play(game, "use:witch:central-mountains", "choose:1", "done")
    assert len(hand(game)) == 43
    play(game, "pass", "dial:0", f"stone:{stones_at(game, 'central-mountains')[0]}")
    assert (game.round, len(hand(game)), game.discard) == (2, 43 + 6, [])


@rule("EV-039")
def test_the_advanced_first_draw() -> None:
    game = fresh(2, first_draw="advanced")
    first = game.first
    gone = {seat: hand(game, seat)[:2] for seat in (AGNES, BRUNO)}
    for i in range(2):
        assert [decision.kind for decision in game.waiting] == ["ev-first-discard"] * 2  # both at once, in any order
        for seat in (BRUNO, AGNES):
            assert game.discard == []
            game.choose(f"discard:{gone[seat][i]}", seat)
    assert [len(hand(game, seat)) for seat in (AGNES, BRUNO)] == [6, 6]
    assert named(game.discard) == sorted(gone[first], key=CARDS.index) + sorted(gone[1 - first], key=CARDS.index)
    assert asked(game)[:2] == ("ev-turn", first)
    while game.round == 1:
        play(game, "pass")
    assert asked(game)[0] == "ev-turn"


@rule("EV-039", "EV-191", "EV-192")
def test_nobody_sees_what_others_discard_before_choosing_all() -> None:
    """Whatever Agnes lays aside, for Bruno and for those who watch it is the same game."""
    seen = []
    for card in range(3):
        game = fresh(2, first_draw="advanced")
        mine, his = hand(game), hand(game, BRUNO)
        game.choose(f"discard:{mine[card]}", AGNES)
        game.choose(f"discard:{his[0]}", BRUNO)
        assert named(game.spec.view(game, AGNES).game.players[AGNES].aside.cards) == [mine[card]]
        seen.append([game.spec.view(game, viewer) for viewer in (BRUNO, None)])
    assert seen[0] == seen[1] == seen[2]


@rule("EV-039")
def test_the_advanced_first_draw_is_for_the_first_round_only() -> None:
    game = position(clan(), clan("thorn"), phase="research", round=2, first_draw="advanced")
    assert (len(hand(game)), asked(game)[0]) == (6, "ev-turn")


@rule("EV-040")
def test_the_discard_pile_becomes_the_deck() -> None:
    game = position(clan(), clan("thorn", passed=True))
    game.discard, game.deck = game.deck[3:], game.deck[:3]
    play(game, "use:witch:central-mountains", "choose:1")
    assert (len(hand(game)), len(game.deck), len(game.discard)) == (3, 0, 97)
    game = position(clan(), clan("thorn", passed=True))
    game.discard, game.deck = game.deck[2:], game.deck[:2]
    play(game, "use:witch:central-mountains", "choose:1")
    assert (len(hand(game)), len(game.deck), len(game.discard)) == (3, 97, 0)
    obeys(game)


@rule("EV-040")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    game = position(clan(), clan("thorn", passed=True))
    game.removed, game.deck = (*game.removed, *game.deck), []
    play(game, "use:witch:central-mountains", "choose:1")
    assert hand(game) == []


@rule("EV-035", "EV-005")
def test_resources_never_run_out() -> None:
    game = position(clan(stock=(60, 60, 60), outer=["swamp-of-souls-1"]), clan("thorn", passed=True))
    play(game, "token", "done")
    assert stock(game) == {"herb": 62, "potion": 61, "knowledge": 60}
    assert refuse(game, "token").rule == "EV-052"
