"""All checks that a game must pass, and how many random games each of them plays.

A check is a plain function that raises. `GAME_CHECKS` take the game; `SETTING_CHECKS` take the
game, a number of players and options; `RANDOM_CHECKS` take a seed besides and look at one random
game. The same seed is the same game for all of them, so those with a witness watch it together,
and the others look at copies of its states. Those that are cheap look at every decision of `GAMES`
or `MANY` games; the others at a sample, in fewer games. `GAMES` and `ENOUGH` are promised: so many
random games in every setting; the rest keeps the suite quick.
"""

from collections.abc import Callable, Sequence
from random import Random

from rathaus.core.game import Game
from tests.conformance import hidden, play, saves, structure, words
from tests.conformance.census import Conservation, check_conservation
from tests.conformance.walk import Copies, Options, Witness, remember, watch

GAMES = 300
ENOUGH = 200  # in each of very many settings
MANY = 50
FEW_SETTINGS = 20  # a game with more settings than these does not play so many games in each,
SPREAD = 4  # but this many times the number, spread over all of them


Check = Callable[[Game, int, Options, int], None]


def games_in(planned: int, settings: int) -> list[int]:
    """How many games a check plays in each setting of a game that has so many settings.

    Where there are very many, a costly check visits only some of them.

    >>> games_in(200, 3), games_in(200, 80)[:3], sum(games_in(2, 400))
    ([200, 200, 200], [10, 10, 10], 8)
    """
    total = planned * (settings if settings <= FEW_SETTINGS else SPREAD)
    shares = [total * (i + 1) // settings - total * i // settings for i in range(settings)]
    Random(planned).shuffle(shares)
    return shares


GAME_CHECKS: tuple[Callable[[Game], None], ...] = (
    play.check_facts,
    play.check_bad_players,
    structure.check_catalogue,
)

SETTING_CHECKS: tuple[Callable[[Game, int, Options], None], ...] = (
    play.check_start,
    play.check_bad_options,
    words.check_notation_space,
    words.check_bad_notation,
)

RANDOM_CHECKS: dict[Check, int] = {
    play.check_turns: GAMES,
    play.check_moves_playable: MANY,
    play.check_illegal_moves: 10,
    play.check_chance: MANY,
    play.check_replay: 15,
    play.check_copies: 15,
    play.check_retract: MANY,
    play.check_outcome: MANY,
    saves.check_saves: 3,
    saves.check_damaged_saves: 1,
    hidden.check_views: 10,
    hidden.check_secrets: 30,
    hidden.check_redeals: 8,
    hidden.check_sealed_answers: MANY,
    structure.check_moves: 10,
    structure.check_fields: 5,
    words.check_notation: MANY,
    words.check_words: 12,
    words.check_events: 15,
    check_conservation: GAMES,
}

NewWitness = Callable[[Game, int, Options, int], Witness]
WITNESSES: dict[Check, NewWitness] = {
    play.check_turns: lambda game, players, options, seed: play.Turns(game, players),
    play.check_copies: lambda game, players, options, seed: play.KeptCopies(game, players),
    words.check_events: lambda game, players, options, seed: words.Stories(game, players),
    check_conservation: Conservation,
}

EVERYWHERE = play.check_turns  # plays at least ENOUGH games in every setting of every game


def plan(settings: int) -> list[dict[Check, int]]:
    """For each setting of a game that has so many: how many games each check looks at."""
    spread = {check: games_in(planned, settings) for check, planned in RANDOM_CHECKS.items()}
    spread[EVERYWHERE] = [GAMES if settings <= FEW_SETTINGS else ENOUGH] * settings
    return [{check: games[place] for check, games in spread.items()} for place in range(settings)]


def run(checks: Sequence[Check], game: Game, players: int, options: Options, seed: int) -> None:
    """All these checks of one random game, which is played once for as many as possible."""
    others = [check for check in checks if check not in WITNESSES]
    witnesses = [
        WITNESSES[check](game, players, options, seed) for check in checks if check in WITNESSES
    ]
    copies = Copies()
    watch(game, players, options, seed, [*witnesses, *([copies] if others else [])])
    remember(game, players, options, seed, copies)
    for check in others:
        try:
            check(game, players, options, seed)
        except BaseException as error:
            error.add_note(f"in {check.__name__}")
            raise
