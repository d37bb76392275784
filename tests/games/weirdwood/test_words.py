"""The texts of cards, boards and rooms follow from their values, in both languages; labels speak of effects and of people."""

from dataclasses import replace
from typing import Any

import pytest

from deska.games.weirdwood import SPEC
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.definitions import Might
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.crafting import CLEAN_ANYWHERE, EXHAUST_ONE, READY_ONE, Craft
from deska.games.weirdwood.effects.foe import WoundMonster
from deska.games.weirdwood.effects.people import ANYBODY, On
from deska.games.weirdwood.turn.quests import NEW_QUEST
from deska.text import LANGUAGES, Texts
from tests.games.weirdwood.build import TURN_STEPS, asked, hero, play, position

NAMES = ("Anna", "Ben", "Cyril", "Dora", "Eva")


def words(lang: str = "en") -> Texts:
    return Texts(SPEC, lang, NAMES, strict=True)


def seldom_asked() -> dict[str, Weirdwood]:
    """Positions with questions that games of chance hardly come to."""
    celia, wally = hero("celia", min=1), hero("wally", at="o6", dice=["glove"])
    friend: dict[str, Any] = {"companions": ["hedge-witch", "cellar-ghost"]}
    clean = On(ANYBODY, (CLEAN_ANYWHERE,))
    stab = ("play:backstab", "slot:morning:m2", "act:backstab:2")
    return {
        "ww-clean-anywhere": position(celia, infested=["o1", "o2"], steps=[CLEAN_ANYWHERE, *TURN_STEPS]),
        "ww-craft": play(position(hero("bailey", knowledge=6, min=2), steps=[Craft(2), *TURN_STEPS]), "craft:basic"),
        "ww-cut-dice": play(position(hero("wally", at="o6", hand=["backstab"])), *stab),
        "ww-exhaust": position(hero("celia", **friend), steps=[EXHAUST_ONE, *TURN_STEPS]),
        "ww-fight-last": position(hero("celia", at="o6", favours=1), rolls=("blank",) * 4, steps=[ATTACK_HERE, *TURN_STEPS]),
        "ww-hit-ogre": position(celia, steps=[WoundMonster(2), *TURN_STEPS]),
        "ww-new-quest": position(celia, next_quests=["spotless"], steps=[NEW_QUEST, *TURN_STEPS]),
        "ww-place-lady": play(position(celia, scarabs={"t": 0}), "lady"),
        "ww-ready": position(hero("celia", **friend, exhausted=["hedge-witch", "cellar-ghost"]), steps=[READY_ONE, *TURN_STEPS]),
        "ww-steal-dice": position(wally, steps=[ATTACK_HERE, *TURN_STEPS]),
        "ww-who-clean-anywhere": position(celia, wally, infested=["o1"], steps=[clean, *TURN_STEPS]),
    }


SELDOM = sorted(seldom_asked())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", SELDOM)
def test_seldom_questions_can_be_read(question: str, lang: str) -> None:
    game = seldom_asked()[question]
    texts = words(lang)
    decision = game.pending
    assert decision is not None
    assert asked(game)[0] == question
    spoken = [texts.prompt(decision), *(texts.label(decision.kind, option) for option in decision.options)]
    assert all(text.strip() and not set(text) & set("{}$") for text in spoken)


# --- told from values


def test_a_card_says_what_it_does() -> None:
    lance = BOX.things[BOX.numbers["aurora-lance"]]
    said = (
        "Attack OR attack a room that one Move could reach. Left symbol: hit. Right symbol: Mîn. "
        "Cost: 2× Mîn. In its battles: 1× block, 2× attack die."
    )
    assert words().definition(lance) == said
    other = replace(lance, name="another", might=Might(hits=3))
    assert words().definition(other).endswith("In its battles: 3× hit.")


def test_a_room_says_what_cleaning_costs_and_gives() -> None:
    crypt = BOX.things[BOX.numbers["seers-crypt"]]
    told = "Gain 2× knowledge and gain 2 experience. Cleaning: 2× Mîn + 2× knowledge. It gives 5 experience."
    assert words().definition(crypt).startswith(told)
    assert words("cs").definition(replace(crypt, name="another", xp=3)).count("Přinese 3 zkušenosti.") == 1


def test_an_act_is_told_by_its_effect() -> None:
    assert words().label("ww-turn", "act:covert-feint:3") == "Covert Feint: attack"
    assert words("cs").label("ww-turn", "act:covert-feint:1") == "Utajená finta: pohyb"


def test_a_power_card_says_what_each_strength_adds() -> None:
    """Equal additions are said each: "2× 1× block" would be nonsense."""
    assert words().says("thick-hide").endswith("Adds when calm, then when angry, then when enraged: 3× block, 1× block, 1× block.")
    assert words("cs").says("thick-hide").endswith("Přidává v klidu, pak vzteklá, pak rozzuřená: 3× blok, 1× blok, 1× blok.")
