"""People who play on the drawn board alone: with a mouse, with a finger, or with the keyboard."""

from contextlib import suppress
from random import Random

from playwright.sync_api import Browser, Locator, TimeoutError

from tests.browser.visitors import PATIENCE, PHONE, Visitor
from tests.server.servers import Server

TRIES = 5
AT_ONCE = 5_000  # milliseconds; the button is there as soon as something was touched
MENU = ".offer [data-choices]"
OVER = "Boolean(document.querySelector('dialog table'))"
STEP = "(document.querySelector('.playing')?.dataset.step ?? '')"
WENT_ON = f"before => {OVER} || ({STEP} && {STEP} !== before)"
# Marks what somebody who knows the way would click, by chance: what fills the rest of an answer,
# else what goes on rather than back. On the board, in the hand, in a menu beside them: the list of
# moves has none of these. Nothing, as long as nothing can be chosen.
PICK = f"""([chance, isThrifty]) => {{
  if ({OVER}) return "over";
  document.querySelectorAll("[data-picked]").forEach(each => delete each.dataset.picked);
  if (!{STEP}) return "";
  const isThere = each => each.checkVisibility() && each.getClientRects().length;
  const isInSight = each => {{
    const {{ left, right, top, bottom }} = each.getBoundingClientRect();
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return front && each.contains(front);
  }};
  const all = [...document.querySelectorAll("[data-choices], [data-fill]")].filter(isThere);
  const listed = new Set([...document.querySelectorAll("[data-move]")].map(e => e.dataset.move));
  const isNow = each => (each.dataset.choices ?? "").split(" ").some(move => listed.has(move));
  const fills = all.filter(each => each.dataset.fill !== undefined);
  const further = all.filter(each => !each.classList.contains("chosen"));
  const now = further.filter(isNow);
  const isBegun = {STEP}.trim().split(" ").length > 2;
  const quits = isThrifty ? all.filter(each => each.dataset.choices === "done") : [];
  const cards = isThrifty ? further.filter(each => each.dataset.peek !== undefined) : [];
  const wanted = [quits, fills.slice(-1), isBegun ? now : cards, further];
  const good = wanted.find(each => each.length) ?? [];
  const near = good.filter(isInSight);
  const from = near.length ? near : good;
  if (!from.length) return "";
  from[Math.floor(chance * from.length)].dataset.picked = "";
  return {STEP};
}}"""


class BoardPlayer(Visitor):
    """Chooses what is lit until the game is over."""

    clicks = 0
    answers = 0
    is_thrifty = False  # goes on without what is only an offer

    def play(self, rng: Random) -> None:
        tried = 0
        while (step := self._pick(rng)) != "over":
            self.choose(self.page.locator("[data-picked]"))
            if self._step() == step and self.page.locator(MENU).count():
                self.choose(rng.choice(self.page.locator(MENU).all()))
            tried = 0 if self._goes_on(step) else tried + 1
            assert tried < TRIES, "whatever is touched, the page does not go on"
            self.answers += not tried

    def _goes_on(self, step: str) -> bool:
        """Whoever is so quick that the page takes it for a double click has to touch again."""
        try:
            self.page.wait_for_function(WENT_ON, arg=step, timeout=AT_ONCE)
        except TimeoutError:
            return False
        return True

    def choose(self, target: Locator) -> None:
        """Until the page goes on, or shows a menu."""
        raise NotImplementedError

    def _pick(self, rng: Random) -> str:
        """Mark something to choose, once there is something; the step it belongs to."""
        found = self.page.wait_for_function(
            PICK, arg=[rng.random(), self.is_thrifty], timeout=PATIENCE
        )
        step: str = found.json_value()
        return step

    def _step(self) -> str:
        step: str = self.page.evaluate(STEP)
        return step

    def _is_waiting(self, step: str) -> bool:
        """Has the first touch or key only shown what the choice would do?"""
        return self._step() == step and not self.page.locator(MENU).count()


class Mouse(BoardPlayer):
    """Rests on a card to see what it is good for, and clicks that."""

    is_thrifty = True

    def choose(self, target: Locator) -> None:
        if target.get_attribute("data-peek") is not None:
            self.page.mouse.move(0, 0)  # whoever rests there already has to move
            target.hover()
        else:
            target.click()
            self.clicks += 1


class Finger(BoardPlayer):
    """On a phone: a touch shows what would happen, the large button below plays it."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__(browser, server, size=PHONE, touch=True)

    def choose(self, target: Locator) -> None:
        step = self._step()
        target.tap()
        if self._is_waiting(step):
            with suppress(TimeoutError):  # the touch was enough, and the page has gone on meanwhile
                self.page.locator("main > .side .button.main").tap(timeout=AT_ONCE)


class Keys(BoardPlayer):
    """Goes to a target and presses Enter until it is chosen."""

    def choose(self, target: Locator) -> None:
        step = self._step()
        target.focus()
        self.page.keyboard.press("Enter")
        if self._is_waiting(step):
            self.page.keyboard.press("Enter")
