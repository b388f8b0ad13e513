"""Positions of Hamburg in a few words, and ways to play and look at them by notation.

A scene lays out what the sides have and stops at a decision:

>>> from tests.games.scenes import options, play
>>> state = scene(sides=[side(hand="146 202", money=9)], dice="1 4 6 4 1 / 4")
>>> options(state, 0)
['play:infantry_barracks', 'play:salvage_company']
>>> play(state, 0, "play:infantry_barracks", "as:money").money[0]
15
>>> workers(state, 0)
'V1 O1 G1 P1 B1'

Cards are named by number or key. Every card that a scene does not name lies in its pile. A scene
with a single turn (`step="turn"`) ends there: once the turn is over, `state.turn()` is empty.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import rathaus
from rathaus.core.game import Game
from rathaus.games.hamburg.components import CARD_KEYS, NUMBER
from rathaus.games.hamburg.components.tracks import MAJORITIES, ROUNDS, WINDOWS
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.expansions import dangers, mayors
from rathaus.games.hamburg.expansions.exchange import FIELDS, SIDES
from rathaus.games.hamburg.state import HamburgState
from tests.games import scenes
from tests.games.scenes import chance

LETTERS = "VOGPB"  # violet orange grey pink brown


@dataclass(frozen=True)
class Side:
    """What one side has; see `side`."""

    board: str = ""
    money: int = 5
    points: int = 5
    field: int = 0
    workers: str = "V1 O1 G1 P1 B1"
    dangers: str = ""
    hand: str = ""
    sites: str = ""
    display: str = ""
    zoo: str = ""
    parks: str = ""
    wall: str = "0 0"
    had_statue: str = ""
    statues: str = ""
    jettes: str = ""
    markers: str = ""
    mayor: int = 0
    used: str = ""


def side(**facts: Any) -> Side:
    """What one side has. Without words it is what everyone starts with.

    `workers` and `dangers` are written "V2 O1 G0 P3 B1"; letters left out are 0. `field` is the
    place on the square, 0 to 9. `sites` are empty sites: colours, or cards that lie as sites.
    `display` has sites with buildings: "violet:207; pink:; brown:3+5" is a site of a colour (or
    a card), then its buildings. `zoo` "244 260<146" has building 146 under 260. `wall` has the
    stones left and right of the tower; a full half has had its statue, others are named in
    `had_statue`. `mayor` is the printed side 1 to 10. `used` cards carry a marker.
    """
    return Side(**facts)


# -- setting up -------------------------------------------------------------------------------


def scene(
    *,
    players: int = 3,
    sides: Sequence[Side] = (),
    step: str | tuple[Any, ...] | list[tuple[Any, ...]] = "turn",
    seat: int | None = None,
    options: str | Mapping[str, object] = "",
    dice: str = "3 3 3 3 3 / 3",
    crest: int = 0,
    cycle: int = 1,
    round: int = 1,
    phase: int = 0,
    window: int | None = None,
    discard: str = "",
    shuffled: str = "",
    piles: Mapping[str, str] | None = None,
    tokens: str | None = None,
    hummels: str | None = None,
    clergymen: str = "",
    chapel: str = "",
    chapel_front: str = "",
    ships: str = "",
    exchange: tuple[int, int] | None = None,
    clergy_tiles: str = "",
    components: str = "",
) -> HamburgState:
    """A game at a step.

    `step`: "turn" is one turn of `seat` (the crest holder if not given) and then the end;
    "round" is the rest of phase III from that turn on; "phase_one" to "phase_four" and "rolled"
    (phase II after the dice) go on from there; "end" is a game that is over; a frame or a list
    of frames, in the order they run, is just that.

    `options` are names of expansions; what a scene uses of one switches it on. `discard` has the
    top card last. `piles` replaces whole piles; their other cards are out of the game. `tokens`
    lie on the burning house, the others are used. `window` is 1 to 6 (else the black die), 0 is
    none. `clergymen` stand before the windows ("1 0 0 2 0 0"). `exchange` is tile and rate field.
    `clergy_tiles` are keys, window by window. `components` are tables of a component file.
    """
    game = box(components) if components else rathaus.game("hamburg")
    starter = crest if seat is None else seat
    at = _frames(players, crest, round, step, starter)
    state = game.position(
        players,
        _options(options, sides, ships, exchange, clergy_tiles),
        at=at,
        crest=crest,
        cycle=cycle,
        round=round,
        phase=phase or _phase(at),
        dice=[int(word) for word in dice.replace("/", " ").split()],
        clergymen=[int(word) for word in clergymen.split()] or [0] * WINDOWS,
        chapel=five(chapel),
        chapel_front=five(chapel_front),
        discard=numbers(discard),
        shuffled=numbers(shuffled),
        seats=[_area(each) for each in [*sides, *[Side()] * (max(2, players) - len(sides))]],
        **_given(game.kit, window, piles, tokens, hummels, ships, exchange, clergy_tiles),
    )
    return cast(HamburgState, state)


def _given(
    kit: Any,
    window: int | None,
    piles: Mapping[str, str] | None,
    tokens: str | None,
    hummels: str | None,
    ships: str,
    exchange: tuple[int, int] | None,
    clergy_tiles: str,
) -> dict[str, Any]:
    """What is said only where it differs from the start."""
    found: dict[str, Any] = {}
    if window is not None:
        found["window"] = kit.windows[window - 1] if window else ""
    if piles is not None:
        found["piles"] = {colour: numbers(cards) for colour, cards in piles.items()}
    if tokens is not None:
        found["tokens"] = tokens.split()
    if hummels is not None:
        found["hummels"] = [int(word) for word in hummels.split()]
    if ships:
        found["ships"] = ships.split()
    if exchange:
        tile, rate = exchange
        found["exchange"] = SIDES[2 * (tile - 1) + (rate > FIELDS // 2)].key
        found["rate"] = rate
    return found | {"clergy": clergy_tiles.split()}


def new_game(players: int, options: str | Mapping[str, object] = "") -> HamburgState:
    """A fresh game that waits for its first chance."""
    return _start(players, _options(options))


def _start(players: int, options: Mapping[str, object], components: str = "") -> HamburgState:
    game = box(components) if components else "hamburg"
    return cast(HamburgState, scenes.start(game, players, options))


def box(tables: str) -> Game:
    """The game with the values of a component file, whose head need not be written."""
    return rathaus.game("hamburg", f'game = "hamburg"\nname = "my box"\n{tables}')


def _options(
    given: str | Mapping[str, object],
    sides: Sequence[Side] = (),
    ships: str = "",
    exchange: object = None,
    clergy_tiles: str = "",
) -> dict[str, object]:
    chosen = dict.fromkeys(given.split(), True) if isinstance(given, str) else dict(given)
    in_use = {
        "mayors": any(each.mayor for each in sides),
        "statues": any(each.jettes for each in sides),
        "ships": ships,
        "exchange": exchange,
        "clergy": clergy_tiles,
    }
    return {name: True for name, used in in_use.items() if used} | chosen


def _area(given: Side) -> dict[str, Any]:
    """What a side has, in the words of a position."""
    area: dict[str, Any] = {
        "money": given.money,
        "points": given.points,
        "field": given.field,
        "workers": five(given.workers),
        "dangers": five(given.dangers),
        "hand": numbers(given.hand),
        "sites": [*given.sites.split(), *_display(given.display)],
        "zoo": [_zoo_card(entry) for entry in given.zoo.split()],
        "parks": numbers(given.parks),
        "wall": [int(word) for word in given.wall.split()],
        "had_statue": [half in given.had_statue for half in ("left", "right")],
        "statues": [int(word) for word in given.statues.split()],
        "markers": given.markers.split(),
        "used": numbers(given.used),
    }
    area["sites"] = [_site(each) for each in area["sites"]]
    area |= {"board": given.board} if given.board else {}
    area |= {"mayor": mayors.FIRST - 1 + given.mayor} if given.mayor else {}
    return area | ({"jettes": [int(w) for w in given.jettes.split()]} if given.jettes else {})


def _display(text: str) -> Iterator[dict[str, Any]]:
    for entry in filter(None, map(str.strip, text.split(";"))):
        site, _, built = entry.partition(":")
        yield {"site": site.strip(), "buildings": numbers(built.replace("+", " "))}


def _site(given: str | dict[str, Any]) -> dict[str, Any]:
    """A site of a colour, or the card named."""
    word = given if isinstance(given, str) else given["site"]
    built = [] if isinstance(given, str) else given["buildings"]
    what = {"colour": word} if word in COLOURS else {"card": number(word)}
    return {**what, "buildings": built}


def _zoo_card(entry: str) -> dict[str, int]:
    card, _, under = entry.partition("<")
    return {"card": number(card), "under": number(under) if under else 0}


def _frames(
    players: int, crest: int, round: int, step: str | tuple[Any, ...] | list[Any], seat: int
) -> list[tuple[Any, ...]]:
    """The frames still to come, in the order they run."""
    if isinstance(step, list):
        return step
    if isinstance(step, tuple):
        return [step]
    if step == "end":
        return []
    if step == "turn":
        return [("turn", seat, 0)]
    if step == "round":
        order = [(crest + place) % players for place in range(players)]
        turns = [("turn", each, 0) for each in order[order.index(seat) :]]
        rounds = [("round", each) for each in range(round + 1, ROUNDS + 1)]
        return [*turns, *rounds, ("phase_four",)]
    return [(step,)]


_PHASE = {
    "phase_one": 1,
    "phase_four": 4,
    "end": 4,
    **dict.fromkeys(("phase_two", "rolled", "square", "walk"), 2),
}


def _phase(frames: list[tuple[Any, ...]]) -> int:
    """The phase of the first frame; 3 for most."""
    name, *rest = frames[0] if frames else ("end",)
    return cast(int, rest[1]) if name in ("cards", "tom_cards") else _PHASE.get(name, 3)


# -- playing ----------------------------------------------------------------------------------


def draw(state: HamburgState, *cards: int | str) -> HamburgState:
    """Chance draws these cards."""
    return chance(state, *(f"card:{key(number(card))}" for card in cards))


def roll(state: HamburgState, dice: str) -> HamburgState:
    """Chance rolls these dice: "1 4 6 4 1 / 4", the black one last."""
    return chance(state, *(f"die:{word}" for word in dice.replace("/", " ").split()))


def random_game(players: int, seed: int, **given: object) -> Iterator[HamburgState]:
    """The positions of a game played at random, one and the same state that moves on."""
    return cast(Iterator[HamburgState], scenes.random_game("hamburg", players, seed, **given))


# -- words ------------------------------------------------------------------------------------


def number(word: int | str) -> int:
    """The number of a card, given as number or key."""
    text = str(word)
    return int(text) if text.isdigit() else NUMBER[text]


def numbers(words: str) -> list[int]:
    """Cards separated by blanks, as numbers."""
    return [number(word) for word in words.split()]


def key(card: int) -> str:
    return CARD_KEYS[card - 1]


def keys(cards: Iterable[int]) -> list[str]:
    return [key(card) for card in cards]


def five(text: str) -> list[int]:
    """ "V2 B1" as a number for each colour."""
    found = dict.fromkeys(LETTERS, 0)
    for word in text.split():
        assert word[0] in found, f"{word}: colours are {LETTERS}"
        found[word[0]] = int(word[1:])
    return list(found.values())


def as_text(amounts: Iterable[int]) -> str:
    """A number for each colour as "V2 O1 G0 P3 B1"."""
    return " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, amounts, strict=True))


# -- looking ----------------------------------------------------------------------------------


def workers(state: HamburgState, this: int) -> str:
    return as_text(state.workers[this * 5 : this * 5 + 5])


def levels(state: HamburgState, this: int) -> str:
    """The dangers of a side."""
    return as_text(state.dangers[this * 5 : this * 5 + 5])


def hand(state: HamburgState, this: int) -> list[int]:
    return list(state.hands[this])


def sites(state: HamburgState, this: int) -> list[str]:
    """The sites of a side as "violet", "pink:146", "brown:3+5"."""
    flat = state.sites[this]
    triples = [flat[place : place + 3] for place in range(0, len(flat), 3)]
    return [_site_text(state, *triple) for triple in triples]


def _site_text(state: HamburgState, card: int, first: int, second: int) -> str:
    built = "+".join(str(each) for each in (first, second) if each)
    return COLOURS[state.kit.colour[card]] + (f":{built}" if built else "")


def wall(state: HamburgState, this: int) -> tuple[int, int]:
    """The stones left and right of the tower."""
    left, right = state.walls[this * 2 : this * 2 + 2]
    return left, right


def markers(state: HamburgState, this: int) -> set[str]:
    """The active majority markers."""
    return {name for bit, name in enumerate(MAJORITIES) if state.markers[this] >> bit & 1}


def tokens(state: HamburgState) -> list[str]:
    """The tokens on the burning house."""
    return [dangers.TOKENS[each - dangers.FIRST].key for each in state.tokens]
