"""Leads the people at one device through a game: shows, asks, obeys, saves."""

from random import Random

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rathaus import bots
from rathaus.bots.advice import advise, can_advise
from rathaus.bots.reasons import amount, tell
from rathaus.cli.terminal.keeper import Keeper
from rathaus.cli.terminal.log import MOST_LINES, Log
from rathaus.cli.terminal.picture import Picture, Scene
from rathaus.cli.terminal.rulebook import Reader, contents
from rathaus.cli.terminal.seating import is_human
from rathaus.cli.terminal.sheet import score_sheet, verdict
from rathaus.core.errors import BadNotation
from rathaus.rules import CHAPTERS, has_rules
from rathaus.rules import find as find_rules

HINT_WITHIN = 3.0  # seconds
ABOUT_AS_GOOD = 0.3  # points: less than that is no difference
TALL = 30  # rows of a screen that has room for a reminder of the keys
PATIENCE = 5.0  # seconds that a bot may think while people wait


class Left(Exception):
    """The player has quit."""


class Sitting:
    """One game at one device."""

    def __init__(self, keeper: Keeper, picture: Picture) -> None:
        match = keeper.match
        self.match = match
        self.picture = picture
        self.words = keeper.words
        self.device = keeper.device
        self.keeper = keeper
        self.log = Log(match, self.words, picture.quiet)
        self.humans = [seat for seat, name in enumerate(match.seats) if is_human(name)]
        self._holder = self.humans[0] if len(self.humans) == 1 else None  # has the device
        self._thinker: int | None = None  # the bot that was announced last
        self._bots = {
            seat: bots.create(bots.prepare(name), match.game)
            for seat, name in enumerate(match.seats)
            if seat not in self.humans
        }
        self._commands = {
            "?": self._help,
            "u": self._undo,
            "c": self._city,
            "l": self._whole_log,
            "s": self._scores,
            "h": self._hint,
            "w": self._write,
            "q": self._quit,
        }

    @property
    def console(self) -> Console:
        return self.device.console

    def run(self) -> None:
        """Play to the end, or until the player leaves; what was played is not lost."""
        try:
            self._play()
        except Left:
            return
        except EOFError:
            self._save_unasked()
        except (KeyboardInterrupt, bots.BadBot):
            self._save_unasked()
            raise

    def _play(self) -> None:
        while not self.match.is_over:
            seat = self._next_human()
            if seat is None:
                self._let_bot_decide()
            elif self._hand_over(seat):
                self._ask(seat)
        self._finish()

    # -- whose turn ---------------------------------------------------------------------------

    def _next_human(self) -> int | None:
        """People decide before bots do; whoever has the device goes on."""
        waiting = [seat for seat in self.match.state.turn() if seat in self.humans]
        if self._holder in waiting:
            return self._holder
        return waiting[0] if waiting else None

    def _let_bot_decide(self) -> None:
        seat = self.match.state.turn()[0]
        if self.device.is_interactive and seat != self._thinker:
            self._thinker = seat
            who = self.words("Player", number=seat + 1)
            self.console.print(self.words("thinking", who=who), style="dim")
        match, bot = self.match, self._bots[seat]
        luck = match.bot_generator(seat)
        seconds = PATIENCE if self.device.is_interactive else None
        bots.let_decide(bot, match.seats[seat], match.state, seat, luck, match.play, seconds)

    def _hand_over(self, seat: int) -> bool:
        """Hide everything until the right person has the device. False: someone took back."""
        if self._holder == seat:
            return True
        before = self._holder
        self.device.clear(with_history=True)
        number = seat + 1
        self.console.print(Rule(style="dim"))
        self.console.print(self.words("pass", number=number), style="bold")
        self.console.print(self.words("press_enter", number=number))
        can_undo = before is not None and self.match.can_undo(before)
        if before is not None and can_undo:
            self.console.print(self.words("or_undo", number=before + 1), style="dim")
        answer = self.device.read("> ").strip().lower()
        if answer == "q":
            self._quit(seat, "")
        if answer == "u" and before is not None and can_undo:
            return not self._undo(before, "")
        self._holder = seat
        return True

    # -- asking -------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """One decision, or one taken back; anything else is answered and asked again."""
        self._thinker = None
        self._show(seat)
        while True:
            text = self.device.read("> ").strip()
            if not text:
                self._show(seat)
            elif self._obey(seat, text):
                return

    def _obey(self, seat: int, text: str) -> bool:
        """Do what was typed. True: the position has changed."""
        word, _, rest = text.partition(" ")
        if word.startswith("?"):
            word, rest = "?", text[1:]
        command = self._commands.get(word.lower())
        if command:
            return command(seat, rest.strip())
        move = self._move(seat, text)
        if move is None:
            return False
        self.log.mark(seat)
        self.match.play(seat, move)
        self.keeper.keep()
        return True

    def _move(self, seat: int, text: str) -> int | None:
        """The legal move that was typed, by number or by name."""
        state, game = self.match.state, self.match.game
        legal = state.moves(seat)
        if text.isdecimal():
            if 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            self._complain("not_a_number", number=text, count=len(legal))
            return None
        try:
            move = game.parse(state, text)
        except BadNotation:
            self._complain("not_understood", text=text, count=len(legal))
            return None
        if move not in legal:
            self._complain("not_allowed", text=text, count=len(legal))
            reason = game.why_not(state, seat, move, self.words.lang)
            if reason:
                self.console.print(Text(str(reason)))
            return None
        return move

    def _complain(self, key: str, **values: object) -> None:
        self.console.print(Text(self.words(key, **values), style="bold red"))

    # -- showing ------------------------------------------------------------------------------

    def _scene(self, seat: int) -> Scene:
        console = self.console
        height = console.height if self.device.is_interactive else None
        return Scene(self.match.state, seat, self.match.seats, self.words, console.width, height)

    def _show(self, seat: int) -> None:
        """The whole screen: table, log, prompt, moves."""
        scene = self._scene(seat)
        table, moves = self.picture.table(scene), self.picture.moves(scene)
        prompt = self.match.game.prompt(self.match.state, seat, self.words.lang)
        below: list[RenderableType] = [Text(prompt, style="bold"), moves]
        if scene.height is None or scene.height >= TALL:
            below.append(Text(self.words("keys"), style="dim"))
        log = self.log.recent(seat, self._room(scene, [table, *below]))
        self.device.clear()
        for part in (table, *log, *below):
            self.console.print(part)

    def _room(self, scene: Scene, parts: list[RenderableType]) -> int:
        """How many lines there are for the log besides the rest and the line to type on."""
        if scene.height is None:
            return MOST_LINES
        used = sum(len(self.console.render_lines(part)) for part in parts)
        return max(1, min(MOST_LINES, scene.height - used - 1))

    # -- commands -----------------------------------------------------------------------------

    def _help(self, seat: int, topic: str) -> bool:
        scene = self._scene(seat)
        if not topic:
            self._list_keys(scene)
            return False
        name = topic
        if topic.isdecimal() and 1 <= int(topic) <= len(scene.moves):
            name = self.match.game.notation(self.match.state, scene.moves[int(topic) - 1])
        answer = self._from_rules(topic) or self.picture.explain(scene, name)
        if answer is None:
            self._complain("no_topic", text=topic)
        else:
            self.console.print(answer)
        return False

    def _from_rules(self, topic: str) -> RenderableType | None:
        """The game in two minutes with all sections, or the section that is meant."""
        game, lang = self.match.game, self.words.lang
        if not has_rules(game):
            return None
        reader = Reader(find_rules(game, lang), game.catalogue(lang))
        if topic.lower() != self.words("rules"):
            return reader.section(topic)
        hint = Text(self.words("rules_hint"), style="dim")
        return Group(reader.section(CHAPTERS[0]) or "", "", hint, contents(reader.book))

    def _list_keys(self, scene: Scene) -> None:
        example = self.match.game.notation(self.match.state, scene.moves[0])
        text = self.words("help", example=example, topic=self.picture.sample_topic(scene))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        for line in text.splitlines():
            grid.add_row(*(Text(part.strip()) for part in line.split("|")))
        self.console.print(grid)
        legend = self.picture.legend(scene)
        if legend:
            self.console.print(legend)

    def _undo(self, seat: int, rest: str) -> bool:
        if not self.match.can_undo(seat):
            self._complain("no_undo")
            return False
        self.match.undo(seat)
        self.keeper.keep()
        return True

    def _city(self, seat: int, number: str) -> bool:
        players = self.match.state.players
        owner = int(number) - 1 if number.isdecimal() else -1 if number else seat
        if 0 <= owner < players:
            self.console.print(self.picture.area(self._scene(seat), owner))
        else:
            self._complain("no_player", text=number, count=players)
        return False

    def _whole_log(self, seat: int, rest: str) -> bool:
        lines = self.log.lines(seat)
        self.console.print(Text(self.words("whole_log" if lines else "nothing_yet"), style="dim"))
        for line in lines:
            self.console.print(Text(f"  {line}"))
        return False

    def _scores(self, seat: int, rest: str) -> bool:
        state = self.match.state
        shown = range(state.players) if self.picture.open_scores else (seat,)
        self.console.print(Text(self.words("sheet_now"), style="bold"))
        self.console.print(score_sheet(self._scene(seat), self.picture, shown))
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        """A good move as far as the seat can know; where other people play, none is given."""
        game, state = self.match.game, self.match.state
        if len(self.humans) > 1 or not can_advise(game):
            self._complain("no_hint")
            return False
        luck = Random(len(self.match.decisions))
        best, *others = advise(game, bots.Chair(state, seat, HINT_WITHIN), luck)
        number = state.moves(seat).index(best.move) + 1
        told = [game.describe(state, seat, each.move, self.words.lang) for each in (best, *others)]
        self.console.print(Text(self.words("hint", number=number, move=told[0]), style="bold"))
        if others:
            more = -others[0].points
            key = "hint_why" if more >= ABOUT_AS_GOOD else "hint_equal"
            points = amount(more, self.words.lang)
            self.console.print(Text(self.words(key, points=points, other=told[1])))
            for reason in tell(game.name, others[0].reasons, self.words.lang):
                self.console.print(Text(f"  {reason}"))
        return False

    def _write(self, seat: int, name: str) -> bool:
        self.keeper.write(name)
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        self.keeper.offer()
        raise Left

    # -- the end ------------------------------------------------------------------------------

    def _save_unasked(self) -> None:
        """The input has ended, or the program is being stopped."""
        self.console.print()
        self.keeper.save()

    def _finish(self) -> None:
        self.keeper.keep()
        self.device.clear()
        scene = self._scene(self.humans[0])
        for line in self.log.last_news():
            self.console.print(Text(f"  {line}"))
        self.console.print(Rule(Text(self.words("end"), style="bold"), style="dim"))
        self.console.print(score_sheet(scene, self.picture, range(scene.state.players)))
        self.console.print(verdict(scene, self.picture))
        if self.keeper.named:
            self.console.print(Text(self.words("saved", file=self.keeper.path)), soft_wrap=True)
