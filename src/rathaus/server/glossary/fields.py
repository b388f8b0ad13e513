"""Labels for fields of views that the games themselves have no label for.

A field without any label is a detail: the page shows it last.
"""

from collections.abc import Mapping

from rathaus.games.neom.city import CELL_NAMES

_LANGUAGES = ("en", "de", "nl")

# Fields that say the same as a label of the game.
_SAME: Mapping[str, Mapping[str, str]] = {
    "neom": {"display": "table", "pile": "discard_pile"},
    "hamburg": {"discard": "discard_pile", "markers": "majorities", "parks": "park"},
    "bruges": {"discard": "discard_pile", "piles": "draw_piles", "markers": "majorities"},
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
    },
    "hamburg": {
        "drawn": ("Card drawn", "Gezogene Karte", "Getrokken kaart"),
        "hummels": ("Statues left", "Statuen im Vorrat", "Standbeelden over"),
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
    },
    "city_tycoon": {
        "tile": ("Tile", "Plättchen", "Tegel"),
        "owner": ("Owner", "Besitzer", "Eigenaar"),
        "supply": ("Supply", "Vorrat", "Voorraad"),
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
    "bruges": ("round", "phase"),
    "city_tycoon": ("round",),
}
HAND: Mapping[str, tuple[str, ...]] = {
    "neom": ("hand",),
    "hamburg": ("drawn", "hand"),
    "bruges": ("drawn", "hand"),
    "city_tycoon": ("set", "kept"),
}
DETAILS: Mapping[str, tuple[str, ...]] = {
    "neom": ("tiles", "stack"),
    "hamburg": ("expansions", "rate", "clergymen"),
    "city_tycoon": ("looks", "undealt"),
}
CELLS: Mapping[str, tuple[str, ...]] = {"neom": CELL_NAMES}


def labels_of(game: str, own: Mapping[str, str], lang: str) -> dict[str, str]:
    """The game's own labels and ours, in one language."""
    place = _LANGUAGES.index(lang)
    same = {field: own[label] for field, label in _SAME.get(game, {}).items() if label in own}
    ours = {field: words[place] for field, words in _OWN.get(game, {}).items()}
    return {**own, **same, **ours}
