"""Small words that many scenes use: no workers, a turn, tiles for the windows."""

NONE = "V0 O0 G0 P0 B0"
SPARE_TILES = ("c12_plus", "c11_plus", "c10_plus", "c04_plus", "c03_plus", "c02_plus")
TURN = ("turn", 0, 0)


def tiles(first: str) -> str:
    """Six clergy tiles; the given one lies on the first window."""
    others = [tile for tile in SPARE_TILES if tile[:3] != first[:3]]
    return " ".join((first, *others[:5]))
