"""What people type is text: in names, in chat and in lists, here and in the other browser."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.tables import prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
NAMES = ["<script>bad()</script>", "\"'><img src=x onerror=1>", "🎲 O'Brien & <b>Öz</b>"]
LINES = [
    "<script>document.title = 'bad'</script>",
    "<img src=x onerror=\"document.title='bad'\"> & &amp; &lt;",
    "{@html x} {name} $& `x` \\ \"double\" 'single' 🏛️ 👩‍🚀",
    "to the left\u202eto the right",
    "javascript:alert(1) http://elsewhere.example/table/abc",
]


def test_a_name_is_shown_as_it_was_typed(server: Server, visit: Visit) -> None:
    ann, bob, watcher = visit(), visit(), visit()
    table = server.new_table("neom", len(NAMES))
    ann.open(table)
    ann.sit(0, NAMES[0])
    expect(ann.row(0)).to_contain_text(NAMES[0])
    bob.page.goto("/")
    bob.page.get_by_role("link").filter(has_text=NAMES[0]).click()
    with server.join(table) as another:
        for seat in range(2, len(NAMES)):
            another.sit(seat, NAMES[seat])
    for seat in {*range(len(NAMES))} - {1}:
        expect(bob.row(seat)).to_contain_text(NAMES[seat])
        expect(bob.row(seat).locator("[data-seat]")).to_have_text(next(iter(NAMES[seat])))
    bob.sit(1, NAMES[1])
    bob.until_asked()
    watcher.page.goto(bob.page.url)
    for visitor, seats in ((ann, {1, 2}), (bob, {0, 2}), (watcher, {0, 1, 2})):
        others = visitor.page.get_by_role("list", name="The others")
        for seat in seats:
            expect(others).to_contain_text(NAMES[seat])
            expect(visitor.log).to_contain_text(NAMES[seat])
    name = NAMES[0]
    expect(ann.hand).to_contain_text(name)
    ann.page.get_by_role("button", name="More").click()
    ann.page.get_by_role("button", name="Let the computer play for me").click()
    expect(bob.log).to_contain_text(f"{name} leaves the seat to the computer.")
    for visitor in (ann, bob, watcher):
        assert is_clean(visitor)


def test_chat_is_shown_as_it_was_typed(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", people=2)
    ann, bob = visit(), visit()
    for seat, visitor in enumerate((ann, bob)):
        visitor.open(table.id, table.secrets[seat])
        visitor.page.get_by_role("tab", name="Chat").click()
    for line in LINES:
        ann.page.get_by_label("Say something").fill(line)
        ann.page.keyboard.press("Enter")
        for visitor in (ann, bob):
            expect(visitor.log).to_contain_text(without_control(line))
    said = [each["text"] for each in table.truth()["chat"]]
    assert said == [without_control(line) for line in LINES]
    for visitor in (ann, bob):
        expect(visitor.log.locator("a")).to_have_count(0)
        assert is_clean(visitor)


def test_a_link_to_a_table_of_this_server_can_be_followed(server: Server, visit: Visit) -> None:
    table, other = prepare(server, "neom"), server.new_table("bruges", 2)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill(f"Come to {server.url}/table/{other}!")
    ann.page.keyboard.press("Enter")
    ann.log.get_by_role("link").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Bruges")


def without_control(line: str) -> str:
    return line.replace("\u202e", " ")


def is_clean(visitor: Visitor) -> bool:
    """Nothing of the text has become an element or has run."""
    page = visitor.page
    strange = page.locator("body script, body b > b, img[onerror], img[src=x]").count()
    return strange == 0 and "bad" not in page.title()
