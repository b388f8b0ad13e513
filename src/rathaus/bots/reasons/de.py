"""Reasons in German."""

MORE = "etwa {points} {one:Punkt|Punkte} mehr durch {what}"
LESS = "aber etwa {points} {one:Punkt|Punkte} weniger durch {what}"
RIVALS_LESS = "die anderen können etwa {points} {one:Punkt|Punkte} weniger erwarten"
RIVALS_MORE = "die anderen können etwa {points} {one:Punkt|Punkte} mehr erwarten"
POINT = ","

TERMS = {
    "neom": {
        "printed": "aufgedruckte Punkte deiner Plättchen",
        "variable": "Plättchen, die andere zählen oder in jeder Runde wirken",
        "homes": "Wohngebiete",
        "goods": "Waren",
        "money": "Münzen und Einkommen",
        "pollution": "{gain:weniger|mehr} Umweltbelastung",
        "room": "offene Straßen zum Weiterbauen",
        "power": "{gain:eigenen|fehlenden} Strom",
        "growth": "eine größere Stadt, auf die sich bauen lässt",
        "cornerstones": "Ankergebäude, die noch zu bauen sind",
        "time": "die Runden, die noch kommen",
    },
    "hamburg": {
        "scored": "Wertungen im Lauf des Spiels",
        "cards": "aufgedruckte Punkte deiner Karten",
        "effects": "Wirkungen deiner Karten",
        "majorities": "Mehrheiten",
        "wall": "die Stadtmauer und ihre Statuen",
        "clergy": "Geistliche in der Kirche",
        "square": "den Rathausmarkt",
        "money": "Geld",
        "workers": "Arbeiter",
        "sites": "freie Bauplätze",
        "hand": "Handkarten",
        "dangers": "{gain:weniger|mehr} Gefahren",
        "time": "die Durchgänge, die noch kommen",
    },
    "bruges": {
        "scored": "Wertungen im Lauf des Spiels",
        "cards": "aufgedruckte Punkte deiner Personen",
        "effects": "Wirkungen deiner Personen",
        "houses": "Häuser",
        "majorities": "Mehrheiten",
        "canals": "Kanäle und ihre Statuen",
        "reputation": "die Aufstiegsleiste",
        "money": "Gulden",
        "workers": "Handlanger",
        "hand": "Handkarten",
        "dangers": "{gain:weniger|mehr} Bedrohungen",
        "time": "die Runden, die noch kommen",
    },
    "city_tycoon": {
        "scored": "baldige Wertungen",
        "money": "Geld",
        "supplies": "Versorgungen, die noch kommen",
        "energy": "überschüssige Energie",
        "goods": "Waren im Vorrat",
    },
}
