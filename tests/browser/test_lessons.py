"""Lessons in the browser: each game's first one is played to its end by clicking on what is lit; then the player aid."""

import re
from fnmatch import fnmatchcase
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from deska.kernel.lessons import Do
from deska.table.lessons import lesson_of, lessons_of
from tests.browser.conftest import People
from tests.browser.people import DESKTOP, Person
from tests.browser.test_access import AXE, faults
from tests.browser.test_sizes import TOUCH

SIZES: Final[dict[str, dict[str, Any]]] = {"desktop": {"viewport": DESKTOP}, "phone": TOUCH}
LOCALES: Final = {"cs": "cs-CZ", "en": "en-GB"}
SHORT: Final = (
    ("ethnos", "desktop", "cs"),
    ("aeons_end", "phone", "en"),
    ("evenfall", "desktop", "en"),
    ("eldervale", "phone", "cs"),
    ("weirdwood", "desktop", "cs"),
)
LONG: Final = [(game, size, lang) for game, *_ in SHORT for size in SIZES for lang in LOCALES if (game, size, lang) not in SHORT]
CASES: Final = [*SHORT, *(pytest.param(*case, marks=pytest.mark.soak) for case in LONG)]
MOST_TRIES: Final = 60


def watched(person: Person) -> Person:
    """The same person, whose pages axe can look at."""
    person.page.add_init_script(path=AXE)
    return person


def learn(person: Person, game: str, name: str = "", step: int = 0) -> None:
    """Open a lesson without the lobby; without a name the first."""
    wish = {"game": game, "lesson": name or lessons_of(game)[0].name, "step": step, "name": "Anna"}
    answer = person.page.request.post("/api/tables/lesson", data=wish)
    assert answer.ok, answer.text()
    person.sit(answer.json()["table"]["id"])
    expect(bubble(person)).to_be_visible()


def bubble(person: Person) -> Any:
    return person.page.locator(".bubble")


def lesson(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.state["lesson"]
    return found


def forward(person: Person) -> Any:
    return bubble(person).locator("button.go")


def shown(person: Person, step: int) -> None:
    person.until(lambda: lesson(person)["step"] > step, f"the step after {step}")
    expect(bubble(person).locator(".says")).to_be_visible()


def take_step(person: Person, game: str) -> None:
    """Do what the bubble says, as somebody does who reads it."""
    now = lesson(person)
    step = now["step"]
    if now["kind"] in ("do", "solve"):
        assert not lit_is_hidden(person), (game, step)
        if now["kind"] == "solve":
            fold(person)
            turn_page(person)
        choose(person, wanted(person, game))
        return
    if now["kind"] == "ask":
        wrong = next(name for name in now["reply"])
        texts = {answer["name"]: answer["text"] for answer in now["answers"]}
        bubble(person).get_by_role("button", name=texts[wrong], exact=True).click()
        expect(bubble(person).get_by_role("alert")).to_have_text(now["reply"][wrong])
        right = next(name for name in texts if name not in now["reply"])
        bubble(person).get_by_role("button", name=texts[right], exact=True).click()
    else:
        forward(person).click()
    shown(person, step)


def choose(person: Person, option: str) -> None:
    """Choose on the thing itself or on its button; where nothing is marked, in the list of answers that a phone has."""
    listed = person.prompt.locator(f'.answers [data-option="{option}"]')
    button = person.prompt.locator(f'[data-option="{option}"]')
    if lesson(person)["kind"] == "solve" and listed.count() > 0:
        listed.first.click()
    elif person.carriers(option) or button.count() > 0:
        person.press(option)
    else:
        person.touch([piece for piece in person.pieces if piece.get("options") == [option]])


def wanted(person: Person, game: str) -> str:
    """An option that the step waits for; for a position to solve it is not sent, so it is looked up."""
    now = lesson(person)
    if now["wanted"]:
        return str(now["wanted"][0])
    step = lesson_of(game, now["id"]).steps[now["step"] - 1]
    assert isinstance(step, Do)
    return next(option for pattern in step.wanted for option in person.options if fnmatchcase(option, pattern))


def turn_page(person: Person) -> None:
    """On a phone, turn to the page of the table where something can be chosen."""
    offered = person.page.locator(".dots button.lamp:not(.on)")
    if offered.count() > 0:
        offered.first.click()


def fold(person: Person) -> None:
    """On a phone, fold the bubble once it is read: nothing is marked now, and the whole table is wanted."""
    button = person.page.locator(".bubble.phone .fold[aria-expanded=true]")
    if button.count() > 0:
        button.click()


def lit_is_hidden(person: Person) -> bool:
    """True if the bubble stands over the middle of something that it points at."""
    over = """() => {
        const bubble = document.querySelector('.bubble').getBoundingClientRect();
        return [...document.querySelectorAll('.veil .lit')].some((node) => {
            const box = node.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return x > bubble.x && x < bubble.right && y > bubble.y && y < bubble.bottom;
        });
    }"""
    return bool(person.page.evaluate(over))


@pytest.mark.parametrize(("game", "size", "lang"), CASES)
def test_the_first_lesson_is_played_by_clicking(people: People, game: str, size: str, lang: str) -> None:
    person = people(**SIZES[size], locale=LOCALES[lang])
    learn(person, game)
    for _ in range(MOST_TRIES):
        if lesson(person)["kind"] == "over":
            break
        seq, step = person.state["seq"], lesson(person)["step"]
        take_step(person, game)
        person.until(lambda seq=seq, step=step: person.state["seq"] > seq or lesson(person)["step"] > step, "something new")  # type: ignore[misc]
    assert lesson(person)["kind"] == "over"
    assert not person.refusals
    expect(bubble(person)).to_contain_text(re.compile("Next lesson|Další lekce"))
    person.page.goto("/")
    ring = person.page.get_by_role("button", name=re.compile("Learn|Nauč")).filter(has_text=re.compile("2"))
    expect(ring.first).to_be_visible()


HIDDEN: Final = """() => {
    const bubble = document.querySelector('.bubble').getBoundingClientRect();
    const share = (node) => {
        const box = node.getBoundingClientRect();
        const across = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
        const down = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
        return across > 0 && down > 0 ? (across * down) / (box.width * box.height) : 0;
    };
    const most = (names) => Math.max(0, ...[...document.querySelectorAll(names)].map(share));
    return { lit: most('.veil .lit'), question: most('.prompt') };
}"""
"""Finds how much a bubble covers of what it speaks of, and of the question."""
MOST_HIDDEN: Final = {"desktop": {"lit": 0.01, "question": 0.01}, "phone": {"lit": 0.25, "question": 0.2}}
"""A phone has little room beside what is lit."""
SEEN_CASES: Final = [
    pytest.param(game, size, marks=() if game == "aeons_end" else pytest.mark.soak) for game, *_ in SHORT for size in SIZES
]


@pytest.mark.parametrize(("game", "size"), SEEN_CASES)
def test_a_bubble_hides_neither_what_it_speaks_of_nor_the_question(people: People, game: str, size: str) -> None:
    person = people(**SIZES[size], reduced_motion="reduce")
    learn(person, game)
    while lesson(person)["kind"] in ("look", "do", "ask"):
        person.page.wait_for_timeout(500)  # pieces fly, and the bubble follows them
        covered = person.page.evaluate(HIDDEN)
        for part, most in MOST_HIDDEN[size].items():
            is_needed = (
                size == "desktop" or part == "lit" or lesson(person)["kind"] == "do"
            )  # there is none for the question where one only looks
            assert covered[part] <= most or not is_needed, (part, lesson(person)["step"])
        step = lesson(person)["step"]
        if lesson(person)["kind"] == "ask":
            take_step(person, game)
        else:
            forward(person).click()
            shown(person, step)


def test_on_a_phone_the_first_step_shows_what_it_speaks_of(people: People) -> None:
    anna = people(**TOUCH)
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Start here").click()
    expect(bubble(anna)).to_be_visible()
    kingdoms = anna.page.locator("[data-zone=kingdoms]")
    expect(kingdoms).to_be_in_viewport()
    expect(anna.page.locator(".veil .lit")).to_have_count(1)


def test_on_a_phone_a_folded_bubble_stays_folded_while_a_step_is_played(people: People) -> None:
    anna = people(**TOUCH)
    learn(anna, "ethnos", step=len(lesson_of("ethnos", "first").steps) - 1)
    expect(bubble(anna)).to_contain_text("4 more turns")
    anna.page.get_by_role("button", name="Fold the bubble").click()
    anna.choose("take:dwarf-purple")
    anna.until(lambda: "3 more turns" in lesson(anna)["hint"], "the next turn")
    expect(anna.page.get_by_role("button", name="Unfold the bubble")).to_be_visible()


def test_on_a_phone_answers_in_words_over_the_table_are_lit(people: People) -> None:
    """Pieces of a track are small there; their words below are what one reaches for."""
    anna = people(**TOUCH)
    lesson_steps = lesson_of("weirdwood", "first").steps
    learn(anna, "weirdwood", step=[step.name for step in lesson_steps].index("xp"))
    anna.page.locator('.overlay [data-option="spend:power"]').click()
    shown(anna, 10)


def test_a_wrong_choice_is_answered_and_the_keys_go_on_and_back(person: Person) -> None:
    page = person.page
    learn(person, "ethnos", step=2)
    page.keyboard.press("ArrowRight")
    shown(person, 3)
    focused = "document.activeElement.closest('[data-piece]')?.dataset.piece ?? ''"
    person.until(lambda: page.evaluate(focused).startswith("row/dwarf-green"), "the lit card has the focus")
    page.mouse.click(30, 780)
    expect(page.locator(".veil")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".veil")).to_have_count(0)
    person.press("draw")
    expect(bubble(person).get_by_role("alert")).to_contain_text("The deck gives an unknown card")
    assert person.state["seq"] == 0
    page.keyboard.press("ArrowLeft")
    person.until(lambda: lesson(person)["step"] == 3, "the step before")
    page.get_by_role("tab", name="Lesson").click()
    expect(page.get_by_role("heading", name="Learn Ethnos")).to_be_visible()
    page.get_by_role("button", name="Leave the lesson").click()
    expect(bubble(person)).to_have_count(0)
    person.until(lambda: "draw" in person.options, "a plain game goes on")


FOCUSED: Final = "document.activeElement?.closest('[data-piece], [data-option], .bubble button')?.outerHTML.slice(0, 400) ?? ''"


def test_every_step_gives_the_focus_to_what_it_waits_for(people: People) -> None:
    """A piece, a room of the manor, a button and a space of a track; of a question the first answer."""
    person = people()
    page = person.page
    steps = lesson_of("weirdwood", "first").steps
    learn(person, "weirdwood", step=[step.name for step in steps].index("play"))
    while lesson(person)["kind"] == "do":
        step, option = lesson(person)["step"], wanted(person, "weirdwood")
        own = [f'data-option="{option}"', *(f'data-piece="{piece["id"]}"' for piece in person.carriers(option))]
        person.until(lambda own=own: any(name in page.evaluate(FOCUSED) for name in own), f"the focus is on {option}")  # type: ignore[misc]
        forward(person).click()
        shown(person, step)
    page.keyboard.press("ArrowRight")
    person.until(lambda: lesson(person)["kind"] == "ask", "the question")
    person.until(lambda: "answer" in page.evaluate(FOCUSED), "the focus is on an answer")


def test_a_lesson_begins_at_home_and_goes_on_where_one_stopped(person: Person) -> None:
    page = person.page
    page.goto("/")
    start = page.get_by_role("button", name="Learn Ethnos")
    expect(start).to_contain_text("Start here")
    start.click()
    expect(bubble(person)).to_be_visible()
    forward(person).click()
    shown(person, 1)
    expect(bubble(person)).to_contain_text("step 2 of 15")
    page.goto("/")
    expect(start).to_contain_text("lesson 1 of 5")
    start.click()
    expect(bubble(person)).to_contain_text("step 2 of 15")


# --- the player aid


def test_the_player_aid_opens_from_everywhere_and_prints(person: Person) -> None:
    page = watched(person).page
    page.goto("/")
    expect(page.get_by_role("radio", name="Ethnos")).to_be_visible()
    page.keyboard.press("F1")
    aid = page.get_by_role("dialog", name="Player aid: Ethnos")
    expect(aid).to_contain_text("Gather the most glory")
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    person.open(game="ethnos")
    person.asked()
    expect(page.locator(".prompt").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("tab", name="Keys")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("?")
    expect(aid).to_contain_text("A turn in 7 lines")
    expect(aid.locator(".gauge")).to_have_text("Age 1 of 2")
    rule = aid.get_by_role("link", name="ET-040").first
    expect(rule).to_have_attribute("href", "/rules/ethnos/ET-040")
    page.emulate_media(media="print")
    expect(aid.get_by_role("heading", name="Recruit")).to_be_visible()
    expect(page.locator(".prompt").first).to_have_css("visibility", "hidden")
    page.emulate_media(media="screen")
    aid.get_by_role("searchbox").fill("dragon")
    expect(aid.get_by_text("The third one ends the Age at once.")).to_be_visible()
    expect(aid.locator("article").first).to_be_visible()
    aid.get_by_role("searchbox").fill("")
    aid.get_by_role("button", name="Pin").click()
    expect(aid).to_have_count(0)
    expect(page.get_by_role("complementary", name="Player aid: Ethnos")).to_contain_text("Goal")
    page.keyboard.press("F1")
    assert faults(person) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_lesson_has_no_fault_for_axe(people: People, size: str) -> None:
    person = watched(people(**SIZES[size]))
    learn(person, "ethnos", step=3)
    expect(person.page.locator(".veil")).to_be_visible()
    assert faults(person) == []
