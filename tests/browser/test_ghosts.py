"""The ghost of a move: pointing at an option shows on the table what would follow, by mouse, by keyboard and by a long press."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.games import sit_at_question, sit_where
from tests.browser.people import PHONE, Person

HELD: Final = 600
"""Milliseconds: longer than a long press takes."""
LONG: Final = 60
"""Choices whose lines find no room in the log."""


def from_row(person: Person) -> str:
    """An option that takes a card from the row into the hand."""
    person.open(seats=3)
    person.asked()
    return next(option for option in person.options if option.startswith("take:"))


def ghosts(person: Person) -> Locator:
    return person.page.locator(".ghosts .ghost-piece")


def in_hand(person: Person, ghost: Locator) -> bool:
    own = person.page.locator(f'[data-zone="hand:{person.scene["seat"]}"]').bounding_box()
    box = ghost.bounding_box()
    assert own
    assert box
    return bool(own["x"] <= box["x"] + box["width"] / 2 <= own["x"] + own["width"] and own["y"] <= box["y"] + box["height"] / 2)


def carrier(person: Person, option: str) -> Locator:
    return person.piece(person.carriers(option)[0]["id"])


def test_the_pointer_shows_a_ghost_and_takes_it_away(people: People) -> None:
    person = people()
    option = from_row(person)
    seq = person.state["seq"]
    carrier(person, option).hover()
    expect(ghosts(person)).to_have_count(1)
    assert in_hand(person, ghosts(person))
    expect(person.page.locator(".leaving")).to_have_count(1)
    expect(person.page.locator(".ghosts .note").first).to_contain_text("→")
    person.page.mouse.move(2, 2)
    expect(ghosts(person)).to_have_count(0)
    assert person.state["seq"] == seq, "nothing has happened"
    person.choose(option)


def test_the_words_stay_beside_a_long_log(people: People) -> None:
    """They take room from the log, which then scrolls to its end by itself."""
    person = people(viewport={"width": 1440, "height": 900})
    sit_where(person, lambda game: len(game.record()["choices"]) >= LONG, "ethnos", 3, 2)
    assert person.log.evaluate("(log) => log.scrollHeight > log.clientHeight")
    carrier(person, "draw").hover()
    words = person.page.locator(".ahead .then")
    expect(words).to_have_text("Then chance decides.")
    person.page.wait_for_timeout(HELD)
    expect(words).to_be_visible()


def test_over_the_table_the_words_stand_beside_the_question(people: People) -> None:
    """Rail and lectern are behind it, and the question has to stay in sight."""
    person = people(viewport={"width": 1440, "height": 900})
    sit_at_question(person, "ww-fight-rolled", "weirdwood", 2, 1)
    question = person.page.locator(".overlay .prompt")
    question.locator('[data-option^="ability:"]').hover()
    words = person.page.locator(".ahead")
    expect(words).to_have_count(1)
    expect(words).to_contain_text("Then you are asked")
    said, asked = words.bounding_box(), question.bounding_box()
    assert said
    assert asked
    assert said["y"] + said["height"] <= asked["y"]


def test_what_nobody_can_know_is_left_to_chance(people: People) -> None:
    person = people()
    from_row(person)
    carrier(person, "draw").hover()
    expect(person.page.locator(".ghosts .then")).to_have_text("Then chance decides.")
    expect(ghosts(person)).to_have_count(0)


def test_the_keyboard_shows_it_too(people: People) -> None:
    person = people()
    option = from_row(person)
    person.page.keyboard.press("Tab")
    carrier(person, option).locator("button.over").focus()
    expect(ghosts(person)).to_have_count(1)
    person.page.keyboard.press("Shift+Tab")
    person.page.keyboard.press("Escape")
    person.page.locator("body").evaluate("() => document.activeElement.blur()")
    expect(ghosts(person)).to_have_count(0)


def test_a_long_press_shows_it_and_chooses_nothing(people: People) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True)
    person.open(seats=3)
    person.asked()
    seq = person.state["seq"]
    button = person.page.locator(".prompt [data-option]").first
    box = button.bounding_box()
    assert box
    finger = person.page.context.new_cdp_session(person.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(person.page.locator(".ahead")).to_be_visible()
    person.page.wait_for_timeout(HELD)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.page.wait_for_timeout(HELD)
    assert person.state["seq"] == seq, "letting go is no click"


def test_a_card_of_the_hand_begins_the_band(people: People) -> None:
    """One click says both: a band is played, and this card begins it. The last word says what becomes of the rest."""
    person = people()
    person.open(seats=3)
    person.asked()
    while "band" not in person.options or len(person.hand()) < 2:
        person.choose("draw")
        person.asked()
    card = person.hand()[0]
    kind = next(piece["then"] for piece in person.pieces if piece["id"] == card)
    person.touch([piece for piece in person.pieces if piece["id"] == card])
    person.until(lambda: any(piece["id"].startswith("laid/") for piece in person.pieces), f"{kind} is laid")
    laid = next(piece["id"] for piece in person.pieces if piece["id"].startswith("laid/"))
    assert laid.startswith(f"laid/{kind.removeprefix('lay:')}.")
    if "done" in person.options:
        assert "this card" in person.label("done")
