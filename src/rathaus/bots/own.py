"""Bots of your own: a class in a file, named `my_bot.py:MyBot`."""

import sys
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from zlib import crc32

from rathaus.bots.base import BadBot, Bot

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
    """The class behind `my_bot.py:MyBot`; the file is run once, and again when it has changed."""
    file, _, wanted = name.rpartition(":") if not name.endswith(".py") else (name, "", "")
    path = Path(file).expanduser()
    if not path.is_file():
        raise BadBot(f"there is no file {file!r} for the bot {name!r}")
    module = _module(str(path.resolve()), path.stat().st_mtime_ns)
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


@lru_cache(maxsize=64)
def _module(path: str, changed: int) -> ModuleType:
    """The file as a module. It may import its neighbours, as a script may."""
    name = f"rathaus_own_{Path(path).stem}_{crc32(path.encode()):x}"
    spec = spec_from_file_location(name, path)
    assert spec is not None, "a file that ends in .py can be imported"
    assert spec.loader is not None
    module = module_from_spec(spec)
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module  # before it runs: its dataclasses and pickles look there
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BadBot(f"{path} cannot be imported: {what_happened(error, path)}") from error
    return module


def what_happened(error: BaseException, path: str = "") -> str:
    """An error in one line: its kind, its words, and where; in that file, if it got so far."""
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename == path] or frames
    at = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    place = "" if isinstance(error, SyntaxError) else at  # which says it itself
    return f"{type(error).__name__}: {error}{place}"
