"""After a game: another one with the same players, on the same seats."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.tables import Prepared, prepare
from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]


def finish(server: Server, people: int = 2, bots: int = 1) -> Prepared:
    return prepare(server, "neom", people=people, bots=bots, decisions=10_000)


def dialog(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog")


def play_again(place: Locator) -> None:
    place.get_by_role("button", name="Play again").click()


def come_to_the_end(visitor: Visitor, table: Prepared, *seats: int) -> None:
    for seat in seats:
        visitor.page.goto("/")
        visitor.open(table.id, table.secrets[seat])
    expect(visitor.scoring).to_be_visible()


def expect_elsewhere(visitor: Visitor, table: Prepared) -> str:
    """The visitor has left for another table; which one."""
    expect(visitor.page).not_to_have_url(re.compile(table.id))
    expect(visitor.page).to_have_url(re.compile(r"/table/\w+$"))
    return visitor.page.url.rpartition("/")[2]


def expect_same_players(server: Server, new: str, old: Prepared) -> None:
    before, after = old.truth(), server.get(f"/api/tables/{new}").json()
    assert after["status"] == "playing"
    for fact in ("game", "options"):
        assert after[fact] == before[fact]
    for fact in ("name", "kind", "level"):
        assert [seat[fact] for seat in after["seats"]] == [seat[fact] for seat in before["seats"]]


def test_two_browsers_meet_again(server: Server, visit: Visit) -> None:
    table = finish(server)
    ann, bob = visit(), visit()
    come_to_the_end(ann, table, 0)
    come_to_the_end(bob, table, 1)
    expect(dialog(bob)).not_to_contain_text("another game")
    play_again(dialog(ann))
    new = expect_elsewhere(ann, table)
    expect(ann.row(0)).to_contain_text("Ann")
    expect(ann.row(1)).to_contain_text("free")
    expect(ann.row(2)).to_contain_text("computer, random")
    expect(dialog(bob)).to_contain_text("Ann has opened another game.")
    play_again(dialog(bob))
    assert expect_elsewhere(bob, table) == new
    for visitor, name in ((ann, "Ann"), (bob, "Bob")):
        assert visitor.until_asked()
        expect(visitor.hand).to_contain_text(name)
    expect_same_players(server, new, table)


def test_both_may_press_at_once(server: Server, visit: Visit) -> None:
    table = finish(server)
    ann, bob = visit(), visit()
    for seat, visitor in enumerate((ann, bob)):
        visitor.tolerated = "409"  # both want to place the computer
        come_to_the_end(visitor, table, seat)
    play_again(dialog(ann))
    play_again(dialog(bob))
    assert ann.until_asked()
    assert bob.until_asked()
    new = expect_elsewhere(ann, table)
    assert expect_elsewhere(bob, table) == new
    expect_same_players(server, new, table)


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_the_news_comes_beside_a_closed_scoring_and_outlasts_a_reload(
    server: Server, visit: Visit, size: tuple[int, int] | None
) -> None:
    table = finish(server)
    ann, bob = visit(), visit(**({"size": size} if size else {}))
    come_to_the_end(ann, table, 0)
    come_to_the_end(bob, table, 1)
    bob.page.get_by_role("button", name="Show the table").click()
    play_again(dialog(ann))
    new = expect_elsewhere(ann, table)
    news = bob.page.get_by_text("Ann has opened another game.")
    expect(news).to_be_visible()
    bob.page.reload()
    expect(dialog(bob)).to_contain_text("Ann has opened another game.")
    bob.page.keyboard.press("Escape")
    play_again(bob.page.get_by_role("main"))
    assert expect_elsewhere(bob, table) == new
    assert bob.until_asked()
    expect_same_players(server, new, table)


def test_a_shared_device_takes_all_its_seats_again(server: Server, visit: Visit) -> None:
    table = finish(server, people=2, bots=1)
    both = visit()
    come_to_the_end(both, table, 0, 1)
    play_again(dialog(both))
    new = expect_elsewhere(both, table)
    for name in ("Ann", "Bob"):
        both.page.get_by_role("button", name=f"I am {name}").click()
        expect(both.hand).to_contain_text(name)
        both.decide(both.until_asked()[0])
    expect_same_players(server, new, table)


def test_it_works_without_a_websocket(server: Server, visit: Visit) -> None:
    table = finish(server)
    ann, bob = visit(), visit()
    for seat, visitor in enumerate((ann, bob)):
        visitor.context.route_web_socket(re.compile("/live$"), lambda socket: socket.close())
        come_to_the_end(visitor, table, seat)
    play_again(dialog(ann))
    new = expect_elsewhere(ann, table)
    expect(dialog(bob)).to_contain_text("Ann has opened another game.")
    play_again(dialog(bob))
    assert expect_elsewhere(bob, table) == new
    for visitor in (ann, bob):
        assert visitor.until_asked()
    expect_same_players(server, new, table)


def test_a_spectator_watches_the_next_game_too(server: Server, visit: Visit) -> None:
    table = finish(server, people=1)
    ann, watcher = visit(), visit()
    watcher.open(table.id)
    expect(watcher.scoring).to_be_visible()
    come_to_the_end(ann, table, 0)
    play_again(dialog(ann))
    new = expect_elsewhere(ann, table)
    expect(dialog(watcher)).to_contain_text("Ann has opened another game.")
    expect(watcher.page.get_by_role("button", name="Play again")).to_have_count(0)
    dialog(watcher).get_by_role("link", name="Watch it").click()
    assert expect_elsewhere(watcher, table) == new
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()


def test_whoever_comes_back_to_the_old_table_finds_the_own_seat_again(
    server: Server, visit: Visit
) -> None:
    table = finish(server, people=1)
    ann = visit()
    come_to_the_end(ann, table, 0)
    play_again(dialog(ann))
    new = expect_elsewhere(ann, table)
    moves = ann.until_asked()
    ann.open(table.id)
    play_again(dialog(ann))
    assert expect_elsewhere(ann, table) == new
    assert ann.until_asked() == moves
