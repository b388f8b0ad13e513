"""Protection."""

from rathaus.games.bruges.components.rows import (
    blue,
    brown,
    laurel,
    lightning,
    on_action,
    once_per_round,
    passive,
    persons_of,
    red,
    violet,
    worker,
    yellow,
)
from rathaus.games.bruges.components.vocabulary import OnBase, Per, Points, ReturnThreat, Rule

PROTECTION = persons_of(
    "protection",
    blue(121, "feuerwaechter", 0, worker("red", ReturnThreat("red", 2))),
    blue(122, "leibwaechter", 3, passive(Rule("immune"))),
    blue(123, "waffenmeister", 3, laurel(Points(Per(1, "threats")))),
    brown(124, "schleusenwaerter", 0, worker("blue", ReturnThreat("blue", 2))),
    brown(125, "festungsbauer", 3, on_action(OnBase("canal"), ReturnThreat("same"))),
    brown(126, "hauptmann", 6, laurel(Points(Per(2, "persons", "protection")))),
    yellow(127, "nachtwaechter", 0, lightning(ReturnThreat("any", 2))),
    yellow(128, "pestarzt", 0, worker("brown", ReturnThreat("brown", 2))),
    yellow(129, "kerkermeister", 9, once_per_round(ReturnThreat("any"))),
    red(130, "buettel", 0, worker("yellow", ReturnThreat("yellow", 2))),
    red(131, "hellebardier", 3, lightning(ReturnThreat("any", 3))),
    red(132, "ritter", 9, passive(Rule("damage_at", 4))),
    violet(133, "stadtwache", 3, on_action(OnBase("threat"), ReturnThreat("same"))),
    violet(134, "soeldner", 6, lightning(ReturnThreat("any", Per(1, "persons")))),
    violet(135, "torwaechter", 6, passive(Rule("avert"))),
)
