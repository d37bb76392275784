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


def test_the_turns_of_others_stand_in_a_strip_and_survive_a_reload(people: People) -> None:
    anna = people()
    anna.open(seats=4)
    anna.asked()
    anna.choose("draw")
    anna.asked()
    strip = anna.page.get_by_role("group", name="Since your last turn")
    tiles = strip.locator(".chip")
    expect(tiles).to_have_count(3)
    tiles.first.hover()
    expect(strip.get_by_role("heading", name="Since your last turn")).to_be_visible()
    expect(strip.locator(".tile").first).to_contain_text(anna.info["chairs"][1]["name"])
    strip.get_by_role("button", name="At once").click()
    anna.page.reload()
    expect(anna.page.get_by_role("group", name="Since your last turn").locator(".chip")).to_have_count(3)
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
    expect(prompt).to_contain_text("Turn:")
    expect(prompt).to_contain_text("Your turn")
