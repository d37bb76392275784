"""Every question has its words, those too that games of chance hardly come to; cards are told from their values."""

import re
from collections.abc import Callable

import pytest

from deska.api import definitions
from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import BEASTS, CARDS, DRAGON, ELEMENTS, RESOURCES, UNITS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import DEFEATED, READY, UNDERWORLD, UNIT_AT
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.battle import TAKE_DIE
from deska.games.eldervale.effects.chance import Rolled
from deska.games.eldervale.effects.conditions import GloryField
from deska.games.eldervale.effects.gains import score
from deska.games.eldervale.effects.monsters import BANISH, CONTROL_BESIDE, CONTROL_DEFEATED, GIVE_WAY
from deska.games.eldervale.effects.moves import SWAP_ANY, WANDER
from deska.games.eldervale.effects.power import climb, take_orb
from deska.games.eldervale.effects.tokens import TAKE_HERE
from deska.games.eldervale.effects.units import ESCAPE, Rescue
from deska.games.eldervale.turn.battle.losses import SAVE
from deska.games.eldervale.turn.battle.rolls import REROLLS
from deska.games.eldervale.turn.phantoms import GHOST, raise_wrath
from deska.kernel import Ask
from deska.text import LANGUAGES, Texts
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    asked,
    fights,
    gains,
    lurks,
    owns,
    play,
    regroup,
    resolve,
    stands,
    table,
    treasures,
    turn_of,
)

NAMES = ("Anna", "Ben", "Cyril", "Dora", "Emil")


def words(lang: str = "en") -> Texts:
    return Texts(SPEC, lang, NAMES, strict=True)


def test_czech_texts_have_no_english_words() -> None:
    """Names inside the engine are English; none of them is printed on a card."""
    texts = words("cs")
    english = {*RESOURCES, *UNITS.names[:4], *ELEMENTS} - {"magic", "chaos", "dragon"}
    for thing in definitions(SPEC.id).values():
        printed = texts.definition(thing)
        assert not english & set(re.findall(r"\w+", printed)), printed


@pytest.mark.parametrize(
    ("name", "czech"),
    [
        ("rift-rampart", "Kdykoli protivník stoupne v tomto elementu, získej drahokam nebo meč."),
        ("blazing-aura", "Když se karta aktivuje, získej meč nebo drahokam."),
        ("outnumbered", "vyhraj bitvu proti aspoň 2 dalším účastníkům"),
    ],
)
def test_czech_cards_say_what_the_english_ones_say(name: str, czech: str) -> None:
    assert czech in words("cs").says(name)


def test_czech_names_fit_what_they_name() -> None:
    """An outnumbered player fights „proti přesile“, and the bird of tales is Noh."""
    assert words("cs").message("el-card-outnumbered") == "Proti přesile"
    assert words("cs").message("el-card-thunder-roc") == "Hromový pták Noh"


@pytest.mark.parametrize(("lang", "least"), [("cs", "aspoň"), ("en", "at least")])
def test_more_than_a_quest_asks_for_is_enough(lang: str, least: str) -> None:
    texts = words(lang)
    told = [texts.definition(quest) for quest in BOX.quests.values()]
    told += [texts.definition(card) for card in BOX.prophecies.values() if not isinstance(card.condition, GloryField)]
    for text in told:
        condition = text.split(". ")[0]
        assert not re.search(r"\d", condition) or least in condition, condition


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_words(lang: str) -> None:
    texts = words(lang)
    questions = {effect.prompt() for effect in SPEC.effects.by_name.values() if isinstance(effect, Ask)}
    assert not {question for question in questions if not texts.has(question)}


# --- questions that games of chance hardly come to


def escape() -> Eldervale:
    game = table("deep-naga", "sky-harpies")
    gains(game, ANNA, potion=1)
    stands(game, ANNA, "dragon", "mill")
    return resolve(game, ESCAPE, ANNA, "sea-wyrm", UNIT_AT.of(DRAGON, BOX.mill))


def tray_full() -> Eldervale:
    game = table()
    treasures(game, ANNA, "gold", "magic", "gem-gem", "scroll-scroll")
    return resolve(game, TAKE_HERE, ANNA, "windspire-peaks", 1)


def give_way() -> Eldervale:
    game = table()
    lurks(game, "demon-of-might", "ash-fields")
    return resolve(game, GIVE_WAY, ANNA, "", BEASTS.index("demon-of-might"))


def control_defeated() -> Eldervale:
    game = table()
    for monster in ("thunder-roc", "demon-of-might"):
        game.place[BEASTS.index(monster)] = DEFEATED
    return resolve(game, CONTROL_DEFEATED, ANNA, "bone-lair")


def banish() -> Eldervale:
    game = table()
    lurks(game, "thunder-roc", "mill")
    lurks(game, "demon-of-might", "ash-fields")
    return resolve(game, BANISH, ANNA, "banishment")


def control() -> Eldervale:
    game = table()
    stands(game, ANNA, "worker", "mill")
    lurks(game, "thunder-roc", "molten-crown")
    lurks(game, "demon-of-might", "ash-fields")
    return resolve(game, CONTROL_BESIDE, ANNA, "domination")


def take_die() -> Eldervale:
    game = table("deep-naga", "sky-harpies", "wild-beastkin")
    for seat in (ANNA, BEN, CYRIL):
        stands(game, seat, "worker", "mill")
    fights(game, "mill", seat0=(1, 1), seat1=(2, 2), seat2=(2, 2))
    return resolve(game, TAKE_DIE, ANNA, "curse")


def paladin_hall() -> Eldervale:
    game = table("keepers-of-the-plains", "sky-harpies")
    owns(game, ANNA, "paladin-hall")
    stands(game, ANNA, "warrior", "mill")
    regroup(game)
    play(game, "lift:warrior:mill", "act:paladin-hall")
    return game


def rescue() -> Eldervale:
    game = table()
    game.players[ANNA].at[0] = game.players[ANNA].at[8] = UNDERWORLD
    game.players[ANNA].at[:6] = sorted(game.players[ANNA].at[:6])
    return resolve(game, Rescue(), ANNA, "raise-the-fallen")


def twist() -> Eldervale:
    game = table("wild-beastkin", "sky-harpies")
    owns(game, ANNA, "twist-of-fate")
    table_of = BOX.acts[CARDS.index("gambling-den")][0].parts()[-1]
    assert isinstance(table_of, Rolled)
    return resolve(game, table_of, ANNA, "gambling-den", 3)


def swap_kind() -> Eldervale:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, ANNA, "dragon", "mill")
    stands(game, BEN, "worker", "dungeon")
    resolve(game, SWAP_ANY, ANNA, "displacement")
    play(game, "target:0:mill")
    return game


def veil() -> Eldervale:
    game = table("shadow-demons", "sky-harpies")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "fortress")
    game.players[ANNA].at[7] = READY
    gains(game, ANNA, gem=2)
    turn_of(game, ANNA)
    play(game, "place:wizard:fortress")
    return game


def repeat() -> Eldervale:
    game = table("iron-legion", "sky-harpies")
    owns(game, ANNA, "stonemasons", aura="aura-of-discipline")
    stands(game, ANNA, "worker", "mill")
    regroup(game)
    play(game, "lift:worker:mill", "act:stonemasons")
    return game


def pull_back() -> Eldervale:
    game = table("villainous-ogres", "sky-harpies")
    owns(game, ANNA, "phoenix-feather")
    gains(game, ANNA, potion=1)
    stands(game, ANNA, "worker", "mill")
    stands(game, ANNA, "dragon", "mill")
    stands(game, BEN, "worker", "mill")
    fights(game, "mill", seat0=(1,), seat1=(2,))
    resolve(game, SAVE)
    play(game, "use:phoenix-feather")
    return game


def venom() -> Eldervale:
    game = table("deep-naga", "sky-harpies", "wild-beastkin")
    stands(game, ANNA, "warrior", "mill")
    stands(game, BEN, "worker", "mill")
    stands(game, CYRIL, "worker", "mill")
    fights(game, "mill", seat0=(1, 1), seat1=(2,), seat2=(2,))
    resolve(game, REROLLS)
    play(game, "use:venom-trident")
    return game


def invest() -> Eldervale:
    game = table("iron-legion", "sky-harpies")
    owns(game, ANNA, "guildhall", tokens=("tool-sword",))
    gains(game, ANNA, tool=1, sword=1)
    stands(game, ANNA, "worker", "mill")
    regroup(game)
    play(game, "lift:worker:mill", "act:guildhall")
    return game


def wander() -> Eldervale:
    game = table("elves-of-briardell", "sky-harpies")
    stands(game, ANNA, "wizard", "mill")
    return resolve(game, WANDER, ANNA, "wandering-sage")


SELDOM: dict[str, Callable[[], Eldervale]] = {
    "el-escape": escape,
    "el-tray-full": tray_full,
    "el-give-way": give_way,
    "el-banish": banish,
    "el-control": control,
    "el-take-die": take_die,
    "el-control-defeated": control_defeated,
    "el-paladin-hall": paladin_hall,
    "el-rescue": rescue,
    "el-twist": twist,
    "el-swap-kind": swap_kind,
    "el-veil": veil,
    "el-repeat": repeat,
    "el-pull-back": pull_back,
    "el-venom": venom,
    "el-invest": invest,
    "el-wander": wander,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", SELDOM)
def test_seldom_questions_are_read(question: str, lang: str) -> None:
    game = SELDOM[question]()
    assert asked(game) == (question, ANNA)
    decision = game.pending
    assert decision is not None
    texts = words(lang)
    said = [texts.prompt(decision), *(texts.label(decision.kind, option) for option in decision.options)]
    assert all(text and not set(text) & set("{}$") for text in said)
    assert len(set(said)) == len(said)


# --- the Phantoms


@pytest.mark.parametrize(("lang", "unit", "guardian"), [("cs", "Jednotka: ", "Strážce jde na "), ("en", "Unit: ", "The guardian goes ")])
def test_every_card_of_the_phantoms_says_who_goes_where(lang: str, unit: str, guardian: str) -> None:
    texts = words(lang)
    for card in BOX.phantoms.values():
        printed = texts.definition(card)
        assert (unit in printed) == (card.kind != "omen"), printed
        assert guardian in printed
        assert ": ." not in printed


@pytest.mark.parametrize(
    ("message", "args", "told"),
    [
        ("el-rose", {"element": "fire", "level": 2}, "Přízraky stoupají na 2. úroveň elementu Oheň."),
        ("el-took-orb", {}, "Přízraky získávají orb."),
        ("el-scored", {"count": 1}, "Přízraky získávají 1 bod."),
        ("el-wrath", {"wrath": 3}, "Hněv Přízraků: 3."),
    ],
)
def test_the_phantoms_are_many(message: str, args: dict[str, str | int], told: str) -> None:
    game = SPEC.new(1, 1, {})
    assert isinstance(game, Eldervale)
    game.heard = True
    if message == "el-rose":
        climb(game, GHOST, ELEMENTS.index("fire"), 2)
    elif message == "el-took-orb":
        take_orb(game, GHOST, "track")
    elif message == "el-scored":
        score(game, GHOST, 1)
    else:
        raise_wrath(game, 3)
    event = game.events[-1]
    assert (event.message.removesuffix("-phantoms"), event.args) == (message, args)
    assert words("cs").event(event) == told
