"""Nothing has to be taken on trust: the deal can be checked, an error in the rules reported, and reactions declined openly."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import People, start_server
from tests.browser.people import Person


def play_out(page: Page, table: str) -> None:
    """Let a program play my chair to the end."""
    token = page.request.post(f"/api/tables/{table}/token", data={"seat": 0}).json()["token"]
    program = {"Authorization": f"Bearer {token}"}
    view = page.request.get("/api/bot?wait=20", headers=program).json()
    while view["state"] == "playing":
        if view["decision"]:
            answer = {"seq": view["seq"], "option": view["decision"]["options"][0]}
            page.request.post("/api/bot", headers=program, data=answer)
        view = page.request.get("/api/bot?wait=20", headers=program).json()


def test_the_deal_is_checked_on_the_last_page(person: Person) -> None:
    page = person.page
    table = person.open(chairs=[{"kind": "me"}, {"kind": "bot", "level": "random"}], pace="none", seed="")
    person.asked()
    promised = page.request.get(f"/api/tables/{table}").json()["commitment"]
    assert page.evaluate("JSON.parse(localStorage.getItem('deska.deals'))") == [[table, promised]]
    page.goto("/")  # nobody has to watch it
    play_out(page, table)
    for promise, said in (
        (promised, "The deal is the one that was promised at the beginning."),
        ("ab" * 32, "The deal is not the one that was promised"),
    ):
        page.evaluate("(kept) => localStorage.setItem('deska.deals', JSON.stringify([kept]))", [table, promise])
        page.goto("/")
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="Check the deal").click()
        expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()


def test_an_error_in_the_rules_is_saved_and_told_where_to_send(people: People, tmp_path: Path) -> None:
    server = start_server(tmp_path, DESKA_REPORTS="mailto:rules@deska.example")
    try:
        person = people(server.port)
        page = person.page
        table = person.open()
        person.asked()
        page.get_by_role("button", name="Settings").click()
        page.get_by_text("Report a rule error").click()
        page.get_by_label("What is wrong").fill("Elves keep one card too many.")
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the report").click()
        assert re.fullmatch(rf"ethnos-{table}-\d+\.json", download.value.suggested_filename)
        file = json.loads(Path(download.value.path()).read_text())
        assert file["report"]["text"] == "Elves keep one card too many."
        assert (file["seat"], "record" in file) == (0, False)
        expect(page.get_by_role("link", name="rules@deska.example")).to_have_attribute("href", "mailto:rules@deska.example")
    finally:
        server.stop()


def test_who_wants_no_reactions_says_so_to_all(people: People) -> None:
    eva, jan = people(), people()
    table = eva.open(game="eldervale", chairs=[{"kind": "me", "name": "Eva"}, {"kind": "open"}], public=True)
    jan.page.goto(f"/table/{table}")
    jan.page.get_by_role("button", name="Sit down").first.click()
    eva.page.get_by_role("button", name="Begin").click()
    for person in (eva, jan):
        person.until(lambda person=person: bool(person.state), "the game")  # type: ignore[misc]
    eva.page.get_by_role("button", name="Settings").click()
    eva.page.get_by_label("Reactions").select_option("always")
    expect(jan.page.locator(".seat.seat-0")).to_contain_text("no reactions")
