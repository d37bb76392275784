"""First lessons by keyboard alone, to their end."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.test_lessons import learn, lesson, wanted

DESKTOP: Final = {"width": 1440, "height": 900}
FEW: Final = 12
"""The most times that somebody may have to press Tab for what a step waits for."""
MANY: Final = 60
"""The same where nothing is lit, because a learner solves something alone."""
ANSWERED: Final = 150
"""Milliseconds in which a key has shown what it does."""
MOST_STEPS: Final = 80
FOCUSED: Final = """() => {
    const node = document.activeElement?.closest('[data-piece], [data-option], .bubble button, .menu button');
    const { piece, option } = node?.dataset ?? {};
    return { piece: piece ?? '', option: option ?? '', text: node?.textContent.trim() ?? '' };
}"""


def focused(person: Person) -> dict[str, str]:
    """What has the focus: a piece, an option in words, or a button of the bubble."""
    found: dict[str, str] = person.page.evaluate(FOCUSED)
    return found


def walk_to(person: Person, is_meant: Any, what: str) -> None:
    """Press Tab until the focus is where it is meant to be."""
    for _ in range(MANY if lesson(person)["kind"] == "solve" else FEW):
        if is_meant(focused(person)):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the focus on {what}; it is on {focused(person)}")


def do_by_keys(person: Person, option: str) -> None:
    """Choose an option: on its button or its piece; of a piece with several, from its menu or on another piece."""
    seq, step = person.state["seq"], lesson(person)["step"]
    carriers = {piece["id"]: piece["options"] for piece in person.carriers(option)}
    walk_to(person, lambda at: at["option"] == option or at["piece"] in carriers, option)
    first = focused(person)
    person.page.keyboard.press("Enter")
    if first["option"] == option:
        return
    for _ in range(MANY):
        person.page.wait_for_timeout(ANSWERED)
        if person.state["seq"] > seq or lesson(person)["step"] > step:
            return
        now = focused(person)
        if now["option"] == option or len(carriers.get(now["piece"], [])) == 1:
            person.page.keyboard.press("Enter")
        else:
            person.page.keyboard.press("ArrowDown" if person.page.locator(".menu").count() else "Tab")


def step_by_keys(person: Person, game: str) -> None:
    now = lesson(person)
    if now["kind"] == "ask":
        right = next(answer["text"] for answer in now["answers"] if answer["name"] not in now["reply"])
        walk_to(person, lambda at: at["text"] == right, right)
        person.page.keyboard.press("Enter")
    elif now["kind"] in ("do", "solve"):
        do_by_keys(person, wanted(person, game))
    elif now["kind"] == "look":
        person.page.keyboard.press("Enter" if "→" in focused(person)["text"] else "ArrowRight")
    else:
        person.until(lambda: any(focused(person).values()), "an answer has the focus")
        seq = person.state["seq"]
        for _ in range(FEW):  # a menu and a target take more than one
            if person.state["seq"] == seq:
                person.page.keyboard.press("Enter")
                person.page.wait_for_timeout(ANSWERED)


@pytest.mark.parametrize("game", ["aeons_end", "eldervale"])
def test_the_first_lesson_is_played_by_keys(people: People, game: str) -> None:
    person = people(viewport=DESKTOP)
    learn(person, game)
    for _ in range(MOST_STEPS):
        seq, step, kind = person.state["seq"], lesson(person)["step"], lesson(person)["kind"]
        if kind == "over":
            break
        step_by_keys(person, game)
        if kind != "play":
            person.until(lambda seq=seq, step=step: person.state["seq"] > seq or lesson(person)["step"] > step, "something new")  # type: ignore[misc]
            expect(person.page.locator(".bubble .says")).to_be_visible()
    assert lesson(person)["kind"] == "over"
    assert not person.refusals
