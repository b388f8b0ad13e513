"""The arena: bots meet on the same deals from every seat, until enough is known."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import ceil
from pathlib import Path
from typing import Any

from rathaus import bots as bot_kinds
from rathaus.arena.diary import Diary, Place
from rathaus.arena.intervals import is_decided
from rathaus.arena.matches import BadArena, Match, matches
from rathaus.arena.playing import Played, Setting, play_game
from rathaus.arena.spreading import Local, Spread, check_travel
from rathaus.arena.standing import Meeting, Standing
from rathaus.bots import BotKind
from rathaus.core.game import Game
from rathaus.own_files import split_name

DEALS_BETWEEN_LOOKS = 10

Progress = Callable[[int, int], None]  # games done, of so many


def compete(
    game: str | Game,
    *,
    bots: Sequence[BotKind],
    players: int,
    games: int = 100,
    mode: str = "round-robin",
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    components: str | None = None,
    jobs: int = 1,
    target: float | None = None,
    diary: Path | None = None,
    progress: Progress | None = None,
    spreading: Spread | None = None,
) -> Standing:
    """Let bots meet; `games` are those of each match, made up to whole deals.

    With a `target`, a match ends as soon as the share of victories of its first bot lies clearly
    above or below. `diary` is a file that keeps every game, so that a run can go on later;
    `spreading` replaces the processes of this machine.
    """
    setting = Setting(game, components, players, dict(options or {}), str(seed))
    table = setting.open()
    kinds = {bot_kinds.name_of(kind): kind for kind in bots}
    pairings = matches(mode, tuple(map(bot_kinds.name_of, bots)), players)
    spread = spreading or Local(jobs)
    _check(table, setting, games, spread, tuple(kinds.values()))
    _check_target(target, mode, players)
    header = _header(table, setting, mode, kinds)
    run = _Run(setting, kinds, pairings, Diary(diary, header))
    run.play(games, target, spread, progress or (lambda *_: None))
    return Standing(header, tuple(run.meetings()), target)


def _check(
    game: Game, setting: Setting, games: int, spread: Spread, kinds: Sequence[BotKind]
) -> None:
    if games < 1:
        raise BadArena(f"games must be at least 1, not {games}")
    check_travel(spread, kinds)
    game.start(setting.players, setting.options)  # refuses what is wrong before any work is done
    for kind in kinds:
        bot_kinds.create(bot_kinds.prepare(kind), game)


def _check_target(target: float | None, mode: str, players: int) -> None:
    if target is None:
        return
    if not 0 < target < 1:
        raise BadArena(f"a target is a share between 0 and 1, not {target:g}")
    if players == 1 or mode == "round-robin":
        raise BadArena(
            "a target is for the share of one bot against the rest: use the mode rest or ladder"
        )


def _header(
    game: Game, setting: Setting, mode: str, kinds: Mapping[str, BotKind]
) -> dict[str, Any]:
    """What an arena is: two runs with the same header belong together."""
    return {
        **setting.header(game),
        "mode": mode,
        "bots": list(kinds),
        "bot_code": _own_code(),
        "files": {name: _code_of(name) for name in kinds if bot_kinds.is_own(name)},
        "seed": setting.seed,
    }


def _own_code() -> str:
    """Our bots of another day may be other bots."""
    folder = Path(bot_kinds.__file__).parent
    files = sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")])
    return _digest(b"".join(path.read_bytes() for path in files))


def _code_of(name: str) -> str:
    """A bot of one's own that was changed is another bot."""
    return _digest(Path(split_name(name)[0]).expanduser().read_bytes())


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class _Task:
    """What other processes are given: they play the games of a deal."""

    setting: Setting
    kinds: Mapping[str, BotKind]

    def play(self, item: tuple[int, Sequence[tuple[str, ...]]]) -> list[Played]:
        deal, seatings = item
        game = self.setting.open()
        ready = {name: bot_kinds.prepare(kind) for name, kind in self.kinds.items()}
        return [
            play_game(game, self.setting, [ready[name] for name in names], deal, names=names)
            for names in seatings
        ]


class _Run:
    def __init__(
        self,
        setting: Setting,
        kinds: Mapping[str, BotKind],
        pairings: Sequence[Match],
        diary: Diary,
    ) -> None:
        self.task = _Task(setting, kinds)
        self.matches = pairings
        self.diary = diary
        self.deals = [0] * len(pairings)  # that were played, match by match

    def play(self, games: int, target: float | None, spread: Spread, progress: Progress) -> None:
        """In rounds, if a target may end a match before its last: looks do not depend on how
        the games are spread.
        """
        wanted = [ceil(games / match.games_a_deal) for match in self.matches]
        total = sum(
            deals * match.games_a_deal for deals, match in zip(wanted, self.matches, strict=True)
        )
        step = max(wanted) if target is None else DEALS_BETWEEN_LOOKS
        open_ = set(range(len(self.matches)))
        done = 0
        for first in range(0, max(wanted), step):
            part = [
                (number, deal)
                for deal in range(first, first + step)
                for number in sorted(open_)
                if deal < wanted[number]
            ]
            for count in self._deal(part, spread):
                done += count
                progress(done, total)
            for number in sorted(open_):
                self.deals[number] = min(first + step, wanted[number])
                if target is not None and is_decided(self._shares(number), target):
                    open_.discard(number)

    def _deal(self, deals: Sequence[tuple[int, int]], spread: Spread) -> Iterator[int]:
        """Play what is not in the diary yet; how many games each deal had."""
        missing: list[list[Place]] = []
        for number, deal in deals:
            places = [Place(number, deal, turn) for turn in range(self._turns(number))]
            new = [place for place in places if place not in self.diary.games]
            if len(new) < len(places):
                yield len(places) - len(new)
            if new:
                missing.append(new)
        items = [(places[0].deal, list(map(self._names, places))) for places in missing]
        for item, played in spread(self.task.play, items):
            for place, each in zip(missing[item], played, strict=True):
                self.diary.add(place, each)
            yield len(played)

    def _turns(self, number: int) -> int:
        return self.matches[number].games_a_deal

    def _names(self, place: Place) -> tuple[str, ...]:
        return self.matches[place.match].seatings(place.deal, self.task.setting.seed)[place.seating]

    def _shares(self, number: int) -> list[float]:
        return self._meeting(number).shares(self.matches[number].line_up[0])

    def _meeting(self, number: int) -> Meeting:
        games = [
            [
                (self._names(place), self.diary.games[place])
                for turn in range(self._turns(number))
                for place in [Place(number, deal, turn)]
            ]
            for deal in range(self.deals[number])
        ]
        return Meeting(self.matches[number], games)

    def meetings(self) -> list[Meeting]:
        return list(map(self._meeting, range(len(self.matches))))
