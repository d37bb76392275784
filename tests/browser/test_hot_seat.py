"""People who share one device do not see each other's cards."""

from functools import partial

from playwright.sync_api import expect

from tests.browser.people import Person

UNCOVERED = """(cover) => [...document.querySelectorAll('[data-piece]')].filter((node) => {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top && !cover.contains(top);
}).map((node) => node.dataset.piece)"""
SEE_THROUGH = r"""(cover) => {
    const { opacity, backgroundImage } = getComputedStyle(cover);
    return opacity < 1 || !/^radial-gradient\(([^r]|rgb\()*\)$/.test(backgroundImage);
}"""
"""Anything but one gradient between opaque colours."""


def is_another(person: Person, seat: int) -> bool:
    return bool(person.scene["seat"] != seat)


def test_the_hand_is_hidden_until_the_next_one_is_there(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.get_by_role("radio", name="Ethnos").click()
    page.get_by_role("radio", name="On one device").click()
    page.get_by_label("Your name").fill("Anna")
    for _ in range(2):
        page.get_by_role("button", name="Remove the chair").last.click()
    page.get_by_role("button", name="Open the table").click()
    person.until(lambda: bool(person.state), "the table is there")
    cover = page.get_by_role("dialog")
    for _ in range(3):
        if not person.options:  # the other one is asked
            expect(cover).to_be_visible()
            shown = person.scene["seat"]
            assert cover.evaluate(UNCOVERED) == []
            assert not cover.evaluate(SEE_THROUGH)
            cover.get_by_role("button", name="I am").click()
            person.until(partial(is_another, person, shown), "the next hand")
        expect(cover).to_have_count(0)
        person.choose("draw")
