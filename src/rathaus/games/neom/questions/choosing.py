"""Which cornerstone to keep, which tile to choose (NEO-4, 5)."""

from rathaus.core.catalogue import Effect
from rathaus.core.text import Phrase, with_notes
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.questions.choice import (
    MONEY,
    Ask,
    Asked,
    Choice,
    Effects,
    MoveKind,
    Spoken,
    Targets,
    difference,
    piece,
)
from rathaus.games.neom.rules import gains
from rathaus.games.neom.rules.rounds import LAST_CHOICE_OF_DISASTER
from rathaus.games.neom.text import tiles
from rathaus.games.neom.text.symbols import ROADS

LAST_HAND = 2  # of so many tiles one is taken, and the other one is not passed on


def _draft(asked: Asked) -> str:
    state, hand = asked.state, asked.state.hands[asked.seat]
    if not hand:
        return asked.ask("draft_open", count=len(state.display))
    key = "draft" if len(hand) > LAST_HAND else "draft_last"
    return asked.ask(key, count=len(hand), left=_left(asked))


def _choose(asked: Asked) -> str:
    hand = asked.state.hands[asked.seat]
    if not hand:
        return _choose_open(asked)
    key = "choose" if len(hand) > LAST_HAND else "choose_last"
    return asked.ask(key, count=len(hand), left=_left(asked))


def _left(asked: Asked) -> str:
    return asked.player((asked.seat + 1) % asked.state.players)


def _choose_open(asked: Asked) -> str:
    """A lone player is warned of a disaster on the table (NEO-14.7)."""
    state, key = asked.state, "choose_open"
    disaster = next((tile for tile in state.display if state.kit.is_disaster[tile]), 0)
    if disaster and state.players == 1:
        late = state.round > LAST_CHOICE_OF_DISASTER
        key = "choose_and_suffer" if late else "choose_or_suffer"
    name = asked.tile(disaster) if disaster else ""
    return asked.ask(key, count=len(state.moves(asked.seat)), tile=name)


def _is_draft(choice: Choice) -> bool:
    return bool(choice.state.stack[-1][0] == "draft")


def _pick(choice: Spoken) -> Phrase:
    """The roads tell tiles of one name apart."""
    state, words = choice.state, choice.words
    tile = state.kit.tile[choice.index + 1]
    text = choice.say("keep" if _is_draft(choice) else "choose", tile=choice.tile(tile.number))
    if tile.is_disaster:
        alone = state.players == 1
        return with_notes(text, choice.note("prevents" if alone else "strikes_others"))
    needs = tiles.requirement(tile, words)
    price = choice.note("needs", what=needs) if needs else choice.note("free")
    return with_notes(text, price, choice.note("roads", exits=ROADS[tile.roads]))


def _picked(choice: Choice) -> Targets:
    field = "hand" if choice.state.hands[choice.seat] else "display"
    return piece(TILE_KEYS[choice.index], field)


def _gained(choice: Choice) -> Effects:
    if _is_draft(choice):
        return (Effect("gain", TILE_KEYS[choice.index]),)
    return difference(MONEY, sum(gains.coins_for_choosing(choice.state, choice.seat)))


PROMPTS: dict[str, Ask] = {"draft": _draft, "choose": _choose}
MOVES = {"pick": MoveKind(_pick, _picked, _gained)}
