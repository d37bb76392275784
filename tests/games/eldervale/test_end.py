"""The end of the game, and the final scoring."""

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import MAGIC, REALMS
from deska.games.eldervale.components.pieces import READY, UNDERWORLD
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.made import new_laid
from deska.games.eldervale.scoring import FINAL_SCORING, SOURCES, points_by_source
from deska.games.eldervale.turn.rounds import END_OF_TURN
from deska.kernel import ALL, Frame, seeded
from deska.testing import rule
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    HARPIES,
    LAND,
    OGRES,
    asked,
    at,
    dwells,
    gains,
    holds,
    is_ready,
    options,
    owns,
    pause_after,
    play,
    powers,
    stands,
    table,
    treasures,
    turn_of,
)

FIVE = ("windspire-peaks", "molten-crown", "thunder-eyrie", "demon-caldera", "briar-hills")
LONG = {realm: (place, 0) for place, realm in enumerate(("mill", "dungeon", "ash-fields", "cloud-plateau", *FIVE))}


def points(game: Eldervale, source: str, seat: int = ANNA) -> int:
    return points_by_source(game, seat)[SOURCES.index(source)]


def settled() -> Eldervale:
    """Anna has five dwellings and can build another one."""
    game = table(HARPIES, OGRES, "deep-naga", land=LONG)
    is_ready(game, ANNA, "worker", "worker", "worker")
    for realm in FIVE:
        game.players[ANNA].move(0, READY, 43)
        game.dwellings[REALMS.index(realm)] = ANNA
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, ANNA, "warrior", "dungeon")
    is_ready(game, ANNA, "wizard")
    gains(game, ANNA, tool=1, sword=1, gem=1)
    return turn_of(game, ANNA)


@rule("EL-208", "EL-209")
def test_the_sixth_dwelling_ends_the_game() -> None:
    game = settled()
    for seat in (ANNA, BEN, CYRIL):
        holds(game, seat, "curse" if seat == ANNA else ("gale", "blessing")[seat - 1])
    play(game, "place:wizard:mill", "settle:ash-fields")
    seen = []
    while game.pending is not None:
        if asked(game)[0] == "el-turn":
            seen.append(asked(game)[1])
        play(game, "regroup" if asked(game)[0] == "el-turn" else min(options(game)))
    assert seen == [BEN, CYRIL, ANNA]
    assert game.ended == "el-settled"


@rule("EL-208", "EL-209")
def test_the_last_tile_ends_the_game() -> None:
    game = table()
    game.stock = game.stock[:1]
    gains(game, ANNA, scroll=1, potion=1)
    turn_of(game, ANNA)
    play(game, "place:worker:dungeon")
    play(game, min(options(game, "lay")), "buy:windswept-doorway", "burn:burning-doorway")
    assert game.ending
    seen = []
    while game.pending is not None:
        if asked(game)[0] == "el-turn":
            seen.append(asked(game)[1])
        play(game, "regroup" if asked(game)[0] == "el-turn" else "end" if "end" in options(game) else min(options(game)))
    assert (seen, game.ended) == ([BEN, ANNA], "el-mapped")


@rule("EL-209")
def test_a_second_trigger_changes_nothing() -> None:
    game = settled()
    game.ending, game.turns_left = 2, 3
    turn_of(game, ANNA)
    play(game, "place:wizard:mill", "settle:ash-fields", "end")
    assert (game.ending, game.turns_left) == (2, 2)
    assert asked(game) == ("el-turn", BEN)


@rule("EL-210")
def test_a_dwelling_by_a_spell_ends_the_game_too() -> None:
    game = settled()
    holds(game, ANNA, "quick-foundations")
    powers(game, ANNA, earth=4)
    turn_of(game, ANNA)
    play(game, "cast:quick-foundations", "settle:ash-fields")
    assert (game.dwelling_count(ANNA), game.ending, game.turns_left) == (6, 1, 4)


@rule("EL-211")
def test_points_are_scored_at_once() -> None:
    game = table()
    game.players[ANNA].orbs = 1
    turn_of(game, ANNA)
    play(game, "reward:points")
    assert game.players[ANNA].vp == 4


@rule("EL-212")
def test_six_steps_in_order() -> None:
    assert SOURCES == ("track", "orbs", "power", "dwellings", "cards", "vaults", "prophecies")
    game = SPEC.new(3, 2)
    rng = seeded(2)
    while game.legal:
        game.apply(game.legal[rng.below(len(game.legal))])
    outcome = game.outcome
    assert outcome is not None
    for score, parts in zip(outcome.scores, outcome.breakdown, strict=True):
        assert (tuple(parts), sum(parts.values())) == (SOURCES, score)


@rule("EL-212", "EL-219")
def test_every_step_is_scored_before_prophecies_are_shown() -> None:
    """The player who is behind after five steps shows prophecies first, though ahead on the track and in the end."""
    game = table()
    for seat, card in ((ANNA, "prophecy-of-settlement"), (BEN, "prophecy-of-glory")):
        holds(game, seat, card)
    dwells(game, ANNA, "ash-fields", "molten-crown", "cloud-plateau", "windspire-peaks")
    game.players[ANNA].vp = 8
    game.players[ANNA].orbs = 2
    powers(game, ANNA)
    powers(game, BEN, fire=5)
    game.ending = 1
    at(game, Frame(FINAL_SCORING, ANNA))
    shown = [(event.args["player"], event.args["count"]) for event in game.events if event.message == "el-prophecy"]
    assert shown == [(ANNA, 6), (BEN, 0)]
    outcome = game.outcome
    assert outcome is not None
    assert [list(parts.values()) for parts in outcome.breakdown] == [[8, 2, 0, 0, 0, 0, 6], [0, 0, 6, 0, 6, 0, 0]]


@rule("EL-059", "EL-209")
@pytest.mark.parametrize("card", ["fallen-heroes", "curse"])
def test_a_quest_fulfilled_in_the_last_turn_of_another_scores(card: str) -> None:
    """Anna's last turn is over when Ben's attack sends her third unit to the Underworld."""
    game = table()
    holds(game, ANNA, card)
    for place in range(3):
        game.players[ANNA].at[place] = UNDERWORLD
    game.ending, game.turns_left = 1, 1
    at(game, Frame(END_OF_TURN, BEN))
    pause_after(game, "end")
    assert asked(game) == ("el-last-look", ANNA)
    if card == "fallen-heroes":
        pause_after(game, "fulfil:fallen-heroes")
    play(game)
    assert (game.ended, game.players[ANNA].vp) == ("el-settled", 3 if card == "fallen-heroes" else 0)


@rule("EL-059", "EL-209")
@pytest.mark.parametrize(("left", "looks"), [(0, False), (3, False), (2, False), (1, True)])
def test_only_whose_last_turn_is_over_is_asked_once_more(left: int, looks: bool) -> None:
    game = table()
    holds(game, ANNA, "curse")
    gains(game, ANNA, gem=1, scroll=1, potion=1, tool=1, sword=1, gold=1)
    game.ending, game.turns_left = int(left > 0), left
    at(game, Frame(END_OF_TURN, BEN))
    pause_after(game, "end")
    assert (game.stack and asked(game) == ("el-last-look", ANNA)) is looks


@rule("EL-059")
def test_a_last_look_needs_a_quest_that_all_could_see_fulfilled() -> None:
    game = table()
    holds(game, ANNA, "fallen-heroes")
    game.ending, game.turns_left = 1, 1
    at(game, Frame(END_OF_TURN, BEN))
    pause_after(game, "end")
    assert game.ended


@rule("EL-213", "EL-214")
def test_orbs_and_power() -> None:
    game = table()
    game.players[ANNA].orbs = 3
    owns(game, ANNA, "sky-perch", orb=True)
    powers(game, ANNA, air=1, fire=2, water=5)
    assert (points(game, "orbs"), points(game, "power")) == (3, 2 + 3 + 6)


@rule("EL-215")
def test_dwellings_score_by_power() -> None:
    game = table()
    dwells(game, ANNA, "ash-fields", "molten-crown", "cloud-plateau")
    powers(game, ANNA, fire=3)
    assert points(game, "dwellings") == 4 + 4 + 0


@rule("EL-216", "EL-217")
@pytest.mark.parametrize(
    ("homes", "scored"), [((), 3), (("ash-fields",), 3 + 6 + 6 + 3), (("ash-fields", "molten-crown"), 3 + 6 + 6 + 3 + 3)]
)
def test_cards_score_by_power_three_for_a_dwelling(homes: tuple[str, ...], scored: int) -> None:
    game = table()
    dwells(game, ANNA, *homes)
    owns(game, ANNA, "tailwind", "sky-perch", "forge", "war-drums", "fishing-nets")
    powers(game, ANNA, air=2, fire=5)
    assert points(game, "cards") == scored


@rule("EL-218")
def test_vaults_score_without_dwellings() -> None:
    game = table()
    owns(game, ANNA, "eyrie-cache", tokens=("gold",))
    assert (points(game, "cards"), points(game, "vaults")) == (2, 2)


@rule("EL-219")
def test_prophecies_from_the_lowest_score_to_the_highest() -> None:
    game = table(HARPIES, OGRES, "deep-naga")
    for seat, vp, card in ((ANNA, 20, "mastery"), (BEN, 5, "plenty"), (CYRIL, 10, "glory")):
        game.players[seat].vp = vp
        holds(game, seat, f"prophecy-of-{card}")
    powers(game, ANNA, air=5)
    game.heard = True
    at(game, Frame(FINAL_SCORING, ANNA))
    shown = [(event.args["player"], event.args["card"], event.args["count"]) for event in game.events if event.message == "el-prophecy"]
    assert shown == [(BEN, "prophecy-of-plenty", 0), (CYRIL, "prophecy-of-glory", 0), (ANNA, "prophecy-of-mastery", 5)]


@rule("EL-219")
def test_who_shows_no_prophecy_has_told_everybody() -> None:
    """So the end cannot be taken back freely, though no card was turned."""
    game = table(HARPIES, OGRES)
    holds(game, BEN, "fireball")
    game.learned = 0
    at(game, Frame(FINAL_SCORING, ANNA))
    assert game.learned == ALL


@rule("EL-220")
@pytest.mark.parametrize(
    ("vp", "gems", "cards", "winners"),
    [((5, 4), (0, 5), 0, (ANNA,)), ((5, 5), (1, 2), 0, (BEN,)), ((5, 5), (1, 2), 2, (ANNA,)), ((5, 5), (2, 2), 0, (ANNA, BEN))],
)
def test_ties_go_to_resources(vp: tuple[int, int], gems: tuple[int, int], cards: int, winners: tuple[int, ...]) -> None:
    game = table()
    for seat in (ANNA, BEN):
        game.players[seat].vp = vp[seat]
        gains(game, seat, gem=gems[seat])
    treasures(game, BEN, "gem-gem", "gold")
    holds(game, ANNA, *("gale", "fireball")[:cards])
    assert game.result("el-mapped").winners == winners


@rule("EL-C38", "EL-145", table=True)
@pytest.mark.parametrize(
    ("card", "slots", "resource", "with_orb"),
    [
        ("eyrie-cache", 2, "scroll", True),
        ("root-cave", 3, "gem", True),
        ("ember-hoard", 2, "sword", True),
        ("sunken-chest", 2, "potion", True),
        ("reliquary", 3, "scroll", True),
        ("treasury", 2, "tool", True),
        ("deep-granary", 1, "tool", False),
        ("pearl-grotto", 1, "gem", False),
        ("smugglers-cellar", 1, "gold", False),
    ],
)
def test_every_vault(card: str, slots: int, resource: str, with_orb: bool) -> None:
    for orb in (False, True):
        game = table(HARPIES, OGRES, "deep-naga", "shadow-demons", "sun-seraphs", more=("earth", "order"))
        owns(game, ANNA, card, tokens=("gem-gem", "gem-tool", "gold")[:slots], orb=orb)
        gains(game, ANNA, **{resource: 4})
        symbols = (2, 4, 5)[slots - 1]
        assert points(game, "vaults") == 2 * symbols + (4 if orb or not with_orb else 0)


@rule("EL-C38", "EL-C39")
def test_vaults_for_cards_and_gold() -> None:
    game = table("shadow-demons", "wild-beastkin")
    owns(game, ANNA, "crypt", tokens=("magic",), orb=True)
    holds(game, ANNA, *MAGIC.names[:6])
    assert points(game, "vaults") == 2 + 5
    game = table("shadow-demons", "wild-beastkin")
    owns(game, ANNA, "pandoras-coffer", tokens=("gem-gem", "gold"))
    gains(game, ANNA, gold=3)
    assert points(game, "vaults") == 6
    game.players[ANNA].cards[-1] = new_laid(card=game.players[ANNA].cards[-1].card, orb=True)
    assert points(game, "vaults") == 3


# --- prophecies


@rule("EL-C72", "EL-C73", table=True)
@pytest.mark.parametrize(
    ("card", "vp", "homes", "more"),
    [
        ("settlement", 6, ("ash-fields", "molten-crown", "cloud-plateau", "windspire-peaks"), {}),
        ("settlement", 0, ("ash-fields", "molten-crown", "cloud-plateau"), {}),
        ("many-lands", 5, ("ash-fields", "cloud-plateau", "briar-hills"), {}),
        ("many-lands", 0, ("ash-fields", "cloud-plateau", "windspire-peaks"), {}),
        ("one-land", 5, ("ash-fields", "demon-caldera"), {}),
        ("one-land", 0, ("ash-fields", "cloud-plateau"), {}),
        ("the-chain", 6, ("windspire-peaks", "molten-crown", "thunder-eyrie"), {}),
        ("the-chain", 0, ("ash-fields", "molten-crown", "thunder-eyrie"), {}),
        ("mastery", 5, (), {"fire": 5}),
        ("mastery", 0, (), {"fire": 4}),
        ("balance", 7, (), {"fire": 3, "air": 3, "water": 4, "earth": 5}),
        ("balance", 0, (), {"fire": 3, "air": 3, "water": 4, "earth": 2}),
    ],
)
def test_prophecies_of_land_and_power(card: str, vp: int, homes: tuple[str, ...], more: dict[str, int]) -> None:
    game = table(land=LONG)
    holds(game, ANNA, f"prophecy-of-{card}")
    dwells(game, ANNA, *homes)
    powers(game, ANNA, **more)
    assert points(game, "prophecies") == vp


@rule("EL-C73")
@pytest.mark.parametrize("met", [True, False])
def test_other_prophecies(met: bool) -> None:
    less = 0 if met else 1
    game = table()
    holds(game, ANNA, *[f"prophecy-of-{card}" for card in ("wisdom", "glory", "deeds", "the-host", "riches", "plenty")])
    player = game.players[ANNA]
    cards = ("tailwind", "sky-perch", "forge", "war-drums", "fishing-nets", "trident")
    owns(game, ANNA, *cards[less:])
    owns(game, ANNA, "eyrie-cache", tokens=("gold",))
    owns(game, ANNA, "ember-hoard", tokens=("gold",)[less:])
    player.glory = 6 - less
    player.quests = [MAGIC.index("collector"), MAGIC.index("devotion")][less:]
    is_ready(game, ANNA, *("dragon", "wizard", "warrior")[less:])
    gains(game, ANNA, gem=5, gold=5 - less)
    assert points(game, "prophecies") == ((6 + 5 + 5 + 6 + 5 + 4) if met else 0)


# --- quests


@rule("EL-C70", "EL-C69", table=True)
@pytest.mark.parametrize(
    ("quest", "realm", "homes", "vp"),
    [
        ("among-the-ruins", "ash-fields", (), 5),
        ("among-the-ruins", "molten-crown", (), 0),
        ("good-neighbours", "ash-fields", ("molten-crown", "windspire-peaks"), 4),
        ("good-neighbours", "ash-fields", ("molten-crown",), 0),
        ("in-the-beasts-den", "demon-caldera", (), 4),
        ("in-the-beasts-den", "ash-fields", (), 0),
    ],
)
def test_building_quests(quest: str, realm: str, homes: tuple[str, ...], vp: int) -> None:
    land = {name: place for name, place in LAND.items() if name not in ("cloud-plateau", "summoning-portal")}
    land["demon-caldera"] = (-1, 0)
    game = table(land=land)
    stands(game, ANNA, "worker", realm)
    dwells(game, BEN, *homes)
    holds(game, ANNA, quest)
    gains(game, ANNA, gem=5, tool=5, sword=5)
    turn_of(game, ANNA)
    play(game, "place:worker:mill", f"settle:{realm}")
    offered = f"fulfil:{quest}" in options(game)
    assert offered == bool(vp)
    before = game.players[ANNA].vp
    if offered:
        play(game, f"fulfil:{quest}")
        assert game.players[ANNA].vp - before == vp


@rule("EL-C71", "EL-060", table=True)
def test_quests_that_only_have_to_be_true() -> None:
    for quest, vp in (
        ("four-winds", 4),
        ("devotion", 4),
        ("collector", 4),
        ("full-stores", 4),
        ("fallen-heroes", 3),
        ("elemental-adept", 3),
    ):
        game = table()
        holds(game, ANNA, quest)
        turn_of(game, ANNA)
        assert options(game, "fulfil") == set()
        owns(game, ANNA, "tailwind", "sky-perch", "eyrie-cache", "forge", "war-drums")
        powers(game, ANNA, air=4, fire=1, earth=1, water=1)
        gains(game, ANNA, gem=1, scroll=1, potion=1, tool=1, sword=1, gold=1)
        for place in range(3):
            game.players[ANNA].at[place] = UNDERWORLD
        turn_of(game, ANNA)
        play(game, f"fulfil:{quest}")
        assert game.players[ANNA].vp == vp
        assert not options(game, "fulfil")
