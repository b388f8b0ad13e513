"""`rathaus`, but each new table is dealt by the name that stands in a file, and by its number.

A browser test meets the same position in every run then: what it finds wrong can be looked at.
Names of their own are for those who look for more (`DEALS=another pytest tests/browser`).
"""

import os
from collections import Counter
from hashlib import sha256
from pathlib import Path

from rathaus.server import header

NAMED_IN = "DEAL_NAMED_IN"
_dealt: Counter[str] = Counter()


def seed_by_name() -> str:
    name = os.environ.get("DEALS", "") + Path(os.environ[NAMED_IN]).read_text(encoding="utf-8")
    _dealt[name] += 1
    return sha256(f"{name} {_dealt[name]}".encode()).hexdigest()[:32]


if __name__ == "__main__":
    header.new_seed = seed_by_name  # before anybody takes the usual one
    from rathaus.cli import main

    main()
