"""At a table: undo, coming back, watching, another language, and texts that people write."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import Person

MARKUP = "<img src=x onerror=b()>"
"""Just short enough for a name. If it were more than text, the page would complain that there is no `b`."""
BOTH = [{"kind": "me"}, {"kind": "open"}]


def test_a_choice_is_taken_back(person: Person) -> None:
    person.open()
    person.asked()
    person.choose("draw")
    person.asked()
    cards = person.hand()
    person.choose("band")
    person.choose(person.options[0])
    expect(person.page.locator(".piece.chosen")).to_have_count(1)
    person.page.get_by_role("button", name="Undo").click()
    expect(person.page.locator(".piece.chosen")).to_have_count(0)
    person.page.keyboard.press("Control+z")
    person.until(lambda: "draw" in person.options, "back at the start of the turn")
    assert person.hand() == cards
    person.page.get_by_role("tab", name="Log").click()
    expect(person.log.locator(".struck")).to_have_count(0)
    person.log.get_by_role("button", name="(1 line)").click()
    expect(person.log.locator(".struck").first).to_be_visible()


def test_a_line_of_the_log_shows_its_place(person: Person) -> None:
    person.open()
    person.asked()
    person.choose("draw")
    person.asked()
    person.page.get_by_role("tab", name="Log").click()
    person.log.get_by_role("button", name="Anna draws").first.click()
    expect(person.page.locator('[data-zone="hand:0"] .shown')).to_have_count(1)
    expect(person.page.locator(".shown")).to_have_count(0)  # for a moment


def two_at_a_table(people: People, **wish: Any) -> tuple[Person, Person]:
    """Anna has opened a table and Ben has joined by its link; they play."""
    anna, ben = people(**wish), people(**wish)
    table = anna.open(chairs=BOTH)
    ben.page.goto(anna.info["link"])
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_role("button", name="Begin", exact=True).click()
    anna.until(lambda: min(person.scene.get("seat", -1) for person in (anna, ben)) >= 0, "the game begins")
    expect(ben.page).to_have_url(re.compile(f"/table/{table}$"))
    return anna, ben


def test_past_a_secret_the_others_are_asked(people: People) -> None:
    anna, ben = two_at_a_table(people)
    anna.until(lambda: bool(anna.options or ben.options), "somebody's turn")
    first, second = (anna, ben) if anna.options else (ben, anna)
    first.choose("draw")
    first.page.get_by_role("button", name="Ask for undo").click()
    asked = second.page.get_by_role("alertdialog")
    expect(asked).to_contain_text(first.info["chairs"][first.scene["seat"]]["name"])
    asked.get_by_role("button", name="Agree").click()
    first.until(lambda: "draw" in first.options, "the choice is mine again")
    expect(asked).to_have_count(0)


def test_a_page_loaded_anew_shows_the_same_table(person: Person) -> None:
    person.open()
    person.asked()
    person.choose("draw")
    person.asked()
    person.choose("band")
    before, seq = person.scene, person.state["seq"]
    lines = person.log.locator(".line").all_inner_texts()
    person.page.reload()
    expect(person.prompt).to_contain_text("Which card begins your band?")
    assert (person.scene, person.state["seq"]) == (before, seq)
    expect(person.log.locator(".line")).to_have_text(lines)
    person.choose(person.options[0])


def test_somebody_watches(people: People) -> None:
    anna, guest = people(), people()
    table = anna.open(public=True)
    anna.asked()
    guest.page.goto("/")
    guest.page.locator("li", has_text="Anna").or_(guest.page.locator(f'li:has(a[href="/table/{table}"])')).get_by_role("link").first.click()
    guest.until(lambda: bool(guest.state), "the table is shown")
    assert guest.scene["seat"] == -1
    expect(guest.page.get_by_text("Waiting for Anna.")).to_be_visible()
    expect(guest.prompt).to_contain_text("You are watching.")
    expect(guest.page.get_by_role("tab", name="Notes")).to_have_count(0)
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.get_by_text("only players write here")).to_be_visible()
    expect(guest.page.get_by_label("Say something")).to_have_count(0)
    guest.page.get_by_role("tab", name="Log").click()
    expect(guest.page.locator(".piece.glow")).to_have_count(0)
    assert anna.hand()
    assert not guest.hand()
    lines = guest.log.locator(".line").count()
    anna.choose("draw")
    expect(guest.log.locator(".line").nth(lines)).to_contain_text("Anna draws a card from the deck.")


def test_each_has_their_own_language(people: People) -> None:
    anna, ben = two_at_a_table(people)
    anna.until(lambda: bool(anna.options or ben.options), "somebody's turn")
    first, second = (anna, ben) if anna.options else (ben, anna)
    page = first.page
    expect(first.prompt).to_contain_text("Recruit an ally or play a band.")
    page.get_by_role("button", name="Language").click()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.get_by_role("tab", name="Pravidla")).to_be_visible()
    expect(first.prompt).not_to_contain_text("Recruit")
    assert first.scene["lang"] == "cs"
    expect(first.prompt.get_by_role("button", name=first.label("band"))).to_be_visible()
    first.choose("draw")
    expect(second.log).to_contain_text("draws a card from the deck.")
    expect(first.log).not_to_contain_text("draws")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "cs")


def test_markup_in_names_and_chat_is_text(people: People) -> None:
    anna, guest = people(), people()
    table = anna.open(name=MARKUP, public=True)
    guest.page.goto(f"/table/{table}")
    for person in (anna, guest):
        expect(person.page.locator(".seat").first).to_contain_text(MARKUP)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill(f"{MARKUP}<script>alert(1)</script>")
    anna.page.get_by_role("button", name="Send").click()
    guest.page.get_by_role("tab", name="Chat").click()
    for person in (anna, guest):
        expect(person.page.get_by_role("log")).to_contain_text(f"{MARKUP}<script>alert(1)</script>")
        assert person.page.locator("img[src=x], #app script").count() == 0


SEEN = """() => {
    window.drawn = [];
    const note = () => window.drawn.push(Number(document.querySelector('[data-seq]').dataset.seq));
    new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['data-seq'] });
}"""
"""Notes the states that are drawn from now on."""


def test_a_click_that_makes_two_choices_draws_one_scene(person: Person) -> None:
    person.open()
    person.asked()
    person.choose("draw")
    person.asked()
    expect(person.page.locator(f'[data-seq="{person.state["seq"]}"]')).to_be_visible()
    person.page.evaluate(SEEN)
    card = next(piece for piece in person.pieces if piece.get("then"))
    seq = person.state["seq"]
    person.page.locator(f'[data-piece="{card["id"]}"] > .body').click()
    expect(person.page.locator(f'[data-seq="{seq + 2}"]')).to_be_visible()
    expect(person.page.locator(".piece.chosen")).to_have_count(1)
    assert person.page.evaluate("window.drawn") == [seq + 2]
