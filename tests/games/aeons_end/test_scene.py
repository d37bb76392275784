"""The table: who is shown what, what can be clicked where, and what every nemesis brings along."""

from collections.abc import Iterator
from typing import Any

import pytest

from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import BREACHES
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.scene.style import STYLE
from deska.kernel.scenes import Piece, Scene, Zone
from deska.table.scenes import compose
from deska.testing import rule
from deska.text import Texts
from tests.games.aeons_end.build import HANKA, HONZA, asked, fresh, mage, play, position

NAMES = ("Hanka", "Honza", "Ivana", "Jitka")
PHASES = {
    "casting": {"Casting": "now", "Main": "", "Draw": ""},
    "main": {"Casting": "past", "Main": "now", "Draw": ""},
    "draw": {"Casting": "past", "Main": "past", "Draw": "now"},
}


def scene(game: AeonsEnd, seat: int | None = HANKA) -> Scene:
    assert SPEC.scene is not None
    return SPEC.scene(SPEC.view(game, seat))


def wire(game: AeonsEnd, seat: int | None = HANKA) -> dict[str, Any]:
    return compose(game, seat, Texts(SPEC, "en", NAMES, strict=True))


def zone(game: AeonsEnd, name: str, seat: int | None = HANKA) -> Zone:
    return next(zone for zone in scene(game, seat).zones if zone.id == name)


def pieces(table: Scene) -> Iterator[Piece]:
    return (piece for zone in table.zones for piece in zone.pieces)


def piece(game: AeonsEnd, name: str, seat: int | None = HANKA) -> Piece:
    return next(piece for piece in pieces(scene(game, seat)) if piece.id == name)


def clickable(game: AeonsEnd, seat: int = HANKA) -> dict[str, list[str]]:
    """Pieces by what a click on them can mean."""
    found = [piece for zone in wire(game, seat)["zones"] for piece in zone.get("pieces", ())]
    return {piece["id"]: piece["options"] for piece in found if "options" in piece}


def buttons(game: AeonsEnd, seat: int = HANKA) -> list[str]:
    return [option["name"] for option in wire(game, seat)["prompt"]["options"] if option["button"]]


def two(**given: Any) -> AeonsEnd:
    return position(
        mage(hand=["crystal", "spark"], discard=["spark", "crystal"]), mage("mist", hand=["crystal"]), order=["player-2"], **given
    )


# --- who sees what


@rule("AE-201")
def test_face_down_piles_show_only_how_many_cards_they_hold() -> None:
    game = fresh(2, nemesis="crooked-mask")
    for seat in (HANKA, HONZA, None):
        for name, count in (("deck:0", 5), ("deck:1", 5), ("nemesis-deck", len(game.deck)), ("corruptions", 11)):
            pile = piece(game, name, seat)
            assert (pile.face, pile.count) == (None, count)


@rule("AE-202", "AE-142")
def test_hands_and_discard_piles_are_open_to_all() -> None:
    game = two()
    for seat in (HANKA, HONZA, None):
        assert [card.id for card in zone(game, "hand:0", seat).pieces] == ["hand:0/crystal.1", "hand:0/spark.1"]
        assert [card.id for card in zone(game, "pile:0", seat).pieces] == ["pile:0/1.crystal", "pile:0/2.spark"]
        assert piece(game, "discard:0", seat).count == 2


def test_boards_lie_with_their_owners() -> None:
    game = two()
    areas = {seat: {zone.id: zone.area for zone in scene(game, seat).zones} for seat in (HANKA, HONZA, None)}
    assert (areas[HANKA]["board:0"], areas[HANKA]["hand:1"]) == ("mine", "seat:1")
    assert (areas[HONZA]["board:0"], areas[HONZA]["hand:1"]) == ("seat:0", "mine")
    assert (areas[None]["board:0"], areas[None]["hand:1"]) == ("seat:0", "seat:1")


@rule("AE-201", "AE-C08")
def test_a_revealed_turn_order_card_is_shown_until_it_is_drawn() -> None:
    game = position(mage("lash", hand=["quartz-shard"]), mage("mist"), order=["nemesis", "player-2"])
    assert piece(game, "order").count == 2
    play(game, "play:quartz-shard")
    for seat in (HANKA, HONZA, None):
        assert piece(game, "order/nemesis.1", seat).note is not None
        assert piece(game, "order", seat).count == 1
    play(game, "bottom")
    assert [name.id for name in zone(game, "turn-order").pieces][-2:] == ["order/nemesis.1", "order"]


@rule("AE-C21")
def test_a_card_on_top_of_a_deck_is_shown_while_it_is_asked_about() -> None:
    game = position(mage(hand=["sifters-pearl"], deck=["ignite", "crystal"]), mage("mist"), order=["player-2"])
    assert piece(game, "deck:0").face is None
    play(game, "play:sifters-pearl")
    assert asked(game)[0] == "ae-keep-or-toss"
    assert piece(game, "deck:0").face == piece(game, "supply/ignite").face
    play(game, "top")
    assert piece(game, "deck:0").face is None


# --- what can be clicked


def test_cards_are_played_bought_and_prepped_where_they_lie() -> None:
    game = two(aether=2)
    found = clickable(game)
    assert found["hand:0/crystal.1"] == ["play:crystal"]
    assert found["hand:0/spark.1"] == found["breach:0/1"] == ["prep:spark:1"]
    assert found["supply/jade"] == ["buy:jade"]
    assert found["breach:0/2"] == ["focus:2"]
    assert buttons(game) == ["charge", "end"]
    assert not clickable(game, HONZA)


def test_what_is_too_dear_says_so() -> None:
    found = {piece["id"]: piece for zone in wire(two(aether=2))["zones"] for piece in zone.get("pieces", ())}
    assert found["supply/consuming-void"]["dimmed"] == {"text": "That costs 7 aether, and you have 2.", "rule": "AE-107"}


def test_targets_are_clicked_in_play() -> None:
    game = position(mage(prepped={1: "spark"}), phase="casting", nemesis="carapace-queen", in_play=[("bane-sire", 6)], order=["player-1"])
    assert clickable(game) == {"breach:0/spark.1": ["cast:1"]}
    play(game, "cast:1")
    assert clickable(game) == {"nemesis/itself": ["hit:nemesis"], "husks/husk": ["hit:husk"], "field/bane-sire": ["hit:bane-sire"]}


def test_powers_are_discarded_where_they_lie() -> None:
    game = two(aether=7, in_play=[("invoke-carnage", 1)])
    assert clickable(game)["field/invoke-carnage"] == ["discard-power:invoke-carnage"]
    assert piece(game, "field/invoke-carnage").states == ("warning",)
    assert piece(two(in_play=[("invoke-carnage", 2)]), "field/invoke-carnage").note is None


def test_mages_are_pointed_at_before_gravehold() -> None:
    game = position(mage(), mage("mist"), phase="nemesis-draw", top=["skewer"], order=["player-1"])
    assert clickable(game) == clickable(game, HONZA) == {"mages/0": ["mage:0"], "mages/1": ["mage:1"]}
    assert piece(game, "drawn/skewer").note is not None


def test_a_discard_pile_is_laid_open_where_cards_are_chosen_from_it() -> None:
    seat = mage(hand=["bottled-vortex", "crystal"], discard=["crystal", "crystal", "spark", "crystal"])
    game = play(position(seat, mage("mist"), order=["player-2"]), "play:bottled-vortex")
    assert scene(game).overlay is not None
    assert {zone.id for zone in scene(game).zones if zone.area == "overlay"} == {"hand:0", "pile:0"}
    assert clickable(game) == {
        "hand:0/crystal.1": ["destroy:crystal"],
        "pile:0/1.crystal": ["destroy-discarded:crystal:1"],
        "pile:0/2.spark": ["destroy-discarded:spark:1"],
        "pile:0/3.crystal": ["destroy-discarded:crystal:2"],
        "pile:0/4.crystal": ["destroy-discarded:crystal:2"],
    }
    assert scene(game, HONZA).overlay is None


def test_spells_of_all_mages_are_laid_open_where_any_can_be_meant() -> None:
    game = position(mage("mist", hand=["garnet-shard"], prepped={1: "spark"}), mage("jian", prepped={2: "ignite"}), order=["player-2"])
    play(game, "play:garnet-shard", "choose:2")
    assert clickable(game) == {"breaches:0/spark.1": ["cast-from:0:1"], "breaches:1/ignite.2": ["cast-from:1:2"]}


def test_played_gems_are_laid_down_or_taken_back() -> None:
    game = position(mage(played=["crystal", "jade"], prepped={1: "arcane-nexus"}), phase="draw", order=["player-1"])
    assert clickable(game) == {"played:0/crystal.1": ["lay:crystal"], "played:0/jade.1": ["lay:jade"]}
    back = play(position(mage(played=["crystal", "jade"], prepped={1: "arcane-nexus"}), order=["player-1"]), "use:1")
    assert clickable(back) == {"played:0/crystal.1": ["return:crystal:1"], "played:0/jade.1": ["return:jade:1"]}


def test_turn_order_cards_are_arranged_and_shuffled_back_where_they_lie() -> None:
    game = play(position(mage("xaxos", charges=5), mage("mist", charges=5), order=["player-2", "nemesis"]), "ability")
    assert clickable(game) == {"order/player-2.1": ["next:player-2"], "order/nemesis.1": ["next:nemesis"]}
    back = play(position(mage("lash", charges=5), mage("mist"), order=["nemesis", "nemesis"]), "ability")
    assert {option for options in clickable(back).values() for option in options} == {"shuffle-back:player-1", "shuffle-back:player-2"}


def test_corruptions_are_carried_out_from_hand() -> None:
    seat = mage(hand=["contagion", "fever-of-war", "crystal"])
    game = position(seat, mage("mist"), phase="start", nemesis="crooked-mask", order=["player-2"])
    assert clickable(game) == {"hand:0/contagion.1": ["carry-out:contagion"], "hand:0/fever-of-war.1": ["carry-out:fever-of-war"]}


# --- what is written


@pytest.mark.parametrize("phase", PHASES)
def test_the_phase_is_told(phase: str) -> None:
    game = position(mage(hand=["crystal"], played=["crystal", "jade"], prepped={1: "spark"}), phase=phase, order=["player-1"])
    assert {one["label"]: one.get("state", "") for one in wire(game)["phases"]} == PHASES[phase]


def test_the_phase_of_the_nemesis_is_told() -> None:
    acts = position(mage(), mage("mist"), phase="nemesis", in_play=[("woven-sky", 1)], order=["player-1"])
    draws = position(mage(), mage("mist"), phase="nemesis-draw", top=["skewer"], order=["player-1"])
    assert [one.get("state", "") for one in wire(acts)["phases"]] == ["now", ""]
    assert [one.get("state", "") for one in wire(draws)["phases"]] == ["past", "now"]


def test_breaches_tell_what_they_cost_now() -> None:
    game = position(mage(breaches=("open", "open", 1, 3)), aether=9, discount=3, order=["player-1"])
    told = {piece["id"]: piece["face"] for zone in wire(game)["zones"] if zone["id"] == "breach:0" for piece in zone["pieces"]}
    assert [told[f"breach:0/{breach}"].get("type") for breach in BREACHES[:2]] == ["open", "open"]
    assert told["breach:0/3"]["text"] == ["focus [aether 0]", "open [aether 4]"]
    assert told["breach:0/4"]["text"] == ["open [aether 1]"]
    assert [tile.turned for tile in zone(game, "breach:0").pieces] == [0, 0, 1, 3]


def test_a_discount_is_for_the_player_on_turn_alone() -> None:
    game = position(mage(), mage("mist", breaches=("open", 0, 0, 3)), discount=3, order=["player-1"])
    told = {piece["id"]: piece["face"] for zone in wire(game)["zones"] if zone["id"] == "breach:1" for piece in zone["pieces"]}
    assert told["breach:1/2"]["text"] == ["focus [aether 2]", "open [aether 5]"]


def test_a_missing_breach_has_no_place() -> None:
    assert [tile.id for tile in zone(position(mage("phaedraxa"), order=["player-1"]), "breach:0").pieces] == [
        "breach:0/2",
        "breach:0/3",
        "breach:0/4",
    ]


def test_everybody_sees_whose_aether_it_is() -> None:
    game = two(aether=3, gem_aether=1)
    boards = [[(fact.sign, fact.value) for fact in zone(game, f"board:{seat}").facts] for seat in (0, 1)]
    assert boards == [[("aether", "3"), ("aether", "+1")], [("aether", "0")]]
    strip = [[fact.value for fact in line.facts if fact.sign == "aether"] for line in scene(game).seats]
    assert strip == [["3", "+1"], ["0"]]


@pytest.mark.parametrize(
    ("nemesis", "given", "bar", "found"),
    [
        ("rageborne", {"fury": 3}, (3, 4), {"strikes": 6}),
        ("carapace-queen", {"husks": 7}, (7, 15), {"husks/husk": 7}),
        ("prince-of-gluttons", {"devoured": ["jade"], "supply": {"searing-ruby": 0}}, (1, 9), {"devoured": 1}),
        ("crooked-mask", {}, None, {"corruptions": 11}),
    ],
)
def test_every_nemesis_brings_its_own(nemesis: str, given: Any, bar: tuple[int, int] | None, found: dict[str, int]) -> None:
    game = position(mage(), nemesis=nemesis, life=47, order=["player-1"], **given)
    *own, life = [(one.value, one.most) for one in zone(game, "nemesis").bars]
    assert (own, life[0]) == ([bar] if bar else [], 47)
    assert {name: piece(game, name).count for name in found} == found


def test_an_empty_pile_leaves_its_place() -> None:
    game = position(mage(), supply={"jade": 0}, order=["player-1"])
    assert [(pile.kind, pile.count) for pile in zone(game, "supply").pieces][:2] == [("tile", 0), ("card", 7)]


def test_every_card_has_an_icon_and_every_kind_a_frame() -> None:
    assert all(thing.icon for thing in BOX.things)
    kinds = {"gem", "relic", "spell", "corruption", "attack", "minion", "power", "strike", "nemesis", "mage"}
    assert kinds <= set(STYLE.frames)


def test_the_end_of_a_phase_is_no_main_button_while_something_waits_to_be_done() -> None:
    for game, early in (
        (position(mage(hand=["crystal"]), order=["player-1"]), ("end",)),
        (position(mage(), aether=9, order=["player-1"]), ()),
        (position(mage(prepped={1: "spark"}), phase="casting", order=["player-1"]), ("done",)),
    ):
        assert game.pending is not None
        assert game.pending.early == early


def test_more_fury_is_bad_and_so_is_more_life_of_the_nemesis() -> None:
    assert STYLE.signs["fury"].more == "bad"
    life = next(bar for bar in zone(two(), "nemesis").bars if bar.sign == "life")
    assert life.more == "bad"
