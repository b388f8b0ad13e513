"""What NEOM is made of, told once: its pieces, the fields of its views, and their names."""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, asdict, fields, is_dataclass
from typing import Any

from rathaus.core.catalogue import FOR_BOARDS, RULEBOOK, Catalogue, Fact, Field, Group, Piece
from rathaus.core.game import Game
from rathaus.core.text import capital
from rathaus.games.neom.city import CELL_NAMES, SIZE
from rathaus.games.neom.components.boards import Board
from rathaus.games.neom.components.goods import GOODS, TIER_OF, TIERS
from rathaus.games.neom.components.kit import CENTER_BASE, Kit
from rathaus.games.neom.components.vocabulary import CORNERSTONE, TYPES, Good, Tier, Tile
from rathaus.games.neom.questions.choice import CHANGES
from rathaus.games.neom.rules.rounds import GENERATIONS, ROUNDS
from rathaus.games.neom.scoring import RATINGS, THRESHOLDS
from rathaus.games.neom.text import symbols, tiles
from rathaus.games.neom.text.words import Words
from rathaus.games.neom.view import CENTER_NAME, LEFT, RIGHT

DISASTER = "disaster"  # the colour of tiles without a type
SIGNS = {
    "residential": "roof",
    "commercial": "awning",
    "industrial": "cog",
    "public": "column",
    "resource": "pick",
    DISASTER: "bolt",
}


def catalogue(game: Game, words: Words) -> Catalogue:
    return Catalogue(
        pieces={piece.key: piece for piece in _pieces(game.kit, words)},
        fields=_fields(words),
        names=_names(words),
        signs=SIGNS,
        sheet=_sheet(words),
        ratings=RATINGS,
        ladders={f"{mark}+": least for mark, least in THRESHOLDS.items()},
    )


def _sheet(words: Words) -> dict[str, str]:
    """The tiles behind the variable points stand below them."""
    listed: dict[str, str] = {}
    for key, name in words.categories.items():
        listed[key] = name
        if key == "variable":
            listed["variable_tiles"] = name
    return listed


# -- pieces -----------------------------------------------------------------------------------


def _pieces(kit: Kit, words: Words) -> list[Piece]:
    found = [_tile(tile, words) for tile in kit.tiles]
    found += [_board(board, kit.tile[CENTER_BASE + board.number], words) for board in kit.boards]
    return found + [_good(good, tier, words) for good, tier in zip(GOODS, TIER_OF, strict=True)]


def _tile(tile: Tile, words: Words) -> Piece:
    return Piece(
        tile.key,
        words.tiles[tile.key],
        "tile",
        number=f"{tile.number:03}",
        colour=tile.types[0] if tile.types else DISASTER,
        symbols=symbols.row(tile),
        lines=tuple(tiles.lines(tile, words)),
        facts=_printed(tile) + _drawn(tile),
        groups=tuple(_groups(tile, words)),
    )


def _groups(tile: Tile, words: Words) -> Iterator[Group]:
    kind, *others = tiles.heading(tile, words)
    yield Group("category", kind)
    yield from (Group("set", name) for name in others)
    for fact in ("polluting", "power"):
        if getattr(tile, fact):
            yield Group("acts", words.facts[fact])


def _board(board: Board, center: Tile, words: Words) -> Piece:
    return Piece(
        board.key,
        words.boards[board.key],
        "board",
        number="board",
        colour=center.types[0],
        symbols=symbols.row(center),
        lines=tuple(tiles.lines(center, words)),
        facts=_printed(board),
    )


def _good(good: Good, tier: Tier, words: Words) -> Piece:
    facts = {"tier": tier, "price": TIERS[tier].price, "vp": TIERS[tier].vp}
    return Piece(
        good,
        capital(words.goods[good]),
        "good",
        symbols=symbols.SYMBOLS.goods[good],
        lines=(capital(words.tiers[tier].one),),
        facts=tuple(Fact(name, value, FOR_BOARDS) for name, value in facts.items()),
    )


# -- facts ------------------------------------------------------------------------------------

_NOT_LISTED = ("number", "key", "effects")  # effects are told in words


def _printed(piece: Tile | Board) -> tuple[Fact, ...]:
    """What is printed on a piece; what it does not have is left out, unless it is our guess."""
    found = []
    for field in fields(piece):
        value = getattr(piece, field.name)
        source = getattr(piece, f"{field.name}_source", RULEBOOK)
        is_said = field.default is MISSING or value != field.default or source != RULEBOOK
        if is_said and field.name not in _NOT_LISTED and not field.name.endswith("_source"):
            found.append(Fact(field.name, _plain(field.name, value), source))
    return tuple(found)


def _plain(name: str, value: Any) -> Any:
    """A value as JSON and people can read it."""
    if name == "set" and value == CORNERSTONE:
        return "cornerstone"
    if isinstance(value, tuple):
        return [_plain("", each) for each in value]
    return asdict(value) if is_dataclass(value) and not isinstance(value, type) else value


def _drawn(tile: Tile) -> tuple[Fact, ...]:
    """The symbols of its effects alone: boards draw price, goods and roads in their own way."""
    drawn = [tiles.effect_text(effect, symbols.SYMBOLS) for effect in tile.effects]
    return (Fact("effects", drawn, FOR_BOARDS),) if drawn else ()


# -- fields and names -------------------------------------------------------------------------


def _phases(words: Words) -> dict[str, str]:
    """What a round is made of, by the steps that a view names."""
    label, disaster = words.labels, words.labels["disaster"]
    choosing = dict.fromkeys(("deal", "show", "choose"), label["choosing"])
    return {**choosing, "act": label["acting"], "exchange": label["acting"], "disaster": disaster}


def _fields(words: Words) -> dict[str, Field]:
    label = words.labels
    return {
        "generation": Field(
            label["generation"],
            place="clock",
            parts={"0": label["preliminary"]},
            last=GENERATIONS,
        ),
        "round": Field(label["round"], place="clock", last=ROUNDS),
        "step": Field(label["phase"], place="clock", parts=_phases(words)),
        "first": Field(label["first"], holds="seat"),
        "disaster": Field(words.lines["disaster"]),
        "hand": Field(label["hand"], "row", place="hand"),
        "to_build": Field(label["chosen"], place="hand"),
        "display": Field(label["table"], "row", place="hand"),
        "passed": Field(label["passed"]),
        "passed.holder": Field(label["holder"], holds="seat"),
        "passed.tiles": Field(label["tiles"], "row"),
        "passed.taken": Field(label["taken"], "row"),
        "picks": Field(label["picks"], "row"),
        "pile": Field(label["discard_pile"], "row"),
        "routes_used": Field(label["routes_used"], "row"),
        "tiles": Field(label["tiles"], place="details"),
        "stack": Field(label["stack"], "pile", place="details"),
        "box": Field(label["box"], "row", place="details"),
        # in front of each player
        "money": Field(label["money"]),
        "received": Field(label["next_round"], place="details"),
        "board": Field(label["board"]),
        "city": Field(label["city"], "grid", cells=CELL_NAMES, columns=SIZE),
        "goods": Field(label["goods"], "row"),
        "routes": Field(label["routes"], "row"),
        "unbuilt": Field(label["unbuilt"], "row"),
        "modular": Field(label["modular"]),
        "chosen": Field(label["chosen"]),
        "hand_size": Field(label["hand_size"], "pile", place="details"),
    }


def _names(words: Words) -> Mapping[str, str]:
    return {
        CENTER_NAME: words.center,
        LEFT: words.labels["left"],
        RIGHT: words.labels["right"],
        **{str(rating): name for rating, name in words.ratings.items()},
        **{kind: capital(words.kinds[kind].one) for kind in TYPES},
        DISASTER: words.lines["disaster"],
        **{str(tier): capital(noun.one) for tier, noun in words.tiers.items()},
        "vp": words.labels["vp"],
        **{change: words.labels[change] for pair in CHANGES for change in pair},
    }
