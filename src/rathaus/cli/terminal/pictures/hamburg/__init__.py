"""The picture of Hamburg: the table, the own area in full, the hand, the others in a line each."""

from dataclasses import replace

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, in_lines
from rathaus.cli.terminal.pictures.bruges_and_hamburg import INDENT, cards_on, is_tall
from rathaus.cli.terminal.pictures.generic import (
    GenericPicture,
    move_in_words,
    signs_in_words,
)
from rathaus.cli.terminal.pictures.hamburg import names, signs
from rathaus.cli.terminal.pictures.hamburg.areas import Areas
from rathaus.cli.terminal.pictures.hamburg.board import Board
from rathaus.core.game import Game
from rathaus.core.state import View
from rathaus.games.hamburg import text
from rathaus.games.hamburg.components.vocabulary import Card
from rathaus.games.hamburg.game import Hamburg
from rathaus.games.hamburg.state import TOM


def picture(game: Game) -> "HamburgPicture":
    assert isinstance(game, Hamburg)
    return HamburgPicture(game)


class HamburgPicture(GenericPicture):
    open_scores = True  # points are public, and so is all that scores in the end (HAM-15)
    # The hand, the colours of the other hands and the dice are on the screen.
    quiet = frozenset({"card_drawn", "pile_drawn", "dice_rolled"})

    def __init__(self, game: Hamburg) -> None:
        super().__init__(game)
        self.areas = Areas(game.kit)
        self.board = Board(game.kit)
        self.parts = game.kit.parts
        self.cards = {card.key: card for card in game.kit.cards}

    # -- the screen ---------------------------------------------------------------------------

    def table(self, scene: Scene) -> RenderableType:
        view = scene.view
        return Group(
            self.board.headline(scene, view),
            *self.board.rows(scene, view),
            *self.areas.others(scene, view),
            *(self._of_tom(scene, view) if is_tall(scene) else []),
            *([Text()] if is_tall(scene) else []),
            *self.areas.full(scene, view, scene.seat),
            *self._hand(scene, view),
        )

    def area(self, scene: Scene, owner: int) -> RenderableType:
        view = scene.view
        area = view["sides"][owner]
        own = owner == scene.seat
        hand = self._hand(scene, view) if own else self.areas.known_hand(scene, area)
        return Group(*self.areas.full(scene, view, owner), *hand)

    def legend(self, scene: Scene) -> RenderableType:
        signs_of_picture = [
            (signs.USED, text.label("used", scene.lang)),
            ("●", text.label("level", scene.lang)),
        ]
        meanings = [*text.legend(scene.lang), *signs_of_picture]
        return signs_in_words(meanings, scene.width)

    def _of_tom(self, scene: Scene, view: View) -> list[RenderableType]:
        """The cards of TOM, who has no number to ask for his area with."""
        if scene.state.players > 1:
            return []
        narrow = replace(scene, width=scene.width - INDENT)
        lines = self.areas.display(narrow, view["sides"][TOM])
        return [Padding(line, (0, 0, 0, INDENT)) for line in lines]

    def _hand(self, scene: Scene, view: View) -> list[RenderableType]:
        cards = [self.cards[key] for key in view["hand"]]
        if view["drawn"]:
            cards.append(self.cards[view["drawn"]])
        if not cards:
            return []
        label = Text(text.label("hand", scene.lang), style="dim")
        if is_tall(scene):
            return [label, names.hand(cards, scene.lang)]
        return [in_lines([label, *(names.chip(card, scene.lang) for card in cards)], scene.width)]

    # -- words --------------------------------------------------------------------------------

    def explain(self, scene: Scene, topic: str) -> RenderableType | None:
        """A move in words with the cards it names, or the cards and parts of a name."""
        said, lang = move_in_words(scene, topic), scene.lang
        cards, parts = self._meant(scene, topic)
        said += names.about(cards, lang, scene.width)
        said += [names.part_panel(self.parts[number], lang) for number in parts]
        return Group(*said) if said else None

    def _meant(self, scene: Scene, topic: str) -> tuple[list[Card], list[int]]:
        kind, is_move, key = topic.partition(":")
        if not is_move:
            cards = names.find_cards(self.cards.values(), topic, scene.lang)
            return cards, [] if cards else names.find_parts(topic, scene.lang)
        if key in self.cards:
            return [self.cards[key]], []
        part = names.part_of(key, kind)
        return self._on_site(scene, kind, key), [] if part is None else [part]

    def _on_site(self, scene: Scene, kind: str, place: str) -> list[Card]:
        """What stands on the site that a move names."""
        if kind not in ("site", "lose_site"):
            return []
        sites = scene.view["sides"][scene.seat]["sites"]
        return [self.cards[key] for key in cards_on(sites, place, "buildings")]
