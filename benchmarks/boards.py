"""What it costs the page to redraw a board after a move, in Chromium.

    make page && python benchmarks/boards.py [game ...]

A game with the most players stands near its end, where most lies on the table. Moves are played
from elsewhere, and what the server tells the page about them is held back. Then the page gets one
message after the other, each in a task of its own, and Chromium's trace tells what its main thread
does until the frame is handed over: the processor time of each part (`tdur`), so that whoever else
wants the processor is not counted. After each redraw comes a frame without a message, which shows
what the running animations and the measuring itself cost; it is printed and not taken off.
What the compositor and the raster threads do meanwhile is printed beside it: without a graphics
card the same processors draw all pixels, which a screen with one does elsewhere.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Iterable
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Page

import rathaus
from tests.browser.pictures import GAMES, Studio, moment_in, played, studio

MOVES = 40
MOST_MEDIAN, MOST = 16, 50  # milliseconds
# As most people have it, but nothing of what the computer does is held back.
SETTINGS = json.dumps({"lang": "en", "theme": "light", "tempo": "fast"})
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
PARTS = {  # the events of the trace; whatever else happens on the main thread is `other`
    "script": {
        "FunctionCall",
        "RunMicrotasks",
        "TimerFire",
        "FireAnimationFrame",
        "EvaluateScript",
    },
    "collect": {"MinorGC", "MajorGC", "BlinkGC.AtomicPhase"},
    "style": {"UpdateLayoutTree"},
    "layout": {"Layout"},
    "prepaint": {"PrePaint"},
    "paint": {"Paint", "PaintImage"},
    "layers": {"Layerize", "UpdateLayer", "Commit"},
}
PART_OF = {event: part for part, events in PARTS.items() for event in events}
COLUMNS = (*PARTS, "other")
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
const task = (act) => new Promise((done) => setTimeout(() => done(act())));
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
held.step = async (name, data) => {
  await task(() => {
    performance.mark(name);
    if (data) held.handler({data});
  });
  await frame();
  await task(() => performance.mark(`${name} done`));
};
held.deliver = async () => {
  await frame();
  for (const [number, data] of held.tables.entries()) {
    await held.step(`redraw ${number}`, data);
    await held.step(`empty ${number}`);
  }
  return held.tables.length;
};
"""

Event = dict[str, Any]
Times = Counter[str]  # milliseconds by part


def trace(room: Studio, game: str) -> list[Event]:
    """All that Chromium did while the page got one table after the other."""
    match = played(game, max(rathaus.game(game).player_counts))
    table, secret = room.table(match, moment_in(match, 0.8))
    with room.page("wide", "en", "light") as page:
        page.add_init_script(f"localStorage.setItem('rathaus.settings', {SETTINGS!r});{HELD}")
        page.goto(f"/table/{table}#seat={secret}")
        page.wait_for_selector(".drawn *")
        page.wait_for_load_state("networkidle")
        page.evaluate("held.isHeld = true")
        _play(room, table, secret)
        return _traced(room, page)


def _play(room: Studio, table: str, secret: str) -> None:
    rng = Random(1)
    with room.server.join(table, secret) as browser:
        for _ in range(MOVES):
            question = browser.until_asked()
            if question is None:
                break
            browser.decide(question, rng.choice(question["moves"])["move"])


def _traced(room: Studio, page: Page) -> list[Event]:
    room.browser.start_tracing(page=page, categories=TRACED)
    page.evaluate("held.deliver()")
    events: list[Event] = json.loads(room.browser.stop_tracing())["traceEvents"]
    return events


class Story:
    """A trace, taken apart: what each stretch between two marks cost."""

    def __init__(self, events: list[Event]) -> None:
        marks = {each["name"]: each for each in events if "user_timing" in each.get("cat", "")}
        self.marks = {name: mark["ts"] for name, mark in marks.items()}
        page = marks["redraw 0"]
        timed = [each for each in events if each["ph"] == "X" and "tdur" in each]
        is_main = [(each["pid"], each["tid"]) == (page["pid"], page["tid"]) for each in timed]
        main = [each for each, is_it in zip(timed, is_main, strict=True) if is_it]
        self.own = list(_own_times(main))
        self.elsewhere = [
            each
            for each, is_it in zip(timed, is_main, strict=True)
            if not is_it and each["name"] == "RunTask"
        ]

    def costs(self, kind: str) -> list[Times]:
        count = sum(1 for name in self.marks if name.startswith(f"{kind} ")) // 2
        return [self._between(f"{kind} {number}") for number in range(count)]

    def _between(self, name: str) -> Times:
        start, end = self.marks[name], self.marks[f"{name} done"]
        times: Times = Counter()
        for event, part, own in self.own:
            if start <= event["ts"] + event["dur"] and event["ts"] < end:
                times[part] += own
                times["all"] += own
        for event in self.elsewhere:
            if start <= event["ts"] < end:
                times["elsewhere"] += event["tdur"] / 1000
        return times


def _own_times(events: list[Event]) -> Iterable[tuple[Event, str, float]]:
    """Each event with its part and its time without the events inside."""
    inside: Counter[int] = Counter()
    stack: list[Event] = []
    for event in sorted(events, key=lambda each: (each["ts"], -each["dur"])):
        while stack and stack[-1]["ts"] + stack[-1]["dur"] <= event["ts"]:
            stack.pop()
        if stack:
            inside[id(stack[-1])] += event["tdur"]
        stack.append(event)
    for event in events:
        own = (event["tdur"] - inside[id(event)]) / 1000
        yield event, PART_OF.get(event["name"], "other"), own


def row(name: str, times: list[Times]) -> str:
    middle = [median(each[part] for each in times) for part in ("all", *COLUMNS, "elsewhere")]
    worst = max(each["all"] for each in times)
    cells = " ".join(f"{ms:8.1f}" for ms in (middle[0], worst, *middle[1:]))
    return f"{name:12} {len(times):4} {cells}"


def main() -> int:
    slow = 0
    with studio() as room:
        head = " ".join(f"{name:>8}" for name in ("median", "worst", *COLUMNS, "elsewhere"))
        print(f"{'game':12} {'':4} {head}   ms; parts: medians")
        for game in sys.argv[1:] or GAMES:
            story = Story(trace(room, game))
            full = story.costs("redraw")
            print(row(game, full))
            print(row("  no message", story.costs("empty")))
            slow += median(each["all"] for each in full) > MOST_MEDIAN
            slow += max(each["all"] for each in full) > MOST
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    return slow


if __name__ == "__main__":
    sys.exit(main())
