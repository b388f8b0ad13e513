"""Pictures of the page: `make pictures` takes them all, into `build/pictures`.

A game between `easy` bots is played once per game, always the same; a table goes on from a moment
of it, so that the pictures change only when the page does.

    python -m tests.browser.pictures --games neom --moments late --sizes phone --themes dark
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

import rathaus
from rathaus import bots
from rathaus.core.match import Match
from rathaus.core.options import parse_value
from rathaus.core.steps import CHANCE
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.tables import NAMES
from tests.server.servers import CALL, Server

GAMES = ("neom", "hamburg", "bruges", "city_tycoon")
SIZES = {
    "desktop": (1280, 720),
    "wide": (1920, 1080),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "lying": (844, 390),
}
MOMENTS = {"early": 0.2, "middle": 0.5, "late": 0.85, "scoring": 1.0}
THEMES = ("light", "dark")
Options = tuple[tuple[str, str], ...]  # names and values as they are written
OUT = Path("build/pictures")
SETTLED = 700  # milliseconds; everything has arrived where it goes


@cache
def played(game: str, players: int, options: Options = ()) -> Match:
    """A whole game between bots."""
    rules = rathaus.game(game)
    declared = {option.name: option for option in rules.options}
    chosen = {name: parse_value(declared[name], value) for name, value in options}
    match = Match(rules, players, seed="pictures", options=chosen)
    bot = bots.create("easy", rules)
    while not match.is_over:
        seat = match.state.turn()[0]
        rng = match.bot_generator(seat)
        match.play(seat, bot.choose(bots.Chair(match.state, seat), rng))
    return match


def moment_in(match: Match, share: float, kind: str = "") -> int:
    """The number of the first decision of seat 0 after that share of the game; with `kind`, of
    the first one that is made with such a move.
    """
    decisions = match.decisions
    start = int(share * len(decisions))
    for number in [*range(start, len(decisions)), *range(start, -1, -1)]:
        each = decisions[number] if number < len(decisions) else None
        if each and each.seat == 0 and each.move.startswith(kind):
            return number
    raise SystemExit(f"seat 0 never decides {kind!r} in this game")


class Studio:
    """A server and a browser to take pictures with."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser

    @contextmanager
    def page(self, size: str, lang: str, theme: str) -> Iterator[Page]:
        width, height = SIZES[size]
        settings = json.dumps({"lang": lang, "theme": theme, "lessMotion": True})
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            base_url=self.server.url,
            has_touch=size in ("phone", "lying", "tablet"),
            device_scale_factor=2 if size in ("phone", "lying") else 1,
        )
        context.add_init_script(f"localStorage.setItem('rathaus.settings', {settings!r})")
        yield context.new_page()
        context.close()

    def table(self, match: Match, number: int) -> tuple[str, str]:
        """A table that goes on from a decision; seat 0 is a person's. Its name and secret."""
        table = self._from(match, number)
        with self.server.join(table) as browser:
            secret = browser.sit(0, "Ann")
            for seat in range(1, match.state.players):
                browser.sit_bot(seat, "easy")
        return table, secret

    def finished(self, match: Match) -> tuple[str, str]:
        """A table at its end: the last decision is made again."""
        table = self._from(match, _last(match))
        with self.server.join(table) as browser:
            secrets = [browser.sit(seat, NAMES[seat]) for seat in range(match.state.players)]
            while question := browser.until_asked():
                browser.decide(question, question["moves"][0]["move"])
        return table, secrets[0]

    def _from(self, match: Match, number: int) -> str:
        record = match.record(with_seed=True).dumps()
        answer = httpx.post(f"{self.server.url}/api/records", content=record, **CALL)
        assert answer.status_code == 201, answer.text
        path = f"/api/replays/{answer.json()['id']}/{number}"
        answer = self.server.post(path, {})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table


def _last(match: Match) -> int:
    numbers = [n for n, each in enumerate(match.decisions) if each.seat != CHANCE]
    return numbers[-1]


@contextmanager
def studio() -> Iterator[Studio]:
    with (
        TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield Studio(server, browser)
        browser.close()


def take(studio: Studio, wanted: argparse.Namespace) -> list[Path]:
    """All the pictures that are wanted."""
    seats: dict[tuple[str, str], tuple[str, str]] = {}
    options = tuple(each.split("=", 1) for each in wanted.option)
    jobs = list(product(wanted.games, wanted.moments, wanted.sizes, wanted.langs, wanted.themes))
    done = []
    for game, moment, size, lang, theme in track(jobs, "Pictures", disable=len(jobs) < 2):
        if (game, moment) not in seats:
            match = played(game, wanted.players, tuple((k, v) for k, v in options))
            share = MOMENTS[moment]
            seats[game, moment] = (
                studio.finished(match)
                if moment == "scoring"
                else studio.table(match, moment_in(match, share, wanted.kind))
            )
        table, secret = seats[game, moment]
        path = wanted.out / f"{game}-{moment}-{size}-{lang}-{theme}.png"
        with studio.page(size, lang, theme) as page:
            page.goto(f"/table/{table}#seat={secret}")
            page.wait_for_selector("h1")
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(SETTLED)
            for selector in wanted.click:
                page.locator(selector).first.click()
                page.wait_for_timeout(SETTLED)
            for selector in wanted.hover:
                page.locator(selector).first.hover()
                page.wait_for_timeout(SETTLED)
            page.screenshot(path=path)
        done.append(path)
    return done


def lobby(studio: Studio, wanted: argparse.Namespace) -> list[Path]:
    done = []
    for size, lang, theme in product(wanted.sizes, wanted.langs, wanted.themes):
        path = wanted.out / f"lobby-{size}-{lang}-{theme}.png"
        with studio.page(size, lang, theme) as page:
            page.goto("/")
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=path)
        done.append(path)
    return done


def arguments(given: Iterable[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Take pictures of the page.")
    every: dict[str, Any] = {"nargs": "*"}
    parser.add_argument("--games", default=list(GAMES), choices=[*GAMES, "lobby"], **every)
    parser.add_argument("--moments", default=["early", "late", "scoring"], choices=MOMENTS, **every)
    parser.add_argument("--sizes", default=["desktop", "phone"], choices=SIZES, **every)
    parser.add_argument("--langs", default=["en", "de", "nl"], choices=["en", "de", "nl"], **every)
    parser.add_argument("--themes", default=list(THEMES), choices=THEMES, **every)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--option", action="append", default=[], help="of the game: mayors=yes")
    parser.add_argument("--kind", default="", help="the decision is one such as draw:")
    parser.add_argument("--click", action="append", default=[], help="a selector; again for more")
    parser.add_argument("--hover", action="append", default=[], help="a selector; after the clicks")
    parser.add_argument("--out", type=Path, default=OUT)
    return parser.parse_args(list(given))


def main() -> None:
    wanted = arguments(sys.argv[1:])
    wanted.out.mkdir(parents=True, exist_ok=True)
    with studio() as room:
        shows_lobby = wanted.games == list(GAMES) or "lobby" in wanted.games
        wanted.games = [each for each in wanted.games if each != "lobby"]
        done = take(room, wanted) + (lobby(room, wanted) if shows_lobby else [])
    print(f"{len(done)} pictures in {wanted.out}")  # noqa: T201 -- a command


if __name__ == "__main__":
    main()
