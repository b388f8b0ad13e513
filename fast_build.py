"""Compile the core, the rules of the games and their judges with mypyc: `make fast`, `make wheel`.

    python fast_build.py here [--quick]         # beside the sources
    python fast_build.py into FOLDER [--quick]  # a whole package elsewhere, for tests and wheels

Plain Python stays the only source. It is copied to a folder of its own, with what only a compiled
build has: copiers as modules. Objects are kept under the hash of all that they are made of, so
that only what has changed is compiled anew. `--quick` compiles fast and runs slower.
"""

import argparse
import ast
import hashlib
import json
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build" / "fast"
OUT = "out"  # what is compiled, within the folder
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
BUNDLE = 24  # C files that a quick build compiles as one
GAMES = ("neom", "hamburg", "bruges", "city_tycoon")

# What a game is played and searched with. The rest (words, declarations, loading, positions) runs
# seldom, or is data: compiling it costs minutes and gains nothing.
COMPILED = (
    "bots/bruges/*.py",
    "bots/bruges_and_hamburg/*.py",
    "bots/city_tycoon/*.py",
    "bots/fitted.py",
    "bots/hamburg/*.py",
    "bots/neom/*.py",
    "core/drawing.py",
    "core/events.py",
    "core/groups.py",
    "core/marks.py",
    "core/state.py",
    "core/steps.py",
    "core/text.py",
    "envs/observing/*.py",
    "games/bruges/components/vocabulary.py",
    "games/bruges_and_hamburg/knowledge.py",
    "games/bruges_and_hamburg/moves.py",
    "games/bruges_and_hamburg/plots.py",
    "games/bruges_and_hamburg/questions.py",
    "games/bruges_and_hamburg/redealing.py",
    "games/bruges_and_hamburg/shared_state.py",
    "games/bruges_and_hamburg/table.py",
    "games/bruges_and_hamburg/vocabulary.py",
    "games/hamburg/components/vocabulary.py",
    # Not the words of NEOM and City Tycoon: compiled, their class variables would become fields.
    *(
        f"games/{game}/{part}"
        for game in GAMES
        for part in (
            "city.py",
            "components/boards.py",
            "components/box.py",
            "components/goods.py",
            "components/kit.py",
            "components/tracks.py",
            "drawn.py",
            "grid.py",
            "knowledge.py",
            "known_routes.py",
            "moves.py",
            "rules/*.py",
            "rules/effects/*.py",
            "scoring.py",
            "state.py",
            "trial.py",
            "view.py",
        )
    ),
)
NEVER = ("__init__.py", "reasons.py", "trails.py", "suggesting.py")

# A native class has slots of its own; `dataclass` would make it anew to give it some.
SLOTS = re.compile(r"(@dataclass\((?:[^)\n]*, )?)slots=True(?:, )?")
# A frozen native class could not be read by another process: it is filled in place by place.
FROZEN = re.compile(r"(@dataclass\([^)\n]*)frozen=True")


class Cannot(Exception):
    """What is missing, in a sentence."""


def say(text: str) -> None:
    sys.stderr.write(f"{text}\n")


# -- what is compiled -------------------------------------------------------------------------


def compiled_sources() -> list[Path]:
    """The modules that are compiled, relative to the sources."""
    package = SOURCES / "rathaus"
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path.relative_to(SOURCES) for path in found if path.name not in NEVER)


def fingerprint() -> str:
    """Of all that a build is made of: sources, compilers, and this file."""
    from mypy.version import __version__ as mypy_version

    digests = builds().digests(SOURCES / "rathaus")
    own = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=16).hexdigest()
    return json.dumps([mypy_version, sys.version, SUFFIX, own, sorted(digests.items())])


def prepare(folder: Path, files: Sequence[Path]) -> None:
    """Copy the package; the modules to be compiled are adapted."""
    wanted = {path.relative_to(SOURCES): path.read_text("utf-8") for path in package_files()}
    for file in files:
        wanted[file] = FROZEN.sub(r"\1unsafe_hash=True", SLOTS.sub(r"\1", wanted[file]))
    for kind in state_types():
        file = Path(*kind.__module__.split(".")).with_suffix(".py")
        wanted[file] = with_copy(wanted[file], kind)
    for path in folder.glob("rathaus/**/*.py"):
        if path.relative_to(folder) not in wanted:
            path.unlink()
    for path, text in wanted.items():
        write(folder / path, text)


def package_files() -> Iterator[Path]:
    """The sources, and the data that they read when they are loaded."""
    for suffix in ("py", "toml"):
        yield from (SOURCES / "rathaus").rglob(f"*.{suffix}")


def state_types() -> list[type]:
    sys.path.insert(0, str(SOURCES))
    return [import_module(f"rathaus.games.{game}").TheGame.state_type for game in GAMES]


def with_copy(text: str, kind: type) -> str:
    """The module with a method that copies, in the blank line after the class: no line moves."""
    copying = import_module("rathaus.core.fields").copying(kind)
    lines = text.split("\n")
    (end,) = (
        node.end_lineno
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    )
    lines[end] = f'    def copy(self) -> "{kind.__name__}": {"; ".join(copying)}'
    return "\n".join(lines)


def write(path: Path, text: str) -> None:
    """Only what has changed, so that what depends on it stays new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


# -- compiling --------------------------------------------------------------------------------


def compile_in(folder: Path, files: Sequence[Path], quick: bool) -> None:
    """Compile modules of a folder in place."""
    from mypyc.build import mypycify

    say(f"Translating {len(files)} modules to C (mypyc) ...")
    here = Path.cwd()
    os.chdir(folder)
    try:
        extensions = mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), *map(str, files)],
            opt_level="0" if quick else "2",
            debug_level="0",
            multi_file=True,
            target_dir="c",
            group_name="rathaus",
        )
        if os.name != "nt":
            for each in extensions:  # a call from file to file needs no detour then
                each.extra_compile_args.append("-fvisibility=hidden")
        if quick:
            for each in extensions:
                each.sources = bundled(each.sources)
        build_extensions(extensions)
    finally:
        os.chdir(here)


def bundled(sources: Sequence[str]) -> list[str]:
    """The same C in fewer files: at -O0 most of the time goes into the headers of each."""
    if len(sources) == 1:
        return [*sources]
    bundles = []
    for start in range(0, len(sources), BUNDLE):
        parts = [Path(source).read_text("utf-8") for source in sources[start : start + BUNDLE]]
        bundles.append(f"c/bundle_{start // BUNDLE}.c")
        write(Path(bundles[-1]), "\n".join(parts))
    return bundles


def build_extensions(extensions: Sequence[Any]) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = parallel(self.compiler)
            super().build_extensions()

    command = Build(Distribution({"name": "rathaus", "ext_modules": [*extensions]}))
    command.build_lib = OUT
    command.build_temp = "objects"
    command.ensure_finalized()
    command.run()


def parallel(compiler: Any) -> Any:
    """The same compiler, on all processors, for what is not in the cache."""
    one = compiler.compile
    headers = hashlib.blake2b()
    for header in sorted(Path("c").glob("*.h")):
        headers.update(header.read_bytes())

    def compile_all(sources: Sequence[str], output_dir: str, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [pool.submit(compile_one, each, output_dir, options) for each in sources]
            return [show(number, jobs) for number in range(len(jobs))]

    def show(number: int, jobs: Sequence[Any]) -> str:
        found: str = jobs[number].result()
        if len(jobs) > 1:
            end = "\n" if number == len(jobs) - 1 else "\r"
            sys.stderr.write(f"Compiling {number + 1} of {len(jobs)} C files ...{end}")
        return found

    def compile_one(source: str, output_dir: str, options: dict[str, Any]) -> str:
        key = headers.copy()
        key.update(Path(source).read_bytes() + repr(sorted(options["extra_postargs"])).encode())
        kept = BUILD / "objects" / f"{key.hexdigest()[:32]}.o"
        (made,) = compiler.object_filenames([source], output_dir=output_dir)
        Path(made).parent.mkdir(parents=True, exist_ok=True)
        if not kept.exists():
            one([source], output_dir=output_dir, **options)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made, kept)
        else:
            shutil.copyfile(kept, made)
        return str(made)

    return compile_all


# -- the commands -----------------------------------------------------------------------------


def build(quick: bool) -> Path:
    """A folder with all that is compiled; nothing happens if it is there already."""
    check_compiler()
    folder = BUILD / ("quick" if quick else "full")
    made_from = folder / "made_from"
    key = fingerprint()
    if not made_from.exists() or made_from.read_text("utf-8") != key:
        made_from.unlink(missing_ok=True)
        files = compiled_sources()
        prepare(folder, files)
        shutil.rmtree(folder / OUT, ignore_errors=True)
        compile_in(folder, files, quick)
        if fingerprint() != key:
            raise Cannot("The sources have changed meanwhile. Start again.")
        write(made_from, key)
    return folder / OUT


def put(built: Path, folder: Path) -> None:
    """Put what is compiled beside sources. The note comes first: it is what is checked."""
    remove_compiled(folder)
    write_note(folder)
    found = [*built.rglob(f"*{SUFFIX}")]
    for path in found:
        shutil.copyfile(path, folder / path.relative_to(built))
    say(f"{len(found) - 1} modules are compiled.")


def into(folder: Path, quick: bool) -> None:
    """A whole package elsewhere. One that is there already stays: others may be using it."""
    package = {path.relative_to(SOURCES): path.read_text("utf-8") for path in package_files()}
    key = hashlib.blake2b(f"{fingerprint()} {quick} {sorted(package.items())}".encode()).hexdigest()
    made_from = folder / "made_from"
    if made_from.exists() and made_from.read_text("utf-8") == key:
        return
    built = build(quick)
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in package.items():
        write(folder / path, text)
    put(built, folder)
    write(made_from, key)


def remove_compiled(folder: Path) -> None:
    for suffix in ("so", "pyd"):
        for path in folder.rglob(f"*.{suffix}"):
            path.unlink()
    (folder / "rathaus" / builds().NOTE).unlink(missing_ok=True)


def write_note(folder: Path) -> None:
    digests = builds().digests(folder / "rathaus")
    (folder / "rathaus" / builds().NOTE).write_text(json.dumps(digests, indent=1), "utf-8")


def builds() -> Any:
    """The module that reads the note; by its file, so that the package is not loaded for it."""
    spec = spec_from_file_location("builds", SOURCES / "rathaus" / "builds.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check_compiler() -> None:
    """A C compiler and the headers of Python, or a sentence that names what is missing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    name = command.split()[0]
    if os.name != "nt" and not shutil.which(name):
        raise Cannot(
            f"The C compiler {name!r} is missing (Debian, Ubuntu: install gcc; macOS: "
            "xcode-select --install), or name another: CC=clang make fast. "
            "Without one everything runs in plain Python."
        )
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not header.exists():
        raise Cannot(f"The headers of Python are missing: {header} (Debian, Ubuntu: python3-dev).")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("command", choices=("here", "into"))
    arguments.add_argument("folder", nargs="?", type=Path)
    arguments.add_argument("--quick", action="store_true")
    chosen = arguments.parse_args()
    os.environ["RATHAUS_PLAIN"] = "1"  # while it is replaced
    try:
        if chosen.command == "here":
            put(build(chosen.quick), SOURCES)
        else:
            into(chosen.folder, chosen.quick)
    except Cannot as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
