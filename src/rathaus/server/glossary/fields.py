"""Labels for fields of views that the games themselves have no label for.

A field without any label is for machines: the page does not show it. `wall.0` is the label of the
first number of `wall`, `phase.3` the name of the third phase.
"""

from collections.abc import Mapping

from rathaus.games.neom.city import CELL_NAMES

_LANGUAGES = ("en", "de", "nl")

# Fields that say the same as a label of the game.
_SAME: Mapping[str, Mapping[str, str]] = {
    "neom": {"display": "table", "pile": "discard_pile"},
    "hamburg": {
        "discard": "discard_pile",
        "markers": "majorities",
        "parks": "park",
        "field": "square",
        "wall.0": "wall_left",
        "wall.1": "wall_right",
        "clergy": "clergy_tiles",
    },
    "bruges": {
        "discard": "discard_pile",
        "piles": "draw_piles",
        "markers": "majorities",
        "piles.2": "extra_pile",
        "canal.0": "section_left",
        "canal.1": "section_right",
        "turn_of_round": "turn",
    },
    "city_tycoon": {"points": "vp"},
}

_OWN: Mapping[str, Mapping[str, tuple[str, str, str]]] = {
    "neom": {
        "first": ("Starting player", "Startspieler", "Startspeler"),
        "passed": ("Hands passed on", "Weitergegebene Plättchen", "Doorgegeven tegels"),
        "holder": ("Now with", "Jetzt bei", "Nu bij"),
        "tiles": ("Tiles", "Plättchen", "Tegels"),
        "picks": ("Chosen in this generation", "In dieser Generation gewählt", "Deze generatie"),
        "stack": ("Tiles to come", "Plättchen im Stapel", "Tegels op de stapel"),
        "modular": ("Modular Factory makes", "Modulfabrik stellt her", "Modulefabriek maakt"),
        "routes_used": ("Routes used", "Genutzte Handelswege", "Gebruikte handelsroutes"),
        "hand_size": ("Tiles in hand", "Plättchen auf der Hand", "Tegels in de hand"),
        "apart": ("For next round", "Für nächste Runde", "Voor volgende ronde"),
        "box": ("Out of the game", "Aus dem Spiel", "Uit het spel"),
    },
    "hamburg": {
        "drawn": ("Card drawn", "Gezogene Karte", "Getrokken kaart"),
        "hummels": ("Statues left, points", "Statuen übrig, Punkte", "Beelden over, punten"),
        "tokens": ("Danger tokens left", "Gefahrenmarker übrig", "Gevarenfiches over"),
        "tokens_used": ("Danger tokens used", "Gefahrenmarker benutzt", "Gevarenfiches gebruikt"),
        "shuffled": ("Below it, shuffled", "Darunter, gemischt", "Eronder, geschud"),
        "chapel": ("Workers in the church", "Arbeiter in der Kirche", "Arbeiders in de kerk"),
        "chapel_front": ("Before the church", "Vor der Kirche", "Voor de kerk"),
        "exchange_left": ("Exchange tiles left", "Börsenplättchen übrig", "Beurstegels over"),
        "peeked": ("Piles you have seen", "Gesehene Stapel", "Geziene stapels"),
        "traced": ("Who may hold it", "Wer sie haben kann", "Wie hem kan hebben"),
        "phase.1": ("fill hands", "Hand auffüllen", "hand aanvullen"),
        "phase.2": ("dice", "Würfel", "dobbelstenen"),
        "phase.3": ("base actions", "Grundaktionen", "basisacties"),
        "phase.4": ("end of the cycle", "Ende des Durchgangs", "einde van de cyclus"),
        "seen": ("Cards you know", "Karten, die du kennst", "Kaarten die je kent"),
        "token": ("Danger token", "Gefahrenmarker", "Gevarenfiche"),
        "under": ("Under it", "Darunter", "Eronder"),
        "used": ("Used in this cycle", "In diesem Zyklus genutzt", "Deze cyclus gebruikt"),
    },
    "bruges": {
        "crest": ("Start player", "Startspieler", "Startspeler"),
        "drawn": ("Card drawn", "Gezogene Karte", "Getrokken kaart"),
        "seen": ("Cards you know", "Karten, die du kennst", "Kaarten die je kent"),
        "due": ("Damage to settle", "Offene Schäden", "Schade af te handelen"),
        "top": ("On top", "Oben", "Bovenop"),
        "cards": ("Cards", "Karten", "Kaarten"),
        "field": ("Reputation", "Aufstieg", "Reputatie"),
        "piles.0": ("Pile 1", "Stapel 1", "Stapel 1"),
        "piles.1": ("Pile 2", "Stapel 2", "Stapel 2"),
        "blind": ("Drawn face down", "Verdeckt gezogen", "Gedekt getrokken"),
        "traced": ("Who may hold it", "Wer sie haben kann", "Wie hem kan hebben"),
        "phase.1": ("draw cards", "Karten ziehen", "kaarten trekken"),
        "phase.2": ("dice", "Würfel", "dobbelstenen"),
        "phase.3": ("actions", "Aktionen", "acties"),
        "phase.4": ("majorities", "Mehrheiten", "meerderheden"),
    },
    "city_tycoon": {
        "yellow": ("Yellow cubes", "Gelbe Würfel", "Gele blokjes"),
        "plants": ("Power plants on top", "Kraftwerke oben", "Centrales bovenop"),
        "tiles_left": ("Tiles to build", "Noch zu bauen", "Nog te bouwen"),
        "tile": ("Tile", "Plättchen", "Tegel"),
        "owner": ("Owner", "Besitzer", "Eigenaar"),
        "supply": ("Cubes in supply", "Würfel im Vorrat", "Blokjes in voorraad"),
        "undealt": ("Tiles to come", "Plättchen im Stapel", "Tegels op de stapel"),
        "set_size": ("Tiles in hand", "Plättchen auf der Hand", "Tegels in de hand"),
        "looks": ("Sets you have seen", "Gesehene Sätze", "Geziene sets"),
        "x": ("x", "x", "x"),
        "y": ("y", "y", "y"),
    },
}

SEATS: Mapping[str, tuple[str, ...]] = {
    "neom": ("first", "holder"),
    "hamburg": ("crest", "traced"),
    "bruges": ("crest", "traced"),
    "city_tycoon": ("owner", "order"),
}
CLOCK: Mapping[str, tuple[str, ...]] = {
    "neom": ("generation", "round"),
    "hamburg": ("cycle", "phase", "round"),
    "bruges": ("round", "phase", "turn_of_round", "last_round"),
    "city_tycoon": ("round",),
}
HAND: Mapping[str, tuple[str, ...]] = {
    "neom": ("hand",),
    "hamburg": ("drawn", "hand"),
    "bruges": ("drawn", "hand"),
    "city_tycoon": ("set", "kept"),
}
DETAILS: Mapping[str, tuple[str, ...]] = {
    "neom": ("tiles", "stack", "box", "hand_size"),
    "hamburg": (
        "expansions",
        "rate",
        "clergymen",
        "shuffled",
        "tokens_used",
        "exchange_left",
        "peeked",
        "traced",
    ),
    "bruges": ("traced",),
    "city_tycoon": ("looks", "undealt", "set_size"),
}
CELLS: Mapping[str, tuple[str, ...]] = {"neom": CELL_NAMES}


def labels_of(game: str, own: Mapping[str, str], lang: str) -> dict[str, str]:
    """The game's own labels and ours, in one language."""
    place = _LANGUAGES.index(lang)
    same = {field: own[label] for field, label in _SAME.get(game, {}).items() if label in own}
    ours = {field: words[place] for field, words in _OWN.get(game, {}).items()}
    return {**own, **same, **ours}
