"""What has been found out about the routes of one city; `rules.routes` fills it in.

All of it follows from the tiles and their owners. So copies of a state share it, until one of them
lays a tile and starts anew.
"""

Sources = tuple[tuple[int, int], ...]  # (tolls, site), nearest first
Way = tuple[int, int]  # (tolls, vector)
Levels = tuple[tuple[int, ...], ...]  # vectors by how many tolls more than necessary they have
Search = tuple[int, Levels]  # up to which level all vectors are known, and the vectors


class KnownRoutes:
    """A region is an own tile and all own ones that hang together with it, by one of its sites."""

    __slots__ = ("near", "region", "sources", "steps", "sums", "ways")

    def __init__(self) -> None:
        self.steps: dict[int, list[int]] = {}  # by seat
        self.near: dict[tuple[int, int], list[int]] = {}  # by seat and source
        self.region: dict[int, int] = {}  # by site
        self.sources: dict[int, tuple[Sources, Sources]] = {}  # of red, of blue; by site
        self.ways: dict[tuple[int, int], Search] = {}  # by region and source
        self.sums: dict[tuple[int, tuple[Way, ...]], Search] = {}  # by region and sources
