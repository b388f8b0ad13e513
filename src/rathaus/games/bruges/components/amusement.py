"""Amusement."""

from rathaus.games.bruges.components.rows import (
    at_least,
    at_most,
    blue,
    brown,
    laurel,
    lightning,
    once_per_round,
    persons_of,
    red,
    violet,
    worker,
    yellow,
)
from rathaus.games.bruges.components.vocabulary import (
    ActivateAll,
    Die,
    Discard,
    Draw,
    Exchange,
    GiveWorker,
    Money,
    Per,
    PlaceDiscarded,
    Points,
    Ready,
    Workers,
)

AMUSEMENT = persons_of(
    "amusement",
    blue(31, "spielmann", 0, once_per_round(at_least(Die("blue"), 5), Workers("blue", 2))),
    blue(32, "gaukler", 6, once_per_round(Money("mode_die"))),
    blue(33, "puppenspieler", 6, worker("red", Ready(1))),
    brown(34, "taenzerin", 0, once_per_round(at_least(Die("violet"), 5), Workers("violet", 2))),
    brown(35, "possenreisser", 3, laurel(Points(Per(2, "lightnings")))),
    brown(36, "schausteller", 6, lightning(PlaceDiscarded("amusement"))),
    yellow(37, "kartenspieler", 0, worker("yellow", Draw(2), Discard(2))),
    yellow(38, "akrobat", 6, once_per_round(at_least("dice_sum", 19), Points(2))),
    yellow(39, "wuerfelspieler", 9, worker("any", Money("paid_die"))),
    red(40, "pfeifer", 0, worker("violet", Money(Per(2, "dice", "3|4")))),
    red(41, "wirt", 6, laurel(Points(Per(2, "persons", "amusement")))),
    red(42, "wahrsagerin", 9, worker("blue", Points(Per(1, "persons", "amusement")))),
    violet(43, "bader", 0, lightning(Exchange(5, GiveWorker("distinct"), (Points(1), Money(1))))),
    violet(44, "baerenfuehrer", 3, once_per_round(at_most("dice_sum", 16), Money(5))),
    violet(45, "feuerschlucker", 6, lightning(ActivateAll())),
)
