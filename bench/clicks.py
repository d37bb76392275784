"""A person who plays by real clicks, for `bench/browser.py`, and how long each click took until its new scene was painted."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.people import Person

LOOKS = 350
"""Milliseconds that somebody points at a thing before pressing; its preview is asked for, made and shown meanwhile."""
PRESSES = 60
"""Milliseconds between pressing and letting go."""
RESTS = 400
"""Milliseconds after an answer: what moves arrives."""
AGAIN = 8.0
"""Seconds after which somebody presses once more; that is said."""
TRIES = 3
CALM = 250
"""A page is still if nothing has come and been drawn for so many milliseconds."""

HOOKS = """
window.took = []; window.heardAt = 0;
(() => {
  let clicked = 0;
  let open = null;
  addEventListener('click', (event) => (clicked = event.timeStamp), true);
  const painted = () => {
    window.took.push({ ...open, painted: performance.now() });
    open = null;
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      window.socket = this;
      this.addEventListener('message', ({ data }) => {
        window.heardAt = performance.now();
        const seq = Number(/^{"type":"state","seq":(\\d+)/.exec(data)?.[1] ?? -1); // to parse all of it would take time
        if (open && !open.came && seq > open.seq) [open.came, open.answer] = [window.heardAt, seq];
      });
    }
    send(text) {
      const message = JSON.parse(text);
      if (message.type === 'choose')
        open = { option: message.option, seq: message.seq, clicked, sent: performance.now(), came: 0, answer: 0, drawn: 0 };
      super.send(text);
    }
  };
  const watched = new MutationObserver(() => {
    const seq = Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1);
    if (!open?.came || open.drawn || seq < open.answer) return;
    open.drawn = performance.now();
    // The first thing after this frame: timers of the page, and messages, would come later.
    requestAnimationFrame(() => scheduler.postTask(painted, { priority: 'user-blocking' }));
  });
  watched.observe(document, { subtree: true, attributeFilter: ['data-seq'] });
})();
"""
"""Notes, for each choice that goes out, when its click was let go, when it was sent, when the first newer state came, when that was in
the document, and when the frame with it was painted."""


STILL = """([seq, calm]) =>
  Number(document.querySelector('[data-seq]')?.dataset.seq) === seq && performance.now() - window.heardAt > calm"""


@dataclass(frozen=True)
class Click:
    """Where the time of one click went, in milliseconds."""

    option: str
    whole: float
    """From letting go of the button to the painted frame."""
    sending: float
    """Until the choice was sent."""
    server: float
    """Until the answer had come."""
    drawing: float
    """Until its scene was in the document."""
    painting: float

    @classmethod
    def of(cls, noted: dict[str, Any]) -> Click:
        clicked, sent, came, drawn, painted = (float(noted[name]) for name in ("clicked", "sent", "came", "drawn", "painted"))
        return cls(str(noted["option"]), painted - clicked, sent - clicked, came - sent, drawn - came, painted - drawn)


class Clicker(Person):
    """Points at a thing, looks, presses and lets go, as people do."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.forgives = "."  # what pages complain about is a matter of tests

    def click(self, button: Locator) -> None:
        button.hover()
        self.page.wait_for_timeout(LOOKS)
        button.click(delay=PRESSES)

    def click_at(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.wait_for_timeout(LOOKS)
        self.page.mouse.down()
        self.page.wait_for_timeout(PRESSES)
        self.page.mouse.up()

    def choose(self, option: str) -> None:
        seq = self.state["seq"]
        for _ in range(TRIES):
            self.press(option)
            end = time.monotonic() + AGAIN
            while self.state["seq"] == seq and time.monotonic() < end:
                self.page.wait_for_timeout(PRESSES)
            if self.state["seq"] != seq:
                return
            print(f"pressed in vain: {option} of {self.scene['game']}", flush=True)
            self.page.mouse.move(0, 0)
        raise AssertionError(f"nothing follows {option}")

    def sees_question(self) -> bool:
        """True if the newest question is on the page, which stands still. What covers it is put away."""
        shown: bool = self.page.evaluate(STILL, [self.state["seq"], CALM])
        if self.page.locator('.stage[role="dialog"]').is_visible():
            self.page.keyboard.press("Escape")
            return False
        return shown

    def clicks(self, count: int) -> Iterator[Click]:
        """Choose so often, a different option each time, and say how long each took; ends with the game."""
        for number in range(count):
            while self.asked():
                self.until(lambda: bool(self.over) or self.sees_question(), "the question is seen")
                if self.options:
                    break
            if self.over:
                return
            self.choose(self.options[number % len(self.options)])
            self.page.wait_for_timeout(RESTS)
            yield from (Click.of(noted) for noted in self.page.evaluate("window.took.splice(0)"))

    def send(self, count: int) -> None:
        """Choose so often by the socket: looking for something to click would be work of the page too."""
        for number in range(count):
            if not self.asked():
                return
            seq = self.state["seq"]
            choice = {"type": "choose", "seq": seq, "option": self.options[number % len(self.options)]}
            self.page.evaluate("(text) => window.socket.send(text)", json.dumps(choice))
            self.answered(seq)
            self.page.wait_for_timeout(PRESSES)


def slow(times: Sequence[float]) -> float:
    """The time that only a twentieth exceeds."""
    return sorted(times)[int(len(times) * 0.95)] if times else 0.0


def parts(clicks: Sequence[Click]) -> str:
    """Where the time of some clicks goes: the median and the slowest twentieth of each part."""
    names = ("whole", "sending", "server", "drawing", "painting")
    return ", ".join(f"{name} {slow_and_usual([getattr(click, name) for click in clicks])}" for name in names)


def slow_and_usual(times: Sequence[float]) -> str:
    return f"{sorted(times)[len(times) // 2]:.0f}/{slow(times):.0f}" if times else "-"


def told(clicks: Sequence[Click]) -> str:
    """Every click in a line of its own, as JSON."""
    return "\n".join(json.dumps(vars(click)) for click in clicks)
