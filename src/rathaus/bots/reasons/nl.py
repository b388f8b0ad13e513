"""Reasons in Dutch."""

MORE = "ongeveer {points} {one:punt|punten} meer door {what}"
LESS = "maar ongeveer {points} {one:punt|punten} minder door {what}"
RIVALS_LESS = "de anderen kunnen ongeveer {points} {one:punt|punten} minder verwachten"
RIVALS_MORE = "de anderen kunnen ongeveer {points} {one:punt|punten} meer verwachten"
POINT = ","

TERMS = {
    "neom": {
        "printed": "gedrukte punten van je tegels",
        "variable": "tegels die andere tellen of elke ronde werken",
        "homes": "woonwijken",
        "goods": "goederen",
        "money": "munten en inkomen",
        "pollution": "{gain:minder|meer} vervuiling",
        "room": "open wegen om aan te bouwen",
        "power": "{gain:eigen|gebrek aan} stroom",
        "growth": "een grotere stad om op voort te bouwen",
        "cornerstones": "ankergebouwen die nog te bouwen zijn",
        "time": "de rondes die nog komen",
    },
    "hamburg": {
        "scored": "wat je tijdens het spel scoort",
        "cards": "gedrukte punten van je kaarten",
        "effects": "effecten van je kaarten",
        "majorities": "meerderheden",
        "wall": "de stadsmuur en haar standbeelden",
        "clergy": "geestelijken in de kerk",
        "square": "het stadhuisplein",
        "money": "geld",
        "workers": "arbeiders",
        "sites": "vrije bouwplaatsen",
        "hand": "handkaarten",
        "dangers": "{gain:minder|meer} gevaren",
        "time": "de cycli die nog komen",
    },
    "bruges": {
        "scored": "wat je tijdens het spel scoort",
        "cards": "gedrukte punten van je personen",
        "effects": "effecten van je personen",
        "houses": "huizen",
        "majorities": "meerderheden",
        "canals": "kanalen en hun standbeelden",
        "reputation": "het reputatiespoor",
        "money": "guldens",
        "workers": "arbeiders",
        "hand": "handkaarten",
        "dangers": "{gain:minder|meer} dreigingen",
        "time": "de rondes die nog komen",
    },
    "city_tycoon": {
        "scored": "wat je binnenkort scoort",
        "money": "geld",
        "supplies": "leveringen die nog komen",
        "energy": "energie die overblijft",
        "goods": "goederen op voorraad",
    },
}
