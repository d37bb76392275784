"""The table of Weirdwood Manor: the manor turns with the hours, and everything can be handled where it lies."""

import json

import pytest

from deska.games.weirdwood import SPEC
from deska.games.weirdwood.actions import ACTION_CARDS, CARDS, MONSTERS, TIMES
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.definitions import SYMBOLS
from deska.games.weirdwood.components.manor import DAY_OUTER, TIME_INNER, day_at
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.fighting import attacker_sources, foe_sources, total
from deska.games.weirdwood.scene import faces
from deska.games.weirdwood.scene.style import STYLE
from deska.kernel import HIDDEN, seeded
from deska.kernel.scenes import Piece, Scene, Zone
from deska.table.scenes import compose
from deska.testing import rule
from deska.text import LANGUAGES, Texts
from deska.web.scenes import SceneModel
from tests.games.weirdwood.build import hero, position


def table(seats: int = 2, monster: str = "chaos-ogre", seed: int = 5, steps: int = 0) -> Weirdwood:
    """A game after so many random choices."""
    game = SPEC.new(seats, seed, {"monster": monster})
    assert isinstance(game, Weirdwood)
    rng = seeded(seed)
    for _ in range(steps):
        if game.legal:
            game.apply(game.legal[rng.below(len(game.legal))])
    return game


def drawn(game: Weirdwood, seat: int = 0) -> Scene:
    assert SPEC.scene is not None
    return SPEC.scene(SPEC.view(game, seat))


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def piece(scene: Scene, name: str) -> Piece:
    return next(piece for zone in scene.zones for piece in zone.pieces if piece.id == name)


def test_whoever_may_begin_is_a_figure_and_a_button() -> None:
    wire = compose(table(3), 0, Texts(SPEC, "en", ("Anna", "Ben", "Cyril")))
    figures = [piece for zone in wire["zones"] for piece in zone.get("pieces", ()) if piece["kind"] == "figure" and "options" in piece]
    assert [figure["options"] for figure in figures] == [["who:0"], ["who:1"], ["who:2"]]
    assert [(option["label"], option["button"]) for option in wire["prompt"]["options"]] == [("Anna", True), ("Ben", True), ("Cyril", True)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("monster", MONSTERS)
def test_scenes_are_valid_and_speak(monster: str, lang: str) -> None:
    texts = Texts(SPEC, lang, ("Anna", "Ben", "Cyril"), strict=True)
    for steps in (0, 60):
        wire = compose(table(3, monster, steps=steps), 0, texts)
        SceneModel.model_validate_json(json.dumps(wire))


# --- the manor


@pytest.mark.parametrize(("day", "time"), [(1, 0), (5, 7), (12, 11)])
def test_segments_stand_where_the_rules_have_them(day: int, time: int) -> None:
    """Each is drawn at its own sector and turned with its ring."""
    game = table()
    game.day, game.time = day, time
    manor = zone(drawn(game), "manor")
    for clock in range(12):
        turned = {
            (found.at[0], (found.at[1] + manor.turns[found.at[0]]) % 12): found.id
            for found in manor.pieces
            if found.id.startswith(("day/", "hour/"))
        }
        assert turned[4, clock] == f"day/{day_at(clock, day)}"
        assert turned[2, clock] == f"hour/{TIMES[(time + clock) % 12]}"


def test_the_corridor_of_hours_never_turns_back_at_midnight() -> None:
    game = table()
    game.day, game.time = 1, 11
    before = zone(drawn(game), "manor").turns
    game.day, game.time = 2, 0
    after = zone(drawn(game), "manor").turns
    assert (after[2] - before[2], after[4] - before[4]) == (-1, -1)


def test_doors_and_walls_are_those_of_the_hour() -> None:
    game = table()
    scene = drawn(game)
    for place in range(12):
        assert piece(scene, f"room/o{place}").edges == ("in:door" if DAY_OUTER[game.day] >> place & 1 else "in:wall",)
    for place in range(6):
        out = "door" if TIME_INNER[game.time] >> 24 + place & 1 else "wall"
        assert piece(scene, f"room/i{place}").edges == (f"out:{out}", "in:door")
    game.now.opened = True
    assert not any("wall" in edge for found in zone(drawn(game), "manor").pieces for edge in found.edges)


def test_rooms_show_what_is_in_them() -> None:
    game = table()
    game.scarabs[3], game.infested, game.tokens = 2, 1 << 3, 1 << 4
    scene = drawn(game)
    room = piece(scene, "room/o3")
    assert room.face is not None
    assert room.face.tint == "infested"
    assert room.face.strip[0].sign == "clean"
    swarm = piece(scene, "scarabs/o3")
    assert (swarm.count, swarm.on) == (2, "room/o3")
    assert piece(scene, "rubble/o4").on == "room/o4"
    assert piece(scene, "figure/0").on == "room/o0"


# --- wardens, monster, battle


def test_a_laid_card_lies_on_its_slot_with_its_acts() -> None:
    game = table()
    player = game.players[0]
    card = player.hand[0]
    player.slots[2] = card
    laid = piece(drawn(game), f"laid:0/{CARDS[card]}")
    assert laid.on == "slot:0/evening"
    assert f"act:{CARDS[card]}:1" in laid.offers
    assert not piece(drawn(game, 1), f"laid:0/{CARDS[card]}").offers
    player.covers[2] = CARDS.index("iron-guard")
    upper = piece(drawn(game), f"laid:0/{CARDS[card]}/iron-guard")
    assert {f"act:{CARDS[card]}:1", "act:iron-guard:1"} <= set(upper.offers)
    assert not piece(drawn(game), f"laid:0/{CARDS[card]}").offers
    player.covers[2] = NOTHING
    player.down = 1 << 2
    hidden = piece(drawn(game), f"laid:0/{CARDS[card]}")
    assert "act:face-down:1" in hidden.offers
    assert hidden.face is not None
    assert hidden.face.template == "down"


@rule("WW-213", "WW-304")
def test_backs_are_open_and_fronts_of_plans_once_they_are_carried_out() -> None:
    """A viewer sees what is printed on a back; the table shows how far it moves time, here less than for others."""
    heroes = [hero(name) for name in ("bailey", "celia", "sekhmet", "wally")]
    variant = {"monster-clock": "slower"}
    game = position(*heroes, monster="therus", top=["dark-bolt"], plans=["bodyguard", "meteor"], variant=variant)
    game.done = 1
    view = SPEC.view(game, 0)
    seen: Weirdwood = view.game
    assert (seen.coming.cards, [plan.cards for plan in seen.plans]) == ([HIDDEN], [[CARDS.index("bodyguard")], [HIDDEN]])
    assert view.visible["coming_back"] == {"kind": "attack", "hourglasses": 2}
    assert view.visible["plan_backs"] == [{"kind": "scarab", "hourglasses": 2}, {"kind": "attack", "hourglasses": 3}]
    scene = drawn(game)
    done, to_come = piece(scene, "plans/0"), piece(scene, "plans/1")
    assert (done.face, done.back) == (faces.foe(CARDS.index("bodyguard")), "")
    assert (to_come.face, to_come.back) == (None, "attack")
    assert [badge.value for badge in to_come.badges] == ["2"]
    assert piece(scene, "monster/deck").back == "attack"


def asked_for(kind: str, monster: str) -> Weirdwood:
    """A random game at its first question of that kind."""
    for seed in range(20):
        game = table(1, monster, seed)
        rng = seeded(seed)
        while game.pending is not None and game.pending.kind != kind:
            game.apply(game.legal[rng.below(len(game.legal))])
        if game.pending is not None:
            return game
    raise AssertionError(f"none of these games asks {kind}")


def test_the_spell_grows_before_everybodys_eyes() -> None:
    """The monster's board tells how far it is. It lies below the manor, and over the table while its markers are moved."""
    game = asked_for("ww-spell", "therus")
    scene = drawn(game)
    steps = zone(scene, "monster").lines[1].args["steps"]
    assert steps == " · ".join(f"{reached}/{length}" for reached, length in zip(game.branches, (6, 7, 8), strict=True))
    assert zone(scene, "spell").area == "overlay"
    assert piece(scene, "spell/0").offers == ("branch:1",)
    assert piece(scene, "domination/lady").on == "domination/0"
    assert [found.area for found in drawn(table(monster="therus")).zones if found.id == "spell"] == ["centre"]
    assert not [found for found in drawn(table(monster="chaos-ogre")).zones if found.id == "spell"]


def test_experience_is_spent_on_tracks_over_the_table() -> None:
    """At all other times one's own lie in the middle, those of others at their seats."""
    game = asked_for("ww-spend-xp", "chaos-ogre")
    scene = drawn(game)
    assert zone(scene, "track:0").area == "overlay"
    assert piece(scene, "track:0/combat").offers == ("spend:combat",)
    others = table(2)
    assert [zone(drawn(others), f"track:{seat}").area for seat in range(2)] == ["centre", "seat:1"]
    assert not any(found.offers for found in zone(drawn(others), "track:1").pieces)


def test_linked_cards_show_it() -> None:
    """Bailey's Page Turner ends with the symbol that Heavy Tome begins with."""
    game = position(hero("bailey", slots={"morning": "page-turner", "afternoon": "heavy-tome", "night": "speed-reading"}))
    badges = {card: [badge.sign for badge in piece(drawn(game), f"laid:0/{card}").badges] for card in ("page-turner", "heavy-tome")}
    assert badges == {"page-turner": [], "heavy-tome": [SYMBOLS[BOX.left[CARDS.index("heavy-tome")]]]}


def test_a_battle_lies_over_the_table() -> None:
    """Both sides with their dice, until the damage is dealt."""
    for seed in range(20):
        game = table(1, seed=seed)
        rng = seeded(seed)
        while game.legal and not game.fighting:
            game.apply(game.legal[rng.below(len(game.legal))])
        if not game.legal or game.battle is None:
            continue
        scene = drawn(game, game.battle.seat)
        assert scene.overlay is not None
        assert scene.steps[game.battle.phase].state == "now"
        assert len(zone(scene, "battle:enemy").pieces) == sum(game.battle.foe_dice)
        for side, given in (("attacker", attacker_sources(game, game.battle)), ("enemy", foe_sources(game, game.battle))):
            facts = zone(scene, f"battle:{side}").facts
            hits, blocks = total(given)
            assert [(fact.sign, fact.value) for fact in facts[:2]] == [("hit", str(hits)), ("block", str(blocks))]
            sources = [fact.label.id.removeprefix("ww-scene-from-") for fact in facts if fact.label and "from" in fact.label.id]
            assert sources == [source for source, gives in given.items() if any(gives)]
        return
    raise AssertionError("none of these games has a battle with a choice")


# --- the look


def test_every_card_has_an_icon_and_every_back_a_frame() -> None:
    """Rooms are no cards, and a card face down keeps its own icon."""
    plain = {thing.name for thing in BOX.things if not getattr(thing, "icon", "")}
    assert plain == {*SPEC.nouns["room"], "face-down", "shared-track"}
    assert set(SPEC.nouns["kind"]) <= set(STYLE.frames)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_have_names_and_codes_of_their_own(lang: str) -> None:
    texts = Texts(SPEC, lang, strict=True)
    codes = [texts.message(f"ww-sign-{sign}-code") for sign in STYLE.signs if texts.message(f"ww-sign-{sign}")]
    assert len(set(codes)) == len(STYLE.signs)


def test_where_a_card_comes_from_stands_in_its_details_only() -> None:
    card = ACTION_CARDS.index("spring-boots")
    face = faces.face_of(card)
    assert face.origin is not None
    assert (face.origin.id, [message.id for message in face.text]) == ("ww-origin", ["ww-action-card-brief"])
    assert "origin" in BOX.things[card].pictured()
