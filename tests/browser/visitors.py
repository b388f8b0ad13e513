"""Somebody in front of a browser of their own: what they see, and what they do there."""

import json
import re
import time
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.server.servers import Server

PATIENCE = 30_000  # milliseconds; the machine may be busy
GLANCE = 15  # milliseconds between two looks at the pages
DESKTOP = (1280, 720)
PHONE = (390, 844)
KEYS = "123456789abdefghijkmpqrstvwxyz"  # the page's keys for moves, in their order
HAND = re.compile("^(Your hand|Hand of .*)$")
# The server has answered: another question, or the wish to be sure.
ANSWERED = """move => {
  const button = document.querySelector(`[data-move="${move}"]`);
  return !button || button.getAttribute("aria-disabled") === "false";
}"""
OFFERED = """() => document.querySelector("dialog table") ? null :
    [...document.querySelectorAll("[data-move][aria-disabled=false]")].map(e => e.dataset.move)"""
FOCUSED = "() => document.activeElement?.dataset.move ?? ''"
STANDING = f"""() => [({OFFERED})(), ({FOCUSED})(),
    Boolean(document.querySelector("input[type=search]"))]"""
ASKED = ".playing:not([data-step=''])"
CLOSED_MOVES = ".playing:not([data-pane=moves]) > nav > button:first-child"
# The policy's violations are told to the console, but not in every browser.
TELL_VIOLATIONS = """addEventListener("securitypolicyviolation", event =>
    console.error("forbidden by the policy: " + event.violatedDirective))"""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser context: storage, languages and windows of its own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        touch: bool = False,
    ) -> None:
        self.server = server
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            permissions=["clipboard-read", "clipboard-write"],
            base_url=server.url,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TELL_VIOLATIONS)
        self.context.on("console", self._listen)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.complaints: list[str] = []
        self.tolerated = ""  # a pattern of complaints that belong to the test
        self.received: list[str] = []  # over the WebSocket
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._overhear)

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def unexpected_complaints(self) -> list[str]:
        if not self.tolerated:
            return self.complaints
        return [each for each in self.complaints if not re.search(self.tolerated, each)]

    # -- coming and sitting down --------------------------------------------------------------

    def open(self, table: str, secret: str = "") -> None:
        """The table's address, or the secret link of a seat."""
        self.page.goto(f"/table/{table}" + (f"#seat={secret}" if secret else ""))
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def row(self, seat: int) -> Locator:
        """A seat of a table that waits for players."""
        return self.page.locator("main ol > li").nth(seat)

    def sit(self, seat: int, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        chair = self.row(seat).get_by_role("button", name="Sit here")
        chair.click()
        expect(chair).to_have_count(0)  # the field for a name moves once somebody sits

    def place_bot(self, seat: int, level: str = "random") -> None:
        self.page.get_by_label("Level of the computer").select_option(level)
        self.row(seat).get_by_role("button", name="Computer").click()

    # -- what the page shows ------------------------------------------------------------------

    @property
    def shown(self) -> dict[str, Any]:
        """The last table the server sent here."""
        tables = (json.loads(text) for text in reversed(self.received) if '"table"' in text[:40])
        return next(tables)

    @property
    def questions(self) -> list[dict[str, Any]]:
        """What the page knows to be asked: by the table, and after first moves of an answer."""
        found = []
        for message in map(json.loads, reversed(self.received)):
            if message.get("question"):
                found.append(message["question"])
            if message["type"] == "table":
                break
        return found

    @property
    def moves(self) -> Locator:
        return self.page.locator("[data-move]")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=HAND)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def scoring(self) -> Locator:
        return self.page.get_by_role("dialog").get_by_role("table")

    def offered(self) -> list[str] | None:
        """The moves that can be played now; None: the final scoring is shown."""
        offered: list[str] | None = self.page.evaluate(OFFERED)
        return offered

    def until_asked(self) -> list[str]:
        """Wait for a question; its moves, in the list of them."""
        expect(self.page.locator(ASKED)).to_be_attached()
        if (pane := self.page.locator(CLOSED_MOVES)).is_visible():  # a phone shows the board first
            pane.click()
        expect(self.page.locator("[data-move][aria-disabled=false]").first).to_be_attached()
        return self.offered() or []

    # -- deciding -----------------------------------------------------------------------------

    def button(self, move: str) -> Locator:
        return self.page.locator(f'[data-move="{move}"]')

    def decide(self, move: str, rng: Random | None = None) -> None:
        """With the mouse."""
        self.button(move).click()
        if self.is_asked_again(move):
            self.button(move).click()

    def is_asked_again(self, move: str) -> bool:
        """Does the page want to be sure, since the move cannot be taken back?"""
        self.page.wait_for_function(ANSWERED, arg=move)
        return self.page.locator(f'.unsure[data-move="{move}"]').count() > 0


class Typist(Visitor):
    """Somebody who has no mouse."""

    def tab_to(self, wanted: Locator, most: int = 80) -> None:
        for _ in range(most):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{most} times Tab do not lead to {wanted}")

    def press(self, wanted: Locator) -> None:
        self.tab_to(wanted)
        self.page.keyboard.press("Enter")

    def choose(self, label: str) -> None:
        """One of the radio buttons that the focus is on."""
        wanted = self.page.get_by_role("radio", name=label, exact=True)
        group = self.page.get_by_role("group").filter(has=wanted).get_by_role("radio")
        self.tab_to(group.and_(self.page.locator(":checked")))
        for _ in range(group.count()):
            if wanted.is_checked():
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows do not lead to {label}")

    def sit(self, seat: int, name: str) -> None:
        self.tab_to(self.page.get_by_label("Your name"))
        self.page.keyboard.type(name)
        self.press(self.row(seat).get_by_role("button", name="Sit here"))

    def place_bot(self, seat: int, level: str = "random") -> None:
        levels = self.page.get_by_label("Level of the computer")
        expect(
            levels.locator(f"option[value={level}]")
        ).to_be_attached()  # they come a little later
        self.tab_to(levels)
        self.page.keyboard.type(level)
        expect(levels).to_have_value(level)
        self.press(self.row(seat).get_by_role("button", name="Computer"))

    def decide(self, move: str, rng: Random | None = None) -> None:
        """By a key, by arrows, by Tab or by the filter, as chance will have it."""
        offered, focused, has_filter = self.page.evaluate(STANDING)
        ways = [self._by_key, self._by_arrows, self._by_tab]
        way = self._by_filter if has_filter else (rng or Random(move)).choice(ways)
        way(move, offered, focused)
        assert self._focused() == move, f"{way.__name__}: {move} of {offered}, from {focused!r}"
        self.page.keyboard.press("Enter")
        if self.is_asked_again(move):
            assert self._focused() == move
            self.page.keyboard.press("Enter")

    def _focused(self) -> str:
        focused: str = self.page.evaluate(FOCUSED)
        return focused

    def _by_key(self, move: str, offered: list[str], focused: str) -> None:
        if focused != move:  # a key selects; once more, it plays
            self.page.keyboard.press(KEYS[offered.index(move)])

    def _by_arrows(self, move: str, offered: list[str], focused: str) -> None:
        self.page.keyboard.press("Home")
        for _ in range(offered.index(move)):
            self.page.keyboard.press("ArrowDown")

    def _by_tab(self, move: str, offered: list[str], focused: str) -> None:
        if not focused:
            self.page.keyboard.press("Home")
        before = offered.index(focused) if focused else 0
        steps = offered.index(move) - before
        for _ in range(abs(steps)):
            self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")

    def _by_filter(self, move: str, offered: list[str], focused: str) -> None:
        self.page.keyboard.press("/")
        expect(self.page.get_by_role("searchbox")).to_be_focused()
        self.page.keyboard.insert_text(text_of(self, move))
        for _ in offered:
            self.page.keyboard.press("ArrowDown")
            if self._focused() == move:
                return


def text_of(visitor: Visitor, move: str) -> str:
    """What a move is called, as the server says it."""
    moves = [each for question in visitor.questions for each in question["moves"]]
    return next(str(each["text"]) for each in moves if each["move"] == move)


def play(*people: Visitor, rng: Random, most: int = 10_000) -> int:
    """Decide at random, whoever is asked, until all see the final scoring; how often."""
    count = 0
    waits_until = time.monotonic() + PATIENCE / 1000
    while count < most:
        offers = [each.offered() for each in people]
        if all(offer is None for offer in offers):
            break
        if not any(offers):
            people[0].page.wait_for_timeout(GLANCE)
        for person, offer in zip(people, offers, strict=True):
            if offer and count < most:
                person.decide(rng.choice(offer), rng)
                count += 1
                waits_until = time.monotonic() + PATIENCE / 1000
        assert time.monotonic() < waits_until, "nobody is asked and the game is not over"
    return count
