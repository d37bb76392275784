"""Hidden and public information; nothing is created or lost (ET-068 to ET-070, ET-C54, ET-C56)."""

import re
from collections import Counter
from typing import Any

import pytest

import deska
from deska.games.ethnos.actions import KINGDOMS, TRIBES
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import Ethnos
from deska.kernel import HIDDEN, Decision, seeded
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    DANA,
    MICHAL,
    ROBERT,
    band,
    end_age,
    fill_horde,
    fresh,
    hand,
    known,
    named,
    own_trolls,
    play,
    position,
    recruit,
    seen,
    swim_to,
)

EVERYBODY = (ROBERT, ALICE, MICHAL, DANA, None)
SIX_TRIBES = ("wizard", "elf", "orc", "giant", "troll", "dwarf")


def twin_for(game: Ethnos, seat: int | None, seed: int = 1) -> Ethnos:
    twin = deska.imagine(game, seat, seed)
    assert isinstance(twin, Ethnos)
    return twin


def hides(game: Ethnos, seat: int | None) -> bool:
    """True if the deck and the other hands can be exchanged without the seat's noticing."""
    return all(deska.view(twin_for(game, seat, seed), seat) == deska.view(game, seat) for seed in (1, 2))


# --- who sees what


@rule("ET-068")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    game = position(hands={ROBERT: ["elf-red", "elf-blue"], ALICE: ["orc-grey"]})
    for seat in EVERYBODY:
        hands = [player.hand.cards for player in seen(game, seat).players]
        assert [len(held) for held in hands] == [2, 1, 0, 0]
        assert [held == [HIDDEN] * len(held) for held in hands[:2]] == [seat != ROBERT, seat != ALICE]
    assert (hand(seen(game, ROBERT), ROBERT), hand(seen(game, ALICE), ALICE)) == (["elf-red", "elf-blue"], ["orc-grey"])


@rule("ET-068")
def test_a_drawn_card_is_known_to_who_drew_it_a_taken_one_to_all() -> None:
    game = play(position(seats=2, row=["orc-red"], top=["elf-red", "giant-red"]), "draw", "take:orc-red", "draw")
    remembered = [known(game, seat) for seat in (ROBERT, ALICE, None)]
    assert remembered == [[["elf-red", "giant-red"], ["orc-red"]], [[], ["orc-red"]], [[], ["orc-red"]]]


@rule("ET-068")
def test_an_unknown_hand_could_be_any() -> None:
    """To Alice the one card of Robert is, over many imagined games, nearly any card but hers and those of the row."""
    game = position(hands={ROBERT: ["elf-red"], ALICE: ["orc-grey", "orc-grey"]}, row=["dwarf-red", "dwarf-red"])
    imagined = {hand(twin_for(game, ALICE, seed), ROBERT)[0] for seed in range(300)}
    assert len(imagined) > 30
    assert not imagined & {"orc-grey", "dwarf-red"}
    assert {tuple(hand(twin_for(game, ROBERT, seed), ROBERT)) for seed in range(20)} == {("elf-red",)}


@rule("ET-069")
def test_nobody_knows_the_deck() -> None:
    """Its size is all there is to see; another order looks the same."""
    game = fresh(4, tribes=SIX_TRIBES)
    other = game.clone()
    other.deck = [*reversed(game.deck[: -game.upper]), *reversed(game.deck[-game.upper :])]
    for seat in EVERYBODY:
        assert deska.view(game, seat) == deska.view(other, seat)
        assert seen(game, seat).deck == [HIDDEN] * 63
        decks = {tuple(twin_for(game, seat, seed).deck) for seed in range(5)}
        assert len(decks) == 5
        assert tuple(game.deck) not in decks


@rule("ET-069")
def test_an_imagined_deck_hides_its_dragons_where_they_can_be() -> None:
    game = fresh(4, tribes=SIX_TRIBES)
    for seed in range(20):
        deck = twin_for(game, ROBERT, seed).deck
        assert deck[: -game.upper].count(BOX.dragon) == 3
        assert len(deck) == len(game.deck)
    drawn = play(position(top=["dragon", "elf-red"]), "draw")
    assert {twin_for(drawn, None, seed).deck.count(BOX.dragon) for seed in range(5)} == {2}


@rule("ET-070")
def test_all_else_is_public() -> None:
    tribes = ("merfolk", "elf", "orc", "giant", "troll", "dwarf")
    game = position(
        tribes=tribes,
        age=2,
        dragons=1,
        hands={ROBERT: ["elf-red"]},
        row=["orc-blue", "elf-grey"],
        bands={ALICE: [("giant-red", ["giant-red", "dwarf-red"])]},
        markers={ALICE: {"rhea": 2}},
        tokens=dict.fromkeys(KINGDOMS, (0, 2, 4)),
    )
    swim_to(own_trolls(fill_horde(game, MICHAL, "red", "grey"), DANA, 2, 5), 0, 0, 7, 0)
    game.giant_holder, game.giant_size = ALICE, 2
    game.players[ALICE].gain(2, 3)
    nothing = {"glory": 0, "earned": {}, "hand": [], "markers": {}, "supply": 24, "bands": [], "swum": 0, "horde": [], "trolls": []}
    expected: dict[str, Any] = {
        "turn": ROBERT,
        "ended": "",
        "waiting": [[ROBERT, "et-turn"]],
        "decision": None,
        "age": 2,
        "tribes": ["elf", "merfolk", "giant", "orc", "troll", "dwarf"],
        "tokens": [[0, 2, 4] for _ in KINGDOMS],
        "row": ["elf-grey", "orc-blue"],
        "laid": [],
        "discard": [],
        "deck": [None] * (72 - 5 + 2),
        "upper": 0,
        "dragons": 1,
        "giant_holder": ALICE,
        "giant_size": 2,
        "drawer": ROBERT,
        "players": [
            {**nothing, "hand": [[None, []]]},
            {
                **nothing,
                "glory": 2,
                "earned": {"giants": 2},
                "markers": {"rhea": 2},
                "supply": 22,
                "bands": [{"leader": "giant-red", "cards": ["giant-red", "dwarf-red"], "size": 2}],
            },
            {**nothing, "supply": 22, "swum": 7, "horde": ["rhea", "pelagon"]},
            {**nothing, "trolls": ["2", "5"]},
        ],
    }
    assert deska.view(game, None).visible == expected
    decision = {"kind": "et-turn", "options": ["draw", "take:elf-grey", "take:orc-blue", "band"], "args": {}}
    players = [{**nothing, "hand": [["elf-red", [ROBERT]]]}, *expected["players"][1:]]
    assert deska.view(game, ROBERT).visible == {**expected, "decision": decision, "players": players}


# --- nothing leaks


@rule("ET-C56")
def test_a_wizards_cards_stay_secret() -> None:
    game = position(tribes=SIX_TRIBES, hands={ROBERT: ["wizard-red", "wizard-blue"]}, top=["elf-red", "elf-blue"])
    play(band(game, "wizard-red", "wizard-blue"), "yes")
    assert hand(game, ROBERT) == ["elf-red", "elf-blue"]
    assert [known(game, seat)[ROBERT] for seat in EVERYBODY] == [["elf-red", "elf-blue"], [], [], [], []]
    assert all(hides(game, seat) for seat in EVERYBODY)


@rule("ET-C56")
def test_what_an_elf_keeps_stays_secret() -> None:
    """The Orc was taken from the row: all remember it. The Giant was drawn: only Robert knows that he keeps it."""
    game = position(tribes=SIX_TRIBES, hands={ROBERT: ["elf-red", "elf-blue", "giant-red", "dwarf-grey"]})
    recruit(game, "orc-blue")
    play(band(game, "elf-red", "elf-blue"), "drop:dwarf-grey", "done")
    assert hand(game, ROBERT) == ["giant-red", "orc-blue"]
    assert [known(game, seat)[ROBERT] for seat in EVERYBODY] == [["giant-red", "orc-blue"], *[["orc-blue"]] * 4]
    assert all(hides(game, seat) for seat in EVERYBODY)


@rule("ET-C56")
def test_a_new_age_is_as_secret_as_the_first() -> None:
    game = position(tribes=SIX_TRIBES, hands={ROBERT: ["elf-red"], ALICE: ["orc-red"]})
    recruit(game, "orc-blue")
    end_age(game)
    for seat in EVERYBODY:
        expected = [hand(game, owner) if owner == seat else [] for owner in range(4)]
        assert known(game, seat) == expected
        assert hides(game, seat)


@rule("ET-068")
@pytest.mark.parametrize(
    ("held", "choices", "only"),
    [
        (["skeleton", "skeleton"], [], "draw"),
        (["dwarf-red", "dwarf-red"], ["band"], "lay:dwarf-red"),
        (["dwarf-red", "orc-blue"], ["band", "lay:dwarf-red"], "done"),
        (["elf-red", "orc-blue", "orc-blue"], ["band", "lay:elf-red", "done"], "drop:orc-blue"),
    ],
)
def test_one_answer_is_asked_for_where_not_asking_would_show_the_hand(held: list[str], choices: list[str], only: str) -> None:
    tribes = ("skeleton", "elf", "centaur", "orc", "giant", "dwarf")
    game = play(position(tribes=tribes, hands={ROBERT: held}), *choices)
    assert game.pending is not None
    assert (game.pending.seat, game.pending.options) == (ROBERT, (only,))


@rule("ET-043", "ET-054")
def test_what_all_can_see_to_be_the_only_answer_is_not_asked() -> None:
    """Nine Skeletons and a Dwarf: the full hand plays a band, the Dwarf joins it last, nothing else is left, only he can lead."""
    game = position(tribes=("skeleton", "elf", "centaur", "orc", "giant", "dwarf"), hands={ROBERT: ["dwarf-red", *["skeleton"] * 9]})
    play(game, *["lay:skeleton"] * 8)
    events = deska.step(game, "lay:skeleton")
    lone = [event.args["option"] for event in events if event.message == "lone-option"]
    assert lone == ["lay:dwarf-red", "lead:dwarf-red"]
    assert {event.audience for event in events if event.message == "lone-option"} == {1 << ROBERT}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C56")
@pytest.mark.parametrize(
    ("held", "choices", "asked"),
    [
        (["centaur-red", "dwarf-red"], ["band", "lay:centaur-red", "done"], "et-centaur"),
        (["skeleton", "dwarf-red"], ["band"], "et-lay"),
        (["skeleton", "skeleton", "dwarf-red"], ["band", "lay:skeleton"], "et-lay"),
        ([*["skeleton"] * 9, "dwarf-red"], [], "et-lay"),
    ],
)
def test_who_is_asked_for_a_band_has_a_leader(held: list[str], choices: list[str], asked: str) -> None:
    """All but the Skeletons and what Robert holds lie in the row: since he can go on, he has the Dwarf."""
    tribes = ("skeleton", "centaur", "orc", "giant", "dwarf")
    row = [card for tribe in tribes[1:] for card in named(BOX.deck_of(TRIBES.index(tribe)))]
    for card in held:
        if card != "skeleton":
            row.remove(card)
    game = play(position(2, tribes, {ROBERT: held}, row), *choices)
    for seed in range(40):
        twin = twin_for(game, ALICE, seed)
        assert (twin.pending, hand(twin, ROBERT)) == (game.pending, hand(game, ROBERT))
        assert game.pending is not None
        assert game.pending.kind == asked


@rule("ET-068")
def test_a_hand_that_need_not_lead_may_be_all_skeletons() -> None:
    """With the Dwarf laid, the last card of Robert may be any of the twelve Skeletons left or the Orc."""
    tribes = ("skeleton", "centaur", "orc", "giant", "dwarf")
    row = [card for tribe in tribes[1:] for card in named(BOX.deck_of(TRIBES.index(tribe)))]
    row.remove("dwarf-red")
    row.remove("orc-red")
    game = play(position(2, tribes, {ROBERT: ["dwarf-red", "orc-red"]}, row), "band", "lay:dwarf-red")
    assert {hand(twin_for(game, ALICE, seed), ROBERT)[0] for seed in range(60)} == {"orc-red", "skeleton"}


@rule("ET-C56", "ET-069")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_whole_game_nothing_leaks(seats: int) -> None:
    game = fresh(seats, seed=1, tribes=("wizard", "elf", "centaur", "dwarf", "skeleton", "orc")[: 5 if seats < 4 else 6])
    rng = seeded(seats)
    kinds: Counter[str] = Counter()
    while game.pending:
        kinds[game.pending.kind] += 1
        for seat in (game.choices % seats, None):
            assert hides(game, seat)
        game.apply(game.legal[rng.below(len(game.legal))])
    assert kinds["et-wizard"] > 0
    assert kinds["et-keep"] > 0


# --- nothing is lost


@rule("ET-C54")
@pytest.mark.parametrize("halflings", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_card_is_ever_lost(seats: int, halflings: bool) -> None:
    """60 allies with five tribes, 72 with six; 12 more with Halflings; and always three dragons."""
    tribes = ("halfling" if halflings else "minotaur", "skeleton", "wizard", "orc", "centaur", "elf")[: 5 if seats < 4 else 6]
    game = fresh(seats, seed=seats, tribes=tribes)
    expected = Counter(card for tribe in tribes for card in BOX.deck_of(TRIBES.index(tribe)))
    assert expected.total() == (60 if seats < 4 else 72) + (12 if halflings else 0)
    rng = seeded(seats)
    while game.pending:
        game.apply(game.legal[rng.below(len(game.legal))])
        found = Counter(game.deck + game.row + game.laid + game.discard)
        for player in game.players:
            found.update(player.hand.cards)
            for group in player.bands:
                found.update(group.cards)
        assert found.pop(BOX.dragon, 0) + game.dragons == 3
        assert found == expected
        assert all(found == wanted for found, wanted in game.spec.laws(game).values())


@rule("ET-C54")
@pytest.mark.parametrize(
    ("zone", "extra", "words"),
    [
        ("deck", "orc-red", "(cards): too much: orc-red"),
        ("deck", "dragon", "(dragons): 4 instead of 3"),
        ("row", "orc-red", "(cards): too much: orc-red"),
        ("discard", "orc-red", "(cards): too much: orc-red"),
    ],
)
def test_a_position_with_a_card_too_many_is_no_game(zone: str, extra: str, words: str) -> None:
    data = position().dump()
    data["state"][zone].append(extra)
    with pytest.raises(deska.BadData, match=re.escape(words)):
        deska.load(data)
