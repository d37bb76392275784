"""Overview, components and set-up (ET-001 to ET-025)."""

from collections import Counter
from typing import Any

import pytest

import deska
from deska.games.ethnos.actions import ALLIES, COLOURS, KINGDOMS, TRIBES
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import Ethnos
from deska.games.ethnos.scene import scene
from deska.games.ethnos.scoring import giant_glory, merfolk_gains
from deska.kernel import seeded
from deska.kernel.play import play_out
from deska.testing import rule
from tests.games.ethnos.build import ROBERT, SIX, band, cards, fresh, horde, kingdoms, named, play, position, seen

PLAIN = ("wizard", "elf", "halfling", "centaur", "minotaur", "dwarf")
"""Six tribes without components of their own."""
TWELFTH_AS_6: dict[str, Any] = {"twelfth-token": "6"}
TROLLS = ("troll", "elf", "centaur", "wizard", "minotaur", "dwarf")


def all_cards(game: Ethnos) -> list[int]:
    """Every card of a game in which no band lies yet, sorted; dragons are the last ones."""
    return sorted(game.deck + game.row + [card for player in game.players for card in player.hand.cards])


def zones(game: Ethnos) -> list[str]:
    """The zones of the table."""
    return [zone.id for zone in scene(deska.view(game, None)).zones]


def all_tokens(game: Ethnos) -> list[int]:
    return sorted(token for tokens in game.tokens for token in tokens)


# --- overview


@rule("ET-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    game = fresh(seats)
    assert len(game.players) == game.seats == seats
    assert game.pending is not None
    assert game.pending.kind == "et-turn"


@rule("ET-001")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_neither_fewer_nor_more_can_play(seats: int) -> None:
    with pytest.raises(deska.BadSetup, match="2 to 6 seats"):
        deska.new("ethnos", seats, 7)


# --- components


@rule("ET-003")
@pytest.mark.parametrize(
    ("colour", "kingdom"),
    [("purple", "duris"), ("red", "rhea"), ("blue", "straton"), ("green", "althea"), ("orange", "ithys"), ("grey", "pelagon")],
)
def test_each_colour_is_a_kingdom(colour: str, kingdom: str) -> None:
    game = band(position(hands={ROBERT: [f"dwarf-{colour}"]}), f"dwarf-{colour}")
    assert kingdoms(game, ROBERT) == {kingdom: 1}
    assert len(KINGDOMS) == len(COLOURS) == 6


@rule("ET-004")
def test_there_are_twelve_tribes() -> None:
    expected = "wizard elf halfling centaur skeleton minotaur merfolk giant orc wingfolk troll dwarf"
    assert sorted(TRIBES) == sorted(expected.split())
    assert [tribe.name for tribe in BOX.tribes] == list(TRIBES)
    with pytest.raises(deska.BadSetup, match="'fairy' is unknown"):
        fresh(4, tribes=["fairy", *SIX[1:]])


@rule("ET-005")
def test_a_tribe_has_twelve_cards_but_halflings_have_twice_as_many() -> None:
    sizes = {tribe: len(BOX.deck_of(number)) for number, tribe in enumerate(TRIBES)}
    assert sizes == {tribe: 24 if tribe == "halfling" else 12 for tribe in TRIBES}
    assert sum(sizes.values()) == 156


@rule("ET-006")
@pytest.mark.parametrize("tribe", [tribe for tribe in TRIBES if tribe != "skeleton"])
def test_every_colour_is_equally_common(tribe: str) -> None:
    copies = 4 if tribe == "halfling" else 2
    assert Counter(named(BOX.deck_of(TRIBES.index(tribe)))) == {f"{tribe}-{colour}": copies for colour in COLOURS}


@rule("ET-007")
def test_skeletons_have_no_colour() -> None:
    assert named(BOX.deck_of(TRIBES.index("skeleton"))) == ["skeleton"] * 12
    assert BOX.colour[BOX.skeleton] == -1
    assert [card for card in ALLIES if card.startswith("skeleton")] == ["skeleton"]


@rule("ET-008")
def test_three_dragons_and_a_set_up_card_for_each_tribe() -> None:
    drawn: set[int] = set()
    for seed in range(30):
        game = fresh(4, seed)
        assert named(game.deck).count("dragon") == 3
        assert len(set(game.tribes)) == 6
        drawn.update(game.tribes)
    assert drawn == set(range(12))


@rule("ET-009")
def test_everybody_has_26_markers() -> None:
    """One counts glory, the others are the supply."""
    game = fresh(6, tribes=PLAIN)
    assert [1 + player.supply for player in game.players] == [26] * 6
    assert sum(1 + player.supply for player in game.players) == 156


@rule("ET-010")
def test_eighteen_glory_tokens() -> None:
    tokens = all_tokens(fresh(4))
    assert Counter(tokens) == {0: 2, 2: 3, 4: 4, 6: 4, 8: 3, 10: 2}
    assert sum(tokens) == 90


@rule("ET-010")
@pytest.mark.parametrize(("seats", "expected"), [(4, {0: 2, 2: 2, 4: 4, 6: 5, 8: 3, 10: 2}), (3, {0: 1, 2: 2, 4: 2, 6: 3, 8: 3, 10: 1})])
def test_the_twelfth_token_as_a_six(seats: int, expected: dict[int, int]) -> None:
    """The other reading of the one token that the sources do not agree on."""
    assert Counter(all_tokens(fresh(seats, **TWELFTH_AS_6))) == expected


@rule("ET-011")
@pytest.mark.parametrize("large", [4, 5, 6])
def test_six_tokens_are_for_four_and_more(large: int) -> None:
    few, many = all_tokens(fresh(3)), all_tokens(fresh(large))
    assert Counter(few) == {0: 1, 2: 3, 4: 2, 6: 2, 8: 3, 10: 1}
    assert sum(few) == 60
    assert sorted((Counter(many) - Counter(few)).elements()) == [0, 4, 4, 6, 6, 10]


@rule("ET-012")
def test_troll_tokens_have_the_values_one_to_six() -> None:
    trolls = [f"troll-{colour}" for colour in COLOURS]
    game = band(position(tribes=TROLLS, hands={ROBERT: trolls}), *trolls)
    assert game.pending == deska.Decision("et-troll", ROBERT, (*(f"troll:{value}" for value in range(1, 7)), "pass"))


@rule("ET-013")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_orc_horde_board_has_a_space_for_each_colour(colour: str) -> None:
    game = play(band(position(hands={ROBERT: [f"orc-{colour}"]}), f"orc-{colour}"), "yes")
    assert [horde(game, seat) for seat in range(4)] == [[colour], [], [], []]


@rule("ET-014")
@pytest.mark.parametrize(("seats", "merfolk", "giant"), [(2, 3, 5), (3, 3, 5), (4, 2, 4), (5, 2, 4), (6, 2, 4)])
def test_two_sides_for_few_and_many_players(seats: int, merfolk: int, giant: int) -> None:
    """Worth of the Merfolk board and of the Giant token in the Second Age."""
    game = position(seats, tribes=("merfolk", "giant", "elf", "orc", "dwarf", "wizard")[: 5 if seats < 4 else 6], age=2)
    for seat, player in enumerate(game.players):
        player.swum = 9 - seat
    assert merfolk_gains(game)[0] == merfolk
    assert giant_glory(game) == giant


# --- set-up


@rule("ET-015")
def test_glory_tokens_are_dealt_at_random_three_to_a_kingdom() -> None:
    deals = {fresh(4, seed, tribes=SIX).tokens for seed in range(50)}
    assert len(deals) == 50
    assert {tuple(map(len, deal)) for deal in deals} == {(3,) * 6}
    for place in range(6):
        assert {token for deal in deals for token in deal[place]} == {0, 2, 4, 6, 8, 10}


@rule("ET-016")
def test_tokens_lie_in_ascending_order() -> None:
    for seed in range(20):
        for lowest, middle, highest in fresh(4, seed).tokens:
            assert lowest <= middle <= highest


@rule("ET-017")
@pytest.mark.parametrize("seats", [2, 4])
def test_tokens_stay_for_the_whole_game(seats: int) -> None:
    game = fresh(seats)
    tokens = game.tokens
    play_out(game, seeded(1))
    assert game.ended == "et-end"
    assert sum(player.earned[0] for player in game.players) > 0
    assert game.tokens == tokens


@rule("ET-018", "ET-022")
@pytest.mark.parametrize(("tribes", "supply"), [(PLAIN, 25), (SIX, 24)])
def test_the_score_marker_starts_at_zero(tribes: tuple[str, ...], supply: int) -> None:
    """With Merfolk (among SIX) another marker leaves the supply."""
    for seat, player in enumerate(fresh(5, tribes=tribes).players):
        assert (player.glory, player.earned, player.supply, player.markers) == (0, [0] * 5, supply, [0] * 6), seat


@rule("ET-019")
def test_six_tribes_drawn_at_random_form_the_deck() -> None:
    draws = set()
    for seed in range(50):
        game = fresh(5, seed)
        assert len(set(game.tribes)) == 6
        assert all_cards(game) == sorted([card for tribe in game.tribes for card in BOX.deck_of(tribe)] + cards(["dragon"] * 3))
        draws.add(game.tribes)
    assert len(draws) > 40


@rule("ET-019")
def test_the_deck_is_shuffled() -> None:
    decks = [fresh(4, seed, tribes=SIX).deck for seed in range(10)]
    assert len({tuple(deck) for deck in decks}) == 10
    assert not any(deck == sorted(deck) for deck in decks)


@rule("ET-019", "ET-095")
@pytest.mark.parametrize(("seats", "tribes"), [(4, SIX[:5]), (3, SIX), (2, SIX[:4]), (6, (*SIX, "elf")), (4, (*SIX[:5], "elf"))])
def test_another_number_of_tribes_cannot_be_chosen(seats: int, tribes: tuple[str, ...]) -> None:
    with pytest.raises(deska.BadSetup):
        fresh(seats, tribes=tribes)


@rule("ET-020")
def test_other_tribes_take_no_part() -> None:
    game = fresh(4, tribes=PLAIN)
    found = {ALLIES[card].split("-")[0] for card in all_cards(game) if card < len(ALLIES)}
    assert found == set(PLAIN)
    assert [TRIBES[tribe] for tribe in seen(game, None).tribes] == [tribe for tribe in TRIBES if tribe in PLAIN]


@rule("ET-021")
@pytest.mark.parametrize(("tribes", "is_used"), [(SIX, True), (PLAIN, False)])
def test_with_merfolk_everybody_starts_on_space_0_of_their_board(tribes: tuple[str, ...], is_used: bool) -> None:
    game = fresh(4, tribes=tribes)
    assert [player.swum for player in seen(game, None).players] == [0] * 4
    assert ("merfolk" in zones(game)) == is_used


@rule("ET-023")
def test_all_troll_tokens_lie_free() -> None:
    assert [player.trolls for player in seen(fresh(4, tribes=TROLLS), None).players] == [0] * 4


@rule("ET-023", "ET-024", "ET-025")
def test_without_their_tribe_tokens_and_boards_are_not_used() -> None:
    game = fresh(4, tribes=PLAIN)
    kinds = set()
    rng = seeded(3)
    while game.pending:
        kinds.add(game.pending.kind)
        assert not any(player.trolls or player.horde or player.swum for player in game.players)
        assert (game.giant_holder, game.giant_size) == (-1, 0)
        game.apply(game.legal[rng.below(len(game.legal))])
    assert kinds == {"et-turn", "et-lay", "et-lead", "et-wizard", "et-keep", "et-centaur"}
    assert {source for player in game.players for source, points in enumerate(player.earned) if points} == {0, 1}


@rule("ET-024")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_owns_the_giant_token_at_first(seats: int) -> None:
    game = fresh(seats, tribes=SIX[-5:] if seats == 3 else SIX)
    assert (seen(game, None).giant_holder, seen(game, None).giant_size) == (-1, 0)


@rule("ET-025")
@pytest.mark.parametrize(("tribes", "is_used"), [(SIX, True), (PLAIN, False)])
def test_with_orcs_everybody_has_an_empty_horde_board(tribes: tuple[str, ...], is_used: bool) -> None:
    game = fresh(4, tribes=tribes)
    assert [player.horde for player in seen(game, None).players] == [0] * 4
    assert [f"horde:{seat}" in zones(game) for seat in range(4)] == [is_used] * 4
