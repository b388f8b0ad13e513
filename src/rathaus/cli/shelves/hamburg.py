"""The cards of Hamburg."""

from rathaus.cli.shelves import Fact, Piece
from rathaus.core.game import LANGUAGES, Game
from rathaus.games.hamburg import text as words
from rathaus.games.hamburg.components.overrides import TABLES
from rathaus.games.hamburg.components.vocabulary import Card
from rathaus.games.hamburg.game import Hamburg

__all__ = ["TABLES", "pieces", "text"]


def pieces(game: Game) -> list[Piece]:
    assert isinstance(game, Hamburg)
    return [_piece(card) for card in game.kit.cards]


def text(game: Game, key: str, lang: str) -> list[str]:
    assert isinstance(game, Hamburg)
    card = next(card for card in game.kit.cards if card.key == key)
    return words.card_lines(card, lang)


def _piece(card: Card) -> Piece:
    names = {lang: words.card_name(card, lang) for lang in LANGUAGES}
    facts = (
        Fact("category", card.category, "rulebook"),
        Fact("colour", card.colour, "rulebook"),
        Fact("price", card.price, card.price_source),
        Fact("vp", card.vp, card.price_source),
        Fact("trigger", card.trigger, card.trigger_source),
    )
    return Piece(card.key, f"{card.number:03}", names, facts)
