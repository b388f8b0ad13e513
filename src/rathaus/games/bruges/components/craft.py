"""The crafts."""

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
    BuildCanal,
    LayHouse,
    Money,
    OnBase,
    Per,
    Points,
    Rule,
    SwapWorkers,
    Workers,
)

CRAFT = persons_of(
    "craft",
    blue(61, "steinmetz", 3, lightning(BuildCanal("free"))),
    blue(62, "ziegler", 3, on_action(Rule("house_free"))),
    blue(63, "zimmermann", 3, worker("brown", Workers("any", 2))),
    brown(64, "faerber", 0, worker("violet", SwapWorkers())),
    brown(65, "schmied", 3, on_action(OnBase("money", ("brown",)), Money(3))),
    brown(66, "toepfer", 6, worker("red", LayHouse(1, pay_worker=True))),
    yellow(67, "dachdecker", 3, worker("blue", Workers("any", 2))),
    yellow(68, "gerber", 6, lightning(Workers("all"))),
    yellow(69, "zunftmeister", 6, laurel(Points(Per(2, "persons", "craft")))),
    red(70, "weber", 3, on_action(OnBase("money", ("red",)), Money(3))),
    red(71, "maurer", 9, lightning(LayHouse(2, pay_worker=False))),
    red(72, "baumeister", 12, passive(Rule("persons_per_house", 2))),
    violet(73, "boettcher", 3, on_action(OnBase("money", ("blue",)), Money(3))),
    violet(74, "goldschmied", 3, laurel(Points(Per(3, "worker_sets")))),
    violet(75, "schreiner", 6, worker("yellow", LayHouse(1, pay_worker=True))),
)
