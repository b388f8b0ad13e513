"""A picture of any game from its catalogue. A game with a picture of its own builds on this one."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from rathaus.cli.terminal.finding import matching
from rathaus.cli.terminal.picture import Scene, side_by_side
from rathaus.cli.terminal.pictures.catalogued import Labels
from rathaus.core.catalogue import Catalogue, Piece, pretty
from rathaus.core.game import Game

_LONG, _LONG_ON_LOW = 9, 5  # from this number of moves on they stand in columns
_LOW = 30  # rows of a low screen
_MOST = 6  # pieces that are told in full


def picture(game: Game) -> "GenericPicture":
    return GenericPicture(game)


class GenericPicture:
    """Knows no game: whatever the catalogue declares is shown under its label."""

    open_scores = False  # some games keep points secret until the end
    quiet: frozenset[str] = frozenset()

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- the screen ---------------------------------------------------------------------------

    def table(self, scene: Scene) -> RenderableType:
        labels, view = self._labels(scene), scene.view
        title = f"{self.game.title[scene.lang]} - {scene.words('Player', number=scene.seat + 1)}"
        shared = {name: value for name, value in view.items() if name != labels.told.areas}
        body = Group(labels.grid(shared), *labels.players(view))
        return Panel(body, title=escape(title), title_align="left")

    def area(self, scene: Scene, owner: int) -> RenderableType:
        labels = self._labels(scene)
        areas = scene.view.get(labels.told.areas) or [{}] * (owner + 1)
        grid = labels.grid(areas[owner], labels.told.areas)
        return Panel(grid, title=escape(scene.name(owner)), title_align="left")

    def moves(self, scene: Scene) -> RenderableType:
        return move_list(scene)

    def legend(self, scene: Scene) -> RenderableType | None:
        return None

    # -- words --------------------------------------------------------------------------------

    def explain(self, scene: Scene, topic: str) -> RenderableType | None:
        """The moves that are called so, and the pieces: by name, or what a move is about."""
        labels = self._labels(scene)
        moves = [move for move in scene.moves if topic.lower() in self._names(scene, move)]
        moves = moves or self._moves_in(scene, topic)
        pieces = self._pieces_of(scene, moves) or self.find(topic, scene.lang)
        if not moves and not pieces:
            return None
        said = [Text(f"{self.game.notation(scene.state, m)}: {scene.describe(m)}") for m in moves]
        if len(pieces) > _MOST:
            names = [Text(piece.name) for piece in pieces]
            return Group(*said, side_by_side(names, scene.width))
        return Group(*said, *map(labels.card, pieces))

    def find(self, topic: str, lang: str) -> list[Piece]:
        """The pieces of a name or a key."""
        pieces = self._told(lang).pieces.values()
        named = [
            (said, piece.key)
            for piece in pieces
            for said in (piece.name, piece.key, pretty(piece.key))
        ]
        return [self._told(lang).pieces[key] for key in matching(named, topic)]

    def label(self, key: str, lang: str) -> str:
        told = self._told(lang)
        return told.sheet.get(key) or told.names.get(key) or pretty(key)

    def details(self, sheet: dict[str, Any], lang: str) -> str:
        more = {key: value for key, value in sheet.items() if isinstance(value, (dict, list))}
        return "; ".join(f"{self.label(key, lang)}: {self._plain(more[key], lang)}" for key in more)

    def sample_topic(self, scene: Scene) -> str:
        """A piece of the own hand, or any other, or a move."""
        told, view = self._told(scene.lang), scene.view
        hands = [view[key] for key, field in told.fields.items() if field.place == "hand"]
        held = [key for hand in hands for key in ([hand] if isinstance(hand, str) else hand)]
        pieces = [*(told.pieces[key] for key in held if key in told.pieces), *told.pieces.values()]
        return pieces[0].name.lower() if pieces else self.game.notation(scene.state, scene.moves[0])

    # -- inside -------------------------------------------------------------------------------

    def _told(self, lang: str) -> Catalogue:
        return self.game.catalogue(lang)

    def _labels(self, scene: Scene) -> Labels:
        return Labels(self._told(scene.lang), scene)

    def _names(self, scene: Scene, move: int) -> tuple[str, str]:
        return self.game.notation(scene.state, move).lower(), scene.describe(move).lower()

    def _moves_in(self, scene: Scene, topic: str) -> list[int]:
        """The moves whose words begin with it."""
        wanted = topic.casefold()
        return [m for m in scene.moves if scene.describe(m).casefold().startswith(wanted)]

    def _pieces_of(self, scene: Scene, moves: Iterable[int]) -> list[Piece]:
        """The pieces that moves are about, each once."""
        pieces = self._told(scene.lang).pieces
        targets = [
            target.key
            for move in moves
            for target in self.game.targets(scene.state, scene.seat, move)
            if target.kind == "piece"
        ]
        return [pieces[key] for key in dict.fromkeys(targets)]

    def _plain(self, value: Any, lang: str) -> str:
        """A part of the score sheet; what is worth nothing is left out."""
        told = self._told(lang)
        if isinstance(value, dict):
            entries = ((told.name_of(str(key)), each) for key, each in value.items() if each)
            return ", ".join(f"{name} {each}" for name, each in entries) or "-"
        return ", ".join(told.name_of(str(each)) for each in value) or "-"


def move_list(scene: Scene) -> RenderableType:
    """The numbered moves in the game's own words."""
    cells = [
        numbered(number, Text(scene.describe(move)))
        for number, move in enumerate(scene.moves, start=1)
    ]
    is_low = scene.height is not None and scene.height < _LOW
    if len(cells) < (_LONG_ON_LOW if is_low else _LONG):
        return Text("\n").join([*cells, *_refused(scene)])
    return side_by_side(cells, scene.width)


def move_in_words(scene: Scene, notation: str) -> list[RenderableType]:
    """The move of that notation, if it is legal now."""
    number = scene.numbered().get(notation)
    return [] if number is None else [Text(scene.describe(scene.moves[number - 1]))]


def signs_in_words(meanings: Iterable[tuple[str, str]], width: int) -> RenderableType:
    """Signs with their meaning, side by side."""
    return side_by_side([Text(f"{sign}  {word}") for sign, word in meanings], width)


def _refused(scene: Scene) -> list[Text]:
    """What one might look for and may not do, and why."""
    refusals = scene.game.refused(scene.state, scene.seat, scene.lang)
    return [Text(f"  –  {text}: {reason}", style="dim") for _, text, reason in refusals]


def numbered(number: int, text: Text) -> Text:
    return Text.assemble((f"{number:>3}", "bold cyan"), "  ", text)
