"""Files of users that games and bots come from: `my_file.py:MyClass` names a class in one."""

import sys
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from zlib import crc32


class FailedFile(Exception):
    """A file of a user cannot be run; says why in one line."""


def split_name(name: str) -> tuple[str, str]:
    """The file and the class of a name; either may be missing.

    >>> split_name("my_bot.py:MyBot"), split_name("my_bot.py")
    (('my_bot.py', 'MyBot'), ('my_bot.py', ''))
    """
    if name.endswith(".py") or ":" not in name:
        return name, ""
    file, _, wanted = name.rpartition(":")
    return file, wanted


def run_file(path: Path) -> ModuleType:
    """The file as a module; it is run once, and again when it has changed."""
    return _module(str(path.resolve()), path.stat().st_mtime_ns)


@lru_cache(maxsize=64)
def _module(path: str, changed: int) -> ModuleType:
    """It may import its neighbours, as a script may."""
    name = f"rathaus_own_{Path(path).stem}_{crc32(path.encode()):x}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise FailedFile("it is not a Python file")
    module = module_from_spec(spec)
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module  # before it runs: its dataclasses and pickles look there
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise FailedFile(what_happened(error, path)) from error
    return module


def what_happened(error: BaseException, path: str = "") -> str:
    """An error in one line: its kind, its words, and where; in that file, if it got so far."""
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename == path] or frames
    at = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    place = "" if isinstance(error, SyntaxError) else at  # which says it itself
    return f"{type(error).__name__}: {error}{place}"
