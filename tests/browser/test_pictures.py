"""What the pictures show is whole: no text is cut off, in no language, on no screen."""

import pytest
from playwright.sync_api import Browser, Page

import rathaus
from tests.browser.pictures import GAMES, SIZES, Options, Studio, moment_in, played
from tests.server.servers import Server

# Texts that reach out of a box which hides what does, or out of the patch of colour they stand on;
# a box that scrolls, or says with dots that it goes on, is whole. A place for those who listen is
# not to be looked at.
CUT_OFF = """() => {
  const SLACK = 3; // pixels; letters have air around them
  const hides = (style, side) => ["hidden", "clip"].includes(style[`overflow${side}`]);
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility({ opacityProperty: true })) continue;
    if (parent.closest("[data-fades], .skip, script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 2 || text.height < 2) continue;
    const patch = parent.getBoundingClientRect();
    const isBare = getComputedStyle(parent).backgroundColor === "rgba(0, 0, 0, 0)";
    if (!isBare && (text.right > patch.right + SLACK || text.left < patch.left - SLACK))
      found.add(`${node.data.trim().slice(0, 40)} on .${parent.getAttribute("class")}`);
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.textOverflow === "ellipsis" || style.position === "fixed") break;
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      if (width < 3) break; // for those who listen
      const isWide = hides(style, "X") && (text.right > right + SLACK || text.left < left - SLACK);
      const isHigh = text.bottom > bottom + SLACK || text.top < top - SLACK;
      const isTall = isHigh && hides(style, "Y") && !parent.closest("svg"); // has tall boxes
      const where = box.getAttribute("class");
      if (isWide || isTall) found.add(`${node.data.trim().slice(0, 40)} in .${where}`);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
    }
  }
  return [...found];
}"""


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT_OFF)
    return found


# The page has followed a new size of its window: in one frame it measures, in the next it draws.
FOLLOWED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


ALL_EXPANSIONS = tuple((option.name, "yes") for option in rathaus.game("hamburg").options)
TABLES = [*((game, 3, ()) for game in GAMES), ("hamburg", 5, ALL_EXPANSIONS), ("neom", 5, ())]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_no_text_is_cut_off(
    server: Server, chromium: Browser, game: str, players: int, options: Options
) -> None:
    """One page is made larger and smaller: loading it for each size would take most of the time."""
    studio = Studio(server, chromium)
    match = played(game, players, options)
    places = [studio.table(match, moment_in(match, share)) for share in (0.2, 0.85)]
    complaints = []
    for lang in ("en", "de", "nl"):
        with studio.page("wide", lang, "light") as page:
            for table, secret in places:
                page.goto(f"/table/{table}#seat={secret}")
                page.wait_for_selector(".drawn *")
                page.wait_for_load_state("networkidle")
                for size, (width, height) in SIZES.items():
                    page.set_viewport_size({"width": width, "height": height})
                    page.evaluate(FOLLOWED)
                    complaints += [f"{size} {lang}: {each}" for each in cut_off(page)]
    assert not complaints, "\n".join(complaints)


# How many cards of the hand lie on the one before, and how many there are.
COVERED = """() => {
  const SLACK = 3; // pixels
  const cards = [...document.querySelectorAll(".hands li button")];
  const edges = cards.map((card) => card.getBoundingClientRect());
  const covered = edges.filter(({ left }, at) => at && left < edges[at - 1].right - SLACK);
  return [covered.length, cards.length];
}"""


def test_a_full_hand_lies_side_by_side_on_a_tablet(server: Server, chromium: Browser) -> None:
    studio = Studio(server, chromium)
    match = played("city_tycoon", 3)
    table, secret = studio.table(match, moment_in(match, 0.8, "play:"))
    with studio.page("tablet", "de", "light") as page:
        page.goto(f"/table/{table}#seat={secret}")
        page.wait_for_selector(".hands li button")
        page.wait_for_load_state("networkidle")
        assert page.evaluate(COVERED) == [0, 6]
