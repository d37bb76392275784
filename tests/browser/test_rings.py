"""A table of rings: Weirdwood Manor is walked through, and experience is spent over the table."""

from playwright.sync_api import expect

from tests.browser.people import Person


def standing(person: Person) -> str:
    """The room in which Anna's figure stands."""
    return next(str(piece["on"]) for piece in person.pieces if piece["id"] == "figure/0")


def first(person: Person, verb: str) -> str:
    return next(option for option in person.options if option.startswith(verb))


def test_a_warden_walks_through_the_manor(person: Person) -> None:
    """Shadow Steps into the first slot, then a move to an empty room of the outer ring; the corridor of hours has turned."""
    person.open(game="weirdwood", seats=1, variant={"monster": "chaos-ogre", "characters": ["celia"]})
    person.asked()
    person.choose("play:shadow-steps-celia")
    person.choose(first(person, "slot:afternoon"))
    expect(person.page.get_by_role("banner")).to_contain_text("Day 1, afternoon, part 1")
    person.choose(first(person, "act:"))
    start = standing(person)
    rooms = {piece["id"]: piece for piece in person.pieces if piece["id"].startswith("room/o")}
    taken = {piece.get("on") for piece in person.pieces}
    goal = next(room for room, piece in rooms.items() if room not in taken and piece.get("options"))
    person.choose(rooms[goal]["options"][0])
    assert start != standing(person) == goal
    expect(person.page.locator('[data-piece="figure/0"]').first).to_be_visible()


def test_rooms_can_be_read_as_a_list(person: Person) -> None:
    person.open(game="weirdwood", seats=1, variant={"monster": "therus"})
    person.asked()
    person.page.get_by_role("button", name="As a list").click()
    listed = person.page.get_by_role("listitem").filter(has_text="Throne Room")
    expect(listed.first).to_be_visible()
