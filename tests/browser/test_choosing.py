"""Choosing is not playing: cards and pieces select a move, and the move confirms it."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.tables import Prepared, prepare, words
from tests.browser.visitors import PHONE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
TILE_CHOSEN = 4  # decisions in NEOM until one asks what to do with a tile


def choose(ann: Visitor, table: Prepared, piece: Locator, move: str) -> None:
    """The move waits to be confirmed, and nothing has been played."""
    question = table.truth(0)["question"]  # bots may go on meanwhile
    piece.click()
    expect(ann.button(move)).to_be_focused()
    expect(ann.button(move)).to_contain_text("Confirm here")
    assert table.truth(0)["question"] == question


def test_a_card_of_the_hand_selects_the_move_that_names_it(server: Server, visit: Visit) -> None:
    table = prepare(server, "city_tycoon", bots=2)
    names = words(server, "city_tycoon")["pieces"]
    for size in ((1280, 720), PHONE):
        ann = visit(size=size)
        ann.open(table.id, table.secrets[0])
        move = ann.until_asked()[-1]
        name = names[move.partition(":")[2]]["name"]
        choose(ann, table, ann.hand.get_by_role("button", name=name).first, move)
        ann.decide(move)
        expect(ann.button(move)).not_to_be_attached()


def test_a_piece_on_the_table_selects_the_move_that_names_it(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", bots=2, decisions=TILE_CHOSEN)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    move = next(each for each in ann.until_asked() if each.startswith("cornerstone:"))
    name = words(server, "neom")["pieces"][move.partition(":")[2]]["name"]
    board = ann.page.get_by_role("region", name="Board")
    choose(ann, table, board.get_by_role("button", name=name, exact=True), move)


def test_what_is_not_possible_says_why_in_words(server: Server, visit: Visit) -> None:
    table = prepare(server, "bruges", bots=2, decisions=12)
    ann = visit()
    ann.open(table.id, table.secrets[0])
    moves = ann.until_asked()
    while not (refused := ann.shown["question"]["refused"]):
        ann.decide(moves[0])
        moves = ann.until_asked()
    shown = ann.page.get_by_role("region", name="Your moves").get_by_role("listitem")
    line = shown.filter(has_text=refused[0]["text"]).last
    expect(line).to_contain_text(refused[0]["reason"])
    expect(line.get_by_text(f"rule {refused[0]['clause']}")).to_be_visible()
