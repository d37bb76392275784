"""The menu of a table: links and codes for other devices, addresses for notices, tokens for programs."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People, start_server
from tests.browser.people import Person


def open_menu(person: Person) -> None:
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_text("For programs").click()


def test_a_program_plays_with_a_token(person: Person) -> None:
    page = person.page
    table = person.open()
    person.asked()
    open_menu(person)
    expect(page.get_by_label("Web address")).to_have_count(0)  # this server sends no notices
    page.get_by_role("button", name="Token for a program").click()
    token = page.get_by_role("dialog").locator("code").filter(has_not_text="Bearer").inner_text()
    program = {"Authorization": f"Bearer {token}"}
    view = page.request.get("/api/bot", headers=program).json()
    assert (view["table"], view["seat"]) == (table, 0)
    answer = page.request.post("/api/bot", headers=program, data={"seq": view["seq"], "option": "draw"})
    assert answer.ok, answer.text()
    person.answered(view["seq"])
    page.reload()
    open_menu(person)
    expect(page.get_by_text(token)).to_have_count(0)  # shown once
    expect(page.get_by_role("link", name="/api/docs")).to_be_visible()


def test_an_address_for_notices_is_kept_where_the_server_sends_them(people: People, tmp_path: Path) -> None:
    server = start_server(tmp_path, DESKA_WEBHOOKS="true")
    try:
        person = people(server.port)
        person.forgives = "422"
        person.open()
        open_menu(person)
        address = person.page.get_by_label("Web address")
        address.fill("http://127.0.0.1/inside")
        person.page.get_by_role("button", name="Keep").click()
        expect(person.page.get_by_role("alert")).to_be_visible()
        address.fill("https://8.8.8.8/hook")
        person.page.get_by_role("button", name="Keep").click()
        expect(person.page.get_by_role("button", name="Kept")).to_be_visible()
        person.page.reload()
        open_menu(person)
        expect(person.page.get_by_label("Web address")).to_have_value("https://8.8.8.8/hook")
    finally:
        server.stop()


def test_a_link_takes_my_chair_to_another_device(people: People) -> None:
    here, there = people(), people()
    table = here.open()
    here.asked()
    here.page.get_by_role("button", name="Settings").click()
    here.page.get_by_role("button", name="Link for my other device").click()
    card = here.page.get_by_role("region", name="Link for my other device")
    assert card.get_by_role("img").evaluate("(code) => code.complete && code.naturalWidth > 0")
    there.page.goto(card.locator("p").inner_text())
    there.until(lambda: there.scene.get("seat") == 0, "my chair")
    assert there.page.url.endswith(f"/table/{table}")
    there.choose("draw")
    here.until(lambda: here.state["seq"] == there.state["seq"], "the same game")


def test_a_game_is_given_up_at_the_table(person: Person) -> None:
    page = person.page
    person.open()
    person.asked()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Give up, get up or delete").click()
    page.get_by_role("button", name="Give up", exact=True).click()
    expect(page.get_by_role("heading", name="What will you play today?")).to_be_visible()
    finished = page.locator("section", has=page.get_by_role("heading", name="My finished games"))
    expect(finished).to_contain_text("given up")
