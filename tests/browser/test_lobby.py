"""The lobby knows how one's own tables stand, so that games may last for days."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from rathaus.server.database import engine_for
from rathaus.server.storage import Storage
from tests.browser.tables import Prepared, prepare
from tests.browser.test_accessibility import findings
from tests.browser.test_sizes import SIZES, too_wide
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
DAY = 86_400.0  # seconds


@pytest.fixture(scope="module")
def server(own_server: Server) -> Server:
    return own_server


def sit_at(visitor: Visitor, table: Prepared, seat: int = 0) -> None:
    """The seat's secret link once; then the browser knows it."""
    visitor.page.goto("/")
    visitor.open(table.id, table.secrets[seat])
    expect(visitor.page.locator("main")).to_be_visible()
    visitor.page.wait_for_function(f"(localStorage['rathaus.tables'] ?? '').includes('{table.id}')")


def go_home(visitor: Visitor) -> None:
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", name="Take a seat")).to_be_visible()


def own(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Your tables").get_by_role("listitem")


def test_ones_turn_appears_without_a_reload(server: Server, visit: Visit) -> None:
    table = prepare(server, "hamburg", people=2, bots=1)
    table.play_until_turn_of(1)
    ann = visit()
    sit_at(ann, table)
    go_home(ann)
    expect(own(ann)).to_contain_text("Bob’s turn")
    expect(own(ann)).to_contain_text("Computer 3")
    expect(own(ann)).not_to_contain_text("Ann")
    expect(ann.page).to_have_title("Rathaus")
    table.play_until_turn_of(0)
    expect(own(ann)).to_contain_text("Your turn")
    expect(ann.page).to_have_title("(1) Rathaus")
    own(ann).get_by_role("link").click()
    assert ann.until_asked()


def test_the_tables_that_wait_for_one_come_first_and_are_counted(
    server: Server, visit: Visit
) -> None:
    ann = visit()
    tables = [prepare(server, "neom", bots=1), prepare(server, "hamburg", people=2, bots=0)]
    tables[1].play_until_turn_of(1)
    tables.append(prepare(server, "neom", bots=1))
    for table in tables:
        sit_at(ann, table)
    go_home(ann)
    expect(own(ann).nth(0)).to_contain_text("Your turn")
    expect(own(ann).nth(1)).to_contain_text("Your turn")
    expect(own(ann).nth(2)).to_contain_text("Hamburg")
    expect(ann.page).to_have_title("(2) Rathaus")


def test_whoever_comes_back_to_the_page_sees_the_news_at_once(server: Server, visit: Visit) -> None:
    table = prepare(server, "hamburg", people=2, bots=0)
    table.play_until_turn_of(1)
    ann = visit()
    sit_at(ann, table)
    ann.page.clock.install()
    go_home(ann)
    expect(own(ann)).to_contain_text("Bob’s turn")
    ann.page.clock.pause_at(time.time() + 60)  # no refresh by the clock any more
    table.play_until_turn_of(0)
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(own(ann)).to_contain_text("Your turn")


def test_a_table_tells_since_when_it_waits(server: Server, visit: Visit) -> None:
    ann = visit()
    sit_at(ann, prepare(server, "neom"))
    ann.page.clock.install(time=time.time() + 3.5 * DAY)
    go_home(ann)
    expect(own(ann)).to_contain_text("3 days ago")


def test_a_table_that_waits_for_players_tells_of_its_free_seats(
    server: Server, visit: Visit
) -> None:
    ann = visit()
    ann.open(server.new_table("bruges", 4))
    ann.sit(0, "Ann")
    ann.place_bot(1)
    expect(ann.row(1)).to_contain_text("computer, random")
    go_home(ann)
    expect(own(ann)).to_contain_text("2 free seats")
    own(ann).get_by_role("link").click()
    ann.row(0).get_by_role("button", name="Stand up").click()
    expect(ann.row(0)).to_contain_text("free")
    go_home(ann)
    expect(own(ann)).to_contain_text("3 free seats")


def test_a_finished_game_leads_to_its_replay(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", people=2, bots=0, decisions=10_000)
    bob = visit()
    sit_at(bob, table, seat=1)
    go_home(bob)
    expect(own(bob)).to_contain_text("finished")
    expect(bob.page).to_have_title("Rathaus")
    own(bob).get_by_role("link", name="Replay").click()
    expect(bob.page).to_have_url(re.compile(f"/replay/t-{table.id}"))
    expect(bob.page.get_by_label("Seen by")).to_have_value("1")


def test_a_table_that_the_server_has_forgotten_says_so_and_can_be_removed(
    server: Server, visit: Visit
) -> None:
    ann = visit()
    go_home(ann)
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_label("Your name")).to_be_visible()
    go_home(ann)
    expect(own(ann)).to_contain_text("3 free seats")
    storage = Storage(engine_for(server.database))
    for each in storage.open_tables():
        storage.delete(each.header.id)
    storage.engine.dispose()
    expect(own(ann)).to_contain_text("no longer kept")
    expect(own(ann).get_by_role("link")).to_have_count(0)
    own(ann).get_by_role("button", name="Remove from this list").click()
    expect(own(ann)).to_have_count(0)
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(own(ann)).to_have_count(0)


def test_of_many_tables_the_first_are_shown_and_the_others_on_request(
    server: Server, visit: Visit
) -> None:
    ann = visit()
    for _ in range(8):
        go_home(ann)
        ann.page.get_by_role("button", name="Open the table").click()
        expect(ann.page.get_by_label("Your name")).to_be_visible()
    go_home(ann)
    expect(own(ann)).to_have_count(6)
    ann.page.get_by_role("button", name="Show all 8").click()
    expect(own(ann)).to_have_count(8)


@SIZES
def test_own_tables_fit_and_axe_finds_nothing(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    ann = visit(size=size)
    for table in (
        prepare(server, "neom", bots=4),
        prepare(server, "city_tycoon", people=2, bots=0, decisions=10_000),
    ):
        sit_at(ann, table)
    ann.page.goto("/")
    ann.open(server.new_table("neom", 3))
    ann.sit(0, "W" * 24)
    expect(ann.row(0)).to_contain_text("Stand up")
    ann.row(0).get_by_role("button", name="Stand up").click()
    expect(ann.row(0)).to_contain_text("free")
    ann.sit(1, "W" * 24)
    expect(ann.row(1)).to_contain_text("Stand up")
    go_home(ann)
    for text in ("Your turn", "finished", "2 free seats"):
        expect(own(ann).filter(has_text=text)).to_have_count(1)
    assert too_wide(ann) == []
    assert findings(ann) == []
