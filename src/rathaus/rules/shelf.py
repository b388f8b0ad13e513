"""Where the texts of rules stand: in `docs/rules`, in the wheel, or beside a game of one's own."""

from functools import lru_cache
from importlib import import_module
from pathlib import Path

from rathaus.core.errors import RathausError
from rathaus.core.game import Game
from rathaus.rules.book import Rulebook
from rathaus.rules.reading import parse

HERE = Path(__file__).parent
IN_WHEEL = HERE / "texts"
IN_SOURCE = HERE.parents[2] / "docs" / "rules"


class NoRules(RathausError):
    """Nobody has written down the rules of this game."""


def has_rules(game: Game) -> bool:
    return _file(game, "en").is_file()


def find(game: Game, lang: str) -> Rulebook:
    """The rules of a game; for one of your own they are `rules/NAME/LANG.md` beside its file."""
    file = _file(game, lang)
    try:
        return _parsed(str(file), file.stat().st_mtime_ns)
    except FileNotFoundError as error:
        raise NoRules(f"there is no text of the rules of {game.name} in {lang!r}") from error


@lru_cache(maxsize=64)
def _parsed(file: str, changed: int) -> Rulebook:
    return parse(Path(file).read_text(encoding="utf-8"))


def _file(game: Game, lang: str) -> Path:
    return _folder(game) / game.name / f"{lang}.md"


def _folder(game: Game) -> Path:
    module = type(game).__module__
    if module.startswith("rathaus.games."):
        return IN_WHEEL if IN_WHEEL.is_dir() else IN_SOURCE
    file = getattr(import_module(module), "__file__", None)
    return Path(file).parent / "rules" if file else IN_SOURCE
