"""How long the page takes to redraw a board after a move, in Chromium.

    make page && python benchmarks/boards.py [game ...]

A game with the most players stands near its end, where most lies on the table. Then moves are
played from elsewhere, and each new table that arrives is timed in the page: from its message until
everything is drawn anew and laid out (script, style and layout; painting is the browser's own).
"""

import sys
from random import Random
from statistics import median

import rathaus
from tests.browser.pictures import GAMES, Studio, moment_in, played, studio

MOVES = 40
MOST_MEDIAN, MOST = 16, 50  # milliseconds
# Wraps the handler of the socket: the handler itself, what it sets in motion, and the layout.
TIMED = """
window.redraws = [];
const usual = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  ...usual,
  set(handler) {
    usual.set.call(this, async (event) => {
      const start = performance.now();
      handler(event);
      for (let turn = 0; turn < 8; turn += 1) await null;
      document.body.offsetHeight;
      if (event.data.startsWith('{"type":"table"')) redraws.push(performance.now() - start);
    });
  },
});
"""


def redraws(room: Studio, game: str) -> list[float]:
    """Milliseconds, one after the other; the first table draws everything and does not count."""
    match = played(game, max(rathaus.game(game).player_counts))
    table, secret = room.table(match, moment_in(match, 0.8))
    with room.page("wide", "en", "light") as page:
        page.add_init_script(TIMED)
        page.goto(f"/table/{table}#seat={secret}")
        page.wait_for_selector(".drawn *")
        page.wait_for_timeout(1000)
        page.evaluate("redraws.length = 0")
        rng = Random(1)
        with room.server.join(table, secret) as browser:
            for _ in range(MOVES):
                question = browser.until_asked()
                if question is None:
                    break
                browser.decide(question, rng.choice(question["moves"])["move"])
        page.wait_for_timeout(500)
        times: list[float] = page.evaluate("redraws")
    return times


def main() -> int:
    slow = 0
    with studio() as room:
        print(f"{'game':12} {'redraws':>8} {'median ms':>10} {'worst ms':>9}")
        for game in sys.argv[1:] or GAMES:
            times = redraws(room, game)
            print(f"{game:12} {len(times):8} {median(times):10.1f} {max(times):9.1f}")
            slow += median(times) > MOST_MEDIAN or max(times) > MOST
    return slow


if __name__ == "__main__":
    sys.exit(main())
