"""Two people and two bots play Ethnos, from the lobby on."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import Person

ENOUGH = 8
"""The number of cards in hand before a band is played."""
WHOLE = 1000
"""More choices than a game has."""
SHORT = "47"
"""A deal in which the dragons come early."""


def sensible(person: Person) -> str:
    """Gather cards, play them as one band, and take whatever comes."""
    options = person.options
    if "band" in options and len(person.hand()) >= ENOUGH:
        return "band"
    if "draw" in options:
        return "draw"
    return next((option for option in options if option not in ("done", "pass", "no")), options[0])


@pytest.mark.parametrize("choices", [12, pytest.param(WHOLE, marks=pytest.mark.soak)])
def test_two_people_and_two_bots_play(people: People, choices: int) -> None:
    """Every time only the first choices: `test_whole_games` clicks through a whole game."""
    anna, ben = people(), people()

    # Anna opens a table for friends, from the lobby.
    anna.page.goto("/")
    anna.page.get_by_role("radio", name="Ethnos").click()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("radio", name="With friends").click()
    anna.page.get_by_role("button", name="change").click()
    options = anna.page.get_by_role("dialog", name="Options")
    options.get_by_label("How fast bots move").select_option("none")
    options.get_by_label("Deal").fill(SHORT)
    options.get_by_role("button", name="Close").click()
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_text("3 free chairs")).to_be_visible()

    # She sends the link; Ben follows it, and the secret leaves his address.
    link = anna.page.get_by_role("region", name="Send this link").locator("p").inner_text()
    assert "#" in link
    ben.page.goto(link)
    expect(ben.page).to_have_url(re.compile(r"/table/\w+$"))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").first.click()
    expect(anna.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()

    # Bots fill the rest, and they play.
    anna.page.get_by_role("button", name="Fill with bots and begin").click()
    made = dict.fromkeys((anna, ben), 0)
    while not anna.over and min(made.values()) < choices:
        for person in made:
            person.until(lambda: bool(anna.options or ben.options or anna.over), "somebody's turn")
            while person.options and not person.over:
                person.choose(sensible(person))
                made[person] += 1
    if choices < WHOLE:
        return

    result = anna.over["outcome"]
    assert len(result["scores"]) == 4
    for person in (anna, ben):
        expect(person.page.get_by_text("Final result")).to_be_visible()
        ranking = person.page.locator(".ranking strong")
        expect(ranking).to_have_text([str(score) for score in sorted(result["scores"], reverse=True)])
