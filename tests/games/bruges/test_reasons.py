"""A choice that is greyed out names the rule behind it, in each language."""

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.core.steps import CHANCE
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges.text.languages import words_of
from tests.games.bruges.scenes import GAME, key, options, play, random_game, scene, side
from tests.games.refusing import Case, assert_names_its_rule, each, refusals, without_case

SPARE = "page pilger"  # two more cards, so that nothing is used by itself


def turn(**facts: object) -> BrugesState:
    """A turn of seat 0, at gatehouse A, with two spare cards in the hand."""
    world = {name: facts.pop(name) for name in list(facts) if name in ("dice", "recolours")}
    mine = {**facts, "hand": f"{facts.get('hand', '')} {SPARE}"}
    return scene(sides=[side(**mine)], **world)  # type: ignore[arg-type]


def action(card: str, **facts: object) -> BrugesState:
    """The same, with this card in use; erbin is blue, alchemist brown."""
    return play(turn(hand=card, **facts), 0, f"play:{card}")


def phase_two(*dice: int, **facts: object) -> BrugesState:
    """A player is about to lose one of two persons to the plague; then comes the step up."""
    mine = side(houses="red:dieb; red:spion", **facts)
    return scene(sides=[mine], step=[("lose_person", 0), ("step_up", 0)], phase=2, dice=dice)


NO_WORKERS = (0, 0, 0, 0, 0)

CASES = [
    # -- the six actions
    Case(
        "a threat without a marker",
        "BRU-9.3",
        lambda: action("erbin", threats=(0, 2, 0, 0, 0)),
        "as:threat",
        "you have no blue threat marker",
        "du hast keinen blauen Bedrohungsmarker",
        "je hebt geen blauw dreigingsfiche",
    ),
    Case(
        "a canal of other colours",
        "BRU-9.4",
        lambda: action("erbin", canals=(1, 1), money=9),
        "as:canal",
        "the card counts as blue, the next space is red or violet",
        "die Karte gilt als blau, das nächste Feld ist rot oder violett",
        "de kaart telt als blauw, het volgende veld is rood of paars",
    ),
    Case(
        "a space that is too dear",
        "BRU-9.4",
        lambda: action("erbin", canals=(1, 3), money=3),
        "as:canal",
        "costs 4 guilders, you have 3",
        "kostet 4 Gulden, du hast 3",
        "kost 4 gulden, je hebt er 3",
    ),
    Case(
        "a canal that is finished",
        "BRU-9.5",
        lambda: action("erbin", canals=(5, 5), statues=(7, 6), money=9),
        "as:canal",
        "both your canal sections are finished",
        "deine beiden Kanalabschnitte sind fertig",
        "je beide kanaaldelen zijn af",
    ),
    Case(
        "a house needs its worker",
        "BRU-9.9",
        lambda: action("erbin", workers=(0, 1, 1, 1, 1)),
        "as:house",
        "needs 1 blue worker, you have none",
        "braucht 1 blauen Handlanger, du hast keinen",
        "vraagt 1 blauwe arbeider, je hebt er geen",
    ),
    Case(
        "a person without a house",
        "BRU-9.10",
        lambda: action("erbin", houses="red:graf", money=30),
        "as:person",
        "you have no empty house",
        "du hast kein leeres Haus",
        "je hebt geen leeg huis",
    ),
    Case(
        "a person that is too dear",
        "BRU-9.10",
        lambda: action("koenig", houses="red:buchdrucker; red", money=8),
        "as:person",
        f"costs {12 - 3} guilders, you have 8",
        f"kostet {12 - 3} Gulden, du hast 8",
        f"kost {12 - 3} gulden, je hebt er 8",
    ),
    Case(
        "a person under another colour",
        "BRU-15.10",
        lambda: play(action("erbin", houses="red", money=9, recolours=1), 0, "recolour:red"),
        "as:person",
        "a named colour is of no use for placing a person",
        "beim Ausspielen einer Person hilft eine genannte Farbe nicht",
        "bij het plaatsen van een persoon helpt een genoemde kleur niet",
    ),
    Case(
        "the colour the card has",
        "BRU-14.28",
        lambda: action("erbin", recolours=1),
        "recolour:blue",
        "the card has this colour already",
        "die Karte hat diese Farbe schon",
        "de kaart heeft deze kleur al",
    ),
    Case(
        "a house with somebody in it",
        "BRU-9.11",
        lambda: play(action("erbin", houses="red:graf; red; blue", money=9), 0, "as:person"),
        "house:1",
        "there is no room on this house",
        "auf diesem Haus ist kein Platz",
        "op dit huis is geen plaats",
    ),
    Case(
        "a section that is finished",
        "BRU-9.5",
        lambda: scene(
            sides=[side(canals=(5, 1), statues=(7,), money=9)], step=("extra_canal", 0, 2)
        ),
        "canal:left",
        "this section is finished",
        "dieser Kanalabschnitt ist fertig",
        "dit kanaaldeel is af",
    ),
    Case(
        "a space at twice its cost",
        "BRU-14.16",
        lambda: scene(sides=[side(canals=(3, 1), money=7)], step=("extra_canal", 0, 2)),
        "canal:left",
        f"costs {2 * 4} guilders, you have 7",
        f"kostet {2 * 4} Gulden, du hast 7",
        f"kost {2 * 4} gulden, je hebt er 7",
    ),
    # -- a turn
    Case(
        "a second card",
        "BRU-8.2",
        lambda: play(action("erbin", houses="red:graefin"), 0, "as:money"),
        "play:page",
        "your card of this turn is used",
        "deine Karte für diesen Zug ist genutzt",
        "je kaart voor deze beurt is gebruikt",
    ),
    Case(
        "a card of somebody else",
        "BRU-8.2",
        turn,
        "play:koenig",
        "the card is not in your hand",
        "die Karte ist nicht auf deiner Hand",
        "de kaart is niet in je hand",
    ),
    Case(
        "the end before the card",
        "BRU-8.2",
        turn,
        "done",
        "you have to use a card first",
        "du musst zuerst eine Karte nutzen",
        "je moet eerst een kaart gebruiken",
    ),
    # -- persons
    Case(
        "a person in the hand",
        "BRU-10.3",
        lambda: turn(hand="graefin"),
        "use:graefin",
        "the person is not in your display yet",
        "die Person ist noch nicht in deiner Auslage",
        "de persoon is nog niet in je uitstalling",
    ),
    Case(
        "a person of another player",
        "BRU-10.3",
        turn,
        "use:graefin",
        "the person is not in your display",
        "die Person ist nicht in deiner Auslage",
        "de persoon is niet in je uitstalling",
    ),
    Case(
        "a lightning person",
        "BRU-10.4",
        lambda: turn(houses="red:alchemist"),
        "use:alchemist",
        "the person works once, when it is placed",
        "die Person wirkt einmal, wenn sie ausgespielt wird",
        "de persoon werkt één keer, wanneer hij wordt geplaatst",
    ),
    Case(
        "a person of the second loop",
        "BRU-10.8",
        lambda: turn(houses="red:hansekaufmann"),
        "use:hansekaufmann",
        "the person works by itself whenever it applies",
        "die Person wirkt von selbst, wann immer es zutrifft",
        "de persoon werkt vanzelf wanneer het van toepassing is",
    ),
    Case(
        "a person of the third loop",
        "BRU-10.9",
        lambda: turn(houses="red:ritter"),
        "use:ritter",
        "the person works by itself whenever it applies",
        "die Person wirkt von selbst, wann immer es zutrifft",
        "de persoon werkt vanzelf wanneer het van toepassing is",
    ),
    Case(
        "a laurel person",
        "BRU-10.10",
        lambda: turn(houses="red:koenig"),
        "use:koenig",
        "the person counts in the final scoring",
        "die Person zählt in der Schlusswertung",
        "de persoon telt bij de eindtelling",
    ),
    Case(
        "a rotated worker person",
        "BRU-10.6",
        lambda: turn(houses="red:gewuerzhaendler", rotated="gewuerzhaendler"),
        "use:gewuerzhaendler",
        "the person has been used in this round",
        "die Person wurde in dieser Runde schon genutzt",
        "de persoon is in deze ronde al gebruikt",
    ),
    Case(
        "a rotated person of the first loop",
        "BRU-10.7",
        lambda: turn(houses="red:graefin", rotated="graefin"),
        "use:graefin",
        "the person has been used in this round",
        "die Person wurde in dieser Runde schon genutzt",
        "de persoon is in deze ronde al gebruikt",
    ),
    Case(
        "a worker that is missing",
        "BRU-10.6",
        lambda: turn(houses="red:gewuerzhaendler", workers=(1, 1, 0, 1, 1)),
        "use:gewuerzhaendler",
        "needs 1 yellow worker, you have none",
        "braucht 1 gelben Handlanger, du hast keinen",
        "vraagt 1 gele arbeider, je hebt er geen",
    ),
    Case(
        "no worker at all",
        "BRU-10.6",
        lambda: turn(houses="red:wuerfelspieler", workers=NO_WORKERS),
        "use:wuerfelspieler",
        "you have no worker to return",
        "du hast keinen Handlanger zum Abgeben",
        "je hebt geen arbeider om in te leveren",
    ),
    Case(
        "a condition",
        "BRU-15.13",
        lambda: turn(houses="red:akrobat", dice=(3, 3, 3, 3, 4)),
        "use:akrobat",
        "works only if all five dice total 19 or more; now: 16",
        "wirkt nur, falls alle fünf Würfel zusammen mindestens 19 zeigen; jetzt: 16",
        "werkt alleen als alle vijf dobbelstenen samen minstens 19 aangeven; nu: 16",
    ),
    Case(
        "an effect that changes nothing",
        "BRU-10.15",
        lambda: turn(houses="red:kerkermeister"),
        "use:kerkermeister",
        "it would change nothing",
        "es würde nichts ändern",
        "het zou niets veranderen",
    ),
    Case(
        "an exchange that is too dear",
        "BRU-15.14",
        lambda: turn(houses="red:baronin", money=3),
        "use:baronin",
        "costs 4 guilders, you have 3",
        "kostet 4 Gulden, du hast 3",
        "kost 4 gulden, je hebt er 3",
    ),
    # -- the step up
    Case(
        "a step in a turn",
        "BRU-6.7",
        turn,
        "advance",
        "one steps up in phase 2",
        "vorgerückt wird in Phase 2",
        "je gaat vooruit in fase 2",
    ),
    Case(
        "a step without a low die",
        "BRU-6.6",
        lambda: phase_two(3, 4, 5, 6, 3),
        "advance",
        "no die shows 1 or 2",
        "kein Würfel zeigt 1 oder 2",
        "geen dobbelsteen geeft 1 of 2 aan",
    ),
    Case(
        "a step that is too dear",
        "BRU-6.7",
        lambda: phase_two(2, 2, 2, 6, 3, money=5),
        "advance",
        "costs 6 guilders, you have 5",
        "kostet 6 Gulden, du hast 5",
        "kost 6 gulden, je hebt er 5",
    ),
    Case(
        "a step beyond the last field",
        "BRU-6.9",
        lambda: phase_two(1, 3, 3, 6, 3, field=12),
        "advance",
        "you are on the last field, 12",
        "du stehst auf dem letzten Feld, 12",
        "je staat op het laatste veld, 12",
    ),
    Case(
        "a step before the damage",
        "BRU-6.2",
        lambda: phase_two(1, 3, 3, 6, 3),
        "advance",
        "you decide about it after the threats",
        "darüber entscheidest du nach den Bedrohungen",
        "daarover beslis je na de dreigingen",
    ),
    # -- markers, piles and workers
    Case(
        "a marker that one does not have",
        "BRU-14.17",
        lambda: scene(
            sides=[side(threats=(1, 1, 0, 0, 0))], step=("return_threats", 0, 1, 0b11111)
        ),
        "lower:red",
        "you have no red threat marker",
        "du hast keinen roten Bedrohungsmarker",
        "je hebt geen rood dreigingsfiche",
    ),
    Case(
        "a marker that was named already",
        "BRU-14.17",
        lambda: play(
            scene(sides=[side(threats=(1, 2, 2, 0, 0))], step=("return_threats", 0, 3, 0b11111)),
            0,
            "lower:blue",
        ),
        "lower:blue",
        "you have no blue threat marker",
        "du hast keinen blauen Bedrohungsmarker",
        "je hebt geen blauw dreigingsfiche",
    ),
    Case(
        "a marker of another colour",
        "BRU-14.17",
        lambda: scene(
            sides=[side(threats=(2, 2, 0, 0, 0))], step=("return_threats", 0, 2, 0b00001)
        ),
        "lower:brown",
        "only blue threat markers may be returned",
        "nur Bedrohungsmarker der Farbe blau können zurückgegeben werden",
        "alleen dreigingsfiches in de kleur blauw kunnen worden teruggegeven",
    ),
    Case(
        "a marker named too late",
        "BRU-14.17",
        lambda: play(
            scene(sides=[side(threats=(2, 2, 0, 0, 0))], step=("return_threats", 0, 3, 0b11111)),
            0,
            "lower:brown",
        ),
        "lower:blue",
        "markers are named in the order of the colours",
        "Marker werden in der Reihenfolge der Farben genannt",
        "fiches worden in de volgorde van de kleuren genoemd",
    ),
    Case(
        "an empty pile",
        "BRU-5.7",
        lambda: scene(step=("draw", 0, 0, 1), sizes=(0, 1, 0)),
        "draw:1",
        "the pile is empty",
        "der Stapel ist leer",
        "de stapel is leeg",
    ),
    Case(
        "a house whose worker is missing",
        "BRU-14.15",
        lambda: scene(
            sides=[side(workers=(1, 0, 0, 0, 0))],
            step=("house_pile", 0, 1, 1),
            tops="blue violet",
        ),
        "draw:2",
        "needs 1 violet worker, you have none",
        "braucht 1 violetten Handlanger, du hast keinen",
        "vraagt 1 paarse arbeider, je hebt er geen",
    ),
    Case(
        "a worker that one cannot give",
        "BRU-9.12",
        lambda: scene(sides=[side(workers=(1, 1, 0, 0, 0))], step=("hand_over", 0, 1, 1)),
        "give:red",
        "needs 1 red worker, you have none",
        "braucht 1 roten Handlanger, du hast keinen",
        "vraagt 1 rode arbeider, je hebt er geen",
    ),
]


@each(CASES)
def test_a_refused_move_names_its_rule_in_each_language(case: Case) -> None:
    assert_names_its_rule(case)


def test_the_cases_cover_every_reason() -> None:
    assert without_case(CASES, words_of("en").reasons) == set()


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    state = action("koenig", money=4, houses="red")
    with pytest.raises(IllegalMove, match=r"as:person is not allowed now \(costs 12 guilders, you"):
        state.play(0, GAME.parse(state, "as:person"))


@pytest.mark.clause("BRU-8.8", "BRU-8.9")
def test_all_six_actions_are_offered_or_refused() -> None:
    state = action("alchemist", workers=NO_WORKERS, money=0)
    refused = [GAME.notation(state, each.move) for each in GAME.refused(state, 0, "en")]
    assert options(state, 0) == ["as:workers", "as:money"]
    assert refused == ["as:threat", "as:canal", "as:house", "as:person"]
    assert [each.text for each in GAME.refused(state, 0, "en")] == [
        "Threat: return 1 brown threat marker for 1 point (you have 0)",
        "Canal: build a token",
        "House: lay it out for 1 brown worker",
        "Person: place it (3 guilders)",
    ]


@pytest.mark.clause("BRU-10.15")
def test_persons_that_cannot_be_activated_are_shown_with_the_reason() -> None:
    state = turn(houses="red:kerkermeister; red:graefin; blue:koenig", rotated="graefin")
    assert [(each.text, str(each.reason)) for each in GAME.refused(state, 0, "en")] == [
        ("Activate Countess", "the person has been used in this round (BRU-10.7)"),
        ("Activate Jailer", "it would change nothing (BRU-10.15)"),
    ]


@pytest.mark.clause("BRU-6.6")
def test_a_step_that_will_not_be_offered_is_explained_in_time() -> None:
    told = [each.text for each in GAME.refused(phase_two(3, 4, 5, 6, 3), 0, "nl")]
    assert told == ["1 veld vooruitgaan"]
    assert GAME.refused(phase_two(1, 4, 5, 6, 3), 0, "nl") == []


def test_a_house_is_taken_only_where_one_is_looked_for() -> None:
    state = turn(houses="red:graefin")
    assert GAME.why_not(state, 0, GAME.parse(state, "house:1")) is None


def test_a_move_that_is_allowed_has_no_reason_against_it() -> None:
    state = turn(houses="red:graefin")
    assert [GAME.why_not(state, 0, move) for move in state.moves(0)] == [None] * 3


def test_who_is_not_asked_is_refused_nothing() -> None:
    state = turn()
    assert GAME.refused(state, 1, "en") == []
    assert GAME.why_not(state, 1, GAME.parse(state, "as:person")) is None


@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_refusal_in_a_game_is_true_and_told(players: int) -> None:
    found = 0
    for state in random_game(players, seed=players):
        for seat in state.turn() if state.turn() != (CHANCE,) else ():
            told = refusals(state, seat, rule="BRU-")
            found += len(told)
            if state.stack[-1][0] in ("turn", "one_more", "granted"):
                _all_or_refused(state, seat, {each.move for each in told})
            _numbers_are_true(state, seat, [each.reason.text for each in told])
    assert found


def _all_or_refused(state: BrugesState, seat: int, refused: set[int]) -> None:
    """In a turn every hand card, own person and action is offered or refused with a reason."""
    answer = [GAME.notation(state, move) for move in state.answers[seat]]
    names = {GAME.notation(state, move) for move in {*state.moves(seat), *refused}}
    if state.stack[-1][0] == "turn" and not answer:
        assert {f"play:{key(card)}" for card in state.hands[seat]} <= names
        mine = state.persons[seat] & state.kit.voluntary
        assert sum(name.startswith("use:") for name in names) == mine.bit_count()
    elif not answer or answer[-1].startswith(("play:", "recolour:")):
        is_action = state.stack[-1][0] == "granted" or answer
        assert not is_action or sum(name.startswith("as:") for name in names) == 6


def _numbers_are_true(state: BrugesState, seat: int, reasons: list[str]) -> None:
    """Who is said to have too little has exactly what is said, and less than the price."""
    for reason in reasons:
        if reason.startswith("costs "):
            _, price, _, _, _, money = reason.replace(",", "").split()
            assert int(money) == state.money[seat] < int(price)
