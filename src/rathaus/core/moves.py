"""The move space of a game: named ranges of ints, and the readable name of each of them."""

from collections.abc import Mapping, Sequence

from rathaus.core.errors import BadNotation


class MoveSpace:
    """Numbers the moves of a game from 0, range after range, in the order of declaration.

    >>> space = MoveSpace({"pick": ("red", "blue"), "pass": ("",)})
    >>> space.first("pass"), len(space)
    (2, 3)
    >>> space.notation(1), space.notation(2), space.parse("pick:blue")
    ('pick:blue', 'pass', 1)
    """

    def __init__(self, ranges: Mapping[str, Sequence[str]]) -> None:
        self._first: dict[str, int] = {}
        names: list[str] = []
        kinds: list[str] = []
        for kind, labels in ranges.items():
            self._first[kind] = len(names)
            names += [f"{kind}:{label}" if label else kind for label in labels]
            kinds += [kind] * len(labels)
        self._names = tuple(names)
        self._kinds = tuple(kinds)
        self._numbers = {name: number for number, name in enumerate(names)}
        if len(self._numbers) != len(names):
            raise ValueError("two moves share one name")

    def __len__(self) -> int:
        return len(self._names)

    def first(self, kind: str) -> int:
        """The number of the first move of a range."""
        return self._first[kind]

    def ranges(self) -> tuple[str, ...]:
        return tuple(self._first)

    def split(self, move: int) -> tuple[str, int]:
        """The range of a move and its place in it."""
        kind = self._kinds[move]
        return kind, move - self._first[kind]

    def notation(self, move: int) -> str:
        if type(move) is not int or not 0 <= move < len(self._names):
            raise BadNotation(f"{move!r} is not a move: moves go from 0 to {len(self._names) - 1}")
        return self._names[move]

    def parse(self, text: str) -> int:
        known = type(text) is str
        move = self._numbers.get(text) if known else None
        if move is None:
            raise BadNotation(f"{text!r} is not a move; {self._hint(str(text))}")
        return move

    def _hint(self, text: str) -> str:
        kind = text.partition(":")[0]
        if kind in self._first:
            examples = [name for name in self._names if name.partition(":")[0] == kind][:3]
            return f"moves of that kind look like {', '.join(examples)}"
        return f"a move starts with one of: {', '.join(self._first)}"
