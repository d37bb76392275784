"""A person at a browser, who knows what the server has told the page, and plays by clicking on what the page shows."""

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Dialog, Locator, Page, ViewportSize, WebSocket, expect

from tests.web.server import merged

DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PATIENCE: Final = 60.0
TICK: Final = 20
"""Milliseconds between two looks at the received frames; the page itself is left in peace."""

HAND_OVER: Final = re.compile("^(I am|Jsem|Play as|Hrát za:) ")
MARKS: Final = re.compile(r"\[[a-z][a-z0-9-]*(?: ([^\]]*))?\]|\*\*|[\u2068\u2069]")
"""Finds the words that the page draws instead of writing them: `[gem 2]` is a sign with a figure."""
SPOT: Final = """async (wanted) => {
    const SHARES = [0.5, 0.3, 0.7, 0.18, 0.82, 0.07, 0.93];
    const isFree = (node, standing, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (node.contains(hit) || standing.includes(hit.closest('[data-piece]')?.dataset.piece));
    };
    const spotOf = (node, standing) => {
        const box = node.getBoundingClientRect();
        for (const edge of [6, 0]) for (const down of SHARES) for (const across of SHARES) {
            const [x, y] = [box.x + box.width * across, box.y + box.height * down];
            if ([-edge, 0, edge].every((by) => isFree(node, standing, x, y + by))) return [x, y];
        }
        return null;
    };
    const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflow)
        && (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth);
    const reveal = (node) => {
        let around = node.parentElement;
        while (around && !scrolls(around)) around = around.parentElement;
        const [inner, outer] = [node, around ?? node].map((each) => each.getBoundingClientRect());
        around?.scrollBy(inner.x + inner.width / 2 - outer.x - outer.width / 2, inner.y + inner.height / 2 - outer.y - outer.height / 2);
    };
    const find = () => {
        for (const { id, standing } of wanted) {
            const own = `[data-piece="${CSS.escape(id)}"]`;
            for (const node of document.querySelectorAll(`${own}.glow > .body, ${own} > button.cell, g${own}[role="button"]`)) {
                const spot = spotOf(node, standing) ?? (reveal(node), spotOf(node, standing));
                if (spot) return { id, x: spot[0], y: spot[1] };
            }
        }
        return null;
    };
    const before = find();
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const after = find();
    return after && JSON.stringify(before) === JSON.stringify(after) ? after : null;
}"""
"""Finds a point at which the first of some pieces can be clicked, once the page stands still. Only pieces that stand on it may cover the
point, and it is not at the very edge, since the pointer lifts what it rests on. The page is scrolled if a person could scroll it."""

COVERED: Final = """([over, below]) => {
    const top = document.querySelector(over).getBoundingClientRect();
    const isCovered = (node) => {
        const box = node.getBoundingClientRect();
        const across = Math.min(box.right, top.right) - Math.max(box.left, top.left);
        return across > 0 && Math.min(box.bottom, top.bottom) > Math.max(box.top, top.top);
    };
    return [...document.querySelectorAll(below)].filter(isCovered).map((node) => node.textContent);
}"""

UNPAINTED: Final = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.opacity = 0 })"
"""Lets the browser do all but paint, which would take a third of its time: nobody looks. Everything has its place and can be hit."""

Policy = Callable[["Person"], str]


def paint(page: Page) -> None:
    """Paint the page from now on, for those who look at it."""
    page.evaluate("() => { document.documentElement.style.opacity = '' }")


class Person:
    """A page, what it complains about, and the newest frames of its socket."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.forgives = ""
        """A pattern for complaints that are to be expected."""
        self.state: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.over: dict[str, Any] = {}
        self.refusals: list[str] = []
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.complain(str(error)))
        page.on("dialog", self.refuse)
        page.on("console", lambda message: self.complain(message.text) if message.type in ("error", "warning") else None)

    def complain(self, text: str) -> None:
        if not self.forgives or not re.search(self.forgives, text):
            self.complaints.append(text)

    def refuse(self, dialog: Dialog) -> None:
        """Nothing here opens a dialog of the browser, but a script that was smuggled in would."""
        self.complain(f"a dialog: {dialog.message}")
        dialog.dismiss()

    # --- what is heard

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))

    def hear(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "state":
            if "change" in frame:
                frame["scene"] = merged(self.scene, frame["change"])
            self.state = frame
        elif frame["type"] == "over":
            self.over = frame
        elif frame["type"] == "refused":
            self.refusals.append(frame["text"])
        elif frame["type"] in ("hello", "table"):
            self.info = frame["table"]

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait until the condition holds."""
        end = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < end, f"in vain: {what}"
            self.page.wait_for_timeout(TICK)

    @property
    def scene(self) -> dict[str, Any]:
        scene: dict[str, Any] = self.state.get("scene") or {}
        return scene

    @property
    def options(self) -> list[str]:
        """The options of this person now; the table may answer for somebody who can only pass."""
        prompt = self.scene.get("prompt")
        names = [option["name"] for option in prompt["options"]] if prompt and prompt["mine"] else []
        return names if names != ["pass"] else []

    @property
    def pieces(self) -> list[dict[str, Any]]:
        return [piece for zone in self.scene.get("zones", ()) for piece in zone.get("pieces", ())]

    def hand(self) -> list[str]:
        """The cards in hand."""
        return [piece["id"] for zone in self.scene.get("zones", ()) if zone["layout"] == "fan" for piece in zone.get("pieces", ())]

    # --- what is done

    def open(self, **wish: Any) -> str:
        """Open a table without the lobby, sit down at it, and return its id."""
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
        """Wait for this person's turn; False if the game ends instead."""
        self.until(lambda: bool(self.options or self.over), "my turn")
        return not self.over

    def choose(self, option: str) -> None:
        """Click whatever the page offers for the option, and wait for the server's answer."""
        seq = self.state["seq"]
        self.press(option)
        self.answered(seq)

    def answered(self, seq: int) -> None:
        """Wait for a newer state."""
        self.until(lambda: int(self.state["seq"]) > seq, f"something new after step {seq}")

    def press(self, option: str) -> None:
        """Click what the page offers; a pick counts once it is confirmed."""
        is_pick = option in self.scene["prompt"].get("picks", ())  # the click may bring the next question at once
        self.point_out(option)
        if is_pick:
            self.click(self.page.locator("[data-confirm]").last)

    def point_out(self, option: str) -> None:
        written = self.page.locator(f'.overlay [data-option="{option}"]').first
        carriers = self.carriers(option)
        if carriers and written.is_visible():  # pieces below an overlay are out of reach, so it has their options in words
            self.click(written)
            return
        if not carriers:
            self.click(self.button(option))
            return
        if self.is_dial(carriers[0]["id"]):
            self.turn_dial(carriers, option)
            return
        self.open_sheet(carriers)
        first = self.touch(carriers)
        if len(first["options"]) == 1:
            return
        item = self.page.get_by_role("menuitem").filter(has_text=self.reads(option)).first
        others = [piece for piece in carriers if piece["id"] != first["id"]]
        if others and not item.is_visible():
            self.touch(others)
        else:
            self.click(item)

    def is_dial(self, piece: str) -> bool:
        return any(zone["layout"] == "dial" and any(each["id"] == piece for each in zone["pieces"]) for zone in self.scene["zones"])

    def turn_dial(self, carriers: list[dict[str, Any]], option: str) -> None:
        """Turn the dial, then set what it shows; on a phone it is a list."""
        button = self.page.locator(f'[data-option="{option}"]').first
        if not button.is_visible():
            self.touch(carriers)
        self.click(button)

    def carriers(self, option: str) -> list[dict[str, Any]]:
        """The pieces that carry an option; first those that carry nothing else. A piece that goes on by itself makes two choices."""
        carriers = [piece for piece in self.pieces if option in piece.get("options", ()) and not piece.get("then")]
        return sorted(carriers, key=lambda piece: len(piece["options"]))

    def open_sheet(self, pieces: list[dict[str, Any]]) -> None:
        """If all of the pieces lie with other players, open the first one's belongings; the page shows where something is."""
        ids = {piece["id"] for piece in pieces}
        areas = [zone["area"] for zone in self.scene["zones"] if any(piece["id"] in ids for piece in zone.get("pieces", ()))]
        if all(area.startswith("seat:") for area in areas):
            self.page.locator(f'.seat.glow[data-zone="{areas[0]}"]').get_by_role("button").click()

    def touch(self, pieces: list[dict[str, Any]]) -> dict[str, Any]:
        """Click the first of the pieces that can be clicked."""
        wanted = [{"id": piece["id"], "standing": self.standing_on(piece["id"])} for piece in pieces]
        spot: dict[str, Any] = {}

        def found() -> bool:
            spot.update(self.page.evaluate(SPOT, wanted) or {})
            if not spot:
                self.page.mouse.move(0, 0)  # the pointer lifts what it rests on above what lies beside
            return bool(spot)

        self.until(found, f"one of these can be clicked: {[piece['id'] for piece in pieces]}")
        self.click_at(spot["x"], spot["y"])
        return next(piece for piece in pieces if piece["id"] == spot["id"])

    def click(self, button: Locator) -> None:
        button.click()

    def click_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def standing_on(self, name: str) -> list[str]:
        """The pieces that stand there and carry nothing themselves: a click goes through them."""
        on = [piece["id"] for piece in self.pieces if piece.get("on") == name and not piece.get("options")]
        return on + [other for piece in on for other in self.standing_on(piece)]

    def label(self, option: str) -> str:
        return next(str(listed["label"]) for listed in self.scene["prompt"]["options"] if listed["name"] == option)

    def reads(self, option: str) -> re.Pattern[str]:
        """The text on the button or menu item of an option."""
        words = MARKS.sub(lambda mark: mark[1] or "", self.label(option)).split()
        space = r"\s*"
        return re.compile(f"^{space}{space.join(map(re.escape, words))}{space}$")

    def button(self, option: str) -> Locator:
        """The button of an option; some are behind "More"."""
        words = self.page.locator("span").filter(has_text=self.reads(option))
        button = self.prompt.locator("button.btn").filter(has=words).first
        more = self.prompt.locator(".more > button")
        expect(button.or_(more).first).to_be_visible()
        if not button.is_visible():
            more.click()
        return button

    def hand_over(self) -> None:
        """Go on as the person at this device who is asked next."""
        shown = self.scene["seat"]
        self.page.get_by_role("button", name=HAND_OVER).last.click()
        self.until(lambda: bool(self.scene["seat"] != shown), "the next seat")

    def piece(self, name: str) -> Locator:
        """A piece that can be clicked: a thing, a cell of a track, or a place of a board."""
        cell, place = f'[data-piece="{name}"] > button.cell', f'g[data-piece="{name}"][role="button"]'
        return self.page.locator(f'[data-piece="{name}"].glow > .body, {cell}, {place}').first

    def play(self, policy: Policy) -> None:
        """Play to the end of the game."""
        while self.asked():
            self.choose(policy(self))

    # --- what is seen

    def covered(self, over: str, below: str) -> list[str]:
        """The texts of things that lie, at least in part, below something else."""
        found: list[str] = self.page.evaluate(COVERED, [over, below])
        return found

    @property
    def prompt(self) -> Locator:
        """The prompt; an overlay has one of its own, after that of the table."""
        return self.page.locator(".prompt.mine, .prompt[aria-live]").last

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")
