"""The golden games of a game, replayed without a word: `python -m tests.campaigns.golden GAME`.

A planted fault that they show is found in a tenth of the time that pytest takes to begin.
"""

import sys
from pathlib import Path

from tests.campaigns.planting import is_planted  # before anything of ours is imported

# isort: split
from rathaus.core.records import loads, verify
from rathaus.registry import find
from tests.campaigns.mutants import NOT_PLANTED


def main(name: str) -> None:
    game = find(name)
    for file in sorted(Path("tests/golden", name).glob("*.jsonl")):
        verify(loads(file.read_text()), game)
    if not is_planted():
        sys.exit(NOT_PLANTED)


if __name__ == "__main__":
    main(sys.argv[1])
