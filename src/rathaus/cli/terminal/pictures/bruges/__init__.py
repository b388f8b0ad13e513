"""The picture of Bruges: the table, the other players, the own area in full, the hand."""

from rich.console import Group, RenderableType
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, in_lines
from rathaus.cli.terminal.pictures.bruges import names, signs
from rathaus.cli.terminal.pictures.bruges.areas import Areas
from rathaus.cli.terminal.pictures.bruges.board import Board
from rathaus.cli.terminal.pictures.bruges_and_hamburg import cards_on, is_tall
from rathaus.cli.terminal.pictures.generic import (
    GenericPicture,
    move_in_words,
    signs_in_words,
)
from rathaus.core.game import Game
from rathaus.core.state import View
from rathaus.games.bruges import text
from rathaus.games.bruges.components.vocabulary import Person
from rathaus.games.bruges.game import Bruges


def picture(game: Game) -> "BrugesPicture":
    assert isinstance(game, Bruges)
    return BrugesPicture(game)


class BrugesPicture(GenericPicture):
    open_scores = True  # points are public, and so is all that scores in the end (BRU-1.11)
    # The hand, the colours of the other hands, the dice and all markers are on the screen.
    quiet = frozenset({"card_drawn", "pile_drawn", "dice_rolled", "threat_received"})

    def __init__(self, game: Bruges) -> None:
        super().__init__(game)
        self.areas = Areas(game.kit)
        self.board = Board(game.kit)
        self.persons = {person.key: person for person in game.kit.persons}

    # -- the screen ---------------------------------------------------------------------------

    def table(self, scene: Scene) -> RenderableType:
        view = scene.view
        return Group(
            self.board.headline(scene, view),
            *self.board.rows(scene, view),
            *self.areas.others(scene, view),
            *([Text()] if is_tall(scene) else []),
            *self.areas.full(scene, view, scene.seat),
            *self._hand(scene, view),
        )

    def area(self, scene: Scene, owner: int) -> RenderableType:
        view = scene.view
        own = owner == scene.seat
        area = view["seats"][owner]
        hand = self._hand(scene, view) if own else self.areas.known_hand(scene, area)
        return Group(*self.areas.full(scene, view, owner), *hand)

    def legend(self, scene: Scene) -> RenderableType:
        signs_of_picture = [
            (signs.USED, text.label("rotated", scene.lang)),
            ("●", text.label("threats", scene.lang)),
            (signs.GATEHOUSE, text.label("gatehouse", scene.lang)),
        ]
        meanings = [*text.legend(scene.lang), *signs_of_picture]
        return signs_in_words(meanings, scene.width)

    def _hand(self, scene: Scene, view: View) -> list[RenderableType]:
        """The own cards; those just drawn show their backs until the last is taken."""
        cards = [self.persons[key] for key in view["hand"]]
        if view["drawn"]:
            cards.append(self.persons[view["drawn"]])
        backs = view["blind"] if view["turn"] == [scene.seat] else []
        label = names.hand_label(scene.lang)
        unseen = [signs.HUES.chip(colour, "?") for colour in backs]
        if not is_tall(scene):
            told = [names.chip(card, scene.lang) for card in cards]
            return [in_lines([label, *told, *unseen], scene.width)] if told or unseen else []
        lines: list[RenderableType] = [in_lines([label, *unseen], scene.width)]
        if cards:
            lines.append(names.hand(cards, scene.lang))
        return lines if cards or unseen else []

    # -- words --------------------------------------------------------------------------------

    def explain(self, scene: Scene, topic: str) -> RenderableType | None:
        """A move in words with the persons it names, or the persons of a name."""
        said = move_in_words(scene, topic)
        said += names.about(self._meant(scene, topic), scene.lang, scene.width)
        return Group(*said) if said else None

    def _meant(self, scene: Scene, topic: str) -> list[Person]:
        kind, is_move, key = topic.partition(":")
        if not is_move:
            return names.find(self.persons.values(), topic, scene.lang)
        if key in self.persons:
            return [self.persons[key]]
        return self._in_house(scene, kind, key)

    def _in_house(self, scene: Scene, kind: str, place: str) -> list[Person]:
        """Who lives in the house that a move names."""
        if kind not in ("house", "lose_house"):
            return []
        houses = scene.view["seats"][scene.seat]["houses"]
        return [self.persons[key] for key in cards_on(houses, place, "persons")]
