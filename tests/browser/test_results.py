"""The page of one's own finished games: results, score sheets, statistics, files to keep."""

import csv
import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.tables import Prepared, finished, prepare, written
from tests.browser.test_accessibility import findings
from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]


def exported(page: Page, name: str) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name=name).click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def solo(server: Server, game: str) -> Prepared:
    return prepare(server, game, people=1, bots=0, decisions=10_000)


def test_finished_games_with_their_sheets_statistics_and_files(
    server: Server, visit: Visit
) -> None:
    ann = visit()
    ann.page.goto("/results")
    expect(ann.page.get_by_role("main")).to_contain_text("No finished game yet.")
    tables = [finished(server, "neom"), solo(server, "neom"), solo(server, "hamburg")]
    for table in tables:
        ann.open(table.id, table.secrets[0])
        expect(ann.scoring).to_be_visible()
    ann.page.goto("/")
    ann.page.get_by_role("link", name="Your results").click()
    expect(ann.page.locator("details")).to_have_count(3)
    cards = ann.page.get_by_role("article")
    expect(cards).to_have_count(3)

    shown = tables[0].truth(0)["result"]
    game = ann.page.locator("details").filter(has_text="against")
    expect(game).to_contain_text(f"{shown['scores'][0]} points")
    expect(game).to_contain_text(f"{shown['ranks'][0]}/3")
    game.locator("summary").click()
    expect(game.get_by_role("table")).to_contain_text("Neighborhoods")
    for score in shown["scores"]:
        expect(game.get_by_role("row", name="Total")).to_contain_text(written(score))

    assert findings(ann) == []
    alone = cards.filter(has_text="NEOM").filter(has_text="1 player")
    expect(alone.get_by_role("table", name="Ratings").get_by_role("row")).to_have_count(6)
    expect(alone).to_contain_text("Trainee")
    games = ann.page.locator("details").filter(has_text="NEOM")
    lone = games.filter(has_not_text="against")
    lone.locator("summary").click()
    ladder = lone.get_by_role("table", name="Ratings")
    expect(ladder.get_by_role("row")).to_have_count(6)
    expect(ladder.get_by_role("row", name="Worker")).to_contain_text("from 80 points")
    tom = cards.filter(has_text="Hamburg")
    won = tables[2].truth(0)["result"]["ranks"][0] == 1
    expect(tom).to_contain_text(f"{int(won)} (most: {int(won)})")

    lines = list(csv.DictReader(exported(ann.page, "CSV").splitlines()))
    assert len(lines) == 3 + 1 + 1
    assert {line["own"] for line in lines} == {"yes", "no"}
    kept = json.loads(exported(ann.page, "JSON"))
    assert sorted(each["id"] for each in kept) == sorted(table.id for table in tables)


def test_games_that_ended_while_the_page_was_closed_are_fetched(
    server: Server, visit: Visit
) -> None:
    table = finished(server, "neom")
    ann = visit(size=PHONE, touch=True, locale="de-DE")
    ann.page.goto("/")
    ann.page.evaluate(
        """([id, secret]) => {
            localStorage.setItem("rathaus.secrets", JSON.stringify({[id]: [secret]}));
            localStorage.setItem("rathaus.tables",
                JSON.stringify([{id, title: "NEOM", at: 1, seats: [0]}]));
        }""",
        [table.id, table.secrets[0]],
    )
    ann.page.goto("/results")
    expect(ann.page.get_by_role("heading", name="Beendete Spiele")).to_be_visible()
    expect(ann.page.locator("details")).to_have_count(1)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
