"""A card as a row of symbols: one more language, made from the same declaration.

All symbols are one column wide in a terminal.
"""

from rathaus.core.text import fill
from rathaus.games.bruges_and_hamburg import symbols
from rathaus.games.bruges_and_hamburg.symbols import noun, sign
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.vocabulary import Ability, Card
from rathaus.games.hamburg.text import cards
from rathaus.games.hamburg.text.words import CardWords, Words

# The symbols that stand for things of the table, with the labels that explain them.
MARKS: tuple[tuple[str, str], ...] = (
    ("ℳ", "money"),
    ("★", "points"),
    ("♟", "workers"),
    ("▯", "card"),
    ("⌂", "building"),
    ("▱", "sites"),
    ("▬", "wall"),
    ("♙", "statues"),
    ("♔", "marker"),
    ("⚠", "dangers"),
    ("⚄", "die"),
    ("Π", "square"),
    ("♗", "clergyman"),
    ("⛴", "ships"),
    ("▽", "discard_pile"),
    ("⚇", "others"),
    ("▷", "base_action"),
    ("∗", "any_colour"),
    ("∀", "every_colour"),
    ("≙", "same_colour"),
    ("%", "shown_colour"),
    ("↯", "lightning"),
    ("I-IV", "once_per_cycle"),
    ("∞", "always"),
    ("❧", "final_scoring"),
)


SYMBOLS = CardWords(
    and_="+",
    or_="/",
    comma="",
    then=" ",
    categories={
        "citizens": "☺",
        "offices": "§",
        "university": "φ",
        "health": "⚕",
        "amusement": "♫",
        "art": "✎",
        "theatre": "☻",
        "circus": "✺",
        "trade": "⚖",
        "industry": "⚙",
        "bank": "₰",
        "craft": "⚒",
        "military": "⚔",
        "police": "✪",
        "underworld": "☠",
        "secret": "◬",
        "harbour": "☸",
        "church": "†",
        "emigrants": "⇝",
        "mystic": "⛤",
        "zoo": "♞",
        "park": "♣",
    },
    hues={
        "violet": sign("≈"),
        "orange": sign("♨"),
        "grey": sign("▦"),
        "pink": sign("◉"),
        "brown": sign("✚"),
        "black": sign("☾"),
    },
    of_colour={
        "any": "∗",
        "any_same": "∗=",
        "all": "∀",
        "paid": "≙",
        "same": "≙",
        "lowered": "≙",
        "value": "%",
        "card": "▯",
    },
    units={
        "mark": noun("ℳ"),
        "point": noun("★"),
        "worker": noun("♟{colour.bare}"),
        "worker_of": noun("♟{of}"),
        "card": noun("▯"),
        "level": noun("⚠"),
    },
    counts={
        "buildings": noun("⌂"),
        "buildings_of": noun("⌂{of}"),
        "categories": noun("⌂≠"),
        "sites": noun("▱{of.bare}"),
        "site_colours": noun("▱≠"),
        "workers": noun("♟"),
        "worker_colours": noun("♟≠"),
        "worker_sets": noun("♟∀"),
        "wall_stones": noun("▬"),
        "third_segments": noun("▬³"),
        "statues": noun("♙"),
        "majorities": noun("♔"),
        "danger_levels": noun("⚠"),
        "danger_colours": noun("⚠≠"),
        "dice": noun("⚄{of}"),
    },
    measures={
        "plain": ("{n}{things}", ""),
        "per": ("{n}{things}", ":{count}"),
        "per_every": ("{n}{things}", ":{every}{count}"),
        "die": ("{things}", "=⚄{colour.bare}"),
        "die_paid": ("{things}", "=⚄≙"),
        "mode_die": ("{things}", "=⚄⚄"),
        "dice_sum": ("{things}", "=Σ⚄"),
        "square_points": ("{things}", "=Π"),
        "paid_n": ("1{thing}", ":♟"),
        "drawn": ("{things}", "=▯"),
        "value": ("{things}", "=%"),
    },
    dangers_of={
        "any": "∗",
        "other": "¬{but.bare}",
        "colour": "{colour.bare}",
        "of": "{of}",
    },
    piles={
        "any": "∗",
        "discard": "▽",
        "discard_top": "▽",
        "colour": "{colour.bare}",
        "of": "{of}",
        "segment": "▬",
    },
    facts={
        "give": "{things}",
        "pay": "{things}",
        "give_distinct": "≤{most}♟≠",
        "of": "{colour.bare}",
        "face": "⚄{colour.bare}",
        "with_die": "⚄{colours}",
        "with_card": "▯{colours}",
        "whenever": "{event}",
        "if": "{state}",
    },
    states={
        "die": "⚄{colour.bare}{bound}",
        "dice_sum": "Σ⚄{bound}",
        "mode_die": "⚄⚄{bound}",
        "mode_at_all": "⚄⚄",
        "dice": "⚄{of}{bound}",
        "no_dice": "¬⚄{of}",
        "count": "{things}{bound}",
    },
    bounds={"=": "={n}", ">=": "≥{n}", "<=": "≤{n}"},
    frames={
        "plain": "{effects}",
        "cost": "{cost} → {effects}",
        "lead": "{lead}: {effects}",
        "lead_may": "{lead}? {effects}",
        "lead_cost": "{lead}: {cost} → {effects}",
        "lead_cost_may": "{lead}? {cost} → {effects}",
    },
    triggers={
        "lightning": "↯",
        "phase": "{phase}",
        "permanent": "∞{phase}",
        "laurel": "❧",
        "none": "",
    },
    events={
        v.OnBase: {
            "workers": "▷♟{colours}",
            "money": "▷ℳ{colours}",
            "lower": "▷⚠{colours}",
            "wall": "▷▬{colours}",
            "site": "▷▱{colours}",
            "building": "▷⌂{colours}",
            "any": "▷{colours}",
        },
        v.OnOwn: {
            "advance": "+Π",
            "raise": "+⚠",
            "token": "⚠☾",
            "majority": "+♔",
            "lightning": "+↯",
            "park_money": "♣ℳ",
            "site": "+▱",
            "free_building": "+⌂0ℳ",
        },
        v.OnOther: {"wall": "⚇▬", "building": "⚇⌂"},
        v.OnPrice: {
            "wall/base": "▷▬",
            "wall/any": "+▬",
            "wall/colour": "+▬{colour.bare}",
            "building/base": "▷⌂",
            "building/any": "+⌂",
            "building/colour": "+⌂{colour.bare}",
            "advance/any": "+Π",
            "advance/dice": "+Π⚄",
            "advance/others": "⚇Π",
        },
    },
    effects={
        v.Money: "+{amount}{amount.tail}",
        v.MoneyLess: "-{amount}{amount.tail}",
        v.Points: "+{amount}{amount.tail}",
        v.LosePoints: "-{amount}{amount.tail}",
        v.Workers: "+{amount}{amount.tail}",
        v.LoseWorkers: "-{amount}{amount.tail}",
        v.WorkersByDice: {"any": "+♟:⚄{number}+☾∗", "none": "+♟:⚄={number}"},
        v.SwapWorkers: "♟⇄♟",
        v.BuyWorkers: "+≤{most}♟∗({price}ℳ)",
        v.PayMoney: "-{amount}{amount.tail}",
        v.PayWorker: "-{amount}{amount.tail}",
        v.Draw: "+{amount}{amount.tail}({pile})",
        v.Discard: "-{amount}{amount.tail}",
        v.DrawAct: "▯({pile})▷",
        v.SearchBuild: "▽⌂{category}",
        v.SearchPile: "+1▯{kind}({pile})",
        v.LaySite: "+{amount}▱∗{pay_worker:(1♟≙)|}",
        v.TakeBack: "⌂↩",
        v.BuildWall: {"double": "+1▬(2×ℳ)", "free": "+1▬(0ℳ)"},
        v.BuildUnderZoo: "+⌂{of}♞",
        v.Advance: "+{amount}Π",
        v.Lower: "-{amount}{danger}{amount.tail}{scores:|(0★)}",
        v.Prevent: "⚠×",
        v.OthersRaise: "⚇+1⚠≙",
        v.TokenOthers: "⚇⚠☾",
        v.OthersDiscard: "⚇-{amount}▯",
        v.OthersLose: {
            "wall": "⚇-1▬",
            "building": "⚇-1⌂",
            "site": "⚇-1▱",
            "field": "⚇-1Π",
            "marker": "⚇-1♔",
        },
        v.Steal: {
            "card": "⚇→{amount}▯",
            "money": "⚇→{amount}ℳ",
            "workers": "⚇→{amount}♟",
        },
        v.TradePoints: "{money}ℳ→⚇→{points}★",
        v.Reactivate: "↻III",
        v.RepeatLightning: "↻↯≙",
        v.ActivateAll: "⌂(1♟)∀",
        v.CopyLightning: "⚇↯",
        v.UseLightning: "↻↯",
        v.ClergyWorker: "♟→♗",
        v.MoveClergy: "♗⇄",
        v.DoubleStatue: "2×♙",
        v.Recolour: "▯∗",
        v.PriceSet: "{amount}{amount.tail}{only_value_colours:%|}",
        v.PriceLess: "-{amount}{amount.tail}",
        v.PriceMore: "+{amount}{amount.tail}{only_value_colours:%|}",
        v.PriceHalf: "½ℳ",
        v.NewHand: {"one_each": "▯∀", "two_piles": "▯2+3"},
        v.Rule: {
            "majority_tie": "♔=",
            "counts_as": "⌂{words}",
            "disaster_at": "⚠≥{number}",
            "buildings_per_site": "{number}⌂:▱",
            "choose_token_danger": "⚠☾∗",
            "hand_limit": "▯≤{number}",
            "lower_points": "{number}★:⚠",
            "double_phase_iii": "↻III×{number}",
            "ignore_black": "¬☾",
            "ships_all": "⛴∀",
            "ships_none": "¬⛴",
            "rounds": "III×{number}",
            "no_danger": "¬⚠{words}{tokens:☾|}",
        },
    },
)


def row(card: Card) -> str:
    """Colour and category, price, points, when it works, what it does."""
    marks = SYMBOLS.hues[card.colour].bare + SYMBOLS.categories[card.category]
    found = [marks, f"{card.price}ℳ", f"{card.vp}★", when(card), effect(card.ability)]
    return " ".join(part for part in found if part)


def when(card: Card) -> str:
    return fill(SYMBOLS.triggers[card.trigger], phase=cards.NUMERALS[card.phase])


def effect(ability: Ability) -> str:
    return cards.ability_phrase(ability, SYMBOLS) if ability.effect else ""


def legend(words: Words) -> list[tuple[str, str]]:
    """Every symbol with its meaning."""
    return symbols.legend(SYMBOLS, MARKS, words, words.labels)
