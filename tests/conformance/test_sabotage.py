"""Every check of the suite finds what it looks for: the template game, spoilt in one place."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random, choice
from typing import Any

import pytest

from rathaus.core.catalogue import Catalogue, Effect, Field, Target
from rathaus.core.errors import BadState, IllegalMove
from rathaus.core.events import Event
from rathaus.core.fields import derived
from rathaus.core.game import Names, Reason, Refusal
from rathaus.core.options import Option
from rathaus.core.state import State, View
from rathaus.core.steps import SIDE, Chance, Question, Step
from rathaus.core.text import Phrase
from tests import template_game as template
from tests.conformance import hidden, play, saves, structure, suite, words
from tests.conformance.census import check_conservation
from tests.template_game import HAND, SPACE, STEPS, HighCard, HighCardState

PLAYERS, OPTIONS, SEEDS = 3, {"hand": 3}, range(10)


def spoilt(
    state: type[HighCardState] = HighCardState,
    steps: Mapping[str, Step] | None = None,
    **attributes: object,
) -> HighCard:
    parts = {"state_type": state, "steps": {**STEPS, **(steps or {})}, **attributes}
    return type("Spoilt", (HighCard,), parts)()


def choose(moves: Any = template.choices, resolve: Any = template.reveal) -> dict[str, Step]:
    """The question of the game, asked or answered in another way."""
    return {"choose": Question(template.everyone, moves, resolve)}


def prize(happen: Any = template.put_up, weights: Any = None) -> dict[str, Step]:
    """The chance of the game with other outcomes."""
    return {"prize": Chance(template.prizes, happen, weights=weights or template.prize_weights)}


# -- spoilt states ----------------------------------------------------------------------------


class ChangesWhatItRefuses(HighCardState):
    def play(self, seat: int, move: int) -> None:
        try:
            HighCardState.play(self, seat, move)
        except IllegalMove:
            self.points[0] += 1
            raise


class RaisesTheWrongError(HighCardState):
    def play(self, seat: int, move: int) -> None:
        try:
            HighCardState.play(self, seat, move)
        except IllegalMove as error:
            raise KeyError(move) from error


class NeverAsksMore(HighCardState):
    def completes(self, seat: int, move: int) -> bool:
        return True


class SharesAList(HighCardState):
    def copy(self) -> "SharesAList":
        copy = HighCardState.copy(self)
        copy.points = self.points
        return copy


class KeepsATraceOfTheAnswer(HighCardState):
    def retract(self, seat: int) -> None:
        HighCardState.retract(self, seat)
        self.points[seat] -= 1


# -- spoilt functions of the game -------------------------------------------------------------


def add_up_wrongly(self: Any, state: HighCardState) -> list[dict[str, Any]]:
    return [{"total": points + 1} for points in state.points]


def break_ties(self: Any, state: HighCardState) -> list[int]:
    return list(range(1, state.players + 1))


def believe_every_save(self: Any, state: HighCardState) -> str | None:
    return None


def show(**more: Callable[[HighCardState], object]) -> Callable[..., View]:
    """The view, with more in it."""

    def view(self: Any, state: HighCardState, seat: int | None) -> View:
        return {**template.view(state, seat), **{key: get(state) for key, get in more.items()}}

    return view


SHOWS_ALL_HANDS = show(hands=lambda state: [list(hand) for hand in state.hands])
SHOWS_SEALED_ANSWERS = show(answers=lambda state: [list(answer) for answer in state.answers])


def redeal_the_truth(self: Any, state: HighCardState, seat: int | None, rng: Random) -> None:
    return


def redeal_from_the_truth(self: Any, state: HighCardState, seat: int | None, rng: Random) -> None:
    """Without sorting first, the same luck leads from different truths to different guesses."""
    others = [other for other in range(state.players) if other != seat]
    unsorted = [*state.deck, *(card for other in others for card in state.hands[other])]
    rng.shuffle(unsorted)
    for other in others:
        size = len(state.hands[other])
        state.hands[other], unsorted = tuple(sorted(unsorted[:size])), unsorted[size:]
    state.deck = sorted(unsorted)


def redeal_an_impossible_state(
    self: Any, state: HighCardState, seat: int | None, rng: Random
) -> None:
    template.redeal(state, seat, rng)
    state.deck = state.deck[1:]


@template.dataclass(eq=False, kw_only=True)
class ForgetsWhenSaved(HighCardState):
    rounds: list[int] = derived()  # written by the rules, but not rebuilt by derive()


# -- spoilt steps -----------------------------------------------------------------------------


def unsorted_choices(state: Any, frame: Any, seat: int, answer: Any) -> list[int]:
    return template.choices(state, frame, seat, answer)[::-1]


def foreign_cards(state: Any, frame: Any) -> list[int]:
    return [template.DEAL + card for card in template.CARDS]


def ignore_the_outcome(state: Any, frame: Any, move: int) -> None:
    state.prize = 1


def go_round_in_circles(state: Any, frame: Any, move: int) -> None:
    state.push(("prize",))


def favour_listeners(state: Any, frame: Any, move: int) -> None:
    template.put_up(state, frame, move)
    state.points[0] += state.listener is not None


def roll_unseen_dice(state: Any, frame: Any, move: int) -> None:
    template.put_up(state, frame, move)
    state.points[0] += choice(range(100))


def note_the_round(state: Any, frame: Any, move: int) -> None:
    template.put_up(state, frame, move)
    state.rounds.append(move)


def lose_a_card(state: Any, frame: Any) -> None:
    template.reveal(state, frame)
    state.played.pop()


def pay_in_secret(state: Any, frame: Any) -> None:
    template.reveal(state, frame)
    state.points[0] += 1


def gossip(state: Any, frame: Any, seat: int, answer: Any) -> list[int]:
    if len(answer) == 1:
        state.tell("card_played", seat, card=answer[0], bold=0, gain=0)
    return template.choices(state, frame, seat, answer)


def tell_nobody_in_particular(state: Any, frame: Any, move: int) -> None:
    template.put_up(state, frame, move)
    state.tell("prize_put_up", None, audience=(7, 7), points=1)


def tell_objects(state: Any, frame: Any, move: int) -> None:
    template.put_up(state, frame, move)
    state.tell("prize_put_up", None, points=1, state=state)


def phrase_with_gaps(
    self: Any, state: State, seat: int, move: int, lang: str, names: Names = None
) -> Phrase:
    return Phrase("Bold {card}" if lang == "nl" else "fine")


def aim_at_nothing(self: Any, state: State, seat: int, move: int) -> tuple[Target, ...]:
    return (Target("piece", "the joker"),)


def peeking_target(self: Any, state: Any, seat: int, move: int) -> tuple[Target, ...]:
    return (Target("piece", str(state.deck[0])),)


def peeking_consequence(self: Any, state: Any, seat: int, move: int) -> tuple[Effect, ...]:
    return (Effect("gain", "points", sum(state.hands[1 - seat % 2])),)


def lose_less_than_nothing(self: Any, state: Any, seat: int, move: int) -> tuple[Effect, ...]:
    return (Effect("lose", "points", -1),)


def nameless_catalogue(self: Any, lang: str) -> Catalogue:
    return Catalogue() if lang == "nl" else template.catalogue(lang)


def unknown_layout(self: Any, lang: str) -> Catalogue:
    layout: Any = "rows"
    return replace(template.catalogue(lang), fields={"hand": Field("Hand", layout)})


def grid_without_columns(self: Any, lang: str) -> Catalogue:
    return replace(template.catalogue(lang), fields={"hand": Field("Hand", "grid")})


def catalogue_of_another_game(self: Any, lang: str) -> Catalogue:
    return replace(template.catalogue(lang), fields={"wall": Field("Wall")})


def peeking_prompt(self: Any, state: Any, seat: int, lang: str, names: Names = None) -> str:
    return f"The others hold {state.hands[1 - seat % 2]}."


def story_without_dutch(self: Any, event: Event, lang: str, names: Names = None) -> str:
    return "" if lang == "nl" else event.kind


def refuse_what_is_allowed(self: Any, state: State, seat: int, lang: str) -> list[Refusal]:
    return [Refusal(state.moves(seat)[0], "a card", Reason("no reason"))]


def peeking_refusal(self: Any, state: Any, seat: int, lang: str) -> list[Refusal]:
    return [Refusal(template.DEAL + 1, "a card", Reason(f"{state.deck} are left"))]


def shouting_notation(self: Any, state: State, move: int) -> str:
    return SPACE.notation(move).upper()


def same_notation(self: Any, state: State, move: int) -> str:
    return SPACE.notation(min(move, 3))


def anything_goes(self: Any, state: State, text: str) -> int:
    return 0


# -- the checks -------------------------------------------------------------------------------

RANDOM: list[tuple[Callable[..., None], HighCard]] = [
    (play.check_turns, spoilt(steps=choose(moves=unsorted_choices))),
    (play.check_turns, spoilt(steps=prize(happen=go_round_in_circles))),
    (
        play.check_moves_playable,
        spoilt(steps={"deal": Chance(foreign_cards, template.deal, SIDE)}),
    ),
    (play.check_moves_playable, spoilt(SharesAList)),
    (play.check_moves_playable, spoilt(NeverAsksMore)),
    (play.check_illegal_moves, spoilt(ChangesWhatItRefuses)),
    (play.check_illegal_moves, spoilt(RaisesTheWrongError)),
    (play.check_chance, spoilt(steps=prize(happen=ignore_the_outcome))),
    (play.check_chance, spoilt(steps=prize(weights=lambda s, f: [0, 1, 1]))),
    (play.check_replay, spoilt(steps=prize(happen=favour_listeners))),
    (play.check_replay, spoilt(steps=prize(happen=roll_unseen_dice))),
    (play.check_copies, spoilt(SharesAList)),
    (play.check_retract, spoilt(KeepsATraceOfTheAnswer)),
    (play.check_outcome, spoilt(result=add_up_wrongly)),
    (play.check_outcome, spoilt(ranks=break_ties)),
    (
        saves.check_saves,
        spoilt(ForgetsWhenSaved, steps=prize(happen=note_the_round)),
    ),
    (saves.check_damaged_saves, spoilt(problem=believe_every_save)),
    (hidden.check_views, spoilt(view=show(sizes=lambda state: tuple(map(len, state.hands))))),
    (
        hidden.check_secrets,
        spoilt(view=SHOWS_ALL_HANDS),
    ),
    (hidden.check_secrets, spoilt(view=show(next=lambda state: sum(state.deck) % 2))),
    (hidden.check_secrets, spoilt(view=SHOWS_SEALED_ANSWERS)),
    (hidden.check_secrets, spoilt(redeal=redeal_from_the_truth)),
    (hidden.check_secrets, spoilt(prompt=peeking_prompt)),
    (hidden.check_secrets, spoilt(refused=peeking_refusal)),
    (hidden.check_secrets, spoilt(targets=peeking_target)),
    (hidden.check_secrets, spoilt(consequence=peeking_consequence)),
    (structure.check_moves, spoilt(targets=aim_at_nothing)),
    (structure.check_moves, spoilt(consequence=lose_less_than_nothing)),
    (structure.check_fields, spoilt(make_catalogue=catalogue_of_another_game)),
    (hidden.check_redeals, spoilt(redeal=redeal_the_truth)),
    (hidden.check_redeals, spoilt(redeal=redeal_an_impossible_state)),
    (hidden.check_sealed_answers, spoilt(view=SHOWS_SEALED_ANSWERS)),
    (hidden.check_sealed_answers, spoilt(steps=choose(moves=gossip))),
    (words.check_notation, spoilt(notation=same_notation)),
    (words.check_words, spoilt(phrase=phrase_with_gaps)),
    (words.check_words, spoilt(refused=refuse_what_is_allowed)),
    (words.check_events, spoilt(tell=story_without_dutch)),
    (words.check_events, spoilt(steps=prize(happen=tell_nobody_in_particular))),
    (words.check_events, spoilt(steps=prize(happen=tell_objects))),
    (check_conservation, spoilt(steps=choose(resolve=lose_a_card))),
    (check_conservation, spoilt(steps=choose(resolve=pay_in_secret))),
]


def _name(value: object) -> str:
    return getattr(value, "__name__", "game")


# What comes out of a check: mostly its own complaint, sometimes the error it did not expect.
COMPLAINTS = (AssertionError, pytest.fail.Exception, BadState, LookupError, ValueError)


def _all_seeds(check: Callable[..., None], game: HighCard) -> None:
    for seed in SEEDS:
        check(game, PLAYERS, OPTIONS, seed)


@pytest.mark.parametrize(("check", "game"), RANDOM, ids=_name)
def test_a_spoilt_game_is_found_out(check: Callable[..., None], game: HighCard) -> None:
    with pytest.raises(COMPLAINTS):
        _all_seeds(check, game)


@pytest.mark.parametrize("check", suite.RANDOM_CHECKS, ids=_name)
def test_the_same_game_unspoilt_passes(check: Callable[..., None]) -> None:
    _all_seeds(check, spoilt())


SHY = Option("hand", (3, 5), default=4, text=HAND.text)
MUTE = Option("hand", (3, 5), default=3, text={"en": "?", "de": "?"})


@pytest.mark.parametrize(
    ("check", "game"),
    [
        (play.check_facts, spoilt(title={"en": "High Card"})),
        (play.check_facts, spoilt(options=(SHY,))),
        (play.check_facts, spoilt(options=(MUTE,))),
        (structure.check_catalogue, spoilt(make_catalogue=nameless_catalogue)),
        (structure.check_catalogue, spoilt(make_catalogue=unknown_layout)),
        (structure.check_catalogue, spoilt(make_catalogue=grid_without_columns)),
        (play.check_bad_players, spoilt(check_players=lambda self, players: None)),
    ],
    ids=_name,
)
def test_a_game_with_wrong_facts_is_found_out(check: Callable[..., None], game: HighCard) -> None:
    with pytest.raises(COMPLAINTS):
        check(game)


@pytest.mark.parametrize(
    ("check", "game"),
    [
        (play.check_start, spoilt(options_of=lambda self, state: {"hand": 5})),
        (play.check_bad_options, spoilt(start=lambda self, players, options: None)),
        (words.check_notation_space, spoilt(notation=shouting_notation)),
        (words.check_notation_space, spoilt(notation=same_notation)),
        (words.check_bad_notation, spoilt(parse=anything_goes)),
    ],
    ids=_name,
)
def test_a_game_with_a_wrong_start_is_found_out(check: Callable[..., None], game: HighCard) -> None:
    with pytest.raises(COMPLAINTS):
        check(game, PLAYERS, OPTIONS)


def test_every_check_of_the_suite_is_put_to_the_test() -> None:
    assert {check for check, _ in RANDOM} == set(suite.RANDOM_CHECKS)
