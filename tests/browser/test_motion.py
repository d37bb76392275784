"""Motion never blocks input: a card in flight can be chosen where it is seen."""

import pytest

from tests.browser.conftest import People
from tests.browser.people import Person

SLOWLY = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    return animate.call(this, frames, { ...timing, duration: timing.duration * 100 });
};"""
"""A flight of 25 seconds, so that no card arrives by chance."""
FLYING = """(id) => document.querySelector(`[data-piece="${id}"]`)?.getAnimations().some((motion) => motion.playState === 'running')"""
PRESSED = 120
"""Milliseconds between pressing and letting go."""


def play_and_take_back(person: Person) -> str:
    """A crystal leaves the hand and is on its way back to it. Returns the option that chooses it."""
    person.open(game="aeons_end", seed="7")
    person.asked()
    option = next(option for option in person.options if option.startswith("play:crystal"))
    person.choose(option)
    person.page.mouse.click(1, 1)  # jumps to the present
    seq = person.state["seq"]
    person.page.keyboard.press("Control+z")
    person.answered(seq)
    return option


def own_hand(person: Person) -> int:
    return sum(piece["id"].startswith("hand:0/") for piece in person.pieces)


@pytest.mark.parametrize("late", [0, 400])
def test_a_click_on_a_flying_card_chooses_it(people: People, late: int) -> None:
    person = people(reduced_motion="no-preference")
    person.page.add_init_script(SLOWLY)
    option = play_and_take_back(person)
    carriers = [piece["id"] for piece in person.pieces if option in piece.get("options", ())]
    flying: list[str] = []

    def has_taken_off() -> bool:
        flying.extend(piece for piece in carriers if person.page.evaluate(FLYING, piece))
        return bool(flying)

    person.until(has_taken_off, "a card is in the air")  # a flight begins with the next frame
    piece = flying[0]
    person.page.wait_for_timeout(late)
    seen = person.page.locator(f'[data-piece="{piece}"] > .body').bounding_box()
    assert seen
    seq, cards = person.state["seq"], own_hand(person)
    person.page.mouse.move(seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2)
    person.page.mouse.down()
    person.page.wait_for_timeout(PRESSED)
    person.page.mouse.up()
    person.answered(seq)
    assert own_hand(person) == cards - 1
