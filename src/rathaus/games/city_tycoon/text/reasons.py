"""Why a move is not allowed, in plain words, with the clause of the rules."""

from rathaus.core import voice
from rathaus.core.game import Reason, Refusal
from rathaus.core.text import capital, fill
from rathaus.games.city_tycoon.components.kit import PLANT_BASE
from rathaus.games.city_tycoon.moves import DEMAND, FROM, PLAY, SPACE, SUPPLY
from rathaus.games.city_tycoon.rules import extending, reasons, supplying
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text import tiles
from rathaus.games.city_tycoon.text.languages import name_of
from rathaus.games.city_tycoon.text.words import Words


def why_not(state: CityTycoonState, seat: int, move: int, words: Words) -> Reason | None:
    """The rule against a move, or None where there is none to name."""
    reason = reasons.why_not(state, seat, move)
    if reason is None:
        return None
    name, numbers = reason
    values: dict[str, object] = dict(numbers)
    if "tile" in numbers:
        values["tile"] = name_of(numbers["tile"], words)
    return Reason(fill(words.reasons[name], **values), reasons.CLAUSES[name])


def refused(state: CityTycoonState, seat: int, words: Words) -> list[Refusal]:
    """The moves a person would look for now and may not make, each with its reason."""
    return voice.refused(
        state,
        seat,
        dict.fromkeys(reasons.expected(state, seat)),
        lambda move: why_not(state, seat, move, words),
        lambda move: capital(_short(state, seat, move, words)),
    )


def _short(state: CityTycoonState, seat: int, move: int, words: Words) -> str:
    """A move by name alone: what it would cost or do does not come to pass."""
    answer, (kind, place) = state.answers[seat], SPACE.split(move)
    match kind:
        case "supply":
            return fill(words.moves["supply"], tile=name_of(place + 1, words))
        case "demand":
            demand = state.kit.districts[answer[0] - SUPPLY - 1].demands[move - DEMAND]
            return tiles.demand_text(demand, words)
        case "from":
            return fill(words.moves["from"], plant=_plant_name(state, move, words))
        case "buy":
            money, vp = state.kit.sells[answer[0] - PLAY][place - 1]
            return fill(words.moves["buy"], money=money, vp=vp)
        case "district":
            tile = answer[0] - PLAY
            money = state.kit.cost[tile]
            return fill(words.moves["district"], tile=name_of(tile, words), money=money)
    plant = extending.plant_of(state, move)
    if plant:
        plant_name = name_of(plant, words)
    else:
        plant_name = words.kinds["red_plant" if kind in ("solar", "steam") else "blue_plant"].one
    given_up = name_of(answer[0] - PLAY, words)
    return fill(words.moves["plant"], tile=given_up, plant=plant_name)


def _plant_name(state: CityTycoonState, move: int, words: Words) -> str:
    if move == FROM:
        return words.tiles["start"]
    sides = (site for site, tile in enumerate(state.tiles) if tile > PLANT_BASE)
    site = next(
        site
        for site in sides
        if state.kit.colour[state.tiles[site]] >= 0 and supplying.from_move(state, site) == move
    )
    return name_of(state.tiles[site], words)
