"""Bots of your own: a class in a file, named `my_bot.py:MyBot`."""

from inspect import isabstract
from pathlib import Path
from types import ModuleType

from rathaus.bots.base import BadBot, Bot
from rathaus.own_files import FailedFile, run_file, split_name

NEEDS = (
    "a bot is a class under rathaus.bots.Bot with a method choose(self, chair, rng) "
    "that returns one of chair.moves()"
)


def is_own(name: str) -> bool:
    """Is this the name of a class in a file?

    >>> is_own("my_bot.py:MyBot"), is_own("easy")
    (True, False)
    """
    return ".py:" in name or name.endswith(".py")


def load(name: str) -> type[Bot]:
    """The class behind `my_bot.py:MyBot`."""
    file, wanted = split_name(name)
    path = Path(file).expanduser()
    if not path.is_file():
        raise BadBot(f"there is no file {file!r} for the bot {name!r}")
    try:
        module = run_file(path)
    except FailedFile as error:
        raise BadBot(f"{file} cannot be imported: {error}") from error
    kind = getattr(module, wanted, None) if wanted else None
    if kind is None:
        raise BadBot(f"{file} has no class {wanted!r}; {_offer(module, file)}")
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadBot(f"{name} is not a bot: {NEEDS}")
    if isabstract(kind):
        missing = ", ".join(sorted(kind.__abstractmethods__))
        raise BadBot(f"{name} lacks {missing}: {NEEDS}")
    return kind


def _offer(module: ModuleType, file: str) -> str:
    """The bots that the file does have."""
    own = [
        name
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and not isabstract(value)
        if value.__module__ == module.__name__
    ]
    return "it has " + ", ".join(f"{file}:{name}" for name in own) if own else NEEDS
