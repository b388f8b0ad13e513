"""How a game speaks: its functions for sentences get the words of the language asked for."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rathaus.core.catalogue import Catalogue
from rathaus.core.errors import BadOption, IllegalMove
from rathaus.core.events import Event
from rathaus.core.game import Game, Names, Reason, Refusal
from rathaus.core.state import AnyState, State
from rathaus.core.text import Phrase, fill

Language = TypeVar("Language")


def words_of(lang: str, languages: Mapping[str, Language]) -> Language:
    """The words of a language; one that we do not speak is refused."""
    words = languages.get(lang)
    if words is None:
        raise BadOption(f"there is no language {lang!r}; allowed: {', '.join(languages)}")
    return words


@dataclass(frozen=True)
class Voice(Generic[Language]):
    """The functions that a game speaks with; each is given the words of one language."""

    words_of: Callable[[str], Language]
    ask: Callable[[Any, int, Language, Names], str]
    describe: Callable[[Any, int, int, Language, Names], Phrase]
    tell: Callable[[Event, Language, Names], str]
    why_not: Callable[[Any, int, int, Language], Reason | None]
    refused: Callable[[Any, int, Language], list[Refusal]]
    catalogue: Callable[[Any, Language], Catalogue]


class SpeakingGame(Game):
    """A game that says everything with its voice."""

    voice: ClassVar[Voice[Any]]

    def make_catalogue(self, lang: str) -> Catalogue:
        return self.voice.catalogue(self, self.voice.words_of(lang))

    def prompt(self, state: AnyState, seat: int, lang: str, names: Names = None) -> str:
        return self.voice.ask(state, seat, self.voice.words_of(lang), names)

    def phrase(
        self, state: AnyState, seat: int, move: int, lang: str, names: Names = None
    ) -> Phrase:
        return self.voice.describe(state, seat, move, self.voice.words_of(lang), names)

    def tell(self, event: Event, lang: str, names: Names = None) -> str:
        return self.voice.tell(event, self.voice.words_of(lang), names)

    def why_not(self, state: AnyState, seat: int, move: int, lang: str = "en") -> Reason | None:
        return self.voice.why_not(state, seat, move, self.voice.words_of(lang))

    def refused(self, state: AnyState, seat: int, lang: str) -> list[Refusal]:
        return self.voice.refused(state, seat, self.voice.words_of(lang))


# -- players ----------------------------------------------------------------------------------


class Players(Protocol):
    """The words of a language for a player who has no name."""

    @property
    def player(self) -> str: ...

    @property
    def player_within(self) -> str: ...


def player_at_start(seat: int, words: Players, names: Names) -> str:
    """A player at the beginning of a sentence."""
    return names[seat] if names else fill(words.player, number=seat + 1)


def player_within(seat: int, words: Players, names: Names) -> str:
    """A player in the middle of a sentence."""
    return names[seat] if names else fill(words.player_within, number=seat + 1)


# -- moves ------------------------------------------------------------------------------------


def check_legal(state: State, seat: int, move: int) -> None:
    """Only a legal move can be told: others have no price and no meaning."""
    if move not in state.moves(seat):
        notation = state.game.space.notation(move)
        raise IllegalMove(f"{notation} is not a move that seat {seat} may make now")


def refused(
    state: State,
    seat: int,
    expected: Iterable[int],
    why_not: Callable[[int], Reason | None],
    name: Callable[[int], str],
) -> list[Refusal]:
    """The moves a person would look for now and may not make, each with its reason."""
    legal, found = set(state.moves(seat)), []
    for move in expected:
        reason = None if move in legal else why_not(move)
        if reason is not None:
            found.append(Refusal(move, name(move), reason))
    return found
