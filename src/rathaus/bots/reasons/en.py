"""Reasons in English."""

MORE = "about {points} {one:point|points} more from {what}"
LESS = "but about {points} {one:point|points} less from {what}"
RIVALS_LESS = "the others can expect about {points} {one:point|points} less"
RIVALS_MORE = "the others can expect about {points} {one:point|points} more"
POINT = "."

TERMS = {
    "neom": {
        "printed": "the printed points of your tiles",
        "variable": "tiles that count others or work in every round",
        "homes": "neighborhoods of homes",
        "goods": "goods",
        "money": "coins and income",
        "pollution": "{gain:less|more} pollution",
        "room": "open roads to build on",
        "power": "{gain:a|no} power supply",
        "growth": "a larger city to build on",
        "cornerstones": "cornerstones still to be built",
        "time": "the rounds still to come",
    },
    "hamburg": {
        "scored": "what is scored while playing",
        "cards": "the printed points of your cards",
        "effects": "the effects of your cards",
        "majorities": "majorities",
        "wall": "the city wall and its statues",
        "clergy": "clergymen in the church",
        "square": "the town-hall square",
        "money": "money",
        "workers": "workers",
        "sites": "free sites",
        "hand": "cards in hand",
        "dangers": "{gain:fewer|more} dangers",
        "time": "the cycles still to come",
    },
    "bruges": {
        "scored": "what is scored while playing",
        "cards": "the printed points of your persons",
        "effects": "the effects of your persons",
        "houses": "houses",
        "majorities": "majorities",
        "canals": "canals and their statues",
        "reputation": "the reputation track",
        "money": "guilders",
        "workers": "workers",
        "hand": "cards in hand",
        "dangers": "{gain:fewer|more} threats",
        "time": "the rounds still to come",
    },
    "city_tycoon": {
        "scored": "what you score soon",
        "money": "money",
        "supplies": "supplies still to come",
        "energy": "energy to spare",
        "goods": "goods in store",
    },
}
