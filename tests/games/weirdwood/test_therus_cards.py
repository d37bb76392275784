"""The cards of Therus, carried out one by one, and what counts as a payment to him."""

from typing import Any, Final

import pytest

from deska.games.weirdwood.components.manor import PLACE_NAMES
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.crafting import Craft, Recruit
from deska.games.weirdwood.effects.movement import OFFER_ROOM
from deska.games.weirdwood.effects.spell import Spell
from deska.games.weirdwood.turn.monster import RESOLVE_PLANS
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    HONZA,
    TURN_STEPS,
    Hero,
    asked,
    goods,
    hero,
    infested,
    named,
    options,
    play,
    position,
    scarabs,
)
from tests.games.weirdwood.ledger import run

DAYS: Final = {"calm": 1, "angry": 4, "enraged": 8}
STEPS: Final = "shadow-steps-sekhmet"
TARGET: Final[dict[str, Any]] = {"power": 9, "health": 1}
"""Somebody who takes damage with power tokens only."""


def dice(strength: str, place: int) -> tuple[int, str]:
    """The roll that names an outer room on that day."""
    return (DAYS[strength] - 1 + place) % 12 + 1, "outer"


def card(name: str, strength: str = "calm", *others: Hero, me: dict[str, Any] | None = None, **given: Any) -> Weirdwood:
    """The card is the only one of the plan row and is carried out at once."""
    mine = hero(**{"hand": [STEPS], **(me or {})})
    steps = [RESOLVE_PLANS, *TURN_STEPS]
    return position(mine, *others, monster="therus", plans=[name], day=DAYS[strength], steps=steps, **given)


def lair(game: Weirdwood) -> str:
    return PLACE_NAMES[game.lair]


def burning(game: Weirdwood) -> list[str]:
    return [name for i, name in enumerate(PLACE_NAMES) if game.tokens >> i & 1]


def suffered(game: Weirdwood) -> list[int]:
    """Damage of all players, who pay with power tokens."""
    while asked(game)[0] == "ww-suffer":
        play(game, "suffer:power")
    return [TARGET["power"] - player.power for player in game.players]


# --- movement


@rule("WW-C62")
@pytest.mark.parametrize(("strength", "fire"), [("calm", []), ("angry", ["o5"]), ("enraged", ["o5"])])
def test_blink(strength: str, fire: list[str]) -> None:
    game = card("blink", strength, rolls=[dice(strength, 5)])
    assert (lair(game), burning(game)) == ("o5", fire)


@rule("WW-C62")
@pytest.mark.parametrize(("strength", "damage"), [("calm", 0), ("angry", 1), ("enraged", 2)])
def test_step_through_shadow(strength: str, damage: int) -> None:
    game = card("step-through-shadow", strength, me={"at": "o3", **TARGET})
    assert (suffered(game), lair(game)) == ([damage], "o3")


@rule("WW-C62")
def test_return_to_the_throne() -> None:
    game = card("return-to-the-throne", lair="o3")
    assert (lair(game), game.branches) == ("t", [0, 0, 0])


@rule("WW-C62")
@pytest.mark.parametrize(("strength", "found"), [("calm", {}), ("angry", {}), ("enraged", {"o5": 1})])
def test_burning_trail(strength: str, found: dict[str, int]) -> None:
    """First the fire where he is, which ends the scarabs there, then the jump."""
    game = card("burning-trail", strength, lair="o3", scarabs={"o3": 2, "t": 0}, rolls=[dice(strength, 5)])
    assert (burning(game), lair(game), scarabs(game), infested(game)) == (["o3"], "o5", found, ["o3"])


@rule("WW-C62")
@pytest.mark.parametrize(("strength", "where"), [("calm", "o5"), ("angry", "o5"), ("enraged", "o7")])
def test_mirror_images(strength: str, where: str) -> None:
    game = card("mirror-images", strength, rolls=[dice(strength, 5), dice(strength, 7)])
    assert (lair(game), asked(game)[0] == "ww-spell") == (where, strength == "enraged")


# --- attacks


@rule("WW-C63")
@pytest.mark.parametrize(("strength", "damage"), [("calm", 2), ("angry", 3), ("enraged", 3)])
def test_dark_bolt(strength: str, damage: int) -> None:
    """Only the nearest player is hit, wherever that is."""
    game = card("dark-bolt", strength, hero("celia", at="o5", **TARGET), me={"at": "o0", **TARGET}, lair="o6")
    assert suffered(game) == [0, damage]


@rule("WW-C63")
@pytest.mark.parametrize(("strength", "damage", "fires"), [("calm", 1, ["o3"]), ("angry", 2, ["o3"]), ("enraged", 2, ["o3", "o7"])])
def test_wave_of_fire(strength: str, damage: int, fires: list[str]) -> None:
    """The strike, and one more for the fire."""
    game = card("wave-of-fire", strength, me={"at": "o3", **TARGET}, lair="o3", rolls=[dice(strength, 7)])
    assert (suffered(game), burning(game)) == ([damage + 1], fires)


@rule("WW-C63")
@pytest.mark.parametrize(("strength", "damage"), [("calm", 0), ("angry", 1), ("enraged", 2)])
def test_meteor(strength: str, damage: int) -> None:
    other = hero("celia", at="o9", **TARGET)
    game = card("meteor", strength, other, me={"at": "m7", **TARGET}, lair="m2", rolls=[dice(strength, 5)])
    assert (suffered(game), burning(game)) == ([damage, 0], ["o5"])


@rule("WW-C64")
@pytest.mark.parametrize(("strength", "mine", "others"), [("calm", 1, 0), ("angry", 2, 0), ("enraged", 1, 1)])
def test_leech_magic(strength: str, mine: int, others: int) -> None:
    """Lost resources are no payment: only the enraged card moves the spell, by two."""
    game = card("leech-magic", strength, hero("celia", at="o0", knowledge=3), me={"at": "o5", "min": 3}, lair="o6")
    while asked(game)[0] == "ww-lose-goods":
        play(game, options(game)[0])
    assert (goods(game), goods(game, HONZA)) == ((3 - mine, 0, 0), (0, 3 - others, 0))
    assert game.branches == [0, 0, 0]
    steps = 0
    while asked(game)[0] == "ww-spell":
        play(game, "branch:1")
        steps += 1
    assert steps == (2 if strength == "enraged" else 0)


@rule("WW-C64")
def test_who_has_nothing_loses_nothing() -> None:
    game = card("leech-magic", "angry", hero("celia", at="o0", knowledge=3), me={"at": "o5"}, lair="o6")
    assert (asked(game)[0], goods(game, HONZA)) == ("ww-turn", (0, 3, 0))


@rule("WW-C65")
@pytest.mark.parametrize(
    ("strength", "mine", "others", "damage"),
    [("calm", 1, 0, 0), ("angry", 1, 0, 1), ("enraged", 2, 1, 1)],
)
def test_curse_of_doubt(strength: str, mine: int, others: int, damage: int) -> None:
    me = {"at": "o5", "hand": [STEPS, "second-wind", "twin-slash"], "power": 9, "health": 3}
    other = hero("celia", at="o0", hand=["soft-melody", "silver-thread"], **TARGET)
    game = card("curse-of-doubt", strength, other, me=me, lair="o6")
    while asked(game)[0] == "ww-drop":
        play(game, options(game)[0])
    assert (suffered(game), [len(player.hand) for player in game.players]) == ([damage, 0], [3 - mine, 2 - others])


@rule("WW-C65")
def test_the_last_card_is_never_lost() -> None:
    game = card("curse-of-doubt", "enraged", me={"at": "o5", **TARGET}, lair="o6")
    assert (suffered(game), asked(game)[0]) == ([1], "ww-turn")
    assert named(game.players[HANKA].hand) == [STEPS]


# --- scarabs


@rule("WW-C66")
@pytest.mark.parametrize(("strength", "count"), [("calm", 2), ("angry", 2), ("enraged", 3)])
def test_bodyguard(strength: str, count: int) -> None:
    assert scarabs(card("bodyguard", strength, lair="o3"))["o3"] == count
    assert "t" not in scarabs(card("bodyguard", strength, lair="t", scarabs={"t": 0}))


@rule("WW-C66")
@pytest.mark.parametrize(
    ("strength", "found"),
    [("calm", {"o9": 1, "t": 4}), ("angry", {"o5": 1, "o9": 1, "t": 4}), ("enraged", {"o5": 1, "o9": 1, "t": 5})],
)
def test_guard_of_the_throne(strength: str, found: dict[str, int]) -> None:
    game = card("guard-of-the-throne", strength, lair="o3", scarabs={"t": 3}, rolls=[dice(strength, 5)])
    assert scarabs(game) == found
    emptied = card("guard-of-the-throne", strength, lair="o3", scarabs={"t": 0}, rolls=[dice(strength, 5)])
    assert scarabs(emptied) == {place: count for place, count in found.items() if place != "t"}


# --- the spell


@rule("WW-C67", "WW-306")
@pytest.mark.parametrize("name", ["return-to-the-throne", "mirror-images", "leech-magic", "broken-seals"])
def test_a_spell_cast_by_the_plans(name: str) -> None:
    """The Lady goes to the second space left: its card joins the row and is carried out too."""
    game = card(name, "enraged", top=["skittering-march-therus"], branches=[6, 7, 7], force=-1, lair="o3")
    play(game, "branch:3")
    assert (game.force, game.branches) == (-2, [0, 0, 0])
    while asked(game)[0] == "ww-spell":
        play(game, "branch:2")
    assert (game.plans, set(named(game.discard))) == ([], {name, "skittering-march-therus"})


@rule("WW-048", "WW-293")
def test_the_dominated_lady() -> None:
    """At once: the rest of the row is not carried out."""
    game = card("mirror-images", "enraged", branches=[6, 7, 7], force=-3)
    play(game, "branch:3")
    assert (game.ended, game.force, game.pending) == ("ww-lady-dominated", -4, None)


@rule("WW-219", "WW-035")
def test_the_active_player_decides() -> None:
    """At the same distance the active player is the nearest; the spell is moved by the active player too."""
    heroes = (hero(at="o5", min=2), hero("celia", at="o7", min=2))
    game = position(*heroes, monster="therus", turn=HONZA, plans=["leech-magic"], lair="o6", steps=[RESOLVE_PLANS, Spell(1), *TURN_STEPS])
    play(game, "give:min")  # Honza's: the other one loses nothing
    assert goods(game, HONZA) == (1, 0, 0)
    assert (asked(game)[:2], goods(game)) == (("ww-spell", HONZA), (2, 0, 0))


# --- payments

PAYMENTS: Final[tuple[tuple[str, dict[str, Any], dict[str, Any], str], ...]] = (
    ("sekhmet", {"min": 1, "hand": ["twin-slash"]}, {}, "play:twin-slash"),
    ("wally", {"power": 1}, {"scarabs": {"m0": 1}}, "ability:nimble-pickpocket"),
    ("sekhmet", {"min": 2}, {"offer": ["kitchen-sprite"], "steps": [Recruit(), *TURN_STEPS]}, "recruit:kitchen-sprite"),
    ("bailey", {"knowledge": 2}, {"steps": [Craft(), *TURN_STEPS]}, "craft:attack"),
    ("bailey", {"knowledge": 4, "min": 1}, {"steps": [Craft(2), *TURN_STEPS]}, "craft:attack craft:basic"),
    ("sekhmet", {"at": "o3", "min": 1, "knowledge": 1}, {"infested": ["o3"]}, "clean"),
    ("sekhmet", {"at": "o3", "min": 1}, {"layout": {"o3": "training-yard"}, "steps": [OFFER_ROOM, *TURN_STEPS]}, "use-room"),
    ("celia", {"min": 3, "slots": {"morning": "soft-melody"}}, {}, "transfer:morning"),
)


@rule("WW-C69", "WW-285")
@pytest.mark.parametrize("row", PAYMENTS, ids=lambda row: row[3])
def test_every_payment_counts_once(row: tuple[str, dict[str, Any], dict[str, Any], str]) -> None:
    """A card, an ability, a companion, a die, two dice at once, cleaning, a room, the Transfer Chamber: two steps each."""
    name, me, given, script = row
    game = position(hero(name, **me), hero("eugene"), monster="therus", **given)
    run(game, script)
    assert asked(game)[:2] == ("ww-spell", HANKA)
    steps = 0
    while asked(game)[0] == "ww-spell":
        play(game, "branch:1")
        steps += 1
    assert steps == 2
