"""What only some tests need is set up when the first of them runs: `make` knows how.

The tests run in several processes, so one sets up while the others wait. A run of all tests has
set up everything before it begins, and `make` finds nothing left to do.
"""

import fcntl
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
ALONE = {"compiled-for-tests"}  # takes minutes and touches nothing else: others need not wait


@cache
def set_up(target: str) -> None:
    """Run a target of the Makefile; with another Python than that of `.venv` all is as it is."""
    if Path(sys.prefix) != ROOT / ".venv":
        return
    alone = target in ALONE
    with (ROOT / ".venv" / f".set-up-{target if alone else 'any'}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["make", "--no-print-directory", target], cwd=ROOT, env=_own(), check=True)


def _own() -> dict[str, str]:
    """Without what the `make` that started the tests was told."""
    return {name: value for name, value in os.environ.items() if "MAKE" not in name}
