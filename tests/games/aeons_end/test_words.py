"""Texts of cards and boards follow from their values, in both languages; labels speak of effects and of people."""

import re
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from deska.api import definitions
from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import CORRUPTIONS
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.damage import Deal
from deska.games.aeons_end.effects.values import OPEN_BREACHES, Most, Plus, Times
from deska.kernel import Event
from deska.testing import rule
from deska.text import LANGUAGES, Texts
from tests.games.aeons_end.build import Seat, asked, mage, play, position

NAMES = ("Anna", "Ben", "Cyril", "Dora")


def words(lang: str = "en") -> Texts:
    return Texts(SPEC, lang, NAMES, strict=True)


def card(name: str, lang: str = "en") -> str:
    return words(lang).definition(BOX.things[BOX.numbers[name]])


def drawn(card: str, *seats: Seat, **given: Any) -> AeonsEnd:
    return position(*seats, phase="nemesis-draw", top=[card], order=["player-1"], **given)


def seldom_asked() -> dict[str, AeonsEnd]:
    """Positions with questions that games of chance hardly come to."""
    rupture = position(mage(prepped={1: "ignite", 2: "ignite"}, breaches=("open",) * 4), in_play=[("reality-rupture", 1)])
    piles = ["crystal"] * 5
    return {
        "ae-destroy-prepped": play(rupture, "discard-power:reality-rupture"),
        "ae-digest": drawn("digest", mage(), mage("mist"), nemesis="prince-of-gluttons", supply={"jade": 0}),
        "ae-obliterate": drawn("obliterate", mage(hand=["crystal"] * 4), fury=0),
        "ae-last-ally-ability": play(position(mage("mist", hand=["crystal"]), mage("xaxos", charges=5)), "pass", "play:crystal", "end"),
        "ae-return-gem": play(position(mage(played=["crystal", "jade"], prepped={1: "arcane-nexus"})), "use:1"),
        "ae-team-discards": drawn("onslaught", mage(hand=["crystal", "spark"]), mage("mist", hand=["crystal"]), fury=0),
        "ae-who-either": drawn("obliterate", mage(), mage("mist"), fury=0),
        "ae-who-shuffle-all": drawn("gather-darkness", mage(deck=piles), mage("mist", deck=piles), fury=0),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_seldom_asked_is_said_too(lang: str) -> None:
    texts = words(lang)
    for question, game in seldom_asked().items():
        assert asked(game)[0] == question
        assert game.pending is not None
        assert texts.prompt(game.pending)
        assert all(texts.label(question, option) for option in game.pending.options)


def test_effects_say_when_they_happen() -> None:
    assert card("lava-tendril") == "Spell. Cost 4. Cast: deal 3 damage. While prepped, at the end of your casting phase, deal 1 damage."
    assert "Persistent: Gravehold suffers 2 damage." in card("needlemaw")
    assert "POWER 2: Unleash twice. To discard: pay 6 aether." in card("eye-of-nothing")
    assert "SÍLA 2: dvakrát Běsnění. Pro odstranění: zaplať 6 éterů." in card("eye-of-nothing", "cs")
    assert card("slaughter") == "Attack. Tier 1. Unleash and Gravehold suffers 3 damage."
    assert card("slaughter", "cs") == "Útok. Úroveň 1. Běsnění a Útočiště utrpí 3 zranění."


def test_values_are_told_in_words() -> None:
    assert "deal damage equal to 3 plus twice the number of spells at adjacent breaches." in card("chaos-arc")
    assert "uděl tolik zranění, kolik je 3 + dvakrát počet kouzel u přilehlých trhlin." in card("chaos-arc", "cs")
    assert "The player with the most open breaches: suffer 3 damage." in card("frenzy")
    assert "Devour 2 cards of the second most expensive gem pile." in card("gorge")
    assert "Pohlť 2 karty z druhé nejdražší hromádky drahokamů." in card("gorge", "cs")
    assert "devour a card of the most expensive gem pile." in card("godfeeders")
    assert "devour cards of any one supply pile. How many: the life of this minion." in card("cerephage")
    assert "Life: twice the number of husks in play." in card("maggot-engine")
    assert "Anyone with at least 3 cards in hand, or else whoever has the most: discard 3 cards from your hand" in card("agony-field")


@pytest.mark.parametrize(
    ("name", "english", "czech"),
    [
        (
            "phoenix-flame",
            "Cast: you may lose a charge so that this spell deals 2 more damage. Deal 2 damage.",
            "Seslání: smíš ztratit energii, aby toto kouzlo udělilo o 2 zranění víc. Uděl 2 zranění.",
        ),
        (
            "feral-lightning",
            "You may prep it to a closed breach without focusing that breach. Cast: deal 3 damage.",
            "Smíš ho připravit i k zavřené trhlině, aniž ji pootevřeš. Seslání: uděl 3 zranění.",
        ),
        (
            "chaos-arc",
            "deal damage equal to 3 plus twice the number of spells at adjacent breaches.",
            "uděl tolik zranění, kolik je 3 + dvakrát počet kouzel u přilehlých trhlin.",
        ),
        (
            "amethyst-shard",
            "One ally: you may draw a card and then discard a card from your hand.",
            "Jeden spojenec: smíš dobrat kartu a pak odložit z ruky kartu.",
        ),
        (
            "afflict",
            "One player: gain 2 corruptions on top of your deck and gain 1 life. Another player:",
            "Jeden hráč: získej 2 zkaženosti navrch svého balíčku a získej 1 život. Jiný hráč:",
        ),
        (
            "foul-multitudes",
            "Immediately: Unleash. While it is in play, husks have 2 life;",
            "Ihned: Běsnění. Dokud je ve hře, mají Kusadla 2 životy;",
        ),
    ],
)
def test_a_text_can_be_read_in_one_way_only(name: str, english: str, czech: str) -> None:
    assert english in card(name)
    assert czech in card(name, "cs")


def test_czech_says_ty() -> None:
    """Nobody is addressed by a plural, neither in messages nor in the rules."""
    folder = files("deska.games.aeons_end")
    text = "".join((folder / part).read_text(encoding="utf8") for part in ("locale/cs.ftl", "rules/cs.md"))
    spoken = re.sub(r"^ae-\S+ =|\{.*?\}|\[.*?\]", "", text, flags=re.MULTILINE)
    formal = re.findall(r"\b(?:\w+te|jste|vás|vám|vaše?\w*|vy)\b", spoken, re.IGNORECASE)
    assert [word for word in formal if word not in ("roste", "čte", "sečte", "přičte")] == []


def test_other_values_make_another_text() -> None:
    texts = words()
    whip = BOX.things[BOX.numbers["wildfire-whip"]]
    stronger = replace(whip, name="stronger", cast=(Deal(Plus(1, Times(3, OPEN_BREACHES))),))
    assert "Cast: deal damage equal to 1 plus 3 times the number of your open breaches." in texts.definition(stronger)
    assert texts.valued(Most(OPEN_BREACHES, enough=2)) == "Anyone with at least 2 open breaches, or else whoever has the most"


def test_boards_list_their_cards() -> None:
    told = words().says("jian")
    assert told.startswith("Breaches I to IV: open, open, closed, turned once. Hand: Moonstone Shard, 2× Crystal, 2× Spark.")
    assert told.endswith("It takes only 4 charges.")


def test_effects_to_choose_from_speak_for_themselves() -> None:
    texts = words()
    assert card("emerald-shard").endswith("Gain 1 aether OR any player: gain 1 life.")
    assert [texts.label("ae-emerald-shard", f"choose:{number}") for number in (1, 2)] == ["Gain 1 aether", "Any player: gain 1 life"]
    assert texts.label("ae-emerald-shard", "choose:3") == "Option 3"


def test_labels_name_the_people_of_their_own_table() -> None:
    texts = words()
    assert texts.label("ae-wild", "mage:1") == "Ben"
    assert texts.seated(("Xena", "Yvonne")).label("ae-wild", "mage:1") == "Yvonne"
    assert texts.label("ae-cast-any", "cast-from:0:2b") == "Spell at breach II, second spell (Anna)"


@rule("AE-192")
def test_turn_order_cards_are_called_by_who_sits_there() -> None:
    texts = words()
    drawn = Event("ae-turn-order", {"order": "player-2"})
    assert texts.event(drawn) == "Turn order card: Ben."
    assert texts.label("ae-arrange-order", "next:player-2") == "Next: Ben"
    assert texts.seated(("Xena", "Yvonne")).label("ae-arrange-order", "next:player-2") == "Next: Yvonne"
    assert texts.message("ae-place-order", order="player-1").endswith("It is: Anna.")
    assert texts.message("ae-place-order", order="wild").endswith("It is: wild card.")
    assert texts.seated(("Xena",)).event(drawn) == "Turn order card: Xena."  # who is alone has every card


def test_a_brief_text_leaves_figures_out() -> None:
    texts = words()
    assert texts.message("ae-card-brief", card="jade") == "Gain 2 aether."
    assert texts.message("ae-nemesis-card-brief", **{"nemesis-card": "provoker"}) == (
        "Persistent: Gravehold suffers damage equal to the Fury of the Rageborne."
    )
    assert texts.message("ae-card-text", card="jade") == "Gem. Cost 2. Gain 2 aether."


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Only one source gives these values"), ("cs", "Tyto hodnoty uvádí jen jeden zdroj")])
def test_cards_say_where_their_values_come_from(lang: str, sentence: str) -> None:
    """Print or several sources confirm all but the Prince of Gluttons, the Crooked Mask and Mist's deck."""
    texts = words(lang)
    doubted = {name for (_, name), thing in definitions(SPEC.id).items() if sentence in texts.definition(thing)}
    own = {card.name for name in ("prince-of-gluttons", "crooked-mask") for card in BOX.nemeses[BOX.numbers[name]].cards}
    assert doubted == {*own, *CORRUPTIONS, "prince-of-gluttons", "crooked-mask", "mist"}
    assert sentence not in texts.message("ae-card-brief", card="contagion")
