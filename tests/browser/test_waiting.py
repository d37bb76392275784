"""Before the game: chairs, names, and the link for friends."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import DESKTOP
from tests.browser.test_sizes import fits

CHAIRS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def test_chairs_are_filled_and_named(people: People) -> None:
    anna, ben = people(), people()
    page = anna.page
    anna.open(seats=3, chairs=CHAIRS)
    fits(page)
    link = page.get_by_role("region", name="Send this link")
    expect(link).to_contain_text(anna.info["link"])
    code = link.get_by_role("img", name="code for cameras")
    expect(code).to_be_visible()
    assert code.evaluate("(code) => code.naturalWidth") > 0
    page.get_by_label("Your name").fill("Hana")
    page.get_by_label("Your name").press("Enter")
    ben.page.goto(anna.info["link"])
    expect(ben.page.get_by_text("Hana")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Hana")
    ben.forgives = "409"
    ben.page.get_by_role("button", name="Sit down").first.click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Hana")  # two of one name would be one too many
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_text("Ben")).to_be_visible()
    ben.page.get_by_role("button", name="Get up").click()
    expect(page.get_by_role("button", name="Put a bot here")).to_have_count(2)
    page.get_by_role("button", name="Put a bot here").first.click()
    bot = page.get_by_label("Name of the bot")
    bot.fill("Robot")
    bot.press("Enter")
    page.get_by_label("How well the bot plays").select_option(index=0)
    page.get_by_role("button", name="Fill with bots and begin").click()
    anna.until(lambda: bool(anna.state), "the game begins")
    assert [chair["name"] for chair in anna.info["chairs"]] == ["Hana", "Robot", "Ada"]


def test_the_lobby_and_the_table_call_bots_the_same(people: People) -> None:
    person = people()
    person.page.goto("/")
    person.page.get_by_role("radio", name="With friends").click()
    person.page.get_by_role("radio", name="Me and 3 bots").click()
    names = person.page.locator(".chairs .who b").all_inner_texts()[:3]
    anna = people()
    anna.open(seats=4, chairs=[{"kind": "me"}, *[{"kind": "open"}] * 3])
    anna.page.get_by_role("button", name="Fill with bots and begin").click()
    anna.until(lambda: bool(anna.state), "the game begins")
    assert [chair["name"] for chair in anna.info["chairs"][1:]] == names


def test_a_public_table_is_found_by_its_code(people: People) -> None:
    anna, ben = people(), people(viewport=DESKTOP)
    table = anna.open(public=True)
    ben.page.goto("/")
    ben.page.get_by_label("Have a link or a code?").fill(table)
    ben.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(ben.page.get_by_text("You are watching.")).to_be_visible()
    ben.page.goto(f"/join/{table}")
    expect(ben.page.get_by_text("You are watching.")).to_be_visible()
