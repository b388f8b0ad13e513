"""The offices."""

from rathaus.games.bruges.components.rows import (
    blue,
    brown,
    laurel,
    lightning,
    on_action,
    passive,
    persons_of,
    red,
    violet,
    worker,
    yellow,
)
from rathaus.games.bruges.components.vocabulary import (
    Draw,
    Exchange,
    Money,
    OthersDiscard,
    PayMoney,
    Per,
    Points,
    Rule,
    Steal,
    Workers,
)

OFFICES = persons_of(
    "offices",
    blue(16, "marktvogt", 0, worker("red", Money(Per(2, "majorities")))),
    blue(17, "ausrufer", 6, worker("violet", Points(Per(1, "majorities")))),
    blue(18, "deichgraf", 9, on_action(Rule("canal_free"))),
    brown(19, "notar", 0, lightning(Exchange(5, PayMoney(1), (Workers("any"),)))),
    brown(20, "landvogt", 3, worker("yellow", Money(Per(2, "houses", "yellow")))),
    brown(21, "steuereintreiber", 6, lightning(Steal("money", 3))),
    yellow(22, "zensor", 0, lightning(OthersDiscard(1), Draw(2))),
    yellow(23, "gesandter", 3, passive(Rule("advance_discount", 2))),
    yellow(24, "schultheiss", 3, worker("brown", Money(Per(2, "houses", "brown")))),
    red(25, "richter", 3, laurel(Points(Per(2, "majorities")))),
    red(26, "schatzmeister", 3, laurel(Points(Per(1, "guilders", every=3)))),
    red(
        27,
        "buergermeister",
        6,
        laurel(Points(Per(2, "persons", "offices"))),
        "rulebook",
        known="group",
    ),
    violet(28, "ratsherr", 3, worker("violet", Money(Per(2, "persons", "offices"))), known="group"),
    violet(29, "zoellner", 3, worker("blue", Money(Per(2, "houses", "blue")))),
    violet(30, "stadtschreiber", 9, passive(Rule("majority_tie"))),
)
