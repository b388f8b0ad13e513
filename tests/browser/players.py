"""People who play on the drawn board alone: with a mouse, with a finger, or with the keyboard."""

from random import Random

from playwright.sync_api import Browser, Locator

from tests.browser.visitors import PATIENCE, PHONE, Visitor
from tests.server.servers import Server

# On the board, in the hand, in a menu beside them: not in the list of moves.
CHOICES = "main [data-choices]:visible, [role=dialog] [data-choices]:visible"
STEP = "document.querySelector('.playing')?.dataset.step ?? ''"
OVER = "Boolean(document.querySelector('dialog table'))"
WENT_ON = f"before => {OVER} || ({STEP} && {STEP} !== before)"
READY = f"() => {OVER} || {STEP}"


class BoardPlayer(Visitor):
    """Chooses what is lit until the game is over."""

    clicks = 0

    def is_over(self) -> bool:
        """Wait until something is asked, or the final scoring is there."""
        self.page.wait_for_function(READY, timeout=PATIENCE)
        return bool(self.page.evaluate(OVER))

    def choose(self, target: Locator) -> None:
        """Until it is chosen: the page has gone on, or shows a menu."""
        raise NotImplementedError

    def play(self, rng: Random) -> None:
        while not self.is_over():
            step = self.page.evaluate(STEP)
            targets = self._targets()
            assert targets, f"nothing on the board can be chosen: {self.shown['question']}"
            self.choose(rng.choice(targets))
            if self.page.evaluate(STEP) == step and self.page.locator(".offer").count():
                self.choose(rng.choice(self.page.locator(".offer [data-choices]").all()))
            self._wait_after(step)

    def _targets(self) -> list[Locator]:
        found = self.page.locator(CHOICES)
        found.first.wait_for(timeout=PATIENCE)
        return found.all()

    def _wait_after(self, step: str) -> None:
        self.page.wait_for_function(WENT_ON, arg=step, timeout=PATIENCE)


class Mouse(BoardPlayer):
    def choose(self, target: Locator) -> None:
        target.click()
        self.clicks += 1


class Finger(BoardPlayer):
    """On a phone: the first touch shows, the second one plays."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__(browser, server, size=PHONE, touch=True)

    def choose(self, target: Locator) -> None:
        step = self.page.evaluate(STEP)
        target.tap()
        self.clicks += 1
        if self.page.evaluate(STEP) == step and not self.page.locator(".offer").count():
            target.tap()
            self.clicks += 1


class Keys(BoardPlayer):
    """Goes to a target with Tab and the arrows, and presses Enter until it is chosen."""

    def choose(self, target: Locator) -> None:
        step = self.page.evaluate(STEP)
        target.focus()
        self.page.keyboard.press("Enter")
        if self.page.evaluate(STEP) == step and not self.page.locator(".offer").count():
            self.page.keyboard.press("Enter")
