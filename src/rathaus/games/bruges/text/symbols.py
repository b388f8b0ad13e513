"""A person as a row of symbols: one more language, made from the same declaration.

All symbols are one column wide in a terminal. A colour has the symbol of its threat.
"""

from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.tracks import INTRIGUE
from rathaus.games.bruges.components.vocabulary import Ability, Person
from rathaus.games.bruges.text import persons
from rathaus.games.bruges.text.words import CardWords, Words
from rathaus.games.bruges_and_hamburg import symbols
from rathaus.games.bruges_and_hamburg.symbols import noun, sign

# The symbols that stand for things of the table, with the labels that explain them.
MARKS: tuple[tuple[str, str], ...] = (
    ("ƒ", "money"),
    ("★", "points"),
    ("♟", "workers"),
    ("▯", "card"),
    ("☺", "person"),
    ("⌂", "house"),
    ("▬", "canal"),
    ("♙", "statues"),
    ("♔", "marker"),
    ("⚠", "threats"),
    ("⚄", "die"),
    ("Π", "reputation"),
    ("▽", "discard_pile"),
    ("⚇", "others"),
    ("▷", "action"),
    ("∗", "any_colour"),
    ("∀", "every_colour"),
    ("≙", "same_colour"),
    ("≠", "different"),
    ("↯", "lightning"),
    ("↻", "once_per_round"),
    ("∞", "always"),
    ("❧", "final_scoring"),
)


_COLOURS: dict[str, str] = {
    "blue": "≈",
    "brown": "✚",
    "yellow": "⚔",
    "red": "♨",
    "violet": "◉",
}

_DAMAGES: dict[str, str] = {
    "blue": "♟→0",
    "brown": "-1☺",
    "yellow": "ƒ→0",
    "red": "-1⌂/▬",
    "violet": f"-{INTRIGUE}★",
}

SYMBOLS = CardWords(
    and_="&",
    or_="/",
    comma="",
    then=" ",
    categories={
        "nobility": "♕",
        "offices": "§",
        "amusement": "♫",
        "trade": "⚖",
        "craft": "⚒",
        "court": "♖",
        "church": "†",
        "art": "✎",
        "protection": "⚑",
        "underworld": "☠",
        "learning": "φ",
    },
    hues={colour: sign(symbol) for colour, symbol in _COLOURS.items()},
    of_colour={"any": "∗", "all": "∀", "card": "≙", "space": "≙", "distinct": "≠"},
    units={
        "guilder": noun("ƒ"),
        "point": noun("★"),
        "card": noun("▯"),
        "worker": noun("♟{colour.bare}"),
        "worker_of": noun("♟{of}"),
        "marker": noun("⚠{colour.bare}"),
        "marker_of": noun("⚠{of}"),
    },
    counts={
        "persons": noun("☺"),
        "persons_of": noun("☺{of}"),
        "houses": noun("⌂"),
        "houses_of": noun("⌂{of.bare}"),
        "house_colours": noun("⌂≠"),
        "workers": noun("♟"),
        "worker_colours": noun("♟≠"),
        "worker_sets": noun("♟∀"),
        "canals": noun("▬"),
        "landmarks": noun("▬³♙"),
        "majorities": noun("♔"),
        "groups": noun("☺≠"),
        "threats": noun("⚠"),
        "threat_colours": noun("⚠≠"),
        "dice": noun("⚄{of}"),
        "guilders": noun("ƒ"),
        "hand_cards": noun("▯"),
        "lightnings": noun("☺↯"),
        "prices": noun("☺({of}ƒ)"),
        "track_points": noun("Π★"),
    },
    measures={
        "plain": ("{n}{things}", ""),
        "per": ("{n}{things}", ":{count}"),
        "per_every": ("{n}{things}", ":{every}{count}"),
        "die": ("{things}", "=⚄{colour.bare}"),
        "dice_sum": ("{things}", "=Σ⚄"),
        "mode_die": ("{things}", "=⚄⚄"),
        "max_die": ("{things}", "=⚄max"),
        "paid_die": ("{things}", "=⚄≙"),
        "track_points": ("{things}", "=Π"),
        "best_statue": ("{things}", "=♙max"),
    },
    facts={
        "give": "{things}",
        "pay": "{things}",
        "of": "{colour.bare}",
        "with_die": "⚄{colours}",
        "with_card": "▯{colours}",
        "whenever": "{event}",
        "if": "{state}",
    },
    states={
        "die": "⚄{colour.bare}{bound}",
        "dice_sum": "Σ⚄{bound}",
        "dice": "⚄{of}{bound}",
        "no_dice": "¬⚄{of}",
        "count": "{things}{bound}",
        "no_count": "¬{things}",
    },
    bounds={"=": "={n}", ">=": "≥{n}", "<=": "≤{n}"},
    frames={
        "plain": "{effects}",
        "cost": "{cost} → {effects}",
        "lead": "{lead}: {effects}",
        "lead_may": "{lead}? {effects}",
    },
    triggers={
        "lightning": "↯",
        "worker": "↻♟",
        "once_per_round": "↻",
        "on_action": "∞▷",
        "passive": "∞",
        "laurel": "❧",
    },
    threats=_COLOURS,
    events={
        v.OnBase: {
            "workers": "▷♟{colours}",
            "money": "▷ƒ{colours}",
            "threat": "▷⚠{colours}",
            "canal": "▷▬{colours}",
            "house": "▷⌂{colours}",
            "person": "▷☺{colours}",
        },
        v.OnOwn: {"advance": "+Π", "majority": "+♔"},
        v.OnOther: {"canal": "⚇▬", "person": "⚇☺"},
    },
    effects={
        v.Money: "+{amount}{amount.tail}",
        v.Points: "+{amount}{amount.tail}",
        v.Workers: "+{amount}{amount.tail}",
        v.WorkersByDice: "+♟:⚄{numbers}",
        v.SwapWorkers: "♟⇄♟",
        v.Exchange: "≤{most}×({cost}→{gain})",
        v.Draw: "+{amount}{amount.tail}",
        v.Discard: "-{amount}{amount.tail}",
        v.ExtraAction: {"any": "+1▯▷", "hand": "▯▷", "discard": "▽▷"},
        v.LayHouse: "+{amount}⌂{pay_worker:(1♟≙)|(0ƒ)}",
        v.PlaceDiscarded: "▽☺{category}",
        v.TakeBackPersons: "☺↩",
        v.BuildCanal: {"double": "+1▬(2×ƒ)", "free": "+1▬(0ƒ)"},
        v.Advance: "+{amount}Π",
        v.ReturnThreat: "-{amount}{amount.tail}{scores:|(0★)}",
        v.GiveThreat: "⚇+1⚠{colour.bare}",
        v.PassThreat: "{most}⚠→⚇",
        v.OthersDiscard: "⚇-{amount}▯",
        v.OthersLose: {"canal": "⚇-1▬", "person": "⚇-1☺", "house": "⚇-1⌂", "field": "⚇-1Π"},
        v.Steal: {
            "card": "{one:1|}⚇→{amount}▯",
            "money": "{one:1|}⚇→{amount}ƒ",
            "workers": "{one:1|}⚇→{amount}♟",
            "points": "{one:1|}⚇→{amount}★",
        },
        v.Ready: "☺↺{all:∀|{amount}}",
        v.ActivateAll: "☺(1♟)∀",
        v.CopyLightning: "⚇↯",
        v.Recolour: "▯∗",
        v.Rule: {
            "hand_limit": "▯≤{number}",
            "advance_discount": "Π-{number}ƒ",
            "damage_at": "⚠≥{number}",
            "avert": "⚠≙→1♟≙",
            "immune": "⚇×",
            "shield": "⚠{words}×",
            "majority_tie": "♔=",
            "double_lightning": "↯×2",
            "persons_per_house": "{number}☺:⌂",
            "counts_as": "☺{words}",
            "half_price": "▷☺{words}½ƒ",
            "discount": "▷☺-{number}ƒ",
            "house_free": "▷⌂0♟",
            "canal_free": "▷▬0ƒ",
        },
    },
)


def row(person: Person) -> str:
    """Colour and group, price, points, when it works, what it does."""
    marks = SYMBOLS.hues[person.colour].bare + SYMBOLS.categories[person.group]
    values = f"{person.price}ƒ {person.points}★"
    return f"{marks} {values} {SYMBOLS.triggers[person.trigger]} {effect(person.ability)}".strip()


def damage(colour: v.Colour) -> str:
    """What a threat does to whoever has too many of its markers (BRU-7.4)."""
    return _DAMAGES[colour]


def effect(ability: Ability) -> str:
    """An ability alone; empty if there is none."""
    return persons.ability_phrase(ability, SYMBOLS) if ability.effect else ""


def legend(words: Words) -> list[tuple[str, str]]:
    """Every symbol with its meaning."""
    return symbols.legend(SYMBOLS, MARKS, words, words.labels)
