"""What only some tests need is set up when the first of them runs: `make` knows how.

The tests run in several processes, so one sets up while the others wait. A run of all tests has
set up everything before it begins, and `make` finds nothing left to do.
"""

import fcntl
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


@cache
def set_up(target: str) -> None:
    """Run a target of the Makefile; with another Python than that of `.venv` all is as it is."""
    if Path(sys.prefix) != ROOT / ".venv":
        return
    lock = Path(tempfile.gettempdir()) / f"rathaus-set-up-{os.getuid()}"
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        subprocess.run(["make", "--no-print-directory", target], cwd=ROOT, env=_own(), check=True)


def _own() -> dict[str, str]:
    """Without what the `make` that started the tests was told."""
    return {name: value for name, value in os.environ.items() if "MAKE" not in name}
