"""The table of Eldervale: what stands where, what can be clicked, and a battle with where its dice come from."""

from collections.abc import Callable, Iterator

import pytest

import deska
from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import ADVENTURES, BEASTS, FACTIONS, MAGIC, PHANTOM_CARDS, REALMS, REWARDS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import JOINING
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.scene import faces
from deska.games.eldervale.scene.sources import player_sources
from deska.games.eldervale.turn.battle.dice import player_dice
from deska.kernel import Kind, seeded
from deska.kernel.scenes import Face, Piece, Scene, Zone
from deska.table.scenes import compose
from deska.text import Texts
from tests.games.eldervale.battles import duel, rolled, swords
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    HARPIES,
    OGRES,
    dwells,
    gains,
    holds,
    is_ready,
    lurks,
    offers,
    options,
    owns,
    play,
    stands,
    table,
    treasures,
    turn_of,
)


def drawn(game: Eldervale, seat: int = ANNA) -> Scene:
    assert SPEC.scene is not None
    scene: Scene = SPEC.scene(deska.view(game, seat))
    return scene


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def piece(scene: Scene, name: str) -> Piece:
    return next(piece for zone in scene.zones for piece in zone.pieces if piece.id == name)


def test_the_map() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "dragon", "mill")
    dwells(game, BEN, "ash-fields")
    lurks(game, "demon-of-might", "molten-crown")
    scene = drawn(turn_of(game, ANNA))
    standing = [one.id for one in zone(scene, "map").pieces if one.on == "realm:mill"]
    assert standing == ["realm:mill/worker.0.0", "realm:mill/dragon.1.0"]
    assert (piece(scene, "realm:ash-fields/dwelling").seat, piece(scene, "realm:ash-fields").at) == (BEN, (1, 0))
    assert piece(scene, "realm:molten-crown/demon-of-might").on == "realm:molten-crown"


def test_a_ready_unit_and_a_realm_offer_the_same_placement() -> None:
    game = table()
    is_ready(game, ANNA, "wizard")
    scene = drawn(turn_of(game, ANNA))
    for kind in ("worker", "wizard"):
        assert f"place:{kind}:fortress" in piece(scene, "realm:fortress").offers
        assert any(f"place:{kind}:fortress" in one.offers for one in zone(scene, "board:0").pieces)
    assert not any(one.offers for one in zone(scene, "board:1").pieces)


def test_a_tableau_with_tokens_and_orbs() -> None:
    game = table()
    owns(game, ANNA, "alchemists-kiln", tokens=["gem-gem"])
    owns(game, ANNA, "sky-perch", orb=True, aura="wind-aura")
    treasures(game, ANNA, "gold")
    scene = drawn(turn_of(game, ANNA))
    ids = [one.id for one in zone(scene, "tableau:0").pieces]
    assert "tableau:0/alchemists-kiln/token.0" in ids
    assert "tableau:0/sky-perch/orb" in ids
    assert [fact.sign for fact in piece(scene, "tableau:0/sky-perch").badges] == ["aura"]
    assert "put:gold:alchemists-kiln-1" in piece(scene, "tray:0/gold.1").offers


def test_an_aura_lies_beside_what_it_is_attached_to() -> None:
    game = table()
    owns(game, ANNA, "sky-perch", aura="wind-aura")
    owns(game, ANNA, "alchemists-kiln")
    game.players[ANNA].cards.reverse()
    scene = drawn(turn_of(game, ANNA))
    cards = [one.id.removeprefix("tableau:0/") for one in zone(scene, "tableau:0").pieces if not one.on]
    assert cards[1:4] == ["alchemists-kiln", "sky-perch", "wind-aura"]
    assert [fact.sign for fact in piece(scene, "tableau:0/wind-aura").badges] == ["aura"]


def test_nobody_burns_a_card_by_a_click_on_it() -> None:
    """On an expedition cards are clicked to buy them; to burn one is a button that says so (EL-098)."""
    game = table()
    offers(game, "windswept-doorway", "burning-doorway")
    gains(game, ANNA, scroll=1, potion=1)
    stands(game, ANNA, "worker", "mill")
    play(turn_of(game, ANNA), "place:worker:dungeon")
    play(game, min(options(game, "lay")), "buy:windswept-doorway")
    assert options(game) == options(game, "burn")
    composed = compose(game, ANNA, Texts(SPEC, "en", strict=True))
    cards = next(one["pieces"] for one in composed["zones"] if one["id"] == "adventures")
    assert not any("options" in card for card in cards)
    labels = {option["name"]: option["label"] for option in composed["prompt"]["options"] if option["button"]}
    assert set(labels) == options(game)
    assert labels["burn:burning-doorway"] == "Burn Burning Doorway: face down under its deck"


def test_a_hand_is_its_player_s_alone() -> None:
    game = table()
    holds(game, ANNA, "gale", "devotion", "prophecy-of-glory")
    turn_of(game, ANNA)
    own = {one.id: one.offers[0] for one in zone(drawn(game), "hand:0").pieces}
    assert own == {
        "hand:0/gale": "cast:gale",
        "hand:0/devotion": "fulfil:devotion",
        "hand:0/prophecy-of-glory": "discard:prophecy-of-glory",
    }
    assert [(one.face, one.count) for one in zone(drawn(game, BEN), "hand:0").pieces] == [(None, 3)]


def test_a_battle_lies_over_the_table() -> None:
    game = duel(HARPIES, OGRES, "worker", "warrior")
    owns(game, ANNA, "stone-maul")
    dwells(game, ANNA, "ash-fields")
    gains(game, ANNA, sword=1)
    scene = drawn(swords(game, turn=BEN))
    side = zone(scene, "battle:0")
    assert [(fact.label.id, fact.value) for fact in side.facts if fact.label] == [
        ("el-scene-from-worker", "+1"),
        ("el-scene-from-warrior", "+2"),
        ("el-scene-from-dwelling", "+1"),
        ("el-card-stone-maul", "+1"),
    ]
    assert side.score is not None
    assert (side.score.value, [one.offers for one in zone(scene, "battle:helpers").pieces]) == ("5", [("fight:sword", "aid:sword")])
    play(game, "fight:sword")


def test_gold_and_a_token_of_gold_are_two_things_in_a_battle() -> None:
    game = duel(HARPIES, OGRES, "worker")
    gains(game, ANNA, gold=1)
    treasures(game, ANNA, "gold")
    helpers = zone(drawn(swords(game, turn=BEN)), "battle:helpers")
    assert [one.id for one in helpers.pieces] == ["helpers/gold", "helpers/tray/gold"]


def test_an_orb_may_arm_who_is_on_turn_without_leaving_the_battle() -> None:
    game = duel(HARPIES, OGRES, "worker")
    game.players[ANNA].orbs = 1
    helpers = zone(drawn(swords(game)), "battle:helpers")
    assert [one.offers for one in helpers.pieces] == [("reward:two-swords",), ("reward:gold-and-card",), ("reward:three-cards",)]


def test_dice_can_be_picked_and_the_best_lead() -> None:
    game = duel(HARPIES, OGRES, "worker")
    owns(game, ANNA, "storm-bow")
    scene = drawn(rolled(game, turn=BEN, seat0=(5, 2), seat1=(5, 3)))
    assert piece(scene, "battle:0/die.1").offers == ("die:0:2", "against:0")
    assert [zone(scene, f"battle:{side}").states for side in (0, 1)] == [(), ("leads",)]
    assert piece(scene, "helpers/storm-bow").offers == ("use:storm-bow",)


def battles() -> Iterator[Eldervale]:
    """Positions in battles of games at random."""
    for seed in range(3):
        game = SPEC.new(2 + seed, seed, {"mercenaries": "on"})
        rng = seeded(seed)
        while game.legal:
            assert isinstance(game, Eldervale)
            if game.battle is not None and game.battle.stage == JOINING:
                yield game
            game.apply(game.legal[rng.below(len(game.legal))])


def test_the_sources_of_dice_add_up() -> None:
    found = 0
    for game in battles():
        battle = game.battle
        assert battle is not None
        for seat in range(game.seats):
            if game.has_unit_at(seat, battle.realm):
                found += 1
                sources = player_sources(game, seat)
                assert sum(sources.values()) - sources.get("others", 0) == player_dice(game, seat)
    assert found > 20


@pytest.mark.parametrize(
    ("face", "names"),
    [
        (faces.adventure, ADVENTURES),
        (faces.magic, MAGIC),
        (faces.beast, BEASTS),
        (faces.realm, REALMS),
        (faces.reward, REWARDS),
        (faces.faction, FACTIONS),
        (faces.phantom, PHANTOM_CARDS),
    ],
)
def test_everything_has_a_face(face: Callable[[int], Face], names: Kind) -> None:
    looks = SPEC.style
    assert looks is not None
    for number in names.members:
        made = face(number)
        assert made.icon or made.strip
        assert made.template in looks.frames


def test_only_what_is_not_as_printed_says_so_and_only_in_its_details() -> None:
    for number, card in BOX.adventures.items():
        face = faces.adventure(number)
        assert (face.origin is None) == (card.origin == "confirmed")
        assert [message.id for message in face.text] == ["el-adventure-brief"]
