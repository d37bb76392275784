"""Nothing important happens unseen: moments, the turns of others, and whose turn it is, in a real browser."""

from typing import Any

import pytest
from playwright.sync_api import expect

import deska
from deska.bots import make
from deska.kernel.game import Game
from tests.browser.conftest import People
from tests.browser.people import DESKTOP, PHONE, Person

SHOWN = {"reduced_motion": "no-preference", "moments": "full"}


def before(name: str, *messages: str, seats: int = 3) -> tuple[dict[str, Any], str]:
    """The record of a game before a choice of the first seat that leads to some events, and that choice."""
    for seed in range(1, 30):
        game: Game = deska.new(name, seats, seed)
        bot = make("greedy", game.spec, seed)
        game.heard = True
        while game.legal:
            record = game.record() if game.actor == 0 else {}
            option = bot.choose(game, game.actor)
            game.events.clear()
            game.apply(option)
            if record and not game.ended and {event.message for event in game.events}.issuperset(messages):
                return record, game.spec.actions.names[option]
    raise AssertionError(f"nobody sees {messages}")


def seated(person: Person, record: dict[str, Any]) -> None:
    """Sit down with bots at a game that has begun."""
    answer = person.page.request.post("/api/tables/import", data={"game": record, "name": "Anna"})
    assert answer.ok, answer.text()
    table = answer.json()["table"]["id"]
    assert person.page.request.post(f"/api/tables/{table}/start", data={"fill": "greedy"}).ok
    person.sit(table)


def in_battle(kind: str, options: int) -> dict[str, Any]:
    """The record of a game in which the first seat is asked something, with some answers."""
    for seed in range(1, 30):
        game: Game = deska.new("weirdwood", 4, seed)
        bot = make("greedy", game.spec, seed)
        for _ in range(200):
            if game.pending is not None and game.pending.kind == kind and game.actor == 0 and len(game.legal) == options:
                return game.record()
            game.apply(bot.choose(game, game.actor))
    raise AssertionError(f"nobody is asked {kind}")


def test_ways_to_react_in_a_battle_are_written_out(people: People) -> None:
    anna = people()
    seated(anna, in_battle("ww-ally-window", 3))
    battle = anna.page.get_by_role("dialog")
    for name in anna.options:
        button = battle.locator(f'[data-option="{name}"]')
        expect(button).to_have_count(1)
        expect(button).to_be_in_viewport(ratio=1)
    expect(battle.locator('[data-option^="ability:"] small')).to_have_count(2)
    expect(battle.get_by_role("button", name="More")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_scoring_of_an_age_is_seen_kingdom_by_kingdom(people: People, size: dict[str, int]) -> None:
    record, option = before("ethnos", "et-age-ends", "et-scoring")
    anna = people(viewport=size, **SHOWN)
    seated(anna, record)
    anna.choose(option)
    stage = anna.page.get_by_role("dialog", name="is scored")
    expect(stage).to_contain_text("Part 1 of")
    for kingdom in ("Duris", "Rhea", "Straton", "Althea", "Ithys", "Pelagon"):
        expect(stage.get_by_role("button", name=kingdom)).to_have_count(1)
    anna.page.keyboard.press(" ")
    expect(stage).to_contain_text("Part 2 of")
    anna.page.keyboard.press("Escape")
    expect(stage).to_contain_text("All glory of the")
    expect(stage.locator(".stands")).to_have_count(3)
    expect(stage.locator('[data-row="0"] .stands')).to_contain_text(anna.scene["seats"][0]["score"]["value"])
    anna.page.keyboard.press("Escape")
    expect(stage).to_be_hidden()


def test_with_reduced_motion_the_parts_are_a_list(people: People) -> None:
    record, option = before("ethnos", "et-age-ends", "et-scoring")
    anna = people(moments="full")
    seated(anna, record)
    anna.choose(option)
    stage = anna.page.get_by_role("dialog", name="is scored")
    for kingdom in ("Duris", "Rhea", "Straton", "Althea", "Ithys", "Pelagon"):
        expect(stage).to_contain_text(kingdom)
    anna.page.keyboard.press(" ")
    expect(stage).to_be_hidden()


def test_a_moment_that_was_missed_is_not_forced_after_a_reload(people: People) -> None:
    record, option = before("ethnos", "et-age-ends", "et-scoring")
    anna = people(**SHOWN)
    seated(anna, record)
    anna.choose(option)
    expect(anna.page.get_by_role("dialog", name="is scored")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_text("Row", exact=True).first).to_be_visible()
    expect(anna.page.get_by_role("dialog", name="is scored")).to_be_hidden()


def test_a_turn_of_the_enemy_is_seen_with_its_numbers(people: People) -> None:
    record, option = before("aeons_end", "ae-nemesis-turn")
    anna = people(**SHOWN)
    seated(anna, record)
    anna.choose(option)
    stage = anna.page.get_by_role("dialog", name="Nemesis turn")
    expect(stage).to_contain_text("Gravehold")
    expect(stage.locator(".account li").first).to_be_visible()


def test_on_a_phone_a_card_of_the_enemy_says_what_it_does(people: People) -> None:
    record, option = before("aeons_end", "ae-nemesis-turn", "ae-nemesis-drew")
    anna = people(viewport=PHONE, **SHOWN)
    seated(anna, record)
    anna.choose(option)
    stage = anna.page.get_by_role("dialog", name="Nemesis turn")
    drawn = stage.locator("li").filter(has_text="The nemesis draws")
    expect(drawn.locator("small").last).not_to_be_empty()


def before_question(name: str, message: str, question: str) -> tuple[dict[str, Any], str]:
    """The record of a game for one before a choice that leads to an event and to a question there, and that choice."""
    for seed in range(1, 30):
        game: Game = deska.new(name, 1, seed)
        bot = make("greedy", game.spec, seed)
        game.heard = True
        while game.legal:
            record, option = game.record(), bot.choose(game, game.actor)
            game.events.clear()
            game.apply(option)
            asked = game.pending is not None and game.pending.kind == question
            if asked and message in {event.message for event in game.events}:
                return record, game.spec.actions.names[option]
    raise AssertionError(f"nobody is asked {question}")


@pytest.mark.parametrize("shown", [SHOWN, {"moments": "full"}], ids=["parts", "list"])
def test_an_answer_on_the_stage_goes_on_with_the_game(people: People, shown: dict[str, Any]) -> None:
    record, option = before_question("aeons_end", "ae-nemesis-turn", "ae-scorn")
    anna = people(**shown)
    seated(anna, record)
    anna.choose(option)
    stage = anna.page.get_by_role("dialog", name="Nemesis turn")
    expect(stage).to_be_visible()
    question = stage.locator(".question")
    for _ in range(30):
        if question.is_visible():
            break
        anna.page.keyboard.press(" ")
        anna.page.wait_for_timeout(200)
    asked = question.locator(".words p").inner_text()
    anna.page.keyboard.press("1")
    expect(question.filter(has_text=asked)).to_have_count(0)


def test_the_turns_of_others_stand_in_a_strip_and_survive_a_reload(people: People) -> None:
    anna = people()
    anna.open(seats=4)
    anna.asked()
    anna.choose("draw")
    anna.asked()
    strip = anna.page.get_by_role("group", name="Since your last turn")
    tiles = strip.locator(".tile")
    expect(tiles).to_have_count(3)
    for seat, tile in enumerate(tiles.all(), 1):
        expect(tile).to_contain_text(anna.info["chairs"][seat]["name"])
        expect(tile).to_contain_text("+1")  # a card for the hand
    tiles.first.hover()
    panel = strip.locator(".panel")
    expect(panel).to_contain_text(tiles.first.locator(".what").inner_text())
    expect(panel).not_to_contain_text("from the row.")
    tiles.first.click()
    expect(panel).to_contain_text("from the row.")  # the whole turn, line by line
    strip.get_by_role("button", name="At once").click()
    anna.page.reload()
    expect(anna.page.get_by_role("group", name="Since your last turn").locator(".tile")).to_have_count(3)
    stored = anna.page.evaluate("JSON.parse(localStorage.getItem('deska.settings')).turns")
    assert stored == "none"


def test_the_turns_of_bots_are_shown_one_after_the_other(people: People) -> None:
    """The server has played them at once. How long the page takes is held by the client's own tests, on a clock of theirs."""
    anna = people(reduced_motion="no-preference")
    anna.open(seats=4, pace="calm")
    anna.asked()
    anna.choose("draw")
    anna.asked()
    prompt = anna.page.locator(".prompt").first
    expect(prompt).not_to_contain_text("Your turn")
    expect(prompt).to_contain_text("’s turn")
    expect(prompt).to_contain_text("Your turn")
