"""A plugin of pytest: the module with the fault takes the place of the real one; see `mutants`."""

import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType

from tests.campaigns.mutants import PLANTED, planted


class Loader(SourceFileLoader):
    place = 0

    def get_code(self, fullname: str) -> CodeType:
        tree, _ = planted(self.get_source(fullname) or "", self.place)
        code: CodeType = compile(tree, self.path, "exec")
        return code


class Finder(MetaPathFinder):
    def __init__(self, name: str, place: int) -> None:
        self.name = name
        self.loader = type("Planting", (Loader,), {"place": place})

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        finders = (FileFinder(folder, (self.loader, [".py"])) for folder in path or ())
        return next(filter(None, (finder.find_spec(fullname) for finder in finders)), None)


def is_planted() -> bool:
    """Has the module with the fault been used?"""
    name, _ = json.loads(os.environ[PLANTED])
    return isinstance(getattr(sys.modules.get(name), "__loader__", None), Loader)


if PLANTED in os.environ:
    assert not any(name.startswith("rathaus") for name in sys.modules), "it comes too late"
    sys.meta_path.insert(0, Finder(*json.loads(os.environ[PLANTED])))
