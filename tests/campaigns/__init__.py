"""Long searches for faults: `python -m tests.campaigns --help`, or `make campaign ARGS=...`.

Each writes what it has done to a file and goes on from there; the suite runs each for a moment.
"""
