"""A finished game move by move: slider, buttons and keys, other eyes, proof, and going on."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import rathaus
from tests.browser import tables
from tests.browser.tables import Prepared, prepare, written
from tests.browser.test_accessibility import findings
from tests.browser.test_sizes import SIZES, is_in_sight, too_wide
from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]


@pytest.fixture
def finished(server: Server) -> Prepared:
    return tables.finished(server, "neom")


def truth(table: Prepared) -> dict[str, Any]:
    shown: dict[str, Any] = table.server.get(f"/api/replays/t-{table.id}").json()
    return shown


def stops(table: Prepared) -> list[int]:
    """Where somebody decides, and the end."""
    decisions = truth(table)["decisions"]
    places = [place for place, each in enumerate(decisions) if each["seat"] >= 0]
    return [*places, len(decisions)]


def watch(visitor: Visitor, table: Prepared, number: int | None = None, eyes: str = "") -> None:
    visitor.page.goto(f"/replay/t-{table.id}" + (f"/{number}" if number is not None else "") + eyes)
    expect(visitor.page.get_by_role("slider")).to_be_visible()


def expect_at(visitor: Visitor, number: int) -> None:
    """Slider, count and address agree."""
    expect(visitor.page.get_by_role("slider")).to_have_value(str(number))
    expect(visitor.page.locator("output")).to_have_text(re.compile(rf"^{number} / \d+$"))
    expect(visitor.page).to_have_url(re.compile(rf"/{number}(\?seat=\d)?$"))


def button(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("button", name=name)


def test_keys_go_through_the_game(finished: Prepared, visit: Visit) -> None:
    first, second, *_, last = stops(finished)
    ann = visit()
    watch(ann, finished)
    expect_at(ann, first)
    for key, number in [
        ("ArrowRight", second),
        ("ArrowLeft", first),
        ("End", last),
        ("Home", first),
    ]:
        ann.page.keyboard.press(key)
        expect_at(ann, number)


def test_buttons_go_through_the_game_and_stop_at_its_ends(finished: Prepared, visit: Visit) -> None:
    first, second, *_, last = stops(finished)
    ann = visit()
    watch(ann, finished)
    button(ann, "Next move").click()
    expect_at(ann, second)
    button(ann, "Previous move").click()
    expect_at(ann, first)
    button(ann, "Last move").click()
    expect_at(ann, last)
    expect(button(ann, "Next move")).to_be_disabled()
    button(ann, "First move").click()
    expect_at(ann, first)


def test_draws_can_be_looked_at_one_by_one(finished: Prepared, visit: Visit) -> None:
    ann = visit()
    watch(ann, finished, 0)
    ann.page.get_by_label("Pass over draws").uncheck()
    ann.page.keyboard.press("ArrowRight")
    expect_at(ann, 1)


def test_the_table_is_that_of_the_slider(finished: Prepared, visit: Visit) -> None:
    number = stops(finished)[-12]
    path = f"/api/replays/t-{finished.id}/{number}?seat=0"
    position = finished.server.get(path).json()
    ann = visit()
    watch(ann, finished, eyes="?seat=0")
    ann.page.get_by_role("slider").fill(str(number))
    expect_at(ann, number)
    expect(ann.page.get_by_text(position["prompt"], exact=True)).to_be_visible()
    ann.page.get_by_role("tab", name="Log").click()
    expect(ann.log.get_by_role("button")).to_have_count(len(position["log"]))
    expect(ann.log.get_by_role("button").last).to_contain_text(position["log"][-1]["text"])


def test_the_lines_of_the_last_move_are_marked(finished: Prepared, visit: Visit) -> None:
    decisions, places = truth(finished)["decisions"], stops(finished)
    told = [at for at in places[9:-1] if decisions[at - 1]["log"] < decisions[at]["log"]]
    here = next(at for at in told if at - 1 in places)
    before = here - 1
    position = finished.server.get(f"/api/replays/t-{finished.id}/{here}").json()
    new = [line for line in position["log"] if line["number"] >= decisions[before]["log"]]
    ann = visit()
    watch(ann, finished, here)
    ann.page.get_by_role("tab", name="Log").click()
    expect(ann.log.locator("[aria-current=step]")).to_have_count(len(new))
    ann.page.get_by_role("tab", name="Moves").click()
    current = ann.page.get_by_role("listitem").locator("[aria-current=step]")
    expect(current).to_contain_text(decisions[here - 1]["text"])
    assert is_in_sight(current)


def test_a_move_in_the_list_leads_to_the_table_after_it(finished: Prepared, visit: Visit) -> None:
    place = stops(finished)[20]
    text = truth(finished)["decisions"][place]["text"]
    ann = visit()
    watch(ann, finished)
    move = ann.page.locator(f'[data-place="{place}"]')
    expect(move).to_contain_text(text)
    move.click()
    expect_at(ann, place + 1)


def test_a_link_opens_the_same_move_with_the_same_eyes(finished: Prepared, visit: Visit) -> None:
    number = stops(finished)[15]
    ann, bob = visit(), visit()
    watch(ann, finished, number)
    ann.page.get_by_label("Seen by").select_option("Computer 2")
    expect(ann.page.get_by_role("region", name="Hand of Computer 2")).to_be_visible()
    button(ann, "Copy the link").click()
    expect(button(ann, "Copied")).to_be_visible()
    bob.page.goto(ann.page.evaluate("navigator.clipboard.readText()"))
    expect_at(bob, number)
    expect(bob.page.get_by_label("Seen by")).to_have_value("1")
    expect(bob.hand).to_be_visible()


def test_a_hand_is_open_to_the_eyes_of_its_seat_only(finished: Prepared, visit: Visit) -> None:
    ann = visit()
    watch(ann, finished, stops(finished)[0], "?seat=0")
    expect(ann.hand).to_be_visible()
    ann.page.get_by_label("Seen by").select_option("Spectator")
    expect(ann.hand).to_have_count(0)
    for name in ("Ann", "Computer 2", "Computer 3"):
        panels = ann.page.get_by_role("list", name="The others").get_by_role("button")
        expect(panels.filter(has_text=name)).to_be_visible()


def test_a_hand_is_called_by_the_name_of_its_seat(finished: Prepared, visit: Visit) -> None:
    ann = visit()
    watch(ann, finished, stops(finished)[-1], "?seat=1")
    hand = ann.page.get_by_role("region", name="Hand of Computer 2")
    expect(hand).to_contain_text("The hand of Computer 2 is empty.")
    expect(ann.page.get_by_text("Your hand")).to_have_count(0)


def test_the_scoring_is_that_of_the_table(finished: Prepared, visit: Visit) -> None:
    ann = visit()
    watch(ann, finished)
    button(ann, "Final scoring").click()
    for score in finished.truth()["result"]["scores"]:
        expect(
            ann.scoring.get_by_role("cell", name=written(score), exact=True).first
        ).to_be_visible()


def test_the_proof_names_seed_and_draws(finished: Prepared, visit: Visit) -> None:
    replay = truth(finished)
    ann = visit()
    watch(ann, finished)
    ann.page.get_by_role("tab", name="Verify").click()
    panel = ann.page.get_by_role("tabpanel")
    for text in (replay["seed"], replay["seed_hash"], f"All {replay['draws_verified']} draws"):
        expect(panel).to_contain_text(text)
    expect(panel).to_contain_text("Your browser has computed the fingerprint")
    with ann.page.expect_download() as download:
        panel.get_by_role("link", name="Download the record").click()
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    assert saved == finished.server.get(f"/api/tables/{finished.id}/record").text


def test_a_game_goes_on_from_any_move(finished: Prepared, visit: Visit) -> None:
    number = stops(finished)[10]
    ann = visit()
    watch(ann, finished, number)
    button(ann, "Play from here").click()
    expect(ann.page).to_have_url(re.compile(r"/table/\w+$"))
    ann.sit(0, "Ann")
    ann.place_bot(1)
    ann.place_bot(2)
    ann.until_asked()
    ann.page.go_back()
    expect_at(ann, number)


def test_the_final_scoring_leads_to_the_replay(finished: Prepared, visit: Visit) -> None:
    ann = visit()
    ann.open(finished.id, finished.secrets[0])
    ann.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    expect(ann.page.get_by_label("Seen by")).to_have_value("0")
    expect_at(ann, stops(finished)[0])


def test_a_record_can_be_uploaded_and_a_changed_one_is_refused_with_its_line(
    finished: Prepared, visit: Visit, tmp_path: Path
) -> None:
    record = finished.server.get(f"/api/tables/{finished.id}/record").text
    lines = record.split("\n")
    changed = "\n".join([*lines[:6], lines[6].replace('"move": "', '"move": "un'), *lines[7:]])
    ann = visit()
    ann.tolerated = "400"
    ann.page.goto("/")
    file = ann.page.get_by_label("Choose a file")
    file.set_input_files({"name": "a.jsonl", "mimeType": "text/plain", "buffer": changed.encode()})
    expect(ann.page.get_by_role("alert").filter(has_text="Line 7")).to_be_visible()
    file.set_input_files({"name": "b.jsonl", "mimeType": "text/plain", "buffer": record.encode()})
    expect(ann.page).to_have_url(re.compile(r"/replay/r-\w+/\d+$"))
    expect_at(ann, stops(finished)[0])


def test_what_cannot_be_replayed_says_so(server: Server, visit: Visit) -> None:
    ann = visit()
    ann.tolerated = "404|409"
    ann.page.goto("/replay/r-0123456789abcdef")
    expect(ann.page.get_by_text("There is no replay here")).to_be_visible()
    ann.page.goto(f"/replay/t-{prepare(server, 'neom').id}")
    expect(ann.page.get_by_text("This game is not over yet")).to_be_visible()


@SIZES
@pytest.mark.parametrize("game", rathaus.games())
def test_every_game_fits_and_axe_finds_nothing(
    server: Server, visit: Visit, game: str, size: tuple[int, int]
) -> None:
    """What lies beside the board is the same for every game."""
    table = tables.finished(server, game)
    ann = visit(size=size)
    watch(ann, table, stops(table)[-20], "?seat=0")
    names = (["Board"] if size == PHONE else []) + ["Moves", "Log", "Verify"]
    for name in names:
        ann.page.get_by_role("tab", name=name).click()
        assert is_in_sight(button(ann, "Next move"))
        assert is_in_sight(button(ann, "Play from here"))
        assert too_wide(ann) == []
        if game == "neom" or name == names[0]:
            assert findings(ann, *(["dark"] if size == PHONE else [])) == []
