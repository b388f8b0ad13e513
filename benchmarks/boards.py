"""How long the page takes to redraw a board after a move, in Chromium.

    make page && python benchmarks/boards.py [game ...]

A game with the most players stands near its end, where most lies on the table. Moves are played
from elsewhere, and what the server tells the page about them is held back. Then the page gets one
message after the other, and each is timed until its frame is painted. Counted is the processor time
of the page's main thread (script, style, layout, painting), so that a busy machine does not blur it
much; an empty frame, which is measured as well, is taken off.
"""

import json
import os
import sys
from collections.abc import Iterator
from random import Random
from statistics import median

from playwright.sync_api import CDPSession, Page

import rathaus
from tests.browser.pictures import GAMES, Studio, moment_in, played, studio

MOVES = 40
MOST_MEDIAN, MOST = 16, 50  # milliseconds
PARTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
WHOLE = "TaskDuration"
# As most people have it, but nothing of what the computer does is held back.
SETTINGS = json.dumps({"lang": "en", "theme": "light", "tempo": "fast"})
# Stands between the socket and its handler: tables wait, and the page says nothing to the server.
HELD = """
window.held = {tables: [], isHeld: false, handler: () => {}};
const {set} = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(handler) {
    held.handler = handler;
    set.call(this, (event) => {
      if (!held.isHeld) handler(event);
      else if (event.data.startsWith('{"type":"table"')) held.tables.push(event.data);
    });
  },
});
const {send} = WebSocket.prototype;
WebSocket.prototype.send = function (data) { if (!held.isHeld) send.call(this, data); };
held.deliver = (data) => new Promise((done) => {
  if (data) held.handler({data});
  requestAnimationFrame(() => setTimeout(done));  // after the frame is painted
});
"""


def redraws(room: Studio, game: str) -> list[dict[str, float]]:
    """Milliseconds in all and by part, one redraw after the other."""
    match = played(game, max(rathaus.game(game).player_counts))
    table, secret = room.table(match, moment_in(match, 0.8))
    with room.page("wide", "en", "light") as page:
        page.add_init_script(f"localStorage.setItem('rathaus.settings', {SETTINGS!r});{HELD}")
        page.goto(f"/table/{table}#seat={secret}")
        page.wait_for_selector(".drawn *")
        page.wait_for_load_state("networkidle")
        page.evaluate("held.isHeld = true")
        _play(room, table, secret)
        clock = Clock(page)
        empty = [clock.time("held.deliver()") for _ in range(9)]
        idle = {part: median(each[part] for each in empty) for part in empty[0]}
        full = [clock.time("held.deliver(held.tables.shift())") for _ in _waiting(page)]
        return [{part: each[part] - idle[part] for part in each} for each in full]


def _play(room: Studio, table: str, secret: str) -> None:
    rng = Random(1)
    with room.server.join(table, secret) as browser:
        for _ in range(MOVES):
            question = browser.until_asked()
            if question is None:
                break
            browser.decide(question, rng.choice(question["moves"])["move"])


def _waiting(page: Page) -> Iterator[None]:
    while page.evaluate("held.tables.length"):
        yield


class Clock:
    """The processor time that the main thread of a page has used."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tools: CDPSession = page.context.new_cdp_session(page)
        self.tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def time(self, script: str) -> dict[str, float]:
        before = self._read()
        self.page.evaluate(script)
        after = self._read()
        return {part: 1000 * (after[part] - before[part]) for part in before}

    def _read(self) -> dict[str, float]:
        metrics = self.tools.send("Performance.getMetrics")["metrics"]
        found = {each["name"]: each["value"] for each in metrics}
        return {"all": found[WHOLE]} | {part: found[name] for part, name in PARTS.items()}


def main() -> int:
    slow = 0
    with studio() as room:
        head = " ".join(f"{name:>7}" for name in ("median", "worst", *PARTS))
        print(f"{'game':12} redraws {head}   ms; parts: medians")
        for game in sys.argv[1:] or GAMES:
            times = redraws(room, game)
            middle = {part: median(each[part] for each in times) for part in times[0]}
            worst = max(each["all"] for each in times)
            row = (middle["all"], worst, *(middle[part] for part in PARTS))
            print(f"{game:12} {len(times):7} {' '.join(f'{ms:7.1f}' for ms in row)}")
            slow += middle["all"] > MOST_MEDIAN or worst > MOST
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    return slow


if __name__ == "__main__":
    sys.exit(main())
