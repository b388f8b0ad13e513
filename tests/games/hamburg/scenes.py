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
from dataclasses import dataclass, replace
from typing import Any, cast

import rathaus
from rathaus.core.game import Game
from rathaus.games.hamburg.components import CARD_KEYS, CARDS, NUMBER
from rathaus.games.hamburg.components.tracks import BOARDS, HALF, JETTES, MAJORITIES
from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE
from rathaus.games.hamburg.expansions import clergy, dangers, mayors
from rathaus.games.hamburg.state import HamburgState
from tests.games import scenes
from tests.games.scenes import chance

LETTERS = "VOGPB"  # violet orange grey pink brown
EXPANSIONS = ("mayors", "statues", "dangers", "ships", "exchange", "clergy")


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
    state = _start(players, _options(options, sides, ships, exchange, clergy_tiles), components)
    state.stack, state.answers = [], [()] * state.sides
    state.dice = [int(word) for word in dice.replace("/", " ").split()]
    state.crest, state.cycle, state.round = crest, cycle, round
    state.window = (state.dice[5] if window is None else window) - 1
    state.discard, state.shuffled = numbers(discard), sorted(numbers(shuffled))
    _lay_out_sides(state, sides)
    _fill_piles(state, piles or {})
    _lay_tokens(state, tokens)
    _offer_statues(state, hummels)
    state.clergymen = [int(word) for word in clergymen.split()] or [0] * 6
    state.chapel, state.chapel_front = five(chapel), five(chapel_front)
    state.ships = sum(1 << DICE.index(cast(Any, word)) for word in ships.split())
    _lay_tiles(state, exchange, clergy_tiles)
    _note_what_is_known(state)
    frames = _frames(state, step, crest if seat is None else seat)
    state.stack, state.phase = frames[::-1], phase or _phase(frames)
    state.game.derive(state)
    state.advance()
    return state


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


def _lay_out_sides(state: HamburgState, given: Sequence[Side]) -> None:
    everyone = [*given, *[Side()] * (state.sides - len(given))]
    taken = {each.board for each in everyone}
    free = iter([board for board in BOARDS if board not in taken])
    used = _Used(state, everyone)
    for number, each in enumerate(everyone):
        _lay_out(state, number, replace(each, board=each.board or next(free)), used)


class _Used:
    """Keeps track of cards, so that none lies in two places, and finds sites."""

    def __init__(self, state: HamburgState, everyone: Sequence[Side]) -> None:
        self.cards: set[int] = set()
        self.reserved = {number for each in everyone for number in _named(each)}
        self.take(*state.discard, *state.shuffled)

    def take(self, *cards: int) -> tuple[int, ...]:
        for card in cards:
            assert card not in self.cards, f"{key(card)} lies in two places"
            self.cards.add(card)
        return cards

    def site(self, word: str) -> int:
        """A site: of a colour, with a building card nobody names, or the card named."""
        if word not in COLOURS:
            return self.take(*numbers(word))[0]
        spare = (
            card.number
            for card in reversed(CARDS)
            if card.colour == word
            and card.is_building
            and card.number not in self.cards | self.reserved
        )
        return self.take(next(spare))[0]


def _named(given: Side) -> Iterator[int]:
    text = f"{given.hand} {given.sites} {given.display} {given.zoo} {given.parks}"
    for mark in ":;+<":
        text = text.replace(mark, " ")
    return (number(word) for word in text.split() if word not in COLOURS)


def _lay_out(state: HamburgState, this: int, given: Side, used: _Used) -> None:
    state.boards[this] = BOARDS.index(given.board)
    state.money[this], state.points[this] = given.money, given.points
    state.square[this] = given.field
    state.workers[this * 5 : this * 5 + 5] = five(given.workers)
    state.dangers[this * 5 : this * 5 + 5] = five(given.dangers)
    state.hands[this] = tuple(sorted(used.take(*numbers(given.hand))))
    state.sites[this] = tuple(_sites(given, used))
    state.zoo[this] = tuple(_zoo(given, used))
    state.parks[this] = used.take(*numbers(given.parks))
    state.walls[this * 2 : this * 2 + 2] = map(int, given.wall.split())
    halves = [index for index, name in enumerate(("left", "right")) if name in given.had_statue]
    full = [index for index in (0, 1) if state.walls[this * 2 + index] == HALF]
    state.halves[this] = sum(1 << half for half in {*halves, *full})
    state.statues[this] = tuple(map(int, given.statues.split()))
    state.jettes_of[this] = tuple(map(int, given.jettes.split()))
    state.markers[this] = sum(1 << MAJORITIES.index(word) for word in given.markers.split())
    state.mayors[this] = mayors.FIRST - 1 + given.mayor if given.mayor else 0
    state.used += numbers(given.used)


def _sites(given: Side, used: _Used) -> Iterator[int]:
    for word in given.sites.split():
        yield from (used.site(word), 0, 0)
    for entry in filter(None, map(str.strip, given.display.split(";"))):
        site, _, built = entry.partition(":")
        first, second = (*used.take(*numbers(built.replace("+", " "))), 0, 0)[:2]
        yield from (used.site(site.strip()), first, second)


def _zoo(given: Side, used: _Used) -> Iterator[int]:
    for entry in given.zoo.split():
        card, _, under = entry.partition("<")
        yield from used.take(number(card))
        yield from used.take(number(under)) if under else (0,)


def _placed(state: HamburgState) -> set[int]:
    groups = (*state.hands, *state.sites, *state.zoo, *state.parks, state.discard, state.shuffled)
    return {card for group in groups for card in group}


def _fill_piles(state: HamburgState, given: Mapping[str, str]) -> None:
    placed = _placed(state)
    for index, colour in enumerate(COLOURS):
        cards = numbers(given[colour]) if colour in given else state.kit.pile(index)
        assert not (colour in given and placed & set(cards)), "a card of a pile lies elsewhere"
        state.piles[index] = tuple(sorted(card for card in cards if card not in placed))


def _lay_tokens(state: HamburgState, given: str | None) -> None:
    if given is None:
        return
    by_key = {token.key: token.number for token in dangers.TOKENS}
    in_game = sorted(state.tokens)
    state.tokens = sorted(by_key[word] for word in given.split())
    state.tokens_used = [token for token in in_game if token not in state.tokens]


def _offer_statues(state: HamburgState, given: str | None) -> None:
    for value in (value for taken in state.statues for value in taken):
        if value in state.hummels:
            state.hummels.remove(value)
    if given is not None:
        state.hummels = [int(word) for word in given.split()]
    taken = [value for values in state.jettes_of for value in values]
    if state.jettes:
        state.jettes = [value for value in JETTES if value not in taken]


def _lay_tiles(state: HamburgState, exchange: tuple[int, int] | None, tiles: str) -> None:
    if exchange:
        state.exchange, state.rate = exchange
        state.exchange_stack.remove(state.exchange)
    by_key = {each.key: each.number for each in clergy.SIDES}
    state.clergy = [by_key[word] for word in tiles.split()]


def _note_what_is_known(state: HamburgState) -> None:
    everyone = (1 << state.players) - 1
    open_cards = [*state.discard, *state.shuffled]
    for this in range(state.sides):
        open_cards += [*state.buildings(this), *state.zoo[this][::2], *state.parks[this]]
        for card in state.hands[this] if this < state.players else ():
            state.known[card] = 1 << this
    for card in open_cards:
        state.known[card] = everyone


def _frames(
    state: HamburgState, step: str | tuple[Any, ...] | list[tuple[Any, ...]], seat: int
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
        order = [each for each in state.order() if not state.is_tom(each)]
        turns = [("turn", each, 0) for each in order[order.index(seat) :]]
        rounds = [("round", each) for each in range(state.round + 1, 5)]
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
