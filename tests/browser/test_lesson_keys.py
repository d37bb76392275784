"""First lessons by keyboard alone, to their end."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.test_lessons import SHORT, learn, lesson, wanted

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
    carriers = {piece["id"]: piece["options"] for piece in person.pieces if option in piece.get("options", ())}

    def is_last(at: dict[str, str]) -> bool:
        return at["option"] == option or len(carriers.get(at["piece"], [])) == 1

    walk_to(person, lambda at: at["option"] == option or at["piece"] in carriers, option)
    for key in ["Enter", *[""] * MANY]:
        now = focused(person)
        if is_last(now):
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press(key or ("ArrowDown" if person.page.locator(".menu").count() else "Tab"))
        person.until(lambda now=now: focused(person) != now, "the key moves the focus")  # type: ignore[misc]
    raise AssertionError(f"{option} is reached by keys")


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


GAMES: Final = [game if game in ("aeons_end", "eldervale") else pytest.param(game, marks=pytest.mark.soak) for game, *_ in SHORT]


@pytest.mark.parametrize("game", GAMES)
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
