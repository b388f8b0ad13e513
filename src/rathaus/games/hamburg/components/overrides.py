"""Which values of Hamburg a component file may replace: the plain data that we reconstructed.

What a card does is a declaration in code; its price, points and activation symbol are data, and
so is what the boards show: square, walls, windows, statues, dangers, tokens, and which sides of
mayor and clergy tiles belong together.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from rathaus.core.errors import BadComponents
from rathaus.core.overrides import Overrides, ValueTable
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.kit import Kit
from rathaus.games.hamburg.components.tracks import (
    BOARDS,
    DANGERS,
    HALF,
    SQUARE,
    STATUES,
    WALL_PRICES,
    WALLS,
    Boards,
)
from rathaus.games.hamburg.components.tracks import JETTES as PRINTED_JETTES
from rathaus.games.hamburg.components.tracks import MORE_STATUES as PRINTED_MORE_STATUES
from rathaus.games.hamburg.components.tracks import WINDOWS as PRINTED_WINDOWS
from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE, Card, DrawAct
from rathaus.games.hamburg.expansions import clergy, dangers, mayors

Check = Callable[[object], str | None]  # what is wrong with a value
PHASES = ("I", "II", "III", "IV")
SIDES = ("left", "right")
_BY_KEY = {card.key: card for card in CARDS}

# The keys of what has none of its own. A value that the rulebook prints is known, but not open.
FIELDS = tuple(f"field_{number}" for number in range(1, len(SQUARE)))
PRINTED_FIELDS = ("field_5", "field_9")
HALVES = tuple(f"{board}_{side}" for board in BOARDS for side in SIDES)
WINDOWS = tuple(f"window_{number + 1}" for number in range(PRINTED_WINDOWS))
STATUE_ROWS = tuple(f"{row}_{players}" for row in ("base", "expansion") for players in STATUES)
JETTES = tuple(f"jette_{number}" for number in range(1, len(PRINTED_JETTES) + 1))
DANGER_KEYS = tuple(f"danger_{colour}" for colour in COLOURS)
OPEN_DANGERS = ("danger_orange", "danger_brown")
TOKENS = tuple(token.key for token in dangers.TOKENS)
OPEN_TOKENS = tuple(token.key for token in dangers.BASE_TOKENS)
MAYORS = tuple(mayor.key for mayor in mayors.MAYORS)
PLUS_SIDES = tuple(side.key for side in clergy.SIDES[::2])
MINUS_SIDES = tuple(side.key for side in clergy.SIDES[1::2])


# -- values -----------------------------------------------------------------------------------


def _number(least: int, most: int) -> Check:
    def check(value: object) -> str | None:
        if type(value) is int and least <= value <= most:
            return None
        return f"it is a whole number from {least} to {most}, not {value!r}"

    return check


def _one_of(words: Iterable[str]) -> Check:
    allowed = tuple(words)

    def check(value: object) -> str | None:
        return None if value in allowed else f"it is one of {', '.join(allowed)}, not {value!r}"

    return check


def _check_half(value: object) -> str | None:
    """The colours of a half."""
    if isinstance(value, list) and len(value) == HALF and all(each in COLOURS for each in value):
        return None
    return f"it is a list of five colours outward from the tower, not {value!r}"


def _check_prices(value: object) -> str | None:
    if isinstance(value, list) and len(value) == HALF and not any(map(_number(0, 9), value)):
        return None
    return f"it is a list of five numbers from 0 to 9, outward from the tower, not {value!r}"


def _check_statues(value: object) -> str | None:
    if isinstance(value, list) and 1 <= len(value) <= 12 and not any(map(_number(1, 20), value)):
        falls = value == sorted(value, reverse=True)
        return None if falls else f"the highest statue comes first, not {value!r}"
    return f"it is a list of 1 to 12 numbers from 1 to 20, not {value!r}"


# -- activation symbols -----------------------------------------------------------------------


def trigger_of(card: Card) -> str:
    """The activation symbol as a word, such as `lightning` or `phase:III`."""
    return f"{card.trigger}:{PHASES[card.phase - 1]}" if card.phase else card.trigger


_TRIGGERS = (
    "lightning",
    *(f"phase:{phase}" for phase in PHASES[:3]),
    *(f"permanent:{phase}" for phase in PHASES),
)


def allowed_triggers(card: Card) -> list[str]:
    """The symbols that the declared ability can work with."""
    if card.trigger == "permanent":
        return [word for word in _TRIGGERS if word.startswith("permanent")]
    allowed = [word for word in _TRIGGERS if word.startswith("phase")]
    return ["lightning", *allowed] if _can_strike(card) else allowed


def _can_strike(card: Card) -> bool:
    """A lightning is compulsory: there must be nothing to pay and nothing that has to hold."""
    ability = card.ability
    from_discards = any(isinstance(e, DrawAct) and e.source == "discard" for e in ability.effect)
    return not (ability.cost or ability.condition or from_discards)


def _trigger_fits(key: str, value: object) -> str | None:
    allowed = allowed_triggers(_BY_KEY[key])
    if value in allowed:
        return None
    return f"the ability of this card works with {', '.join(allowed)}, not with {value}"


def _with_trigger(card: Card, word: str) -> Card:
    trigger, _, phase = word.partition(":")
    number = PHASES.index(phase) + 1 if phase else 0
    mode: Any = {"lightning": "must", "phase": "may"}.get(trigger, card.ability.mode)
    ability = replace(card.ability, mode=mode)
    return replace(card, trigger=trigger, phase=number, ability=ability)  # type: ignore[arg-type]


# -- the tables -------------------------------------------------------------------------------


def _cards(source: str) -> frozenset[str]:
    return frozenset(card.key for card in CARDS if getattr(card, source) == "reconstructed")


def _table(keys: Iterable[str], check: Check, closed: Iterable[str] = ()) -> ValueTable:
    known = frozenset(keys)
    return ValueTable(open=known - frozenset(closed), known=known, check=check)


_CARD_KEYS = frozenset(_BY_KEY)
TABLES = {
    "price": ValueTable(open=_cards("price_source"), known=_CARD_KEYS, check=_number(0, 20)),
    "vp": ValueTable(open=_cards("price_source"), known=_CARD_KEYS, check=_number(0, 20)),
    "trigger": ValueTable(
        open=_cards("trigger_source"),
        known=_CARD_KEYS,
        check=_one_of(_TRIGGERS),
        fits=_trigger_fits,
    ),
    "square": _table(FIELDS, _number(0, 50), PRINTED_FIELDS),
    "wall": _table(HALVES, _check_half),
    "wall_price": _table(HALVES, _check_prices),
    "window": _table(WINDOWS, _one_of(DICE)),
    "statues": _table(STATUE_ROWS, _check_statues),
    "jette": _table(JETTES, _number(0, 20), JETTES[:2]),
    "danger": _table(DANGER_KEYS, _one_of(DANGERS), set(DANGER_KEYS) - set(OPEN_DANGERS)),
    "token": _table(TOKENS, _one_of(COLOURS), set(TOKENS) - set(OPEN_TOKENS)),
    "mayor_tile": _table(MAYORS, _number(1, mayors.TILES)),
    "clergy_back": _table(PLUS_SIDES, _one_of(MINUS_SIDES)),
}


def check_together(overrides: Overrides) -> None:
    """Values that belong together have to fit."""
    problems = [problem for check in _TOGETHER for problem in check(overrides.values)]
    if problems:
        raise BadComponents("\n".join(problems))


Values = Mapping[str, Mapping[str, Any]]


def _merged(values: Values, table: str, keys: Iterable[str], standard: Iterable[Any]) -> list[Any]:
    """The values of a table, the printed ones where the file has none."""
    given = values.get(table, {})
    return [given.get(key, value) for key, value in zip(keys, standard, strict=True)]


def _windows(values: Values) -> list[Any]:
    return _merged(values, "window", WINDOWS, DICE)


def _dangers(values: Values) -> list[Any]:
    return _merged(values, "danger", DANGER_KEYS, DANGERS)


def _mayor_tiles(values: Values) -> list[Any]:
    return _merged(values, "mayor_tile", MAYORS, (mayor.tile for mayor in mayors.MAYORS))


def _minus_sides(values: Values) -> list[Any]:
    return _merged(values, "clergy_back", PLUS_SIDES, MINUS_SIDES)


def _wrong_windows(values: Values) -> list[str]:
    right = sorted(_windows(values)) == sorted(DICE)
    return [] if right else ["[window]: each colour has one window, black included"]


def _wrong_dangers(values: Values) -> list[str]:
    right = sorted(_dangers(values)) == sorted(DANGERS)
    return [] if right else ["[danger]: each disaster belongs to one colour"]


def _wrong_mayors(values: Values) -> list[str]:
    tiles = sorted(_mayor_tiles(values))
    right = tiles == sorted([*range(1, mayors.TILES + 1)] * 2)
    return [] if right else ["[mayor_tile]: each tile has two sides"]


def _wrong_clergy(values: Values) -> list[str]:
    right = len(set(_minus_sides(values))) == len(MINUS_SIDES)
    return [] if right else ["[clergy_back]: each minus side is the back of one plus side"]


_TOGETHER = (_wrong_windows, _wrong_dangers, _wrong_mayors, _wrong_clergy)


# -- the kit ----------------------------------------------------------------------------------


def kit_with(overrides: Overrides) -> Kit:
    """The components with some values replaced."""
    values = overrides.values
    return Kit(
        tuple(_card(card, values) for card in CARDS),
        _boards(values),
        tuple(
            replace(mayor, tile=tile)
            for mayor, tile in zip(mayors.MAYORS, _mayor_tiles(values), strict=True)
        ),
        tuple(_token(token, values) for token in dangers.TOKENS),
        _backs(values),
    )


def _card(card: Card, values: Values) -> Card:
    price = values.get("price", {}).get(card.key, card.price)
    vp = values.get("vp", {}).get(card.key, card.vp)
    trigger = values.get("trigger", {}).get(card.key)
    changed = replace(card, price=price, vp=vp)
    return _with_trigger(changed, trigger) if trigger else changed


def _token(token: dangers.Token, values: Values) -> dangers.Token:
    colour = values.get("token", {}).get(token.key)
    return replace(token, colours=(colour,)) if colour else token


def _backs(values: Values) -> dict[int, int]:
    numbers = {side.key: side.number for side in clergy.SIDES}
    pairs = zip(PLUS_SIDES, _minus_sides(values), strict=True)
    fronts = {numbers[plus]: numbers[minus] for plus, minus in pairs}
    return fronts | {minus: plus for plus, minus in fronts.items()}


def _boards(values: Values) -> Boards:
    statues = values.get("statues", {})
    return Boards(
        square=(SQUARE[0], *_merged(values, "square", FIELDS, SQUARE[1:])),
        walls=_halves(values, "wall", WALLS),
        wall_prices=_halves(values, "wall_price", WALL_PRICES),
        windows=tuple(_windows(values)),
        statues={n: tuple(statues.get(f"base_{n}", row)) for n, row in STATUES.items()},
        more_statues={
            n: tuple(statues.get(f"expansion_{n}", row)) for n, row in PRINTED_MORE_STATUES.items()
        },
        jettes=tuple(_merged(values, "jette", JETTES, PRINTED_JETTES)),
        dangers=tuple(_dangers(values)),
    )


def _halves(values: Values, table: str, standard: Mapping[str, Any]) -> dict[str, Any]:
    given = values.get(table, {})
    return {
        board: tuple(
            tuple(given.get(f"{board}_{side}", standard[board][half]))
            for half, side in enumerate(SIDES)
        )
        for board in BOARDS
    }
