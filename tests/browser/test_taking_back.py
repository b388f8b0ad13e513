"""Taking back, and what needs the consent of the others."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.tables import prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]


def two(server: Server, visit: Visit) -> tuple[Visitor, Visitor]:
    """Ann, Bob and a bot at a new table of NEOM: all have a tile to choose."""
    table = prepare(server, "neom", people=2)
    ann, bob = visit(), visit()
    ann.open(table.id, table.secrets[0])
    bob.open(table.id, table.secrets[1])
    return ann, bob


def test_what_revealed_nothing_is_taken_back_at_once(server: Server, visit: Visit) -> None:
    ann, bob = two(server, visit)
    moves = ann.until_asked()
    for take_back in (
        lambda: ann.page.get_by_role("button", name="Take back").click(),
        lambda: ann.page.keyboard.press("u"),
    ):
        ann.decide(moves[1])
        expect(ann.moves).to_have_count(0)
        take_back()
        assert ann.until_asked() == moves
    assert bob.until_asked()


def reveal(ann: Visitor, bob: Visitor) -> list[str]:
    """Both have chosen, the hands go on; Ann's moves before that."""
    before = ann.until_asked()
    ann.decide(before[0])
    expect(ann.moves).to_have_count(0)
    bob.decide(bob.until_asked()[0])
    assert ann.until_asked() != before
    return before


def test_beyond_a_reveal_the_other_browser_is_asked(server: Server, visit: Visit) -> None:
    ann, bob = two(server, visit)
    before = reveal(ann, bob)
    after = ann.until_asked()
    ask = ann.page.get_by_role("button", name="Ask to take back")
    proposal = "Ann would like to take back the last decision."

    ask.click()
    expect(bob.page.get_by_text(proposal)).to_be_visible()
    expect(ann.page.get_by_text("Waiting for Bob.")).to_be_visible()
    bob.page.get_by_role("button", name="Refuse").click()
    expect(ann.page.get_by_text(proposal)).not_to_be_visible()
    assert ann.until_asked() == after

    ask.click()
    bob.page.get_by_role("button", name="Agree").click()
    expect(ann.button(before[0])).to_be_visible()
    assert ann.until_asked() == before


def test_a_proposal_can_be_withdrawn(server: Server, visit: Visit) -> None:
    ann, bob = two(server, visit)
    reveal(ann, bob)
    after = ann.until_asked()
    ann.page.get_by_role("button", name="Ask to take back").click()
    proposal = bob.page.get_by_text("Ann would like to take back the last decision.")
    expect(proposal).to_be_visible()
    expect(bob.page.get_by_role("button", name="Withdraw")).to_have_count(0)
    ann.page.get_by_role("button", name="Withdraw").click()
    expect(proposal).not_to_be_visible()
    assert ann.until_asked() == after


def test_a_seat_goes_to_the_computer_and_back(server: Server, visit: Visit) -> None:
    ann, bob = two(server, visit)
    ann.until_asked()
    ann.page.get_by_role("button", name="More").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Level of the computer").select_option("random")
    dialog.get_by_role("button", name="Let the computer play for me").click()
    expect(bob.log).to_contain_text("Ann leaves the seat to the computer.")
    others = bob.page.get_by_role("list", name="The others")
    ann_seen_by_bob = others.get_by_role("button").first
    expect(ann_seen_by_bob).to_contain_text("computer, random")
    expect(ann.moves).to_have_count(0)

    ann.page.get_by_role("button", name="More").click()
    dialog.get_by_role("button", name="Play myself again").click()
    expect(ann_seen_by_bob).not_to_contain_text("computer")
    bob.decide(bob.until_asked()[0])
    assert ann.until_asked()


def test_a_move_without_a_way_back_has_to_be_pressed_twice(server: Server, visit: Visit) -> None:
    table = prepare(server, "hamburg", people=2, bots=0, decisions=4)  # one more card to draw
    bob = visit()
    bob.open(table.id, table.secrets[table.in_turn()[0]])
    first, second = bob.until_asked()[:2]
    warning = bob.page.get_by_text("Cannot be taken back: press again to play it.")
    for move in (first, second):  # another one is asked for anew
        bob.button(move).click()
        expect(bob.button(move).filter(has=warning)).to_be_visible()
        expect(warning).to_have_count(1)
    bob.button(second).click()
    expect(bob.button(second)).to_have_count(0)


def test_whoever_does_not_want_to_be_asked_presses_once(server: Server, visit: Visit) -> None:
    ann, bob = two(server, visit)
    bob.page.get_by_role("button", name="Settings").click()
    bob.page.get_by_label("Ask before a move that cannot be taken back").uncheck()
    bob.page.keyboard.press("Escape")
    ann.decide(ann.until_asked()[0])
    expect(ann.moves).to_have_count(0)
    move = bob.until_asked()[0]
    bob.button(move).click()
    expect(bob.button(move)).to_have_count(0)
