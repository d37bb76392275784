"""Components and set-up: what is in the box and how the table is laid."""

from collections import Counter

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    ELEMENT_REALMS,
    ELEMENTS,
    FACES,
    FACTIONS,
    MAGIC,
    MAP,
    MERCENARIES,
    MONSTERS,
    REALMS,
)
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import DWELLINGS, INACTIVE, MOST_DICE, MOST_MARKERS, NOWHERE, OUT, READY, UNIT_SLOTS, WORKERS
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import FACE, tokens_of
from deska.games.eldervale.scene import supplies
from deska.games.eldervale.setup import first_seat
from deska.kernel import BadSetup, Rng, seeded
from deska.testing import rule
from tests.games.eldervale.build import ANNA, BEN, asked, gains, obeys, options, play, resources, table, turn_of, units

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SHAPES = {2: {-1: 3, 0: 4, 1: 3}, 3: {-2: 2, -1: 3, 0: 4, 1: 3}, 4: {-2: 2, -1: 3, 0: 4, 1: 3, 2: 2}}


def fresh(seats: int, seed: int = 1, **variant: object) -> Eldervale:
    game = SPEC.new(seats, seed, variant)
    assert isinstance(game, Eldervale)
    return game


def on_map(game: Eldervale) -> list[int]:
    return [realm for realm, cell in enumerate(game.cells) if cell >= 0]


def is_lair(realm: int) -> bool:
    return realm < len(ELEMENT_REALMS) and BOX.realms[realm].kind == "lair"


# --- contents


@rule("EL-001", "EL-009")
def test_elements_and_factions() -> None:
    assert ELEMENTS == ("air", "earth", "fire", "water", "light", "dark", "order", "chaos")
    assert [faction.element for faction in BOX.factions] == [element for element in ELEMENTS for _ in range(2)]
    assert [len(faction.abilities) for faction in BOX.factions] == [2] * len(FACTIONS) == [2] * 16
    assert len(BOX.abilities) == 32


@rule("EL-002")
def test_realms_in_the_box() -> None:
    assert Counter(realm.element for realm in BOX.realms if realm.element) == dict.fromkeys(ELEMENTS, 3)
    ruins = [realm.name for realm in BOX.realms if realm.kind == "ruin"]
    assert ruins == ["mage-tower", "fortress", "mill", "summoning-portal", "dungeon", "second-dungeon", "oracle"]
    special = [realm.name for realm in BOX.realms if realm.kind == "special"]
    assert (len(ELEMENT_REALMS), special) == (24, ["dragons-lair", "bifrost-bridge"])
    assert Counter(realm.kind for realm in BOX.realms) == {"stacks": 8, "symbols": 8, "lair": 8, "ruin": 7, "special": 2}


@rule("EL-003", "EL-004", "EL-005")
def test_cards_in_the_box() -> None:
    assert (len(ADVENTURES), len(BOX.starter), len(MAGIC)) == (104, 8, 60)
    assert [number for number, card in BOX.adventures.items() if card.kind == "doorway"] == list(range(0, 104, 13))
    assert (len(BOX.spells), len(BOX.quests), len(BOX.prophecies)) == (32, 16, 12)
    monsters = BOX.beasts[2:]
    assert [one.element for one in monsters] == [*ELEMENTS, *ELEMENTS, "", ""]
    assert (MONSTERS.names[-2:], MERCENARIES.names) == (("mother-of-dragons", "frost-giant"), ("minotaur", "mimesis"))


@rule("EL-006")
def test_treasures_and_orbs() -> None:
    assert [len(tokens_of(element)) for element in range(8)] == [12] * 8
    game = fresh(5)
    assert Counter(game.tokens) == Counter(token for element in range(8) for token in tokens_of(element))
    assert game.track_orbs.bit_count() + game.glory_orbs.bit_count() == 9


@rule("EL-007")
def test_pieces_of_a_colour() -> None:
    assert (UNIT_SLOTS, WORKERS, DWELLINGS, MOST_DICE, MOST_MARKERS) == (9, 6, 6, 6, 4)
    for player in fresh(5).players:
        assert (player.at, player.power.count(0), player.glory) == ([READY] * 3 + [INACTIVE] * 6, 7, NOWHERE)


@rule("EL-008", "EL-049")
def test_the_common_stock_never_runs_out() -> None:
    game = table("sky-harpies", "villainous-ogres", "deep-naga", "iron-legion", "shadow-demons")
    for seat in range(1, 5):
        gains(game, seat, gold=5)
    gains(game, ANNA, gold=3, tool=2)
    turn_of(game, ANNA)
    play(game, "place:worker:fortress", "pay:tool", "pay:tool")
    assert resources(game, ANNA) == {"gold": 5}


# --- factions and the first player


@rule("EL-010")
def test_one_to_five_play() -> None:
    assert list(SPEC.seats) == [1, 2, 3, 4, 5]
    assert [fresh(seats).ghosts is not None for seats in SPEC.seats] == [True, False, False, False, False]


@rule("EL-011")
def test_everybody_chooses_a_side_of_another_board() -> None:
    game = fresh(5, 3)
    for seat in [(game.first + step) % 5 for step in range(5)]:
        assert asked(game) == ("el-faction-choice", seat)
        element = game.element_of(seat)
        assert options(game) == {f"faction:{FACTIONS[element * 2]}", f"faction:{FACTIONS[element * 2 + 1]}"}
        play(game, f"faction:{FACTIONS[element * 2 + 1]}")
        assert game.players[seat].faction == element * 2 + 1
        assert game.players[seat].cards[0].card == len(ADVENTURES) + element
    assert len({game.element_of(seat) for seat in range(5)}) == 5


@rule("EL-011")
def test_no_element_twice() -> None:
    with pytest.raises(BadSetup):
        fresh(2, factions=["sky-harpies", "storm-djinn"])


def roll_of(rng: Rng) -> str:
    """Six dice, the highest first."""
    return "".join(sorted((str(rng.below(6) + 1) for _ in range(6)), reverse=True))


@rule("EL-012", "EL-013")
def test_the_best_roll_begins() -> None:
    setup, ties, higher_sums = fresh(2).setup, 0, 0
    for seed in range(1500):
        twin = seeded(seed)
        one, other = roll_of(twin), roll_of(twin)
        while one == other:
            ties += 1
            one, other = roll_of(twin), roll_of(twin)
        assert first_seat(setup, seeded(seed)) == (0 if one > other else 1)
        higher_sums += (one > other) != (sum(map(int, one)) > sum(map(int, other)))
    assert ties
    assert higher_sums


@rule("EL-014")
@SEATS
def test_points_in_turn_order(seats: int) -> None:
    game = fresh(seats, 5)
    assert [game.players[(game.first + step) % seats].vp for step in range(seats)] == list(range(1, seats + 1))


@rule("EL-014")
def test_turns_run_clockwise() -> None:
    game = table("sky-harpies", "villainous-ogres", "deep-naga")
    seen = []
    for _ in range(4):
        seen.append(asked(game)[1])
        play(game, "regroup", "end")
    assert seen == [0, 1, 2, 0]


# --- elements


@rule("EL-015", "EL-016", "EL-035")
@SEATS
def test_elements_in_play(seats: int) -> None:
    game = fresh(seats, 2)
    elements = [element for element in range(8) if game.elements >> element & 1]
    assert len(elements) == seats + 2
    assert {game.element_of(seat) for seat in range(seats)} <= set(elements)
    assert {realm // 3 for realm in (*on_map(game), *game.stock) if realm < 24} == set(elements)
    assert [element for element in range(8) if game.chosen[element] != NOWHERE] == elements
    assert (game.track_orbs, game.glory_orbs) == (game.elements, 3)


@rule("EL-017", "EL-X01")
def test_monsters_base_or_legendary() -> None:
    def monster_of_fire(seed: int, legendary: str) -> str:
        game = fresh(2, seed, factions=["villainous-ogres", "sky-harpies"], legendary=legendary)
        return BEASTS[game.chosen[2]]

    assert {monster_of_fire(seed, "on") for seed in range(30)} == {"demon-of-might", "lava-fury"}
    assert {monster_of_fire(seed, "off") for seed in range(30)} == {"demon-of-might"}


# --- trays


@rule("EL-018", "EL-019")
def test_adventure_decks() -> None:
    game = fresh(3, 4)
    for element in range(8):
        doorway = element * 13
        if game.elements >> element & 1:
            assert sorted(game.decks[element]) == list(range(doorway, doorway + 13))
            assert game.decks[element][-1] == doorway
        else:
            assert game.decks[element] == []
    assert game.shown == game.elements
    assert fresh(3, 4).decks != fresh(3, 5).decks


@rule("EL-020", "EL-032")
def test_treasures_lie_in_stacks_of_three() -> None:
    game = fresh(4, 6)
    for element in range(8):
        assert sorted(game.tokens[element * 12 : element * 12 + 12]) == tokens_of(element)
    for realm in range(24):
        assert [game.left[space] for space in BOX.spaces_of[realm]] == [3 if game.cells[realm] >= 0 else 0] * (2 if realm % 3 == 0 else 1)


@rule("EL-032")
@pytest.mark.parametrize(("stacks", "seen"), [("hidden", 1), ("open", 3)])
def test_only_the_top_token_is_seen(stacks: str, seen: int) -> None:
    game = table(stacks=stacks)
    space = BOX.spaces_of[REALMS.index("ash-fields")][0]
    for _ in range(20):
        dreamt = SPEC.dream(game, ANNA, seeded(9))
        assert isinstance(dreamt, Eldervale)
        known = [dreamt.tokens[space * 3 + place] == game.tokens[space * 3 + place] for place in range(3)]
        assert known[3 - seen :] == [True] * seen
    dreams = [SPEC.dream(game, ANNA, seeded(seed)) for seed in range(20)]
    below = {tuple(dream.tokens[space * 3 : space * 3 + 2]) for dream in dreams if isinstance(dream, Eldervale)}
    assert (len(below) > 1) == (stacks == "hidden")


# --- the map


@rule("EL-021", "EL-029")
@SEATS
def test_ruins_on_the_map(seats: int) -> None:
    five = [*range(24, BOX.dungeon + 1)]
    assert [realm for realm in on_map(fresh(seats)) if realm >= 24] == ([*five, BOX.second_dungeon] if seats > 3 else five)
    assert [realm for realm in on_map(fresh(seats, oracle="on")) if realm >= 24] == [*five, BOX.oracle]


@rule("EL-022", "EL-023", "EL-027")
@pytest.mark.parametrize(("seats", "pool", "revealed", "stock"), [(2, 12, 5, 7), (3, 15, 7, 8), (4, 18, 8, 10), (5, 21, 8, 13)])
def test_tiles_in_numbers(seats: int, pool: int, revealed: int, stock: int) -> None:
    game = fresh(seats)
    tiles = [realm for realm in on_map(game) if realm < 24]
    assert (len(tiles), len(game.stock), len({*tiles, *game.stock})) == (revealed, stock, pool)
    assert len({tuple(fresh(seats, seed, factions=list(FACTIONS.names[: 2 * seats : 2])).stock) for seed in range(10)}) == 10


@rule("EL-024", "EL-033")
def test_at_most_one_lair_begins_on_the_map() -> None:
    found: Counter[int] = Counter()
    for seed in range(60):
        game = fresh(2, seed)
        lairs = [realm for realm in on_map(game) if is_lair(realm)]
        monsters = [place for place in game.place[2:] if place != OUT]
        assert monsters == lairs
        assert all(game.wild_at(lair) == game.chosen[lair // 3] for lair in lairs)
        found[len(lairs)] += 1
    assert set(found) == {0, 1}
    assert found[1] > found[0]


@rule("EL-025", "EL-026")
@SEATS
def test_shape_of_the_map(seats: int) -> None:
    game = fresh(seats)
    cells = [MAP.cells[game.cells[realm]] for realm in on_map(game)]
    assert Counter(r for _, r in cells) == SHAPES[min(seats, 4)]
    first = {-2: 1, -1: 0, 0: -1, 1: -1, 2: -1}
    assert all(min(q for q, row in cells if row == r) == first[r] for r in SHAPES[min(seats, 4)])
    assert len({game.cells[BOX.dungeon], *(fresh(seats, seed).cells[BOX.dungeon] for seed in range(2, 12))}) > 3


@rule("EL-028")
@pytest.mark.parametrize(("seats", "tiles", "stock"), [(2, 4, 8), (3, 6, 9), (4, 8, 10)])
def test_the_oracle_takes_the_place_of_a_tile(seats: int, tiles: int, stock: int) -> None:
    game = fresh(seats, oracle="on")
    assert len([realm for realm in on_map(game) if realm < 24]) == tiles
    assert (len(game.stock), len(on_map(game))) == (stock, len(on_map(fresh(seats))))


@rule("EL-030", "EL-031")
def test_optional_realms_lie_in_the_top_half() -> None:
    places = set()
    for seed in range(40):
        game = fresh(2, seed, mother="on", giant="on")
        assert not {BOX.dragons_lair, BOX.bridge} & set(on_map(game))
        assert len(game.stock) == 9
        places |= {game.stock.index(BOX.dragons_lair), game.stock.index(BOX.bridge)}
    assert places == {3, 4, 5, 6, 7, 8}
    assert notices(game) == ["el-scene-tiles", "el-notice-both"]
    assert notices(fresh(2, mother="on")) == notices(fresh(2, giant="on")) == ["el-scene-tiles"]


def notices(game: Eldervale) -> list[str]:
    """The messages about the whole table."""
    return [fact.label.id for fact in supplies(game) if fact.label is not None]


# --- players


@rule("EL-034", "EL-036", "EL-037")
@SEATS
def test_what_everybody_begins_with(seats: int) -> None:
    game = fresh(seats)
    for seat, player in enumerate(game.players):
        assert len(player.hand) == 5
        assert units(game, seat, "ready") == ["worker"] * 3
        assert player.at.count(INACTIVE) == 6
        assert player.at.count(READY) == 3
        assert resources(game, seat) == {"gem": 1, "scroll": 1, "potion": 1, "tool": 1, "sword": 1}
        assert (player.tray, len(player.cards), player.orbs) == ([], 1, 0)
    assert obeys(game)


@rule("EL-038")
def test_the_own_element_begins_at_level_one() -> None:
    game = fresh(4)
    for seat, player in enumerate(game.players):
        own = game.element_of(seat)
        assert player.power == [int(element == own) for element in range(8)]
        assert player.value(own) == 2


@rule("EL-039", "EL-112", "EL-153")
def test_glory_begins_with_the_first_regroup() -> None:
    game = table(peace=True)
    assert [player.glory for player in game.players] == [NOWHERE, NOWHERE]
    play(game, "regroup", "end")
    assert (game.players[ANNA].glory, game.players[BEN].glory, game.peace) == (0, NOWHERE, True)
    play(game, "regroup", "end")
    assert (game.players[BEN].glory, game.peace) == (0, False)


@rule("EL-046", "EL-C02", "EL-C05")
def test_faces_of_treasures() -> None:
    profiles = ("SPW", "TGP", "WGT", "PGS", "SPG", "PSW", "TSW", "GWT")
    word = {"G": "gem", "S": "scroll", "P": "potion", "T": "tool", "W": "sword"}
    for element, profile in enumerate(profiles):
        a, b, c = list(profile)
        mix = {a + a: 2, b + b: 1, c + c: 1, a + b: 2, a + c: 1, b + c: 1}
        pairs = {tuple(sorted(word[letter] for letter in pair)): count for pair, count in mix.items()}
        expected = {**pairs, ("gold",): 2, ("magic",): 2}
        assert Counter(tuple(sorted(FACES[FACE[token]].split("-"))) for token in tokens_of(element)) == expected
