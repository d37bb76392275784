"""The table: where a question can be answered, and which things are told in details only."""

from typing import Final

import pytest

from deska.games.evenfall import SPEC
from deska.games.evenfall.actions import PLACES
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.circles import TRANSFER_ONE
from deska.games.evenfall.scene import faces
from deska.kernel.scenes import Face, Scene, Zone
from deska.testing import rule
from deska.text import LANGUAGES, Texts
from tests.games.evenfall.build import AGNES, BRUNO, C, N, asked, clan, dials, fresh, hand, number, on, options, play, position, resolve


def drawn(game: Evenfall, seat: int | None = AGNES) -> Scene:
    assert SPEC.scene is not None
    return SPEC.scene(SPEC.view(game, seat))


def aside(game: Evenfall, seat: int | None) -> dict[str, list[Face | None]]:
    return {zone.id: [piece.face for piece in zone.pieces] for zone in drawn(game, seat).zones if zone.id.startswith("aside")}


def chosen(game: Evenfall, seat: int) -> list[str]:
    return [piece.id for zone in drawn(game, seat).zones for piece in zone.pieces if "chosen" in piece.states]


def overlay(game: Evenfall, seat: int = AGNES) -> list[Zone]:
    return [zone for zone in drawn(game, seat).zones if zone.area == "overlay"]


def battle(region: str, mana: int = 3) -> Evenfall:
    agnes = clan("star", circle={region: (1, 0)}, mana=mana, outer=["ruins-1"])
    return position(agnes, clan("circle", circle={region: (1, 0)}, mana=2), phase="battle", stones={region: ["leaf", "leaf", "eye"]})


@rule("EV-101")
def test_dials_are_set_over_the_table() -> None:
    game = battle(N)
    assert [zone.id for zone in overlay(game)] == ["battle", "dial:0", "spoils"]
    assert [zone.id for zone in overlay(game, BRUNO)] == ["battle", "dial:1", "spoils"]


@rule("EV-101")
def test_while_dials_are_sealed_everybody_sees_how_far_each_side_could_go() -> None:
    game = battle(N)
    game.choose("dial:3", AGNES)
    sides = overlay(game, BRUNO)[0].lengths
    assert [(side.seat, side.added, side.reach and side.reach.value) for side in sides] == [(AGNES, None, "3"), (BRUNO, None, "2")]


@rule("EV-039")
def test_a_card_laid_aside_is_open_to_its_owner_and_a_back_to_the_others() -> None:
    game = fresh(2, first_draw="advanced")
    mine, his = hand(game)[0], hand(game, BRUNO)[0]
    game.choose(f"discard:{mine}", AGNES)
    assert aside(game, AGNES) == aside(game, BRUNO) == aside(game, None) == {}
    assert chosen(game, AGNES) == [f"hand:0/{mine}.1"]
    game.choose(f"discard:{his}", BRUNO)
    assert aside(game, AGNES) == {"aside:0": [faces.drawn(number(mine))], "aside:1": [None]}
    assert aside(game, BRUNO) == {"aside:0": [None], "aside:1": [faces.drawn(number(his))]}
    assert aside(game, None) == {"aside:0": [None], "aside:1": [None]}
    assert chosen(game, AGNES) == []
    for seat in (AGNES, BRUNO):
        game.choose(f"discard:{hand(game, seat)[0]}", seat)
    assert (len(game.discard), aside(game, AGNES)) == (4, {})


@rule("EV-107")
def test_runestones_are_taken_where_the_battle_is_seen() -> None:
    game = dials(battle(N), agnes=1, bruno=0)
    assert asked(game) == ("ev-stone", AGNES, ["stone:leaf", "stone:eye"])
    shown = overlay(game)[-1]
    assert (shown.id, [piece.offers for piece in shown.pieces]) == ("spoils", [("stone:leaf",), ("stone:leaf",), ("stone:eye",)])


@rule("EV-106")
def test_a_transfer_in_battle_needs_the_table() -> None:
    game = dials(battle(C, mana=6), agnes=5, bruno=0)
    play(game, "gain:herb")
    assert options(game) == ["transfer:ruins-1", "pass"]
    assert overlay(game) == []


def test_details_tell_where_values_come_from_and_cards_do_not() -> None:
    cards = ((faces.ritual, "runes"), (faces.person, "irena"), (faces.councillor, "council-irena"))
    for face in (faces.place(PLACES.index("ruins-1")), *(face(number(name)) for face, name in cards)):
        assert face.origin is not None
        assert face.origin.id.endswith(("-origin", "-origins"))
        assert not [line for line in face.text if line.id.endswith(("-origin", "-origins"))]


OURS: Final = ("designed", "named")
"""Marks of values that are this project's own; of some the rulebook shows the name."""
HALVES: Final = {
    **dict.fromkeys(("hawa", "oduya", "amaru", "mei-lin", "marzanna"), (True, False)),
    **dict.fromkeys(("korvin", "alwyn", "mirela", "ysolde"), (False, True)),
}
"""The rulebook shows only one half of these people: is the specialist our own design, is the council member?"""


@rule("EV-C33")
@pytest.mark.parametrize("name", HALVES)
def test_the_origin_of_a_person_is_told_by_halves(name: str) -> None:
    origin, council = faces.person(number(name)).origin, faces.councillor(number(f"council-{name}")).origin
    assert origin is not None
    assert council is not None
    assert (origin.args["origin"] in OURS, origin.args["council_origin"] in OURS) == HALVES[name]
    assert council.args["origin"] == origin.args["council_origin"]
    for lang in LANGUAGES:
        texts = Texts(SPEC, lang)
        upper, lower = (texts.message(f"ev-person-{half}", **origin.args) for half in ("origin", "council-origin"))
        assert texts.message(origin.id, **origin.args) == f"{upper} {lower}"


@rule("EV-C01", "EV-026")
@pytest.mark.parametrize(
    "name", ["sanctuary-1", "sanctuary-2", "nqobantu-pit", "tree-of-eternity", "lung-tiang-ark", "church-of-the-prophet"]
)
def test_sanctuaries_and_starting_places_are_printed_in_part(name: str) -> None:
    origin = faces.place(PLACES.index(name)).origin
    assert origin is not None
    assert origin.args == {"origin": "partly"}


@rule("EV-077")
def test_in_the_council_only_that_half_is_told() -> None:
    [line] = faces.councillor(number("council-hoj")).text
    assert Texts(SPEC, "en").message(line.id, **line.args) == "Whenever you discover a place, gain 2 VP."


@rule("EV-089")
def test_a_covered_place_is_chosen_by_what_covers_it() -> None:
    game = resolve(position(clan(outer=[on("cave-1", "moss-toad"), "ruins-1"]), clan("thorn", passed=True)), TRANSFER_ONE)
    wanted = ("transfer:cave-1", "transfer:ruins-1")
    shown = [(piece.id, offer) for zone in drawn(game).zones for piece in zone.pieces for offer in piece.offers if offer in wanted]
    assert shown == [("ritual/moss-toad", "transfer:cave-1"), ("place/ruins-1", "transfer:ruins-1")]


@rule("EV-033")
def test_the_header_shows_the_phase_that_is_going_on() -> None:
    scoring = position(clan(inner=["cave-1"], stones=["drop"]), clan("thorn"), phase="game-end", round=3)
    games = [
        fresh(2, first_draw="advanced"),
        position(clan(), clan("thorn")),
        play(position(clan(), clan("thorn")), "token"),
        battle(N),
        position(clan(council=["zuzana"]), clan("thorn"), phase="round-end"),
        scoring,
        play(scoring.clone(), "done"),
    ]
    shown = [[phase.state for phase in drawn(game).phases] for game in games]
    assert shown == [
        ["word", "now", "", "", ""],
        ["word", "past", "now", "", ""],
        ["word", "past", "now", "", ""],
        ["word", "past", "past", "now", ""],
        ["word", "past", "past", "past", "now"],
        ["word", "past", "past", "past", "past"],
        ["word", "past", "past", "past", "past"],
    ]
    assert [bool(game.waiting) for game in games] == [True] * 6 + [False]


@rule("EV-123")
def test_runestones_are_laid_in_the_final_scoring_and_in_nobodys_turn() -> None:
    scoring = position(clan(inner=["cave-1"], stones=["drop"]), clan("thorn"), phase="game-end", round=3)
    acting = [drawn(game).acting for game in (position(clan(), clan("thorn")), battle(N), scoring)]
    assert [message and message.id for message in acting] == [None, "ev-moment-battle", "ev-moment-scoring"]


@rule("EV-080")
def test_the_action_space_of_a_region_says_what_it_does() -> None:
    texts = Texts(SPEC, "en")
    spaces = [piece.face for zone in drawn(position(clan(), clan("thorn"))).zones for piece in zone.pieces if piece.id in (N, C)]
    said = [[texts.message(message.id, **message.args) for message in face.text] for face in spaces if face]
    assert said == [
        ["Action space: discard a card. In return, gain 3 resources of any kind."],
        ["Action space: draw 3 cards OR make a transfer and draw 2 cards."],
    ]
