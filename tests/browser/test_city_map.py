"""The map of City Tycoon: as wide as the table, moved and enlarged, with ways before payment."""

from collections.abc import Callable

import httpx
from playwright.sync_api import Locator, expect

from tests.browser.pictures import moment_in, played
from tests.browser.tables import Prepared
from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import CALL, Server

Visit = Callable[..., Visitor]


def seated(
    server: Server, kind: str, share: float = 0.5, players: int = 3, game: str = "city_tycoon"
) -> Prepared:
    """A table that goes on where seat 0 decides such a thing; bots sit at the other seats."""
    match = played(game, players)
    content = match.record(with_seed=True).dumps()
    uploaded = httpx.post(f"{server.url}/api/records", content=content, **CALL)
    record = uploaded.json()["id"]
    number = moment_in(match, share, kind)
    table = server.post(f"/api/replays/{record}/{number}", {}).json()["id"]
    with server.join(table) as browser:
        secrets = [browser.sit(0, "Ann")]
        for seat in range(1, players):
            browser.sit_bot(seat, "easy")
    return Prepared(server, table, secrets)


def at_table(visit: Visit, table: Prepared, **how: object) -> Visitor:
    ann = visit(**how)
    ann.open(table.id, table.secrets[0])
    ann.page.locator(".site").first.wait_for()
    return ann


def width(element: Locator) -> float:
    box = element.bounding_box()
    assert box
    return box["width"]


def test_the_map_is_as_wide_as_ever_after_passing(server: Server, visit: Visit) -> None:
    ann = at_table(visit, seated(server, "supply:"))
    country = ann.page.get_by_role("region", name="Map of the city")
    board = ann.page.locator(".drawn")
    before, tile = width(country), width(ann.page.locator(".site").first)
    assert before > width(board) - 4
    ann.page.get_by_role("button", name="Pass", exact=True).click()
    expect(ann.page.get_by_role("button", name="Pass", exact=True)).not_to_be_attached()
    expect(country).to_be_visible()
    assert width(country) == before
    assert width(ann.page.locator(".site").first) > tile * 0.75


def test_the_cubes_of_the_start_tile_have_their_colours(server: Server, visit: Visit) -> None:
    table = seated(server, "play:", share=0.0)
    ann = at_table(visit, table)
    start = [each for each in table.truth(0)["view"]["city"] if each["tile"] == "start"]
    for colour in ("red", "blue"):
        (site,) = [each for each in start if each["source"] == colour]
        drawn = ann.page.locator(f".site.ground svg.{colour}:not(.empty):visible")
        assert site["cubes"] == 3
        assert drawn.count() in (site["cubes"], 1)  # from far away they are counted
        hues = {"red": "rgb(179, 38, 30)", "blue": "rgb(29, 95, 166)"}
        expect(drawn.first.locator(".side")).to_have_css("fill", hues[colour])


def test_the_map_is_enlarged_and_moved_by_wheel_keys_and_drag(server: Server, visit: Visit) -> None:
    ann = at_table(visit, seated(server, "play:"))
    tile = ann.page.locator(".site").first
    fitting = width(tile)
    country = ann.page.get_by_role("region", name="Map of the city")
    country.hover()
    ann.page.mouse.wheel(0, -300)
    ann.page.wait_for_function(
        "least => document.querySelector('.site').getBoundingClientRect().width > least",
        arg=fitting * 1.2,
    )
    ann.page.keyboard.press("0")
    ann.page.wait_for_function(
        "most => document.querySelector('.site').getBoundingClientRect().width < most",
        arg=fitting * 1.05,
    )
    ann.page.keyboard.press("+")
    ann.page.wait_for_function(
        "least => document.querySelector('.site').getBoundingClientRect().width > least",
        arg=fitting * 1.2,
    )
    before = tile.bounding_box()
    box = country.bounding_box()
    assert before
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + 40, y + 25, steps=4)
    ann.page.mouse.up()
    after = tile.bounding_box()
    assert after
    assert round(after["x"] - before["x"]) == 40
    assert round(after["y"] - before["y"]) == 25


def test_the_way_of_the_cubes_is_seen_before_it_is_paid(server: Server, visit: Visit) -> None:
    table = seated(server, "supply:")
    ann = at_table(visit, table)
    before = table.truth(0)
    move = next(each for each in before["question"]["moves"] if each["trails"])
    target = ann.page.locator(f".site [data-choices='{move['move']}']")
    target.hover()
    expect(ann.page.locator("path.line")).to_have_count(len(move["trails"]))
    target.click()
    name = move["move"].partition(":")[2]
    expect(target).not_to_be_attached()
    city = {each["tile"]: each for each in table.after(before["version"])["view"]["city"]}
    assert city[name]["supplied"]


def test_one_can_still_choose_the_plants_by_hand(server: Server, visit: Visit) -> None:
    table = seated(server, "cheapest")
    moves = table.truth(0)["question"]["moves"]
    sources = [move["move"] for move in moves if move["kind"] == "from"]
    assert sources
    ann = at_table(visit, table)
    for source in sources:
        expect(ann.page.locator(f".site [data-choices~='{source}']")).to_be_visible()


def test_one_touch_on_a_tile_lights_the_cells_for_it(server: Server, visit: Visit) -> None:
    ann = at_table(visit, seated(server, "play:", share=0.3), size=PHONE)
    ann.page.locator(".dock [data-choices]").first.click()
    free = ann.page.locator(".free [data-choices]")
    free.first.wait_for()
    assert free.count() > 5
