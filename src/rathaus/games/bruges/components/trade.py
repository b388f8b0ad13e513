"""Trade."""

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
    Money,
    OnBase,
    OnOther,
    Per,
    Points,
    Steal,
    Workers,
)

TRADE = persons_of(
    "trade",
    blue(46, "gewuerzhaendler", 0, worker("yellow", Money(3))),
    blue(47, "geldwechsler", 6, worker("yellow", Points(1), Money(2))),
    blue(48, "schiffer", 6, passive(OnOther("canal"), Workers("same"))),
    brown(49, "salzhaendler", 0, worker("brown", Money(3))),
    brown(50, "hausierer", 3, lightning(Money(Per(2, "house_colours")))),
    brown(51, "hansekaufmann", 6, on_action(OnBase("money"), Money(2))),
    yellow(52, "tuchhaendler", 0, worker("red", Money(3))),
    yellow(53, "buchhalter", 3, once_per_round(Money(2)), "rulebook"),
    yellow(54, "grosskaufmann", 6, laurel(Points(Per(2, "persons", "trade")))),
    red(55, "pfandleiher", 0, lightning(Money(Per(2, "threat_colours")))),
    red(56, "makler", 3, lightning(Steal("points", 1))),
    red(57, "reeder", 6, worker("red", Points(1), Money(2))),
    violet(58, "weinhaendler", 0, worker("violet", Money(3))),
    violet(59, "kraemer", 3, lightning(Money(Per(2, "persons")))),
    violet(60, "bankier", 6, worker("blue", Points(1), Money(2))),
)
