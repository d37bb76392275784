"""Somebody at a browser: knows what the server has told the page, and plays by clicking on what the page shows."""

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Dialog, Locator, Page, WebSocket, expect

DESKTOP: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
PATIENCE: Final = 20.0
TICK: Final = 20
"""Milliseconds between two looks at what has been heard; the page itself is left in peace."""

Policy = Callable[["Person"], str]


class Person:
    """A page, what it complains about, and the newest frames of its socket."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.forgives = ""
        """Complaints that are to be expected: a pattern."""
        self.state: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.over: dict[str, Any] = {}
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.complain(str(error)))
        page.on("dialog", self.refuse)
        page.on("console", lambda message: self.complain(message.text) if message.type in ("error", "warning") else None)

    def complain(self, text: str) -> None:
        if not self.forgives or not re.search(self.forgives, text):
            self.complaints.append(text)

    def refuse(self, dialog: Dialog) -> None:
        """Nothing here opens a dialog of the browser; a script that was smuggled in would."""
        self.complain(f"a dialog: {dialog.message}")
        dialog.dismiss()

    # --- what is heard

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))

    def hear(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "state":
            self.state = frame
        elif frame["type"] == "over":
            self.over = frame
        elif frame["type"] in ("hello", "table"):
            self.info = frame["table"]

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait until it has happened."""
        end = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < end, f"in vain: {what}"
            self.page.wait_for_timeout(TICK)

    @property
    def scene(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state.get("scene") or {}
        return found

    @property
    def options(self) -> list[str]:
        """What this person may choose now; where there is nothing to choose, the table answers by itself."""
        prompt = self.scene.get("prompt")
        names = [option["name"] for option in prompt["options"]] if prompt and prompt["mine"] else []
        return names if len(names) > 1 else []

    @property
    def pieces(self) -> list[dict[str, Any]]:
        return [piece for zone in self.scene.get("zones", ()) for piece in zone.get("pieces", ())]

    def hand(self) -> list[str]:
        """The cards in hand."""
        return [piece["id"] for zone in self.scene.get("zones", ()) if zone["layout"] == "fan" for piece in zone.get("pieces", ())]

    # --- what is done

    def open(self, **wish: Any) -> str:
        """Open a table without the lobby, and sit down at it; its id."""
        usual = {"game": "ethnos", "seats": 2, "pace": "none", "seed": "1", "name": "Anna"}
        answer = self.page.request.post("/api/tables", data={**usual, **wish})
        assert answer.ok, answer.text()
        table = str(answer.json()["table"]["id"])
        self.sit(table)
        return table

    def sit(self, table: str) -> None:
        self.page.goto(f"/table/{table}")
        self.until(lambda: bool(self.state) or self.info.get("state") == "waiting", "the table is there")

    def asked(self) -> bool:
        """Wait for the own turn; False where the game is over instead."""
        self.until(lambda: bool(self.options or self.over), "my turn")
        return not self.over

    def choose(self, option: str) -> None:
        """Click whatever the page offers for the option, and wait for what the server says to it."""
        seq = self.state["seq"]
        self.press(option)
        self.answered(seq)

    def answered(self, seq: int) -> None:
        """Wait for a newer state."""
        self.until(lambda: int(self.state["seq"]) > seq, f"something new after step {seq}")

    def press(self, option: str) -> None:
        carriers = [piece for piece in self.pieces if option in piece.get("options", ())]
        if not carriers:
            self.button(option).click()
            return
        self.piece(carriers[0]["id"]).click()
        if len(carriers[0]["options"]) > 1:
            self.page.get_by_role("menuitem", name=self.label(option), exact=True).click()

    def label(self, option: str) -> str:
        return next(str(found["label"]) for found in self.scene["prompt"]["options"] if found["name"] == option)

    def button(self, option: str) -> Locator:
        """The button of an option; some are behind "More"."""
        found = self.prompt.get_by_role("button", name=self.label(option)).first
        more = self.prompt.get_by_role("button", name="More")
        expect(found.or_(more).first).to_be_visible()
        if not found.is_visible():
            more.click()
        return found

    def piece(self, name: str) -> Locator:
        """A piece that can be clicked: a thing, a cell of a track, or a place of a board."""
        cell, place = f'[data-piece="{name}"] > button.cell', f'g[data-piece="{name}"][role="button"]'
        return self.page.locator(f'[data-piece="{name}"].glow > .body, {cell}, {place}').first

    def play(self, policy: Policy) -> None:
        """To the end of the game."""
        while self.asked():
            self.choose(policy(self))

    # --- what is seen

    @property
    def prompt(self) -> Locator:
        """An overlay has one of its own, after that of the table."""
        return self.page.locator(".prompt.mine, .prompt[aria-live]").last

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")
