"""The connection breaks: nothing is lost, nothing happens twice."""

import re
from pathlib import Path

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import People, start_server
from tests.browser.games import import_game, played
from tests.browser.people import Person
from tests.browser.test_table import two_at_a_table


def test_a_server_that_was_killed_comes_back(people: People, tmp_path: Path) -> None:
    server = start_server(tmp_path)
    person = people(server.port)
    person.forgives = "^WebSocket connection"
    person.open()
    person.asked()
    cards, seq = person.hand(), person.state["seq"]
    person.page.get_by_role("tab", name="Rules").click()
    expect(person.page.locator("article").first).to_be_visible()
    person.page.get_by_role("tab", name="Log").click()
    person.page.wait_for_load_state("networkidle")  # all that a page loads is there
    server.kill()
    expect(person.page.get_by_text("The connection is lost.")).to_be_visible()
    person.press("draw")  # into the void: it is sent as soon as there is somebody to hear it
    server = start_server(tmp_path, "--port", str(server.port))
    try:
        person.until(lambda: person.state["seq"] > seq and bool(person.options), "the game goes on")
        expect(person.page.get_by_text("The connection is lost.")).to_have_count(0)
        assert len(person.hand()) == len(cards) + 1
        expect(person.log.get_by_text("Anna draws")).to_have_count(2)  # the set-up has dealt her one
    finally:
        server.stop()


class Line:
    """A connection that can be cut."""

    def __init__(self, person: Person) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        person.page.route_web_socket(re.compile("/socket"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        if self.cut:
            page.close(code=1001)
            return
        page.connect_to_server()
        self.open.append(page)

    def break_off(self) -> None:
        self.cut = True
        for page in self.open:
            page.close(code=1001)


def test_what_happened_meanwhile_is_told(people: People) -> None:
    anna, ben = two_at_a_table(people)
    anna.until(lambda: bool(anna.options or ben.options), "somebody's turn")
    active, absent = (anna, ben) if anna.options else (ben, anna)
    line = Line(absent)
    absent.page.reload()
    expect(absent.prompt).to_contain_text("Waiting for")
    line.break_off()
    expect(absent.page.get_by_text("The connection is lost.")).to_be_visible()
    active.choose("draw")
    expect(absent.log.get_by_text("draws a card")).to_have_count(1)  # that of the set-up
    line.cut = False
    expect(absent.log.get_by_text("draws a card from the deck.")).to_have_count(2)
    expect(absent.prompt).to_contain_text("Recruit an ally")
    expect(absent.page.get_by_text("The connection is lost.")).to_have_count(0)


def test_the_language_changes_on_the_same_line(person: Person) -> None:
    line = Line(person)
    person.open()
    person.asked()
    person.page.get_by_role("button", name="Language").click()
    expect(person.prompt).to_contain_text("Najmi spojence")
    assert len(line.open) == 1
    line.break_off()
    expect(person.page.get_by_text("Spojení se přerušilo.")).to_be_visible()
    line.cut = False
    expect(person.page.get_by_text("Spojení se přerušilo.")).to_have_count(0)
    person.choose("draw")
    expect(person.log.get_by_text("Anna dobírá")).to_have_count(2)  # the set-up has dealt her one


class Delay:
    """Requests of the page under a path stay on their way until they are let go."""

    def __init__(self, person: Person, path: str) -> None:
        self.person = person
        self.held: list[Route] = []
        person.page.route(re.compile(path), self.hold)

    def hold(self, route: Route) -> None:
        self.held.append(route)

    def asked(self) -> None:
        self.person.until(lambda: bool(self.held), "the page asks")

    def let_go(self) -> None:
        for route in self.held:
            with self.person.page.expect_response(route.request.url):
                route.continue_()
        self.person.page.wait_for_timeout(500)


def test_what_comes_after_the_lobby_was_left(person: Person) -> None:
    pictures = Delay(person, "/assets/ethnos-")
    person.page.goto("/")
    pictures.asked()
    person.page.get_by_role("link", name="Credits").click()
    pictures.let_go()
    expect(person.page).to_have_url(re.compile("/credits$"))


def go(person: Person, path: str) -> None:
    """Go to another page as a link would, without loading again."""
    person.page.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }", path)


def test_what_comes_after_a_table_was_left(person: Person) -> None:
    table = person.open()
    person.page.goto("/credits")
    pictures = Delay(person, "/assets/ethnos-")
    go(person, f"/table/{table}")
    pictures.asked()
    go(person, "/credits")
    pictures.let_go()
    expect(person.page).to_have_title("Deska")


def test_what_comes_after_a_replay_was_left(person: Person) -> None:
    table = import_game(person, played())
    person.page.goto("/credits")
    moment = Delay(person, r"/replay\?step")
    go(person, f"/replay/{table}/2")
    moment.asked()
    go(person, "/credits")
    moment.let_go()
    expect(person.page).to_have_title("Deska")


def test_a_table_that_is_not_there_says_so_at_once(person: Person) -> None:
    person.page.goto("/table/nowhere")
    expect(person.page.get_by_role("alert")).to_contain_text("There is no such table, or it is private")
    expect(person.page.get_by_role("link", name="Back to the lobby")).to_be_visible()


def test_a_private_table_is_no_table_to_others(people: People) -> None:
    anna, eva = people(), people()
    eva.page.goto(f"/table/{anna.open()}")
    expect(eva.page.get_by_role("alert")).to_contain_text("There is no such table, or it is private")


def test_whoever_is_not_there_is_named(people: People) -> None:
    anna, ben = two_at_a_table(people)
    ben.page.goto("/credits")
    expect(anna.page.locator('[data-zone="seat:1"]')).to_contain_text("away")
    anna.until(lambda: bool(anna.options) or "Ben" in anna.prompt.inner_text(), "somebody's turn")
    if anna.options:
        anna.choose("draw")
    expect(anna.prompt).to_contain_text("Not here now: Ben")


def test_what_was_said_is_said_once_after_a_restart(people: People, tmp_path: Path) -> None:
    server = start_server(tmp_path)
    person = people(server.port)
    person.forgives = "^WebSocket connection"
    person.open()
    person.asked()
    person.page.get_by_role("tab", name="Chat").click()
    chat = person.page.locator(".chat")
    person.page.locator("form input").last.fill("Good luck")
    person.page.keyboard.press("Enter")
    expect(chat.get_by_text("Good luck")).to_have_count(1)
    person.page.wait_for_load_state("networkidle")
    server.kill()
    expect(person.page.get_by_text("The connection is lost.")).to_be_visible()
    server = start_server(tmp_path, "--port", str(server.port))
    try:
        expect(person.page.get_by_text("The connection is lost.")).to_have_count(0)
        person.page.locator("form input").last.fill("Once more")
        person.page.keyboard.press("Enter")
        expect(chat.get_by_text("Once more")).to_have_count(1)
        expect(chat.get_by_text("Good luck")).to_have_count(1)
    finally:
        server.stop()
