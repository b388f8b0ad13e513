"""The nobility."""

from rathaus.games.bruges.components.rows import (
    blue,
    brown,
    laurel,
    lightning,
    once_per_round,
    passive,
    persons_of,
    red,
    violet,
    worker,
    yellow,
)
from rathaus.games.bruges.components.vocabulary import (
    Advance,
    Exchange,
    ExtraAction,
    Money,
    OnOwn,
    PayMoney,
    Per,
    PlaceDiscarded,
    Points,
    TakeBackPersons,
)

NOBILITY = persons_of(
    "nobility",
    blue(1, "freifrau", 0, lightning(TakeBackPersons())),
    blue(2, "erbin", 3, laurel(Points(Per(1, "track_points", every=2)))),
    blue(3, "koenigin", 12, lightning(Advance(3))),
    brown(4, "baron", 3, worker("blue", Money(Per(2, "persons", "nobility")))),
    brown(5, "baronin", 3, once_per_round(Exchange(1, PayMoney(4), (Advance(1),)))),
    brown(6, "herzog", 9, worker("red", ExtraAction("any"))),
    yellow(7, "junker", 3, lightning(ExtraAction("any"))),
    yellow(8, "markgraf", 6, passive(OnOwn("advance"), Points(1))),
    yellow(9, "graf", 9, worker("violet", ExtraAction("any"))),
    red(10, "prinzessin", 6, lightning(PlaceDiscarded("nobility"))),
    red(11, "burggraf", 9, worker("brown", Points(Per(1, "canals", every=2)))),
    red(12, "graefin", 9, once_per_round(Points(1))),
    violet(13, "lehnsherr", 6, laurel(Points(Per(2, "persons", "nobility")))),
    violet(
        14, "fuerst", 9, worker("yellow", ExtraAction("any")), known="colour group price trigger"
    ),
    violet(15, "koenig", 12, laurel(Points(Per(1, "persons")))),
)
