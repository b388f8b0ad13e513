"""The keys in the views of Hamburg."""

from collections.abc import Mapping

from rathaus.core.game import Game
from rathaus.core.text import capital
from rathaus.games.hamburg import text
from rathaus.games.hamburg.components.vocabulary import Card
from rathaus.games.hamburg.expansions import clergy, exchange
from rathaus.games.hamburg.game import Hamburg
from rathaus.games.hamburg.text.languages import words_of
from rathaus.games.hamburg.text.tiles import PARTS
from rathaus.server.protocol import PieceShown

MENTIONED = ("card", "token", "mayor")


def key_of(number: int) -> str | None:
    return getattr(PARTS.get(number), "key", None)  # a ship has none


def labels(lang: str) -> Mapping[str, str]:
    return {str(key): label for key, label in text.labels(lang).items()}


def names(lang: str) -> dict[str, str]:
    words = words_of(lang)
    hues = {str(colour): capital(hue.bare) for colour, hue in words.hues.items()}
    majorities = {str(key): capital(name) for key, name in words.majorities.items()}
    boards = {key: capital(name) for key, name in words.boards.items()}
    return {**boards, **majorities, **hues}


def pieces(game: Game, lang: str) -> dict[str, PieceShown]:
    assert isinstance(game, Hamburg)
    kit = game.kit
    lists = (kit.mayors, kit.tokens, clergy.SIDES, exchange.SIDES)
    shown = {
        part.key: PieceShown(text.part_name(part, lang), text.part_lines(part, lang), "")
        for parts in lists
        for part in parts
    }
    return shown | {card.key: _card(card, lang) for card in kit.cards}


def _card(card: Card, lang: str) -> PieceShown:
    return PieceShown(
        text.card_name(card, lang), text.card_lines(card, lang), text.symbol_row(card), card.colour
    )


def sheet(lang: str) -> dict[str, str]:
    words = words_of(lang)
    return {"tom": words.labels["tom"], **{str(key): name for key, name in words.sheet.items()}}
