"""A choice that is greyed out names the rule behind it, in each language."""

from pathlib import Path

import pytest

import rathaus
from rathaus.core.errors import IllegalMove
from rathaus.core.steps import CHANCE
from rathaus.games.bruges_and_hamburg.reasons import Obstacle
from rathaus.games.hamburg.rules import obstacles
from rathaus.games.hamburg.state import EXPANSIONS, HamburgState
from rathaus.games.hamburg.text.languages import words_of
from tests.games.hamburg.scenes import key, random_game, scene, side
from tests.games.refusing import Case, assert_names_its_rule, each, refusals, without_case
from tests.games.scenes import options, play

GAME = rathaus.game("hamburg")
SPARE = "259 260"  # two more cards, so that nothing is played by itself


def turn(**facts: object) -> HamburgState:
    """A turn of side 0 on the red board, with two spare cards in the hand."""
    world = {name: facts.pop(name) for name in list(facts) if name in ("exchange", "dice", "used")}
    mine = {"board": "red", **facts, "hand": f"{facts.get('hand', '')} {SPARE}"}
    if "used" in world:
        mine["used"] = world.pop("used")
    return scene(sides=[side(**mine)], **world)


def action(card: int, **facts: object) -> HamburgState:
    """The same, with this card already played."""
    return play(turn(hand=str(card), **facts), 0, f"play:{key(card)}")


def before_walking(dice: str, money: int = 5) -> HamburgState:
    """Window B: a card of phase II can be used, then comes the square."""
    mine = side(display="violet:230; violet:237", money=money)
    steps = [("cards", 0, 2), ("walk", 0)]
    return scene(sides=[mine], step=steps, phase=2, dice=dice)


def at_sea(**facts: object) -> HamburgState:
    """A grey stone has been built; the violet and the pink ship are active, and perhaps more."""
    ships = str(facts.pop("ships", "violet pink"))
    mine = side(**{"workers": "G1", "money": 0, **facts})
    step = [("ship", 0, 2)]
    return scene(sides=[mine], step=step, ships=ships, dice="3 5 3 4 3 / 6")


CASES = [
    # -- base actions
    Case(
        "a site needs its worker",
        "HAM-7.14",
        lambda: action(146, workers="V1"),
        "as:site",
        "needs 1 grey worker, you have 0",
        "braucht 1 grauen Arbeiter, du hast 0",
        "vraagt 1 grijze arbeider, je hebt er 0",
    ),
    Case(
        "a danger at zero",
        "HAM-7.10",
        lambda: action(146, dangers="V2"),
        "as:lower",
        "Collapsing wall (grey) is at level 0",
        "Mauereinsturz (grau) steht auf Stufe 0",
        "Instortende muur (grijs) staat op niveau 0",
    ),
    Case(
        "a wall of other colours",
        "HAM-7.11",
        lambda: action(146, wall="0 1"),
        "as:wall",
        "the card counts as grey, the next segment is pink or brown",
        "die Karte zählt als grau, der nächste Abschnitt ist rosa oder braun",
        "de kaart telt als grijs, het volgende muurdeel is roze of bruin",
    ),
    Case(
        "a segment that is too dear",
        "HAM-7.11",
        lambda: action(146, wall="3 5", money=3),
        "as:wall",
        "costs 4 Mark, you have 3",
        "kostet 4 Mark, du hast 3",
        "kost 4 mark, je hebt er 3",
    ),
    Case(
        "a wall that is complete",
        "HAM-7.12",
        lambda: action(146, wall="5 5"),
        "as:wall",
        "your wall is complete",
        "deine Mauer ist fertig",
        "je muur is af",
    ),
    Case(
        "a building without a site",
        "HAM-7.15",
        lambda: action(146, money=30, display="violet:3"),
        "as:building",
        "you have no free site",
        "du hast keinen freien Bauplatz",
        "je hebt geen vrije bouwplaats",
    ),
    Case(
        "a building that is too dear",
        "HAM-7.15",
        lambda: action(213, money=4, sites="violet"),
        "as:building",
        "costs 6 Mark, you have 4",
        "kostet 6 Mark, du hast 4",
        "kost 6 mark, je hebt er 4",
    ),
    Case(
        "a zoo card that is too dear",
        "HAM-7.16",
        lambda: action(244, money=5),
        "as:building",
        "costs 6 Mark, you have 5",
        "kostet 6 Mark, du hast 5",
        "kost 6 mark, je hebt er 5",
    ),
    Case(
        "a colour that was named, and building",
        "HAM-12.92",
        lambda: play(action(146, display="violet:224", sites="pink", money=30), 0, "recolour:pink"),
        "as:building",
        "a named colour does not help to build",
        "zum Bauen hilft eine genannte Farbe nicht",
        "een genoemde kleur helpt niet bij het bouwen",
    ),
    Case(
        "the colour the card has",
        "HAM-12.92",
        lambda: action(146, display="violet:224"),
        "recolour:grey",
        "the card is of this colour already",
        "die Karte hat diese Farbe schon",
        "de kaart heeft deze kleur al",
    ),
    Case(
        "no worker to name a colour with",
        "HAM-12.92",
        lambda: action(146, display="violet:224", workers="V1"),
        "recolour:pink",
        "needs 1 grey worker, you have 0",
        "braucht 1 grauen Arbeiter, du hast 0",
        "vraagt 1 grijze arbeider, je hebt er 0",
    ),
    Case(
        "a half that is complete",
        "HAM-7.12",
        lambda: action(146, wall="5 0"),
        "wall:left",
        "this half is complete",
        "diese Hälfte ist fertig",
        "deze helft is af",
    ),
    Case(
        "a site that is taken",
        "HAM-7.18",
        lambda: play(action(3, money=30, sites="pink grey", display="violet:5"), 0, "as:building"),
        "site:3",
        "there is no room on this site",
        "auf diesem Bauplatz ist kein Platz",
        "op deze bouwplaats is geen ruimte",
    ),
    # -- the exchange
    Case(
        "Mark for the exchange",
        "HAM-13.5.7",
        lambda: action(146, money=0, exchange=(2, 6)),
        "as:workers",
        "the exchange demands 2 Mark, you have 0",
        "die Börse verlangt 2 Mark, du hast 0",
        "de beurs vraagt 2 mark, je hebt er 0",
    ),
    Case(
        "a worker for the exchange",
        "HAM-13.5.7",
        lambda: action(146, workers="G1 V0", exchange=(5, 5)),
        "as:site",
        "the exchange demands 1 violet worker or 1 brown worker, which you do not have",
        "die Börse verlangt 1 violetten Arbeiter oder 1 braunen Arbeiter, so viel hast du nicht",
        "de beurs vraagt 1 paarse arbeider of 1 bruine arbeider, zoveel heb je niet",
    ),
    # -- the turn
    Case(
        "the end of a turn without a card",
        "HAM-7.3",
        turn,
        "done",
        "you have to play a card first",
        "du musst zuerst eine Karte spielen",
        "je moet eerst een kaart spelen",
    ),
    Case(
        "a second card",
        "HAM-7.2",
        lambda: play(turn(hand="1", display="violet:102"), 0, f"play:{key(1)}", "as:money"),
        f"play:{key(259)}",
        "you have played your card for this turn",
        "deine Karte für diesen Zug ist gespielt",
        "je hebt je kaart voor deze beurt gespeeld",
    ),
    Case(
        "somebody else's card",
        "HAM-7.2",
        turn,
        f"play:{key(1)}",
        "it is not in your hand",
        "die Karte ist nicht auf deiner Hand",
        "de kaart is niet in je hand",
    ),
    # -- activating
    Case(
        "a card that carries a marker",
        "HAM-9.4",
        lambda: turn(display="violet:102", used="102"),
        f"use:{key(102)}",
        "it has been used in this cycle",
        "es wurde in diesem Durchgang schon benutzt",
        "het is in deze cyclus al gebruikt",
    ),
    Case(
        "a card of another phase",
        "HAM-9.10",
        lambda: turn(display="violet:237"),
        f"use:{key(237)}",
        "it is used in phase II",
        "es wird in Phase II benutzt",
        "het wordt in fase II gebruikt",
    ),
    Case(
        "a card whose worker is missing",
        "HAM-3.8",
        lambda: turn(display="violet:3", workers="V1"),
        f"use:{key(3)}",
        "needs 1 grey worker, you have 0",
        "braucht 1 grauen Arbeiter, du hast 0",
        "vraagt 1 grijze arbeider, je hebt er 0",
    ),
    Case(
        "a card that takes any worker",
        "HAM-3.8",
        lambda: turn(display="violet:41", workers=""),
        f"use:{key(41)}",
        "you have no worker to give",
        "du hast keinen Arbeiter zum Abgeben",
        "je hebt geen arbeider om in te leveren",
    ),
    Case(
        "an empty discard pile",
        "HAM-12.2",
        lambda: turn(display="violet:202"),
        f"use:{key(202)}",
        "the discard pile is empty",
        "der Ablagestapel ist leer",
        "de aflegstapel is leeg",
    ),
    Case(
        "a lodging house without a second worker",
        "HAM-12.91",
        lambda: turn(display="violet:219", workers="B1"),
        f"use:{key(219)}",
        "needs one more worker, of a colour whose pile has cards",
        "braucht einen weiteren Arbeiter in der Farbe eines Stapels mit Karten",
        "vraagt nog een arbeider, in de kleur van een stapel met kaarten",
    ),
    Case(
        "nothing that could go under a zoo card",
        "HAM-12.80",
        lambda: turn(display="violet:190"),
        f"use:{key(190)}",
        "needs a worker, a zoo card with nothing under it and a building in the hand, "
        "all of one colour",
        "braucht Arbeiter, Zookarte mit nichts darunter und Gebäude auf der Hand "
        "in derselben Farbe",
        "vraagt een arbeider, een dierentuinkaart met niets eronder en een gebouw in de hand, "
        "alle in één kleur",
    ),
    Case(
        "nothing to repeat",
        "HAM-9.19",
        lambda: turn(display="violet:54; pink:102"),
        f"use:{key(54)}",
        "no other used building can be paid for once more",
        "kein anderes benutztes Gebäude kann noch einmal bezahlt werden",
        "geen ander gebruikt gebouw kan nog eens worden betaald",
    ),
    Case(
        "a lightning that has struck",
        "HAM-9.1",
        lambda: turn(display="violet:1"),
        f"use:{key(1)}",
        "it works once, when it is built",
        "es wirkt einmal, wenn es gebaut wird",
        "het werkt één keer, als het wordt gebouwd",
    ),
    Case(
        "a permanent card",
        "HAM-9.5",
        lambda: turn(display="violet:182"),
        f"use:{key(182)}",
        "it works by itself whenever it applies",
        "es wirkt von selbst, wann immer es zutrifft",
        "het werkt vanzelf, telkens als het van toepassing is",
    ),
    Case(
        "a laurel",
        "HAM-9.8",
        lambda: turn(display="violet:11"),
        f"use:{key(11)}",
        "it counts in the final scoring",
        "es zählt in der Schlusswertung",
        "het telt bij de eindtelling",
    ),
    Case(
        "a zoo card",
        "HAM-8.4",
        lambda: turn(zoo="244"),
        f"use:{key(244)}",
        "it has no ability to activate",
        "es hat keine Fähigkeit zum Aktivieren",
        "het heeft geen effect om te activeren",
    ),
    Case(
        "a card still in the hand",
        "HAM-9.4",
        lambda: turn(hand="102"),
        f"use:{key(102)}",
        "you have not built it yet",
        "du hast es noch nicht gebaut",
        "je hebt het nog niet gebouwd",
    ),
    Case(
        "a card that is nowhere near",
        "HAM-9.4",
        turn,
        f"use:{key(102)}",
        "it is not in your display",
        "es liegt nicht in deiner Auslage",
        "het ligt niet voor je",
    ),
    Case(
        "a condition that is not met",
        "HAM-9.4",
        lambda: scene(
            sides=[side(display="violet:2; pink:237", money=9)],
            step=("cards", 0, 2),
            phase=2,
            dice="1 3 3 3 3 / 3",
        ),
        f"use:{key(2)}",
        "its condition is not met",
        "seine Bedingung ist nicht erfüllt",
        "er is niet aan de voorwaarde voldaan",
    ),
    Case(
        "Mark for an ability",
        "HAM-3.8",
        lambda: scene(
            sides=[side(display="violet:2; pink:237", money=3)],
            step=("cards", 0, 2),
            phase=2,
            dice="3 3 3 3 3 / 3",
        ),
        f"use:{key(2)}",
        "costs 4 Mark, you have 3",
        "kostet 4 Mark, du hast 3",
        "kost 4 mark, je hebt er 3",
    ),
    Case(
        "a second use that was made",
        "HAM-9.19",
        lambda: play(
            turn(display="violet:102; pink:57", mayor=4, used="102 57"), 0, f"again:{key(102)}"
        ),
        f"again:{key(57)}",
        "you have activated a building twice in this cycle",
        "du hast in diesem Durchgang schon ein Gebäude zweimal aktiviert",
        "je hebt in deze cyclus al een gebouw twee keer geactiveerd",
    ),
    Case(
        "a second use before the first",
        "HAM-9.19",
        lambda: turn(display="violet:102", mayor=4),
        f"again:{key(102)}",
        "it has not been used in this cycle yet",
        "es wurde in diesem Durchgang noch nicht benutzt",
        "het is in deze cyclus nog niet gebruikt",
    ),
    # -- the square
    Case(
        "no low die",
        "HAM-5.12",
        lambda: before_walking("3 4 5 6 3 / 3"),
        "advance",
        "no die shows 1 or 2",
        "kein Würfel zeigt 1 oder 2",
        "geen dobbelsteen toont 1 of 2",
    ),
    Case(
        "an advance that is too dear",
        "HAM-5.13",
        lambda: before_walking("2 2 2 6 3 / 3", money=5),
        "advance",
        "costs 6 Mark, you have 5",
        "kostet 6 Mark, du hast 5",
        "kost 6 mark, je hebt er 5",
    ),
    Case(
        "an advance before the cards",
        "HAM-5.11",
        lambda: before_walking("2 2 1 6 3 / 3", money=5),
        "advance",
        "you decide about it after your cards",
        "darüber entscheidest du nach deinen Karten",
        "daarover beslis je na je kaarten",
    ),
    Case(
        "an advance in a turn",
        "HAM-5.11",
        turn,
        "advance",
        "one advances in step 4 of phase II",
        "vorgerückt wird in Schritt 4 der Phase II",
        "je gaat vooruit in stap 4 van fase II",
    ),
    # -- ships
    Case(
        "a ship in the roads",
        "HAM-13.4.1",
        at_sea,
        "ship:orange",
        "its die shows 5, not 3 or 4",
        "sein Würfel zeigt 5, nicht 3 oder 4",
        "zijn dobbelsteen toont 5, niet 3 of 4",
    ),
    Case(
        "a ship that a tile holds",
        "HAM-13.6.7",
        at_sea,
        "ship:brown",
        "the clergy tile keeps all ships in the roads",
        "das Klerusplättchen hält alle Schiffe auf der Reede",
        "de geestelijkentegel houdt alle schepen op de rede",
    ),
    Case(
        "the pink ship without Mark",
        "HAM-13.4.7",
        at_sea,
        "ship:pink",
        "costs 3 Mark, you have 0",
        "kostet 3 Mark, du hast 0",
        "kost 3 mark, je hebt er 0",
    ),
    Case(
        "the brown ship without a lightning",
        "HAM-13.4.8",
        lambda: at_sea(ships="violet brown"),
        "ship:brown",
        "you have no building with a lightning",
        "du hast kein Gebäude mit einem Blitz",
        "je hebt geen gebouw met een bliksem",
    ),
    # -- dangers and piles
    Case(
        "an empty pile",
        "HAM-3.12",
        lambda: scene(step=("piles", 0, 1), piles={"pink": ""}),
        "draw:pink",
        "the pile is empty",
        "der Stapel ist leer",
        "de stapel is leeg",
    ),
    Case(
        "the same pile again",
        "HAM-13.6.6",
        lambda: play(scene(step=("two_piles", 0)), 0, "draw:pink"),
        "draw:pink",
        "the second share comes from another pile",
        "der zweite Teil kommt von einem anderen Stapel",
        "het tweede deel komt van een andere stapel",
    ),
    Case(
        "a danger that is not meant",
        "HAM-9.3",
        lambda: scene(sides=[side(dangers="V2 O1 B1")], step=("lower", 0, 0, 1, 1, 0b00011)),
        "lower:brown",
        "another danger has to be lowered",
        "eine andere Gefahr ist zu senken",
        "een ander gevaar moet worden verlaagd",
    ),
    Case(
        "a danger named too late",
        "HAM-9.3",
        lambda: play(
            scene(sides=[side(dangers="V2 O2")], step=("lower", 0, 0, 3, 1, 0b11111)),
            0,
            "lower:orange",
        ),
        "lower:violet",
        "levels are named in the order of the colours",
        "Stufen werden in der Reihenfolge der Farben genannt",
        "niveaus worden in de volgorde van de kleuren genoemd",
    ),
    Case(
        "a worker that one does not have",
        "HAM-3.8",
        lambda: scene(sides=[side(workers="V1 O1")], step=("give_back", 0, 1)),
        "give:pink",
        "needs 1 pink worker, you have 0",
        "braucht 1 rosa Arbeiter, du hast 0",
        "vraagt 1 roze arbeider, je hebt er 0",
    ),
]


@each(CASES)
def test_a_refused_move_names_its_rule_in_each_language(case: Case) -> None:
    assert_names_its_rule(case)


def test_the_cases_cover_every_reason() -> None:
    assert without_case(CASES, words_of("en").reasons) == set()


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    state = action(213, money=4, sites="violet")
    with pytest.raises(IllegalMove, match=r"as:building is not allowed now \(costs 6 Mark, you ha"):
        state.play(0, GAME.parse(state, "as:building"))


@pytest.mark.clause("HAM-7.5")
def test_all_six_actions_are_offered_or_refused() -> None:
    state = action(146, workers="", money=0)
    refused = [GAME.notation(state, each.move) for each in GAME.refused(state, 0, "en")]
    assert options(state, 0) == ["as:workers", "as:money"]
    assert refused == ["as:lower", "as:wall", "as:site", "as:building"]
    assert [each.text for each in GAME.refused(state, 0, "en")] == [
        "Lower Collapsing wall (grey) (level 0)",
        "Build a wall stone",
        "Lay it out as a site for 1 grey worker",
        "Build it (3 Mark)",
    ]


@pytest.mark.clause("HAM-3.12")
def test_an_empty_pile_is_shown_with_the_reason() -> None:
    state = scene(step=("piles", 0, 1), piles={"pink": ""})
    refused = [GAME.notation(state, each.move) for each in GAME.refused(state, 0, "en")]
    assert refused == ["draw:pink"]
    assert len(options(state, 0)) == 5 - 1


def test_an_action_has_no_reason_where_no_card_is_used() -> None:
    """Before a card is chosen, and after its action is."""
    chosen = play(
        turn(hand="146", sites="violet grey", money=30), 0, f"play:{key(146)}", "as:building"
    )
    for state in (turn(), chosen, scene(step=("piles", 0, 1))):
        assert GAME.why_not(state, 0, GAME.parse(state, "as:wall")) is None


def test_a_move_that_is_allowed_has_no_reason_against_it() -> None:
    state = turn(display="violet:102")
    assert [GAME.why_not(state, 0, move) for move in state.moves(0)] == [None] * 3


def test_every_obstacle_has_a_sentence_and_a_clause_of_the_rules() -> None:
    found = [value for value in vars(obstacles).values() if isinstance(value, Obstacle)]
    assert {obstacle.name for obstacle in found} == {*words_of("en").reasons}
    rules = (Path(__file__).parents[3] / "docs/spec/hamburg/rules.md").read_text("utf-8")
    for obstacle in found:
        assert f"[{obstacle.clause}]" in rules, obstacle


@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_refusal_in_a_game_is_true_and_told(players: int) -> None:
    given = dict.fromkeys(EXPANSIONS, True) if players % 2 else {}
    found = 0
    for state in random_game(players, seed=players, **given):
        for seat in state.turn() if state.turn() != (CHANCE,) else ():
            told = refusals(state, seat, rule="HAM-")
            found += len(told)
            if state.stack[-1][0] == "turn":
                _all_or_refused(state, seat, {each.move for each in told})
    assert found


def _all_or_refused(state: HamburgState, seat: int, refused: set[int]) -> None:
    """In a turn every hand card and every base action is offered or refused with a reason."""
    answer = [GAME.notation(state, move) for move in state.answers[seat]]
    offered = {*state.moves(seat), *refused}
    names = {GAME.notation(state, move) for move in offered}
    if not answer:
        assert {f"play:{key(card)}" for card in state.hands[seat]} <= names
    elif answer[-1].startswith(("play:", "recolour:")):
        assert len([name for name in names if name.startswith("as:")]) == 6
