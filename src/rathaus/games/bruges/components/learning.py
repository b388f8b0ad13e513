"""Learning."""

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
from rathaus.games.bruges.components.vocabulary import (
    Exchange,
    GiveWorker,
    Money,
    OnBase,
    Per,
    PlaceDiscarded,
    Points,
    Recolour,
    Rule,
    Workers,
)

LEARNING = persons_of(
    "learning",
    blue(151, "bibliothekar", 6, lightning(PlaceDiscarded("learning"))),
    blue(152, "philosoph", 6, passive(Rule("double_lightning"))),
    blue(153, "buchdrucker", 9, on_action(Rule("discount", 3))),
    brown(154, "alchemist", 3, lightning(Money(6)), "rulebook"),
    brown(155, "student", 3, laurel(Points(Per(1, "prices", "0|3")))),
    brown(156, "arzt", 6, once_per_round(Workers("any"))),
    yellow(157, "astronom", 3, worker("blue", Money(Per(1, "groups")))),
    yellow(158, "gelehrter", 3, passive(Rule("hand_limit", 6)), "rulebook"),
    yellow(159, "uebersetzer", 3, worker("yellow", Recolour())),
    red(
        160, "apotheker", 0, worker("violet", Exchange(1, GiveWorker("any"), (Money(3), Points(1))))
    ),
    red(161, "kartograf", 3, laurel(Points(Per(1, "canals", every=2)))),
    red(162, "jurist", 6, on_action(Rule("half_price", words=("violet",)))),
    violet(163, "rechenmeister", 3, on_action(OnBase("workers"), Workers("same")), "rulebook"),
    violet(164, "professor", 6, laurel(Points(Per(2, "persons", "learning")))),
    violet(165, "lehrer", 9, worker("brown", Points(Per(1, "persons", "learning")))),
)
