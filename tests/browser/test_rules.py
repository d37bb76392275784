"""The rulebook in the browser: addresses, search, language, examples, and rules over the table."""

import re

import pytest
from playwright.sync_api import expect

import deska
from deska.text import rulebook
from tests.browser.conftest import People
from tests.browser.people import PHONE


def test_every_rule_has_an_address_and_the_language_keeps_the_place(people: People) -> None:
    page = people().page
    page.goto("/rules/ethnos/ET-056")
    rule = page.locator("#rule-ET-056")
    expect(rule).to_be_focused()
    expect(rule).to_contain_text("The band must have more cards")
    page.get_by_role("button", name="Language").click()
    expect(rule).to_contain_text("žeton")
    expect(page).to_have_url(re.compile("/rules/ethnos/ET-056$"))


@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_a_book_has_addresses_to_its_last_rule_and_is_one_page_to_print(people: People, game: str) -> None:
    page, rules = people().page, rulebook(game, "en").rules
    page.goto(f"/rules/{game}/{rules[-1].id}")
    expect(page.locator(f"#rule-{rules[-1].id}")).to_be_focused()
    page.get_by_role("link", name="Contents").click()
    page.get_by_role("link", name="The whole book on one page").click()
    expect(page.locator("article")).to_have_count(len(rules))
    assert page.locator("article").evaluate_all("(nodes) => nodes.map((node) => node.id.slice(5))") == [rule.id for rule in rules]
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()


def test_search_finds_words_of_both_languages_without_accents(people: People) -> None:
    page = people().page
    page.goto("/rules/ethnos")
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()
    search = page.get_by_role("searchbox")
    for words in ("minotaur one card less", "mensi skupina obr"):
        search.fill(words)
        expect(page.get_by_role("status")).to_have_text(re.compile(r"\d+ rules?"))
    search.fill("et-115")
    expect(page.locator("article")).to_have_count(1)
    search.fill("nothing like this")
    expect(page.get_by_role("status")).to_have_text("0 rules")


def test_what_there_is_not_is_said(people: People) -> None:
    visitor = people()
    page = visitor.page
    page.goto("/rules/ethnos/ET-999")
    expect(page.get_by_role("alert")).to_contain_text("ET-999")
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()


def test_an_example_is_stepped_through_and_played(people: People) -> None:
    page = people(viewport=PHONE).page
    page.goto("/rules/ethnos/ET-X01")
    figure = page.locator("#rule-ET-X01 figure")
    expect(figure.locator("[data-zone=row] [data-piece]")).to_have_count(3)
    page.get_by_role("button", name="Next step").click()
    expect(figure.locator("[data-zone=row] [data-piece]")).to_have_count(2)
    expect(figure).to_contain_text("Robert")
    page.get_by_role("button", name="Play it yourself").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_the_rules_behind_a_reason_and_a_card_are_read_and_left_again(people: People) -> None:
    """What was clicked on stays large while the pointer goes to its links, and after they were read."""
    person = people(viewport={"width": 1440, "height": 900})
    page = person.page
    person.open(game="aeons_end", seats=2)
    person.asked()
    inspector = page.locator(".inspector")
    for piece, rule in (("mage:0", "AE-014"), ("deck:0", "AE-")):
        page.locator(f'[data-piece="{piece}"]').click()
        link = inspector.get_by_role("link", name=f"rule {rule}").first
        number = link.inner_text()
        link.click()
        expect(page.get_by_role("dialog")).to_contain_text(number)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(link).to_be_visible()
    page.locator(".prompt .question").click()
    expect(inspector).to_have_count(0)
