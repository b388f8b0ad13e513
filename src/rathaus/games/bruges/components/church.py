"""The church."""

from rathaus.games.bruges.components.rows import (
    blue,
    brown,
    exactly,
    laurel,
    lightning,
    passive,
    persons_of,
    red,
    violet,
    worker,
    yellow,
)
from rathaus.games.bruges.components.vocabulary import (
    Money,
    OnOwn,
    OthersLose,
    Per,
    Points,
    ReturnThreat,
    Rule,
    Workers,
    WorkersByDice,
)

CHURCH = persons_of(
    "church",
    blue(91, "gloeckner", 3, worker("blue", WorkersByDice((1, 2)))),
    blue(92, "abt", 6, laurel(Points(Per(2, "persons", "church")))),
    blue(93, "kardinal", 6, laurel(Points(Per(1, "prices", "6|9|12")))),
    brown(94, "begine", 0, lightning(Workers("blue"), Money(3))),
    brown(95, "bischof", 6, laurel(Points(Per(1, "workers", every=2))), "rulebook"),
    brown(96, "domherr", 12, worker("violet", Workers("any"), Points(2))),
    yellow(97, "pilger", 0, lightning(Workers("yellow"), Money(3))),
    yellow(98, "kaplan", 3, passive(Rule("shield", words=("violet",)))),
    yellow(99, "beichtvater", 6, passive(OnOwn("advance"), ReturnThreat("any"))),
    red(100, "nonne", 0, lightning(Workers("violet"), Money(3))),
    red(101, "aebtissin", 3, worker("brown", Money(Per(2, "persons", "church")))),
    red(102, "inquisitor", 3, lightning(OthersLose("field"))),
    violet(103, "moench", 0, lightning(Workers("red"), Money(3))),
    violet(104, "novizin", 0, laurel(exactly(Per(1, "threats"), 0), Points(4))),
    violet(105, "kuester", 6, worker("red", Points(Per(1, "dice", "1|2")))),
)
