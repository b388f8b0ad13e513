"""The judges tell their values part by part, and each part has its words."""

from random import Random

import pytest

import rathaus
from rathaus.bots.advice import RIVALS, Reason
from rathaus.bots.judge import judge_of
from rathaus.bots.reasons import LANGUAGES, tell
from rathaus.core.state import State
from rathaus.core.steps import CHANCE

GAMES = rathaus.games()


def positions(name: str, players: int) -> list[State]:
    """Of one random game, here and there, and its end."""
    game, rng = rathaus.game(name), Random(f"{name} {players}")
    state, found = game.start(players), []
    while turn := state.turn():
        seat = turn[0]
        move = state.sample(rng) if seat == CHANCE else rng.choice(state.moves(seat))
        state.play(seat, move)
        if rng.random() < 0.1:
            found.append(state.copy())
    return [*found, state]


@pytest.mark.parametrize("name", GAMES)
def test_the_terms_are_the_value(name: str) -> None:
    judge, told = judge_of(rathaus.game(name)), set[str]()
    for players in rathaus.game(name).player_counts:
        looked = positions(name, players)
        assert len(looked) > 10
        for state in looked:
            for seat in range(players):
                before = state.copy()
                terms = judge.terms(state, seat)
                assert sum(terms.values()) == pytest.approx(judge.value(state, seat))
                assert state == before
                told |= set(terms)
    for words in LANGUAGES.values():
        assert told == set(words.terms[name])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reason_is_a_sentence_of_its_own(name: str, lang: str) -> None:
    terms = [*LANGUAGES[lang].terms[name], RIVALS]
    told = tell(name, [Reason(term, points) for term in terms for points in (1.5, -1.5)], lang)
    assert len(set(told)) == 2 * len(terms)
    number = "1.5" if lang == "en" else "1,5"
    assert all(number in each and "{" not in each for each in told)


def test_languages_have_the_same_terms() -> None:
    for words in LANGUAGES.values():
        assert {game: set(terms) for game, terms in words.terms.items()} == {
            game: set(terms) for game, terms in LANGUAGES["en"].terms.items()
        }
