"""People who play on the drawn board alone: with a mouse, with a finger, or with the keyboard."""

from random import Random

from playwright.sync_api import Browser, Locator

from tests.browser.visitors import PATIENCE, PHONE, Visitor
from tests.server.servers import Server

# On the board, in the hand, in a menu beside them; the list of moves has none of these.
CHOICES = "[data-choices]:visible, [data-fill]:visible"
MENU = ".offer [data-choices]"
STEP = "(document.querySelector('.playing')?.dataset.step ?? '')"
OVER = "Boolean(document.querySelector('dialog table'))"
WENT_ON = f"before => {OVER} || ({STEP} && {STEP} !== before)"
READY = f"() => {OVER} || {STEP}"
# What a person who knows the way would click: fills the rest, or goes on rather than back.
SENSIBLE = """targets => {
  const listed = new Set([...document.querySelectorAll("[data-move]")].map(e => e.dataset.move));
  const path = document.querySelector(".playing").dataset.step.split(" ").slice(2);
  const fills = targets.map((each, place) => each.dataset.fill !== undefined ? place : -1);
  if (fills.some(place => place >= 0)) return fills.filter(place => place >= 0);
  const isNow = each => (each.dataset.choices ?? "").split(" ").some(move => listed.has(move));
  const isPart = each => each.classList.contains("chosen");
  const all = targets.map((each, place) => place).filter(place => !isPart(targets[place]));
  const now = all.filter(place => isNow(targets[place]));
  return path.length && now.length ? now : all;
}"""


class BoardPlayer(Visitor):
    """Chooses what is lit until the game is over."""

    clicks = 0
    answers = 0

    def play(self, rng: Random) -> None:
        while not self._is_over():
            step = self._step()
            target = self._pick(rng)
            self.last = target.evaluate("e => e.outerHTML.slice(0, 300)")
            self.choose(target)
            if self._step() == step and self.page.locator(MENU).count():
                self.choose(rng.choice(self.page.locator(MENU).all()))
            try:
                self.page.wait_for_function(WENT_ON, arg=step, timeout=PATIENCE)
            except Exception:
                self.page.screenshot(path="/tmp/stuck.png")
                print("STUCK", step, self._step(), self.last)
                raise
            self.answers += 1

    def choose(self, target: Locator) -> None:
        """Until the page goes on, or shows a menu."""
        raise NotImplementedError

    def _is_over(self) -> bool:
        """Wait until something is asked, or the final scoring is there."""
        self.page.wait_for_function(READY, timeout=PATIENCE)
        return bool(self.page.evaluate(OVER))

    def _pick(self, rng: Random) -> Locator:
        found = self.page.locator(CHOICES)
        found.first.wait_for(timeout=PATIENCE)
        places = found.evaluate_all(SENSIBLE)
        assert places, f"nothing on the board can be chosen: {self.shown['question']}"
        return found.nth(rng.choice(places))

    def _step(self) -> str:
        step: str = self.page.evaluate(STEP)
        return step

    def _is_waiting(self, step: str) -> bool:
        """Has the first click or key only shown what the choice would do?"""
        return self._step() == step and not self.page.locator(MENU).count()


class Mouse(BoardPlayer):
    def choose(self, target: Locator) -> None:
        target.click()
        self.clicks += 1


class Finger(BoardPlayer):
    """On a phone: the first touch shows, the second one plays."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__(browser, server, size=PHONE, touch=True)

    def choose(self, target: Locator) -> None:
        step = self._step()
        target.tap()
        if self._is_waiting(step):
            target.tap()


class Keys(BoardPlayer):
    """Goes to a target with Tab and the arrows, and presses Enter until it is chosen."""

    def choose(self, target: Locator) -> None:
        step = self._step()
        target.focus()
        self.page.keyboard.press("Enter")
        if self._is_waiting(step):
            self.page.keyboard.press("Enter")
